"""Cups at work: tables open by themselves, results count, rounds follow, whoever leaves is done with."""

from __future__ import annotations

import asyncio
from fractions import Fraction
from pathlib import Path

import pytest

from bot.clock.kinds import handlers
from bot.store.cup import BYE, CALLED_OFF, DECIDED, KNOCK_OUT, OPEN, OVER, ROUND_ROBIN, SWISS, UNDER_WAY, Cup, CupForm
from bot.store.draft import Row
from bot.store.failure import Overtaken
from bot.store.table import CANCELLED, FINISHED, RUNNING, Pace, Person, Table
from bot.tables import moments, paces, standings
from bot.tables.writer import Tables
from rules.core import AnyRules, Rng
from tests.bot.house import ADA, BEN, CLEO, DORA, HERE, house, play_on, refusal

JUDGE = Person(900, "Mira", moderator=True)

ALL = (ADA, BEN, CLEO, DORA)
ELSA = Person(104, "Elsa")
LATER = 10**12


async def opened(tables: Tables, form: CupForm, *people: Person, seats: int = 2, pace: Pace | None = None) -> Cup:
    cup = await tables.open_cup(ADA, HERE, "Frost cup", form, "toy", seats, pace=pace)
    for person in people:
        cup = await tables.join_cup(cup.id, person)
    return cup


async def happens(tables: Tables) -> None:
    """What is due of cups happens."""
    known = handlers(tables)
    for table, due in await tables.store.due(LATER):
        if due.kind == moments.CUP_TABLE:
            await known[due.kind](table, due)


async def played(tables: Tables, cup: Cup) -> Cup:
    """The tables of the round, to their ends."""
    for pod in cup.of_round(cup.round):
        if pod.table and not pod.done:
            await play_on(tables, pod.table, Rng(pod.table))
    await happens(tables)
    return await tables.cup(cup.id)


async def rows(tables: Tables, cup: Cup) -> tuple[Row, ...]:
    return await tables.store.rows(-cup.id, 0)


async def at(tables: Tables, cup: Cup, person: Person) -> Table:
    pod = next(pod for pod in cup.of_round(cup.round) if person.id in pod.people)
    return await tables.get(pod.table)


@pytest.mark.parametrize("form", [KNOCK_OUT, ROUND_ROBIN, SWISS])
async def test_a_cup_opens_its_tables_by_itself_until_it_is_over(tables: Tables, form: CupForm) -> None:
    cup = await opened(tables, form, *ALL)
    assert cup.phase == OPEN and [one.name for one in cup.entrants] == ["Ada", "Ben", "Cleo", "Dora"]
    cup = await tables.start_cup(cup.id, ADA)
    numbers = [pod.table for pod in cup.pods]
    for number, pod in zip(numbers, cup.pods, strict=True):
        table = await tables.get(number)
        assert (table.phase, table.people, table.cup, table.owner) == (RUNNING, pod.people, cup.id, ADA.id)
        kinds = [row.kind for row in await tables.store.rows(number, 0)]
        assert kinds == ["lobby", "thread", "lobby", "notice", "turn", "members"], "at once, with thread and first call"
        assert all(not info.free for info in table.seats) and table.secret == ""
    rounds = {KNOCK_OUT: 2, ROUND_ROBIN: 3, SWISS: 2}[form]
    for number in range(1, rounds + 1):
        assert (cup.phase, cup.round) == (UNDER_WAY, number)
        cup = await played(tables, cup)
    assert cup.phase == OVER
    assert await tables.store.due(LATER) == () or all(
        due.kind not in (moments.CUP, moments.CUP_TABLE) for _, due in await tables.store.due(LATER)
    )
    news = [row.payload for row in await rows(tables, cup) if row.kind == "cup-news"]
    assert [one["round"] for one in news] == list(range(1, rounds + 1))
    await tables.tell_cup(cup.id)
    again = [row.payload for row in await rows(tables, cup) if row.kind == "cup-news"]
    assert again == news, "nothing is told twice"
    total = sum(line.points for line in standings.standings(cup))
    assert total == sum(1 for pod in cup.pods)


async def test_results_are_those_of_the_tables(tables: Tables) -> None:
    cup = await tables.start_cup((await opened(tables, SWISS, ADA, BEN, CLEO, seats=3)).id, ADA)
    (pod,) = cup.pods
    after = await played(tables, cup)
    table = await tables.get(pod.table)
    assert table.match is not None
    outcome = table.rules.outcome(table.match.state)
    assert outcome is not None and after.pods[0].ranks == outcome.ranks
    lines = {line.person: line for line in standings.standings(after)}
    best = pod.people[outcome.ranks.index(1)]
    assert lines[best].place == 1 and lines[best].points >= Fraction(1, 2)


async def test_a_stand_in_counts_as_last_for_whoever_has_left_the_table(tables: Tables) -> None:
    cup = await tables.start_cup((await opened(tables, SWISS, ADA, BEN, CLEO, seats=3)).id, ADA)
    (pod,) = cup.pods
    await tables.resign(pod.table, CLEO)
    cup = await played(tables, cup)
    ranks = dict(zip(pod.people, cup.pods[0].ranks, strict=True))
    assert ranks[CLEO.id] == 3 and max(rank for person, rank in ranks.items() if person != CLEO.id) <= 2


async def test_who_leaves_between_rounds_is_not_paired_and_may_not_come_back_late(tables: Tables) -> None:
    cup = await tables.start_cup((await opened(tables, ROUND_ROBIN, *ALL)).id, ADA)
    cup = await tables.leave_cup(cup.id, DORA)
    table = await at(tables, cup, DORA)
    assert table.phase == RUNNING, "the game goes on"
    cup = await played(tables, cup)
    assert cup.round == 2 and len([pod for pod in cup.of_round(2) if pod.table]) == 1
    for _ in range(2):
        cup = await played(tables, cup)
    assert cup.phase == OVER
    assert {line.person: line.left for line in standings.standings(cup)}[DORA.id]


async def test_who_has_left_the_server_is_not_paired(tables: Tables) -> None:
    async def gone(guild: int, people: tuple[int, ...]) -> frozenset[int]:
        return frozenset({DORA.id}) & frozenset(people)

    cup = await tables.start_cup((await opened(tables, SWISS, *ALL)).id, ADA)
    tables.absentees = gone
    cup = await played(tables, cup)
    assert DORA.id not in [person for pod in cup.of_round(2) for person in pod.people]
    assert [pod.how for pod in cup.of_round(2)] == ["", BYE]


async def test_others_may_join_until_the_second_round(tables: Tables) -> None:
    cup = await tables.start_cup((await opened(tables, SWISS, ADA, BEN, CLEO)).id, ADA)
    cup = await tables.join_cup(cup.id, DORA)
    cup = await played(tables, cup)
    assert cup.round == 2 and DORA.id in [person for pod in cup.of_round(2) for person in pod.people]
    assert await refusal(tables.join_cup(cup.id, ELSA)) == "cup-too-late"
    knock = await tables.start_cup((await opened(tables, KNOCK_OUT, ADA, BEN)).id, ADA)
    assert await refusal(tables.join_cup(knock.id, CLEO)) == "cup-too-late"
    # Where the first round is the last, whoever joined would never play.
    short = await tables.start_cup((await opened(tables, SWISS, ADA, BEN)).id, ADA)
    assert short.rounds == 1 and await refusal(tables.join_cup(short.id, CLEO)) == "cup-too-late"


async def test_the_host_decides_on_a_table_without_a_result(tables: Tables) -> None:
    cup = await tables.start_cup((await opened(tables, KNOCK_OUT, ADA, BEN)).id, ADA)
    (pod,) = cup.pods
    assert await refusal(tables.decide_cup(cup.id, ADA, pod.table, BEN.id)) == "cup-table-runs"
    await tables.propose_end(pod.table, ADA)
    await tables.propose_end(pod.table, BEN)
    assert (await tables.get(pod.table)).phase == CANCELLED
    await happens(tables)
    cup = await tables.cup(cup.id)
    assert cup.phase == UNDER_WAY
    asked = [row.payload for row in await rows(tables, cup) if row.kind == "cup-news"]
    assert asked == [{"table": pod.table}]
    assert await refusal(tables.decide_cup(cup.id, BEN, pod.table, BEN.id)) == "cup-host-only"
    assert await refusal(tables.decide_cup(cup.id, ADA, pod.table, ADA.id)) == "cup-own-table"
    assert await refusal(tables.decide_cup(cup.id, ADA, pod.table)) == "cup-own-table"
    assert await refusal(tables.decide_cup(cup.id, JUDGE, pod.table, DORA.id)) == "cup-not-at-table"
    assert await refusal(tables.decide_cup(cup.id, ADA, 4711)) == "cup-no-such-table"

    again = await tables.decide_cup(cup.id, ADA, pod.table, again=True)
    fresh = again.pods[0].table
    assert fresh != pod.table and (await tables.get(fresh)).phase == RUNNING
    await tables.propose_end(fresh, ADA)
    await tables.propose_end(fresh, BEN)
    await happens(tables)
    await tables.leave_cup(cup.id, BEN)
    assert await refusal(tables.decide_cup(cup.id, ADA, fresh, again=True)) == "cup-somebody-left"
    cup = await tables.decide_cup(cup.id, JUDGE, fresh, BEN.id)
    assert cup.phase == OVER and cup.pods[0].how == DECIDED
    assert standings.standings(cup)[0].person == BEN.id


async def test_a_table_that_sleeps_is_closed_when_the_host_has_decided(tables: Tables) -> None:
    cup = await tables.start_cup((await opened(tables, SWISS, ADA, BEN)).id, ADA)
    (pod,) = cup.pods
    for number, due in await tables.store.due(LATER):
        if number == pod.table and due.kind == "sleep":
            await handlers(tables)[due.kind](number, due)
    assert (await tables.get(pod.table)).asleep
    await happens(tables)
    assert [row.kind for row in await rows(tables, cup)].count("cup-news") == 1
    cup = await tables.decide_cup(cup.id, JUDGE, pod.table)
    assert cup.phase == OVER and (await tables.get(pod.table)).phase == CANCELLED
    assert {line.place for line in standings.standings(cup)} == {1}, "level: both have won"
    assert await refusal(tables.wake(pod.table, ADA)) == "not-asleep"


async def test_a_cup_starts_when_it_is_full_or_when_its_moment_has_come(tables: Tables) -> None:
    cup = await tables.open_cup(ADA, HERE, "Full", SWISS, "toy", 2, people=2, begins="full")
    assert (await tables.join_cup(cup.id, BEN)).phase == OPEN
    assert (await tables.join_cup(cup.id, CLEO)).phase == UNDER_WAY
    timed = await tables.open_cup(ADA, HERE, "Timed", SWISS, "toy", 2, begins=5_000)
    lonely = await tables.open_cup(ADA, HERE, "Lonely", SWISS, "toy", 2, begins=6_000)
    for person in (BEN, CLEO):
        await tables.join_cup(timed.id, person)
    for number, due in await tables.store.due(LATER):
        if due.kind == moments.CUP:
            await handlers(tables)[due.kind](number, due)
    assert (await tables.cup(timed.id)).phase == UNDER_WAY
    assert (await tables.cup(lonely.id)).phase == CALLED_OFF
    assert not [due for _, due in await tables.store.due(LATER) if due.kind == moments.CUP]


async def test_what_is_asked_wrongly_is_refused(tables: Tables) -> None:
    cup = await opened(tables, SWISS, BEN)
    assert await refusal(tables.join_cup(cup.id, BEN)) == "cup-joined-already"
    assert await refusal(tables.leave_cup(cup.id, CLEO)) == "cup-you-not-in-it"
    assert await refusal(tables.drop_from_cup(cup.id, ADA, CLEO.id)) == "cup-not-in-it"
    assert await refusal(tables.start_cup(cup.id, BEN)) == "cup-host-only"
    assert await refusal(tables.start_cup(cup.id, ADA)) == "cup-too-few"
    assert await refusal(tables.join_cup(4711, ADA)) == "no-such-cup"
    assert await refusal(tables.open_cup(ADA, HERE, "  ", SWISS, "toy")) == "cup-without-name"
    assert await refusal(tables.open_cup(ADA, HERE, "x", SWISS, "toy", 9)) == "wrong-number-of-seats"
    assert await refusal(tables.open_cup(ADA, HERE, "x", SWISS, "nothing")) == "no-such-game"
    assert await refusal(tables.open_cup(ADA, HERE, "x", KNOCK_OUT, "toy", rounds_=3)) == "cup-rounds"
    assert await refusal(tables.open_cup(ADA, HERE, "x", ROUND_ROBIN, "toy", people=40)) == "cup-people"
    assert await refusal(tables.open_cup(ADA, HERE, "x", SWISS, "toy", begins="full")) == "cup-full-of-what"
    assert await refusal(tables.open_cup(ADA, HERE, "x", SWISS, "toy", begins=1)) == "bad-moment"
    await tables.open_cup(ADA, HERE, "2", SWISS, "toy")
    await tables.open_cup(ADA, HERE, "3", SWISS, "toy")
    assert await refusal(tables.open_cup(ADA, HERE, "4", SWISS, "toy")) == "cups-enough"
    ended = await tables.end_cup(cup.id, Person(BEN.id, "Ben", moderator=True))
    assert ended.phase == CALLED_OFF
    assert await refusal(tables.join_cup(cup.id, CLEO)) == "cup-over"


async def test_the_same_click_twice_and_two_at_once_count_once(tables: Tables) -> None:
    cup = await opened(tables, SWISS)
    await tables.join_cup(cup.id, BEN, interaction=5)
    assert await refusal(tables.join_cup(cup.id, CLEO, interaction=5)) == "already-done"
    await asyncio.gather(tables.join_cup(cup.id, CLEO), tables.join_cup(cup.id, DORA))
    assert len((await tables.cup(cup.id)).entrants) == 3


async def test_a_commit_that_dies_leaves_nothing_and_is_made_again(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    cup = await tables.start_cup((await opened(tables, SWISS, *ALL)).id, ADA)
    store, before = tables.store, await tables.cup(cup.id)
    hold = store.hold_cup

    async def dies(change: object) -> int:
        raise Overtaken("dead")

    for pod in cup.pods:
        await play_on(tables, pod.table, Rng(1))
    monkeypatch.setattr(store, "hold_cup", dies)
    assert await refusal(happens(tables)) == "no-longer-possible"
    assert await tables.cup(cup.id) == before
    monkeypatch.setattr(store, "hold_cup", hold)
    await happens(tables)
    after = await tables.cup(cup.id)
    assert after.round == 2 and all(pod.done for pod in after.of_round(1))
    assert [(await tables.get(pod.table)).phase for pod in after.of_round(1)] == [FINISHED, FINISHED]


async def test_a_cup_is_read_again_as_it_was_kept(tmp_path: Path, toy: AnyRules) -> None:
    async with house(tmp_path) as first:
        cup = await opened(first, SWISS, *ALL, pace=paces.PRESETS["fast"])
        cup = await played(first, await first.start_cup(cup.id, ADA))
        table = await first.get(cup.of_round(2)[0].table)
        assert table.pace is not None and table.pace.lapse == "once"
    async with house(tmp_path) as second:
        assert await second.cup(cup.id) == cup
        found = await second.get(table.id)
        assert (found.cup, found.people) == (cup.id, table.people)
        anchor = await second.get(-cup.id)
        assert (anchor.id, anchor.channel, anchor.revision) == (-cup.id, cup.channel, cup.revision)


async def test_somebody_who_is_forgotten_is_paired_no_more_and_has_no_name(tables: Tables) -> None:
    cup = await tables.start_cup((await opened(tables, ROUND_ROBIN, *ALL)).id, ADA)
    cup = await played(tables, cup)
    before = {line.person: line.points for line in standings.standings(cup)}
    await tables.forget(CLEO.id)
    cup = await tables.cup(cup.id)
    assert cup.entrant(CLEO.id) is None
    (gone,) = [one for one in cup.entrants if one.left]
    assert gone.person < 0 and gone.name == "somebody"
    after = {line.person: line.points for line in standings.standings(cup)}
    assert {person: got for person, got in after.items() if person > 0} == {
        person: got for person, got in before.items() if person != CLEO.id
    }, "what the others have stays"
    assert all(CLEO.id not in pod.people for pod in cup.pods)


async def test_cup_tables_count_for_ratings_unless_the_cup_is_friendly(tables: Tables) -> None:
    rated = await opened(tables, SWISS, ADA, BEN)
    friendly = await tables.open_cup(ADA, HERE, "Friends", SWISS, "toy", 2, friendly=True)
    for person in (ADA, BEN):
        friendly = await tables.join_cup(friendly.id, person)
    for cup, expected in ((rated, True), (friendly, False)):
        begun = await tables.start_cup(cup.id, ADA)
        assert (await tables.get(begun.pods[0].table)).rated is expected


async def test_a_post_of_a_cup_that_was_given_up_can_be_seen_and_sent_again(tables: Tables) -> None:
    cup = await opened(tables, SWISS)
    (row,) = await rows(tables, cup)
    await tables.store.give_up(row, "rejected")
    (found,) = await tables.store.abandoned()
    assert (found.table, found.game, found.kind) == (-cup.id, "toy", "cup")
    assert await tables.store.resend((found.id,)) == (found.id,)
    assert [one.id for one in await rows(tables, cup)] == [row.id]
