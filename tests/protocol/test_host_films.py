"""A film in Discord: drawn for one person, who sees how far it is and may stop it; posted once for all."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from bot.delivery.worker import Lost
from bot.process.client import Stellwerk
from bot.sandbox.entities import Message
from bot.sandbox.people import Person
from bot.sandbox.server import Sandbox
from bot.store.table import CANCELLED, Table
from bot.store.table import Person as Player
from tests.protocol.bot import hosted
from tests.protocol.people import until
from tests.protocol.plays import custom_id, done, open_table, told

T = TypeVar("T")


class Held:
    """A worker that does nothing until it is told how it goes on."""

    def __init__(self) -> None:
        self.on = asyncio.Event()

    async def do(self, work: Callable[..., T], *given: Any) -> T:
        await self.on.wait()
        raise Lost

    def end(self) -> None:
        self.on.set()


def films(person: Person, thread: int, sandbox: Sandbox) -> list[Message]:
    found = person.messages(sandbox.world.channels[thread])
    return [message for message in found if [one.filename for one in message.attachments] == ["film.gif"]]


async def ended(bot: Stellwerk, table: Table) -> Table:
    """Over by agreement: a short film."""
    for seat in table.seats:
        table = await bot.tables.propose_end(table.id, Player(seat.user or 0, seat.name))
    await bot.outbox.idle()
    return table


async def pressed(bot: Stellwerk, person: Person, message: Message, action: str) -> Message:
    """The private answer to a press, once it is whole."""
    answer = await done(await person.click(message, custom_id(message, action)))
    await bot.at_rest()
    await bot.outbox.idle()
    return answer


async def test_a_film_is_drawn_for_one_and_shown_to_all_once(
    sandbox: Sandbox, ada: Person, ben: Person, tmp_path: Path
) -> None:
    cleo = sandbox.person("cleo")
    async with hosted(sandbox, tmp_path) as bot:
        table = await ended(bot, await open_table(sandbox, bot, [ada, ben], "rail_line"))
        assert table.phase == CANCELLED
        thread = table.thread or 0
        final = next(
            m for m in reversed(cleo.messages(sandbox.world.channels[thread])) if "s1:film" in str(m.components)
        )

        # It may be stopped, by whoever waits for it.
        apart, bot.films._worker = bot.films._worker, Held()
        panel = await done(await ada.click(final, custom_id(final, "film")))
        await until(lambda: "s1:filmstop" in str(panel.components), what="how far it is")
        await done(await ada.click(panel, custom_id(panel, "filmstop")))
        await bot.at_rest()
        assert "no longer" in told(panel) and "s1:filmstop" not in str(panel.components)

        # The process may die; a stop button of an earlier start finds nothing to stop.
        panel = await done(await ada.click(panel, custom_id(panel, "film")))
        await until(lambda: "s1:filmstop" in str(panel.components), what="how far it is")
        stop = custom_id(panel, "filmstop")
        bot.films._worker.end()
        await bot.at_rest()
        assert "tore" in told(panel)
        await ada.forge(panel, stop)
        await bot.at_rest()
        bot.films._worker = apart

        # A spectator sees it and may not post it.
        panel = await pressed(bot, cleo, final, "film")
        assert [one.filename for one in panel.attachments] == ["film.gif"] and "s1:filmshow" not in str(
            panel.components
        )
        data = sandbox.world.files.get(panel.attachments[0].id) or b""
        assert data.startswith(b"GIF89a") and panel.attachments[0].description
        forged = await cleo.forge(panel, f"s1:filmshow:{table.id}:1:")
        await bot.at_rest()
        await bot.outbox.idle()
        assert forged and not films(ben, thread, sandbox)

        # A player posts it, once, however often it is wanted; afterwards it is linked.
        panel = await pressed(bot, ada, final, "film")
        answer = await pressed(bot, ada, panel, "filmshow")
        assert f"<#{thread}>" in told(answer)
        await pressed(bot, ada, panel, "filmshow")
        assert len(films(ben, thread, sandbox)) == 1
        ben.at = sandbox.world.channels[thread]
        answer = await done(await ben.slash("history film"))
        await bot.at_rest()
        assert str(films(ben, thread, sandbox)[0].id) in told(answer) and not answer.attachments
        answer = await pressed(bot, ben, answer, "film")
        assert [one.filename for one in answer.attachments] == ["film.gif"]
