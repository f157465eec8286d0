"""The board in words."""

from __future__ import annotations

from render.black_loco import text
from render.stages import course
from rules import core
from rules.black_loco.rules import RULES
from rules.black_loco.state import Payout
from rules.black_loco.table import plan_of
from rules.core import Seat
from tests.render.black_loco.scenes import setting, shown
from tests.rules.black_loco.positions import (
    EX_10,
    PAYING_OUT,
    SWAPPING,
    A,
    B,
    table,
)


def test_the_text_board_names_stacks_shares_and_loco() -> None:
    s = table(board=EX_10, hands=((), (), (), ()), shares=(("104",), (), (), ()), loco=A, **PAYING_OUT)
    told = text(*shown(s))
    assert "shares Violet 104" in told
    assert "black loco" in told
    assert "013 Hanover: 604^ Violet NE" in told
    assert "T1 21: 101×3 102×2" in told


def test_the_text_board_tells_who_draws_next() -> None:
    """5.5: the queue of a premium."""
    s = table(board=EX_10, hands=((), (), (), ()), pending=Payout("violet", 3, (A, B, A)), **SWAPPING)
    assert "Premium of Violet: 3 cards to come, in this order: ● ▲ ●" in text(*shown(s))


def test_a_game_can_be_played_from_the_text_board() -> None:
    """What the legal moves depend on is in it: plan with towers, all stacks in order, shares, hand, positions."""
    for stage in course("black_loco", 3, {"map": "usa", "length": "long", "mountains": "yes"}, 3, "greedy"):
        public, spoken = stage.state.public, setting(stage, "en")
        for seat in map(Seat, stage.waiting):
            view = RULES.view(stage.state, seat)
            told = text(view, spoken)
            assert len(told) < 3500
            assert "…" not in told
            lines = told.split("\n")
            for code, pile in zip(plan_of(public).stacks, public.stacks, strict=True):
                (line,) = [line for line in lines if line.startswith(f"{code} {len(pile)}:")]
                assert set(line.split(": ")[1].replace("×", " ").split()) >= set(pile)
            for cell, piece in zip(plan_of(public).cells, public.board, strict=True):
                assert not piece or any(line.startswith(cell.id) and piece in line for line in lines)
            assert all(number in told for number in (*view.hand, *(n for row in public.shares for n in row)))
            assert core.legal(RULES, stage.state, seat)
