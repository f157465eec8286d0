"""Plain requests to Discord, each of them written down; nothing of a library stands between them and the wire."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any

import aiohttp

from bot.rehearsal.disguise import Disguise
from bot.rehearsal.journal import Entry, Journal, Json
from bot.rehearsal.trouble import OutOfReach

AGENT = "DiscordBot (https://discord.com/developers, 1.0)"
"""Discord shuts out whoever does not call itself so (reference.mdx, User Agent)."""
TRIES = 5
LONGEST = 900.0
"""Seconds that a rate limit is waited for at most."""
PAUSES = (1.0, 2.0, 4.0, 8.0)
OPEN = ("/interactions/", "/webhooks/")
"""Routes that are opened by the token of an interaction."""
ELSEWHERE = ("http://", "https://")
"""Addresses of files, which are fetched without any token."""
Sleep = Callable[[float], Awaitable[object]]


@dataclass(frozen=True, slots=True)
class Picture:
    """A file to be sent."""

    name: str
    data: bytes
    width: int
    height: int


@dataclass(frozen=True, slots=True)
class Answer:
    status: int
    body: Any
    entry: Entry

    @property
    def fine(self) -> bool:
        return 200 <= self.status < 300


class Line:
    """The way to Discord's REST API with the token of a bot."""

    def __init__(
        self, session: aiohttp.ClientSession, base: str, token: str, disguise: Disguise, journal: Journal,
        sleep: Sleep = asyncio.sleep,
    ) -> None:  # fmt: skip
        self._session = session
        self._base = base
        self._token = token
        self._disguise = disguise
        self._journal = journal
        self.sleep = sleep
        self.before: Callable[[Any], None] = lambda body: None
        """Sees each answer before it is written down."""
        self.asked_to_wait: Callable[[float], None] = lambda seconds: None
        """Hears for how long Discord wants no request of this kind."""

    async def call(
        self, label: str, method: str, path: str, body: Json | None = None, files: Sequence[Picture] = (),
        patient: bool = True,
    ) -> Answer:  # fmt: skip
        """One request. `patient`: a rate limit is waited for, and not the answer."""
        for attempt in range(TRIES):
            status, found, headers = await self._tried(method, path, body, files)
            if status == 401 and not path.startswith((*OPEN, *ELSEWHERE)):
                raise OutOfReach("Discord refuses the token in DISCORD_TOKEN.")
            if attempt == TRIES - 1 or not ((status == 429 and patient) or status >= 500):
                break
            wait = float(found.get("retry_after", 1.0)) if status == 429 and isinstance(found, dict) else None
            if wait is not None:
                self.asked_to_wait(wait)
            await self.sleep(PAUSES[attempt] if wait is None else min(wait, LONGEST))
        self.before(found)
        entry = self._written(label, method, path, body, files, patient, status, found, headers)
        if patient and headers.get("X-RateLimit-Remaining") == "0":
            await self.sleep(min(float(headers.get("X-RateLimit-Reset-After", 0)), LONGEST))
        return Answer(status, found, entry)

    async def _tried(
        self, method: str, path: str, body: Json | None, files: Sequence[Picture]
    ) -> tuple[int, Any, dict[str, str]]:
        headers = {"User-Agent": AGENT}
        url = path if path.startswith(ELSEWHERE) else self._base + path
        if not path.startswith((*OPEN, *ELSEWHERE)):
            headers["Authorization"] = f"Bot {self._token}"
        sent: dict[str, Any] = {} if body is None else {"json": body}
        if files:
            sent = {"data": _form(body or {}, files)}
        problem: Exception | None = None
        for pause in PAUSES:
            try:
                async with self._session.request(method, url, headers=headers, **sent) as response:
                    text = await response.text(errors="replace")
                    return response.status, _parsed(text), dict(response.headers)
            except (aiohttp.ClientError, TimeoutError) as met:
                problem = met
            if files:
                sent = {"data": _form(body or {}, files)}
            await self.sleep(pause)
        raise OutOfReach(f"Discord cannot be reached: {problem!r}")

    def _written(
        self, label: str, method: str, path: str, body: Json | None, files: Sequence[Picture], patient: bool,
        status: int, found: Any, headers: dict[str, str],
    ) -> Entry:  # fmt: skip
        disguise = self._disguise
        known = isinstance(found, dict) and disguise.met(str(found.get("id")))
        limits = {"limit": headers.get("X-RateLimit-Limit"), "after": headers.get("X-RateLimit-Reset-After")}
        for file in files:
            disguise.sent(file.name)
        data = {
            "method": method,
            "path": disguise.sent(path) if path.startswith(ELSEWHERE) else disguise.text(path),
            "body": disguise.sent(body),
            "files": [[file.name, file.width, file.height] for file in files],
            "patient": patient,
            "status": status,
            "answer": disguise.heard(found),
            "known": known,
            "limits": limits,
        }
        return self._journal.add(Entry("call", label, data))


def _form(body: Json, files: Sequence[Picture]) -> aiohttp.FormData:
    """Used up by being sent."""
    form = aiohttp.FormData()
    form.add_field("payload_json", json.dumps(body), content_type="application/json")
    for n, file in enumerate(files):
        form.add_field(f"files[{n}]", file.data, filename=file.name, content_type="image/png")
    return form


def _parsed(text: str) -> Any:
    try:
        return json.loads(text) if text else None
    except ValueError:
        return None
