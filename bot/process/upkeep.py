"""What an operator does with the data besides running the bot: verify, back up, restore."""

from __future__ import annotations

import asyncio
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from bot.store import backup
from bot.store.sqlite import SqliteStore
from bot.tables.proof import Fault, fault

Say = Callable[[str], None]


def verify(database: Path, say: Say = print) -> int:
    """Replay every table of a database that may be in use; the exit status: 0 if all are sound."""
    with tempfile.TemporaryDirectory(prefix="stellwerk-") as folder:
        copy = Path(folder) / database.name
        # A copy can be brought to the present form without touching the original.
        backup.backup(database, copy)
        return asyncio.run(_verify(copy, say))


async def _verify(copy: Path, say: Say) -> int:
    store = await SqliteStore.open(copy)
    try:
        numbers = sorted(await store.find())
        sound = 0
        for number in numbers:
            game, found = await examine(store, number)
            if found is None:
                sound += 1
            else:
                entry = f"entry {found.entry}: " if found.entry else ""
                say(f"table {number} ({game}): {entry}{found.why}")
    finally:
        await store.close()
    say(f"{len(numbers)} read, {sound} sound")
    return 0 if sound == len(numbers) else 1


async def examine(store: SqliteStore, number: int) -> tuple[str, Fault | None]:
    """The game of a table, and what is wrong with the table."""
    try:
        stored = await store.table(number)
    except Exception as failed:  # noqa: BLE001 - one table that cannot be read must not hide the others
        return "?", Fault(0, f"its rows cannot be read: {type(failed).__name__}")
    assert stored is not None
    return stored.table.game, fault(stored)


def back_up(database: Path, target: Path, say: Say = print) -> int:
    backup.backup(database, target)
    say(f"{target}: {target.stat().st_size:,} bytes")
    return 0


def restore(database: Path, copy: Path, say: Say = print) -> int:
    kept = backup.restore(copy, database, time.strftime("%Y%m%d-%H%M%S", time.gmtime()))
    if kept is not None:
        say(f"The former database is kept as {kept}.")
    say("Restored. At the next start every running game gets a fresh post.")
    return 0
