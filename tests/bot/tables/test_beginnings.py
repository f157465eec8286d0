"""A lobby that is full takes names, starts by itself or is not forgotten."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.delivery.views import lobby
from bot.store.table import CANCELLED, LOBBY, RUNNING
from bot.tables import zones
from bot.tables.moments import DAY, LAST_CALL, QUIET
from bot.talk.beginnings import begins
from rules.core import AnyRules
from tests.bot.clock.hours import HOUR, NOON, Hours, Times, hours
from tests.bot.house import ADA, BEN, CLEO, DORA, HERE, refusal


async def full(at: Hours) -> int:
    number = (await at.tables.open(ADA, HERE, "toy", 2)).id
    return (await at.tables.join(number, BEN)).id


async def test_the_first_on_the_list_has_the_seat_that_becomes_free(tmp_path: Path, toy: AnyRules) -> None:
    times = Times()
    async with hours(tmp_path, times) as at:
        number = (await at.tables.open(ADA, HERE, "toy", 2)).id
        assert await refusal(at.tables.enlist(number, CLEO)) == "seat-is-free"
        await at.tables.join(number, BEN)
        assert await refusal(at.tables.join(number, CLEO)) == "table-full"
        await at.tables.enlist(number, CLEO)
        await at.tables.enlist(number, DORA)
        assert await refusal(at.tables.enlist(number, DORA)) == "already-queued"
        assert await refusal(at.tables.enlist(number, ADA)) == "already-seated"
    async with hours(tmp_path, times) as at:
        table = await at.tables.get(number)
        assert [guest.user for guest in table.queue] == [CLEO.id, DORA.id]
        after = await at.tables.leave(number, BEN)
        assert (after.people, [guest.user for guest in after.queue]) == ((ADA.id, CLEO.id), [DORA.id])
        (row,) = [row for row in await at.store.rows(number, 0) if row.kind == "notice"]
        assert (row.payload["key"], row.payload["data"]["user"]) == ("notice-called-up", CLEO.id)
        assert "hand" in [row.kind for row in await at.store.rows(number, CLEO.id)], "and a word in person"
        assert (await at.tables.kick(number, ADA, CLEO.id)).people == (ADA.id, DORA.id)


async def test_who_waits_for_a_seat_may_think_better_of_it_and_is_let_go_at_the_start(
    tmp_path: Path, toy: AnyRules
) -> None:
    async with hours(tmp_path, Times()) as at:
        number = await full(at)
        await at.tables.enlist(number, CLEO)
        await at.tables.enlist(number, DORA)
        assert [guest.user for guest in (await at.tables.leave(number, CLEO)).queue] == [DORA.id]
        assert (await at.tables.start(number, ADA)).queue == ()


async def test_the_last_seat_left_by_everybody_keeps_the_table_open_for_the_list(tmp_path: Path, toy: AnyRules) -> None:
    async with hours(tmp_path, Times()) as at:
        number = await full(at)
        await at.tables.enlist(number, CLEO)
        await at.tables.leave(number, ADA)
        after = await at.tables.leave(number, BEN)
        assert (after.phase, after.people, after.owner) == (LOBBY, (CLEO.id,), CLEO.id)


async def test_a_table_by_invitation_has_no_list_for_others(tmp_path: Path, toy: AnyRules) -> None:
    async with hours(tmp_path, Times()) as at:
        number = (await at.tables.open(ADA, HERE, "toy", 2, access="invited")).id
        await at.tables.add_stand_in(number, ADA)
        assert await refusal(at.tables.enlist(number, CLEO)) == "not-invited"
        await at.tables.invite(number, ADA, CLEO.id)
        assert (await at.tables.enlist(number, CLEO)).queue


@pytest.mark.parametrize("last", ["person", "stand-in"])
async def test_a_table_that_starts_when_it_is_full_does_so_in_the_same_commit(
    last: str, tmp_path: Path, toy: AnyRules
) -> None:
    async with hours(tmp_path, Times()) as at:
        table = await at.tables.open(ADA, HERE, "toy", 3, begins="full")
        assert table.when_full
        assert (await at.tables.join(table.id, BEN)).phase == LOBBY
        after = await (at.tables.join(table.id, CLEO) if last == "person" else at.tables.add_stand_in(table.id, ADA))
        assert after.phase == RUNNING and after.match is not None
        assert "turn" in [row.kind for row in await at.store.rows(table.id, 0)]


async def test_a_table_starts_at_its_moment_with_whoever_is_there(tmp_path: Path, toy: AnyRules) -> None:
    times = Times()
    async with hours(tmp_path, times) as at:
        table = await at.tables.open(ADA, HERE, "toy", 3, begins=NOON + 3 * HOUR)
        await at.tables.join(table.id, BEN)
        await at.live(3 * HOUR - 1)
        assert (await at.tables.get(table.id)).phase == LOBBY
    async with hours(tmp_path, times) as at:
        await at.live(1)
        after = await at.tables.get(table.id)
        assert (after.phase, len(after.seats)) == (RUNNING, 2)
        assert {due.kind for due in after.dues} == {"reminder", "sleep"}


async def test_too_few_at_the_moment_are_told_and_start_by_hand(tmp_path: Path, toy: AnyRules) -> None:
    async with hours(tmp_path, Times()) as at:
        table = await at.tables.open(ADA, HERE, "toy", 3, begins=NOON + HOUR)
        await at.live(HOUR)
        assert (await at.tables.get(table.id)).phase == LOBBY
        assert await at.notices(table.id) == ["notice-start-short"]
        await at.tables.join(table.id, BEN)
        assert (await at.tables.start(table.id, ADA)).phase == RUNNING


@pytest.mark.parametrize("moment", [NOON - 1, NOON, NOON + 61 * DAY])
async def test_no_table_starts_in_the_past_or_in_a_far_future(moment: int, tmp_path: Path, toy: AnyRules) -> None:
    async with hours(tmp_path, Times()) as at:
        assert await refusal(at.tables.open(ADA, HERE, "toy", 3, begins=moment)) == "bad-moment"


async def test_a_full_table_calls_its_host_after_a_day_and_lets_others_start_after_two(
    tmp_path: Path, toy: AnyRules
) -> None:
    async with hours(tmp_path, Times()) as at:
        number = await full(at)
        await at.live(DAY - 1)
        assert await at.notices(number) == []
        await at.live(1)
        assert await at.notices(number) == ["notice-lobby-full"]
        assert await refusal(at.tables.start(number, BEN)) == "owner-only"
        await at.live(DAY)
        assert await at.notices(number) == ["notice-lobby-full", "notice-lobby-full-for-all"]
        assert await refusal(at.tables.start(number, CLEO)) == "owner-only"
        assert (await at.tables.start(number, BEN)).phase == RUNNING


async def test_a_table_that_is_not_full_any_more_begins_to_wait_anew(tmp_path: Path, toy: AnyRules) -> None:
    async with hours(tmp_path, Times()) as at:
        number = await full(at)
        await at.live(DAY - 1)
        await at.tables.leave(number, BEN)
        await at.tables.join(number, CLEO)
        await at.live(DAY - 1)
        assert await at.notices(number) == []


async def test_a_join_a_second_before_the_end_keeps_the_lobby(tmp_path: Path, toy: AnyRules) -> None:
    async with hours(tmp_path, Times()) as at:
        number = (await at.tables.open(ADA, HERE, "toy", 3)).id
        await at.live(QUIET + LAST_CALL - 1)
        await at.tables.join(number, BEN)
        await at.live(1)
        assert (await at.tables.get(number)).phase == LOBBY
        await at.live(QUIET + LAST_CALL - 1)
        assert (await at.tables.get(number)).phase == CANCELLED
        assert await refusal(at.tables.join(number, CLEO)) == "table-over"


async def test_the_lobby_tells_when_it_starts_and_who_waits(tmp_path: Path, toy: AnyRules) -> None:
    async with hours(tmp_path, Times()) as at:
        table = await at.tables.open(ADA, HERE, "toy", 2, begins=NOON + HOUR)
        await at.tables.join(table.id, BEN)
        table = await at.tables.enlist(table.id, CLEO)
        items = [getattr(item, "item", item) for item in lobby(table, ()).walk_children()]
        told = str([getattr(item, "content", "") or getattr(item, "label", "") for item in items])
        assert f"<t:{NOON + HOUR}:f>" in told and f"<t:{NOON + HOUR}:R>" in told
        assert f"On the list: <@{CLEO.id}>" in told and "Put me on the list" in told


@pytest.mark.parametrize(
    ("text", "moment"),
    [
        (None, None), ("  ", None), ("Full", "full"), ("voll", "full"), ("2h", NOON + 7200), ("1d 12h", NOON + 129_600),
        ("90 m", NOON + 5400), ("<t:1700009999:R>", 1_700_009_999), ("1700009999", 1_700_009_999),
        ("23:20", 1_700_000_400), ("23.13", NOON + 86_380), ("20 Uhr", 1_700_074_800),
    ],
)  # fmt: skip
def test_when_it_is_to_start_as_people_type_it(text: str | None, moment: int | str | None) -> None:
    assert begins(text, NOON, zones.named("Europe/Berlin")) == moment


@pytest.mark.parametrize("text", ["soon", "2", "2 hours and a half", "-2h", "2h later", "25:00", "20:61"])
async def test_what_is_no_moment_is_refused(text: str) -> None:
    async def said() -> object:
        return begins(text, NOON, zones.named("Europe/Berlin"))

    assert await refusal(said()) == "bad-start"
