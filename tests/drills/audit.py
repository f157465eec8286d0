"""What must not be after any month: the calls that were heard held against what the bot has kept."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import datetime
from functools import cached_property
from typing import Any

from bot.controls import ids
from bot.store.clocks import pace_of
from bot.store.table import RUNNING, Absence, Pace, Table
from bot.tables import elapsed, paces, progress
from bot.tables.calls import CAP
from rules.core import waiting
from rules.match import replayed
from tests.drills.habits import DAY, HOUR, Somebody

Ask = Callable[..., list[tuple[Any, ...]]]

OVER = (" is over · ", " ist zu Ende · ", " is over\n", " ist zu Ende\n")
"""What the words say that call people to the end of a game."""
EVERYBODY = (*OVER, "s1:decide", "s1:wake", "s1:consent")
"""What stands on posts that call also those who are not waited for."""
ANYWAY = (*OVER, "Time is short", "Es eilt")
"""The end of a game and the alarm of a clock come although somebody wants to be told once a day."""
TURN = re.compile(r"^[^\n]* · [^\n·]* \d+( · |\n)")
"""How words begin that call somebody to move; others tell what has happened, as that there is a day more."""
SLACK = 10
"""Seconds that lie between a commit and its post, with the machine's own time in them."""
APART = 2 * HOUR
LATER = 300
"""Seconds by which a call may be made up for, when others came at the same time."""
SOON, BY_TOMORROW = 2 * HOUR, 26 * HOUR
"""So long after the first moment for it a call may come: usually, and to whom it is told once a day or in one message
after many others."""
AFTER_A_MOVE = 900
"""Who has just moved knows of what follows from it."""
LATE = 120
"""Seconds after its time by which a deadline must have taken effect, while the bot is there."""
PER = re.compile(r"s1:[a-z]+\*?:[0-9a-z]+:[0-9a-z]+:[0-9A-Za-z._-]*")


@dataclass(frozen=True)
class Ping:
    """Something that made a sound at somebody's."""

    at: float
    user: int
    thread: int
    direct: bool
    text: str


@dataclass(frozen=True)
class Waited:
    """A row of the store: somebody was waited for, with or without a clock."""

    table: int
    seat: int
    revision: int
    user: int
    opened: int
    closed: int | None
    closed_by: str | None
    allowance: int
    spent: int
    alarmed: int
    lapsed: int


@dataclass(frozen=True)
class Audit:
    ask: Ask
    people: Mapping[int, Somebody]
    pings: list[Ping]
    posts: list[Ping]
    late: Mapping[tuple[int, int, int], list[float]]
    """When it was said of a table, seat and wait that the time had run out."""
    slept: Mapping[int, list[float]]
    """When it was said of a table that it sleeps."""
    now: float

    def faults(self) -> list[str]:
        return [
            *(f"table {table}: a row was given up: {why}" for table, why in self.ask(
                "SELECT table_id, given_up FROM outbox WHERE given_up IS NOT NULL"
            )),
            *self._doubled(),
            *self._disturbed(),
            *self._lost(),
            *self._alarms(),
        ]  # fmt: skip

    # -- what there is

    @cached_property
    def waits(self) -> list[Waited]:
        return [
            Waited(*row)
            for row in self.ask(
                "SELECT table_id, seat, revision, person_id, opened, closed, closed_by, allowance, spent, alarmed,"
                " lapsed FROM wait ORDER BY table_id, opened, seat"
            )
        ]

    @cached_property
    def _threads(self) -> dict[int, int]:
        return {number: thread or channel for number, thread, channel in self.ask(
            "SELECT id, thread_id, channel_id FROM game_table"
        )}  # fmt: skip

    @cached_property
    def absences(self) -> list[Absence]:
        return [Absence(*row) for row in self.ask("SELECT begun, ended FROM absence")]

    def aways(self, user: int) -> list[Absence]:
        rows = self.ask("SELECT begun, back, ended FROM away WHERE user_id = ?", user)
        return [Absence(begun, back if ended is None else min(back, ended)) for begun, back, ended in rows]

    def _after(self, at: float, seconds: float) -> float:
        """When something has happened that takes so long, while the bot is there."""
        away = [one for one in self.absences if one.ended > at and one.begun < at + seconds + 61]
        return max([at + seconds, *(one.ended + seconds for one in away)])

    # -- nobody is called in vain, twice or at the wrong time

    def _doubled(self) -> list[str]:
        wrong = []
        waits: dict[tuple[int, int], list[Waited]] = defaultdict(list)
        for wait in self.waits:
            waits[wait.table, wait.user].append(wait)
        tables = {thread: number for number, thread in self._threads.items()}
        calls: dict[tuple[int, int, int], list[Ping]] = defaultdict(list)
        for ping in self.pings:
            table = tables.get(ping.thread)
            if ping.direct or table is None or any(mark in ping.text for mark in EVERYBODY):
                # The end of a game names everybody, once, and so does the end of somebody's time.
                continue
            own = waits[table, ping.user]
            open_ = [
                one.opened
                for one in own
                if one.opened <= ping.at + SLACK and (one.closed is None or one.closed >= ping.at - SLACK)
            ]
            if open_:
                begun = [opened for opened in open_ if opened <= ping.at]
                calls[table, ping.user, max(begun or open_)].append(ping)
            else:
                near = [f"{one.opened - ping.at:.0f}..{one.closed and one.closed - ping.at}" for one in own]
                wrong.append(f"table {table}: {ping.user} was called and not waited for but {near}: {said(ping)}")
        for (table, user, opened), made in calls.items():
            for earlier, later in zip(made, made[1:], strict=False):
                if later.at - earlier.at < APART - LATER:
                    wrong.append(
                        f"table {table}: {user} was called twice in {later.at - earlier.at:.0f} s for one wait:"
                        f"\n  {said(earlier)}\n  {said(later)}\n  {self._kept(table, user, opened)}"
                    )
        return wrong

    def _disturbed(self) -> list[str]:
        """Who was called in quiet hours or away, more often than anybody may be, or twice by the daily message."""
        wrong = []
        told_of = Counter[tuple[int, object]]()
        dates: dict[tuple[int, object], list[Ping]] = defaultdict(list)
        gone = {user: self.aways(user) for user in self.people}
        for ping in self.pings:
            who = self.people[ping.user]
            local = datetime.fromtimestamp(ping.at, who.zone)
            if who.quiet(ping.at):
                wrong.append(f"{ping.user} was called at {local:%d. %H:%M} of their night: {said(ping)}")
            if any(one.begun + SLACK <= ping.at < one.ended - SLACK for one in gone[ping.user]):
                wrong.append(f"{ping.user} is away and was called on {local:%d. %H:%M}: {said(ping)}")
            daily = ping.direct and any(head in ping.text for head in ("Good to know", "Gut zu wissen"))
            told_of[ping.user, local.date()] += daily
            free = ping.direct or TURN.match(ping.text) is None or any(one in ping.text for one in ANYWAY)
            if not free:
                dates[ping.user, local.date()].append(ping)
            if who.habit.digest is not None and not ping.direct and not any(one in ping.text for one in ANYWAY):
                wrong.append(f"{ping.user} wants to be told once a day and was called: {said(ping)}")
        wrong += [
            f"{user} was told of all {count} times on {day}" for (user, day), count in told_of.items() if count > 1
        ]
        for (user, day), found in dates.items():
            if len(found) > CAP:
                told = "".join(f"\n    {said(one)}" for one in found)
                wrong.append(f"{user} was called {len(found)} times on {day}:{told}")
        return wrong

    # -- no call is lost

    def _lost(self) -> list[str]:
        """Whoever was waited for long enough, and did not bring it about by a move, has been called."""
        wrong, threads, absences = [], self._threads, self.absences
        asleep: dict[int, int] = dict(self.ask("SELECT id, asleep FROM game_table"))
        heard: dict[int, list[Ping]] = defaultdict(list)
        for ping in self.pings:
            heard[ping.user].append(ping)
        moved: dict[tuple[int, int], list[int]] = defaultdict(list)
        for table, user, made in self.ask("SELECT table_id, person_id, made FROM change WHERE person_id IS NOT NULL"):
            moved[table, user].append(made)
        for wait in self.waits:
            last = self._called_by(wait, heard[wait.user], absences)
            if (wait.closed or self.now) <= last or asleep[wait.table]:
                continue
            own = any(wait.opened - AFTER_A_MOVE <= made <= last for made in moved[wait.table, wait.user])
            slept = any(wait.opened - SLACK <= moment <= last for moment in self.slept.get(wait.table, ()))
            if own or slept:
                # They have been there; or nobody is called until somebody wakes the table.
                continue
            thread = str(threads[wait.table])
            if not any(
                wait.opened - SLACK <= ping.at <= last + SLACK and thread in (str(ping.thread), *_places(ping))
                for ping in heard[wait.user]
            ):
                wrong.append(
                    f"table {wait.table}: {wait.user} ({self.people[wait.user].habit.name}) was not called by"
                    f" {last:.0f}: {self._kept(wait.table, wait.user, wait.opened)}"
                    f"{self._around(wait.table, wait.opened)}"
                )
        return wrong

    def _called_by(self, wait: Waited, heard: list[Ping], absences: list[Absence]) -> float:
        """When somebody has heard of a wait at the latest."""
        who, at = self.people[wait.user], float(wait.opened)
        held = [*absences, *self.aways(wait.user)]
        at = self._free(who, at, held)
        many = sum(at - DAY < ping.at <= at + SOON for ping in heard) >= CAP
        # Nobody is sure to be called of a time in which the bot was away for a part of it.
        away = sum(one.ended - one.begun for one in absences if at <= one.begun < at + BY_TOMORROW)
        last = at + away + (BY_TOMORROW if many or who.habit.digest is not None else SOON)
        later = self._free(who, last, held)
        return last if later == last else later + SOON

    @staticmethod
    def _free(who: Somebody, at: float, held: list[Absence]) -> float:
        """The first moment at which somebody may be called and somebody can call."""
        while who.quiet(at) or any(one.begun <= at < one.ended for one in held):
            at = max([at + 60, *(float(one.ended) for one in held if one.begun <= at < one.ended)])
        return at

    def _alarms(self) -> list[str]:
        """Whoever is awake when their alarm is given hears it."""
        wrong, threads = [], self._threads
        heard: dict[tuple[int, int], list[Ping]] = defaultdict(list)
        for ping in self.pings:
            heard[ping.user, ping.thread].append(ping)
        for wait in self.waits:
            who = self.people[wait.user]
            if not wait.alarmed or who.quiet(wait.alarmed) or who.quiet(wait.alarmed + SLACK):
                continue
            if wait.closed is not None and wait.closed <= wait.alarmed + SLACK:
                continue
            if not any(
                wait.alarmed - SLACK <= ping.at <= self._after(wait.alarmed, LATE)
                for ping in heard[wait.user, threads[wait.table]]
            ):
                around = self._around(wait.table, wait.alarmed)
                wrong.append(f"table {wait.table}: {who.habit.name} did not hear the alarm of {wait}: {around}")
        return wrong

    # -- deadlines

    def deadlines(self, tables: Mapping[int, Table]) -> list[str]:
        """Each takes effect once, when the time is used up and not before."""
        wrong = []
        absences = self.absences
        paces_of = {number: pace_of(text) for number, text in self.ask("SELECT id, pace FROM game_table")}
        stood = defaultdict(list)
        for table, begun, ended in self.ask("SELECT table_id, begun, ended FROM pause"):
            stood[table].append(Absence(begun, ended))
        for wait in self.waits:
            pace = paces_of[wait.table]
            if pace is None or not wait.allowance:
                continue
            stops = [*absences, *stood[wait.table], *(self.aways(wait.user) if pace.away else ())]
            wrong += self._deadline(wait, pace, stops, tables[wait.table])
        for (table, seat, revision), moments in self.late.items():
            for earlier, later in zip(moments, moments[1:], strict=False):
                if later - earlier < paces.MORE:
                    wrong.append(f"table {table}: the time of {seat} ran out twice in a wait of {revision}")
        return wrong

    def _deadline(self, wait: Waited, pace: Pace, stops: list[Absence], table: Table) -> list[str]:
        end = elapsed.due_at(wait.opened, wait.spent + wait.allowance, pace.hours, stops) + paces.GRACE
        effect = wait.lapsed or (wait.closed if wait.closed_by == "clock" else None)
        over = wait.closed or self.now
        if effect is not None and effect < end:
            return [f"table {wait.table}: {end - effect:.0f} s too early: {wait}"]
        if effect is not None and pace.lapse == "ask" and wait.lapsed and not self._said(wait):
            return [f"table {wait.table}: nobody was told that it is over: {wait}"]
        if effect is None and over > self._after(end, LATE) and not table.asleep and self._pressed(wait, table, end):
            return [f"table {wait.table}: {over - end:.0f} s without effect: {wait}"]
        return []

    def _said(self, wait: Waited) -> bool:
        """Has it been said of the person, or of the whole table because all are late?"""
        moments = [*self.late.get((wait.table, wait.seat, wait.revision), ()), *self.slept.get(wait.table, ())]
        return any(wait.lapsed - SLACK <= moment <= self._after(wait.lapsed, LATE) for moment in moments)

    def _pressed(self, wait: Waited, table: Table, end: float) -> bool:
        """Did it not go on without the answer, when the time was over?"""
        assert table.match is not None
        lines = self.ask("SELECT made FROM entry WHERE table_id = ? ORDER BY n", wait.table)
        played = sum(made <= end for (made,) in lines)
        states = replayed(table.rules, table.match.header, table.match.log, hashed=False)
        for number, match in enumerate(states):
            if number == played:
                return wait.seat in waiting(table.rules, match.state)
        return False

    def _kept(self, table: int, user: int, opened: float) -> str:
        """What the bot has noted of somebody's calls around a wait."""
        wait = [one for one in self.waits if (one.table, one.user, one.opened) == (table, user, int(opened))]
        calls = self.ask(
            "SELECT acted, stage, made, held, why FROM call WHERE table_id = ? AND person_id = ?", table, user
        )
        return f"{wait} calls {[one for one in calls if abs(one[2] - opened) < 5 * DAY]}"

    def _around(self, table: int, at: float) -> str:
        """What was posted and what was kept at a table about a moment, by the time."""
        thread = self._threads[table]
        posts = [(one.at, f"{one.user} called: {said(one)}") for one in self.posts if one.thread == thread]
        query = "SELECT made, revision, what, person_id FROM change WHERE table_id = ?"
        kept = [
            (float(made), f"revision {number}: {what} by {by}") for made, number, what, by in self.ask(query, table)
        ]
        near = sorted((moment, what) for moment, what in (*posts, *kept) if abs(moment - at) < HOUR)
        return "".join(f"\n    {moment - at:+.0f} {what}" for moment, what in near)


def said(ping: Ping) -> str:
    """A ping with what it said and which revisions its buttons are of."""
    words = " / ".join(re.findall(r"'content': '(.*?)', 'id'", ping.text))
    revisions = sorted({what.revision for what in map(ids.parse, PER.findall(ping.text)) if what is not None})
    return f"{ping.at:.0f} {'DM' if ping.direct else 'thread'} revision {revisions} {words[:300]}"


def _places(ping: Ping) -> list[str]:
    """The channels a message leads to."""
    return re.findall(r"<#(\d+)>", ping.text) + re.findall(r"channels/\d+/(\d+)/", ping.text)


def stuck(tables: Mapping[int, Table]) -> list[str]:
    """Running tables at which nobody is waited for although a person is to move."""
    wrong = []
    for number, table in tables.items():
        if table.phase != RUNNING:
            continue
        if table.trouble or table.match is None:
            wrong.append(f"table {number} is out of order: {table.trouble}")
            continue
        seats = progress.waited_for(table)
        people = {table.seats[seat].user for seat in seats} - {None}
        noted = {wait.user for wait in table.waits}
        held = any(due.kind == "go-on" for due in table.dues)
        if not held and (not seats or people != noted):
            wrong.append(f"table {number} ({table.game}): waits for {people}, noted {noted}")
    return wrong
