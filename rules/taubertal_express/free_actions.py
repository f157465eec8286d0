"""The judge of the free actions: everything in a turn but the dice step and open choices."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

from rules.core import Action, Violation, phrase
from rules.taubertal_express import station, supplies, train
from rules.taubertal_express.components import (
    AT,
    COLOURED,
    COLOURS,
    DARK,
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
    PAINT_PRICE,
    TICKETS,
)
from rules.taubertal_express.moves import (
    BuildDark,
    BuildGoods,
    BuildHall,
    BuildLight,
    Deliver,
    End,
    Load,
    Move,
    Paint,
    Reroll,
    Sell,
    Shed,
    Supply,
    TakeTicket,
    Yard,
)
from rules.taubertal_express.refusals import (
    NO_ABILITY,
    NO_GOOD,
    NO_STONE,
    NO_SUCH_TICKET,
    NO_SUPPLY,
    SPACE_EMPTY,
    WRONG_STONES,
    goods_site,
    hall_site,
    light_tile,
    new_tile,
    stones_held,
    token_site,
)
from rules.taubertal_express.state import Player, Public


def _reroll(p: Public, player: Player, a: Reroll) -> Violation | None:
    return None if p.reroll else phrase("E_REROLL_NOT_OFFERED")


def _move(p: Public, player: Player, a: Move) -> Violation | None:
    if a.town not in NEIGHBOURS[player.town]:
        return phrase("E_NOT_ADJACENT")
    return None if stones_held(player, a.colour) else NO_STONE


def _take_ticket(p: Public, player: Player, a: TakeTicket) -> Violation | None:
    ticket = p.open[a.place - 1] if 1 <= a.place <= len(p.open) else ""
    if not ticket:
        return SPACE_EMPTY
    if not supplies.free_for_passengers(player):
        return phrase("E_NO_PASSENGER_WAGON")
    free = TICKETS[ticket].start == player.town
    return None if free or stones_held(player, OPEN_PRICE[a.place - 1]) else NO_STONE


def _build_light(p: Public, player: Player, a: BuildLight) -> Violation | None:
    why = light_tile(p, player, a.space, a.cover)
    if why is None and not supplies.has(player.stones, LIGHT_PRICE[LIGHT_SPACES.index(a.space)]):
        return WRONG_STONES
    return why


def _build_dark(p: Public, player: Player, a: BuildDark) -> Violation | None:
    if a.building not in DARK or not p.dark[DARK.index(a.building)]:
        return phrase("E_SOLD_OUT")
    why = new_tile(player, a.building, a.cover)
    if why is None and player.coins < station.dark_price(player, a.building):
        return phrase("E_NO_COINS")
    return why


def _build_hall(p: Public, player: Player, a: BuildHall) -> Violation | None:
    why = hall_site(p, player, a.hall, a.town)
    return WRONG_STONES if why is None and not supplies.has(player.stones, HALL_PRICE[a.hall]) else why


def _build_goods(p: Public, player: Player, a: BuildGoods) -> Violation | None:
    why = goods_site(p, player, a.space, a.town)
    if why is None and not supplies.has(player.stones, GOODS_PRICE[GOODS_SPACES.index(a.space)]):
        return WRONG_STONES
    return why


def _supply(p: Public, player: Player, a: Supply) -> Violation | None:
    why = token_site(p, player, a.town)
    if why is None and not stones_held(player, GOOD_COLOUR[GOOD_OF[player.sites[AT[a.town]]]]):
        return NO_STONE
    return why


def _load(p: Public, player: Player, a: Load) -> Violation | None:
    if not train.good_here(player):
        return phrase("E_NOTHING_HERE")
    if sum(player.cargo) >= supplies.cargo_places(player):
        return phrase("E_NO_FREIGHT_SPACE")
    return phrase("E_NO_WORKER") if player.used >= player.hired else None


def _deliver(p: Public, player: Player, a: Deliver | Sell) -> Violation | None:
    if a.ticket not in player.tickets:
        return NO_SUCH_TICKET
    if a.ticket not in player.aboard:
        return phrase("E_NOT_ABOARD")
    return None if TICKETS[a.ticket].destination == player.town else phrase("E_NOT_DESTINATION")


def _sell(p: Public, player: Player, a: Sell) -> Violation | None:
    why = _deliver(p, player, a)
    if why is not None:
        return why
    if not TICKETS[a.ticket].long_stop:
        return phrase("E_NO_LONG_STOP")
    return None if sum(player.cargo) else phrase("E_NOTHING_TO_SELL")


def _paint(p: Public, player: Player, a: Paint) -> Violation | None:
    if "lackiererei" not in player.station:
        return NO_ABILITY
    if len(a.colour) == 1 and a.colour in COLOURS and not supplies.stone_left(p.players, COLOURS.index(a.colour)):
        return NO_SUPPLY
    if len(a.colour) != 1 or a.colour not in COLOURED:
        return phrase("E_WRONG_COLOUR")
    return None if supplies.has(player.stones, PAINT_PRICE) else WRONG_STONES


def _yard(p: Public, player: Player, a: Yard) -> Violation | None:
    if "umschlagplatz" not in player.station:
        return NO_ABILITY
    if p.yard_used:
        return phrase("E_USED_THIS_TURN")
    if len(a.colour) != 1 or a.colour not in COLOURED:
        return phrase("E_WRONG_COLOUR")
    return None if stones_held(player, a.colour) else NO_STONE


def _shed(p: Public, player: Player, a: Shed) -> Violation | None:
    if "gueterschuppen" not in player.station:
        return NO_ABILITY
    if a.good not in GOODS or not supplies.good_left(p.players, a.good):
        return NO_GOOD
    return None if stones_held(player, GOOD_COLOUR[a.good]) else NO_STONE


def _end(p: Public, player: Player, a: End) -> Violation | None:
    return None if p.stepped else phrase("E_DICE_FIRST")


FREE = cast(
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
