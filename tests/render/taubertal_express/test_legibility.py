"""The fullest position can be read."""

from __future__ import annotations

import pytest

from render.legibility import covered, overlaps
from render.pictures import draw
from render.taubertal_express import areas, board
from rules.taubertal_express.rules import RULES
from tests.render.taubertal_express.scenes import full, setting


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_fullest_position_stays_legible(seats: int, language: str) -> None:
    """Names of 32 wide characters, five wagons more than at the start, ten stones, a full station."""
    view = RULES.view(full(seats), None)
    for picture in (board(view, setting(language, seats)), areas(view, setting(language, seats))):
        assert picture is not None
        assert overlaps(picture) == []
        assert covered(picture) == []
        assert len(draw(picture)) <= 400 * 1024
