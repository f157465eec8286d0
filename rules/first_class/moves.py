"""The moves. Field order is the order of choosing."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from rules.core import Action


@dataclass(frozen=True, slots=True)
class Draft(Action):
    """Keep one of the game end cards passed on."""

    tag: ClassVar[str] = "draft"
    card: str


@dataclass(frozen=True, slots=True)
class Execute(Action):
    """Take a card from the display and carry it out; some kinds need a place."""

    tag: ClassVar[str] = "execute"
    card: str
    place: str = ""
    """U3, L2: a car; S0, S1: a stretch of the route; G4: a gap between the trains."""


@dataclass(frozen=True, slots=True)
class Decline(Action):
    """Take a card from the display and waive it for one upgrade of choice."""

    tag: ClassVar[str] = "decline"
    card: str


@dataclass(frozen=True, slots=True)
class TakeTile(Action):
    """Take the start player tile."""

    tag: ClassVar[str] = "tile"


@dataclass(frozen=True, slots=True)
class AddCar(Action):
    """Use a symbol: append a 0-car."""

    tag: ClassVar[str] = "car"
    train: str


@dataclass(frozen=True, slots=True)
class Upgrade(Action):
    """Use a symbol: upgrade the leftmost car of a value."""

    tag: ClassVar[str] = "upgrade"
    value: int
    train: str


@dataclass(frozen=True, slots=True)
class AnyUpgrade(Action):
    """Use an upgrade of choice."""

    tag: ClassVar[str] = "any"
    what: str
    """The value of the car to upgrade, or "new" for a 0-car."""
    train: str


@dataclass(frozen=True, slots=True)
class Both(Action):
    """Use a symbol: move each of the conductors."""

    tag: ClassVar[str] = "both"
    steps: str = ""
    """Upper/lower; nothing: as far as the symbol allows."""


@dataclass(frozen=True, slots=True)
class Conductor(Action):
    """Use a symbol: share steps among the conductors."""

    tag: ClassVar[str] = "conductor"
    steps: str
    """Upper/lower."""


@dataclass(frozen=True, slots=True)
class Loco(Action):
    """Use a symbol: move the locomotive."""

    tag: ClassVar[str] = "loco"
    steps: str = ""
    """Nothing: as far as the symbol allows."""


@dataclass(frozen=True, slots=True)
class Coins(Action):
    """Use a symbol: take its coins."""

    tag: ClassVar[str] = "coins"


@dataclass(frozen=True, slots=True)
class Points(Action):
    """Use a symbol: score its points."""

    tag: ClassVar[str] = "points"


@dataclass(frozen=True, slots=True)
class TakeEnd(Action):
    """Use a symbol: take an open game end card."""

    tag: ClassVar[str] = "end"
    card: str


@dataclass(frozen=True, slots=True)
class ReturnEvidence(Action):
    """Use a symbol: return evidence to the supply."""

    tag: ClassVar[str] = "evidence return"


@dataclass(frozen=True, slots=True)
class GiveEvidence(Action):
    """Use a symbol: hand evidence to another player."""

    tag: ClassVar[str] = "evidence give"
    seat: int


@dataclass(frozen=True, slots=True)
class Suspect(Action):
    """Use a symbol: every other player draws evidence."""

    tag: ClassVar[str] = "evidence draw"


@dataclass(frozen=True, slots=True)
class Token(Action):
    """One of the own evidence tokens that is returned or handed on."""

    tag: ClassVar[str] = "evidence token"
    token: str


@dataclass(frozen=True, slots=True)
class Mail(Action):
    """The mail car that becomes the sixth card of a train."""

    tag: ClassVar[str] = "mail"
    mail: str


@dataclass(frozen=True, slots=True)
class CoinCar(Action):
    """Spend a coin of column 1 for a 0-car."""

    tag: ClassVar[str] = "coin car"
    train: str = ""
    """Nothing: no train is open, the coin has no effect."""


@dataclass(frozen=True, slots=True)
class CoinLoco(Action):
    """Spend a coin of column 2 for a step of the locomotive."""

    tag: ClassVar[str] = "coin loco"


@dataclass(frozen=True, slots=True)
class CoinConductor(Action):
    """Spend a coin of column 2 for a step of a conductor."""

    tag: ClassVar[str] = "coin conductor"
    train: str


@dataclass(frozen=True, slots=True)
class CoinUpgrade(Action):
    """Spend a coin of column 3 for an upgrade of choice."""

    tag: ClassVar[str] = "coin upgrade"
    what: str = ""
    """As for an upgrade of choice; nothing: there is none to be had, the coin has no effect."""
    train: str = ""


@dataclass(frozen=True, slots=True)
class CoinPoint(Action):
    """Spend a coin for a point."""

    tag: ClassVar[str] = "coin point"
    column: int


@dataclass(frozen=True, slots=True)
class CoinEnd(Action):
    """Spend four coins for an open game end card."""

    tag: ClassVar[str] = "coin end"
    card: str
    columns: str = ""
    """The column of each of the four coins, such as 1112; nothing: the lowest columns."""


@dataclass(frozen=True, slots=True)
class Fulfil(Action):
    """Fulfil a contract, passenger, luggage or mechanic."""

    tag: ClassVar[str] = "contract"
    card: str


@dataclass(frozen=True, slots=True)
class UseCity(Action):
    """Scoring: use a bonus city the locomotive has reached."""

    tag: ClassVar[str] = "bonus city"
    city: int


@dataclass(frozen=True, slots=True)
class UseSwitch(Action):
    """Scoring: use a switch."""

    tag: ClassVar[str] = "bonus switch"
    gap: int


@dataclass(frozen=True, slots=True)
class Done(Action):
    """Do without the rest of the symbols, or without the coins there is no room for."""

    tag: ClassVar[str] = "done"


@dataclass(frozen=True, slots=True)
class Pass(Action):
    """End the turn, or step 1 of the scoring."""

    tag: ClassVar[str] = "pass"


UNITS = (
    AddCar,
    Upgrade,
    AnyUpgrade,
    Both,
    Conductor,
    Loco,
    Coins,
    Points,
    TakeEnd,
    ReturnEvidence,
    GiveEvidence,
    Suspect,
)
"""Moves that use a symbol of the open source."""
COIN_ACTIONS = (CoinCar, CoinLoco, CoinConductor, CoinUpgrade, CoinPoint, CoinEnd)
ACTIONS: tuple[type[Action], ...] = (
    Draft,
    Execute,
    Decline,
    TakeTile,
    *UNITS,
    Token,
    Mail,
    *COIN_ACTIONS,
    Fulfil,
    UseCity,
    UseSwitch,
    Done,
    Pass,
)
