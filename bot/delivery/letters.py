"""Direct messages: a person's hand in one living message, calls about a seat, a word to the host."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.controls.buttons import Press, across, button
from bot.controls.ids import Id
from bot.delivery import lockscreen
from bot.delivery.bare import TEXT, is_plain, view_of
from bot.delivery.courier import Arrived
from bot.delivery.hidden import hides
from bot.delivery.listing import fitting, link, place, waiting_line
from bot.delivery.mailboxes import Mailboxes
from bot.delivery.messages import Body, Plain, change, post
from bot.delivery.novelty import asked, calls, holds
from bot.delivery.painter import Painter
from bot.delivery.picture import Picture
from bot.delivery.rights import lacking, named, needed
from bot.delivery.threads import rouse
from bot.store.draft import Row
from bot.store.person import HandDms
from bot.store.table import Table, Wait
from bot.tables.announcements import DEALT, LETTER, PLAIN, SILENT, WHY
from bot.tables.writer import Tables
from bot.texts import FALLBACK, Words, escaped, texts

ROOM = 1_600
"""Characters of a list; a classic message has 2,000."""
CHOICES: tuple[HandDms, ...] = ("call", "deal", "never")


class Letters:
    """Writes to people."""

    def __init__(self, client: discord.Client, mailboxes: Mailboxes, tables: Tables, painter: Painter) -> None:
        self._client = client
        self._mailboxes = mailboxes
        self._tables = tables
        self._painter = painter

    async def writes(self, row: Row, table: Table) -> bool:
        """Is there anything to tell about a hand, as a message or in the one that is there?"""
        person = await self._tables.person(row.target)
        calling, welcome = bool(row.payload.get(LETTER)), table.match is None
        if table.seat_of(row.target) is None:
            return row.message is not None
        if person.hand_dms == "never" and not calling:
            return False
        if welcome:
            # Nobody is written to who gets everything they need where it is played.
            return person.way != "thread" or hides(table.game)
        questions = asked(table, row.target)
        anew = calls(row) and bool(row.payload.get(DEALT) or (questions and (calling or person.hand_dms == "call")))
        if row.message is None or anew:
            holding = person.hand_dms != "never" and holds(table, row.target)
            return anew and (holding or (calling and bool(questions)))
        return True

    async def opens(self, row: Row, table: Table) -> float:
        """Open the conversation for a hand that will be written; else seconds until that may be possible."""
        return await self._mailboxes.ready(row.target) if await self.writes(row, table) else 0.0

    async def hand(self, row: Row, table: Table) -> Arrived | None:
        """A call or the deal is a message of its own; else the one that is there changes, without a sound."""
        seat = table.seat_of(row.target)
        wanted = await self._tables.hand_dms(row.target)
        calling = bool(row.payload.get(LETTER))
        if seat is None:
            return await self._taken_away(row, table)
        if not await self.writes(row, table):
            return None
        words = texts(await self.read_by(row.target, table), table.game).among(table.names)
        place = _place(row, table)
        if table.match is None:
            # It shows early whether messages arrive at all.
            return await self.send(row, Plain(words("dm-welcome", **_about(words, table), place=place)), silent=True)
        questions = asked(table, row.target)
        anew = calls(row) and bool(row.payload.get(DEALT) or (questions and (calling or wanted == "call")))
        taste = await self._tables.taste(row.target, table.guild)
        holding, plain = wanted != "never" and holds(table, row.target), bool(row.payload.get(PLAIN))
        shown = await self._painter.hand(table, words.language, seat, taste) if holding and not plain else ()
        told = calling and bool(questions)
        if not shown and not told and not plain and anew:
            return None
        held = "dm-hand-plain" if holding and plain else "dm-hand-empty"
        about = "dm-hand" if shown else "dm-turn" if told and not (holding and plain) else held
        lines = [lockscreen.to(words, table, row.target, self._tables.now())] if told else []
        lines.append(words(about, **_about(words, table), place=place))
        lines += [f"**{words('dm-asked')}** {_question(words, one.key, one.ahead)}" for one in questions]
        lines += [words(f"hands-{wanted}")] if shown or not told else []
        controls = across(choices(words, wanted)) if shown or not told else []
        letter = Plain("\n".join(lines), controls)
        if row.message is None or anew:
            # Whoever is called where it is played is not called by this as well.
            return await self.send(row, letter, shown, silent=not calling)
        return await self._edit(row, row.message, letter, shown)

    async def _taken_away(self, row: Row, table: Table) -> Arrived | None:
        """Who has left a seat has no hand any more; what had been shown of it goes."""
        if row.message is None:
            return None
        words = texts(await self.read_by(row.target, table), table.game).among(table.names)
        text = words("dm-no-seat", **_about(words, table), place=_place(row, table))
        message = row.message

        async def edit(channel: discord.PartialMessageable) -> Arrived:
            return await change(self._client, channel.get_partial_message(message), _as_it_is(row, text))

        try:
            return await self._mailboxes.write(row.target, edit)
        except discord.NotFound:
            return None

    async def _edit(self, row: Row, message: int, letter: Plain, shown: Sequence[Picture]) -> Arrived:
        """The living message changes. One of an earlier version stays made of components: another takes its place."""
        if row.there is None or not is_plain(row.there.parts or ()):
            return await self.send(row, letter, shown, silent=True)

        async def edit(channel: discord.PartialMessageable) -> Arrived:
            return await change(self._client, channel.get_partial_message(message), letter, (), shown)

        try:
            return await self._mailboxes.write(row.target, edit)
        except discord.NotFound:
            return await self.send(row, letter, shown, silent=True)

    async def digest(self, row: Row, waiting: Sequence[tuple[Table, Wait]]) -> Arrived:
        """All tables that wait for somebody, in one message; what is most urgent stands first."""
        for table, _ in waiting:
            await rouse(self._client, table)
        reads = await self._tables.reads(row.target) or (waiting[0][0].language if waiting else FALLBACK)
        lines = [
            waiting_line(reads, table, wait, place(table, await self._tables.posts(table.id)))
            for table, wait in waiting
        ]
        words = texts(reads)
        head = words(f"digest-{row.payload[WHY]}", count=len(waiting))
        first = [_first(reads, *waiting[0], self._tables.now())] if waiting else []
        told = [*first, head, *fitting(words, lines, ROOM), words("digest-how")]
        return await self.send(row, Plain("\n".join(told)))

    async def alarm(self, row: Row, table: Table) -> Arrived:
        """Tell the host that the bot may not write where the table is played, and what has to be allowed."""
        words = texts(await self.read_by(row.target, table), table.game)
        server = self._client.get_guild(table.guild)
        channel = None if server is None else server.get_channel(table.channel)
        lacks = [] if channel is None else lacking(channel, needed(table.ground))
        rights = named(words, lacks or needed(table.ground), table.ground)
        if WHY in row.payload:
            text = words(f"dm-{row.payload[WHY]}", **_about(words, table), place=f"<#{table.channel}>")
        elif table.id < 0:
            title = escaped((await self._tables.cup(-table.id)).name)
            text = words("dm-cup-forbidden", title=title, place=f"<#{table.channel}>", rights=rights)
        else:
            text = words("dm-forbidden", **_about(words, table), place=_place(row, table), rights=rights)
        return await self.send(row, Plain(text))

    async def hush(self, user: int, message: int) -> None:
        channel = await self._mailboxes.known(user)
        if channel is not None:
            await channel.get_partial_message(message).delete()

    async def send(self, row: Row, letter: Plain, shown: Sequence[Picture] = (), silent: bool = False) -> Arrived:
        """A new letter. It makes no sound at night, whatever it is about."""
        silent = silent or bool(row.payload.get(SILENT)) or await self._tables.quiet(row.target)

        async def write(channel: discord.PartialMessageable) -> Arrived:
            return await post(channel, letter, row.nonce, shown, silent=silent)

        return await self._mailboxes.write(row.target, write)

    async def read_by(self, user: int, table: Table) -> str:
        return await self._tables.reads(user) or table.language


def choices(words: Words, wanted: HandDms) -> list[Press]:
    """When hands are to come as direct messages: what is not so already."""
    return [button(words(f"button-hands-{one}"), Id("hands", args=(one,))) for one in CHOICES if one != wanted]


def _place(row: Row, table: Table) -> str:
    """Where it is played: the post that calls, or the thread."""
    if "place" in row.payload:
        channel, message = row.payload["place"]
        return link(table.guild, channel, message)
    return f"<#{table.thread or table.channel}>"


def _about(words: Words, table: Table) -> dict[str, str | int]:
    return {"game": words("game-name"), "table": table.id}


def _question(words: Words, key: str, ahead: bool) -> str:
    return words(f"ahead-{key}" if ahead else f"decision-{key}")


def _first(reads: str, table: Table, wait: Wait, now: int) -> str:
    """What a list begins with: the table with the least time left, as a call says it."""
    return lockscreen.to(texts(reads, table.game).among(table.names), table, wait.user, now)


def _as_it_is(row: Row, text: str) -> Body:
    """A text in a message that is there already: one made of components stays so for ever (Components Reference)."""
    if row.there is not None and is_plain(row.there.parts or ()):
        return Plain(text)
    return view_of([[TEXT, text]])
