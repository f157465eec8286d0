"""Who is waited for, and since when: written with the change itself, closed with what closed it, kept for good."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from bot.store.change import Change
from bot.store.table import CANCELLED, FINISHED, Table, Wait
from bot.tables import rest, waits
from bot.tables.progress import waited_for
from rules.core import AnyRules, Seat, legal
from tests.bot.clock.hours import FILE, HOUR, Hours, Killed, Times, hours
from tests.bot.house import ADA, BEN, CLEO, PEOPLE, hands_over, running
from tests.toy import Bid, Lay


def a_move(table: Table, seat: int, kind: type) -> object:
    return next(move for move in legal(table.rules, table.match.state, Seat(seat)) if isinstance(move, kind))


def kept(folder: Path) -> list[tuple[int, int, int | None, str | None]]:
    """All waits there have ever been: seat, opened, closed, closed by what."""
    with sqlite3.connect(folder / FILE) as database:
        found = database.execute("SELECT seat, opened, closed, closed_by FROM wait ORDER BY revision, seat").fetchall()
    database.close()
    return found


def emptied(folder: Path, *names: str) -> None:
    """As an earlier version left it, which knew nothing of these."""
    with sqlite3.connect(folder / FILE) as database:
        for name in names:
            database.execute(f"DELETE FROM {name}")  # noqa: S608
    database.close()


async def bid(at: Hours, table: Table, seat: int) -> Table:
    return (await at.tables.play(table.id, PEOPLE[table.seats[seat].user], a_move(table, seat, Bid))).table


async def lay(at: Hours, table: Table) -> Table:
    """The winner lays on the outer row, which completes the round."""
    seat = waited_for(table)[0]
    move = next(m for m in legal(table.rules, table.match.state, seat) if isinstance(m, Lay) and m.cell[0] == "a")
    return (await at.tables.play(table.id, PEOPLE[table.seats[seat].user], move)).table


async def test_one_answers_and_the_others_are_waited_for_since_the_same_moment(tmp_path: Path, toy: AnyRules) -> None:
    async with hours(tmp_path, Times()) as at:
        table = await running(at.tables, ADA, BEN, CLEO)
        begun = table.updated
        assert [(w.seat, w.user, w.opened, w.shared) for w in table.waits] == [
            (0, ADA.id, begun, True), (1, BEN.id, begun, True), (2, CLEO.id, begun, True),
        ]  # fmt: skip
        at.times.go(HOUR)
        table = await bid(at, table, 1)
        assert [(w.user, w.opened) for w in table.waits] == [(ADA.id, begun), (CLEO.id, begun)]
        assert (1, begun, begun + HOUR, "play") in kept(tmp_path)
        at.times.go(HOUR)
        table = await bid(at, table, 0)
        wait = waits.of_user(table, CLEO.id)
        assert wait is not None and waits.last_one(table, wait)


async def test_a_store_that_is_opened_again_knows_them(tmp_path: Path, toy: AnyRules) -> None:
    times = Times()
    async with hours(tmp_path, times) as at:
        table = await bid(at, await running(at.tables, ADA, BEN, CLEO), 1)
    times.go(HOUR)
    async with hours(tmp_path, times) as at:
        again = await at.tables.get(table.id)
        assert (again.waits, again.called) == (table.waits, table.called) and len(again.waits) == 2


async def test_who_completes_a_turn_and_goes_on_is_waited_for_anew(tmp_path: Path, toy: AnyRules) -> None:
    async with hours(tmp_path, Times()) as at:
        table = await running(at.tables, ADA, BEN)
        for seat in (0, 1):
            table = await bid(at, table, seat)
        (wait,) = table.waits
        at.times.go(HOUR)
        after = await lay(at, table)
        fresh = waits.of_user(after, wait.user)
        assert fresh is not None and (fresh.opened, fresh.revision) == (after.updated, after.revision)
        assert fresh.revision > wait.revision


async def test_a_burst_of_turns_is_a_wait_for_each(tmp_path: Path, toy: AnyRules) -> None:
    """A, B, A within a minute."""
    async with hours(tmp_path, Times()) as at:
        table = await running(at.tables, ADA, BEN)
        first = waits.of_user(table, ADA.id)
        for seat in (0, 1):
            table = await bid(at, table, seat)
        table = await lay(at, table)
        second = waits.of_user(table, ADA.id)
        assert first is not None and second is not None and first.revision < second.revision


async def test_nobody_is_waited_for_after_the_end(tmp_path: Path, toy: AnyRules) -> None:
    async with hours(tmp_path, Times()) as at:
        table = await running(at.tables, ADA, BEN)
        await at.tables.propose_end(table.id, ADA)
        over = await at.tables.propose_end(table.id, BEN)
        assert over.phase in (FINISHED, CANCELLED)
        assert over.waits == () and all(closed for *_, closed, _ in kept(tmp_path))


async def test_a_seat_that_changes_hands_is_another_wait(tmp_path: Path, toy: AnyRules) -> None:
    async with hours(tmp_path, Times()) as at:
        table = await running(at.tables, ADA, BEN)
        at.times.go(HOUR)
        after = await hands_over(at.tables, table.id, BEN, CLEO)
        assert [(w.user, w.opened) for w in after.waits] == [(ADA.id, table.updated), (CLEO.id, after.updated)]


@pytest.mark.parametrize("when", ["before", "after"])
async def test_a_kill_at_the_commit_leaves_move_and_wait_together(when: str, tmp_path: Path, toy: AnyRules) -> None:
    times = Times()
    async with hours(tmp_path, times) as at:
        table = await running(at.tables, ADA, BEN)
        commit = at.store.commit

        async def strike(change: Change) -> int:
            if when == "after":
                await commit(change)
            raise Killed

        at.store.commit = strike  # type: ignore[method-assign]
        with pytest.raises(Killed):
            await bid(at, table, 0)
    async with hours(tmp_path, times) as at:
        again = await at.tables.get(table.id)
        waited = [again.seats[seat].user for seat in waited_for(again)]
        assert [wait.user for wait in again.waits] == waited
        assert (len(waited) == 2) is (when == "before")


async def test_a_table_of_an_earlier_version_is_noted_at_the_first_start(tmp_path: Path, toy: AnyRules) -> None:
    times = Times()
    async with hours(tmp_path, times) as at:
        table = await running(at.tables, ADA, BEN)
    emptied(tmp_path, "wait", "due")
    times.go(HOUR)
    async with hours(tmp_path, times) as at:
        await at.tables.note_waits()
        noted = await at.tables.get(table.id)
        revision = table.revision + 1
        assert [(w.user, w.opened) for w in noted.waits] == [(ADA.id, table.updated), (BEN.id, table.updated)]
        assert noted.waits[0] == Wait(Seat(0), ADA.id, table.updated, revision, table.updated, revision, True)
        await at.tables.note_waits()
        assert (await at.tables.get(table.id)).revision == revision


async def test_silence_is_noted_once_at_tables_of_an_earlier_version(tmp_path: Path, toy: AnyRules) -> None:
    times = Times()
    async with hours(tmp_path, times) as at:
        table = await running(at.tables, ADA, BEN)
    emptied(tmp_path, "due")
    times.go(HOUR)
    async with hours(tmp_path, times) as at:
        await at.tables.note_rest()
        noted = (await at.tables.get(table.id)).due(rest.NAME)
        assert noted is not None
        assert (noted.kind, noted.since) == (rest.SLEEP, table.updated + HOUR)
    async with hours(tmp_path, times) as at:
        read: list[int] = []
        at.tables.get = read.append  # type: ignore[assignment]
        await at.tables.note_rest()
        assert not read, "a start reads no table for it again"
