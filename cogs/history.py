"""What has happened at a table: the log, and taking back."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from discord import app_commands

from bot.controls.hearing import Click
from bot.talk.answers import answering
from bot.talk.commands import command
from cogs.part import Part


class History(Part):
    """What lies behind."""

    def commands(self) -> Iterable[app_commands.Command[Any, ..., None]]:
        yield command("undo", self._undo, [self.table])
        yield command("log", self._log, [self.table])

    async def _undo(self, click: Click, table: int | None) -> None:
        await answering(click)
        await self.house.desk.undo(click, await self.house.finder.find(click, table))

    async def _log(self, click: Click, table: int | None) -> None:
        await answering(click)
        await self.house.desk.log(click, await self.house.finder.find(click, table))
