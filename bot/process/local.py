"""The sandbox as people start it: the local Discord, its page and the bot in one process."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

from bot.process import examiner
from bot.process.client import Stellwerk, build
from bot.process.life import Life
from bot.process.settings import BadSetting, Settings
from bot.sandbox.entities import Channel, User
from bot.sandbox.server import Sandbox
from bot.sandbox.storage import WrongVersion
from bot.store.lock import claim
from bot.store.opening import make_private_folder
from bot.store.table import Person, Place
from bot.texts import spoken
from rules import registry

FOLDER = "sandbox"
"""Inside the data folder: tables of the sandbox never mix with real ones."""
PORT = 8420
GRACE = 8
"""Seconds that stand-ins wait here: whoever tries things out sits in front of the page."""
NO_LIMIT = 10_000
"""Requests a second: the local Discord takes as many as come."""
DEMO = "rail_line"
DEMO_SEATS = 3


def forget(folder: Path) -> None:
    """Remove what the sandbox has kept. Whoever calls this holds the claim, so its file stays."""
    for file in folder.iterdir():
        if file.is_file() and file.suffix != ".lock":
            file.unlink()


async def run(
    data: Path,
    port: int = PORT,
    fresh: bool = False,
    stop: asyncio.Event | None = None,
    say: Callable[[str], None] = print,
) -> None:
    """Serve until stopped."""
    folder = data / FOLDER
    make_private_folder(folder)
    held = claim(folder / FOLDER)
    try:
        if fresh:
            forget(folder)
        await _serve(Sandbox(folder, port), folder, port, stop, say)
    finally:
        held.release()


async def _serve(
    sandbox: Sandbox, folder: Path, port: int, stop: asyncio.Event | None, say: Callable[[str], None]
) -> None:
    try:
        await sandbox.start()
    except OSError as problem:
        raise BadSetting(f"Port {port} cannot be used ({problem.strerror}). Choose another with --port.") from None
    except WrongVersion as problem:
        raise BadSetting(f"{problem}.") from None
    try:
        settings = Settings(
            sandbox.token, folder, sandbox.api_base, sandbox.gateway_url, grace=GRACE, backup_hours=0, requests=NO_LIMIT
        )  # fmt: skip
        client = build(settings)
        sandbox.on_demo, sandbox.on_check = demo(client), examiner.check
        await Life(client).run(stop, lambda: say(f"Stellwerk's sandbox is open: {sandbox.page_url}"))
    finally:
        await sandbox.stop()


def demo(client: Stellwerk) -> Callable[[User, Channel], Awaitable[None]]:
    """What the button on the first screen does: a table of Rail Line with stand-ins, started."""

    async def open_table(user: User, channel: Channel) -> None:
        game = DEMO if DEMO in registry.GAMES else next(iter(registry.GAMES))
        language = spoken(user.locale)
        by = Person(user.id, user.display, language)
        seats = min(DEMO_SEATS, max(registry.GAMES[game].seats))
        tables = client.tables
        table = await tables.open(by, Place(channel.guild_id or 0, channel.id), game, seats, language=language)
        for _ in range(seats - 1):
            await tables.add_stand_in(table.id, by)
        await tables.start(table.id, by)

    return open_table
