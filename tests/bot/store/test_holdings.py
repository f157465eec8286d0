"""What every column holds of people is declared: a new column without a declaration is found here."""

from __future__ import annotations

import asyncio
import re
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.store import holdings as declarations
from bot.store.erasure import TABLE
from bot.store.forgotten import Forgotten, about, reworded, scrubbed
from bot.store.holdings import JSON, KEPT, NAME, columns, declared, holdings, kept, names
from bot.store.migrations import steps
from bot.store.sqlite import SqliteStore

SUSPICIOUS = re.compile(r"(_id|user|person|owner|author|member|moderator|former|target|invited|name|by)$")
"""Names of columns that would hold a person; who declares `nothing` says what else it is."""
FREE_TEXT = re.compile(r"^(payload|events|state|sealed|options|value|reason|why|note|text|words|known|body)$")
GLOBAL = {"meta", "absence", "lease", "identify", "attempt"}
"""Tables of the house itself: no server's, no person's, no table's."""
GONE = Forgotten(12345, frozenset({"Ada"}), {"en": "somebody", "de": "jemand"})


@pytest.fixture(scope="module")
def schema(tmp_path_factory: pytest.TempPathFactory) -> dict[str, set[str]]:
    """The real tables and their columns, after all migrations."""
    file = tmp_path_factory.mktemp("schema") / "stellwerk.db"

    async def made() -> None:
        await (await SqliteStore.open(file)).close()

    asyncio.run(made())
    with closing(sqlite3.connect(file)) as database:
        found = database.execute("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
        return {
            name: {row[1] for row in database.execute(f"PRAGMA table_info({name})")} for (name,) in found.fetchall()
        }


@pytest.fixture(scope="module")
def cascading(tmp_path_factory: pytest.TempPathFactory) -> set[str]:
    """The tables whose rows go with the table of a game or with a server, directly or by foreign keys."""
    with closing(sqlite3.connect(":memory:")) as database:
        for _, script in steps():
            database.executescript(script)
        known = [name for (name,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        found = {TABLE, *(name for name in known if name in holdings() and columns(name, "server row"))}
        for _ in known:
            found |= {
                name
                for name in known
                for row in database.execute(f"PRAGMA foreign_key_list({name})")
                if row[2] in found and row[6] == "CASCADE"
            }
        return found


def test_every_column_is_declared_and_nothing_else(schema: dict[str, set[str]]) -> None:
    known = {(table, column) for table, found in holdings().items() for column in found}
    real = {(table, column) for table, found in schema.items() for column in found}
    assert real - known == set(), "say in a .toml beside the schema what these hold of people: bot/store/holdings.py"
    assert known - real == set(), "there are no such columns"


def test_a_declaration_stands_beside_the_file_that_makes_its_column() -> None:
    for file, table, column, _ in declared():
        script = next(text for number, text in steps() if file.startswith(f"{number:04}_"))
        assert re.search(rf"\b{table}\b", script) and re.search(rf"\b{column}\b", script), (file, table, column)


def test_what_looks_like_a_person_is_one_or_is_said_to_be_something_else() -> None:
    for file, table, column, what in declared():
        if what == "nothing" and column not in ("table_id", "cup_id"):
            assert not SUSPICIOUS.search(column) and not FREE_TEXT.search(column), (
                f"{file}: {table}.{column}: if it holds nothing of people, say what it holds: 'nothing: a message'"
            )


def test_names_stand_beside_their_person_and_own_things_in_a_row_that_goes() -> None:
    for table in holdings():
        for column, whose in (*names(table), *kept(table)):
            assert holdings()[table][whose] in ("person", "person row", "masked person"), (table, column)
        if columns(table, "own"):
            assert columns(table, "person row"), f"{table}: whose own?"


def test_everything_goes_with_its_server_or_its_person(cascading: set[str]) -> None:
    """Whatever is kept is the house's, or there is a way for it to end."""
    for table in holdings():
        ends = table in cascading or columns(table, "server row", "table row", "person row")
        assert ends or table in GLOBAL, f"{table}: when does it go?"


def test_a_word_that_nobody_knows_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    holdings()
    monkeypatch.setattr(declarations, "declared", lambda: iter([("0099_x.toml", "x", "y", "a persn")]))
    with pytest.raises(declarations.Undeclared, match=r"0099_x.toml: x.y holds 'a persn'"):
        holdings.__wrapped__()
    assert all(
        kind in declarations.KINDS or kind.startswith((NAME, KEPT))
        for found in holdings().values()
        for kind in found.values()
    )
    assert set(JSON) <= declarations.KINDS


def test_a_person_is_taken_out_of_json_and_everything_else_stays() -> None:
    value = {"user": 12345, "called": [1, 12345, 2], "waits": [[12345, 9], [1, 8]], "ways": {"12345": {}, "1": {}},
             "data": {"former": "Ada", "people": "<@1> <@12345>", "due": 12346}, "yes": True}  # fmt: skip
    assert scrubbed(value, GONE, "de") == {
        "user": 0, "called": [1, 2], "waits": [[1, 8]], "ways": {"1": {}},
        "data": {"former": "jemand", "people": "<@1> jemand", "due": 12346}, "yes": True,
    }  # fmt: skip
    assert scrubbed([1, 12345], GONE, "en", places=True) == [1, None]
    assert about(value, 12345) == {
        "user": 12345, "called": [12345], "waits": [[12345]], "ways": {"12345": {}},
        "data": {"people": "<@1> <@12345>"},
    }  # fmt: skip
    assert about({"user": 1}, 12345) is None


def test_what_somebody_else_has_written_is_left_but_for_the_name() -> None:
    assert reworded("Ada and Adam, <@12345> (12345), 123456", GONE, "de") == "jemand and Adam, jemand (jemand), 123456"


def test_the_toml_is_part_of_what_is_installed() -> None:
    text = (Path(__file__).resolve().parents[3] / "pyproject.toml").read_text("utf-8")
    assert '"schema/*"' in text
