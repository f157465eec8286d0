"""The seats of a running game: stand-ins, successors, whoever gives up a seat or keeps it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import discord
from discord import app_commands

from bot.controls.buttons import GREEN, button, rows
from bot.controls.hearing import Click, Handlers
from bot.controls.ids import Id
from bot.delivery.views import heading
from bot.store.table import RUNNING, Person, SeatInfo, Table
from bot.tables import moments, notices
from bot.tables.progress import turn_number
from bot.tables.refusals import refused
from bot.tables.seats import own_seat
from bot.tables.stand_ins import STAND_INS
from bot.tables.successors import taken_over
from bot.talk.answers import answering, changing, show
from bot.talk.commands import Parameter, choice, command
from bot.talk.panel_view import laid
from bot.talk.people import NAME, acting, has_left, person
from bot.texts import texts
from cogs.part import Part
from render.wording import cut


class Seats(Part):
    """Who plays."""

    def commands(self) -> Iterable[app_commands.Command[Any, ..., None]]:
        player = Parameter("player", discord.Member, required=True)
        anybody = Parameter("player", discord.Member)
        seat = Parameter("seat", int, required=True, complete=self.seats)
        one = Parameter("seat", int, complete=self.seats)
        yield command("stand-in", self._stand_in, [one, self._kind(), self.table])
        yield command("stand-in-away", self._stand_in_away, [seat, self.table])
        yield command("replace", self._replace, [seat, anybody, self.table])
        yield command("hand-over", self._hand_over, [player, self.table])
        yield command("resign", self._resign, [self.table])

    def buttons(self) -> Handlers:
        return {
            "standin": self._stand_in_click,
            "here": self._here_click,
            "takeover": self._take_over_click,
            "takeseat": self._take_seat_click,
        }

    async def _stand_in(self, click: Click, seat: int | None, kind: str | None, table: int | None) -> None:
        await answering(click)
        await self._standing_in(click, await self.house.finder.find(click, table), kind, seat)

    async def _stand_in_click(self, click: Click, what: Id, values: tuple[str, ...]) -> None:
        await answering(click)
        await self._standing_in(click, await self.house.finder.table(click, what.table), None, None)

    async def _standing_in(self, click: Click, table: Table, kind: str | None, seat: int | None) -> None:
        who = await acting(self.house.tables, click, table)
        at = None if seat is None else seat - 1
        info = _seat(table, seat)
        gone = info is not None and await has_left(click, info.user)
        table = await self.house.tables.add_stand_in(
            table.id, who, kind or "greedy", at, gone=gone, interaction=click.id
        )
        await self._say_or_when(click, who, table, seat, "stand-in-noted")

    async def _here_click(self, click: Click, what: Id, values: tuple[str, ...]) -> None:
        await answering(click)
        table = await self.own(click, what.table)
        who = await person(self.house.tables, click)
        table = await self.house.tables.here(table.id, who, interaction=click.id)
        await self.say(click, who, table, "still-here")

    async def _stand_in_away(self, click: Click, seat: int, table: int | None) -> None:
        await answering(click)
        found = await self.house.finder.find(click, table)
        who = await acting(self.house.tables, click, found)
        after = await self.house.tables.remove_stand_in(found.id, who, seat - 1, interaction=click.id)
        await self.say(click, who, after, "called-off" if after.seats == found.seats else "stand-in-gone")

    async def _replace(self, click: Click, seat: int, player: discord.Member | None, table: int | None) -> None:
        """Look for somebody who takes over: one person, or whoever wants the seat."""
        await answering(click)
        found = await self.house.finder.find(click, table)
        await self._offering(click, found, seat - 1, player)

    async def _hand_over(self, click: Click, player: discord.Member, table: int | None) -> None:
        await answering(click)
        found = await self.house.finder.find(click, table)
        who = await acting(self.house.tables, click, found)
        if found.phase == RUNNING:
            await self._offering(click, found, own_seat(found, who), player)
            return
        found = await self.house.tables.hand_over(found.id, who, _other(player), interaction=click.id)
        await self.say(click, who, found, "handed-over", user=player.id)

    async def _offering(self, click: Click, table: Table, seat: int, player: discord.Member | None) -> None:
        who = await acting(self.house.tables, click, table)
        to = None if player is None else _other(player)
        after = await self.house.tables.offer_seat(table.id, who, seat, to, interaction=click.id)
        if to is None:
            await self.say(click, who, after, "seat-opened", seat=seat)
        elif to.id != who.id:
            await self.say(click, who, after, "seat-offered", seat=seat, user=to.id)
        else:
            await self._say_or_when(click, who, after, seat + 1, "took-over")

    async def _take_over_click(self, click: Click, what: Id, values: tuple[str, ...]) -> None:
        """Say what it means to take over, and ask whether it is meant."""
        await answering(click)
        table, seat = await self.own(click, what.table), _number(what)
        who = await person(self.house.tables, click)
        # Who may not come hears it now, not after having said yes.
        taken_over(table, who, seat, table.updated)
        words = texts(who.language, table.game).among(table.names)
        yes = button(words("button-takeseat"), Id("takeseat", table.id, table.revision, what.args), GREEN)
        place = f"<#{table.thread or table.channel}>"
        sure = words("take-over-sure", seat=seat, place=place, turn=turn_number(table) or 1)
        await show(click, laid([heading(words, table), sure], (), rows([yes])))

    async def _take_seat_click(self, click: Click, what: Id, values: tuple[str, ...]) -> None:
        await changing(click)
        table, seat = await self.own(click, what.table), _number(what)
        who = await person(self.house.tables, click)
        info = _seat(table, seat + 1)
        gone = info is not None and await has_left(click, info.former if info.user is None else info.user)
        table = await self.house.tables.take_over(table.id, who, seat, gone=gone, interaction=click.id)
        await self._say_or_when(click, who, table, seat + 1, "took-over")

    async def _resign(self, click: Click, table: int | None) -> None:
        await answering(click)
        await self.house.desk.resign(click, await self.house.finder.find(click, table))

    def _kind(self) -> Parameter:
        words = texts()
        kinds = [choice(words(f"stand-in-{kind}"), kind, f"stand-in-{kind}") for kind in STAND_INS]
        return Parameter("kind", choices=kinds)

    async def _say_or_when(
        self, click: Click, who: Person, table: Table, seat: int | None, key: str, **data: str | int
    ) -> None:
        """What has been done, or when it will be, unless somebody objects."""
        grace = None if seat is None else moments.grace(table, seat - 1)
        if grace is None:
            await self.say(click, who, table, key, **data)
        else:
            await self.say(click, who, table, "after-a-grace", seat=grace.payload["seat"], **notices.at(grace.at))


def _seat(table: Table, number: int | None) -> SeatInfo | None:
    """The seat of a running game that has this number for people."""
    found = table.phase == RUNNING and number is not None and 1 <= number <= len(table.seats)
    return table.seats[number - 1] if found and number is not None else None


def _other(member: discord.Member) -> Person:
    """A person named in a command. Bots cannot play."""
    if member.bot:
        raise refused("not-a-person")
    return Person(member.id, cut(member.display_name, NAME))


def _number(what: Id) -> int:
    """The seat a button is about."""
    if len(what.args) != 1 or not what.args[0].isdecimal():
        raise refused("old-button")
    return int(what.args[0])
