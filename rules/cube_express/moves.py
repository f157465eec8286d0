"""The moves of Cube Express. A tile's name followed by `b` means its back."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from rules.core import Action

BACK_MARK = "b"


@dataclass(frozen=True, slots=True)
class Place(Action):
    """Lay a tile from the hand, front or back."""

    tag: ClassVar[str] = "place"
    tile: str
    cell: str
    rotation: int = 0


@dataclass(frozen=True, slots=True)
class Discard(Action):
    """No tile fits: put one out of the game."""

    tag: ClassVar[str] = "discard"
    tile: str


@dataclass(frozen=True, slots=True)
class Collect(Action):
    """Centre of a crossing: dividends for the connected tracks."""

    tag: ClassVar[str] = "collect"


@dataclass(frozen=True, slots=True)
class Bonus(Action):
    """Centre of a factory: one resource."""

    tag: ClassVar[str] = "bonus"


@dataclass(frozen=True, slots=True)
class Claim(Action):
    """Centre of a production site: own it for a dividend."""

    tag: ClassVar[str] = "claim"


@dataclass(frozen=True, slots=True)
class Build(Action):
    """Centre of a station tile: build, paying so many dividends and the rest in passengers."""

    tag: ClassVar[str] = "build"
    dividends: int


@dataclass(frozen=True, slots=True)
class Pay(Action):
    """Name a passenger who pays for the station."""

    tag: ClassVar[str] = "pay"
    house: str


@dataclass(frozen=True, slots=True)
class Decline(Action):
    """Leave the centre action."""

    tag: ClassVar[str] = "decline"


@dataclass(frozen=True, slots=True)
class Go(Action):
    """Drive a train over one side of its tile."""

    tag: ClassVar[str] = "step"
    train: int
    side: str


@dataclass(frozen=True, slots=True)
class Take(Action):
    """Side action of a production site or of the start crossing."""

    tag: ClassVar[str] = "take"


@dataclass(frozen=True, slots=True)
class Board(Action):
    """Side action of a station: put a passenger on a house of its city."""

    tag: ClassVar[str] = "passenger"
    house: str


@dataclass(frozen=True, slots=True)
class Deliver(Action):
    """Side action of a factory; the third marker goes to the goal card of a column, 0 if all are full."""

    tag: ClassVar[str] = "deliver"
    column: int


@dataclass(frozen=True, slots=True)
class Skip(Action):
    """Leave the side action."""

    tag: ClassVar[str] = "skip"


@dataclass(frozen=True, slots=True)
class Burn(Action):
    """A coal for a movement point."""

    tag: ClassVar[str] = "burn"


@dataclass(frozen=True, slots=True)
class Second(Action):
    """Build the second train on a tile with an own station."""

    tag: ClassVar[str] = "second"
    cell: str


@dataclass(frozen=True, slots=True)
class Finish(Action):
    """End the journeys of this turn."""

    tag: ClassVar[str] = "finish"


@dataclass(frozen=True, slots=True)
class Market(Action):
    """Take the tile of a column; "goal": and put a dividend on the goal card above it."""

    tag: ClassVar[str] = "market"
    column: int
    goal: str = ""


@dataclass(frozen=True, slots=True)
class Drop(Action):
    """Put resources above the storage limit back into the reserve."""

    tag: ClassVar[str] = "drop"
    coal: int = 0
    wood: int = 0
    iron: int = 0


@dataclass(frozen=True, slots=True)
class Convert(Action):
    """Two markers of a store for something else."""

    tag: ClassVar[str] = "convert"
    conversion: str


@dataclass(frozen=True, slots=True)
class Sell(Action):
    """Move the disc back for dividends."""

    tag: ClassVar[str] = "sell"
    steps: int


ACTIONS: tuple[type[Action], ...] = (
    Place,
    Discard,
    Collect,
    Bonus,
    Claim,
    Build,
    Pay,
    Decline,
    Go,
    Take,
    Board,
    Deliver,
    Skip,
    Burn,
    Second,
    Finish,
    Market,
    Drop,
    Convert,
    Sell,
)
