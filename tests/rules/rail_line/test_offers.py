"""What is offered, what may be taken back, what may be imagined, who wins a tie."""

from __future__ import annotations

import pytest

from rules import match, notation
from rules.core import Rng, Seat
from rules.rail_line import line, scoring
from rules.rail_line.components import A_CARDS
from rules.rail_line.rules import RULES
from rules.rail_line.state import EXTRA, FINAL, OVER
from tests.rules.rail_line.positions import EX6, offered, play, position

SHOWN = ("B06", "B02", "B03", "B04")


def sealed(s, text):
    return RULES.apply(s, Seat(0), notation.read(RULES, text)).sealed


def test_every_card_of_hand_and_display_is_offered():
    """Section 4.1 and 5.3: at most eight, for the turn's card and for a second one."""
    hands = {0: ("A01", "A03", "A04", "A07")}
    eight = [*hands[0], *SHOWN]
    assert offered(position(hands=hands, display=SHOWN), 0) == [f"play {card}" for card in eight]
    s = position(hands=hands, display=SHOWN, phase=EXTRA, coins={0: 1})
    assert [move for move in offered(s, 0) if "play" in move] == [f"extra play {card}" for card in eight]
    assert [move for move in offered(s, 0) if "discard" in move] == [f"extra discard {card}" for card in hands[0]]


def test_five_stations_at_most():
    """Section 4.3: the nearest five, though more lie ahead."""
    s = position(line=EX6, tracks=(1, 2), coins={0: 1}, phase=EXTRA)
    assert line.ahead(s.public, s.public.players[0]) == (1, 5, 6, 7, 9)
    assert [move for move in offered(s, 0) if "local" in move] == [f"extra local {n}" for n in range(1, 6)]


def test_a_card_turned_up_seals_and_nothing_else_does():
    """A misclick with a hand card may be taken back; a new card of the display may not be seen twice."""
    s = position(display=SHOWN)
    assert sealed(s, "play B06")
    assert not sealed(s, "play A01")
    assert not sealed(position(display=SHOWN, stack=0, ending="stack"), "play B06")
    paid = position(display=SHOWN, phase=EXTRA, coins={0: 3}, line=EX6[1:4])
    assert sealed(paid, "extra play B02")
    for text in ("extra play A01", "extra pass", "extra discard A01", "extra box CO", "extra local 1 PA"):
        assert not sealed(paid, text), text


def test_the_new_card_takes_the_place_of_the_old_one():
    s = position(display=SHOWN)
    assert play(s, "0 play B02").public.display == ("B06", s.hidden.stack[0], "B03", "B04")


def test_the_box_action_costs_two_coins_once():
    """Section 5.5."""
    s = play(position(phase=EXTRA, coins={0: 5}), "0 extra box CO")
    assert (s.public.players[0].coins, s.public.players[0].box_used) == (3, True)


def test_every_unseen_card_may_be_anywhere():
    """Dealing anew is fair: hands of others, box and stack hold any unseen card in turn."""
    s = play(match.new(RULES, 2, 4).state, "0 side A")
    view = RULES.view(s, Seat(0))
    others = set(A_CARDS) - set(view.hand)
    dealt = [RULES.imagine(view, Rng(seed)).hidden for seed in range(300)]
    for place in (lambda h: h.hands[1], lambda h: h.unused):
        shares = [sum(card in place(hidden) for hidden in dealt) for card in sorted(others)]
        assert all(100 < share < 200 for share in shares), shares
    assert {hidden.stack[0] for hidden in dealt} == set(s.hidden.stack)


@pytest.mark.parametrize(("seats", "sheet"), [(2, 1), (3, 1)])
def test_a_tie_goes_to_more_unspent_coins(seats, sheet):
    """Section 6: then the victory is shared."""
    s = position(seats, sheet, phase=OVER, boxes={0: {"CO": 3}, 1: {"CO": 1}}, coins={1: 2}, ending="line")
    assert RULES.outcome(s).scores[:2] == (3, 3)
    assert RULES.outcome(s).ranks[:2] == (2, 1)
    even = position(seats, sheet, phase=OVER, boxes={0: {"CO": 1}, 1: {"CO": 1}}, coins={0: 2, 1: 2}, ending="line")
    assert RULES.outcome(even).ranks[:2] == (1, 1)


def test_a_tie_counts_coins_and_not_their_points():
    """Section 6: on sheet 2 one coin may be worth four points, and is still one coin."""
    s = position(2, 2, phase=OVER, boxes={0: {"FA": 3}}, coins={0: 1, 1: 4}, ending="line")
    assert RULES.outcome(s).scores == (4, 4)
    assert RULES.outcome(s).ranks == (2, 1)


def test_no_glass_race_on_sheet_1():
    """Section 2.7: the row is worth its last box, whenever it was filled."""
    boxes = {0: {"GL": 4}, 1: {"GL": 4}}
    s = position(2, 1, boxes=boxes, coins={0: 2, 1: 2}, phase=FINAL, turn=20, ending="line")
    s = play(s, "0 extra box GL", "1 extra box GL")
    assert [dict(scoring.rows(s.public, player))["GL"] for player in s.public.players] == [2, 2]
