"""The bot starts into trouble and stops in it: what passes is waited out, what lasts is told, a stop is a stop."""

from __future__ import annotations

import asyncio
import os
import resource
import shutil
import signal
import sqlite3
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, closing
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest

from bot.process.settings import DATABASE
from bot.sandbox.server import Sandbox
from tests.drills.stable import Stable, Victim, environment, gone, online
from tests.protocol.bot import locked
from tests.protocol.people import until

pytestmark = pytest.mark.drill

LOGIN = "GET /api/v10/users/@me$"
APPLICATION = "GET /api/v10/oauth2/applications/@me$"
SYNC = "PUT /api/v10/applications/"
PASSING: tuple[dict[str, Any], ...] = (
    {"status": 503},
    {"status": 429},
    {"status": 429, "via": False},
    {"drop": "before"},
    {"drop": "after"},
)
STOP = 9.0
"""Docker kills after ten seconds."""
TRIES = 3
"""So often a stop may be tried until one is in time: the machine may have other things to do."""
HANGS = 600.0
"""Longer than anything may last."""
NOBODY = 65534


@asynccontextmanager
async def server() -> AsyncIterator[Sandbox]:
    sandbox = Sandbox()
    # Bots follow each other faster here than Discord allows.
    sandbox.gateway.starts.seconds = 0.0
    await sandbox.start()
    try:
        yield sandbox
    finally:
        await sandbox.stop()


async def stops(victim: Victim) -> float:
    """It ends by itself and in order; the seconds it took."""
    began = time.monotonic()
    victim.send(signal.SIGTERM)
    assert await victim.wait() == 0, victim.said
    return time.monotonic() - began


async def stops_in_time(case: Callable[[int], Awaitable[float]]) -> None:
    took = []
    for n in range(TRIES):
        took.append(await case(n))
        if took[-1] < STOP:
            return
    raise AssertionError(f"the stops took {took} seconds")


async def begun(victim: Victim, data: Path) -> None:
    """The handler stands once the folder is there; before, a signal ends the process by itself."""
    await until(lambda: data.exists() or not victim.alive, what="it has begun")


def told(sandbox: Sandbox) -> int:
    """How many commands Discord knows."""
    return sum(len(book) for book in sandbox.commands.registered.values())


@pytest.mark.parametrize("request_", [LOGIN, APPLICATION, SYNC])
async def test_passing_trouble_is_waited_out(request_: str, horses: Stable, tmp_path: Path) -> None:
    async def case(n: int, fault: dict[str, Any]) -> None:
        async with server() as sandbox:
            sandbox.faults.fail_next(request_, **fault, times=2)
            victim = await horses.start(environment(sandbox, tmp_path / str(n)))
            await online(sandbox, victim)
            await until(lambda: told(sandbox), what=f"{fault}: {victim.said}")
            assert victim.alive and sandbox.faults.planned == []
            await stops(victim)

    await asyncio.gather(*(case(n, fault) for n, fault in enumerate(PASSING)))


async def test_a_gateway_that_drops_is_tried_again(sandbox: Sandbox, horses: Stable, tmp_path: Path) -> None:
    sandbox.gateway.trouble = "drop"
    victim = await horses.start(environment(sandbox, tmp_path / "data", STELLWERK_LOG_LEVEL="WARNING"))
    await until(lambda: "cannot be reached" in victim.said, what="the first attempt is over")
    sandbox.gateway.trouble = None
    await online(sandbox, victim)
    await stops(victim)
    assert victim.said.count("cannot be reached") == 1 and "Traceback" not in victim.said


async def test_refused_commands_leave_the_bot_serving_and_are_told_again(
    sandbox: Sandbox, horses: Stable, tmp_path: Path
) -> None:
    sandbox.faults.fail_next(SYNC, status=400)
    victim = await horses.start(environment(sandbox, tmp_path / "data"))
    await online(sandbox, victim)
    assert victim.alive and "refuses the commands" in victim.said and not told(sandbox)
    await stops(victim)
    await gone(sandbox)
    victim = await horses.start(environment(sandbox, tmp_path / "data"))
    await online(sandbox, victim)
    assert told(sandbox)
    await stops(victim)


# -- what lasts


async def ends(victim: Victim, *words: str) -> None:
    """With one sentence that tells what to do."""
    assert await victim.wait() == 2, victim.said
    assert len(victim.said.strip().splitlines()) == 1, victim.said
    assert all(word in victim.said for word in words), victim.said


async def test_a_wrong_token_is_told(sandbox: Sandbox, horses: Stable, tmp_path: Path) -> None:
    victim = await horses.start(environment(sandbox, tmp_path / "data") | {"DISCORD_TOKEN": "wrong"})
    await ends(victim, "DISCORD_TOKEN", "Reset Token")
    assert "wrong" not in victim.said


@pytest.mark.parametrize("revoked", ["before", "while"])
async def test_a_revoked_token_is_told(revoked: str, sandbox: Sandbox, horses: Stable, tmp_path: Path) -> None:
    if revoked == "before":
        sandbox.gateway.trouble = "revoked"
    victim = await horses.start(environment(sandbox, tmp_path / "data"))
    if revoked == "while":
        await online(sandbox, victim)
        await sandbox.gateway.close(4004)
    await ends(victim, "no longer accepts the token", "Reset Token")


async def kept(horses: Stable, folder: Path) -> Path:
    """The folder of a bot that has been running."""
    async with server() as sandbox:
        victim = await horses.start(environment(sandbox, folder))
        await online(sandbox, victim)
        await stops(victim)
    return folder


def _newer(file: Path) -> None:
    with closing(sqlite3.connect(file)) as database:
        database.execute("PRAGMA user_version = 9999")


def _foreign(file: Path) -> None:
    file.unlink()
    with closing(sqlite3.connect(file)) as database:
        database.execute("CREATE TABLE recipes (cake TEXT)")


def _truncated(file: Path) -> None:
    os.truncate(file, file.stat().st_size // 2 + 100)


def _folder(file: Path) -> None:
    file.unlink()
    file.mkdir()


def _without_its_head(file: Path) -> None:
    file.with_name(file.name + "-wal").write_bytes(b"moves")
    file.unlink()


BROKEN: dict[str, tuple[Callable[[Path], object], tuple[str, ...]]] = {
    "newer": (_newer, ("version 9999", "Start the version")),
    "garbage": (lambda file: file.write_bytes(os.urandom(20_000)), ("not a database", "restore")),
    "truncated": (_truncated, ("damaged", "restore")),
    "empty": (lambda file: file.write_bytes(b""), ("empty", "restore")),
    "foreign": (_foreign, ("another program", "--data")),
    "folder": (_folder, ("not a file",)),
    "without its head": (_without_its_head, ("missing", "restore")),
}


async def test_a_bad_database_is_told_and_left_as_it_is(horses: Stable, tmp_path: Path) -> None:
    sound = await kept(horses, tmp_path / "sound")

    async def case(name: str, spoil: Callable[[Path], object], words: tuple[str, ...]) -> None:
        async with server() as sandbox:
            folder = tmp_path / name
            shutil.copytree(sound, folder)
            file = folder / DATABASE
            spoil(file)
            before = file.read_bytes() if file.is_file() else None
            await ends(await horses.start(environment(sandbox, folder)), *words)
            assert (file.read_bytes() if file.is_file() else None) == before, name

    await asyncio.gather(*(case(name, *how) for name, how in BROKEN.items()))


async def test_a_folder_that_is_a_file_is_told(sandbox: Sandbox, horses: Stable, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder", encoding="ascii")
    await ends(await horses.start(environment(sandbox, tmp_path / "file")), "--data", "STELLWERK_DATA")
    await ends(await horses.start(environment(sandbox, tmp_path / "file" / "data")), "--data")


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can be somebody else")
async def test_missing_rights_are_told(sandbox: Sandbox, horses: Stable) -> None:
    # Not in the folder of the tests: nobody else may enter that.
    with TemporaryDirectory() as folder:
        os.chmod(folder, 0o755)  # noqa: PTH101 - a path would be called slow here
        open_ = Path(folder)
        unreadable = await kept(horses, open_ / "unreadable")
        unreadable.chmod(0o777)
        (unreadable / f"{DATABASE}.lock").unlink()
        await ends(await horses.start(environment(sandbox, unreadable), user=NOBODY), "may write", DATABASE)
        closed = open_ / "closed"
        closed.mkdir(0o755)
        await ends(await horses.start(environment(sandbox, closed), user=NOBODY), "may write", "--data")


# -- stopping


async def test_a_stop_at_any_moment_of_the_start_is_a_stop(horses: Stable, tmp_path: Path) -> None:
    async def case(n: int) -> None:
        async with server() as sandbox:
            victim = await horses.start(environment(sandbox, tmp_path / str(n)))
            await begun(victim, tmp_path / str(n))
            await asyncio.sleep(n * 0.02)
            await stops(victim)

    for n in range(12):
        await case(n)


@pytest.mark.parametrize("what", ["login", "sync", "silent gateway", "dropping gateway", "lost login"])
async def test_a_stop_is_in_time_whatever_discord_does(what: str, horses: Stable, tmp_path: Path) -> None:
    async def case(n: int) -> float:
        async with server() as sandbox:
            match what:
                case "login":
                    sandbox.faults.fail_next(LOGIN, delay=HANGS)
                case "lost login":
                    sandbox.faults.fail_next(LOGIN, drop="before", times=100)
                case "sync":
                    sandbox.faults.fail_next(SYNC, delay=HANGS)
                case "silent gateway":
                    sandbox.gateway.trouble = "silence"
                case "dropping gateway":
                    sandbox.gateway.trouble = "drop"
            victim = await horses.start(environment(sandbox, tmp_path / str(n)))
            await begun(victim, tmp_path / str(n))
            await asyncio.sleep(1.5)
            return await stops(victim)

    await stops_in_time(case)


async def test_a_stop_is_in_time_when_everything_hangs_at_once(horses: Stable, tmp_path: Path) -> None:
    async def case(n: int) -> float:
        async with server() as sandbox:
            data = tmp_path / str(n)
            victim = await horses.start(environment(sandbox, data))
            await online(sandbox, victim)
            await until(lambda: told(sandbox), what="the commands are told")
            ada = sandbox.person("ada")
            ada.at = ada.channel("tables")
            fault = sandbox.faults.fail_next("POST|PATCH", delay=HANGS, times=100)
            async with locked(data / DATABASE):
                acting = asyncio.create_task(ada.slash("table new", options={"game": "rail_line", "seats": 2}))
                await until(lambda: fault.times < 100, what="something hangs")
                took = await stops(victim)
            acting.cancel()
            return took

    await stops_in_time(case)


async def test_a_full_disk_does_not_keep_the_bot_from_stopping(
    sandbox: Sandbox, horses: Stable, tmp_path: Path
) -> None:
    victim = await horses.start(environment(sandbox, tmp_path / "data"))
    await online(sandbox, victim)
    resource.prlimit(victim.pid, resource.RLIMIT_FSIZE, (4096, 4096))
    await stops(victim)


async def test_a_foreign_lock_at_the_start_is_waited_for(sandbox: Sandbox, horses: Stable, tmp_path: Path) -> None:
    data = await kept(horses, tmp_path / "data")
    async with locked(data / DATABASE) as foreign:
        victim = await horses.start(environment(sandbox, data, STELLWERK_LOG_LEVEL="WARNING"))
        await until(lambda: "locked by another program" in victim.said, what="it waits")
        foreign.execute("ROLLBACK")
    await online(sandbox, victim)
    await stops(victim)
