"""Tables that outlive updates: rules that have changed, games that are gone, states that cannot be read."""

from __future__ import annotations

import json
import logging
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from bot.store.table import Table
from bot.tables.writer import Tables
from rules import codec, registry
from rules.codec import added
from rules.core import AnyRules, Rng, phrase, waiting
from tests.bot.house import ADA, BEN, CLEO, house, play_on, refusal, running
from tests.toy import Hidden, Public, State, Toy

OUT = "table-out-of-order"


def first_bid(table: Table, seat: int) -> str:
    assert table.match is not None
    return f"bid {table.match.state.hidden.hands[seat][0]}"


async def played(folder: Path, *people: Any) -> Table:
    """A table of the present rules with one bid that can still be taken back."""
    async with house(folder) as tables:
        table = await running(tables, *(people or (ADA, BEN)), length="long")
        await play_on(tables, table.id, Rng(5), 9)
        table = await tables.get(table.id)
        while len(waiting(table.rules, table.match.state)) < len(table.seats):
            table = await play_on(tables, table.id, Rng(table.revision), 1)
        return (await tables.play(table.id, ADA, first_bid(table, 0))).table


def doctor(folder: Path, column: str, value: str | Callable[[str], str]) -> None:
    """Change what is kept of all matches."""
    with closing(sqlite3.connect(folder / "stellwerk.db")) as database, database:
        for number, kept in database.execute(f"SELECT table_id, {column} FROM game_match").fetchall():
            new = value if isinstance(value, str) else value(kept)
            database.execute(f"UPDATE game_match SET {column} = ? WHERE table_id = ?", (new, number))


def rename(folder: Path, game: str) -> None:
    with closing(sqlite3.connect(folder / "stellwerk.db")) as database, database:
        database.execute("UPDATE game_table SET game = ?", (game,))


def bare(text: str) -> str:
    """A kept state as version 0.1 wrote it: a list of fields, without the version of the rules."""
    return codec.text(codec.row(codec.revive(State, json.loads(text)["state"])))


@asynccontextmanager
async def later(folder: Path) -> AsyncIterator[Tables]:
    """The next process on the same data."""
    async with house(folder) as tables:
        try:
            yield tables
        finally:
            await tables.drain()


# -- going on


async def test_an_older_match_whose_log_replays_goes_on_with_its_way_back(
    tmp_path: Path, toy: AnyRules, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = await played(tmp_path)
    monkeypatch.setattr(Toy, "version", 2)
    async with later(tmp_path) as tables:
        again = await tables.get(before.id)
        assert again.match == before.match
        assert again.match is not None
        assert again.match.header.version == 1
        await tables.undo(before.id, ADA)
        over = await play_on(tables, before.id, Rng(1))
        assert over.phase == "finished"


async def test_an_older_match_that_does_not_replay_goes_on_from_its_state(
    tmp_path: Path, toy: AnyRules, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A tightened rule forbids the bid that was made: only the way back over it is lost, not the one made since."""
    before = await played(tmp_path, ADA, BEN, CLEO)
    assert before.match is not None
    forbidden = before.match.state.hidden.bids[0]
    real = Toy.check
    monkeypatch.setattr(Toy, "version", 2)
    monkeypatch.setattr(
        Toy,
        "check",
        lambda self, s, seat, a: phrase("E_X") if a == Toy.actions[0](forbidden) else real(self, s, seat, a),
    )
    async with later(tmp_path) as tables:
        again = await tables.get(before.id)
        assert not again.trouble
        assert again.match is not None
        assert again.match.state == before.match.state
        assert not tables.can_undo(again, ADA)
        await tables.play(before.id, BEN, first_bid(again, 1))
    async with later(tmp_path) as tables:
        undone = await tables.undo(before.id, BEN)
        assert undone.match is not None
        assert undone.match.state == before.match.state
        assert not tables.can_undo(undone, ADA)
    async with later(tmp_path) as tables:
        over = await play_on(tables, before.id, Rng(1))
        assert over.phase == "finished"


async def test_data_of_version_0_1_are_read(tmp_path: Path, toy: AnyRules) -> None:
    before = await played(tmp_path)
    doctor(tmp_path, "state", bare)
    doctor(tmp_path, "sealed", bare)
    async with later(tmp_path) as tables:
        assert (await tables.get(before.id)).match == before.match


@dataclass(frozen=True, slots=True)
class Grown:
    """The toy's state with a field more."""

    public: Public
    hidden: Hidden
    weather: str = added(2, "fair")


async def test_a_field_that_was_added_has_its_default_in_a_running_game(
    tmp_path: Path, toy: AnyRules, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = await played(tmp_path)
    monkeypatch.setattr(Toy, "state", Grown)
    monkeypatch.setattr(Toy, "version", 2)
    async with later(tmp_path) as tables:
        again = await tables.get(before.id)
        assert again.match is not None
        assert again.match.state == Grown(before.match.state.public, before.match.state.hidden)  # type: ignore[union-attr]
        assert codec.digest(again.match.state) == before.match.log[-1].digest  # type: ignore[union-attr]


async def test_what_defaults_cannot_do_an_upgrade_does_version_by_version(
    tmp_path: Path, toy: AnyRules, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Version 1 kept a field that is gone, and named another one differently."""
    before = await played(tmp_path)
    assert before.match is not None

    def aged(text: str) -> str:
        state = json.loads(text)["state"]
        state["secret"] = state.pop("hidden")
        return codec.text({"rules": 1, "state": {**state, "gone": 7}})

    doctor(tmp_path, "state", aged)
    async with later(tmp_path) as tables:
        assert (await tables.get(before.id)).trouble == "State has no field gone, secret"
    seen = []

    def upgrade(self: Toy, version: int, data: Any) -> Any:
        seen.append(version)
        if version == 1 and "secret" in data:
            return {"public": data["public"], "hidden": data["secret"]}
        return data

    monkeypatch.setattr(Toy, "version", 3)
    monkeypatch.setattr(Toy, "upgrade", upgrade)
    async with later(tmp_path) as tables:
        again = await tables.get(before.id)
        assert again.match is not None
        assert again.match.state == before.match.state
        assert seen[:2] == [1, 2]
        await tables.play(before.id, BEN, first_bid(again, 1))
    seen.clear()
    async with later(tmp_path) as tables:
        await tables.get(before.id)
        assert not seen, "what version 3 has kept is not upgraded again"


# -- out of order


def _unreadable(folder: Path, patch: pytest.MonkeyPatch) -> str:
    doctor(folder, "state", '{"rules":1,"state":[1,2,3]}')
    return "State cannot be read from a list of 3"


def _no_json(folder: Path, patch: pytest.MonkeyPatch) -> str:
    doctor(folder, "state", '{"rules":1,"sta')
    return "the state is no JSON"


def _unknown_game(folder: Path, patch: pytest.MonkeyPatch) -> str:
    rename(folder, "bygone")
    return "its game is not installed"


def _stuck(folder: Path, patch: pytest.MonkeyPatch) -> str:
    """A rule so much tighter that nothing is left to do."""
    patch.setattr(Toy, "check", lambda self, s, seat, a: phrase("E_X"))
    return "seat 1 is waited for and has no legal move"


def _failing(folder: Path, patch: pytest.MonkeyPatch) -> str:
    def fail(self: Toy, s: State) -> int:
        raise KeyError("B06")

    patch.setattr(Toy, "turn", fail)
    return "the rules fail at it: KeyError"


def _newer(folder: Path, patch: pytest.MonkeyPatch) -> str:
    doctor(folder, "state", lambda text: text.replace('"rules":1', '"rules":4'))
    return "written by version 4 of the rules, this is version 1"


def _failing_upgrade(folder: Path, patch: pytest.MonkeyPatch) -> str:
    def upgrade(self: Toy, version: int, data: Any) -> Any:
        return data["nothing"]

    patch.setattr(Toy, "upgrade", upgrade)
    patch.setattr(Toy, "version", 2)
    return "cannot be brought from version 1 to 2: KeyError"


BROKEN = [_unreadable, _no_json, _unknown_game, _stuck, _failing, _newer, _failing_upgrade]


@pytest.mark.parametrize("break_it", BROKEN)
async def test_a_table_that_cannot_go_on_is_out_of_order_and_can_be_closed(
    break_it: Callable[[Path, pytest.MonkeyPatch], str],
    tmp_path: Path,
    toy: AnyRules,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    before = await played(tmp_path)
    why = break_it(tmp_path, monkeypatch)
    with caplog.at_level(logging.INFO):
        async with later(tmp_path) as tables:
            found = await tables.get(before.id)
            assert (found.phase, found.match, found.trouble) == ("running", None, why)
            assert await tables.of_user(ADA.id) == (found,)
            for wish in (
                tables.play(before.id, ADA, "bid 1"),
                tables.undo(before.id, ADA),
                tables.resign(before.id, BEN),
                tables.join(before.id, CLEO),
                tables.add_stand_in(before.id, ADA, "random", 1),
                tables.offer_seat(before.id, ADA, 0, CLEO),
                tables.set_order(before.id, ADA, "toll", "pay"),
                tables.withdraw_end(before.id, ADA),
            ):
                assert await refusal(wish) == OUT
            assert await refusal(tables.cancel(before.id, BEN)) == "owner-only"
            assert (await tables.cancel(before.id, ADA)).phase == "cancelled"
            assert await refusal(tables.cancel(before.id, ADA)) == "table-over"
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR] == [
        f"table {before.id} ({found.game}) is out of order: {found.trouble}"
    ]
    assert not any(record.exc_info for record in caplog.records)


async def test_agreeing_to_end_closes_it_too_for_its_host_alone(
    tmp_path: Path, toy: AnyRules, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = await played(tmp_path)
    _unreadable(tmp_path, monkeypatch)
    async with later(tmp_path) as tables:
        assert await refusal(tables.propose_end(before.id, BEN)) == "owner-only"
        assert (await tables.propose_end(before.id, ADA)).phase == "cancelled"


async def test_its_people_are_told_once(tmp_path: Path, toy: AnyRules, monkeypatch: pytest.MonkeyPatch) -> None:
    before = await played(tmp_path)
    _unreadable(tmp_path, monkeypatch)
    for _ in range(3):
        async with later(tmp_path) as tables:
            await tables.get(before.id)
            await tables.get(before.id)
    async with later(tmp_path) as tables:
        told = [row for row in await tables.store.rows(before.id, 0) if row.kind == "notice"]
    assert [dict(row.payload) for row in told] == [{"key": "notice-out-of-order", "data": {"user": ADA.id}}]


async def test_an_update_puts_it_right(tmp_path: Path, toy: AnyRules, monkeypatch: pytest.MonkeyPatch) -> None:
    before = await played(tmp_path)
    rename(tmp_path, "bygone")
    async with later(tmp_path) as tables:
        assert (await tables.store.survey(0)).phases == {"running": 1}
        assert (await tables.get(before.id)).trouble
        await tables.drain()
        await tables.note_recovered()
        assert (await tables.store.survey(0)).phases == {"out of order": 1}
    monkeypatch.setitem(registry.GAMES, "bygone", toy)
    async with later(tmp_path) as tables:
        await tables.note_recovered()
        assert await tables.store.stuck() == () and (await tables.store.survey(0)).phases == {"running": 1}
        assert (await play_on(tables, before.id, Rng(1))).phase == "finished"


async def test_the_other_tables_do_not_notice(tmp_path: Path, toy: AnyRules, monkeypatch: pytest.MonkeyPatch) -> None:
    broken = await played(tmp_path)
    _unreadable(tmp_path, monkeypatch)
    async with later(tmp_path) as tables:
        sound = await running(tables, ADA, BEN)
        found = await tables.in_guild(broken.guild, "running")
        assert {table.id: bool(table.trouble) for table in found} == {sound.id: False, broken.id: True}
        assert (await play_on(tables, sound.id, Rng(3))).phase == "finished"
