"""SPEC.md section 7: the rulings of Cube Express."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rules import codec, core, match
from rules.core import Rng, Seat
from rules.cube_express import goals, scoring, stock, turns
from rules.cube_express.atlas import START_MAP
from rules.cube_express.changes import with_player
from rules.cube_express.components import TABLES, TILES, TRACK_TILES
from rules.cube_express.moves import Market
from rules.cube_express.rules import RULES
from rules.cube_express.state import MARKET, OVER, PLACE, STORE, TRAINS, Taken
from tests.rules.cube_express.positions import (
    LINE,
    centre_open,
    cities,
    offered,
    pass_turn,
    play,
    position,
    refusal,
    told,
    trains_off,
)

EMPTY = (0,) * 4
FULL = ((5, 0, 0, 0),) * 4


def test_ru_1_levels_are_the_stations_on_the_map():
    """RU-1: levels 1 to 6; the next station costs the level before it."""
    levels = [position(stations=dict.fromkeys(cells, 0)).public.player.level for cells in ((), ("S2",), ("S2", "S4"))]
    assert levels == [1, 2, 3]
    s = centre_open(position(4, *LINE[:2]), "N3")
    assert [move for move in offered(s) if move.startswith("build")] == ["build 1"]


def test_ru_2_roads_join_corner_to_corner():
    """RU-2: only both light corners of a half-edge join; track on the side does not matter, a mere point does not."""
    joined = position(4, "P01@N2 r0")
    assert frozenset({"N1.NW", "N1.NE", "N2.NW"}) in cities(joined)
    apart = position(4, "P02@N2 r0", "P07@E1N2 r2")
    assert frozenset({"N1.NW", "N1.NE", "N2.SE"}) in cities(apart)
    assert frozenset({"E1N2.SE"}) in cities(apart), "N2.SE meets E1N2.SW, not its SE corner; N1 touches it at a point"


def test_ru_3_blank_must_meet_blank():
    """RU-3: a blank side against track is refused, blank against blank and road against green are not."""
    s = position(4, "C01@N2 r0", hands={0: ("P01", "F02", "S01")})
    assert refusal(s, "0 place P01 E1N2 0") == "E_RAIL"
    assert refusal(s, "0 place P01 E1N2 1") == ""
    assert refusal(s, "0 place F02 E1N2 2") == ""


def test_ru_4_a_train_may_turn_at_a_crossing():
    """RU-4: any exit but the one it came in by."""
    s = position(4, "C01@N2 r0", "P01@N3 r0", "P06@E1N2 r1", "P11@W1N2 r1", phase=TRAINS, points=5)
    s = play(s, "0 step 1 N")
    assert [move for move in offered(s) if move.startswith("step")] == ["step 1 N", "step 1 E", "step 1 W"]
    assert refusal(s, "0 step 1 S") == "E_REVERSE"


def test_ru_5_a_loop_acts_again_and_one_journey_a_turn():
    """RU-5: a tile entered again costs and acts again; a train whose journey is over stays."""
    loop = ("C01@N2 r0", "F09@E1N2 r2", "P03@N3 r1", "P10@E1N3 r2")
    s = position(3, *loop, phase=TRAINS, points=6, players={0: {"trains": ("N1", "S1")}})
    s = play(s, "0 step 1 N", "0 step 1 N", "0 take", "0 step 1 E", "0 take", "0 step 1 S", "0 step 1 W")
    assert s.public.player.trains[0] == "N2"
    assert s.public.points == 1
    s = play(s, "0 step 1 N", "0 take")
    assert (s.public.player.coal, s.public.player.iron) == (2, 1)
    again = play(replace(s, public=replace(s.public, points=3)), "0 step 2 N")
    assert refusal(again, "0 step 1 E") == "E_JOURNEYOVER"


def test_ru_6_no_side_action_where_a_journey_starts():
    """RU-6: neither at the start of a journey nor where the second train is put."""
    s = position(4, "P01@N2 r0", phase=TRAINS, players={0: {"trains": ("N2", ""), "coal": 1, "iron": 1}})
    assert refusal(s, "0 take") == "E_PHASE"
    s = play(s, "0 second N1")
    assert s.public.phase == TRAINS
    assert refusal(s, "0 passenger N1.NW") == "E_PHASE"


def test_ru_7_a_dollar_marker_is_taken_on_entering():
    """RU-7: landing on the space is enough, and the space stays empty."""
    s = position(players={0: {"stock": 3}})
    once = stock.rise(s.public, Seat(0), 1)[0].players[0]
    assert (once.stock, once.dividends, once.dollars) == (4, 3, (7, 10))


def test_ru_8_steps_beyond_the_maximum_are_lost():
    """RU-8: no step beyond 12; after selling, reaching it again gives no second token."""
    s = position(players={0: {"stock": 11, "dollars": ()}})
    top = stock.rise(s.public, Seat(0), 2)[0]
    assert (top.players[0].stock, top.players[0].tokens) == (12, 1)
    back = play(replace(s, public=top), "0 sell 1")
    assert back.public.players[0].tokens == 1
    again = stock.rise(back.public, Seat(0), 1)[0].players[0]
    assert (again.stock, again.tokens) == (12, 1)


def test_ru_9_all_goal_cards_full():
    """RU-9: the third marker goes to the reserve, and only then may no goal be named."""
    three = {"coal": 2, "iron": 1, "dividends": 0, "dollars": ()}
    s = position(4, "F04@N2 r0", bids=FULL, players={0: three}, phase=TRAINS)
    s = play(s, "0 step 1 N")
    assert refusal(s, "0 deliver 1") == "E_GOALFULL"
    after = play(s, "0 deliver 0").public.players[0]
    assert after.reserve == s.public.players[0].reserve + 1
    assert (
        refusal(position(4, "F04@N2 r0", players={0: three}, phase="side", entered="N2"), "0 deliver 0")
        == "E_GOALCHOICE"
    )


def test_ru_10_empty_reserve():
    """RU-10: gains stop at what is there; an action that yields nothing cannot be used; converting refills."""
    s = position(4, "C01@N2 r0", players={0: {"reserve": 1}})
    assert play(centre_open(s, "N2"), "0 collect").public.players[0].dividends == 3
    none = position(4, "C01@N2 r0", players={0: {"reserve": 0}})
    assert refusal(centre_open(none, "N2"), "0 collect") == "E_RESERVE"
    site = position(
        4, "P01@N2 r0", owners={"N2": 1}, players={0: {"reserve": 0, "coal": 2}}, phase="side", entered="N2"
    )
    assert refusal(site, "0 take") == "E_RESERVE"
    assert site.public.players[1].stock == play(site, "0 skip").public.players[1].stock
    after = play(site, "0 convert cw", "0 take").public
    assert (after.players[0].coal, after.players[0].wood, after.players[1].stock) == (1, 1, 2)


def test_ru_11_a_crossing_counts_connected_tracks():
    """RU-11: two blank sides that touch and open ends do not count."""
    for tiles, dividends in ((("C01@N2 r0",), 2), (("C01@N2 r0", "P06@E1N2 r1"), 4), (("C03@N2 r2", "P07@E1N2 r1"), 2)):
        s = position(4, *tiles)
        after = play(centre_open(s, "N2"), "0 collect").public
        assert after.players[0].dividends - s.public.players[0].dividends == dividends, tiles


@pytest.mark.parametrize("tile", ["C01", "F01", "P01", "S01"])
def test_ru_12_centre_actions_are_optional(tile):
    """RU-12: declining is always possible and changes no markers."""
    s = play(position(4, "P02@N2 r0", "C02@N3 r0", hands={0: (tile, "S02", "S03")}), f"0 place {tile} N4 0")
    after = play(s, "0 decline")
    assert after.public.players == s.public.players
    assert after.public.phase == TRAINS


def test_ru_13_neutral_markers():
    """RU-13: they count for the majority and are never taken off; a tie with them is the majority."""

    def two(*own):
        bids = (own, (0, 0), (0, 0), (0, 0))
        cash = {seat: {"dividends": 5} for seat in (0, 1)}
        return scoring.goal_points(position(2, goals=("G12", "G02", "G03", "G04"), bids=bids, players=cash).public, 1)

    assert two(3, 2) == (6, 2)
    assert two(2, 1) == (2, 1)


def test_ru_14_the_triggering_player_still_has_a_market():
    """RU-14: turns after it have none."""
    s = position(4, "F04@N2 r0", players={0: {"coal": 2, "iron": 1, "stock": 11, "dollars": ()}}, phase=TRAINS)
    s = play(s, "0 step 1 N", "0 deliver 1")
    assert s.public.end == "stock"
    after = play(s, "0 market 1")
    assert (after.public.active, after.public.market) == (1, False)
    assert refusal(trains_off(after), "1 market 1") == "E_PHASE"


def test_ru_15_the_first_trigger_counts():
    """RU-15: the stack that empties in the turn of the stock trigger adds no final round."""
    s = position(4, phase=MARKET, stack=1, active=Seat(3), end="stock", remaining=0)
    after = play(s, "3 market 1")
    assert after.public.stack == 0
    assert RULES.outcome(after).reason == "stock"
    late = stock.achieved(position(end="stack", remaining=2).public, Seat(1), "stations")[0]
    assert (late.end, late.remaining, late.players[1].tokens) == ("stack", 2, 1)


CLOSED = ("N2 r1", "E1N2 r2", "E1N1 r0", "E2N1 r2", "E2 r3", "S2 r3", "W1S2 r0", "W1S1 r2", "W2S1 r0", "W2 r1")
"""Ten backs that lead arm into arm: no track end is left open."""


def closed_in(backs=CLOSED):
    s = position(4, *(f"BACK@{back}" for back in backs), hands={0: ("F03", "S01", "S02")})
    return turns.begun(s, Seat(0))


def test_ru_16_no_legal_placement():
    """RU-16: one tile of choice leaves the game unseen, the turn goes on with the trains."""
    assert refusal(position(hands={0: ("F03", "S01", "S02")}), "0 discard F03") == "E_PHASE"
    s = closed_in()
    assert offered(s)[:3] == ["discard F03", "discard S01", "discard S02"]
    assert refusal(s, "0 discard C01") == "E_HAND"
    assert refusal(s, "0 place S01 N2 0") == "E_PHASE"
    after, events = told(s, "0 discard F03")
    assert after.hidden.face_down == ("F03",)
    assert after.public.hands[0] == 2
    assert after.public.phase == TRAINS
    assert "F03" not in repr(events)


def test_ru_16_is_found_at_the_start_of_a_turn():
    """RU-16: with one open end there is a placement, so nothing may be discarded."""
    s = closed_in(CLOSED[:-1])
    assert s.public.phase == PLACE
    assert refusal(s, "0 discard F03") == "E_PHASE"


def test_ru_17_no_seventh_token():
    """RU-17: none left, none gained; the end is set off all the same."""
    s = position(players={0: {"tokens": 2}, 1: {"tokens": 2}, 2: {"tokens": 2}, 3: {"stock": 11, "dollars": ()}})
    after = stock.rise(s.public, Seat(3), 1)[0]
    assert (after.players[3].tokens, after.end) == (0, "stock")


def test_ru_18_a_back_stays_unknown():
    """RU-18: neither the map nor the event nor another view names the tile."""
    s = position(hands={0: ("P01", "S01", "S02")})
    after, events = told(s, "0 place P01b N2 1")
    assert after.public.map[-1] == "BACK N2 1"
    assert after.public.face_down == (0,)
    for viewer in (Seat(1), Seat(2), None):
        assert "P01" not in codec.dumps(RULES.view(after, viewer))
    assert "P01" not in repr(events)
    assert RULES.view(after, Seat(0)).face_down == ("P01",)


def test_ru_18_a_tile_taken_in_the_open_is_not_named_when_it_is_laid_face_down():
    """RU-18: everybody knows it was taken; whether it lies below the back, nobody else knows."""
    s = position(2, phase=MARKET, hands={0: ("S05", "S06")}, display=("P01", "S01", "S02", "S03"))
    s = turns.begun(play(s, "0 market 1"), Seat(0))
    down, up = play(s, "0 place P01b N2 1"), play(s, "0 place P01 N2 0")
    assert down.public.taken[0] == (Taken("P01", 0),)
    assert up.public.taken[0] == ()
    imagined = [RULES.imagine(RULES.view(down, Seat(1)), Rng(n)) for n in range(40)]
    assert {"P01" in other.hidden.face_down for other in imagined} == {True, False}
    assert all("P01" in (*other.hidden.face_down, *other.hidden.hands[0]) for other in imagined)


def test_ru_19_goals_are_tested_once_before_any_removal():
    """RU-19: taking the markers of one card off does not spoil another."""
    s = position(3, goals=("G12", "G01", "G12", "G02"), bids=((1, 0, 0), (2, 0, 0), (1, 0, 0), (0, 0, 0)),
                 players={0: {"dividends": 5}})  # fmt: skip
    assert [scoring.goal_points(s.public, column)[0] for column in (1, 2, 3)] == [3, 0, 4]
    assert {row.key: row.values[0] for row in scoring.rows(s.public)}["dividends"] == 5


def test_ru_20_a_site_may_be_placed_into_a_station_city():
    """RU-20: placing is legal, building is not."""
    s = position(4, "P01@N2 r0", hands={0: ("S02", "S01", "S03")})
    s = play(s, "0 place S02 N3 0")
    assert s.public.phase == TRAINS
    assert refusal(centre_open(s, "N3"), "0 build 1") == "E_CITYTAKEN"


def test_ru_21_a_passenger_joins_the_city_of_the_station():
    """RU-21: other zones of the same tile do not count."""
    s = position(4, "P02@N2 r0", "S08@N3 r1", stations={"N3": 1}, phase="side", entered="N3")
    assert [move for move in offered(s) if move.startswith("passenger")] == ["passenger N3.SW"]
    assert refusal(s, "0 passenger N3.NE") == "E_NOTCITY"


def test_ru_22_convert_and_deliver_in_mid_journey():
    """RU-22: also between entering a tile and using it."""
    s = position(4, "F04@N2 r0", phase=TRAINS, players={0: {"coal": 2, "wood": 2}})
    s = play(s, "0 step 1 N")
    assert refusal(s, "0 deliver 1") == "E_DEMAND"
    assert refusal(play(s, "0 convert wi"), "0 deliver 1") == ""


def test_ru_23_own_site_leaves_the_own_stock():
    """RU-23: only the others raise it; an unowned site raises nobody."""
    for owners, rises in (({"N2": 0}, EMPTY), ({"N2": 1}, (0, 1, 0, 0)), ({}, EMPTY)):
        s = position(4, "P01@N2 r0", owners=owners, phase=TRAINS)
        after = play(s, "0 step 1 N", "0 take").public
        assert tuple(player.stock - 1 for player in after.players) == rises
        assert after.players[0].coal == 1


def test_ru_24_arms():
    """RU-24: the defaults of section 3; two players may also choose neighbouring arms."""
    assert [TABLES[seats].arms for seats in (2, 3, 4)] == [(0, 2), (0, 1, 2), (0, 1, 2, 3)]
    assert RULES.setup(3, {"arms": "adjacent"}, 1).public.arms == (0, 1, 2), "the choice is for two players"
    adjacent = RULES.setup(2, {"arms": "adjacent"}, 1)
    assert [player.trains[0] for player in adjacent.public.players] == ["N1", "E1"]
    assert [player.trains[0] for player in RULES.setup(2, {"arms": "opposite"}, 1).public.players] == ["N1", "S1"]


def test_ru_25_store_check_before_the_refill():
    """RU-25: nothing is turned up while resources are still to be dropped."""
    s = position(phase=MARKET, players={0: {"coal": 2}}, hands={0: ("S05", "S06")})
    waiting = RULES.apply(s, Seat(0), core.legal(RULES, s, Seat(0))[0])
    assert waiting.state.public.phase == STORE
    assert not waiting.sealed
    assert "" in waiting.state.public.display
    after, events = told(waiting.state, "0 drop 1 0 0")
    assert after.public.active == 1
    assert [happened.key for happened in events] == ["dropped", "refilled"]


def test_only_the_refill_seals_a_turn():
    """RU-25: everything of a turn may be taken back until a tile is turned up."""
    s = position(phase=MARKET, hands={0: ("S05", "S06")})
    turned = RULES.apply(s, Seat(0), Market(1))
    assert turned.sealed
    assert turned.state.public.display[0] == s.hidden.stack[-1]
    last = turns.begun(position(2, end="stack", remaining=0), Seat(0))
    while RULES.outcome(last) is None:
        step = RULES.apply(
            last, Seat(0), next(a for a in core.legal(RULES, last, Seat(0)) if a.tag in ("place", "finish"))
        )
        assert not step.sealed
        last = step.state


def test_ru_26_the_payer_chooses_among_foreign_passengers():
    """RU-26: at any own station; all own stations count together for who comes first."""
    s = position(
        4, *LINE, stations={"N3": 0}, passengers={"N1.NW": 1, "N3.NW": 2, "N3.NE": 0}, players={0: {"dividends": 0}}
    )
    s = centre_open(replace(s, public=replace(s.public, map=(*s.public.map, "S09 N9 0"))), "N9")
    s = play(with_cost(s, 1), "0 build 0")
    assert [move for move in offered(s) if move.startswith("pay")] == ["pay N1.NW", "pay N3.NW"]
    assert refusal(s, "0 pay N3.NE") == "E_FOREIGNFIRST"


def with_cost(s, level):
    """As if the active player had so many stations on the map."""
    player = replace(s.public.player, stations=6 - level)
    return replace(s, public=with_player(s.public, s.public.active, player))


def test_ru_27_an_own_station_next_door_blocks_too():
    """RU-27: whose station it is makes no difference."""
    assert refusal(centre_open(position(4, "S06@N2 r2"), "N2"), "0 build 1") == "E_ADJACENT"
    assert refusal(centre_open(position(4, "S06@E2 r2"), "E2"), "0 build 1") == "E_ADJACENT"


def test_ru_28_an_empty_site_stays_empty():
    """RU-28: nobody builds on it later, but another site of its city may get a station."""
    s = position(4, *LINE[:2], "P11@N4 r0", "S09@N5 r0", hands={0: ("C01", "C02")})
    assert s.public.atlas.site["N3"] == s.public.atlas.site["N5"]
    built = play(centre_open(s, "N5"), "0 build 1")
    assert built.public.station("N5") == 0
    assert built.public.station("N3") is None
    assert refusal(trains_off(s), "0 build 1") == "E_PHASE"


def test_ru_29_an_empty_start_tile():
    """RU-29: houses and roads count, neighbours are not blocked, its site is never built on."""
    s = centre_open(position(2, "S06@E2 r1"), "E2")
    assert refusal(s, "0 build 1") == ""
    assert s.public.station("E1") is None
    assert frozenset({"E1.NE", "E1.SE"}) in {houses & {"E1.NE", "E1.SE"} for houses in cities(s)}
    served = position(2, "S02@E2 r0", stations={"E2": 0})
    assert frozenset({"E1.NE", "E1.SE", "E2.NW", "E2.SW"}) in cities(served)


def test_ru_30_all_houses_count_for_a_city():
    """RU-30: occupied or not."""
    empty = position(4, "P02@N2 r0")
    full = position(4, "P02@N2 r0", passengers={"N1.NW": 1, "N2.SE": 0})
    for s in (empty, full):
        assert {row.key: row.values[0] for row in scoring.rows(s.public)}["stations"] == 9


def test_ru_31_one_delivery_an_entry():
    """RU-31: however full the stores are."""
    s = position(4, "F01@N2 r0", phase=TRAINS, players={0: {"coal": 6}})
    s = play(s, "0 step 1 N", "0 deliver 1")
    assert s.public.player.coal == 3
    assert refusal(s, "0 deliver 1") == "E_PHASE"


def test_ru_32_last_turns_end_with_two_tiles():
    """RU-32: three tiles at the start, no market, two at the end."""
    s = turns.begun(position(end="stock", remaining=1), Seat(0))
    assert len(s.hidden.hands[0]) == 3
    assert len(pass_turn(s).hidden.hands[0]) == 2


def test_ru_33_the_storage_limit_holds_in_last_turns():
    """RU-33: the store check comes after the journeys."""
    s = position(phase=TRAINS, market=False, end="stack", remaining=2, players={0: {"coal": 1, "wood": 1, "iron": 1}})
    s = play(s, "0 finish")
    assert s.public.phase == STORE
    assert offered(s)[:3] == ["drop 0 1 1", "drop 1 0 1", "drop 1 1 0"]


def test_ru_34_passengers_pay_from_own_cities_only():
    """RU-34: neither those at other stations nor those of the site's own city."""
    s = position(
        4,
        *LINE,
        "S09@N9 r0",
        stations={"N3": 0, "N5": 1},
        passengers={"N5.NE": 1, "N3.NW": 1},
        players={0: {"dividends": 1}},
    )
    s = centre_open(s, "N9")
    after = play(s, "0 build 1").public
    assert (after.passenger("N5.NE"), after.passenger("N3.NW")) == (1, None)


def test_ru_35_gains_in_another_turn_come_at_once():
    """RU-35: a dividend handed back, a dollar marker."""
    s = position(4, "P01@N2 r0", owners={"N2": 1}, players={1: {"stock": 3}}, phase=TRAINS)
    after = play(s, "0 step 1 N", "0 take").public.players[1]
    assert (after.stock, after.dividends, after.dollars) == (4, 3, (7, 10))


def test_ru_36_the_stack_runs_out_in_mid_round():
    """RU-36: everybody, from the next on, has exactly one more turn."""
    s = position(3, phase=MARKET, stack=1, active=Seat(1), players={0: {"turns": 3}, 1: {"turns": 2}, 2: {"turns": 2}})
    s = play(s, "1 market 1")
    assert (s.public.end, s.public.active) == ("stack", 2)
    order = []
    while RULES.outcome(s) is None:
        order.append(s.public.active)
        s = pass_turn(s)
    assert order == [2, 0, 1]


def test_ru_37_two_tokens_for_two_achievements():
    """RU-37: one for the sixth station and one for the maximum."""
    s = position(players={0: {"stock": 11, "dollars": ()}}).public
    s = stock.rise(stock.achieved(s, Seat(0), "stations")[0], Seat(0), 3)[0]
    assert s.players[0].tokens == 2


def test_ru_38_no_reserve_no_passenger():
    """RU-38: a passenger comes from the reserve, and only from there."""
    s = position(4, phase="side", entered="N1", players={0: {"reserve": 0, "dividends": 22}})
    assert refusal(s, "0 passenger N1.NW") == "E_RESERVE"
    s = position(4, phase="side", entered="N1")
    assert play(s, "0 passenger N1.NW").public.players[0].reserve == s.public.players[0].reserve - 1


def test_ru_39_burn_and_build_while_a_side_action_is_open():
    """RU-39: the side action stays open, and a marker from the stores makes it possible."""
    s = position(4, phase="side", entered="N1", points=0, players={0: {"reserve": 0, "coal": 2, "iron": 1}})
    burned = play(s, "0 burn")
    assert (burned.public.points, burned.public.phase) == (1, "side")
    assert refusal(burned, "0 passenger N1.NW") == ""
    built = play(s, "0 second N1")
    assert refusal(built, "0 passenger N1.NW") == ""


def test_ru_40_deliveries_of_the_last_turns_still_bid():
    """RU-40: only the market is left out."""
    s = position(4, "F01@N2 r0", phase=TRAINS, market=False, end="stack", remaining=1, players={0: {"coal": 3}})
    after = play(s, "0 step 1 N", "0 deliver 4")
    assert after.public.bids[3] == (1, 0, 0, 0)


def test_ru_41_the_coal_of_the_start_crossing_is_an_offer():
    """RU-41: every entry may give coal, none must."""
    s = play(position(phase=TRAINS), "0 step 1 S")
    assert s.public.entered == "0"
    assert play(s, "0 take").public.player.coal == 1
    assert play(s, "0 skip").public.player.coal == 0


def test_ties_go_to_more_stations_then_to_the_higher_stock_then_are_shared():
    """Section 6.2: equal points, then stations on the map, then the stock's space."""

    def ranks(**boards):
        players = {int(seat[1:]): changes for seat, changes in boards.items()}
        return RULES.outcome(position(2, *LINE[:2], stations={"N3": 0}, players=players, phase=OVER)).ranks

    start = {"stock": 0, "dollars": (), "dividends": 0}
    level = {**start, "dividends": 9}  # a station in a city of two houses and two houses more at the start: 9 points
    assert scoring.totals(position(2, *LINE[:2], stations={"N3": 0}, players={0: start, 1: level}).public) == (15, 15)
    assert ranks(s0=start, s1=level) == (1, 2)
    assert ranks(s0=start, s1={**level, "stock": 1, "dividends": 8}) == (1, 2)
    even = position(2, phase=OVER, players={0: {**start, "dividends": 1}, 1: {**start, "stock": 1}})
    assert RULES.outcome(even).scores == (7, 7)
    assert RULES.outcome(even).ranks == (2, 1)
    assert RULES.outcome(position(2, phase=OVER)).ranks == (1, 1)


def test_everybody_has_the_same_material():
    """The tiles in use are those of the sets for the number of players (RU-24, INV-7)."""
    s = RULES.setup(3, {"arms": "opposite"}, 4)
    used = {*s.public.display, *s.hidden.stack, *(tile for hand in s.hidden.hands for tile in hand)}
    assert used == {tile for tile in TRACK_TILES if TILES[tile].set in ("base", "3plus")}
    assert s.public.map == START_MAP


def test_the_end_by_stack_gives_a_final_round_without_market():
    """Section 6.1: the stack empties at a round's end, everybody plays once more."""
    now = match.new(RULES, 2, 3)
    while not now.state.public.end:
        now = replace(now, state=pass_turn(now.state))
    assert now.state.public.end == "stack"
    assert [player.turns for player in now.state.public.players] == [7, 7]
    s = pass_turn(now.state)
    assert not s.public.market
    s = pass_turn(s)
    assert RULES.outcome(s) is not None
    assert goals.METRICS
    assert s.public.phase == OVER
    assert RULES.imagine(RULES.view(s, None), Rng(1)).public == s.public
