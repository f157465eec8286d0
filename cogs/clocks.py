"""How much time people have at a table, in every detail, and pauses."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any
from zoneinfo import available_timezones

from discord import app_commands
from discord.app_commands import Choice

from bot.controls.hearing import Click
from bot.store.table import LapseMode, Pace
from bot.tables.paces import (
    DAYS,
    DEFAULT,
    LAPSES,
    LONGEST_PAUSE,
    NONE,
    PRESETS,
    agreed_hours,
    length,
    like,
    preset,
    timed,
)
from bot.talk.answers import answering
from bot.talk.commands import Parameter, choice, command, matching
from bot.texts import texts
from cogs.part import Part


class Clocks(Part):
    """The clock of a table."""

    def commands(self) -> Iterable[app_commands.Command[Any, ..., None]]:
        words = texts()
        yield command("clock", self._clock, [
            self.house.desk.clock_parameter(),
            Parameter("turn"),
            Parameter("bank"),
            Parameter("hours"),
            Parameter("days", choices=[choice(words(f"days-{name}"), name, f"days-{name}") for name in DAYS]),
            Parameter("zone", complete=self._zones),
            Parameter("lapse", choices=[choice(words(f"lapse-{mode}"), mode, f"lapse-{mode}") for mode in LAPSES]),
            Parameter("away", bool),
            self.table,
        ])  # fmt: skip
        yield command("pause", self._pause, [
            Parameter("length", app_commands.Range[int, 0, LONGEST_PAUSE], required=True), self.table,
        ])  # fmt: skip

    async def _clock(
        self, click: Click, clock: str | None, turn: str | None, bank: str | None, hours: str | None, days: str | None,
        zone: str | None, lapse: str | None, away: bool | None, table: int | None,
    ) -> None:  # fmt: skip
        await answering(click)
        found = await self.house.finder.nearby(click, table)
        if all(one is None for one in (clock, turn, bank, hours, days, zone, lapse, away)):
            await self.house.clocks.show(click, found)
            return
        pace = found.pace if clock is None else like(preset(clock), found.pace)
        if clock == NONE:
            await self.house.clocks.change(click, found, None)
            return
        pace = _timed(pace, turn, bank)
        mode: LapseMode = next((mode for mode in LAPSES if mode == lapse), pace.lapse)
        pace = replace(pace, hours=agreed_hours(hours, days, zone, pace.hours), lapse=mode)
        await self.house.clocks.change(click, found, pace if away is None else replace(pace, away=away))

    async def _pause(self, click: Click, length: int, table: int | None) -> None:
        await answering(click)
        found = await self.house.finder.find(click, table)
        await (self.house.clocks.pause(click, found, length) if length else self.house.clocks.unpause(click, found))

    async def _zones(self, click: Click, current: str) -> list[Choice[str]]:
        return matching({name: name for name in sorted(available_timezones()) if "/" in name or name == "UTC"}, current)


def _timed(pace: Pace | None, turn: str | None, bank: str | None) -> Pace:
    """The clock with other times; a time for every turn comes without a bank unless one is named."""
    old = pace or PRESETS[DEFAULT]
    if turn is None and bank is None:
        return old
    saved = 0 if bank is None or bank.strip() == "0" else length(bank)
    mine = timed(old.floor if turn is None else length(turn), saved)
    return replace(mine, hours=old.hours, lapse=old.lapse, away=old.away)
