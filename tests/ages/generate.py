"""Makes what a release leaves behind: a database with everything that can be in it, and a finished game of each kind.

It is run by the code of that release, so that the file holds what that release really writes:

    git archive v0.2.0 | tar -x -C /tmp/release
    cp tests/ages/*.py /tmp/release/tests/ages/ && cd /tmp/release
    python -m tests.ages.generate 0.2 FOLDER

FOLDER then has `0.2.db.gz`, and each game as `/history export` gives it: `0.2-rail_line.jsonl.gz`.

The same release makes the same games each time: seeds, people and the clock are fixed. Only what is posted beside each
other may get other numbers.
"""

from __future__ import annotations

import asyncio
import gzip
import sqlite3
import sys
import tempfile
from contextlib import closing
from pathlib import Path

from bot.store.table import FINISHED
from bot.tables import record
from tests.ages import contests, scenes
from tests.ages.village import Village, village

FILE = "stellwerk.db"
ACTS: tuple[scenes.Act, ...] = (
    scenes.long_ago, scenes.people, scenes.servers, scenes.whole, scenes.closed, contests.over, scenes.brought_in,
    scenes.half, contests.under_way, scenes.clocks, scenes.proposals, contests.to_come, scenes.lobbies,
    scenes.unfinished,
)  # fmt: skip


async def fill(folder: Path) -> dict[str, str]:
    """Make the database in this folder; the exported games."""
    async with village(folder) as here:
        for act in ACTS:
            await act(here)
        await here.tables.records.catch_up()
        return await exported(here)


async def exported(here: Village) -> dict[str, str]:
    """The first rated game of each kind that was played to its end."""
    found: dict[str, str] = {}
    for number in reversed(await here.tables.store.find(phases=(FINISHED,))):
        table = await here.get(number)
        if table.rated and table.secret and table.words and table.game not in found:
            found[table.game] = record.written(table, await here.tables.store.lines(number))
    return found


def packed(target: Path, content: bytes) -> None:
    """The same content makes the same file."""
    with target.open("wb") as raw, gzip.GzipFile("", "wb", 9, raw, 0) as file:
        file.write(content)
    print(f"{target}: {target.stat().st_size:,} bytes")


def main(release: str, target: Path) -> None:
    with tempfile.TemporaryDirectory() as folder:
        games = asyncio.run(fill(Path(folder)))
        file = Path(folder) / FILE
        with closing(sqlite3.connect(file)) as database:
            database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            database.execute("VACUUM")
            # A file that needs no journal beside it, whatever it was written with.
            database.execute("PRAGMA journal_mode = DELETE")
        packed(target / f"{release}.db.gz", file.read_bytes())
    for game, text in games.items():
        packed(target / f"{release}-{game}.jsonl.gz", text.encode())


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]))
