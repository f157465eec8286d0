"""The curve of points: every seat has its line, mark, name and number, and all of it can be read."""

from __future__ import annotations

import pytest

from bot.texts import LANGUAGES
from render.curve import curve
from render.legibility import covered, overlaps, shortened, text_boxes, too_small
from render.scene import Line, Sprite, everything
from render.theme import READ, SEATS
from tests.render.test_parts import NAMES, setting

COURSES = {
    "close": [[0, 0, 0, 0], [1, 2, 1, 2], [5, 5, 5, 5], [7, 7, 7, 7]],
    "below zero": [[0, 0], [-40, -3], [-120, 12]],
    "far": [[n * seat * 9 for seat in range(1, 5)] for n in range(120)],
    "none": [[0, 0, 0], [0, 0, 0]],
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", COURSES)
def test_everything_on_a_curve_can_be_read(name: str, language: str) -> None:
    course = COURSES[name]
    seats = len(course[0])
    scene = curve(course, setting(NAMES[:seats], language))
    assert not [*overlaps(scene), *covered(scene), *shortened(scene), *too_small(scene)]
    assert min(box.size for box in text_boxes(scene)) >= READ
    told = {box.wanted for box in text_boxes(scene)}
    assert {str(points).replace("-", "−") for points in course[-1]} <= told and set(NAMES[:seats]) <= told


def test_every_seat_has_a_line_in_its_colour_and_marks_upon_it() -> None:
    scene = curve(COURSES["far"], setting(NAMES[:4]))
    items = [placed.item for placed in everything(scene)]
    for seat, style in enumerate(SEATS[:4]):
        lines = [item for item in items if isinstance(item, Line) and item.colour == style.colour]
        assert [len(line.points) for line in lines if len(line.points) > 2] == [120]
        marks = [item for item in items if isinstance(item, Sprite) and item.kind == "token" and item.args == (seat,)]
        assert len(marks) >= 5
