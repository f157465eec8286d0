"""The position before the first turn (section 3)."""

from __future__ import annotations

from collections.abc import Mapping

from rules.core import IllegalMove, Rng, Seat, phrase
from rules.cube_express.atlas import ARMS, START_MAP
from rules.cube_express.components import (
    COLUMNS,
    DOLLARS,
    GOALS,
    HAND,
    START_DIVIDENDS,
    START_RESERVE,
    START_STOCK,
    STATIONS,
    TABLES,
    TILES,
    TRACK_TILES,
)
from rules.cube_express.state import PLACE, Hidden, Piece, Player, Public, State
from rules.cube_express.turns import begun

ADJACENT = (0, 1)
"""Arms of two players who chose neighbouring start tiles."""


def arms(seats: int, options: Mapping[str, str]) -> tuple[int, ...]:
    return ADJACENT if seats == len(ADJACENT) and options.get("arms") == "adjacent" else TABLES[seats].arms


def setup(seats: int, options: Mapping[str, str], seed: int) -> State:
    if seats not in TABLES:
        raise IllegalMove(phrase("E_SYNTAX", seats=seats))
    table, rng = TABLES[seats], Rng(seed)
    tiles, rng = rng.shuffled(tile for tile in TRACK_TILES if TILES[tile].set in table.sets)
    goals, rng = rng.shuffled(GOALS)
    hands = tuple(tiles[HAND * seat : HAND * (seat + 1)] for seat in range(seats))
    display, stack = tiles[HAND * seats : HAND * seats + COLUMNS], tiles[HAND * seats + COLUMNS :]
    homes = tuple(ARMS[arm] for arm in arms(seats, options))
    public = Public(
        map=START_MAP,
        arms=arms(seats, options),
        stations=tuple(Piece(home, Seat(seat)) for seat, home in enumerate(homes)),
        owners=(),
        passengers=(),
        first=(),
        later=(),
        goals=goals[:COLUMNS],
        bids=((0,) * seats,) * COLUMNS,
        neutral=table.neutral,
        display=display,
        stack=len(stack),
        hands=(HAND,) * seats,
        taken=((),) * seats,
        face_down=(),
        players=tuple(_player(home) for home in homes),
        active=Seat(0),
        phase=PLACE,
        market=True,
        placed="",
        payment=None,
        entered="",
        points=0,
        moved=(),
        came="",
        end="",
        remaining=0,
    )
    return begun(State(public, Hidden(hands, stack, ())), Seat(0))


def _player(home: str) -> Player:
    return Player(
        reserve=START_RESERVE,
        dividends=START_DIVIDENDS,
        coal=0,
        wood=0,
        iron=0,
        stations=STATIONS - 1,
        stock=START_STOCK,
        dollars=DOLLARS,
        trains=(home, ""),
        tokens=0,
        topped=False,
        turns=0,
    )
