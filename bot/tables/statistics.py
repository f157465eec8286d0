"""What results come to for one person: games, wins, ranks, points, streaks, opponents, speed, reliability."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from statistics import median

from bot.store.result import Answered, Placing, Rating, Result
from bot.tables.elapsed import Stop, used
from bot.tables.tenures import CONCEDED, REPLACED, RESIGNED

TABLES, WAITS = 50, 400
"""So many tables and answers tell how reliable and how quick somebody is."""
LATEST = 30
"""So many of the latest games are shown one by one."""
RIVALS = 8
"""So many opponents are told of."""


@dataclass(frozen=True, slots=True)
class Kind:
    """Games of one sort: the game, its variants, and how many played."""

    game: str
    options: tuple[tuple[str, str], ...]
    seats: int


@dataclass(frozen=True, slots=True)
class Tally:
    """Games of a kind."""

    kind: Kind
    games: int
    wins: int
    best: int | None
    """The most points; None: no points are counted."""
    mean: int | None
    """The points of a usual game, in tenths."""


@dataclass(frozen=True, slots=True)
class Rival:
    """Another person, against whom somebody has played."""

    person: int
    games: int
    better: int
    """So many times somebody had the better rank."""
    worse: int


@dataclass(frozen=True, slots=True)
class Played:
    """One game that counts."""

    result: Result
    own: Placing
    beaten: float
    """The share of the others that had a worse rank; who had the same counts half."""


@dataclass(frozen=True, slots=True)
class Figures:
    """Games with at least two people; how they are told stands elsewhere."""

    games: tuple[Played, ...] = ()
    """In the order of their ends."""
    practice: int = 0
    """Games alone among stand-ins."""
    rescues: int = 0
    """Seats taken over from somebody else and played to the end."""
    left: int = 0
    """Seats that were given up or lost."""
    tallies: tuple[Tally, ...] = ()
    """What is played most comes first."""
    rivals: tuple[Rival, ...] = ()
    """Who was met most often comes first."""
    feats: Mapping[tuple[str, str], int] = field(default_factory=dict)
    """What has been earned in which game, and how often."""

    @property
    def wins(self) -> int:
        return sum(one.own.rank == 1 for one in self.games)

    @property
    def ranks(self) -> Mapping[int, int]:
        return Counter(one.own.rank for one in self.games if one.own.rank is not None)

    @property
    def beaten(self) -> float:
        """Of all others the mean share that was beaten; without a game 0."""
        return sum(one.beaten for one in self.games) / max(1, len(self.games))

    @property
    def streaks(self) -> tuple[int, int]:
        """The wins in a row at last, and the most ever."""
        now = most = 0
        for one in self.games:
            now = now + 1 if one.own.rank == 1 else 0
            most = max(most, now)
        return now, most


@dataclass(frozen=True, slots=True)
class Habit:
    """How somebody plays, whatever comes of it."""

    answers: int = 0
    typical: int = 0
    """Seconds of a usual answer."""
    lapses: int = 0
    """In how many of those the time had run out."""
    kept: int = 0
    """Tables played to the end."""
    left: int = 0
    """Tables given up, or lost by absence."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of a leaderboard."""

    place: int
    person: int
    name: str
    shown: int
    games: int
    course: tuple[int, ...]
    """The latest ratings, oldest first."""


def figures(results: Iterable[Result], person: int) -> Figures:
    """What results come to for a person."""
    games: list[Played] = []
    practice = rescues = left = 0
    feats: Counter[tuple[str, str]] = Counter()
    for result in results:
        own = result.of(person)
        if own is None:
            left += any(one.person == person and one.ended in (REPLACED, RESIGNED) for one in result.placings)
            continue
        rescues += own.place > 0 and not _first(result, own)
        others = [one for one in result.ranked if one is not own]
        if not any(one.person is not None for one in others):
            practice += 1
            continue
        feats.update((result.game, feat) for feat in own.feats)
        games.append(Played(result, own, _beaten(own, others)))
    return Figures(
        tuple(games), practice, rescues, left, tuple(_tallies(games)), tuple(_rivals(games, person)), dict(feats)
    )


def _first(result: Result, own: Placing) -> bool:
    """Has somebody come back to a seat that was theirs?"""
    return any(one.person == own.person and one.place == 0 for one in result.placings if one.seat == own.seat)


def _beaten(own: Placing, others: Sequence[Placing]) -> float:
    rank = own.rank or 0
    won = sum(1.0 if (one.rank or 0) > rank else 0.5 if one.rank == rank else 0.0 for one in others)
    return won / len(others)


def _tallies(games: Iterable[Played]) -> list[Tally]:
    kinds: dict[Kind, list[Placing]] = {}
    for one in games:
        kind = Kind(one.result.game, tuple(sorted(one.result.options.items())), one.result.seats)
        kinds.setdefault(kind, []).append(one.own)
    found = []
    for kind, own in kinds.items():
        scores = [one.score for one in own if one.score is not None]
        mean = round(10 * sum(scores) / len(scores)) if scores else None
        wins = sum(one.rank == 1 for one in own)
        found.append(Tally(kind, len(own), wins, max(scores) if scores else None, mean))
    return sorted(found, key=lambda one: (-one.games, one.kind.game, one.kind.seats, one.kind.options))


def _rivals(games: Iterable[Played], person: int) -> list[Rival]:
    met: dict[int, list[int]] = {}
    for one in games:
        for other in one.result.ranked:
            if other.person is not None and other.person != person:
                met.setdefault(other.person, []).append((one.own.rank or 0) - (other.rank or 0))
    rivals = [
        Rival(other, len(gaps), sum(gap < 0 for gap in gaps), sum(gap > 0 for gap in gaps))
        for other, gaps in met.items()
    ]
    return sorted(rivals, key=lambda one: (-one.games, -one.better, one.person))


def habit(answered: Sequence[Answered], sat: Iterable[tuple[int, str]], stops: Sequence[Stop]) -> Habit:
    """How quick and how reliable somebody is. `stops`: when nobody could answer, or had signed off."""
    times = [used(one.opened, one.closed, None, stops) for one in answered if not one.lapsed]
    ended: dict[int, set[str]] = {}
    for table, how in sat:
        ended.setdefault(table, set()).add(how)
    stayed = sum(bool(how & {"finished", CONCEDED}) for how in ended.values())
    gone = sum(not how & {"finished", CONCEDED} and bool(how & {REPLACED, RESIGNED}) for how in ended.values())
    typical = round(median(times)) if times else 0
    return Habit(len(answered), typical, sum(one.lapsed for one in answered), stayed, gone)


def newest(ratings: Iterable[Rating]) -> Mapping[int, tuple[Rating, ...]]:
    """The ratings of each person, oldest first."""
    found: dict[int, list[Rating]] = {}
    for one in ratings:
        found.setdefault(one.person, []).append(one)
    return {person: tuple(own) for person, own in found.items()}
