"""The plans: cells, their neighbours, edges, mountains, and the deck that is built on them, in each of its editions."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from rules.black_loco.cards import Card, Face

NOWHERE = -1
GERMANY, BENELUX, USA = "germany", "benelux", "usa"
MAPS = (GERMANY, BENELUX, USA)
EDITIONS = ("1", "2")
"""Of the values that are our own on the cards. A game goes on with those it began with."""
CURRENT = EDITIONS[-1]
"""What new games begin with."""


def plan_id(map_: str, edition: str = EDITIONS[0]) -> str:
    """Under this name a state knows its plan; with the first edition that is the map alone."""
    return map_ if edition == EDITIONS[0] else f"{map_}-{edition}"


@dataclass(frozen=True, slots=True)
class Cell:
    """A base card and its place."""

    id: str
    row: int
    column: int
    around: tuple[int, int, int, int]
    """Index of the neighbour to the N, E, S and W; NOWHERE at the border."""
    edge: int
    """Sides that no track may reach because the plan ends there."""
    stick: int
    """Sides closed by the wooden stick."""
    outward: int
    """Sides where an open track may leave the plan."""
    cls: str
    successors: tuple[str, ...]
    mountain: bool
    name_de: str
    name_en: str

    @property
    def is_track(self) -> bool:
        return self.cls == "track"


@dataclass(frozen=True)
class Plan:
    """One map with everything that never changes during a game on it."""

    id: str
    map: str
    cells: tuple[Cell, ...]
    deck: Mapping[str, Card]
    faces: Mapping[str, Face]
    """By piece, symmetric cards upright only."""
    stacks: tuple[str, ...]
    """Codes of the stacks, in the order of their display."""
    start: frozenset[str]
    """Cells where the game may open."""
    west: frozenset[str]
    """Cells of the West bonus."""
    index: Mapping[str, int] = field(default_factory=dict)
    stack_of: Mapping[str, int] = field(default_factory=dict)
    """Number of a card -> index of its stack."""
    shares: Mapping[str, frozenset[str]] = field(default_factory=dict)
    """Company -> numbers of the track cards with its loco."""

    def __hash__(self) -> int:
        return hash(self.id)

    def __eq__(self, other: object) -> bool:
        return self is other
