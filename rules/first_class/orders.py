"""Standing orders: answers a player leaves behind, and those that the house gives for everybody."""

from __future__ import annotations

from collections.abc import Mapping

from rules.core import PLAN, Action, Seat
from rules.first_class import coins, plans, routes, trains, turns
from rules.first_class.cards import Symbol
from rules.first_class.moves import AddCar, Both, CoinPoint, Coins, Conductor, Done, Loco, Mail, Pass, Points, Upgrade
from rules.first_class.state import SCORING, Player, Public, Source
from rules.first_class.view import View

ORDERS: Mapping[str, tuple[str, ...]] = {
    "resolve": ("full",),
    "scoring": ("full",),
    "draft": ("valuable", "wagons", "locomotives", "conductors"),
    "start-bonus": ("upper", "lower", "upgrade", "skip"),
    "mail": ("loco", "upgrade", "conductor", "coins"),
    "overflow": ("points", "skip"),
    "after": ("pass",),
}
HOUSE: Mapping[str, str] = {"resolve": "full", "scoring": "full", "draft": "valuable"}
"""Where nobody loses by it: demands are all "at least", and in the draft nothing of a card counts but its value."""
_RANKINGS = {
    "valuable": plans.CLASSES,
    "wagons": ("W2", "W1"),
    "locomotives": ("L3", "L2"),
    "conductors": ("C3", "C2"),
}
_MAILS = {"loco": "M-LOCO", "upgrade": "M-UP", "conductor": "M-COND", "coins": "M-COIN"}


def obey(v: View, seat: Seat, key: str, order: str, options: tuple[Action, ...]) -> Action | None:
    if order.startswith(PLAN):
        answer = plans.kept(order.removeprefix(PLAN).split(), v, seat, key, options)
        return _without_choice(v.public, seat, options) if answer is None and key == "scoring" else answer
    match key, order:
        case "draft", name:
            return plans.drafted(_RANKINGS[name], options)
        case "resolve" | "scoring", "full":
            return _without_choice(v.public, seat, options)
        case "start-bonus", "upper":
            wanted: tuple[Action, ...] = (AddCar("U"),)
        case "start-bonus", "lower":
            wanted = (AddCar("L"),)
        case "start-bonus", "upgrade":
            wanted = (Upgrade(0, "U"), Upgrade(0, "L"))
        case "start-bonus", "skip":
            wanted = (Done(),)
        case "mail", name:
            wanted = (Mail(_MAILS[name]),)
        case "overflow", "points":
            wanted = (CoinPoint(1), CoinPoint(2), CoinPoint(3))
        case "overflow", "skip":
            wanted = (Done(), CoinPoint(1))
        case "after", "pass":
            wanted = (Pass(),)
        case _:
            return None
    return next((action for action in wanted if action in options), None)


def _without_choice(p: Public, seat: Seat, options: tuple[Action, ...]) -> Action | None:
    """Use a symbol wholly if none of the open ones leaves a choice.

    In a scoring coins and contracts may come between two symbols: then only what they cannot make better is used.
    """
    source = p.stack[-1] if p.stack else None
    if not isinstance(source, Source):
        return None
    player = p.players[seat]
    ways = [_whole(player, unit) for unit in source.units]
    number = sum(unit.number for unit in source.units if unit.op == "coins")
    if None in ways or number > coins.free(player.coins):
        return None
    between = p.phase == SCORING and (turns.may_spend_or_fulfil(player) or number > 0)
    for unit, way in zip(source.units, ways, strict=True):
        if way in options and (not between or _unimprovable(player, unit, len(source.units))):
            return way
    return None


def _whole(player: Player, unit: Symbol) -> Action | None:
    """The only way to use all of a symbol; None: there is a choice."""
    match unit.op:
        case "points":
            return Points()
        case "coins":
            return Coins()
        case "loco":
            return Loco()
        case "both":
            return Both()
        case "conductor":
            return _shared(player, unit.number)
        case _:
            return None


def _shared(player: Player, number: int) -> Action | None:
    """Steps in all, where only one division moves as many as can be moved."""
    one, two = (trains.room(train) for train in player.trains)
    if min(one, two) and one + two > number:
        return None
    return Conductor(f"{min(one, number)}/{min(two, number)}")


def _unimprovable(player: Player, unit: Symbol, open_: int) -> bool:
    """Would neither a coin nor a contract before it let a symbol do more?"""
    match unit.op:
        case "points":
            return True
        case "loco":
            return routes.ahead(player) >= unit.number
        case "both":
            return all(trains.room(train) >= unit.number for train in player.trains)
        case "coins":
            return open_ == 1 and not turns.may_spend_or_fulfil(player)
        case _:
            return False
