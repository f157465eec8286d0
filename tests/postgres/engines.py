"""Which engine a test's store runs on: SQLite in its folder, or a database of its own on a shared PostgreSQL."""

from __future__ import annotations

import atexit
import os
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


async def postgres(folder: Path) -> Store:
    """The store over the database that belongs to a folder."""
    from bot.store.postgres import PostgresStore, migrate

    if not _template:
        made = shared().create()
        await migrate(made)
        _template.append(made)
    if folder not in _addresses:
        _addresses[folder] = shared().create(_template[0])
    return await PostgresStore.open(_addresses[folder])


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
