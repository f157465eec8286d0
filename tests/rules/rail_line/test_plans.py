"""Wishes about goods and coins, and the planned move of the local train (section 10)."""

from __future__ import annotations

from rules import core, match
from rules.core import PLAN, Seat, Standing
from rules.notation import notation
from rules.rail_line.rules import RULES
from rules.rail_line.state import PLAY, TRACK
from tests.rules.rail_line.positions import EX6, play, position
from tests.rules.rail_line.test_orders import asked, late


def answer(s, key, words, seat=0):
    own = next(d for d in RULES.decisions(s) if d.seat == seat)
    assert own.key == key
    move = RULES.obey(RULES.view(s, Seat(seat)), Seat(seat), key, PLAN + words, core.answers(RULES, s, own))
    return None if move is None else notation(move)


def offered(s, key, *said, seat=0):
    return [wish.word for wish in RULES.wishes(RULES.view(s, Seat(seat)), Seat(seat), key, said)]


def test_a_wish_goes_before_the_house():
    s = asked("B01", {})
    assert answer(s, "substitute", "rest") == "sub none"
    assert answer(s, "substitute", "coin PO1 rest") == "sub PO"
    assert answer(s, "substitute", "coin PO1 coin PA1 rest") == "sub both"
    assert answer(late("B16", {}, track=2), "substitute", "mark SB1 rest") == "sub none"
    assert answer(late("B01", {"PO": 2}), "substitute", "coin PA1 rest") == "sub both", "the house for the post"


def test_a_wish_that_is_out_of_date_asks():
    """Section 10: for a box that is no longer the next; and whoever wants to be asked is asked."""
    s = asked("B01", {"PO": 1})
    assert answer(s, "substitute", "coin PO1 rest") is None
    assert answer(s, "substitute", "coin CO1 rest") == "sub none", "another row does not matter"
    assert answer(s, "substitute", "ask PA1 rest") is None
    assert answer(asked("B01", {}, used=3), "substitute", "coin PO1 coin PA1 rest") is None, "one use is left"


def test_wishes_are_said_row_by_row():
    s = asked("B01", {"GL": 5})
    assert offered(s, "substitute") == ["rest", "coin", "mark", "ask"]
    rows = offered(s, "substitute", "coin")
    assert "PO1" in rows
    assert not [word for word in rows if word.startswith("GL")], "a full row is always marked"
    assert "PO1" not in offered(s, "substitute", "coin", "PO1", "ask")
    assert offered(s, "substitute", "coin", "PO1", "rest") == []
    assert match.planned(RULES, s, Seat(0), "substitute", ("coin", "PO1", "rest"))
    assert not match.planned(RULES, s, Seat(0), "substitute", ("coin", "PO2", "rest"))


def waiting_at_slot_8():
    """EX-7: T2's free move on slot 8, local train on node 1; ahead are 2, 3, 4 (LT), 5 and 8."""
    s = position(line=EX6[:7], tracks=(1, 2), hands={0: ()}, local={1: 1}, display=("B09", "B02", "B03", "B04"))
    return s, play(s, "0 play B09")


def test_a_planned_move_goes_where_it_was_to_go():
    """INV-4: what lies ahead stays ahead; the plan of EX-7 goes on after the local-train symbol."""
    before, s = waiting_at_slot_8()
    words = ("1>4LT", "4>5GL")
    assert match.planned(RULES, before, Seat(1), "local-move", words)
    assert answer(s, "local-move", " ".join(words), 1) == "local 3"
    on = play(s, "1 local 3")
    assert answer(on, "local-move", " ".join(words), 1) == "local 1"
    assert answer(s, "local-move", "1>2PO", 1) == "local 1 PO", "one symbol of two is named"


def test_a_plan_for_a_train_that_stands_elsewhere_asks():
    _, s = waiting_at_slot_8()
    assert answer(s, "local-move", "0>2PO", 1) is None
    assert answer(play(s, "1 local 3"), "local-move", "1>4LT ask", 1) is None, "then ask me"


def test_plans_are_made_by_those_who_are_not_on_turn():
    before, _ = waiting_at_slot_8()
    assert [(ask.seat, ask.key, ask.waiting) for ask in RULES.ahead(before)] == [(1, "local-move", False)]
    three = position(3, line=EX6[:3], used={2: 4}, hands={0: ()}, phase=PLAY)
    assert [(ask.seat, ask.key) for ask in RULES.ahead(three)] == [
        (0, "substitute"),
        (1, "substitute"),
        (1, "local-move"),
        (2, "local-move"),
    ]
    assert RULES.ahead(position(3, phase=TRACK)) == ()


def test_a_plan_plays_and_shuts_the_way_back():
    """A plan is a secret: the answer that shows it cannot be taken back by the one who laid the card."""
    before, _ = waiting_at_slot_8()
    header = match.Header("rail_line", RULES.version, 2, (("sheet", "1"),), 1)
    hand = position(line=EX6[:7], tracks=(1, 2), hands={0: ("A11",)}, local={1: 1})
    now, _ = match.play(RULES, match.Match(header, hand), Seat(0), match.read(RULES, "play A11"))
    for orders, undone in (({}, True), ({Seat(1): {"local-move": PLAN + "1>2PO"}}, False)):
        settled, _ = match.settle(RULES, now, Standing(orders))
        assert match.can_undo(settled, Seat(0)) == undone
    assert [entry.move for entry in settled.log][1:2] == ["local 1 PO"]
