"""Final scoring."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rules.core import Seat
from rules.taubertal_express.rules import RULES
from rules.taubertal_express.scoring import building_points, post_points, result, rows
from rules.taubertal_express.state import OVER, Public, State
from tests.rules.taubertal_express.positions import changed, own, scene


def final(
    seats: int = 2, coins: int = 0, others: dict[int, dict[str, object]] | None = None, **fields: object
) -> Public:
    """The end of a game; money of the others is zero."""
    p = scene(seats, **({"points": 0} | fields)).public  # type: ignore[arg-type]
    players = [replace(p.players[0], coins=coins)]
    for at in range(1, seats):
        more = {"points": 0} | (others or {}).get(at, {})
        players.append(changed(replace(p.players[at], coins=0), **more))
    return replace(p, phase=OVER, players=tuple(players))


def score(p: Public, seat: int = 0) -> int:
    return result(p).scores[seat]


def test_ex_18_post_office_last_of_all() -> None:
    """EX-18, RU-41: 37 + 7 coins + 5 stones in pairs = 46, the post office adds nine."""
    p = final(coins=7, points=37, stones="WWYKK", station="postamt")
    assert score(p) == 55
    assert score(final(coins=7, points=37, stones="WWYKK")) == 46


def test_ru_42_the_post_office_rounds_down_and_never_subtracts() -> None:
    """RU-42."""
    player = changed(own(scene()), station="postamt")
    assert [post_points(player, points) for points in (14, 15, 4, 0, -5)] == [2, 3, 0, 0, 0]


def test_ru_41_stones_count_in_pairs_over_all_colours() -> None:
    """RU-41."""
    assert score(final(stones="WYBPK")) == 2
    assert score(final(coins=5)) == 5


@pytest.mark.parametrize(("seats", "each"), [(2, 3), (3, 2), (4, 1)])
def test_ex_19_engine_shed(seats: int, each: int) -> None:
    """EX-19: with three players three and no empty spaces of the opponents bring six points."""
    five, eight = "kiosk kantine stellwerk postamt zollamt", "a b c d e f g h"
    others = {1: {"station": five}} | {at: {"station": eight} for at in range(2, seats)}
    p = final(seats, station="lokschuppen", others=others)
    assert building_points(p, 0, "lokschuppen") == 3 * each


def test_the_other_buildings_of_the_end() -> None:
    """Section 6.2: reception hall, depot, customs office, wagon master, water tower."""
    halls = {"HEI": "turquoise", "SHA": "brown", "WUE": "turquoise", "MIL": "brown", "MER": "brown"}
    p = final(
        station="empfangshalle magazingebaeude zollamt wagenmeisterei wasserturm",
        kept=("T01", "T02"),
        sites=halls | {"KOE": "winery", "BOX": "pasture", "HEN": "pasture"},
        waiting="HEI",
        customs="wine wine sheep grain",
    )
    found = {row.key: row.values[0] for row in rows(p)}
    assert (found["empfangshalle"], found["magazingebaeude"], found["zollamt"]) == (2, 3, 4)
    assert (found["wagenmeisterei"], found["wasserturm"]) == (5, 2)
    one_missing = final(station="wagenmeisterei", sites={town: hall for town, hall in halls.items() if town != "MER"})
    assert building_points(one_missing, 0, "wagenmeisterei") == 0


def test_ru_29_the_water_tower_counts_covered_tiles() -> None:
    """RU-29: eight visible and two covered: five points."""
    p = final(station="wasserturm kiosk kantine stellwerk postamt zollamt bankhaus lagerhaus", covered=("a", "b"))
    assert building_points(p, 0, "wasserturm") == 5


def test_covered_buildings_score_nothing() -> None:
    p = final(covered=("magazingebaeude",), sites={"KOE": "winery"})
    assert building_points(p, 0, "magazingebaeude") == 0


def test_what_scores_nothing() -> None:
    """Section 6: undelivered tickets, goods aboard or supplied, waiting wagons, tokens on a shed."""
    p = final(tickets=("T01",), aboard=("T01",), cargo="wine", sites={"KOE": "winery", "SHA": "brown"},
              waiting="KOE SHA", shed="wine wine", station="gueterschuppen")  # fmt: skip
    assert score(p) == 0


def test_ru_49_points_above_fifty_are_simply_numbers() -> None:
    """RU-49."""
    assert score(final(points=107)) == 107


def test_ties_are_broken_on_the_pioneer_track() -> None:
    """Section 6: higher field, then higher in the stack; always decisive."""
    p = replace(final(3), track=((2,), (1, 0), *((),) * 7))
    outcome = result(p)
    assert outcome.scores == (0, 0, 0)
    assert outcome.ranks == (2, 1, 3)
    assert outcome.reason == "last-pass"


def test_categories_add_up_and_nothing_is_scored_before_the_end() -> None:
    p = final(3, coins=4, points=11, stones="KKK", station="postamt wasserturm")
    outcome = result(p)
    assert tuple(sum(row.values[seat] for row in outcome.rows) for seat in range(3)) == outcome.scores
    state = scene()
    assert RULES.outcome(state) is None
    over = State(p, state.hidden)
    assert RULES.outcome(over) == outcome
    assert RULES.decisions(over) == ()
    assert RULES.check(over, Seat(0), RULES.actions[-1]("wine")) is not None
