"""How calls are kept in SQLite."""

from __future__ import annotations

from collections.abc import Iterable

from bot.store.call import MAKE_UP, Call, made_up
from bot.store.database import Database, fetch
from bot.store.dues import replace_due
from bot.store.table import Due

CALL = "person_id, table_id, acted, stage, made, held, why"
GUILD = "coalesce((SELECT guild_id FROM game_table WHERE id = ?), 0)"
REMEMBERED = 3 * 86_400
"""Seconds for which calls are kept that are about an earlier wait at the same table."""


async def keep_calls(database: Database, calls: Iterable[Call]) -> None:
    for call in calls:
        await database.execute(
            f"INSERT INTO call ({CALL}, guild_id) VALUES (?, ?, ?, ?, ?, ?, ?, {GUILD})"  # noqa: S608
            " ON CONFLICT (person_id, table_id, acted, stage) DO UPDATE SET"
            " made = excluded.made, held = excluded.held, why = excluded.why",
            (*call.key, call.made, call.held, call.why, call.table),
        )
        await database.execute(
            "DELETE FROM call WHERE person_id = ? AND table_id = ? AND acted < ? AND made < ? AND held IS NULL",
            (call.user, call.table, call.acted, call.made - REMEMBERED),
        )


async def arm(database: Database, user: int) -> None:
    """What is held back of a person's calls is due when the first of them may go out."""
    ((at,),) = await fetch(database, "SELECT min(held) FROM call WHERE person_id = ?", user)
    name = made_up(user)
    if at is None:
        await database.execute("DELETE FROM due WHERE table_id = 0 AND name = ?", (name,))
    else:
        await replace_due(database, Due(name, MAKE_UP, at, None, {"user": user}))
