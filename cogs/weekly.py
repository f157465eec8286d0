"""`/settings weekly`: a server is told once a week what is played there."""

from __future__ import annotations

from typing import Any

from discord.app_commands import AppCommandChannel, Choice, Command

from bot.controls.hearing import Click
from bot.store.server import Week
from bot.tables import zones
from bot.tables.refusals import refused
from bot.talk.answers import answering, show
from bot.talk.commands import Parameter, choice, command, matching
from bot.talk.house import House
from bot.talk.panel_view import laid
from bot.talk.people import language
from bot.talk.places import ROOM, managed, place_of
from bot.texts import spoken, texts

DAYS = 7
HOURS = 24


class Weekly:
    """Set by those who may manage the server."""

    def __init__(self, house: House) -> None:
        self._house = house

    def command(self) -> Command[Any, ..., None]:
        words = texts()
        days = [choice(words(f"weekday-{day}"), day, f"weekday-{day}") for day in range(DAYS)]
        hours = [choice(f"{hour}:00", hour) for hour in range(HOURS)]
        return command("weekly", self._weekly, [
            Parameter("channel", ROOM),
            Parameter("weekday", int, choices=days),
            Parameter("hour", int, choices=hours),
            Parameter("zone", complete=self._zones),
        ])  # fmt: skip

    async def _weekly(
        self, click: Click, channel: AppCommandChannel | None, weekday: int | None, hour: int | None, zone: str | None
    ) -> None:
        """With a channel: from now on; without one: no more."""
        await answering(click)
        guild = managed(click)
        words = texts(await language(self._house.tables, click))
        if channel is None:
            await self._house.tables.set_week(guild, None)
            await show(click, laid([words("weekly-off")]))
            return
        place_of(click, words, None, channel, own=False)
        there = zone or zones.guess(str(click.guild_locale or ""))
        if there not in zones.names():
            raise refused("no-such-zone")
        week = Week(channel.id, weekday or 0, (18 if hour is None else hour) * 60, there, spoken(click.guild_locale))
        at = await self._house.tables.set_week(guild, week)
        await show(click, laid([words("weekly-on", place=f"<#{channel.id}>", due=at, zone=there)]))

    async def _zones(self, click: Click, current: str) -> list[Choice[str]]:
        """The usual ones until something has been typed."""
        known = zones.names() if current.strip() else zones.COMMON
        return matching({name: name.replace("_", " ") for name in known}, current.strip())
