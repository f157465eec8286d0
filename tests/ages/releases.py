"""The databases of released versions, and people who play on at their tables."""

from __future__ import annotations

import gzip
import sqlite3
from contextlib import closing
from pathlib import Path

from bot.store.table import LOBBY, RUNNING, Person, Table
from bot.tables.thoughts import thinker
from bot.tables.writer import Tables
from rules.core import Rng, Seat, legal, waiting

FOLDER = Path(__file__).resolve().parent
RELEASES = sorted(file.name.removesuffix(".db.gz") for file in FOLDER.glob("*.db.gz"))
GAMES = sorted(FOLDER.glob("*.jsonl.gz"))
"""What `/history export` of a release gave, packed."""
JUDGE = Person(1, "Judge", moderator=True)
MOVES = 3_000
"""More than any game of the house takes by chance."""


def unpack(release: str, folder: Path) -> Path:
    """The database of a release as it lies in a data folder."""
    file = folder / "stellwerk.db"
    file.write_bytes(gzip.decompress((FOLDER / f"{release}.db.gz").read_bytes()))
    return file


def newest(file: Path) -> int:
    """When the last commit of a database was made: nothing happens before it."""
    with closing(sqlite3.connect(file)) as database:
        return int(database.execute("SELECT max(made) FROM change").fetchone()[0])


def person(table: Table, user: int) -> Person:
    return Person(user, next((info.name for info in table.seats if info.user == user), "Gus"))


async def begin(tables: Tables, number: int) -> Table:
    """Whoever has opened a table fills it with stand-ins and starts."""
    table = await tables.get(number)
    owner = person(table, table.owner)
    while any(info.free for info in table.seats):
        table = await tables.add_stand_in(number, owner, "random")
    # Some begin by themselves with the last seat that is taken.
    return table if table.phase == RUNNING else await tables.start(number, owner)


async def play_to_the_end(tables: Tables, number: int, rng: Rng) -> Table:
    """Moves by chance of whoever is waited for, from whatever phase the table is in."""
    table = await tables.get(number)
    if table.phase == LOBBY:
        table = await begin(tables, number)
    for _ in range(MOVES):
        if table.phase != RUNNING or table.match is None:
            break
        if table.frozen:
            table = await tables.thaw(number, JUDGE)
        # Rules that ask sooner than those of the time may wait for a stand-in: it follows with the next move.
        asked = [seat for seat in waiting(table.rules, table.match.state) if table.seats[seat].user is not None]
        if not asked:
            table, rng = await _stood_in(tables, table, rng)
            continue
        seat, rng = rng.choice(asked)
        move, rng = rng.choice(legal(table.rules, table.match.state, Seat(seat)))
        user = table.seats[seat].user
        assert user is not None
        table = (await tables.play(number, person(table, user), move)).table
    return table


async def _stood_in(tables: Tables, table: Table, rng: Rng) -> tuple[Table, Rng]:
    """Nobody is waited for but stand-ins: they move at once, and chance answers for one that would search."""
    seat = thinker(table)
    if seat is None:
        return (await tables.go_on(table.id, person(table, table.people[0]))).table, rng
    assert table.match is not None
    move, rng = rng.choice(legal(table.rules, table.match.state, seat))
    return await tables.thought(table.id, [(seat, move)], len(table.match.log)), rng
