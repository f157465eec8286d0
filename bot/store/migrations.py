"""Numbered steps from one form of the database to the next, forward only."""

from __future__ import annotations

import re
import sqlite3
from contextlib import suppress
from importlib import resources

import aiosqlite

from bot.store.failure import TooNew

_NAME = re.compile(r"(\d{4})_\w+\.sql")
_TRIGGER = re.compile(r"^CREATE TRIGGER\b", re.MULTILINE)


def steps() -> tuple[tuple[int, str], ...]:
    """All steps, as (number, SQL), in order."""
    found = []
    for file in resources.files("bot.store").joinpath("schema").iterdir():
        if named := _NAME.fullmatch(file.name):
            found.append((int(named[1]), file.read_text(encoding="utf-8")))
    return tuple(sorted(found))


def prelude() -> str:
    """What an empty PostgreSQL database is given before the first step."""
    return resources.files("bot.store").joinpath("schema", "postgres.sql").read_text(encoding="utf-8")


def translated_steps() -> tuple[tuple[int, str], ...]:
    """The same for PostgreSQL: where `NAME.postgres.sql` stands beside, it stands for the triggers of `NAME.sql`."""
    folder = resources.files("bot.store").joinpath("schema")
    own = {int(file.name[:4]): file for file in folder.iterdir() if file.name.endswith(".postgres.sql")}

    def theirs(number: int, script: str) -> str:
        shared = [one for one in statements(script) if not _TRIGGER.search(one)]
        return "".join((*shared, own[number].read_text(encoding="utf-8")))

    return tuple((number, theirs(number, script) if number in own else script) for number, script in steps())


def statements(script: str) -> tuple[str, ...]:
    """The single statements of a script: `executescript` would commit before it begins."""
    found, part = [], ""
    for line in script.splitlines(keepends=True):
        part += line
        if sqlite3.complete_statement(part):
            found.append(part)
            part = ""
    return tuple(found)


async def migrate(database: aiosqlite.Connection) -> int:
    """Bring an open database up to date; the number of its form. All missing steps happen, or none."""
    async with database.execute("PRAGMA user_version") as cursor:
        row = await cursor.fetchone()
    version = int(row[0]) if row else 0
    known = steps()
    newest = known[-1][0]
    if version > newest:
        raise TooNew(
            f"The data are of version {version}, this program knows {newest}. Start the version that wrote them."
        )
    await database.execute("BEGIN IMMEDIATE")
    try:
        for number, script in known:
            if number > version:
                for statement in statements(script):
                    await database.execute(statement)
        await database.execute(f"PRAGMA user_version = {newest}")
        await database.execute("COMMIT")
    except BaseException:
        # Whoever was cancelled while it committed finds nothing to take back.
        with suppress(sqlite3.OperationalError):
            await database.execute("ROLLBACK")
        raise
    return newest
