"""What is worth telling of a game that is over: how the points grew, what decided it, who was waited for longest."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from bot.store.match import Waited
from bot.store.table import Table
from bot.tables import clocks, elapsed
from bot.tables.lookback import Stop
from rules.core import Outcome, Seat

Points = Callable[[Any], tuple[int, ...] | None]
"""What each seat has in a spectator's view; None: the game does not count before the end. Any: the game's own view."""
HOUR = 3600
STEADY = clocks.Stops()


@dataclass(frozen=True, slots=True)
class Gain:
    """Points that came in a turn."""

    seat: Seat
    turn: int
    points: int


@dataclass(frozen=True, slots=True)
class Longest:
    """The wait that lasted longest: for whom, and the seconds of it that count."""

    user: int
    seconds: int


@dataclass(frozen=True, slots=True)
class Chronicle:
    """The facts; how they are told stands elsewhere."""

    course: tuple[tuple[int, ...], ...] = ()
    """The points of every seat, at the beginning and after each turn; empty: nobody could know them."""
    decided: Gain | None = None
    """The turn in which the winner gained most on the best of the others."""
    best: tuple[Gain, ...] = ()
    """The best turn of each seat that had a good one, without the last one, to which the final scoring belongs."""
    longest: Longest | None = None
    """The longest wait for a person, if it was one of hours. What nobody could help does not count."""
    stand_ins: tuple[Seat, ...] = ()


def written(
    table: Table,
    found: Sequence[Stop],
    waited: Iterable[Waited],
    outcome: Outcome,
    points: Points,
    held: clocks.Stops = STEADY,
) -> Chronicle:
    """The chronicle of a table from what everybody could see after each of its turns. `held`: when time stood still."""
    counted = [points(table.rules.view(stop.match.state, None)) for stop in found]
    course = tuple(row for row in counted if row is not None)
    if len(course) < len(found) or len(course) < 2:
        course = ()
    lasted = (Longest(wait.user, _counted(table, wait, held)) for wait in waited)
    longest = max(lasted, key=lambda wait: wait.seconds, default=None)
    return Chronicle(
        course,
        _decided(course, outcome),
        tuple(gain for info in table.seats if (gain := _best(course, info.seat)) is not None),
        longest if longest is not None and longest.seconds >= HOUR else None,
        tuple(info.seat for info in table.seats if info.stand_in is not None),
    )


def _counted(table: Table, wait: Waited, held: clocks.Stops) -> int:
    """The seconds of a wait, without those in which the host or the person was away or the table stood still."""
    away = [clocks.Stretch(one.begun, one.end) for one in held.away if one.user == wait.user]
    return elapsed.used(wait.opened, wait.closed, None, (*held.host, *table.pauses, *away))


def _decided(course: Sequence[Sequence[int]], outcome: Outcome) -> Gain | None:
    winners = [Seat(seat) for seat, rank in enumerate(outcome.ranks) if rank == 1]
    if len(winners) != 1 or not course:
        return None
    (winner,) = winners
    lead = [row[winner] - max(points for seat, points in enumerate(row) if seat != winner) for row in course]
    return _largest(winner, lead)


def _best(course: Sequence[Sequence[int]], seat: Seat) -> Gain | None:
    return _largest(seat, [row[seat] for row in course[:-1]])


def _largest(seat: Seat, values: Sequence[int]) -> Gain | None:
    """The turn with the largest growth; the first of several."""
    grown = [after - before for before, after in zip(values, values[1:], strict=False)]
    most = max(grown, default=0)
    return Gain(seat, grown.index(most) + 1, most) if most > 0 else None
