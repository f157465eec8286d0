"""What `status` and `outbox` tell where no bot runs, where there are no data, and of data of another form."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from bot.process import main
from bot.process.settings import DATABASE
from bot.process.status import span
from bot.process.upkeep import rehearsed
from bot.store.failure import TooNew
from bot.store.sqlite import SqliteStore


def made(folder: Path) -> Path:
    async def work() -> None:
        await (await SqliteStore.open(folder / DATABASE)).close()

    asyncio.run(work())
    return folder / DATABASE


def form(file: Path, version: int) -> None:
    with closing(sqlite3.connect(file)) as database:
        database.execute(f"PRAGMA user_version = {version}")


def told(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str]:
    status = main.main(arguments)
    said = capsys.readouterr()
    return status, said.out + said.err


def test_without_data_it_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, text = told(capsys, "status", "--data", str(tmp_path))
    assert status == 0 and "not running" in text and "There is no database" in text
    assert told(capsys, "outbox", "--data", str(tmp_path))[0] == main.TROUBLE


def test_reading_changes_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = made(tmp_path)
    before, there = file.read_bytes(), {one.name for one in tmp_path.iterdir()}
    status, text = told(capsys, "status", "--json", "--data", str(tmp_path))
    found = json.loads(text)
    assert status == 0 and found["database"]["tables"] == {} and found["backup"]["at"] is None and not found["running"]
    assert told(capsys, "outbox", "--data", str(tmp_path)) == (0, "0 given up\n")
    beside = {DATABASE + end for end in ("-wal", "-shm")}
    assert file.read_bytes() == before and {one.name for one in tmp_path.iterdir()} - beside == there - beside


def test_of_another_form_it_tells_what_it_can(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = made(tmp_path)
    form(file, 9999)
    status, text = told(capsys, "status", "--data", str(tmp_path))
    assert status == 0 and "version 9999" in text
    with pytest.raises(TooNew):
        asyncio.run(rehearsed(file))
    form(file, 3)
    assert "earlier form" in told(capsys, "status", "--data", str(tmp_path))[1]
    assert told(capsys, "outbox", "drop", "all", "--data", str(tmp_path))[0] == main.TROUBLE


def test_what_is_off_is_not_loaded() -> None:
    check = "import sys, bot.process.main; sys.exit('prometheus_client' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", check], check=False).returncode == 0


@pytest.mark.parametrize(
    ("seconds", "text"), [(-3, "0 s"), (59, "59 s"), (90, "1.5 min"), (7200, "2.0 h"), (86_400, "1.0 d")]
)
def test_a_stretch_of_time_is_told_in_the_largest_unit(seconds: int, text: str) -> None:
    assert span(seconds) == text
