"""The moves. Field order is the order of choosing."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from rules.core import Action


@dataclass(frozen=True, slots=True)
class Keep(Action):
    """Draft: keep a ticket; `instead` is the ticket on the train that makes room when no wagon is free."""

    tag: ClassVar[str] = "keep"
    ticket: str
    instead: str = ""


@dataclass(frozen=True, slots=True)
class Hire(Action):
    tag: ClassVar[str] = "hire"
    workers: int


@dataclass(frozen=True, slots=True)
class Reroll(Action):
    tag: ClassVar[str] = "reroll"


@dataclass(frozen=True, slots=True)
class Driver(Action):
    """Dice step, area 1: two stones of free choice and two black ones."""

    tag: ClassVar[str] = "dice driver"
    stones: str = ""


@dataclass(frozen=True, slots=True)
class StationMaster(Action):
    """Dice step, area 2: a light station building without paying."""

    tag: ClassVar[str] = "dice station"
    space: str = ""
    cover: str = ""


@dataclass(frozen=True, slots=True)
class Storekeeper(Action):
    """Dice step, area 4: a goods building without paying; up to two goods follow."""

    tag: ClassVar[str] = "dice storekeeper"
    space: str = ""
    town: str = ""


@dataclass(frozen=True, slots=True)
class Travellers(Action):
    """Dice step, area 5: a coin and a black stone."""

    tag: ClassVar[str] = "dice travellers"


@dataclass(frozen=True, slots=True)
class MasterBuilder(Action):
    """Dice step, area 6: a wagon hall without paying."""

    tag: ClassVar[str] = "dice builder"
    hall: str = ""
    town: str = ""


@dataclass(frozen=True, slots=True)
class ThreeStones(Action):
    """Dice step without dice: three stones of free choice."""

    tag: ClassVar[str] = "dice three"
    stone: str = ""
    stones: str = ""


@dataclass(frozen=True, slots=True)
class Move(Action):
    tag: ClassVar[str] = "move"
    town: str
    colour: str


@dataclass(frozen=True, slots=True)
class TakeTicket(Action):
    tag: ClassVar[str] = "ticket"
    place: int


@dataclass(frozen=True, slots=True)
class BuildLight(Action):
    tag: ClassVar[str] = "build light"
    space: str
    cover: str = ""


@dataclass(frozen=True, slots=True)
class BuildDark(Action):
    tag: ClassVar[str] = "build dark"
    building: str
    cover: str = ""


@dataclass(frozen=True, slots=True)
class BuildHall(Action):
    tag: ClassVar[str] = "build hall"
    hall: str
    town: str


@dataclass(frozen=True, slots=True)
class BuildGoods(Action):
    tag: ClassVar[str] = "build goods"
    space: str
    town: str


@dataclass(frozen=True, slots=True)
class Supply(Action):
    """Put a good on an own goods building, for a stone of its colour."""

    tag: ClassVar[str] = "supply"
    town: str


@dataclass(frozen=True, slots=True)
class Load(Action):
    tag: ClassVar[str] = "load"


@dataclass(frozen=True, slots=True)
class Deliver(Action):
    tag: ClassVar[str] = "deliver"
    ticket: str


@dataclass(frozen=True, slots=True)
class Sell(Action):
    """Deliver a passenger and sell all goods aboard."""

    tag: ClassVar[str] = "sell"
    ticket: str


@dataclass(frozen=True, slots=True)
class Paint(Action):
    tag: ClassVar[str] = "paint"
    colour: str


@dataclass(frozen=True, slots=True)
class Yard(Action):
    tag: ClassVar[str] = "yard"
    colour: str


@dataclass(frozen=True, slots=True)
class Shed(Action):
    tag: ClassVar[str] = "shed"
    good: str


@dataclass(frozen=True, slots=True)
class End(Action):
    tag: ClassVar[str] = "end"


@dataclass(frozen=True, slots=True)
class Joker(Action):
    """Choice: where a die with a 3 goes."""

    tag: ClassVar[str] = "choose joker"
    area: int


@dataclass(frozen=True, slots=True)
class Return(Action):
    """Choice: surplus stones go back to the supply."""

    tag: ClassVar[str] = "choose return"
    colour: str
    count: int


@dataclass(frozen=True, slots=True)
class Unload(Action):
    """Choice: the good that goes back when the storehouse was built over."""

    tag: ClassVar[str] = "choose unload"
    good: str


@dataclass(frozen=True, slots=True)
class Take(Action):
    """Choice: the kiosk's three stones."""

    tag: ClassVar[str] = "choose take"
    stone: str = ""
    stones: str = ""


@dataclass(frozen=True, slots=True)
class Discard(Action):
    """Choice: the ticket the police post removes; empty: none."""

    tag: ClassVar[str] = "choose discard"
    ticket: str = ""


@dataclass(frozen=True, slots=True)
class Office(Action):
    """Choice: the wagon hall of the track master's office."""

    tag: ClassVar[str] = "choose office"
    hall: str
    town: str


@dataclass(frozen=True, slots=True)
class PlaceGood(Action):
    """Choice: where one of the storekeeper's goods goes; empty: no more."""

    tag: ClassVar[str] = "choose goods"
    town: str = ""


@dataclass(frozen=True, slots=True)
class Couple(Action):
    """Choice: the wagon from a turquoise hall."""

    tag: ClassVar[str] = "choose couple"
    wagon: str


@dataclass(frozen=True, slots=True)
class Store(Action):
    """Choice: the good that goes onto the customs office."""

    tag: ClassVar[str] = "choose store"
    good: str


DICE_STEPS: tuple[type[Action], ...] = (Driver, StationMaster, Storekeeper, Travellers, MasterBuilder, ThreeStones)
TURN_MOVES: tuple[type[Action], ...] = (
    *DICE_STEPS,
    Reroll,
    Move,
    Deliver,
    Sell,
    Load,
    TakeTicket,
    BuildLight,
    BuildDark,
    BuildHall,
    BuildGoods,
    Supply,
    Paint,
    Yard,
    Shed,
    End,
)
ANSWERS: dict[str, type[Action]] = {
    "joker": Joker,
    "surplus": Return,
    "unload": Unload,
    "kiosk": Take,
    "police": Discard,
    "office": Office,
    "goods": PlaceGood,
    "couple": Couple,
    "customs": Store,
}
"""Task of a choice on the stack to the move that answers it."""
ACTIONS: tuple[type[Action], ...] = (Keep, Hire, *TURN_MOVES, *ANSWERS.values())
