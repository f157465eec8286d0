"""Records in words: plain, whatever the numbers are."""

from __future__ import annotations

import pytest

from bot.delivery import records
from bot.delivery.records import Sheet
from bot.store.result import EVERYWHERE, OVERALL, Rating
from bot.tables.ratings import MILLION, SHOWN
from bot.tables.statistics import Habit, figures
from bot.texts import texts
from tests.bot.tables.test_statistics import ME, SHE, YOU, game

ONCE = (game(1, {ME: 1, YOU: 2}, {ME: -4, YOU: -5}),)
LOST = (*ONCE, game(2, {ME: 2, YOU: 1}, {ME: 1, YOU: 5}), game(3, {ME: 2, SHE: 1}, {ME: 2, SHE: 5}))


def sheet(played: tuple[object, ...], rated: int = 0) -> Sheet:
    ratings = tuple(Rating(EVERYWHERE, OVERALL, ME, n + 1, 1, 30 * MILLION, MILLION) for n in range(rated))
    return Sheet(ME, "Ada", None, 1, figures(played, ME), Habit(0, 0, 0, 0, 0), ratings, False)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("language", "played", "sort", "rival"),
    [
        ("en", ONCE, "one game, won, −4 points", "one game, once ahead, never behind"),
        ("de", ONCE, "eine Partie, gewonnen, −4 Punkte", "eine Partie, einmal davor, nie dahinter"),
        ("en", LOST, "3 games, one won, at best 2 points, −0.3 on average", "2 games, once ahead, once behind"),
        ("de", LOST, "3 Partien, eine gewonnen, bestes Ergebnis 2 Punkte", "2 Partien, einmal davor, einmal dahinter"),
    ],
)
def test_numbers_are_told_as_people_say_them(language: str, played: tuple[object, ...], sort: str, rival: str) -> None:
    told = records.told(texts(language), sheet(played), lambda person: f"P{person}")
    assert any(line.partition("): ")[2].startswith(sort) for line in told), told
    assert f"P{YOU}: {rival}" in told


@pytest.mark.parametrize(("rated", "until"), [(0, SHOWN), (SHOWN - 1, 1), (SHOWN, 0)])
def test_the_picture_shows_no_rating_before_there_is_one(rated: int, until: int) -> None:
    seen = records.portrait(texts("en"), sheet(ONCE, rated))
    assert seen.until == until and len(seen.ratings) == (0 if until else rated)
    assert (seen.tiles[0][0] == "–") is bool(until)
