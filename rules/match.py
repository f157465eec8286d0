"""A match: what was agreed, the state, the log and the way back. Playing, undoing, playing on by itself, replaying."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Generic, Literal

from rules import bots, search
from rules.agreement import begun
from rules.codec import digest
from rules.core import (
    PLAN,
    Action,
    Event,
    IllegalMove,
    Rng,
    Rules,
    S,
    Seat,
    Standing,
    V,
    answers,
    judge,
    legal,
    phrase,
    waiting,
)
from rules.notation import notation, read

Origin = Literal["player", "forced", "order", "stand-in", "undo", "with", "house", "plan", "rewind"]
"""How an entry of the log came about."""
PLAYER: Origin = "player"
FORCED: Origin = "forced"
ORDER: Origin = "order"
STAND_IN: Origin = "stand-in"
UNDO: Origin = "undo"
REWIND: Origin = "rewind"
"""Back beyond the last seal, to how it was after the entry that the move names."""
WITH: Origin = "with"
"""A further move of the same answer."""
HOUSE: Origin = "house"
"""The order of the house."""
PLANNED: Origin = "plan"
"""A move that its person has said ahead; as good as made by hand."""
BY_PERSON = (PLAYER, PLANNED)
"""Entries with which an answer of a person begins."""
FOLLOWING = (FORCED, ORDER, HOUSE, WITH)
"""Entries that follow from the one before them and go when it is undone."""
LIMIT = 5_000
"""More automatic moves in a row than any game can need."""


@dataclass(frozen=True, slots=True)
class Header:
    """What a match starts from."""

    game: str
    version: int
    seats: int
    options: tuple[tuple[str, str], ...]
    seed: int


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the log."""

    n: int
    seat: Seat
    move: str
    by: Origin
    sealed: bool
    digest: str
    """Of the state after it."""


@dataclass(frozen=True, slots=True)
class Back(Generic[S]):
    """A step of the way back: who moved, how, and the state before."""

    seat: Seat
    by: Origin
    state: S
    at: int
    """Entries of the log that led to it."""


@dataclass(frozen=True, slots=True)
class Match(Generic[S]):
    header: Header
    state: S
    log: tuple[Entry, ...] = ()
    trail: tuple[Back[S], ...] = ()
    """Back to the last seal."""


class Diverged(Exception):
    """A replay does not lead where the log says."""

    def __init__(self, n: int, why: str) -> None:
        super().__init__(f"entry {n}: {why}")
        self.n = n
        self.why = why


def new(rules: Rules[S, V], seats: int, seed: int, options: Mapping[str, str] | None = None) -> Match[S]:
    chosen = begun(rules, options or {})
    header = Header(rules.id, rules.version, seats, tuple(sorted(chosen.items())), seed)
    return begin(rules, header)


def begin(rules: Rules[S, V], header: Header) -> Match[S]:
    return Match(header, rules.setup(header.seats, dict(header.options), header.seed))


def play(
    rules: Rules[S, V], match: Match[S], seat: Seat, action: Action, by: Origin = PLAYER, hashed: bool = True,
    sealed: bool = False,
) -> tuple[Match[S], tuple[Event, ...]]:  # fmt: skip
    """Judge and make one move. `sealed`: something came out that the rules do not know of, such as a secret plan."""
    judge(rules, match.state, seat, action)
    step = rules.apply(match.state, seat, action)
    sealed = sealed or step.sealed
    entry = Entry(len(match.log) + 1, seat, notation(action), by, sealed, digest(step.state) if hashed else "")
    trail = () if sealed else (*match.trail, Back(seat, by, match.state, len(match.log)))
    return Match(match.header, step.state, (*match.log, entry), trail), step.events


def can_undo(match: Match[S], seat: Seat) -> bool:
    at = _last_own(match)
    return at is not None and match.trail[at].seat == seat


def undo(match: Match[S], seat: Seat, hashed: bool = True) -> Match[S]:
    """Take back the seat's last move and what followed from it by itself."""
    at = _last_own(match)
    if at is None or match.trail[at].seat != seat:
        raise IllegalMove(phrase("nothing-to-undo"))
    state = match.trail[at].state
    entry = Entry(len(match.log) + 1, seat, UNDO, UNDO, False, digest(state) if hashed else "")
    return Match(match.header, state, (*match.log, entry), match.trail[:at])


def rewind(rules: Rules[S, V], match: Match[S], seat: Seat, to: int) -> Match[S]:
    """Back to how it was after entry `to`, whatever has come out since; only if the rules still lead there."""
    if not 0 <= to < len(match.log):
        raise IllegalMove(phrase("nothing-to-rewind"))
    # Where everything begins has no digest of its own: the first entry proves it.
    try:
        again = replay(rules, match.header, match.log[: max(to, 1)])
    except Diverged as differs:
        raise IllegalMove(phrase("rules-have-changed")) from differs
    return _rewound(match, seat, to, again.state if to else begin(rules, match.header).state, True)


def _rewound(match: Match[S], seat: Seat, to: int, state: S, hashed: bool) -> Match[S]:
    """What has come out does not come in again: nobody takes this back."""
    entry = Entry(len(match.log) + 1, seat, f"{REWIND} {to}", REWIND, True, digest(state) if hashed else "")
    return Match(match.header, state, (*match.log, entry), ())


def target(entry: Entry) -> int:
    """The entry after which it is again as it was; of an entry that goes back beyond the seal."""
    word = entry.move.removeprefix(f"{REWIND} ")
    if entry.by != REWIND or not word.isdecimal() or int(word) >= entry.n:
        raise IllegalMove(phrase("nothing-to-rewind"))
    return int(word)


def course(log: Sequence[Entry]) -> tuple[int, ...]:
    """The numbers of the entries that led to where the match is: without what was taken back, and how."""
    back = {target(entry) for entry in log if entry.by == REWIND}
    way: list[Entry] = []
    ways: dict[int, list[Entry]] = {0: []}
    for entry in log:
        if entry.by == REWIND:
            way = [*ways[target(entry)]]
        elif entry.by == UNDO:
            while way and way.pop().by in FOLLOWING:
                pass
        else:
            way.append(entry)
        if entry.n in back:
            ways[entry.n] = [*way]
    return tuple(entry.n for entry in way)


def _last_own(match: Match[S]) -> int | None:
    for at in range(len(match.trail) - 1, -1, -1):
        if match.trail[at].by not in FOLLOWING:
            return at if match.trail[at].by in BY_PERSON else None
    return None


def automatic(
    rules: Rules[S, V], match: Match[S], standing: Standing, gently: bool = False
) -> Iterator[tuple[Match[S], tuple[Event, ...]]]:
    """Play on by itself, move by move: stand-ins, single legal moves, standing orders; until a person is needed.

    Stand-ins that search are waited for like people: whoever hosts the match lets them think (`thinks`).

    `gently`: only as far as it goes away when the last move is undone.
    """
    for _ in range(LIMIT):
        following = _automatic(rules, match, standing)
        if following is None or (gently and following.by == STAND_IN):
            return
        match, events = play(rules, match, following.seat, following.action, following.by, sealed=following.sealed)
        if gently and match.log[-1].sealed:
            return
        yield match, events
    raise RuntimeError(f"{match.header.game}: no end of automatic moves")


def thinks(rules: Rules[S, V], match: Match[S], standing: Standing) -> Seat | None:
    """The seat of a stand-in that has to search now, and has a choice. None: nobody, or something else comes first."""
    levels = search.LEVELS
    patient = [seat for seat in waiting(rules, match.state) if standing.stand_ins.get(seat) in levels]
    return None if not patient or held(rules, match, standing) else patient[0]


def held(rules: Rules[S, V], match: Match[S], standing: Standing) -> bool:
    """Would something happen by itself now?"""
    return _automatic(rules, match, standing) is not None


def settle(rules: Rules[S, V], match: Match[S], standing: Standing) -> tuple[Match[S], tuple[Event, ...]]:
    """The match after all automatic moves, and what they told."""
    told: tuple[Event, ...] = ()
    for after, events in automatic(rules, match, standing):
        match, told = after, told + events
    return match, told


@dataclass(frozen=True, slots=True)
class _Following:
    """The next move that comes by itself."""

    seat: Seat
    action: Action
    by: Origin
    sealed: bool = False
    """It shows a plan, or an order of one's own to somebody who could take back what led to it."""


def _automatic(rules: Rules[S, V], match: Match[S], standing: Standing) -> _Following | None:
    state = match.state
    for seat in waiting(rules, state):
        options = legal(rules, state, seat)
        if len(options) == 1:
            return _Following(seat, options[0], STAND_IN if seat in standing.stand_ins else FORCED)
        if seat in standing.stand_ins and standing.stand_ins[seat] not in search.LEVELS:
            rng = Rng(match.header.seed ^ 0x5354_414E_4449_4E53, len(match.log) << 24)
            bot = bots.BOTS[standing.stand_ins[seat]]
            return _Following(seat, bot(rules, rules.view(state, seat), seat, options, rng), STAND_IN)
    for decision in rules.decisions(state):
        if decision.seat in standing.stand_ins:
            continue
        order, house = standing.order(rules, decision)
        if decision.waiting and order and knows(rules, decision.key, order):
            own = answers(rules, state, decision)
            action = rules.obey(rules.view(state, decision.seat), decision.seat, decision.key, order, own)
            if action is not None and action in own:
                shown = rules.plans.get(decision.key, False) and (
                    order.startswith(PLAN) or not (house or can_undo(match, decision.seat))
                )
                return _Following(decision.seat, action, HOUSE if house else ORDER, shown)
    return None


def knows(rules: Rules[S, V], key: str, order: str) -> bool:
    """Is this an order, or a plan, that may answer decisions of this key?"""
    return order in rules.orders.get(key, ()) or (order.startswith(PLAN) and key in rules.plans)


def planned(rules: Rules[S, V], state: S, seat: Seat, key: str, words: tuple[str, ...]) -> bool:
    """May these words be kept as the plan of a seat: can each be chosen after those before it, and is it complete?"""
    view = rules.view(state, seat)
    for at, word in enumerate(words):
        if word not in [wish.word for wish in rules.wishes(view, seat, key, words[:at])]:
            return False
    return bool(words) and not rules.wishes(view, seat, key, words)


def stands(rules: Rules[S, V], state: S, seat: Seat, key: str, words: tuple[str, ...]) -> bool:
    """Does a plan that was complete when it was made still say what to do?

    A game whose wishes grow fewer while plans wait tells it by a function `stands`; else every word must be possible
    even now.
    """
    own: Callable[[V, Seat, str, tuple[str, ...]], bool] | None = getattr(rules, "stands", None)
    return planned(rules, state, seat, key, words) if own is None else own(rules.view(state, seat), seat, key, words)


def follow(rules: Rules[S, V], match: Match[S], entry: Entry, hashed: bool = True, past: Sequence[S] = ()) -> Match[S]:
    """Play one recorded entry again. `past`: the states so far, from the beginning on."""
    if entry.by == UNDO:
        after = undo(match, entry.seat, hashed)
    elif entry.by == REWIND:
        after = _rewound(match, entry.seat, target(entry), past[target(entry)], hashed)
    else:
        after, _ = play(rules, match, entry.seat, read(rules, entry.move), entry.by, hashed, entry.sealed)
    if hashed and after.log[-1].digest != entry.digest:
        raise Diverged(entry.n, f"digest {after.log[-1].digest}, recorded {entry.digest}")
    return after


def replay(rules: Rules[S, V], header: Header, log: Iterable[Entry], hashed: bool = True) -> Match[S]:
    """Play a whole log again, every move judged and, if wanted, every digest compared."""
    (last,) = deque(replayed(rules, header, log, hashed), maxlen=1)
    return last


def replayed(rules: Rules[S, V], header: Header, log: Iterable[Entry], hashed: bool = True) -> Iterator[Match[S]]:
    """The match at the beginning and after every entry of a log."""
    match = begin(rules, header)
    past = [match.state]
    yield match
    for entry in log:
        try:
            match = follow(rules, match, entry, hashed, past)
        except IllegalMove as refused:
            raise Diverged(entry.n, f"{entry.move!r} is refused: {refused.why.key}") from refused
        except Diverged:
            raise
        except Exception as failed:
            raise Diverged(entry.n, f"the rules fail at {entry.move!r}: {type(failed).__name__}") from failed
        past.append(match.state)
        yield match


def anchor(match: Match[S]) -> tuple[int, S]:
    """From where a match can be taken up with its way back: after how many entries, and the state there."""
    return (match.trail[0].at, match.trail[0].state) if match.trail else (len(match.log), match.state)


def resume(rules: Rules[S, V], header: Header, start: S, at: int, log: tuple[Entry, ...]) -> Match[S]:
    """A match as it was, from its anchor and the entries since."""
    match = Match(header, start, log[:at])
    for entry in log[at:]:
        match = follow(rules, match, entry, hashed=False)
        match = replace(match, log=log[: entry.n])
    return match
