"""A month of many tables and people with different habits, in compressed time, through the sandbox, with deaths.

`python -m tests.drills.month [TABLES] [PEOPLE] [DAYS] [SEED]` plays it and prints what became of it. The bot is a
process of its own that is killed around its commits and requests, stopped in good order, and left dead for hours.
"""

from __future__ import annotations

import asyncio
import contextlib
import heapq
import sys
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from functools import partial
from pathlib import Path
from statistics import quantiles
from typing import Any

from bot.controls import ids
from bot.games import found
from bot.sandbox.entities import SUPPRESS_NOTIFICATIONS, Message, MessageKind
from bot.sandbox.people import CannotDo, Outcome
from bot.sandbox.server import Sandbox
from bot.sandbox.world import Change, What
from bot.store.table import LOBBY, RUNNING, Table
from bot.tables.agreements import DECISIONS
from bot.tables.paces import LAPSES
from bot.talk.commands import option_name
from cogs.game import GameCog
from rules.core import Seat, legal, waiting
from rules.notation import NOTHING, key, names
from tests.bot.house import WIDE
from tests.drills.audit import Audit, Ping, stuck
from tests.drills.bench import STEPS, Bench, Report
from tests.drills.habits import BEGINS, DAY, HABITS, HOUR, Somebody, somebody
from tests.drills.stable import Stable, stable
from tests.protocol.people import until
from tests.protocol.plays import asks_again, buttons, custom_id

SEATS = {
    "black_loco": (2, 4),
    "cube_express": (2, 4),
    "first_class": (2, 4),
    "rail_line": (2, 3),
    "taubertal_express": (2, 4),
}
CLOCKS = ("none", "daily", "normal")
OPENING_DAYS = 3
ACTS = 12
"""The most somebody does at one table in a visit."""
OUTAGE = 5 * HOUR
KNOWN = 60
"""By so many letters a fault is told from others."""


class Month(Bench):
    def __init__(
        self, sandbox: Sandbox, horses: Stable, folder: Path, tables: int, people: int, days: float, seed: int
    ):
        super().__init__(sandbox, horses, folder, seed, BEGINS)
        self.tables, self.days = tables, days
        self.steps = max(STEPS, tables * 8)
        self.people = [somebody(sandbox.person(f"p{number:02}"), number) for number in range(people)]
        self.by_id = {one.person.id: one for one in self.people}
        self.cogs = {game: _cog(name) for game, name in found().items()}
        self.voted: set[tuple[int, str]] = set()
        self.begun = time.monotonic()
        self.known: set[str] = set()
        """Faults that have been printed."""
        sandbox.world.listen(self._changed)

    # -- what people do

    async def _did(self, act: Callable[[], Awaitable[Outcome]]) -> bool:
        """Somebody does something; it may be the bot's death, and then it is tried again another time."""
        await self.alive()
        assert self.victim is not None
        self.report.acts += 1
        doing = asyncio.ensure_future(self._answered(act))
        dying = asyncio.ensure_future(self.victim.ended.wait())
        await asyncio.wait({doing, dying}, return_when=asyncio.FIRST_COMPLETED)
        dying.cancel()
        if not doing.done():
            doing.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await doing
            return False
        return doing.result()

    async def _answered(self, act: Callable[[], Awaitable[Outcome]]) -> bool:
        try:
            outcome = await act()
            if not outcome.failed:
                await outcome.finished(20)
        except (CannotDo, TimeoutError):
            self.report.refused += 1
            return False
        return not outcome.failed

    async def _writes(self, who: Somebody, path: str, **options: Any) -> bool:
        """A slash command, and *yes* if it is asked whether it is meant."""
        person = who.person

        async def act() -> Outcome:
            person.at = person.channel("tables")
            outcome = await person.slash(path, options=options)
            if outcome.failed:
                return outcome
            panel = await outcome.finished(20)
            return await person.click(panel, custom_id(panel, "do")) if asks_again(panel) else outcome

        return await self._did(act)

    async def _chooses(self, who: Somebody) -> None:
        """Somebody goes through their own panel."""
        who.person.at = who.person.channel("tables")
        panel = await (await who.person.slash("me", options={"time-zone": who.zone.key})).finished(20)
        for menu, *answer in who.habit.chosen:
            action, _, args = menu.partition(" ") if answer else ("mytopic", "", "")
            if not answer:
                for one in [one for one in buttons(panel) if one.startswith("s1:myback")]:
                    await self._changes(panel, who.person.click(panel, one))
            await self._picks(who, panel, action, args, *(answer or [menu]))
        if who.habit.signs_off:
            for one in [one for one in buttons(panel) if one.startswith("s1:myback")]:
                await self._changes(panel, who.person.click(panel, one))
            day = who.leaves()
            await self._picks(who, panel, "mytopic", "", "away")
            await self._picks(who, panel, "myaway", "from", day)
            await self._picks(who, panel, "myaway", f"for.{day}", str(who.days_away))

    async def _picks(self, who: Somebody, panel: Message, action: str, args: str, answer: str) -> None:
        menu = next(one for one in buttons(panel) if one.startswith(f"s1:{action}*") and one.endswith(f":{args}"))
        await self._changes(panel, who.person.select(panel, menu, [answer]))

    async def _changes(self, panel: Message, doing: Awaitable[Outcome]) -> None:
        before = str(panel.components)
        await doing
        await until(lambda: str(panel.components) != before, 20, "the panel has changed")

    async def open_one(self, number: int) -> None:
        """A table with some people; on another day the same again if the bot died meanwhile."""
        game = sorted(SEATS)[number % len(SEATS)]
        seats = self.chance.randint(*SEATS[game])
        players = self.chance.sample([one for one in self.people if one.there(self.now)], seats)
        known = {row[0] for row in self.ask("SELECT id FROM game_table")}
        while True:
            clock = CLOCKS[number % len(CLOCKS)]
            await self._writes(players[0], "table new", game=game, seats=seats, clock=clock)
            fresh = {row[0] for row in self.ask("SELECT id FROM game_table")} - known
            if fresh:
                break
        table = max(fresh)
        for one in players[1:]:
            while one.person.id not in (await self.table(table)).people:
                await self._writes(one, "table join", table=table)
        lapse = LAPSES[number // len(CLOCKS) % len(LAPSES)]
        while (pace := (await self.table(table)).pace) is not None and pace.lapse != lapse:
            await self._writes(players[0], "clock", lapse=lapse, table=table)
        while (await self.table(table)).phase == LOBBY:
            await self._writes(players[0], "table start", table=table)

    async def visit(self, who: Somebody) -> None:
        """Take one's seat again, decide on who is late, and play wherever one is waited for."""
        user = who.person.id
        for (number,) in self.ask(
            "SELECT table_id FROM seat JOIN game_table ON id = table_id WHERE former_id = ? AND phase = 'running'", user
        ):
            await self._writes(who, "table join", table=number)
        for table, seat, wait in self.ask(
            "SELECT table_id, seat, revision FROM wait WHERE closed IS NULL AND lapsed > 0 AND person_id != ?"
            " AND table_id IN (SELECT table_id FROM seat WHERE user_id = ?)", user, user,
        ):  # fmt: skip
            await self._decides(who, table, seat, wait)
        for (number,) in self.ask("SELECT table_id FROM wait WHERE person_id = ? AND closed IS NULL", user):
            for _ in range(ACTS):
                table = await self.table(number)
                if not await self._plays(who, table):
                    break

    async def _decides(self, who: Somebody, table: int, seat: int, wait: int) -> None:
        """What happens to somebody whose time has run out; all at a table want the same."""
        args = (DECISIONS[(table + wait) % len(DECISIONS)], str(seat), str(wait))
        thread = self.sandbox.world.channels[self.ask("SELECT thread_id FROM game_table WHERE id = ?", table)[0][0]]
        for message in reversed(who.person.messages(thread)):
            for button in buttons(message):
                what = ids.parse(button)
                if what is not None and what.action == "decide" and what.args == args:
                    if (who.person.id, button) not in self.voted:
                        self.voted.add((who.person.id, button))
                        await self._did(partial(who.person.click, message, button))
                    return

    async def _plays(self, who: Somebody, table: Table) -> bool:
        if table.phase != RUNNING or table.match is None:
            return False
        seat = next(
            (one for one in waiting(table.rules, table.match.state) if table.seats[one].user == who.person.id), None
        )
        if seat is None:
            return False
        path, given = self._move(table, seat)
        await self._writes(who, path, **given, table=table.id)
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
        if message.author_id != self.sandbox.world.bot.id or message.kind is not MessageKind.DEFAULT:
            # Lines of Discord itself call nobody to anything.
            return
        self._noted(message)
        channel = self.sandbox.world.channels[message.channel_id]
        users = [channel.recipient_id] if channel.is_dm else message.mentions
        text = f"{message.content}\n{message.components}"
        self.report.posts.append(Ping(self.now, len(users), channel.id, channel.is_dm, text))
        if message.flags & SUPPRESS_NOTIFICATIONS:
            return
        for user in users:
            if user is not None:
                self.report.pings.append(Ping(self.now, user, channel.id, channel.is_dm, text))

    def _noted(self, message: Message) -> None:
        """A post about time that has run out."""
        whats = [what for one in buttons(message) if (what := ids.parse(one)) is not None]
        for table, seat, wait in {(what.table, *map(int, what.args[1:])) for what in whats if what.action == "decide"}:
            self.report.late[table, seat, wait].append(self.now)
        for table in {what.table for what in whats if what.action == "wake"}:
            self.report.slept[table].append(self.now)

    # -- the month

    async def run(self) -> Report:
        self.mortal = False
        await self.alive()
        owner = self.sandbox.person("Ada")
        await (await owner.slash("admin settings", options={"tables-here": self.tables + 1})).finished(20)
        for one in self.people:
            await self._chooses(one)
        most = {"tables-each": WIDE.each, "tables-hourly": WIDE.hour, "tables-here": WIDE.place}
        await (await self.sandbox.person("ada").slash("admin settings", options=most)).finished(20)
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
        for day in range(1, int(self.days)):
            heapq.heappush(events, (BEGINS + day * DAY, day, "look", day))
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
                case "look":
                    await self.settled()
                    await self.look(number)
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

    async def wrong(self) -> list[str]:
        """What must not be."""
        tables = {number: await self.table(number) for (number,) in self.ask("SELECT id FROM game_table")}
        audit = Audit(
            self.ask, self.by_id, self.report.pings, self.report.posts, self.report.late, self.report.slept, self.now
        )
        return [*audit.faults(), *audit.deadlines(tables), *stuck(tables)]

    async def look(self, day: int) -> None:
        """How it stands, for whoever watches."""
        fresh = [fault for fault in await self.wrong() if fault[:KNOWN] not in self.known]
        self.known.update(fault[:KNOWN] for fault in fresh)
        report, minutes = self.report, (time.monotonic() - self.begun) / 60
        print(
            f"day {day} after {minutes:.0f} min: acts {report.acts} deaths {report.deaths} calls {len(report.pings)}"
            f" faults {len(self.known)}", *fresh, sep="\n  ", flush=True,
        )  # fmt: skip


def _cog(name: str) -> type[GameCog]:
    module = sys.modules.get(name) or __import__(name, fromlist=["*"])
    return next(
        one
        for one in vars(module).values()
        if isinstance(one, type) and issubclass(one, GameCog) and one.__module__ == name
    )


def told(month: Month, wrong: Sequence[str]) -> str:
    """What became of it, in lines."""
    report = month.report
    phases = Counter(row[0] for row in month.ask("SELECT phase FROM game_table"))
    days = max(1, int(month.days))
    lines = [
        f"tables {dict(phases)} people {len(month.people)} days {days}",
        f"acts {report.acts} refused {report.refused} deaths {report.deaths} restarts {report.restarts}",
        f"entries {month.ask('SELECT count(*) FROM entry')[0][0]} pings {len(report.pings)}",
    ]
    for habit in HABITS:
        users = [one.person.id for one in month.people if one.habit is habit]
        counts = Counter((ping.user, int((ping.at - BEGINS) // DAY)) for ping in report.pings if ping.user in users)
        daily = sorted(counts.get((user, day), 0) for user in users for day in range(days))
        if len(daily) > 1:
            cuts = quantiles(daily, n=10)
            lines.append(f"calls per day, {habit.name}: median {cuts[4]:.0f} p90 {cuts[8]:.0f} most {daily[-1]}")
    lapsed = sum(map(len, report.late.values()))
    lines.append(f"deadlines of which a table was told {lapsed}, tables that fell asleep {len(report.slept)}")
    lines += [f"faults {len(wrong)}", *wrong[:40]]
    return "\n".join(lines)


@contextlib.asynccontextmanager
async def month(folder: Path, tables: int, people: int, days: float, seed: int) -> AsyncIterator[Month]:
    sandbox = Sandbox()
    # Bots follow each other faster and more often here than Discord allows.
    sandbox.gateway.starts.seconds = 0.0
    sandbox.gateway.starts.total = 1_000_000
    # A month passes in minutes here, and with it what Discord counts by the second.
    sandbox.limits.rates = False
    await sandbox.start()
    try:
        async with stable(folder / "stable") as horses:
            made = Month(sandbox, horses, folder, tables, people, days, seed)
            try:
                yield made
            finally:
                await made.close()
    finally:
        await sandbox.stop()


async def main(tables: int = 200, people: int = 60, days: int = 30, seed: int = 1) -> int:
    with tempfile.TemporaryDirectory() as folder:
        async with month(Path(folder), tables, people, days, seed) as made:
            await made.run()
            wrong = await made.wrong()
            print(told(made, wrong))
            return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(asyncio.run(main(*map(int, sys.argv[1:]))))
