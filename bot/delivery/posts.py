"""What stands in channels, threads and DMs: the lobby, the board after a turn, hands, notices, the final scoring."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterable
from dataclasses import replace
from typing import Literal

import discord

from bot.delivery import showcase
from bot.delivery.bare import saying, view_of, without_buttons
from bot.delivery.boards import Boards
from bot.delivery.bulletins import Bulletins
from bot.delivery.courier import Arrived
from bot.delivery.cups import CupPosts
from bot.delivery.deadlines import status
from bot.delivery.departures import Departures
from bot.delivery.films import Films, room, shows
from bot.delivery.forum import FULL, Forums
from bot.delivery.letters import Letters
from bot.delivery.lines import line_taken
from bot.delivery.mailboxes import Mailboxes
from bot.delivery.notices import Notices
from bot.delivery.novelty import SPEECHLESS, audience
from bot.delivery.painter import Painter
from bot.delivery.patience import OutOfOrder, Undeliverable
from bot.delivery.picture import Picture
from bot.delivery.renewals import Renewals
from bot.delivery.rights import THREADS, lacking
from bot.delivery.threads import enrol, rouse
from bot.delivery.venue import Lost, Venue
from bot.delivery.verdict import undeliverable
from bot.delivery.views import chapter_of, face, film, lobby, nudge, older
from bot.games import Games
from bot.store.draft import Attached, Post, Row
from bot.store.table import CANCELLED, IN_CHAT, IN_FORUM, LOBBY, NO_RIGHT, NO_ROOM, RUNNING, Ground, Table
from bot.tables.announcements import ANEW, CALLED, HAND, LETTER, PLAIN, REMOVED, USERS
from bot.tables.writer import Tables
from bot.texts import texts
from render.wording import cut

THREAD_NAME = 100
"""Discord's longest name of a thread."""
THREAD_EXISTS = 160004
NO_THREADS: dict[int, Ground] = {**dict.fromkeys(FULL, NO_ROOM), 50024: IN_CHAT}
"""What its refusals of a thread mean for the game, which is then played in the channel."""
WEEK: Literal[10080] = 10080
"""Minutes after which Discord archives a silent thread."""


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
        self._cups = CupPosts(client, tables, painter, self._forums)
        self._boards = Boards(tables, painter)
        self._renewals = Renewals(
            client, tables, painter, games, films, self._venue, self._boards, self._cups, self._bulletins
        )  # fmt: skip

    async def deliver(self, row: Row, table: Table) -> Arrived | None:
        try:
            return await self._deliver(row, table)
        except Lost:
            if table.phase != RUNNING or table.thread is None:
                raise Undeliverable("gone") from None
            # All of it comes with the new post.
            await self._tables.post_lost(table.id, table.thread)
            return None

    async def _deliver(self, row: Row, table: Table) -> Arrived | None:
        if row.kind not in SPEECHLESS and not self._games.works(table.game):
            raise OutOfOrder(table.game)
        with undeliverable():
            match row.kind:
                case "lobby":
                    return await self._lobby(row, table)
                case "thread":
                    return await self._thread(table)
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
                    await self._renewals.again(row, table, self._lobby)
                    return None
        raise Undeliverable("unknown-kind")

    async def opens(self, row: Row, table: Table) -> float:
        drawn = row.kind == HAND and self._games.works(table.game)
        return await self._letters.opens(row, table) if drawn else 0.0

    async def look(self, row: Row, table: Table) -> str:
        seat = table.seat_of(row.target)
        if seat is None or table.match is None:
            return ""
        return await self._painter.look(table, await self._letters.read_by(row.target, table), seat)

    # -- the lobby

    async def _lobby(self, row: Row, table: Table) -> Arrived | None:
        """The lobby's one post, kept up to date.

        A post that somebody has deleted does not come back: a table that has not started is closed by that, and its
        people are told so in person; after the start it goes on without that post.
        """
        never = row.message is None and row.tried_revision is None
        if row.payload.get(REMOVED) or (table.phase == CANCELLED and never):
            await self._removed(row, table)
            return None
        if row.payload.get(ANEW):
            # In its new place the game gets a post of its own, and with it a thread.
            row = replace(row, message=None)
        if table.ground == IN_FORUM and row.message is None:
            # Kept already, though its first attempt has not been told.
            row = replace(row, message=table.thread)
        shown = await self._painter.showcase(table, await self._tables.public_taste(table.guild))
        board = (await self._tables.posts(table.id)).get("board")
        gone = await self._tables.gone(table) if table.phase in (LOBBY, RUNNING) else {}
        clocked = table.phase == LOBBY and table.pace is not None
        turns = await asyncio.to_thread(showcase.turns, table.game, len(table.seats), table.options) if clocked else 0
        view = lobby(table, shown, None if board is None else board.message, gone, turns)
        if row.message is not None:
            try:
                # Its picture stays as it is; what nobody knows of is uploaded once more.
                there = row.there or Post(row.message, 0)
                there = replace(there, channel=there.channel or table.lobby_channel)
                kept = staying(shown, there)
                fresh = [one for one in shown if one.name not in {file.name for file in kept}]
                arrived = await self._venue.change(table, row.message, there, view, kept, fresh)
            except discord.NotFound:
                if table.phase == LOBBY:
                    await self._tables.post_gone(table.id)
                return None
            else:
                if table.ground == IN_FORUM:
                    await self._forums.told(table, row.message)
                return arrived
        if table.ground != IN_FORUM:
            return await self._venue.post(row, table, view, shown, (), aside=True)
        arrived = await self._forums.table(row, table, _thread_name(table), view, shown)
        await self._tables.thread_made(table.id, arrived.message)
        return arrived

    async def _removed(self, row: Row, table: Table) -> None:
        """The post of a table that was closed goes; one that was never there does not come."""
        if row.message is None:
            return
        if table.ground == IN_FORUM:
            await self._forums.remove(table.guild, table.channel, row.message)
        else:
            with contextlib.suppress(discord.NotFound):
                await self._venue.channel(table, table.channel).get_partial_message(row.message).delete()

    async def _thread(self, table: Table) -> Arrived | None:
        """A thread on the lobby post, whose id it has. Where there can be none, the game is played in the channel."""
        if table.ground == IN_FORUM and table.thread is not None:
            return Arrived(table.thread)
        post = (await self._tables.posts(table.id)).get("lobby")
        if post is None:
            raise Undeliverable("gone")
        channel = self._venue.room(table)
        if channel is not None and self._venue.may_write(table) and lacking(channel, THREADS):
            await self._tables.thread_refused(table.id, NO_RIGHT)
            return None
        try:
            message = self._venue.channel(table, table.channel).get_partial_message(post.message)
            await message.create_thread(name=_thread_name(table), auto_archive_duration=WEEK)
        except discord.HTTPException as problem:
            refused = isinstance(problem, discord.Forbidden) and self._venue.may_write(table)
            why = NO_RIGHT if refused else NO_THREADS.get(problem.code)
            if why is not None:
                await self._tables.thread_refused(table.id, why)
                return None
            if problem.code != THREAD_EXISTS:
                raise
        await self._tables.thread_made(table.id, post.message)
        return Arrived(post.message)

    # -- the game

    async def _turn(self, row: Row, table: Table) -> Arrived:
        recent = await self._tables.recent(table, row.since)
        post = (await self._tables.posts(table.id)).get("board")
        digest = face(table)
        # The players' areas are shown when a chapter of the game begins; in between whoever wants can see them.
        same = post is not None and chapter_of(digest) != "" and chapter_of(post.digest) == chapter_of(digest)
        view, shown = await self._boards.turn(table, recent, same, plain=bool(row.payload.get(PLAIN)))
        # Whoever has made the move while this was drawn needs not be called any more.
        _, users = audience(row, table, await self._tables.get(table.id))
        return replace(await self._venue.post(row, table, view, shown, users), digest=digest)

    async def _final(self, row: Row, table: Table) -> Arrived:
        recent = await self._tables.recent(table, row.since)
        view, shown = await self._boards.final(table, recent, plain=bool(row.payload.get(PLAIN)))
        users = await self._reachable(row.payload.get(CALLED, table.people))
        return await self._venue.post(row, table, view, shown, users)

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
        view = nudge(table, users or row.payload[CALLED], row.payload)
        return await self._venue.post(row, table, view, (), callers)

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
            bare = view_of(without_buttons(known.parts or ()))
            await self._venue.change(table, row.target, row.there, bare, known.files)
        return None


def _thread_name(table: Table) -> str:
    words = texts(table.language, table.game)
    return cut(words("thread-name", game=words("game-name"), table=table.id), THREAD_NAME)


def staying(shown: Iterable[Picture], there: Post) -> list[Attached]:
    """The pictures of a post that stay in it."""
    names = {one.name for one in shown}
    return [one for one in there.files or () if one.name in names]
