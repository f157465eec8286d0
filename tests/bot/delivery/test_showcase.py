"""What is prepared at a start: after it the pictures of a game are drawn from what is kept, by day and by night."""

from typing import Any

import pytest

from bot.delivery import showcase
from render import paint, pieces
from render.looks import PALETTES
from render.pictures import pictures
from render.scene import Scene
from rules.registry import GAMES


@pytest.fixture
def ended() -> Scene:
    """The board at the end of a game of the kind that is prepared."""
    match = showcase._sample("rail_line", showcase.MOMENTS[-1])
    seats = max(GAMES["rail_line"].seats)
    view = GAMES["rail_line"].view(match.state, None)
    return pictures("rail_line").board(view, showcase.amid("rail_line", match, seats, "de"))


def test_what_is_prepared_need_not_be_drawn_again_by_day_or_by_night(ended: Scene) -> None:
    paint.forget()
    for _, palette, piece in showcase.scenes(["rail_line"]):
        scene = piece()
        if scene is not None:
            paint.draw(scene, palette)
    kept = pieces_kept()
    for palette in PALETTES:
        paint.draw(ended, palette)
    assert pieces_kept() == kept


def pieces_kept() -> set[Any]:
    """Ready or packed."""
    return {key for keep in (pieces.SMALL_ONES, pieces.LARGE_ONES) for key in (*keep._kept, *keep._packed)}


def test_the_day_is_prepared_before_the_night() -> None:
    palettes = [palette for _, palette, _ in showcase.scenes(["rail_line", "cube_express"])]
    assert palettes == sorted(palettes, key=PALETTES.index)
    assert set(palettes) == set(PALETTES)
