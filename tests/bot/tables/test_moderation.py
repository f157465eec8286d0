"""Those who keep order: what a server allows, who is banned, tables frozen, ended, handed on, and the audit trail."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from bot.store.charter import Charter
from bot.store.table import CANCELLED, LOBBY, RUNNING, Person, Place
from bot.tables import clocks
from bot.tables.paces import preset
from bot.tables.removals import Sweep, Swept
from rules.core import AnyRules, legal, waiting
from tests.bot.clock.hours import DAY, FILE, HOUR, Hours, Times, hours
from tests.bot.house import ADA, BEN, CLEO, DORA, HERE, PEOPLE, begins, refusal, running

JUDGE = replace(DORA, moderator=True)
ELSE = Person(777, "Emil")
ELSEWHERE = Place(HERE.guild, 77)
pytestmark = pytest.mark.usefixtures("toy")


async def opened(at: Hours, count: int = 1, by: object = ADA) -> list[int]:
    assert by in PEOPLE.values()
    return [(await at.tables.open(PEOPLE[by.id], HERE, "toy", 2)).id for _ in range(count)]  # type: ignore[attr-defined]


async def allow(at: Hours, **chosen: object) -> None:
    charter = replace(await at.tables.charter(HERE.guild), **chosen)  # type: ignore[arg-type]
    await at.tables.set_charter(JUDGE, HERE.guild, charter, {"set": chosen})


async def whats(at: Hours) -> list[tuple[str, int | None, int | None]]:
    """What stands in the audit trail, oldest first: act, table, whom it is about."""
    return [(act.what, act.table, act.about) for act in reversed(await at.store.acts(HERE.guild, 0, 100))]


# What is allowed


async def test_a_server_that_has_set_nothing_lets_nobody_open_sixty_tables(tmp_path: Path) -> None:
    times = Times()
    async with hours(tmp_path, times) as at:
        await opened(at, Charter().hour)
        assert await refusal(opened(at)) == "limit-hour"
        times.go(HOUR)
        await opened(at, Charter().each - Charter().hour)
        times.go(HOUR)
        assert await refusal(opened(at)) == "limit-each"
        await opened(at, by=BEN)
        await at.tables.cancel(1, ADA)
        await opened(at)


async def test_of_two_clicks_at_once_only_one_opens_the_last_table_that_is_allowed(tmp_path: Path) -> None:
    for limit in ("each", "place", "hour"):
        folder = tmp_path / limit
        async with hours(folder, Times()) as at:
            await allow(at, **{limit: 3})
            await opened(at, 2)
            both = await asyncio.gather(opened(at), opened(at), return_exceptions=True)
            assert sorted(type(one).__name__ for one in both) == ["Refused", "list"], limit
            assert len(await at.store.find(guild=HERE.guild)) == 3


async def test_channels_games_and_who_may_open_are_what_moderators_have_set(tmp_path: Path, toy: AnyRules) -> None:
    async with hours(tmp_path, Times()) as at:
        tables = at.tables
        assert await refusal(tables.set_charter(ADA, HERE.guild, Charter(), {})) == "moderators-only"
        assert await refusal(allow(at, each=0)) == "bad-limit"
        assert await refusal(allow(at, opening="role")) == "name-a-role"
        await allow(at, channels=(77,))
        assert await refusal(opened(at)) == "channel-not-here"
        await tables.open(ADA, ELSEWHERE, "toy", 2)
        await allow(at, channels=(), barred=("toy",))
        assert await refusal(opened(at)) == "game-not-here"
        await allow(at, barred=(), opening="role", role=5)
        assert await refusal(opened(at)) == "role-opens"
        await tables.open(replace(ADA, roles=(4, 5)), HERE, "toy", 2)
        await allow(at, opening="moderators")
        assert await refusal(tables.open(replace(ADA, roles=(5,)), HERE, "toy", 2)) == "moderators-open"
        await tables.open(JUDGE, HERE, "toy", 2)
        kept = await tables.charter(HERE.guild)
    async with hours(tmp_path, Times()) as at:
        assert await at.tables.charter(HERE.guild) == kept and kept.role == 5
        assert {what for what, _, _ in await whats(at)} == {"settings"}


# Bans


async def test_who_is_banned_sits_down_nowhere_and_keeps_what_goes_on(tmp_path: Path) -> None:
    async with hours(tmp_path, Times()) as at:
        tables = at.tables
        game = await running(tables, ADA, BEN)
        kept = await running(tables, CLEO, DORA)
        (lobby,) = await opened(at)
        full = await tables.open(DORA, HERE, "toy", 2)
        await tables.join(full.id, CLEO)
        await tables.set_bell(BEN.id, HERE.guild, "toy")
        await tables.seek(BEN, HERE, "toy", 3, "en")
        assert await refusal(tables.ban(ADA, HERE.guild, BEN.id, "keep")) == "moderators-only"
        assert await refusal(tables.ban(JUDGE, HERE.guild, JUDGE.id, "keep")) == "not-yourself"
        assert await tables.ban(JUDGE, HERE.guild, BEN.id, "keep", "noise") == Swept()
        assert await at.store.bells(HERE.guild) == () and await tables.seekers(HERE.guild) == ()
        assert await refusal(opened(at, by=BEN)) == "barred"
        assert await refusal(tables.join(lobby, BEN)) == "barred"
        assert await refusal(tables.enlist(full.id, BEN)) == "barred"
        assert await refusal(tables.seek(BEN, HERE, "toy", 3, "en")) == "barred"
        await tables.offer_seat(kept.id, CLEO, 0)
        assert await refusal(tables.take_over(kept.id, BEN, 0)) == "barred"
        assert await refusal(tables.hand_seat(game.id, JUDGE, 0, BEN)) == "banned-person"
        assert (await tables.get(game.id)).people == (ADA.id, BEN.id), "the game goes on"
        turn = next(seat for seat in waiting(game.rules, game.match.state))  # type: ignore[union-attr]
        who = PEOPLE[game.seats[turn].user or 0]
        await tables.play(game.id, who, legal(game.rules, game.match.state, turn)[0])  # type: ignore[union-attr]
        await tables.unban(JUDGE, HERE.guild, BEN.id)
        await tables.join(lobby, BEN)
        assert await refusal(tables.unban(JUDGE, HERE.guild, BEN.id)) == "not-banned"
        (ban, *_) = [act for act in await at.store.acts(HERE.guild, 0, 9) if act.what == "ban"]
        assert (ban.person, ban.about, ban.reason, ban.table) == (JUDGE.id, BEN.id, "noise", None)


async def test_a_stand_ins_seat_is_not_for_the_banned_who_left_it(tmp_path: Path) -> None:
    async with hours(tmp_path, Times()) as at:
        table = await running(at.tables, ADA, BEN, CLEO)
        await at.tables.add_stand_in(table.id, ADA, seat=1, gone=True)
        await at.tables.ban(JUDGE, HERE.guild, BEN.id, "keep")
        assert await refusal(at.tables.join(table.id, BEN)) == "barred"


async def test_a_ban_outlives_the_data_of_its_person_without_telling_who_it_was(tmp_path: Path) -> None:
    noisy = Person(987_654_321_098_765, "Noisy")
    async with hours(tmp_path, Times()) as at:
        (lobby,) = await opened(at)
        await at.tables.join(lobby, noisy)
        await at.tables.leave(lobby, noisy)
        await at.tables.ban(JUDGE, HERE.guild, noisy.id, "keep", "noise")
        await at.tables.forget(noisy.id)
        assert all(code < 0 for code in await at.tables.banned(HERE.guild))
        assert [(act.what, act.about) for act in await at.store.acts(HERE.guild, 0, 9)] == [("ban", None)]
        with closing(sqlite3.connect(tmp_path / FILE)) as database:
            assert str(noisy.id) not in "\n".join(database.iterdump())
        assert await refusal(at.tables.join(lobby, noisy)) == "barred"
        assert await refusal(at.tables.seek(noisy, HERE, "toy", 3, "en")) == "barred"
        await at.tables.join(lobby, CLEO)
        await at.tables.unban(JUDGE, HERE.guild, noisy.id)
        await at.tables.leave(lobby, CLEO)
        await at.tables.join(lobby, noisy)


async def test_a_ban_closes_lobbies_frees_places_and_puts_stand_ins_on_seats(tmp_path: Path) -> None:
    async with hours(tmp_path, Times()) as at:
        tables = at.tables
        lobbies = await opened(at, 3, BEN)
        await tables.join(lobbies[0], CLEO)
        (other,) = await opened(at)
        await tables.join(other, BEN)
        full = await tables.open(ADA, HERE, "toy", 2)
        await tables.join(full.id, CLEO)
        await tables.enlist(full.id, BEN)
        game = await running(tables, ADA, BEN, CLEO)
        own = await running(tables, BEN, JUDGE)
        sweep = Sweep(HERE.guild, JUDGE.id, BEN.id, "all")
        expected = Swept(closed=3, left=2, replaced=1, spared=1)
        assert await tables.affected(sweep) == expected
        assert await tables.ban(JUDGE, HERE.guild, BEN.id, "all", "spam") == expected
        assert [(await tables.get(number)).phase for number in lobbies] == [CANCELLED] * 3
        assert (await tables.get(other)).people == (ADA.id,) and (await tables.get(full.id)).queue == ()
        after = await tables.get(game.id)
        assert after.phase == RUNNING and after.people == (ADA.id, CLEO.id) and after.seats[1].former is None
        assert (await tables.get(own.id)).people == (BEN.id, JUDGE.id), "nobody judges at their own table"
        kinds = [row.kind for row in await at.store.rows(lobbies[0], CLEO.id)]
        assert kinds[-1] == "call", "who sat there is told"
        assert await at.store.due(10**12) and not [due for _, due in await at.store.due(10**12) if due.kind == "sweep"]
        acts = await whats(at)
        assert acts[0] == ("ban", None, BEN.id)
        assert sorted(acts[1:]) == sorted(
            [("cancel", number, BEN.id) for number in lobbies]
            + [("remove", number, BEN.id) for number in (other, full.id, game.id)]
        )
        assert await tables.ban(JUDGE, HERE.guild, BEN.id, "lobbies") == Swept()


async def test_who_is_banned_comes_to_no_cup_and_leaves_those_to_come(tmp_path: Path) -> None:
    async with hours(tmp_path, Times()) as at:
        tables = at.tables
        cups = [(await tables.open_cup(by, HERE, "Cup", "knock-out", "toy", seats=2)).id for by in (ADA, BEN, CLEO)]
        for cup in cups:
            for person in (ADA, BEN):
                await tables.join_cup(cup, person)
        await tables.start_cup(cups[0], ADA)
        assert await tables.ban(JUDGE, HERE.guild, BEN.id, "lobbies") == Swept(cups=2)
        assert [(await tables.cup(cup)).phase for cup in cups] == ["running", "cancelled", "open"]
        assert [BEN.id in (await tables.cup(cup)).present for cup in cups] == [True, True, False]
        assert await refusal(tables.join_cup(cups[2], BEN)) == "barred"
        assert await refusal(tables.open_cup(BEN, HERE, "Cup", "knock-out", "toy", seats=2)) == "barred"
        await tables.leave_cup(cups[0], BEN)
        await allow(at, barred=("toy",))
        assert await refusal(tables.open_cup(ADA, HERE, "Cup", "knock-out", "toy", seats=2)) == "game-not-here"
        await tables.end_cup(cups[2], JUDGE)
        acts = [(act.what, act.detail) for act in reversed(await at.store.acts(HERE.guild, 0, 9))]
        assert [what for what, _ in acts] == ["ban", "cup-drop", "cup-end", "settings", "cup-end"]
        assert acts[-1][1] == {"cup": cups[2]}


async def test_a_sweep_that_was_broken_off_goes_on_by_itself(tmp_path: Path) -> None:
    times = Times()
    async with hours(tmp_path, times) as at:
        await opened(at, 4, BEN)
        concerned = at.store.concerning

        async def killed(guild: int, user: int) -> tuple[int, ...]:
            raise KeyboardInterrupt

        at.store.concerning = killed  # type: ignore[method-assign]
        with pytest.raises(KeyboardInterrupt):
            await at.tables.ban(JUDGE, HERE.guild, BEN.id, "lobbies")
        at.store.concerning = concerned  # type: ignore[method-assign]
        assert {table.phase for table in await at.tables.in_guild(HERE.guild, LOBBY)} == {LOBBY}
    async with hours(tmp_path, times) as at:
        await at.live(120)
        assert await at.store.find(guild=HERE.guild, phases=(LOBBY,)) == ()
        assert len([what for what, _, _ in await whats(at) if what == "cancel"]) == 4


async def test_everything_that_was_opened_lately_is_closed_whoever_has_opened_it(tmp_path: Path) -> None:
    times = Times()
    async with hours(tmp_path, times) as at:
        (old,) = await opened(at)
        times.go(HOUR)
        since = at.tables.now() - 600
        for person in (ADA, BEN, CLEO):
            await opened(at, 3, person)
        assert await at.tables.close_lobbies(JUDGE, HERE.guild, 0, since) == Swept(closed=9)
        assert await at.store.find(guild=HERE.guild, phases=(LOBBY,)) == (old,)
        assert await refusal(at.tables.close_lobbies(JUDGE, HERE.guild, 0, since)) == "no-lobbies"
        assert await at.tables.close_lobbies(JUDGE, HERE.guild, ADA.id) == Swept(closed=1)


# Tables


async def test_at_a_frozen_table_nobody_moves_and_no_clock_runs(tmp_path: Path, toy: AnyRules) -> None:
    times = Times()
    async with hours(tmp_path, times) as at:
        tables = at.tables
        table = await tables.open(ADA, HERE, "toy", 3, pace=preset("fast"))
        await tables.join(table.id, BEN)
        await tables.join(table.id, CLEO)
        table = await begins(tables, table.id, ADA, (0, 1, 2))
        await tables.add_stand_in(table.id, ADA, seat=1)
        assert await refusal(tables.freeze(table.id, ADA)) == "moderators-only"
        assert await refusal(tables.freeze(table.id, replace(ADA, moderator=True))) == "moderator-plays"
        await at.live(HOUR)
        before = await tables.get(table.id)
        frozen = await tables.freeze(table.id, JUDGE, "an argument")
        assert await at.notices(table.id) == ["notice-grace", "notice-frozen"]
        assert [clocks.end(frozen, wait) for wait in frozen.waits] == [None] * len(frozen.waits)
        move = legal(table.rules, before.match.state, before.waits[0].seat)[0]  # type: ignore[union-attr]
        mover = PEOPLE[before.waits[0].user]
        for wish in (tables.play(table.id, mover, move), tables.resign(table.id, BEN), tables.here(table.id, BEN)):
            assert await refusal(wish) == "table-frozen"
        assert await tables.queue_of(mover.id, HERE.guild) == ()
        await at.live(10 * DAY)
        still = await tables.get(table.id)
        assert still.seats == frozen.seats and still.waits == frozen.waits, "no grace, no end of time, no reminder"
        assert await refusal(tables.freeze(table.id, JUDGE)) == "frozen-already"
        after = await tables.thaw(table.id, JUDGE)
        passed = after.updated - frozen.updated
        assert 10 * DAY <= passed < 11 * DAY
        for wait in before.waits:
            assert abs(clocks.end(after, wait) - clocks.end(before, wait) - passed) <= 2  # type: ignore[operator]
        grace, later = before.due("seat-1"), after.due("seat-1")
        assert grace is not None and later is not None and abs(later.at - grace.at - passed) <= 2
        await tables.play(table.id, mover, move)
        assert await refusal(tables.thaw(table.id, JUDGE)) == "not-frozen"
        assert [what for what, _, _ in await whats(at)] == ["freeze", "unfreeze"]


async def test_stand_ins_wait_as_well_at_a_frozen_table(tmp_path: Path, toy: AnyRules) -> None:
    async with hours(tmp_path, Times()) as at:
        table = await running(at.tables, ADA, BEN, CLEO)
        frozen = await at.tables.freeze(table.id, JUDGE)
        await at.tables.ban(JUDGE, HERE.guild, BEN.id, "all")
        assert (await at.tables.get(table.id)).match == frozen.match
        after = await at.tables.thaw(table.id, JUDGE)
        assert after.match is not None and frozen.match is not None
        assert len(after.match.log) > len(frozen.match.log), "then they play"


async def test_a_moderator_ends_a_table_but_none_of_their_own(tmp_path: Path) -> None:
    async with hours(tmp_path, Times()) as at:
        table = await running(at.tables, ADA, BEN)
        (lobby,) = await opened(at)
        assert await refusal(at.tables.shut(table.id, BEN)) == "moderators-only"
        assert await refusal(at.tables.shut(table.id, replace(BEN, moderator=True))) == "moderator-plays"
        assert (await at.tables.shut(table.id, JUDGE, "by request")).phase == CANCELLED
        assert (await at.tables.shut(lobby, JUDGE)).phase == CANCELLED
        assert await refusal(at.tables.shut(lobby, JUDGE)) == "table-over"
        assert await whats(at) == [("end", table.id, None), ("end", lobby, None)]


async def test_a_promised_seat_changes_hands_after_its_person_was_called_and_had_a_day(
    tmp_path: Path,
) -> None:
    async with hours(tmp_path, Times()) as at:
        tables = at.tables
        table = await running(tables, ADA, BEN)
        assert await refusal(tables.hand_seat(table.id, JUDGE, 1, DORA)) == "not-yourself"
        assert await refusal(tables.hand_seat(table.id, replace(BEN, moderator=True), 0, CLEO)) == "moderator-plays"
        await tables.hand_seat(table.id, JUDGE, 0, CLEO, "Ada is ill")
        # The person, the table and the trail are told at once.
        assert await at.notices(table.id) == ["notice-seat-offered", "notice-seat-promised"]
        letters = [row.payload["key"] for row in await at.store.rows(table.id, ADA.id) if row.kind == "call"]
        assert letters == ["notice-seat-promised"]
        assert await whats(at) == [("seat", table.id, CLEO.id)]
        after = await tables.take_over(table.id, CLEO, 0)
        assert after.seats[0].user == ADA.id and (await at.notices(table.id))[-1] == "notice-seat-at-stake"
        await at.live(DAY - 60)
        assert (await tables.get(table.id)).seats[0].user == ADA.id
        await at.live(120)
        after = await tables.get(table.id)
        assert after.seats[0].user == CLEO.id and after.owner == CLEO.id
        assert (await at.notices(table.id))[-1] == "notice-handed-over"


async def test_whoever_shows_up_keeps_the_seat_that_a_moderator_has_promised(tmp_path: Path) -> None:
    async with hours(tmp_path, Times()) as at:
        tables = at.tables
        table = await running(tables, ADA, BEN)
        await tables.hand_seat(table.id, JUDGE, 1, CLEO)
        await tables.take_over(table.id, CLEO, 1)
        await at.live(HOUR)
        await tables.here(table.id, BEN)
        assert (await at.notices(table.id))[-1] == "notice-still-here"
        await at.live(2 * DAY)
        assert (await tables.get(table.id)).seats[1].user == BEN.id


async def test_a_seat_that_a_stand_in_keeps_goes_to_whom_a_moderator_names_unless_its_person_is_back(
    tmp_path: Path,
) -> None:
    async with hours(tmp_path, Times()) as at:
        tables = at.tables
        table = await running(tables, ADA, BEN)
        await tables.add_stand_in(table.id, ADA, seat=1, gone=True)
        await tables.hand_seat(table.id, JUDGE, 1, CLEO)
        after = await tables.take_over(table.id, CLEO, 1)
        assert after.seats[1].user is None and (await at.notices(table.id))[-1] == "notice-successor"
        await at.live(DAY + 60)
        assert (await tables.get(table.id)).seats[1].user == CLEO.id
        await tables.hand_seat(table.id, JUDGE, 0, ELSE)
        after = await tables.take_over(table.id, ELSE, 0, gone=True)
        assert after.seats[0].user == ELSE.id, "who has left the server cannot be called"


async def test_what_a_moderator_does_by_the_usual_commands_is_noted_as_well(tmp_path: Path) -> None:
    async with hours(tmp_path, Times()) as at:
        tables = at.tables
        (lobby, moving) = await opened(at, 2)
        await tables.join(lobby, BEN)
        await tables.kick(lobby, JUDGE, BEN.id)
        await tables.cancel(lobby, JUDGE)
        await tables.move(moving, JUDGE, ELSEWHERE, "too loud")
        assert await refusal(tables.move(moving, JUDGE, ELSEWHERE)) == "here-already"
        await tables.cancel(moving, ADA)
        assert await whats(at) == [("kick", lobby, BEN.id), ("cancel", lobby, None), ("move", moving, None)]


async def test_an_act_is_kept_with_what_it_does_or_not_at_all(tmp_path: Path) -> None:
    async with hours(tmp_path, Times()) as at:
        table = await running(at.tables, ADA, BEN)
        await at.tables.freeze(table.id, JUDGE, interaction=7)
        assert await refusal(at.tables.thaw(table.id, JUDGE, interaction=7)) == "already-done"
        write = at.store.commit

        async def broken(change: object) -> int:
            assert getattr(change, "act", None) is not None
            wrong = replace(change, lines=(None,))  # type: ignore[type-var]
            return await write(wrong)

        at.store.commit = broken  # type: ignore[method-assign]
        with pytest.raises(AttributeError):
            await at.tables.thaw(table.id, JUDGE)
        assert [what for what, _, _ in await whats(at)] == ["freeze"]
        assert (await at.tables.get(table.id)).frozen


async def test_the_audit_trail_has_pages_and_is_for_moderators(tmp_path: Path) -> None:
    async with hours(tmp_path, Times()) as at:
        for number in range(12):
            await allow(at, each=number + 1)
        assert await refusal(at.tables.acts(ADA, HERE.guild, 0)) == "moderators-only"
        first, more = await at.tables.acts(JUDGE, HERE.guild, 0)
        last, no_more = await at.tables.acts(JUDGE, HERE.guild, 1)
        assert (len(first), more, len(last), no_more) == (10, True, 2, False)
        assert first[0].detail == {"set": {"each": 12}}
        assert (await at.tables.acts(JUDGE, 999, 0))[0] == ()


async def test_a_lobby_whose_post_is_gone_is_closed_and_its_people_are_told(tmp_path: Path) -> None:
    async with hours(tmp_path, Times()) as at:
        (number,) = await opened(at)
        await at.tables.join(number, BEN)
        await at.tables.post_gone(number)
        assert (await at.tables.get(number)).phase == CANCELLED
        for person in (ADA, BEN):
            assert [row.payload["key"] for row in await at.store.rows(number, person.id) if row.kind == "call"] == [
                "call-post-gone"
            ]
        table = await running(at.tables, ADA, BEN)
        await at.tables.post_gone(table.id)
        assert (await at.tables.get(table.id)).phase == RUNNING
