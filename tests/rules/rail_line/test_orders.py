"""SPEC.md section 10: the standing orders for taking a coin instead of a symbol."""

from __future__ import annotations

import pytest

from rules import core
from rules.core import Seat
from rules.rail_line.rules import RULES
from tests.rules.rail_line.positions import count, play, position, with_player


def asked(card, boxes, *, sheet=1, track=1, used=0):
    """Seat 1 lays a card; seat 0, with such boxes marked, is asked about the symbols of its track."""
    others = [other for other in (1, 2, 3) if other != track]
    hand = {1: (card,)} if card.startswith("A") else {}
    shown = ("B06", "B02", "B03", "B04") if hand else (card, "B22", "B24", "B25")
    s = position(3, sheet, tracks=(track, *others), active=1, boxes={0: boxes}, hands=hand, display=shown)
    return play(with_player(s, 0, substitutions=used), f"1 play {card}")


def answer(s, order):
    options = core.legal(RULES, s, Seat(0))
    return RULES.obey(RULES.view(s, Seat(0)), Seat(0), "substitute", order, options).replaced


CASES = {
    "a good symbol": (asked("B16", {}), "none"),
    "a beet behind the red line": (asked("B16", {"SB": 2}, sheet=2, track=2), "SB"),
    "a passenger that costs a point": (asked("B16", {}, sheet=2), "PA"),
    "a glass box worth less": (asked("B23", {"GL": 3}), "GL"),
    "a full row": (asked("B23", {"GL": 5}), "none"),
    "one of two": (asked("B01", {"PO": 2}), "PO"),
    "the passenger of two": (asked("B08", {}, sheet=2, track=2), "PA"),
    "a passenger that makes its station's post count": (asked("B01", {}, sheet=2), "none"),
    "the same passenger once the post counts without it": (asked("B01", {"PA": 1}, sheet=2), "PA"),
    "a beet that brings nothing beside a post that costs points": (asked("B07", {}, sheet=1, track=3), "none"),
    "both of two": (asked("B07", {"SB": 2}, sheet=2, track=3), "both"),
    "both of two, one use left": (asked("B07", {"SB": 2}, sheet=2, track=3, used=3), "PA"),
}


@pytest.mark.parametrize("name", CASES)
def test_coin_if_worse(name):
    """A coin for what would be lost or would lower the score, the symbols of a station judged together; else a mark."""
    s, expected = CASES[name]
    assert answer(s, "coin-if-worse") == expected


@pytest.mark.parametrize("name", CASES)
def test_always_mark(name):
    """Nothing is ever replaced."""
    assert answer(CASES[name][0], "mark") == "none"


def test_a_sugar_factory_opens_the_way_for_the_beet_of_its_station():
    """RU-15: the beet is not lost, since the factory is marked first; the order must not give it away."""
    s = asked("A04", {"SB": 2}, sheet=2, track=3)
    assert answer(s, "coin-if-worse") == "none"
    marked = play(s, "0 sub none")
    assert (count(marked, 0, "SF"), count(marked, 0, "SB")) == (1, 3)
