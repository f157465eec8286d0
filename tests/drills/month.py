"""A month of many tables and people with different habits, in compressed time, through the sandbox, with deaths.

`python -m tests.drills.month [TABLES] [PEOPLE] [DAYS] [SEED]` plays it and prints what became of it. The bot is a
process of its own that is killed around its commits and requests, stopped in good order, and left dead for hours.
"""

from __future__ import annotations

import asyncio
import contextlib
import heapq
import random
import re
import signal
import sqlite3
import sys
import tempfile
from collections import Counter, defaultdict
from collections.abc import AsyncIterator, Awaitable, Iterable, Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from statistics import quantiles
from typing import Any
from zoneinfo import ZoneInfo

import aiosqlite

from bot.games import found
from bot.process.settings import DATABASE
from bot.sandbox.entities import SUPPRESS_NOTIFICATIONS, Message
from bot.sandbox.people import CannotDo, Outcome, Person
from bot.sandbox.server import Sandbox
from bot.sandbox.world import Change, What
from bot.store.changes import read
from bot.store.table import LOBBY, RUNNING, Table
from bot.tables import progress
from bot.tables.calls import CAP
from bot.tables.progress import revived
from bot.talk.commands import option_name
from cogs.game import GameCog
from rules.core import Seat, legal, waiting
from rules.notation import NOTHING, key, names
from tests.drills import hours
from tests.drills.stable import Stable, Victim, environment, gone, online, stable
from tests.drills.victim import NO_PICTURES, PLAYING
from tests.protocol.people import until
from tests.protocol.plays import asks_again, buttons, custom_id

HOUR, DAY = 3_600, 86_400
BEGINS = datetime(2036, 10, 13, 12, tzinfo=UTC).timestamp()
"""So that the end of summer time, on the 26th, lies within."""
SEATS = {
    "black_loco": (2, 4),
    "cube_express": (2, 4),
    "first_class": (2, 4),
    "rail_line": (2, 3),
    "taubertal_express": (2, 4),
}
CLOCKS = ("none", "daily", "normal")
EVERYBODY = ("s1:rematch", "s1:decide", "s1:wake")
"""What stands on posts that call also those who are not waited for."""
ZONES = ("Europe/Berlin", "America/New_York", "Asia/Tokyo")
OPENING_DAYS = 3
ACTS = 12
"""The most somebody does at one table in a visit."""
SLACK = 10
"""Seconds that lie between a commit and its post, with the machine's own time in them."""
APART = 2 * HOUR
MOST = CAP + 3
"""So often somebody may be called on a date, with what ends."""
LATER = 300
"""Seconds by which a call may be made up for, when others came at the same time."""
STEPS = 300
"""A life of the bot ends after at most so many steps of a kind."""
OUTAGE = 5 * HOUR


@dataclass(frozen=True)
class Habit:
    """How somebody lives: in which local hours they look in, and how often."""

    name: str
    up: tuple[int, int]
    every: float
    """Hours between two visits, on average."""
    vanishes: int | None = None
    """The day from which nothing is heard of them."""
    gone: tuple[int, int] | None = None
    """Days in which they do not look in and come back after."""
    chosen: tuple[tuple[str, ...], ...] = ()
    """What they choose in their panel: a topic, or the menu of one and an answer."""
    quiet: tuple[int, int] | None = None
    """The local hours in which they are not to be called."""


NIGHT = (("quiet",), ("mine quiet.from", "1380"), ("mine quiet.to", "420"))
HABITS = (
    Habit("prompt", (7, 23), 2, chosen=NIGHT, quiet=(23, 7)),
    Habit("daily", (18, 23), 20, chosen=(("digest",), ("mine digest", "1020"), ("way",), ("mine way", "digest"))),
    Habit("slow", (8, 22), 40, chosen=(*NIGHT, ("way",), ("mine way", "both")), quiet=(23, 7)),
    Habit("night worker", (22, 6), 5),
    Habit("vanishing", (8, 22), 8, vanishes=6),
    Habit("on vacation", (8, 22), 6, gone=(8, 18)),
)


@dataclass
class Somebody:
    person: Person
    habit: Habit
    zone: ZoneInfo

    def up(self, moment: float) -> bool:
        hour = datetime.fromtimestamp(moment, self.zone).hour
        begins, ends = self.habit.up
        return begins <= hour < ends if begins < ends else hour >= begins or hour < ends

    def there(self, moment: float) -> bool:
        day = (moment - BEGINS) / DAY
        if self.habit.vanishes is not None and day >= self.habit.vanishes:
            return False
        return self.habit.gone is None or not self.habit.gone[0] <= day < self.habit.gone[1]


@dataclass(frozen=True)
class Ping:
    """Something that made a sound at somebody's."""

    at: float
    user: int
    thread: int
    direct: bool
    text: str


@dataclass
class Report:
    pings: list[Ping] = field(default_factory=list)
    deaths: int = 0
    restarts: int = 0
    acts: int = 0
    refused: int = 0
    boards: dict[int, list[int]] = field(default_factory=lambda: defaultdict(list))


class Month:
    def __init__(
        self, sandbox: Sandbox, horses: Stable, folder: Path, tables: int, people: int, days: float, seed: int
    ):
        self.sandbox, self.horses, self.folder = sandbox, horses, folder
        self.tables, self.days, self.chance = tables, days, random.Random(seed)
        self.data, self.time = folder / "data", folder / "hours"
        self.people = [self._somebody(number) for number in range(people)]
        self.by_id = {one.person.id: one for one in self.people}
        self.report = Report()
        self.victim: Victim | None = None
        self.mortal = True
        self._database: sqlite3.Connection | None = None
        self.cogs = {game: _cog(name) for game, name in found().items()}
        sandbox.world.listen(self._changed)
        self._skip_to(BEGINS)

    def _somebody(self, number: int) -> Somebody:
        person = self.sandbox.person(f"p{number:02}")
        person.locale = ("de", "en-US")[number % 2]
        return Somebody(person, HABITS[number % len(HABITS)], ZoneInfo(ZONES[number // len(HABITS) % len(ZONES)]))

    # -- time

    @property
    def now(self) -> float:
        return self.sandbox.clock.now()

    def _skip_to(self, moment: float) -> None:
        skipped = self.sandbox.clock.skipped + max(0.0, moment - self.now)
        hours.skip_to(self.time, skipped)
        self.sandbox.clock.skipped = skipped

    async def live_to(self, moment: float) -> None:
        """Let time pass; whatever is due meanwhile happens at its moment."""
        while self.now < moment:
            await self.settled()
            ahead = self._ahead()
            self._skip_to(moment if ahead is None else min(moment, max(ahead, self.now)))
            await self.settled()

    # -- the bot

    async def alive(self) -> None:
        while self.victim is None or not self.victim.alive:
            if self.victim is not None:
                assert self.victim.status in (0, -signal.SIGKILL), self.victim.said
                self.report.deaths += self.victim.status != 0
                await gone(self.sandbox)
            kind = self.chance.choice(PLAYING) if self.mortal else ""
            more = {hours.FILE: str(self.time), NO_PICTURES: "yes"}
            where = environment(self.sandbox, self.data, **more)
            self.victim = await self.horses.start(where, kind, self.chance.randint(1, STEPS))
            await online(self.sandbox, self.victim)

    async def restart(self, pause: float = 0) -> None:
        """Stopped in good order, and started again after a while."""
        await self.alive()
        assert self.victim is not None
        self.victim.send(signal.SIGTERM)
        status = await self.victim.wait(15)
        assert status in (0, -signal.SIGKILL), self.victim.said
        self.report.restarts += 1
        self._skip_to(self.now + pause)
        await self.alive()
        await self.settled()

    async def settled(self) -> None:
        """Until the bot has nothing to do at this moment."""
        await self.alive()

        async def rest() -> bool:
            await self.alive()
            moment = int(self.now)
            waiting_ = self._ask("SELECT count(*) FROM outbox WHERE given_up IS NULL AND due <= ?", moment)[0][0]
            due = self._ask("SELECT count(*) FROM due WHERE look <= ?", moment - 1)[0][0]
            return waiting_ == 0 and due == 0

        try:
            await until(rest, 60, "the bot is at rest")
        except AssertionError as tired:
            rows = self._ask("SELECT * FROM outbox WHERE given_up IS NULL")
            due = self._ask("SELECT * FROM due WHERE look <= ?", int(self.now))
            said = "" if self.victim is None else self.victim.said[-3000:]
            raise AssertionError(f"never at rest at {self.now:.0f}: {rows} {due} {said}") from tired

    def _ask(self, query: str, *values: Any) -> list[tuple[Any, ...]]:
        if self._database is None:
            self._database = sqlite3.connect(f"file:{self.data / DATABASE}?mode=ro", uri=True, isolation_level=None)
        return self._database.execute(query, values).fetchall()

    def _ahead(self) -> float | None:
        moments = [
            row[0]
            for query in ("SELECT min(look) FROM due", "SELECT min(due) FROM outbox WHERE given_up IS NULL")
            for row in self._ask(query)
            if row[0] is not None
        ]
        return min(moments) if moments else None

    async def table(self, number: int) -> Table:
        async with aiosqlite.connect(self.data / DATABASE) as database:
            await database.execute("BEGIN")
            stored = await read(database, number)
        assert stored is not None
        return revived(stored)

    # -- what people do

    async def _did(self, who: Somebody, path: str, options: Mapping[str, Any]) -> bool:
        """Somebody does something; it may be the bot's death, and then it is tried again another time."""
        await self.alive()
        assert self.victim is not None
        doing = asyncio.ensure_future(self._answered(who.person, path, options))
        dying = asyncio.ensure_future(self.victim.ended.wait())
        await asyncio.wait({doing, dying}, return_when=asyncio.FIRST_COMPLETED)
        dying.cancel()
        if not doing.done():
            doing.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await doing
            return False
        return doing.result()

    async def _chooses(self, who: Somebody) -> None:
        """Somebody goes through their own panel."""
        who.person.at = who.person.channel("tables")
        panel = await (await who.person.slash("me", options={"time-zone": who.zone.key})).finished(20)
        for menu, *answer in who.habit.chosen:
            action, _, args = menu.partition(" ") if answer else ("mytopic", "", "")
            if not answer:
                for one in [one for one in buttons(panel) if one.startswith("s1:myback")]:
                    await self._changes(panel, who.person.click(panel, one))
            found_ = next(one for one in buttons(panel) if one.startswith(f"s1:{action}*") and one.endswith(f":{args}"))
            await self._changes(panel, who.person.select(panel, found_, answer or [menu]))

    async def _changes(self, panel: Message, doing: Awaitable[Outcome]) -> None:
        before = str(panel.components)
        await doing
        await until(lambda: str(panel.components) != before, 20, "the panel has changed")

    async def _answered(self, person: Person, path: str, options: Mapping[str, Any]) -> bool:
        self.report.acts += 1
        person.at = person.channel("tables")
        try:
            outcome: Outcome = await person.slash(path, options=options)
            if outcome.failed:
                return False
            panel = await outcome.finished(20)
            if asks_again(panel):
                outcome = await person.click(panel, custom_id(panel, "do"))
        except (CannotDo, TimeoutError):
            self.report.refused += 1
            return False
        return not outcome.failed

    async def open_one(self, number: int) -> None:
        """A table with some people; on another day the same again if the bot died meanwhile."""
        game = sorted(SEATS)[number % len(SEATS)]
        seats = self.chance.randint(*SEATS[game])
        players = self.chance.sample([one for one in self.people if one.there(self.now)], seats)
        known = {row[0] for row in self._ask("SELECT id FROM game_table")}
        while True:
            clock = CLOCKS[number % len(CLOCKS)]
            await self._did(players[0], "table new", {"game": game, "seats": seats, "clock": clock})
            fresh = {row[0] for row in self._ask("SELECT id FROM game_table")} - known
            if fresh:
                break
        table = max(fresh)
        for one in players[1:]:
            while one.person.id not in (await self.table(table)).people:
                await self._did(one, "table join", {"table": table})
        while (await self.table(table)).phase == LOBBY:
            await self._did(players[0], "table start", {"table": table})

    async def visit(self, who: Somebody) -> None:
        """Play wherever one is waited for."""
        mine = self._ask("SELECT table_id FROM wait WHERE person_id = ? AND closed IS NULL", who.person.id)
        for (number,) in mine:
            for _ in range(ACTS):
                table = await self.table(number)
                if not await self._plays(who, table):
                    break

    async def _plays(self, who: Somebody, table: Table) -> bool:
        if table.phase != RUNNING or table.match is None:
            return False
        seat = next(
            (one for one in waiting(table.rules, table.match.state) if table.seats[one].user == who.person.id), None
        )
        if seat is None:
            return False
        path, given = self._move(table, seat)
        await self._did(who, path, given | {"table": table.id})
        return True

    def _move(self, table: Table, seat: Seat) -> tuple[str, dict[str, Any]]:
        assert table.match is not None
        move = self.chance.choice(legal(table.rules, table.match.state, seat))
        given = {
            str(option_name(name, table.game)): NOTHING if token == "" else str(token)
            for name, token in zip(names(type(move)), key(move)[1:], strict=True)
        }
        return self.cogs[table.game].path(type(move)), given

    # -- what is told

    def _changed(self, change: Change) -> None:
        message = change.subject
        if change.what is not What.MESSAGE_CREATE or not isinstance(message, Message) or message.ephemeral:
            return
        if message.author_id != self.sandbox.world.bot.id or message.flags & SUPPRESS_NOTIFICATIONS:
            return
        channel = self.sandbox.world.channels[message.channel_id]
        users = [channel.recipient_id] if channel.is_dm else message.mentions
        text = str(message.components)
        for user in users:
            if user is not None:
                self.report.pings.append(Ping(self.now, user, channel.id, channel.is_dm, text))

    # -- the month

    async def run(self) -> Report:
        self.mortal = False
        await self.alive()
        for one in self.people:
            await self._chooses(one)
        self.mortal = True
        await self.restart()
        end = BEGINS + self.days * DAY
        events: list[tuple[float, int, str, int]] = []
        for number in range(self.tables):
            heapq.heappush(
                events, (BEGINS + self.chance.random() * min(OPENING_DAYS, self.days / 3) * DAY, number, "open", number)
            )
        for number, one in enumerate(self.people):
            heapq.heappush(
                events, (BEGINS + self.chance.expovariate(1 / one.habit.every) * HOUR, number, "visit", number)
            )
        for day in range(2, int(self.days), 4):
            heapq.heappush(events, (BEGINS + (day + self.chance.random()) * DAY, day, "restart", day))
        while events and events[0][0] < end:
            moment, _, what, number = heapq.heappop(events)
            await self.live_to(moment)
            match what:
                case "open":
                    await self.open_one(number)
                case "restart":
                    await self.restart(OUTAGE if number % 8 == 2 else 0)
                case _:
                    who = self.people[number]
                    if who.there(self.now) and who.up(self.now):
                        await self.visit(who)
                    pause = self.chance.expovariate(1 / who.habit.every) if who.up(self.now) else 1.0
                    heapq.heappush(events, (max(moment, self.now) + pause * HOUR, number, "visit", number))
        await self.live_to(end)
        self.mortal = False
        await self.restart()
        await self.settled()
        return self.report


ANYWAY = ("s1:rematch", "Time is running out", "Die Zeit wird knapp")
"""The end of a game and the alarm of a clock come although somebody wants to be told once a day."""


def _cog(name: str) -> type[GameCog]:
    module = sys.modules.get(name) or __import__(name, fromlist=["*"])
    return next(
        one
        for one in vars(module).values()
        if isinstance(one, type) and issubclass(one, GameCog) and one.__module__ == name
    )


def faults(month: Month) -> list[str]:
    """What must not be, after any month."""
    wrong: list[str] = []
    ask = month._ask
    for table, reason in ask("SELECT table_id, given_up FROM outbox WHERE given_up IS NOT NULL"):
        wrong.append(f"table {table}: a row was given up: {reason}")
    waits = defaultdict(list)
    threads = dict(ask("SELECT thread_id, id FROM game_table WHERE thread_id IS NOT NULL"))
    for table, user, opened, closed in ask("SELECT table_id, person_id, opened, closed FROM wait"):
        waits[table, user].append((opened, closed))
    calls: dict[tuple[int, int, int], list[Ping]] = defaultdict(list)
    for ping in month.report.pings:
        table = threads.get(ping.thread)
        if ping.direct or table is None or any(mark in ping.text for mark in EVERYBODY):
            # The end of a game names everybody, once, and so does the end of somebody's time.
            continue
        open_ = [
            opened
            for opened, closed in waits[table, ping.user]
            if opened <= ping.at + SLACK and (closed is None or closed >= ping.at - SLACK)
        ]
        if not open_:
            near = [
                f"{opened - ping.at:.0f}..{closed and closed - ping.at}" for opened, closed in waits[table, ping.user]
            ]
            wrong.append(f"table {table}: {ping.user} was called and not waited for but {near}: {ping.text}")
        else:
            calls[table, ping.user, max(open_)].append(ping)
    for (table, user, opened), made in calls.items():
        for earlier, later in zip(made, made[1:], strict=False):
            if later.at - earlier.at < APART - LATER:
                wrong.append(
                    f"table {table}: {user} was called twice in {later.at - earlier.at:.0f} s for a wait of {opened}:"
                    f"\n  {_shown(earlier)}\n  {_shown(later)}\n  {_kept(month, table, user, opened)}"
                )
    return [*wrong, *_disturbed(month)]


def _shown(ping: Ping) -> str:
    """A ping with what it said and which revision its buttons are of."""
    said = " / ".join(re.findall(r"'content': '(.*?)', 'id'", ping.text))
    revisions = sorted({int(one, 36) for one in re.findall(r"s1:[a-z]+:[0-9a-z]+:([0-9a-z]+):", ping.text)})
    return f"{ping.at:.0f} {'DM' if ping.direct else 'thread'} revision {revisions} {said[:300]}"


def _kept(month: Month, table: int, user: int, opened: float) -> str:
    """What the bot has noted of somebody's calls around a wait."""
    ask = month._ask
    wait = ask("SELECT * FROM wait WHERE table_id = ? AND person_id = ? AND opened = ?", table, user, int(opened))
    calls = ask("SELECT acted, stage, made, held, why FROM call WHERE table_id = ? AND person_id = ?", table, user)
    return f"wait {wait} calls {[one for one in calls if abs(one[2] - opened) < 5 * DAY]}"


def _disturbed(month: Month) -> list[str]:
    """Who was called in quiet hours, more often than anybody may be, or twice on a date by the daily message."""
    wrong = []
    told_of, dates = Counter[tuple[int, object]](), Counter[tuple[int, object]]()
    for ping in month.report.pings:
        if any(head in ping.text for head in ("you have a seat", "du hast einen Platz")):
            # The answer to their own *Join*.
            continue
        who = month.by_id[ping.user]
        local = datetime.fromtimestamp(ping.at, who.zone)
        if who.habit.quiet is not None and (local.hour >= who.habit.quiet[0] or local.hour < who.habit.quiet[1]):
            wrong.append(f"{ping.user} was called at {local:%H:%M} of their night: {ping.text}")
        daily = ping.direct and any(head in ping.text for head in ("Good to know", "Gut zu wissen"))
        told_of[ping.user, local.date()] += daily
        dates[ping.user, local.date()] += not ping.direct
        if who.habit.name == "daily" and not ping.direct and not any(one in ping.text for one in ANYWAY):
            wrong.append(f"{ping.user} wants to be told once a day and was called: {ping.text}")
    wrong += [
        f"{user} was told of everything {count} times on {day}" for (user, day), count in told_of.items() if count > 1
    ]
    wrong += [f"{user} was called {count} times on {day}" for (user, day), count in dates.items() if count > MOST]
    return wrong


async def stuck(month: Month) -> list[str]:
    """Running tables at which nobody is waited for although a person is to move."""
    wrong = []
    for (number,) in month._ask("SELECT id FROM game_table WHERE phase = ?", RUNNING):
        table = await month.table(number)
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


def told(month: Month, wrong: Iterable[str]) -> str:
    """What became of it, in lines."""
    report = month.report
    phases = Counter(row[0] for row in month._ask("SELECT phase FROM game_table"))
    days = max(1, int(month.days))
    lines = [
        f"tables {dict(phases)} people {len(month.people)} days {days}",
        f"acts {report.acts} refused {report.refused} deaths {report.deaths} restarts {report.restarts}",
        f"entries {month._ask('SELECT count(*) FROM entry')[0][0]} pings {len(report.pings)}",
    ]
    for habit in HABITS:
        users = [one.person.id for one in month.people if one.habit is habit]
        counts = Counter((ping.user, int((ping.at - BEGINS) // DAY)) for ping in report.pings if ping.user in users)
        daily = sorted(counts.get((user, day), 0) for user in users for day in range(days))
        if len(daily) > 1:
            cuts = quantiles(daily, n=10)
            lines.append(f"calls per day, {habit.name}: median {cuts[4]:.0f} p90 {cuts[8]:.0f} most {daily[-1]}")
    found_ = list(wrong)
    lines += [f"faults {len(found_)}", *found_[:40]]
    return "\n".join(lines)


@contextlib.asynccontextmanager
async def month(folder: Path, tables: int, people: int, days: float, seed: int) -> AsyncIterator[Month]:
    sandbox = Sandbox()
    await sandbox.start()
    try:
        async with stable(folder / "stable") as horses:
            made = Month(sandbox, horses, folder, tables, people, days, seed)
            try:
                yield made
            finally:
                if made.victim is not None:
                    made.victim.send(signal.SIGKILL)
    finally:
        await sandbox.stop()


async def main(tables: int = 200, people: int = 60, days: int = 30, seed: int = 1) -> int:
    with tempfile.TemporaryDirectory() as folder:
        async with month(Path(folder), tables, people, days, seed) as made:
            await made.run()
            wrong = [*faults(made), *await stuck(made)]
            print(told(made, wrong))
            return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(asyncio.run(main(*map(int, sys.argv[1:]))))
