"""What people are told after a change: a picture for a complete turn, a line for a question, a call for who is new."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.store.table import Table
from bot.tables import progress
from bot.tables.announcements import announcements, newly_awaited
from bot.tables.moments import GO_ON
from bot.tables.writer import Tables
from rules.core import Rng, Seat, legal
from rules.notation import notation
from rules.registry import GAMES
from tests.bench.posts import play
from tests.bot.house import ADA, BEN, CLEO, PEOPLE, play_on, running
from tests.toy import Bid, Lay


def kinds(before: Table, after: Table, by: int) -> list[str]:
    return [draft.kind for draft in announcements(before, after, by=by) if draft.kind != "hand"]


def called(before: Table, after: Table, by: int) -> list[int]:
    drafts = announcements(before, after, by=by)
    return [user for draft in drafts if draft.kind in ("turn", "nudge") for user in draft.payload["called"]]


def a_move(table: Table, seat: int, kind: type) -> object:
    return next(move for move in legal(table.rules, table.match.state, Seat(seat)) if isinstance(move, kind))


async def bidden(tables: Tables, table: Table) -> list[tuple[Table, Table, int]]:
    """All bid, one after the other: before, after, who."""
    steps = []
    for seat, info in enumerate(table.seats):
        after = (await tables.play(table.id, PEOPLE[info.user], a_move(table, seat, Bid))).table
        steps.append((table, after, info.user))
        table = after
    return steps


async def test_an_answer_changes_the_line_below_the_board_and_posts_nothing(tables: Tables) -> None:
    table = await running(tables, ADA, BEN, CLEO)
    first, second, _ = await bidden(tables, table)
    assert kinds(*first) == ["wait"] and kinds(*second) == ["wait"]


async def test_a_question_before_the_end_of_a_turn_is_a_line_that_calls_who_is_new_to_it(tables: Tables) -> None:
    table = await running(tables, ADA, BEN, CLEO)
    before, after, last = (await bidden(tables, table))[-1]
    winner = after.seats[progress.waited_for(after)[0]].user
    if winner == last:
        assert kinds(before, after, last) == ["wait"]
    else:
        assert kinds(before, after, last) == ["nudge", "wait"] and called(before, after, last) == [winner]


async def test_a_complete_turn_is_a_board_that_calls_everybody_but_the_mover(tables: Tables) -> None:
    table = await running(tables, ADA, BEN, CLEO)
    before = (await bidden(tables, table))[-1][1]
    seat = progress.waited_for(before)[0]
    mover = before.seats[seat].user
    lay = next(m for m in legal(before.rules, before.match.state, seat) if isinstance(m, Lay) and m.cell[0] == "a")
    after = (await tables.play(table.id, PEOPLE[mover], lay)).table
    assert kinds(before, after, mover) == ["turn"]
    assert sorted(called(before, after, mover)) == sorted({ADA.id, BEN.id, CLEO.id} - {mover})


async def test_a_turn_that_is_taken_back_corrects_the_board_and_calls_nobody(tables: Tables) -> None:
    table = await running(tables, ADA, BEN)
    before = (await bidden(tables, table))[-1][1]
    seat = progress.waited_for(before)[0]
    mover = PEOPLE[before.seats[seat].user]
    lay = next(m for m in legal(before.rules, before.match.state, seat) if notation(m).startswith("lay rail a"))
    after = (await tables.play(table.id, mover, lay)).table
    undone = await tables.undo(table.id, mover)
    assert kinds(after, undone, mover.id) == ["wait"]


async def test_nobody_is_called_twice_for_the_same_wait_nor_for_an_own_move(tables: Tables) -> None:
    table = await running(tables, ADA, BEN, CLEO, length="long")
    for n in range(200):
        before = await tables.get(table.id)
        after = await play_on(tables, table.id, Rng(n), 1)
        if after.phase != "running":
            break
        mover = before.seats[after.match.log[len(before.match.log)].seat].user
        waited = {before.seats[seat].user for seat in progress.waited_for(before)}
        for user in newly_awaited(before, after, mover):
            assert user != mover and user not in waited


async def test_somebody_who_takes_over_a_seat_that_is_waited_for_is_called(tables: Tables) -> None:
    table = await running(tables, ADA, BEN)
    seats = (table.seats[0], replace(table.seats[1], user=CLEO.id, name="Cleo"))
    after = replace(table, seats=seats, revision=table.revision + 1)
    assert called(table, after, ADA.id) == [CLEO.id]


async def test_at_the_end_the_lobby_is_told_after_the_final_board(tables: Tables) -> None:
    table = await running(tables, ADA, BEN)
    after = await play_on(tables, table.id, Rng(3))
    assert kinds(table, after, ADA.id) == ["final", "lobby"]


async def test_a_turn_that_may_still_be_taken_back_is_told_when_that_is_over(tables: Tables) -> None:
    """Nobody but a stand-in would go on: its move waits, and with it the board."""
    tables.grace = 60
    grown = 0
    for game in range(4):
        after = await running(tables, ADA, stand_ins=1, length="long")
        for n in range(200):
            before = after
            after = await play_on(tables, before.id, Rng(game * 1_000 + n), 1)
            if after.phase != "running":
                break
            if after.due(GO_ON) is None:
                continue
            assert set(kinds(before, after, ADA.id)) <= {"wait"}
            held, after = after, (await tables.go_on(after.id, ADA)).table
            if after.phase != "running":
                break
            complete = after.rules.turn(after.match.state) > before.rules.turn(before.match.state)
            assert ("turn" in kinds(held, after, ADA.id)) == complete
            assert called(held, after, ADA.id) == []
            grown += complete
    assert grown


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_game_has_no_more_boards_than_turns_and_its_end(game: str) -> None:
    told = play(game)
    assert told.boards <= told.turns + 1
