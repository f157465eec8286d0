"""Every goal and every tile has room for its words; what is worth telling stands on the pictures."""

from __future__ import annotations

import pytest

from render import cube_express as pictured
from render.legibility import shortened, text_boxes, too_small
from render.scene import Scene, named
from rules.core import Seat
from rules.cube_express.components import GOALS, TRACK_TILES
from rules.cube_express.rules import RULES
from tests.render.cube_express.scenes import board, spoken
from tests.rules.cube_express.positions import LINE, position


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_goal_and_every_tile_has_room_for_its_words(language: str) -> None:
    """The central board with each card, the hand with each tile, the values of two players with neutral markers."""
    goals = list(GOALS) + list(GOALS)[:2]
    for at in range(0, len(goals), 4):
        s = position(2, goals=tuple(goals[at : at + 4]))
        scene = pictured.areas(RULES.view(s, None), spoken(s, language=language))
        assert (*shortened(scene), *too_small(scene)) == (), goals[at : at + 4]
    for at in range(0, len(TRACK_TILES), 3):
        s = position(4, hands={0: tuple(TRACK_TILES[at : at + 3])})
        for seat in (0, 1):
            scene = pictured.hand(RULES.view(s, Seat(seat)), spoken(s, language=language))
            assert scene is not None
            assert (*shortened(scene), *too_small(scene)) == ()


def test_what_scores_stands_on_the_board() -> None:
    """Section 6.2: 3 for each house of a station's city; the same for houses that no station has yet."""
    s = position(4, *LINE, stations={"N3": 1})
    scene = board(s)
    signs = {group.name.removeprefix("city:"): group for group in named(scene, "city:")}
    site = s.public.atlas.site
    assert {"N1", "N3"} <= set(signs)
    for cell in ("N1", "N3"):
        (box,) = text_boxes(Scene(1600, 1190, (signs[cell],)))
        assert box.wanted == str(3 * s.public.atlas.cities[site[cell]].size)
    for city in s.public.atlas.cities.values():
        free = not any(s.public.station(cell) is not None for cell in city.sites)
        assert (city.size > 1 and free) == any(house in signs for house in city.houses)


def test_the_central_board_is_shown_once_a_round() -> None:
    first, later = position(), position(players={0: {"turns": 1}})
    assert pictured.chapter(RULES.view(first, None)) != pictured.chapter(RULES.view(later, None))
    assert pictured.chapter(RULES.view(first, None)) == pictured.chapter(RULES.view(position(phase="market"), None))
