"""What Discord's refusals mean for what was to be delivered."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator

import aiohttp
import discord

from bot.delivery.patience import Forbidden, Undeliverable, Unreachable

DM_CLOSED = (50007, 50278)
DM_TOO_FAST = 40003


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
