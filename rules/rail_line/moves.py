"""The moves."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from rules.core import Action

NONE, BOTH = "none", "both"
"""Words for how much is replaced, besides the code of one symbol."""


def _capitals(move: Action, name: str) -> None:
    """Codes are written in capitals, however they were typed."""
    object.__setattr__(move, name, getattr(move, name).upper())


@dataclass(frozen=True, slots=True)
class Side(Action):
    """Choose the side of the start card."""

    tag: ClassVar[str] = "side"
    side: str

    def __post_init__(self) -> None:
        _capitals(self, "side")


@dataclass(frozen=True, slots=True)
class Track(Action):
    """Choose a track for the whole game."""

    tag: ClassVar[str] = "track"
    track: int


@dataclass(frozen=True, slots=True)
class Play(Action):
    """Lay a track card from hand or display."""

    tag: ClassVar[str] = "play"
    card: str

    def __post_init__(self) -> None:
        _capitals(self, "card")


@dataclass(frozen=True, slots=True)
class Substitute(Action):
    """Take coins instead of symbols about to be marked: none, one symbol's code, or both."""

    tag: ClassVar[str] = "sub"
    replaced: str

    def __post_init__(self) -> None:
        word = self.replaced.lower()
        object.__setattr__(self, "replaced", word if word in (NONE, BOTH) else word.upper())


@dataclass(frozen=True, slots=True)
class Local(Action):
    """A free move of the local train; the symbol is named at a double station only."""

    tag: ClassVar[str] = "local"
    stations: int
    symbol: str = ""

    def __post_init__(self) -> None:
        _capitals(self, "symbol")


@dataclass(frozen=True, slots=True)
class Pass(Action):
    """No extra action."""

    tag: ClassVar[str] = "extra pass"


@dataclass(frozen=True, slots=True)
class PaidLocal(Action):
    """Extra action: move the local train for a coin."""

    tag: ClassVar[str] = "extra local"
    stations: int
    symbol: str = ""

    def __post_init__(self) -> None:
        _capitals(self, "symbol")


@dataclass(frozen=True, slots=True)
class SecondCard(Action):
    """Extra action: lay a second track card for a coin."""

    tag: ClassVar[str] = "extra play"
    card: str

    def __post_init__(self) -> None:
        _capitals(self, "card")


@dataclass(frozen=True, slots=True)
class Discard(Action):
    """Extra action: discard an A card for a coin."""

    tag: ClassVar[str] = "extra discard"
    card: str

    def __post_init__(self) -> None:
        _capitals(self, "card")


@dataclass(frozen=True, slots=True)
class Box(Action):
    """Extra action, once a game: mark a box for two coins."""

    tag: ClassVar[str] = "extra box"
    symbol: str

    def __post_init__(self) -> None:
        _capitals(self, "symbol")


ACTIONS: tuple[type[Action], ...] = (
    Side, Track, Play, Substitute, Local, Pass, PaidLocal, SecondCard, Discard, Box,
)  # fmt: skip
