"""Planned moves: made in the commit that asks, dropped with a word to their person alone, a secret until then."""

from __future__ import annotations

import sqlite3
from dataclasses import replace
from pathlib import Path

import pytest

from bot.store.draft import Draft
from bot.store.table import Person, Table
from bot.tables import history, rest
from bot.tables.announcements import announcements
from bot.tables.plans import LINES, Intent, intents, missed
from bot.tables.progress import waited_for
from bot.tables.writer import Tables
from rules.core import AnyRules, Rng, Seat, resample
from rules.match import PLANNED, replay
from rules.notation import notation
from rules.outlook import next_turn
from tests.bot.house import ADA, BEN, CLEO, DORA, PEOPLE, hands_over, refusal, running
from tests.toy import Bid, Lay, Roll, Swap


def person(table: Table, seat: int) -> Person:
    return PEOPLE[table.seats[seat].user or 0]


async def laying(tables: Tables, *people: Person) -> tuple[Table, Seat, Seat]:
    """All have bid: a table, the seat that lays, and one that does not."""
    table = await running(tables, *people)
    for seat in range(len(people)):
        hand = table.match.state.hidden.hands[seat]
        table = (await tables.play(table.id, person(table, seat), Bid(hand[0]))).table
    (winner,) = waited_for(table)
    return table, winner, Seat(next(seat for seat in range(len(people)) if seat != winner))


def bid(table: Table, seat: Seat, card: int = 0, even_so: bool = False, key: str = "bid") -> Intent:
    text = notation(Bid(table.match.state.hidden.hands[seat][card]))
    return Intent((text,), key, even_so, len(table.match.log))


async def plan(tables: Tables, table: Table, seat: Seat, *lines: Intent) -> Table:
    for line in lines:
        table = await tables.plan(table.id, person(table, seat), line)
    return table


async def lay(tables: Tables, table: Table, seat: Seat, cell: str = "a1") -> Table:
    return (await tables.play(table.id, person(table, seat), Lay("rail", cell, 0))).table


async def called(tables: Tables, table: Table) -> list[tuple[int, str]]:
    """Whom direct messages tell what about a plan."""
    found = []
    for user in table.people:
        rows = await tables.store.rows(table.id, user)
        found += [(row.target, row.payload["key"]) for row in rows if row.kind == "call"]
    public = await tables.store.rows(table.id, 0)
    assert not [row for row in public if "plan" in str(row.payload)]
    return found


async def test_it_is_made_in_the_commit_that_asks_and_can_be_taken_back(tables: Tables) -> None:
    table, winner, other = await laying(tables, ADA, BEN)
    line = bid(table, other, 1)
    table = await plan(tables, table, other, line)
    assert intents(table, other) == (line,)
    after = await lay(tables, table, winner)
    entry = after.match.log[-1]
    assert (entry.seat, entry.by, entry.move) == (other, PLANNED, line.moves[0])
    assert after.revision == table.revision + 1 and waited_for(after) == (winner,)
    assert intents(after, other) == () and await called(tables, after) == []
    assert (await tables.store.lines(table.id, table.revision))[-1].secret, "a bid is hidden, planned or not"
    assert replay(after.rules, after.match.header, after.match.log).state == after.match.state
    back = await tables.undo(table.id, person(table, other))
    assert waited_for(back) == (0, 1), "it is not made once more"


async def test_only_its_person_is_told_that_it_was_planned(tables: Tables) -> None:
    table, winner, other = await laying(tables, ADA, BEN)
    await plan(tables, table, other, bid(table, other, 1))
    after = await lay(tables, table, winner)
    own = await tables.since_own_move(after, other)
    assert [line.entry.by for line in own if line.entry.seat == other] == [PLANNED], "it was made without looking"
    lines = await tables.store.lines(table.id)
    assert history.told(lines, winner)[-1].events == ()


async def test_it_looks_to_all_others_as_if_there_were_none(tables: Tables) -> None:
    """Two tables, alike but for a plan: what others could ever get is the same until it is made."""
    drafts: list[tuple[Draft, ...]] = []
    told = []
    for planning in (False, True):
        table, winner, other = await laying(tables, ADA, BEN, CLEO)
        before = table
        if planning:
            table = await plan(tables, table, other, bid(table, other, 1), bid(table, other, 0))
            assert announcements(before, table, by=person(table, other).id) == ()
        for seat in range(3):
            view = table.rules.view(table.match.state, Seat(seat))
            assert view == before.rules.view(before.match.state, Seat(seat))
        rows = [row for lane in (0, *table.people) for row in await tables.store.rows(table.id, lane)]
        drafts.append(tuple(Draft(row.kind, row.target, row.payload, row.lane) for row in rows))
        told.append([await tables.log(table.id, viewer) for viewer in (None, winner)])
        assert (table.waits, table.called) == (before.waits, before.called)
        assert table.without_due(rest.NAME).dues == before.without_due(rest.NAME).dues
    without, with_plan = drafts
    assert [(d.kind, d.target, d.lane) for d in without] == [(d.kind, d.target, d.lane) for d in with_plan]
    assert [[(one.n, one.seat, one.by) for one in log] for log in told[0]] == [
        [(one.n, one.seat, one.by) for one in log] for log in told[1]
    ]


async def test_lines_are_tried_in_their_order(tables: Tables) -> None:
    table, winner, other = await laying(tables, ADA, BEN)
    gone = Intent(("bid 99",), "bid", at=len(table.match.log))
    good = bid(table, other, 2)
    table = await plan(tables, table, other, gone, good, bid(table, other, 0))
    after = await lay(tables, table, winner)
    assert after.match.log[-1].move == good.moves[0]


async def test_what_is_impossible_then_is_dropped_and_its_person_is_asked(tables: Tables) -> None:
    table, winner, other = await laying(tables, ADA, BEN)
    table = await plan(tables, table, other, Intent(("bid 99",), "bid", at=len(table.match.log)))
    after = await lay(tables, table, winner)
    assert waited_for(after) == (0, 1) and after.match.log[-1].seat == winner
    assert (intents(after, other), missed(after, other)) == ((), "refused")
    assert await called(tables, after) == [(person(after, other).id, "plan-missed-refused")]
    again = (await tables.play(after.id, person(after, other), bid(after, other).moves[0])).table
    assert missed(again, other) == "", "by then it is known"


async def test_another_question_drops_it(tables: Tables) -> None:
    table, winner, other = await laying(tables, ADA, BEN)
    table = await plan(tables, table, other, bid(table, other))
    after = await lay(tables, table, winner, "b1")
    assert waited_for(after) == (other,) and missed(after, other) == "other"
    assert await called(tables, after) == [(person(after, other).id, "plan-missed-other")]


async def test_it_goes_before_a_standing_order(tables: Tables) -> None:
    table, winner, other = await laying(tables, ADA, BEN)
    table = await tables.set_order(table.id, person(table, other), "toll", "pay")
    table = await plan(tables, table, other, Intent(("toll refuse",), "toll", at=len(table.match.log)))
    after = await lay(tables, table, winner, "b1")
    assert [(entry.seat, entry.move, entry.by) for entry in after.match.log[-1:]] == [(other, "toll refuse", PLANNED)]
    table, winner, other = await laying(tables, ADA, BEN)
    table = await tables.set_order(table.id, person(table, other), "toll", "pay")
    table = await plan(tables, table, other, bid(table, other))
    after = await lay(tables, table, winner, "b1")
    assert after.match.log[-1].move == "toll pay" and intents(after, other), "the order answers something else"


@pytest.mark.parametrize("even_so", [False, True])
async def test_what_came_out_since_drops_it_unless_its_person_has_said_even_so(tables: Tables, even_so: bool) -> None:
    table, winner, other = await laying(tables, ADA, BEN)
    table = await plan(tables, table, other, bid(table, other, 1, even_so))
    hand = table.match.state.hidden.hands[winner]
    await tables.play(table.id, person(table, winner), Swap(hand[0]))
    after = await lay(tables, table, winner)
    assert (after.match.log[-1].by == PLANNED) is even_so
    assert missed(after, other) == ("" if even_so else "revealed")


@pytest.mark.parametrize("even_so", [False, True])
async def test_what_brings_something_out_itself_needs_that_too(tables: Tables, even_so: bool) -> None:
    table, winner, other = await laying(tables, ADA, BEN)
    table = await lay(tables, table, winner, "b1")
    table = await plan(tables, table, winner, Intent((notation(Roll()),), "roll", even_so, len(table.match.log)))
    after = (await tables.play(table.id, person(table, other), "toll pay")).table
    assert (after.match.log[-1].by == PLANNED) is even_so
    assert missed(after, winner) == ("" if even_so else "revealing")


async def test_it_goes_when_its_ground_is_undone_and_stays_when_it_is_not(tables: Tables) -> None:
    table, winner, other = await laying(tables, ADA, BEN, CLEO)
    early = await plan(tables, table, other, bid(table, other))
    laid = await lay(tables, early, winner, "b1")
    third = next(seat for seat in waited_for(laid) if seat != other)
    assert missed(laid, other) == "other"
    table = await plan(tables, laid, winner, Intent(("roll",), "roll", True, len(laid.match.log)))
    assert await refusal(tables.undo(table.id, person(table, third))) == "nothing-to-undo"
    paid = (await tables.play(table.id, person(table, third), "toll pay")).table
    back = await tables.undo(table.id, person(table, third))
    assert intents(back, winner), "it was made before the move that is undone"
    paid = (await tables.play(table.id, person(table, third), "toll pay")).table
    await tables.plan(table.id, person(table, winner), None)
    anew = await plan(tables, paid, winner, Intent(("roll",), "roll", True, len(paid.match.log)))
    back = await tables.undo(anew.id, person(table, third))
    assert (intents(back, winner), missed(back, winner)) == ((), "undone")


async def test_own_undo_and_own_move_end_it_without_a_word(tables: Tables) -> None:
    table, winner, other = await laying(tables, ADA, BEN)
    table = await lay(tables, table, winner)
    table = (await tables.play(table.id, person(table, winner), bid(table, winner).moves[0])).table
    table = await plan(tables, table, winner, Intent(("lay rail c1 0",), "lay", at=len(table.match.log)))
    back = await tables.undo(table.id, person(table, winner))
    assert (intents(back, winner), missed(back, winner)) == ((), "")
    table, winner, other = await laying(tables, ADA, BEN)
    table = await plan(tables, table, other, bid(table, other, 1, True))
    card = table.match.state.hidden.hands[other][0]
    after = (await tables.play(table.id, person(table, other), Swap(card))).table
    assert (intents(after, other), missed(after, other)) == ((), "")


async def test_it_goes_with_the_seat(tables: Tables) -> None:
    table, _, other = await laying(tables, ADA, BEN)
    await plan(tables, table, other, bid(table, other))
    after = await hands_over(tables, table.id, person(table, other), DORA)
    assert (intents(after, other), missed(after, other)) == ((), "")


async def test_what_cannot_be_planned(tables: Tables) -> None:
    table, winner, other = await laying(tables, ADA, BEN)
    asked, unasked = person(table, winner), person(table, other)
    line = bid(table, other)
    assert await refusal(tables.plan(table.id, asked, line)) == "plan-your-turn"
    assert await refusal(tables.plan(table.id, CLEO, line)) == "not-seated"
    assert await refusal(tables.plan(table.id, unasked, Intent(("dance",), at=line.at))) == "E_UNKNOWN"
    assert await refusal(tables.plan(table.id, unasked, Intent(line.moves, at=line.at - 1))) == "board-moved-on"
    for _ in range(LINES):
        await tables.plan(table.id, unasked, line)
    assert await refusal(tables.plan(table.id, unasked, line)) == "plan-full"
    assert intents(await tables.plan(table.id, unasked, None), other) == ()


async def test_an_answer_of_many_moves_is_one_line(tables: Tables) -> None:
    """The longest whole answers that games have offered so far have 17 moves."""
    table, _, other = await laying(tables, ADA, BEN)
    line = bid(table, other)
    table = await plan(tables, table, other, replace(line, moves=line.moves[:1] * 17))
    assert [len(one.moves) for one in intents(table, other)] == [17]


async def test_a_store_that_is_opened_again_knows_it(tables: Tables, tmp_path: Path) -> None:
    table, _, other = await laying(tables, ADA, BEN)
    line = bid(table, other, 2, True)
    await plan(tables, table, other, line)
    again = Tables(tables.store, lambda: 5_000, lambda: 7)
    assert intents(await again.get(table.id), other) == (line,)
    with sqlite3.connect(tmp_path / "stellwerk.db") as database:
        kept = [" ".join(map(str, row)) for row in database.execute("SELECT * FROM entry")]
        sent = [" ".join(map(str, row)) for row in database.execute("SELECT * FROM outbox")]
    database.close()
    moves = "".join(line.moves)
    assert not [row for row in (*kept, *sent) if moves in row], "it lies with the orders and nowhere else"


async def test_the_turn_to_come_is_imagined_from_the_own_view_alone(tables: Tables, toy: AnyRules) -> None:
    table, winner, other = await laying(tables, ADA, BEN, CLEO)
    state = table.match.state
    ahead = next_turn(toy, state, other, 3)
    assert ahead is not None and next_turn(toy, state, winner, 3) is None
    for seed in range(5):
        assert next_turn(toy, resample(toy, state, other, Rng(seed)), other, 3) == ahead
    assert ahead.hidden.hands[other] == state.hidden.hands[other]
