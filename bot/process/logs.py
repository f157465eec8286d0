"""What the program writes about itself: without secrets, not too much of it, and each line with what it concerns."""

from __future__ import annotations

import json
import logging
import os
import re
from datetime import UTC, datetime
from logging.handlers import TimedRotatingFileHandler
from pathlib import Path
from typing import IO

from bot.concerning import concerned
from bot.process.settings import BadSetting, Settings
from bot.store.opening import make_folder
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
PRIVATE = 0o600
LATE = 600.0
"""Seconds between two lines about a gateway that is late."""


class Redacting(logging.Formatter):
    """Takes the tokens out of whatever would be written, wherever it came from; says what the line concerns."""

    def __init__(self, secret: str | None) -> None:
        super().__init__(FORMAT)
        self._secret = secret

    def format(self, record: logging.LogRecord) -> str:
        about = ", ".join(f"{name} {number}" for name, number in _about(record).items())
        if not about:
            return self.redacted(super().format(record))
        head, line, rest = super().format(record).partition("\n")
        return self.redacted(f"{head} [{about}]{line}{rest}")

    def redacted(self, text: str) -> str:
        if self._secret:
            text = text.replace(self._secret, "[token]")
        return SECRET.sub(lambda found: f"{found[1] or found[2]}[token]", text)


class Structured(Redacting):
    """One JSON object a line. The words are cleared of secrets before they are put into it."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, str | int] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "logger": record.name,
            "message": self.redacted(record.getMessage()),
            **_about(record),
        }
        if record.exc_info:
            line["trace"] = self.redacted(self.formatException(record.exc_info))
        return json.dumps(line, ensure_ascii=False)


class Concerning(logging.Filter):
    """Notes what the work at hand is about while it is at hand; what is written later still says so."""

    def filter(self, record: logging.LogRecord) -> bool:
        record.__dict__.setdefault("concerned", concerned())
        return True


def _about(record: logging.LogRecord) -> dict[str, int]:
    found: dict[str, int] = record.__dict__.get("concerned", {})
    return found


class Daily(TimedRotatingFileHandler):
    """A file a day, for its owner alone."""

    def _open(self) -> IO[str]:  # type: ignore[override]
        handle = os.open(self.baseFilename, os.O_WRONLY | os.O_CREAT | os.O_APPEND, PRIVATE)
        return os.fdopen(handle, "a", encoding="utf-8")


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


class Behind(logging.Filter):
    """The library says with every beat how late the gateway is: six times an hour are enough."""

    def __init__(self) -> None:
        super().__init__()
        self._tell = Seldom(LATE)

    def filter(self, record: logging.LogRecord) -> bool:
        return not str(record.msg).startswith("Can't keep up") or self._tell()


FILTERS = {"discord.client": Reconnecting, "discord.gateway": Behind}
"""What holds back lines of the library that come again and again."""


def set_up(settings: Settings) -> None:
    level = settings.log_level
    handlers: list[logging.Handler] = [logging.StreamHandler()]
    if settings.log_file is not None:
        if settings.data in settings.log_file.parents:
            # Nothing else has been done with the data yet, and their folder is made at the first start.
            make_folder(settings.log_file)
        handlers.append(_file(settings.log_file, settings.log_days))
    for handler in handlers:
        handler.addFilter(Concerning())
        handler.setFormatter((Structured if settings.log_format == "json" else Redacting)(settings.token))
    logging.basicConfig(level=level, handlers=handlers, force=True)
    for name, lowest in QUIET.items():
        logging.getLogger(name).setLevel(max(lowest, logging.getLevelName(level)))
    # Voice is not used; its missing libraries need no warning.
    client = logging.getLogger("discord.client")
    client.setLevel(logging.ERROR if level != "DEBUG" else logging.DEBUG)
    for name, kind in FILTERS.items():
        logger = logging.getLogger(name)
        for old in [one for one in logger.filters if isinstance(one, kind)]:
            logger.removeFilter(old)
        logger.addFilter(kind())


def _file(file: Path, days: int) -> logging.Handler:
    try:
        return Daily(file, when="midnight", backupCount=days, encoding="utf-8", utc=True)
    except OSError as problem:
        raise BadSetting(f"STELLWERK_LOG_FILE cannot be written: {problem.strerror} ({file}).") from None
