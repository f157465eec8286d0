"""The moves. Cards on the plan are written as number and orientation: `605^` upright, `605v` upside down."""

from __future__ import annotations

from dataclasses import dataclass

from rules.core import Action

EB, BE, PM, PASS = "EB", "BE", "PM", "pass"
PAIRS = (EB, BE, PM, PASS)


def _lower(move: Action, *names: str) -> None:
    """Ids are written in small letters, however they were typed."""
    for name in names:
        object.__setattr__(move, name, getattr(move, name).lower())


@dataclass(frozen=True, slots=True)
class Bid(Action):
    """Secretly show a hand card for the first order."""

    tag = "bid"
    card: str


@dataclass(frozen=True, slots=True)
class Pair(Action):
    """Choose the turn's pair of actions: EB, BE, PM or pass."""

    tag = "pair"
    pair: str

    def __post_init__(self) -> None:
        word = self.pair.lower()
        object.__setattr__(self, "pair", word if word == PASS else word.upper())


@dataclass(frozen=True, slots=True)
class Build(Action):
    """Announce a card for a cell; the payment follows, then it is laid."""

    tag = "build"
    cell: str
    piece: str

    def __post_init__(self) -> None:
        _lower(self, "cell", "piece")


@dataclass(frozen=True, slots=True)
class Also(Action):
    """Announce the second track together with the first, before anything is paid."""

    tag = "also"
    cell: str
    piece: str

    def __post_init__(self) -> None:
        _lower(self, "cell", "piece")


@dataclass(frozen=True, slots=True)
class Second(Action):
    """A second track for the card already paid."""

    tag = "second"
    cell: str
    piece: str

    def __post_init__(self) -> None:
        _lower(self, "cell", "piece")


@dataclass(frozen=True, slots=True)
class Share(Action):
    """Announce the purchase of a share; seller is the seat it comes from, or empty for the stacks."""

    tag = "share"
    company: str
    card: str
    seller: str = ""

    def __post_init__(self) -> None:
        _lower(self, "company")


@dataclass(frozen=True, slots=True)
class Pay(Action):
    """One hand card of the price."""

    tag = "pay"
    card: str


@dataclass(frozen=True, slots=True)
class Premium(Action):
    """Initiate the premium payment of a company."""

    tag = "premium"
    company: str

    def __post_init__(self) -> None:
        _lower(self, "company")


@dataclass(frozen=True, slots=True)
class Draw(Action):
    """Take the top card of a stack."""

    tag = "draw"
    stack: str

    def __post_init__(self) -> None:
        object.__setattr__(self, "stack", self.stack.upper())


@dataclass(frozen=True, slots=True)
class Swap(Action):
    """Exchange the position with another seat."""

    tag = "swap"
    seat: int


@dataclass(frozen=True, slots=True)
class Done(Action):
    """End or leave out the current action."""

    tag = "done"


ACTIONS: tuple[type[Action], ...] = (Bid, Pair, Build, Also, Second, Share, Pay, Premium, Draw, Swap, Done)
