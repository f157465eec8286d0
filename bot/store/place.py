"""Opening the data, wherever they are."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Protocol, TypeVar

from bot.store.address import Place, shown
from bot.store.database import Work
from bot.store.failure import TooNew, Unusable
from bot.store.inventory import Inventory, beside
from bot.store.migrations import steps
from bot.store.protocol import Store
from bot.store.sqlite import SqliteStore

T = TypeVar("T")


class Engine(Store, Protocol):
    """A store of which everything can be read and written at once."""

    async def reading(self, work: Work[T]) -> T: ...

    async def writing(self, work: Work[T]) -> T: ...


async def open_store(place: Place) -> Engine:
    """Open the data and bring them up to date; raises Unusable, TooNew or InUse."""
    if isinstance(place, Path):
        return await SqliteStore.open(place)
    if not installed():
        raise Unusable("PostgreSQL needs the package asyncpg: install stellwerk[postgres], or asyncpg itself.")
    # Whoever has no server needs nothing of it.
    from bot.store.postgres import PostgresStore  # noqa: PLC0415

    return await PostgresStore.open(place)


def installed() -> bool:
    return find_spec("asyncpg") is not None


@asynccontextmanager
async def looked_into(place: Place, writes: bool = False) -> AsyncIterator[Inventory]:
    """The inventory of data that may be in use; nothing of them is changed by opening them."""
    if isinstance(place, Path):
        async with beside(place, writes) as inventory:
            yield inventory
        return
    if not installed():
        raise Unusable("PostgreSQL needs the package asyncpg: install stellwerk[postgres], or asyncpg itself.")
    from bot.store.postgres import PostgresStore, form  # noqa: PLC0415

    version, newest = await form(place), steps()[-1][0]
    if version > newest:
        raise TooNew(f"The data are of version {version}, this program knows {newest}.")
    if version < newest:
        raise Unusable(
            f"{shown(place)} is of an earlier form (data {version}, this program writes {newest}). "
            "It is brought up to date when the bot is started with this program."
        )
    store = await PostgresStore.connected(place)
    try:
        yield store
    finally:
        await store.close()
