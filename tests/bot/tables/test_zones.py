"""Local time: the hours that clocks skip and repeat, quiet hours over midnight, alarms before them."""

from __future__ import annotations

from datetime import UTC, date, datetime
from zoneinfo import ZoneInfo

import pytest

from bot.tables import zones
from bot.tables.quiet import BEFORE, ROOM, Quiet, alarm_at
from bot.tables.zones import following, instant
from tests.bot.clock.hours import HOUR

BERLIN, SAMOA, TEXAS = ZoneInfo("Europe/Berlin"), ZoneInfo("Pacific/Apia"), ZoneInfo("America/Chicago")
SPRING, AUTUMN = date(2026, 3, 29), date(2026, 10, 25)
"""The changes of time in Berlin."""


def utc(*parts: int) -> int:
    return int(datetime(*parts, tzinfo=UTC).timestamp())  # type: ignore[arg-type,misc]


@pytest.mark.parametrize(
    ("day", "minutes", "moment"),
    [
        (SPRING, 90, utc(2026, 3, 29, 0, 30)),
        (SPRING, 120, utc(2026, 3, 29, 1)),
        (SPRING, 150, utc(2026, 3, 29, 1)),
        (SPRING, 180, utc(2026, 3, 29, 1)),
        (SPRING, 190, utc(2026, 3, 29, 1, 10)),
        (AUTUMN, 119, utc(2026, 10, 24, 23, 59)),
        (AUTUMN, 150, utc(2026, 10, 25, 0, 30)),
        (AUTUMN, 180, utc(2026, 10, 25, 2)),
    ],
)
def test_what_is_skipped_is_the_first_instant_after_it_and_what_is_repeated_its_first(
    day: date, minutes: int, moment: int
) -> None:
    assert instant(BERLIN, day, minutes) == moment


def test_a_day_that_never_was() -> None:
    assert instant(SAMOA, date(2011, 12, 30), 12 * 60) == instant(SAMOA, date(2011, 12, 31), 0)


def test_a_day_is_measured_in_utc() -> None:
    """The day after the change of time is 25 hours long in autumn."""
    assert instant(BERLIN, date(2026, 10, 26), 0) - instant(BERLIN, AUTUMN, 0) == 25 * HOUR
    assert instant(BERLIN, date(2026, 3, 30), 0) - instant(BERLIN, SPRING, 0) == 23 * HOUR


@pytest.mark.parametrize("change", [SPRING, AUTUMN])
def test_a_time_of_day_comes_once_on_every_date(change: date) -> None:
    now, after, seen = instant(BERLIN, change, 0) - 30 * HOUR, None, []
    for _ in range(4):
        after, now = following(BERLIN, 150, now, after)
        seen.append(after.day)
    assert seen == [change.day - 1, change.day, change.day + 1, change.day + 2]


def test_a_date_that_has_been_served_is_not_served_again_after_a_flight_to_the_west() -> None:
    served = date(2026, 6, 10)
    now = instant(BERLIN, served, 9 * 60)
    assert following(TEXAS, 8 * 60, now)[0] == served
    assert following(TEXAS, 8 * 60, now, served) == (date(2026, 6, 11), instant(TEXAS, date(2026, 6, 11), 480))


def test_every_guess_and_every_common_zone_exists() -> None:
    assert {*zones.GUESSES.values(), *zones.COMMON} <= set(zones.names()) and len(zones.COMMON) < 25
    assert zones.guess("de") == "Europe/Berlin" and zones.guess("tlh") == zones.UNKNOWN


def test_a_date_is_read_as_it_is_written() -> None:
    assert zones.read("2026-12-24") == date(2026, 12, 24)
    assert [zones.read(text) for text in ("24.12.2026", "0001-01-01", "9999-12-31", "")] == [None] * 4


def test_a_zone_that_nobody_knows_is_none() -> None:
    assert [zones.named(name).key for name in ("Europe/Atlantis", "../etc", "Asia/Tokyo")] == [
        zones.UNKNOWN, zones.UNKNOWN, "Asia/Tokyo",
    ]  # fmt: skip


NIGHT = Quiet(BERLIN, 22 * 60, 8 * 60)


def test_quiet_hours_go_past_midnight_and_over_changes_of_time() -> None:
    begin, end = instant(BERLIN, date(2026, 10, 24), 22 * 60), instant(BERLIN, AUTUMN, 8 * 60)
    assert end - begin == 11 * HOUR
    assert NIGHT.until(begin - 1) is None
    assert [NIGHT.until(at) for at in (begin, begin + 5 * HOUR, end - 1)] == [end] * 3
    assert NIGHT.until(end) is None
    noon = Quiet(BERLIN, 12 * 60, 13 * 60)
    assert noon.until(instant(BERLIN, SPRING, 12 * 60)) == instant(BERLIN, SPRING, 13 * 60)
    assert noon.until(instant(BERLIN, SPRING, 13 * 60)) is None


def test_an_alarm_rings_before_the_night_if_the_morning_is_too_late() -> None:
    begin, end = instant(BERLIN, date(2026, 6, 1), 22 * 60), instant(BERLIN, date(2026, 6, 2), 8 * 60)
    planned, now = begin + 3 * HOUR, begin - 5 * HOUR
    opened = begin - 9 * HOUR
    assert alarm_at(now, end, opened, now, NIGHT) == now, "not in quiet hours"
    assert alarm_at(planned, end, opened, now, None) == planned
    assert alarm_at(planned, end + ROOM, opened, now, NIGHT) == end
    assert alarm_at(planned, end + ROOM - 1, opened, now, NIGHT) == begin - BEFORE
    assert alarm_at(planned, begin + 4 * HOUR, opened, now, NIGHT) == begin - BEFORE, "alarm and time-out both inside"
    assert alarm_at(planned, begin + 4 * HOUR, opened, begin - 60, NIGHT) <= begin - 60, (
        "there is still a minute: at once"
    )
    assert alarm_at(planned, begin + 4 * HOUR, opened, begin + HOUR, NIGHT) == planned, (
        "too late for that: nobody is called"
    )
    assert alarm_at(planned, end + 1, opened, begin + HOUR, NIGHT) == end, (
        "too late for that: there is no time but after them"
    )
    assert alarm_at(now, begin + HOUR, opened, begin + 60, NIGHT) == now, (
        "it has been missed, and the time is over at night"
    )
    assert alarm_at(now, end + HOUR, opened, begin + 60, NIGHT) == end, "it has been missed"
    assert alarm_at(begin - 5, begin + HOUR, opened, now, NIGHT) == begin - BEFORE, (
        "it would arrive when they have begun"
    )


def test_what_begins_at_night_and_is_urgent_in_the_morning_calls_once() -> None:
    begin, end = instant(BERLIN, date(2026, 6, 1), 22 * 60), instant(BERLIN, date(2026, 6, 2), 8 * 60)
    at_night, evening, deadline = begin + HOUR, begin - HOUR, end + 9 * HOUR
    assert alarm_at(end + HOUR, deadline, at_night, at_night, NIGHT) == end
    assert alarm_at(end + ROOM, deadline, at_night, at_night, NIGHT) == end + ROOM
    assert alarm_at(end + HOUR, deadline, evening, at_night, NIGHT) == end + HOUR, "it has been told in the evening"


@pytest.mark.parametrize(
    ("text", "minutes"),
    [("20:00", 1200), (" 7.05 ", 425), ("22 Uhr", 1320), ("22h", 1320), ("0:00", 0), ("24:00", None), ("9:60", None)],
)
def test_a_time_of_day_as_people_write_it(text: str, minutes: int | None) -> None:
    assert zones.minutes(text) == minutes


@pytest.mark.parametrize(
    ("text", "span"),
    [("22:30-7:15", (1350, 435)), ("22 bis 7 Uhr", (1320, 420)), ("22 – 7", (1320, 420)), ("22-", None), ("8", None)],
)
def test_from_one_time_of_day_to_another(text: str, span: tuple[int, int] | None) -> None:
    assert zones.span(text) == span
