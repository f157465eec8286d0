"""People come and go in a running game: offered, agreed to, told; nobody gets to know two hands."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.delivery.sentences import played_by, result
from bot.store.table import CANCELLED, FINISHED, RUNNING, Table
from bot.tables import moments, results
from bot.tables.moments import DAY, GRACE, OFFERED
from bot.tables.proof import fault
from bot.texts import texts
from rules.core import AnyRules, Rng
from tests.bot.clock.hours import Hours, Times, hours
from tests.bot.house import ADA, BEN, CLEO, DORA, HERE, begins, hands_over, play_on, refusal, running, succeeds


def parts(table: Table, seat: int) -> list[tuple[int | str | None, int, int | None, str]]:
    return [(one.person or one.stand_in, one.begun, one.last, one.ended) for one in table.tenures if one.seat == seat]


def said(table: Table) -> str:
    outcome = results.outcome(table)
    assert outcome is not None
    return result(texts("en", "toy").among(table.names), table, outcome)


async def read_again(at: Hours, table: Table) -> Table:
    stored = await at.store.table(table.id)
    assert stored is not None and fault(stored) is None
    return stored.table


async def test_an_open_seat_is_posted_in_the_channel_and_goes_to_whoever_agrees_first(
    tmp_path: Path, toy: AnyRules
) -> None:
    async with hours(tmp_path, Times()) as at:
        table = await running(at.tables, ADA, BEN)
        await at.tables.resign(table.id, BEN)
        assert await refusal(at.tables.take_over(table.id, CLEO, 1)) == "seat-not-open"
        assert await refusal(at.tables.offer_seat(table.id, CLEO, 1)) == "owner-only"
        open_ = await at.tables.offer_seat(table.id, ADA, 1)
        (row,) = [row for row in await at.store.rows(table.id, 0) if row.payload.get("channel")]
        assert row.payload["key"] == "notice-seat-open" and open_.seats[1].stand_in is not None
        assert row.target == 2, "it is remembered as the post about this seat"
        after = await at.tables.take_over(table.id, CLEO, 1)
        assert after.seats[1].user == CLEO.id and moments.offered(after, 1) is None
        *_, over = [row for row in await at.store.rows(table.id, 0) if row.payload.get("over")]
        assert (over.kind, over.target, over.payload["channel"]) == ("notice", 2, True), "the post says so"
        (hand,) = [row for row in await at.store.rows(table.id, CLEO.id) if row.kind == "hand"]
        assert hand.payload["dealt"]
        assert await refusal(at.tables.take_over(table.id, DORA, 1)) == "seat-not-open"


async def test_a_seat_offered_to_one_person_is_nobody_elses(tmp_path: Path, toy: AnyRules) -> None:
    async with hours(tmp_path, Times()) as at:
        table = await running(at.tables, ADA, BEN)
        await at.tables.resign(table.id, BEN)
        await at.tables.offer_seat(table.id, ADA, 1, CLEO)
        (call,) = [row for row in await at.store.rows(table.id, CLEO.id) if row.kind == "call"]
        assert call.payload["key"] == "notice-seat-offered"
        assert await refusal(at.tables.take_over(table.id, DORA, 1)) == "seat-for-another"
        assert await refusal(at.tables.take_over(table.id, ADA, 1)) == "seat-for-another"
        assert (await at.tables.take_over(table.id, CLEO, 1)).seats[1].user == CLEO.id


async def test_an_offer_ends_after_a_week_or_when_it_is_withdrawn_or_the_seat_has_changed_hands(
    tmp_path: Path, toy: AnyRules
) -> None:
    async with hours(tmp_path, Times()) as at:
        table = await running(at.tables, ADA, BEN, CLEO)
        await at.tables.offer_seat(table.id, BEN, 1)
        assert await refusal(at.tables.remove_stand_in(table.id, CLEO, 1)) == "owner-only"
        assert moments.offered(await at.tables.remove_stand_in(table.id, BEN, 1), 1) is None
        assert (await at.notices(table.id))[-1] == "notice-called-off"
        await at.tables.offer_seat(table.id, BEN, 1)
        await at.live(OFFERED)
        assert (await at.notices(table.id))[-1] == "notice-seat-stays"
        assert await refusal(at.tables.take_over(table.id, DORA, 1)) == "seat-not-open"
        await at.tables.offer_seat(table.id, BEN, 1)
        assert moments.offered(await at.tables.resign(table.id, BEN), 1) is None


async def test_a_table_by_invitation_opens_no_seat_to_everybody(tmp_path: Path, toy: AnyRules) -> None:
    async with hours(tmp_path, Times()) as at:
        table = await at.tables.open(ADA, HERE, "toy", 2, access="invited")
        await at.tables.add_stand_in(table.id, ADA)
        await begins(at.tables, table.id, ADA, (0, 1))
        assert await refusal(at.tables.offer_seat(table.id, ADA, 1)) == "name-a-successor"
        assert (await succeeds(at.tables, table.id, ADA, 1, CLEO)).seats[1].user == CLEO.id


async def test_the_host_who_wants_a_stand_ins_seat_has_agreed_by_asking(tmp_path: Path, toy: AnyRules) -> None:
    async with hours(tmp_path, Times()) as at:
        table = await running(at.tables, ADA, BEN)
        await hands_over(at.tables, table.id, BEN, DORA)
        await at.tables.resign(table.id, DORA)
        assert await refusal(at.tables.offer_seat(table.id, ADA, 1, ADA)) == "already-seated-other"
        table = await running(at.tables, ADA, stand_ins=2)
        after = await hands_over(at.tables, table.id, ADA, BEN)
        assert after.owner == BEN.id
        assert await refusal(at.tables.offer_seat(table.id, ADA, 1, ADA)) == "owner-only"


async def test_whoever_has_left_a_seat_takes_no_other_one(tmp_path: Path, toy: AnyRules) -> None:
    async with hours(tmp_path, Times()) as at:
        table = await running(at.tables, ADA, BEN, CLEO)
        await at.tables.resign(table.id, BEN)
        await at.tables.offer_seat(table.id, CLEO, 2)
        assert await refusal(at.tables.take_over(table.id, BEN, 2)) == "has-left-a-seat"
        assert await refusal(at.tables.offer_seat(table.id, CLEO, 2, BEN)) == "has-left-a-seat"
        await at.tables.offer_seat(table.id, ADA, 1)
        assert await refusal(at.tables.take_over(table.id, BEN, 1)) == "has-left-a-seat", (
            "nor the one given up for good"
        )


async def test_replaced_twice_and_back_is_refused_with_three_tenures_and_no_leak(tmp_path: Path, toy: AnyRules) -> None:
    async with hours(tmp_path, Times(), grace=0) as at:
        table = await running(at.tables, ADA, BEN)
        table = await play_on(at.tables, table.id, Rng(2), 4)
        assert table.match is not None
        entries = len(table.match.log)
        await at.tables.set_order(table.id, BEN, "toll", "pay")
        await hands_over(at.tables, table.id, BEN, CLEO)
        after = await hands_over(at.tables, table.id, CLEO, DORA)
        assert parts(after, 1) == [
            (BEN.id, 1, entries, "handed-over"), (CLEO.id, entries + 1, entries, "handed-over"),
            (DORA.id, entries + 1, None, ""),
        ]  # fmt: skip
        assert (await read_again(at, after)).tenures == after.tenures
        assert at.tables.orders_of(after, after.seats[1].seat) == {}, "nothing of what Ben had settled"
        for gone in (BEN, CLEO):
            assert await refusal(at.tables.join(table.id, gone)) == "already-started"
            assert await refusal(at.tables.play(table.id, gone, "bid 1", after.revision)) == "not-seated"
            assert await refusal(at.tables.undo(table.id, gone)) == "not-seated"
            (hand,) = [row for row in await at.store.rows(table.id, gone.id) if row.kind == "hand"][-1:]
            assert hand.revision <= after.revision and "dealt" not in hand.payload, "to take the old one away"


async def test_who_is_replaced_and_comes_back_is_one_row_of_three(tmp_path: Path, toy: AnyRules) -> None:
    async with hours(tmp_path, Times(), grace=0) as at:
        table = await running(at.tables, ADA, BEN)
        await at.tables.add_stand_in(table.id, ADA, seat=1, gone=True)
        after = await at.tables.join(table.id, BEN)
        assert [(who, why) for who, _, _, why in parts(after, 1)] == [
            (BEN.id, "replaced"), ("greedy", "returned"), (BEN.id, ""),
        ]  # fmt: skip
        over = await play_on(at.tables, table.id, Rng(3))
        assert over.phase == FINISHED
        assert [why for *_, why in parts(over, 1)] == ["replaced", "returned", "finished"]
        assert (await read_again(at, over)).tenures == over.tenures


async def test_the_result_says_who_played_what_part(tmp_path: Path, toy: AnyRules) -> None:
    async with hours(tmp_path, Times(), grace=0) as at:
        table = await running(at.tables, ADA, BEN)
        await play_on(at.tables, table.id, Rng(2), 5)
        before = await at.tables.get(table.id)
        await hands_over(at.tables, table.id, BEN, CLEO)
        over = await play_on(at.tables, table.id, Rng(2))
        turn = over.tenures[1].turns
        assert over.phase == FINISHED and before.match is not None and turn == toy.turn(before.match.state)
        words = texts("en", "toy").among(over.names)
        assert played_by(words, over, over.seats[1].seat) == f"▲ <@{BEN.id}> (until turn {turn}), then <@{CLEO.id}>"
        assert f"<@{BEN.id}> (until turn {turn}), then <@{CLEO.id}>" in said(over)


async def test_with_two_seats_a_game_that_is_conceded_is_over_and_won(tmp_path: Path, toy: AnyRules) -> None:
    async with hours(tmp_path, Times()) as at:
        table = await running(at.tables, ADA, BEN)
        over = await at.tables.concede(table.id, ADA)
        assert (over.phase, over.seats) == (FINISHED, table.seats)
        assert "final" in [row.kind for row in await at.store.rows(table.id, 0)]
        outcome = results.outcome(over)
        assert outcome is not None and outcome.ranks == (2, 1)
        assert said(over).splitlines() == [
            "The game was conceded.", f"**1** · ▲ <@{BEN.id}>", f"**2** · ● <@{ADA.id}> (conceded)",
        ]  # fmt: skip
        assert await refusal(at.tables.rewind(table.id, ADA, 0)) == "table-over"
        assert (await read_again(at, over)).tenures == over.tenures


async def test_with_more_seats_a_stand_in_plays_on_and_shares_the_last_place(tmp_path: Path, toy: AnyRules) -> None:
    async with hours(tmp_path, Times(), grace=0) as at:
        table = await running(at.tables, ADA, BEN, CLEO)
        after = await at.tables.concede(table.id, CLEO)
        assert (after.phase, after.seats[2].stand_in, after.seats[2].former) == (RUNNING, "greedy", None)
        assert (await at.notices(table.id))[-1] == "notice-conceded"
        assert await refusal(at.tables.join(table.id, CLEO)) == "already-started"
        over = await play_on(at.tables, table.id, Rng(9))
        outcome = results.outcome(over)
        assert over.phase == FINISHED and outcome is not None
        assert outcome.ranks[2] == 3 and min(outcome.ranks) == 1
        assert outcome.scores, "the stand-in's points stay what they are"
        assert f"<@{CLEO.id}> (conceded), then" in said(over) or CLEO.id not in [
            one.person for one in over.tenures if one.last is not None and one.last >= one.begun
        ]
        await read_again(at, over)


async def test_whoever_concedes_alone_among_stand_ins_closes_the_table(tmp_path: Path, toy: AnyRules) -> None:
    async with hours(tmp_path, Times()) as at:
        table = await running(at.tables, ADA, stand_ins=2)
        assert (await at.tables.concede(table.id, ADA)).phase == CANCELLED


@pytest.mark.parametrize("gone", [False, True])
async def test_whoever_a_stand_in_replaces_may_come_back_until_the_successors_grace_is_over(
    gone: bool, tmp_path: Path, toy: AnyRules
) -> None:
    async with hours(tmp_path, Times()) as at:
        table = await running(at.tables, ADA, BEN)
        await at.tables.add_stand_in(table.id, ADA, seat=1, gone=True)
        await at.tables.offer_seat(table.id, ADA, 1)
        after = await at.tables.take_over(table.id, CLEO, 1, gone=gone)
        assert (after.seats[1].user == CLEO.id) == gone
        if not gone:
            assert await refusal(at.tables.take_over(table.id, DORA, 1)) == "seat-not-open"
            await at.live(GRACE)
            after = await at.tables.get(table.id)
        assert parts(after, 1)[-1][0] == CLEO.id and parts(after, 1)[-2][3] == "taken-over"
        await at.live(DAY)
