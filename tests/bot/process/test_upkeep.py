"""verify, backup and restore from the command line, also while the bot is at work on the same data."""

from __future__ import annotations

import asyncio
import sqlite3
import stat
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from bot.process.main import main
from bot.store import backup
from bot.store.lock import claim
from bot.store.protocol import RESTORED
from bot.tables import record
from rules.core import AnyRules, Rng
from tests.ages.releases import RELEASES, unpack
from tests.bot.house import ADA, BEN, house, play_on, running
from tests.bot.tables.files import changed, finished

GONE = ("DISCORD_TOKEN", "STELLWERK_DATA")


@pytest.fixture(autouse=True)
def environment(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in GONE:
        monkeypatch.delenv(name, raising=False)


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A data folder as version 0.1 leaves it."""
    folder = tmp_path / "data"
    folder.mkdir()
    unpack(RELEASES[0], folder)
    return folder


@pytest.fixture
def database(data: Path) -> Iterator[sqlite3.Connection]:
    with closing(sqlite3.connect(data / "stellwerk.db", isolation_level=None)) as opened:
        yield opened


def run(*words: object) -> int:
    return main([str(word) for word in words])


def count(file: Path, table: str) -> int:
    with closing(sqlite3.connect(file)) as opened:
        return int(opened.execute(f"SELECT count(*) FROM {table}").fetchone()[0])


# -- import


def test_a_game_from_a_file_becomes_a_table_where_one_says(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table, lines = finished("rail_line")
    game, folder = tmp_path / "game.jsonl", tmp_path / "data"
    game.write_text(record.written(table, lines), encoding="utf-8")
    folder.mkdir()
    assert run("import", game, "--data", folder) == 1
    assert "no tables yet" in capsys.readouterr().out, "nobody can guess where"
    assert run("import", game, "--data", folder, "--server", 5, "--channel", 6) == 0
    assert run("import", game, "--data", folder) == 0, "now there is only one place"
    with closing(sqlite3.connect(folder / "stellwerk.db")) as opened:
        found = opened.execute("SELECT guild_id, channel_id, game, phase FROM game_table").fetchall()
        assert found == [(5, 6, "rail_line", "finished")] * 2
        assert opened.execute("SELECT count(*) FROM entry").fetchone() == (2 * len(lines),)
    capsys.readouterr()
    assert run("verify", "--data", folder) == 0 and "2 read, 2 sound" in capsys.readouterr().out


def test_a_doctored_file_is_not_brought_in(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table, lines = finished("rail_line")
    game, folder = tmp_path / "game.jsonl", tmp_path / "data"
    text = changed(record.written(table, lines), lambda rows: rows[7].update(digest="0" * 16))
    game.write_text(text, encoding="utf-8")
    folder.mkdir()
    assert run("import", game, "--data", folder, "--server", 5, "--channel", 6) == 1
    assert "entry 7: something else was sealed" in capsys.readouterr().out
    assert count(folder / "stellwerk.db", "game_table") == 0


# -- verify


def test_sound_data(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("verify", "--data", data) == 0
    assert capsys.readouterr().out == "35 read, 35 sound\n"


@pytest.mark.parametrize(
    ("doctored", "told"),
    [
        ("UPDATE entry SET move = 'dance' WHERE table_id = 24 AND n = 5", "entry 5: 'dance' is refused: E_"),
        ("UPDATE entry SET seat = 1 - seat WHERE table_id = 24 AND n = 1", "entry 1: "),
        ("DELETE FROM entry WHERE table_id = 24 AND n = 30", "entry 30: the entry is missing"),
        ("DELETE FROM entry WHERE table_id = 24 AND n = 46", "entry 45: the log leads to another state"),
        ("UPDATE entry SET sealed = 0 WHERE table_id = 24", "chance or hidden information comes out here"),
        (
            "UPDATE game_table SET phase = 'finished' WHERE id = 24",
            "the game is not over, the table is finished",
        ),
        ("UPDATE game_match SET state = '[' WHERE table_id = 24", "the state is no JSON"),
        ("UPDATE game_match SET seed = '99' WHERE table_id = 24", "is refused: E_"),
        ("DELETE FROM game_match WHERE table_id = 24", "its match is missing"),
        ("UPDATE game_table SET options = '[' WHERE id = 24", "what is kept of its options cannot be read"),
    ],
)
def test_a_doctored_table_is_named(
    doctored: str, told: str, data: Path, database: sqlite3.Connection, capsys: pytest.CaptureFixture[str]
) -> None:
    database.execute(doctored)
    assert run("verify", "--data", data) == 1
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 2
    assert lines[0].startswith("table 24 (")
    assert told in lines[0]
    assert lines[1] == "35 read, 34 sound"


async def test_a_digest_that_is_not_that_of_its_state_is_named(
    tmp_path: Path, toy: AnyRules, capsys: pytest.CaptureFixture[str]
) -> None:
    """Digests are compared where the present rules made them."""
    async with house(tmp_path) as tables:
        table = await running(tables, ADA, BEN)
        await play_on(tables, table.id, Rng(1), 6)
    with closing(sqlite3.connect(tmp_path / "stellwerk.db", isolation_level=None)) as opened:
        opened.execute("UPDATE entry SET digest = '0000000000000000' WHERE n = 4")
    assert await asyncio.to_thread(run, "verify", "--data", tmp_path) == 1
    assert capsys.readouterr().out.startswith("table 1 (toy): entry 4: digest ")


def test_a_game_that_is_not_installed_is_named(
    data: Path, database: sqlite3.Connection, capsys: pytest.CaptureFixture[str]
) -> None:
    database.execute("UPDATE game_table SET game = 'bygone' WHERE id = 24")
    assert run("verify", "--data", data) == 1
    assert "table 24 (bygone): its game is not installed\n" in capsys.readouterr().out


async def test_verify_while_the_bot_runs(tmp_path: Path, toy: AnyRules, capsys: pytest.CaptureFixture[str]) -> None:
    async with house(tmp_path) as tables:
        table = await running(tables, ADA, BEN)
        await play_on(tables, table.id, Rng(1), 5)
        verifying = asyncio.create_task(asyncio.to_thread(run, "verify", "--data", tmp_path))
        await play_on(tables, table.id, Rng(2), 3)
        assert await verifying == 0
        assert capsys.readouterr().out == "1 read, 1 sound\n"
        assert (await play_on(tables, table.id, Rng(3))).phase == "finished"


def test_there_must_be_something_to_verify(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("verify", "--data", tmp_path) == 2
    assert "There is no database at" in capsys.readouterr().err
    assert not list(tmp_path.iterdir()), "looking makes nothing"


# -- backup


async def test_a_copy_made_while_the_bot_writes_is_whole(
    tmp_path: Path, toy: AnyRules, capsys: pytest.CaptureFixture[str]
) -> None:
    target = tmp_path / "copies" / "evening.db"
    target.parent.mkdir()
    async with house(tmp_path) as tables:
        table = await running(tables, ADA, BEN)
        await play_on(tables, table.id, Rng(1), 5)
        copying = asyncio.create_task(asyncio.to_thread(run, "backup", target, "--data", tmp_path))
        await play_on(tables, table.id, Rng(2), 5)
        assert await copying == 0
    assert stat.S_IMODE(target.stat().st_mode) == 0o600
    assert [file.name for file in target.parent.iterdir()] == ["evening.db"], "one file, nothing half made"
    assert 5 <= count(target, "entry") <= count(tmp_path / "stellwerk.db", "entry")
    folder = tmp_path / "elsewhere"
    folder.mkdir()
    (folder / "stellwerk.db").write_bytes(target.read_bytes())
    assert await asyncio.to_thread(run, "verify", "--data", folder) == 0


def test_a_backup_never_overwrites(data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    target = tmp_path / "copy.db"
    target.write_text("precious")
    assert run("backup", target, "--data", data) == 2
    assert "never overwrites" in capsys.readouterr().err
    assert target.read_text() == "precious"
    assert run("backup", tmp_path / "nowhere" / "copy.db", "--data", data) == 2
    assert "is no folder" in capsys.readouterr().err


def test_a_damaged_database_gives_no_copy(data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = data / "stellwerk.db"
    content = bytearray(file.read_bytes())
    content[9_000:60_000] = b"\xff" * 51_000
    file.write_bytes(content)
    assert run("backup", tmp_path / "copy.db", "--data", data) == 2
    assert str(file) in capsys.readouterr().err
    assert sorted(entry.name for entry in tmp_path.iterdir()) == ["data"]


def test_a_database_whose_index_lies_gives_no_copy(
    data: Path, tmp_path: Path, database: sqlite3.Connection, capsys: pytest.CaptureFixture[str]
) -> None:
    """Every row can be read, and still the file is not what it says."""
    database.execute("PRAGMA writable_schema = ON")
    database.execute("UPDATE sqlite_schema SET sql = replace(sql, '(user_id)', '(seat)') WHERE name = 'seat_of_user'")
    database.close()
    assert run("backup", tmp_path / "copy.db", "--data", data) == 2
    assert "is damaged" in capsys.readouterr().err
    assert not (tmp_path / "copy.db").exists()


# -- restore


def test_a_copy_takes_the_place_of_the_database(
    data: Path, tmp_path: Path, database: sqlite3.Connection, capsys: pytest.CaptureFixture[str]
) -> None:
    copy = tmp_path / "copy.db"
    assert run("backup", copy, "--data", data) == 0
    before = copy.read_bytes()
    database.execute("DELETE FROM game_table WHERE id > 10")
    database.close()
    assert run("restore", copy, "--data", data) == 0
    told = capsys.readouterr().out
    file = data / "stellwerk.db"
    (former,) = data.glob("stellwerk.db.before-*")
    assert str(former) in told
    assert count(former, "game_table") == 10
    assert count(file, "game_table") == 35
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert copy.read_bytes() == before
    with closing(sqlite3.connect(file)) as opened:
        assert opened.execute("SELECT value FROM meta WHERE key = ?", (RESTORED,)).fetchall() == [("copy.db",)]
    assert run("verify", "--data", data) == 0


def test_a_copy_is_restored_into_an_empty_folder(data: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    assert run("backup", copy, "--data", data) == 0
    assert run("restore", copy, "--data", tmp_path / "new") == 0
    assert count(tmp_path / "new" / "stellwerk.db", "game_table") == 35


def test_a_broken_database_is_kept_aside_whole(data: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    assert run("backup", copy, "--data", data) == 0
    file = data / "stellwerk.db"
    file.write_bytes(b"rubbish")
    file.with_name("stellwerk.db-wal").write_bytes(b"more rubbish")
    assert run("restore", copy, "--data", data) == 0
    assert count(file, "game_table") == 35
    (former,) = [name for name in data.glob("stellwerk.db.before-*") if name.name[-1].isdigit()]
    assert former.read_bytes() == b"rubbish"
    assert former.with_name(former.name + "-wal").read_bytes() == b"more rubbish"


def test_not_while_the_bot_runs(data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    copy = tmp_path / "copy.db"
    assert run("backup", copy, "--data", data) == 0
    held = claim(data / "stellwerk.db")
    before = (data / "stellwerk.db").read_bytes()
    try:
        assert run("restore", copy, "--data", data) == 2
    finally:
        held.release()
    assert "Another Stellwerk is running" in capsys.readouterr().err
    assert (data / "stellwerk.db").read_bytes() == before


def _rubbish(file: Path) -> None:
    file.write_bytes(b"no database at all" * 500)


def _foreign(file: Path) -> None:
    with closing(sqlite3.connect(file)) as opened:
        opened.execute("CREATE TABLE recipe (name TEXT)")


def _newer(file: Path) -> None:
    unpack(RELEASES[0], file.parent).rename(file)
    with closing(sqlite3.connect(file)) as opened:
        opened.execute("PRAGMA user_version = 999")


@pytest.mark.parametrize(
    ("make", "told"),
    [(_rubbish, "cannot be read as a database"), (_foreign, "no database of Stellwerk"), (_newer, "newer Stellwerk")],
)
def test_what_is_no_copy_changes_nothing(
    make: object, told: str, data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    copy = tmp_path / "copy.db"
    assert callable(make)
    make(copy)
    before = (data / "stellwerk.db").read_bytes()
    assert run("restore", copy, "--data", data) == 2
    assert told in capsys.readouterr().err
    assert (data / "stellwerk.db").read_bytes() == before
    assert {file.name for file in data.iterdir()} <= {"stellwerk.db", "stellwerk.db.lock"}


def test_a_copy_that_fails_half_way_leaves_the_database(
    data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    copy = tmp_path / "copy.db"
    assert run("backup", copy, "--data", data) == 0

    def full(path: Path) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(backup, "_reach_disk", full)
    assert run("restore", copy, "--data", data) == 2
    assert count(data / "stellwerk.db", "game_table") == 35
    assert not [file for file in data.iterdir() if file.name.startswith(".")]
    assert "No space left on device" in capsys.readouterr().err
