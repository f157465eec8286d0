"""People's time: it stands still while the host is away, so that nobody is late because nobody could hear them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from bot.store.table import Absence, Due, Table


def passed(since: int, now: int, absences: Iterable[Absence]) -> int:
    """The seconds between two moments in which the host was there."""
    away, covered = 0, since
    for absence in sorted(absences, key=lambda one: one.begun):
        begun, ended = max(absence.begun, covered), min(absence.ended, now)
        if ended > begun:
            away += ended - begun
            covered = ended
    return now - since - away


def moment(due: Due, absences: Iterable[Absence]) -> int:
    """When something is due, now that the host has been away: the inverse of `passed`."""
    if due.since is None:
        return due.at
    at, covered = due.at, due.since
    for absence in sorted(absences, key=lambda one: one.begun):
        begun = max(absence.begun, covered)
        if begun >= at:
            break
        if absence.ended > begun:
            at += absence.ended - begun
            covered = absence.ended
    return at


def silent(
    table: Table, seen: Mapping[int, int], absences: Iterable[Absence], now: int, longest: int
) -> frozenset[int]:
    """Of the host and the people at a table those who have done nothing there for longer than this."""
    known = tuple(absences)
    since = {table.owner: table.created}
    since |= {info.user: info.since for info in table.seats if info.user is not None}
    last = {user: max(begun, seen.get(user, 0)) for user, begun in since.items()}
    return frozenset(user for user, heard in last.items() if passed(heard, now, known) > longest)
