"""What is printed on the cards: symbols, cities, demands."""

from __future__ import annotations

from dataclasses import dataclass

KINDS = ("wagon", "conductor", "loco")
"""The kinds of base cards that game end cards multiply."""
PLACED = ("celebrity", "postcard", "passenger", "luggage", "switch", "mechanic")
"""Kinds of cards that need a place when they are executed."""
TIED = ("passenger", "luggage", "mechanic")
"""Placed cards that are contracts as well."""


@dataclass(frozen=True, slots=True)
class Symbol:
    """One unit of a source."""

    op: str
    """car, upgrade, any, both, conductor, loco, coins, points, end, return, give or suspect."""
    number: int = 0
    """Value before an upgrade; else steps, coins, points or tokens."""


@dataclass(frozen=True, slots=True)
class City:
    id: str
    points: int = 0
    bonus: tuple[Symbol, ...] = ()


@dataclass(frozen=True, slots=True)
class Demand:
    """What a contract, passenger, luggage, switch or mechanic asks for."""

    type: str
    number: int = 0
    """How many: cards, position, city, count."""
    value: int = 0
    """The lowest car value that counts."""
    values: tuple[int, ...] = ()
    both: bool = False
    of: tuple[Demand, ...] = ()


@dataclass(frozen=True, slots=True)
class Card:
    """An action card."""

    id: str
    stack: int
    kind: str
    symbols: tuple[Symbol, ...] = ()
    """Carried out when executed or placed; the bonus of a contract or switch."""
    demand: Demand | None = None
    cities: tuple[City, ...] = ()
    evidence: int = 0
    minimum: int = 0
    """Lowest car value of a celebrity, lowest gap of a switch or mechanic."""
    points: int = 0
    per_city: bool = False

    @property
    def contract(self) -> bool:
        """Is it fulfilled at contract times?"""
        return self.kind == "contract" or self.kind in TIED


@dataclass(frozen=True, slots=True)
class EndCard:
    id: str
    kind: str
    points: int
    symbols: tuple[Symbol, ...]


@dataclass(frozen=True, slots=True)
class LocomotiveTile:
    id: str
    points: int
    symbols: tuple[Symbol, ...]
