"""The standings of a cup: every name, place and figure is there and can be read on a phone."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.delivery.ladders import scenes
from bot.store.cup import FORMS, Cup, CupForm
from bot.tables import standings
from bot.texts import LANGUAGES
from render.ladder import PAGE, WIDTH, Rung, leaves
from render.legibility import covered, overlaps, shortened, text_boxes, too_small
from tests.bot.tables.test_pairing import a_cup, to_the_end

NAMES = ("Ada", "Ben", "Cleopatra von Hohenstein", "Dora", "Émile", "Hanne-Lore Schmidtke", "Iwan", "🚂 Jo")


def named(cup: Cup) -> Cup:
    entrants = [replace(one, name=NAMES[n % len(NAMES)]) for n, one in enumerate(cup.entrants)]
    return replace(cup, name="Frost cup of the railway friends", entrants=tuple(entrants))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("form", FORMS)
def test_everything_on_the_standings_can_be_read(form: CupForm, language: str) -> None:
    cup = named(to_the_end(a_cup(form, 9, 3), leaving=[2]))
    for upto in (0, 1, cup.round):
        ((scene, alt),) = scenes(cup, upto, language)
        assert scene.width == WIDTH < scene.height
        assert not [*overlaps(scene), *covered(scene), *shortened(scene), *too_small(scene)]
        told = " ".join(box.wanted for box in text_boxes(scene))
        assert all(f"{line.place}." in told for line in standings.standings(cup, upto))
        assert "Hanne-Lore Schmidtke" in told and "Frost cup" in told and "Frost cup" in alt
        assert len(alt) <= 1000


def test_a_large_cup_has_several_pictures_of_equal_length() -> None:
    rungs = [Rung(f"{n}.", "Ada", ("1",)) for n in range(64)]
    found = leaves(rungs)
    assert [one for leaf in found for one in leaf] == rungs
    assert max(map(len, found)) <= PAGE and max(map(len, found)) - min(map(len, found)) <= 1
    assert leaves([]) == ((),)
