"""Answers of Discord that the library cannot read: what was asked for is done all the same, and once.

discord.py makes a message of every answer to a post or an edit, and fails on a field that is null, missing or of
another type: #2423, #5185, #7649 are of events with the same fields. On Spacebar, which nobody here wrote, a message
without buttons has `components: null`, and an edit's answer has roles as objects in `member.roles`.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import discord
import pytest

from bot.delivery.messages import arrived
from bot.process.client import Stellwerk
from bot.process.replies import readable
from bot.sandbox.oddities import WAYS, How, fields, spoilt
from bot.sandbox.payloads import message_json
from bot.sandbox.people import Person
from bot.sandbox.server import Sandbox
from rules.core import AnyRules
from tests.protocol.bot import hosted
from tests.protocol.people import until
from tests.protocol.plays import answer, begun, buttons, custom_id, done, newest_board, open_lobby, open_table, told

POST, EDIT = r"^POST .*/channels/\d+/messages$", r"^PATCH .*/channels/\d+/messages/\d+$"
CALLBACK, FILLED = r"^POST .*/interactions/\d+/.+/callback$", r"^PATCH .*/webhooks/\d+/.+/messages/@original$"
MET: tuple[tuple[str, How], ...] = (
    ("components", "null"), ("components", "other"), ("mentions", "missing"), ("mentions", "other"),
    ("member", "null"), ("author", "missing"), ("attachments", "null"), ("embeds", "null"), ("reactions", "null"),
    ("thread", "null"), ("flags", "null"), ("type", "missing"), ("content", "missing"), ("timestamp", "null"),
)  # fmt: skip


@pytest.fixture
async def bot(sandbox: Sandbox, toy: AnyRules, tmp_path: Path) -> AsyncIterator[Stellwerk]:
    async with hosted(sandbox, tmp_path) as client:
        yield client


def set_back(bot: Stellwerk) -> int:
    """Attempts of deliveries that came to nothing."""
    return bot.outbox.failed


@pytest.mark.parametrize(("path", "how"), MET)
async def test_a_message_stands_once_whatever_is_said_of_it(
    sandbox: Sandbox, bot: Stellwerk, ada: Person, ben: Person, path: str, how: How
) -> None:
    posts = sandbox.faults.fail_next(POST, odd=(path, how), times=1_000)
    edits = sandbox.faults.fail_next(EDIT, odd=(path, how), times=1_000)
    table = await open_table(sandbox, bot, [ada, ben], "toy")
    table = await begun(bot, table)
    board = await newest_board(sandbox, bot, ada, table)
    panel = await done(await ada.click(board, custom_id(board, "move")))
    await answer(ada, panel, 0)
    panel = await done(await ben.click(board, custom_id(board, "move")))
    await answer(ben, panel, 0)
    await bot.at_rest()
    newest = await newest_board(sandbox, bot, ada, table)
    assert posts.times < 1_000 and edits.times < 1_000
    assert set_back(bot) == 0 and not await bot.store.rows(table.id, 0)
    shown = [one for one in ada.messages(ada.at) if any("s1:move" in name for name in buttons(one))]
    assert shown == [newest], "one board with buttons"


async def test_every_field_of_an_answer_may_be_odd(sandbox: Sandbox, bot: Stellwerk, ada: Person) -> None:
    lobby = await open_lobby(bot, ada, "toy", 2)
    sample = message_json(sandbox.world, lobby)
    paths = [path for path in fields(sample, 5) if path not in ("id", "channel_id")]
    assert {"author.username", "components.0.components.0.type"} <= {*paths}
    place = bot.get_partial_messageable(lobby.channel_id, guild_id=ada.channel("tables").guild_id)
    for path, how in ((path, how) for path in paths for how in WAYS):
        told_ = readable(spoilt(sample, path, how))
        message = discord.Message(state=bot._connection, channel=place, data=told_)
        assert arrived(message).message == lobby.id, (path, how)


@pytest.mark.parametrize(("path", "how"), (*MET, ("id", "missing"), ("", "null"), ("", "other")))
async def test_an_answer_to_a_click_that_stands_is_not_called_unreadable(
    sandbox: Sandbox, bot: Stellwerk, ada: Person, path: str, how: How
) -> None:
    lobby = await open_lobby(bot, ada, "toy", 2)
    sandbox.faults.fail_next(FILLED, odd=(path, how))
    shown = await done(await ada.click(lobby, "Guide"))
    await bot.at_rest()
    assert "cannot read" not in told(shown) and "Bid, lay" in told(shown)


@pytest.mark.parametrize("how", WAYS)
async def test_an_acknowledgement_that_cannot_be_read_counts(
    sandbox: Sandbox, bot: Stellwerk, ada: Person, how: How
) -> None:
    lobby = await open_lobby(bot, ada, "toy", 2)
    for path in ("", "interaction", "interaction.id", "resource"):
        sandbox.faults.fail_next(CALLBACK, odd=(path, how))
        assert "Bid, lay" in told(await done(await ada.click(lobby, "Guide"))), path


async def test_an_answer_may_name_the_alphabet_of_its_json(
    sandbox: Sandbox, bot: Stellwerk, ada: Person, ben: Person
) -> None:
    """Express, aiohttp and many proxies write `application/json; charset=utf-8`, which the library takes for text."""
    sandbox.faults.fail_next(r"/(messages|callback|threads|channels)", charset=True, times=1_000)
    table = await begun(bot, await open_table(sandbox, bot, [ada, ben], "toy"))
    assert set_back(bot) == 0 and table.match is not None
    assert await newest_board(sandbox, bot, ada, table)


async def test_a_line_before_discord_that_names_seconds_is_given_them(
    sandbox: Sandbox, bot: Stellwerk, ada: Person, ben: Person
) -> None:
    """A 429 without `Via` is left to us by the library, and whoever asks again too soon is shut out for longer."""
    lobby = await open_lobby(bot, ada, "toy", 2)
    sandbox.faults.fail_next(EDIT, status=429, via=False, retry_after=30)
    ben.at = ada.at
    await done(await ben.click(lobby, custom_id(lobby, "join")))

    async def waits() -> bool:
        return any(row.due > sandbox.clock.now() + 20 for row in await bot.store.rows(1, 0))

    await until(waits, what="the edit waits as long as was asked for")
    assert sandbox.faults.planned == [] and bot.outbox.given_up == 0
