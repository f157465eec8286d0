"""Driving over several segments."""

from __future__ import annotations

import pytest

from rules.taubertal_express.components import DISTANCE, NEIGHBOURS, TOWNS
from rules.taubertal_express.routes import next_segment, reachable, stone_to_spend, way
from tests.rules.taubertal_express.positions import changed, own, scene


@pytest.mark.parametrize("start", TOWNS)
def test_ways_are_shortest_and_follow_the_track(start: str) -> None:
    for destination in TOWNS:
        towns = way(start, destination)
        assert len(towns) == DISTANCE[start, destination]
        for before, after in zip((start, *towns), towns, strict=False):
            assert after in NEIGHBOURS[before]


def test_black_is_spent_first_then_the_most_frequent_colour() -> None:
    player = own(scene())
    assert stone_to_spend(changed(player, stones="WWK")) == "K"
    assert stone_to_spend(changed(player, stones="WPP")) == "P"
    assert stone_to_spend(player) == ""


def test_a_segment_on_the_way() -> None:
    move = next_segment(own(scene(town="MIL", stones="YK")), "TBB")
    assert (move.town, move.colour) == ("WER", "K")


def test_towns_within_reach_of_the_stones() -> None:
    assert set(reachable(own(scene(stones="K")))) == set(NEIGHBOURS["LAU"])
    assert reachable(own(scene())) == ()
    assert len(reachable(own(scene(stones="KKKK")))) == len(TOWNS) - 1
