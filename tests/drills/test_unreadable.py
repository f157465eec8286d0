"""Every kind of event with each of its fields missing, null and of another type; every act of a person likewise.

After each that cannot be read the process lives, the next click is answered, and the operator has been told once.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.process.client import Stellwerk
from bot.sandbox.people import Person
from bot.sandbox.server import Sandbox
from rules.core import AnyRules
from tests.protocol.bot import hosted
from tests.protocol.odd import Act, elsewhere, every, next_click
from tests.protocol.plays import open_lobby, told

UNREADABLE = 40
"""So many at the least, over all kinds."""
pytestmark = pytest.mark.drill


@pytest.fixture
async def bot(sandbox: Sandbox, toy: AnyRules, tmp_path: Path) -> AsyncIterator[Stellwerk]:
    async with hosted(sandbox, tmp_path, alarm_seconds=0) as client:
        yield client


async def told_once(sandbox: Sandbox, bot: Stellwerk) -> None:
    owner = sandbox.person(next(user.name for user in sandbox.world.users.values() if not user.bot))
    for _ in range(3):
        await bot.heart.look()
    assert sum("cannot be read" in told(message) for message in owner.messages(owner.dm())) == 1


async def test_no_event_ends_the_process(sandbox: Sandbox, bot: Stellwerk, ada: Person, ben: Person) -> None:
    lobby = await open_lobby(bot, ada, "toy", 2)
    kinds, sent = dict[str, int](), 0
    for kind in elsewhere(sandbox, ben).events():
        # A server of its own for each kind: some of them take it apart.
        scene = elsewhere(sandbox, ben)
        for path, how in every(scene.events()[kind]):
            before, sent = bot.guard.count, sent + 1
            sandbox.faults.spoil_next(kind, path, how)
            sandbox.gateway.tell(kind, scene.events()[kind], scene.guild.id)
            await next_click(ada, lobby)
            kinds[kind] = kinds.get(kind, 0) + bot.guard.count - before
    unread = {kind: count for kind, count in kinds.items() if count}
    print(f"{sent} odd events of {len(kinds)} kinds, {sum(unread.values())} of {len(unread)} kinds unreadable")
    assert sandbox.gateway.identifies == 1 and sandbox.gateway.resumes == 0
    assert len(unread) >= UNREADABLE
    await told_once(sandbox, bot)


@pytest.mark.parametrize("command", [False, True])
async def test_no_act_ends_the_process(
    sandbox: Sandbox, bot: Stellwerk, ada: Person, ben: Person, command: bool
) -> None:
    lobby = await open_lobby(bot, ada, "toy", 2)
    ben.at = ada.at
    act = Act(sandbox, bot, ben, lobby, command)
    oddities = list(every(await act.sample(), "message.thread"))
    unread = await act.spoilt(oddities, ada)
    print(f"{len(oddities)} odd acts, {unread} unreadable")
    assert unread >= UNREADABLE
    assert (await bot.tables.get(1)).people == (ada.id,)
    await told_once(sandbox, bot)
