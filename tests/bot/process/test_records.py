"""`stellwerk records`: results and ratings are what tables and logs say, or are made so."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.process import upkeep
from bot.process.main import main
from rules.core import AnyRules, Rng
from tests.ages.releases import RELEASES, unpack
from tests.bot.house import ADA, BEN, house, play_on, running


async def played(folder: Path) -> Path:
    async with house(folder) as tables:
        for seed in range(3):
            await play_on(tables, (await running(tables, ADA, BEN)).id, Rng(seed))
        await tables.drain()
    return folder / "stellwerk.db"


async def looked(database: Path, rebuild: bool = False) -> tuple[int, list[str]]:
    said: list[str] = []
    return await upkeep._records(database, rebuild, said.append), said


async def test_what_is_kept_is_what_the_logs_say(tmp_path: Path, toy: AnyRules) -> None:
    database = await played(tmp_path)
    assert await looked(database) == (0, ["3 results, 24 ratings: as tables and logs say"])
    for wrong, told in (
        ("UPDATE placing SET rank = 3 - rank WHERE table_id = 2", "table 2: its result is another one"),
        ("DELETE FROM result WHERE table_id = 3", "table 3: its result is missing"),
        ("UPDATE rating SET mu = mu + 1 WHERE n = 2", "the ratings are not those that follow from the results"),
    ):
        with closing(sqlite3.connect(database)) as opened:
            opened.execute("PRAGMA foreign_keys = ON")
            opened.execute(wrong)
            opened.commit()
        status, said = await looked(database)
        assert status == 1 and said[0] == told and "not as" in said[-1]
        assert await looked(database, True) == (0, ["3 results, 24 ratings: as tables and logs say"])


async def test_what_cannot_be_read_any_more_stays_as_it_was_kept(tmp_path: Path, toy: AnyRules) -> None:
    database = await played(tmp_path)
    with closing(sqlite3.connect(database)) as opened:
        opened.execute("UPDATE game_match SET state = '?' WHERE table_id = 2")
        opened.commit()
    assert (await looked(database, True))[1] == ["3 results, 24 ratings: as tables and logs say"]


def test_the_command_knows_databases_of_earlier_versions(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    unpack(RELEASES[0], tmp_path)
    before = (tmp_path / "stellwerk.db").read_bytes()
    assert main(["records", "--data", str(tmp_path)]) == 1
    assert "is missing" in capsys.readouterr().out and (tmp_path / "stellwerk.db").read_bytes() == before
    assert main(["records", "--rebuild", "--data", str(tmp_path)]) == 0
    assert main(["records", "--data", str(tmp_path)]) == 0
    assert "0 ratings: as tables and logs say" in capsys.readouterr().out
