"""On the board after every turn, and so in every frame of a film, something is marked."""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import pairwise

import pytest

from bot.delivery.sketches import artist, setting
from bot.store.protocol import Line
from bot.store.table import Table
from bot.tables import history
from bot.tables.lookback import Stop, as_it_was, between, stops
from render.pictures import Form, Setting
from render.recent import outlines
from render.scene import Rect, Scene, Text, bounds, group, named
from rules.core import event
from rules.registry import GAMES
from tests.bench.films import played
from tests.render.moments import PICTURED


@cache
def game_of(game: str, seats: int) -> tuple[Table, tuple[Line, ...], tuple[Stop, ...]]:
    table, lines = played(game, 10 + seats, seats)
    assert table.match is not None
    return table, lines, stops(table.rules, table.match.header, lines, 0)


def boards(game: str, seats: int, form: Form) -> Iterator[tuple[Setting, Scene]]:
    table, lines, found = game_of(game, seats)
    shown = artist(game)
    assert shown is not None
    for earlier, here in pairwise(found):
        around = setting(as_it_was(table, here), "de", history.facts(between(lines, earlier, here)), form)
        yield around, shown.board(table.rules.view(here.match.state, None), around)


def marks(scene: Scene) -> int:
    return len(named(scene, "recent")) + len(named(scene, "recent:"))


@pytest.mark.parametrize("form", ["full", "phone"])
@pytest.mark.parametrize(("game", "seats"), [(game, seats) for game in PICTURED for seats in GAMES[game].seats])
def test_the_board_after_every_turn_marks_something(game: str, seats: int, form: Form) -> None:
    made = [*boards(game, seats, form)]
    bare = [tuple(fact.key for fact in around.recent) for around, scene in made if not marks(scene)]
    assert len(made) > 5
    assert bare == [], f"{len(bare)} of {len(made)}"


@pytest.mark.parametrize("game", PICTURED)
def test_marks_lie_within_the_picture(game: str) -> None:
    for _, scene in boards(game, max(GAMES[game].seats), "full"):
        for mark in named(scene, "recent"):
            left, top, right, bottom = bounds(mark)
            assert left >= 0 and top >= 0 and right <= scene.width and bottom <= scene.height


@pytest.mark.parametrize("game", PICTURED)
def test_a_board_without_events_marks_nothing(game: str) -> None:
    table, _, found = game_of(game, max(GAMES[game].seats))
    shown = artist(game)
    assert shown is not None
    view = table.rules.view(found[len(found) // 2].match.state, None)
    assert marks(shown.board(view, setting(as_it_was(table, found[len(found) // 2]), "de"))) == 0


def _parts(key: str, data: object) -> tuple[str, ...]:
    return ("coins:0", "nowhere") if key == "paid" else ()


def test_what_changed_is_outlined_once_and_else_the_name_of_whoever_did_something() -> None:
    """A piece counts, the same twice does not, one that is not there sends the mark to the name."""
    words = [Text(x, 10, 200, 40, "Ada", 32) for x in (20, 420)]
    names = [group(text, name=f"name:{seat}") for seat, text in enumerate(words)]
    scene = Scene(1600, 600, (*names, group(Rect(40, 100, 50, 50), name="coins:0", x=100, y=7)))
    around = Setting(lambda key, /, **data: key, ("Ada", "Ben"), (event("paid", seat=0), event("paid", seat=0)))
    (coins,) = outlines(scene, around, _parts)
    left, top, right, bottom = bounds(coins)
    assert (left, top, right, bottom) == (136, 103, 194, 161)

    passed = replace(around, recent=(event("passed", seat=1), event("round", number=2)))
    (name,) = outlines(scene, passed, _parts)
    left, _, right, _ = bounds(name)
    assert left > 400 and right < 520
    assert outlines(scene, passed, _parts, seen={1}) == []
