"""What must hold for every picture of every registered game."""

import io
import re

import pytest
from PIL import Image

from bot.texts import LANGUAGES, texts
from render import paint
from render.legibility import colours, covered, overlaps, smallest
from render.pictures import pictures
from render.scene import Scene, everything, named
from render.scene import Text as Words
from render.stages import questions
from render.theme import SMALL, TOKENS, WIDTH, shade, tint
from rules.core import Rng
from rules.registry import GAMES
from tests.render.moments import PICTURED, WIDE, drawn, sample, setting

MOST_BYTES = 400 * 1024
KEY = re.compile(r"^(picture|alt|text|row|card|symbol|field|event|game|caption)-[a-z0-9_-]+$")
every_game = pytest.mark.parametrize("game", PICTURED)


def test_every_registered_game_has_pictures() -> None:
    assert tuple(sorted(GAMES)) == PICTURED


@every_game
def test_no_words_overlap_leave_their_box_or_are_covered(game: str) -> None:
    faults = [(name, fault) for name, scene in drawn(game) for fault in (*overlaps(scene), *covered(scene))]
    assert not faults, faults[:10]


@every_game
def test_all_words_have_been_found(game: str) -> None:
    missing = {
        item.text
        for _, scene in drawn(game)
        for placed in everything(scene)
        if isinstance(item := placed.item, Words) and KEY.match(item.text)
    }
    assert not missing


@every_game
def test_letters_are_large_enough(game: str) -> None:
    """Legend and log are SMALL or more; printed ornaments may be a little less, never below 14."""
    for name, scene in drawn(game):
        assert smallest(scene) >= 14, name
        large = sum(1 for placed in everything(scene) if isinstance(placed.item, Words) and placed.item.size >= SMALL)
        assert large >= 0.8 * sum(1 for placed in everything(scene) if isinstance(placed.item, Words)), name


@every_game
def test_colours_come_from_the_theme(game: str) -> None:
    allowed = {*TOKENS, *map(tint, TOKENS), *map(shade, TOKENS)}
    for name, scene in drawn(game):
        assert colours(scene) <= allowed, (name, colours(scene) - allowed)


@every_game
def test_files_are_small_opaque_and_wide_enough(game: str) -> None:
    for name, scene in drawn(game):
        assert WIDTH // 2 <= scene.width <= WIDTH, name
        file = paint.draw(scene)
        assert len(file) <= MOST_BYTES, (name, len(file))
        with Image.open(io.BytesIO(file)) as image:
            assert image.size == (scene.width, scene.height)
            assert "transparency" not in image.info


@every_game
def test_a_picture_does_not_depend_on_what_was_drawn_before(game: str) -> None:
    name, scene = drawn(game)[-1]
    first = paint.draw(scene)
    paint.forget()
    assert paint.draw(scene) == first, name


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_alternative_text_names_whose_turn_and_every_score(game: str, language: str) -> None:
    for stage in sample(game):
        view = stage.rules.view(stage.state, None)
        told = pictures(game).alt(view, setting(stage, language))
        assert texts(language, game)("game-name") in told
        assert 40 <= len(told) <= 1000
        assert not re.search(r"\b(alt|picture|event|text)-[a-z]", told), told
        for seat in stage.waiting:
            assert setting(stage, language).names[seat] in told
        outcome = stage.rules.outcome(stage.state)
        for score in outcome.scores if outcome else ():
            assert str(score) in told


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_as_text_is_short_and_narrow(game: str, language: str) -> None:
    for stage in sample(game):
        view = stage.rules.view(stage.state, None)
        for names in (None, WIDE):
            told = pictures(game).text(view, setting(stage, language, names))
            assert 40 <= len(told) <= 3500
            assert not re.search(r"\b(alt|picture|event|text)-[a-z]", told), told


@every_game
def test_spectators_have_no_hand(game: str) -> None:
    for stage in sample(game):
        assert pictures(game).hand(stage.rules.view(stage.state, None), setting(stage, "en")) is None


@every_game
def test_markers_number_the_answers_from_one(game: str) -> None:
    asked = 0
    for stage in sample(game):
        for seat in stage.waiting:
            view = stage.rules.view(stage.state, seat)
            for question in questions(stage, seat, 30):
                scene = pictures(game).question(view, question, setting(stage, "de"))
                if scene is None:
                    continue
                asked += 1
                numbers = sorted(int(marker.name.split(":")[1]) for marker in named(scene, "answer:"))
                assert numbers, (question, "a picture without markers")
                assert set(numbers) <= set(range(1, len(question.answers) + 1)), question
                assert not overlaps(scene), (question, overlaps(scene)[:3])
    assert asked, "no question has a picture"


@every_game
def test_public_pictures_are_the_same_for_every_viewer(game: str) -> None:
    """What a player knows in private never reaches a public picture, alternative text included."""
    shown = pictures(game)
    for stage in sample(game):
        spoken = setting(stage, "en")
        public = stage.rules.view(stage.state, None)
        board, areas, told = shown.board(public, spoken), shown.areas(public, spoken), shown.alt(public, spoken)
        imagined = stage.rules.imagine(public, Rng(5))
        other = stage.rules.view(imagined, None)
        assert (board, areas, told) == (
            shown.board(other, spoken),
            shown.areas(other, spoken),
            shown.alt(other, spoken),
        )


def test_scenes_are_values() -> None:
    for game in PICTURED:
        stage = sample(game)[0]
        view = stage.rules.view(stage.state, None)
        first, second = (pictures(game).board(view, setting(stage, "en")) for _ in range(2))
        assert isinstance(first, Scene)
        assert first == second
        assert hash(first) == hash(second)
