"""`/cup`: leagues and cups."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import discord
from discord import app_commands
from discord.app_commands import AppCommandChannel
from discord.ext import commands

from bot.controls.hearing import Click
from bot.store.cup import FORMS
from bot.talk.commands import SERVERS, Parameter, choice, command, described, named, reaching
from bot.talk.cups import VERDICTS
from bot.talk.house import Carrier, House
from bot.texts import texts
from cogs.parameters import game_parameter, seats_parameter, variants_of, variants_parameter


@reaching(SERVERS)
class Cups(
    commands.GroupCog,
    group_name=named("command-cup", "cup"),
    group_description=described("command-cup-description"),
):
    """Announcing, coming and going, standings, what the host decides."""

    def __init__(self, house: House) -> None:
        self.house = house
        whole = self.app_command
        assert whole is not None
        for one in self._parts():
            whole.add_command(one)

    def _parts(self) -> Iterable[app_commands.Command[Any, ..., None]]:
        cups, words = self.house.cups, texts()
        cup = Parameter("cup", int, complete=cups.complete, least=1)
        verdicts = [choice(words(f"cup-verdict-{one}"), one, f"cup-verdict-{one}") for one in VERDICTS]
        deciding = [
            Parameter("at_table", int, required=True, complete=cups.waiting, least=1),
            Parameter("verdict", required=True, choices=verdicts),
            Parameter("winner", discord.Member),
            cup,
        ]
        dropping = [Parameter("player", discord.User, required=True), cup]
        yield command("cup-new", self._new, self._new_parameters(), shown="new")
        yield command("cup-join", self._join, [cup], shown="join")
        yield command("cup-leave", self._leave, [cup], shown="leave")
        yield command("cup-start", self._start, [cup], shown="start")
        yield command("cup-standings", self._standings, [cup], shown="standings")
        yield command("cup-decide", self._decide, deciding, shown="decide")
        yield command("cup-drop", self._drop, dropping, shown="drop")
        yield command("cup-end", self._end, [cup], shown="end")

    def _new_parameters(self) -> list[Parameter]:
        words, desk = texts(), self.house.desk
        forms = [choice(words(f"cup-form-{one}-choice"), one, f"cup-form-{one}-choice") for one in FORMS]
        return [
            Parameter("title", required=True),
            game_parameter(self.house),
            Parameter("cup_form", required=True, choices=forms),
            seats_parameter(),
            variants_parameter(self.house),
            Parameter("rounds", int),
            Parameter("people", int),
            desk.clock_parameter(),
            desk.start_parameter(),
            Parameter("friendly", bool),
            desk.language_parameter(),
            desk.room_parameter(),
        ]

    async def _new(
        self, click: Click, title: str, game: str, cup_form: str, seats: int | None, variants: str | None,
        rounds: int | None, people: int | None, clock: str | None, start: str | None, friendly: bool | None,
        language: str | None, channel: AppCommandChannel | None,
    ) -> None:  # fmt: skip
        await self.house.cups.open(
            click, title, game, cup_form, seats, variants_of(variants), rounds, people, clock, start, bool(friendly),
            language, channel,
        )  # fmt: skip

    async def _join(self, click: Click, cup: int | None) -> None:
        await self.house.cups.join(click, cup)

    async def _leave(self, click: Click, cup: int | None) -> None:
        await self.house.cups.leave(click, cup)

    async def _start(self, click: Click, cup: int | None) -> None:
        await self.house.cups.start(click, cup)

    async def _standings(self, click: Click, cup: int | None) -> None:
        await self.house.cups.standings(click, cup)

    async def _decide(
        self, click: Click, at_table: int, verdict: str, winner: discord.Member | None, cup: int | None
    ) -> None:
        await self.house.cups.decide(click, at_table, verdict, winner, cup)

    async def _drop(self, click: Click, player: discord.User, cup: int | None) -> None:
        await self.house.cups.drop(click, player, cup)

    async def _end(self, click: Click, cup: int | None) -> None:
        await self.house.cups.end(click, cup)


async def setup(client: Carrier) -> None:
    await client.add_cog(Cups(client.house))
