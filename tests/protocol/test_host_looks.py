"""Light and dark, full and upright: chosen by server and person; symbols and questions explain themselves."""

from __future__ import annotations

import io
from pathlib import Path

from PIL import Image

from bot.process.client import Stellwerk
from bot.sandbox.people import Person
from bot.sandbox.server import Sandbox
from bot.sandbox.world import Message
from bot.store.table import Taste
from tests.protocol.bot import hosted
from tests.protocol.plays import done, open_table, told, written


def brightness(sandbox: Sandbox, message: Message, name: str) -> float:
    """How light a posted picture is, from 0 to 255."""
    (file,) = [one for one in message.attachments if one.filename == name]
    with Image.open(io.BytesIO(sandbox.world.files.get(file.id) or b"")) as image:
        pixel = image.convert("L").resize((1, 1), Image.Resampling.BOX).getpixel((0, 0))
    assert isinstance(pixel, int)
    return pixel


async def choose(bot: Stellwerk, person: Person, panel: Message, topic: str, value: str) -> None:
    """Go to the page of a topic in `/me`, and choose."""
    for menu, picked in (("What do you want to change?", topic), (topic, value)):
        await person.select(panel, menu, [picked])
        await bot.at_rest()


async def test_a_person_chooses_for_private_pictures_only(sandbox: Sandbox, tmp_path: Path) -> None:
    ada, ben = (sandbox.person(name) for name in ("ada", "ben"))
    async with hosted(sandbox, tmp_path) as bot:
        table = await open_table(sandbox, bot, [ada, ben], "rail_line")
        panel = await done(await ada.slash("me"))
        await choose(bot, ada, panel, "Pictures", "dark")
        await choose(bot, ada, panel, "Size", "upright and large, for a phone")
        assert "**Size:** upright and large, for a phone" in str(panel.components)
        assert await bot.tables.taste(ada.id, table.guild) == Taste("night", "phone")
        assert await bot.tables.taste(ben.id, table.guild) == Taste()
        await bot.outbox.idle()
        ada.at = ben.at = sandbox.world.channels[table.thread or table.channel]
        post = written(ada, ada.at)[-1]
        assert brightness(sandbox, post, "board.png") > 130
        assert brightness(sandbox, await done(await ada.click(post, "Large")), "board.png") < 105
        assert brightness(sandbox, await done(await ben.click(post, "Large")), "board.png") > 130
    async with hosted(sandbox, tmp_path) as bot:
        assert await bot.tables.taste(ada.id, table.guild) == Taste("night", "phone")


async def test_who_manages_the_server_chooses_for_everybody(sandbox: Sandbox, tmp_path: Path) -> None:
    ada, ben = (sandbox.person(name) for name in ("ada", "ben"))
    async with hosted(sandbox, tmp_path) as bot:
        table = await open_table(sandbox, bot, [ada, ben], "rail_line")
        assert "may manage this server" in told(await done(await ben.slash("settings pictures", palette="dark")))
        assert "dark from now on" in told(await done(await ada.slash("settings pictures", palette="dark")))
        ada.at = sandbox.world.channels[table.thread or table.channel]
        board = await done(await ada.slash("board"))
        assert brightness(sandbox, board, "board.png") < 105


async def test_the_board_upright_and_what_explains_it(sandbox: Sandbox, tmp_path: Path) -> None:
    ada, ben = (sandbox.person(name) for name in ("ada", "ben"))
    async with hosted(sandbox, tmp_path) as bot:
        table = await open_table(sandbox, bot, [ada, ben], "rail_line")
        await bot.outbox.idle()
        ada.at = ben.at = sandbox.world.channels[table.thread or table.channel]
        post = written(ada, ada.at)[-1]
        large = await done(await ada.click(post, "Large"))
        assert [one.filename for one in large.attachments][0] == "board.png"
        more = await done(await ada.click(post, "More"))
        assert "Rail Line · " in told(await done(await ada.click(more, "What do the symbols mean?")))
        for way in (ada.click(more, "Guide"), ada.slash("rail guide"), ada.slash("guide", game="rail_line")):
            page = await done(await way)
            assert "Rail Line · Your first game" in told(page) and page.attachments[0].filename == "guide.png"
        now = await bot.tables.get(table.id)
        assert now.match is not None
        mover = next(who for who in (ada, ben) if bot.tables.options(now, now.seat_of(who.id) or 0))
        panel = await done(await mover.click(post, "My move"))
        assert "The idea" in told(await done(await mover.click(panel, "Explain this")))
