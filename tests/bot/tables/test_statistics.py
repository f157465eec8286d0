"""What results come to for one person."""

from __future__ import annotations

from bot.store.result import EVERYWHERE, OVERALL, Answered, Placing, Rating, Result
from bot.store.table import Absence
from bot.tables.clocks import Stretch
from bot.tables.ratings import MILLION, SHOWN, YEAR
from bot.tables.statistics import Kind, Rival, Tally, figures, habit
from bot.tables.writer import Tables
from rules.core import Rng, Seat
from tests.bot.house import ADA, BEN, CLEO, DORA, HERE, play_on, running

ME, YOU, SHE = 1, 2, 3


def game(
    table: int, ranks: dict[int | None, int], scores: dict[int | None, int] | None = None, kind: str = "toy"
) -> Result:
    placings = tuple(
        Placing(Seat(n), 0, person, rank, (scores or {}).get(person), True, None, "finished")
        for n, (person, rank) in enumerate(ranks.items())
    )
    return Result(table, 1, kind, {"length": "long"}, len(ranks), table, 9, False, False, placings)


GAMES = (
    game(1, {ME: 1, YOU: 2}, {ME: 10, YOU: 5}),
    game(2, {ME: 1, YOU: 2, SHE: 3}, {ME: 7, YOU: 5, SHE: 1}),
    game(3, {ME: 2, YOU: 1}, {ME: 4, YOU: 5}),
    game(4, {ME: 1, SHE: 1, None: 3}, {ME: 30, SHE: 30, None: 2}, "other"),
    game(5, {ME: 1, None: 2}, {ME: 99}),
)


def test_games_wins_ranks_and_the_share_that_was_beaten() -> None:
    own = figures(GAMES, ME)
    assert (len(own.games), own.wins, own.practice) == (4, 3, 1)
    assert own.ranks == {1: 3, 2: 1} and own.beaten == (1 + 1 + 0 + 0.75) / 4
    assert own.streaks == (1, 2)
    assert figures(GAMES, 9).games == () and figures(GAMES, 9).beaten == 0


def test_points_by_game_variant_and_number_of_players() -> None:
    long = (("length", "long"),)
    assert figures(GAMES, ME).tallies == (
        Tally(Kind("toy", long, 2), 2, 1, 10, 70),
        Tally(Kind("other", long, 3), 1, 1, 30, 300),
        Tally(Kind("toy", long, 3), 1, 1, 7, 70),
    )
    assert figures([game(1, {ME: 1, YOU: 2})], ME).tallies == (Tally(Kind("toy", long, 2), 1, 1, None, None),)


def test_against_whom() -> None:
    assert figures(GAMES, ME).rivals == (Rival(YOU, 3, 2, 1), Rival(SHE, 2, 1, 0))


def test_who_has_left_and_who_has_come() -> None:
    left = Placing(Seat(0), 0, ME, None, None, False, None, "resigned", 5)
    came = Placing(Seat(0), 2, YOU, 1, 8, False, None, "finished")
    back = (
        Placing(Seat(0), 0, SHE, None, None, False, None, "replaced", 5),
        Placing(Seat(0), 2, SHE, 1, 3, False, None, "finished"),
    )
    other = Placing(Seat(1), 0, 9, 2, 1, True, None, "finished")
    first = Result(1, 1, "toy", {}, 2, 1, 9, False, False, (left, came, other))
    second = Result(2, 1, "toy", {}, 2, 2, 9, False, False, (*back, other))
    assert (figures([first], ME).left, figures([first], ME).games) == (1, ())
    assert (figures([first], YOU).rescues, figures([first], YOU).wins) == (1, 1)
    assert (figures([second], SHE).rescues, figures([second], SHE).left, figures([second], SHE).wins) == (0, 0, 1)


def test_what_was_earned_is_counted() -> None:
    def earning(table: int) -> Result:
        own = Placing(Seat(0), 0, ME, 1, 8, True, None, "finished", None, ("deed",))
        return Result(table, 1, "toy", {}, 2, table, 9, False, False, (own, Placing(Seat(1), 0, YOU, 2)))

    assert figures([earning(1), earning(2)], ME).feats == {("toy", "deed"): 2}


def test_the_usual_answer_does_not_count_nights_of_the_host_or_holidays() -> None:
    answered = [Answered(1, 0, 100, False), Answered(1, 200, 1_200, False), Answered(1, 2_000, 2_050, False)]
    assert habit(answered, (), ()).typical == 100
    assert habit(answered, (), (Absence(210, 1_190), Stretch(40, 100))).typical == 40
    late = habit([*answered, Answered(1, 0, 9_999, True)], (), ())
    assert (late.answers, late.lapses, late.typical) == (4, 1, 100)


def test_tables_played_to_the_end() -> None:
    sat = [
        (1, "finished"),
        (2, "replaced"),
        (2, "finished"),
        (3, "replaced"),
        (4, "resigned"),
        (5, "conceded"),
        (6, "cancelled"),
    ]
    found = habit((), sat, ())
    assert (found.kept, found.left, found.typical) == (3, 2, 0)


async def test_somebody_is_known_by_how_they_play(tables: Tables, toy: object) -> None:
    table = await play_on(tables, (await running(tables, ADA, BEN)).id, Rng(3))
    found = await tables.records.habit(ADA.id, HERE.guild, "toy")
    assert found.kept == 1 and found.left == found.lapses == 0 and found.answers > 2 and found.typical > 0
    assert (await tables.records.habit(ADA.id, 99, None)).answers == 0
    assert len((await tables.records.figures(ADA.id, HERE.guild, None)).games) == 1
    assert (await tables.records.figures(ADA.id, 99, None)).games == ()
    await tables.drain()
    assert [one.table for one in await tables.records.ratings(ADA.id, None, None)] == [table.id]


async def kept(tables: Tables, people: int, games: int, guild: int) -> None:
    """Ratings of some people, who are called as they have played."""
    for _ in range(games):
        await play_on(tables, (await running(tables, *(ADA, BEN, CLEO)[:people])).id, Rng(3))
    await tables.drain()


async def test_a_leaderboard_lists_who_has_played_there_enough(tables: Tables, toy: object) -> None:
    now = tables.now()
    await kept(tables, 2, SHOWN - 1, HERE.guild)
    assert await tables.records.leaders(HERE.guild, None, False, now) == ()
    await kept(tables, 3, 1, HERE.guild)
    found = await tables.records.leaders(HERE.guild, "toy", False, now)
    assert {one.person for one in found} == {ADA.id, BEN.id}, "Cleo has played once"
    assert [one.place for one in found] == [1, 2] and found[0].shown > found[1].shown
    assert {one.name for one in found} == {"Ada", "Ben"} and all(len(one.course) == SHOWN for one in found)
    assert await tables.records.leaders(HERE.guild, "toy", True, now) == found
    assert await tables.records.leaders(HERE.guild, "other", False, now) == ()
    # Nobody is told about in a server where they have not played, whatever they have done elsewhere.
    assert await tables.records.leaders(99, None, True, now) == await tables.records.leaders(99, None, False, now) == ()
    assert await tables.records.leaders(HERE.guild, None, False, tables.now() + YEAR + 9) == ()
    await tables.set_unlisted(found[0].person, True)
    (left,) = await tables.records.leaders(HERE.guild, None, False, now)
    assert left.person == found[1].person and left.place == 1
    assert await tables.records.hidden(found[0].person) and not await tables.records.hidden(left.person)


async def test_whose_data_were_deleted_is_on_no_list(tables: Tables, toy: object) -> None:
    table = await play_on(tables, (await running(tables, ADA, BEN)).id, Rng(3))
    await tables.drain()
    own = [Rating(EVERYWHERE, OVERALL, -1, n, table.id, 30 * MILLION, MILLION) for n in range(1, SHOWN + 1)]
    await tables.store.keep_ratings((table.id,), tuple(own))
    assert await tables.records.leaders(HERE.guild, None, True, tables.now()) == ()
    assert DORA.id not in await tables.store.names(HERE.guild, (DORA.id, -1))
