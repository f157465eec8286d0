"""The real client against a sandbox, in this process."""

from __future__ import annotations

import asyncio
import re
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterable, Iterator
from contextlib import asynccontextmanager, closing, contextmanager, nullcontext, suppress
from hashlib import sha256
from itertools import count
from pathlib import Path
from typing import Any

from bot import texts
from bot.clock.wall import Times
from bot.games import Games, found
from bot.process.client import Stellwerk, build
from bot.process.life import Life
from bot.process.settings import Settings
from bot.sandbox.exchange import Exchange
from bot.sandbox.server import Sandbox
from bot.tables import seals
from rules import registry
from rules.core import AnyRules
from tests.postgres.engines import server
from tests.protocol import wide
from tests.protocol.people import until

YEAR = 365 * 86_400
EDITED = re.compile(r"/messages/\{(message|which)\}$")
EXTENSIONS = {"toy": "tests.protocol.toy_cog", "wide": "tests.protocol.wide_cog"}


def games() -> Games:
    """The games of the house, and those of the tests that are registered."""
    return Games(found() | {game: name for game, name in EXTENSIONS.items() if game in registry.GAMES})


texts.ROOTS.append(Path(__file__).parent / "texts")


@contextmanager
def wide_game() -> Iterator[AnyRules]:
    """The wide game as a game of the house."""
    registry.GAMES[wide.RULES.id] = wide.RULES
    yield wide.RULES
    del registry.GAMES[wide.RULES.id]


def _told(sandbox: Sandbox) -> bool:
    return bool(sandbox.commands.registered.get(None))


async def _nothing(games: Iterable[str]) -> None:
    return


def settings(sandbox: Sandbox, folder: Path, grace: int = 0, **more: Any) -> Settings:
    """Without rounds: nothing is due but what people have brought about."""
    calm = {"backup_hours": 0, "keep_days": 0, "server": server(folder)}
    return Settings(
        sandbox.token, folder, sandbox.api_base, sandbox.gateway_url, grace=grace, **{**calm, **more}
    )  # fmt: skip


def undrawn(client: Stellwerk) -> Stellwerk:
    """Lives are too short here for pictures to be prepared that nobody asks for."""
    client.painter.prepare = _nothing  # type: ignore[method-assign]
    return client


async def retired(client: Stellwerk) -> None:
    """It has left Discord by itself."""
    await until(client.is_closed, what="the bot has gone")


def dealt() -> Callable[[], str]:
    """The secrets of tables, one after the other, the same in every run: no test depends on its luck."""
    numbers = count(1)
    return lambda: sha256(str(next(numbers)).encode()).hexdigest()


_SEED, _foreseeing = seals.seed, set[object]()


@contextmanager
def foreseen() -> Iterator[None]:
    """What is dealt follows from the secrets of tables alone, not from moments and numbers of Discord."""
    _foreseeing.add(one := object())
    seals.seed = lambda secret, start, number, told: _SEED(secret, "", 0, ())  # type: ignore[assignment]
    try:
        yield
    finally:
        _foreseeing.discard(one)
        if not _foreseeing:
            seals.seed = _SEED


@asynccontextmanager
async def hosted(
    sandbox: Sandbox, folder: Path, offered: Games | None = None, grace: int = 0, *, chance: bool = False, **more: Any
) -> AsyncIterator[Stellwerk]:
    """A bot that has logged in and told its commands; retired in good order at the end.

    `chance`: deals come from where they really come from, and are others in every run.
    """
    with nullcontext() if chance else foreseen():
        async with _hosted(sandbox, folder, offered, grace, **more) as client:
            yield client


@asynccontextmanager
async def _hosted(
    sandbox: Sandbox, folder: Path, offered: Games | None, grace: int, **more: Any
) -> AsyncIterator[Stellwerk]:
    client = build(
        settings(sandbox, folder, grace, **more),
        offered or games(),
        # The same time for both: what the sandbox skips, the bot skips.
        Times(sandbox.clock.now, sandbox.clock.steady, longest=YEAR),
    )
    undrawn(client)
    stop = asyncio.Event()
    task = asyncio.create_task(Life(client).run(stop))
    try:
        await until(
            lambda: task.done() or (sandbox.gateway.connected and client.ready_to_serve and _told(sandbox)),
            what="the bot is online and has told its commands",
        )
        if not task.done():
            client.tables._secret = dealt()
        if task.done():
            task.result()
        yield client
    finally:
        stop.set()
        await task
    assert [
        exchange for exchange in edits(sandbox) if not {"allowed_mentions", "attachments"} <= {*exchange.body}
    ] == []


def edits(sandbox: Sandbox) -> list[Exchange]:
    """Every edit of a message that has been asked for lately.

    An edit without `allowed_mentions` marks whoever it names, and one without `attachments` finds no picture that
    stays (Edit Message).
    """
    found = [one for one in sandbox.exchange.latest if one.method == "PATCH" and EDITED.search(one.route)]
    return [one for one in found if isinstance(one.body, dict)]


@asynccontextmanager
async def locked(file: Path) -> AsyncIterator[sqlite3.Connection]:
    """A foreign lock on the database, as soon as the bot is in the middle of nothing."""
    with closing(sqlite3.connect(file, timeout=0, isolation_level=None)) as foreign:

        def begun() -> bool:
            with suppress(sqlite3.OperationalError):
                foreign.execute("BEGIN IMMEDIATE")
            return foreign.in_transaction

        await until(begun, what="the lock is to be had")
        yield foreign


async def later(sandbox: Sandbox, bot: Stellwerk, seconds: float) -> None:
    """Let time pass, for Discord and the bot; whatever is due meanwhile happens at its moment."""
    end = sandbox.clock.now() + seconds
    while sandbox.clock.now() < end:
        ahead = await bot.store.next_look()
        await _skipped(sandbox, bot, end if ahead is None else min(end, ahead))


async def _skipped(sandbox: Sandbox, bot: Stellwerk, moment: float) -> None:
    sandbox.clock.skip(max(0.0, moment - sandbox.clock.now()))
    now = int(sandbox.clock.now())
    bot.clock.kick()
    await until(lambda: bot.clock.looked >= now, what="the clock has looked")

    async def worked_off() -> bool:
        ahead = await bot.store.next_look()
        return ahead is None or ahead > now

    await until(worked_off, what="what was due has happened")
    await bot.tables.drain()
    await bot.outbox.idle()
