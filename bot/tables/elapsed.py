"""How much time has passed of what counts: inside agreed hours, and not while anything stood still."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from datetime import date, datetime, timedelta
from functools import lru_cache
from typing import Protocol
from zoneinfo import ZoneInfo

from bot.store.table import Hours
from bot.tables import zones

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
    where, last = zone(hours.zone), hours.start + hours.length
    after = day + timedelta(days=last // zones.MINUTES)
    return zones.instant(where, day, hours.start), zones.instant(where, after, last % zones.MINUTES)
