"""A loss is a loss: no way out of a rated game costs the winners their win, or saves the loser theirs."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import pytest

from bot.store.result import OLDEST, Result
from bot.store.table import CANCELLED, FINISHED, RUNNING, Person, Table
from bot.tables import bearers, rest
from bot.tables.effects import EFFECTS
from bot.tables.writer import Tables
from rules.core import Rng, Seat
from tests.bot.house import (
    ADA,
    BEN,
    CLEO,
    DORA,
    HERE,
    begins,
    hands_over,
    play_on,
    refusal,
    running,
)  # fmt: skip

pytestmark = pytest.mark.usefixtures("toy")

Way = Callable[[Tables, Table], Awaitable[object]]


async def result(tables: Tables, number: int) -> Result:
    """As it was kept, and as it comes of the table."""
    await tables.drain()
    found = await tables.store.result(number)
    assert found is not None and found == await tables.records.read(number)
    return found


def standings(found: Result) -> dict[int | None, int]:
    """Of those for whom the game counts, or who have lost it."""
    return {one.person: one.standing for one in found.placings if one.standing is not None}


async def gains(tables: Tables, number: int) -> dict[int, int]:
    """What a game has changed of people's ratings, in millionths."""
    await tables.drain()
    return {one.person: one.mu - 25_000_000 for one in await tables.store.ratings() if one.table == number}


async def counting(tables: Tables, *people: Person) -> Table:
    """A game that has been played for long enough."""
    table = await running(tables, *people, length="long")
    rng = Rng(3)
    while not bearers.counts(table):
        table = await _one_move(tables, table, rng)
    assert table.phase == RUNNING
    return table


async def _one_move(tables: Tables, table: Table, rng: Rng) -> Table:
    assert table.phase == RUNNING, "it is over before it was to be"
    return await play_on(tables, table.id, rng, 1)


async def moves_of(tables: Tables, table: Table, user: int) -> int:
    now = await tables.get(table.id)
    return sum(
        part.moves for info in now.seats for part in bearers.parts(now, info.seat) if part.tenures[0].person == user
    )


async def to_an_account(tables: Tables, table: Table) -> None:
    """The loser hands the seat to a second account, and that concedes."""
    await hands_over(tables, table.id, BEN, DORA)
    await tables.concede(table.id, DORA)


async def resigns(tables: Tables, table: Table) -> None:
    await tables.resign(table.id, BEN)
    await play_on(tables, table.id, Rng(5))


async def concedes(tables: Tables, table: Table) -> None:
    await tables.concede(table.id, BEN)


async def vanishes(tables: Tables, table: Table) -> None:
    await tables.add_stand_in(table.id, ADA, seat=1, gone=True)
    await play_on(tables, table.id, Rng(5))


async def comes_back(tables: Tables, table: Table) -> None:
    await tables.add_stand_in(table.id, ADA, seat=1, gone=True)
    await tables.join(table.id, BEN)
    await play_on(tables, table.id, Rng(5))


async def is_left_alone(tables: Tables, table: Table) -> None:
    """The winner does not want to play against a stand-in, and ends it."""
    await tables.resign(table.id, BEN)
    await tables.propose_end(table.id, ADA)


async def all_leave(tables: Tables, table: Table) -> None:
    await tables.resign(table.id, BEN)
    await tables.resign(table.id, ADA)


async def sleeps(tables: Tables, table: Table) -> None:
    """The loser is up, and nothing is ever heard again."""
    table = await tables.get(table.id)
    rng = Rng(9)
    while {wait.user for wait in table.waits} != {BEN.id}:
        table = await _one_move(tables, table, rng)
        rng = rng.below(2)[1]
    assert table.phase == RUNNING
    for kind in (rest.SLEEP, rest.CLOSE):
        due = (await tables.get(table.id)).due(rest.NAME)
        assert due is not None and due.kind == kind
        await tables.work_off(table.id, due, EFFECTS[kind])


@pytest.mark.parametrize(
    "way", [to_an_account, resigns, concedes, vanishes, comes_back, is_left_alone, all_leave, sleeps]
)
async def test_whatever_the_loser_does_the_other_has_won(tables: Tables, way: Way) -> None:
    table = await counting(tables, ADA, BEN)
    await way(tables, table)
    assert (await tables.get(table.id)).phase == FINISHED
    assert standings(await result(tables, table.id)) == {ADA.id: 1, BEN.id: 2}
    won, lost = (await gains(tables, table.id)).values()
    assert won > 0 > lost
    kept = await tables.records.kept()
    assert kept == await tables.records.again()


async def test_who_has_their_data_deleted_does_not_take_the_win_along(tables: Tables) -> None:
    table = await counting(tables, ADA, BEN)
    await tables.forget(BEN.id)
    await play_on(tables, table.id, Rng(5))
    assert standings(await result(tables, table.id)) == {ADA.id: 1, None: 2}
    assert list(await gains(tables, table.id)) == [ADA.id] and (await gains(tables, table.id))[ADA.id] > 0
    assert await tables.records.kept() == await tables.records.again()


async def test_a_game_that_counts_is_not_ended_by_agreement(tables: Tables) -> None:
    table = await counting(tables, ADA, BEN)
    assert await refusal(tables.propose_end(table.id, BEN)) == "rated-goes-on"
    early = await running(tables, ADA, BEN)
    await tables.propose_end(early.id, BEN)
    assert (await tables.propose_end(early.id, ADA)).phase == CANCELLED


async def test_an_early_agreement_does_not_end_a_game_that_counts_by_now(tables: Tables) -> None:
    table = await running(tables, ADA, BEN, CLEO, length="long")
    await tables.propose_end(table.id, BEN)
    await tables.propose_end(table.id, CLEO)
    rng = Rng(3)
    while not bearers.counts(table):
        table = await _one_move(tables, table, rng)
    assert (await tables.resign(table.id, ADA)).phase == RUNNING


async def test_what_is_conceded_without_play_counts_for_nobody(tables: Tables) -> None:
    table = await running(tables, ADA, BEN)
    await tables.concede(table.id, BEN)
    assert standings(await result(tables, table.id)) == {} and await gains(tables, table.id) == {}


async def test_who_leaves_early_has_lost_and_nobody_has_won(tables: Tables) -> None:
    table = await running(tables, ADA, BEN, length="long")
    rng = Rng(3)
    while not (await moves_of(tables, table, BEN.id) and await moves_of(tables, table, ADA.id)):
        table = await _one_move(tables, table, rng)
    assert not bearers.counts(table)
    await tables.resign(table.id, BEN)
    over = await tables.propose_end(table.id, ADA)
    assert over.phase == FINISHED and standings(await result(tables, table.id)) == {ADA.id: 1, BEN.id: 2}
    found = await gains(tables, table.id)
    assert list(found) == [BEN.id] and found[BEN.id] < 0


async def test_a_seat_belongs_to_who_has_made_most_of_its_moves(tables: Tables) -> None:
    table = await running(tables, ADA, BEN, length="long")
    rng = Rng(3)
    while not (await moves_of(tables, table, BEN.id) and await moves_of(tables, table, ADA.id)):
        table = await _one_move(tables, table, rng)
    await hands_over(tables, table.id, BEN, DORA)
    over = await play_on(tables, table.id, Rng(5))
    assert await moves_of(tables, table, DORA.id) > await moves_of(tables, table, BEN.id)
    found = await result(tables, over.id)
    ranks = {one.person: one.rank for one in found.ranked}
    told = standings(found)
    assert told[BEN.id] == 3, "who gives a seat away early has lost"
    assert (told[ADA.id] < told[DORA.id]) == ((ranks[ADA.id] or 0) < (ranks[DORA.id] or 0))


async def test_who_has_played_most_of_it_bears_what_a_successor_makes_of_it(tables: Tables) -> None:
    table = await play_on(tables, (await running(tables, ADA, BEN, CLEO, length="long")).id, Rng(3), 14)
    await hands_over(tables, table.id, BEN, DORA)
    await play_on(tables, table.id, Rng(5))
    assert await moves_of(tables, table, BEN.id) >= await moves_of(tables, table, DORA.id)
    found = await result(tables, table.id)
    seat = next(one for one in found.placings if one.person == DORA.id)
    assert DORA.id not in standings(found)
    ranks = {one.seat: one.rank for one in found.ranked}
    order = sorted((ranks[Seat(n)] or 0, n) for n in range(3))
    assert sorted(standings(found)[one] for one in (ADA.id, BEN.id, CLEO.id)) == sorted(rank for rank, _ in order)
    assert standings(found)[BEN.id] == seat.rank


async def test_of_two_who_leave_who_stays_longer_is_ahead(tables: Tables) -> None:
    table = await counting(tables, ADA, BEN, CLEO)
    await tables.resign(table.id, CLEO)
    await play_on(tables, table.id, Rng(4), 4)
    await tables.resign(table.id, BEN)
    await play_on(tables, table.id, Rng(5))
    assert standings(await result(tables, table.id)) == {ADA.id: 1, BEN.id: 2, CLEO.id: 3}


async def test_lots_decide_who_sits_where(tables: Tables) -> None:
    table = await tables.open(ADA, HERE, "toy", 2)
    await tables.join(table.id, BEN)
    assert await refusal(tables.start(table.id, ADA, (1, 0))) == "seats-by-lot"
    over = await tables.concede((await begins(tables, table.id, ADA, (1, 0))).id, ADA)
    assert over.people == (BEN.id, ADA.id)
    # The lobby of a rematch would move the seats on by one; the lots fall otherwise.
    with_ada = await tables.rematch(over.id, ADA)
    seats = {(await tables.join(with_ada.id, BEN)).people}
    for _ in range(8):
        again = await tables.concede((await tables.get(with_ada.id)).id, ADA)
        with_ada = await tables.rematch(again.id, ADA)
        seats.add((await tables.join(with_ada.id, BEN)).people)
    assert seats == {(ADA.id, BEN.id), (BEN.id, ADA.id)}


async def test_what_all_agree_to_go_back_over_counts(tables: Tables) -> None:
    table = await counting(tables, ADA, BEN)
    proposed = await tables.rewind(table.id, BEN, 0)
    await tables.agree(table.id, ADA, proposed.proposals[0].number)
    found = await result(tables, (await play_on(tables, table.id, Rng(5))).id)
    assert found.rewound and found.rated


async def test_nobody_goes_back_behind_the_back_of_who_is_away(tables: Tables) -> None:
    table = await counting(tables, ADA, BEN)
    await tables.sign_off(ADA.id, None, 3, "")
    assert (await tables.rewind(table.id, BEN, 0)).proposals, "it happened without the one who is ahead"


async def test_games_that_began_under_earlier_rules_keep_them(tables: Tables) -> None:
    table = await counting(tables, ADA, BEN, CLEO)
    await tables.store._writer.run(lambda base: base.execute(f"UPDATE game_table SET ruling = {OLDEST}"))
    tables._tables.forget(table.id)
    await tables.add_stand_in(table.id, ADA, seat=1, gone=True)
    await tables.join(table.id, BEN)
    found = await result(tables, (await play_on(tables, table.id, Rng(5))).id)
    assert found.ruling == OLDEST and set(standings(found)) == {ADA.id, CLEO.id}
