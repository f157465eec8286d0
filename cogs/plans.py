"""What somebody plans at a table for their next turn, typed."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Any

from discord import app_commands
from discord.app_commands import Choice

from bot.controls.hearing import Click
from bot.delivery.sentences import move
from bot.talk.answers import answering
from bot.talk.commands import Parameter, command, matching
from bot.talk.move_picker import Choices
from bot.talk.people import language, person
from bot.texts import Words, texts
from cogs.part import Part
from rules.notation import notation

TYPED = 100
"""Discord's longest value of a completed option."""


class Plans(Part):
    """`/table plan`: shown without options, else one more line, or none any more."""

    def commands(self) -> Iterable[app_commands.Command[Any, ..., None]]:
        planned = Parameter("planned", complete=self._moves)
        switches = Parameter("even_so", bool), Parameter("forget", bool)
        yield command("plan", self._plan, [planned, *switches, self.table])

    async def _plan(
        self, click: Click, planned: str | None, even_so: bool | None, forget: bool | None, table: int | None
    ) -> None:
        await answering(click)
        found = await self.house.finder.find(click, table)
        who = await person(self.house.tables, click)
        panel = self.house.panel
        if forget:
            await panel.forget(click, found, who)
        elif planned is None:
            await panel.present(click, found)
        else:
            await panel.plan_typed(click, found, who, planned, bool(even_so))

    async def _moves(self, click: Click, current: str) -> list[Choice[str]]:
        """What may be possible at one's next turn."""
        table = await self.completing(click)
        seat = None if table is None else table.seat_of(click.user.id)
        if table is None or seat is None or table.match is None:
            return []
        words = texts(await language(self.house.tables, click), table.game).among(table.names)
        return matching(await asyncio.to_thread(_offered, Choices(table, seat), words), current)


def _offered(choices: Choices, words: Words) -> dict[str, str]:
    """The moves of the turn to come, by what is typed for them."""
    ahead = choices.next_turn
    if ahead is None or ahead.table.match is None:
        return {}
    rules = ahead.table.rules
    view = rules.view(ahead.table.match.state, ahead.seat)
    labels = {notation(option): move(words, rules, view, option) for option in ahead.scopes[0].options}
    return {text: label for text, label in labels.items() if len(text) <= TYPED}
