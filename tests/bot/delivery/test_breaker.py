"""Refusals are counted: we stop long before Discord shuts us out, say so, and go on by ourselves."""

from __future__ import annotations

import logging
from dataclasses import dataclass

import pytest

from bot.delivery.breaker import LOOK, TOKEN, WINDOW, Breaker, Level
from bot.delivery.codes import OF_LETTERS

LIMIT = 10_000
"""Invalid requests within the window after which Discord shuts an address out."""


@dataclass
class Hand:
    time: float = 10_000.0

    def __call__(self) -> float:
        return self.time


def refused(breaker: Breaker, times: int, status: int = 403) -> Breaker:
    for _ in range(times):
        breaker.heard(status)
    return breaker


@pytest.mark.parametrize(("times", "level"), [(499, 0), (500, 1), (1_999, 1), (2_000, 2), (4_999, 2), (5_000, 3)])
def test_the_more_is_refused_the_less_goes_out(times: int, level: int) -> None:
    breaker = refused(Breaker(Hand()), times)
    assert breaker.level == level
    assert (breaker.holds("strip") > 0) is (level >= Level.CAREFUL)
    assert (breaker.holds("turn") > 0) is (level >= Level.SILENT)


def test_what_went_well_broke_down_or_was_somebody_elses_limit_does_not_count() -> None:
    breaker = Breaker(Hand())
    for status in (200, 204, 400, 404, 500, 502):
        breaker.heard(status)
    breaker.heard(429, "shared")
    assert breaker.refused == 0
    breaker.heard(429, "global")
    breaker.heard(429)
    assert breaker.refused == 2


def test_letters_that_are_refused_hold_back_nothing_else() -> None:
    breaker = Breaker(Hand())
    for code in OF_LETTERS:
        breaker.heard(403, code=code)
    assert breaker.refused == 0
    breaker.heard(403, code=50013)
    assert breaker.refused == 1


async def test_it_tells_and_closes_again_by_itself(caplog: pytest.LogCaptureFixture) -> None:
    now = Hand()
    breaker = refused(Breaker(now), 600, 429)
    assert await breaker.complaint() == "600 requests refused in ten minutes: careful"
    now.time += WINDOW + 1
    with caplog.at_level(logging.WARNING):
        assert await breaker.complaint() is None
    assert "refuses less" in caplog.text and breaker.holds("strip") == 0


def test_a_token_that_is_not_known_stops_posts_at_once_but_not_for_ever() -> None:
    now = Hand()
    breaker = refused(Breaker(now), 1, 401)
    assert breaker.holds("turn") > 0
    now.time += TOKEN
    assert breaker.holds("turn") == 0
    answer = Breaker(now)
    answer.heard(401, ours=False)
    assert answer.holds("turn") == 0, "the token of an answer dies by itself"


@pytest.mark.parametrize("kind", ["strip", "turn"])
@pytest.mark.parametrize("rows", [1, 50, 900])
def test_a_storm_of_refusals_never_comes_near_the_limit(kind: str, rows: int) -> None:
    """So many rows are tried again every second for two hours; every one of them is refused."""
    now, most = Hand(), 0
    breaker = Breaker(now)
    asks = [0.0] * rows
    for _ in range(7_200):
        now.time += 1
        for n in range(rows):
            if asks[n] <= now.time:
                held = breaker.holds(kind)
                asks[n] = now.time + held
                if not held:
                    breaker.heard(403)
        most = max(most, breaker.refused)
    assert most < LIMIT / 4
    assert LOOK < WINDOW
