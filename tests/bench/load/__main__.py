"""How the house bears a full town: `python -m tests.bench.load`.

The bot runs as a process of its own, with what the image sets; the sandbox and the people are this process, on the
same cores. Each active person thinks, clicks, waits for the answer, and thinks again: what is offered does not depend
on the load of the machine but for that wait. Four parts:

1. Running tables of all games are laid out, and the bot starts.
2. People act, after some minutes of warming up that are not counted.
3. The memory is read all the time; how it grows is told by the line through the second half of what was read.
4. The bot is stopped; while it is down boards fall due; it starts again, and all of them are posted.

`--short` takes about three minutes; without it, and with `--soak 30`, it is what the promises are measured with.
`--postgres N`: N processes on a PostgreSQL of their own, begun for this, each with a part of the servers.
"""

from __future__ import annotations

import argparse
import asyncio
import compileall
import os
import signal
import statistics
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import ExitStack, asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

from bot.process.settings import DATABASE
from bot.sandbox.entities import Channel
from bot.sandbox.server import Sandbox
from bot.store.address import Place
from bot.store.moving import move
from tests.bench.load import meter, town
from tests.bench.load.crowd import Counts, Crowd
from tests.postgres.server import Server
from tests.postgres.server import running as server_running
from tests.protocol.people import until

BARS = {"acknowledged": 0.030, "answered": 0.8, "posted": 1.5, "memory": 350.0, "restart": 12.0}
EVERY = 2.0
"""Seconds between two readings of the memory."""
TELLING = 0.25
"""Hours after which the growth of memory says something."""
LONG = 900.0
"""The most seconds that may pass until the boards are posted."""


@dataclass(frozen=True, slots=True)
class Size:
    """How much of everything."""

    tables: int
    people: int
    due: int
    warm: float
    minutes: float
    think: float


WHOLE = Size(2_000, 300, 300, 120.0, 5.0, 30.0)
SHORT = Size(300, 60, 60, 20.0, 1.0, 6.0)


SHARDS = 2
"""So many are served by each of several processes."""


@dataclass(frozen=True, slots=True)
class House:
    """Where the bot runs."""

    folder: Path
    server: Server | None = None
    address: str = ""
    processes: int = 1

    @property
    def place(self) -> Place:
        """Where its data are."""
        return self.address or self.folder / DATABASE

    @property
    def shards(self) -> int:
        return self.processes * SHARDS if self.address else 0

    def arguments(self, number: int) -> tuple[str, ...]:
        if not self.address:
            return ("run",)
        first = number * SHARDS
        return ("run", "--shards", f"{first}-{first + SHARDS - 1}/{self.shards}")


@dataclass
class Life:
    """The bot's processes and what has been read of them."""

    processes: list[asyncio.subprocess.Process]
    begun: float
    readings: list[tuple[float, meter.Reading]] = field(default_factory=list)

    def read(self) -> meter.Reading:
        each = [meter.read(process.pid) for process in self.processes]
        found = meter.Reading(
            sum(one.memory for one in each), sum(one.processor for one in each), sum(one.processes for one in each)
        )
        self.readings.append((time.perf_counter() - self.begun, found))
        return found

    async def watch(self) -> None:
        while True:
            self.read()
            await asyncio.sleep(EVERY)


@asynccontextmanager
async def running(sandbox: Sandbox, house: House) -> AsyncIterator[Life]:
    """The bot, from the start of its processes to their end."""
    life, watching = Life([], time.perf_counter()), None
    try:
        for number in range(house.processes):
            life.processes.append(await begun(sandbox, house, number))
        await until(lambda: online(sandbox, house), 120, "the bot is online")
        watching = asyncio.create_task(life.watch())
        yield life
    finally:
        if watching is not None:
            watching.cancel()
        for process in life.processes:
            if process.returncode is None:
                process.send_signal(signal.SIGTERM)
        for process in life.processes:
            await process.wait()


def online(sandbox: Sandbox, house: House) -> bool:
    heard = {one.shard for one in sandbox.gateway.sessions.values() if one.line is not None}
    return len(heard) >= max(1, house.shards) and bool(sandbox.commands.registered)


async def begun(sandbox: Sandbox, house: House, number: int) -> asyncio.subprocess.Process:
    folder = house.folder / f"process-{number}" if house.address else house.folder
    folder.mkdir(exist_ok=True)
    environment = {
        "DISCORD_TOKEN": sandbox.token,
        "STELLWERK_API_BASE": sandbox.api_base,
        "STELLWERK_GATEWAY_URL": sandbox.gateway_url,
        "STELLWERK_DATA": str(folder),
        "STELLWERK_DATABASE": house.address,
        # What stand-ins do comes at once: else it would be posted in the next minute.
        "STELLWERK_GRACE_SECONDS": "0",
        "STELLWERK_LOG_LEVEL": "WARNING",
        # As in a house that has written to its people for long.
        "STELLWERK_LETTERS_HOUR": "10000",
        "STELLWERK_LETTERS_DAY": "10000",
        "MALLOC_ARENA_MAX": "1",
    }
    with (house.folder / "bot.log").open("ab") as log:
        return await asyncio.create_subprocess_exec(
            sys.executable, "-m", "bot", *house.arguments(number), env=os.environ | environment, stdout=log, stderr=log
        )


def shape(seconds: Sequence[float]) -> tuple[float, float, float]:
    """The middle, what one in a hundred exceeds, and the worst."""
    if len(seconds) < 2:
        return (seconds[0],) * 3 if seconds else (0.0, 0.0, 0.0)
    cuts = statistics.quantiles(seconds, n=100, method="inclusive")
    return cuts[49], cuts[98], max(seconds)


def growth(readings: Sequence[tuple[float, meter.Reading]]) -> float:
    """MB an hour: the line through the second half of what was read."""
    half = readings[len(readings) // 2 :]
    if len(half) < 3:
        return 0.0
    slope, _ = statistics.linear_regression([moment for moment, _ in half], [one.memory for _, one in half])
    return slope * 3600


class Report:
    """Lines of figures, each with its bar."""

    def __init__(self) -> None:
        self.good = True

    def say(self, what: str, told: str, value: float | None = None, bar: float | None = None) -> None:
        mark = ""
        if value is not None and bar is not None:
            kept = value < bar
            self.good = self.good and kept
            mark = f"  wanted < {bar:g}: {'kept' if kept else 'NOT KEPT'}"
        print(f"{what:22}{told}{mark}", flush=True)

    def times(self, what: str, seconds: Sequence[float], bar: float | None = None) -> None:
        half, most, worst = shape(seconds)
        told = f"p50 {half * 1000:6.0f} ms   p99 {most * 1000:6.0f} ms   max {worst * 1000:6.0f} ms   of {len(seconds)}"
        self.say(what, told, most * 1000, None if bar is None else bar * 1000)


def told_of_people(
    report: Report, size: Size, counts: Counts, took: meter.Reading, mine: float, minutes: float
) -> None:
    seconds, clicks = minutes * 60, len(counts.acknowledged)
    offered = size.people / size.think
    report.say("offered", f"{offered:.1f} clicks/s: {size.people} people, {size.think:g} s of thinking before each")
    report.say("carried", f"{clicks / seconds:.1f} clicks/s, {len(counts.posted) / seconds:.2f} boards/s")
    report.say("came to nothing", f"{counts.silent} without an answer, {counts.vain} at a post that was gone")
    report.times("acknowledged", counts.acknowledged, BARS["acknowledged"])
    report.times("answer shown", counts.answered, BARS["answered"])
    report.times("board posted", counts.posted, BARS["posted"])
    report.times("people's own delay", counts.late)
    each = 1000 / max(1, clicks)
    report.say(
        "processor",
        f"bot {took.processor / seconds:.2f} cores, {took.processor * each:.0f} ms a click; "
        f"people and sandbox {mine / seconds:.2f} cores, {mine * each:.0f} ms a click",
    )


def told_of_memory(report: Report, size: Size, life: Life, first: float, moves: int, before: int, after: int) -> None:
    most = max(one.memory for _, one in life.readings)
    last = life.readings[-1][1]
    report.say("memory", f"{first:.0f} MB at the start, {last.memory:.0f} MB after, {most:.0f} MB at most "
               f"in {last.processes} processes", most, BARS["memory"] * len(life.processes))  # fmt: skip
    hour = growth(life.readings)
    span = (life.readings[-1][0] - life.readings[0][0]) / 3600
    each = f"{hour:+.1f} MB an hour, {hour * span / max(1, moves) * 1000:+.2f} MB per 1,000 moves"
    report.say("memory grows", each if span >= TELLING else f"{each} (still warming up: --soak 30 tells)")
    report.say(
        "database",
        f"{before / size.tables / 1024:.1f} KB a table, {(after - before) / max(1, moves) * 1000 / 2**20:+.2f} MB "
        f"per 1,000 moves, {moves} moves",
    )


async def kept(house: House) -> tuple[int, int]:
    """How many bytes all is, and how many entries all logs have."""
    return await asyncio.to_thread(_kept, house)


def _kept(house: House) -> tuple[int, int]:
    import sqlite3
    from contextlib import closing

    entries = "SELECT count(*) FROM entry"
    if house.server is not None:
        name = house.address.rpartition("/")[2]
        return int(house.server.sql(f"SELECT pg_database_size('{name}')", name)), int(house.server.sql(entries, name))
    size = sum(file.stat().st_size for file in house.folder.glob(f"{DATABASE}*"))
    with closing(sqlite3.connect(f"file:{house.folder / DATABASE}?mode=ro", uri=True)) as database:
        return size, int(database.execute(entries).fetchone()[0])


async def under_load(report: Report, place: town.Town, threads: list[Channel], house: House, size: Size) -> None:
    """Parts two and three."""
    before, made = await kept(house)
    async with running(place.sandbox, house) as life:
        await asyncio.sleep(3)
        first = life.read().memory
        crowd = Crowd(place.sandbox, place.people, threads, size.think)
        minutes = size.minutes

        async def measured() -> tuple[meter.Reading, float, Counts]:
            await asyncio.sleep(size.warm)
            begun, own = life.read(), time.process_time()
            crowd.counts = Counts()
            await asyncio.sleep(minutes * 60)
            ended, counts = life.read(), crowd.counts
            crowd.counts = Counts()
            took = meter.Reading(ended.memory, ended.processor - begun.processor, ended.processes)
            return took, time.process_time() - own, counts

        measuring = asyncio.create_task(measured())
        await crowd.act(size.warm + minutes * 60 + 1)
        took, mine, counts = await measuring
        life.read()
        told_of_people(report, size, counts, took, mine, minutes)
    after, all_made = await kept(house)
    told_of_memory(report, size, life, first, all_made - made, before, after)


async def restarted(report: Report, place: town.Town, threads: list[Channel], house: House, size: Size) -> None:
    """Part four."""
    due = await town.boards_due(place, house.place, size.due, threads)
    crowd = Crowd(place.sandbox, (), threads, size.think)
    begun = time.perf_counter()
    async with running(place.sandbox, house) as life:
        there = time.perf_counter() - begun
        try:
            await until(lambda: due <= crowd.new_boards, LONG, "all boards are posted")
            took = time.perf_counter() - begun
        except AssertionError:
            took = LONG
        used = life.read()
        report.say(
            "restart",
            f"{took:.1f} s until {len(due & crowd.new_boards)} of {len(due)} boards are posted, online after "
            f"{there:.1f} s, {used.processor:.1f} s of processor",
            took,
            BARS["restart"],
        )


async def measure(size: Size, house: House) -> bool:
    report, sandbox, folder = Report(), Sandbox(), house.folder
    await sandbox.start()
    # Several processes need not begin one after the other for five seconds each.
    sandbox.gateway.starts.max_concurrency = max(1, house.shards)
    try:
        started = time.perf_counter()
        place = town.founded(sandbox, size.people, house.shards)
        threads = await town.settled(place, folder, size.tables)
        if house.address:
            await move(folder / DATABASE, house.address, lambda line: None)
        taken = time.perf_counter() - started
        report.say("town", f"{size.tables} running tables of {len(place.games)} games, {size.people} people active, "
                   f"{os.cpu_count()} cores (laid out in {taken:.0f} s)")  # fmt: skip
        await under_load(report, place, threads, house, size)
        await restarted(report, place, threads, house, size)
        complaints = (folder / "bot.log").read_text(encoding="utf-8", errors="replace").splitlines()
        told = [line for line in complaints if " ERROR " in line or " WARNING " in line]
        report.say("log", f"{len(told)} warnings and errors" + "".join(f"\n    {line[:160]}" for line in told[:8]))
        broken = len(sandbox.exchange.violations)
        report.say("protocol", f"{broken} requests that Discord would refuse" + "".join(
            f"\n    {one.kind}: {one.detail[:120]}" for one in sandbox.exchange.violations[:5]
        ))  # fmt: skip
        return report.good
    finally:
        await sandbox.stop()


def size_of(given: argparse.Namespace) -> Size:
    base = SHORT if given.short else WHOLE
    return Size(
        given.tables or base.tables,
        given.people or base.people,
        given.due or base.due,
        base.warm if given.warm is None else given.warm,
        given.soak or base.minutes,
        given.think or base.think,
    )


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.bench.load", description="The house under load.")
    parser.add_argument("--short", action="store_true", help="a small town and few minutes")
    parser.add_argument("--soak", type=float, metavar="MINUTES", help="so long people act after warming up")
    parser.add_argument("--tables", type=int)
    parser.add_argument("--people", type=int)
    parser.add_argument("--due", type=int, help="boards that are due after the restart")
    parser.add_argument("--think", type=float, metavar="SECONDS", help="mean time before each click")
    parser.add_argument("--warm", type=float, metavar="SECONDS", help="before anything is counted")
    parser.add_argument("--postgres", type=int, metavar="PROCESSES", help="so many on a PostgreSQL server")
    given = parser.parse_args()
    for name in ("bot", "cogs", "render", "rules"):
        # As it is installed: a process that compiles what it reads starts seconds later.
        compileall.compile_dir(name, quiet=1)
    with ExitStack() as stack:
        house = House(Path(stack.enter_context(tempfile.TemporaryDirectory())))
        if given.postgres:
            server = stack.enter_context(server_running())
            house = House(house.folder, server, server.create(), given.postgres)
        good = asyncio.run(measure(size_of(given), house))
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
