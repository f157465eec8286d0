"""Discord as a release has left it: its servers, people and threads, and some of its posts with their pictures."""

from __future__ import annotations

import io
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import aiohttp
from PIL import Image

from bot.controls.ids import Id
from bot.sandbox.components import Type
from bot.sandbox.entities import COMPONENTS_V2, Channel, ChannelKind, Message, User
from bot.sandbox.people import Person
from bot.sandbox.permissions import BOT_ROLE, EVERYONE
from bot.sandbox.server import Sandbox
from tests.ages.releases import newest
from tests.protocol.raw import Raw

SILENT_FOR = 600
"""Seconds between the end of the release and the begin of what comes after it."""


@dataclass
class Estate:
    """What there is, by the numbers it has in the database."""

    sandbox: Sandbox
    file: Path

    def rows(self, query: str, *values: int | str) -> list[Any]:
        with self._opened() as database:
            return database.execute(query, values).fetchall()

    @contextmanager
    def _opened(self) -> Iterator[sqlite3.Connection]:
        with closing(sqlite3.connect(self.file)) as database, database:
            yield database

    def person(self, user: int) -> Person:
        return self.sandbox.person(self.sandbox.world.users[user].name)

    def settle(self) -> None:
        """It is shortly after the release was stopped; its servers are there with everybody who ever played."""
        world, clock = self.sandbox.world, self.sandbox.clock
        moment = newest(self.file) + SILENT_FOR - clock.steady()
        clock.now = lambda: moment + clock.steady()  # type: ignore[method-assign]
        for user, name in self.rows("SELECT DISTINCT user_id, name FROM seat WHERE user_id IS NOT NULL"):
            world.users[user] = User(user, f"{name.lower()}-{user}", name)
        owner = world.people()[0]
        for (guild,) in self.rows("SELECT DISTINCT guild_id FROM game_table"):
            world.add_guild(f"Server {guild}", owner, int(EVERYONE), int(BOT_ROLE), number=guild)
        for guild, number in self.rows("SELECT DISTINCT guild_id, channel_id FROM game_table"):
            world.channels[number] = Channel(number, ChannelKind.TEXT, f"channel-{number}", guild)
        for table, parent, number in self.rows("SELECT id, channel_id, thread_id FROM game_table WHERE thread_id"):
            world.add_thread(
                world.channels[parent], world.bot.id, f"Table {table}", ChannelKind.PUBLIC_THREAD, number
            )  # fmt: skip

    async def post(self, table: int, kind: str, channel: int, picture: str = "", *actions: str) -> Message:
        """A post of a table or cup as the release made it: words, a picture, a line that is kept true, buttons."""
        ((revision,),) = self.rows("SELECT revision FROM post WHERE table_id = ? AND kind = ?", table, kind)
        first, last = ({"type": Type.TEXT, "content": words} for words in ("What happened", "Who is waited for"))
        media = {"media": {"url": f"attachment://{picture}"}, "description": "What it looks like"}
        gallery = [{"type": Type.GALLERY, "items": [media]}] if picture else []
        pressed = [
            {"type": Type.BUTTON, "style": 1, "label": action, "custom_id": Id(action, abs(table), revision).button()}
            for action in actions
        ]
        box = [first, *gallery, last, {"type": Type.ROW, "components": pressed}]
        body = {"flags": COMPONENTS_V2, "components": [{"type": Type.CONTAINER, "components": box}]}
        body |= {"attachments": [{"id": 0, "filename": picture}]} if picture else {}
        async with aiohttp.ClientSession() as session:
            send, files = Raw(self.sandbox, session), {picture: drawn()} if picture else {}
            status, answer = await send("POST", f"/channels/{channel}/messages", body, files)
        assert status == 200, answer
        number = int(answer["id"])
        with self._opened() as database:
            database.execute("UPDATE post SET message_id = ? WHERE table_id = ? AND kind = ?", (number, table, kind))
        return self.sandbox.world.messages[number]


def drawn() -> bytes:
    """A picture of nothing, as wide as a board."""
    out = io.BytesIO()
    Image.new("P", (1600, 990)).save(out, "PNG")
    return out.getvalue()
