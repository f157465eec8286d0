"""Everything that can be set from outside, in one place."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

DATABASE = "stellwerk.db"


class BadSetting(Exception):
    """A setting cannot be used; the text tells what to do."""


@dataclass(frozen=True, slots=True)
class Settings:
    token: str | None = field(default=None, repr=False)
    """The bot's token at Discord. None: the sandbox."""
    data: Path = Path("data")
    """The folder of the database."""
    api_base: str | None = None
    """Another address for Discord's REST API: a proxy, the sandbox, a test server."""
    gateway_url: str | None = None
    """Another address for Discord's gateway."""
    log_level: str = "INFO"
    host_silence_days: int = 7
    grace: int = 60
    """Seconds in which stand-ins wait, so that the move before them can be taken back."""
    """After so many days without any act at a table its host counts as vanished."""

    @property
    def database(self) -> Path:
        return self.data / DATABASE


LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR")
LONGEST_GRACE = 3600
MOST_DAYS = 365


def from_env(environ: Mapping[str, str] = os.environ) -> Settings:
    """Settings from environment variables. An empty variable counts as missing."""

    def given(name: str) -> str | None:
        return environ.get(name, "").strip() or None

    level = (given("STELLWERK_LOG_LEVEL") or "INFO").upper()
    if level not in LEVELS:
        raise BadSetting(f"STELLWERK_LOG_LEVEL is {level!r}; use one of {', '.join(LEVELS)}.")
    silence = given("STELLWERK_HOST_SILENCE_DAYS") or "7"
    if not silence.isdecimal() or not 1 <= int(silence) <= MOST_DAYS:
        raise BadSetting(f"STELLWERK_HOST_SILENCE_DAYS is {silence!r}; use a number of days from 1 to {MOST_DAYS}.")
    grace = given("STELLWERK_GRACE_SECONDS") or "60"
    if not grace.isdecimal() or int(grace) > LONGEST_GRACE:
        raise BadSetting(f"STELLWERK_GRACE_SECONDS is {grace!r}; use a number of seconds up to {LONGEST_GRACE}.")
    return Settings(
        token=_token(given("DISCORD_TOKEN"), given("DISCORD_TOKEN_FILE")),
        data=Path(given("STELLWERK_DATA") or "data"),
        api_base=given("STELLWERK_API_BASE"),
        gateway_url=given("STELLWERK_GATEWAY_URL"),
        log_level=level,
        host_silence_days=int(silence),
        grace=int(grace),
    )


def _token(token: str | None, file: str | None) -> str | None:
    """The token itself, or what stands in a secret's file."""
    if token is None and file is not None:
        try:
            token = Path(file).read_text(encoding="utf-8").strip() or None
        except OSError as problem:
            raise BadSetting(f"DISCORD_TOKEN_FILE cannot be read: {problem.strerror} ({file}).") from None
    return token
