"""Every question of every game leads to a page of its guide with a picture, and a first game has a page of its own."""

from __future__ import annotations

from functools import cache

import pytest

from bot.talk.guide import FIRST, about, topics
from bot.talk.move_picker import ROOT, Choices, Spot, at_spot
from bot.talk.offers import Level
from bot.texts import LANGUAGES, bundle, texts
from render import callouts
from render.legibility import READ, covered, overlaps, shortened, text_boxes, too_small
from render.pictures import Form, Setting, lesson
from render.scene import Scene, named
from rules.core import AnyRules, Offer
from rules.registry import GAMES
from tests.bot.talk.test_offers import laying

BOXED = sorted(game for game in GAMES if texts(game=game).has(f"guide-{FIRST}"))


def said(game: str, kind: str) -> list[str]:
    """What the texts of a game ask under this word: `decision-`, `menu-`, `ahead-`."""
    found = [key for key in bundle("en", game)._messages if key.startswith(f"{kind}-") and not key.endswith("-public")]
    return sorted(key.removeprefix(f"{kind}-") for key in found)


@cache
def pictured(game: str, topic: str, language: str = "en", form: Form = "full") -> Scene | None:
    words = texts(language, game)
    names = tuple(words("seat-number", number=seat + 1) for seat in range(max(GAMES[game].seats)))
    return lesson(game, topic, Setting(words.among(names, plain=True), names, form=form))


def test_all_five_games_have_a_page_for_a_first_game() -> None:
    assert len(BOXED) == 5


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", BOXED)
def test_every_question_leads_to_a_page_with_a_picture(game: str, language: str) -> None:
    words = texts(language, game)
    known = topics(words)
    asked = {key: f"explain-{key}" for key in (*said(game, "decision"), *said(game, "ahead"))}
    missing = [key for key, name in asked.items() if not words.has(name)]
    assert not missing, f"no page explains {missing}"
    pages = {words(name) for name in bundle(language, game)._messages if name.startswith("explain-")}
    assert pages <= set(known)
    bare = sorted(topic for topic in pages if pictured(game, topic, language) is None)
    assert not bare, f"pages without a picture: {bare}"


@pytest.mark.parametrize("game", BOXED)
def test_both_languages_open_the_same_page(game: str) -> None:
    english, german = (
        {key: texts(language, game)(key) for key in bundle(language, game)._messages if key.startswith("explain-")}
        for language in LANGUAGES
    )
    assert english == german


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", BOXED)
def test_the_page_for_a_first_game_comes_first_and_its_picture_has_the_numbers_its_words_name(
    game: str, language: str
) -> None:
    words = texts(language, game)
    assert topics(words)[0] == FIRST
    page = words(f"guide-{FIRST}")
    assert [number for number in "①②③④" if page.count(number) == 1] == list("①②③④")
    assert words("button-move") in page, "it names the button that is pressed first"
    scene = pictured(game, FIRST, language)
    assert scene is not None
    shown = [group.name for group in named(scene, "answer:")]
    assert sorted(shown) == sorted(2 * [f"answer:{number}" for number in range(1, callouts.STEPS + 1)])


@pytest.mark.parametrize("form", ["full", "phone"])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", BOXED)
def test_the_picture_of_a_first_game_can_be_read(game: str, language: str, form: Form) -> None:
    scene = pictured(game, FIRST, language, form)
    assert scene is not None
    assert not overlaps(scene) and not covered(scene) and not too_small(scene)
    assert not [box for box in shortened(scene) if box.box[1] > 116]
    if scene.width == 1600:
        assert min(box.size for box in text_boxes(scene) if box.text.strip()) >= 32 > READ


def test_side_by_side_the_decision_is_explained_and_inside_a_menu_the_menu(toy: AnyRules) -> None:
    here, seat = laying(toy)
    choices = Choices(here, seat)
    step = at_spot(choices, ROOT)
    assert isinstance(step, tuple) and len(step) > 1
    swap_first = tuple(reversed(step))
    assert list(about(choices, ROOT, swap_first))[:2] == ["lay", "swap"]
    inside = at_spot(choices, Spot(0, kind="m"))
    assert isinstance(inside, Level | Offer)
    if isinstance(inside, Level):
        assert next(about(choices, Spot(0, kind="m"), inside)) == inside.menu.key
