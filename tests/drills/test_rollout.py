"""One process after the other takes over while people play and press: every click is answered, none twice."""

from __future__ import annotations

import asyncio
import signal
import sqlite3
from contextlib import closing
from itertools import count
from pathlib import Path

import pytest

from bot.process.settings import DATABASE
from bot.sandbox.people import Outcome, Person
from bot.sandbox.server import Sandbox
from bot.store.sqlite import SqliteStore
from bot.store.table import FINISHED, RUNNING
from bot.tables.progress import revived
from rules.core import Rng
from tests.drills.chronicle import Chronicle, is_whole
from tests.drills.stable import Stable, Victim, environment, online
from tests.drills.test_kill import look, next_act
from tests.protocol.people import until
from tests.protocol.plays import asks_again, custom_id, done

pytestmark = pytest.mark.drill
ROLLOUTS = 4
PRESSERS = 4
TABLE = 1
PATIENCE = 3.0
"""Discord's."""


def told(outcome: Outcome) -> str:
    return str(outcome.message.components if outcome.message is not None else "")


async def _empty(data: Path) -> bool:
    return not (await look(data, TABLE))[1]


async def test_no_click_is_lost_or_answered_twice_while_processes_follow_each_other(
    sandbox: Sandbox, horses: Stable, tmp_path: Path, ada: Person, ben: Person
) -> None:
    data = tmp_path / "data"
    there = environment(sandbox, data, STELLWERK_LOG_LEVEL="INFO")
    first = await horses.start(there)
    await online(sandbox, first)
    line: list[Victim] = [first]
    chronicle = Chronicle(sandbox)
    outcomes: list[Outcome] = []
    over = asyncio.Event()
    ada.at = ben.at = ada.channel("tables")

    async def play() -> None:
        """A whole game, and the next one after it."""
        for n in count():
            stored = (await look(data, TABLE))[0]
            act = next_act(TABLE, stored, ada, ben, Rng(n))
            if act is None:
                return
            person, path, options = act
            outcome = await person.slash(path, options=options)
            outcomes.append(outcome)
            panel = await done(outcome)
            if asks_again(panel):
                outcomes.append(await person.click(panel, custom_id(panel, "do")))
                await done(outcomes[-1])

    async def press(name: str) -> None:
        """Somebody who looks at the lists all the time."""
        person = sandbox.person(name)
        person.at = ada.channel("tables")
        while not over.is_set():
            outcomes.append(await person.slash("turns"))
            await asyncio.sleep(0.05)

    await until(lambda: sandbox.commands.registered.get(None), what="the commands are told")
    playing = asyncio.create_task(play())
    pressing = [asyncio.create_task(press(name)) for name in ("cleo", "dora", "emil", "fay")[:PRESSERS]]
    for _ in range(ROLLOUTS):
        new = await horses.start(there, arguments=("run", "--take-over"))
        before = len(outcomes)
        assert await line[-1].wait(40) == 0, line[-1].said
        await until(lambda v=new: "taken over" in v.said or not v.alive, 20, "it has taken over")
        assert new.alive, new.said
        await until(lambda n=before: len(outcomes) > n + 30, 30, "people are answered")
        line.append(new)
    over.set()
    await asyncio.gather(*pressing)
    async with asyncio.timeout(120):
        await playing

    silent = [outcome for outcome in outcomes if outcome.failed]
    twice = [one for one in sandbox.exchange.violations if "acknowledged" in one.kind]
    slowest = max(outcome.latency or 0.0 for outcome in outcomes)
    waited = [line_ for victim in line for line_ in victim.said.splitlines() if "clicks had waited" in line_]
    print(f"{len(outcomes)} clicks, {ROLLOUTS} roll-outs, slowest answer {slowest:.2f} s; {waited}")
    assert not silent and not twice and slowest < PATIENCE
    apologies = [outcome for outcome in outcomes if "restart" in told(outcome)]
    assert not apologies
    await until(lambda: _empty(data), 60, "everything has arrived")
    line[-1].send(signal.SIGTERM)
    assert await line[-1].wait(9) == 0, line[-1].said
    store = await SqliteStore.open(data / DATABASE)
    stored, lines = await store.table(1), await store.lines(1)
    await store.close()
    assert stored is not None
    table = revived(stored)
    assert table.phase in (RUNNING, FINISHED)
    is_whole(table)
    chronicle.agrees_with(table, lines)


async def test_one_that_cannot_read_the_data_takes_nothing_from_anybody(
    sandbox: Sandbox, horses: Stable, tmp_path: Path
) -> None:
    """Neither a program of an earlier form nor one whose step to the next form fails; one that succeeds takes over."""
    data = tmp_path / "data"
    there = environment(sandbox, data, STELLWERK_LOG_LEVEL="INFO")
    old = await horses.start(there)
    await online(sandbox, old)
    with closing(sqlite3.connect(data / DATABASE)) as database:
        form = database.execute("PRAGMA user_version").fetchone()[0]
        database.execute("PRAGMA user_version = 9999")
    older = await horses.start(there, arguments=("run", "--take-over"))
    assert await older.wait(30) == 2 and "version 9999" in older.said
    assert old.alive and not list(data.glob(".rehearsal-*"))
    with closing(sqlite3.connect(data / DATABASE)) as database:
        database.execute(f"PRAGMA user_version = {form}")
    newer = await horses.start(there, "before-migrating", 0, arguments=("run", "--take-over"))
    assert await old.wait(40) == 0, newer.said
    await until(lambda: "taken over" in newer.said or not newer.alive, 20, "it works")
    with closing(sqlite3.connect(data / DATABASE)) as database:
        assert database.execute("PRAGMA user_version").fetchone()[0] > form
    newer.send(signal.SIGTERM)
    assert await newer.wait(9) == 0


async def test_a_stop_while_somebody_waits_is_a_hand_over(sandbox: Sandbox, horses: Stable, tmp_path: Path) -> None:
    """Also one that begins while nobody works, and one who asks in vain because another waits already."""
    data = tmp_path / "data"
    there = environment(sandbox, data, STELLWERK_LOG_LEVEL="INFO")
    first = await horses.start(there, arguments=("run", "--take-over"))
    await online(sandbox, first)
    refused = await horses.start(there)
    assert await refused.wait(20) == 2 and "Another Stellwerk is running" in refused.said
    # Whoever works is dead without a word: the one that waits works all the same.
    first.send(signal.SIGSTOP)
    second = await horses.start(there, arguments=("run", "--take-over"))
    await until(lambda: "asking the running" in second.said or not second.alive, 30, "it asks")
    third = await horses.start(there, arguments=("run", "--take-over"))
    assert await third.wait(20) == 2 and "waits already" in third.said
    first.send(signal.SIGKILL)
    await until(lambda: "taken over" in second.said or not second.alive, 20, "it works")
    assert second.alive
    second.send(signal.SIGTERM)
    assert await second.wait(9) == 0
