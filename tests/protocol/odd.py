"""What tests about events that cannot be read share: a server for them, and acts with each field spoilt in turn."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any

from bot.process.client import Stellwerk
from bot.sandbox.entities import ChannelKind, Message
from bot.sandbox.events import Scene
from bot.sandbox.oddities import WAYS, WHOLE, How, fields
from bot.sandbox.people import Outcome, Person
from bot.sandbox.permissions import BOT_ROLE, EVERYONE
from bot.sandbox.server import Sandbox
from tests.protocol.plays import done, told

ADDRESS = ("id", "token", WHOLE)
"""Where an answer has to go to."""
CLICKED = "INTERACTION_CREATE"
Oddity = tuple[str, How]


def elsewhere(sandbox: Sandbox, ben: Person) -> Scene:
    """A server without a table."""
    world = sandbox.world
    guild = world.add_guild("Elsewhere", ben.user, int(EVERYONE), int(BOT_ROLE))
    channel = world.add_channel(guild, "far")
    thread = world.add_thread(channel, world.bot.id, "farther", ChannelKind.PUBLIC_THREAD)
    message = world.new_message(channel, ben.id)
    message.content = "Is anybody there?"
    return Scene(world, guild, channel, thread, world.post(message), ben.id)


async def next_click(person: Person, lobby: Message) -> None:
    """Everything the gateway has said before has been read by then."""
    assert "Bid, lay" in told(await done(await person.click(lobby, "Guide")))


@contextmanager
def in_vain(sandbox: Sandbox) -> Iterator[None]:
    """Nobody can answer what is done now."""
    patience, sandbox.interactions.answer_seconds = sandbox.interactions.answer_seconds, 0.2
    try:
        yield
    finally:
        sandbox.interactions.answer_seconds = patience
        sandbox.exchange.forgive("not acknowledged")


def every(sample: dict[str, Any], *more: str) -> Iterator[Oddity]:
    """All that may be odd about an event like this one."""
    return ((path, how) for path in (WHOLE, *fields(sample), *more) for how in WAYS)


class Act:
    """What Ben does again and again, with one field spoilt each time: a click, or a command."""

    def __init__(self, sandbox: Sandbox, bot: Stellwerk, ben: Person, lobby: Message, command: bool) -> None:
        self._sandbox, self._bot, self._ben, self._lobby, self._command = sandbox, bot, ben, lobby, command

    async def _act(self) -> Outcome:
        return await (
            self._ben.slash("table show", table=1) if self._command else self._ben.click(self._lobby, "Guide")
        )

    async def sample(self) -> dict[str, Any]:
        return self._sandbox.interactions.payload((await self._act()).interaction)

    async def spoilt(self, oddities: Iterable[Oddity], ada: Person) -> int:
        """After each the next click is answered; how many could not be read."""
        first = self._bot.guard.count
        for path, how in oddities:
            before = self._bot.guard.count
            self._sandbox.faults.spoil_next(CLICKED, path, how)
            if path in ADDRESS:
                with in_vain(self._sandbox):
                    assert (await self._act()).failed
            else:
                outcome = await self._act()
                assert not outcome.failed, (path, how)
                await outcome.finished()
                await self._bot.at_rest()
                if self._bot.guard.count > before:
                    said = " ".join(f"{message.content} {told(message)}" for message in outcome.messages)
                    assert "that I cannot read" in said, (path, how, said)
            await next_click(ada, self._lobby)
        return self._bot.guard.count - first
