"""Everything that can be set from outside, in one place."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from bot.process.ranges import Range, parsed
from bot.store.address import Place, is_address
from bot.store.mailbox import Budget

DATABASE = "stellwerk.db"
BACKUPS = "backups"


class BadSetting(Exception):
    """A setting cannot be used; the text tells what to do."""


@dataclass(frozen=True, slots=True)
class Settings:
    token: str | None = field(default=None, repr=False)
    """The bot's token at Discord. None: the sandbox."""
    data: Path = Path("data")
    """The folder of the database, if that is a file, and of what a process notes about itself."""
    api_base: str | None = None
    """Another address for Discord's REST API: a proxy, the sandbox, a test server."""
    gateway_url: str | None = None
    """Another address for Discord's gateway."""
    log_level: str = "INFO"
    host_silence_days: int = 7
    """After so many days without any act at a table its host counts as vanished."""
    grace: int = 60
    """Seconds in which stand-ins wait, so that the move before them can be taken back."""
    version: str = ""
    """Of the program, for whoever asks."""
    log_format: str = "text"
    log_file: Path | None = None
    """Besides the standard error; a new one begins every day."""
    log_days: int = 14
    """So many files of days gone by are kept."""
    metrics: tuple[str, int] | None = None
    """Host and port of the small server for monitoring. None: there is none."""
    operator: int | None = None
    """Who is told of trouble; 0: nobody; None: the owner of the application."""
    alarm_seconds: int = 120
    """Trouble that lasts so long is told."""
    backup_hours: int = 24
    """Between two copies of the database; 0: none are made."""
    backup_folder: Path | None = None
    """Where they go. None: a folder of the data."""
    backup_days: int = 7
    backup_weeks: int = 4
    """The last copy of so many days and of so many weeks is kept."""
    keep_days: int = 90
    """So long what is of no use any more is kept; 0: for ever."""
    drawers: int = 0
    """Processes that draw pictures; 0: a thread of the bot's own."""
    shards: Range | None = None
    """Which of Discord's shards are served here. None: all, as many as Discord recommends."""
    requests: int = 45
    """So many requests a second may go to Discord, from all processes of the bot together."""
    letters: Budget = field(default_factory=Budget)
    """So many new conversations may be opened for direct messages, by all processes of the bot together."""
    room: int = 64
    """So many shards at most are served here, those taken over from others included."""
    withdrawn: frozenset[str] = frozenset()
    """Games of which nothing new is begun; what has begun goes on."""
    server: str | None = field(default=None, repr=False)
    """The address of a database on a PostgreSQL. None: a file in the folder of the data."""

    @property
    def database(self) -> Path:
        return self.data / DATABASE

    @property
    def place(self) -> Place:
        """Where the data are."""
        return self.server or self.database

    @property
    def backups(self) -> Path:
        return self.backup_folder or self.data / BACKUPS


LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR")
FORMATS = ("text", "json")
LONGEST_GRACE = 3600
MOST_DAYS = 365
LOCALHOST = "127.0.0.1"
HIGHEST_PORT = 65535
NOBODY = "none"
DRAWERS, MOST_DRAWERS = 1, 16


def from_env(environ: Mapping[str, str] = os.environ) -> Settings:
    """Settings from environment variables. An empty variable counts as missing."""

    def given(name: str) -> str | None:
        return environ.get(name, "").strip() or None

    level = (given("STELLWERK_LOG_LEVEL") or "INFO").upper()
    if level not in LEVELS:
        raise BadSetting(f"STELLWERK_LOG_LEVEL is {level!r}; use one of {', '.join(LEVELS)}.")
    written = (given("STELLWERK_LOG_FORMAT") or "text").lower()
    if written not in FORMATS:
        raise BadSetting(f"STELLWERK_LOG_FORMAT is {written!r}; use one of {', '.join(FORMATS)}.")

    def number(name: str, default: int, what: str, least: int, most: int) -> int:
        found = given(name) or str(default)
        if not found.isdecimal() or not least <= int(found) <= most:
            raise BadSetting(f"{name} is {found!r}; use a number of {what} from {least} to {most}.")
        return int(found)

    def path(name: str) -> Path | None:
        found = given(name)
        return Path(found) if found else None

    server = given("STELLWERK_DATABASE")
    if server is not None and not is_address(server):
        raise BadSetting("STELLWERK_DATABASE is no address such as postgresql://user:password@host/database.")

    return Settings(
        token=_token(given("DISCORD_TOKEN"), given("DISCORD_TOKEN_FILE")),
        data=Path(given("STELLWERK_DATA") or "data"),
        server=server,
        api_base=given("STELLWERK_API_BASE"),
        gateway_url=given("STELLWERK_GATEWAY_URL"),
        log_level=level,
        host_silence_days=number("STELLWERK_HOST_SILENCE_DAYS", 7, "days", 1, MOST_DAYS),
        grace=number("STELLWERK_GRACE_SECONDS", 60, "seconds", 0, LONGEST_GRACE),
        log_format=written,
        log_file=path("STELLWERK_LOG_FILE"),
        log_days=number("STELLWERK_LOG_DAYS", 14, "days", 1, MOST_DAYS),
        metrics=_address(given("STELLWERK_METRICS")),
        operator=_operator(given("STELLWERK_OPERATOR")),
        alarm_seconds=number("STELLWERK_ALARM_SECONDS", 120, "seconds", 30, 86_400),
        # A server has copies made by its own tools.
        backup_hours=0 if server else number("STELLWERK_BACKUP_HOURS", 24, "hours", 0, 24 * 31),
        backup_folder=path("STELLWERK_BACKUP_FOLDER"),
        backup_days=number("STELLWERK_BACKUP_DAYS", 7, "days", 1, MOST_DAYS),
        backup_weeks=number("STELLWERK_BACKUP_WEEKS", 4, "weeks", 0, 520),
        keep_days=number("STELLWERK_KEEP_DAYS", 90, "days", 0, 3650),
        drawers=number("STELLWERK_DRAWERS", DRAWERS, "processes", 0, MOST_DRAWERS),
        requests=number("STELLWERK_REQUESTS", 45, "requests a second", 1, 100_000),
        letters=Budget(
            number("STELLWERK_LETTERS_HOUR", Budget().hour, "conversations an hour", 0, 10_000),
            number("STELLWERK_LETTERS_DAY", Budget().day, "conversations a day", 0, 100_000),
        ),
        room=number("STELLWERK_MOST_SHARDS", 64, "shards", 1, 10_000),
        withdrawn=frozenset((given("STELLWERK_WITHDRAWN") or "").replace(",", " ").split()),
        shards=None if (range_ := given("STELLWERK_SHARDS")) is None else shards(range_),
    )


def shards(text: str) -> Range:
    try:
        return parsed(text)
    except ValueError:
        raise BadSetting(
            f"The shards are {text!r}; write first, last and how many there are in all: 0-3/16, or 5/16 for one."
        ) from None


def _address(text: str | None) -> tuple[str, int] | None:
    """A port, or a host and a port; whoever names no host means this machine alone."""
    if text is None:
        return None
    host, _, port = text.rpartition(":")
    if not port.isdecimal() or not 0 < int(port) <= HIGHEST_PORT:
        raise BadSetting(f"STELLWERK_METRICS is {text!r}; use a port such as 9464, or an address such as 0.0.0.0:9464.")
    return host.strip("[]") or LOCALHOST, int(port)


def _operator(text: str | None) -> int | None:
    if text is None:
        return None
    if text.lower() == NOBODY:
        return 0
    if not text.isdecimal() or int(text) == 0:
        raise BadSetting(f"STELLWERK_OPERATOR is {text!r}; use the number of a Discord user, or {NOBODY}.")
    return int(text)


def _token(token: str | None, file: str | None) -> str | None:
    """The token itself, or what stands in a secret's file."""
    if token is None and file is not None:
        try:
            token = Path(file).read_text(encoding="utf-8").strip() or None
        except OSError as problem:
            raise BadSetting(f"DISCORD_TOKEN_FILE cannot be read: {problem.strerror} ({file}).") from None
    return token
