"""Threads that Discord may have put to sleep, and who is a member of them."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Iterable
from typing import TypeVar

import discord

from bot.store.table import Table

T = TypeVar("T")
log = logging.getLogger(__name__)
ARCHIVED = 50083
LATER = (401, 408, 429)
"""A refusal with one of these is none of the person or the thread."""


async def awake(client: discord.Client, channel: int, send: Callable[[], Awaitable[T]]) -> T:
    """Do this in a thread that may have been archived; then wake it up first."""
    try:
        return await send()
    except discord.HTTPException as problem:
        if problem.code != ARCHIVED:
            raise
    await client.http.edit_channel(channel, archived=False)
    return await send()


async def rouse(client: discord.Client, table: Table) -> None:
    """Wake the thread of a table if it sleeps: in one that does, a press on a button may come to nothing.

    A message would wake it as well (Threads, Active & Archived Threads); this is for those who are called elsewhere.
    """
    if table.thread is None or not _sleeps(client, table.guild, table.thread):
        return
    try:
        await client.http.edit_channel(table.thread, archived=False)
    except discord.HTTPException as problem:
        if _is_for_later(problem):
            raise
        log.info("table %s: its thread cannot be woken: %s", table.id, problem)


def _sleeps(client: discord.Client, guild: int, thread: int) -> bool:
    """Discord tells of threads that are awake, and takes back those that fall asleep."""
    server = client.get_guild(guild)
    known = None if server is None else server.get_thread(thread)
    return server is not None and (known is None or known.archived)


async def enrol(client: discord.Client, table: Table, users: Iterable[int]) -> None:
    """Make people members of the thread: it stands in their list, and they see what is new in it.

    Whoever cannot be one, as they have left the server, keeps out nobody else.
    """
    thread = table.thread
    if thread is None:
        return
    for user in users:
        try:
            await awake(client, thread, lambda: client.http.add_user_to_thread(thread, user))  # noqa: B023
        except discord.HTTPException as problem:
            if _is_for_later(problem):
                raise
            log.info("table %s: somebody cannot be a member of its thread: %s", table.id, problem)


def _is_for_later(problem: discord.HTTPException) -> bool:
    return problem.status >= 500 or problem.status in LATER
