"""The state: what everybody sees and what is hidden."""

from __future__ import annotations

from dataclasses import dataclass

from rules.codec import added
from rules.core import Rng, Seat
from rules.first_class.cards import Symbol

TRAINS = ("U", "L")
"""The upper and the lower train."""
NOBODY = Seat(-1)
TALLY = ("trains", "guests", "cities", "constantinople", "symbols", "coins", "wagon", "conductor", "loco", "murderer")
"""The categories of the points; a player's score is their sum."""
DRAFT, TURN, SCORING, OVER = "draft", "turn", "scoring", "over"


@dataclass(frozen=True, slots=True)
class Train:
    cars: tuple[int, ...]
    """The values of the regular cars, from the left."""
    mail: str = ""
    tile: int = 0
    """The number on the locomotive tile."""
    conductor: int = 0


@dataclass(frozen=True, slots=True)
class Placed:
    """A card lying at a car (U3), a stretch (S0) or in a gap (G4)."""

    card: str
    place: str
    done: bool = False
    """A fulfilled contract: face down."""


@dataclass(frozen=True, slots=True)
class Player:
    trains: tuple[Train, Train]
    coins: tuple[int, int, int]
    loco: int = 0
    """The city it stands in; 0 is Paris."""
    route: tuple[str, ...] = ()
    contracts: tuple[str, ...] = ()
    placed: tuple[Placed, ...] = ()
    pile: tuple[str, ...] = ()
    """Used action cards, face down."""
    used: tuple[str, ...] = ()
    """Bonus cities (C5) and switches (G4) used in this scoring phase."""
    ends: int = 0
    """How many game end cards."""
    taken: tuple[str, ...] = ()
    """Those of them that everybody saw being taken."""
    evidence: int = 0
    """How many evidence tokens."""
    tiles: int = 0
    """How often the start player tile was taken."""
    tally: tuple[int, ...] = (0,) * len(TALLY)

    @property
    def score(self) -> int:
        return sum(self.tally)


@dataclass(frozen=True, slots=True)
class Source:
    """A bundle of symbols being worked through."""

    seat: Seat
    name: str
    units: tuple[Symbol, ...]
    single: bool = False
    """Only one of the symbols may be used."""


@dataclass(frozen=True, slots=True)
class Coupling:
    """A train has five cards: its owner chooses a mail car."""

    seat: Seat
    train: int


@dataclass(frozen=True, slots=True)
class Overflow:
    """Coins that do not fit: their receiver makes room."""

    seat: Seat
    coins: int
    touched: bool = False
    """A coin has been spent for it."""


@dataclass(frozen=True, slots=True)
class Handover:
    """Evidence tokens to be chosen: for the supply (`target` is nobody) or for another player."""

    seat: Seat
    left: int
    target: Seat


@dataclass(frozen=True, slots=True)
class TileRound:
    """The start player tile has been taken; its bonuses up to this seat counted from the taker have been given out."""

    seat: Seat
    given: int


Frame = Source | Coupling | Overflow | Handover | TileRound


@dataclass(frozen=True, slots=True)
class Reveal:
    """What comes to light at the end."""

    hands: tuple[tuple[str, ...], ...]
    tokens: tuple[tuple[str, ...], ...]
    murderer: Seat
    arrested: Seat


@dataclass(frozen=True, slots=True)
class Public:
    modules: str
    phase: str
    round: int
    seat: Seat
    """Whose draft, turn or scoring it is."""
    start: Seat
    """Who has the start player figure."""
    played: int
    """Turns of this round, or players who have finished this scoring phase."""
    turns: int
    """Turns and scorings since the beginning."""
    acted: bool
    """The turn's main action has been taken."""
    taker: Seat
    """Who took the start player tile this round."""
    rows: tuple[tuple[str, ...], ...]
    """Three rows of six places; empty: no card."""
    removed: tuple[int, ...]
    gone: tuple[str, ...]
    """Cards that left the game face up."""
    players: tuple[Player, ...]
    open_ends: tuple[str, ...]
    passed: int
    """Game end cards being passed on in the draft."""
    tiles: int
    """Locomotive tiles taken."""
    constantinople: tuple[Seat, ...]
    stack: tuple[Frame, ...]
    queue: tuple[Source, ...]
    reveal: Reveal | None
    edition: str = added(2, "1")
    """Of the evidence tokens."""


@dataclass(frozen=True, slots=True)
class Hidden:
    stacks: tuple[tuple[str, ...], ...]
    """The undealt cards of the three stacks, the next one last."""
    ends: tuple[str, ...]
    """The deck of game end cards, the next one last."""
    passed: tuple[str, ...]
    """The game end cards the drafting player chooses from."""
    hands: tuple[tuple[str, ...], ...]
    """Game end cards of each player."""
    murderer: Seat
    tokens: tuple[tuple[str, ...], ...]
    supply: tuple[str, ...]
    """Evidence tokens nobody holds, sorted: they are drawn at random."""
    rng: Rng


@dataclass(frozen=True, slots=True)
class State:
    public: Public
    hidden: Hidden
