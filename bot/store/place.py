"""Opening the data, wherever they are."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Protocol, TypeVar

from bot.store.address import Place, shown
from bot.store.database import Work
from bot.store.failure import TooNew, Unusable
from bot.store.inventory import Inventory, beside
from bot.store.migrations import steps
from bot.store.protocol import Store
from bot.store.sqlite import SqliteStore

if TYPE_CHECKING:
    from bot.store.postgres import PostgresStore

T = TypeVar("T")


class Engine(Store, Protocol):
    """A store of which everything can be read and written at once."""

    async def reading(self, work: Work[T]) -> T: ...

    async def writing(self, work: Work[T]) -> T: ...


async def open_store(place: Place) -> Engine:
    """Open the data and bring them up to date; raises Unusable, TooNew or InUse."""
    if isinstance(place, Path):
        return await SqliteStore.open(place)
    _installed()
    # Whoever has no server needs nothing of it.
    from bot.store.postgres import PostgresStore  # noqa: PLC0415

    return await PostgresStore.open(place)


@asynccontextmanager
async def as_it_is(address: str) -> AsyncIterator[PostgresStore]:
    """The store on a server that may be in use; nothing of its form is changed."""
    _installed()
    from bot.store.postgres import PostgresStore, form  # noqa: PLC0415

    version, newest = await form(address), steps()[-1][0]
    if version > newest:
        raise TooNew(f"The data are of version {version}, this program knows {newest}.")
    if version < newest:
        raise Unusable(
            f"{shown(address)} is of an earlier form (data {version}, this program writes {newest}). "
            "It is brought up to date when the bot is started with this program."
        )
    store = await PostgresStore.connected(address)
    try:
        yield store
    finally:
        await store.close()


@asynccontextmanager
async def looked_into(place: Place, writes: bool = False) -> AsyncIterator[Inventory]:
    """The inventory of data that may be in use; nothing of them is changed by opening them."""
    if isinstance(place, Path):
        async with beside(place, writes) as inventory:
            yield inventory
    else:
        async with as_it_is(place) as store:
            yield store


async def unused(store: Store, place: Place) -> None:
    """Raises Unusable if a bot works on the data; who has opened a file is alone with it anyway."""
    if any(lease.holder and lease.left > 0 for lease in await store.leases()):
        raise Unusable(f"A Stellwerk works on {shown(place)}. Stop it, and wait half a minute if it was killed.")


def _installed() -> None:
    if find_spec("asyncpg") is None:
        raise Unusable("PostgreSQL needs the package asyncpg: pip install 'stellwerk[postgres]'.")
