"""Driving over several segments."""

from __future__ import annotations

import pytest

from rules.taubertal_express.components import DISTANCE, NEIGHBOURS, TOWNS
from rules.taubertal_express.routes import best_way, reachable, stone_to_spend
from tests.rules.taubertal_express.positions import changed, own, scene


@pytest.mark.parametrize("start", TOWNS)
def test_ways_are_shortest_and_follow_the_track(start: str) -> None:
    for destination in TOWNS:
        towns = best_way(own(scene()), start, destination)
        assert len(towns) == DISTANCE[start, destination]
        for before, after in zip((start, *towns), towns, strict=False):
            assert after in NEIGHBOURS[before]


def test_black_is_spent_first_then_the_most_frequent_colour() -> None:
    player = own(scene())
    assert stone_to_spend(changed(player, stones="WWK")) == "K"
    assert stone_to_spend(changed(player, stones="WPP")) == "P"
    assert stone_to_spend(player) == ""


def test_of_two_shortest_ways_the_one_with_more_to_do() -> None:
    """RU-14: passengers board on the way, so the way over their start is the better one."""
    plain = own(scene(town="TBB"))
    assert best_way(changed(plain, tickets=("T32",)), "WER", "WUE") == ("LOH", "WUE")
    waiting = changed(plain, tickets=("T36",))
    assert best_way(waiting, "WER", "FRA") == ("MIL", "FRA")
    assert best_way(changed(plain, tickets=("T32",)), "WER", "FRA") == ("LOH", "FRA")


def test_towns_within_reach_of_the_stones() -> None:
    assert set(reachable(own(scene(stones="K")))) == set(NEIGHBOURS["LAU"])
    assert reachable(own(scene())) == ()
    assert len(reachable(own(scene(stones="KKKK")))) == len(TOWNS) - 1
