"""Leaderboard and profile: everything can be read, whoever plays and however much."""

from __future__ import annotations

import pytest

from bot.texts import LANGUAGES, texts
from render.leaders import MOST, Leader, leaders
from render.legibility import covered, overlaps, shortened, text_boxes, too_small
from render.pictures import Setting, draw
from render.plots import Grid
from render.profile import Portrait, profile
from render.scene import Line, Scene, Sprite, everything
from render.theme import READ
from tests.render.moments import WIDE

NAMES = ("Ada", *WIDE, "Владимир Żółć", "x" * 32)
TILES = ("rating", "games", "wins", "beaten", "streak", "typical", "kept")
PLAYED = (("Der Taubertal-Express", 812, 40), ("Rail Line", 1, 0))
PORTRAITS = {
    "much": Portrait((), tuple(900 + 7 * n for n in range(90)), {1: 40, 2: 30, 3: 15, 6: 5}, games=PLAYED),
    "one game": Portrait((), (1000,), {1: 1}, ((-12, False), (310, True), (20, False))),
    "few points": Portrait((), (), {2: 2}, ((3, False),), until=4),
    "nothing rated": Portrait((), (), {4: 1}, games=PLAYED[1:]),
}


def setting(language: str) -> Setting:
    return Setting(texts(language, "taubertal_express").among((), plain=True), (), stamp="2026-11-18")


def faults(scene: Scene) -> list[object]:
    return [*overlaps(scene), *covered(scene), *shortened(scene), *too_small(scene)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", PORTRAITS)
def test_a_profile_can_be_read(name: str, language: str) -> None:
    around = setting(language)
    given = PORTRAITS[name]
    tiles = tuple(
        (value, around.words(f"record-{key}"))
        for key, value in zip(TILES, ("1234", "812", "512", "100 %", "12", "14 h", "100 %"), strict=True)
    )
    scene = profile(
        Portrait(tiles, given.ratings, given.ranks, given.points, given.games, given.until),
        around,
        around.words("game-name"),
        NAMES[1],
    )
    assert not faults(scene)
    told = {box.wanted for box in text_boxes(scene)}
    assert {value for value, _ in tiles} <= told and NAMES[1] in told
    assert {name for name, _, _ in given.games} <= told and min(box.size for box in text_boxes(scene)) >= READ
    assert draw(scene, "night")[:4] == b"\x89PNG"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("count", [1, 3, 40])
def test_a_leaderboard_can_be_read(count: int, language: str) -> None:
    around = setting(language)
    found = [
        Leader(1 + n // 2, NAMES[n % len(NAMES)], 1400 - n, 5 + n, tuple(range(1000, 1001 + n * n)))
        for n in range(count)
    ]
    scene = leaders(found, around, around.words("game-name"), around.words("record-here"))
    assert not faults(scene)
    items = [placed.item for placed in everything(scene)]
    shown = min(count, MOST)
    assert sum(isinstance(item, Sprite) and item.kind == "laurel" for item in items) == min(2, count)
    assert len([box for box in text_boxes(scene) if box.wanted in {str(1400 - n) for n in range(count)}]) == shown
    lines = [len(item.points) for item in items if isinstance(item, Line) and len(item.points) > 2]
    assert max(lines, default=0) <= 30


def test_too_few_games_are_no_rating() -> None:
    around = setting("en")
    scene = profile(Portrait((("–", "Rating"),), until=1), around, "Rail Line", "Ada")
    assert "A rating is shown after one more rated game" in " ".join(box.wanted for box in text_boxes(scene))
    lone = Grid.around(0, 0, 900, 400, [7])
    assert lone.at(0, 7)[0] == lone.x + lone.w / 2 and "2" not in [getattr(one, "text", "") for one in lone.items()]


def test_small_differences_look_small() -> None:
    grid = Grid.around(0, 0, 900, 400, [1000, 1003], least=100)
    assert grid.high - grid.low >= 100 and abs(grid.at(0, 1000)[1] - grid.at(1, 1003)[1]) < 12
    assert Grid.around(0, 0, 900, 400, [5, 30], zero=True).low == 0
    assert Grid.around(0, 0, 900, 400, [-7, 30], zero=True).low <= -7
