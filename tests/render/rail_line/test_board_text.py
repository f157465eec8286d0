"""The board in words."""

from __future__ import annotations

from render import rail_line as pictured
from rules.core import Seat, event
from rules.rail_line.rules import RULES
from tests.render.rail_line.scenes import EX_6, begun, laid, public, spoken


def test_alternative_text_tells_the_last_move() -> None:
    state = laid(begun(), EX_6, 12)
    told = pictured.alt(
        public(state), spoken(state, event("laid", seat=1, card="B14", slot=11, source="hand", coins=0))
    )
    assert "Ada" in told
    assert "B14" in told
    assert "11 of 24" in told


def test_the_text_board_names_what_every_player_meets_ex_1() -> None:
    """EX-1's card: the owner of T2 meets wood and sawmill, the owner of T1 passengers."""
    state = laid(begun(2), ("B06",), 1)
    told = pictured.text(public(state), spoken(state))
    (card,) = (row for row in told.splitlines() if row.startswith("1 B06"))
    assert "● Passengers" in card
    assert "▲ Wood + Sawmill" in card


def test_the_own_hand_is_in_ones_own_text_only() -> None:
    state = laid(begun(), EX_6, 12)
    mine = state.hidden.hands[1][0]
    assert mine in pictured.text(RULES.view(state, Seat(1)), spoken(state))
    assert mine not in pictured.text(public(state), spoken(state))
