"""Posts of forums, for tables, cups and weeks: found again after a lost answer, with tags for how things stand."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Any, Literal

import discord
from discord import ui

from bot.controls.hearing import serves
from bot.delivery.courier import Arrived
from bot.delivery.messages import arrived
from bot.delivery.patience import Forbidden, Undeliverable, Unreachable
from bot.delivery.picture import Picture
from bot.delivery.rights import explicit
from bot.store.draft import Row
from bot.store.table import CANCELLED, NO_ROOM, Table
from bot.texts import LANGUAGES, texts
from render.wording import cut

log = logging.getLogger(__name__)
NAME = 100
"""Discord's longest name of a thread."""
MOST = 5
"""Tags that a post can have."""
WEEK: Literal[10080] = 10080
"""Minutes after which a silent post is put to sleep."""
EARLIER = 60
"""Seconds by which a post may seem older than the row that brought it: two clocks are never quite together."""
FULL = (160006, 160007)
"""Discord's codes for as many active threads, or announcement threads, as a server may have."""
STATES = ("lobby", "running", "finished", "cancelled")


def state_tags(state: str) -> frozenset[str]:
    """How a tag for a state may be called, in every language of the house."""
    said = (texts(language)(f"tag-{state}") for language in LANGUAGES)
    return frozenset(name.strip().casefold() for line in said for name in line.split(","))


def game_tags(game: str) -> frozenset[str]:
    """How a tag for a game may be called."""
    return frozenset(texts(language, game)("game-name").casefold() for language in LANGUAGES)


def fitting(forum: discord.ForumChannel, *wanted: frozenset[str]) -> list[discord.ForumTag]:
    """The tags of a forum that bear one of these names and that the bot may use."""
    free = explicit(forum).manage_threads
    known = [tag for tag in forum.available_tags if free or not tag.moderated]
    found = (tag for names_ in wanted for tag in known if tag.name.strip().casefold() in names_)
    return list(dict.fromkeys(found))[:MOST]


def insists(forum: discord.ForumChannel) -> bool:
    """Does a forum take no post without a tag? Without one Discord refuses it (40067)."""
    return forum.flags.require_tag


class Forums:
    """Makes posts, and keeps their tags."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client
        self._fixed: set[int] = set()
        """Servers in which the tags of a post could not be changed: it gets none there that would soon be untrue."""

    def known(self, guild: int, channel: int) -> discord.ForumChannel:
        """The forum. Raises Unreachable as long as its server is not known, Undeliverable if it is gone."""
        server = self._client.get_guild(guild)
        if server is None and serves(self._client, guild):
            raise Unreachable("the servers are not known yet")
        found = None if server is None else server.get_channel(channel)
        if not isinstance(found, discord.ForumChannel):
            raise Undeliverable("gone")
        return found

    async def post(
        self, row: Row, forum: discord.ForumChannel, name: str, view: ui.LayoutView, shown: Sequence[Picture],
        lasting: frozenset[str], changing: frozenset[str] = frozenset(),
    ) -> Arrived:  # fmt: skip
        """A post of its own, with what stands in it first; after a lost answer the one that is there already.

        `lasting`, `changing`: what its tags may be called, and those of them that will not always be true.
        Discord takes no nonce for a post (resources/channel, Forum and Media Thread Message Params Object).
        """
        name = cut(name, NAME)
        if row.tried_revision is not None:
            for thread in forum.threads:
                if thread.owner_id == self._own and thread.name == name and _made(thread) > row.made - EARLIER:
                    return Arrived(thread.id, channel=thread.id)
        made = await forum.create_thread(
            name=name,
            auto_archive_duration=WEEK,
            applied_tags=self._first(forum, lasting, changing),
            view=view,
            files=[picture.file() for picture in shown],
            allowed_mentions=discord.AllowedMentions.none(),
        )
        return arrived(made.message, {picture.name: len(picture.data) for picture in shown})

    async def table(
        self, row: Row, table: Table, name: str, view: ui.LayoutView, shown: Sequence[Picture]
    ) -> Arrived:  # fmt: skip
        """The table's own post: the lobby is its first message, and it is played below."""
        forum, tags = self.known(table.guild, table.channel), (game_tags(table.game), state_tags(table.phase))
        try:
            return await self.post(row, forum, name, view, shown, *tags)
        except discord.HTTPException as problem:
            if problem.code not in FULL:
                raise
            # Threads fall asleep, and then there is room again.
            raise Forbidden(str(problem), reason=NO_ROOM) from problem

    async def told(self, table: Table, post: int) -> None:
        """The tags of a table's post say how it stands."""
        over = table.phase == CANCELLED
        await self.tell(table.guild, table.channel, post, table.game, table.phase, close=over)

    def _first(
        self, forum: discord.ForumChannel, lasting: frozenset[str], changing: frozenset[str]
    ) -> list[discord.ForumTag]:
        """The tags of a new post."""
        stays = fitting(forum, lasting)
        if forum.guild.id in self._fixed and (stays or not insists(forum)):
            return stays
        return fitting(forum, lasting, changing)

    async def tell(self, guild: int, channel: int, post: int, game: str, state: str, close: bool = False) -> None:
        """The tags of a post say how things stand now; others that people have given it stay. `close`: it is over.

        Who has made a post may put it to sleep (topics/threads, Editing & Deleting Threads). Whether also its tags
        are its maker's is not written there: where Discord says no, they stay as they are.
        """
        forum = self.known(guild, channel)
        thread = forum.guild.get_thread(post)
        wanted = [tag.id for tag in fitting(forum, game_tags(game), state_tags(state))]
        change: dict[str, Any] = {"archived": True} if close else {}
        before = None if thread is None else [tag.id for tag in thread.applied_tags]
        if wanted or not insists(forum):
            ours = {tag.id for tag in fitting(forum, game_tags(game), *map(state_tags, STATES))}
            after = [*wanted, *(tag for tag in before or () if tag not in ours)][:MOST]
            if guild not in self._fixed and (before is None or set(after) != set(before)):
                change["applied_tags"] = [str(tag) for tag in after]
        if change:
            await self._changed(guild, post, change)

    async def _changed(self, guild: int, post: int, change: dict[str, Any]) -> None:
        try:
            await self._client.http.edit_channel(post, **change)
        except discord.Forbidden:
            log.info("the tags of post %s cannot be changed, nor those of others in server %s", post, guild)
            self._fixed.add(guild)
            if change.pop("applied_tags", None) is not None and change:
                await self._changed(guild, post, change)
        except discord.NotFound:
            return

    async def remove(self, guild: int, channel: int, post: int) -> None:
        """A post goes, with all that stands in it; where the bot may not do that, what it has written there first.

        To delete a thread takes Manage Threads, which no invitation asks for (topics/threads).
        """
        forum = self.known(guild, channel)
        try:
            if explicit(forum).manage_threads:
                await self._client.http.delete_channel(post)
                return
            await self._client.get_partial_messageable(post, guild_id=guild).get_partial_message(post).delete()
            await self._client.http.edit_channel(post, archived=True)
        except (discord.NotFound, discord.Forbidden):
            return

    @property
    def _own(self) -> int:
        assert self._client.user is not None
        return self._client.user.id


def _made(thread: discord.Thread) -> float:
    return discord.utils.snowflake_time(thread.id).timestamp()
