"""A vanished host does not jam a table: who may do what the host may, and whose agreement an end needs."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from bot.store.table import CANCELLED, Place, Table
from bot.tables import moments
from bot.tables.moments import DAY, GRACE
from bot.tables.people import SILENCE
from bot.tables.writer import Tables
from rules.core import AnyRules
from tests.bot.clock.hours import HOUR, Hours, Times, hours
from tests.bot.house import ADA, BEN, CLEO, DORA, HERE, hands_over, refusal, running

MODERATOR = replace(DORA, moderator=True)
ELSEWHERE = Place(HERE.guild, 77)


async def lobby(at: Hours) -> Table:
    table = await at.tables.open(ADA, HERE, "toy", 3)
    return await at.tables.join(table.id, BEN)


async def test_a_moderator_may_always_kick_from_and_close_a_lobby_but_not_start_it(
    tmp_path: Path, toy: AnyRules
) -> None:
    async with hours(tmp_path, Times()) as at:
        table = await lobby(at)
        assert await refusal(at.tables.start(table.id, MODERATOR)) == "owner-only"
        assert await refusal(at.tables.cancel(table.id, DORA)) == "owner-only"
        assert (await at.tables.kick(table.id, MODERATOR, BEN.id)).seat_of(BEN.id) is None
        assert (await at.tables.cancel(table.id, MODERATOR)).phase == CANCELLED


async def test_while_the_host_is_heard_of_nobody_else_is_the_host(tmp_path: Path, toy: AnyRules) -> None:
    async with hours(tmp_path, Times()) as at:
        table = await running(at.tables, ADA, BEN, CLEO)
        await at.live(SILENCE - HOUR)
        assert await refusal(at.tables.add_stand_in(table.id, BEN, seat=0)) == "owner-only"
        await at.tables.set_order(table.id, ADA, "toll", "pay")
        await at.live(SILENCE - HOUR)
        assert await refusal(at.tables.add_stand_in(table.id, BEN, seat=0)) == "owner-only"


async def test_for_a_silent_host_the_people_at_the_table_and_moderators_act(tmp_path: Path, toy: AnyRules) -> None:
    async with hours(tmp_path, Times()) as at:
        table = await running(at.tables, ADA, BEN, CLEO)
        await at.live(SILENCE + HOUR)
        assert await refusal(at.tables.add_stand_in(table.id, DORA, seat=0)) == "owner-only"
        await at.tables.add_stand_in(table.id, BEN, seat=0)
        await at.tables.add_stand_in(table.id, MODERATOR, seat=2)
        await at.live(GRACE)
        after = await at.tables.get(table.id)
        assert [info.stand_in for info in after.seats] == ["greedy", None, "greedy"]
        back = await at.tables.join(table.id, ADA)
        assert back.owner == ADA.id
        assert await refusal(at.tables.add_stand_in(table.id, BEN, seat=0)) == "owner-only", "the host is back"


async def test_a_silent_host_does_not_keep_a_lobby_from_starting(tmp_path: Path, toy: AnyRules) -> None:
    async with hours(tmp_path, Times()) as at:
        table = await lobby(at)
        await at.live(DAY * 5)
        await at.tables.extend(table.id, BEN)
        await at.live(SILENCE - DAY * 5 + HOUR)
        await at.tables.invite(table.id, BEN, CLEO.id)
        assert (await at.tables.start(table.id, BEN)).phase == "running"


async def test_a_host_who_has_left_the_server_is_acted_for_at_once(tmp_path: Path, toy: AnyRules) -> None:
    async with hours(tmp_path, Times()) as at:
        table = await running(at.tables, ADA, BEN, CLEO)
        knowing = replace(BEN, deputy=True)
        assert await refusal(at.tables.add_stand_in(table.id, replace(DORA, deputy=True), seat=0)) == "owner-only"
        after = await at.tables.add_stand_in(table.id, knowing, seat=0, gone=True)
        assert after.seats[0].stand_in == "greedy"


async def test_the_hosts_own_absence_makes_no_host_of_a_table_silent(tmp_path: Path, toy: AnyRules) -> None:
    """The program was off for a fortnight: people could not have done anything."""
    times = Times()
    async with hours(tmp_path, times) as at:
        table = await running(at.tables, ADA, BEN)
        await at.live(HOUR)
    times.go(14 * DAY)
    async with hours(tmp_path, times) as at:
        await at.live(HOUR)
        assert await refusal(at.tables.add_stand_in(table.id, BEN, seat=0)) == "owner-only"


async def test_an_end_needs_those_who_are_still_there(tmp_path: Path, toy: AnyRules) -> None:
    async with hours(tmp_path, Times()) as at:
        table = await running(at.tables, ADA, BEN, CLEO)
        await at.live(SILENCE - HOUR)
        await at.tables.set_order(table.id, BEN, "toll", "pay")
        await at.live(2 * HOUR)
        assert (await at.tables.propose_end(table.id, ADA)).phase == "running"
        notice = [row for row in await at.store.rows(table.id, 0) if row.kind == "notice"][-1]
        assert notice.payload["data"]["missing"] == 1, "Ben, and not Cleo of whom nothing is heard"
        assert (await at.tables.agree_end(table.id, BEN)).phase == CANCELLED


async def test_whoever_is_alone_ends_the_game_alone(tmp_path: Path, toy: AnyRules) -> None:
    async with hours(tmp_path, Times()) as at:
        table = await running(at.tables, ADA, BEN)
        await at.live(SILENCE + HOUR)
        assert (await at.tables.propose_end(table.id, BEN)).phase == CANCELLED


async def test_whoever_has_just_sat_down_is_there(tmp_path: Path, toy: AnyRules) -> None:
    async with hours(tmp_path, Times()) as at:
        table = await running(at.tables, ADA, BEN)
        await at.live(SILENCE)
        await hands_over(at.tables, table.id, BEN, CLEO)
        await at.live(HOUR)
        assert (await at.tables.propose_end(table.id, ADA)).phase == "running"


async def test_when_the_last_who_had_not_agreed_is_replaced_the_game_ends(tmp_path: Path, toy: AnyRules) -> None:
    async with hours(tmp_path, Times()) as at:
        table = await running(at.tables, ADA, BEN)
        await at.tables.propose_end(table.id, ADA)
        await at.tables.add_stand_in(table.id, ADA, seat=1)
        await at.live(GRACE)
        assert (await at.tables.get(table.id)).phase == CANCELLED


async def test_a_table_moves_to_another_channel_of_its_server(tmp_path: Path, toy: AnyRules) -> None:
    async with hours(tmp_path, Times()) as at:
        table = await running(at.tables, ADA, BEN)
        await at.tables.thread_made(table.id, 99)
        assert await refusal(at.tables.move(table.id, BEN, ELSEWHERE)) == "owner-only"
        assert await refusal(at.tables.move(table.id, ADA, Place(9, 77))) == "no-such-table"
        for row in await at.store.rows(table.id, 0):
            await at.store.drop(row)
        moved = await at.tables.move(table.id, ADA, ELSEWHERE)
        assert (moved.channel, moved.thread, moved.match) == (77, None, table.match)
        assert [row.kind for row in await at.store.rows(table.id, 0)] == [
            "lobby", "thread", "lobby", "turn", "members", "moved"
        ]  # fmt: skip
        assert (await at.tables.move(table.id, MODERATOR, HERE)).channel == HERE.channel
        await at.tables.propose_end(table.id, ADA)
        await at.tables.propose_end(table.id, BEN)
        assert await refusal(at.tables.move(table.id, ADA, ELSEWHERE)) == "table-over"


async def test_what_is_due_for_a_server_follows_whether_the_host_is_in_it(tables: Tables) -> None:
    """Only of servers of which anything is kept, once, and no more when the host is back."""
    table = await tables.open(ADA, HERE, "toy", 2)
    due = [moments.server(HERE.guild), moments.server(HERE.guild + 1)]

    async def waits() -> list[str]:
        return [one.name for _, one in await tables.store.due(10**12) if one.name in due]

    await tables.servers_are(frozenset({HERE.guild}))
    assert await waits() == []
    for _ in range(2):
        await tables.servers_are(frozenset())
        assert await waits() == due[:1]
    await tables.servers_are(frozenset({HERE.guild}))
    assert await waits() == []
    await tables.server_is(HERE.guild + 1, False)
    assert await waits() == []
    await tables.cancel(table.id, ADA)
    await tables.server_is(HERE.guild, False)
    assert await waits() == due[:1], "also when nothing is played there"
