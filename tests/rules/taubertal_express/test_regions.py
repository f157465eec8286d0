"""Goods buildings, halls, regions and the storekeeper."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rules.taubertal_express.components import ALLOWS, GOODS_PRICE, GOODS_TOWNS, KINDS, letters
from rules.taubertal_express.state import State
from tests.rules.taubertal_express.positions import (
    after,
    changed,
    held,
    offered,
    own,
    play,
    refused,
    scene,
    told,
    waits,
)


def display(state: State, *kinds: str) -> State:
    goods = (*kinds, *("",) * 12)[: len(state.public.goods)]
    return State(replace(state.public, goods=goods), state.hidden)


def test_ex_9_town_symbols() -> None:
    """EX-9: Königshofen takes a pasture or a winery, and one building only."""
    state = display(scene(stones="WWYYBBPP"), "pasture", "winery", "granary", "factory")
    assert refused(state, "build goods G1 KOE") == ""
    assert refused(state, "build goods G2 KOE") == ""
    assert refused(state, "build goods G3 KOE") == "E_KIND_NOT_ALLOWED"
    assert refused(state, "build goods G4 KOE") == "E_KIND_NOT_ALLOWED"
    assert refused(play(state, "build goods G1 KOE"), "build goods G2 KOE") == "E_SITE_TAKEN"
    assert refused(state, "build goods G1 WUE") == "E_KIND_NOT_ALLOWED"
    assert refused(state, "build goods G5 KOE") == "E_SPACE_EMPTY"


@pytest.mark.parametrize("space", range(12))
def test_ru_24_goods_buildings_cost_what_their_space_asks(space: int) -> None:
    """RU-24: prices of the twelve spaces; four players use them all."""
    tiles = ["pasture" if at == space else "" for at in range(12)]
    state = display(scene(4, stones=letters(GOODS_PRICE[space])), *tiles)
    done = play(state, f"build goods G{space + 1} KOE")
    assert held(done) == ""
    assert done.public.goods[space] == ""
    assert refused(display(scene(4, stones="K" * 8), *tiles), f"build goods G{space + 1} KOE") == "E_WRONG_STONES"


def test_every_kind_is_allowed_in_six_towns() -> None:
    for kind in KINDS:
        assert sum(kind in ALLOWS[town] for town in GOODS_TOWNS) == 6


def test_halls_are_paid_with_four_stones_and_built_once() -> None:
    """Section 5.6."""
    state = scene(stones="YYBB")
    assert held(play(state, "build hall brown MER")) == ""
    assert refused(state, "build hall turquoise MER") == "E_WRONG_STONES"
    assert refused(scene(stones="YYBB", sites={"MER": "turquoise"}), "build hall brown MER") == "E_SITE_TAKEN"
    assert refused(state, "build hall brown KOE") == "E_COLOUR_NOT_ALLOWED"


def test_a_hall_colour_can_be_sold_out_in_a_constructed_position() -> None:
    """E_SOLD_OUT: twelve brown halls on tableaus."""
    all_brown = dict.fromkeys(("MER", "SHA", "MIL", "HEI", "WUE"), "brown")
    state = scene(4, stones="YYBB", sites={"SHA": "brown", "MIL": "brown"},
                  others={1: {"sites": all_brown}, 2: {"sites": all_brown}})  # fmt: skip
    assert refused(state, "build hall brown MER") == "E_SOLD_OUT"


def test_ex_6_a_region_scores_for_the_first_and_for_later_players() -> None:
    """EX-6: Rhein-Main-Neckar: two points, and two more for the first player."""
    state = display(scene(stones="WY", sites={"HEI": "turquoise", "MOS": "pasture"}, points=0), "factory")
    first = play(state, "build goods G1 FRA")
    assert own(first).points == 4
    assert first.public.first == ("RMN",)
    assert "region-first" in told(state, "build goods G1 FRA")
    later = State(replace(state.public, first=("RMN",)), state.hidden)
    assert own(play(later, "build goods G1 FRA")).points == 2


def test_ru_26_a_region_is_scored_once_and_its_bonus_goes_once() -> None:
    """RU-26, INV-16: scored regions are remembered on the tableau, first bonuses on the board."""
    state = display(scene(stones="WY", sites={"HEI": "turquoise", "MOS": "pasture"}, points=0), "factory")
    done = play(state, "build goods G1 FRA")
    assert own(done).regions == ("RMN",)
    again = changed(own(state), regions=("RMN",))
    scored = State(replace(state.public, players=(again, own(state, 1))), state.hidden)
    assert own(play(scored, "build goods G1 FRA")).points == 0


@pytest.mark.parametrize(
    ("region", "points", "bonus"), [("BADEN", 4, 3), ("WUERTT", 4, 3), ("BAYERN", 3, 2), ("RMN", 2, 2)]
)
def test_points_of_the_regions(region: str, points: int, bonus: int) -> None:
    from rules.taubertal_express.components import REGIONS

    towns = REGIONS[region].towns
    last = next(town for town in towns if town in GOODS_TOWNS)
    sites = {town: ALLOWS[town][0] for town in towns if town != last}
    state = display(scene(stones="WY", sites=sites, points=0), ALLOWS[last][0])
    assert own(play(state, f"build goods G1 {last}")).points == points + bonus


def test_ru_45_a_hall_counts_before_its_wagon_is_collected() -> None:
    """RU-45: Heidelberg completes the region while the wagon still waits there."""
    state = scene(dice=(1, 1, 1, 0, 1), sites={"FRA": "factory", "MOS": "pasture"}, points=0)
    done = play(state, "dice builder turquoise HEI")
    assert waits(done, "HEI")
    assert own(done).points == 4


def test_ru_25_the_storekeeper_builds_first_and_then_supplies_two() -> None:
    """RU-25: the new building may be supplied, one token each, at most two, not onto the goods shed."""
    state = display(scene(dice=(1, 1, 1, 0, 1), sites={"BOX": "pasture", "HEN": "pasture"}, station="gueterschuppen"),
                    "winery")  # fmt: skip
    built = play(state, "dice storekeeper G1 KOE")
    assert offered(built, "goods") == ["choose goods KOE", "choose goods BOX", "choose goods HEN", "choose goods"]
    one = play(built, "choose goods KOE")
    assert offered(one, "goods") == ["choose goods BOX", "choose goods HEN", "choose goods"]
    two = play(one, "choose goods BOX")
    assert waits(two, "KOE") and waits(two, "BOX") and not waits(two, "HEN")
    assert two.public.stepped
    assert offered(two, "goods") == []
    assert held(two) == "K"
    assert own(two).shed == (0, 0, 0, 0)


def test_ru_6_the_storekeepers_goods_may_be_declined() -> None:
    """RU-6: wholly or in part."""
    state = scene(dice=(1, 1, 1, 0, 1), sites={"BOX": "pasture", "HEN": "pasture"})
    none = after(state, "dice storekeeper", "choose goods")
    assert not waits(none, "BOX")
    part = after(state, "dice storekeeper", "choose goods BOX", "choose goods")
    assert waits(part, "BOX") and not waits(part, "HEN")
    assert refused(play(state, "dice storekeeper"), "choose goods KOE") == "E_NO_MATCHING_BUILDING"


def test_the_storekeeper_pays_no_price_and_obeys_the_symbols() -> None:
    state = display(scene(dice=(1, 1, 1, 0, 1)), "winery")
    assert refused(state, "dice storekeeper G1 BOX") == "E_KIND_NOT_ALLOWED"
    assert refused(state, "dice storekeeper G2 KOE") == "E_SPACE_EMPTY"
    done = play(state, "dice storekeeper G1 KOE")
    assert own(done).sites[3] == "winery"
