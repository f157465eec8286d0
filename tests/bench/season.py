"""A season of people who play honestly, who dodge their losses and who farm wins, under the rules of before and of now.

Every game is a table with its log and its tenures, judged by the project's own code: `endings` says whether it may be
ended, `placings` whose result it is, `Book` what is thought of people for it. Tables keep the ruling under which they
began, so that the rules of before are those by which results of version 0.2 still stand.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from itertools import permutations
from random import Random
from statistics import fmean, linear_regression, stdev

from bot.store.match import Line
from bot.store.result import EVERYWHERE, NEWEST, OLDEST, OVERALL, Result
from bot.store.table import FINISHED, RUNNING, Person, SeatInfo, Table, Tenure
from bot.tables import endings, placings
from bot.tables.moments import DAY
from bot.tables.ratings import SHOWN, Book, rated, shown
from bot.tables.refusals import Refused
from bot.tables.tenures import CONCEDED, HANDED_OVER, REPLACED, RESIGNED, RETURNED
from rules import registry
from rules.core import Outcome, Seat
from rules.match import PLAYER, STAND_IN, Entry, Header, Match

# Fixed before the first run; what is not said of these in `people` and `Course` stands nowhere else.
HONEST, DODGERS, FARMERS = 140, 30, 30
"""A server of 200, in which three of ten cheat: far more than anybody has ever counted."""
GAMES = 2_400
"""Of which everybody plays about thirty: ten a month, as regulars of such servers do."""
DAYS = 84
"""Twelve weeks."""
SIZES = ((2, 0.60), (3, 0.25), (4, 0.15))
"""How many sit at a table: most games are duels."""
CUPS = 0.15
"""Share of games that belong to a cup, of sixteen people."""
FRIENDS, TOGETHER = 20, 0.10
"""Pairs of honest friends, and the share of all games that such a pair plays by itself: about twelve in a season."""
LUCK = 1.8
"""Of a whole game, where strengths deviate by 1: the better of two neighbours wins with about two of three."""
MOVES, LEAST = 20, 3
"""Of a seat: as in Rail Line 1, the shortest of the five games, with its least."""
CONCEDES, VANISHES, COMES_BACK, STARTS_NOT = 0.25, 0.02, 0.01, 0.005
"""Everybody: who is last after three quarters concedes (no dodger does); is absent for good, or for
a while; never really begins."""
KIND = 0.3
"""In so many lost games of a dodger everybody else would agree to end it without a result."""
FARMED, ALTS = 60, 3
"""Games that a farmer plays against accounts of their own, and how many accounts, where there are several."""
WORSE = 1.0
"""A stand-in is weaker than an average person by this."""

HAND, HALF, LAPSE, BACK, AGREE, EARLY = "hands over", "hands over at half", "lapses", "comes back", "agrees", "early"
"""How a lost game is dodged: to an account that concedes, or plays on; by the clock, for good or for a while; by
mutual agreement; by leaving before the game counts."""
ONE, RING, FRESH = "one account", "three accounts", "fresh accounts"
"""Against whom wins are farmed. Three accounts play each other as well, so that they are known."""
HONESTLY, DODGING, FARMING = "honest", "all dodgers", "all farmers"
DODGES, FARMS = (HAND, HALF, LAPSE, BACK, AGREE, EARLY), (ONE, RING, FRESH)
GROUPS = {HONESTLY: ("",), DODGING: DODGES, FARMING: FARMS} | {way: (way,) for way in (*DODGES, *FARMS)}


class Season:
    """The game they play: nothing but an end, after as many moves as everybody has."""

    id, version, seats, least = "season", 1, (2, 3, 4), LEAST

    def setup(self, seats: int, options: Mapping[str, str], seed: int) -> tuple[int, ...]:
        return ()

    def turn(self, state: tuple[int, ...]) -> int:
        return 1

    def outcome(self, state: tuple[int, ...]) -> Outcome | None:
        return Outcome((), state) if state else None


@dataclass(frozen=True)
class Member:
    person: int
    strength: float
    way: str = ""
    """How they cheat; empty: they do not."""


@dataclass
class Course:
    """What a game comes to seat by seat: tenures and moves as they would be kept."""

    members: Sequence[Member]
    rng: Random
    rounds: int = MOVES
    tenures: list[list[Tenure]] = field(default_factory=list)
    machine: dict[int, tuple[int, int]] = field(default_factory=dict)
    """From which round on, and up to which, a stand-in plays a seat."""

    def __post_init__(self) -> None:
        self.luck = [[self.rng.gauss(0, LUCK / 2) for _ in range(4)] for _ in self.members]
        self.tenures = [[Tenure(Seat(n), one.person, "", None, 1)] for n, one in enumerate(self.members)]

    def form(self, seat: int, rounds: int) -> float:
        """How well a seat stands after so many rounds."""
        part = rounds / MOVES
        whole, rest = divmod(4 * part, 1)
        luck = self.luck[seat]
        known = sum(luck[: int(whole)]) + (luck[int(whole)] * rest if rest else 0)
        begun, ended = self.machine.get(seat, (MOVES, MOVES))
        played = max(0, min(ended, rounds) - begun)
        return part * self.members[seat].strength + known - WORSE * played / MOVES

    def last(self, seat: int, rounds: int) -> bool:
        """Is a seat last by then?"""
        return all(self.form(seat, rounds) <= self.form(other, rounds) for other in range(len(self.members)))

    def entries(self, rounds: int) -> int:
        return rounds * len(self.members)

    def end(self, seat: int, rounds: int, how: str) -> None:
        own = self.tenures[seat]
        own[-1] = replace(own[-1], last=self.entries(rounds), turns=1, ended=how)

    def begin(self, seat: int, rounds: int, person: int | None) -> None:
        kind = "greedy" if person is None else None
        self.tenures[seat].append(Tenure(Seat(seat), person, "", kind, self.entries(rounds) + 1))

    def replaced(self, seat: int, rounds: int, how: str, until: int = MOVES) -> None:
        """A stand-in has the seat, until its person is back."""
        self.end(seat, rounds, how)
        self.begin(seat, rounds, None)
        self.machine[seat] = rounds, until
        if until < MOVES:
            self.end(seat, until, RETURNED)
            self.begin(seat, until, self.members[seat].person)

    def conceded(self, seat: int, rounds: int) -> None:
        self.end(seat, rounds, CONCEDED)
        if len(self.members) == 2:
            self.rounds = rounds
        else:
            self.begin(seat, rounds, None)
            self.machine[seat] = rounds, MOVES

    def table(self, number: int, ruling: int, phase: str) -> Table:
        """As it is kept, over or still played."""
        over = phase == FINISHED
        size, end = len(self.members), self.rounds
        log = []
        for n in range(1, self.entries(end) + 1):
            seat, round_ = (n - 1) % size, (n - 1) // size
            begun, until = self.machine.get(seat, (MOVES, MOVES))
            by = STAND_IN if begun <= round_ < until else PLAYER
            log.append(Entry(n, Seat(seat), "", by, False, ""))
        forms = [self.form(seat, MOVES) for seat in range(size)]
        ranks = tuple(1 + sum(other > own for other in forms) for own in forms) if over and end == MOVES else ()
        tenures = tuple(
            replace(one, last=len(log), turns=1, ended=FINISHED) if over and one.last is None else one
            for own in self.tenures
            for one in own
        )
        seats = tuple(SeatInfo(Seat(n), own[-1].person, "", own[-1].stand_in) for n, own in enumerate(self.tenures))
        match = Match(Header("season", 1, size, (), 0), ranks, tuple(log))
        return Table(
            number, 1, 1, None, "season", {}, "en", "public", (), 0, RUNNING if not over else FINISHED, 1, seats, match,
            0, 0, rated=True, ruling=ruling, tenures=tenures,
        )  # fmt: skip


def people(rng: Random) -> tuple[Member, ...]:
    """Everybody who is somebody; accounts of farmers and dodgers are numbered from 1,000 on."""
    ways = [""] * HONEST
    ways += [DODGES[n % len(DODGES)] for n in range(DODGERS)] + [FARMS[n % len(FARMS)] for n in range(FARMERS)]
    return tuple(Member(number, rng.gauss(0, 1), way) for number, way in enumerate(ways, 1))


@dataclass
class Played:
    """What a season has come to."""

    ratings: dict[int, int]
    """Of everybody who is shown with one."""
    honest: int
    """Games of honest people among themselves, how many of them counted, and what one weighed for one of them."""
    counted: int
    weight: float


def season(
    ruling: int, seed: int, games: int = GAMES, farmed: int = FARMED, cheating: bool = True
) -> tuple[tuple[Member, ...], Played]:
    """The same season under one ruling or the other, with the same people, meetings and luck.

    `cheating`: else everybody plays honestly for once.
    """
    rng = Random(seed)  # noqa: S311
    members = people(rng)
    friends = [(members[2 * n], members[2 * n + 1]) for n in range(FRIENDS)]
    made: list[tuple[Result, bool]] = []
    honest = 0
    plan = _schedule(rng, members, friends, games, farmed if cheating else 0)
    for number, (at, dice, seated, size_of_cup, of_farm) in enumerate(plan, 1):
        own = Random(f"{seed} {dice}")  # noqa: S311
        course = Course(seated if cheating else [replace(one, way="") for one in seated], own)
        fair = not of_farm and not any(one.way for one in seated)
        honest += fair
        if of_farm:
            # The account concedes as soon as the game may count.
            course.rounds = LEAST
            course.conceded(1, LEAST)
        elif not _dodged(course, own, number, ruling):
            continue
        table = course.table(number, ruling, FINISHED)
        begun = at - 7 * DAY
        assert table.match is not None
        log = table.match.log
        lines = [Line(one, one.n, False, (), begun + (at - begun) * one.n // len(log)) for one in log]
        result = placings.result(table, lines, at, None, size_of_cup)
        if result is not None:
            made.append((result, fair))
    book, weights, counted = Book(), list[float](), 0
    newest: dict[int, tuple[int, int]] = {}
    for result, fair in made:
        own_ = rated(result)
        if fair and own_:
            counted += 1
            weights += [book.weight(result, one, own_) for one in own_]
        for one in book.rate(result):
            if (one.guild, one.game) == (EVERYWHERE, OVERALL):
                newest[one.person] = one.n, shown(one.mu, one.sigma)
    ratings = {person: value for person, (n, value) in newest.items() if n >= SHOWN}
    return members, Played(ratings, honest, counted, fmean(weights))


Game = tuple[int, int, tuple[Member, ...], int, bool]
"""When it ends, the number of its luck, who plays, how large its cup is, whether it is farmed."""


def _schedule(
    rng: Random, members: Sequence[Member], friends: Sequence[tuple[Member, Member]], games: int, farmed: int
) -> list[Game]:
    """Every game in its order."""
    plan: list[Game] = []

    def planned(when: float, seated: tuple[Member, ...], cup: int = 0, of_farm: bool = False) -> None:
        plan.append((round((1 + when) * DAYS * DAY), len(plan), seated, cup, of_farm))

    for _ in range(games):
        when = rng.random()
        if rng.random() < TOGETHER:
            planned(when, rng.choice(friends))
            continue
        (size,) = rng.choices([size for size, _ in SIZES], [share for _, share in SIZES])
        planned(when, tuple(rng.sample(members, size)), 16 if rng.random() < CUPS else 0)
    for one in members if farmed else ():
        if one.way not in FARMS:
            continue
        accounts = [Member(1_000 * one.person + n, 0.0) for n in range(farmed)]
        accounts = {ONE: accounts[:1], RING: accounts[:ALTS], FRESH: accounts}[one.way]
        for n in range(farmed):
            planned(rng.random(), (one, accounts[n % len(accounts)]), of_farm=True)
        for pair in permutations(accounts, 2) if one.way == RING else ():
            planned(rng.random() / 4, pair, of_farm=True)
    return sorted(plan)


def _dodged(course: Course, rng: Random, number: int, ruling: int) -> bool:
    """Play a game as everybody does who is in it. Is there a result at all?"""
    for seat, one in enumerate(course.members):
        chance, at, kind = rng.random(), rng.randrange(LEAST, MOVES - 1), rng.random() < KIND
        if course.rounds < MOVES:
            continue
        if chance < VANISHES:
            course.replaced(seat, at, REPLACED)
        elif chance < VANISHES + COMES_BACK:
            course.replaced(seat, at, REPLACED, at + 1)
        elif chance < VANISHES + COMES_BACK + STARTS_NOT:
            course.replaced(seat, 1, RESIGNED)
        elif one.way in DODGES:
            if not _dodge(course, seat, one, kind, number, ruling):
                return False
        elif chance < VANISHES + COMES_BACK + STARTS_NOT + CONCEDES and course.last(seat, 15):
            course.conceded(seat, 15)
    return True


def _dodge(course: Course, seat: int, one: Member, kind: bool, number: int, ruling: int) -> bool:
    """Whoever is last does what they do. Is there a result after all?"""
    half, late, alt = MOVES // 2, 3 * MOVES // 4, 1_000 * one.person
    if one.way == EARLY and course.last(seat, LEAST - 1):
        course.replaced(seat, LEAST - 1, RESIGNED)
    elif not course.last(seat, half - 1 if one.way == HALF else late):
        return True
    if one.way == HAND:
        course.end(seat, late, HANDED_OVER)
        course.begin(seat, late, alt)
        course.conceded(seat, late)
    elif one.way == HALF:
        course.end(seat, half - 1, HANDED_OVER)
        course.begin(seat, half - 1, alt)
    elif one.way == LAPSE:
        course.replaced(seat, late, REPLACED)
    elif one.way == BACK:
        course.replaced(seat, late, REPLACED, late + 1)
    elif one.way == AGREE and kind:
        return _ended(course, number, ruling)
    return True


def _ended(course: Course, number: int, ruling: int) -> bool:
    """All agree to end the game, as far as they may. Is there a result after all?"""
    now = replace(course, rounds=3 * MOVES // 4)
    now.tenures, now.machine = course.tenures, course.machine
    table = now.table(number, ruling, RUNNING)
    try:
        for person in table.people:
            table = endings.ending(table, Person(person, ""), True)
    except Refused:
        return True
    return False


@contextmanager
def played() -> Iterator[None]:
    """As long as it lasts, the game they play is a game of the house."""
    registry.GAMES[Season.id] = Season()  # type: ignore[assignment]
    try:
        yield
    finally:
        del registry.GAMES[Season.id]


@dataclass(frozen=True)
class Compared:
    """Several seasons under one ruling."""

    ahead: Mapping[str, float]
    """How much higher than honest people of the same strength each kind stands in the mean."""
    doubt: Mapping[str, float]
    """The standard error of that."""
    gain: Mapping[str, float]
    """How much higher the same people stand than if everybody had played honestly, with the same luck."""
    counted: float
    """Share of honest games that counted."""
    weight: float
    """What one weighed."""
    correlation: float
    """Between rating and true strength, by ranks."""


def compared(ruling: int, seeds: Sequence[int], games: int = GAMES, farmed: int = FARMED) -> Compared:
    # That module prints what comes of this one.
    from tests.bench.ratings import rank_correlation

    ahead, gain = ({way: list[float]() for way in GROUPS} for _ in range(2))
    counted, weights, correlations = list[float](), list[float](), list[float]()
    with played():
        for seed in seeds:
            members, end = season(ruling, seed, games, farmed)
            _, fair = season(ruling, seed, games, farmed, cheating=False)
            there = [one for one in members if one.person in end.ratings and one.person in fair.ratings]
            strengths = {one.person: one.strength for one in there}
            found = {person: float(end.ratings[person]) for person in strengths}
            honest = [one.person for one in there if not one.way]
            slope, height = linear_regression([strengths[one] for one in honest], [found[one] for one in honest])
            for one in there:
                for group in (group for group, ways in GROUPS.items() if one.way in ways):
                    ahead[group].append(found[one.person] - height - slope * one.strength)
                    gain[group].append(found[one.person] - fair.ratings[one.person])
            counted.append(end.counted / end.honest)
            weights.append(end.weight)
            correlations.append(rank_correlation(strengths, found))
    means, gains = ({way: fmean(own) for way, own in of.items()} for of in (ahead, gain))
    doubt = {way: stdev(own) / len(own) ** 0.5 for way, own in ahead.items()}
    return Compared(means, doubt, gains, fmean(counted), fmean(weights), fmean(correlations))


def both(seeds: Sequence[int], games: int = GAMES, farmed: int = FARMED) -> tuple[Compared, Compared]:
    """Under the rules of before, and of now."""
    return compared(OLDEST, seeds, games, farmed), compared(NEWEST, seeds, games, farmed)
