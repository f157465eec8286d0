"""SPEC.md section 10: the standing orders for taking a coin instead of a symbol."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rules import core, match
from rules.core import Seat, Standing
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
    "a passenger and a post that bring much only together": (asked("B01", {"PA": 2, "PO": 1}, sheet=2), "none"),
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


def late(card, boxes, *, cards=16, **how):
    """As `asked`, with so many cards in the line before: 8 are left after 16."""
    s = asked(card, boxes, **how)
    return replace(s, public=replace(s.public, line=(s.public.line * cards)[:cards]))


HOUSE = {
    "early, what brings nothing is marked": (asked("B16", {}, sheet=2), "none"),
    "early, what would be lost": (asked("B16", {"SB": 2}, sheet=2, track=2), "SB"),
    "early, the lost one of two": (asked("B07", {"SB": 2}, sheet=2, track=3), "SB"),
    "late, what brings a point": (late("B16", {}), "none"),
    "late, what brings nothing": (late("B16", {}, track=2), "SB"),
    "late, a full row": (late("B23", {"GL": 5}), "none"),
    "late, one of two": (late("B01", {"PO": 2}), "PO"),
    "late, what two bring only together": (late("B01", {"PA": 2, "PO": 1}, sheet=2), "none"),
    "late, a product of two": (late("A01", {}), "none"),
    "late, both": (late("B07", {"SB": 2}, sheet=2, track=3), "both"),
    "late, one use left": (late("B07", {"SB": 2}, sheet=2, track=3, used=3), "PA"),
    "nine cards are not late": (late("B16", {}, cards=15, track=2), "none"),
}


@pytest.mark.parametrize("name", HOUSE)
def test_the_house(name):
    """Section 10: mark; a coin for what is lost, and for what brings no points when 8 cards are left."""
    s, expected = HOUSE[name]
    assert answer(s, "house") == expected


def test_the_house_answers_for_whoever_has_not_said_otherwise():
    """And nobody's card waits for it; whoever wants to be asked is asked."""
    now = match.Match(match.Header("rail_line", RULES.version, 3, (("sheet", "1"),), 1), asked("B01", {}))
    settled, _ = match.settle(RULES, now, Standing())
    assert core.waiting(RULES, settled.state) == (1,)
    assert [(entry.seat, entry.move, entry.by) for entry in settled.log] == [
        (0, "sub none", match.HOUSE),
        (2, "sub none", match.HOUSE),
    ]
    asking, _ = match.settle(RULES, now, Standing(asked=frozenset({Seat(0)})))
    assert 0 in core.waiting(RULES, asking.state)
