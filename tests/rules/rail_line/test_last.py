"""The last action is played without a question where it is solved, and only there (section 10)."""

from __future__ import annotations

from rules import core
from rules.core import Seat
from rules.notation import notation
from rules.rail_line.rules import RULES
from rules.rail_line.state import FINAL
from tests.rules.rail_line.positions import EX6, play, position


def last(seats=3, sheet=1, boxes=None, **how):
    """Seat 1 is far ahead with passengers unless boxes say otherwise: the doubling hangs on nobody's last action."""
    boxes = {0: {}, 1: {"PA": 4}} | (boxes or {})
    base = {"line": EX6[:9], "phase": FINAL, "ending": "stack", "turn": 22, "hands": {0: (), 1: (), 2: ()}}
    return position(seats, sheet, boxes=boxes, **{**base, "local": dict.fromkeys(range(seats), 10 - 1), **how})


def solved(s, seat=0):
    key = next(d.key for d in RULES.decisions(s) if d.seat == seat)
    options = core.legal(RULES, s, Seat(seat))
    move = RULES.obey(RULES.view(s, Seat(seat)), Seat(seat), key, "solved", options)
    return None if move is None else notation(move)


def test_a_box_that_brings_more_than_it_costs():
    assert solved(last(coins={0: 2}, boxes={0: {"CO": 5}})) == "extra box CO", "6 becomes 9 for two coins"
    assert solved(last(coins={0: 2}, boxes={0: {"CO": 3}})) == "extra pass", "3 becomes 4"


def test_a_card_in_hand_is_a_coin():
    assert solved(last(hands={0: ("A01", "A05"), 1: (), 2: ()})) == "extra discard A01"


def test_a_chain_of_free_moves_is_followed_to_its_end():
    """EX-7: from node 3 for a coin onto node 4 (LT), from there on to coal, glass …"""
    s = last(seats=2, tracks=(2, 1), local={0: 3, 1: 9}, coins={0: 1}, boxes={0: {"GL": 2, "CO": 0}})
    first = solved(s)
    assert first == "extra local 2", "glass: 3 becomes 6"
    far = last(seats=2, tracks=(2, 1), local={0: 3, 1: 9}, coins={0: 1}, boxes={0: {"GL": 5}}, line=EX6[:9])
    assert solved(far) is not None
    onto = play(last(seats=2, tracks=(2, 1), local={0: 3, 1: 9}, coins={0: 1}, boxes={0: {"GL": 2}}), "0 extra local 1")
    assert solved(onto) == "local 1"


def test_a_doubling_that_hangs_on_others_asks():
    """RU-29: the fifth passenger box doubles to 10, if the next player does not draw level."""
    s = last(coins={0: 2}, boxes={0: {"PA": 4}, 1: {"PA": 4}})
    assert solved(s) is None
    safe = last(coins={0: 2}, boxes={0: {"PA": 4}, 1: {"PA": 3}, 2: {"PA": 3}})
    assert solved(safe) is None, "whether the doubling must be kept up hangs on what comes"
    alone = last(coins={2: 2}, boxes={2: {"PA": 4}, 1: {"PA": 4}}, active=2)
    assert solved(alone, 2) == "extra box PA", "nobody comes after: 4 becomes 10"


def test_whoever_could_take_a_doubling_away_is_asked():
    s = last(coins={2: 2}, boxes={1: {"PA": 6}, 2: {"PA": 5, "CO": 5}}, active=2)
    assert solved(s, 2) is None, "coal brings 3, passengers bring 1 and cost seat 1 six points"


def test_whoever_could_win_the_glass_race_is_asked():
    """Sheet 2: filling the row first leaves 4 instead of 8 to whoever comes later."""
    near = {1: {"GL": 3}}
    assert solved(last(sheet=2, coins={0: 2}, boxes={0: {"GL": 3}, **near})) == "extra box GL", "3 becomes 8"
    better = {0: {"GL": 3, "PA": 3, "PO": 1}}
    assert solved(last(sheet=2, coins={0: 2}, boxes={**better, **near})) is None
    assert solved(last(sheet=2, coins={0: 2}, boxes={**better, 1: {}})) == "extra box PO", "5 becomes 12"


def test_only_in_the_last_action():
    s = position(hands={0: ("A01",)}, coins={0: 1}, line=EX6[:5], phase="extra")
    assert solved(s) is None
