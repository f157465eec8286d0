"""Killed between "thinking …" and the answer: whoever waits is answered by the next life, or by another process."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.sandbox.people import Outcome, Person
from bot.sandbox.server import Sandbox
from bot.store.place import open_store
from tests.drills.stable import Stable, Victim, environment, gone, online
from tests.postgres.engines import ENGINES, address, forget
from tests.protocol.people import until
from tests.protocol.plays import told

ANSWER = r"PATCH /api/v10/webhooks/\d+/[^/]+/messages/@original"
ACKNOWLEDGEMENT = r"POST /api/v10/interactions/\d+/[^/]+/callback"
AWAY = 0.1
"""Seconds to Discord and back, on a busy machine."""
DEATHS = 4
"""Of each kind: while answers are on their way, and right after an acknowledgement."""
FOLLOWED = 90.0
"""Seconds within which another process has followed, and answered."""
pytestmark = pytest.mark.drill


@pytest.fixture(params=sorted(ENGINES))
def home(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[dict[str, str]]:
    yield {"STELLWERK_DATABASE": address(tmp_path)} if request.param == "postgres" else {}
    forget(tmp_path)


class Lives:
    def __init__(self, sandbox: Sandbox, horses: Stable, data: Path, home: dict[str, str]) -> None:
        self._sandbox, self._horses, self._data, self._home = sandbox, horses, data, home
        self.victim: Victim

    async def begin(self, kind: str = "", step: int = 0) -> None:
        self.victim = await self._horses.start(environment(self._sandbox, self._data, **self._home), kind, step)
        await online(self._sandbox, self.victim)
        await until(lambda: self._sandbox.commands.registered.get(None), what="the commands are told")

    async def dead(self) -> None:
        await self.victim.ended.wait()
        assert self.victim.status == -signal.SIGKILL, self.victim.said
        self._sandbox.faults.planned.clear()
        await gone(self._sandbox)


async def told_afterwards(sandbox: Sandbox, outcome: Outcome) -> str:
    """What somebody reads who has been left alone with "thinking …", and has been answered once."""
    message = await outcome.finished(FOLLOWED)
    edits = [
        one
        for one in sandbox.exchange.latest
        if one.method == "PATCH" and outcome.interaction.token in one.path and one.status == 200
    ]
    assert len(edits) == 1 and len(outcome.messages) == 1
    return told(message)


async def left_alone(sandbox: Sandbox, ada: Person, ben: Person) -> tuple[Outcome, Outcome]:
    """Two acts whose answers never arrive: one that changes something, one that does not."""
    sandbox.faults.fail_next(ANSWER, delay=1000, times=2)
    room = ada.channel("tables")
    options = {"game": "rail_line", "seats": 2}
    acts = await asyncio.gather(
        ada.slash("table new", channel=room, options=options), ben.slash("table list", channel=room)
    )
    # Both have done what there is to do.
    await until(lambda: len(sandbox.faults.planned) == 0, what="their answers are on their way")
    return acts


async def test_a_dead_process_leaves_nobody_without_an_answer(
    sandbox: Sandbox, horses: Stable, home: dict[str, str], tmp_path: Path, ada: Person, ben: Person
) -> None:
    ben.locale = "de"
    lives = Lives(sandbox, horses, tmp_path / "data", home)
    await lives.begin()
    for _ in range(DEATHS):
        new, looked = await left_alone(sandbox, ada, ben)
        lives.victim.send(signal.SIGKILL)
        await lives.dead()
        await lives.begin()
        text = await told_afterwards(sandbox, new)
        assert "has been done" in text and "Here it goes on" in text
        assert "neu gestartet" in await told_afterwards(sandbox, looked)
    lives.victim.send(signal.SIGTERM)
    assert await lives.victim.wait() == 0


async def test_a_process_that_dies_with_its_acknowledgement_leaves_nobody_without_an_answer(
    sandbox: Sandbox, horses: Stable, home: dict[str, str], tmp_path: Path, ada: Person
) -> None:
    lives = Lives(sandbox, horses, tmp_path / "data", home)
    await lives.begin()
    lives.victim.send(signal.SIGTERM)
    assert await lives.victim.wait() == 0
    for _ in range(DEATHS):
        await gone(sandbox)
        await lives.begin("after-request", 1)
        # Discord is not on this machine.
        sandbox.faults.fail_next(ACKNOWLEDGEMENT, delay=AWAY)
        outcome = await ada.slash("table new", channel=ada.channel("tables"), options={"game": "rail_line", "seats": 2})
        await lives.dead()
        await lives.begin()
        assert "restarted before I could answer" in await told_afterwards(sandbox, outcome)
        lives.victim.send(signal.SIGTERM)
        assert await lives.victim.wait() == 0


@pytest.mark.skipif("postgres" not in ENGINES, reason="it takes two processes")
async def test_another_process_keeps_what_the_dead_one_has_promised(
    sandbox: Sandbox, horses: Stable, tmp_path: Path, ada: Person, ben: Person
) -> None:
    home = {"STELLWERK_DATABASE": address(tmp_path)}
    first, second = (Lives(sandbox, horses, tmp_path / name, home) for name in ("first", "second"))
    await first.begin()
    second.victim = await horses.start(environment(sandbox, tmp_path / "second", **home))
    new, looked = await left_alone(sandbox, ada, ben)
    first.victim.send(signal.SIGKILL)
    await first.dead()
    assert "has been done" in await told_afterwards(sandbox, new)
    assert "Nothing has changed" in await told_afterwards(sandbox, looked)
    second.victim.send(signal.SIGTERM)
    assert await second.victim.wait() == 0
    store = await open_store(home["STELLWERK_DATABASE"])
    assert await store.promises("") == ()
    await store.close()
    forget(tmp_path)
