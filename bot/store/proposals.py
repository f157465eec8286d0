"""What waits at a table for others to agree, in SQLite."""

from __future__ import annotations

import json

from bot.store.database import Database, fetch
from bot.store.legible import Reading
from bot.store.table import Proposal, Table


async def write_proposals(database: Database, table: Table) -> None:
    await database.execute("DELETE FROM consent WHERE table_id = ?", (table.id,))
    await database.execute("DELETE FROM proposal WHERE table_id = ?", (table.id,))
    await database.executemany(
        "INSERT INTO proposal (table_id, guild_id, number, kind, person_id, opened, ends, payload)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        [
            (table.id, table.guild, one.number, one.kind, one.by, one.opened, one.ends, json.dumps(dict(one.payload)))
            for one in table.proposals
        ],
    )
    await database.executemany(
        "INSERT INTO consent (table_id, guild_id, number, person_id, place) VALUES (?, ?, ?, ?, ?)",
        [
            (table.id, table.guild, one.number, user, place)
            for one in table.proposals
            for place, user in enumerate(one.agreed)
        ],
    )


async def read_proposals(database: Database, table: int, part: Reading) -> tuple[Proposal, ...]:
    agreed: dict[int, list[int]] = {}
    for number, user in await fetch(
        database, "SELECT number, person_id FROM consent WHERE table_id = ? ORDER BY number, place", table
    ):
        agreed.setdefault(number, []).append(user)
    rows = await fetch(
        database,
        "SELECT number, kind, person_id, opened, ends, payload FROM proposal WHERE table_id = ? ORDER BY number",
        table,
    )
    return part.of(
        "proposals",
        lambda: tuple(
            Proposal(number, kind, by, opened, ends, dict(json.loads(payload)), tuple(agreed.get(number, ())))
            for number, kind, by, opened, ends, payload in rows
        ),
        (),
    )
