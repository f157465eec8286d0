"""The board in words."""

from __future__ import annotations

import pytest

from render.taubertal_express import alt, text
from rules.taubertal_express.rules import RULES
from tests.render.taubertal_express.scenes import NAMES, full, setting


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_board_in_words(language: str) -> None:
    """Text and alternative text fit their limits in the fullest position and name the essential."""
    view = RULES.view(full(), None)
    told = text(view, setting(language))
    assert len(told) <= 3500
    assert "107" in told and "T20" in told and all(name in told for name in NAMES)
    short = alt(view, setting(language))
    assert len(short) <= 1000 and "107" in short
