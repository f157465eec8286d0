"""What an operator sees and mends of the store, in SQLite; also beside a bot that runs."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator, Mapping
from contextlib import AsyncExitStack, asynccontextmanager, closing
from pathlib import Path

import aiosqlite

from bot.store import backup
from bot.store.connection import Connection
from bot.store.database import Database, Part, fetch
from bot.store.failure import TooNew, Unusable
from bot.store.migrations import steps
from bot.store.opening import abandon, connect, reported
from bot.store.protocol import OUT_OF_ORDER
from bot.store.session import AtLength
from bot.store.survey import OUT, Abandoned, Purged, Survey

OVER = "('finished', 'cancelled')"
STUCK = f"JOIN meta ON key = '{OUT_OF_ORDER}' || game_table.id AND value <> '' AND phase = 'running'"
"""With this only tables that were to go on and cannot."""
CLOSED = "dm-closed"


class Inventory(Part):
    async def survey(self, now: int) -> Survey:
        async def work(database: Database) -> Survey:
            return await _survey(database, now)

        return await self._reader.run(work)

    async def stuck(self) -> tuple[int, ...]:
        rows = await self._rows(f"SELECT game_table.id FROM game_table {STUCK} ORDER BY game_table.id")  # noqa: S608
        return tuple(int(number) for (number,) in rows)

    async def abandoned(self) -> tuple[Abandoned, ...]:
        query = (
            "SELECT outbox.id, table_id, coalesce(game_table.game, cup.game, ''), kind, given_up, made, due, attempts"
            " FROM outbox LEFT JOIN game_table ON game_table.id = table_id LEFT JOIN cup ON cup.id = -table_id"
            " WHERE given_up IS NOT NULL ORDER BY outbox.id"
        )
        return tuple(Abandoned(*row) for row in await self._rows(query))

    async def resend(self, rows: tuple[int, ...]) -> tuple[int, ...]:
        async def work(database: Database) -> tuple[int, ...]:
            found = []
            for number in rows:
                known = await fetch(
                    database, "SELECT target, given_up FROM outbox WHERE id = ? AND given_up IS NOT NULL", number
                )
                for target, reason in known:
                    found.append(number)
                    # What a first attempt showed stays known: its message may exist.
                    await database.execute(
                        "UPDATE outbox SET given_up = NULL, due = 0, attempts = 0, failures = 0, refusals = 0,"
                        " rejections = 0, complaint = '' WHERE id = ?",
                        (number,),
                    )
                    if reason == CLOSED:
                        await database.execute("UPDATE person SET dm_closed = 0 WHERE user_id = ?", (target,))
            return tuple(found)

        return await self._writer.run(work)

    async def discard(self, rows: tuple[int, ...]) -> tuple[int, ...]:
        async def work(database: Database) -> tuple[int, ...]:
            found = []
            for number in rows:
                query = "DELETE FROM outbox WHERE id = ? AND given_up IS NOT NULL"
                found += [number] * await database.changed(query, (number,))
            return tuple(found)

        return await self._writer.run(work)

    async def purge(self, before: int) -> Purged:
        async def work(database: Database) -> Purged:
            over = f"table_id IN (SELECT id FROM game_table WHERE phase IN {OVER} AND updated < ?)"  # noqa: S608
            gone = [
                await database.changed("DELETE FROM outbox WHERE given_up IS NOT NULL AND due < ?", (before,)),
                await database.changed(f"DELETE FROM outbox WHERE made < ? AND {over}", (before, before)),  # noqa: S608
                await database.changed(
                    f"DELETE FROM call WHERE made < ? AND held IS NULL AND {over}",  # noqa: S608
                    (before, before),
                ),
            ]
            return Purged(*gone)

        return await self._writer.run(work)

    async def meta(self, key: str) -> str | None:
        rows = await self._rows("SELECT value FROM meta WHERE key = ?", key)
        return str(rows[0][0]) if rows else None


async def _survey(database: Database, now: int) -> Survey:
    async def by(query: str) -> Mapping[str, int]:
        return {str(name): int(count) for name, count in await fetch(database, query)}

    oldest = await fetch(
        database, "SELECT made, table_id FROM outbox WHERE given_up IS NULL ORDER BY made, id LIMIT 1"
    )  # fmt: skip
    ((overdue,),) = await fetch(database, "SELECT count(*) FROM due WHERE look <= ?", now)
    ((dues,),) = await fetch(database, "SELECT count(*) FROM due")
    ((newest,),) = await fetch(database, "SELECT coalesce(max(made), 0) FROM change")
    return Survey(
        schema=await database.schema(),
        phases=await by(
            f"SELECT CASE WHEN key IS NULL THEN phase ELSE '{OUT}' END AS told, count(*)"  # noqa: S608
            f" FROM game_table LEFT {STUCK} GROUP BY told ORDER BY told"
        ),
        waiting=await by("SELECT kind, count(*) FROM outbox WHERE given_up IS NULL GROUP BY kind ORDER BY kind"),
        oldest=int(oldest[0][0]) if oldest else None,
        oldest_table=int(oldest[0][1]) if oldest else None,
        given_up=await by(
            "SELECT given_up, count(*) FROM outbox WHERE given_up IS NOT NULL GROUP BY given_up ORDER BY given_up"
        ),
        overdue=int(overdue),
        dues=int(dues),
        newest=int(newest),
        size=await database.size(),
    )


def forms(file: Path) -> tuple[int, int]:
    """The form of the data in a file, and the one that this program writes."""
    with reported(file), closing(backup.reading(file)) as database:
        ((version,),) = database.execute("PRAGMA user_version").fetchall()
    return int(version), steps()[-1][0]


def there(file: Path) -> None:
    if not file.is_file():
        raise Unusable(f"There is no database at {file}. Is --data the folder of the bot?")


@asynccontextmanager
async def beside(file: Path, writes: bool = False) -> AsyncIterator[Inventory]:
    """The inventory of a database that may be in use; nothing of it is changed by opening it."""
    there(file)
    async with AsyncExitStack() as stack:
        with reported(file):
            reader = await _reading(file)
            stack.push_async_callback(abandon, reader)
            version, newest = await AtLength(reader).schema(), steps()[-1][0]
            if version > newest:
                raise TooNew(f"The data are of version {version}, this program knows {newest}.")
            if version < newest:
                raise Unusable(
                    f"{file} is of an earlier form (data {version}, this program writes {newest}). "
                    "It is brought up to date when the bot is started with this program."
                )
            writer = reader
            if writes:
                writer = await connect(file)
                stack.push_async_callback(abandon, writer)
        with reported(file):
            yield Inventory(Connection(writer, "BEGIN IMMEDIATE"), Connection(reader, "BEGIN"))


async def _reading(file: Path) -> aiosqlite.Connection:
    """A connection that cannot write, with or without the index of the log."""

    def connected() -> sqlite3.Connection:
        return backup.reading(file, threads=True)

    return await aiosqlite.Connection(connected, iter_chunk_size=64)
