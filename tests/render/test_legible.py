"""Nothing on a picture is cut away or too small where it is seen; what is left to do is listed and only shrinks."""

from dataclasses import replace

import pytest

from bot.texts import LANGUAGES
from render.legibility import DECIDE, PHONE, covered, least, overlaps, shortened, too_small
from render.lookbook import scenes
from render.pictures import pictures
from render.scene import Scene, Text
from render.stages import stages
from tests.render.legible import explained, faults, known
from tests.render.moments import PICTURED, WIDE, drawn, sample, setting


@pytest.mark.parametrize("game", PICTURED)
def test_no_more_is_cut_or_too_small_than_is_listed_and_what_is_mended_is_struck_off(game: str) -> None:
    assert faults(game) == known(game), f"python -m tests.render.legible {game}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", PICTURED)
def test_the_look_book_can_be_read(game: str, language: str) -> None:
    """What is drawn for those who look: games as they are played, names as they are chosen."""
    faults = [
        (name, fault)
        for stage in stages(game)
        for name, scene in scenes(stage, setting(stage, language))
        for fault in (*shortened(scene), *too_small(scene), *overlaps(scene), *covered(scene))
    ]
    assert not faults, faults[:5]


@pytest.mark.parametrize("game", PICTURED)
def test_no_words_of_legend_and_guide_overlap_or_are_covered(game: str) -> None:
    faults = [(name, fault) for name, scene in explained(game) for fault in (*overlaps(scene), *covered(scene))]
    assert not faults, faults[:5]


@pytest.mark.parametrize("game", PICTURED)
def test_every_picture_that_is_too_wide_for_a_phone_has_a_form_that_is_not(game: str) -> None:
    """Measured where a phone shows it, a picture made for a wide screen has letters of seven pixels."""
    pictures_ = dict((*drawn(game), *explained(game)))
    wide = [name for name, scene in pictures_.items() if scene.width > PHONE]
    assert pictures_
    tall = {name.replace("phone-", ""): scene for name, scene in pictures_.items() if "phone-" in name}
    assert [name for name in wide if name not in tall or tall[name].width > PHONE] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", PICTURED)
def test_a_board_for_a_phone_is_upright_and_has_room_for_the_widest_names(game: str, language: str) -> None:
    for stage in sample(game):
        spot = replace(setting(stage, language, WIDE), form="phone")
        scene = pictures(game).board(stage.rules.view(stage.state, None), spot)
        assert scene.width <= PHONE
        assert scene.height > scene.width
        assert [*overlaps(scene), *covered(scene)] == []


def test_letters_are_measured_where_they_are_seen() -> None:
    assert (least(Scene(1600, 900, ())), least(Scene(900, 1600, ()))) == (32, 29)
    small, large = Text(0, 0, 400, 40, "Käthe", 31), Text(0, 50, 400, 40, "Jörg", 32)
    assert [box.text for box in too_small(Scene(1600, 900, (small, large)))] == ["Käthe"]


def test_numbers_to_decide_by_are_larger() -> None:
    assert (least(Scene(1600, 900, ()), DECIDE), least(Scene(900, 1600, ()), DECIDE)) == (41, 36)
    small = Text(0, 0, 400, 50, "12", 40, decides=True)
    large = Text(0, 60, 400, 50, "7", 41, decides=True)
    other = Text(0, 120, 400, 50, "1881", 32)
    assert [box.text for box in too_small(Scene(1600, 900, (small, large, other)))] == ["12"]


def test_what_ends_in_dots_by_itself_is_not_cut() -> None:
    cut, whole = Text(0, 0, 90, 40, "Maximiliane", 32, smallest=32), Text(0, 50, 400, 40, "Jörg …", 32)
    assert [box.wanted for box in shortened(Scene(1600, 900, (cut, whole)))] == ["Maximiliane"]
