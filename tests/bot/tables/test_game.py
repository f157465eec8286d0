"""The course of a game through the service: moves, refusals, undo, stand-ins, standing orders, restarts."""

from __future__ import annotations

import asyncio
import sqlite3
from dataclasses import replace
from pathlib import Path

import pytest

from bot.tables.announcements import turned
from bot.tables.refusals import Refused
from bot.tables.writer import Tables
from rules import codec
from rules import match as matches
from rules.core import AnyRules, Rng, legal, waiting
from rules.notation import notation
from tests.bot.house import ADA, BEN, CLEO, DORA, HERE, house, play_on, refusal, running
from tests.toy import Bid, State, Swap


def first_bid(table, seat):
    return next(move for move in legal(table.rules, table.match.state, seat) if isinstance(move, Bid))


async def test_a_move_is_kept_with_its_entry_and_what_it_led_to(tables: Tables) -> None:
    table = await running(tables, ADA, BEN)
    move = first_bid(table, 0)
    played = await tables.play(table.id, ADA, move, table.revision, interaction=1)
    assert played.table.revision == table.revision + 1
    assert played.table.match.log[-1].move == notation(move)
    assert not played.auto
    stored = await tables.store.table(table.id)
    assert stored.log == played.table.match.log


async def test_a_move_may_be_given_as_text(tables: Tables) -> None:
    table = await running(tables, ADA, BEN)
    move = first_bid(table, 1)
    played = await tables.play(table.id, BEN, notation(move).upper())
    assert played.table.match.log[-1].seat == 1


async def test_an_illegal_move_is_refused_with_the_games_reason_and_changes_nothing(tables: Tables) -> None:
    table = await running(tables, ADA, BEN)
    assert await refusal(tables.play(table.id, ADA, "bid 99")) == "E_CARD"
    assert await refusal(tables.play(table.id, ADA, "fly away")) == "E_UNKNOWN"
    assert await refusal(tables.play(table.id, ADA, "roll")) == "E_NOT_NOW"
    assert await tables.get(table.id) == table


async def test_the_same_interaction_is_carried_out_once(tables: Tables) -> None:
    table = await running(tables, ADA, BEN)
    await tables.play(table.id, ADA, first_bid(table, 0), interaction=77)
    assert await refusal(tables.play(table.id, ADA, first_bid(table, 0), interaction=77)) == "already-done"
    assert await refusal(tables.play(table.id, BEN, first_bid(table, 1), interaction=77)) == "already-done"


async def test_ten_clicks_at_once_by_player_rival_and_stranger_give_one_move_and_nine_answers(tables: Tables) -> None:
    table = await running(tables, ADA, BEN)
    own = [first_bid(table, 0)] * 4
    clicks = [tables.play(table.id, ADA, move, table.revision, interaction=n) for n, move in enumerate(own)]
    clicks += [tables.play(table.id, CLEO, own[0], table.revision, interaction=10 + n) for n in range(3)]
    clicks += [tables.play(table.id, BEN, "bid 99", table.revision, interaction=20 + n) for n in range(3)]
    answers = await asyncio.gather(*clicks, return_exceptions=True)
    keys = [answer.why.key if isinstance(answer, Refused) else "played" for answer in answers]
    assert keys == ["played"] + ["board-moved-on"] * 3 + ["not-seated"] * 3 + ["E_CARD"] * 3
    assert len((await tables.get(table.id)).match.log) == 1


async def test_everybody_may_bid_from_the_same_post(tables: Tables) -> None:
    """A secret choice of another seat does not make one's own panel stale."""
    table = await running(tables, ADA, BEN, CLEO)
    after = (await tables.play(table.id, BEN, first_bid(table, 1), table.revision)).table
    assert await tables.still(after, table.revision, 0)
    assert not await tables.still(after, table.revision, 1)
    await tables.play(table.id, ADA, first_bid(table, 0), table.revision)


async def test_a_panel_from_before_a_public_move_is_stale(tables: Tables) -> None:
    table = await running(tables, ADA, BEN)
    swap = next(move for move in legal(table.rules, table.match.state, 0) if isinstance(move, Swap))
    await tables.play(table.id, ADA, swap)
    assert await refusal(tables.play(table.id, BEN, first_bid(table, 1), table.revision)) == "board-moved-on"


async def test_a_revision_from_the_future_is_refused(tables: Tables) -> None:
    table = await running(tables, ADA, BEN)
    move = first_bid(table, 0)
    assert await refusal(tables.play(table.id, ADA, move, table.revision + 1)) == "board-moved-on"


async def test_the_last_move_can_be_taken_back_until_something_is_revealed(tables: Tables) -> None:
    table = await running(tables, ADA, BEN)
    played = (await tables.play(table.id, ADA, first_bid(table, 0))).table
    assert tables.can_undo(played, ADA) and not tables.can_undo(played, BEN)
    assert await refusal(tables.undo(table.id, BEN)) == "nothing-to-undo"
    back = await tables.undo(table.id, ADA, played.revision)
    assert back.match.state == table.match.state
    assert [entry.by for entry in back.match.log] == [matches.PLAYER, matches.UNDO]
    await tables.play(table.id, ADA, first_bid(table, 0))
    sealed = (await tables.play(table.id, BEN, first_bid(table, 1))).table
    assert not tables.can_undo(sealed, BEN)
    assert await refusal(tables.undo(table.id, BEN)) == "nothing-to-undo"


async def test_what_was_taken_back_is_not_told(tables: Tables) -> None:
    table = await running(tables, ADA, BEN)
    state = table
    while not any(kind.startswith("lay") for kind in map(notation, tables.options(state, 0))):
        state = await play_on(tables, table.id, Rng(state.revision), 1)
    before = state.revision
    move = next(option for option in tables.options(state, 0) if notation(option).startswith("lay"))
    after = (await tables.play(table.id, ADA, move)).table
    assert [fact.key for fact in await tables.recent(after, before)][:1] == ["laid"]
    if tables.can_undo(after, ADA):
        after = await tables.undo(table.id, ADA)
        assert await tables.recent(after, before) == ()
        assert [fact.key for line in await tables.log(table.id) for fact in line.events][-1] == "undone"


async def test_private_events_are_told_to_their_seat_only(tables: Tables) -> None:
    table = await running(tables, ADA, BEN)
    swap = next(move for move in legal(table.rules, table.match.state, 0) if isinstance(move, Swap))
    after = (await tables.play(table.id, ADA, swap)).table
    assert [fact.key for fact in await tables.recent(after, table.revision)] == ["swapped"]
    assert [fact.key for fact in await tables.recent(after, table.revision, 0)] == ["swapped", "drawn"]
    assert [fact.key for line in await tables.log(table.id, 1) for fact in line.events] == ["swapped"]


async def test_an_older_table_tells_only_what_had_happened_then(tables: Tables) -> None:
    """A post must tell what its picture shows, although the game goes on while it is drawn."""
    table = await running(tables, ADA, BEN)
    swap = next(move for move in legal(table.rules, table.match.state, 0) if isinstance(move, Swap))
    await tables.play(table.id, ADA, swap)
    assert await tables.recent(table, 0) == ()


async def test_stand_ins_play_right_after_as_ordinary_entries(tables: Tables) -> None:
    table = await running(tables, ADA, stand_ins=2)
    assert {entry.by for entry in table.match.log} == {matches.STAND_IN}
    played = await tables.play(table.id, ADA, first_bid(table, 0))
    assert played.auto
    assert waiting(table.rules, played.table.match.state) == (0,)


async def test_a_standing_order_answers_an_open_question_at_once(tables: Tables) -> None:
    table = await running(tables, ADA, BEN, CLEO, length="long")
    state, rng = table, Rng(5)
    while not any(d.key == "toll" for d in state.rules.decisions(state.match.state)):
        state = await play_on(tables, table.id, rng, 1)
        rng = Rng(rng.seed, rng.n + 3)
        if state.phase != "running":
            pytest.fail("no toll in this game")
    seat = next(d.seat for d in state.rules.decisions(state.match.state) if d.key == "toll")
    person = {ADA.id: ADA, BEN.id: BEN, CLEO.id: CLEO}[state.seats[seat].user]
    after = await tables.set_order(table.id, person, "toll", "pay")
    assert after.match.log[-1].by in (matches.ORDER, matches.FORCED)
    assert tables.orders_of(after, seat) == {"toll": "pay"}
    assert (await tables.set_order(table.id, person, "toll", None)).orders[seat] == {}
    assert await refusal(tables.set_order(table.id, person, "toll", "bribe")) == "no-such-order"


async def test_a_game_across_restarts_is_the_engines_own_replay(tmp_path: Path, toy: AnyRules) -> None:
    async with house(tmp_path) as tables:
        number = (await running(tables, ADA, BEN, CLEO, length="long")).id
    rng, phase = Rng(3), "running"
    while phase == "running":
        async with house(tmp_path) as tables:
            before = await tables.get(number)
            after = await play_on(tables, number, rng, 2)
            rng, phase = Rng(rng.seed + 1), after.phase
            assert before.revision < after.revision
    assert phase == "finished"
    again = matches.replay(toy, after.match.header, after.match.log)
    assert again.state == after.match.state
    assert isinstance(after.match.state, State)


async def test_undo_works_after_a_restart(tmp_path: Path, toy: AnyRules) -> None:
    async with house(tmp_path) as tables:
        table = await running(tables, ADA, BEN)
        await tables.play(table.id, ADA, first_bid(table, 0))
    async with house(tmp_path) as tables:
        assert (await tables.undo(table.id, ADA)).match.state == table.match.state


async def test_the_kept_state_counts_even_where_a_replay_leads_elsewhere(tmp_path: Path, toy: AnyRules) -> None:
    """Rules that were changed without a new version cost the way back, never the state."""
    async with house(tmp_path) as tables:
        table = await running(tables, ADA, BEN)
        played = (await tables.play(table.id, ADA, first_bid(table, 0))).table
    state = played.match.state
    other = replace(state, public=replace(state.public, points=(5, 5)))
    with sqlite3.connect(tmp_path / "stellwerk.db") as database:
        database.execute("UPDATE game_match SET state = ?", (codec.dumps(other),))
    async with house(tmp_path) as tables:
        again = await tables.get(table.id)
        assert again.match.state == other
        assert not tables.can_undo(again, ADA)


async def test_a_turn_of_ones_own_after_stand_ins_is_a_new_turn(tables: Tables) -> None:
    table = await running(tables, ADA, stand_ins=1, length="long")
    grown = 0
    while table.phase == "running":
        after = await play_on(tables, table.id, Rng(table.revision), 1)
        if after.phase == "running" and table.rules.turn(table.match.state) != table.rules.turn(after.match.state):
            grown += 1
            assert turned(table, after)
        table = after
    assert grown


async def test_a_cancelled_caller_does_not_stop_a_move_that_has_begun(tables: Tables) -> None:
    table = await running(tables, ADA, BEN)
    click = asyncio.create_task(tables.play(table.id, ADA, first_bid(table, 0)))
    await asyncio.sleep(0)
    click.cancel()
    with pytest.raises(asyncio.CancelledError):
        await click
    await tables.drain()
    assert len((await tables.get(table.id)).match.log) == 1
    await tables.play(table.id, BEN, first_bid(table, 1))


async def test_the_past_can_be_looked_at(tables: Tables) -> None:
    table = await running(tables, ADA, BEN)
    await play_on(tables, table.id, Rng(1), 4)
    assert (await tables.at(table.id, 0)).state == table.match.state
    assert len((await tables.at(table.id, 2)).log) == 2


async def test_nobody_moves_before_the_start_or_after_the_end(tables: Tables) -> None:
    table = await tables.open(ADA, HERE, "toy", 2)
    assert await refusal(tables.play(table.id, ADA, "bid 1")) == "not-started"
    table = await running(tables, ADA, BEN)
    over = await play_on(tables, table.id, Rng(2))
    assert over.phase == "finished"
    assert await refusal(tables.play(table.id, ADA, "roll")) == "E_OVER"
    assert await refusal(tables.undo(table.id, ADA)) == "table-over"
    assert await refusal(tables.play(table.id, DORA, "roll")) == "not-seated"
