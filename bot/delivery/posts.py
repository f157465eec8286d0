"""What stands in channels, threads and DMs: the lobby, the board after a turn, hands, notices, the final scoring."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterable
from dataclasses import replace
from functools import partial
from typing import Literal

import discord

from bot.delivery import showcase
from bot.delivery.bare import saying, without_buttons
from bot.delivery.bulletins import Bulletins
from bot.delivery.chance import shown as seals
from bot.delivery.courier import Arrived
from bot.delivery.cups import CupPosts
from bot.delivery.deadlines import status
from bot.delivery.departures import Departures
from bot.delivery.films import Films, room, shows
from bot.delivery.letters import OLD_EDITS, Letters
from bot.delivery.notices import Notices
from bot.delivery.novelty import SPEECHLESS, audience
from bot.delivery.painter import Painter
from bot.delivery.patience import OutOfOrder, Undeliverable
from bot.delivery.sentences import chronicled, feats
from bot.delivery.threads import awake
from bot.delivery.venue import Venue, arrived
from bot.delivery.verdict import undeliverable
from bot.delivery.views import chapter_of, face, film, final, lobby, nudge, older, turn
from bot.games import Games
from bot.store.draft import Row
from bot.store.table import CANCELLED, FINISHED, LOBBY, RUNNING, Table
from bot.tables import fairness, results
from bot.tables.announcements import ANEW, CALLED, REMOVED, START
from bot.tables.export import log_seal
from bot.tables.refusals import Refused
from bot.tables.writer import Tables
from bot.texts import texts
from render.pictures import points
from render.wording import cut

THREAD_NAME = 100
"""Discord's longest name of a thread."""
THREAD_EXISTS = 160004
WEEK: Literal[10080] = 10080
"""Minutes after which Discord archives a silent thread."""


class Posts:
    """Delivers what the outbox hands over; draws exactly the table it is given."""

    def __init__(
        self, client: discord.Client, tables: Tables, painter: Painter, games: Games, films: Films
    ) -> None:  # fmt: skip
        self._client = client
        self._tables = tables
        self._painter = painter
        self._games = games
        self._films = films
        self._letters = Letters(client, tables, painter)
        self._venue = Venue(client)
        self._notices = Notices(tables, self._letters, self._venue)
        self._bulletins = Bulletins(client, tables, self._letters)
        self._departures = Departures(client, tables)
        self._cups = CupPosts(client, tables, painter)

    async def deliver(self, row: Row, table: Table) -> Arrived | None:
        if row.kind not in SPEECHLESS and not self._games.works(table.game):
            raise OutOfOrder(table.game)
        with undeliverable():
            match row.kind:
                case "lobby":
                    return await self._lobby(row, table)
                case "thread":
                    return await self._thread(table)
                case "seals":
                    return await self._seals(row, table)
                case "turn":
                    return await self._turn(row, table)
                case "final":
                    return await self._final(row, table)
                case "film":
                    return await self._film(row, table)
                case "strip":
                    return await self._strip(row, table)
                case "wait":
                    await self._wait(row, table)
                    return None
                case "nudge":
                    return await self._nudge(row, table)
                case "hush":
                    return await self._hush(row, table)
                case "hand":
                    return await self._letters.hand(row, table)
                case "moved":
                    await self._departures.tell(row, table)
                    return None
                case "notice":
                    return await self._notices.notice(row, table)
                case "alarm":
                    return await self._letters.alarm(row, table)
                case "call":
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
        raise Undeliverable("unknown-kind")

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
        shown = await self._painter.showcase(table, await self._tables.public_taste(table.guild))
        board = (await self._tables.posts(table.id)).get("board")
        gone = await self._tables.gone(table) if table.phase in (LOBBY, RUNNING) else {}
        clocked = table.phase == LOBBY and table.pace is not None
        turns = await asyncio.to_thread(showcase.turns, table.game, len(table.seats), table.options) if clocked else 0
        view = lobby(table, shown, row.message, board.message if board is not None else None, gone, turns)
        channel = self._venue.channel(table, table.channel)
        if row.message is not None:
            try:
                await channel.get_partial_message(row.message).edit(view=view)
            except discord.NotFound:
                if table.phase == LOBBY:
                    await self._tables.post_gone(table.id)
                return None
            except discord.HTTPException as problem:
                if problem.code != OLD_EDITS:
                    raise
            else:
                return Arrived(row.message)
        message = await channel.send(view=view, files=[picture.file() for picture in shown], nonce=row.nonce)
        if row.payload.get(ANEW) or (table.phase == RUNNING and table.thread is None):
            # Only now it knows its own id, which its thread will have.
            await message.edit(view=lobby(table, shown, message.id, gone=gone))
        return arrived(message)

    async def _removed(self, row: Row, table: Table) -> None:
        """The post of a table that was closed goes; one that was never there does not come."""
        if row.message is not None:
            with contextlib.suppress(discord.NotFound):
                await self._venue.channel(table, table.channel).get_partial_message(row.message).delete()

    async def _thread(self, table: Table) -> Arrived:
        """A thread on the lobby post; its id is the post's."""
        post = (await self._tables.posts(table.id)).get("lobby")
        if post is None:
            raise Undeliverable("gone")
        words = texts(table.language, table.game)
        name = words("thread-name", game=words("game-name"), table=table.id)
        try:
            message = self._venue.channel(table, table.channel).get_partial_message(post.message)
            await message.create_thread(name=cut(name, THREAD_NAME), auto_archive_duration=WEEK)
        except discord.Forbidden as problem:
            if self._venue.may_write(table):
                # Without a thread the game is played in the channel.
                raise Undeliverable("no-threads") from problem
            raise
        except discord.HTTPException as problem:
            if problem.code != THREAD_EXISTS:
                raise
        await self._tables.thread_made(table.id, post.message)
        return Arrived(post.message)

    async def _seals(self, row: Row, table: Table) -> Arrived | None:
        """What a start is bound by; the deal comes from the number of this post."""
        start = str(row.payload[START])
        if not fairness.awaits_number(table) or fairness.start_seal(table) != start:
            # It has been dealt, or the start was called off.
            return None
        post = await self._venue.post(row, table, seals(table), (), ())
        with contextlib.suppress(Refused):
            await self._tables.deal(table.id, start, post.message, post.channel)
        return post

    # -- the game

    async def _turn(self, row: Row, table: Table) -> Arrived:
        recent = await self._tables.recent(table, row.since)
        taste = await self._tables.public_taste(table.guild)
        post = (await self._tables.posts(table.id)).get("board")
        digest = face(table)
        # The players' areas are shown when a chapter of the game begins; in between whoever wants can see them.
        same = post is not None and chapter_of(digest) != "" and chapter_of(post.digest) == chapter_of(digest)
        shown = await self._painter.board(table, table.language, recent, taste, areas=not same)
        view = turn(table, shown, recent, areas=same, gone=await self._tables.gone(table))
        # Whoever has made the move while this was drawn needs not be called any more.
        _, users = audience(row, table, await self._tables.get(table.id))
        return replace(await self._venue.post(row, table, view, shown, users), digest=digest)

    async def _final(self, row: Row, table: Table) -> Arrived:
        recent = await self._tables.recent(table, row.since)
        taste = await self._tables.public_taste(table.guild)
        shown = (
            *await self._painter.board(table, table.language, recent, taste),
            *await self._painter.final(table, table.language, taste),
        )
        told: tuple[str, ...] = ()
        outcome = results.outcome(table)
        if outcome is not None:
            facts = await self._tables.chronicle(table, outcome, partial(points, table.game))
            shown = (*shown, *await self._painter.curve(table, table.language, facts.course, taste))
            words = texts(table.language, table.game).among(table.names)
            told = chronicled(words, facts)
            kept = await self._tables.store.result(table.id)
            if kept is not None and await self._tables.tells_feats(table.guild):
                told = (*told, *feats(words, kept))
        told = (*told, *await self._bound(table))
        users = await self._reachable(row.payload.get(CALLED, table.people))
        return await self._venue.post(row, table, final(table, shown, recent, told), shown, users)

    async def _bound(self, table: Table) -> tuple[str, ...]:
        """What its whole log is bound by, to be compared with any file of the game."""
        if not table.sealing or table.phase != FINISHED:
            return ()
        seal = log_seal(table, await self._tables.store.lines(table.id))
        return (texts(table.language, table.game)("fair-log", seal=seal),)

    async def _film(self, row: Row, table: Table) -> Arrived | None:
        """The film up to now, unless it stands there already."""
        post, digest = (await self._tables.posts(table.id)).get("film"), str(shows(table))
        if post is not None and post.digest == digest:
            return None
        taste = await self._tables.public_taste(table.guild)
        most = room(self._client.get_guild(table.guild))
        shown = await self._films.whole(table, table.language, taste, most)
        return replace(await self._venue.post(row, table, film(table, shown), [shown], ()), digest=digest)

    async def _wait(self, row: Row, table: Table) -> None:
        """The newest board names who is waited for now."""
        post = (await self._tables.posts(table.id)).get("board")
        if post is None or table.phase != RUNNING:
            return
        target = post.message
        words = texts(table.language, table.game).among(table.names)
        who = status(words, table, await self._tables.gone(table))
        said = "\n".join(filter(None, [who, words("picture-older") if older(table, post) else ""]))

        async def change(channel: discord.PartialMessageable) -> None:
            view = saying(await channel.fetch_message(target), said)
            if view is not None:
                await awake(self._client, channel.id, lambda: channel.get_partial_message(target).edit(view=view))

        try:
            await self._venue.where_it_is_played(table, change)
        except discord.NotFound:
            return
        except discord.HTTPException as problem:
            # Too many changes of an old message: the next one is not far.
            if problem.code != OLD_EDITS:
                raise

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
            await awake(self._client, channel.id, channel.get_partial_message(row.target).delete)

        with contextlib.suppress(discord.NotFound):
            if "user" in row.payload:
                await self._letters.hush(int(row.payload["user"]), row.target)
            else:
                await self._venue.where_it_is_played(table, take)
        return None

    async def _reachable(self, users: Iterable[int]) -> list[int]:
        """Without those who are away or in their quiet hours: they are only named."""
        return [user for user in users if await self._tables.reachable(user)]

    async def _strip(self, row: Row, table: Table) -> Arrived | None:
        """Take the buttons from an older post; its words and pictures stay. A post that is gone has none."""

        async def strip(channel: discord.PartialMessageable) -> None:
            message = await channel.fetch_message(row.target)
            bare = without_buttons(message)
            await awake(self._client, channel.id, lambda: message.edit(view=bare))

        try:
            await self._venue.where_it_is_played(table, strip)
        except discord.NotFound:
            return None
        return Arrived(row.target)
