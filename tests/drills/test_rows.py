"""No single row stops the host: each text that is kept is made unreadable, and everybody else lives on as before."""

from __future__ import annotations

import logging
import shutil
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import pytest
import pytest_asyncio

from bot.store.cup import OPEN, UNDER_WAY
from bot.store.migrations import steps
from bot.store.table import FINISHED, LOBBY, RUNNING, Person
from bot.tables.moments import DAY
from rules.core import AnyRules
from tests.bot.clock.hours import Hours, Times
from tests.bot.crowd import BY_ID, HERE, X, found_in_rows, played
from tests.bot.delivery.channel import Channel
from tests.bot.tables.test_forgetting import FILE, filled, lasting
from tests.drills.test_outbox import made
from tests.protocol.people import until

pytestmark = pytest.mark.drill
EVA, FIN = Person(987_654_321_098_600_001, "Eva"), Person(987_654_321_098_600_002, "Fin")
"""They come when it has happened."""
JUDGE = Person(1, "", moderator=True)
NOTICES = 10
"""So many lines the log may get in two days."""
GARBAGE = ("[", "7", '{"a": [1]}')


def texts() -> dict[str, list[str]]:
    """The columns of each table that hold text."""
    with closing(sqlite3.connect(":memory:")) as database:
        for _, script in steps():
            database.executescript(script)
        tables = [name for (name,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        found = {
            name: [row[1] for row in database.execute(f"PRAGMA table_info({name})") if row[2] == "TEXT"]
            for name in tables
        }
    return {name: columns for name, columns in found.items() if columns}


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def full(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Path]:
    folder = tmp_path_factory.mktemp("full")
    await filled(folder)
    yield folder


def spoil(file: Path, table: str, column: str, garbage: str) -> int:
    """How many rows; none where the database itself refuses it."""
    chosen = f"SELECT rowid FROM {table} WHERE {column} NOT IN ('', '[]', '{{}}') ORDER BY rowid LIMIT 1"
    if table == "due":
        chosen = "SELECT rowid FROM due WHERE table_id = 0 ORDER BY look LIMIT 1"
    with closing(sqlite3.connect(file)) as database, database:
        try:
            return database.execute(f"UPDATE {table} SET {column} = ? WHERE rowid = ({chosen})", (garbage,)).rowcount
        except sqlite3.IntegrityError:
            return 0


async def others(at: Hours) -> None:
    """What people do who have nothing to do with it."""
    tables, channel = at.tables, Channel()
    outbox = made(tables, channel, now=lambda: at.times.wall)
    outbox.start()
    try:
        table = await tables.open(EVA, HERE, "toy", 2)
        await tables.join(table.id, FIN)
        await tables.start(table.id, EVA)
        await played(tables, table.id, 3)
        await until(lambda: any(row.table == table.id and row.kind == "turn" for row in channel.rows), what="a board")
    finally:
        await outbox.stop(drain=False)
    assert table.id in {one.id for one in await tables.in_guild(HERE.guild, LOBBY, RUNNING)}
    assert [one.id for one in await tables.of_user(EVA.id)] == [table.id]
    cup = await tables.open_cup(EVA, HERE, "Another", "swiss", "toy", 2)
    assert cup.id in {one.id for one in await tables.cups(HERE.guild, OPEN, UNDER_WAY)}
    assert await tables.charter(HERE.guild) and (await tables.acts(JUDGE, HERE.guild, 0))[0]
    await tables.set_bell(FIN.id, HERE.guild, "toy")
    await at.live(2 * DAY)
    assert await at.clock.complaint() is None
    await played(tables, table.id)
    assert (await tables.get(table.id)).phase == FINISHED
    await tables.drain()
    await tables.records.catch_up()
    assert table.id in {one.table for one in await at.store.results()}


@pytest.mark.parametrize("name", texts())
async def test_everybody_else_lives_on_whatever_cannot_be_read(
    name: str, full: Path, tmp_path: Path, toy: AnyRules, caplog: pytest.LogCaptureFixture
) -> None:
    BY_ID.update({person.id: person for person in (EVA, FIN)})
    caplog.set_level(logging.WARNING)
    spoiled = 0
    for column in texts()[name]:
        for n, garbage in enumerate(GARBAGE):
            folder = tmp_path / f"{column}-{n}"
            folder.mkdir()
            shutil.copy(full / FILE, folder / FILE)
            rows = spoil(folder / FILE, name, column, garbage)
            spoiled += rows
            if not rows:
                continue
            caplog.clear()
            async with lasting(folder, Times()) as at:
                await others(at)
                said = [record for record in caplog.records if record.name.startswith("bot.")]
                assert len(said) < NOTICES, (column, garbage, [record.getMessage() for record in said])
                assert sum(record.exc_info is not None for record in said) <= 1
                await at.tables.forget(X.id)
                assert await at.clock.complaint() is None
            assert [row for row in found_in_rows(folder / FILE) if row not in garbage] == []
    print(f"{name}: {spoiled} faults")
