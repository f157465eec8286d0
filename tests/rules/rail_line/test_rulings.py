"""SPEC.md section 7: the rulings of Rail Line."""

from __future__ import annotations

from dataclasses import replace
from itertools import permutations

import pytest

from rules import core, match
from rules.core import IllegalMove, Rng
from rules.rail_line import line, scoring
from rules.rail_line.components import A_CARDS, CARDS, CURVE_LANES, CURVE_STATION, SHEETS
from rules.rail_line.decisions import busy
from rules.rail_line.rules import RULES
from rules.rail_line.state import EXTRA, FINAL, PLAY, SIDE, Move
from tests.rules.rail_line.positions import EX6, count, offered, play, position, refusal, told, with_player


def started(seats=2, seed=1, **options):
    return match.new(RULES, seats, seed, options).state


def settle(s):
    """Answer open questions with the first answer until the active player goes on."""
    while busy(s.public):
        seat = core.waiting(RULES, s)[0]
        s = play(s, f"{seat} {offered(s, seat)[0]}")
    return s


@pytest.mark.parametrize("seats", [0, 1, 4, 5])
def test_ru_1_two_or_three_players(seats):
    """RU-1, E_PLAYER_COUNT."""
    with pytest.raises(IllegalMove, match="E_PLAYER_COUNT"):
        match.new(RULES, seats, 1)
    assert RULES.seats == (2, 3)


def test_ru_2_the_first_seat_begins():
    """RU-2: chance is the host's, which shuffles the seats; the first seat starts the game and the turns."""
    s = started(3)
    assert core.waiting(RULES, s) == (0,)
    s = play(s, "0 side A", "0 track 1", "1 track 2", "2 track 3")
    assert (s.public.active, s.public.phase) == (0, PLAY)


@pytest.mark.parametrize("sheet", [1, 2])
def test_ru_3_everybody_uses_the_same_sheet(sheet):
    """RU-3."""
    s = started(3, sheet=str(sheet))
    assert s.public.sheet is SHEETS[sheet]
    assert {len(p.marks) for p in s.public.players} == {len(SHEETS[sheet].rows)}


def test_ru_4_tracks_change_lanes_inside_a_card():
    """RU-4: B06 crosses the upper two."""
    assert line.nodes("A", ("B06",))[1].left == (2, 1, 3)
    crossing = [card for card in CARDS.values() if any(p.left != p.right for p in card.pieces)]
    assert len(crossing) == 28


def test_ru_5_curves_turn_the_lanes_round():
    """RU-5: 1 and 3 change places after slot 8, once; row 2 is entered at the right edge."""
    nodes = line.nodes("A", EX6)
    assert [CURVE_LANES[lane] for lane in nodes[8].left] == list(nodes[9].left)
    entry = next(p for p in CARDS["B08"].pieces if p.right == nodes[9].left[0])
    assert nodes[10].stations[0] == entry.symbols
    assert nodes[10].left[0] == entry.left


def test_ru_6_the_express_is_the_front_train():
    """RU-6: on equal nodes one of the two goes; the other stays behind."""
    s = play(position(tracks=(2, 1), display=("B06", "B01", "B02", "B03")), "0 play B06")
    assert (s.public.players[0].express, s.public.players[0].local) == (1, 0)


def test_ru_7_the_curve_station_orders_another_move():
    """RU-7: it holds the local-train symbol only, counts for distances, and sends a local train on."""
    assert CURVE_STATION == ("LT",)
    s = position(line=EX6[:9], tracks=(2, 1), local={0: 8}, coins={0: 1}, phase=EXTRA)
    assert line.ahead(s.public, s.public.players[0]) == (9, 10)
    s = play(s, "0 extra local 1")
    assert s.public.players[0].tasks == (Move(),)
    s = play(s, "0 local 1 PA")
    assert (count(s, 0, "PA"), s.public.players[0].coins) == (1, 0)


def test_ru_8_no_move_at_the_destination():
    """RU-8: after slot 24 the expresses stay on its node and nobody moves a local train."""
    cards = (*[c for c in CARDS if c != "B20"][:23],)
    s = position(line=cards, display=("B20",), stack=0, hands={0: (), 1: ()}, tracks=(1, 3))
    s, events = told(s, "0 play B20")
    assert {p.express for p in s.public.players} == {26}
    assert not [e for e in events if e.key == "curve"]
    assert not any(isinstance(t, Move) for p in s.public.players for t in p.tasks)


def test_ru_9_marking_is_mandatory():
    """RU-9: in a two-player game nothing asks before a box that costs points is marked."""
    s = position(tracks=(3, 1), boxes={0: {"GL": 3}}, display=("B06", "B02", "B03", "B04"))
    before = scoring.score(s.public, s.public.players[0])
    s = play(s, "0 play B06")
    assert count(s, 0, "GL") == 4
    assert scoring.score(s.public, s.public.players[0]) == before - 2


def test_ru_10_the_symbol_works_for_both_trains_and_only_at_the_end():
    """RU-10: the express of anybody in any turn, a local train that ends there; not in passing."""
    s = position(line=EX6[:3], tracks=(1, 2), active=0, hands={0: ()}, display=("B24", "B02", "B03", "B04"))
    s = play(s, "0 play B24")
    assert s.public.players[1].tasks == (Move(),), "another player's turn"
    s = position(line=EX6[:5], tracks=(2, 1), local={0: 3}, coins={0: 1}, phase=EXTRA)
    through = play(s, "0 extra local 2")
    assert (through.public.players[0].local, through.public.players[0].tasks) == (5, ())
    onto = play(s, "0 extra local 1")
    assert onto.public.players[0].tasks == (Move(),)


def test_ru_11_free_moves_are_mandatory():
    """RU-11: no pass is offered and the turn does not go on, not even when the extra action has been taken (RU-27)."""
    s = position(line=EX6[:3], tracks=(1, 2), hands={0: ()}, display=("B24", "B02", "B03", "B04"))
    s = play(s, "0 play B24")
    assert all(move.startswith("local ") for move in offered(s, 1))
    s = play(s, "0 extra pass")
    assert (s.public.active, core.waiting(RULES, s)) == (0, (1,))
    assert refusal(s, "0 extra pass") == "E_WAITING"


def test_ru_11_a_move_with_nothing_ahead_lapses():
    """RU-11: the local train already stands with the express in the curve."""
    s = position(line=EX6[:8], tracks=(2, 1), local={0: 8, 1: 5}, coins={0: 1}, phase=EXTRA)
    s, events = told(s, "0 extra local 1")
    assert s.public.players[0].local == 9
    assert "nothing-ahead" in [e.key for e in events]
    assert s.public.players[0].tasks == ()


def test_ru_12_the_local_train_never_passes_the_express():
    """RU-12: it may join it on the newest card; a curve ahead has to be entered by the express first."""
    s = position(line=EX6[:7], tracks=(2, 1), local={0: 5}, hands={0: ()}, display=("B09", "B02", "B03", "B04"))
    s = play(s, "0 play B09")
    assert line.ahead(s.public, s.public.players[0]) == (8,)
    assert refusal(s, "0 local 2") == "E_BAD_DISTANCE"
    s = play(s, "0 local 1")
    assert s.public.players[0].express == 9, "only now the curve"


def test_ru_13_local_train_at_a_station_with_goods_and_symbol(monkeypatch):
    """RU-13: no printed card has one, so a card is made: one of the two, mark or move; the express takes both."""
    piece = replace(CARDS["B16"].pieces[0], symbols=("PA", "LT"))
    monkeypatch.setitem(CARDS, "B16", replace(CARDS["B16"], pieces=(piece, *CARDS["B16"].pieces[1:])))
    line.nodes.cache_clear()
    line._ahead.cache_clear()
    s = position(line=("B16", "B06"), tracks=(1, 2), coins={0: 1}, phase=EXTRA)
    assert {"extra local 1 PA", "extra local 1 LT"} <= set(offered(s, 0))
    assert count(play(s, "0 extra local 1 PA"), 0, "PA") == 1
    moved = play(s, "0 extra local 1 LT")
    assert (count(moved, 0, "PA"), moved.public.players[0].tasks) == (0, (Move(),))
    s = position(line=("B06",), tracks=(2, 1), hands={0: ()}, display=("B16", "B02", "B03", "B04"))
    s = play(s, "0 play B16")
    assert (count(s, 0, "PA"), s.public.players[0].tasks) == (1, (Move(),))
    line.nodes.cache_clear()
    line._ahead.cache_clear()


def test_ru_14_a_full_row_may_be_chosen():
    """RU-14: at a double station the overflow coins are a legal choice."""
    s = position(line=("B06", "B01"), tracks=(2, 1), local={0: 1}, boxes={0: {"PA": 8}}, coins={0: 1}, phase=EXTRA)
    s = play(s, "0 extra local 1 PA")
    assert (count(s, 0, "PA"), s.public.players[0].coins) == (8, 2)


def test_ru_15_local_train_may_choose_the_blocked_beet():
    """RU-15: legal, and brings nothing."""
    s = position(2, 2, line=EX6, tracks=(2, 1), local={0: 10}, boxes={0: {"SB": 2}}, coins={0: 1}, phase=EXTRA)
    s = play(s, "0 extra local 1 SB")
    assert (count(s, 0, "SB"), count(s, 0, "SF"), s.public.players[0].coins) == (2, 0, 0)


def test_ru_16_furthest_fulfilled_box():
    """RU-16 for iron ore, steel, factory, sugar and post."""
    s = position(boxes={0: {"CO": 3, "IO": 2, "SB": 1, "SF": 2}})
    rows = dict(scoring.rows(s.public, s.public.players[0]))
    assert (rows["IO"], rows["SF"]) == (1, 3)


def test_ru_17_an_empty_timber_row_makes_nothing():
    """RU-17."""
    s = position(boxes={0: {"WO": 5}})
    assert dict(scoring.rows(s.public, s.public.players[0]))["timber"] == 0


def test_ru_18_sawmills_alone_score_nothing_on_sheet_2():
    """RU-18."""
    s = position(sheet=2, boxes={0: {"SA": 5}})
    assert dict(scoring.rows(s.public, s.public.players[0]))["timber"] == 0


def test_ru_19_no_coin_cap():
    """RU-19."""
    s = position(tracks=(2, 1), coins={0: 40}, boxes={0: {"WO": 5, "SA": 5}}, display=("B06", "B02", "B03", "B04"))
    assert play(s, "0 play B06").public.players[0].coins == 44


def test_ru_20_substitution_per_symbol_even_for_a_full_row():
    """RU-20: none, either or both; also when the row is full; a full row brings one coin then, not two."""
    s = position(3, tracks=(2, 1, 3), active=1, boxes={0: {"WO": 5}}, display=("B06", "B02", "B03", "B04"))
    s = play(s, "1 play B06")
    assert offered(s, 0) == ["sub none", "sub WO", "sub SA", "sub both"]
    one = play(s, "0 sub WO").public.players[0]
    both = play(s, "0 sub both")
    assert (one.coins, one.substitutions) == (1, 1)
    assert (both.public.players[0].coins, both.public.players[0].substitutions, count(both, 0, "SA")) == (2, 2, 0)
    assert play(s, "0 sub none").public.players[0].coins == 2, "the overflow of a full row"


def test_ru_20_local_symbol_and_start_symbol_cannot_be_replaced():
    """RU-20."""
    s = position(3, line=EX6[:3], tracks=(1, 2, 3), hands={0: ()}, display=("B24", "B02", "B03", "B04"))
    s = play(s, "0 play B24")
    assert s.public.players[1].tasks == (Move(),)
    assert refusal(s, "1 sub LT") == "E_SUB_NOT_GOODS"
    begun = play(started(3), "0 side A", "0 track 1", "1 track 2")
    assert [sum(p.marks) for p in begun.public.players] == [1, 1, 0]


def test_ru_21_the_same_turn_of_the_glass_race():
    """RU-21: card, second card and extra action are one turn; each final action is one of its own."""
    s = position(2, 2, line=("B06",), boxes={0: {"GL": 3}, 1: {"GL": 3}}, tracks=(3, 2), coins={0: 2}, turn=7,
                 hands={0: ()}, display=("B13", "B23", "B03", "B04"))  # fmt: skip
    first = play(s, "0 play B13")
    assert [p.glass_turn for p in first.public.players] == [7, 0]
    second = play(first, "0 extra play B23")
    assert [p.glass_turn for p in second.public.players] == [7, 7]
    s = position(2, 2, boxes={0: {"GL": 3}, 1: {"GL": 3}}, coins={0: 2, 1: 2}, phase=FINAL, turn=20, ending="stack")
    s = play(s, "0 extra box GL", "1 extra box GL")
    assert [p.glass_turn for p in s.public.players] == [20, 21]
    assert {r.key: r.values for r in RULES.outcome(s).rows}["GL"] == (8, 4)


def test_ru_22_no_refill_from_an_empty_stack():
    """RU-22: set the moment the last card is turned up."""
    s = position(stack=1, display=("B06", "B02", "B03", "B04"))
    s = settle(play(s, "0 play B06"))
    assert (s.public.ending, len(s.public.display)) == ("stack", 4)
    s = play(position(stack=0, display=("B06", "B02", "B03", "B04"), ending="stack"), "0 play B06")
    assert len(s.public.display) == 3


def test_ru_23_with_the_line_complete_turns_are_extra_actions():
    """RU-23."""
    cards = tuple(CARDS)[:24]
    s = position(3, line=cards, active=0, phase=EXTRA, ending="line", display=("B25",), stack=0, hands={}, coins={1: 3})
    s = play(s, "0 extra pass")
    assert (s.public.active, s.public.phase) == (1, EXTRA)
    assert not [move for move in offered(s, 1) if "play" in move]
    assert "extra local 1" in " ".join(offered(s, 1))


def test_ru_24_final_allows_discard_box_and_local_at_their_price():
    """RU-24: with chained moves; limits hold."""
    s = position(line=EX6[:9], tracks=(2, 1), local={0: 8}, coins={0: 3}, phase=FINAL, ending="stack", turn=20)
    kinds = {" ".join(move.split()[:2]) for move in offered(s, 0)}
    assert kinds == {"extra pass", "extra local", "extra discard", "extra box"}
    moved = play(s, "0 extra local 1")
    assert moved.public.players[0].tasks == (Move(),), "onto the curve station: another free move"
    done = play(moved, "0 local 1 GL")
    assert (done.public.active, done.public.players[0].coins) == (1, 2)
    used = with_player(s, 0, box_used=True)
    assert refusal(used, "0 extra box CO") == "E_ALREADY_USED"


def test_ru_25_a_second_card_is_a_whole_card():
    """RU-25: it moves everybody, enters curves, may set the end; no further extra action follows."""
    s = position(line=EX6[:7], tracks=(1, 2), coins={0: 1}, phase=EXTRA, local={1: 7, 0: 7}, hands={0: ()},
                 display=("B09", "B02", "B03", "B04"))  # fmt: skip
    s = play(s, "0 extra play B09")
    while s.public.active == 0:
        seat = core.waiting(RULES, s)[0]
        assert "extra" not in offered(s, seat)[0]
        s = play(s, f"{seat} {offered(s, seat)[0]}")
    assert {p.express for p in s.public.players} == {9}
    assert (s.public.active, s.public.phase) == (1, PLAY)
    last = position(line=tuple(CARDS)[:23], coins={0: 1}, phase=EXTRA, display=("B20",), stack=0, hands={0: ()})
    assert play(last, "0 extra play B20").public.ending == "line"


def test_ru_26_card_before_curve():
    """RU-26: the express is still on the card during the card's own move."""
    s = position(line=EX6[:7], tracks=(2, 1), hands={0: ()}, display=("B09", "B02", "B03", "B04"))
    s = play(s, "0 play B09")
    assert (s.public.players[0].express, s.public.players[1].express) == (8, 9)
    assert s.public.players[0].tasks[0] == Move()


def test_ru_27_any_order_of_answers_gives_the_same_state():
    """RU-27 and INV-10: three players answer in every order."""
    s = position(3, line=EX6[:7], tracks=(2, 1, 3), hands={0: ()}, display=("B09", "B02", "B03", "B04"))
    s = play(s, "0 play B09")
    ends = set()
    for order in permutations(range(3)):
        now = s
        for seat in order:
            while now.public.players[seat].tasks:
                now = play(now, f"{seat} {offered(now, seat)[-1]}")
        ends.add(now.public)
    assert len(ends) == 1


def test_ru_28_what_is_open():
    """RU-28: sheets, coins, discards and hand sizes are in the spectator's view; hands are not."""
    s = position(3, coins={0: 2}, phase=EXTRA)
    s = play(s, "0 extra discard A01")
    seen = RULES.view(s, None)
    assert seen.public.discards == ("A01",)
    assert [p.hand for p in seen.public.players] == [0, 1, 1]
    assert seen.hand == ()


def test_ru_30_the_display_is_refilled_before_trains_move():
    """RU-30: the new card is told before what the trains bring."""
    s, events = told(position(tracks=(2, 1), display=("B06", "B02", "B03", "B04")), "0 play B06")
    keys = [e.key for e in events]
    assert keys.index("revealed") < keys.index("marked")
    assert len(s.public.display) == 4


def test_ru_31_the_track_without_owner():
    """RU-31: two players, three stations, two of them count."""
    s = play(position(tracks=(1, 3), display=("B06", "B02", "B03", "B04")), "0 play B06")
    assert [sum(p.marks) for p in s.public.players] == [1, 1], "PA and GL; WO+SA of T2 goes to nobody"


def test_ru_32_the_box_action_never_overflows():
    """RU-32."""
    s = position(coins={0: 2}, boxes={0: {"ST": 2}}, phase=EXTRA)
    assert refusal(s, "0 extra box ST") == "E_ROW_FULL"


def test_ru_34_side_before_cards_tracks_after():
    """RU-34: nobody sees a card before the side is chosen; hands and display are in view for the tracks."""
    s = started(2)
    assert s.public.phase == SIDE
    assert RULES.view(s, core.Seat(0)).hand == ()
    assert s.public.display == ()
    s = play(s, "0 side B")
    assert len(RULES.view(s, core.Seat(0)).hand) == 4
    assert len(s.public.display) == 4
    assert offered(s, 0) == ["track 1", "track 2", "track 3"]
    assert RULES.apply(started(2), core.Seat(0), core.legal(RULES, started(2), core.Seat(0))[0]).sealed


def test_ru_35_a_final_action_is_the_own_turn():
    """RU-35: no substitution there."""
    s = position(3, line=EX6[:3], tracks=(2, 1, 3), coins={0: 1}, phase=FINAL, ending="stack")
    assert refusal(s, "0 sub none") == "E_SUB_OWN_TURN"
    s = play(s, "0 extra local 1 SA")
    assert (count(s, 0, "SA"), s.public.active) == (1, 1)


def test_ru_36_fresh_coins_can_be_spent_in_the_same_turn():
    """RU-36."""
    s = position(tracks=(2, 1), boxes={0: {"WO": 5}}, display=("B06", "B02", "B03", "B04"))
    s = play(s, "0 play B06")
    assert s.public.players[0].coins == 2
    assert "extra box CO" in offered(s, 0)
    assert any(move.startswith("extra play") for move in offered(s, 0))


def test_ru_37_only_own_hand_cards_are_discarded():
    """RU-37."""
    s = position(coins={0: 1}, phase=EXTRA, display=("B06", "B02", "B03", "B04"))
    assert refusal(s, "0 extra discard B06") == "E_NO_A_CARD"
    assert refusal(s, "0 extra discard A02") == "E_NO_A_CARD"
    s = play(s, "0 extra discard A01")
    assert s.public.players[0].coins == 2
    assert s.public.players[0].hand == 0


def test_two_players_leave_four_a_cards_unseen():
    """INV-13 and section 3: no view ever names them; three players deal all twelve."""
    two, three = started(2), started(3)
    assert (len(two.hidden.unused), len(three.hidden.unused)) == (4, 0)
    text = str(RULES.view(play(two, "0 side A"), core.Seat(0)))
    assert not [card for card in two.hidden.unused if card in text]
    dealt = RULES.imagine(RULES.view(play(two, "0 side A"), core.Seat(0)), Rng(3))
    assert sorted((*dealt.hidden.unused, *[c for h in dealt.hidden.hands for c in h])) == sorted(A_CARDS)
