"""Time that counts: minute by minute it comes to the same, in any zone, over changes of time, with any stops."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.store.table import Absence, Hours
from bot.tables.elapsed import due_at, used
from bot.tables.zones import MINUTES, instant

HOUR = 3_600
BERLIN = ZoneInfo("Europe/Berlin")
ZONES = ("Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "Asia/Kathmandu", "America/St_Johns", "UTC")
SPRING, AUTUMN = datetime(2026, 3, 29, tzinfo=UTC), datetime(2026, 10, 25, tzinfo=UTC)

begins = st.tuples(st.sampled_from([SPRING, AUTUMN, datetime(2026, 4, 5, tzinfo=UTC)]), st.integers(-4000, 4000)).map(
    lambda pair: int((pair[0] + timedelta(minutes=pair[1])).timestamp())
)
agreed = st.none() | st.builds(
    Hours,
    st.sampled_from(ZONES),
    st.integers(0, 1439),
    st.integers(60, 1440),
    st.sets(st.integers(0, 6), min_size=1).map(lambda days: tuple(sorted(days))),
)


def stops(since: int, shape: list[tuple[int, int]]) -> list[Absence]:
    return [Absence(since + 60 * begun, since + 60 * (begun + length)) for begun, length in shape]


shapes = st.lists(st.tuples(st.integers(-500, 4000), st.integers(0, 1500)), max_size=5)


def time_of(day: date, minute: int, zone: ZoneInfo) -> int:
    return instant(zone, day + timedelta(days=minute // MINUTES), minute % MINUTES)


def counts(second: int, hours: Hours | None, held: list[Absence]) -> bool:
    """Does this second count? By the clock on the wall alone, without any arithmetic of instants."""
    if any(stop.begun <= second < stop.ended for stop in held):
        return False
    if hours is None:
        return True
    zone = ZoneInfo(hours.zone)
    local = datetime.fromtimestamp(second, zone).date()
    return any(
        day.weekday() in hours.days
        and time_of(day, hours.start, zone) <= second < time_of(day, hours.start + hours.length, zone)
        for day in (local - timedelta(days=1), local)
    )


@settings(max_examples=60, deadline=None)
@given(begins, agreed, shapes, st.integers(0, 3000))
def test_it_is_what_was_lived_through(since: int, hours: Hours | None, shape: list[tuple[int, int]], more: int) -> None:
    since -= since % 60
    held = stops(since, shape)
    lived = sum(counts(since + 60 * minute, hours, held) for minute in range(more))
    assert used(since, since + 60 * more, hours, held) == 60 * lived


@settings(max_examples=200, deadline=None)
@given(begins, agreed, shapes, st.integers(1, 400_000))
def test_the_end_comes_when_all_of_it_is_used_and_not_a_second_earlier(
    since: int, hours: Hours | None, shape: list[tuple[int, int]], seconds: int
) -> None:
    held = stops(since, shape)
    end = due_at(since, seconds, hours, held)
    assert used(since, end, hours, held) == seconds
    assert used(since, end - 1, hours, held) == seconds - 1


@pytest.mark.parametrize("day", [date(2026, 3, 28), date(2026, 10, 24)], ids=["spring", "autumn"])
def test_over_a_change_of_time_an_evening_and_a_morning_are_two_hours(day: date) -> None:
    hours = Hours("Europe/Berlin", 8 * 60, 14 * 60)
    opened = int(datetime(day.year, day.month, day.day, 21, tzinfo=BERLIN).timestamp())
    nine = int(datetime(day.year, day.month, day.day + 1, 9, tzinfo=BERLIN).timestamp())
    assert used(opened, nine, hours, ()) == 2 * HOUR
    assert due_at(opened, 2 * HOUR, hours, ()) == nine


def test_a_day_over_the_night_in_autumn_is_twenty_five_hours() -> None:
    hours = Hours("Europe/Berlin")
    begin, end = (int(datetime(2026, 10, n, tzinfo=BERLIN).timestamp()) for n in (25, 26))
    assert used(begin, end, hours, ()) == 25 * HOUR


def test_weekends_off() -> None:
    hours = Hours("Europe/Berlin", days=(0, 1, 2, 3, 4))
    friday = int(datetime(2026, 11, 20, 18, tzinfo=BERLIN).timestamp())
    assert due_at(friday, 24 * HOUR, hours, ()) == int(datetime(2026, 11, 23, 18, tzinfo=BERLIN).timestamp())


def test_stops_in_any_order_are_their_union_and_a_hundred_short_ones_let_time_go_on() -> None:
    held = [Absence(100, 200), Absence(150, 300), Absence(50, 120), Absence(110, 115)]
    assert used(0, 400, None, held) == used(0, 400, None, held[::-1]) == 150
    short = [Absence(10 * n, 10 * n + 9) for n in range(100)]
    assert [used(0, 10 * n, None, short) for n in (1, 50, 100)] == [1, 50, 100]
