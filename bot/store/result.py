"""How games have ended and what is thought of people for it. Values only."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from rules.core import Seat

EVERYWHERE = 0
"""In place of a server: all of them."""
OVERALL = ""
"""In place of a game: all of them."""
OLDEST, NEWEST = 1, 2
"""Rulings: by which rules a result counts. Those of version 0.2 and before; those by which games begin now."""
STALE = "ratings-stale"
"""Under this name the store says that rated games are gone on which later ratings rest."""


@dataclass(frozen=True, slots=True)
class Placing:
    """What a game has come to for one tenure of a seat."""

    seat: Seat
    place: int
    """Of the tenure among those of its seat, from 0."""
    person: int | None
    """None: a stand-in, or somebody who has had their data deleted before the end. Below 0: somebody who has since."""
    rank: int | None = None
    """Of the seat, for whom it belongs to: whoever conceded, else who had it at the end. None: for anybody else."""
    score: int | None = None
    """None also where no points were counted."""
    whole: bool = False
    """Had the seat from the first entry to the end."""
    standing: int | None = None
    """The rank among those who are rated; None: not rated."""
    ended: str = ""
    """How the tenure ended."""
    left: int | None = None
    """When somebody left before the end, as far as anybody knows."""
    feats: tuple[str, ...] = ()
    """What the person has earned beside the result."""
    short: bool = False
    """They have not played for long enough: their rank counts only if they have left, and only for themselves."""


@dataclass(frozen=True, slots=True)
class Result:
    """How a table has ended."""

    table: int
    guild: int
    game: str
    options: Mapping[str, str]
    seats: int
    finished: int
    turns: int
    rated: bool
    """It counts for ratings, also after all that has happened."""
    rewound: bool
    """The game went back over what had come out."""
    placings: tuple[Placing, ...] = ()
    """One for each tenure, by seat and place."""
    ruling: int = OLDEST
    """By which rules it counts."""
    cup: int = 0
    """How many people its cup had; 0: it belongs to none."""

    @property
    def ranked(self) -> tuple[Placing, ...]:
        """One for each seat: whom its rank belongs to."""
        return tuple(one for one in self.placings if one.rank is not None)

    def of(self, person: int) -> Placing | None:
        """What somebody has come to; None: they had no seat, or none that was theirs in the end."""
        return next((one for one in self.ranked if one.person == person), None)


@dataclass(frozen=True, slots=True)
class Rating:
    """What is thought of a person after a rated game."""

    guild: int
    """A server; or of all."""
    game: str
    """A game; or over all."""
    person: int
    n: int
    """How many games it rests on."""
    table: int
    mu: int
    """In millionths, like sigma: the same on every machine."""
    sigma: int
    finished: int = field(default=0, compare=False)
    """When that game ended."""


@dataclass(frozen=True, slots=True)
class Answered:
    """A wait that a person ended by moving."""

    table: int
    opened: int
    closed: int
    lapsed: bool
    """The time had run out in it."""
