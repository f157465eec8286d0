"""Everything from one database to another, whatever engines they are of, and proved to be the same there."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import AsyncIterator, Callable
from pathlib import Path

from bot.store.address import Place, is_address, shown
from bot.store.database import Database, Value
from bot.store.dialect import clean
from bot.store.failure import Unusable
from bot.store.holdings import holdings
from bot.store.inventory import there
from bot.store.place import open_store, unused

FIRST = ("game_table", "cup", "result")
"""What rows of other tables belong to."""
OF_PROCESSES = ("lease", "identify", "attempt", "epoch")
"""What is about processes and servers, not about people, and stays behind."""
COUNTED = ("game_table", "cup", "outbox", "act")
"""Tables whose rows are numbered; no number is given twice, also of rows that are gone."""
MOST = 2_000
"""Rows that are carried at once."""

Say = Callable[[str], None]
Rows = list[tuple[Value, ...]]


def tables() -> tuple[str, ...]:
    """What is moved, in an order in which it can be written."""
    return (*FIRST, *sorted(holdings().keys() - {*FIRST, *OF_PROCESSES}))


async def move(source: Place, target: Place, say: Say = print) -> int:
    """Copy everything into a target in which nothing is yet; how many rows. All of it is there afterwards, or nothing.

    The source stays as it is. No bot may run on either.
    """
    await asyncio.to_thread(_possible, source, target)
    old = await open_store(source)
    try:
        await unused(old, source)
        new = await open_store(target)
        try:
            await unused(new, target)

            async def carried(here: Database) -> int:
                async def kept(there: Database) -> int:
                    return await _moved(here, there, target, say)

                return await new.writing(kept)

            moved = await old.reading(carried)
        except BaseException:
            await new.close()
            if isinstance(target, Path):
                await asyncio.to_thread(_gone, target)
            raise
        await new.close()
    finally:
        await old.close()
    return moved


def _possible(source: Place, target: Place) -> None:
    if isinstance(target, Path) and target.exists():
        raise Unusable(f"{target} exists already. Name a file that is not there yet.")
    if isinstance(source, Path):
        there(source)


async def _moved(here: Database, there: Database, target: Place, say: Say) -> int:
    await here.take_time()
    await there.take_time()
    for name in tables():
        if await there.fetch(f"SELECT 1 FROM {name} LIMIT 1"):  # noqa: S608
            raise Unusable(f"{shown(target)} is not empty: there are rows in {name}. Name an empty database.")
    total = 0
    for name in tables():
        columns = tuple(holdings()[name])
        sent = Sum()

        async def parts(query: str = _all(name, columns), sent: Sum = sent) -> AsyncIterator[Rows]:
            async for rows in here.stream(query, MOST):
                sent.add(rows)
                yield rows

        await there.fill(name, columns, parts())
        found = Sum()
        async for rows in there.stream(_all(name, columns), MOST):
            found.add(rows)
        if found != sent:
            raise Unusable(f"{name} is not the same there: {sent.count} rows were read, {found.count} are there.")
        say(f"{name}: {sent.count} rows, the same there")
        total += sent.count
    for name in COUNTED:
        await there.count_from(name, await here.newest(name))
    return total


def _all(name: str, columns: tuple[str, ...]) -> str:
    return f"SELECT {', '.join(columns)} FROM {name}"  # noqa: S608


class Sum:
    """Rows of a table, in whatever order: how many, and a digest of all that is in them."""

    def __init__(self) -> None:
        self.count = 0
        self.digest = 0

    def add(self, rows: Rows) -> None:
        for row in rows:
            told = repr(tuple(clean(value) if isinstance(value, str) else value for value in row))
            self.digest += int.from_bytes(hashlib.sha256(told.encode()).digest(), "big")
        self.count += len(rows)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sum) and (self.count, self.digest) == (other.count, other.digest)

    def __hash__(self) -> int:
        return hash((self.count, self.digest))


def _gone(file: Path) -> None:
    for part in file.parent.glob(file.name + "*"):
        part.unlink()


def named(text: str) -> Place:
    """A database as people name it: the address of a server, or a file."""
    return text if is_address(text) else Path(text.removeprefix("sqlite:///"))
