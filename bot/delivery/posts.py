"""What stands in channels, threads and DMs: the lobby, the board after a turn, hands, notices, the final scoring."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Awaitable, Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import Literal, TypeVar

import aiohttp
import discord
from discord import ui

from bot.controls import ids
from bot.controls.buttons import RED, button, rows
from bot.controls.ids import Id
from bot.delivery.bare import saying, without_buttons
from bot.delivery.bulletins import Bulletins
from bot.delivery.courier import Arrived
from bot.delivery.cups import CupPosts
from bot.delivery.deadlines import status, terms
from bot.delivery.departures import Departures
from bot.delivery.films import Films, room, shows
from bot.delivery.letters import OLD_EDITS, Letters
from bot.delivery.novelty import SPEECHLESS, audience, called
from bot.delivery.painter import Painter
from bot.delivery.patience import Forbidden, OutOfOrder, Undeliverable, Unreachable
from bot.delivery.picture import Picture
from bot.delivery.sentences import chronicled, feats
from bot.delivery.threads import awake
from bot.delivery.views import (
    answers,
    chapter_of,
    come_out,
    consent,
    decisions,
    face,
    film,
    final,
    heading,
    lobby,
    nudge,
    older,
    turn,
)
from bot.games import Games
from bot.store.clocks import pace_of
from bot.store.draft import Row
from bot.store.table import CANCELLED, LOBBY, RUNNING, Table
from bot.tables import results
from bot.tables.announcements import ANEW, CALLED, REMOVED, SILENT, TABLES, WAITS
from bot.tables.notices import KEYS
from bot.tables.rewinds import REWIND
from bot.tables.successors import CHANNEL
from bot.tables.writer import Tables
from bot.texts import texts
from render.pictures import points
from render.wording import cut

T = TypeVar("T")
log = logging.getLogger(__name__)

THREAD_NAME = 100
"""Discord's longest name of a thread."""
DM_CLOSED = (50007, 50278)
DM_TOO_FAST = 40003
LOCKED = (50083, 160005)
THREAD_EXISTS = 160004
MISSED = "plan-missed"
"""So begins the key of a notice about a plan that has come to nothing."""
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
                    return await self._notice(row, table)
                case "alarm":
                    return await self._letters.alarm(row, table)
                case "call":
                    return await self._call(row, table)
                case "bell":
                    return await self._bulletins.bell(row)
                case "week":
                    return await self._bulletins.week(row)
                case "cup":
                    return await self._cups.announcement(row, table)
                case "cup-news":
                    return await self._cups.news(row, table)
                case "digest":
                    return await self._digest(row)
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
        view = lobby(table, shown, row.message, board.message if board is not None else None, gone)
        channel = self._channel(table, table.channel)
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
        if row.payload.get(ANEW):
            # Only now it knows its own id, which its thread will have.
            await message.edit(view=lobby(table, shown, message.id, gone=gone))
        return _arrived(message)

    async def _removed(self, row: Row, table: Table) -> None:
        """The post of a table that was closed goes; one that was never there does not come."""
        if row.message is not None:
            with contextlib.suppress(discord.NotFound):
                await self._channel(table, table.channel).get_partial_message(row.message).delete()

    async def _thread(self, table: Table) -> Arrived:
        """A thread on the lobby post; its id is the post's."""
        post = (await self._tables.posts(table.id)).get("lobby")
        if post is None:
            raise Undeliverable("gone")
        words = texts(table.language, table.game)
        name = words("thread-name", game=words("game-name"), table=table.id)
        try:
            message = self._channel(table, table.channel).get_partial_message(post.message)
            await message.create_thread(name=cut(name, THREAD_NAME), auto_archive_duration=WEEK)
        except discord.Forbidden as problem:
            if self._may_write(table):
                # Without a thread the game is played in the channel.
                raise Undeliverable("no-threads") from problem
            raise
        except discord.HTTPException as problem:
            if problem.code != THREAD_EXISTS:
                raise
        await self._tables.thread_made(table.id, post.message)
        return Arrived(post.message)

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
        return replace(await self._post(row, table, view, shown, users), digest=digest)

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
        users = await self._reachable(row.payload.get(CALLED, table.people))
        return await self._post(row, table, final(table, shown, recent, told), shown, users)

    async def _film(self, row: Row, table: Table) -> Arrived | None:
        """The film up to now, unless it stands there already."""
        post, digest = (await self._tables.posts(table.id)).get("film"), str(shows(table))
        if post is not None and post.digest == digest:
            return None
        taste = await self._tables.public_taste(table.guild)
        most = room(self._client.get_guild(table.guild))
        shown = await self._films.whole(table, table.language, taste, most)
        return replace(await self._post(row, table, film(table, shown), [shown], ()), digest=digest)

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
            await self._where_it_is_played(table, change)
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
        return await self._post(row, table, view, (), callers)

    async def _hush(self, row: Row, table: Table) -> Arrived | None:
        """Take away a message of ours that has done its work."""

        async def take(channel: discord.PartialMessageable) -> None:
            await awake(self._client, channel.id, channel.get_partial_message(row.target).delete)

        with contextlib.suppress(discord.NotFound):
            if "user" in row.payload:
                await self._letters.hush(int(row.payload["user"]), row.target)
            else:
                await self._where_it_is_played(table, take)
        return None

    async def _notice(self, row: Row, table: Table) -> Arrived:
        words = texts(table.language, table.game).among(table.names)
        data: dict[str, str | int] = dict(row.payload["data"])
        users: list[int | None] = [*row.payload.get("users", ())]
        if "user" in data:
            users.append(int(data["user"]))
        key = str(row.payload["key"])
        view = ui.LayoutView(timeout=None)
        said = [words(key, **data), *(words(line["key"], **line["data"]) for line in row.payload.get("lines", ()))]
        if key == f"notice-proposed-{REWIND}":
            said += come_out(words, table, await self._tables.revealed(table, int(data["to"]), row.revision))
        if "pace" in row.payload:
            said += terms(words, pace_of(row.payload["pace"]))
        # Only who is named can be called.
        named = [f"<@{user}>" for user in row.payload.get("users", ())]
        said.append(" ".join(name for name in named if not any(name in line for line in said)))
        view.add_item(ui.TextDisplay("\n".join(filter(None, said))))
        for presses in decisions(words, table, row.payload.get("late", ())):
            view.add_item(rows(presses)[0])
        if key == "notice-end-proposed":
            agree = button(words("button-agree"), Id("agree", table.id, table.revision), RED)
            against = button(words("button-against"), Id("against", table.id, table.revision))
            view.add_item(rows([agree, against])[0])
        if "proposal" in row.payload:
            view.add_item(rows(consent(words, table, int(row.payload["proposal"])))[0])
        silent = False
        if key in KEYS.values():
            # Who is about to lose a seat is told at any hour, at night without a sound.
            silent = any([await self._tables.quiet(user) for user in users if user is not None])
        else:
            users = [user for user in users if user is not None and await self._tables.at_any_time(user)]
        for answer in answers(words, table, key, data):
            view.add_item(rows([answer])[0])
        return await self._post(row, table, view, (), users, aside=bool(row.payload.get(CHANNEL)), silent=silent)

    async def _call(self, row: Row, table: Table) -> Arrived | None:
        """Tell somebody in person what is about to happen to their seat, unless it is out of date."""
        if WAITS in row.payload and row.tried_revision is None and not called(row, await self._tables.get(table.id)):
            return None
        words = texts(await self._letters.read_by(row.target, table), table.game).among(table.names)
        key, data = str(row.payload["key"]), dict(row.payload["data"])
        place = f"<#{table.thread or table.channel}>"
        view = ui.LayoutView(timeout=None)
        view.add_item(ui.TextDisplay(f"{heading(words, table)}\n{place}\n{words(key, **data)}"))
        for answer in answers(words, table, key, data):
            view.add_item(rows([answer])[0])
        if key.startswith(MISSED) and not await self._tables.reachable(row.target):
            # It is worth knowing, but not worth a sound at night.
            row = replace(row, payload={**row.payload, SILENT: True})
        return await self._letters.send(row, view, ())

    async def _digest(self, row: Row) -> Arrived | None:
        """Tell somebody in one message of the tables that wait for them, least time left first."""
        waiting = await self._tables.waiting_for(row.target, row.payload.get(TABLES))
        if not waiting and row.tried_revision is None:
            return None
        return await self._letters.digest(row, waiting)

    async def _reachable(self, users: Iterable[int]) -> list[int]:
        """Without those who are away or in their quiet hours: they are only named."""
        return [user for user in users if await self._tables.reachable(user)]

    async def _post(
        self, row: Row, table: Table, view: ui.LayoutView, shown: Sequence[Picture], callers: Sequence[int | None],
        aside: bool = False, silent: bool = False,
    ) -> Arrived:  # fmt: skip
        """Post where it is played. `aside`: in the channel, for those who do not play; `silent`: without a sound."""
        users = [discord.Object(user) for user in dict.fromkeys(callers) if user is not None]

        async def send(channel: discord.PartialMessageable) -> discord.Message:
            return await channel.send(
                view=view,
                files=[picture.file() for picture in shown],
                nonce=row.nonce,
                silent=silent,
                allowed_mentions=discord.AllowedMentions(everyone=False, roles=False, users=users),
            )

        channel = self._channel(table, table.channel)
        message = await send(channel) if aside else await self._where_it_is_played(table, send)
        return replace(_arrived(message), channel=message.channel.id)

    def _may_write(self, table: Table) -> bool:
        """May the bot write in a table's channel, as far as it has been told?"""
        guild = self._client.get_guild(table.guild)
        channel = None if guild is None else guild.get_channel(table.channel)
        if guild is None or channel is None:
            return False
        may = channel.permissions_for(guild.me)
        return may.view_channel and may.send_messages

    async def _strip(self, row: Row, table: Table) -> Arrived | None:
        """Take the buttons from an older post; its words and pictures stay. A post that is gone has none."""

        async def strip(channel: discord.PartialMessageable) -> None:
            message = await channel.fetch_message(row.target)
            bare = without_buttons(message)
            await awake(self._client, channel.id, lambda: message.edit(view=bare))

        try:
            await self._where_it_is_played(table, strip)
        except discord.NotFound:
            return None
        return Arrived(row.target)

    async def _where_it_is_played(self, table: Table, do: Callable[[discord.PartialMessageable], Awaitable[T]]) -> T:
        """In the thread; should that be gone or closed to us, in its channel: the game goes on."""
        if table.thread is not None:
            try:
                return await do(self._channel(table, table.thread))
            except discord.HTTPException as problem:
                if problem.status not in (403, 404) and problem.code not in LOCKED:
                    raise
                log.info("table %s: its thread is out of reach", table.id)
        return await do(self._channel(table, table.channel))

    def _channel(self, table: Table, channel: int) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(channel, guild_id=table.guild)


def _arrived(message: discord.Message) -> Arrived:
    """A post, and the revision it shows: for a nonce it knows Discord gives the message of an earlier attempt."""
    for item in ui.LayoutView.from_message(message, timeout=None).walk_children():
        what = ids.parse(str(getattr(item, "custom_id", "")))
        if what is not None:
            return Arrived(message.id, what.revision)
    return Arrived(message.id)


@contextlib.contextmanager
def undeliverable() -> Iterator[None]:
    """Tell apart what will never work from what is worth another attempt."""
    try:
        yield
    except discord.HTTPException as problem:
        if problem.code in DM_CLOSED:
            raise Undeliverable("dm-closed") from problem
        if problem.status >= 500 or problem.status in (401, 408, 429) or problem.code == DM_TOO_FAST:
            raise Unreachable(str(problem)) from problem
        if isinstance(problem, discord.NotFound):
            raise Undeliverable("gone") from problem
        if isinstance(problem, discord.Forbidden):
            raise Forbidden(str(problem)) from problem
        raise Undeliverable("rejected") from problem
    except discord.RateLimited as problem:
        raise Unreachable(str(problem), problem.retry_after) from problem
    except aiohttp.ClientError as problem:
        raise Unreachable(str(problem)) from problem
