"""What is kept of games that are over: for whom, by whom it counts, and the same when it is made again."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from bot.store.erasure import mask_person
from bot.store.result import Result
from bot.store.table import FINISHED, Table, Tenure
from bot.tables import placings, record, results
from bot.tables.writer import Tables
from rules.core import Event, Rng, Seat, event
from tests.bench.films import played
from tests.bot.house import ADA, BEN, CLEO, DORA, HERE, hands_over, play_on, running, succeeds

pytestmark = pytest.mark.usefixtures("toy")


async def result(tables: Tables, table: Table) -> Result:
    """As it was kept, and as it comes of the table."""
    await tables.drain()
    found = await tables.store.result(table.id)
    assert found is not None and found == await tables.records.read(table.id)
    return found


def standings(found: Result) -> dict[int | None, int]:
    return {one.person: one.standing for one in found.placings if one.standing is not None}


async def test_a_finished_game_is_kept_with_its_end(tables: Tables) -> None:
    table = await play_on(tables, (await running(tables, ADA, BEN, CLEO, length="long")).id, Rng(3))
    outcome = results.outcome(table)
    assert outcome is not None
    found = await result(tables, table)
    assert (found.guild, found.game, found.seats, found.options) == (HERE.guild, "toy", 3, {"length": "long"})
    assert found.finished == table.updated and found.turns > 3 and found.rated and not found.rewound
    assert [one.person for one in found.placings] == [*table.people]
    assert tuple(one.rank for one in found.ranked) == outcome.ranks
    assert tuple(one.score for one in found.placings) == outcome.scores
    assert standings(found) == dict(zip(table.people, outcome.ranks, strict=True))
    assert all(one.whole and one.left is None for one in found.placings) and found.of(ADA.id) == found.placings[0]


async def test_a_friendly_game_is_kept_and_not_rated(tables: Tables) -> None:
    lobby = await tables.open(ADA, HERE, "toy", 2, rated=False)
    await tables.join(lobby.id, BEN)
    table = await play_on(tables, (await tables.start(lobby.id, ADA)).id, Rng(3))
    found = await result(tables, table)
    assert not found.rated and standings(found) == {} and len(found.ranked) == 2
    assert await tables.store.ratings() == ()


async def test_what_is_agreed_without_a_word(tables: Tables) -> None:
    assert (await tables.open(ADA, HERE, "toy", 2)).rated
    assert not (await tables.open(ADA, HERE, "toy", 2, access="invited")).rated
    assert (await tables.open(ADA, HERE, "toy", 2, access="invited", rated=True)).rated
    friendly = await tables.open(ADA, HERE, "toy", 2, rated=False)
    await tables.join(friendly.id, BEN)
    over = await play_on(tables, (await tables.start(friendly.id, ADA)).id, Rng(3))
    assert not (await tables.rematch(over.id, ADA)).rated


async def test_alone_with_stand_ins_nobody_is_rated(tables: Tables) -> None:
    table = await play_on(tables, (await running(tables, ADA, stand_ins=1)).id, Rng(3))
    found = await result(tables, table)
    assert found.placings[1].person is None and found.placings[1].rank is not None and standings(found) == {}


async def test_who_concedes_is_last_and_the_stand_in_has_no_part(tables: Tables) -> None:
    table = await running(tables, ADA, BEN, CLEO)
    await play_on(tables, table.id, Rng(3), 2)
    await tables.concede(table.id, BEN)
    found = await result(tables, await play_on(tables, table.id, Rng(3)))
    conceded, stand_in = (one for one in found.placings if one.seat == 1)
    assert (conceded.person, conceded.rank, conceded.score, conceded.whole) == (BEN.id, 3, None, False)
    assert (stand_in.person, stand_in.rank) == (None, None) and stand_in.score is not None
    assert standings(found)[BEN.id] == 3 and len(standings(found)) == 3


async def test_with_two_the_end_is_when_one_of_them_concedes(tables: Tables) -> None:
    table = await running(tables, ADA, BEN)
    await play_on(tables, table.id, Rng(3), 2)
    over = await tables.concede(table.id, ADA)
    found = await result(tables, over)
    assert found.finished == over.updated and standings(found) == {ADA.id: 2, BEN.id: 1}


async def test_who_leaves_after_some_moves_is_last_and_who_comes_is_not_rated(tables: Tables) -> None:
    table = await running(tables, ADA, BEN, CLEO)
    await play_on(tables, table.id, Rng(3), 12)
    await tables.resign(table.id, BEN)
    await succeeds(tables, table.id, ADA, 1, DORA)
    found = await result(tables, await play_on(tables, table.id, Rng(3)))
    first, _, last = (one for one in found.placings if one.seat == 1)
    assert (first.person, first.rank, first.ended) == (BEN.id, None, "resigned") and first.left
    assert (last.person, last.whole, last.standing) == (DORA.id, False, None) and last.rank is not None
    assert standings(found)[BEN.id] == 3 and found.of(DORA.id) == last and found.of(BEN.id) is None


async def test_who_comes_back_has_the_seat_and_has_lost(tables: Tables) -> None:
    table = await running(tables, ADA, BEN, CLEO)
    await play_on(tables, table.id, Rng(3), 12)
    await tables.add_stand_in(table.id, ADA, seat=1, gone=True)
    await tables.join(table.id, BEN)
    found = await result(tables, await play_on(tables, table.id, Rng(3)))
    assert standings(found)[BEN.id] == 3 and len(standings(found)) == 3
    own = found.of(BEN.id)
    assert own is not None and own.rank is not None and not own.whole and own.place == 2


async def test_where_a_successor_concedes_at_once_the_loss_is_of_who_has_played(tables: Tables) -> None:
    table = await running(tables, ADA, BEN, CLEO)
    await play_on(tables, table.id, Rng(3), 4)
    await hands_over(tables, table.id, BEN, DORA)
    await tables.concede(table.id, DORA)
    found = await result(tables, await play_on(tables, table.id, Rng(3)))
    assert standings(found)[BEN.id] == 3 and DORA.id not in standings(found)
    own = found.of(DORA.id)
    assert own is not None and (own.rank, own.ended) == (3, "conceded")


async def test_who_leaves_at_once_has_no_part(tables: Tables) -> None:
    table = await running(tables, ADA, BEN, CLEO)
    await tables.resign(table.id, BEN)
    found = await result(tables, await play_on(tables, table.id, Rng(3)))
    assert set(standings(found)) == {ADA.id, CLEO.id}


async def test_a_game_that_was_rewound_counts_for_nobody(tables: Tables) -> None:
    table = await running(tables, ADA, BEN)
    await play_on(tables, table.id, Rng(3), 6)
    await tables.rewind(table.id, replace(DORA, moderator=True), 0)
    found = await result(tables, await play_on(tables, table.id, Rng(3)))
    assert found.rewound and not found.rated and standings(found) == {}


async def test_games_from_files_count_for_nobody(tables: Tables) -> None:
    table = await play_on(tables, (await running(tables, ADA, BEN)).id, Rng(3))
    game = record.parsed(record.written(table, await tables.store.lines(table.id)))
    brought = await tables.bring_in(game, ADA, HERE)
    await tables.records.catch_up()
    assert brought.phase == FINISHED and await tables.store.result(brought.id) is None
    assert [one.table for one in await tables.store.results()] == [table.id]


async def test_everything_can_be_made_again(tables: Tables) -> None:
    for seed in range(4):
        await play_on(tables, (await running(tables, ADA, BEN, *((CLEO,) if seed % 2 else ()))).id, Rng(seed))
    await tables.drain()
    kept = await tables.records.kept()
    assert len(kept[0]) == 4 and len(kept[1]) == 4 * 10 and kept == await tables.records.again()
    await tables.records.rebuild()
    assert kept == await tables.records.kept()


async def test_games_that_become_known_later_are_counted_in_their_order(tables: Tables, tmp_path: Path) -> None:
    games = [(await play_on(tables, (await running(tables, ADA, BEN)).id, Rng(seed))).id for seed in range(3)]
    await tables.drain()
    kept = await tables.store.ratings()
    assert len(kept) == 6
    with closing(sqlite3.connect(tmp_path / "stellwerk.db")) as database:
        database.execute("PRAGMA foreign_keys = ON")
        database.execute("DELETE FROM result WHERE table_id = ?", (games[0],))
        database.commit()
    assert await tables.store.unsettled() == (games[0],)
    await tables.records.catch_up()
    assert await tables.store.ratings() == kept and await tables.store.unsettled() == ()


async def test_where_a_server_is_gone_ratings_of_all_servers_rest_on_what_is_left(tables: Tables) -> None:
    games = [(await play_on(tables, (await running(tables, ADA, BEN)).id, Rng(seed))).id for seed in range(3)]
    await tables.drain()
    await tables.store._writer.run(lambda database: database.execute(f"DELETE FROM game_table WHERE id = {games[1]}"))
    assert await tables.records.kept() != await tables.records.again(), "the third still counts as a third"
    await tables.records.catch_up()
    kept = await tables.records.kept()
    assert kept == await tables.records.again() and len(kept[1]) == 16
    assert [one.n for one in kept[1]] == [1] * 8 + [2] * 8


async def test_the_forgotten_stay_without_a_name_and_nobody_elses_rating_moves(tables: Tables, tmp_path: Path) -> None:
    for seed in range(3):
        await play_on(tables, (await running(tables, ADA, BEN, CLEO)).id, Rng(seed))
    await tables.drain()
    before = [one for one in await tables.store.ratings() if one.person != BEN.id]
    writer = tables.store._writer
    await writer.run(lambda database: mask_person(database, BEN.id))
    await writer.run(lambda database: database.execute("UPDATE tenure SET person_id = NULL WHERE person_id = 101"))
    await tables.records.rebuild()
    after = await tables.store.ratings()
    assert [one for one in after if one.person > 0] == before
    assert {one.person for one in after} == {ADA.id, CLEO.id, -1}
    assert len(await tables.store.results(person=-1)) == 3 and await tables.store.results(person=BEN.id) == ()


def test_what_is_earned_rests_on_what_everybody_saw_of_a_whole_game() -> None:
    table, lines = played("rail_line")
    assert table.match is not None
    last = len(table.match.log)

    def earned(begun: int, fact: Event) -> list[tuple[str, ...]]:
        parts = tuple(Tenure(info.seat, 7 + info.seat, "", None, begun, last, 9, FINISHED) for info in table.seats)
        extra = replace(lines[0], events=(*lines[0].events, fact))
        found = placings.result(replace(table, tenures=parts, phase=FINISHED), (extra, *lines[1:]), 1)
        assert found is not None
        return [one.feats for one in found.placings]

    assert "glass" in earned(1, event("glass", seat=0))[0]
    assert "glass" not in earned(1, event("glass", (Seat(0),), seat=0))[0], "nobody else saw it"
    assert earned(2, event("glass", seat=0)) == [() for _ in table.seats], "others have played a part"
