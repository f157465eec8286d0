"""SPEC.md sections 2.10 to 2.14 and 5.14 to 5.17: the five modules."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rules.core import Rng, Seat
from rules.first_class import demands
from rules.first_class.components import CARDS, EVIDENCE
from rules.first_class.rules import RULES
from rules.first_class.state import NOBODY, Placed
from tests.rules.first_class.positions import (
    closed_train,
    coins,
    conductors,
    drafted,
    hold_tokens,
    offered,
    play,
    position,
    score,
    scoring,
    stepped,
    told,
    waiting,
    with_player,
)


@pytest.mark.parametrize(
    ("card", "meets", "misses"),
    [
        ("A1-K1", {"upper": "1,1,1", "lower": "1"}, {"upper": "1,1,1", "lower": "0"}),
        ("A1-K3", {"lower": "4,1"}, {"upper": "2,0", "lower": "1,1"}),
        ("A1-K4", {"upper": "2,2,1"}, {"upper": "2,1,1", "lower": "7,4"}),
        ("A1-K5", {"upper": "0,0,0,0,0,M-UP"}, {"upper": "0,0,0,0", "lower": "0,0,0,0"}),
        ("A1-K6", {"loco": 3}, {"loco": 2}),
        ("A1-K7", {"upper": "0,0", "lower": "0,0", "at": (2, 2)}, {"upper": "0,0,0", "lower": "0", "at": (3, 1)}),
        ("A2-K4", {"upper": "4,2,2,1"}, {"upper": "7,2,1,1"}),
        ("A2-K7", {"upper": "0,0,0,0,0,M-UP", "lower": "0,0,0,0,0,M-LOCO"}, {"upper": closed_train(), "lower": "0"}),
        ("A3-K2", {"upper": "12,7,4"}, {"upper": "12,7,2", "lower": "7,7,7"}),
        ("A3-K5", {"upper": "0,0,0,0,0,M-UP,0", "at": (7, 0)}, {"upper": "0,0,0,0,0,M-UP,0", "at": (6, 1)}),
        ("A3-K6", {"lower": closed_train()}, {"lower": "4,4,2,2,1,M-LOCO,1,1"}),
        ("A3-K7", {"route": ("X1-R1", "X2-R1"), "loco": 5}, {"route": ("X1-R1", "X2-R1"), "loco": 4}),
        ("B1-K1", {"placed": (Placed("B1-S1", "U1"), Placed("B1-P1", "S0"))}, {"placed": (Placed("B1-S1", "U1"),)}),
        ("C1-K1", {"evidence": 1, "upper": "0,0,0", "at": (3, 0)}, {"evidence": 2, "upper": "0,0,0", "at": (3, 0)}),
        ("C1-K1", {"evidence": 0, "upper": "0,0,0", "at": (3, 0)}, {"evidence": 0, "upper": "0,0,0", "at": (2, 1)}),
        ("C2-K1", {"evidence": 3}, {"evidence": 2}),
        ("C3-K1", {"evidence": 2, "loco": 6}, {"evidence": 3, "loco": 6}),
    ],
)
def test_demands_of_contracts(card, meets, misses):
    """5.12: met at least, and just missed."""
    modules = "AC" if card[0] == "A" else "BC"
    assert demands.met(position(modules=modules, **meets).public.players[0], CARDS[card].demand)
    assert not demands.met(position(modules=modules, **misses).public.players[0], CARDS[card].demand)


def test_every_contract_demand_is_understood():
    player = position().public.players[0]
    for card in CARDS.values():
        if card.demand is not None:
            place = {"passenger": "U1", "luggage": "L1", "mechanic": "G1", "switch": "G2"}.get(card.kind, "")
            assert demands.met(player, card.demand, place) in (True, False)


def test_celebrities_pay_in_a_fitting_car_the_conductor_has_reached():
    """5.14."""
    s = position(show=("B1-S2",), upper="2,1", at=(1, 0))
    s = play(s, "0 execute B1-S2 U1")
    assert score(play(scoring(s), "0 pass")) == 2 + 6
    assert score(play(scoring(with_player(s, 0, at=(0, 0))), "0 pass")) == 0
    assert score(play(scoring(with_player(s, 0, upper="1,1")), "0 pass")) == 1


def test_a_celebrity_stays_when_the_car_is_upgraded():
    """5.14: one to a car, and symbols on placing."""
    s = position(show=("B1-S3", "X1-W8"), upper="1", coins=(0, 0, 0))
    s = play(s, "0 execute B1-S3 U1", "0 coins")
    assert coins(s) == (1, 0, 0)
    assert [p.place for p in s.public.players[0].placed] == ["U1"]
    assert demands.places(s.public.players[0], CARDS["B1-S1"]) == ("L1",)
    assert demands.places(position(modules="BD", upper="1").public.players[0], CARDS["D1-P1"]) == ("U1",)


def test_postcards_pay_when_the_locomotive_has_passed_their_stretch():
    """5.14: flat, or for every city of the stretch."""
    s = position(show=("B1-P2", "B1-P1"), route=("X1-R6",), loco=7)
    flat, each = (play(s, f"0 execute {card} S1") for card in ("B1-P1", "B1-P2"))
    assert score(play(scoring(flat), "0 pass")) == 4
    assert score(play(scoring(each), "0 pass")) == 2 * 4
    assert score(play(scoring(with_player(each, 0, loco=6)), "0 pass")) == 0
    printed = play(with_player(s, 0, loco=3), "0 execute B1-P2 S0")
    assert score(play(scoring(printed), "0 pass")) == 2 * 3


def test_module_c_is_dealt_in_secret():
    """Section 3, step 8: one murderer, one token each, both hidden from the others."""
    murderers = []
    for seed in range(30):
        s = drafted(3, "CD", seed)
        murderers.append(s.hidden.murderer)
        assert [len(tokens) for tokens in s.hidden.tokens] == [1, 1, 1]
        roles = [RULES.view(s, Seat(seat)).role for seat in range(3)]
        assert sorted(roles) == ["innocent", "innocent", "murderer"]
        assert RULES.view(s, None).role == ""
    assert set(murderers) == {0, 1, 2}
    assert drafted(3, "AB").hidden.murderer == NOBODY


def test_the_murderer_may_be_anybody_else():
    """What an innocent imagines; with two players each knows the other's role."""
    s = drafted(4, "AC", 3)
    innocent = Seat((s.hidden.murderer + 1) % 4)
    imagined = {RULES.imagine(RULES.view(s, innocent), Rng(seed)).hidden.murderer for seed in range(40)}
    assert imagined == {0, 1, 2, 3} - {innocent}
    s = drafted(2, "AC", 3)
    assert all(RULES.imagine(RULES.view(s, Seat(at)), Rng(5)).hidden.murderer == s.hidden.murderer for at in (0, 1))


def test_deeds_draw_evidence_when_executed_only():
    """5.15."""
    s = position(modules="AC", show=("C1-D4",))
    step = stepped(s, "0 execute C1-D4")
    assert step.state.public.players[0].evidence == 3
    own = [event for event in step.events if event.key == "evidence-seen"]
    assert len(own) == 2
    assert all(event.to == frozenset({0}) for event in own)
    assert play(s, "0 decline C1-D4").public.players[0].evidence == 1


def test_an_empty_supply_gives_fewer_tokens():
    """5.15: cannot happen, and does no harm."""
    s = position(modules="AC", show=("C1-D4",))
    tokens = EVIDENCE[s.public.edition]
    s = hold_tokens(s, tokens[:20], tokens[20:25])
    s = play(s, "0 execute C1-D4")
    assert s.public.players[0].evidence == 21
    assert s.hidden.supply == ()


def test_returned_tokens_go_back_to_the_supply():
    """5.15: up to two, one after the other, secretly."""
    s = hold_tokens(position(modules="AC", show=("C3-A1",)), ("EV01", "EV20"), ("EV02",))
    s = play(s, "0 execute C3-A1", "0 evidence return")
    assert RULES.decisions(s)[0].secret
    once = play(s, "0 evidence token EV01")
    assert "evidence token EV20" in offered(once)
    assert once.hidden.tokens[0] == ("EV20",)
    assert "EV01" in once.hidden.supply
    assert play(once, "0 done").hidden.tokens[0] == ("EV20",)
    twice = play(once, "0 evidence token EV20")
    assert twice.public.players[0].evidence == 0
    assert {move.split()[0] for move in offered(twice)} == {"any", "done"}


def test_given_tokens_are_seen_by_their_new_owner():
    """5.15."""
    s = hold_tokens(position(3, "AC", show=("C3-F1",)), ("EV01", "EV20"), (), ())
    s = play(s, "0 execute C3-F1")
    assert [move for move in offered(s) if move.startswith("evidence give")] == ["evidence give 1", "evidence give 2"]
    s = play(s, "0 evidence give 2")
    step = stepped(s, "0 evidence token EV20")
    assert step.sealed
    assert step.state.hidden.tokens == (("EV01",), (), ("EV20",))
    assert [event.to for event in step.events if event.key == "evidence-seen"] == [frozenset({2})]
    assert play(step.state, "0 evidence token EV01").hidden.tokens == ((), (), ("EV01", "EV20"))


def test_everybody_is_a_suspect():
    """5.15: every other player draws."""
    s = position(4, "AC", show=("C2-F1",))
    s = play(s, "0 execute C2-F1", "0 evidence draw")
    assert [player.evidence for player in s.public.players] == [1, 2, 2, 2]


def test_luggage_needs_the_length_and_the_conductor():
    """5.16."""
    s = play(position(modules="AD", show=("D1-G2",), lower="0,0,0,0", at=(0, 2)), "0 execute D1-G2 L2")
    assert "contract D1-G2" in offered(s)
    assert "contract D1-G2" not in offered(with_player(s, 0, at=(0, 1)))
    assert "contract D1-G2" not in offered(with_player(s, 0, lower="0,0,0", at=(0, 3)))
    assert score(play(s, "0 contract D1-G2", "0 points")) == 9


def test_passengers_need_the_class_and_the_conductor():
    """5.16."""
    s = play(position(modules="AD", show=("D1-P2",), upper="2,2", at=(2, 0)), "0 execute D1-P2 U2")
    assert "contract D1-P2" in offered(s)
    assert "contract D1-P2" not in offered(with_player(s, 0, at=(1, 0)))
    assert "contract D1-P2" not in offered(with_player(s, 0, upper="2,1"))


def test_passengers_upper_luggage_lower():
    """5.16."""
    player = position(modules="AD", upper="0,0", lower="0,0,0").public.players[0]
    assert demands.places(player, CARDS["D1-P1"]) == ("U1", "U2")
    assert demands.places(player, CARDS["D1-G1"]) == ("L1", "L2", "L3")


def test_gaps():
    """5.17: a switch from its lowest gap on, a mechanic anywhere, gap 6 never; one card a gap."""
    player = position(modules="AE").public.players[0]
    assert demands.places(player, CARDS["E3-S3"]) == ("G7", "G8", "G9")
    assert demands.places(player, CARDS["E1-M1"]) == ("G1", "G2", "G3", "G4", "G5", "G7", "G8", "G9")
    taken = with_player(position(modules="AE"), 0, placed=(Placed("E1-M1", "G7"),)).public.players[0]
    assert demands.places(taken, CARDS["E3-S3"]) == ("G8", "G9")


def test_mechanics_look_above_and_below():
    """5.17."""
    s = play(position(modules="AE", show=("E1-M3",), upper="2,2,2", lower="2,2"), "0 execute E1-M3 G2")
    assert "contract E1-M3" in offered(s)
    s = with_player(s, 0, lower="2,1")
    assert "contract E1-M3" not in offered(s)
    assert "contract E1-M3" not in offered(with_player(s, 0, lower="2"))


def test_switches_work_in_every_scoring_phase():
    """5.17: once in each."""
    s = position(
        modules="AE", upper="0,0,0", lower="0,0,0", at=(3, 2), placed=(Placed("E1-S3", "G3"),), coins=(0, 0, 0)
    )
    assert "bonus switch 3" not in offered(scoring(s))
    s = scoring(with_player(s, 0, at=(3, 3)))
    s = play(s, "0 bonus switch 3")
    assert offered(s) == ["points", "done"]
    s = play(s, "0 points")
    assert score(s) == 5
    assert waiting(s) == 1 or "bonus switch 3" not in offered(s)
    again = scoring(replace(s, public=replace(s.public, seat=Seat(0), played=0)), 4)
    assert "bonus switch 3" in offered(with_player(again, 0, used=()))


def test_used_bonuses_are_forgotten_when_the_next_phase_begins():
    """INV-15: in the course of play."""
    s = with_player(position(coins=(0, 0, 0)), 0, used=("C3",), loco=3)
    public = replace(s.public, round=4, played=5, acted=True, seat=Seat(1))
    s = with_player(replace(s, public=public), 1, coins=(1, 0, 0))
    s = play(s, "1 pass")
    assert s.public.phase == "scoring"
    assert "bonus city 3" in offered(s)


def test_what_a_card_gives_is_what_is_printed():
    """2.8 to 2.14: some cards against the printed table."""
    s = play(position(modules="CE", show=("C2-D4",), upper="0,0,0", lower="0,0,0"), "0 execute C2-D4")
    s, _ = told(play(s, "0 both"), "0 coins")
    assert (conductors(s), coins(s), s.public.players[0].evidence) == ((3, 3), (4, 0, 0), 3)
