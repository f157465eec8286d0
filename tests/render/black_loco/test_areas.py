"""The second public picture."""

from __future__ import annotations

from render.black_loco import areas
from tests.render.black_loco.scenes import HAND, shown, words_of
from tests.rules.black_loco.positions import (
    EX_10,
    table,
)


def test_a_capital_above_thirty_stands_beside_the_track() -> None:
    """RU-40."""
    view, spoken = shown(table(board=EX_10, hands=(HAND, (), (), ()), markers=(35, 30, 4, 4)))
    assert "35" in words_of(areas(view, spoken))
