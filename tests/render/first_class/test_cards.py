"""Nothing that stands on a card is cut away, in neither language, and what counts can be read in the channel."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.texts import LANGUAGES, texts
from render import first_class as pictured
from render.first_class import cards, layout
from render.fonts import width
from render.legibility import covered, overlaps, text_boxes, too_small
from render.pictures import Setting
from render.scene import Scene, Text, everything, group
from render.theme import READ, WIDTH
from rules.first_class.components import CARDS, ENDS, PRINTED
from tests.render.first_class.scenes import NAMES

every_language = pytest.mark.parametrize("language", LANGUAGES)


def plain(language: str) -> Setting:
    return Setting(texts(language, "first_class").among(NAMES, plain=True), NAMES)


def face(card: str, language: str) -> Scene:
    draw = cards.end_card if card in ENDS else cards.action_card
    return Scene(cards.W + 8, cards.H + 8, (group(draw(card, plain(language).words, 0, 0)),))


@every_language
def test_no_word_and_no_number_of_a_card_is_cut(language: str) -> None:
    faults = []
    for card in (*CARDS, *ENDS):
        scene = face(card, language)
        faults += [(card, box.text) for box in text_boxes(scene) if "…" in box.text and "…" not in box.wanted]
        faults += [(card, fault) for fault in (*overlaps(scene), *covered(scene))]
    assert not faults


@every_language
def test_words_and_numbers_on_cards_can_be_read_in_the_channel(language: str) -> None:
    """Titles and cities 11 pixels, what a card brings and asks for 14."""
    assert not [
        (card, box.text, box.size)
        for card in (*CARDS, *ENDS)
        for box in too_small(replace(face(card, language), width=WIDTH))
    ]


@every_language
def test_every_name_of_a_city_has_room_above_it(language: str) -> None:
    words = plain(language).words
    cities = [city.id for city in (*PRINTED, *(city for card in CARDS.values() for city in card.cities))]
    assert not [city for city in cities if width(words(f"city-{city}"), READ, "narrow") > layout.NAMED - 6]


@every_language
@pytest.mark.parametrize("form", ["full", "phone"])
def test_the_legend_explains_every_symbol_without_cutting_a_word(language: str, form: str) -> None:
    shown = plain(language)
    scene = pictured.legend(Setting(shown.words, NAMES, form=form))  # type: ignore[arg-type]
    assert not [box.text for box in text_boxes(scene) if box.text.endswith("…") and "…" not in box.wanted]
    assert not overlaps(scene) and not covered(scene)
    assert not [
        item for placed in everything(scene) if isinstance(item := placed.item, Text) and "legend-" in item.text
    ]


@every_language
def test_lessons_show_the_pieces_a_topic_is_about(language: str) -> None:
    shown = plain(language)
    topics = shown.words("guide-topics").split()
    drawn = {topic: pictured.lesson(topic, shown) for topic in topics}
    assert {topic for topic, scene in drawn.items() if scene is None} == {"end", "here"}
    for scene in drawn.values():
        assert scene is None or not overlaps(scene)


@every_language
def test_a_card_with_its_place_fits_a_line_of_a_menu(language: str) -> None:
    words = plain(language).words
    assert not [card for card in CARDS if len(words("offer-card", row=3, number=6, card=card)) > 100]
