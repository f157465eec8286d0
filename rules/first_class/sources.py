"""Sources: taking a card, using one of the open symbols, calling on contracts, cities and switches."""

from __future__ import annotations

from rules.core import Action, Seat
from rules.first_class import display, evidence, routes, spending, units
from rules.first_class.cards import PLACED, Symbol
from rules.first_class.components import CARDS, START_TILE
from rules.first_class.moves import (
    AddCar,
    AnyUpgrade,
    Both,
    Coins,
    Conductor,
    Execute,
    GiveEvidence,
    Loco,
    Points,
    ReturnEvidence,
    Suspect,
    TakeEnd,
    Upgrade,
)
from rules.first_class.state import TRAINS, Placed, Source, TileRound
from rules.first_class.work import Work

_OPS: dict[type[Action], str] = {
    AddCar: "car",
    Upgrade: "upgrade",
    AnyUpgrade: "any",
    Both: "both",
    Conductor: "conductor",
    Loco: "loco",
    Coins: "coins",
    Points: "points",
    TakeEnd: "end",
    ReturnEvidence: "return",
    GiveEvidence: "give",
    Suspect: "suspect",
}
_AT_ONCE = (
    "wagon",
    "conductor",
    "loco",
    "celebrity",
    "postcard",
    "deed",
    "alibi",
    "false_trail",
    "coin_card",
    "end_card_action",
)
"""Kinds of cards whose symbols are carried out when the card is executed."""


def unit_for(source: Source, action: Action) -> Symbol | None:
    """The open symbol that a move uses."""
    op = _OPS[type(action)]
    for unit in source.units:
        if unit.op == op and (not isinstance(action, Upgrade) or unit.number == action.value):
            return unit
    return None


def execute(work: Work, seat: Seat, action: Execute) -> None:
    """The card goes where its kind belongs, and its symbols become a source."""
    card, player = CARDS[action.card], work.players[seat]
    work.acted = True
    if card.kind in PLACED:
        display.take(work, seat, "placed", card.id, place=action.place)
        work.change(seat, placed=(*player.placed, Placed(card.id, action.place)))
    else:
        display.take(work, seat, "executed", card.id)
        if card.kind == "route":
            work.change(seat, route=(*player.route, card.id))
        elif card.kind == "contract":
            work.change(seat, contracts=(*player.contracts, card.id))
        else:
            work.change(seat, pile=(*player.pile, card.id))
    if card.evidence:
        evidence.draw(work, seat, card.evidence)
    if card.kind in _AT_ONCE:
        work.begin(seat, card.id, card.symbols)


def decline(work: Work, seat: Seat, card: str) -> None:
    display.take(work, seat, "declined", card)
    work.acted = True
    work.change(seat, pile=(*work.players[seat].pile, card))
    work.begin(seat, "decline", (Symbol("any"),))


def take_tile(work: Work, seat: Seat) -> None:
    """The taker's coins first; the frame below them gives the other seats their bonuses."""
    work.acted = True
    work.taker = seat
    work.change(seat, tiles=work.players[seat].tiles + 1)
    work.tell("tile", seat=seat)
    work.stack.append(TileRound(seat, 1))
    work.begin(seat, "start-tile", START_TILE[0])


def use(work: Work, action: Action) -> None:
    """Use one symbol of the source on top."""
    source = work.stack[-1]
    assert isinstance(source, Source)
    unit = unit_for(source, action)
    assert unit is not None
    at = source.units.index(unit)
    left = () if source.single else (*source.units[:at], *source.units[at + 1 :])
    work.stack[-1] = Source(source.seat, source.name, left, source.single)
    seat = source.seat
    match action:
        case AddCar(train):
            units.add_car(work, seat, TRAINS.index(train))
        case Upgrade(value, train):
            units.upgrade(work, seat, TRAINS.index(train), value)
        case AnyUpgrade(what, train):
            units.upgrade_any(work, seat, what, train)
        case Both(text):
            units.move_conductors(work, seat, spending.steps(text) or (unit.number, unit.number))
        case Conductor(text):
            units.move_conductors(work, seat, spending.steps(text) or (0, 0))
        case Loco(text):
            units.move_loco(work, seat, int(text or unit.number))
        case Coins():
            units.take_coins(work, seat, unit.number)
        case Points():
            units.score_symbol(work, seat, unit.number)
        case TakeEnd(card):
            units.take_end_card(work, seat, card)
        case ReturnEvidence():
            units.hand_on(work, seat, unit.number)
        case GiveEvidence(target):
            units.hand_on(work, seat, unit.number, Seat(target))
        case Suspect():
            units.suspect(work, seat, unit.number)
        case _:
            raise ValueError(action)


def fulfil(work: Work, seat: Seat, card: str) -> None:
    """A contract goes to the pile, a placed card stays face down; the bonus is a source."""
    player = work.players[seat]
    if card in player.contracts:
        rest = tuple(other for other in player.contracts if other != card)
        work.change(seat, contracts=rest, pile=(*player.pile, card))
    else:
        turned = tuple(Placed(p.card, p.place, True) if p.card == card else p for p in player.placed)
        work.change(seat, placed=turned)
    work.tell("fulfilled", seat=seat, card=card)
    work.begin(seat, card, CARDS[card].symbols)


def use_city(work: Work, seat: Seat, city: int) -> None:
    player = work.players[seat]
    found = routes.cities(player.route)[city - 1]
    work.change(seat, used=(*player.used, routes.city_mark(city)))
    work.tell("city", seat=seat, city=found.id, number=city)
    work.begin(seat, found.id, found.bonus)


def use_switch(work: Work, seat: Seat, gap: int) -> None:
    player = work.players[seat]
    card = switch_in(player.placed, gap)
    work.change(seat, used=(*player.used, f"G{gap}"))
    work.tell("switch", seat=seat, card=card, gap=gap)
    work.begin(seat, card, CARDS[card].symbols)


def switch_in(placed: tuple[Placed, ...], gap: int) -> str:
    """The switch lying in a gap; nothing if there is none."""
    return next((p.card for p in placed if p.place == f"G{gap}" and CARDS[p.card].kind == "switch"), "")
