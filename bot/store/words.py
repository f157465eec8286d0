"""What people have added to the chance of a table, in SQLite."""

from __future__ import annotations

from bot.store.database import Database, fetch
from bot.store.table import Table, Word


async def write_words(database: Database, table: Table) -> None:
    await database.execute("DELETE FROM word WHERE table_id = ?", (table.id,))
    await database.executemany(
        "INSERT INTO word (table_id, guild_id, seat, user_id, said, salt, seal, own, told)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
        [
            (table.id, table.guild, one.seat, one.user, one.said, one.salt, one.seal, int(one.own), one.told)
            for one in table.words
        ],
    )


async def read_words(database: Database, table: int) -> tuple[Word, ...]:
    rows = await fetch(
        database, "SELECT seat, user_id, said, salt, seal, own, told FROM word WHERE table_id = ? ORDER BY seat", table
    )
    return tuple(
        Word(seat, user, said, salt, seal, bool(own), told) for seat, user, said, salt, seal, own, told in rows
    )
