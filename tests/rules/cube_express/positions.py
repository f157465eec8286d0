"""Positions to start a test from, and moves as one line of text: `play(s, "0 place P01 N2 0", "0 claim")`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from rules import agreement, core, notation
from rules.core import Event, IllegalMove, Seat
from rules.cube_express import centre
from rules.cube_express.atlas import START_MAP
from rules.cube_express.components import HAND, MARKERS, STATIONS, TABLES, TILES, TRACK_TILES
from rules.cube_express.rules import RULES
from rules.cube_express.state import CENTRE, PLACE, SIDE, TRAINS, Hidden, Piece, State

LINE = (
    "P02@N2 r0",
    "S01@N3 r0",
    "C01@N4 r0",
    "S03@N5 r0",
    "P06@N6 r0",
    "S13@N7 r0",
    "P11@N8 r2",
)
"""A line north of blue's start tile with sites on N3, N5 and N7; every site's city is apart from the others."""


def laid(text: str) -> str:
    """`P06@E2 r1` as the atlas reads it."""
    tile, rest = text.split("@")
    cell, rotation = rest.split(" r")
    return f"{tile} {cell} {rotation}"


def pieces(where: Mapping[str, int]) -> tuple[Piece, ...]:
    return tuple(Piece(place, Seat(seat)) for place, seat in where.items())


def position(
    seats: int = 4,
    *tiles: str,
    stations: Mapping[str, int] | None = None,
    owners: Mapping[str, int] | None = None,
    passengers: Mapping[str, int] | None = None,
    first: Mapping[str, int] | None = None,
    later: tuple[tuple[str, int], ...] = (),
    bids: tuple[tuple[int, ...], ...] | None = None,
    hands: Mapping[int, tuple[str, ...]] | None = None,
    stack: int | None = None,
    players: Mapping[int, Mapping[str, Any]] | None = None,
    options: Mapping[str, str] | None = None,
    **public: Any,
) -> State:
    """A consistent position: tiles not named lie in hands and stack, markers not named in the reserves."""
    start = RULES.setup(seats, agreement.complete(RULES, options or {}), 1).public
    map_ = (*START_MAP, *(laid(tile) for tile in tiles))
    given = dict(hands or {})
    taken = {text.split()[0] for text in map_} | {tile for hand in given.values() for tile in hand}
    display = public.pop("display", None)
    taken |= set(display or ())
    free = [t for t in TRACK_TILES if TILES[t].set in TABLES[seats].sets and t not in taken]
    shown = display or tuple(free.pop(0) for _ in range(4))
    dealt = tuple(given.get(seat) or tuple(free.pop(0) for _ in range(HAND)) for seat in range(seats))
    size = len(free) if stack is None else stack
    on_map = start.stations + pieces(stations or {})
    table = replace(
        start,
        map=map_,
        stations=on_map,
        owners=pieces(owners or {}),
        passengers=pieces(passengers or {}),
        first=pieces(first or {}),
        later=tuple(Piece(cell, Seat(seat)) for cell, seat in later),
        bids=bids or start.bids,
        display=shown,
        hands=tuple(len(hand) for hand in dealt),
        stack=size,
        phase=PLACE,
    )
    boards = []
    for seat, player in enumerate(start.players):
        built = sum(piece.seat == seat for piece in on_map)
        changes = dict((players or {}).get(seat, {}))
        player = replace(player, stations=STATIONS - built, **changes)
        if "reserve" not in changes:
            player = replace(player, reserve=0)
            player = replace(player, reserve=MARKERS - markers(replace(table, players=(player,) * seats), seat))
        boards.append(player)
    table = replace(table, players=tuple(boards), **public)
    if table.phase == TRAINS and "points" not in public:
        table = replace(table, points=table.player.level)
    return State(table, Hidden(dealt, tuple(reversed(free[:size])), ()))


def markers(public: Any, seat: int) -> int:
    """All markers of a player, wherever they lie (INV-1)."""
    player = public.players[seat]
    on_map = (*public.owners, *public.passengers, *public.first, *public.later)
    return (
        player.reserve
        + player.dividends
        + player.stored
        + len(player.dollars)
        + sum(piece.seat == seat for piece in on_map)
        + sum(row[seat] for row in public.bids)
    )


def centre_open(state: State, cell: str) -> State:
    """As if the active player had just laid the tile on a cell."""
    return replace(state, public=replace(state.public, phase=CENTRE, placed=cell))


def side_open(state: State, cell: str) -> State:
    """As if a train had just entered a tile that can be used."""
    return replace(state, public=replace(state.public, phase=SIDE, entered=cell))


def trains_off(state: State) -> State:
    return replace(state, public=centre.trains_off(state.public))


def told(s: State, move: str) -> tuple[State, tuple[Event, ...]]:
    """The state after a move, and what happened."""
    seat, text = move.split(maxsplit=1)
    action = notation.read(RULES, text)
    core.judge(RULES, s, Seat(int(seat)), action)
    step = RULES.apply(s, Seat(int(seat)), action)
    return step.state, step.events


def play(s: State, *moves: str) -> State:
    for move in moves:
        s, _ = told(s, move)
    return s


def refusal(s: State, move: str) -> str:
    """The code a move is refused with; "" if it is accepted. A refused move changes nothing."""
    try:
        play(s, move)
    except IllegalMove as refused:
        return refused.why.key
    return ""


def why(s: State, move: str) -> core.Violation | None:
    seat, text = move.split(maxsplit=1)
    return RULES.check(s, Seat(int(seat)), notation.read(RULES, text))


def offered(s: State, seat: int = 0) -> list[str]:
    return [notation.notation(a) for a in core.legal(RULES, s, Seat(seat))]


def pass_turn(s: State) -> State:
    """Let the active player play the shortest turn there is."""
    seat, turn = s.public.active, RULES.turn(s)
    while RULES.turn(s) == turn:
        moves = core.legal(RULES, s, seat)
        wanted = {"place": "place", "discard": "discard", "store": "drop", "payment": "pay"}
        tag = wanted.get(s.public.phase, "market" if s.public.market else "finish")
        s = RULES.apply(s, seat, next(move for move in moves if move.tag == tag)).state
    return s


def cities(s: State) -> dict[frozenset[str], int]:
    """Houses of each city -> its size; roads without houses left out."""
    return {frozenset(city.houses): city.size for city in s.public.atlas.cities.values() if city.houses}
