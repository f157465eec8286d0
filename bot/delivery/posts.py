"""What stands in channels, threads and DMs: the lobby, the board after a turn, hands, notices, the final scoring."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Awaitable, Callable, Iterator, Sequence
from dataclasses import replace
from typing import Any, Literal, TypeVar

import aiohttp
import discord
import yarl
from discord import ui

from bot.controls import ids
from bot.controls.buttons import BLUE, GREEN, RED, Press, button, rows
from bot.controls.ids import Id
from bot.delivery.courier import Arrived
from bot.delivery.novelty import SPEECHLESS
from bot.delivery.painter import Painter, Picture, gallery
from bot.delivery.patience import Forbidden, OutOfOrder, Undeliverable, Unreachable
from bot.delivery.sentences import awaited, mark, result, story
from bot.delivery.threads import awake
from bot.games import Games
from bot.store.protocol import Row
from bot.store.table import FINISHED, LOBBY, RUNNING, Table
from bot.tables.announcements import ANEW, ASKED
from bot.tables.writer import Tables
from bot.texts import Words, escaped, game_name, texts
from render.wording import cut
from rules.core import Event, waiting

T = TypeVar("T")
log = logging.getLogger(__name__)

THREAD_NAME = 100
"""Discord's longest name of a thread."""
DM_CLOSED = (50007, 50278)
DM_TOO_FAST = 40003
OLD_EDITS = 30046
LOCKED = (50083, 160005)
THREAD_EXISTS = 160004
WEEK: Literal[10080] = 10080
"""Minutes after which Discord archives a silent thread."""


class Posts:
    """Delivers what the outbox hands over; draws exactly the table it is given."""

    def __init__(self, client: discord.Client, tables: Tables, painter: Painter, games: Games) -> None:
        self._client = client
        self._tables = tables
        self._painter = painter
        self._games = games

    async def deliver(self, row: Row, table: Table) -> Arrived | None:
        if row.kind not in SPEECHLESS and not self._games.works(table.game):
            raise OutOfOrder(table.game)
        with _undeliverable():
            match row.kind:
                case "lobby":
                    return await self._lobby(row, table)
                case "thread":
                    return await self._thread(table)
                case "turn":
                    return await self._turn(row, table)
                case "final":
                    return await self._final(row, table)
                case "strip":
                    return await self._strip(row, table)
                case "hand":
                    return await self._hand(row, table)
                case "notice":
                    return await self._notice(row, table)
                case "alarm":
                    return await self._alarm(row, table)
                case "call":
                    return await self._call(row, table)
        raise Undeliverable("unknown-kind")

    async def look(self, row: Row, table: Table) -> str:
        seat = table.seat_of(row.target)
        if seat is None or table.match is None:
            return ""
        return await self._painter.look(table, await self._read_by(row.target, table), seat)

    # -- the lobby

    async def _lobby(self, row: Row, table: Table) -> Arrived | None:
        """The lobby's one post, kept up to date.

        A post that somebody has deleted stays away, until a person uses a command on the open lobby: then it is
        posted again. A restart, a notice or the clock does not bring it back, nor does anything after the start.
        """
        if row.payload.get(ANEW):
            # In its new place the game gets a post of its own, and with it a thread.
            row = replace(row, message=None)
        shown = await self._painter.showcase(table)
        view = lobby(table, shown, row.message)
        channel = self._channel(table, table.channel)
        if row.message is not None:
            try:
                await channel.get_partial_message(row.message).edit(view=view)
            except discord.NotFound:
                if not row.payload.get(ASKED):
                    return None
            except discord.HTTPException as problem:
                if problem.code != OLD_EDITS:
                    raise
            else:
                return Arrived(row.message)
        message = await channel.send(view=view, files=[picture.file() for picture in shown], nonce=row.nonce)
        if row.payload.get(ANEW):
            # Only now it knows its own id, which its thread will have.
            await message.edit(view=lobby(table, shown, message.id))
        return _arrived(message)

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
        shown = await self._painter.board(table, table.language, recent)
        view = turn(table, shown, recent)
        assert table.match is not None
        callers = [table.seats[seat].user for seat in waiting(table.rules, table.match.state)]
        return await self._post(row, table, view, shown, callers)

    async def _final(self, row: Row, table: Table) -> Arrived:
        recent = await self._tables.recent(table, row.since)
        shown = (
            *await self._painter.board(table, table.language, recent),
            *await self._painter.final(table, table.language),
        )
        return await self._post(row, table, final(table, shown, recent), shown, table.people)

    async def _notice(self, row: Row, table: Table) -> Arrived:
        words = texts(table.language, table.game).among(table.names)
        data: dict[str, str | int] = dict(row.payload["data"])
        users: list[int | None] = [int(data["user"])] if "user" in data else []
        key = str(row.payload["key"])
        view = ui.LayoutView(timeout=None)
        view.add_item(ui.TextDisplay(words(key, **data)))
        if key == "notice-end-proposed":
            agree = button(words("button-agree"), Id("agree", table.id, table.revision), RED)
            against = button(words("button-against"), Id("against", table.id, table.revision))
            view.add_item(rows([agree, against])[0])
            users = [*users, *table.people]
        for answer in _answers(words, table, key):
            view.add_item(rows([answer])[0])
        return await self._post(row, table, view, (), users)

    async def _call(self, row: Row, table: Table) -> Arrived:
        """Tell somebody in person what is about to happen to their seat."""
        words = texts(await self._read_by(row.target, table), table.game).among(table.names)
        key, data = str(row.payload["key"]), dict(row.payload["data"])
        place = f"<#{table.thread or table.channel}>"
        view = ui.LayoutView(timeout=None)
        view.add_item(ui.TextDisplay(f"{heading(words, table)}\n{place}\n{words(key, **data)}"))
        for answer in _answers(words, table, key):
            view.add_item(rows([answer])[0])
        return await self._direct(row, view, ())

    async def _post(
        self, row: Row, table: Table, view: ui.LayoutView, shown: Sequence[Picture], callers: Sequence[int | None]
    ) -> Arrived:
        called = [discord.Object(user) for user in dict.fromkeys(callers) if user is not None]

        async def send(channel: discord.PartialMessageable) -> discord.Message:
            return await channel.send(
                view=view,
                files=[picture.file() for picture in shown],
                nonce=row.nonce,
                allowed_mentions=discord.AllowedMentions(everyone=False, roles=False, users=called),
            )

        return _arrived(await self._where_it_is_played(table, send))

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

    # -- one person

    async def _hand(self, row: Row, table: Table) -> Arrived | None:
        seat = table.seat_of(row.target)
        if seat is None:
            return None
        language = await self._read_by(row.target, table)
        words = texts(language, table.game)
        view = ui.LayoutView(timeout=None)
        shown: tuple[Picture, ...] = ()
        place = f"<#{table.thread or table.channel}>"
        if table.match is None:
            text = words("dm-welcome", game=words("game-name"), table=table.id, place=place)
        else:
            shown = await self._painter.hand(table, language, seat)
            if not shown:
                return None
            text = words("dm-hand", game=words("game-name"), table=table.id, place=place)
        view.add_item(ui.TextDisplay(text))
        for picture in shown:
            view.add_item(gallery(picture))
        return await self._direct(row, view, shown)

    async def _alarm(self, row: Row, table: Table) -> Arrived:
        """Tell the host that the bot may not write where the table is played."""
        words = texts(await self._read_by(row.target, table), table.game)
        view = ui.LayoutView(timeout=None)
        place = f"<#{table.thread or table.channel}>"
        view.add_item(ui.TextDisplay(words("dm-forbidden", game=words("game-name"), table=table.id, place=place)))
        return await self._direct(row, view, ())

    async def _direct(self, row: Row, view: ui.LayoutView, shown: Sequence[Picture]) -> Arrived:
        channel = await self._client.create_dm(discord.Object(row.target))
        message = await channel.send(view=view, files=[picture.file() for picture in shown], nonce=row.nonce)
        return Arrived(message.id)

    async def _read_by(self, user: int, table: Table) -> str:
        return await self._tables.reads(user) or table.language

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
def _undeliverable() -> Iterator[None]:
    """Tell apart what will never work from what is worth another attempt."""
    try:
        yield
    except discord.HTTPException as problem:
        if problem.code in DM_CLOSED:
            raise Undeliverable("dm-closed") from problem
        if problem.status >= 500 or problem.status in (408, 429) or problem.code == DM_TOO_FAST:
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


# -- how posts look


def _answers(words: Words, table: Table, key: str) -> list[Press]:
    """What the people a notice is about may want to do at once."""
    action = {
        "notice-grace": "here",
        "notice-successor": "return",
        "notice-replaced": "return",
        "notice-lobby-ends": "extend",
    }.get(key)
    return [] if action is None else [button(words(f"button-{action}"), Id(action, table.id, table.revision), GREEN)]


def heading(words: Words, table: Table) -> str:
    return words("heading", game=game_name(words, table.game), table=table.id)


def lobby(table: Table, shown: tuple[Picture, ...], post: int | None = None) -> ui.LayoutView:
    """Who sits, what will be played, and the buttons to come and go. The thread has the id of its post."""
    words = texts(table.language, table.game).among(table.names)
    box: ui.Container[ui.LayoutView] = ui.Container()
    box.add_item(ui.TextDisplay(f"{heading(words, table)}\n{words('game-tagline')}\n-# {words('game-facts')}"))
    for picture in shown:
        box.add_item(gallery(picture))
        box.add_item(ui.TextDisplay(words("showcase")))
    box.add_item(ui.TextDisplay("\n".join([*_agreed(words, table), *_seats(words, table)])))
    box.add_item(ui.TextDisplay(words(f"lobby-{table.phase}", place=f"<#{table.thread or post or table.channel}>")))
    if table.phase == LOBBY:
        for buttons in rows(_lobby_buttons(words, table)):
            box.add_item(buttons)
    view = ui.LayoutView(timeout=None)
    view.add_item(box)
    return view


def _agreed(words: Words, table: Table) -> list[str]:
    lines = [
        words("option-line", option=words(f"option-{name}"), value=words(f"option-{name}-{value}"))
        for name, value in table.options.items()
    ]
    if table.access != "public":
        lines.append(words("access-invited", people=" ".join(f"<@{user}>" for user in table.invited) or "–"))
    return lines


def _seats(words: Words, table: Table) -> list[str]:
    lines = []
    for info in table.seats:
        if info.user is not None:
            key = "seat-owner" if info.user == table.owner else "seat-person"
            text = words(key, player=f"<@{info.user}>")
        elif info.stand_in is not None:
            text = words("seat-stand-in", name=escaped(info.name), kind=words(f"stand-in-{info.stand_in}"))
        else:
            text = words("seat-free")
        lines.append(f"{mark(info.seat)} {text}")
    return lines


def _lobby_buttons(words: Words, table: Table) -> list[Press]:
    full = not any(info.free for info in table.seats)

    def what(action: str) -> Id:
        return Id(action, table.id, table.revision)

    return [
        button(words("button-join"), what("join"), GREEN, disabled=full),
        button(words("button-leave"), what("leave")),
        button(words("button-stand-in"), what("standin"), disabled=full),
        button(words("button-start"), what("start"), BLUE),
        button(words("button-guide"), what("guide")),
    ]


def turn(table: Table, shown: tuple[Picture, ...], recent: Sequence[Event]) -> ui.LayoutView:
    """The board after a turn: what happened, the picture, who is waited for, the buttons."""
    assert table.match is not None
    words = texts(table.language, table.game).among(table.names)
    box: ui.Container[ui.LayoutView] = ui.Container()
    told = story(words, table.rules.telling(recent))
    box.add_item(ui.TextDisplay(heading(words, table) + (f"\n{told}" if told else "")))
    for picture in shown:
        box.add_item(gallery(picture))
    who = awaited(words, table)
    if who:
        box.add_item(ui.TextDisplay(who))
    for buttons in rows(game_buttons(words, table) if table.phase == RUNNING else closing_buttons(words, table)):
        box.add_item(buttons)
    view = ui.LayoutView(timeout=None)
    view.add_item(box)
    return view


def game_buttons(words: Words, table: Table) -> list[Press]:
    """What everybody finds below the board."""

    def what(action: str) -> Id:
        return Id(action, table.id, table.revision)

    return [
        button(words("button-move"), what("move"), BLUE),
        button(words("button-hand"), what("hand")),
        button(words("button-undo"), what("undo")),
        button(words("button-more"), what("more")),
    ]


def closing_buttons(words: Words, table: Table) -> list[Press]:
    """What is left to look at below the board of a game that is over."""
    log = button(words("button-log"), Id("log", table.id, table.revision))
    text = button(words("button-text"), Id("text", table.id, table.revision))
    return [text, log]


def final(table: Table, shown: tuple[Picture, ...], recent: Sequence[Event]) -> ui.LayoutView:
    """The end: what happened last, the board, the scoring."""
    assert table.match is not None
    words = texts(table.language, table.game).among(table.names)
    outcome = table.rules.outcome(table.match.state) if table.phase == FINISHED else None
    told = story(words, table.rules.telling(recent))
    box: ui.Container[ui.LayoutView] = ui.Container()
    box.add_item(ui.TextDisplay(heading(words, table) + (f"\n{told}" if told else "")))
    for picture in shown:
        box.add_item(gallery(picture))
    box.add_item(ui.TextDisplay(words("ended-early") if outcome is None else result(words, table, outcome)))
    box.add_item(rows(closing_buttons(words, table))[0])
    view = ui.LayoutView(timeout=None)
    view.add_item(box)
    return view


def without_buttons(message: discord.Message) -> ui.LayoutView:
    """The same post as it was, without anything to click; pictures point to the files that are already there."""
    files = {attachment.filename for attachment in message.attachments}
    view = ui.LayoutView(timeout=None)
    for component in message.components:
        if isinstance(component, discord.Container):
            box: ui.Container[ui.LayoutView] = ui.Container()
            for child in component.children:
                for item in _bare(child, files):
                    box.add_item(item)
            view.add_item(box)
        else:
            for item in _bare(component, files):
                view.add_item(item)
    return view


def _bare(component: Any, files: set[str]) -> list[ui.Item[ui.LayoutView]]:
    match component:
        case discord.TextDisplay():
            return [ui.TextDisplay(component.content)]
        case discord.MediaGalleryComponent():
            kept = []
            for item in component.items:
                name = yarl.URL(item.media.url).name
                url = f"attachment://{name}" if name in files else item.media.url
                kept.append(discord.MediaGalleryItem(url, description=item.description))
            return [ui.MediaGallery(*kept)]
    return []
