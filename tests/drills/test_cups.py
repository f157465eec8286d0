"""A small cup whose bot is killed again and again: every table opens once, every result counts once, one wins."""

from __future__ import annotations

import asyncio
import sqlite3
from collections import Counter
from pathlib import Path

import aiosqlite
import pytest

from bot.process.settings import DATABASE
from bot.sandbox.people import Outcome, Person
from bot.sandbox.server import Sandbox
from bot.store.cup import OPEN, OVER, Cup
from bot.store.cups import read_cup
from bot.store.session import AtLength
from bot.store.sqlite import SqliteStore
from bot.store.table import FINISHED, RUNNING
from bot.tables import standings
from tests.drills.stable import Stable
from tests.drills.test_kill import Bot
from tests.drills.victim import PLAYING
from tests.protocol.plays import custom_id, done, told

pytestmark = pytest.mark.drill
GAME, ROUNDS = "rail_line", 2
LEAST = 12
"""So many deaths a cup goes through at the least."""


async def look(data: Path) -> tuple[Cup | None, dict[int, str], int]:
    """The cup as it is on the disk, in which phase its tables are, and how much waits for Discord or is due."""
    file = data / DATABASE
    if not file.exists():
        return None, {}, 0
    async with aiosqlite.connect(file) as database:
        await database.execute("BEGIN")
        try:
            phases = await database.execute_fetchall("SELECT id, phase FROM game_table")
            waits = await database.execute_fetchall("SELECT count(*) FROM outbox WHERE given_up IS NULL")
            dues = await database.execute_fetchall("SELECT count(*) FROM due WHERE kind = 'cup-table'")
            cup = await read_cup(AtLength(database), 1)
        except sqlite3.OperationalError:
            return None, {}, 0
    return cup, {row[0]: row[1] for row in phases}, next(iter(waits))[0] + next(iter(dues))[0]


async def conceded(person: Person, table: int) -> Outcome:
    panel = await done(await person.slash("table resign", table=table))
    return await person.click(panel, custom_id(panel, "concede"))


@pytest.mark.parametrize("kind", PLAYING)
async def test_a_cup_survives_any_number_of_deaths(
    kind: str, sandbox: Sandbox, horses: Stable, tmp_path: Path, ada: Person, ben: Person
) -> None:
    data, bot = tmp_path / "data", Bot(sandbox, tmp_path / "data", horses, kind)
    everybody = [ada, ben, sandbox.person("cleo"), sandbox.person("dora")]
    for person in everybody:
        person.at = ada.channel("tables")
    await bot.alive()
    while True:
        cup, phases, waits = await look(data)
        if cup is None:
            given = {"name": "Frost cup", "game": GAME, "form": "swiss", "seats": 2, "rounds": ROUNDS}
            await bot.during(ada, ada.slash("cup new", options=given))
        elif cup.phase == OPEN:
            missing = [person for person in everybody if person.id not in cup.present]
            if missing:
                await bot.during(missing[0], missing[0].slash("cup join", cup=1))
            else:
                await bot.during(ada, ada.slash("cup start", cup=1))
        elif cup.phase == OVER and not waits:
            break
        else:
            played = [pod for pod in cup.of_round(cup.round) if phases.get(pod.table) == RUNNING]
            if played:
                loser = next(person for person in everybody if person.id == played[0].people[1])
                await bot.during(loser, conceded(loser, played[0].table))
            else:
                await bot.alive()
                await asyncio.sleep(0.05)
    print(f"a cup, {kind}: killed {bot.deaths} times")
    assert bot.deaths >= LEAST
    assert await bot.stop() == 0

    store = await SqliteStore.open(data / DATABASE)
    cup, rows = await store.cup(1), await store.waiting()
    await store.close()
    assert cup is not None and rows == () and cup.round == ROUNDS
    numbers = [pod.table for pod in cup.pods]
    assert len(set(numbers)) == 4 and set(phases) == set(numbers), "every table opened once"
    assert set(phases.values()) == {FINISHED}
    assert [pod.ranks for pod in cup.pods] == [(1, 2)] * 4, "every result counts once"
    lines = standings.standings(cup)
    assert [line.points for line in lines] == [2, 1, 1, 0]

    # Nothing is posted twice: the announcement, a post for each table, news after each round.
    posts = [told(one) for one in ada.messages(ada.channel("tables")) if not one.ephemeral]
    heads = Counter(text.splitlines()[0] for text in posts)
    assert set(heads.values()) == {1}, heads
    assert len(posts) == 1 + 4 + ROUNDS, heads
