"""What a table has agreed about time, as text and in SQLite."""

from __future__ import annotations

import json
from dataclasses import asdict

from bot.store.database import Database, fetch
from bot.store.table import Hours, Pace, Pause, Table


def pace_text(pace: Pace | None) -> str | None:
    return None if pace is None else json.dumps(asdict(pace))


def pace_of(text: str | None) -> Pace | None:
    if text is None:
        return None
    kept = json.loads(text)
    hours = kept.pop("hours")
    if hours is not None:
        hours = Hours(**{**hours, "days": tuple(hours["days"])})
    return Pace(**kept, hours=hours)


async def write_pauses(database: Database, table: Table) -> None:
    await database.execute("DELETE FROM pause WHERE table_id = ?", (table.id,))
    await database.executemany(
        "INSERT INTO pause (table_id, guild_id, begun, ended, kind, person_id) VALUES (?, ?, ?, ?, ?, ?)",
        [(table.id, table.guild, one.begun, one.ended, one.kind, one.by) for one in table.pauses],
    )


async def read_pauses(database: Database, table: int) -> tuple[Pause, ...]:
    rows = await fetch(
        database, "SELECT begun, ended, kind, person_id FROM pause WHERE table_id = ? ORDER BY begun", table
    )
    return tuple(Pause(*row) for row in rows)
