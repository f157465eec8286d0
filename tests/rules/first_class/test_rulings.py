"""SPEC.md section 7: the rulings RU-1 to RU-35."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rules import core
from rules.core import Rng, Seat
from rules.first_class import demands, trains
from rules.first_class import scoring as points
from rules.first_class.components import CARDS, ENDS, FINGERPRINTS, MODULE_CARDS, stack_of
from rules.first_class.display import deck_size
from rules.first_class.rules import RULES
from rules.first_class.state import SCORING, TURN
from tests.rules.first_class.positions import (
    cars,
    closed_train,
    coins,
    conductors,
    drafted,
    finish,
    hold_tokens,
    offered,
    play,
    position,
    refusal,
    score,
    scoring,
    stepped,
    told,
    waiting,
    with_player,
)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ru_1_the_draft(seats):
    """RU-1: n + 1 cards go round counter-clockwise, the start player chooses from two."""
    s = RULES.setup(seats, {"modules": "AB"}, 7)
    start, order = s.public.start, []
    assert not any(card for row in s.public.rows for card in row), "nothing is laid out yet"
    while s.public.phase == "draft":
        seat = waiting(s)
        order.append((seat, len(offered(s, seat))))
        s = play(s, f"{seat} {offered(s, seat)[0]}")
    assert order == [((start - 1 - at) % seats, seats + 1 - at) for at in range(seats)]
    assert len(s.public.open_ends) == 4
    assert [len(hand) for hand in s.hidden.hands] == [1] * seats
    assert deck_size(s.public) == 21 - seats - 4, "the card left over is back in the deck"


def test_ru_1_who_passes_cards_on_knows_them():
    """RU-1: they are among the later hands and what is still being passed."""
    s = RULES.setup(4, {"modules": "AB"}, 9)
    first = Seat(waiting(s))
    known = set(s.hidden.passed)
    for _ in range(3):
        seat = waiting(s)
        s = play(s, f"{seat} {offered(s, seat)[-1]}")
    view = RULES.view(s, first)
    assert set(view.handed_on) == known - set(view.ends)
    for seed in range(10):
        other = RULES.imagine(view, Rng(seed)).hidden
        later = {card for seat, hand in enumerate(other.hands) if seat != first for card in hand}
        assert later | set(other.passed) == set(view.handed_on)
    assert RULES.view(s, s.public.start).handed_on == ()


def test_ru_2_the_drafted_card_is_not_carried_out():
    """RU-2."""
    s = RULES.setup(2, {"modules": "AB"}, 3)
    for _ in range(2):
        seat = waiting(s)
        s = play(s, f"{seat} {offered(s, seat)[0]}")
    assert s.public.phase == TURN
    assert not s.public.stack
    assert all(cars(s, seat) == ([0], [0]) and coins(s, seat) == (1, 0, 0) for seat in (0, 1))


def test_ru_3_chance_names_the_start_player():
    """RU-3."""
    starts = [RULES.setup(4, {"modules": "AB"}, seed).public.start for seed in range(60)]
    assert all(starts.count(seat) >= 5 for seat in range(4))


def test_ru_4_symbols_in_any_order_but_a_deeds_evidence_first():
    """RU-4."""
    s = play(position(show=("X1-W4",), upper="1"), "0 execute X1-W4")
    assert {move.split()[0] for move in offered(s)} == {"car", "upgrade", "done"}
    assert cars(play(s, "0 upgrade 1 U", "0 upgrade 0 L", "0 car U")) == ([2, 0], [1])
    assert cars(play(s, "0 car L", "0 upgrade 0 L", "0 upgrade 1 L")) == ([1], [2, 0])
    step = stepped(position(modules="AC", show=("C1-D2",)), "0 execute C1-D2")
    assert step.state.public.players[0].evidence == 2
    assert step.sealed


def test_ru_5_bonuses_wait_for_the_end_of_the_source_first_in_first_out():
    """RU-5."""
    s = position(show=("X1-W3",), upper="1,1,0,0", lower="2,1,1,0,0,M-UP,0,0")
    s = play(s, "0 execute X1-W3", "0 car U", "0 mail M-LOCO")
    assert s.public.players[0].trains[0].mail == "M-LOCO"
    assert "loco" not in offered(s), "the card's own symbols first"
    s = play(s, "0 car L")
    assert s.public.players[0].trains[1].tile == 5
    assert [source.name for source in s.public.queue] == ["M-LOCO", "LT5"]
    s = play(s, "0 car U")
    assert offered(s) == ["loco", "loco 1", "done"]
    s = play(s, "0 loco")
    assert {move.split()[0] for move in offered(s)} == {"any", "done"}


def test_ru_5_an_end_card_acts_after_the_source_also_in_an_overflow():
    """RU-5, 5.9: four coins free more room than is needed; the card bought with them waits like every other."""
    ends = ("E-L4", "E-W7", "E-C4", "E-L7")
    s = position(modules="AC", show=("C1-D2",), coins=(5, 5, 2), upper="0,0,0", lower="0,0", ends=ends)
    s = play(s, "0 execute C1-D2", "0 coins", "0 coin end E-L4")
    assert sum(coins(s)) == 12 - 4 + 1
    assert (s.public.stack[-1].name, [source.name for source in s.public.queue]) == ("C1-D2", ["E-L4"])
    assert "loco" not in offered(s)
    assert offered(play(s, "0 both")) == offered(play(s, "0 done")) == ["loco", "done"]


def test_ru_5_an_end_card_bought_within_a_bonus_acts_after_it():
    """RU-5: a frame is worked off first, then the end card, then the next bonus."""
    ends = ("E-C1", "E-W7", "E-C4", "E-L7")
    s = scoring(position(loco=5, route=("X2-R2",), coins=(4, 0, 0), ends=ends))
    s = play(s, "0 bonus city 5", "0 coin end E-C1")
    assert set(offered(s)) == {"car U", "car L", "done"}
    s = play(s, "0 car U")
    assert offered(s)[0] == "both"
    assert refusal(s, "0 bonus city 3") == "E_FINISH"


def test_ru_6_coins_and_contracts_between_two_symbols_only_while_scoring():
    """RU-6, E_FINISH."""
    s = position(show=("X1-W1",), coins=(2, 0, 0), upper="2,2", contracts=("A1-K2",))
    for move in ("0 coin car U", "0 contract A1-K2", "0 pass"):
        assert refusal(play(s, "0 execute X1-W1"), move) == "E_FINISH"
    s = play(scoring(with_player(s, 0, loco=5, route=("X2-R2",))), "0 bonus city 5")
    assert refusal(s, "0 bonus city 3") == refusal(s, "0 pass") == "E_FINISH"
    s = play(s, "0 coin car L", "0 contract A1-K2", "0 any 2 U")
    assert [frame.name for frame in s.public.stack] == ["Belgrade", "A1-K2"], "last in, first out"
    s = play(s, "0 done", "0 car L")
    assert (cars(s), coins(s)) == (([4, 2], [0, 0, 0]), (1, 0, 0))


def test_ru_6_a_symbol_without_effect_stays_open_while_a_coin_may_help():
    """RU-6: in scoring step 1; in a turn it lapses at once."""
    s = scoring(position(upper="0", lower="0", at=(1, 1), coins=(1, 0, 0), loco=5, route=("X1-R2",)))
    s = play(s, "0 bonus city 5")
    assert [frame.name for frame in s.public.stack] == ["Budapest"]
    assert "coin car U" in offered(s)
    assert conductors(play(s, "0 coin car U", "0 conductor 1/0")) == (2, 1)
    without = scoring(position(upper="0", lower="0", at=(1, 1), coins=(0, 0, 0), loco=5, route=("X1-R2",)))
    assert not play(without, "0 bonus city 5").public.stack
    turn = play(position(show=("X1-C1",), upper="0", lower="0", at=(1, 1), coins=(1, 0, 0)), "0 execute X1-C1")
    assert not turn.public.stack


def test_ru_7_all_coins_of_a_symbol_or_none():
    """RU-7, 5.9: after the first coin spent to make room there is no way back."""
    s = play(position(modules="AD", show=("D1-M1",), coins=(5, 5, 0)), "0 execute D1-M1")
    assert offered(s) == ["coins", "done"]
    assert coins(play(s, "0 done")) == (5, 5, 0)
    s = play(s, "0 coins")
    assert coins(s) == (5, 5, 0), "two of three would fit: nothing is laid down yet"
    assert coins(play(s, "0 done")) == (5, 5, 0)
    assert coins(play(s, "0 coin point 2")) == (5, 5, 2)
    assert refusal(play(with_player(s, 0, coins=(5, 5, 2)), "0 coin point 1"), "0 done") == "E_OVERFLOW"


def test_ru_8_overflow_of_a_player_who_is_not_on_turn():
    """RU-8."""
    s = with_player(position(3), 2, upper="0,0,0,0", coins=(5, 5, 1))
    s = play(s, "0 tile", "0 coins", "2 car U", "2 mail M-COIN", "2 coins")
    assert waiting(s) == 2
    assert refusal(s, "0 pass") == "E_TURN"
    assert refusal(s, "2 coins") == "E_OVERFLOW"
    s = play(s, "2 coin loco")
    assert (coins(s, 2), s.public.players[2].loco, waiting(s)) == ((5, 5, 2), 1, 0)


def test_ru_9_a_used_up_value_limits_nothing():
    """RU-9: 25 cars of value 2 or 4 with 24 cards; the next upgrade is still made."""
    s = position(4, show=("X1-W7",))
    for seat in range(4):
        s = with_player(s, seat, upper="4,4,2,2,2,M-UP,2,2", lower="2,2,1" if seat else "2,2,2,2,1,M-LOCO,1,1")
    held = sum(value in (2, 4) for player in s.public.players for t in player.trains for value in t.cars)
    assert held >= 24
    s = play(s, "0 execute X1-W7", "0 upgrade 1 L", "0 upgrade 1 L")
    assert cars(s)[1] == [2, 2, 2, 2, 2, 2, 1]


def test_ru_10_the_mail_car_does_not_interrupt_the_order():
    """RU-10: cars 7 to 9 go on being upgraded, and count in sequences."""
    s = position(show=("X1-W8",), upper="2,2,2,2,2,M-UP,2,1")
    s = play(s, "0 execute X1-W8", "0 any 1 U")
    assert cars(s)[0] == [2, 2, 2, 2, 2, 2, 2]
    demand = replace(CARDS["A2-K4"].demand, values=(2,) * 7)
    assert demands.met(s.public.players[0], demand)


def test_ru_11_an_upgrade_of_choice_may_be_a_new_car():
    """RU-11: declining, column 3, tiles, end cards, contracts alike."""
    s = position(
        show=("X1-C1",), ends=("E-W1", "E-L1", "E-L2", "E-L3"), coins=(3, 1, 1), upper="2,2", contracts=("A1-K2",)
    )
    assert "any new U" in offered(play(s, "0 decline X1-C1"))
    assert "coin upgrade new L" in offered(s)
    assert "any new U" in offered(play(s, "0 coin end E-W1"))
    assert "any new U" in offered(play(s, "0 contract A1-K2"))
    s = with_player(s, 0, upper="2,2,1,1,0,M-UP,0,0", coins=(1, 0, 0))
    assert "any new L" in offered(play(s, "0 coin car U"))


def test_ru_12_declining_without_any_upgrade():
    """RU-12."""
    whole = "12,12,12,12,12,M-UP,12,12,12,5"
    s = position(show=("X1-C1",), upper=whole, lower=whole.replace("UP", "LOCO").replace("5", "6"), coins=(0, 0, 0))
    after = play(s, "0 decline X1-C1")
    assert cars(after) == cars(s)
    assert after.public.players[0].pile == ("X1-C1",)
    assert waiting(after) == 1


def test_ru_13_fewer_steps_than_printed():
    """RU-13: the maximum comes first."""
    s = position(show=("X1-C3", "X1-L3"), upper="0,0,0", lower="0,0")
    both = play(s, "0 execute X1-C3")
    assert offered(both)[0] == "both"
    assert conductors(play(both, "0 both 1/0")) == (1, 0)
    loco = play(s, "0 execute X1-L3")
    assert offered(loco) == ["loco", "loco 2", "loco 1", "done"]
    assert play(loco, "0 loco 1").public.players[0].loco == 1


def test_ru_14_seats_3_and_4_cannot_spend_or_fulfil():
    """RU-14."""
    s = with_player(position(3), 2, coins=(3, 0, 0), upper="2,2", contracts=("A1-K2",))
    s = play(s, "0 tile", "0 coins")
    assert offered(s, 2) == ["car U", "car L", "done"]
    assert refusal(s, "2 coin car U") == refusal(s, "2 contract A1-K2") == "E_FINISH"


def test_ru_15_the_tiles_card_counts_for_clearing_the_row():
    """RU-15."""
    s = position(2, coins=(0, 0, 0))
    second = s.public.rows[0][1]
    s = play(with_player(s, 1, coins=(0, 0, 0)), "0 tile", "0 done")
    s = play(s, f"1 decline {second}", "1 done")
    assert s.public.removed == (2, 0, 0)
    assert not any(s.public.rows[0])
    assert len(s.public.gone) == 5


def test_ru_16_the_4th_seat_upgrades_0_to_1_only():
    """RU-16."""
    s = play(with_player(position(4), 3, upper="2,1,0"), "0 tile", "0 coins", "2 done")
    assert [move for move in offered(s, 3) if move.startswith("upgrade")] == ["upgrade 0 U", "upgrade 0 L"]
    assert refusal(s, "3 upgrade 1 U") == "E_UNIT"
    s = play(s, "3 upgrade 0 U")
    assert waiting(s) == 0, "one of the two bonuses, not both"


def test_ru_17_declined_cards_count():
    """RU-17."""
    s = play(position(show=("X1-W1", "X1-W2"), coins=(0, 0, 0)), "0 decline X1-W1", "0 done")
    assert points.multiplied(s.public.players[0].pile, ("E-W4",), "wagon") == 2


def test_ru_18_an_empty_deck_of_end_cards():
    """RU-18."""
    s = position(show=("X1-C1",), coins=(4, 0, 0))
    s = replace(s, hidden=replace(s.hidden, ends=()))
    card = s.public.open_ends[0]
    s = play(s, f"0 coin end {card}", "0 done", "0 decline X1-C1", "0 done")
    s = s if waiting(s) else play(s, "0 pass")
    assert len(s.public.open_ends) == 3


def test_ru_19_end_cards_are_refilled_after_the_players_step_2():
    """RU-19."""
    s = scoring(position(ends=("E-W7", "E-L1", "E-L2", "E-L3"), coins=(5, 0, 0)))
    s = play(s, "0 coin end E-W7", "0 car U")
    assert len(s.public.open_ends) == 3
    s, events = told(s, "0 pass")
    assert [event.key for event in events][:2] == ["train-points", "end-card-open"]
    assert len(s.public.open_ends) == 4


def test_ru_20_a_contract_fulfilled_in_the_turn_it_is_taken():
    """RU-20."""
    s = play(position(show=("A1-K1",), upper="1,1", lower="1,1"), "0 execute A1-K1")
    assert "contract A1-K1" in offered(s)
    s = play(s, "0 contract A1-K1", "0 coins")
    assert coins(s) == (5, 0, 0)
    assert s.public.players[0].pile == ("A1-K1",)


def test_ru_21_eight_module_cards_for_each_stack():
    """RU-21."""
    for cards in MODULE_CARDS.values():
        assert [sum(card.stack == stack for card in cards) for stack in (1, 2, 3)] == [8, 8, 8]
    assert all(len(stack_of(a + b, 1)) == 40 for a in "ABCDE" for b in "ABCDE" if a < b)


def test_ru_22_the_last_four_cards_stay_unseen():
    """RU-22."""
    s = finish(drafted(2))
    assert [len(stack) for stack in s.hidden.stacks] == [4, 4, 4]
    assert not {card for stack in s.hidden.stacks for card in stack} & set(s.public.gone)
    view = RULES.view(s, Seat(0))
    other = RULES.imagine(view, Rng(5))
    assert {tuple(sorted(stack)) for stack in other.hidden.stacks} == {
        tuple(sorted(stack)) for stack in s.hidden.stacks
    }


def test_ru_23_finishing_step_1_with_bonuses_left():
    """RU-23, 4.7: without a second question; lost for this phase, usable again in the next."""
    s = scoring(position(loco=3, coins=(0, 0, 0)))
    s = play(s, "0 pass", "1 pass")
    assert (s.public.round, s.public.phase) == (3, TURN)
    again = scoring(s, 4)
    assert "bonus city 3" in offered(again)


def test_ru_24_a_tie_for_the_most_fingerprints():
    """RU-24."""
    assert points.arrest([2, 2, 1]) == -1
    assert points.arrest([0, 0]) == -1
    assert points.arrest([1, 3, 2]) == 1


def last_scoring(murderer, *held, tally=(0, 0)):
    """Module C, the last player about to finish the last scoring."""
    s = scoring(position(2, "AC", coins=(0, 0, 0)), 6)
    s = with_player(s, 1, coins=(1, 0, 0))
    for seat, points_before in enumerate(tally):
        s = with_player(s, seat, tally=(points_before, *s.public.players[seat].tally[1:]))
    s = hold_tokens(s, *held)
    s = replace(s, hidden=replace(s.hidden, murderer=Seat(murderer)))
    return play(replace(s, public=replace(s.public, seat=Seat(1), played=1)), "1 pass")


def test_ru_25_an_arrested_player_is_shown_last_with_the_score():
    """RU-25: and the murderer at large gets 20 points."""
    prints = tuple(token for token, printed in FINGERPRINTS.items() if printed)
    s = last_scoring(1, prints[:5], (), tally=(90, 30))
    assert s.public.reveal.arrested == 0
    result = RULES.outcome(s)
    assert result.reason == "arrest"
    assert result.ranks == (2, 1)
    assert result.scores[0] >= 90 > result.scores[1] >= 50
    s = last_scoring(1, (), prints[:5], tally=(10, 80))
    assert s.public.reveal.arrested == 1
    assert RULES.outcome(s).rows[-1].values == (0, 0), "the murderer is caught: no 20 points"


def test_ru_26_end_cards_are_secret_and_the_draft_is_not_told():
    """RU-26."""
    s = RULES.setup(2, {"modules": "AB"}, 4)
    seat = waiting(s)
    s, events = told(s, f"{seat} {offered(s, seat)[0]}")
    assert [event.data for event in events] == [(("seat", seat),)]
    assert RULES.view(s, Seat(1 - seat)).ends == ()
    assert RULES.view(s, Seat(seat)).ends == s.hidden.hands[seat]
    s = position(ends=("E-W7", "E-L1", "E-L2", "E-L3"), coins=(4, 0, 0))
    s, events = told(s, "0 coin end E-W7")
    assert ("card", "E-W7") in [pair for event in events for pair in event.data]
    assert s.public.players[0].ends == 2
    for seed in range(20):
        assert "E-W7" in RULES.imagine(RULES.view(s, Seat(1)), Rng(seed)).hidden.hands[0], "everybody saw it"
    assert RULES.view(s, None).ends == ()


def test_ru_27_mechanics_passengers_and_luggage_are_contracts():
    """RU-27: contract times only."""
    s = position(modules="DE", show=("D1-P1", "D1-G1", "E1-M2", "X1-W1"), upper="1,1", lower="1,0,0", at=(1, 2))
    s = play(s, "0 execute D1-P1 U1")
    assert "contract D1-P1" in offered(s)
    s = play(s, "0 contract D1-P1", "0 coins")
    assert coins(s) == (5, 0, 0)
    assert s.public.players[0].pile == (), "the passenger stays in the car"
    fresh = position(modules="DE", show=("E1-M2", "X1-W1"), upper="1", lower="1")
    after = play(fresh, "0 execute E1-M2 G1")
    assert "contract E1-M2" in offered(after)
    assert "contract E1-M2" not in offered(play(fresh, "0 execute X1-W1"))


def test_ru_28_fulfilled_cards_keep_their_place():
    """RU-28."""
    s = position(modules="DE", show=("D1-P1", "X1-C1", "D1-P3"), upper="1", at=(1, 0), coins=(0, 0, 0))
    s = play(s, "0 execute D1-P1 U1", "0 contract D1-P1", "0 done")
    placed = s.public.players[0].placed
    assert [(card.place, card.done) for card in placed] == [("U1", True)]
    assert demands.places(s.public.players[0], CARDS["D1-P3"]) == ()


def test_ru_29_a_switch_reached_only_during_step_1():
    """RU-29."""
    s = position(modules="AE", show=("E1-S1",), upper="1,1", lower="1,1", at=(2, 1), coins=(0, 1, 0))
    s = scoring(play(s, "0 execute E1-S1 G2"))
    assert "bonus switch 2" not in offered(s)
    s = play(s, "0 coin conductor L")
    assert "bonus switch 2" in offered(s)
    s = play(s, "0 bonus switch 2", "0 points", "0 coins")
    assert (score(s), coins(s)) == (2, (1, 0, 0))


def test_ru_30_both_conductors_arrive_in_the_same_unit():
    """RU-30."""
    s = position(show=("X1-C3",), upper=closed_train(0), lower=closed_train(1), at=(9, 9))
    s, events = told(play(s, "0 execute X1-C3"), "0 both")
    assert [dict(e.data)["place"] for e in events if e.key == "constantinople"] == [1, 2]
    assert score(s) == 30


def test_ru_31_very_high_scores():
    """RU-31: six cubes mark six laps; the score goes on."""
    s = position(show=("X1-L1",), loco=3, route=("X3-R3",), tally=(6 * 50 + 49, *(0,) * 9))
    assert score(play(s, "0 execute X1-L1", "0 loco 1")) == 357


def test_ru_32_the_tiles_coins_may_be_refused():
    """RU-32."""
    s = play(position(), "0 tile", "0 done")
    assert coins(s) == (1, 0, 0)
    assert s.public.taker == 0
    s = play(position(coins=(5, 5, 1)), "0 tile", "0 coins")
    assert refusal(s, "0 pass") == "E_OVERFLOW"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ru_33_the_last_row_is_cleared_by_the_last_turn(seats):
    """RU-33."""
    s, rng = drafted(seats), Rng(2)
    while s.public.round == 1:
        before = s
        legal = core.legal(RULES, s, core.waiting(RULES, s)[0])
        action, rng = rng.choice(legal)
        s = RULES.apply(s, core.waiting(RULES, s)[0], action).state
    assert before.public.played == 3 * seats - 1
    last_taken = before.public.acted
    assert sum(before.public.removed) == 3 * seats - (not last_taken)
    assert last_taken == (not any(card for row in before.public.rows for card in row))
    taken = sum(len(x.pile) + len(x.route) + len(x.contracts) + len(x.placed) for x in s.public.players)
    assert len(s.public.gone) + taken == 18


def test_ru_34_only_base_cards_of_the_three_kinds_count():
    """RU-34."""
    pile = ("X1-R1", "A1-K1", "C1-D1", "D1-M1", "A1-E1", "X1-L1")
    assert [points.multiplied(pile, tuple(ENDS), kind) for kind in ("wagon", "conductor")] == [0, 0]
    assert points.multiplied(pile, ("E-L4",), "loco") == 3


def test_ru_35_both_steps_of_a_player_before_the_next():
    """RU-35: beginning with the new start player."""
    s = scoring(position(3, upper="4", at=(1, 0)))
    s = with_player(s, 1, loco=3)
    assert waiting(s) == 0
    s = play(s, "0 pass")
    assert (score(s), s.public.phase, waiting(s)) == (4, SCORING, 1)
    assert "bonus city 3" in offered(s, 1)
    s = position(2, coins=(0, 0, 0))
    s = with_player(replace(s, public=replace(s.public, round=2, played=5, seat=Seat(1))), 1, coins=(0, 0, 0))
    s = play(s, "1 tile", "1 coins")
    s = play(s, "1 pass")
    assert (s.public.phase, s.public.start, waiting(s)) == (SCORING, 1, 1)


def test_trains_helper_agrees_with_positions():
    """A train of ten cards has its mail car sixth and its tile tenth."""
    t = position(upper=closed_train(0)).public.players[0].trains[0]
    assert [trains.car_at(t, at) for at in range(1, 11)] == [4, 4, 2, 2, 1, None, 1, 1, 0, None]
