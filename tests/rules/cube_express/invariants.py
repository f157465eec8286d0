"""SPEC.md section 9 as code: the invariants that can be seen on one state."""

from __future__ import annotations

from rules.core import Action
from rules.cube_express import stores
from rules.cube_express.cells import around, opposite
from rules.cube_express.components import BACK, BIDS, HAND, MARKERS, STATIONS, TABLES, TILES, TOKENS, TOP, TRACK_TILES
from rules.cube_express.faces import rotations
from rules.cube_express.moves import Decline, Place, Skip
from rules.cube_express.placing import shown
from rules.cube_express.state import MARKET, OVER, PLACE, SIDE, TRAINS, State
from tests.rules.cube_express.positions import markers


def conserved(s: State) -> object:
    """INV-1 and INV-7: all markers of each player, all tiles in use, each once."""
    public, hidden = s.public, s.hidden
    tiles = [text.split()[0] for text in public.map[5:] if not text.startswith(BACK)]
    tiles += [tile for hand in hidden.hands for tile in hand] + [tile for tile in public.display if tile]
    tiles += [*hidden.stack, *hidden.face_down]
    return tuple(markers(public, seat) for seat in range(public.seats)), tuple(sorted(tiles))


def violated(s: State) -> list[str]:
    public, found = s.public, []
    map_ = public.atlas
    totals, tiles = conserved(s)  # type: ignore[misc]
    used = sorted(tile for tile in TRACK_TILES if TILES[tile].set in TABLES[public.seats].sets)
    if set(totals) != {MARKERS} or any(
        min(player.reserve, player.dividends, *player.stores) < 0 for player in public.players
    ):
        found.append("INV-1")
    if public.neutral != (3 if public.seats == 2 else 0):
        found.append("INV-2")
    if any(
        sum(piece.seat == seat for piece in public.stations) + player.stations != STATIONS or not 1 <= player.level <= 6
        for seat, player in enumerate(public.players)
    ):
        found.append("INV-3")
    stations = {piece.place for piece in public.stations}
    if len(public.station_cities()) != len(stations) or any(
        other in stations for cell in stations for _, other in around(cell)
    ):
        found.append("INV-4")
    hosts, houses = public.station_cities(), [piece.place for piece in public.passengers]
    printed = {house for city in map_.cities.values() for house in city.houses}
    if len(set(houses)) != len(houses) or any(h not in printed or map_.at[h] not in hosts for h in houses):
        found.append("INV-5")
    if list(tiles) != used:
        found.append("INV-7")
    active = public.hands[public.active]
    others = [count for seat, count in enumerate(public.hands) if seat != public.active]
    if public.phase == PLACE and (active != HAND or any(count not in (HAND - 1, HAND) for count in others)):
        found.append("INV-8")
    if public.phase in (PLACE, MARKET) and "" in public.display:
        found.append("INV-8")
    if tuple(len(hand) for hand in s.hidden.hands) != public.hands or len(s.hidden.stack) != public.stack:
        found.append("counts")
    if not _agreed(s) or not _connected(s):
        found.append("INV-9")
    turns = [player.turns for player in public.players]
    if max(turns) > 8 or (public.phase == OVER and len(set(turns)) > 1):
        found.append("INV-10")
    if any(not 0 <= player.stock <= TOP for player in public.players):
        found.append("INV-13")
    if any(player.tokens > 2 for player in public.players) or sum(p.tokens for p in public.players) > TOKENS:
        found.append("INV-14")
    if any(count > BIDS for row in public.bids for count in row):
        found.append("INV-15")
    if public.phase in (PLACE, OVER) and any(player.stored > player.level for player in public.players):
        found.append("INV-16")
    if (public.phase == SIDE) != bool(public.entered) or public.points and public.phase not in (SIDE, TRAINS):
        found.append("side action")
    if public.phase == "store" and not stores.excess(public):
        found.append("store check")
    return found


def _agreed(s: State) -> bool:
    cells = s.public.atlas.cells
    return all(
        (side in face.rails) == (opposite(side) in cells[other].rails)
        for cell, face in cells.items()
        for side, other in around(cell)
        if other in cells
    )


def _connected(s: State) -> bool:
    cells = s.public.atlas.cells
    seen, ahead = {"0"}, ["0"]
    while ahead:
        cell = ahead.pop()
        for side, other in around(cell):
            if side in cells[cell].rails and other in cells and other not in seen:
                seen.add(other)
                ahead.append(other)
    return seen == set(cells)


def respelled(action: Action) -> bool:
    """A tile that looks the same turned otherwise is offered in one of its rotations only.

    Declining what was not opened changes nothing: version 1 opened it, and its logs are played again.
    """
    turned = isinstance(action, Place) and action.rotation not in rotations(shown(action.tile))
    return turned or isinstance(action, Decline | Skip)
