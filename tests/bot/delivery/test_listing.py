"""Lists of people and of tables in one message."""

from __future__ import annotations

import pytest

from bot.delivery.listing import MANY, named
from bot.texts import LANGUAGES, texts


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_crowd_is_named_as_far_as_a_line_goes_and_then_counted(language: str) -> None:
    words = texts(language)
    people = [10**18 + number for number in range(180)]
    said = words("queue-line", people=named(words, people))
    assert "???" not in said
    assert said.count("<@") == MANY
    assert str(180 - MANY) in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_few_are_all_named(language: str) -> None:
    words = texts(language)
    assert named(words, [1, 2]) == "<@1>, <@2>"
    assert named(words, range(MANY)).count("<@") == MANY
