"""Moments that a wrong clock has put into the future are brought back, so that nobody waits for them for ever."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from bot.store.database import Database

PAST: Mapping[str, tuple[str, ...]] = {
    "game_table": ("created", "updated", "called", "asleep", "frozen"),
    "seat": ("since",),
    "change": ("made",),
    "wait": ("opened", "heard", "reminded", "nudged", "closed", "alarmed", "lapsed"),
    "wish": ("made",),
    "call": ("made",),
    "result": ("finished",),
    "ban": ("made",),
    "act": ("made",),
    "cup": ("created", "updated"),
    "cup_change": ("made",),
    "outbox": ("made",),
    "answer": ("made",),
}
"""What has happened: no such moment can lie in the future. The log of moves keeps what its seal was made of."""
AHEAD: Mapping[str, tuple[str, tuple[str, ...]]] = {
    "proposal": ("opened", ("opened", "ends")),
    "pause": ("begun", ("ended", "begun")),
    "away": ("begun", ("begun", "back")),
}
"""What lasts from a moment on: if it began in the future, all of it is brought back."""
SOON = 120
"""Seconds that a moment may lie in the future without being wrong: the clocks of two machines differ."""
CATCH_UP = 600
"""Seconds that people have after an absence of the host, as in the clock."""
MOMENTS = (1_500_000_000, 10**11)
"""Between these lie all moments that stand in JSON; numbers of Discord are larger, counts smaller."""


async def newest(database: Database) -> int:
    """The latest moment at which something is said to have happened."""
    found = 0
    for table, columns in PAST.items():
        for column in columns:
            rows = await database.fetch(f"SELECT coalesce(max({column}), 0) FROM {table}")  # noqa: S608 - names of ours
            found = max(found, int(rows[0][0]))
    return found


async def repair(database: Database, now: int) -> Mapping[str, int]:
    """Bring back what lies in the future by as much as the latest of it is ahead; how many rows of which table.

    What was kept in one order stays in that order.
    """
    far = await newest(database) - now
    done: dict[str, int] = {}
    if far <= SOON:
        return done
    # What is due goes by what its table says, so it comes first.
    done["due"] = await _due(database, now, far)
    for table, (first, columns) in AHEAD.items():
        moved = ", ".join(f"{column} = {column} - ?" for column in columns)
        done[table] = await database.changed(
            f"UPDATE {table} SET {moved} WHERE {first} > ?",  # noqa: S608 - names of ours
            (*(far for _ in columns), now + SOON),
        )
    done["call"] = await database.changed(
        "UPDATE call SET held = held - ? WHERE held IS NOT NULL AND made > ?", (far, now + SOON)
    )
    # Else nobody would be late for as long as the clock was wrong.
    done["absence"] = await database.changed("DELETE FROM absence WHERE begun > ?", (now + SOON,))
    done["absence"] += await database.changed(
        "UPDATE absence SET ended = ? WHERE ended > ?", (now + CATCH_UP, now + CATCH_UP)
    )
    done["outbox"] = await database.changed("UPDATE outbox SET due = ? WHERE made > ?", (now, now + SOON))
    for table, columns in PAST.items():
        for column in columns:
            count = await database.changed(
                f"UPDATE {table} SET {column} = {column} - ? WHERE {column} > ?",  # noqa: S608 - names of ours
                (far, now + SOON),
            )
            done[table] = max(done.get(table, 0), count)
    await database.execute("UPDATE meta SET value = ? WHERE key = 'alive'", (str(now),))
    return {table: count for table, count in done.items() if count}


async def _due(database: Database, now: int, far: int) -> int:
    """Rows that were made due in the wrong time: by when they count from, by their table, else by how late they are."""
    rows = await database.fetch(
        "SELECT table_id, name, at, since, look, payload, EXISTS (SELECT 1 FROM change WHERE change.table_id ="
        " due.table_id AND change.made > ?) FROM due",
        (now + SOON,),
    )
    count = 0
    for table, name, at, since, look, payload, touched in rows:
        wrong = since > now + SOON if since is not None else at >= now + far or (touched and at > now + far // 2)
        if not wrong:
            continue
        count += 1
        told = json.dumps(_brought_back(json.loads(payload), now, far), ensure_ascii=False)
        await database.execute(
            "UPDATE due SET at = ?, since = ?, look = ?, payload = ? WHERE table_id = ? AND name = ?",
            (
                max(now, at - far), None if since is None else since - far, max(now, min(look, at) - far), told,
                table, name,
            ),
        )  # fmt: skip
    return count


def _brought_back(value: Any, now: int, far: int) -> Any:
    """The moments in JSON that lie in the future."""
    match value:
        case dict():
            return {key: _brought_back(one, now, far) for key, one in value.items()}
        case list():
            return [_brought_back(one, now, far) for one in value]
        case int() if not isinstance(value, bool) and MOMENTS[0] < value < MOMENTS[1] and value > now + far // 2:
            return value - far
        case _:
            return value
