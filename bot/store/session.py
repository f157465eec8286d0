"""A transaction on the SQLite file: statements in the connection's thread, all at once or step by step."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Iterable, Mapping, Sequence
from contextlib import suppress
from typing import Any, TypeVar, cast

import aiosqlite

from bot.store.database import Value
from bot.store.news import Kind

T = TypeVar("T")


class Session:
    """A transaction for whoever is in the connection's thread: nothing that is asked has to be waited for."""

    def __init__(self, file: sqlite3.Connection) -> None:
        self._file = file

    def do(self, statement: str, values: Sequence[Value] = ()) -> sqlite3.Cursor:
        return self._file.execute(statement, values)

    def commit(self) -> None:
        self.do("COMMIT")

    def take_back(self) -> None:
        """Nothing of it happens, if it has not been committed."""
        if self._file.in_transaction:
            with suppress(sqlite3.OperationalError):
                self.do("ROLLBACK")

    async def execute(self, statement: str, values: Sequence[Value] = ()) -> None:
        self.do(statement, values)

    async def executemany(self, statement: str, rows: Iterable[Sequence[Value]]) -> None:
        for row in rows:
            self.do(statement, row)

    async def changed(self, statement: str, values: Sequence[Value] = ()) -> int:
        return self.do(statement, values).rowcount

    async def returned(self, statement: str, values: Sequence[Value] = ()) -> list[tuple[Any, ...]]:
        return self.do(statement, values).fetchall()

    async def fetch(self, query: str, values: Sequence[Value] = ()) -> list[tuple[Any, ...]]:
        return self.do(query, values).fetchall()

    async def records(self, query: str, values: Sequence[Value] = ()) -> list[Mapping[str, Any]]:
        cursor = self.do(query, values)
        heads = [column[0] for column in cursor.description]
        return [dict(zip(heads, row, strict=True)) for row in cursor.fetchall()]

    async def reserve(self, table: str, count: int) -> tuple[int, ...]:
        last = await self.newest(table)
        if not await self.changed("UPDATE sqlite_sequence SET seq = ? WHERE name = ?", (last + count, table)):
            self.do("INSERT INTO sqlite_sequence (seq, name) VALUES (?, ?)", (last + count, table))
        return tuple(range(last + 1, last + count + 1))

    async def newest(self, table: str) -> int:
        ((last,),) = self.do("SELECT coalesce(max(seq), 0) FROM sqlite_sequence WHERE name = ?", (table,))
        return int(last)

    async def optional(self, table: str) -> frozenset[str]:
        query = 'SELECT name FROM pragma_table_info(?) WHERE "notnull" = 0 AND pk = 0'
        return frozenset(str(column) for (column,) in self.do(query, (table,)))

    async def take_time(self) -> None:
        """Nobody hurries."""

    async def stream(self, query: str, most: int) -> AsyncIterator[list[tuple[Any, ...]]]:
        cursor = self.do(query)
        while rows := cursor.fetchmany(most):
            yield rows

    async def fill(self, table: str, columns: Sequence[str], parts: AsyncIterator[list[tuple[Any, ...]]]) -> None:
        async for rows in parts:
            await self.executemany(filling(table, columns), rows)

    async def count_from(self, table: str, number: int) -> None:
        self.do("DELETE FROM sqlite_sequence WHERE name = ?", (table,))
        self.do("INSERT INTO sqlite_sequence (seq, name) VALUES (?, ?)", (number, table))

    async def size(self) -> int:
        ((size,),) = self.do("SELECT page_count * page_size FROM pragma_page_count, pragma_page_size")
        return int(size)

    async def schema(self) -> int:
        ((version,),) = self.do("PRAGMA user_version")
        return int(version)

    async def alone(self, number: int) -> None:
        """There is one transaction at a time."""

    def tell(self, kind: Kind, number: int) -> None:
        """There is one process."""


def filling(table: str, columns: Sequence[str]) -> str:
    return f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({', '.join('?' * len(columns))})"  # noqa: S608


def finished(running: Awaitable[T]) -> T:
    """What a coroutine returns that asks nobody but a Session."""
    coroutine = cast("Coroutine[Any, Any, T]", running)
    try:
        coroutine.send(None)
    except StopIteration as end:
        return cast(T, end.value)
    coroutine.close()
    raise TypeError("a transaction waits for something else than its database: see `Connection.at_length`")


class AtLength:
    """A transaction for whoever waits for other things between its statements: each is a way to the thread and back."""

    def __init__(self, database: aiosqlite.Connection) -> None:
        self._database = database

    def __getattr__(self, question: str) -> Callable[..., Awaitable[Any]]:
        """What a Session is asked is asked there. Any: its answers have the types they have there."""

        async def asked(*given: Any) -> Any:
            def answered() -> Any:
                return finished(getattr(Session(self._database._conn), question)(*given))

            return await self._database._execute(answered)  # type: ignore[no-untyped-call]

        return asked

    async def stream(self, query: str, most: int) -> AsyncIterator[list[tuple[Any, ...]]]:
        async with self._database.execute(query) as cursor:
            while rows := await cursor.fetchmany(most):
                yield [tuple(row) for row in rows]

    async def fill(self, table: str, columns: Sequence[str], parts: AsyncIterator[list[tuple[Any, ...]]]) -> None:
        async for rows in parts:
            await self.executemany(filling(table, columns), rows)

    def tell(self, kind: Kind, number: int) -> None:
        """There is one process."""
