"""The searching stand-in: it compares moves in shared imagined worlds, and looks a round or two ahead in each.

There is no tree. The moves are what the root offers; a first glance and a look to the end of the own turn leave a few
of them, and then half of these go again and again while the worlds for the others double, until one is clearly best.
What a move is worth is how far its seat is ahead after everybody has played on greedily (`rules/playout.py`); worlds
are the same for all moves, so only differences within a world count. All numbers are whole: the same seed and the same
number of worlds give the same move everywhere, however many workers share the worlds.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from rules.core import Action, AnyRules, Rng, Seat
from rules.playout import (
    ALONE,
    END,
    GREEDY,
    OWN,
    STREAM,
    WORTH,
    Stopped,
    breadth,
    certain,
    habits,
    is_weighty,
    margin,
    never,
    notable,
    play_on,
    rounds,
    stale,
    ways,
)

GLANCE = 20
"""So many moves are looked at beyond the first glance, or twice as many as are compared."""
FIRST = 2
"""Worlds in which the own turn is finished."""
LIGHT = 4
"""Decisions of little weight get that part of the worlds."""
TRUST = 250
"""How far a look at the own turn is usually off, in hundredths of a point; its weight among the worlds follows."""
PART = 8
"""After so many worlds each it is asked whether more of them could still change anything."""
NEARLY = 600
"""A move may be so much worse, in hundredths of a point, that needs nothing of what others do."""
SURE = 5
"""So many standard errors a move has to be ahead for that."""
Row = tuple[int, ...]
"""What each move came to in one world."""
Spread = Callable[["Look", Sequence[int]], Iterable[Row]]
"""Looks into some worlds, in whatever order it likes, and gives what it found in the order asked for."""


@dataclass(frozen=True, slots=True)
class Level:
    """How hard a stand-in tries. The worlds are those a move gets on average, at most, while moves are compared."""

    worlds: int
    rounds: int
    """At most so many rounds ahead; 0: to the end of the own turn."""


LEVELS = {"easy": Level(2, 0), "normal": Level(3, 1), "hard": Level(32, 2)}


@dataclass(frozen=True, slots=True)
class Look:
    """Some moves, to be played out up to a turn in any world: plain data for whichever process does it."""

    rules: AnyRules
    view: Any
    seats: int
    seat: Seat
    seed: int
    moves: tuple[Action, ...]
    until: int
    ways: tuple[str, ...] = (WORTH,)
    """What is imagined of others (`rules/playout.py`), a world each in turn."""

    def __call__(self, world: int, stop: Callable[[], bool] = never) -> Row:
        """What each move comes to in one world. Raises Stopped."""
        s = imagined(self.rules, self.view, self.seed, world)
        return tuple(self._played(s, move, world, stop) for move in self.moves)

    def _played(self, s: Any, move: Action, world: int, stop: Callable[[], bool]) -> int:
        if stop():
            raise Stopped
        after = self.rules.apply(s, self.seat, move).state
        by, chance = habits(self.rules, self.seat, self.ways[world % len(self.ways)], self.seed, world)
        after = play_on(self.rules, after, self.until, stop, by, chance)
        return margin(self.rules, after, self.seat, self.seats)


@dataclass(frozen=True, slots=True)
class Verdict:
    """The move found, and how it came to that."""

    move: Action
    rivals: tuple[tuple[Action, int], ...]
    """The moves compared longest, best first, and what each brings more than all on average; a safer one may win."""
    worlds: int
    """How many each of these was looked at in."""


def imagined(rules: AnyRules, view: Any, seed: int, world: int) -> Any:
    """A world is the same wherever and whenever it is looked into."""
    return rules.imagine(view, Rng(seed, world * STREAM))


def search(
    rules: AnyRules, view: Any, seats: int, seat: Seat, options: Sequence[Action], seed: int, level: Level,
    stop: Callable[[], bool] = never, spread: Spread | None = None,
) -> Verdict:  # fmt: skip
    """The best of the options as far as a seat can tell from its view.

    `stop` is asked before every move that is looked at: what has been found until then decides. `spread` shares the
    worlds among workers.
    """
    if len(options) == 1:
        return Verdict(options[0], (), 0)
    look = spread or (lambda task, worlds: _alone(task, worlds, stop))
    base = imagined(rules, view, seed, 0)
    turn = rules.turn(base)
    moves = _glanced(rules, base, seat, notable(rules, view, seat, options), stop)
    own = Look(rules, view, seats, seat, seed, moves, turn + 1)
    known, weighty = certain(rules, view), is_weighty(rules, base, seat)
    prior = _prior(own, look, 1 if known else FIRST)
    moves, before = _few(moves, prior, breadth(rules))
    if known and level.rounds >= rounds(rules):
        return _foreseen(own, moves, before, weighty, look, stop)
    until = turn + max(1, min(level.rounds, rounds(rules)) * seats)
    if known:
        return _known(own, until, moves, before, look)
    return _halved(own, until, moves, before, max(1, level.worlds if weighty else level.worlds // LIGHT), look, stop)


def _alone(task: Look, worlds: Iterable[int], stop: Callable[[], bool]) -> Iterator[Row]:
    """Worlds one after the other, as long as there is time."""
    for world in worlds:
        try:
            row = task(world, stop)
        except Stopped:
            return
        yield row


def _glanced(
    rules: AnyRules, base: Any, seat: Seat, options: Sequence[Action], stop: Callable[[], bool]
) -> tuple[Action, ...]:
    """The moves after which one imagined state looks best, each kind with its best one; twins count once."""
    found: list[tuple[int, int]] = []
    twins: dict[int, list[Any]] = {}
    for at, option in enumerate(options):
        if found and stop():
            break
        after = rules.apply(base, seat, option).state
        worth = rules.worth(after, seat)
        if after not in (alike := twins.setdefault(worth, [])):
            alike.append(after)
            found.append((-worth, at))
    return _leading([(options[at], -less) for less, at in sorted(found)], max(GLANCE, 2 * breadth(rules)))


def _leading(ranked: Sequence[tuple[Action, int]], most: int) -> tuple[Action, ...]:
    """The first moves of a ranking, but none of its kinds left out."""
    kinds = {type(move): move for move, _ in reversed(ranked)}
    chosen = [move for move, _ in ranked[:most]]
    missing = [move for move in kinds.values() if not any(isinstance(other, type(move)) for other in chosen)]
    return (*chosen[: max(1, most - len(missing))], *missing)


def _prior(own: Look, look: Spread, worlds: int) -> tuple[int, ...]:
    """What the moves come to at the end of the own turn, on average; nothing for those there was no time for."""
    rows = list(look(own, range(worlds)))
    if rows:
        return tuple(sum(column) // len(rows) for column in zip(*rows, strict=True))
    return tuple(-at for at in range(len(own.moves)))


def _few(moves: tuple[Action, ...], prior: tuple[int, ...], most: int) -> tuple[tuple[Action, ...], dict[Action, int]]:
    before = dict(zip(moves, prior, strict=True))
    ranked = sorted(before.items(), key=lambda pair: -pair[1])
    return _leading(ranked, most), before


def _known(own: Look, until: int, moves: tuple[Action, ...], before: dict[Action, int], look: Spread) -> Verdict:
    """The one world there is, looked at once: what the own turn comes to is found already."""
    ahead = next(iter(look(replace(own, moves=moves, until=until), (0,))), None) if until > own.until else None
    values = dict(zip(moves, ahead, strict=True)) if ahead else {move: before[move] for move in moves}
    order = sorted(moves, key=lambda move: (-values[move], -before[move]))
    mean = sum(values.values()) // len(values)
    return Verdict(order[0], tuple((move, values[move] - mean) for move in order), 1)


def _foreseen(
    own: Look, moves: tuple[Action, ...], before: dict[Action, int], weighty: bool, look: Spread,
    stop: Callable[[], bool],
) -> Verdict:  # fmt: skip
    """Each move played out to the end, the most promising first; the better half again with the other aim.

    The better course of a move counts. That is no wishful thinking: a seat may choose what it goes by, and others do
    what is expected of them in both. They may do otherwise, though: a move that would not win if they did nothing,
    since it lives on what they are to give, gives way to one that would and is nearly as good.
    """
    found: dict[Action, int] = {}

    def play(some: Sequence[Action], way: str) -> None:
        for move in some:
            for (value,) in () if stop() else look(replace(own, moves=(move,), until=END, ways=(way,)), (0,)):
                found[move] = max(value, found.get(move, value))

    def ranked() -> list[Action]:
        return sorted(found or before, key=lambda move: (-found.get(move, 0), -before[move]))

    play(moves, OWN)
    if weighty:
        play(ranked()[: (len(moves) + 1) // 2], GREEDY)
    order, values = ranked(), found or before
    mean = sum(values.values()) // len(values)
    best = _safe(own, order, found, look, stop) if weighty else order[0]
    return Verdict(best, tuple((move, values[move] - mean) for move in order), min(1, len(found)))


def _safe(
    own: Look, order: Sequence[Action], found: dict[Action, int], look: Spread, stop: Callable[[], bool]
) -> Action:
    """Of the moves that are as good as the first, the one that wins most if others do nothing.

    If none of them wins then, the next one that does and is nearly as good. Where others have just done nothing any
    will do: who comes off well by it goes on with it, whatever else was expected, and nothing has changed since.
    """
    anyhow = stale(own.rules, own.view)
    best, most = order[0], 0
    for move in order:
        behind = found[order[0]] - found[move] if move in found and not stop() else None
        if behind is None or (behind and most) or (behind > NEARLY and not anyhow):
            break
        for (value,) in look(replace(own, moves=(move,), until=END, ways=(ALONE,)), (0,)):
            if value > most:
                best, most = move, value
    return best


def _halved(
    own: Look, until: int, moves: tuple[Action, ...], before: dict[Action, int], worlds: int, look: Spread,
    stop: Callable[[], bool],
) -> Verdict:  # fmt: skip
    """Sequential halving: the same worlds for all that are left, then the better half of them goes on."""
    begun, seen = len(moves), dict[Action, list[int]]((move, []) for move in moves)
    rounds_left = max(1, (begun - 1).bit_length())
    each = worlds * begun // rounds_left
    next_world, alive, ranked = FIRST, list(moves), _ranked(moves, seen, before)
    for _ in range(rounds_left if begun > 1 else 0):
        last = next_world + max(1, each // len(alive))
        # In the own turn there are no others.
        imagine = ways(own.rules) if until > own.until else own.ways
        task = replace(own, moves=tuple(alive), until=until, ways=imagine)
        settled = False
        while next_world < last and not settled:
            part = range(next_world, min(last, next_world + PART))
            done = 0
            for row in look(task, part):
                done += 1
                for move, value in zip(alive, row, strict=True):
                    seen[move].append(value)
            ranked = _ranked(alive, seen, before)
            settled = done < len(part) or stop() or _clear(ranked, seen)
            next_world += done
        if settled:
            break
        alive = [move for move, _ in ranked[: (len(alive) + 1) // 2]]
    return Verdict(ranked[0][0], tuple(ranked), len(seen[ranked[0][0]]))


def _clear(ranked: Sequence[tuple[Action, int]], seen: dict[Action, list[int]]) -> bool:
    """Is the first move better than every other one by more than chance, or the same in all worlds?"""
    best = seen[ranked[0][0]]
    n = len(best)
    for move, _ in ranked[1:]:
        apart = [one - other for one, other in zip(best, seen[move], strict=True)]
        total = sum(apart)
        # The mean and its standard error, both times n and squared.
        spread = n * sum(value * value for value in apart) - total * total
        if any(apart) and (total <= 0 or total * total * (n - 1) <= SURE * SURE * spread):
            return False
    return n >= PART


def _ranked(
    alive: Sequence[Action], seen: dict[Action, list[int]], before: dict[Action, int]
) -> list[tuple[Action, int]]:
    """The moves by what they have brought, best first; few and noisy worlds are pulled towards the first look."""
    n, k = len(seen[alive[0]]), len(alive)
    middle = sum(before[move] for move in alive) // k
    prior = {move: before[move] - middle for move in alive}
    if not n:
        found = prior
    else:
        means = [sum(seen[move][world] for move in alive) // k for world in range(n)]
        apart = {move: [v - mean for v, mean in zip(seen[move], means, strict=True)] for move in alive}
        total = {move: sum(values) for move, values in apart.items()}
        # n times the sum of squares around each move's own mean.
        noise = sum(n * sum(v * v for v in apart[move]) - total[move] ** 2 for move in alive)
        variance = noise // (n * max(1, k * (n - 1))) if n > 1 else TRUST * TRUST
        weight = TRUST * TRUST
        found = {move: (total[move] * weight + prior[move] * variance) // (n * weight + variance) for move in alive}
    return sorted(found.items(), key=lambda pair: -pair[1])
