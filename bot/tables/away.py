"""For how long people may sign off: whole days of 24 hours, each charged when it begins, so many in a year."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable
from dataclasses import replace

from bot.store.table import Away
from bot.tables.moments import DAY

IN_A_YEAR = 28
"""So many days may begin within any 365."""
AT_A_TIME = 14
"""So many may follow each other."""
YEAR = 365 * DAY


def blocks(away: Away) -> tuple[int, ...]:
    """When each day begins that is charged, also of a stretch that lies ahead."""
    return tuple(range(away.begun, away.end, DAY))


def used(known: Iterable[Away], now: int) -> int:
    """The days that are charged of those that began within the last year, with what is planned."""
    return sum(begin > now - YEAR for away in known for begin in blocks(away))


def most(known: Iterable[Away], begun: int) -> int:
    """How many days a stretch that begins then may have at most; 0: none may begin then."""
    others = tuple(away for away in known if away.end > away.begun)
    if any(away.holds(begun) for away in others):
        return 0
    days = 0
    while days < AT_A_TIME and _fits(others, Away(0, begun, begun + (days + 1) * DAY)):
        days += 1
    return days


def now_or_next(known: Iterable[Away], now: int) -> Away | None:
    """The stretch somebody is in, else the next one to come."""
    return min((away for away in known if away.end > now), key=lambda away: away.begun, default=None)


def over(away: Away, now: int) -> Away:
    """Somebody is back, or stays after all."""
    return replace(away, ended=max(now, away.begun))


def _fits(others: tuple[Away, ...], fresh: Away) -> bool:
    if any(away.begun < fresh.end and fresh.begun < away.end for away in others):
        return False
    all_ = sorted((*others, fresh), key=lambda away: away.begun)
    begins = [begin for away in all_ for begin in blocks(away)]
    in_a_year = (number - bisect_right(begins, begin - YEAR) for number, begin in enumerate(begins, 1))
    return max(in_a_year) <= IN_A_YEAR and _longest(all_) <= AT_A_TIME


def _longest(aways: Iterable[Away]) -> int:
    """The most days that follow each other; less than a day in between is no end of them."""
    longest, days, end = 0, 0, 0
    for away in aways:
        days = len(blocks(away)) + (days if away.begun < end + DAY else 0)
        longest, end = max(longest, days), away.end
    return longest
