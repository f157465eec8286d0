"""The check that guards every picture can itself find faults."""

from render.legibility import covered, overlaps, smallest, text_boxes
from render.scene import Rect, Scene, Text, over
from render.theme import CARD


def scene(*items: object) -> Scene:
    return Scene(400, 200, items)  # type: ignore[arg-type]


def test_words_apart_are_well() -> None:
    assert overlaps(scene(Text(10, 10, 100, 40, "Käthe", 24), Text(10, 60, 100, 40, "Jörg", 24))) == []


def test_words_over_words_are_found() -> None:
    (fault,) = overlaps(scene(Text(10, 10, 200, 40, "Käthe", 24), Text(40, 15, 200, 40, "Jörg", 24)))
    assert "Käthe" in fault
    assert "Jörg" in fault


def test_words_too_high_for_their_box_are_found() -> None:
    (fault,) = overlaps(scene(Text(10, 10, 200, 12, "Käthe", 24)))
    assert "leaves its box" in fault


def test_words_outside_the_picture_are_found() -> None:
    assert overlaps(scene(Text(390, 10, 100, 40, "Käthe", 24)))


def test_long_words_are_shortened_rather_than_spilled() -> None:
    long = scene(Text(10, 10, 120, 40, "Maximiliane Österreicher-Großweil", 24))
    assert overlaps(long) == []
    (box,) = text_boxes(long)
    assert box.text.endswith("…")
    assert box.wanted == "Maximiliane Österreicher-Großweil"
    assert smallest(long) == 20


def test_markers_may_lie_over_words_but_not_over_each_other() -> None:
    name, first = Text(10, 10, 200, 40, "Käthe", 24), over(Text(10, 10, 40, 40, "1", 24))
    assert overlaps(scene(name, first)) == []
    assert overlaps(scene(name, first, over(Text(14, 12, 40, 40, "2", 24))))


def test_words_painted_over_are_found() -> None:
    name, lid = Text(10, 10, 200, 40, "Käthe", 24), Rect(0, 0, 100, 100, CARD)
    assert covered(scene(lid, name)) == []
    assert covered(scene(name, lid))
    assert covered(scene(name, over(lid))) == []
