"""A new program takes over from the one that works: every click is answered, by one of the two, once."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from itertools import cycle
from pathlib import Path

import pytest

from bot.process import handover
from bot.process.client import Stellwerk, build
from bot.process.life import Life
from bot.sandbox.people import Outcome, Person
from bot.sandbox.server import Sandbox
from rules.core import AnyRules
from tests.protocol.bot import games, hosted, retired, settings, undrawn
from tests.protocol.people import until
from tests.protocol.plays import done, newest_board, open_table, told


@asynccontextmanager
async def successor(sandbox: Sandbox, folder: Path) -> AsyncIterator[tuple[Stellwerk, asyncio.Task[None]]]:
    """Another bot on the same data that wants to take over."""
    client = undrawn(build(settings(sandbox, folder), games()))
    stop = asyncio.Event()
    task = asyncio.create_task(Life(client, take_over=True).run(stop))
    try:
        yield client, task
    finally:
        stop.set()
        await task


async def test_every_click_during_a_hand_over_is_answered_once(
    sandbox: Sandbox, toy: AnyRules, ada: Person, ben: Person, tmp_path: Path
) -> None:
    outcomes: list[Outcome] = []
    enough = asyncio.Event()

    async def press() -> None:
        """Somebody looks at something, again and again."""
        for person in cycle((ada, ben)):
            outcomes.append(await person.click(boards[person.id], "My hand"))
            if enough.is_set():
                return

    async with hosted(sandbox, tmp_path) as old:
        table = await open_table(sandbox, old, [ada, ben], "toy")
        boards = {person.id: await newest_board(sandbox, old, person, table) for person in (ada, ben)}
        async with successor(sandbox, tmp_path) as (new, task):
            pressing = [asyncio.create_task(press()) for _ in range(3)]
            await until(lambda: new.ready_to_serve or task.done(), 30, "it has taken over")
            before = len(outcomes)
            await until(lambda: len(outcomes) > before + 20, what="it answers")
            enough.set()
            await asyncio.gather(*pressing)
            await retired(old)
            assert old.stopping and not new.stopping
            for outcome in outcomes:
                assert told(await done(outcome))
            ours, theirs = set(old.door.taken), set(new.door.taken)
            assert not ours & theirs
            assert {outcome.interaction.id for outcome in outcomes} <= ours | theirs
            assert len(theirs) > 20
            # What it has taken over goes on.
            assert (await new.tables.get(table.id)).match is not None


async def test_somebody_who_has_gone_is_not_handed_over_to(sandbox: Sandbox, toy: AnyRules, tmp_path: Path) -> None:
    async with hosted(sandbox, tmp_path) as old:
        waiting = handover.Successor(tmp_path)
        waiting.stand_by()
        waiting.ask()
        assert waiting._claim is not None
        # It dies: the system takes its claim away, the request stays behind.
        waiting._claim.release()
        await asyncio.sleep(handover.LOOK + handover.OVERLAP)
        assert old.ready_to_serve and not old.stopping


@pytest.fixture(autouse=True)
def quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(handover, "LOOK", 0.02)
    monkeypatch.setattr(handover, "OVERLAP", 0.2)


async def test_a_bot_looks_through_what_it_has_before_anybody_waits_for_it(sandbox: Sandbox, tmp_path: Path) -> None:
    """That takes a while: at a start before it is connected, at a hand-over while the other one still answers."""
    seen: list[object] = []
    lives: list[tuple[asyncio.Event, asyncio.Task[None]]] = []

    def begun(look: Callable[[Stellwerk], object], take_over: bool) -> Stellwerk:
        client, stop = undrawn(build(settings(sandbox, tmp_path), games())), asyncio.Event()
        life = Life(client, take_over=take_over, furnished=lambda: seen.append(look(client)))
        lives.append((stop, asyncio.create_task(life.run(stop))))
        return client

    first = begun(lambda it: (it.settled.is_set(), sandbox.gateway.connected), take_over=False)
    await until(lambda: first.ready_to_serve, 30, "the first one serves")
    assert seen == [(True, False)]
    second = begun(lambda it: (first.ready_to_serve, first.stopping, it.ready_to_serve), take_over=True)
    await until(lambda: second.ready_to_serve, 30, "the second one serves")
    assert seen[1] == (True, False, False)
    for stop, task in lives:
        stop.set()
        await task
