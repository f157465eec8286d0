"""The fullest position can be read where pictures are seen: 550 pixels wide in a channel, 350 on a phone."""

from __future__ import annotations

from dataclasses import replace
from itertools import zip_longest

import pytest

from bot.texts import texts
from render import fonts
from render.legibility import covered, overlaps, text_boxes
from render.pictures import Form, draw
from render.scene import Scene
from render.taubertal_express import areas, board
from render.taubertal_express.blocks import WORDS, cell
from render.theme import MARGIN, WIDTH
from rules.taubertal_express.components import DARK, LIGHT, TICKETS
from rules.taubertal_express.rules import RULES
from rules.taubertal_express.state import State
from tests.render.taubertal_express.scenes import full, setting
from tests.rules.taubertal_express.positions import scene

CHANNEL, PHONE = 550, 350
WORDS_PX = 11.0
BUDGET = 200
"""Kilobytes, also of the fullest position, which no game reaches."""


def pictures(state: State, language: str, seats: int) -> list[tuple[Scene, Form]]:
    view, around = RULES.view(state, None), setting(language, seats)
    forms: tuple[Form, ...] = ("full", "phone")
    return [(draw_(view, replace(around, form=form)), form) for draw_ in (board, areas) for form in forms]


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_fullest_position_stays_legible(seats: int, language: str) -> None:
    """Names of 32 wide characters, five wagons more than at the start, ten stones, a full station."""
    for picture, _ in pictures(full(seats), language, seats):
        assert overlaps(picture) == []
        assert covered(picture) == []
        assert len(draw(picture)) <= BUDGET * 1024


@pytest.mark.parametrize("language", ["en", "de"])
def test_words_are_large_enough_where_the_picture_is_shown(language: str) -> None:
    for picture, form in pictures(full(3), language, 3):
        shown = (PHONE if form == "phone" else CHANNEL) / picture.width
        for box in text_boxes(picture):
            assert box.size * shown >= WORDS_PX, (box.wanted, box.size, round(box.size * shown, 1))


@pytest.mark.parametrize("language", ["en", "de"])
def test_no_tile_and_no_ticket_loses_letters(language: str) -> None:
    """Every name and route, drawn as large as it stands on the board."""
    words = texts(language, "taubertal_express")
    tile = cell((WIDTH - 2 * MARGIN - 20) / 2, 2) - 76
    for kind in (*DARK, *LIGHT):
        assert fonts.width(words(f"short-{kind}"), WORDS, "narrow") <= tile, kind
    names = list(TICKETS)
    for four in zip_longest(*[iter(names)] * 4, fillvalue=names[0]):
        state = scene(public={"open": four})
        for picture, _ in pictures(state, language, 2)[:2]:
            cut = [box.wanted for box in text_boxes(picture) if box.text.endswith(fonts.ELLIPSIS)]
            assert cut == []


def test_the_tableau_cuts_nothing() -> None:
    """Tickets aboard, the station, the strips, names of 32 wide letters."""
    for language in ("en", "de"):
        for picture, _ in pictures(full(4), language, 4)[2:]:
            cut = [box.wanted for box in text_boxes(picture) if box.text.endswith(fonts.ELLIPSIS)]
            assert cut == []
