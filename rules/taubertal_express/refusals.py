"""Refusals, and the checks that several moves share: sites, tiles, stones."""

from __future__ import annotations

from collections.abc import Sequence

from rules.core import Violation, phrase
from rules.taubertal_express import station, supplies
from rules.taubertal_express.components import (
    ALLOWS,
    AT,
    COLOURS,
    COVERS,
    GOOD_OF,
    GOODS_SPACES,
    HALL_PRICE,
    LIGHT_SPACES,
    REGION_OF,
)
from rules.taubertal_express.state import Player, Public

WRONG_PHASE = phrase("E_WRONG_PHASE")
NOT_YOUR_TURN = phrase("E_NOT_YOUR_TURN")
PENDING = phrase("E_PENDING_CHOICE")
SPACE_EMPTY = phrase("E_SPACE_EMPTY")
SITE_TAKEN = phrase("E_SITE_TAKEN")
NO_GOOD = phrase("E_NO_GOOD")
NO_STONE = phrase("E_NO_STONE")
NO_SUPPLY = phrase("E_STONE_SUPPLY")
WRONG_STONES = phrase("E_WRONG_STONES")
NO_ABILITY = phrase("E_NO_ABILITY")
NO_SUCH_TICKET = phrase("E_NO_SUCH_TICKET")


def stones_held(player: Player, colour: str) -> int:
    return player.stones[COLOURS.index(colour)] if len(colour) == 1 and colour in COLOURS else 0


def _on_display(display: Sequence[str], names: Sequence[str], space: str) -> str:
    return display[names.index(space)] if space in names[: len(display)] else ""


def light_tile(p: Public, player: Player, space: str, cover: str) -> Violation | None:
    kind = _on_display(p.light, LIGHT_SPACES, space)
    if not kind:
        return SPACE_EMPTY
    return new_tile(player, kind, cover)


def new_tile(player: Player, kind: str, cover: str) -> Violation | None:
    if station.has_kind(player, kind):
        return phrase("E_DUPLICATE_BUILDING")
    if station.full(player):
        return None if cover in COVERS else phrase("E_CHOOSE_SPACE")
    return phrase("E_MUST_NOT_OVERBUILD_YET") if cover else None


def hall_site(p: Public, player: Player, hall: str, town: str) -> Violation | None:
    if hall in HALL_PRICE and not supplies.halls_left(p.players, hall):
        return phrase("E_SOLD_OUT")
    if town in AT and player.sites[AT[town]]:
        return SITE_TAKEN
    return None if hall in ALLOWS.get(town, ()) else phrase("E_COLOUR_NOT_ALLOWED")


def goods_site(p: Public, player: Player, space: str, town: str) -> Violation | None:
    kind = _on_display(p.goods, GOODS_SPACES, space)
    if not kind:
        return SPACE_EMPTY
    if town in AT and player.sites[AT[town]]:
        return SITE_TAKEN
    return None if kind in ALLOWS.get(town, ()) else phrase("E_KIND_NOT_ALLOWED")


def token_site(p: Public, player: Player, town: str) -> Violation | None:
    """May a good be laid on the player's building there?"""
    kind = player.sites[AT[town]] if town in REGION_OF else ""
    if kind not in GOOD_OF or player.waiting[AT[town]]:
        return phrase("E_NO_MATCHING_BUILDING")
    return None if supplies.good_left(p.players, GOOD_OF[kind]) else NO_GOOD
