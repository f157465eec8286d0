"""What has happened at a table: the log, and taking back."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from discord import app_commands
from discord.app_commands import Choice

from bot.controls.hearing import Click
from bot.talk.answers import answering
from bot.talk.commands import Parameter, command
from cogs.part import Part


class History(Part):
    """What lies behind."""

    def commands(self) -> Iterable[app_commands.Command[Any, ..., None]]:
        yield command("undo", self._undo, [self.table])
        turn = Parameter("turn", int, complete=self._turns)
        yield command("rewind", self._rewind, [turn, self.table])
        yield command("log", self._log, [self.table])

    async def _undo(self, click: Click, table: int | None) -> None:
        await answering(click)
        await self.house.desk.undo(click, await self.house.finder.find(click, table))

    async def _log(self, click: Click, table: int | None) -> None:
        await answering(click)
        await self.house.desk.log(click, await self.house.finder.find(click, table))

    async def _rewind(self, click: Click, turn: int | None, table: int | None) -> None:
        await answering(click)
        found = await self.house.finder.find(click, table)
        if turn is None:
            await self.house.rewinds.show(click, found)
        else:
            await self.house.rewinds.ask(click, found, turn)

    async def _turns(self, click: Click, current: str) -> list[Choice[int]]:
        table = await self.completing(click)
        return [] if table is None else await self.house.rewinds.completed(click, table, current)
