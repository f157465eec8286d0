"""SPEC.md section 8: the worked examples of Cube Express."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rules import core
from rules.core import Seat
from rules.cube_express import scoring, stock
from rules.cube_express.moves import BACK_MARK, Place
from rules.cube_express.rules import RULES
from rules.cube_express.state import OVER, TRAINS
from tests.rules.cube_express.positions import (
    LINE,
    centre_open,
    cities,
    markers,
    offered,
    pass_turn,
    pieces,
    play,
    position,
    refusal,
    side_open,
    told,
    trains_off,
    why,
)


@pytest.mark.parametrize(("seats", "stack"), [(2, 14), (3, 21), (4, 28)])
def test_ex_1_setup_sums(seats, stack):
    """EX-1: hands, display and stack; the 25 markers of a player; the neutral ones."""
    s = RULES.setup(seats, {"arms": "opposite"}, 7)
    assert len(s.hidden.stack) == s.public.stack == stack
    assert [len(hand) for hand in s.hidden.hands] == [3] * seats
    assert len(s.public.display) == len(set(s.public.goals)) == 4
    for seat, player in enumerate(s.public.players):
        assert (player.reserve, player.dividends, len(player.dollars), player.stock) == (20, 2, 3, 1)
        assert markers(s.public, seat) == 25
        assert s.public.station(player.trains[0]) == seat
    assert s.public.neutral * len(s.public.goals) == (12 if seats == 2 else 0)


def test_ex_2_conversion():
    """EX-2: two wood for a coal and a dividend."""
    s = position(players={0: {"coal": 1, "wood": 2, "iron": 1}})
    after = play(s, "0 convert wc").public.players[0]
    assert after.stores == (2, 0, 1)
    assert (after.dividends, after.reserve) == (3, s.public.players[0].reserve)


def test_ex_3_claiming_a_site():
    """EX-3: the dividend lies on the site; without one it stays unowned for ever."""
    s = position(hands={0: ("P01", "S01", "S02")})
    owned = play(s, "0 place P01 N2 0", "0 claim").public
    assert owned.owner("N2") == 0
    assert owned.players[0].dividends == 1
    poor = play(position(hands={0: ("P01", "S01", "S02")}, players={0: {"dividends": 0}}), "0 place P01 N2 0")
    assert refusal(poor, "0 claim") == "E_NODIVIDEND"
    later = play(poor, "0 sell 1", "0 decline")
    assert refusal(later, "0 claim") == "E_PHASE"
    assert later.public.owner("N2") is None


def paying(level):
    """Blue has two dividends; a blue and a green passenger stand at his stations; N9 is a legal site."""
    built = {"N3": 0, "N5": 0, "N7": 0} if level == 4 else {"N3": 0, "N5": 0}
    s = position(4, *LINE, "S09@N9 r0", stations=built, passengers={"N3.NW": 0, "N5.NE": 2}, hands={0: ("S02", "S04")})
    return centre_open(s, "N9")


def test_ex_4_paying_for_a_station_with_both_passengers():
    """EX-4: level 4; the passengers that there is no choice about are named by themselves."""
    s = paying(4)
    before = s.public
    assert before.players[0].level == 4
    after = play(s, "0 build 2").public
    blue, green = after.players[0], after.players[2]
    assert (blue.dividends, blue.reserve, blue.level) == (0, before.players[0].reserve + 3, 5)
    assert green.dividends == before.players[2].dividends + 1
    assert after.passengers == ()
    assert after.station("N9") == 0
    assert refusal(s, "0 build 1") == "E_FUNDS"
    assert why(s, "0 build 1").data == (("n", 4),)
    again = centre_open(replace(s, public=replace(after, stations=after.stations[:-1])), "N9")
    assert again.public.player.level == 5
    assert why(play(again, "0 sell 1"), "0 build 1").data == (("n", 5),)


def test_ex_4_foreign_passengers_first():
    """EX-4: level 3; the green passenger pays, the blue one stays."""
    s = paying(3)
    after = play(s, "0 build 2").public
    assert (after.passenger("N3.NW"), after.passenger("N5.NE")) == (0, None)
    assert after.station("N9") == 0
    assert after.players[2].dividends == s.public.players[2].dividends + 1
    guest = replace(s, public=replace(s.public, passengers=(*s.public.passengers, *pieces({"N1.NW": 2}))))
    choosing = play(guest, "0 build 2")
    assert choosing.public.phase == "payment"
    assert refusal(choosing, "0 pay N3.NW") == "E_FOREIGNFIRST"
    after = play(choosing, "0 pay N1.NW").public
    assert (after.passenger("N3.NW"), after.passenger("N5.NE"), after.passenger("N1.NW")) == (0, 2, None)


def cities_of_ex_5():
    return position(2, "P06@E2 r1", "C02@N2 r0", hands={0: ("S04", "S01", "S02")})


def test_ex_5_cities():
    """EX-5: what is joined over the edges, and why nobody may build."""
    s = cities_of_ex_5()
    assert cities(s) == {
        frozenset({"E1.NE", "E1.SE", "E2.SE"}): 3,
        frozenset({"N1.NW", "N1.NE", "N2.SE"}): 3,
        frozenset({"S1.SW", "S1.SE"}): 2,
        frozenset({"W1.NW", "W1.SW"}): 2,
        frozenset({"N2.NW"}): 1,
    }
    hosts = s.public.station_cities()
    owned = {frozenset(s.public.atlas.cities[city].houses): seat for city, seat in hosts.items()}
    assert owned == {frozenset({"N1.NW", "N1.NE", "N2.SE"}): 0, frozenset({"S1.SW", "S1.SE"}): 1}
    after = play(s, "0 place S04 E1N2 2")
    assert cities(after)[frozenset({"N1.NW", "N1.NE", "N2.SE", "E1N2.SE"})] == 4
    assert cities(after)[frozenset({"E1N2.NW"})] == 1
    assert refusal(centre_open(after, "E1N2"), "0 build 1") == "E_CITYTAKEN"


def test_ex_6_track_rules_from_the_start_layout():
    """EX-6: track to track, blank to blank, and at least one connection."""
    s = position(hands={0: ("P01", "P03", "S01")})
    assert refusal(s, "0 place P01 N2 0") == ""
    assert refusal(s, "0 place P01 N2 1") == "E_RAIL"
    assert refusal(s, "0 place P01 E1N1 0") == "E_RAIL"
    assert refusal(s, "0 place P03 E1N1 0") == "E_CONNECT"
    assert refusal(s, "0 place P01b N2 1") == ""


def test_ex_7_second_train():
    """EX-7: a coal and an iron; the movement points stay."""
    built = {"N3": 2, "N5": 2, "N7": 2, "N9": 2}
    s = position(
        4, *LINE, "S09@N9 r0", stations=built, active=Seat(2), phase=TRAINS, players={2: {"coal": 2, "iron": 1}}
    )
    before, after = s.public.players[2], play(s, "2 second N7").public
    green = after.players[2]
    assert before.level == 5
    assert green.stores == (1, 0, 0)
    assert green.reserve == before.reserve + 2
    assert green.trains[1] == "N7"
    assert after.points == 5


def test_ex_8_delivery():
    """EX-8: a first delivery to F04 with everything that follows."""
    s = position(4, "F04@N2 r0", players={0: {"coal": 2, "iron": 1, "stock": 2}}, phase=TRAINS)
    before = s.public.players[0]
    after = play(s, "0 step 1 N", "0 deliver 3").public
    blue = after.players[0]
    assert blue.stores == (0, 0, 0)
    assert [(piece.place, piece.seat) for piece in after.first] == [("N2", 0)]
    assert after.bids[2] == (1, 0, 0, 0)
    assert (blue.stock, blue.dividends) == (4, before.dividends + 2)
    assert blue.dollars == (7, 10)
    assert blue.reserve == before.reserve
    assert {row.key: row.values[0] for row in scoring.rows(after)}["factories"] == 5


def test_a_later_delivery():
    """Section 5.7: the lower field, one step of the stock; the first field stays as it is."""
    s = position(4, "F04@N2 r0", players={0: {"coal": 2, "iron": 1}}, first={"N2": 2}, phase=TRAINS)
    after = play(s, "0 step 1 N", "0 deliver 1").public
    assert [(piece.place, piece.seat) for piece in after.first] == [("N2", 2)]
    assert [(piece.place, piece.seat) for piece in after.later] == [("N2", 0)]
    assert after.players[0].stock == s.public.players[0].stock + 1
    assert {row.key: row.values for row in scoring.rows(after)}["factories"] == (3, 0, 5, 0)


def test_ex_9_a_ride_of_five_tiles():
    """EX-9: passengers at two foreign stations, a full city, a foreign site."""
    s = position(
        3,
        *("C02@E2 r0", "S09@E3 r1", "F01@E4 r3", "S10@E5 r1", "P06@E6 r1", "S04@E7 r1", "F06@E8 r1"),
        stations={"E3": 0, "E5": 1, "E7": 0},
        passengers={"E5.NW": 0},
        owners={"E6": 2},
        players={1: {"trains": ("E2", "")}},
        active=Seat(1),
        phase=TRAINS,
        points=5,
    )
    before = s.public
    s = play(s, "1 step 1 E")
    assert [move for move in offered(s, 1) if move.startswith("passenger")] == [
        "passenger E2.SE",
        "passenger E3.SW",
        "passenger E4.SW",
    ]
    assert refusal(s, "1 passenger E3.NE") == "E_NOTCITY"
    s = play(s, "1 passenger E4.SW", "1 step 1 E")
    assert s.public.phase == TRAINS
    assert refusal(side_open(s, "E4"), "1 deliver 1") == "E_DEMAND"
    s = play(s, "1 step 1 E")
    assert s.public.phase == TRAINS
    assert refusal(side_open(s, "E5"), "1 passenger E5.NW") == "E_HOUSETAKEN"
    assert refusal(side_open(s, "E5"), "1 passenger E5.SE") == "E_NOTCITY"
    s = play(s, "1 step 1 E", "1 take")
    assert s.public.players[2].stock == before.players[2].stock + 1 == 2
    assert s.public.players[1].iron == 1
    s = play(s, "1 step 1 E")
    assert {"passenger E8.SE", "passenger E7.NE"} <= set(offered(s, 1))
    s = play(s, "1 passenger E8.SE")
    assert s.public.points == 0
    assert refusal(s, "1 step 1 E") == "E_BP"
    assert before.players[1].reserve - s.public.players[1].reserve == 3


def test_ex_10_market():
    """EX-10: the tile of a column, a dividend for the goal above it, a new tile from the stack."""
    s = position(phase=TRAINS, hands={0: ("S05", "S06")})
    assert refusal(s, "0 market 3 2") == "E_COLUMN"
    tile, top = s.public.display[2], s.hidden.stack[-1]
    after = play(s, "0 market 3 goal")
    assert after.public.bids == ((0,) * 4, (0,) * 4, (1, 0, 0, 0), (0,) * 4)
    assert after.hidden.hands[0] == ("S05", "S06", tile)
    assert after.public.display[2] == top
    assert after.public.stack == s.public.stack - 1


def test_ex_11_selling():
    """EX-11: dividends for steps back; an emptied dollar space gives nothing again."""
    s = position(players={0: {"stock": 5, "dollars": (7, 10)}})
    before, sold = s.public.players[0], play(s, "0 sell 2")
    blue = sold.public.players[0]
    assert (blue.stock, blue.dividends, blue.reserve) == (3, before.dividends + 2, before.reserve - 2)
    risen = stock.rise(sold.public, Seat(0), 1)[0].players[0]
    assert (risen.stock, risen.dividends) == (4, blue.dividends)


def test_ex_12_goal_scoring_with_three():
    """EX-12: whoever misses the goal is taken off before the majority is found."""
    s = position(3, goals=("G01", "G12", "G03", "G04"), bids=((0,) * 3, (3, 2, 1), (0,) * 3, (0,) * 3),
                 players={1: {"dividends": 5}, 2: {"dividends": 6}})  # fmt: skip
    assert scoring.goal_points(s.public, 2) == (0, 6, 2)


def test_ex_13_goal_scoring_with_two():
    """EX-13: the neutral markers count for the majority."""
    s = position(2, goals=("G01", "G02", "G03", "G12"), bids=((0,) * 2, (0,) * 2, (0,) * 2, (2, 4)),
                 players={0: {"dividends": 5}, 1: {"dividends": 5}})  # fmt: skip
    assert scoring.goal_points(s.public, 4) == (4, 16)


def test_ex_14_a_complete_sum():
    """EX-14: 17 + 6 + 14 + 39 + 12 + 3 = 91."""
    tiles = (*LINE[:-1], "P11@N8 r0", "S09@N9 r0", "F04@N10 r0", "F07@W2 r1", "F02@W3 r0")
    houses = ("N1.NW", "N1.NE", "N3.NW", "N3.NE", "N5.NE", "N5.SW")
    s = position(
        3,
        *tiles,
        stations={"N3": 0, "N5": 0, "N7": 0},
        passengers=dict.fromkeys(houses, 0),
        first={"N10": 0, "W2": 0},
        later=(("W3", 0),),
        goals=("G11", "G06", "G10", "G01"),
        bids=((2, 0, 0), (1, 0, 0), (2, 0, 0), (1, 0, 0)),
        players={0: {"dividends": 3, "stock": 8, "dollars": ()}},
        phase=OVER,
    )
    sizes = sorted(s.public.atlas.cities[city].size for city in s.public.station_cities(Seat(0)))
    rows = {row.key: row.values[0] for row in RULES.outcome(s).rows}
    assert rows["passengers"] == 6
    assert rows["factories"] == 5 + 7 + 2
    assert rows["stations"] == 3 * sum(sizes)
    assert (rows["stock"], rows["dividends"], rows["tokens"]) == (12, 3, 0)
    assert rows["goals"] == 2 * 3 + 1 * 3 + 2 * 4
    assert sizes == [2, 3, 3, 5]
    assert RULES.outcome(s).scores[0] == 91


def test_ex_15_stations_trigger():
    """EX-15: the second player builds the sixth station; the third and fourth play without market; then it is over."""
    built = {"N3": 1, "N5": 1, "N7": 1, "N10": 1}
    tiles = (*LINE, "F01@N9 r0", "S14@N10 r0", "F08@N11 r2", "S15@N12 r0")
    s = position(
        4, *tiles, stations=built, active=Seat(1), hands={1: ("C01", "C03")},
        players={seat: {"turns": 6 if seat == 0 else 5, "dividends": 6} for seat in range(4)},
    )  # fmt: skip
    s = play(centre_open(s, "N12"), "1 build 5")
    assert (s.public.end, s.public.players[1].level, s.public.players[1].tokens) == ("stations", 6, 1)
    assert s.public.market
    assert "market 1" in offered(s, 1)
    s = play(s, "1 market 1")
    for seat in (2, 3):
        assert (s.public.active, s.public.market) == (seat, False)
        s = pass_turn(s)
    assert RULES.outcome(s).reason == "stations"
    assert [player.turns for player in s.public.players] == [6] * 4


def test_ex_16_a_whole_first_turn():
    """EX-16: place, claim, drive on, take the own coal, market without a bid."""
    s = position(hands={0: ("P01", "S01", "S02")})
    s, _ = told(s, "0 place P01 N2 0")
    s = play(s, "0 claim", "0 step 1 N", "0 take", "0 finish", "0 market 2")
    blue = s.public.players[0]
    assert s.public.owner("N2") == 0
    assert (blue.dividends, blue.reserve, blue.coal, blue.stock) == (1, 19, 1, 1)
    assert blue.trains == ("N2", "")
    assert (len(s.hidden.hands[0]), s.public.stack) == (3, 27)
    assert markers(s.public, 0) == 25
    assert s.public.active == 1


@pytest.mark.parametrize(
    ("tile", "count"), [("S03", 4), ("P01", 8), ("C01", 16), ("P01b", 8), ("S03b", 8), ("C01b", 8)]
)
def test_ex_17_counting_orientations(tile, count):
    """EX-17: what looks the same is offered once."""
    s = position(hands={0: (tile.removesuffix(BACK_MARK), "S01", "S02")})
    found = [a for a in core.legal(RULES, s, Seat(0)) if isinstance(a, Place) and a.tile == tile]
    assert len(found) == count
    if tile == "S03":
        assert [(a.cell, a.rotation) for a in found] == [("N2", 0), ("E2", 1), ("S2", 0), ("W2", 1)]


def test_trains_go_after_the_centre():
    """Movement points are the level at the moment the trains set off."""
    assert trains_off(position()).public.points == 1
