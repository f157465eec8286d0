"""What Discord's refusals mean for what was to be delivered."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator

import aiohttp
import discord

from bot.delivery.codes import DM_CLOSED, EXPLICIT, FAULTS, MODERATED, OLD_EDITS, OLD_EDITS_WAIT
from bot.delivery.patience import Filtered, Forbidden, Rejected, Undeliverable, Unreachable

PICTURE, TEXT = "content-filter", "automod"
"""What was held back by a filter: a picture, or words."""


@contextlib.contextmanager
def undeliverable() -> Iterator[None]:
    """Tell apart what will never work from what is worth another attempt."""
    try:
        yield
    except discord.HTTPException as problem:
        if problem.code in DM_CLOSED:
            raise Undeliverable("dm-closed", said(problem)) from problem
        if problem.code == EXPLICIT:
            raise Filtered(PICTURE, said(problem)) from problem
        if problem.code in MODERATED:
            raise Filtered(TEXT, said(problem)) from problem
        if problem.code == OLD_EDITS:
            raise Unreachable(said(problem), _asked(problem) or OLD_EDITS_WAIT) from problem
        if problem.status >= 500 or problem.status in (401, 408, 429):
            # The library waits by itself, but not when something before Discord asks for it: that names no `Via`.
            raise Unreachable(str(problem), _asked(problem)) from problem
        if isinstance(problem, discord.NotFound):
            raise Undeliverable("gone", said(problem)) from problem
        if isinstance(problem, discord.Forbidden):
            raise Forbidden(said(problem)) from problem
        if problem.status in (400, 413) and problem.code in FAULTS:
            raise Rejected(said(problem)) from problem
        raise Undeliverable("rejected", said(problem)) from problem
    except discord.RateLimited as problem:
        raise Unreachable(str(problem), problem.retry_after) from problem
    except aiohttp.ClientError as problem:
        raise Unreachable(str(problem)) from problem


def said(problem: discord.HTTPException) -> str:
    """A refusal in one line, with the field that is wrong where Discord names it."""
    return f"{problem.status} {problem.code}: {' / '.join(problem.text.split(chr(10)))}"


def _asked(problem: discord.HTTPException) -> float:
    """Seconds that Discord wants to be left alone; 0: it does not say."""
    try:
        return float(problem.response.headers.get("Retry-After", 0))
    except ValueError:
        return 0.0
