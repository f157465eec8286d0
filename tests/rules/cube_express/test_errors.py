"""SPEC.md section 5.12: every error code, in the order of checks that section 5 states."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rules import notation
from rules.core import IllegalMove, Seat
from rules.cube_express.moves import ACTIONS
from rules.cube_express.rules import RULES
from rules.cube_express.state import MARKET, OVER, SIDE, STORE, TRAINS
from tests.rules.cube_express.positions import LINE, centre_open, play, position, refusal, trains_off, why

HANDS = {0: ("P01", "S05", "C01")}


@pytest.mark.parametrize(
    "text",
    ["P P01 N2 0", "place P01 Q2 0", "place P01 N2 4", "place P01 E0 0", "step 3 N", "step 1 X", "convert ww", "sell 0",
     "sell -1", "passenger N1", "pay N1.X", "second 1", "build -1", "drop -1 0 1", "place P01 N2 x", ""],
)  # fmt: skip
def test_e_syntax(text):
    """E_SYNTAX: what means nothing on any board, before everything else."""
    s = position(hands=HANDS, active=Seat(1))
    try:
        action = notation.read(RULES, text)
    except IllegalMove as refused:
        assert refused.why.key == "E_SYNTAX"
    else:
        assert RULES.check(s, Seat(0), action).key == "E_SYNTAX"


def test_e_turn():
    """E_TURN: another player's turn, also for what is possible at any time, and after the end."""
    s = position(hands=HANDS, players={1: {"coal": 2}})
    for text in ("1 convert cw", "1 sell 1", "1 place P01 N2 0", "1 market 1", "1 finish"):
        assert refusal(s, text) == "E_TURN"
    assert refusal(position(phase=OVER), "0 sell 1") == "E_TURN"


DRIVING = {"step", "burn", "second", "finish"}
EXAMPLES = (
    "place P01 N2 0", "discard P01", "collect", "bonus", "claim", "build 1", "pay N1.NW", "decline", "step 1 N", "take",
    "passenger N1.NW", "deliver 1", "skip", "burn", "second N1", "finish", "market 1", "drop 1 0 0",
)  # fmt: skip


@pytest.mark.parametrize(
    ("s", "possible"),
    [
        (position(hands=HANDS), {"place"}),
        (position(phase=TRAINS), {"market"} | DRIVING),
        (centre_open(position(4, "C01@N2 r0"), "N2"), {"collect", "decline", "market"} | DRIVING),
        (position(phase=SIDE, entered="0"), {"take", "skip", "market"} | DRIVING),
        (position(phase=SIDE, entered="N1"), {"passenger", "skip", "market"} | DRIVING),
        (position(4, "F01@N2 r0", phase=SIDE, entered="N2"), {"deliver", "skip", "market"} | DRIVING),
        (position(phase=MARKET), {"market"}),
        (position(phase=STORE, players={0: {"coal": 2}}), {"drop"}),
        (position(phase=TRAINS, market=False), DRIVING),
    ],
)  # fmt: skip
def test_e_phase(s, possible):
    """E_PHASE: every command outside its step, and no command inside it."""
    assert len(EXAMPLES) == len(ACTIONS) - 2
    for text in EXAMPLES:
        assert (refusal(s, f"0 {text}") == "E_PHASE") == (text.split()[0] not in possible), text


def test_e_phase_before_the_other_reasons():
    """E_PHASE comes before E_HAND, E_DEMAND and the like; a train that is not built cannot step."""
    assert refusal(position(phase=TRAINS), "0 place F01 N9 0") == "E_PHASE"
    assert refusal(position(phase=TRAINS), "0 step 2 N") == "E_PHASE"
    back = play(position(hands=HANDS), "0 place P01b N2 1")
    assert refusal(back, "0 claim") == "E_PHASE"
    assert refusal(centre_open(position(4, "C01@N2 r0"), "N2"), "0 claim") == "E_PHASE"


def test_order_of_checks_for_a_placement():
    """E_HAND, E_OCCUPIED, E_RAIL, E_CONNECT, in this order."""
    s = position(hands=HANDS)
    assert refusal(s, "0 place P02 N1 0") == "E_HAND"
    assert refusal(s, "0 place P01 N1 1") == "E_OCCUPIED"
    assert refusal(s, "0 place P01 N2 1") == "E_RAIL"
    assert refusal(s, "0 place P01 E1N1 1") == "E_RAIL"
    assert refusal(s, "0 place S05 E1N1 0") == "E_CONNECT"
    assert refusal(s, "0 place S05 E7 0") == "E_CONNECT"


BRIDGE = ("C01@N2 r0", "BACK@E1N2 r2")
"""Leads to E1N1, the corner between blue's and red's city."""


def test_e_merge():
    """E_MERGE: one zone may not join two station cities; with the red start tile empty it may."""
    hands = {0: ("S05", "S06", "S08")}
    assert refusal(position(4, *BRIDGE, hands=hands), "0 place S05 E1N1 0") == "E_MERGE"
    assert refusal(position(2, *BRIDGE, hands=hands), "0 place S05 E1N1 0") == ""
    assert refusal(position(4, *BRIDGE, hands=hands), "0 place S05b E1N1 0") == ""


def test_e_merge_looks_at_each_zone():
    """Two unconnected zones may touch two station cities; E_MERGE if both touch a third city, which joins them."""
    assert refusal(position(4, *BRIDGE, hands={0: ("S08", "S05", "S06")}), "0 place S08 E1N1 0") == ""
    sides = ("S06@E4N5 r2", "S13@E5N4 r0")
    road = ("S11@E5N6 r2", "P08@E6N6 r0", "P01@E6N5 r0")
    for built, code in (({"E4N5": 1, "E5N4": 2}, "E_MERGE"), ({"E4N5": 1}, "")):
        s = position(4, *sides, *road, stations=built, hands={0: ("S09", "S01", "S02")})
        assert refusal(s, "0 place S09 E5N5 0") == code


def test_building_a_station_is_refused_in_order():
    """E_NOSTATION, E_ADJACENT, E_CITYTAKEN, E_NODIVIDEND, E_FUNDS."""
    everywhere = {"N3": 0, "N5": 0, "N7": 0, "S2": 0, "S4": 0}
    s = position(4, *LINE, "S09@N9 r0", stations=everywhere)
    assert refusal(centre_open(s, "N9"), "0 build 9") == "E_NOSTATION"
    assert refusal(centre_open(position(4, "S02@N2 r0"), "N2"), "0 build 9") == "E_ADJACENT"
    assert refusal(centre_open(position(4, "P01@N2 r0", "S02@N3 r0"), "N3"), "0 build 9") == "E_CITYTAKEN"
    legal = centre_open(position(4, *LINE[:2]), "N3")
    assert refusal(legal, "0 build 3") == "E_NODIVIDEND"
    assert refusal(legal, "0 build 2") == "E_FUNDS"
    assert refusal(legal, "0 build 0") == "E_FUNDS"
    assert why(legal, "0 build 0").data == (("n", 1),)
    assert refusal(legal, "0 build 1") == ""


def test_e_notmypax_and_e_foreignfirst():
    """E_NOTMYPAX: another's city, an empty house, one named before; E_FOREIGNFIRST: own ones last."""
    guests = {"N1.NW": 1, "N1.NE": 2, "N3.NW": 0, "N3.NE": 3, "E1.NE": 0}
    s = position(4, *LINE, "S09@N9 r0", stations={"N3": 0, "N5": 0}, passengers=guests, players={0: {"dividends": 1}})
    s = play(centre_open(s, "N9"), "0 build 1")
    assert refusal(s, "0 pay E1.NE") == "E_NOTMYPAX"
    assert refusal(s, "0 pay N5.NE") == "E_NOTMYPAX"
    assert refusal(s, "0 pay N3.NW") == "E_FOREIGNFIRST"
    s = play(s, "0 pay N1.NE")
    assert refusal(s, "0 pay N1.NE") == "E_NOTMYPAX"
    assert refusal(s, "0 step 1 N") == "E_PHASE"


def test_order_of_checks_for_a_step():
    """E_JOURNEYOVER, E_REVERSE, E_NOTRACK, E_BP, in this order."""
    s = position(phase=TRAINS, points=3, players={0: {"trains": ("N1", "0")}})
    assert refusal(s, "0 step 1 E") == "E_NOTRACK"
    assert refusal(s, "0 step 1 N") == "E_NOTRACK"
    s = play(s, "0 step 1 S")
    assert refusal(s, "0 step 1 N") == "E_REVERSE"
    s = play(s, "0 step 2 E")
    assert refusal(s, "0 step 1 N") == "E_JOURNEYOVER"
    spent = replace(s, public=replace(s.public, points=0))
    assert refusal(spent, "0 step 2 W") == "E_REVERSE"
    assert refusal(spent, "0 step 2 E") == "E_NOTRACK"
    assert refusal(position(phase=TRAINS, points=0), "0 step 1 S") == "E_BP"


def test_coal_and_second_train():
    """E_NOCOAL; E_LOCOBUILT, E_NOTOWNSTATION, E_LOCOCOST in this order."""
    assert refusal(position(phase=TRAINS), "0 burn") == "E_NOCOAL"
    assert refusal(position(phase=TRAINS, players={0: {"trains": ("N1", "N1")}}), "0 second E1") == "E_LOCOBUILT"
    assert refusal(position(phase=TRAINS), "0 second E1") == "E_NOTOWNSTATION"
    assert refusal(position(phase=TRAINS, players={0: {"coal": 1}}), "0 second N1") == "E_LOCOCOST"
    assert refusal(position(phase=TRAINS, players={0: {"coal": 1, "iron": 1}}), "0 second N1") == ""


def test_passengers_are_refused_in_order():
    """E_NOTCITY, E_HOUSETAKEN, E_RESERVE."""
    s = position(phase=SIDE, entered="N1", passengers={"N1.NW": 3}, players={0: {"reserve": 0}})
    assert refusal(s, "0 passenger E1.NE") == "E_NOTCITY"
    assert refusal(s, "0 passenger N1.NW") == "E_HOUSETAKEN"
    assert refusal(s, "0 passenger N1.NE") == "E_RESERVE"


def test_deliveries_are_refused_in_order():
    """E_DEMAND, E_GOALCHOICE, E_GOALFULL."""
    bids = ((5, 0, 0, 0), *((0,) * 4,) * 3)
    s = position(4, "F01@N2 r0", phase=SIDE, entered="N2", bids=bids, players={0: {"coal": 2}})
    assert refusal(s, "0 deliver 7") == "E_DEMAND"
    full = position(4, "F01@N2 r0", phase=SIDE, entered="N2", bids=bids, players={0: {"coal": 3}})
    assert refusal(full, "0 deliver 7") == "E_GOALCHOICE"
    assert refusal(full, "0 deliver 0") == "E_GOALCHOICE"
    assert refusal(full, "0 deliver 1") == "E_GOALFULL"
    assert refusal(full, "0 deliver 2") == ""


def test_markets_are_refused_in_order():
    """E_COLUMN, E_GOALFULL, E_NODIVIDEND."""
    bids = ((5, 0, 0, 0), *((0,) * 4,) * 3)
    s = position(phase=MARKET, bids=bids, players={0: {"dividends": 0}})
    assert refusal(s, "0 market 5 goal") == "E_COLUMN"
    assert refusal(s, "0 market 0") == "E_COLUMN"
    assert refusal(s, "0 market 1 goal") == "E_GOALFULL"
    assert refusal(s, "0 market 2 goal") == "E_NODIVIDEND"
    assert refusal(s, "0 market 1") == ""


def test_free_actions_are_refused():
    """E_CONVERT, E_STOCKZERO, E_RESERVE; several steps of a sale are all or none."""
    s = position(players={0: {"coal": 1}})
    assert refusal(s, "0 convert cw") == "E_CONVERT"
    assert refusal(s, "0 sell 2") == "E_STOCKZERO"
    assert refusal(position(players={0: {"stock": 5, "reserve": 1}}), "0 sell 2") == "E_RESERVE"
    assert refusal(position(players={0: {"stock": 5, "reserve": 1}}), "0 sell 1") == ""


def test_drops_are_refused():
    """E_OVERLIMIT: too few; E_DROP: too many, or what is not there."""
    s = position(phase=STORE, players={0: {"coal": 2, "wood": 1}})
    assert refusal(s, "0 drop 1 0 0") == "E_OVERLIMIT"
    assert why(s, "0 drop 1 0 0").data == (("n", 1),)
    assert refusal(s, "0 drop 2 1 0") == "E_DROP"
    assert refusal(s, "0 drop 1 0 1") == "E_DROP"
    assert why(s, "0 drop 0 0 2").data == (("n", 2),)
    assert refusal(s, "0 drop 1 1 0") == ""


def test_e_reserve_for_resources():
    """E_RESERVE: the bonus of a factory and the resource of a site come from the reserve."""
    poor = {0: {"reserve": 0}}
    assert refusal(centre_open(position(4, "F01@N2 r0", players=poor), "N2"), "0 bonus") == "E_RESERVE"
    assert refusal(position(phase=SIDE, entered="0", players=poor), "0 take") == "E_RESERVE"


def test_what_is_open_is_declined_by_a_later_command():
    """Section 4: a step declines the centre, a market command skips the side action and ends the journeys."""
    s = play(position(hands=HANDS), "0 place P01 N2 0", "0 step 1 N")
    assert refusal(s, "0 claim") == "E_PHASE"
    assert s.public.entered == "N2"
    s = play(s, "0 market 1")
    assert (s.public.active, s.public.players[0].coal) == (1, 0)


def test_conversions_stay_possible_to_the_end_of_the_store_check():
    """Section 4: the turn goes on by itself as soon as the stores are within the limit."""
    s = position(phase=STORE, players={0: {"coal": 2}}, display=("S01", "", "S02", "S03"), hands={0: ("C01",) * 3})
    after = play(s, "0 convert cw")
    assert (after.public.active, after.public.players[0].wood) == (1, 1)
    sold = play(s, "0 sell 1")
    assert sold.public.phase == STORE
    assert trains_off(s).public.points == 1


def test_a_name_in_small_letters_is_refused_for_that():
    """Everything else that names nothing on any board is E_SYNTAX."""
    s = position(hands=HANDS)
    assert refusal(s, "0 place P01 n2 0") == "E_CAPITALS"
    assert refusal(s, "0 step 1 n") == "E_CAPITALS"
    assert refusal(s, "0 pay e1.se") == "E_CAPITALS"
    assert refusal(s, "0 place P01 q2 0") == "E_SYNTAX"
