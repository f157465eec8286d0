"""What a seat might best answer, and why: whole answers compared in shared imagined worlds, told by their categories.

A game that wants to say why has `standing(state)`: the categories of its final scoring as they would be if it ended
now, a `ScoreRow` each. Without it only the order of the answers is known.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from math import isqrt
from typing import Any

from rules.core import Action, AnyRules, ScoreRow, Seat, Step, legal
from rules.notation import key
from rules.playout import POINT, Stopped, certain, habits, margin, never, play_on, rounds, ways
from rules.registry import GAMES
from rules.search import LEVELS, Level, imagined, search

FIRST, SECOND = 0.7, 1.1
"""Seconds after which the best answer has been found, and the second one."""
LAST = 1.9
"""Seconds after which what has been compared must do."""
WORLDS = 12
"""In so many worlds two answers are compared for a hint."""
QUICK = Level(3, 1)
"""How hard each answer of a whole game is looked at."""
GLANCE, WEIGHED = 0.35, 0.7
"""Seconds for that, and in all with the comparison."""
FEW = 3
"""From so few worlds nobody knows how far they are apart."""
SHARE = 6
"""In so many worlds each answer of a whole game is compared first."""
MORE, THOROUGH = 32, 1.0
"""In so many worlds the dearest answers are compared again, for at most so many seconds each."""
AGAIN = 0x4147_4149_4E
FAIR = 0x4641_4952
"""Two answers are compared in other worlds than those by which one of them was chosen."""
State = Any
"""Any: the state of whichever game it is."""


@dataclass(frozen=True, slots=True)
class Answer(Action):
    """Moves that are one answer."""

    tag = "answer"
    moves: tuple[Action, ...] = ()


@dataclass(frozen=True, slots=True)
class Question:
    """What a seat is asked: its own view, and nothing else."""

    game: str
    view: Any
    seats: int
    seat: Seat
    seed: int


@dataclass(frozen=True, slots=True)
class Prospect:
    """What an answer comes to, on average, in hundredths of a point by category; what does not change is left out."""

    moves: tuple[Action, ...]
    now: tuple[tuple[str, int], ...] = ()
    later: tuple[tuple[str, int], ...] = ()
    """Since before the answer, once everybody has played on for the rounds that were looked ahead."""
    others: int = 0
    """What the best of the others gains meanwhile."""
    chance: bool = False
    """What it brings at once depends on chance or hidden cards."""


@dataclass(frozen=True, slots=True)
class Advice:
    """Answers compared, the best one first."""

    answers: tuple[Prospect, ...]
    lead: int = 0
    """How much better the first one is than the second, in hundredths of a point."""
    error: int = 0
    """How far that may well be off."""
    rounds: int = 0
    worlds: int = 0
    known: bool = True
    """The game tells its categories."""

    @property
    def clear(self) -> bool:
        """Is the first one better by more than chance, and by a point at least?"""
        return len(self.answers) > 1 and self.lead >= max(2 * self.error, POINT)


class Whole:
    """The rules of a game with whole answers as moves; everything else is the game's own."""

    def __init__(self, rules: AnyRules) -> None:
        self._rules = rules

    def __getattr__(self, name: str) -> Any:
        return getattr(self._rules, name)

    def apply(self, s: State, seat: Seat, a: Action) -> Step[State]:
        if not isinstance(a, Answer):
            return self._rules.apply(s, seat, a)
        sealed = False
        for at, move in enumerate(a.moves):
            # What chance brings in the middle may make the rest impossible.
            if at and self._rules.check(s, seat, move) is not None:
                break
            step = self._rules.apply(s, seat, move)
            s, sealed = step.state, sealed or step.sealed
        return Step(s, (), sealed)

    def notable(self, view: Any, seat: Seat, options: Sequence[Action]) -> Sequence[Action]:
        return options


def answers(rules: AnyRules, s: State, seat: Seat) -> tuple[Answer, ...]:
    """The whole answers a game offers, and single moves that none of them begins with."""
    offered = [offer.moves for menu in rules.menus(s, seat) for offer in menu.offers]
    begun = {moves[0] for moves in offered}
    loose = [(move,) for move in legal(rules, s, seat) if move not in begun]
    return tuple(map(Answer, dict.fromkeys((*offered, *loose))))


def standing(rules: AnyRules, s: State) -> tuple[ScoreRow, ...]:
    """The categories as they would be if the game ended now; none if the game cannot tell."""
    outcome = rules.outcome(s)
    if outcome:
        return outcome.rows
    own: Callable[[State], tuple[ScoreRow, ...]] | None = getattr(rules, "standing", None)
    return own(s) if own else ()


def hint(asked: Question) -> Advice:
    """The best answer and the best other one. Plain work for a process of its own, done within two seconds."""
    begun = time.monotonic()
    rules = GAMES[asked.game]
    base = imagined(rules, asked.view, asked.seed, 0)
    options = answers(rules, base, asked.seat)
    best = _best(rules, asked, options, LEVELS["hard"], _until(begun + FIRST))
    others = _others(rules, base, asked.seat, options, best)
    chosen = [best]
    if others:
        chosen.append(_best(rules, asked, others, LEVELS["hard"], _until(begun + SECOND)))
    found = compared(rules, asked, chosen, WORLDS, _until(begun + LAST))
    return found if found.lead >= 0 else _turned(found)


def looked_back(asked: Question, played: tuple[Action, ...]) -> Advice | None:
    """The best answer and the one that was given; None: it was that one, or there was nothing to choose."""
    begun = time.monotonic()
    rules = GAMES[asked.game]
    base = imagined(rules, asked.view, asked.seed, 0)
    options, given = answers(rules, base, asked.seat), Answer(played)
    if len(options) < 2:
        return None
    if given not in options:
        options = (*options, given)
    best = _best(rules, asked, options, QUICK, _until(begun + GLANCE))
    if _alike(rules, base, asked.seat, best, given):
        return None
    return compared(rules, asked, (best, given), SHARE, _until(begun + WEIGHED))


def weighed(asked: Question, best: tuple[Action, ...], played: tuple[Action, ...]) -> Advice:
    """The same two once more, with more effort and in worlds of their own."""
    again = replace(asked, seed=asked.seed ^ AGAIN)
    return compared(GAMES[asked.game], again, (Answer(best), Answer(played)), MORE, _until(time.monotonic() + THOROUGH))


def compared(
    rules: AnyRules, asked: Question, chosen: Sequence[Answer], worlds: int, stop: Callable[[], bool] = never
) -> Advice:
    """Answers side by side in the same worlds: at once, and when all have played on for some rounds.

    Where nothing is hidden there is one world, and nothing by which it could be off.
    """
    known = certain(rules, asked.view)
    ahead, seats, whole = max(1, rounds(rules)), range(asked.seats), Whole(rules)
    until = rules.turn(imagined(rules, asked.view, asked.seed, 0)) + ahead * asked.seats
    tally, imagine, seed = [_Tally() for _ in chosen], ways(rules), asked.seed ^ FAIR
    gaps: list[int] = []
    for world in range(1 if known else worlds):
        s = imagined(rules, asked.view, seed, world)
        before, row = standing(rules, s), list[tuple[State, State, bool]]()
        try:
            for answer in chosen:
                step = whole.apply(s, asked.seat, answer)
                by, chance = habits(rules, asked.seat, imagine[world % len(imagine)], seed, world)
                end = play_on(rules, step.state, until, stop if world else never, by, chance)
                row.append((step.state, end, step.sealed))
        except Stopped:
            break
        values = [margin(rules, end, asked.seat, asked.seats) for _, end, _ in row]
        gaps.append(values[0] - values[-1])
        for one, (now, end, sealed) in zip(tally, row, strict=True):
            one.add(asked.seat, seats, before, standing(rules, now), standing(rules, end), sealed)
    count = len(gaps)
    lead = sum(gaps) // count
    spread = sum((gap - lead) ** 2 for gap in gaps)
    error = isqrt(spread // (count * (count - 1))) if count > 1 else POINT
    error = 0 if known else error if count > FEW else max(error, POINT)
    found = tuple(one.prospect(answer.moves, count) for one, answer in zip(tally, chosen, strict=True))
    return Advice(found, lead, error, ahead, count, hasattr(rules, "standing"))


@dataclass(slots=True)
class _Tally:
    """What an answer has come to in some worlds, in points by category."""

    now: dict[str, int] = field(default_factory=dict)
    later: dict[str, int] = field(default_factory=dict)
    others: int = 0
    chance: bool = False

    def add(
        self, seat: Seat, seats: Sequence[int], before: Sequence[ScoreRow], now: Sequence[ScoreRow],
        end: Sequence[ScoreRow], sealed: bool,
    ) -> None:  # fmt: skip
        had = {row.key: row.values for row in before}
        none = (0,) * len(seats)
        for found, rows in ((self.now, now), (self.later, end)):
            for row in rows:
                found[row.key] = found.get(row.key, 0) + row.values[seat] - had.get(row.key, none)[seat]
        gains = [sum(row.values[at] - had.get(row.key, none)[at] for row in end) for at in seats if at != seat]
        self.others += max(gains, default=0)
        self.chance = self.chance or sealed

    def prospect(self, moves: tuple[Action, ...], worlds: int) -> Prospect:
        return Prospect(
            moves, _means(self.now, worlds), _means(self.later, worlds), self.others * POINT // worlds, self.chance
        )


def _means(found: dict[str, int], worlds: int) -> tuple[tuple[str, int], ...]:
    return tuple((key, total * POINT // worlds) for key, total in found.items() if total)


def _turned(found: Advice) -> Advice:
    """In fresh worlds the second one has turned out better."""
    return Advice(found.answers[::-1], -found.lead, found.error, found.rounds, found.worlds, found.known)


def _best(
    rules: AnyRules, asked: Question, options: Sequence[Answer], level: Level, stop: Callable[[], bool]
) -> Answer:
    # The search takes whatever has the methods of rules; whole answers are moves to it.
    whole: Any = Whole(rules)
    found = search(whole, asked.view, asked.seats, asked.seat, options, asked.seed, level, stop).move
    assert isinstance(found, Answer)
    return found


def _others(rules: AnyRules, base: State, seat: Seat, options: Sequence[Answer], best: Answer) -> Sequence[Answer]:
    """Answers that begin in another way than the best one; where all begin alike, those that lead elsewhere."""
    begun = key(best.moves[0])[:2]
    return [one for one in options if key(one.moves[0])[:2] != begun] or [
        one for one in options if not _alike(rules, base, seat, one, best)
    ]


def _alike(rules: AnyRules, base: State, seat: Seat, one: Answer, other: Answer) -> bool:
    """Is one the beginning of the other, or do both lead to the same?"""
    short, long = sorted((one.moves, other.moves), key=len)
    if long[: len(short)] == short:
        return True
    whole = Whole(rules)
    return bool(whole.apply(base, seat, one).state == whole.apply(base, seat, other).state)


def _until(moment: float) -> Callable[[], bool]:
    return lambda: time.monotonic() >= moment


def warm() -> None:
    """Nothing: whoever does it has read the rules of all games."""
