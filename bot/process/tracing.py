"""Every request to Discord, counted and timed; and what a process tells about itself."""

from __future__ import annotations

import os
import re
import time
from collections.abc import Callable, Mapping
from http import HTTPStatus
from types import SimpleNamespace
from typing import Any

import aiohttp
from discord.http import Route

from bot.concerning import take_heard
from bot.delivery.breaker import Breaker, Level
from bot.delivery.limiter import RANK, Limiter
from bot.figures import FIGURES, Timing

ROUTES = (
    (re.compile(r"/interactions/\d+/[^/]+/callback$"), "interaction"),
    (re.compile(r"/webhooks/\d+/[^/]+"), "follow-up"),
    (re.compile(r"/channels/\d+/messages/\d+/threads$"), "thread"),
    (re.compile(r"/channels/\d+/messages/\d+$"), "message"),
    (re.compile(r"/channels/\d+/messages$"), "messages"),
    (re.compile(r"/channels/\d+$"), "channel"),
    (re.compile(r"/users/@me/channels$"), "conversation"),
    (re.compile(r"/applications/\d+/.*commands"), "commands"),
    (re.compile(r"/guilds/\d+/members/"), "member"),
    (re.compile(r"/gateway/bot$"), "gateway"),
    (re.compile(r"^/(gateway/?)?$"), "socket"),
)
"""Routes by what they are about: an address holds ids and tokens, which belong into no figure."""
CALLBACK = "interaction"
WITHOUT_TOKEN = (CALLBACK, "follow-up")
FREE = (*WITHOUT_TOKEN, "socket")
"""What Discord does not count by the second."""


def route(path: str) -> str:
    return next((name for pattern, name in ROUTES if pattern.search(path)), "other")


def _foreign(what: aiohttp.TraceRequestEndParams) -> bool:
    """Is it an answer that Discord's API never gives: agreement without content, and not in JSON?"""
    answer = what.response
    good = answer.ok and answer.status != HTTPStatus.NO_CONTENT
    return good and str(what.url).startswith(Route.BASE) and answer.content_type != "application/json"


async def _code(response: aiohttp.ClientResponse) -> int:
    """What Discord calls a refusal; 0: it has no name for it. The library reads the same text again."""
    try:
        return int((await response.json())["code"])
    except (aiohttp.ClientError, ValueError, KeyError, TypeError):
        return 0


def traced(breaker: Breaker, limiter: Limiter, dated: Callable[[str], None]) -> aiohttp.TraceConfig:
    """Listens to the library's requests, lets them out in turn, and none while the line is shut.

    `dated`: hears the date that Discord tells with each answer.
    """

    async def begun(_: aiohttp.ClientSession, at: SimpleNamespace, what: aiohttp.TraceRequestStartParams) -> None:
        came = at.begun = time.monotonic()
        if what.url.scheme.startswith("http") and route(what.url.path) not in FREE:
            await limiter.admit()
            at.begun = time.monotonic()
            FIGURES.took("turn", at.begun - came, RANK.get().name.lower())
        if breaker.level is Level.SHUT:
            raise aiohttp.ClientConnectionError("Discord refuses too much: nothing is sent for a while")

    def ended(at: SimpleNamespace, method: str, path: str, status: str) -> None:
        name = route(path)
        FIGURES.count("requests", method, name, status)
        FIGURES.took("request", time.monotonic() - at.begun, name)
        if name == CALLBACK and (heard := take_heard()):
            FIGURES.took("acknowledge", time.monotonic() - heard)

    async def answered(_: aiohttp.ClientSession, at: SimpleNamespace, what: aiohttp.TraceRequestEndParams) -> None:
        path, status = what.url.path, what.response.status
        if _foreign(what):
            # The library would take it for done. Whoever asks again asks Discord.
            what.response.close()
            raise aiohttp.ClientPayloadError("something else answers in place of Discord")
        ended(at, what.method, path, str(status))
        if str(what.url).startswith(Route.BASE):
            dated(what.response.headers.get("Date", ""))
        scope = what.response.headers.get("X-RateLimit-Scope", "")
        code = await _code(what.response) if status == HTTPStatus.FORBIDDEN else 0
        breaker.heard(status, scope, ours=route(path) not in WITHOUT_TOKEN, code=code)

    async def failed(_: aiohttp.ClientSession, at: SimpleNamespace, what: aiohttp.TraceRequestExceptionParams) -> None:
        ended(at, what.method, what.url.path, "lost")

    trace = aiohttp.TraceConfig()
    trace.on_request_start.append(begun)
    trace.on_request_end.append(answered)
    trace.on_request_exception.append(failed)
    return trace


def tells(version: str, serving: bool, connected: bool) -> Mapping[str, Any]:
    """What the heartbeat says of this process besides how it is."""
    calls = {name: _all(times) for name, times in FIGURES.times.items()}
    return {
        "pid": os.getpid(),
        "version": version,
        "up": int(time.time() - FIGURES.begun),
        "serving": serving,
        "connected": connected,
        "calls": {
            name: {"calls": one.calls, "half": one.quantile(0.5), "most": one.quantile(0.99)}
            for name, one in calls.items()
            if one.calls
        },
        "slow": [{"at": one.at, "what": one.what, "seconds": round(one.seconds, 3)} for one in FIGURES.slow],
    }


def _all(times: Mapping[tuple[str, ...], Timing]) -> Timing:
    whole = Timing()
    for one in times.values():
        whole.calls += one.calls
        whole.seconds += one.seconds
        whole.within = [before + more for before, more in zip(whole.within, one.within, strict=True)]
    return whole
