"""The bot is killed without warning, again and again; the game goes on as if nothing had been."""

from __future__ import annotations

import asyncio
import contextlib
import signal
import sqlite3
from collections.abc import Awaitable
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import Any

import aiosqlite
import pytest

from bot.process.settings import DATABASE
from bot.sandbox.people import Outcome, Person
from bot.sandbox.server import Sandbox
from bot.store import migrations
from bot.store.changes import read
from bot.store.match import Stored
from bot.store.session import AtLength
from bot.store.sqlite import SqliteStore
from bot.store.table import FINISHED, LOBBY
from bot.tables.progress import revived
from bot.talk.commands import option_name
from cogs.rail_line import RailLine
from rules.core import Rng, legal, waiting
from rules.notation import NOTHING, key, names
from tests.drills.chronicle import Chronicle, is_whole
from tests.drills.stable import Stable, Victim, environment, gone, online
from tests.drills.victim import PLAYING
from tests.protocol.people import until
from tests.protocol.plays import asks_again, custom_id, done

GAME = "rail_line"
DEATHS = 30
"""Of every kind, while people play."""
TABLES = 6
"""Far more than they need for it: how many steps a game has depends on what is merged and left out."""
AWAY = 0.1
"""Seconds to Discord and back."""
SLOWER = 3
"""So often at most the disk may be slower than that when a process dies."""
LIVES = 7
"""The most steps of a life."""
FIRST_STEPS = 24
STEPS = 20
"""So many of a start or stop are looked at."""
MIGRATING = 200
"""More than any start with a migration has."""
LEAST = {
    **{f"playing, {kind}": DEATHS for kind in PLAYING},
    **{f"first start, {moment}": 20 for moment in ("before", "after")},
    "operation": 30,
    "leaving": 10,
    "telling": 2,
    "migrating": 30,
    **{f"backup, {moment}": 20 for moment in ("before", "after")},
}
"""So many deaths each drill has at the least."""
ALL = 200
pytestmark = pytest.mark.drill


def counted(what: str, deaths: int) -> None:
    print(f"{what}: killed {deaths} times")
    assert deaths >= LEAST[what]


def test_the_drills_kill_two_hundred_times() -> None:
    assert sum(LEAST.values()) >= ALL


class Bot:
    """The process of the bot, begun again whenever it has died."""

    def __init__(self, sandbox: Sandbox, data: Path, horses: Stable, kind: str) -> None:
        self._sandbox, self._data, self._horses, self._kind = sandbox, data, horses, kind
        self.deaths = 0
        self.victim: Victim | None = None

    async def alive(self) -> Victim:
        while self.victim is None or not self.victim.alive:
            if self.victim is not None:
                assert self.victim.status == -signal.SIGKILL, self.victim.said
                self.deaths += 1
                await gone(self._sandbox)
            # Lives of one to so many steps; the last one is not cut short.
            mortal = self.deaths < DEATHS
            step = self.deaths % LIVES + 1
            self.victim = await self._horses.start(
                environment(self._sandbox, self._data), self._kind if mortal else "", step
            )
            await online(self._sandbox, self.victim)
        return self.victim

    async def during(self, person: Person, act: Awaitable[Outcome]) -> None:
        """Somebody does something; it may be the bot's death."""
        victim = await self.alive()
        doing = asyncio.ensure_future(self._answered(person, act))
        dying = asyncio.ensure_future(victim.ended.wait())
        await asyncio.wait({doing, dying}, return_when=asyncio.FIRST_COMPLETED)
        for task in (doing, dying):
            task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await doing
        await self.alive()

    async def _answered(self, person: Person, act: Awaitable[Outcome]) -> None:
        panel = await done(await act)
        if asks_again(panel):
            await done(await person.click(panel, custom_id(panel, "do")))

    async def stop(self) -> int:
        victim = await self.alive()
        victim.send(signal.SIGTERM)
        return await victim.wait()


async def look(data: Path, number: int) -> tuple[Stored | None, int]:
    """A table as it is on the disk, and how much waits for Discord."""
    file = data / DATABASE
    if not file.exists():
        return None, 0
    async with aiosqlite.connect(file) as database:
        # One moment, not several: the bot may be committing.
        await database.execute("BEGIN")
        try:
            rows = await database.execute_fetchall("SELECT count(*) FROM outbox WHERE given_up IS NULL")
        except sqlite3.OperationalError:
            return None, 0
        return await read(AtLength(database), number), next(iter(rows))[0]


def promised(data: Path) -> int:
    """So many wait for the answer of a process that has died."""
    with contextlib.closing(sqlite3.connect(data / DATABASE)) as database:
        return int(database.execute("SELECT count(*) FROM promise").fetchone()[0])


def next_act(
    number: int, stored: Stored | None, ada: Person, ben: Person, rng: Rng
) -> tuple[Person, str, dict[str, Any]] | None:
    """What somebody would do now at this table: person, command, options."""
    if stored is None:
        return ada, "table new", {"game": GAME, "seats": 2}
    table = revived(stored)
    if table.phase == LOBBY:
        if ben.id not in table.people:
            return ben, "table join", {"table": number}
        return ada, "table start", {"table": number}
    if table.phase == FINISHED or table.match is None:
        return None
    seat = waiting(table.rules, table.match.state)[0]
    person = ada if table.seats[seat].user == ada.id else ben
    move, _ = rng.choice(legal(table.rules, table.match.state, seat))
    path = RailLine.path(type(move))
    given = {
        str(option_name(name, GAME)): NOTHING if token == "" else str(token)
        for name, token in zip(names(type(move)), key(move)[1:], strict=True)
    }
    return person, path, given | {"table": number}


@pytest.mark.parametrize("kind", PLAYING)
async def test_a_game_survives_any_number_of_deaths(
    kind: str, sandbox: Sandbox, horses: Stable, tmp_path: Path, ada: Person, ben: Person
) -> None:
    data = tmp_path / "data"
    # Discord is not on this machine: what is noted while an acknowledgement is on its way has time for that.
    sandbox.faults.fail_next(r"POST /api/v10/interactions/\d+/[^/]+/callback", delay=AWAY, times=1_000_000)
    bot = Bot(sandbox, data, horses, kind)
    chronicles: dict[int, Chronicle] = {}
    await bot.alive()
    # Table after table, until it has died often enough.
    while bot.deaths < DEATHS:
        assert len(chronicles) < TABLES, f"{bot.deaths} deaths"
        number = len(chronicles) + 1
        chronicles[number] = Chronicle(sandbox)
        await play(bot, data, number, ada, ben)
        chronicles[number].stop()
    counted(f"playing, {kind}", bot.deaths)
    await bot.alive()
    await until(lambda: promised(data) == 0, what="what was promised is kept")
    lost = sum(one.loading for one in sandbox.world.messages.values())
    print(f"{lost} waited in vain: the disk was slower than Discord")
    assert lost <= SLOWER
    assert await bot.stop() == 0
    store = await SqliteStore.open(data / DATABASE)
    rows = await store.waiting()
    kept = {number: (await store.table(number), await store.lines(number)) for number in chronicles}
    await store.close()
    assert rows == ()
    for number, (stored, lines) in kept.items():
        assert stored is not None
        table = revived(stored)
        is_whole(table)
        chronicles[number].agrees_with(table, lines)
        # Nothing is left to click.
        assert table.thread is not None
        thread = ada.messages(sandbox.world.channels[table.thread])
        assert [message for message in thread if "s1:move" in str(message.components)] == []
    # Nothing is posted twice.
    public = [message for message in ada.messages(ada.channel("tables")) if not message.ephemeral]
    assert len(public) == len(kept) and "s1:join" not in str([message.components for message in public])


async def play(bot: Bot, data: Path, number: int, ada: Person, ben: Person) -> None:
    """A game from its opening until everything of it has been told."""
    ada.at = ben.at = ada.channel("tables")
    for n in count():
        act = next_act(number, (await look(data, number))[0], ada, ben, Rng(n))
        if act is None:
            break
        person, path, options = act
        await bot.during(person, person.slash(path, options=options))
    while (await look(data, number))[1]:
        await bot.alive()
        await asyncio.sleep(0.05)


@dataclass
class House:
    """A database with a table in it, and what every later start must find there."""

    sandbox: Sandbox
    horses: Stable
    data: Path
    deaths: int = 0

    async def life(self, kind: str, step: int, stopped: bool) -> bool:
        """A start, up to a whole one, and a stop if wanted; True once nothing has killed it."""
        victim = await self.horses.start(environment(self.sandbox, self.data), kind, step)
        await online(self.sandbox, victim)
        if victim.alive and stopped:
            victim.send(signal.SIGTERM)
            await victim.wait()
        survived = victim.alive or victim.status == 0
        if survived:
            victim.send(signal.SIGKILL)
            await victim.ended.wait()
        else:
            assert victim.status == -signal.SIGKILL, victim.said
            self.deaths += 1
        await gone(self.sandbox)
        return survived

    async def opens(self, number: int, name: str = DATABASE) -> Stored | None:
        store = await SqliteStore.open(self.data / name)
        try:
            return await store.table(number)
        finally:
            await store.close()


@pytest.fixture
async def house(sandbox: Sandbox, horses: Stable, tmp_path: Path, ada: Person) -> House:
    data = tmp_path / "data"
    victim = await horses.start(environment(sandbox, data))
    await online(sandbox, victim)
    ada.at = ada.channel("tables")
    await (await ada.slash("table new", options={"game": GAME, "seats": 2})).finished()
    victim.send(signal.SIGTERM)
    assert await victim.wait() == 0
    await gone(sandbox)
    return House(sandbox, horses, data)


@pytest.mark.parametrize("moment", ["before", "after"])
async def test_a_death_at_any_moment_of_the_first_start_leaves_nothing_half(
    moment: str, sandbox: Sandbox, horses: Stable, tmp_path: Path
) -> None:
    deaths = 0
    for step in range(1, FIRST_STEPS + 1):
        house = House(sandbox, horses, tmp_path / str(step))
        survived = await house.life(f"{moment}-operation", step, False)
        assert survived or await house.life("", 0, True)
        deaths += house.deaths
    counted(f"first start, {moment}", deaths)


@pytest.mark.parametrize("what", ["operation", "leaving", "telling"])
async def test_a_death_at_any_moment_of_a_start_or_stop_loses_nothing(what: str, house: House) -> None:
    before = await house.opens(1)
    assert before is not None
    for step in range(1, STEPS + 1):
        survived = [await house.life(f"{moment}-{what}", step, what == "leaving") for moment in ("before", "after")]
        if all(survived):
            break
    counted(what, house.deaths)
    assert await house.life("", 0, True)
    assert await house.opens(1) == before


async def test_a_death_at_any_moment_of_a_migration_leaves_the_old_form_or_the_new(house: House) -> None:
    before = await house.opens(1)
    forms = set()
    for step in range(1, MIGRATING):
        survived = await house.life("before-migrating", step, False)
        with contextlib.closing(sqlite3.connect(house.data / DATABASE)) as database:
            (version,) = database.execute("PRAGMA user_version").fetchone()
            things = database.execute("SELECT count(*) FROM sqlite_master WHERE name = 'drill'").fetchone()[0]
            columns = [row[1] for row in database.execute("PRAGMA table_info(person)")]
        newest = migrations.steps()[-1][0]
        assert (version, things, "drill" in columns) in {(newest, 0, False), (newest + 2, 1, True)}
        forms.add(version)
        if survived:
            break
    assert len(forms) == 2 and survived
    counted("migrating", house.deaths)
    with contextlib.closing(sqlite3.connect(house.data / DATABASE)) as database:
        database.executescript(f"PRAGMA user_version = {newest}; ALTER TABLE person DROP COLUMN drill;")
    assert await house.opens(1) == before


@pytest.mark.parametrize("moment", ["before", "after"])
async def test_a_death_at_any_moment_of_a_backup_leaves_a_whole_copy_or_none(
    moment: str, house: House, tmp_path: Path
) -> None:
    """The bot runs meanwhile, and notices nothing of it."""
    before = await house.opens(1)
    there = environment(house.sandbox, house.data)
    bot = await house.horses.start(there)
    await online(house.sandbox, bot)
    found = set()
    for step in count(1):
        target = tmp_path / f"{step}.db"
        copying = await house.horses.start(there, f"{moment}-copying", step, ("backup", str(target)))
        await copying.wait()
        found.add(target.exists())
        if target.exists():
            assert target.stat().st_mode & 0o777 == 0o600
            assert await House(house.sandbox, house.horses, tmp_path).opens(1, target.name) == before
        if copying.status == 0:
            break
        assert copying.status == -signal.SIGKILL, copying.said
        house.deaths += 1
    assert found == {False, True} and bot.alive
    bot.send(signal.SIGTERM)
    assert await bot.wait() == 0
    assert await house.opens(1) == before
    counted(f"backup, {moment}", house.deaths)
