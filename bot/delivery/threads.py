"""Writing into threads that Discord may have put to sleep."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TypeVar

import discord

T = TypeVar("T")
ARCHIVED = 50083


async def awake(client: discord.Client, channel: int, send: Callable[[], Awaitable[T]]) -> T:
    """Do this in a thread that may have been archived; then wake it up first."""
    try:
        return await send()
    except discord.HTTPException as problem:
        if problem.code != ARCHIVED:
            raise
    await client.http.edit_channel(channel, archived=False)
    return await send()
