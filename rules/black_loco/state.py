"""The state of a game: what lies open, and the hands."""

from __future__ import annotations

from dataclasses import dataclass

from rules.codec import added, memory
from rules.core import Seat

BID, CHOOSE, BUILD, BUY, PREMIUM, SWAP, OVER = "bid", "choose", "build", "buy", "premium", "swap", "over"
"""Phases: the secret choice before the first round, then the parts of a turn."""
NOBODY = Seat(-1)
BASE = ""
"""What the board holds where the base card still lies."""


@dataclass(frozen=True, slots=True)
class Part:
    """A card announced for a cell."""

    cell: str
    piece: str


@dataclass(frozen=True, slots=True)
class BuildPayment:
    """A build step that is being paid: its cards, the whole price, what is still to pay."""

    parts: tuple[Part, ...]
    price: int
    left: int
    second: bool
    """The part is the second track of an earlier payment: only its mountain surcharge is due."""


@dataclass(frozen=True, slots=True)
class SharePayment:
    """A share that is being paid, to the stacks or to its owner."""

    company: str
    card: str
    seller: Seat
    price: int
    left: int


@dataclass(frozen=True, slots=True)
class WestBonus:
    """The builder takes the top card of a stack at once."""


@dataclass(frozen=True, slots=True)
class Payout:
    """A premium that is being paid out: who takes the next cards, in order."""

    company: str
    total: int
    queue: tuple[Seat, ...]
    closing: bool = added(2, default=False)
    """As it began, all its draws together could make this the last round."""


Pending = BuildPayment | SharePayment | WestBonus | Payout | None


@dataclass(frozen=True, slots=True)
class Public:
    """Everything that lies open on the table."""

    plan: str
    """The map, and the edition of its cards (`plans.plan_id`)."""
    mountains: bool
    length: str
    board: tuple[str, ...]
    """Piece on each cell, in the plan's order of cells."""
    stacks: tuple[tuple[str, ...], ...]
    """Numbers from the top, in the plan's order of stacks."""
    held: tuple[int, ...]
    """Number of hand cards."""
    shares: tuple[tuple[str, ...], ...]
    trophies: tuple[tuple[str, ...], ...]
    position: tuple[int, ...]
    moved: tuple[bool, ...]
    markers: tuple[int, ...]
    """Capital as it was at the last subsidy."""
    has_bid: tuple[bool, ...]
    shown: tuple[str, ...] = ()
    """The cards that fixed the first order, as long as all know that their owners have them."""
    loco: Seat = NOBODY
    round: int = 1
    turns: int = 0
    """Turns completed, the choice of the first order included."""
    phase: str = BID
    active: Seat = NOBODY
    pair: str = ""
    second_open: bool = False
    """A track has just been laid and its companion is still free."""
    premium_used: bool = False
    pending: Pending = None
    west_open: bool = True
    opened: bool = False
    """The first station stands."""
    progress: bool = False
    """Something was built, bought from a stack or drawn in this round."""
    idle_rounds: int = 0
    reason: str = ""
    """What ended the game."""

    @property
    def seats(self) -> int:
        return len(self.held)

    @property
    def replaced(self) -> int:
        """Base cards replaced so far by all players together."""
        return sum(map(len, self.trophies))


@dataclass(frozen=True, slots=True)
class Hidden:
    """What only its owner may know."""

    hands: tuple[tuple[str, ...], ...]
    """Sorted numbers."""
    bids: tuple[str, ...]
    """The cards secretly shown for the first order; empty before and after."""
    seen: tuple[tuple[tuple[str, ...], ...], ...] = memory(3, default=())
    """By viewer and owner: cards that the viewer knows to be in the owner's hand. Nothing before the first order."""


@dataclass(frozen=True, slots=True)
class State:
    public: Public
    hidden: Hidden
