"""The state of a game: what lies open, and what is hidden."""

from __future__ import annotations

from dataclasses import dataclass

from rules.core import Seat
from rules.rail_line.components import SHEETS, Sheet, Symbols

SIDE, TRACK, PLAY, EXTRA, FINAL, OVER = "side", "track", "play", "extra", "final", "over"
"""The phases."""


@dataclass(frozen=True, slots=True)
class Mark:
    """Goods of a station wait to be marked."""

    symbols: Symbols


@dataclass(frozen=True, slots=True)
class Move:
    """A free move of the local train."""


@dataclass(frozen=True, slots=True)
class Enter:
    """The express goes on into the curve."""


Task = Mark | Move | Enter


@dataclass(frozen=True, slots=True)
class Player:
    """All that lies open before one player."""

    track: int
    """1 to 3; 0: not chosen yet."""
    express: int
    local: int
    marks: tuple[int, ...]
    """Marked boxes by row of the sheet."""
    gained: int
    spent: int
    box_used: bool
    substitutions: int
    """How many have been used."""
    chains: tuple[bool, ...]
    """Sheet 2: which chains have paid their coin."""
    glass_turn: int
    """Sheet 2: the turn in which the glass row was filled; 0: not yet."""
    hand: int
    """How many cards; which ones is hidden."""
    tasks: tuple[Task, ...]
    """What this player's trains still have to do, in order."""

    @property
    def coins(self) -> int:
        return self.gained - self.spent


@dataclass(frozen=True, slots=True)
class Public:
    sheet_number: int
    phase: str
    active: Seat
    turn: int
    acted: bool
    """The extra action of this turn has been taken."""
    ending: str
    """What set the end: "line", "stack", or nothing yet."""
    side: str
    line: tuple[str, ...]
    display: tuple[str, ...]
    stack: int
    discards: tuple[str, ...]
    unused: int
    players: tuple[Player, ...]

    @property
    def sheet(self) -> Sheet:
        return SHEETS[self.sheet_number]

    @property
    def seats(self) -> int:
        return len(self.players)


@dataclass(frozen=True, slots=True)
class Hidden:
    hands: tuple[tuple[str, ...], ...]
    stack: tuple[str, ...]
    """The top card is first."""
    unused: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class State:
    public: Public
    hidden: Hidden
