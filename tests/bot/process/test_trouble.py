"""What the library cannot read is waited out; our own mistakes are not taken for it."""

from __future__ import annotations

import discord
import pytest

from bot.process.trouble import intelligible, passing


def test_a_page_in_place_of_an_answer_passes() -> None:
    with pytest.raises(ConnectionError) as caught, intelligible():
        discord.Object("<html>")  # type: ignore[arg-type]
    assert passing(caught.value)


def test_our_own_mistakes_are_told_as_such() -> None:
    with pytest.raises(KeyError), intelligible():
        {}["ours"]
