"""What every column holds of people is declared: a new column without a declaration is found here."""

from __future__ import annotations

import asyncio
import re
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.store import holdings as declarations
from bot.store.forgotten import Forgotten, concerns, reworded, scrubbed
from bot.store.holdings import JSON, columns, declared, holdings, kept, names, paths
from bot.store.migrations import steps
from bot.store.paths import GONE, numbers, own, parsed, rid
from bot.store.sqlite import SqliteStore
from bot.store.standing import TABLE

SUSPICIOUS = re.compile(r"(_id|user|person|owner|author|member|moderator|former|target|invited|name|by)$")
"""Names of columns that would hold a person; who declares `nothing` says what else it is."""
FREE_TEXT = re.compile(r"^(payload|events|state|sealed|options|value|reason|why|note|text|words|known|body)$")
GLOBAL = {"meta", "absence", "lease", "identify", "attempt", "opening", "valve", "epoch"}
"""Tables of the house itself: no server's, no person's, no table's."""
ADA = Forgotten(12345, {7: frozenset({"Ada", "Ada the Great"})}, {"en": "somebody", "de": "jemand"})


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
            assert holdings()[table][whose].kind in ("person", "person row", "masked person"), (table, column)
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


@pytest.mark.parametrize(
    "what",
    [
        "people json: row",
        "people json: name a",
        "people json: a..b",
        "people json by kind:\nnone",
        "person row by kind",
    ],
)
def test_a_path_that_leads_nowhere_is_refused(what: str, monkeypatch: pytest.MonkeyPatch) -> None:
    holdings()
    monkeypatch.setattr(declarations, "declared", lambda: iter([("0099_x.toml", "x", "y", what)]))
    with pytest.raises(declarations.Undeclared, match="x.y holds"):
        holdings.__wrapped__()


def test_what_depends_on_another_column_depends_on_one_that_there_is() -> None:
    for table, found in holdings().items():
        for column, held in found.items():
            assert not held.by or held.by in found, (table, column)
            assert all(one in found for one in held.of), (table, column)
            assert held.kind != JSON or held.paths, f"{table}.{column}: where do people stand in it?"


EVERYWHERE = parsed(
    "user, called[], waits[][=], ways{}, mentions data.people, name data.former of data.former_user, by"
)
VALUE = {
    "user": 12345, "called": [1, 12345, 2], "waits": [[12345, 9], [1, 8]], "ways": {"12345": {}, "1": {}},
    "data": {"former": "Ada", "former_user": 12345, "people": "<@1> <@12345>", "due": 12345}, "by": True, "seat": 12345,
}  # fmt: skip


def test_a_person_is_taken_out_of_json_where_people_stand_and_everything_else_stays() -> None:
    assert scrubbed(VALUE, EVERYWHERE, ADA, "de") == {
        "user": 0, "called": [1, 2], "waits": [[1, 8]], "ways": {"1": {}},
        "data": {"former": "jemand", "former_user": 12345, "people": "<@1> jemand", "due": 12345}, "by": True,
        "seat": 12345,
    }  # fmt: skip
    assert scrubbed([1, 12345], parsed("places []"), ADA, "en") == [1, None]
    assert own(VALUE, EVERYWHERE, 12345) == {
        "user": 12345, "called": [12345], "waits": [[12345, 9]], "ways": {"12345": {}},
        "data": {"former": "Ada", "people": "<@12345>"},
    }  # fmt: skip
    assert own({"user": 1, "seat": 12345}, EVERYWHERE, 12345) is GONE
    assert rid(VALUE, EVERYWHERE, 12345)["ways"] == {"12345": {}} and "Ada" not in str(rid(VALUE, EVERYWHERE, 1))
    assert numbers(VALUE, EVERYWHERE) == {12345, 1, 2}


def test_a_name_is_somebody_s_by_the_number_beside_it() -> None:
    """Only what an earlier version has kept without a number, at a table of theirs, is known by what it says."""
    here = parsed("name data.former of data.former_user")
    theirs, others = {"data": {"former": "x", "former_user": 12345}}, {"data": {"former": "Ada", "former_user": 9}}
    assert scrubbed(theirs, here, ADA, "en")["data"]["former"] == "somebody"
    assert scrubbed(others, here, ADA, "en", 7) == others
    old = {"data": {"former": "Ada"}}
    assert scrubbed(old, here, ADA, "en", 7) == {"data": {"former": "somebody"}}
    assert scrubbed(old, here, ADA, "en", 8) == scrubbed(old, here, ADA, "en") == old


def test_what_belongs_to_somebody_goes_with_them() -> None:
    there = paths("due", "payload", "succession")
    assert concerns({"user": 1, "to": 12345, "name": "Ada"}, there, ADA)
    assert not concerns({"user": 1, "to": 2, "seat": 12345}, there, ADA)
    assert not concerns({"user": 12345}, paths("due", "payload", "clock"), ADA)
    swept = {"guild": 7, "by": 12345, "user": 0, "reason": "Ada the Great, Adam and Ada"}
    assert scrubbed(swept, paths("due", "payload", "sweep"), ADA, "en") == {
        "guild": 7, "by": 0, "user": 0, "reason": "somebody, Adam and somebody"
    }  # fmt: skip
    assert scrubbed({**swept, "guild": 8}, paths("due", "payload", "sweep"), ADA, "en")["reason"] == swept["reason"]


def test_what_somebody_else_has_written_is_left_but_for_number_and_names() -> None:
    long = Forgotten(123_456_789_012_345_678, {}, {"de": "jemand"})
    said = f"Ada and Adam, <@{long.user}> ({long.user}), {long.user}9, 2026"
    assert reworded(said, long, "de") == f"Ada and Adam, jemand (jemand), {long.user}9, 2026"
    assert reworded("Ada and Adam", ADA, "de", {"Ada"}) == "jemand and Adam"
    assert reworded("table 12345 of <@12345>", ADA, "de") == "table 12345 of jemand", "a short number may be anything"


def test_the_toml_is_part_of_what_is_installed() -> None:
    text = (Path(__file__).resolve().parents[3] / "pyproject.toml").read_text("utf-8")
    assert '"schema/*"' in text
