"""The one judge: every refusal, in the order of the table of section 5.14."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, cast

from rules.core import Action, Phrase, Seat, Violation
from rules.taubertal_express import station, supplies, train
from rules.taubertal_express.components import (
    ALLOWS,
    AT,
    BUILDER,
    COLOURED,
    COLOURS,
    DARK,
    DRIVER,
    GOOD_COLOUR,
    GOOD_OF,
    GOODS,
    GOODS_PRICE,
    GOODS_SPACES,
    HALL_PRICE,
    LIGHT_PRICE,
    LIGHT_SPACES,
    NEIGHBOURS,
    OPEN_PRICE,
    REGION_OF,
    STATION_MASTER,
    STOREKEEPER,
    TICKETS,
    TRAVELLERS,
)
from rules.taubertal_express.desk import active, black, has, total
from rules.taubertal_express.dice import joker_areas
from rules.taubertal_express.moves import (
    ANSWERS,
    BuildDark,
    BuildGoods,
    BuildHall,
    BuildLight,
    Couple,
    Deliver,
    Discard,
    Driver,
    End,
    Hire,
    Joker,
    Keep,
    Load,
    MasterBuilder,
    Move,
    Office,
    Paint,
    PlaceGood,
    Reroll,
    Return,
    Sell,
    Shed,
    StationMaster,
    Store,
    Storekeeper,
    Supply,
    Take,
    TakeTicket,
    ThreeStones,
    Travellers,
    Unload,
    Yard,
)
from rules.taubertal_express.state import DRAFT, HIRE, OVER, SETUP, TURN, Player, Public, State

AREA_OF: dict[type[Action], int] = {
    Driver: DRIVER,
    StationMaster: STATION_MASTER,
    Storekeeper: STOREKEEPER,
    Travellers: TRAVELLERS,
    MasterBuilder: BUILDER,
}
_TASK_OF: dict[type[Action], str] = {kind: task for task, kind in ANSWERS.items()}


def _no(key: str, **data: str | int) -> Violation:
    return Phrase(key, tuple(data.items()))


WRONG_PHASE = _no("E_WRONG_PHASE")
NOT_YOUR_TURN = _no("E_NOT_YOUR_TURN")
PENDING = _no("E_PENDING_CHOICE")
SPACE_EMPTY = _no("E_SPACE_EMPTY")
SITE_TAKEN = _no("E_SITE_TAKEN")
NO_GOOD = _no("E_NO_GOOD")
NO_STONE = _no("E_NO_STONE")
NO_SUPPLY = _no("E_STONE_SUPPLY")
WRONG_STONES = _no("E_WRONG_STONES")
NO_ABILITY = _no("E_NO_ABILITY")
NO_SUCH_TICKET = _no("E_NO_SUCH_TICKET")


def check(s: State, seat: Seat, a: Action) -> Violation | None:
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
    if seat != active(p):
        return NOT_YOUR_TURN
    if p.stack:
        return PENDING
    if type(a) in AREA_OF or type(a) is ThreeStones:
        return _dice_step(p, p.players[seat], a)
    return _FREE[type(a)](p, p.players[seat], a)


def _keep(s: State, seat: Seat, a: Keep) -> Violation | None:
    p = s.public
    if p.phase != DRAFT:
        return WRONG_PHASE
    if seat != active(p):
        return NOT_YOUR_TURN
    player = p.players[seat]
    if a.ticket and a.ticket not in s.hidden.hand:
        return _no("E_NOT_IN_HAND")
    if not a.ticket:
        return _no("E_MUST_TAKE_TICKET")
    if supplies.free_for_passengers(player):
        return NO_SUCH_TICKET if a.instead else None
    if a.instead == a.ticket:
        return _no("E_CANNOT_DROP_NEW")
    return NO_SUCH_TICKET if a.instead not in player.tickets else None


def _hire(p: Public, seat: Seat, a: Hire) -> Violation | None:
    if p.phase != HIRE:
        return WRONG_PHASE
    if seat not in p.hiring:
        return NOT_YOUR_TURN
    if not 0 <= a.workers <= supplies.worker_places(p.players[seat]):
        return _no("E_TOO_MANY_WORKERS")
    return None


# Choices on the stack


def _answer(p: Public, seat: Seat, task: str, a: Action) -> Violation | None:
    if p.phase not in (SETUP, TURN) or not p.stack:
        return WRONG_PHASE
    if seat != active(p):
        return NOT_YOUR_TURN
    frame = p.stack[-1]
    if frame.task != task:
        return PENDING
    player = p.players[seat]
    match a:
        case Joker(area):
            return None if area in joker_areas(p.dice) else _no("E_BAD_JOKER")
        case Return(colour, count):
            due = supplies.surplus(player)
            return None if 1 <= count <= min(due, _stones(player, colour)) else WRONG_STONES
        case Unload(good):
            return None if good in station.loaded_kinds(player) else _no("E_NOTHING_HERE")
        case Take(stone, stones):
            return _choice(p, stone + stones, frame.number)
        case Discard(ticket):
            return None if not ticket or ticket in player.tickets else NO_SUCH_TICKET
        case Office(hall, town):
            return _hall_site(p, player, hall, town)
        case PlaceGood(town):
            return _token(p, player, town) if town else None
        case Couple(wagon):
            fits = wagon in ("passenger", "worker") and supplies.wagons_left(p.players, wagon) > 0
            return None if fits else _no("E_WAGON_SOLD_OUT")
        case Store(good):
            return None if good in GOODS and supplies.good_left(p.players, good) else NO_GOOD
        case _:
            raise TypeError(a)


def _stones(player: Player, colour: str) -> int:
    return player.stones[COLOURS.index(colour)] if len(colour) == 1 and colour in COLOURS else 0


def _choice(p: Public, chosen: str, due: int) -> Violation | None:
    """A free choice of `due` stones, or of all that are left if there are fewer (RU-5, RU-12)."""
    left = supplies.stones_left(p.players)
    if any(chosen.count(colour) > count for colour, count in zip(COLOURS, left, strict=True)):
        return NO_SUPPLY
    if len(chosen) != min(due, sum(left)) or any(colour not in COLOURS for colour in chosen):
        return WRONG_STONES
    return None


# The dice step


def _dice_step(p: Public, player: Player, a: Action) -> Violation | None:
    if p.stepped:
        return _no("E_DICE_DONE")
    area = AREA_OF.get(type(a))
    if area is not None and not p.dice[area]:
        return _no("E_AREA_EMPTY")
    match a:
        case Driver(stones):
            return _choice(p, stones, 2)
        case ThreeStones(stone, stones):
            return _choice(p, stone + stones, 3)
        case StationMaster(space, cover):
            return _light(p, player, space, cover) if space or cover else None
        case Storekeeper(space, town):
            return _goods_site(p, player, space, town) if space or town else None
        case MasterBuilder(hall, town):
            return _hall_site(p, player, hall, town) if hall or town else None
        case _:
            return None


# Sites


def _on_display(display: Sequence[str], names: Sequence[str], space: str) -> str:
    return display[names.index(space)] if space in names[: len(display)] else ""


def _light(p: Public, player: Player, space: str, cover: str) -> Violation | None:
    kind = _on_display(p.light, LIGHT_SPACES, space)
    if not kind:
        return SPACE_EMPTY
    return _new_tile(player, kind, cover)


def _new_tile(player: Player, kind: str, cover: str) -> Violation | None:
    if station.has_kind(player, kind):
        return _no("E_DUPLICATE_BUILDING")
    if station.full(player):
        return None if cover in _SPACES else _no("E_CHOOSE_SPACE")
    return _no("E_MUST_NOT_OVERBUILD_YET") if cover else None


_SPACES = frozenset(str(space) for space in range(1, 9))


def _hall_site(p: Public, player: Player, hall: str, town: str) -> Violation | None:
    if hall in HALL_PRICE and not supplies.halls_left(p.players, hall):
        return _no("E_SOLD_OUT")
    if town in AT and player.sites[AT[town]]:
        return SITE_TAKEN
    return None if hall in ALLOWS.get(town, ()) else _no("E_COLOUR_NOT_ALLOWED")


def _goods_site(p: Public, player: Player, space: str, town: str) -> Violation | None:
    kind = _on_display(p.goods, GOODS_SPACES, space)
    if not kind:
        return SPACE_EMPTY
    if town in AT and player.sites[AT[town]]:
        return SITE_TAKEN
    return None if kind in ALLOWS.get(town, ()) else _no("E_KIND_NOT_ALLOWED")


def _token(p: Public, player: Player, town: str) -> Violation | None:
    """May a good be laid on the player's building there?"""
    kind = player.sites[AT[town]] if town in REGION_OF else ""
    if kind not in GOOD_OF or player.waiting[AT[town]]:
        return _no("E_NO_MATCHING_BUILDING")
    return None if supplies.good_left(p.players, GOOD_OF[kind]) else NO_GOOD


# Free actions


def _reroll(p: Public, player: Player, a: Reroll) -> Violation | None:
    return None if p.reroll else _no("E_REROLL_NOT_OFFERED")


def _move(p: Public, player: Player, a: Move) -> Violation | None:
    if a.town not in NEIGHBOURS[player.town]:
        return _no("E_NOT_ADJACENT")
    return None if _stones(player, a.colour) else NO_STONE


def _take_ticket(p: Public, player: Player, a: TakeTicket) -> Violation | None:
    ticket = p.open[a.place - 1] if 1 <= a.place <= len(p.open) else ""
    if not ticket:
        return SPACE_EMPTY
    if not supplies.free_for_passengers(player):
        return _no("E_NO_PASSENGER_WAGON")
    free = TICKETS[ticket].start == player.town
    return None if free or _stones(player, OPEN_PRICE[a.place - 1]) else NO_STONE


def _build_light(p: Public, player: Player, a: BuildLight) -> Violation | None:
    why = _light(p, player, a.space, a.cover)
    if why is None and not has(player.stones, LIGHT_PRICE[LIGHT_SPACES.index(a.space)]):
        return WRONG_STONES
    return why


def _build_dark(p: Public, player: Player, a: BuildDark) -> Violation | None:
    if a.building not in DARK or not p.dark[DARK.index(a.building)]:
        return _no("E_SOLD_OUT")
    why = _new_tile(player, a.building, a.cover)
    if why is None and player.coins < station.dark_price(player, a.building):
        return _no("E_NO_COINS")
    return why


def _build_hall(p: Public, player: Player, a: BuildHall) -> Violation | None:
    why = _hall_site(p, player, a.hall, a.town)
    return WRONG_STONES if why is None and not has(player.stones, HALL_PRICE[a.hall]) else why


def _build_goods(p: Public, player: Player, a: BuildGoods) -> Violation | None:
    why = _goods_site(p, player, a.space, a.town)
    if why is None and not has(player.stones, GOODS_PRICE[GOODS_SPACES.index(a.space)]):
        return WRONG_STONES
    return why


def _supply(p: Public, player: Player, a: Supply) -> Violation | None:
    why = _token(p, player, a.town)
    if why is None and not _stones(player, GOOD_COLOUR[GOOD_OF[player.sites[AT[a.town]]]]):
        return NO_STONE
    return why


def _load(p: Public, player: Player, a: Load) -> Violation | None:
    if not train.good_here(player):
        return _no("E_NOTHING_HERE")
    if total(player.cargo) >= supplies.cargo_places(player):
        return _no("E_NO_FREIGHT_SPACE")
    return _no("E_NO_WORKER") if player.used >= player.hired else None


def _deliver(p: Public, player: Player, a: Deliver | Sell) -> Violation | None:
    if a.ticket not in player.tickets:
        return NO_SUCH_TICKET
    if a.ticket not in player.aboard:
        return _no("E_NOT_ABOARD")
    return None if TICKETS[a.ticket].destination == player.town else _no("E_NOT_DESTINATION")


def _sell(p: Public, player: Player, a: Sell) -> Violation | None:
    why = _deliver(p, player, a)
    if why is not None:
        return why
    if not TICKETS[a.ticket].long_stop:
        return _no("E_NO_LONG_STOP")
    return None if total(player.cargo) else _no("E_NOTHING_TO_SELL")


def _paint(p: Public, player: Player, a: Paint) -> Violation | None:
    if "lackiererei" not in player.station:
        return NO_ABILITY
    if len(a.colour) == 1 and a.colour in COLOURS and not supplies.stone_left(p.players, COLOURS.index(a.colour)):
        return NO_SUPPLY
    if len(a.colour) != 1 or a.colour not in COLOURED:
        return _no("E_WRONG_COLOUR")
    return WRONG_STONES if black(player) < 2 else None


def _yard(p: Public, player: Player, a: Yard) -> Violation | None:
    if "umschlagplatz" not in player.station:
        return NO_ABILITY
    if p.yard_used:
        return _no("E_USED_THIS_TURN")
    if len(a.colour) != 1 or a.colour not in COLOURED:
        return _no("E_WRONG_COLOUR")
    return None if _stones(player, a.colour) else NO_STONE


def _shed(p: Public, player: Player, a: Shed) -> Violation | None:
    if "gueterschuppen" not in player.station:
        return NO_ABILITY
    if a.good not in GOODS or not supplies.good_left(p.players, a.good):
        return NO_GOOD
    return None if _stones(player, GOOD_COLOUR[a.good]) else NO_STONE


def _end(p: Public, player: Player, a: End) -> Violation | None:
    return None if p.stepped else _no("E_DICE_FIRST")


_FREE = cast(
    dict[type[Action], Callable[[Public, Player, Any], Violation | None]],
    {
        Reroll: _reroll,
        Move: _move,
        TakeTicket: _take_ticket,
        BuildLight: _build_light,
        BuildDark: _build_dark,
        BuildHall: _build_hall,
        BuildGoods: _build_goods,
        Supply: _supply,
        Load: _load,
        Deliver: _deliver,
        Sell: _sell,
        Paint: _paint,
        Yard: _yard,
        Shed: _shed,
        End: _end,
    },
)
