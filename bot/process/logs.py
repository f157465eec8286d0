"""What the program writes about itself: to the standard error, without secrets, and not too much of it."""

from __future__ import annotations

import logging
import re

from bot.tasks import Seldom

FORMAT = "%(asctime)s %(levelname)-7s %(name)s: %(message)s"
SECRET = re.compile(r"(/(?:interactions|webhooks)/\d+/)[^/\s?\"')]+|(['\"]token['\"]: ?['\"])[^'\"]+")
"""The tokens of interactions and webhooks: whoever has one may speak for the bot."""
QUIET = {
    # Its own messages at this level are one line for every request, with its address and its content.
    "discord.http": logging.WARNING,
    "discord.webhook": logging.WARNING,
    # Every event with its content.
    "discord.gateway": logging.INFO,
    # Every statement with its values: seeds, hands, names.
    "aiosqlite": logging.WARNING,
}
"""Loggers that say too much at lower levels, whatever level is set."""


class Redacting(logging.Formatter):
    """Takes the tokens out of whatever would be written, wherever it came from."""

    def __init__(self, secret: str | None) -> None:
        super().__init__(FORMAT)
        self._secret = secret

    def format(self, record: logging.LogRecord) -> str:
        text = super().format(record)
        if self._secret:
            text = text.replace(self._secret, "[token]")
        return SECRET.sub(lambda found: f"{found[1] or found[2]}[token]", text)


class Reconnecting(logging.Filter):
    """A lost gateway is one line a minute, not a whole trace for every attempt."""

    def __init__(self) -> None:
        super().__init__()
        self._tell = Seldom()

    def filter(self, record: logging.LogRecord) -> bool:
        if not str(record.msg).startswith("Attempting a reconnect"):
            return True
        problem = record.exc_info[1] if record.exc_info else None
        record.exc_info = record.exc_text = None
        record.msg, record.args = f"Discord cannot be reached ({problem or 'no reason'}); {record.msg}", record.args
        return self._tell()


def set_up(level: str, secret: str | None) -> None:
    handler = logging.StreamHandler()
    handler.setFormatter(Redacting(secret))
    logging.basicConfig(level=level, handlers=[handler], force=True)
    for name, lowest in QUIET.items():
        logging.getLogger(name).setLevel(max(lowest, logging.getLevelName(level)))
    # Voice is not used; its missing libraries need no warning.
    client = logging.getLogger("discord.client")
    client.setLevel(logging.ERROR if level != "DEBUG" else logging.DEBUG)
    for old in [one for one in client.filters if isinstance(one, Reconnecting)]:
        client.removeFilter(old)
    client.addFilter(Reconnecting())
