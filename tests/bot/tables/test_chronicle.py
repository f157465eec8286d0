"""The chronicle of a game: from what everybody could see, without a guess where nobody could know the points."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import pytest

from bot.delivery.sentences import chronicled, duration
from bot.store.match import Waited
from bot.store.table import Absence, Away, Pause, Table
from bot.tables.chronicle import HOUR, Chronicle, Gain, Longest, written
from bot.tables.clocks import Stops
from bot.tables.lookback import Stop, stops
from bot.tables.writer import Tables
from bot.texts import LANGUAGES, texts
from render.pictures import points
from rules.core import Outcome, Rng, Seat
from tests.bench.films import played
from tests.bot.house import ADA, BEN, play_on, running
from tests.render.moments import PICTURED

COURSE = [(0, 0), (3, 1), (4, 9), (12, 9), (14, 20)]


def facts(course: list[tuple[int, ...] | None], ranks: tuple[int, ...], *waited: Waited) -> Chronicle:
    """Of a toy table with these points after its turns."""
    table, _ = played("rail_line")
    assert table.match is not None
    found = tuple(Stop(n, table.match, n, None) for n in range(len(course)))
    told = iter(course)
    outcome = Outcome(tuple(0 for _ in ranks), ranks, ())
    table = replace(table, seats=table.seats[: len(ranks)])
    return written(table, found, waited, outcome, lambda view: next(told))


def test_the_turn_with_the_largest_swing_decided() -> None:
    assert facts([*COURSE], (1, 2)).decided == Gain(Seat(0), 3, 8)
    assert facts([*COURSE], (2, 1)).decided == Gain(Seat(1), 4, 9)
    assert facts([*COURSE], (1, 1)).decided is None, "nobody won alone"
    assert facts([(5, 0), (5, 3)], (1, 2)).decided is None, "the winner never gained"


def test_the_best_turn_of_each_is_none_of_the_final_scoring() -> None:
    assert facts([*COURSE], (2, 1)).best[:2] == (Gain(Seat(0), 3, 8), Gain(Seat(1), 2, 8))


def test_where_points_are_secret_there_is_no_curve() -> None:
    told = facts([(0, 0), None, (2, 3)], (1, 2))
    assert told.course == () and told.decided is None and told.best == ()


def test_only_a_wait_of_hours_is_told() -> None:
    short, long = Waited(1, 0, HOUR - 1), Waited(2, 50, 50 + 3 * HOUR)
    assert facts([*COURSE], (1, 2), short, long).longest == Longest(2, 3 * HOUR)
    assert facts([*COURSE], (1, 2), short).longest is None and facts([*COURSE], (1, 2)).longest is None


def test_what_nobody_could_help_is_no_wait() -> None:
    """The host was away for a day, the table paused for ten hours of it and two more, and who is away is away."""
    table, lines = played("rail_line")
    assert table.match is not None
    found, outcome = stops(table.rules, table.match.header, lines, 0), Outcome((0, 0), (1, 2), ())
    table = replace(table, pauses=(Pause(20 * HOUR, 36 * HOUR, "table", 1),))
    held = Stops((Absence(10 * HOUR, 34 * HOUR),), (Away(2, 100 * HOUR, 148 * HOUR),))
    waited = (Waited(1, 0, 40 * HOUR), Waited(2, 90 * HOUR, 150 * HOUR))
    told = written(table, found, waited, outcome, lambda view: None, held)
    assert told.longest == Longest(1, 14 * HOUR)
    assert written(table, found, waited[:1], outcome, lambda view: None).longest == Longest(1, 24 * HOUR)


@pytest.mark.parametrize("game", PICTURED)
def test_every_game_counts_points_that_end_in_its_result(game: str) -> None:
    table, lines = played(game)
    assert table.match is not None
    outcome = table.rules.outcome(table.match.state)
    assert outcome is not None
    found = stops(table.rules, table.match.header, lines, 0)
    course = written(table, found, (), outcome, partial(points, game)).course
    assert len(course) == len(found) and course[-1] == outcome.scores


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_told_in_sentences(language: str) -> None:
    words = texts(language, "rail_line").among(("Ada", "Ben"))
    told = chronicled(
        words,
        Chronicle(
            tuple(COURSE), Gain(Seat(0), 3, 8), (Gain(Seat(1), 2, 1),), Longest(7, 72 * HOUR), (Seat(1),)
        ),
    )  # fmt: skip
    assert len(told) == 4 and "Ada" in told[0] and "3" in told[0] and "+1" in told[1]
    assert "<@7>" in told[2] and duration(words, 72 * HOUR) in told[2] and "Ben" in told[3]
    assert chronicled(words, Chronicle()) == ()
    last = chronicled(words, Chronicle(tuple(COURSE), Gain(Seat(0), 4, 1)))
    assert last[0] != chronicled(words, Chronicle(tuple(COURSE), Gain(Seat(0), 3, 1)))[0]


@pytest.mark.parametrize(
    ("hours", "english", "german"),
    [
        (1, "one hour", "eine Stunde"),
        (47, "47 hours", "47 Stunden"),
        (48, "2 days", "2 Tage"),
        (60, "2 days", "2 Tage"),
    ],
)
def test_how_long_it_was(hours: int, english: str, german: str) -> None:
    assert duration(texts("en"), hours * HOUR) == english and duration(texts("de"), hours * HOUR) == german


@pytest.mark.usefixtures("toy")
async def test_the_waits_of_a_table_are_known_when_they_are_over(tables: Tables) -> None:
    table: Table = await play_on(tables, (await running(tables, ADA, BEN)).id, Rng(3))
    waited = await tables.store.waited(table.id)
    assert len(waited) > 3 and {wait.user for wait in waited} == {ADA.id, BEN.id}
    assert all(wait.closed >= wait.opened for wait in waited) and not table.waits
