"""The bot as a process that dies at a given step, without warning: `python -m tests.drills.victim KIND N`."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Awaitable, Callable
from itertools import count
from typing import Any

import aiosqlite
from discord.http import HTTPClient
from discord.webhook.async_ import AsyncWebhookAdapter

from bot.process.main import main

KINDS = ("before-commit", "after-commit", "before-request", "after-request")


def die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


class Step:
    """Counts the steps of a kind and dies around the last one."""

    def __init__(self, moment: str, last: int) -> None:
        self.moment, self.last, self.steps = moment, last, count(1)

    async def around(self, work: Callable[[], Awaitable[Any]]) -> Any:
        last = next(self.steps) == self.last
        if last and self.moment == "before":
            die()
        result = await work()
        if last:
            die()
        return result


def commits(step: Step) -> None:
    execute = aiosqlite.Connection.execute

    def counted(self: aiosqlite.Connection, sql: str, parameters: Any = None) -> Any:
        if sql == "COMMIT" and self.in_transaction:
            return step.around(lambda: execute(self, sql, parameters))
        return execute(self, sql, parameters)

    aiosqlite.Connection.execute = counted


def requests(step: Step) -> None:
    """Everything that changes something at Discord: messages, threads, answers to interactions."""
    for kind in (HTTPClient, AsyncWebhookAdapter):
        request = kind.request

        async def counted(self: Any, route: Any, *args: Any, request: Any = request, **more: Any) -> Any:
            if route.method == "GET":
                return await request(self, route, *args, **more)
            return await step.around(lambda: request(self, route, *args, **more))

        kind.request = counted


if __name__ == "__main__":
    if len(sys.argv) > 1:
        moment, what = sys.argv[1].split("-")
        {"commit": commits, "request": requests}[what](Step(moment, int(sys.argv[2])))
    sys.exit(main(["run"]))
