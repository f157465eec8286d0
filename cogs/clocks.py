"""The clock of a table in every detail, and pauses."""

from __future__ import annotations

from dataclasses import replace

from discord.app_commands import Choice

from bot.controls.hearing import Click
from bot.store.table import LapseMode, Pace
from bot.tables import zones
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
from bot.talk.commands import Loose, Parameter, choice, command, matching
from bot.talk.house import Carrier
from bot.texts import texts


class Clocks(Loose):
    """`/clock`."""

    def __init__(self, carrier: Carrier) -> None:
        self.house = carrier.house
        words, desk = texts(), self.house.desk
        parameters = [
            desk.clock_parameter(),
            Parameter("turn"),
            Parameter("bank"),
            Parameter("hours"),
            Parameter("days", choices=[choice(words(f"days-{name}"), name, f"days-{name}") for name in DAYS]),
            Parameter("zone", complete=self._zones),
            Parameter("lapse", choices=[choice(words(f"lapse-{mode}"), mode, f"lapse-{mode}") for mode in LAPSES]),
            Parameter("away", bool),
            Parameter("pause", int, least=0, most=LONGEST_PAUSE),
            desk.table_parameter(),
        ]
        super().__init__(carrier.tree, command("clock", self._clock, parameters))

    async def _clock(
        self, click: Click, clock: str | None, turn: str | None, bank: str | None, hours: str | None, days: str | None,
        zone: str | None, lapse: str | None, away: bool | None, pause: int | None, table: int | None,
    ) -> None:  # fmt: skip
        await answering(click)
        found = await self.house.finder.nearby(click, table)
        clocks = self.house.clocks
        if pause is not None:
            await (clocks.pause(click, found, pause) if pause else clocks.unpause(click, found))
        elif all(one is None for one in (clock, turn, bank, hours, days, zone, lapse, away)):
            await clocks.show(click, found)
        elif clock == NONE:
            await clocks.change(click, found, None)
        else:
            pace = _timed(found.pace if clock is None else like(preset(clock), found.pace), turn, bank)
            here = zones.guess(str(click.guild_locale or ""))
            mode: LapseMode = next((mode for mode in LAPSES if mode == lapse), pace.lapse)
            pace = replace(pace, hours=agreed_hours(hours, days, zone, pace.hours, here), lapse=mode)
            await clocks.change(click, found, pace if away is None else replace(pace, away=away))

    async def _zones(self, click: Click, current: str) -> list[Choice[str]]:
        known = zones.names() if current.strip() else zones.COMMON
        return matching({name: name for name in known}, current)


def _timed(pace: Pace | None, turn: str | None, bank: str | None) -> Pace:
    """The clock with other times; a time for every turn comes without a bank unless one is named."""
    old = pace or PRESETS[DEFAULT]
    if turn is None and bank is None:
        return old
    saved = 0 if bank is None or bank.strip() == "0" else length(bank)
    mine = timed(old.floor if turn is None else length(turn), saved)
    return replace(mine, hours=old.hours, lapse=old.lapse, away=old.away)


async def setup(client: Carrier) -> None:
    await client.add_cog(Clocks(client))
