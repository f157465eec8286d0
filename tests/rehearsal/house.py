"""A sandbox made ready for a rehearsal: its own time, an old message, other places, somebody who helps."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

import aiohttp

from bot.rehearsal import old
from bot.rehearsal.disguise import Disguise
from bot.rehearsal.journal import Journal
from bot.rehearsal.line import Line
from bot.rehearsal.program import FORUM, OLD, VOICE, Wish, rehearse
from bot.sandbox.entities import ChannelKind
from bot.sandbox.people import Person
from bot.sandbox.server import Sandbox
from tests.rehearsal.understudy import Understudy

PERSON = "ada"
PLACE = "tables"
LANGUAGE = "en"


@dataclass(frozen=True, slots=True)
class Theatre:
    sandbox: Sandbox

    @property
    def person(self) -> Person:
        return self.sandbox.person(PERSON)

    async def sleep(self, seconds: float) -> None:
        """Time passes for the sandbox, and nobody waits."""
        self.sandbox.clock.skip(seconds)

    def given(self, written: Mapping[str, Any]) -> dict[str, str]:
        """Its own numbers for all that was given, with the bot's rights as they were."""
        world = self.sandbox.world
        channel = self.person.channel(PLACE)
        guild = world.guilds[channel.guild_id or 0]
        for role in guild.roles.values():
            if role.id in guild.members[world.bot.id].roles:
                role.permissions = int(written["rights"])
        found = {"app": world.bot.id, "bot": world.bot.id, "human": self.person.id, "guild": guild.id}
        found |= {"channel": channel.id, "forum": self._other(FORUM), "voice": self._other(VOICE), "old": self.old()}
        return {name: str(number) for name, number in found.items() if number and name in written}

    def _other(self, kind: int) -> int:
        return next((one.id for one in self.sandbox.world.channels.values() if int(one.kind) == kind), 0)

    def old(self) -> int:
        world, channel = self.sandbox.world, self.person.channel(PLACE)
        return next((one.id for one in world.messages_in(channel) if one.content.startswith(old.MARK)), 0)

    async def rehearse(
        self, wish: Wish, say: Any = lambda line: None, helped: bool = True, patience: float = 1.0
    ) -> int:
        """A rehearsal here; `helped`: by somebody who does what they are asked."""
        sandbox = self.sandbox
        human = Understudy(sandbox, self.person) if helped else None
        code = await rehearse(wish, say, human, self.sleep, patience=patience, wall=sandbox.clock.now)
        if human is not None:
            await human.leave()
        return code

    def wish(self, **more: Any) -> Wish:
        sandbox = self.sandbox
        return Wish(sandbox.token, str(self.person.channel(PLACE).id), sandbox.api_base, **more)


@asynccontextmanager
async def theatre() -> AsyncIterator[Theatre]:
    sandbox = Sandbox()
    # One rehearsal follows the other; and nobody is late because the machine is busy, unless they mean to be.
    sandbox.gateway.starts.seconds = 0.0
    await sandbox.start()
    try:
        made = Theatre(sandbox)
        _places(sandbox)
        await _left_behind(made)
        yield made
    finally:
        await sandbox.stop()


def _places(sandbox: Sandbox) -> None:
    """A forum and a voice channel, as every server has them."""
    guild = next(iter(sandbox.world.guilds.values()))
    sandbox.world.add_channel(guild, "forum", kind=ChannelKind.FORUM, tags=("Rail Line", "running"))
    sandbox.world.add_channel(guild, "voice", kind=ChannelKind.VOICE)


async def _left_behind(made: Theatre) -> None:
    """What an earlier rehearsal has left, more than an hour ago."""
    sandbox = made.sandbox
    async with aiohttp.ClientSession() as session:
        line = Line(session, sandbox.api_base, sandbox.token, Disguise(), Journal())
        body = {"content": old.MARK, "allowed_mentions": {"parse": []}}
        await line.call("", "POST", f"/channels/{made.person.channel(PLACE).id}/messages", body)
    sandbox.clock.skip(OLD / 1000 + 1)
