"""What stands in channels, threads and DMs: the lobby, the board after a turn, hands, notices, the final scoring."""

from __future__ import annotations

import contextlib
from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import NoReturn

import discord

from bot.delivery.bare import saying, says, view_of, without_buttons
from bot.delivery.boards import Boards
from bot.delivery.bulletins import Bulletins
from bot.delivery.chance import shown as seals
from bot.delivery.courier import Arrived
from bot.delivery.cups import CupPosts
from bot.delivery.deadlines import status
from bot.delivery.departures import Departures
from bot.delivery.films import Films, room, shows
from bot.delivery.forum import Forums
from bot.delivery.front import Front
from bot.delivery.letters import Letters
from bot.delivery.lines import line_taken
from bot.delivery.lockscreen import over, up
from bot.delivery.mailboxes import Mailboxes
from bot.delivery.messages import Plain
from bot.delivery.notices import Notices
from bot.delivery.novelty import SPEECHLESS, audience
from bot.delivery.painter import Painter
from bot.delivery.patience import OutOfOrder, Superseded, Undeliverable
from bot.delivery.renewals import Renewals
from bot.delivery.threads import enrol, rouse
from bot.delivery.venue import Lost, Venue
from bot.delivery.verdict import undeliverable
from bot.delivery.views import chapter_of, face, film, nudge, older
from bot.games import Games
from bot.store.draft import Draft, Row
from bot.store.table import FINISHED, RUNNING, Table
from bot.tables import fairness
from bot.tables.announcements import CALLED, HAND, LETTER, LOBBY_POST, PLAIN, START, USERS
from bot.tables.refusals import Refused
from bot.tables.writer import Tables
from bot.texts import texts

WORTH_SAYING = ("final", "film", "notice")
"""Kinds that a new post does not bring by itself, if the one they were for is lost."""


class Posts:
    """Delivers what the outbox hands over; draws exactly the table it is given."""

    def __init__(
        self, client: discord.Client, tables: Tables, painter: Painter, games: Games, films: Films,
        mailboxes: Mailboxes,
    ) -> None:  # fmt: skip
        self._client = client
        self._tables = tables
        self._painter = painter
        self._games = games
        self._films = films
        self._letters = Letters(client, mailboxes, tables, painter)
        self._venue = Venue(client)
        self._notices = Notices(tables, self._letters, self._venue)
        self._forums = Forums(client)
        self._bulletins = Bulletins(client, tables, self._letters, self._forums)
        self._departures = Departures(client, tables)
        self._front = Front(tables, painter, self._venue, self._forums)
        self._cups = CupPosts(client, tables, painter, self._forums)
        self._boards = Boards(tables, painter)
        self._renewals = Renewals(
            client, tables, painter, games, films, self._venue, self._boards, self._cups, self._bulletins
        )  # fmt: skip

    async def deliver(self, row: Row, table: Table) -> Arrived | None:
        try:
            return await self._deliver(row, table)
        except Lost:
            return await self._lost(row, table)

    async def _lost(self, row: Row, table: Table) -> NoReturn:
        """The post of a forum is gone: there will be a new one, and what it does not say by itself is said in it."""
        if table.phase not in (RUNNING, FINISHED):
            raise Undeliverable("gone")
        said = (Draft(row.kind, row.target, row.payload, row.lane),) if row.kind in WORTH_SAYING else ()
        if table.thread is not None:
            await self._tables.post_lost(table.id, table.thread, said)
        elif not any(one.kind == LOBBY_POST for one in await self._tables.store.rows(table.id, 0)):
            raise Undeliverable("gone")
        elif said:
            await self._tables.say_again(table.id, said)
        raise Superseded

    async def _deliver(self, row: Row, table: Table) -> Arrived | None:
        if row.kind not in SPEECHLESS and not self._games.works(table.game):
            raise OutOfOrder(table.game)
        with undeliverable():
            match row.kind:
                case "lobby":
                    return await self._front.lobby(row, table)
                case "thread":
                    return await self._front.thread(table)
                case "seals":
                    return await self._seals(row, table)
                case "line":
                    await line_taken(self._client, row, table)
                    return None
                case "members":
                    seated = [user for user in row.payload[USERS] if user in table.people]
                    await enrol(self._client, table, seated)
                    return None
                case "rouse":
                    await rouse(self._client, table)
                    return None
                case "turn":
                    return await self._turn(row, table)
                case "final":
                    return await self._final(row, table)
                case "film":
                    return await self._film(row, table)
                case "strip":
                    return await self._strip(row, table)
                case "wait":
                    return await self._wait(row, table)
                case "nudge":
                    return await self._nudge(row, table)
                case "hush":
                    return await self._hush(row, table)
                case "hand":
                    if row.payload.get(LETTER):
                        await rouse(self._client, table)
                    return await self._letters.hand(row, table)
                case "moved":
                    await self._departures.tell(row, table)
                    return None
                case "notice":
                    return await self._notices.notice(row, table)
                case "alarm":
                    return await self._letters.alarm(row, table)
                case "call":
                    await rouse(self._client, table)
                    return await self._notices.call(row, table)
                case "bell":
                    return await self._bulletins.bell(row)
                case "week":
                    return await self._bulletins.week(row)
                case "cup":
                    return await self._cups.announcement(row, table)
                case "cup-news":
                    return await self._cups.news(row, table)
                case "digest":
                    return await self._notices.digest(row)
                case "again":
                    await self._renewals.again(row, table, self._front.lobby)
                    return None
        raise Undeliverable("unknown-kind")

    async def callers(self, row: Row, table: Table) -> tuple[int, ...]:
        if row.kind not in SPEECHLESS and not self._games.works(table.game):
            raise OutOfOrder(table.game)
        match row.kind:
            case "turn":
                return audience(row, table, await self._tables.get(table.id))[1]
            case "final":
                return tuple(await self._reachable(row.payload.get(CALLED, table.people)))
            case "cup-news":
                return await self._cups.callers(row, table)
        return ()

    async def call(self, row: Row, table: Table, users: Sequence[int]) -> Arrived:
        """One message calls and then becomes the post: words go out at once, and each call is one push with its text.

        Two other ways would be decided here: a message of text, picture and buttons, which has to wait for its picture,
        and a line beside the board, which has to be taken away again.
        """
        words = texts(table.language, table.game).among(table.names)
        try:
            with undeliverable():
                if row.kind == "cup-news":
                    return await self._cups.call(row, table, users)
                final = row.kind == "final"
                said = over(words, table, users) if final else up(words, table, users, self._tables.now())
                arrived = await self._venue.post(row, table, Plain(said), (), users)
        except Lost:
            return await self._lost(row, table)
        # What has just been said has called all of them, also whom Discord does not know any more.
        return replace(arrived, called=tuple(users)) if says(arrived.parts or (), said) else arrived

    async def opens(self, row: Row, table: Table) -> float:
        drawn = row.kind == HAND and self._games.works(table.game)
        return await self._letters.opens(row, table) if drawn else 0.0

    async def look(self, row: Row, table: Table) -> str:
        seat = table.seat_of(row.target)
        if seat is None or table.match is None:
            return ""
        return await self._painter.look(table, await self._letters.read_by(row.target, table), seat)

    async def _seals(self, row: Row, table: Table) -> Arrived | None:
        """What a start is bound by; the deal comes from the number of this post."""
        start = str(row.payload[START])
        if not fairness.awaits_number(table) or fairness.start_seal(table) != start:
            # It has been dealt, or the start was called off.
            return None
        post = await self._venue.post(row, table, seals(table), (), (), silent=True)
        with contextlib.suppress(Refused):
            await self._tables.deal(table.id, start, post.message, post.channel)
        return post

    # -- the game

    async def _turn(self, row: Row, table: Table) -> Arrived:
        recent = await self._tables.recent(table, row.since)
        post = (await self._tables.posts(table.id)).get("board")
        digest = face(table)
        # The players' areas are shown when a chapter of the game begins; in between whoever wants can see them.
        same = post is not None and chapter_of(digest) != "" and chapter_of(post.digest) == chapter_of(digest)
        view, shown = await self._boards.turn(table, recent, same, plain=bool(row.payload.get(PLAIN)))
        return replace(await self._venue.complete(row, table, view, shown), digest=digest)

    async def _final(self, row: Row, table: Table) -> Arrived:
        recent = await self._tables.recent(table, row.since)
        view, shown = await self._boards.final(table, recent, plain=bool(row.payload.get(PLAIN)))
        return await self._venue.complete(row, table, view, shown)

    async def _film(self, row: Row, table: Table) -> Arrived | None:
        """The film up to now, unless it stands there already."""
        post, digest = (await self._tables.posts(table.id)).get("film"), str(shows(table))
        if post is not None and post.digest == digest:
            return None
        taste = await self._tables.public_taste(table.guild)
        most = room(self._client.get_guild(table.guild))
        shown = await self._films.whole(table, table.language, taste, most)
        return replace(await self._venue.post(row, table, film(table, shown), [shown], ()), digest=digest)

    async def _wait(self, row: Row, table: Table) -> Arrived | None:
        """The newest board names who is waited for now."""
        post = row.there
        if post is None or table.phase != RUNNING:
            return None
        words = texts(table.language, table.game).among(table.names)
        who = status(words, table, await self._tables.gone(table))
        said = "\n".join(filter(None, [who, words("picture-older") if older(table, post) else ""]))
        try:
            known = await self._venue.known(table, post.message, post)
            parts = saying(known.parts or (), said)
            if parts is None:
                return known
            return await self._venue.change(
                table, post.message, post, view_of(parts), known.files, users=post.called
            )  # fmt: skip
        except discord.NotFound:
            return None

    async def _nudge(self, row: Row, table: Table) -> Arrived | None:
        """A line for those who are asked something before a turn is complete."""
        # A call that comes when the move has been made is one too many: the newest table decides.
        users, callers = audience(row, table, await self._tables.get(table.id))
        if not users and row.tried_revision is None:
            return None
        # After a lost answer the line may stand there: it is looked for, to be taken away again.
        line = nudge(table, users or row.payload[CALLED], callers, row.payload, self._tables.now())
        return await self._venue.post(row, table, line, (), callers, silent=not callers)

    async def _hush(self, row: Row, table: Table) -> Arrived | None:
        """Take away a message of ours that has done its work."""

        async def take(channel: discord.PartialMessageable) -> None:
            await channel.get_partial_message(row.target).delete()

        with contextlib.suppress(discord.NotFound):
            if "user" in row.payload:
                await self._letters.hush(int(row.payload["user"]), row.target)
            else:
                await self._venue.where_it_stands(table, row.there, take)
        return None

    async def _reachable(self, users: Iterable[int]) -> list[int]:
        """Without those who are away or in their quiet hours: they are only named."""
        return [user for user in users if await self._tables.reachable(user)]

    async def _strip(self, row: Row, table: Table) -> Arrived | None:
        """Take the buttons from an older post; its words and pictures stay. A post that is gone has none."""
        with contextlib.suppress(discord.NotFound):
            known = await self._venue.known(table, row.target, row.there)
            if known.parts is None:
                # Nobody can read what stands there: better old buttons than an empty post.
                return None
            bare = view_of(without_buttons(known.parts))
            await self._venue.change(table, row.target, row.there, bare, known.files)
        return None
