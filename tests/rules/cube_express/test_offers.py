"""What may be imagined, what sets off the end, what is checked first, what seals a turn."""

from __future__ import annotations

from dataclasses import replace

from rules import core, notation
from rules.core import Rng, Seat
from rules.cube_express import turns
from rules.cube_express.rules import RULES
from rules.cube_express.state import MARKET, TRAINS
from tests.rules.cube_express.positions import play, position, refusal


def test_a_tile_taken_later_is_not_imagined_under_an_earlier_back():
    """INV-20: everybody saw the back being laid before the tile was taken."""
    s = position(2, hands={0: ("S05", "S06", "P02")}, display=("P01", "S01", "S02", "S03"))
    s = play(s, "0 place S05b N2 1", "0 finish", "0 market 1")
    view = RULES.view(s, Seat(1))
    dealt = [RULES.imagine(view, Rng(n)) for n in range(200)]
    assert not [other for other in dealt if "P01" in other.hidden.face_down]
    assert all("P01" in other.hidden.hands[0] for other in dealt)


def test_imagined_hands_are_dealt_fairly():
    """INV-20: every unseen tile comes to every hidden place, about as often."""
    view = RULES.view(position(2, hands={0: ("S05", "S06", "P02")}), Seat(0))
    counts: dict[str, int] = {}
    for n in range(1500):
        for tile in RULES.imagine(view, Rng(n)).hidden.hands[1]:
            counts[tile] = counts.get(tile, 0) + 1
    unseen = 24 - 3 - 4
    assert len(counts) == unseen
    share = 1500 * 3 / unseen
    assert 0.7 * share < min(counts.values())
    assert max(counts.values()) < 1.3 * share


def test_stock_reached_in_another_players_turn():
    """Section 6.1 and RU-35: those who have not played in this round, seen from the active player, play once more."""
    s = position(4, "P01@N2 r0", owners={"N2": 3}, players={3: {"stock": 11, "dollars": ()}}, phase=TRAINS)
    s = play(s, "0 step 1 N", "0 take")
    assert (s.public.end, s.public.remaining) == ("stock", 3)
    assert s.public.players[3].tokens == 1


def test_the_second_train_sets_off_by_any_side():
    """Section 5.4: only a later step of the same journey may not go back."""
    s = position(2, "P02@N2 r0", phase=TRAINS, points=4)
    trains = (s.public.player.trains[0], "N2")
    s = with_trains(s, trains)
    s = play(s, "0 step 1 S", "0 skip")
    assert refusal(s, "0 step 1 N") == "E_REVERSE"
    assert refusal(s, "0 step 2 S") == ""


def with_trains(s, trains):
    players = (replace(s.public.players[0], trains=trains), *s.public.players[1:])
    return replace(s, public=replace(s.public, players=players))


def test_building_the_second_train_does_not_end_the_first_ones_journey():
    """Section 5.4."""
    s = position(2, phase=TRAINS, points=4, players={0: {"coal": 1, "iron": 1}})
    s = play(s, "0 step 1 S", "0 skip", "0 second N1")
    assert refusal(s, "0 step 1 S") == ""


def test_a_stock_too_low_is_named_before_an_empty_reserve():
    """Section 5.10: E_STOCKZERO, then E_RESERVE."""
    s = position(2, players={0: {"stock": 1, "reserve": 0}})
    assert refusal(s, "0 sell 2") == "E_STOCKZERO"
    assert refusal(s, "0 sell 1") == "E_RESERVE"


def test_a_turn_of_the_last_round_seals_nothing():
    """RU-25: without a refill nothing is revealed, so the end of such a turn may be taken back."""
    for remaining in (0, 1):
        s = turns.begun(position(2, end="stack", remaining=remaining), Seat(0))
        while s.public.active == 0 and RULES.outcome(s) is None:
            action = next(a for a in core.legal(RULES, s, Seat(0)) if a.tag in ("place", "finish"))
            step = RULES.apply(s, Seat(0), action)
            assert not step.sealed
            s = step.state
    market = position(2, phase=MARKET, hands={0: ("S05", "S06")})
    assert RULES.apply(market, Seat(0), notation.read(RULES, "market 1")).sealed
