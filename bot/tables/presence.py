"""People's time: it stands still while the host is away, so that nobody is late because nobody could hear them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from bot.store.table import Absence, Due, Table
from bot.tables.elapsed import due_at, used


def passed(since: int, now: int, absences: Iterable[Absence]) -> int:
    """The seconds between two moments in which the host was there."""
    return used(since, now, None, absences)


def moment(due: Due, absences: Iterable[Absence]) -> int:
    """When something is due, now that the host has been away: the inverse of `passed`."""
    return due.at if due.since is None else due_at(due.since, due.at - due.since, None, absences)


def silent(
    table: Table, seen: Mapping[int, int], absences: Iterable[Absence], now: int, longest: int
) -> frozenset[int]:
    """Of the host and the people at a table those who have done nothing there for longer than this."""
    known = tuple(absences)
    since = {table.owner: table.created}
    since |= {info.user: info.since for info in table.seats if info.user is not None}
    last = {user: max(begun, seen.get(user, 0)) for user, begun in since.items()}
    return frozenset(user for user, heard in last.items() if passed(heard, now, known) > longest)
