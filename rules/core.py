"""The contract between the games and everything else: host, pictures, stand-ins, store, tests."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, wraps
from typing import Any, ClassVar, Generic, NewType, Protocol, TypeVar, cast

Seat = NewType("Seat", int)
T = TypeVar("T")
S = TypeVar("S")
"""A game's state: frozen slotted dataclasses, tuples, mappings, ints and strings."""
V = TypeVar("V")
"""What one viewer may know. Pictures, texts and stand-ins get this, never the state."""

Data = tuple[tuple[str, str | int], ...]


@dataclass(frozen=True, slots=True)
class Action:
    """One move as data. Subclasses are frozen and slotted; their fields (str or int) stand in the order of choosing.

    `tag` is the word the move's notation begins with; it may have several words ("extra local").
    An empty string in a field means "nothing to choose here".
    """

    tag: ClassVar[str] = "?"


@dataclass(frozen=True, slots=True)
class Decision:
    """Who may act now, and about what."""

    seat: Seat
    key: str
    waiting: bool = True
    """False: an action that may be taken at any time, or a commitment that may still be replaced."""
    secret: bool = False
    """The choice stays hidden until all have chosen."""


@dataclass(frozen=True, slots=True)
class Phrase:
    """Something the rules have to say: a text's key and its parameters. The words come from the host."""

    key: str
    data: Data = ()


Violation = Phrase
"""Why a move is refused."""


@cache
def _plain(key: str) -> Phrase:
    return Phrase(key)


def phrase(key: str, **data: str | int) -> Phrase:
    return Phrase(key, tuple(data.items())) if data else _plain(key)


Datum = str | int | tuple[str | int, ...]


@dataclass(frozen=True, slots=True)
class Clause:
    """A part of a sentence or a label: a text's key and its parameters. Lists among them are joined by the host."""

    key: str
    data: tuple[tuple[str, Datum], ...] = ()


def clause(key: str, **data: Datum) -> Clause:
    return Clause(key, tuple(data.items()))


class IllegalMove(Exception):
    """A move was refused; nothing has changed."""

    def __init__(self, why: Violation) -> None:
        super().__init__(why.key)
        self.why = why


@dataclass(frozen=True, slots=True)
class Event:
    """A fact for the log, the summary of a turn and the marks of the last move."""

    key: str
    data: Data = ()
    to: frozenset[Seat] | None = None
    """Who may learn of it; None: everybody."""


def event(key: str, to: Iterable[Seat] | None = None, /, **data: str | int) -> Event:
    return Event(key, tuple(data.items()), None if to is None else frozenset(to))


@dataclass(frozen=True, slots=True)
class Sentence:
    """What one seat did, told as one sentence: its name, then the clauses. Without a seat each clause is a sentence."""

    seat: Seat | None
    clauses: tuple[Clause, ...]


@dataclass(frozen=True, slots=True)
class Offer:
    """A whole answer as people mean it: ordinary moves, played one after the other and taken back as one."""

    moves: tuple[Action, ...]
    label: Clause
    """What it does, up to 80 characters in every language."""
    note: Clause | None = None
    """What it brings or costs, up to 100 characters."""
    path: tuple[Clause, ...] = ()
    """What is asked before it: offers of a menu that begin alike are found behind one answer."""
    sure: bool = False
    """The label itself says that chance or hidden cards decide now: it is not asked twice."""


@dataclass(frozen=True, slots=True)
class Menu:
    """Offers that stand together; the text `menu-<key>` says what about."""

    key: str
    offers: tuple[Offer, ...]


@dataclass(frozen=True, slots=True)
class Ask:
    """A decision to come that a seat may answer ahead by a plan."""

    seat: Seat
    key: str
    """Of the decision; the text `ahead-<key>` is the question."""
    waiting: bool = False
    """The seat is waited for until it has a plan: all who are asked say it at the same time."""
    offered: bool = False
    """Most people want to say it now: it is asked by itself when nothing else is, though nobody waits for it."""


@dataclass(frozen=True, slots=True)
class Wish:
    """One more word of a plan, as it can be chosen."""

    word: str
    """No blanks. The words of a plan are all that is kept of it."""
    label: Clause
    note: Clause | None = None


@dataclass(frozen=True, slots=True)
class Step(Generic[S]):
    """What a move led to."""

    state: S
    events: tuple[Event, ...] = ()
    sealed: bool = False
    """Chance or hidden information came out: undo stops here."""


@dataclass(frozen=True, slots=True)
class ScoreRow:
    """One category of the final scoring, a value for each seat."""

    key: str
    values: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Outcome:
    """The result of a finished game. Equal ranks share a victory."""

    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    rows: tuple[ScoreRow, ...] = ()
    """The categories that add up to the scores."""
    ties: tuple[ScoreRow, ...] = ()
    """What broke ties, in order; not part of the scores."""
    reason: str = "end"
    """Key of what ended the game."""


def ranked(*criteria: tuple[int, ...]) -> tuple[int, ...]:
    """Rank the seats by several criteria, higher is better; equal in all of them: equal rank."""
    keys = list(zip(*criteria, strict=True))
    return tuple(1 + sum(other > own for other in keys) for own in keys)


@dataclass(frozen=True, slots=True)
class Option:
    """A choice made when a table is opened; the first value is the default."""

    name: str
    values: tuple[str, ...]


_MASK = (1 << 64) - 1


@dataclass(frozen=True, slots=True)
class Rng:
    """Counter-based splitmix64: two ints inside the state, the same numbers on every Python for ever."""

    seed: int
    n: int = 0

    def below(self, bound: int) -> tuple[int, Rng]:
        """A number in 0 … bound − 1, and the generator after it."""
        z = (self.seed + (self.n + 1) * 0x9E3779B97F4A7C15) & _MASK
        z = ((z ^ z >> 30) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ z >> 27) * 0x94D049BB133111EB) & _MASK
        return ((z ^ z >> 31) * bound) >> 64, Rng(self.seed, self.n + 1)

    def shuffled(self, things: Iterable[T]) -> tuple[tuple[T, ...], Rng]:
        deck, rng = list(things), self
        for i in range(len(deck) - 1, 0, -1):
            j, rng = rng.below(i + 1)
            deck[i], deck[j] = deck[j], deck[i]
        return tuple(deck), rng

    def choice(self, things: tuple[T, ...] | list[T]) -> tuple[T, Rng]:
        i, rng = self.below(len(things))
        return things[i], rng


A = TypeVar("A")
R = TypeVar("R")


def latest(function: Callable[[A], R]) -> Callable[[A], R]:
    """Remembers the one answer given last, and to which value: many questions in a row are about the same state.

    For values that never change; the same one is recognised, not one that is equal.
    """
    # One assignment keeps both together, whichever thread makes it.
    kept: tuple[A, R] | None = None

    @wraps(function)
    def asked(about: A) -> R:
        nonlocal kept
        known = kept
        if known is not None and known[0] is about:
            return known[1]
        found = function(about)
        kept = (about, found)
        return found

    return asked


def remembered(function: Callable[[A], R]) -> Callable[[A], R]:
    """`functools.cache` for functions of one argument that may be a class."""
    # Any: the cache asks for something hashable, which a type variable cannot promise.
    return cast(Callable[[A], R], cache(cast(Any, function)))


OWN = {"own": True}
"""Metadata of the fields of a view that only its seat may see: `hand: tuple[str, ...] = field(metadata=OWN)`."""


class Rules(Protocol[S, V]):
    """What a game implements. One instance serves all matches; it keeps no state of its own."""

    @property
    def id(self) -> str:
        """The game's name in files, custom ids and keys of texts."""

    @property
    def version(self) -> int:
        """Raised by every change of the state's shape or the moves, and by every fix that changes where a log leads."""

    @property
    def seats(self) -> tuple[int, ...]:
        """With how many one can play."""

    @property
    def options(self) -> tuple[Option, ...]:
        """What is agreed when a table is opened."""

    @property
    def orders(self) -> Mapping[str, tuple[str, ...]]:
        """Decision key -> names of the standing orders that can answer it ("ask" goes without saying)."""

    @property
    def house(self) -> Mapping[str, str]:
        """Decision key -> the order that answers for everybody who has not said otherwise: where nobody loses by it."""

    @property
    def plans(self) -> Mapping[str, bool]:
        """Decision keys that plans can answer; True: a plan is a secret, and its answer shows it: undo stops there."""

    @property
    def unknown(self) -> str:
        """Key of the violation for a text that is no move at all."""

    @property
    def state(self) -> type[S]:
        """The class of the states, for reading them back."""

    @property
    def actions(self) -> tuple[type[Action], ...]:
        """The kinds of moves."""

    def setup(self, seats: int, options: Mapping[str, str], seed: int) -> S:
        """The state before the first move. Raises IllegalMove for a wrong number of seats. Options are complete.

        They name the edition of the game's own data (`rules/agreement.py`), but for the first one.
        """

    def decisions(self, s: S) -> tuple[Decision, ...]:
        """Who may act now, in the order in which automatic answers are given. None waiting: the game is over."""

    def candidates(self, s: S, d: Decision) -> Iterable[Action]:
        """A cheap superset of the legal answers to an open decision."""

    def check(self, s: S, seat: Seat, a: Action) -> Violation | None:
        """The one judge: may this seat make this move now? Knows every refusal, also out of turn and after the end."""

    def apply(self, s: S, seat: Seat, a: Action) -> Step[S]:
        """The effect of a move that has been checked."""

    def outcome(self, s: S) -> Outcome | None:
        """The result, once the game is over."""

    def turn(self, s: S) -> int:
        """A counter that grows when a turn is complete."""

    def upgrade(self, version: int, data: Any) -> Any:
        """JSON values of a state as `version` wrote it, as the next version would have written it.

        New fields need nothing here: declared with `codec.added`, they have their default in old data. Version 0.1 of
        the house wrote dataclasses as lists of their fields; what came later are objects. Raises codec.Unreadable.
        """

    def view(self, s: S, viewer: Seat | None) -> V:
        """All that a viewer may know. None: a spectator, the picture in the channel."""

    def imagine(self, v: V, rng: Rng) -> S:
        """A state that this viewer cannot tell from the real one: what is hidden is dealt anew."""

    def worth(self, s: S, seat: Seat) -> int:
        """How good the state looks for a seat: what the greedy stand-in maximises. Any scale, deterministic."""

    def obey(self, v: V, seat: Seat, key: str, order: str, options: tuple[Action, ...]) -> Action | None:
        """The answer a standing order gives to a decision, from the seat's own view; None: ask the person.

        A plan comes as an order too: `PLAN` and its words. It must see for itself whether it is out of date.
        """

    def menus(self, s: S, seat: Seat) -> tuple[Menu, ...]:
        """The usual answers of a seat, each whole, with what it does. What is missing is asked step by step.

        They depend on the seat's view alone, and each is legal move by move up to the first that is sealed.
        """

    def ahead(self, s: S) -> tuple[Ask, ...]:
        """Which seats may answer decisions to come, and which of these answers are waited for now."""

    def wishes(self, v: V, seat: Seat, key: str, said: tuple[str, ...]) -> tuple[Wish, ...]:
        """How a plan for a decision may go on after these words; empty: it is complete. The best comes first."""

    def telling(self, facts: Sequence[Event]) -> tuple[Sentence, ...]:
        """Events in order as a reader likes to hear them: a sentence or two for what a seat did in its turn."""

    def caption(self, v: V, prefix: tuple[str | int, ...], name: str, value: str | int) -> Phrase | None:
        """A richer label for an answer to the question `name` after `prefix`; None: the plain word for the value."""


AnyRules = Rules[Any, Any]
"""Any: found by the name of a game, whose state and view then are not known to the type checker."""
PLAN = "plan "
"""What the order of a plan begins with; its words follow."""


def signed(number: int) -> str:
    """What something brings or costs, as people write it."""
    return f"+{number}" if number > 0 else f"−{-number}" if number else "±0"


def put(values: tuple[T, ...], at: int, value: T) -> tuple[T, ...]:
    """The values with another one in this place."""
    return (*values[:at], value, *values[at + 1 :])


def legal(rules: Rules[S, V], s: S, seat: Seat) -> tuple[Action, ...]:
    """All moves a seat may make now, each once, in a stable order; those of waiting decisions come first."""
    open_ = [d for d in rules.decisions(s) if d.seat == seat]
    open_.sort(key=lambda d: not d.waiting)
    check = rules.check
    return tuple(dict.fromkeys([a for d in open_ for a in rules.candidates(s, d) if check(s, seat, a) is None]))


def answers(rules: Rules[S, V], s: S, d: Decision) -> tuple[Action, ...]:
    """The legal answers to one decision."""
    return tuple(dict.fromkeys(a for a in rules.candidates(s, d) if rules.check(s, d.seat, a) is None))


def judge(rules: Rules[S, V], s: S, seat: Seat, a: Action) -> None:
    why = rules.check(s, seat, a)
    if why is not None:
        raise IllegalMove(why)


def waiting(rules: Rules[S, V], s: S) -> tuple[Seat, ...]:
    """The seats the game waits for, each once."""
    return tuple(dict.fromkeys(d.seat for d in rules.decisions(s) if d.waiting))


def resample(rules: Rules[S, V], s: S, seat: Seat | None, rng: Rng) -> S:
    """Deal anew what a seat cannot see: `view(resample(s, p), p) == view(s, p)`."""
    return rules.imagine(rules.view(s, seat), rng)


@dataclass(frozen=True, slots=True)
class Standing:
    """Who plays without being asked: standing orders and stand-ins, by seat."""

    orders: Mapping[Seat, Mapping[str, str]] = field(default_factory=dict)
    """Seat -> decision key -> name of the order."""
    stand_ins: Mapping[Seat, str] = field(default_factory=dict)
    """Seat -> name of the stand-in."""
    asked: frozenset[Seat] = frozenset()
    """Seats that want to be asked everything: the orders of the house do not answer for them."""

    def order(self, rules: AnyRules, decision: Decision) -> tuple[str, bool]:
        """The order that answers a decision, and whether it is the house's; empty: the person is asked."""
        own = self.orders.get(decision.seat, {}).get(decision.key)
        if own is not None:
            return own, False
        house = decision.seat not in self.asked and decision.seat not in self.stand_ins
        return (rules.house.get(decision.key, ""), True) if house else ("", False)
