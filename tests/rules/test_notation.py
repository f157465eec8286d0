"""Moves as text, and the questions that lead to them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.core import Action, IllegalMove
from rules.notation import Question, drill, key, notation, read
from tests.toy import RULES, Bid, Lay, Roll, Swap


@dataclass(frozen=True, slots=True)
class Go(Action):
    tag: ClassVar[str] = "go"
    stations: int
    symbol: str
    track: str


class Game:
    unknown = "E_SYNTAX"
    actions = (Go,)


def test_a_move_is_one_line():
    assert notation(Lay("rail", "b3", 1)) == "lay rail b3 1"
    assert notation(Swap(7)) == "swap out 7"
    assert notation(Roll()) == "roll"
    assert key(Lay("rail", "b3", 1)) == ("lay", "rail", "b3", 1)


def test_empty_fields_are_dropped_at_the_end_and_marked_inside():
    assert notation(Go(2, "", "")) == "go 2"
    assert notation(Go(2, "", "T1")) == "go 2 - T1"
    assert read(Game, "go 2") == Go(2, "", "")
    assert read(Game, "go 2 - T1") == Go(2, "", "T1")


@given(st.integers(-9, 99), st.sampled_from(["", "CO", "LT"]), st.sampled_from(["", "T1"]))
def test_writing_and_reading_are_inverse(stations, symbol, track):
    move = Go(stations, symbol, track)
    assert read(Game, notation(move)) == move


@pytest.mark.parametrize("text", ["", "  ", "fly", "lay", "lay rail b1 up", "lay rail b1 0 0", "swap", "bid one"])
def test_what_is_no_move_is_refused_with_the_games_own_code(text):
    with pytest.raises(IllegalMove, match="E_UNKNOWN"):
        read(RULES, text)


@given(st.text(max_size=30))
def test_any_text_is_a_move_or_refused(text):
    try:
        read(RULES, text)
    except IllegalMove as refused:
        assert refused.why.key == "E_UNKNOWN"


def test_case_and_blanks_do_not_matter_for_what_is_offered():
    options = (Lay("rail", "B3", 0), Bid(4))
    assert read(RULES, "  LAY  Rail b3 0 ", options) == options[0]


def test_questions_ask_only_what_is_open():
    options = (Lay("rail", "a1", 0), Lay("rail", "a1", 1), Lay("yard", "a2", 0), Bid(3))
    first = drill(options)
    assert first == Question((), "move", ("lay", "bid"))
    assert drill(options, ("bid",)) == Bid(3), "the only bid is the move itself"
    second = drill(options, ("lay",))
    assert second == Question(("lay",), "piece", ("rail", "yard"))
    assert drill(options, ("lay", "yard")) == Lay("yard", "a2", 0)
    assert drill(options, ("lay", "rail")) == Question(("lay", "rail", "a1"), "turned", (0, 1)), "one cell is not asked"


def test_answers_that_no_longer_exist_are_refused():
    with pytest.raises(IllegalMove, match="no-longer-possible"):
        drill((Bid(3), Bid(4)), ("bid", 5))
    with pytest.raises(IllegalMove, match="no-longer-possible"):
        drill((), ())
