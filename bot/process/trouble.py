"""Trouble with Discord: what passes is waited out, what lasts is told in one sentence."""

from __future__ import annotations

import contextlib
import logging
import traceback
import zlib
from collections.abc import Iterator

import aiohttp
import discord
from discord.backoff import ExponentialBackoff
from discord.gateway import ReconnectWebSocket

from bot.tasks import LONGEST, Seldom, told

TRANSIENT = (408, 429)
"""Refusals that are none: come back later."""
RENEW = (
    'Press "Reset Token" on the page "Bot" of your application at https://discord.com/developers/applications '
    "and set the new one."
)
CLOSED = {
    4004: f"Discord no longer accepts the token in DISCORD_TOKEN. {RENEW}",
    4010: "Discord does not accept this shard. Check the number of shards.",
    4011: "Discord wants this bot to be split into shards. Set their number.",
    4012: "Discord no longer speaks this version of its gateway. Update Stellwerk.",
    4013: "Discord does not know an intent that this bot asks for. Update Stellwerk.",
    4014: 'Discord forbids an intent that this bot asks for. Allow it on the page "Bot" of your application at '
    "https://discord.com/developers/applications.",
}
"""What to do when the gateway closes for good, by its code."""


log = logging.getLogger(__name__)

LIBRARY = "discord."
ROOMS = (LIBRARY, "bot.")
"""Where a mistake may be at home."""
_TELL = Seldom()


class NoEntry(Exception):
    """Discord does not let the bot in; the text tells what to do."""


NO_TOKEN = NoEntry(
    "DISCORD_TOKEN is not set. Create an application at https://discord.com/developers/applications, "
    'copy the token from its page "Bot" and put it into the environment variable DISCORD_TOKEN.'
)
WRONG_TOKEN = NoEntry(f"Discord refuses the token in DISCORD_TOKEN. {RENEW}")


def passing(problem: Exception) -> bool:
    """Will this be over some time, without anybody doing anything here?"""
    match problem:
        case discord.LoginFailure() | aiohttp.InvalidURL():
            return False
        case discord.HTTPException(status=status):
            return status >= 500 or status in TRANSIENT
        case discord.ConnectionClosed(code=code):
            return code not in CLOSED
        case _:
            return isinstance(
                problem,
                discord.RateLimited | discord.GatewayNotFound | ReconnectWebSocket | aiohttp.ClientError | OSError,
            )


def lasting(problem: discord.DiscordException) -> NoEntry:
    """What to do about a refusal that will be the same next time."""
    match problem:
        case discord.LoginFailure() | discord.HTTPException(status=401):
            return WRONG_TOKEN
        case discord.ConnectionClosed(code=code):
            return NoEntry(CLOSED.get(code, f"Discord has closed the connection for good ({code}). Update Stellwerk."))
        case discord.PrivilegedIntentsRequired():
            return NoEntry(CLOSED[4014])
        case _:
            return NoEntry(
                f"Discord does not let the bot in ({told(problem)}). Check DISCORD_TOKEN and STELLWERK_API_BASE."
            )


class Backoff(ExponentialBackoff[bool]):
    """The library's pauses between two attempts at the gateway, but none of a quarter of an hour."""

    def delay(self) -> float:
        return min(float(super().delay()), LONGEST)


@contextlib.contextmanager
def intelligible() -> Iterator[None]:
    """What the library cannot read was not said by Discord: something stands in between, and that passes."""
    try:
        yield
    except (TypeError, LookupError, ValueError, AttributeError, ArithmeticError, zlib.error) as problem:
        modules = [str(frame.f_globals.get("__name__", "")) for frame, _ in traceback.walk_tb(problem.__traceback__)]
        # What the library asks of Python, to read JSON for example, it still asks itself.
        if not next((name for name in reversed(modules) if name.startswith(ROOMS)), "").startswith(LIBRARY):
            raise
        if _TELL():
            log.warning("this cannot be read: %s", told(problem), exc_info=problem)
        raise ConnectionError("Discord does not answer, or something else does") from problem
