"""The state of a match: what lies open, what is hidden, and the stack of what is still to be done in this turn."""

from __future__ import annotations

from dataclasses import dataclass

from rules.codec import added
from rules.core import Rng, Seat
from rules.taubertal_express.components import NO_GOODS, NO_STONES, START, STATION_SPACES, TOWNS, Goods, Stones

Dice = tuple[int, int, int, int, int]
"""How many dice lie in each area."""

SETUP, DRAFT, HIRE, TURN, OVER = "setup", "draft", "hire", "turn", "over"

EARNED = ("tickets", "sales", "regions", "buildings", "bank", "penalties")
"""Where points came from during the game; a player's points are the sum."""
Earned = tuple[int, int, int, int, int, int]
_NOTHING_BUILT = ("",) * len(TOWNS)
_NOTHING_THERE = (False,) * len(TOWNS)
_EMPTY_STATION = ("",) * STATION_SPACES


@dataclass(frozen=True, slots=True)
class Frame:
    """Something still to be done: a choice the player owes, or a step the game takes by itself."""

    task: str
    number: int = 0
    name: str = ""


@dataclass(frozen=True, slots=True)
class Player:
    """A player's tableau and train: all of it lies open."""

    stones: Stones = NO_STONES
    coins: int = 0
    town: str = START
    earned: Earned = (0, 0, 0, 0, 0, 0)
    tickets: tuple[str, ...] = ()
    aboard: tuple[str, ...] = ()
    """Tickets whose passenger rides along."""
    passenger_wagons: int = 1
    worker_wagons: int = 1
    freight_wagons: int = 0
    hired: int = 0
    used: int = 0
    """Hired workers who are off duty."""
    cargo: Goods = NO_GOODS
    sites: tuple[str, ...] = _NOTHING_BUILT
    """By town: the kind of the goods building or the colour of the wagon hall there."""
    waiting: tuple[bool, ...] = _NOTHING_THERE
    """By town: a good lies on the building, or the hall's wagon has not been collected."""
    station: tuple[str, ...] = _EMPTY_STATION
    """The visible station buildings by space."""
    covered: tuple[str, ...] = ()
    """Station buildings that were built over."""
    kept: tuple[str, ...] = ()
    """Delivered tickets under the tableau (reception hall)."""
    customs: Goods = NO_GOODS
    shed: Goods = NO_GOODS
    regions: tuple[str, ...] = ()
    faced: tuple[int, ...] = ()
    """The dice counts at the player's previous dice step; empty before the first."""

    @property
    def points(self) -> int:
        return sum(self.earned)


@dataclass(frozen=True, slots=True)
class Public:
    """Everything that lies open to all."""

    phase: str
    number: int
    """Of the pass, from 1."""
    round: int
    order: tuple[Seat, ...]
    """Of this pass: the player with the red cap first."""
    at: int
    """Whose place in the order it is, in the draft and in a round."""
    turns: int
    """Turns completed."""
    dice: Dice
    coins: tuple[bool, ...]
    """By area: a coin of the bank lies there."""
    players: tuple[Player, ...]
    track: tuple[tuple[Seat, ...], ...]
    """Pioneer track: by field the markers from the top down."""
    goods: tuple[str, ...]
    """Goods-building display by space."""
    light: tuple[str, ...]
    dark: tuple[int, ...]
    """Dark station buildings on offer, by kind."""
    open: tuple[str, ...]
    """Open tickets by space."""
    discard: tuple[str, ...]
    first: tuple[str, ...]
    """Regions whose first bonus is gone."""
    hiring: tuple[Seat, ...]
    """Who has not hired yet in this pass."""
    stack: tuple[Frame, ...]
    """What is still to be done, the next at the end."""
    reroll: bool
    """The player on turn may roll all dice anew, as the first thing of the turn."""
    stepped: bool
    """The dice step of this turn is taken."""
    yard_used: bool
    stay_paid: bool
    """The signal box has paid for the present stay in Lauda."""
    coal_ready: bool
    """The coal store was in use when the turn began."""
    together: bool = added(2, default=False)
    """All see the tickets of the draft at once and rank them in secret; they are kept in order all the same."""

    @property
    def active(self) -> Seat:
        """Who decides at set-up, in the draft and in a turn."""
        return Seat(1) if self.phase == SETUP else self.order[self.at]


@dataclass(frozen=True, slots=True)
class Hidden:
    """What nobody sees, and the hand of the draft."""

    rng: Rng
    slots: tuple[tuple[str, ...], ...]
    """Tickets of the passes to come, the next pass first."""
    hand: tuple[str, ...]
    draw: tuple[str, ...]
    """The next ticket at the end, as in all piles."""
    light: tuple[str, ...]
    goods: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class State:
    public: Public
    hidden: Hidden
