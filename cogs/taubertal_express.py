"""Der Taubertal-Express in Discord: `/tauber dice driver`, `/tauber move`, `/tauber build light`, `/tauber map` …"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from discord import app_commands

from bot.commands import Parameter, choice, command
from bot.painter import Picture, setting
from bot.people import person
from bot.posts import heading
from bot.reply import answering, show
from bot.sheets import laid
from bot.table import Table, refused
from bot.texts import texts
from cogs.game import GameCog
from render.pictures import draw
from render.taubertal_express.tableau import tableau
from rules.core import Seat

if TYPE_CHECKING:
    from bot.client import Click


class TaubertalExpress(GameCog):
    game = "taubertal_express"
    command = "tauber"
    grouped = ("dice", "build", "choose")

    def common(self) -> Iterable[app_commands.Command[Any, ..., None]]:
        yield from super().common()
        seats = [choice(str(number), number) for number in range(1, max(self.rules.seats) + 1)]
        seat = Parameter("seat", int, choices=seats)
        yield command("map", self._map, [seat, self.client.desk.table_parameter()], self.game)

    async def _map(self, click: Click, seat: int | None, table: int | None) -> None:
        """Map and train of a seat, one's own if none is named: all of it lies open, but only one fits on a post."""
        await answering(click)
        found = await self._table(click, table)
        who = await person(self.client.tables, click)
        if found.match is None:
            raise refused("not-started")
        own = found.seat_of(who.id)
        shown = Seat(seat - 1) if seat is not None else own if own is not None else Seat(0)
        if shown >= len(found.seats):
            raise refused("wrong-number-of-seats", least=1, most=len(found.seats))
        picture = await asyncio.to_thread(_drawn, found, who.language, shown)
        words = texts(who.language, self.game).among(found.names)
        await show(click, laid([heading(words, found)], (picture,)), (picture,))


def _drawn(table: Table, language: str, seat: Seat) -> Picture:
    assert table.match is not None
    around = setting(table, language)
    scene = tableau(table.rules.view(table.match.state, None), around, seat)
    return Picture("map.png", around.words("alt-areas"), draw(scene))


COG = TaubertalExpress
