"""What one looks at so often that it has a command of its own."""

from __future__ import annotations

from typing import Any

from discord.app_commands import Choice

from bot.controls.hearing import Click
from bot.talk.answers import answering
from bot.talk.commands import EVERYWHERE, Loose, Parameter, command, matching
from bot.talk.guide import topics
from bot.talk.house import Carrier
from bot.talk.people import language
from bot.texts import texts
from cogs.parameters import game_parameter
from rules import registry


class Looking(Loose):
    """`/board`, `/hand`, `/guide`, and `/rewind`, for which `/table` has no room."""

    def __init__(self, carrier: Carrier) -> None:
        self.house = carrier.house
        table = self.house.desk.table_parameter()
        game, topic = game_parameter(self.house), Parameter("topic", complete=self._topics)
        super().__init__(
            carrier.tree,
            command("board", self._board, [Parameter("text", bool), table]),
            command("hand", self._hand, [table]),
            command("guide", self._guide, [game, topic], reach=EVERYWHERE),
            command(
                "rewind",
                self._rewind,
                [Parameter("turn", int, complete=self._turns, told="parameter-rewind-turn-description"), table],
            ),
        )

    async def _board(self, click: Click, text: bool | None, table: int | None) -> None:
        await answering(click)
        found = await self.house.finder.find(click, table)
        await (self.house.desk.text(click, found) if text else self.house.desk.board(click, found))

    async def _hand(self, click: Click, table: int | None) -> None:
        await answering(click)
        await self.house.desk.hand(click, await self.house.finder.find(click, table))

    async def _guide(self, click: Click, game: str, topic: str | None) -> None:
        await answering(click)
        await self.house.guide.show(click, game, topic)

    async def _topics(self, click: Click, current: str) -> list[Choice[str]]:
        game = str(click.namespace.game)
        if game not in registry.GAMES:
            return []
        words = texts(await language(self.house.tables, click), game)
        return matching({topic: words(f"guide-{topic}-title") for topic in topics(words)}, current)

    async def _rewind(self, click: Click, turn: int | None, table: int | None) -> None:
        await answering(click)
        found = await self.house.finder.find(click, table)
        if turn is None:
            await self.house.rewinds.show(click, found)
        else:
            await self.house.rewinds.ask(click, found, turn)

    async def _turns(self, click: Click, current: str) -> list[Choice[int]]:
        number: Any = click.namespace.table
        table = await self.house.finder.likely(click, number if isinstance(number, int) else None)
        return [] if table is None else await self.house.rewinds.completed(click, table, current)


async def setup(client: Carrier) -> None:
    await client.add_cog(Looking(client))
