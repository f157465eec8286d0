"""What people are called, with their number and server: texts about them are rid of these names one day."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from bot.store.database import Database
from bot.store.table import Table


async def keep_names(database: Database, guild: int, called: Iterable[tuple[int | None, str]]) -> None:
    await database.executemany(
        "INSERT INTO known_as (user_id, guild_id, name) VALUES (?, ?, ?)"
        " ON CONFLICT (user_id, guild_id, name) DO NOTHING",
        [(user, guild, name) for user, name in dict.fromkeys(called) if user is not None and user > 0 and name],
    )


def sitting(table: Table) -> Iterator[tuple[int | None, str]]:
    """Who sits at a table, waits for a seat, or is about to have one."""
    yield from ((info.user, info.name) for info in table.seats)
    yield from ((guest.user, guest.name) for guest in table.queue)
    for due in table.dues:
        if {"to", "name"} <= due.payload.keys():
            yield int(due.payload["to"]), str(due.payload["name"])
