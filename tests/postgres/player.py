"""People who play at tables of a database for as long as they live: `python -m tests.postgres.player ADDRESS NAME`.

Every answer is told on a line of its own once it is known: `kept NUMBER` for an interaction that was acknowledged.
Whoever starts it may kill it at any moment; nothing that was told may be missing afterwards.
"""

from __future__ import annotations

import asyncio
import logging
import random
import secrets
import sys
import time

from bot.store.address import Place
from bot.store.failure import Overtaken, Unreachable
from bot.store.place import open_store
from bot.store.table import RUNNING
from bot.tables.refusals import Refused
from bot.tables.writer import Tables
from rules.core import legal, waiting
from tests.bot.house import ADA, BEN, HERE, PEOPLE, running, widen
from tests.conftest import toy_game

TABLES = 6
"""So many tables are played at the same time, by everybody together."""


def tell(*words: object) -> None:
    # At once: whoever is killed leaves no half of a line that could be taken for a whole one.
    sys.stdout.write(" ".join(map(str, words)) + "\n")
    sys.stdout.flush()


async def main(address: str, name: str) -> None:
    chance = random.Random(f"{name} {time.time_ns()}")
    store = await open_store(address)
    tables = Tables(store, lambda: int(time.time()), lambda: secrets.randbits(62))
    tell("ready")
    while True:
        interaction = secrets.randbits(62)
        # Nobody knows what was heard of an answer before it is told: it is asked for until somebody says how it was.
        while True:
            try:
                if await act(tables, chance, interaction):
                    tell("kept", interaction)
                break
            except Refused as refused:
                if refused.why.key == "already-done":
                    tell("kept", interaction)
                break
            except Overtaken:
                tables._tables.clear()
            except Unreachable:
                tell("away")


async def act(tables: Tables, chance: random.Random, interaction: int) -> bool:
    """A move somewhere, or a new table; was there anything to be done?"""
    numbers = await tables.store.find(phases=(RUNNING,))
    if len(numbers) < TABLES:
        await running(tables, ADA, BEN)
        return False
    number = chance.choice(numbers)
    # Others play at the same tables.
    tables._tables.forget(number)
    table = await tables.get(number)
    assert table.match is not None
    seats = waiting(table.rules, table.match.state)
    if not seats:
        return False
    seat = chance.choice(seats)
    user = table.seats[seat].user
    assert user is not None
    move = chance.choice(legal(table.rules, table.match.state, seat))
    await tables.play(number, PEOPLE[user], move, table.revision, interaction=interaction)
    return True


async def widened(address: Place, *guilds: int) -> None:
    """As many tables as anybody likes, in these servers; in the one of most tests without them."""
    store = await open_store(address)
    tables = Tables(store, lambda: int(time.time()), lambda: 7)
    for guild in guilds or (HERE.guild,):
        await widen(tables, guild)
    await store.close()


if __name__ == "__main__":
    logging.disable(logging.WARNING)
    with toy_game():
        asyncio.run(main(*sys.argv[1:3]))
