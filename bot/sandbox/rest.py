"""Discord's REST v10 as far as the bot uses it; every other route is refused and reported."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterable

from aiohttp import web

from bot.sandbox.errors import MISTAKES, ApiError, Json, Refusal
from bot.sandbox.exchange import Exchange, ExchangeLog
from bot.sandbox.faults import Fault, Faults
from bot.sandbox.limits import VIA, WITHOUT_TOKEN, Limited, Limits
from bot.sandbox.oddities import spoilt
from bot.sandbox.routes.finding import Handler, Table
from bot.sandbox.submission import Submission
from bot.sandbox.wire import Request, read, respond
from bot.sandbox.world import World

PREFIX = "/api/v10"


class Rest:
    def __init__(
        self,
        world: World,
        tables: Iterable[Table],
        limits: Limits,
        faults: Faults,
        log: ExchangeLog,
        settled: Callable[[], Awaitable[None]],
    ) -> None:
        self._world = world
        self._tables = tables
        self._limits = limits
        self._faults = faults
        self._log = log
        self._settled = settled

    def add_routes(self, app: web.Application) -> None:
        for table in self._tables:
            for method, path, handler in table:
                app.router.add_route(method, PREFIX + path, self._serve(path, handler))
        app.router.add_route("*", "/api/{rest:.*}", self._serve("unknown", self._unknown))

    # One request, from its line to its answer

    def _serve(self, route: str, handler: Handler) -> Callable[[web.Request], Awaitable[web.StreamResponse]]:
        async def serve(request: web.Request) -> web.StreamResponse:
            if self._limits.banned:
                # Rate Limits, "Invalid Request Limit aka Cloudflare bans": Discord itself is not reached any more.
                return web.Response(status=429, text="error code: 1015")
            started = time.perf_counter()
            line = f"{request.method} {request.path}"
            fault = self._faults.take(line)
            submission, names, headers = Submission({}), dict(request.match_info), dict[str, str]()
            if fault is not None:
                await asyncio.sleep(fault.delay)
                if fault.drop == "before":
                    return self._cut(request)
                if fault.garbage:
                    return web.Response(text="<html><body>One moment please</body></html>", content_type="text/html")
                if fault.status is not None:
                    return self._faulty(fault)
            try:
                self._authorise(request)
                submission = await read(request)
                self._limits.check(request.method, route, names, submission.body)
                call = Request(names, dict(request.query), submission)
                answer = handler(call)
                status, body = answer if isinstance(answer, tuple) else (200, answer)
                await self._settled()
            except ApiError as error:
                status, body = error.refusal.status, error.body()
                headers = error.headers() if isinstance(error, Limited) else {}
                if error.refusal in MISTAKES:
                    self._log.report(error.refusal.message, line, error.errors)
            except (AttributeError, KeyError, TypeError, ValueError) as error:
                # A value of another type than Discord documents, somewhere in the body.
                status, body = Refusal.INVALID_FORM.status, ApiError(Refusal.INVALID_FORM).body()
                self._log.report("malformed body", f"{line}: {error!r}")
            files = tuple((upload.filename, len(upload.data)) for upload in submission.uploads.values())
            took = time.perf_counter() - started
            path = request.path.removeprefix(PREFIX)
            self._log.record(Exchange(request.method, path, route, submission.body, files, status, body, took))
            self._limits.answered(status)
            if fault is not None and fault.drop == "after":
                return self._cut(request)
            if fault is not None and fault.odd is not None and isinstance(body, dict):
                body = spoilt(body, *fault.odd)
            answered = respond(status, body, self._limits.headers(request.method, route, names) | headers)
            if fault is not None and fault.charset and answered.body:
                answered.charset = "utf-8"
            return answered

        return serve

    def _authorise(self, request: web.Request) -> None:
        path = request.path.removeprefix(PREFIX)
        if not path.startswith(WITHOUT_TOKEN) and request.headers.get("Authorization") != f"Bot {self._world.token}":
            raise ApiError(Refusal.UNAUTHORIZED)

    def _cut(self, request: web.Request) -> web.Response:
        if request.transport is not None:
            request.transport.abort()
        return web.Response()

    def _faulty(self, fault: Fault) -> web.Response:
        status = fault.status or 500
        body: Json = {"message": "You are being rate limited." if status == 429 else "Injected", "code": fault.code}
        headers = dict[str, str]()
        self._limits.answered(status)
        if status == 429:
            # Rate Limits, Exceeding A Rate Limit: the answer names `Retry-After`; so does what stands before Discord.
            headers = (VIA if fault.via else {}) | {"Retry-After": str(fault.retry_after)}
            body |= {"retry_after": fault.retry_after, "global": fault.is_global}
        return respond(status, body, headers)

    def _unknown(self, call: Request) -> Json:
        raise ApiError(Refusal.UNKNOWN_ROUTE)
