"""Somebody is taken from a table by those who keep order, or the table is closed because of them."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Literal

from bot.store.cup import OPEN, Cup
from bot.store.table import CANCELLED, LOBBY, RUNNING, Due, Table
from bot.tables import endings, progress, rounds
from bot.tables import seats as seating
from bot.tables.moments import SUCCESSOR
from bot.tables.progress import Progress

Reach = Literal["keep", "lobbies", "all"]
"""What becomes of the tables of a person: seats stay; lobbies are left and closed; running games are left as well."""
REACHES: tuple[Reach, ...] = ("keep", "lobbies", "all")
SWEEP = "sweep"
"""The kind of what is due while people are being taken from tables: another start goes on with it."""
LATER = 60
"""Seconds after which that is gone on with, if whoever has begun it could not."""


@dataclass(frozen=True, slots=True)
class Sweep:
    """Tables that a moderator has closed or taken somebody from."""

    guild: int
    by: int
    user: int
    """0: whoever has opened something."""
    reach: Reach = "lobbies"
    since: int = 0
    """Only what was opened since then is closed."""
    reason: str = ""

    def due(self, now: int) -> Due:
        # Any: it is read again from what is kept.
        payload: dict[str, Any] = {
            "guild": self.guild, "by": self.by, "user": self.user, "reach": self.reach, "since": self.since,
            "reason": self.reason,
        }  # fmt: skip
        return Due(f"{SWEEP}-{self.guild}-{self.user}", SWEEP, now + LATER, payload=payload)

    @classmethod
    def of(cls, due: Due) -> Sweep:
        return cls(**due.payload)

    def closes(self, table: Table) -> bool:
        """Is it a table that has not started, and that is to be closed?"""
        return table.phase == LOBBY and self.reach != "keep" and self.opened(table)

    def opened(self, one: Table | Cup) -> bool:
        """Has somebody opened it whose tables are to be closed, and lately enough?"""
        return self.user in (0, one.owner) and one.created >= self.since

    def spares(self, table: Table) -> bool:
        """Does whoever has ordered it play there, so that another moderator has to?"""
        own = table.seat_of(self.by) is not None and table.seat_of(self.user) is not None
        return own and self.reach == "all" and table.phase == RUNNING


@dataclass(frozen=True, slots=True)
class Swept:
    """What a sweep has come to, in tables."""

    closed: int = 0
    left: int = 0
    replaced: int = 0
    spared: int = 0
    cups: int = 0

    @property
    def nothing(self) -> bool:
        return self == Swept()

    def spare(self) -> Swept:
        return replace(self, spared=self.spared + 1)

    def cup(self) -> Swept:
        return replace(self, cups=self.cups + 1)

    def count(self, before: Table, after: Table) -> Swept:
        if before.phase == RUNNING:
            return replace(self, replaced=self.replaced + (before.people != after.people))
        if after.phase == CANCELLED:
            return replace(self, closed=self.closed + 1)
        return replace(self, left=self.left + 1)


def without(table: Table, sweep: Sweep, now: int, silent: frozenset[int]) -> Progress | Table | None:
    """The table after a sweep; None: there is nothing to do."""
    user, after = sweep.user, table
    if sweep.closes(table):
        return replace(table, phase=CANCELLED)
    if not user:
        return None
    after = replace(table, queue=tuple(guest for guest in table.queue if guest.user != user))
    for due in table.dues:
        if due.kind == SUCCESSOR and due.payload["to"] == user:
            after = after.without_due(due.name)
    seat = after.seat_of(user)
    if after.phase == LOBBY and sweep.reach != "keep" and seat is not None and table.owner != user:
        invited = tuple(other for other in after.invited if other != user)
        after = seating.freed(replace(after, invited=invited), seat, user)
    if after.phase == RUNNING and sweep.reach == "all" and seat is not None:
        after = endings.agreed(endings.removed(after, seat, user), silent)
        return progress.played_on(after, now) if after.phase == RUNNING and after.match is not None else after
    return None if after == table else after


def without_cup(cup: Cup, sweep: Sweep) -> Cup | None:
    """The cup after a sweep: called off if it has just been announced, else without its person; None: nothing to do."""
    if sweep.reach == "keep":
        return None
    if cup.phase == OPEN and sweep.opened(cup):
        return rounds.called_off(cup)
    there = sweep.user in cup.present and (cup.phase == OPEN or sweep.reach == "all")
    return rounds.left(cup, sweep.user) if there else None
