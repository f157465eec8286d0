"""`stellwerk` without a token: server, bot and page in one process, kept across restarts."""

from __future__ import annotations

import asyncio
from pathlib import Path

import aiohttp
import pytest

from bot.process import local, main
from bot.process.settings import DATABASE, BadSetting
from bot.sandbox.server import Sandbox
from bot.store.lock import InUse
from tests.protocol.bot import hosted


async def opened(data: Path, fresh: bool = False) -> tuple[asyncio.Task[None], asyncio.Event, str]:
    """The sandbox, started; its task, how to stop it, and its address."""
    stop, told = asyncio.Event(), asyncio.get_running_loop().create_future()
    task = asyncio.create_task(local.run(data, 0, fresh, stop, told.set_result))
    await asyncio.wait({task, told}, return_when=asyncio.FIRST_COMPLETED)
    if task.done():
        task.result()
    return task, stop, told.result().split()[-1]


async def test_it_says_its_address_and_serves_a_page_there(tmp_path: Path) -> None:
    task, stop, address = await opened(tmp_path)
    async with aiohttp.ClientSession() as session, session.get(address) as page:
        assert page.status == 200
        assert "Stellwerk" in await page.text()
    stop.set()
    await task
    assert (tmp_path / local.FOLDER / DATABASE).exists()


async def test_fresh_forgets_the_sandbox_and_nothing_else(tmp_path: Path) -> None:
    task, stop, _ = await opened(tmp_path)
    stop.set()
    await task
    real, kept = tmp_path / DATABASE, tmp_path / local.FOLDER / "kept.txt"
    for file in (real, kept):
        file.write_text("of an earlier day", encoding="utf-8")
    task, stop, _ = await opened(tmp_path, fresh=True)
    stop.set()
    await task
    assert real.exists() and not kept.exists()


async def test_a_second_sandbox_on_the_same_data_is_refused_and_forgets_nothing(tmp_path: Path) -> None:
    task, stop, _ = await opened(tmp_path)
    with pytest.raises(InUse):
        await local.run(tmp_path, 0, fresh=True)
    assert (tmp_path / local.FOLDER / DATABASE).exists()
    stop.set()
    await task


async def test_a_port_in_use_is_told(tmp_path: Path) -> None:
    task, stop, address = await opened(tmp_path / "one")
    port = int(address.rsplit(":", 1)[1].strip("/"))
    with pytest.raises(BadSetting, match="--port"):
        await local.run(tmp_path / "two", port)
    stop.set()
    await task


async def test_the_demo_button_opens_a_running_table_with_a_board(tmp_path: Path) -> None:
    sandbox = Sandbox()
    await sandbox.start()
    async with hosted(sandbox, tmp_path) as bot:
        ada = sandbox.person("ada")
        ada.locale = "de"
        await local.demo(bot)(ada.user, ada.channel("tables"))
        await bot.outbox.idle()
        (table,) = await bot.tables.of_user(ada.id)
        assert (table.phase, table.language, len(table.seats)) == ("running", "de", local.DEMO_SEATS)
        assert sum(info.stand_in is not None for info in table.seats) == local.DEMO_SEATS - 1
        posts = await bot.tables.posts(table.id)
        assert {"lobby", "thread", "board"} <= set(posts)
    await sandbox.stop()


def test_options_stand_before_or_after_the_command() -> None:
    before = main.parser().parse_args(["--port", "5", "--fresh", "sandbox"])
    after = main.parser().parse_args(["sandbox", "--port", "5", "--fresh"])
    assert (before.port, before.fresh) == (after.port, after.fresh) == (5, True)
    assert "port" not in main.parser().parse_args(["run"])
