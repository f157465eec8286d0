"""Every refusal of the specification: a position, a move, the reason."""

from __future__ import annotations

from typing import Any

import pytest

from rules import match
from rules.black_loco.plans import GERMANY
from rules.black_loco.rules import RULES
from rules.black_loco.state import OVER, Payout, State
from rules.core import IllegalMove
from tests.rules.black_loco.positions import (
    BUILDING,
    BUYING,
    EX_10,
    PAYING_OUT,
    SWAPPING,
    A,
    B,
    C,
    offers,
    play,
    refusal,
    table,
    why,
)

HAND = ("201", "207", "211", "219", "231", "233")
OPENING = {**BUILDING, "opened": False}
LINE = {"013": "604^", "014": "106^"}


def test_e_not_your_turn() -> None:
    """E_NOT_YOUR_TURN: for everybody but the active player, and for all once the game is over."""
    s = table(board=LINE, hands=(HAND, (), ()), **BUILDING)
    assert refusal(s, B, "build 015 102^") == "E_NOT_YOUR_TURN"
    assert refusal(s, B, "pair pass") == "E_NOT_YOUR_TURN"
    over = table(board=LINE, hands=(HAND, ()), phase=OVER)
    assert refusal(over, A, "pair EB") == "E_NOT_YOUR_TURN"
    assert refusal(over, A, "bid 201") == "E_NOT_YOUR_TURN"
    drawing = table(board=LINE, hands=((), (), ()), pending=Payout("violet", 2, (C, A)), **SWAPPING)
    assert refusal(drawing, A, "draw T1") == "E_NOT_YOUR_TURN"
    assert refusal(drawing, C, "draw T1") == ""


def test_e_action_order() -> None:
    """E_ACTION_ORDER: each part of a turn allows its own moves only."""
    choosing = table(board=LINE, hands=(HAND, ()))
    assert refusal(choosing, A, "build 015 102^") == "E_ACTION_ORDER"
    assert refusal(choosing, A, "done") == "E_ACTION_ORDER"
    assert refusal(choosing, A, "pair XY") == "E_ACTION_ORDER"
    building = play(choosing, A, "pair EB")
    assert refusal(building, A, "share violet 104") == "E_ACTION_ORDER"
    assert refusal(building, A, "pair BE") == "E_ACTION_ORDER"
    buying = play(building, A, "done")
    assert refusal(buying, A, "build 015 102^") == "E_ACTION_ORDER"
    premium = play(choosing, A, "pair PM")
    assert refusal(premium, A, "swap 1") == "E_ACTION_ORDER"
    assert refusal(play(premium, A, "done"), A, "premium violet") == "E_ACTION_ORDER"
    paying = play(building, A, "build 015 102^")
    assert refusal(paying, A, "done") == "E_ACTION_ORDER"
    assert refusal(paying, A, "draw T1") == "E_ACTION_ORDER"
    drawing = table(board=LINE, hands=((), ()), pending=Payout("violet", 1, (A,)), **SWAPPING)
    assert refusal(drawing, A, "swap 1") == "E_ACTION_ORDER"
    secret = match.new(RULES, 2, 1).state
    assert refusal(secret, A, "pair EB") == "E_ACTION_ORDER"


def test_e_setup() -> None:
    """E_SETUP: plans that do not exist (RU-38) and wrong numbers of players."""
    options = {"map": GERMANY, "length": "short", "mountains": "no"}
    for seats, changed in ((2, {"map": "usa_benelux"}), (5, {}), (1, {}), (2, {"length": "medium"})):
        with pytest.raises(IllegalMove, match="E_SETUP"):
            RULES.setup(seats, options | changed, 1)
    assert RULES.setup(2, options, 1).public.plan == GERMANY


def test_e_bid() -> None:
    """E_BID: a card of the own hand, once."""
    s = match.new(RULES, 2, 1).state
    own, other = s.hidden.hands
    assert refusal(s, A, f"bid {other[0]}") == "E_BID"
    s = play(s, A, f"bid {own[0]}")
    assert refusal(s, A, f"bid {own[1]}") == "E_BID"
    s = play(s, B, f"bid {other[0]}")
    assert refusal(s, s.public.active, f"bid {s.hidden.hands[s.public.active][0]}") == "E_BID"


def test_e_first_station() -> None:
    """E_FIRST_STATION: the start player can do nothing else before it stands."""
    fresh = table(hands=(HAND, ()))
    assert refusal(fresh, A, "pair pass") == "E_FIRST_STATION"
    assert refusal(fresh, A, "pair PM") == "E_FIRST_STATION"
    building = play(fresh, A, "pair EB")
    for move in ("done", "share violet 104", "build 014 106^", "build ZZZ 604^", "second 014 106^"):
        assert refusal(building, A, move) == "E_FIRST_STATION"
    assert refusal(building, A, "build 016 408v") == ""
    buying = play(fresh, A, "pair BE")
    assert refusal(buying, A, "share violet 104") == "E_NO_STATION_OF_COMPANY"
    assert refusal(play(buying, A, "done"), A, "done") == "E_FIRST_STATION"
    usa = table("usa", hands=(HAND, ()), **OPENING)
    assert refusal(usa, A, "build 055 509v") == "E_FIRST_STATION"
    assert refusal(usa, A, "build 064 508^") == ""


def test_e_second_track() -> None:
    """E_SECOND_TRACK: only two track cards share a payment."""
    s = table(board=LINE, hands=(HAND, ()), **BUILDING)
    assert refusal(s, A, "second 015 102^") == "E_SECOND_TRACK"
    track = play(s, A, "build 015 102^", "pay 201")
    assert refusal(track, A, "second 016 408v") == "E_SECOND_TRACK"
    station = play(s, A, "build 006 508v", "pay 201")
    assert refusal(station, A, "second 015 102^") == "E_SECOND_TRACK"
    assert refusal(play(track, A, "done"), A, "second 008 101^") == "E_SECOND_TRACK"
    twice = play(track, A, "second 015 127^")
    assert refusal(twice, A, "second 015 201^") == "E_SECOND_TRACK"


def test_e_not_listed() -> None:
    """E_NOT_LISTED: the number must be printed on the card that is replaced; no stage is skipped, no class mixed."""
    s = table(board=LINE, hands=(HAND, ()), **BUILDING)
    for move in ("build 015 121^", "build 015 508v", "build 014 201^", "build 014 121^", "build 006 501^"):
        assert refusal(s, A, move) == "E_NOT_LISTED"
    assert refusal(s, A, "build 999 102^") == "E_NOT_LISTED"
    assert refusal(s, A, "build 015 999^") == "E_NOT_LISTED"
    assert refusal(s, A, "build 015 102x") == "E_NOT_LISTED"
    assert refusal(s, A, "build") == "E_NOT_LISTED"
    assert why(s, A, "build 015 121^") == {"N": "121", "X": "015"}


def test_e_not_in_stack() -> None:
    """E_NOT_IN_STACK: after the payment the card must be there."""
    s = table(board=LINE, hands=(("201", "106"), ()), stacks={"T1": ("102",)}, **BUILDING)
    assert refusal(s, A, "build 015 103v") == "E_NOT_IN_STACK"
    assert why(s, A, "build 015 103v") == {"N": "103", "S": "T1"}
    paying = play(s, A, "build 015 106^")
    assert refusal(paying, A, "pay 201") == "E_NOT_IN_STACK"
    assert offers(paying) == {"pay 106"}
    buying = table(board={"013": "604^"}, hands=(("201", "104"), ()), stacks={"T1": ()}, **BUYING)
    assert refusal(buying, A, "share violet 104") == ""
    assert refusal(play(buying, A, "share violet 104"), A, "pay 201") == "E_NOT_IN_STACK"
    without = table(board={"013": "604^"}, hands=(("201",), ()), stacks={"T1": ()}, **BUYING)
    assert refusal(without, A, "share violet 104") == "E_NOT_IN_STACK"


def test_e_edge() -> None:
    """E_EDGE: no track leaves the plan, not even on the first station (RU-20)."""
    s = table(hands=(HAND, ()), **OPENING)
    assert refusal(s, A, "build 034 602v") == "E_EDGE"
    assert refusal(s, A, "build 004 509^") == "E_EDGE"


def test_e_stick() -> None:
    """E_STICK."""
    s = table("usa", board={"059": "304^", "062": "102^"}, hands=(HAND, ()), **BUILDING)
    assert refusal(s, A, "build 060 102^") == "E_STICK"
    assert refusal(s, A, "build 061 102^") == "E_STICK"


def test_e_no_connection() -> None:
    """E_NO_CONNECTION: a yellow card must join a track of a neighbouring upgrade card."""
    s = table(board=LINE, hands=(HAND, ()), **BUILDING)
    assert refusal(s, A, "build 015 101^") == "E_NO_CONNECTION"
    assert refusal(s, A, "build 033 102^") == "E_NO_CONNECTION"
    assert refusal(s, A, "build 007 508v") == "E_NO_CONNECTION"
    assert refusal(s, A, "build 015 104^") == ""


def test_e_track_lost() -> None:
    """E_TRACK_LOST: red and blue cards keep every track; a double station symbol by symbol."""
    s = table(board={"013": "604^", "014": "103v"}, hands=(HAND, ()), **BUILDING)
    assert refusal(s, A, "build 014 121^") == "E_TRACK_LOST"
    assert refusal(s, A, "build 014 121v") == ""
    usa = table("usa", board={"069": "304^"}, hands=(HAND, ()), **BUILDING)
    assert refusal(usa, A, "build 069 334^") == "E_TRACK_LOST"
    assert refusal(usa, A, "build 069 333v") == "E_TRACK_LOST"
    assert refusal(usa, A, "build 069 334v") == ""


def test_e_tower() -> None:
    """E_TOWER (and RU-54: only the two cards of the cell count; over no tower any may follow)."""
    s = table(board={"013": "604^", "014": "106v", "015": "102^"}, hands=(HAND, ()), **BUILDING)
    assert refusal(s, A, "build 014 128^") == "E_TOWER"
    assert refusal(s, A, "build 014 128v") == ""
    assert refusal(s, A, "build 015 128^") == ""
    assert refusal(s, A, "build 015 128v") == ""


def test_e_cost() -> None:
    """E_COST: with how many cards it would be possible."""
    broke = table(board=LINE, hands=((), ()), **BUILDING)
    assert refusal(broke, A, "build 015 102^") == "E_COST"
    poor = table(board=LINE, hands=(("201",), ()), mountains=True, **BUILDING)
    assert why(poor, A, "build 014 127^") == {"k": 2, "h": 1}
    assert refusal(poor, A, "build 015 102^") == ""
    buyer = table(board=EX_10, hands=(("201", "207"), ()), **BUYING)
    assert why(buyer, A, "share violet 104") == {"k": 3, "h": 2}
    assert refusal(buyer, A, "share green 101") == ""


def test_e_payment() -> None:
    """E_PAYMENT: only own hand cards, each once."""
    s = play(table(board=EX_10, hands=(("201", "207", "211"), ("219",)), **BUYING), A, "share violet 104")
    assert refusal(s, A, "pay 219") == "E_PAYMENT"
    assert why(s, A, "pay 219") == {"k": 3}
    s = play(s, A, "pay 201")
    assert refusal(s, A, "pay 201") == "E_PAYMENT"


def test_e_no_station_of_company() -> None:
    """E_NO_STATION_OF_COMPANY: neither shares nor premiums (RU-44)."""
    s = table(board=EX_10, hands=(HAND, ()), shares=(("103",), ()), **BUYING)
    assert refusal(s, A, "share pink 103") == "E_NO_STATION_OF_COMPANY"
    assert refusal(s, A, "share plaid 103") == "E_NO_STATION_OF_COMPANY"
    s = table(board=EX_10, hands=(HAND, ()), shares=(("103",), ()), **PAYING_OUT)
    assert refusal(s, A, "premium pink") == "E_NO_STATION_OF_COMPANY"
    assert why(s, A, "premium pink") == {"C": "pink"}


def test_e_wrong_share() -> None:
    """E_WRONG_SHARE: another loco, or no track card at all."""
    s = table(board=EX_10, hands=(HAND, ()), **BUYING)
    assert refusal(s, A, "share violet 101") == "E_WRONG_SHARE"
    assert refusal(s, A, "share violet 507") == "E_WRONG_SHARE"
    assert why(s, A, "share violet 101") == {"N": "101", "C": "violet"}


GREENS = (*["101"] * 3, *["107"] * 3, "123", "128", "133", "141", "145", "203", "208", "213", "221", "226")
LAST_GREEN = "231"


def sold_out(**public: Any) -> State:
    """All shares of green are out: B has all but the last, C the last."""
    shares = ((), GREENS, (LAST_GREEN,))
    return table(board=EX_10, hands=(("202",), (), ()), shares=shares, **{**BUYING, **public})


def test_e_share_in_stack() -> None:
    """E_SHARE_IN_STACK: from a player only when the stacks hold none before paying (RU-15)."""
    shares = ((), GREENS, ())
    s = table(board=EX_10, hands=(("202",), (), ()), shares=shares, **BUYING)
    assert refusal(s, A, "share green 101 1") == "E_SHARE_IN_STACK"
    in_hand = table(board=EX_10, hands=((LAST_GREEN,), (), ()), shares=shares, **BUYING)
    assert refusal(in_hand, A, "share green 101 1") == ""
    on_plan = table(board={**EX_10, "008": "231^"}, hands=(("202",), (), ()), shares=shares, **BUYING)
    assert refusal(on_plan, A, "share green 101 1") == ""


def test_e_no_share_left() -> None:
    """E_NO_SHARE_LEFT: that player has no such card."""
    s = sold_out()
    assert refusal(s, A, "share green 231 1") == "E_NO_SHARE_LEFT"
    assert refusal(s, A, "share green 231 2") == ""
    assert refusal(s, A, "share green 231 7") == "E_NO_SHARE_LEFT"
    assert refusal(s, A, "share green 231 x") == "E_NO_SHARE_LEFT"


def test_e_black_loco_protected() -> None:
    """E_BLACK_LOCO_PROTECTED."""
    assert refusal(sold_out(loco=B), A, "share green 101 1") == "E_BLACK_LOCO_PROTECTED"
    assert refusal(sold_out(loco=B), A, "share green 231 2") == ""


def test_e_own_share() -> None:
    """E_OWN_SHARE."""
    s = table(board=EX_10, hands=(("202",), ()), shares=((*GREENS, LAST_GREEN), ()), **BUYING)
    assert refusal(s, A, "share green 101 0") == "E_OWN_SHARE"


def test_e_need_own_share() -> None:
    """E_NEED_OWN_SHARE: the black loco is no share here (RU-8)."""
    s = table(board=EX_10, hands=((), ()), shares=((), ("104",)), loco=A, **PAYING_OUT)
    assert refusal(s, A, "premium violet") == "E_NEED_OWN_SHARE"


def test_e_no_route() -> None:
    """E_NO_ROUTE: green needs three cards to the next station (RU-10)."""
    two = table(board=EX_10, hands=((), ()), shares=(("101",), ("123",)), **PAYING_OUT)
    assert refusal(two, A, "premium green") == "E_NO_ROUTE"
    assert why(two, A, "premium green") == {"C": "green", "n": 2}
    three = table(board=EX_10, hands=((), ()), shares=(("101",), ("123", "128")), **PAYING_OUT)
    assert refusal(three, A, "premium green") == ""


def test_e_premium_used() -> None:
    """E_PREMIUM_USED: one premium a turn."""
    s = table(board=EX_10, hands=((), ()), shares=(("104",), ()), **PAYING_OUT)
    s = play(s, A, "premium violet", "draw T1", "draw T1", "draw T1")
    assert refusal(s, A, "premium violet") == "E_PREMIUM_USED"


def test_e_empty_stack() -> None:
    """E_EMPTY_STACK (RU-11: choose another)."""
    s = table(board=EX_10, hands=((), ()), stacks={"T1": ()}, pending=Payout("violet", 1, (A,)), **SWAPPING)
    assert refusal(s, A, "draw T1") == "E_EMPTY_STACK"
    assert why(s, A, "draw T1") == {"S": "T1"}
    assert refusal(s, A, "draw Q9") == "E_EMPTY_STACK"
    assert "draw T1" not in offers(s)
    assert "draw T2" in offers(s)


def test_e_swap_self() -> None:
    """E_SWAP_SELF."""
    s = table(board=LINE, hands=((), ()), **SWAPPING)
    assert refusal(s, A, "swap 0") == "E_SWAP_SELF"
    assert refusal(s, A, "swap 5") == "E_SWAP_SELF"
    assert refusal(s, A, "swap 1") == ""


def test_unreadable_words_are_refused_with_the_own_code() -> None:
    s = table(board=LINE, hands=((), ()))
    with pytest.raises(IllegalMove, match="E_INPUT"):
        refusal(s, A, "teleport 013")


def test_checks_come_in_the_order_of_the_rulebook() -> None:
    """Where two things are wrong the first of the rulebook's list is told."""
    broke = table(board=LINE, hands=((), ()), stacks={"T1": ()}, **BUILDING)
    assert refusal(broke, A, "build 015 121^") == "E_NOT_LISTED"
    assert refusal(broke, A, "build 015 102^") == "E_COST"
    empty = table(board=LINE, hands=(("201",), ()), stacks={"T1": ()}, **BUILDING)
    assert refusal(empty, A, "build 003 101^") == "E_NOT_IN_STACK"
    full = table(board=LINE, hands=(("201",), ()), **BUILDING)
    assert refusal(full, A, "build 003 101^") == "E_EDGE"
