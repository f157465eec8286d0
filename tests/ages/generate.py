"""Makes the database that a release leaves behind: every game, every phase, everything that can wait in it.

It is run by the code of that release, so that the file holds what that release really writes:

    git archive v0.2 | tar -x -C /tmp/release
    cp tests/ages/generate.py /tmp/release/ && cd /tmp/release
    python generate.py 0.2.db.gz && cp 0.2.db.gz …/tests/ages/

The same release makes the same tables each time: seeds, people and the clock are fixed.
"""

from __future__ import annotations

import asyncio
import gzip
import importlib
import sqlite3
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from rules.core import Rng, Seat, legal, waiting
from rules.registry import GAMES, variants

BEGAN = 1_760_000_000
GUILD, CHANNEL = 900, 901
NAMES = ("Ada", "Ben", "Cleo", "Dora", "Emil", "Frida")
ENOUGH = 5_000
"""More moves than any game has."""


def found(*names: str) -> Any:
    """The first of these modules that this release has: the host's rooms have moved between releases."""
    for name in names:
        try:
            return importlib.import_module(name)
        except ModuleNotFoundError:
            continue
    raise ModuleNotFoundError(" or ".join(names))


SqliteStore = found("bot.store.sqlite", "bot.sqlite_store").SqliteStore
_kept = found("bot.store.draft", "bot.store.protocol", "bot.store")
_table = found("bot.store.table", "bot.tables.table", "bot.table")
_writer = found("bot.tables.writer", "bot.tables")
Tables: Any = _writer.Tables if hasattr(_writer, "Tables") else found("bot.tables.tables").Tables
Post: Any = _kept.Post
PEOPLE = tuple(_table.Person(500 + n, name, ("en", "de")[n % 2]) for n, name in enumerate(NAMES))
BY_ID = {person.id: person for person in PEOPLE}
HERE = _table.Place(GUILD, CHANNEL)


@dataclass
class Counter:
    """A clock, dice and Discord's numbers: each call gives the next one."""

    value: int
    step: int = 1

    def __call__(self) -> int:
        self.value += self.step
        return self.value


@dataclass
class House:
    """The tables of a release, played by people who choose by chance."""

    tables: Any
    rng: Rng = field(default_factory=lambda: Rng(2026))
    message: Counter = field(default_factory=lambda: Counter(7_000_000, 10))
    threads: Counter = field(default_factory=lambda: Counter(8_000_000, 10))

    def chance(self, bound: int) -> int:
        drawn, self.rng = self.rng.below(bound)
        return drawn

    async def lobby(self, game: str, seats: int, options: dict[str, str], people: int, **more: Any) -> int:
        table = await self.tables.open(PEOPLE[0], HERE, game, seats, options, ("de", "en")[seats % 2], **more)
        for person in PEOPLE[1:people]:
            await self.tables.join(table.id, person)
        return int(table.id)

    async def running(self, game: str, seats: int, options: dict[str, str], people: int) -> int:
        number = await self.lobby(game, seats, options, people)
        for at in range(seats - people):
            await self.tables.add_stand_in(number, PEOPLE[0], ("greedy", "random")[at % 2])
        await self.tables.start(number, PEOPLE[0])
        return number

    async def play(self, number: int, moves: int, undo: int = 0) -> int:
        """Moves by chance; one of `undo` is taken back where that may be. How many moves there were."""
        for made in range(moves):
            table = await self.tables.get(number)
            if table.phase != "running":
                return made
            seats = waiting(table.rules, table.match.state)
            seat = Seat(seats[self.chance(len(seats))])
            options = legal(table.rules, table.match.state, seat)
            by = BY_ID[table.seats[seat].user]
            await self.tables.play(number, by, options[self.chance(len(options))])
            after = await self.tables.get(number)
            if undo and self.chance(undo) == 0 and self.tables.can_undo(after, by):
                await self.tables.undo(number, by)
        return moves

    async def undoable(self, number: int) -> None:
        """Play on to a moment at which a move may be taken back: the way back is part of what is kept."""
        for _ in range(60):
            table = await self.tables.get(number)
            if table.phase == "running" and any(self.tables.can_undo(table, person) for person in PEOPLE):
                return
            await self.play(number, 1)

    async def order(self, number: int) -> None:
        """Every person gives a standing order for half of the questions that know any."""
        table = await self.tables.get(number)
        for info in table.seats:
            for key in sorted(table.rules.orders)[info.seat % 2 :: 2]:
                if info.user is not None and (await self.tables.get(number)).phase == "running":
                    await self.tables.set_order(number, BY_ID[info.user], key, table.rules.orders[key][0])

    async def deliver(self, number: int, leave: int) -> None:
        """Everything has reached Discord but the last few rows of each lane; one of those has been tried."""
        store = self.tables.store
        # Version 0.1 told table and lane as a pair.
        lanes = [one if isinstance(one, tuple) else (one.table, one.lane) for one in await store.waiting()]
        for lane in [lane for table, lane in lanes if table == number]:
            while len(rows := await store.rows(number, lane)) > leave:
                row = rows[0]
                if row.kind == "thread":
                    await self.tables.thread_made(number, self.threads())
                posted = row.kind in ("lobby", "turn", "final", "hand", "thread")
                await store.delivered(row, Post(self.message(), row.revision, "") if posted else None)
            if leave and rows:
                await store.trying(rows[0], rows[0].revision)


Scene = Callable[[House, str, int, dict[str, str]], Any]


async def _lobby(house: House, game: str, seats: int, options: dict[str, str]) -> int:
    return await house.lobby(game, seats, options, 1, access="invited", invited=(PEOPLE[4].id,))


async def _started(house: House, game: str, seats: int, options: dict[str, str]) -> int:
    return await house.running(game, seats, options, seats)


async def _taken_back(house: House, game: str, seats: int, options: dict[str, str]) -> int:
    number = await house.running(game, seats, options, seats)
    await house.play(number, 12, undo=3)
    await house.order(number)
    await house.play(number, 25, undo=4)
    await house.undoable(number)
    return number


async def _deserted(house: House, game: str, seats: int, options: dict[str, str]) -> int:
    """A stand-in from the start, a seat handed over, somebody who has vanished, somebody who has left."""
    seats = max(GAMES[game].seats)
    number = await house.running(game, seats, options, seats - 1)
    await house.play(number, 8)
    handed = (await house.tables.get(number)).seat_of(PEOPLE[0].id)
    assert handed is not None
    await house.tables.offer_seat(number, PEOPLE[0], handed, PEOPLE[5])
    await house.tables.take_over(number, PEOPLE[5], handed)
    await house.play(number, 8)
    gone = (await house.tables.get(number)).seat_of(PEOPLE[1].id)
    await house.tables.add_stand_in(number, PEOPLE[5], "random", gone)
    if seats > 3:
        await house.tables.resign(number, PEOPLE[2])
    await house.play(number, 6)
    return number


async def _nearly_over(house: House, game: str, seats: int, options: dict[str, str]) -> int:
    """As far as three moves before the end, found by playing the same game once before."""
    before = house.rng
    whole = await house.play(await house.running(game, seats, options, seats), ENOUGH)
    house.rng = before
    number = await house.running(game, seats, options, seats)
    await house.play(number, whole - 3)
    return number


async def _cancelled(house: House, game: str, seats: int, options: dict[str, str]) -> int:
    number = await house.lobby(game, seats, options, 2)
    await house.tables.cancel(number, PEOPLE[0])
    return number


async def _agreed(house: House, game: str, seats: int, options: dict[str, str]) -> int:
    number = await house.running(game, seats, options, 2)
    await house.play(number, 10)
    for person in PEOPLE[:2]:
        if (await house.tables.get(number)).phase == "running":
            await house.tables.propose_end(number, person)
    return number


EVERYWHERE: tuple[Scene, ...] = (_lobby, _started, _taken_back, _deserted, _nearly_over)
"""The game played to the end on the way to the last of them is the finished one."""
NOW_AND_THEN: tuple[Scene, ...] = (_cancelled, _agreed, _taken_back, _deserted, _taken_back)


async def fill(file: Path) -> int:
    store = await SqliteStore.open(file)
    try:
        house = House(Tables(store, Counter(BEGAN, 60), Counter(41, 104_729)))
        for at, game in enumerate(sorted(GAMES)):
            cases = [(seats, options) for options in variants(GAMES[game]) for seats in GAMES[game].seats]
            for turn, scene in enumerate((*EVERYWHERE, NOW_AND_THEN[at])):
                # Steps of 7 visit all numbers of seats and all options of a game, which come in 2s, 3s, 5s and 11s.
                await scene(house, game, *cases[turn * 7 % len(cases)])
        for number in reversed(await store.find()):
            await house.deliver(number, leave=(0, 0, 2)[number % 3])
        await house.tables.set_language(PEOPLE[1].id, "de")
        return len(await store.find())
    finally:
        await store.close()


def main(target: Path) -> None:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "stellwerk.db"
        count = asyncio.run(fill(file))
        database = sqlite3.connect(file)
        database.execute("VACUUM")
        database.close()
        with target.open("wb") as raw, gzip.GzipFile("", "wb", 9, raw, 0) as packed:
            packed.write(file.read_bytes())
    print(f"{count} tables, {target.stat().st_size:,} bytes")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
