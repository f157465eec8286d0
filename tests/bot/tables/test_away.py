"""Signing off: whole days, charged when they begin, 28 in any 365, 14 at a time."""

from __future__ import annotations

from bot.store.table import Away
from bot.tables.away import AT_A_TIME, IN_A_YEAR, YEAR, blocks, most, now_or_next, over, used
from bot.tables.moments import DAY
from tests.bot.clock.hours import HOUR, NOON


def away(begun: int, days: int, ended: int | None = None) -> Away:
    return Away(7, begun, begun + days * DAY, ended)


def test_a_day_is_charged_when_it_begins() -> None:
    assert len(blocks(away(NOON, 3))) == 3
    assert len(blocks(away(NOON, 3, NOON + 1))) == 1
    assert len(blocks(away(NOON, 3, NOON + DAY))) == 1
    assert len(blocks(away(NOON, 3, NOON + DAY + 1))) == 2
    assert len(blocks(away(NOON, 3, NOON + 9 * DAY))) == 3


def test_begun_ended_and_begun_again_is_charged_each_time() -> None:
    """With an hour left on a clock it helps to sign off for a moment, but not for nothing."""
    known = [away(NOON, 5, NOON + HOUR)]
    for hours in range(2, 20, 2):
        assert most(known, NOON + hours * HOUR) == AT_A_TIME - len(known), "less than a day apart is the same time off"
        known.append(away(NOON + hours * HOUR, 1, NOON + (hours + 1) * HOUR))
    assert used(known, NOON + DAY) == 10


def test_what_is_called_off_is_not_charged() -> None:
    planned = away(NOON + DAY, 5)
    assert used([planned], NOON) == 5
    assert used([over(planned, NOON)], NOON) == 0 and most([over(planned, NOON)], NOON) == AT_A_TIME


def test_fourteen_days_at_a_time() -> None:
    first = away(NOON, AT_A_TIME)
    assert most([], NOON) == AT_A_TIME
    assert most([first], first.back) == 0
    assert most([first], first.back + DAY - 1) == 0
    assert most([first], first.back + DAY) == AT_A_TIME
    assert most([away(NOON, 10)], NOON + 10 * DAY) == 4
    assert most([first], NOON - 3 * DAY) == 2, "a day lies in between, also from before"


def test_twenty_eight_days_in_any_year() -> None:
    known = [away(NOON, 14), away(NOON + 100 * DAY, 14)]
    assert used(known, NOON + 120 * DAY) == IN_A_YEAR
    assert most(known, NOON + 200 * DAY) == 0
    assert most(known, NOON + YEAR - 1) == 0
    assert most(known, NOON + YEAR) == AT_A_TIME, "each day comes free when its own is a year ago"
    assert most(known[1:], NOON) == AT_A_TIME
    assert most([away(NOON + 100 * DAY, 14), away(NOON + 200 * DAY, 14)], NOON) == 0, "not before planned ones either"
    assert used(known, NOON + YEAR - 1) == 28 and used(known, NOON + YEAR) == 27


def test_two_stretches_do_not_overlap() -> None:
    known = [away(NOON, 3)]
    assert most(known, NOON) == most(known, NOON + 3 * DAY - 1) == 0
    assert most(known, NOON - 5 * DAY) == 5
    assert now_or_next(known, NOON + 3 * DAY) is None
    assert now_or_next([away(NOON + 9 * DAY, 1), *known], NOON) == known[0]
    assert known[0].holds(NOON) and not known[0].holds(known[0].back)
    assert over(known[0], NOON + HOUR).end == NOON + HOUR
