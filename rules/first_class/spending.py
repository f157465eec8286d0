"""Spending coins, and the way two numbers of steps are written."""

from __future__ import annotations

from rules.core import Action, Seat
from rules.first_class import coins, trains, units
from rules.first_class.components import END_PRICE
from rules.first_class.moves import CoinCar, CoinConductor, CoinEnd, CoinLoco, CoinPoint, CoinUpgrade
from rules.first_class.state import TRAINS, Overflow, Train
from rules.first_class.work import Work


def price(action: Action, purse: coins.Purse) -> str:
    """The columns a coin action takes its coins from."""
    match action:
        case CoinCar():
            return "1"
        case CoinLoco() | CoinConductor():
            return "2"
        case CoinUpgrade():
            return "3"
        case CoinPoint(column):
            return str(column)
        case CoinEnd(_, columns):
            return columns or coins.cheapest(purse).ljust(END_PRICE, "1")
        case _:
            raise ValueError(action)


def spend(work: Work, seat: Seat, action: Action) -> None:
    """Pay and carry out one coin action; what it sets off joins the queue."""
    purse = work.players[seat].coins
    columns = price(action, purse)
    work.change(seat, coins=coins.without(purse, columns))
    work.tell("spent", seat=seat, count=len(columns), column=int(columns[-1]))
    if work.stack and isinstance(top := work.stack[-1], Overflow):
        work.stack[-1] = Overflow(top.seat, top.coins, touched=True)
    match action:
        case CoinCar(train) if train:
            units.add_car(work, seat, TRAINS.index(train))
        case CoinLoco():
            units.move_loco(work, seat, 1)
        case CoinConductor(train):
            units.move_conductors(work, seat, (1, 0) if train == TRAINS[0] else (0, 1))
        case CoinUpgrade(what, train) if what:
            units.upgrade_any(work, seat, what, train)
        case CoinPoint():
            work.score(seat, "coins", 1)
            work.tell("coin-point", seat=seat)
        case CoinEnd(card):
            units.take_end_card(work, seat, card)
        case _:
            pass


def steps(text: str) -> tuple[int, int] | None:
    """2/1 as two numbers; None: not readable."""
    upper, slash, lower = text.partition("/")
    if slash and upper.isdecimal() and lower.isdecimal() and len(text) <= 5:
        return int(upper), int(lower)
    return None


def shares(upper: Train, lower: Train, each: int, total: int) -> tuple[str, ...]:
    """Every division of steps that moves something, the longest first."""
    most = min(each, trains.room(upper)), min(each, trains.room(lower))
    pairs = [(u, w) for u in range(most[0], -1, -1) for w in range(most[1], -1, -1) if 0 < u + w <= total]
    pairs.sort(key=lambda pair: -sum(pair))
    return tuple(f"{u}/{w}" for u, w in pairs)
