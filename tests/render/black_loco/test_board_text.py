"""The board in words."""

from __future__ import annotations

from render.black_loco import text
from tests.render.black_loco.scenes import shown
from tests.rules.black_loco.positions import (
    EX_10,
    PAYING_OUT,
    A,
    table,
)


def test_the_text_board_names_stacks_shares_and_loco() -> None:
    s = table(board=EX_10, hands=((), (), (), ()), shares=(("104",), (), (), ()), loco=A, **PAYING_OUT)
    told = text(*shown(s))
    assert "shares V1" in told
    assert "black loco" in told
    assert "013 Hanover: 604^ V NE" in told
    assert "T1 21 (101)" in told
