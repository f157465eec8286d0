"""What the symbols mean, and the scenes of the guide."""

from __future__ import annotations

import logging
from dataclasses import replace

import pytest

from bot.texts import texts
from render import fonts
from render.legibility import overlaps, text_boxes
from render.pictures import Form, draw
from render.scene import Scene, named
from render.taubertal_express import areas, chapter, legend, lesson
from rules.taubertal_express.components import DARK, LIGHT
from rules.taubertal_express.rules import RULES
from tests.render.taubertal_express.scenes import full, setting, sprites
from tests.rules.taubertal_express.positions import after, scene


def shown(picture: Scene) -> set[str]:
    return {box.wanted for box in text_boxes(picture)}


@pytest.mark.parametrize("form", ["full", "phone"])
@pytest.mark.parametrize("language", ["en", "de"])
def test_every_building_and_every_symbol_has_its_words(
    language: str, form: Form, caplog: pytest.LogCaptureFixture
) -> None:
    around = replace(setting(language, 2), form=form)
    with caplog.at_level(logging.WARNING, "bot.texts"):
        picture = legend(around)
    assert caplog.messages == []
    assert overlaps(picture) == []
    assert {around.words(f"effect-{kind}") for kind in (*DARK, *LIGHT)} <= shown(picture)
    cut = [box.wanted for box in text_boxes(picture) if box.text.endswith(fonts.ELLIPSIS)]
    assert cut == []
    assert len(draw(picture)) <= 200 * 1024


def test_the_pages_of_the_guide_that_gain_by_one_have_a_scene() -> None:
    around = setting("en", 2)
    topics = texts("en", "taubertal_express")("guide-topics").split()
    scenes = {topic: lesson(topic, around) for topic in topics}
    assert [topic for topic, picture in scenes.items() if picture is None] == ["idea", "end", "here"]
    for picture in filter(None, scenes.values()):
        assert overlaps(picture) == []


def test_the_second_picture_is_worth_showing_once_a_round() -> None:
    state = scene(2)
    first = chapter(RULES.view(state, None))
    state = after(state, "dice three W YB", "end")
    assert chapter(RULES.view(state, None)) == first
    state = after(state, "dice three W YB", "end")
    assert chapter(RULES.view(state, None)) != first


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_others_are_on_the_second_picture_with_their_own_maps(seats: int) -> None:
    """What they have built stands on small maps, so that nobody need ask for it."""
    picture = areas(RULES.view(full(seats), None), setting("en", seats))
    assert {piece.name for piece in named(picture, "other:")} == {f"other:{at}" for at in range(1, seats)}
    for at in range(1, seats):
        assert len(sprites(picture, f"other:{at}", "taubertal-hall")) == 5
