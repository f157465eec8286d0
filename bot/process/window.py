"""The small server through which monitoring looks in: is the bot alive, is it ready, what are its figures."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

from aiohttp import web

from bot.clock import rounds
from bot.figures import FIGURES
from bot.process import health
from bot.process.settings import BadSetting
from bot.tasks import told

if TYPE_CHECKING:
    from bot.process.client import Stellwerk
    from bot.process.metrics import Metrics

KIND = {"Content-Type": "text/plain; version=0.0.4; charset=utf-8"}
ANSWER = 5.0
"""Seconds within which the store must tell its numbers."""
LATE = 15.0
"""Seconds after which something that waits counts as late here; an operator is told later."""


class Window:
    def __init__(self, client: Stellwerk, version: str) -> None:
        self._client = client
        self._version = version
        self._metrics = _metrics()
        self._runner: web.AppRunner | None = None

    async def open(self, host: str, port: int) -> str:
        """Listen; the address."""
        app = web.Application()
        app.router.add_get("/healthz", self._alive)
        app.router.add_get("/readyz", self._ready)
        app.router.add_get("/metrics", self._figures)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.5)
        await self._runner.setup()
        try:
            await web.TCPSite(self._runner, host, port).start()
        except OSError as problem:
            await self.close()
            raise BadSetting(
                f"STELLWERK_METRICS: {host}:{port} cannot be listened on ({problem.strerror}). Choose another."
            ) from None
        bound = self._runner.addresses[0]
        return f"http://{bound[0]}:{bound[1]}"

    async def close(self) -> None:
        if self._runner is not None:
            await self._runner.cleanup()
            self._runner = None

    async def _alive(self, _: web.Request) -> web.Response:
        """The loop turns, as this answer shows, and the heart beats. Discord's absence is no reason to be restarted."""
        silent = time.monotonic() - self._client.heart.beaten
        if silent > health.PATIENCE:
            return web.Response(status=503, text=f"no heartbeat for {silent:.0f} s\n")
        return web.Response(text="alive\n")

    async def _ready(self, _: web.Request) -> web.Response:
        client = self._client
        if client.stopping or not client.ready_to_serve:
            return web.Response(status=503, text="stopping\n" if client.stopping else "starting\n")
        wrong = [f"Discord: {complaint}"] if (complaint := await client.complaint()) is not None else []
        wrong += [one for one in client.heart.complaints if not one.startswith("Discord: ")]
        return web.Response(status=503 if wrong else 200, text="\n".join((*(wrong or ["ready"]), "")))

    async def _figures(self, _: web.Request) -> web.Response:
        from bot.process.metrics import Reading  # noqa: PLC0415 - only where it is wanted

        client, now = self._client, int(self._client.times.wall())
        survey = backup = None
        troubles = dict(client.heart.troubles)
        if client.ready_to_serve and not client.stopping:
            try:
                async with asyncio.timeout(ANSWER):
                    survey = await client.store.survey(now)
                    backup = rounds.report(await client.store.meta(rounds.COPIED), None)["at"]
            except Exception as problem:  # noqa: BLE001 - the other figures are worth having all the same
                troubles["database"] = told(problem)
        connected = await client.complaint() is None
        reading = Reading(
            survey, now, connected and not client.stopping, client.waits if connected else {}, tuple(troubles),
            backup, len(client.outbox.standing(LATE)) if client.ready_to_serve else 0, self._version,
        )  # fmt: skip
        return web.Response(body=await self._metrics.text(reading), headers=KIND)


def _metrics() -> Metrics:
    try:
        from bot.process.metrics import Metrics  # noqa: PLC0415 - only where it is wanted
    except ModuleNotFoundError as missing:
        raise BadSetting(
            f"STELLWERK_METRICS is set, but {missing.name} is not installed. Install the extra "
            "`stellwerk[metrics]`, or leave the variable out."
        ) from None
    return Metrics(FIGURES)
