"""No seat is stolen: who is to lose one is called, has time to object, and is moved for only after that."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.store.table import RUNNING, Due, Table
from bot.tables import moments
from bot.tables.moments import DAY, GRACE
from bot.tables.reminders import REMINDER
from bot.tables.rest import SLEEP
from rules.core import AnyRules
from rules.match import STAND_IN
from tests.bot.clock.hours import HOUR, Hours, Times, hours
from tests.bot.house import ADA, BEN, CLEO, DORA, hands_over, refusal, running, succeeds


def changes(table: Table) -> list[Due]:
    """What is due at a table but reminders and its rest."""
    return [due for due in table.dues if due.kind not in (REMINDER, SLEEP)]


def the_move_of(at: Hours, table: Table, seat: int) -> object:
    return at.tables.options(table, table.seats[seat].seat)[0]


async def test_a_stand_in_on_a_running_seat_moves_only_after_the_grace(tmp_path: Path, toy: AnyRules) -> None:
    async with hours(tmp_path, Times()) as at:
        table = await running(at.tables, ADA, BEN)
        called = await at.tables.add_stand_in(table.id, ADA, seat=1)
        assert called.seats[1].user == BEN.id and called.match == table.match
        assert await refusal(at.tables.add_stand_in(table.id, ADA, seat=1)) == "grace-running"
        assert await refusal(at.tables.offer_seat(table.id, ADA, 1, CLEO)) == "seat-taken"
        await at.live(GRACE - 1)
        assert (await at.tables.get(table.id)).match == table.match
        await at.live(1)
        after = await at.tables.get(table.id)
        assert (after.seats[1].stand_in, after.seats[1].former) == ("greedy", BEN.id)
        assert after.match.log[-1].by == STAND_IN
        assert (await at.notices(table.id)) == ["notice-grace", "notice-replaced"]


async def test_the_person_is_called_in_the_thread_and_directly_with_the_moment(tmp_path: Path, toy: AnyRules) -> None:
    async with hours(tmp_path, Times()) as at:
        table = await running(at.tables, ADA, BEN)
        called = await at.tables.add_stand_in(table.id, ADA, seat=1)
        grace = moments.grace(called, 1)
        assert grace is not None and grace.at == called.updated + DAY
        notice = next(r for r in await at.store.rows(table.id, 0) if r.kind == "notice")
        call = next(r for r in await at.store.rows(table.id, BEN.id) if r.kind == "call")
        assert notice.payload == call.payload and call.target == BEN.id
        data = notice.payload["data"]
        assert (data["user"], data["by_user"], data["due"]) == (BEN.id, ADA.id, grace.at)


@pytest.mark.parametrize("sign", ["button", "move", "order", "end"])
async def test_any_sign_of_life_ends_the_grace(sign: str, tmp_path: Path, toy: AnyRules) -> None:
    async with hours(tmp_path, Times()) as at:
        table = await running(at.tables, ADA, BEN)
        table = await at.tables.add_stand_in(table.id, ADA, seat=1)
        await at.live(GRACE - HOUR)
        match sign:
            case "button":
                after = await at.tables.here(table.id, BEN)
            case "move":
                after = (await at.tables.play(table.id, BEN, the_move_of(at, table, 1))).table
            case "order":
                after = await at.tables.set_order(table.id, BEN, "toll", "pay")
            case _:
                after = await at.tables.propose_end(table.id, BEN)
        assert changes(after) == []
        assert "notice-still-here" in await at.notices(table.id)
        await at.live(2 * DAY)
        assert (await at.tables.get(table.id)).seats[1].user == BEN.id
        assert await refusal(at.tables.here(table.id, BEN)) == "nobody-doubts"


async def test_somebody_elses_move_does_not_end_it(tmp_path: Path, toy: AnyRules) -> None:
    async with hours(tmp_path, Times()) as at:
        table = await running(at.tables, ADA, BEN)
        table = await at.tables.add_stand_in(table.id, ADA, seat=1)
        await at.tables.play(table.id, ADA, the_move_of(at, table, 0))
        assert moments.grace(await at.tables.get(table.id), 1) is not None
        assert await refusal(at.tables.here(table.id, CLEO)) == "not-seated"


async def test_who_resigns_or_hands_the_seat_over_has_no_grace_any_more(tmp_path: Path, toy: AnyRules) -> None:
    async with hours(tmp_path, Times()) as at:
        table = await running(at.tables, ADA, BEN)
        await at.tables.add_stand_in(table.id, ADA, seat=1)
        assert changes(await at.tables.resign(table.id, BEN)) == []
        assert (await succeeds(at.tables, table.id, ADA, 1, CLEO)).seats[1].user == CLEO.id, "resigned for good"
        await at.tables.add_stand_in(table.id, ADA, seat=1)
        assert changes(await hands_over(at.tables, table.id, CLEO, DORA)) == []


async def test_whoever_wanted_the_change_may_call_it_off(tmp_path: Path, toy: AnyRules) -> None:
    async with hours(tmp_path, Times()) as at:
        table = await running(at.tables, ADA, BEN, CLEO)
        await at.tables.add_stand_in(table.id, ADA, seat=1)
        assert await refusal(at.tables.remove_stand_in(table.id, CLEO, 1)) == "owner-only"
        assert changes(await at.tables.remove_stand_in(table.id, ADA, 1)) == []
        await at.live(2 * GRACE)
        assert (await at.tables.get(table.id)).seats[1].user == BEN.id
        await at.tables.add_stand_in(table.id, ADA, seat=1, gone=True)
        await succeeds(at.tables, table.id, ADA, 1, DORA)
        assert (await at.tables.remove_stand_in(table.id, BEN, 1)).seats[1].user == BEN.id, "who is back is back"
        assert await at.notices(table.id) == [
            "notice-grace", "notice-called-off", "notice-replaced", "notice-seat-offered", "notice-successor",
            "notice-returned",
        ]  # fmt: skip


async def test_who_leaves_the_server_meanwhile_is_not_waited_for(tmp_path: Path, toy: AnyRules) -> None:
    async with hours(tmp_path, Times()) as at:
        table = await running(at.tables, ADA, BEN)
        await at.tables.add_stand_in(table.id, ADA, seat=1)
        after = await at.tables.add_stand_in(table.id, ADA, seat=1, gone=True)
        assert after.seats[1].stand_in == "greedy" and changes(after) == []


async def test_whoever_was_replaced_may_come_back_until_somebody_else_has_taken_over(
    tmp_path: Path, toy: AnyRules
) -> None:
    async with hours(tmp_path, Times()) as at:
        table = await running(at.tables, ADA, BEN)
        await at.tables.add_stand_in(table.id, ADA, seat=1)
        await at.live(GRACE)
        promised = await succeeds(at.tables, table.id, ADA, 1, CLEO)
        assert promised.seat_of(CLEO.id) is None, "nobody sees a hidden hand without the former person's knowledge"
        await at.live(GRACE - HOUR)
        back = await at.tables.join(table.id, BEN)
        assert back.seats[1].user == BEN.id and changes(back) == []
        await at.live(DAY)
        assert (await at.tables.get(table.id)).seats[1].user == BEN.id


async def test_after_a_further_grace_another_person_has_the_seat_for_good(tmp_path: Path, toy: AnyRules) -> None:
    async with hours(tmp_path, Times()) as at:
        table = await running(at.tables, ADA, BEN)
        await at.tables.add_stand_in(table.id, ADA, seat=1)
        await at.live(GRACE)
        await succeeds(at.tables, table.id, ADA, 1, CLEO)
        assert await refusal(at.tables.offer_seat(table.id, ADA, 1, DORA)) == "grace-running"
        assert [row.kind for row in await at.store.rows(table.id, BEN.id)].count("call") == 2
        await at.live(GRACE)
        after = await at.tables.get(table.id)
        assert (after.seats[1].user, after.seats[1].name) == (CLEO.id, "Cleo")
        assert await refusal(at.tables.join(table.id, BEN)) == "already-started"


async def test_a_promised_seat_stays_with_the_stand_in_if_its_person_sits_here_by_then(
    tmp_path: Path, toy: AnyRules
) -> None:
    async with hours(tmp_path, Times()) as at:
        table = await running(at.tables, ADA, BEN)
        await at.tables.add_stand_in(table.id, ADA, seat=1, gone=True)
        await succeeds(at.tables, table.id, ADA, 1, CLEO)
        await hands_over(at.tables, table.id, ADA, CLEO)
        await at.live(GRACE)
        after = await at.tables.get(table.id)
        assert after.seats[1].stand_in == "greedy" and changes(after) == []


async def test_a_grace_survives_a_restart_and_ends_with_the_game(tmp_path: Path, toy: AnyRules) -> None:
    times = Times()
    async with hours(tmp_path, times) as at:
        number = (await running(at.tables, ADA, BEN)).id
        await at.tables.add_stand_in(number, ADA, seat=1)
    async with hours(tmp_path, times) as at:
        table = await at.tables.get(number)
        assert moments.grace(table, 1) is not None
        await at.tables.propose_end(number, ADA)
        over = await at.tables.propose_end(number, BEN)
        assert over.phase != RUNNING and changes(over) == []
