"""After a copy was put back those go once more who had their data deleted since it was made."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from pathlib import Path

from bot.store.address import Place
from bot.store.place import open_store
from bot.store.seals import FILE, Seals, read
from bot.tables.writer import Tables


def repeat(database: Place, data: Path, copy: Path | None, say: Callable[[str], None]) -> None:
    """`copy`: the folder of the copy, where more seals may lie; `data`: the folder of the data."""
    folders = [folder for folder in (data, copy) if folder is not None]
    if all(read(folder) is None for folder in folders):
        say(
            f"There is no {FILE} beside it, so nobody knows who has had their data deleted since this copy was made. "
            "If there is one elsewhere, put it into the folder of the data before the bot is started. "
            "Otherwise tell people that whoever has deleted their data since has to do so again."
        )
        return
    count = asyncio.run(_repeat(database, data, [folder for folder in folders if folder != data]))
    if count:
        say(f"{count} people had their data deleted since this copy was made: they are deleted from it as well.")
    else:
        say("Nobody in it has had their data deleted since this copy was made.")


async def _repeat(database: Place, data: Path, besides: list[Path]) -> int:
    store = await open_store(database)
    try:
        tables = Tables(store, lambda: int(time.time()), lambda: 0)
        tables.seals = Seals(data)
        count = await tables.forget_again(*besides)
        await tables.drain()
        return count
    finally:
        await store.close()
