"""People who look for others: called to tables that open, brought together, told of the week; each thing once."""

from __future__ import annotations

import asyncio
from datetime import datetime
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest

from bot.store.draft import Row
from bot.store.occasion import Occasion
from bot.store.seeker import Bell
from bot.store.server import Week
from bot.store.table import LOBBY, Table
from bot.tables import paces
from bot.tables.moments import BUSTLE, CONFIRM
from bot.tables.seekers import APART, PATIENCE, is_open
from rules.core import AnyRules
from tests.bot.clock.hours import DAY, HOUR, Hours, Killed, Times, hours
from tests.bot.house import ADA, BEN, CLEO, DORA, HERE, refusal, running


async def calls(at: Hours, user: int) -> list[list[int]]:
    """The tables of which somebody is told, a list for each message."""
    found = []
    for waiting in await at.store.waiting():
        if waiting.lane == user:
            found += [row for row in await at.store.rows(waiting.table, user) if row.kind == "bell"]
    return [list(row.payload["tables"]) for row in sorted(found, key=lambda row: row.id)]


async def opened(at: Hours, game: str = "toy", access: str = "public") -> Table:
    return await at.tables.open(ADA, HERE, game, 3, access=access)  # type: ignore[arg-type]


async def test_one_message_in_six_hours_tells_of_all_tables_that_have_opened(tmp_path: Path, toy: AnyRules) -> None:
    async with hours(tmp_path, Times()) as at:
        await at.tables.set_bell(BEN.id, HERE.guild, "toy")
        first = await opened(at)
        await at.live(BUSTLE - 1)
        assert await calls(at, BEN.id) == []
        await at.live(1)
        assert await calls(at, BEN.id) == [[first.id]]
        later = [(await opened(at)).id for _ in range(2)]
        await at.live(APART - 1)
        assert await calls(at, BEN.id) == [[first.id]]
        await at.live(1)
        assert await calls(at, BEN.id) == [[first.id], later[::-1]]
        await at.live(DAY)
        assert len(await calls(at, BEN.id)) == 2, "each table once"


async def test_who_may_not_be_disturbed_now_is_called_later(
    tmp_path: Path, toy: AnyRules, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hours(tmp_path, Times()) as at:
        morning = int(at.times.wall) + 9 * HOUR

        async def asleep(user: int, moment: int) -> int:
            return max(moment, morning) if user == BEN.id else moment

        monkeypatch.setattr(at.tables, "free_from", asleep)
        for person in (BEN, CLEO):
            await at.tables.set_bell(person.id, HERE.guild, "toy")
        table = await opened(at)
        await at.live(9 * HOUR - 1)
        assert [await calls(at, person.id) for person in (BEN, CLEO)] == [[], [[table.id]]]
        await at.live(1)
        assert [await calls(at, person.id) for person in (BEN, CLEO)] == [[[table.id]], [[table.id]]]


async def test_what_is_due_no_more_calls_nobody(tmp_path: Path, toy: AnyRules) -> None:
    async with hours(tmp_path, Times()) as at:
        await at.tables.set_bell(BEN.id, HERE.guild, "toy")
        table = await opened(at)
        at.times.go(BUSTLE)
        ((_, due),) = [one for one in await at.store.due(int(at.times.wall)) if one[1].kind == "bell"]
        await at.tables.ring(due)
        await at.tables.set_bell(CLEO.id, HERE.guild, "toy")
        await opened(at, access="invited")
        assert await refusal(at.tables.ring(due)) == "no-longer-possible"
        assert await calls(at, BEN.id) == [[table.id]]


async def test_nobody_is_called_for_nothing(tmp_path: Path, toy: AnyRules) -> None:
    """Not who opens the table or sits there, not by invitations, nor to what one has seen, nor for another game."""
    async with hours(tmp_path, Times()) as at:
        seen = await opened(at)
        for person in (ADA, BEN, CLEO):
            await at.tables.set_bell(person.id, HERE.guild, "toy")
        await at.tables.set_bell(DORA.id, HERE.guild, "first_class")
        await opened(at, access="invited")
        await at.live(DAY)
        new = await opened(at)
        await at.tables.join(new.id, CLEO)
        await at.live(DAY)
        assert [await calls(at, person.id) for person in (ADA, BEN, CLEO, DORA)] == [[], [[new.id]], [], []]
        assert is_open(await at.tables.get(seen.id))
        await at.tables.drop_bells(BEN.id, HERE.guild)
        await opened(at)
        await at.live(DAY)
        assert len(await calls(at, BEN.id)) == 1


async def test_a_table_that_opens_while_others_are_told_of_is_not_missed(tmp_path: Path, toy: AnyRules) -> None:
    async with hours(tmp_path, Times()) as at:
        await at.tables.set_bell(BEN.id, HERE.guild, "toy")
        first = await opened(at)
        at.times.go(BUSTLE)
        hold, late = at.store.hold, list[Table]()

        async def amid(occasion: object) -> None:
            opening = asyncio.ensure_future(opened(at))
            for _ in range(50):
                await asyncio.sleep(0)
            assert not opening.done()
            await hold(occasion)  # type: ignore[arg-type]
            late.append(opening)  # type: ignore[arg-type]

        at.store.hold = amid  # type: ignore[method-assign]
        await at.clock.tick()
        at.store.hold = hold  # type: ignore[method-assign]
        second = await late[0]  # type: ignore[misc]
        await at.live(DAY)
        assert await calls(at, BEN.id) == [[first.id], [second.id]]


@pytest.mark.parametrize("when", ["before", "after"])
async def test_a_death_at_the_call_leaves_one_message(when: str, tmp_path: Path, toy: AnyRules) -> None:
    times = Times()
    async with hours(tmp_path, times) as at:
        await at.tables.set_bell(BEN.id, HERE.guild, "toy")
        table = await opened(at)
        times.go(BUSTLE)
        hold = at.store.hold

        async def dying(occasion: Occasion) -> None:
            if when == "after":
                await hold(occasion)
            raise Killed

        at.store.hold = dying  # type: ignore[method-assign]
        with pytest.raises(Killed):
            await at.clock.tick()
    async with hours(tmp_path, times) as at:
        await at.live(DAY)
        assert await calls(at, BEN.id) == [[table.id]]


async def test_enough_who_seek_the_same_find_a_table_open_and_the_silent_drop_out(
    tmp_path: Path, toy: AnyRules
) -> None:
    async with hours(tmp_path, Times()) as at:
        await at.tables.set_bell(DORA.id, HERE.guild, "toy")
        assert (await at.tables.seek(ADA, HERE, "toy", 3, "en")).missing == 2
        assert (await at.tables.seek(ADA, HERE, "toy", 3, "en")).missing == 2, "twice counts once"
        assert (await at.tables.seek(DORA, HERE, "toy", 2, "en")).missing == 1, "another size is another wish"
        assert (await at.tables.seek(BEN, HERE, "toy", 3, "en")).missing == 1
        sought = await at.tables.seek(CLEO, HERE, "toy", 3, "en", interaction=77)
        table = sought.table
        assert table is not None and (table.owner, table.people, table.invited) == (
            CLEO.id,
            (CLEO.id,),
            (ADA.id, BEN.id),
        )
        assert table.pace == paces.PRESETS[paces.DEFAULT], "strangers play with a clock"
        assert await refusal(at.tables.seek(CLEO, HERE, "toy", 3, "en", interaction=77)) == "already-done"
        assert [one.user for one in await at.tables.seekers(HERE.guild)] == [DORA.id]
        (note,) = [row for row in await at.store.rows(table.id, 0) if row.kind == "notice"]
        assert note.payload["users"] == [ADA.id, BEN.id]
        assert await refusal(at.tables.join(table.id, DORA)) == "not-invited"
        await at.tables.join(table.id, ADA)
        await at.live(CONFIRM)
        now = await at.tables.get(table.id)
        assert (now.phase, now.access, now.invited, now.people) == (LOBBY, "public", (), (CLEO.id, ADA.id))
        assert await at.notices(table.id) == ["notice-together", "notice-together-over"]
        await at.live(BUSTLE)
        assert await calls(at, DORA.id) == [[table.id]], "now it is open to everybody"
        assert (await at.tables.join(table.id, DORA)).people == (CLEO.id, ADA.id, DORA.id)


async def test_a_table_of_people_who_all_came_just_goes_on(tmp_path: Path, toy: AnyRules) -> None:
    async with hours(tmp_path, Times()) as at:
        await at.tables.seek(ADA, HERE, "toy", 2, "en")
        table = (await at.tables.seek(BEN, HERE, "toy", 2, "en")).table
        assert table is not None
        await at.tables.join(table.id, ADA)
        started = await at.tables.start(table.id, BEN)
        assert started.due("together") is None
        await at.live(CONFIRM)
        assert await at.notices(table.id) == ["notice-together"]


async def test_wishes_end(tmp_path: Path, toy: AnyRules) -> None:
    async with hours(tmp_path, Times()) as at:
        await at.tables.seek(ADA, HERE, "toy", 2, "en")
        at.times.go(PATIENCE - 1)
        assert len(await at.tables.seekers(HERE.guild)) == 1
        at.times.go(1)
        assert await at.tables.seekers(HERE.guild) == ()
        assert (await at.tables.seek(BEN, HERE, "toy", 2, "en")).missing == 1
        await at.tables.stop_seeking(BEN.id, HERE.guild, "toy")
        assert await at.tables.seekers(HERE.guild) == ()


@pytest.mark.parametrize(("game", "seats", "why"), [("toy", 4, "wrong-number-of-seats"), ("none", 2, "no-such-game")])
async def test_what_cannot_be_sought(game: str, seats: int, why: str, tmp_path: Path, toy: AnyRules) -> None:
    async with hours(tmp_path, Times()) as at:
        assert await refusal(at.tables.seek(ADA, HERE, game, seats, "en")) == why


async def news(at: Hours, table: int) -> list[Row]:
    return [row for row in await at.store.rows(table, 55) if row.kind == "week"]


async def test_the_week_is_told_once_a_week_by_the_clock_of_the_place(tmp_path: Path, toy: AnyRules) -> None:
    """Noon of the tests is a Tuesday in November, 23:13 in Berlin."""
    zone = ZoneInfo("Europe/Berlin")
    async with hours(tmp_path, Times()) as at:
        first = await at.tables.set_week(HERE.guild, Week(55, 4, 18 * 60, "Europe/Berlin", "de"))
        told = datetime.fromtimestamp(first, zone)
        assert (told.weekday(), told.hour, told.minute) == (4, 18, 0)
        await at.live(7 * DAY)
        assert await at.store.waiting() == (), "there is nothing to tell"
        table = await running(at.tables, ADA, BEN)
        await at.live(7 * DAY)
        (row,) = await news(at, table.id)
        assert (row.payload["channel"], row.payload["language"], row.target) == (55, "de", 0)
        await at.live(14 * DAY + HOUR)
        assert len(await news(at, table.id)) == 3
        await at.tables.set_week(HERE.guild, None)
        await at.live(14 * DAY)
        assert len(await news(at, table.id)) == 3


async def test_a_store_that_is_opened_again_knows_all_of_it(tmp_path: Path, toy: AnyRules) -> None:
    week = Week(55, 4, 90, "Europe/Berlin", "de")
    async with hours(tmp_path, Times()) as at:
        await at.tables.set_bell(BEN.id, HERE.guild, "toy")
        await at.tables.seek(ADA, HERE, "toy", 3, "en")
        await at.tables.set_week(HERE.guild, week)
        await at.tables.set_server_palette(HERE.guild, "night")
    async with hours(tmp_path, Times()) as at:
        assert await at.store.bells(HERE.guild) == (Bell(BEN.id, HERE.guild, "toy"),)
        assert await at.tables.bells(BEN.id, HERE.guild) == ("toy",)
        assert [(one.user, one.seats) for one in await at.tables.seekers(HERE.guild)] == [(ADA.id, 3)]
        server = await at.store.server(HERE.guild)
        assert (server.week, server.palette) == (week, "night")
