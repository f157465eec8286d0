"""What all SQL of the house goes through, whichever engine answers it."""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Mapping, Sequence
from typing import Any, Protocol, TypeVar

from bot.store.failure import AlreadyDone, Conflict, Overtaken
from bot.store.news import Kind

T = TypeVar("T")
Value = int | str | None

AMONG = "(SELECT value FROM json_each(?))"
"""In SQL: one of the numbers in a list that comes as JSON."""


class Database(Protocol):
    """A transaction that has begun: statements in the one dialect that both engines know, with `?` for values.

    `clock_ms()` in a statement is the moment by the database's clock, `rowid` what tells a row for as long as the
    transaction lasts.
    """

    async def execute(self, statement: str, values: Sequence[Value] = ()) -> None:
        """Change something; it need not have happened before anything else is asked."""

    async def executemany(self, statement: str, rows: Iterable[Sequence[Value]]) -> None:
        """The same for each row of values."""

    async def changed(self, statement: str, values: Sequence[Value] = ()) -> int:
        """Change something; how many rows it were."""

    async def returned(self, statement: str, values: Sequence[Value] = ()) -> list[tuple[Any, ...]]:
        """Change something; what it tells by RETURNING."""

    async def fetch(self, query: str, values: Sequence[Value] = ()) -> list[tuple[Any, ...]]: ...

    async def records(self, query: str, values: Sequence[Value] = ()) -> list[Mapping[str, Any]]:
        """Rows with the names of their columns."""

    async def reserve(self, table: str, count: int) -> tuple[int, ...]:
        """So many numbers that no row of a table will get by itself."""

    async def newest(self, table: str) -> int:
        """The highest number any row of a table has had."""

    async def optional(self, table: str) -> frozenset[str]:
        """The columns of a table that may be NULL."""

    async def take_time(self) -> None:
        """This transaction may last as long as it likes."""

    def stream(self, query: str, most: int) -> AsyncIterator[list[tuple[Any, ...]]]:
        """Rows, so many at a time."""

    async def fill(self, table: str, columns: Sequence[str], parts: AsyncIterator[list[tuple[Any, ...]]]) -> None:
        """New rows, as many as there are."""

    async def count_from(self, table: str, number: int) -> None:
        """No row of a table gets a number up to this by itself."""

    async def size(self) -> int:
        """Bytes of everything."""

    async def schema(self) -> int:
        """The number of the form the data have."""

    async def alone(self, number: int) -> None:
        """From here on nobody else is in a transaction that has asked the same; a server's number, or 0."""

    def tell(self, kind: Kind, number: int) -> None:
        """With the end of the transaction other processes learn that something of this has changed."""


Work = Callable[[Database], Awaitable[T]]


class Connection(Protocol):
    """Where whole transactions are run."""

    async def run(self, work: Work[T], *, key: int | None = None, lightly: bool = False) -> T:
        """Do the work in a transaction. A caller that is cancelled leaves no transaction open behind it.

        The work waits for nothing but its database. It may be done again where nobody knows whether it went through.
        `key`: once must be enough, and this number tells this piece of work from all others. `lightly`: it need not
        reach the disk at once, and may be lost with the machine, not with the program. Raises Conflict where a
        constraint forbids it.
        """

    async def at_length(self, work: Work[T]) -> T:
        """The same for work that waits for other things as well."""

    async def rows(self, query: str, values: Sequence[Value] = ()) -> list[tuple[Any, ...]]:
        """What one question is answered with."""

    async def close(self) -> None: ...


async def fetch(database: Database, query: str, *values: Value) -> list[tuple[Any, ...]]:
    return await database.fetch(query, values)


class Part:
    """A part of the store: what it asks and changes goes through these two."""

    def __init__(self, writer: Connection, reader: Connection) -> None:
        self._writer = writer
        self._reader = reader

    async def reading(self, work: Work[T]) -> T:
        """What is asked with several questions about one moment."""
        return await self._reader.at_length(work)

    async def writing(self, work: Work[T]) -> T:
        return await self._writer.at_length(work)

    async def _rows(self, query: str, *values: Value) -> list[tuple[Any, ...]]:
        return await self._reader.rows(query, values)

    async def _write(self, statement: str, *values: Value) -> None:
        async def work(database: Database) -> None:
            await database.execute(statement, values)

        await self._writer.run(work)

    async def _once(self, work: Work[None]) -> None:
        """What would be wrong if it happened twice."""
        await self._writer.run(work, key=secrets.randbits(63))

    async def _keep(self, work: Work[int], log: str, owner: str, number: int, key: int, interaction: int | None) -> int:
        """What is kept in a log of changes is kept once: by its key, its interaction, and the revision of its owner.

        A repeated commit breaks all three, and no engine promises which of them it names: so they are looked up.
        """
        try:
            return await self._writer.run(work)
        except Conflict as conflict:
            if conflict.table != log:
                raise
            for column, value in (("key", key), ("interaction_id", interaction)):
                if value is None:
                    continue
                known = await self._rows(f"SELECT {owner} FROM {log} WHERE {column} = ?", value)  # noqa: S608
                if known and column == "key" and conflict.unsure:
                    # An earlier attempt of ours has been through, and nobody had told us.
                    return int(known[0][0])
                if known:
                    raise AlreadyDone(interaction) from conflict
            raise Overtaken(number) from conflict
