"""How much time has passed of what counts: inside agreed hours, and not while anything stood still."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from datetime import date, datetime, time, timedelta
from functools import lru_cache
from typing import Protocol
from zoneinfo import ZoneInfo

from bot.store.table import Hours

MINUTES = 24 * 60
FOR_EVER = 1 << 62


class Stop(Protocol):
    """A stretch in which time stands still."""

    @property
    def begun(self) -> int: ...

    @property
    def ended(self) -> int: ...


def used(since: int, now: int, hours: Hours | None, stops: Iterable[Stop]) -> int:
    """The seconds between two moments that count."""
    total = 0
    for begin, end in _counting(since, hours, stops):
        if begin >= now:
            break
        total += min(end, now) - begin
    return total


def due_at(since: int, seconds: int, hours: Hours | None, stops: Iterable[Stop]) -> int:
    """The inverse: the first moment at which so many seconds have counted."""
    if seconds <= 0:
        return since
    for begin, end in _counting(since, hours, stops):
        if seconds <= end - begin:
            return begin + seconds
        seconds -= end - begin
    raise AssertionError("time goes on for ever")


def zone(name: str) -> ZoneInfo:
    """A zone by its IANA name; one that is not known any more is Greenwich."""
    try:
        return ZoneInfo(name)
    except (KeyError, ValueError, OSError):
        return ZoneInfo("UTC")


def instant(day: date, minute: int, where: ZoneInfo) -> int:
    """A time of day. One that is skipped is the first moment after it, one that comes twice its first time."""
    naive = datetime.combine(day, time()) + timedelta(minutes=minute)
    moment = int(naive.replace(tzinfo=where).timestamp())
    if datetime.fromtimestamp(moment, where).replace(tzinfo=None) == naive:
        return moment
    # In the gap: before it by the later offset, after it by the earlier one. The change lies in between.
    before, after = int(naive.replace(tzinfo=where, fold=1).timestamp()), moment
    offset = datetime.fromtimestamp(after, where).utcoffset()
    while after - before > 1:
        middle = (before + after) // 2
        if datetime.fromtimestamp(middle, where).utcoffset() == offset:
            after = middle
        else:
            before = middle
    return after


def _counting(since: int, hours: Hours | None, stops: Iterable[Stop]) -> Iterator[tuple[int, int]]:
    """The stretches that count, one after the other, for ever."""
    held = _union(stops, since)
    for opened, end in _windows(since, hours):
        begin = opened
        for stopped, on in held:
            if on <= begin:
                continue
            if stopped >= end:
                break
            if stopped > begin:
                yield begin, stopped
            begin = on
        if begin < end:
            yield begin, end


def _union(stops: Iterable[Stop], since: int) -> tuple[tuple[int, int], ...]:
    found: list[tuple[int, int]] = []
    for begun, ended in sorted((stop.begun, stop.ended) for stop in stops if stop.ended > max(since, stop.begun)):
        if found and begun <= found[-1][1]:
            found[-1] = (found[-1][0], max(found[-1][1], ended))
        else:
            found.append((begun, ended))
    return tuple(found)


def _windows(since: int, hours: Hours | None) -> Iterator[tuple[int, int]]:
    if hours is None:
        yield since, FOR_EVER
        return
    # Hours that have begun yesterday may last past midnight.
    day = datetime.fromtimestamp(since, zone(hours.zone)).date() - timedelta(days=1)
    while True:
        if day.weekday() in hours.days:
            begin, end = _window(day, hours)
            if end > since and begin < end:
                yield max(begin, since), end
        day += timedelta(days=1)


@lru_cache(4096)
def _window(day: date, hours: Hours) -> tuple[int, int]:
    where = zone(hours.zone)
    return instant(day, hours.start, where), instant(day, hours.start + hours.length, where)
