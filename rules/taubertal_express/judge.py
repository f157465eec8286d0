"""The one judge: every refusal, in the order of the table of section 5.14."""

from __future__ import annotations

from itertools import product

from rules.core import Action, Seat, Violation, phrase
from rules.taubertal_express import station, supplies
from rules.taubertal_express.components import (
    BUILDER,
    COLOURS,
    DRIVER,
    DRIVER_STONES,
    GOODS,
    NO_DICE_STONES,
    STATION_MASTER,
    STOREKEEPER,
    TRAVELLERS,
)
from rules.taubertal_express.dice import joker_areas
from rules.taubertal_express.free_actions import FREE
from rules.taubertal_express.meaning import incomplete, spelled
from rules.taubertal_express.moves import (
    ANSWERS,
    Couple,
    Discard,
    Driver,
    Hire,
    Joker,
    Keep,
    MasterBuilder,
    Office,
    PlaceGood,
    Return,
    StationMaster,
    Store,
    Storekeeper,
    Take,
    ThreeStones,
    Travellers,
    Unload,
)
from rules.taubertal_express.refusals import (
    NO_GOOD,
    NO_SUCH_TICKET,
    NO_SUPPLY,
    NOT_YOUR_TURN,
    PENDING,
    WRONG_PHASE,
    WRONG_STONES,
    goods_site,
    hall_site,
    light_tile,
    stones_held,
    token_site,
)
from rules.taubertal_express.state import DRAFT, HIRE, OVER, SETUP, TURN, Player, Public, State

AREA_OF: dict[type[Action], int] = {
    Driver: DRIVER,
    StationMaster: STATION_MASTER,
    Storekeeper: STOREKEEPER,
    Travellers: TRAVELLERS,
    MasterBuilder: BUILDER,
}
_CHOICES = {due: frozenset(map("".join, product(COLOURS, repeat=due))) for due in (DRIVER_STONES, NO_DICE_STONES)}
"""So many stones in any colours and order: right wherever the supply has enough of each."""
_TASK_OF: dict[type[Action], str] = {kind: task for task, kind in ANSWERS.items()}


def check(s: State, seat: Seat, a: Action) -> Violation | None:
    """A move that is refused for its spelling alone is judged as it was meant: the reason told is the real one."""
    why = _check(s, seat, a)
    if why is None or why in (WRONG_PHASE, NOT_YOUR_TURN, PENDING):
        return why
    if incomplete(a):
        return phrase("E_INCOMPLETE")
    meant = spelled(a)
    return why if meant == a else _check(s, seat, meant) or why


def _check(s: State, seat: Seat, a: Action) -> Violation | None:
    p = s.public
    if not 0 <= seat < len(p.players):
        return NOT_YOUR_TURN if p.phase != OVER else WRONG_PHASE
    match a:
        case Keep():
            return _keep(s, seat, a)
        case Hire():
            return _hire(p, seat, a)
    task = _TASK_OF.get(type(a))
    if task is not None:
        return _answer(p, seat, task, a)
    if p.phase != TURN:
        return WRONG_PHASE
    if seat != p.active:
        return NOT_YOUR_TURN
    if p.stack:
        return PENDING
    if type(a) in AREA_OF or type(a) is ThreeStones:
        return _dice_step(p, p.players[seat], a)
    return FREE[type(a)](p, p.players[seat], a)


def _keep(s: State, seat: Seat, a: Keep) -> Violation | None:
    p = s.public
    if p.phase != DRAFT:
        return WRONG_PHASE
    if seat != p.active:
        return NOT_YOUR_TURN
    player = p.players[seat]
    if a.ticket and a.ticket not in s.hidden.hand:
        return phrase("E_NOT_IN_HAND")
    if not a.ticket:
        return phrase("E_MUST_TAKE_TICKET")
    if a.instead == a.ticket:
        return phrase("E_CANNOT_DROP_NEW")
    if supplies.free_for_passengers(player):
        return NO_SUCH_TICKET if a.instead else None
    return NO_SUCH_TICKET if a.instead not in player.tickets else None


def _hire(p: Public, seat: Seat, a: Hire) -> Violation | None:
    if p.phase != HIRE:
        return WRONG_PHASE
    if seat not in p.hiring:
        return NOT_YOUR_TURN
    if not 0 <= a.workers <= supplies.worker_places(p.players[seat]):
        return phrase("E_TOO_MANY_WORKERS")
    return None


# Choices on the stack


def _answer(p: Public, seat: Seat, task: str, a: Action) -> Violation | None:
    if p.phase not in (SETUP, TURN) or not p.stack or (p.phase == SETUP and task != "joker"):
        return WRONG_PHASE
    if seat != p.active:
        return NOT_YOUR_TURN
    frame = p.stack[-1]
    if frame.task != task:
        return PENDING
    player = p.players[seat]
    match a:
        case Joker(area):
            return None if area in joker_areas(p.dice) else phrase("E_BAD_JOKER")
        case Return(colour, count):
            due = supplies.surplus(player)
            return None if 1 <= count <= min(due, stones_held(player, colour)) else WRONG_STONES
        case Unload(good):
            return None if good in station.loaded_kinds(player) else phrase("E_NOTHING_HERE")
        case Take(stone, stones):
            return _choice(p, stone + stones, frame.number)
        case Discard(ticket):
            return None if not ticket or ticket in player.tickets else NO_SUCH_TICKET
        case Office(hall, town):
            return hall_site(p, player, hall, town)
        case PlaceGood(town):
            return token_site(p, player, town) if town else None
        case Couple(wagon):
            fits = wagon in ("passenger", "worker") and supplies.wagons_left(p.players, wagon) > 0
            return None if fits else phrase("E_WAGON_SOLD_OUT")
        case Store(good):
            return None if good in GOODS and supplies.good_left(p.players, good) else NO_GOOD
        case _:
            raise TypeError(a)


def _choice(p: Public, chosen: str, due: int) -> Violation | None:
    """A free choice of `due` stones, or of all that are left if there are fewer (RU-5, RU-12)."""
    left = supplies.supply(p.players)
    if due in _CHOICES and chosen in _CHOICES[due] and min(left) >= due:
        return None
    if any(chosen.count(colour) > count for colour, count in zip(COLOURS, left, strict=True)):
        return NO_SUPPLY
    if len(chosen) != min(due, sum(left)) or any(colour not in COLOURS for colour in chosen):
        return WRONG_STONES
    return None


# The dice step


def _dice_step(p: Public, player: Player, a: Action) -> Violation | None:
    if p.stepped:
        return phrase("E_DICE_DONE")
    area = AREA_OF.get(type(a))
    if area is not None and not p.dice[area]:
        return phrase("E_AREA_EMPTY")
    match a:
        case Driver(stones):
            return _choice(p, stones, DRIVER_STONES)
        case ThreeStones(stone, stones):
            return _choice(p, stone + stones, NO_DICE_STONES)
        case StationMaster(space, cover):
            return light_tile(p, player, space, cover) if space or cover else None
        case Storekeeper(space, town):
            return goods_site(p, player, space, town) if space or town else None
        case MasterBuilder(hall, town):
            return hall_site(p, player, hall, town) if hall or town else None
        case _:
            return None
