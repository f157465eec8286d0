"""Which engine a test's store runs on: SQLite in its folder, or a database of its own on a shared PostgreSQL."""

from __future__ import annotations

import asyncio
import atexit
import os
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from functools import cache
from pathlib import Path

from bot.store.protocol import Store
from bot.store.sqlite import SqliteStore
from tests.postgres.server import FAST, Server, available, running

FILE = "stellwerk.db"
CHOSEN = "STELLWERK_TEST_ENGINE"
"""With `postgres` in it, every test that does not look into the file itself has its store there."""
_addresses: dict[Path, str] = {}
_template: list[str] = []


@cache
def shared() -> Server:
    """The one server of this process; it goes with it."""
    stack = ExitStack()
    server = stack.enter_context(running(**FAST))
    atexit.register(stack.close)
    return server


async def sqlite(folder: Path) -> Store:
    return await SqliteStore.open(folder / "data" / FILE)


def address(folder: Path) -> str:
    """The database that belongs to a folder; a new one has the present form."""
    if not _template:
        from bot.store.postgres import migrate

        made = shared().create()
        # Whoever asks may have a loop of their own.
        with ThreadPoolExecutor(1) as aside:
            aside.submit(lambda: asyncio.run(migrate(made))).result()
        _template.append(made)
    if folder not in _addresses:
        _addresses[folder] = shared().create(_template[0])
    return _addresses[folder]


async def postgres(folder: Path) -> Store:
    """The store over the database that belongs to a folder."""
    from bot.store.postgres import PostgresStore

    return await PostgresStore.open(address(folder))


def server(folder: Path) -> str | None:
    """The address of a folder's database, if tests are to run on a server."""
    return address(folder) if os.environ.get(CHOSEN) == "postgres" else None


def forget(folder: Path) -> None:
    """Whatever database belongs to a folder goes."""
    if address := _addresses.pop(folder, None):
        shared().drop(address)


ENGINES = {"sqlite": sqlite, **({} if available() else {"postgres": postgres})}


async def opened(folder: Path) -> Store:
    """The store that a test plays on, in a folder."""
    if os.environ.get(CHOSEN) == "postgres":
        return await postgres(folder)
    return await SqliteStore.open(folder / FILE)
