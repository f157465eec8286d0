"""What any store must keep, on whatever engine."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
import pytest_asyncio

from bot.store.call import Call
from bot.store.change import Change
from bot.store.draft import Attached, Draft, Post, Spoken, Waiting
from bot.store.errand import Errand
from bot.store.failure import AlreadyDone, Conflict, Overtaken
from bot.store.forgotten import Forgotten
from bot.store.lease import Shards
from bot.store.mailbox import Budget, Mailbox, Shut
from bot.store.match import Line, MatchRecord
from bot.store.person import PersonRecord
from bot.store.promise import Deed, Promise
from bot.store.protocol import OUT_OF_ORDER, Store
from bot.store.result import Answered, Placing, Rating, Result
from bot.store.server import ServerRecord
from bot.store.survey import OUT
from bot.store.table import Absence, Away, Due, SeatInfo, Table, Tenure, Wait, Word
from rules.core import Seat, event
from rules.match import Entry
from tests.postgres.engines import ENGINES, forget

Open = Callable[[], Awaitable[Store]]

TABLE = Table(
    id=0, guild=1, channel=2, thread=None, game="toy", options={"length": "long"}, language="de", access="invited",
    invited=(5, 6), owner=5, phase="running", revision=1,
    seats=(SeatInfo(Seat(0), 5, "Ada", None, None, True), SeatInfo(Seat(1), None, "Adler", "greedy", 6, False)),
    match=None, created=10, updated=11, orders={Seat(0): {"toll": "pay"}},
)  # fmt: skip
RECORD = MatchRecord(1, 2, (1 << 63) + 5, 1, "[1]", "[2]")


def line(n: int, revision: int, secret: bool = False) -> Line:
    entry = Entry(n, Seat(n % 2), f"bid {n}", "player", n == 1, f"{n:016x}")
    return Line(entry, revision, secret, (event("laid", seat=n, cell="b2"), event("drawn", (Seat(1),), card=3)), 40 + n)


@pytest.fixture(params=sorted(ENGINES))
def again(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Open]:
    """Opens the store over the same data."""
    yield lambda: ENGINES[request.param](tmp_path)
    forget(tmp_path)


@pytest_asyncio.fixture
async def store(again: Open) -> AsyncIterator[Store]:
    made = await again()
    yield made
    await made.close()


async def test_a_table_comes_back_as_it_was_kept(again: Open) -> None:
    store = await again()
    number = await store.commit(Change(TABLE, "open", 5, 900, RECORD, (line(1, 1), line(2, 1))))
    await store.close()
    store = await again()
    stored = await store.table(number)
    assert stored is not None
    assert stored.table == replace(TABLE, id=number)
    assert stored.match == RECORD
    assert stored.log == (line(1, 1).entry, line(2, 1).entry)
    assert await store.lines(number) == (line(1, 1), line(2, 1))
    assert await store.table(number + 1) is None
    await store.close()


async def test_a_later_change_replaces_what_it_changes_and_keeps_the_rest(store: Store) -> None:
    number = await store.commit(Change(TABLE, "open", match=RECORD, lines=(line(1, 1),)))
    after = replace(TABLE, id=number, revision=2, thread=9, orders={}, seats=(SeatInfo(Seat(0), 7, "Cleo"),))
    await store.commit(Change(after, "move", lines=(line(2, 2, secret=True),)))
    stored = await store.table(number)
    assert stored is not None and stored.table == after and stored.match == RECORD and len(stored.log) == 2
    assert await store.lines(number, 1) == (line(2, 2, secret=True),)


async def test_a_result_comes_with_the_commit_that_ends_a_game(store: Store) -> None:
    number = await store.commit(Change(TABLE, "open", lines=(line(1, 1),)))
    placings = (Placing(Seat(0), 0, 5, 1, 12, True, 1, "finished", None, ("deed",)), Placing(Seat(1), 0, None, 2))
    kept = Result(number, 1, "toy", {"length": "long"}, 2, 33, 4, True, False, placings)
    over = replace(TABLE, id=number, revision=2, phase="finished", updated=33)
    with pytest.raises(Overtaken):
        await store.commit(Change(replace(over, revision=1), "move", result=kept))
    assert await store.result(number) is None and await store.unsettled() == ()
    await store.commit(Change(over, "concede", result=replace(kept, table=0)))
    assert await store.result(number) == kept and await store.ended(number) == 33
    for known, found in (({"guild": 1}, 1), ({"guild": 2}, 0), ({"game": "toy"}, 1), ({"game": "x"}, 0)):
        assert len(await store.results(**known)) == found  # type: ignore[arg-type]
    assert await store.results(person=5) == (kept,) and await store.results(person=6) == ()


async def test_ratings_are_kept_by_server_game_and_person(store: Store) -> None:
    numbers = [await store.commit(Change(TABLE, "open")) for _ in range(2)]
    for number in numbers:
        await store.keep_result(Result(number, 1, "toy", {}, 2, 30 + number, 4, True, False))
    assert await store.counted_to() == (0, 0) and len(await store.results(uncounted=True)) == 2
    first = [Rating(guild, "", 5, n, numbers[n - 1], n, 8) for guild in (0, 1) for n in (1, 2)]
    await store.keep_ratings(tuple(numbers), tuple(first))
    assert await store.counted_to() == (30 + numbers[1], numbers[1]) and await store.results(uncounted=True) == ()
    assert await store.ratings() == tuple(first[:2]) and await store.ratings(1, "", 6) == ()
    newest = await store.standing(1, "", (5, 6))
    assert newest == {5: first[3]} and newest[5].finished == 30 + numbers[1]
    # Whatever is told of a table anew is counted anew.
    await store.keep_result(Result(numbers[1], 1, "toy", {}, 2, 40, 4, True, False))
    assert await store.ratings() == (first[0],) and [one.finished for one in await store.results(uncounted=True)] == [
        40
    ]
    await store.keep_ratings((numbers[0],), (), anew=True)
    assert await store.ratings() == () and len(await store.results(uncounted=True)) == 1


async def test_who_does_not_want_to_be_seen_in_records(store: Store) -> None:
    await store.set_person(replace(await store.person(5), unlisted=True))
    assert await store.unlisted((4, 5)) == {5} and (await store.person(5)).unlisted
    await store.set_server(ServerRecord(1, feats=False))
    assert not (await store.server(1)).feats and (await store.server(2)).feats


async def test_what_somebody_has_waited_for_and_where_they_sat(store: Store) -> None:
    wait = Wait(Seat(0), 5, 20, 1)
    part = Tenure(Seat(0), 5, "Ada", None, 1)
    number = await store.commit(Change(replace(TABLE, waits=(wait,), tenures=(part,)), "open"))
    assert await store.answered(5, None, None, 9) == () and await store.sat(5, None, None, 9) == ()
    done = replace(TABLE, id=number, revision=2, updated=50, tenures=(replace(part, last=3, ended="finished"),))
    await store.commit(Change(done, "play"))
    assert await store.answered(5, 1, "toy", 9) == (Answered(number, 20, 50, False),)
    assert await store.answered(5, 2, None, 9) == () and await store.answered(6, None, None, 9) == ()
    assert await store.sat(5, 1, "toy", 9) == ((number, "finished"),) and await store.sat(5, 1, "x", 9) == ()
    await store.keep_result(Result(number, 1, "toy", {}, 2, 50, 4, False, False))
    assert await store.names(1, (5, 6)) == {5: "Ada"} and await store.names(2, (5,)) == {}


async def test_what_binds_a_start_and_its_words_are_kept(store: Store) -> None:
    words = (Word(0, 5, "lucky", "ab", "cd"), Word(1, None, "", "", "ef", own=True, told="01"))
    seats = (replace(TABLE.seats[0], salt="23"), *TABLE.seats[1:])
    part = Tenure(Seat(0), 5, "Ada", None, 1, sworn="Ada", salt="45", seal="67")
    bound = replace(TABLE, words=words, seats=seats, tenures=(part,), sealing='{"x":1}', drawn=2**60, drawn_in=2**59)
    number = await store.commit(Change(bound, "start"))
    stored = await store.table(number)
    assert stored is not None
    kept = stored.table
    assert (kept.words, kept.seats, kept.tenures) == (words, seats, (part,))
    assert (kept.sealing, kept.drawn, kept.drawn_in) == ('{"x":1}', 2**60, 2**59)
    await store.commit(Change(replace(bound, id=number, revision=2, words=()), "leave"))
    later = await store.table(number)
    assert later is not None and later.table.words == ()


async def test_the_same_interaction_twice_is_refused_whole(store: Store) -> None:
    number = await store.commit(Change(TABLE, "open", interaction=900))
    later = replace(TABLE, id=number, revision=2, language="en")
    with pytest.raises(AlreadyDone):
        await store.commit(Change(later, "move", interaction=900, drafts=(Draft("turn"),)))
    stored = await store.table(number)
    assert stored is not None and stored.table.language == "de"
    assert await store.waiting() == ()
    assert await store.done(900) and not await store.done(901)


async def test_of_two_changes_from_one_revision_the_second_is_refused_whole(store: Store) -> None:
    number = await store.commit(Change(TABLE, "open"))
    one = replace(TABLE, id=number, revision=2, language="en")
    await store.commit(Change(one, "move"))
    with pytest.raises(Overtaken):
        await store.commit(Change(replace(one, language="fr"), "move", lines=(line(1, 2),)))
    stored = await store.table(number)
    assert stored is not None and stored.table == one and stored.log == ()


async def test_a_change_that_breaks_in_the_middle_leaves_nothing_behind(store: Store) -> None:
    number = await store.commit(Change(TABLE, "open", lines=(line(1, 1),)))
    later = replace(TABLE, id=number, revision=2)
    with pytest.raises(Conflict):
        await store.commit(Change(later, "move", interaction=3, lines=(line(1, 2),), drafts=(Draft("turn"),)))
    assert not await store.done(3)
    await store.commit(Change(later, "move", interaction=3))


async def test_changes_of_many_tasks_at_once_do_not_mix(store: Store) -> None:
    number = await store.commit(Change(TABLE, "open"))
    rivals = [Change(replace(TABLE, id=number, revision=2, language=f"l{n}"), "move", interaction=n) for n in range(20)]
    results = await asyncio.gather(*map(store.commit, rivals), return_exceptions=True)
    assert [result for result in results if isinstance(result, int)] == [number]
    assert sum(isinstance(result, Overtaken) for result in results) == 19
    winner = next(n for n, result in enumerate(results) if isinstance(result, int))
    stored = await store.table(number)
    assert stored is not None and stored.table.language == f"l{winner}"
    assert [await store.done(n) for n in range(20)] == [n == winner for n in range(20)]


async def test_a_cancelled_caller_leaves_no_transaction_open(store: Store) -> None:
    for beats in range(8):
        task = asyncio.create_task(store.commit(Change(TABLE, "open", interaction=1000 + beats)))
        for _ in range(beats):
            await asyncio.sleep(0)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        await store.commit(Change(TABLE, "open", interaction=2000 + beats))
    assert all([await store.done(2000 + beats) for beats in range(8)])


async def test_tables_are_found_by_all_conditions_together(store: Store) -> None:
    first = await store.commit(Change(TABLE, "open"))
    second = await store.commit(Change(replace(TABLE, thread=33, phase="finished"), "open"))
    third = await store.commit(Change(replace(TABLE, guild=8, seats=(SeatInfo(Seat(0), 6, "Ben"),)), "open"))
    assert await store.find() == (third, second, first)
    assert await store.find(thread=33) == (second,)
    assert await store.find(user=5) == (second, first)
    assert await store.find(user=5, phases=("running", "lobby")) == (first,)
    assert await store.find(guild=8) == (third,)
    assert await store.find(guild=8, user=5) == ()
    asked = replace(TABLE, thread=34, dues=(DUE,))
    fourth = await store.commit(Change(asked, "open"))
    assert await store.find(lacks=DUE.name) == (third, second, first)
    assert await store.find(lacks=LATER.name, user=5) == (fourth, second, first)


async def test_what_waits_for_discord_keeps_its_order_and_its_nonce(again: Open) -> None:
    store = await again()
    drafts = (Draft("lobby"), Draft("turn", payload={"key": "ü"}), Draft("hand", 6, lane=6))
    number = await store.commit(Change(TABLE, "open", drafts=drafts))
    rows = await store.rows(number, 0)
    (hand,) = await store.rows(number, 6)
    assert await store.waiting() == (
        Waiting(number, 0, rows[1].id),
        Waiting(number, 6, hand.id),
    )
    assert [(row.kind, row.target, row.payload, row.revision) for row in rows] == [
        ("lobby", 0, {}, 1),
        ("turn", 0, {"key": "ü"}, 1),
    ]
    assert len({row.nonce for row in rows}) == 2 and all(len(row.nonce) <= 25 for row in rows)
    await store.trying(rows[0], 4)
    await store.trying(rows[0], 5)
    await store.close()
    store = await again()
    tried = (await store.rows(number, 0))[0]
    assert (tried.attempts, tried.tried_revision, tried.nonce) == (2, 4, rows[0].nonce)
    await store.close()


async def test_delivery_remembers_the_message_and_brings_what_follows(store: Store) -> None:
    number = await store.commit(Change(TABLE, "open", drafts=(Draft("turn"), Draft("notice"))))
    turn, notice = await store.rows(number, 0)
    await store.delivered(turn, Post(77, 1, "abc"), (Draft("strip", 66),))
    assert await store.posts(number) == {("board", 0): Post(77, 1, "abc")}
    assert [row.kind for row in await store.rows(number, 0)] == ["notice", "strip"]
    await store.drop(notice)
    strip = (await store.rows(number, 0))[0]
    await store.delivered(strip, None)
    assert await store.waiting() == ()


async def test_a_post_keeps_its_pictures_and_what_it_shows_and_the_board_before_it_until_it_is_bare(
    again: Open,
) -> None:
    store = await again()
    number = await store.commit(Change(TABLE, "open", drafts=(Draft("turn"), Draft("turn"), Draft("strip", 77))))
    first, second, strip = await store.rows(number, 0)
    shown = Post(77, 1, "a", 5, (Attached(9, "board.png", 12, "Müller’s board"),), [["box", ["text", "ü"]]], (3, 4))
    await store.delivered(first, shown)
    await store.close()
    store = await again()
    assert await store.posts(number) == {("board", 0): shown}
    await store.delivered(second, Post(78, 2))
    assert await store.posts(number) == {("board", 0): Post(78, 2), ("old", 77): shown}
    await store.delivered(strip, None)
    assert await store.posts(number) == {("board", 0): Post(78, 2)}
    await store.close()


async def test_a_call_that_has_gone_out_before_its_post_outlives_a_restart(again: Open) -> None:
    store = await again()
    number = await store.commit(Change(TABLE, "open", drafts=(Draft("turn"),)))
    (row,) = await store.rows(number, 0)
    await store.put_off(replace(row, rejections=2, complaint="400 50035"))
    await store.spoke(replace(row, spoken=Spoken("turn", 5, 77, (3, 4))), (Draft("hush", 66),))
    await store.close()
    store = await again()
    kept, hush = await store.rows(number, 0)
    assert kept.spoken == Spoken("turn", 5, 77, (3, 4)) and (kept.rejections, kept.complaint) == (2, "400 50035")
    assert kept.nonce != row.nonce, "the next message of this row is another one"
    assert (hush.kind, hush.target) == ("hush", 66)
    await store.close()


async def test_patience_and_what_was_given_up_outlive_a_restart(again: Open) -> None:
    store = await again()
    number = await store.commit(Change(TABLE, "open", drafts=(Draft("lobby"), Draft("notice"))))
    lobby, notice = await store.rows(number, 0)
    await store.put_off(replace(lobby, due=77, failures=1, refusals=2, tried_revision=3), (Draft("alarm", 5, lane=5),))
    await store.give_up(notice, "gone")
    await store.close()
    store = await again()
    (kept,) = await store.rows(number, 0)
    assert (kept.due, kept.failures, kept.refusals, kept.tried_revision) == (77, 1, 2, 3)
    assert [waits.lane for waits in await store.waiting()] == [0, 5]
    await store.close()


async def test_running_tables_that_cannot_go_on_are_counted_apart(store: Store) -> None:
    numbers = [await store.commit(Change(TABLE, "open")) for _ in range(3)]
    assert (await store.survey(0)).phases == {"running": 3} and await store.stuck() == ()
    for number, why in zip(numbers, ("cannot be read", "", "its game is not installed"), strict=True):
        await store.set_meta(f"{OUT_OF_ORDER}{number}", why)
    assert (await store.survey(0)).phases == {OUT: 2, "running": 1} and await store.stuck() == (numbers[0], numbers[2])
    await store.commit(Change(replace(TABLE, id=numbers[0], revision=2, phase="cancelled"), "cancel"))
    assert (await store.survey(0)).phases == {"cancelled": 1, OUT: 1, "running": 1}
    assert await store.stuck() == (numbers[2],)


async def test_people_and_notes_are_kept(store: Store) -> None:
    assert await store.person(5) == PersonRecord(5)
    await store.set_person(PersonRecord(5, "de", "en", True))
    assert await store.person(5) == PersonRecord(5, "de", "en", True)
    assert await store.meta("hash") is None
    await store.set_meta("hash", "1")
    await store.set_meta("hash", "2")
    assert await store.meta("hash") == "2"


DUE = Due("seat-1", "stand-in", 5_000, 4_000, {"user": 6, "name": "Käthe"})
LATER = Due("lobby", "lobby-end", 7_000)


async def test_what_is_due_is_kept_with_the_table_and_replaced_in_the_same_commit(again: Open) -> None:
    store = await again()
    number = await store.commit(Change(replace(TABLE, dues=(LATER, DUE)), "open"))
    await store.close()
    store = await again()
    stored = await store.table(number)
    assert stored is not None and stored.table.dues == (LATER, DUE)
    assert await store.next_look() == 5_000
    assert await store.due(4_999) == ()
    assert await store.due(5_000) == ((number, DUE),)
    assert await store.due(7_000) == ((number, DUE), (number, LATER))
    moved = replace(DUE, at=9_000, payload={})
    await store.commit(Change(replace(TABLE, id=number, revision=2, dues=(moved,)), "move"))
    assert await store.due(9_000) == ((number, moved),)
    await store.commit(Change(replace(TABLE, id=number, revision=3), "move"))
    assert await store.next_look() is None
    await store.close()


async def test_a_refused_change_leaves_what_is_due_as_it_was(store: Store) -> None:
    number = await store.commit(Change(replace(TABLE, dues=(DUE,)), "open", interaction=900))
    for change in (
        Change(replace(TABLE, id=number), "move"),
        Change(replace(TABLE, id=number, revision=2), "move", interaction=900),
    ):
        with pytest.raises((Overtaken, AlreadyDone)):
            await store.commit(change)
        assert await store.due(5_000) == ((number, DUE),)


async def test_two_tables_may_have_something_due_by_the_same_name(store: Store) -> None:
    first = await store.commit(Change(replace(TABLE, dues=(DUE,)), "open"))
    second = await store.commit(Change(replace(TABLE, dues=(DUE,)), "open"))
    assert await store.due(5_000) == ((first, DUE), (second, DUE))


async def test_looking_again_moves_the_look_and_not_the_moment(store: Store) -> None:
    number = await store.commit(Change(replace(TABLE, dues=(DUE,)), "open"))
    await store.look_again(number, DUE, 6_000)
    assert await store.next_look() == 6_000 and await store.due(5_999) == ()
    assert await store.due(6_000) == ((number, DUE),)
    await store.look_again(number, replace(DUE, at=1), 8_000)
    assert await store.next_look() == 6_000, "it has been replaced meanwhile"


async def test_what_is_due_of_no_single_table_is_set_once_and_dropped(store: Store) -> None:
    house = Due("server-1", "server-gone", 50, 20, {"guild": 1})
    await store.set_due(house)
    await store.set_due(replace(house, at=99))
    assert await store.due(100) == ((0, house),)
    await store.drop_due("server-1")
    assert await store.due(100) == ()


async def test_an_absence_told_twice_only_grows(store: Store) -> None:
    for absence in (Absence(50, 60), Absence(10, 30), Absence(10, 20), Absence(10, 40)):
        await store.add_absence(absence)
    assert await store.absences() == (Absence(10, 40), Absence(50, 60))


async def test_stretches_away_are_kept_by_person_with_what_is_due(again: Open) -> None:
    first, second, other = Away(7, 100, 200), Away(7, 300, 400), Away(8, 50, 90, 60)
    look = Due("away-7", "away", 100)
    store = await again()
    await store.keep_away(second, look)
    await store.keep_away(first, replace(look, at=50))
    await store.keep_away(other, None)
    await store.keep_away(replace(first, ended=150), replace(look, at=300))
    await store.close()
    store = await again()
    assert await store.aways((7, 8, 9)) == (other, replace(first, ended=150), second)
    assert await store.aways((7,)) == (replace(first, ended=150), second)
    assert await store.aways(()) == ()
    assert await store.due(1_000) == ((0, replace(look, at=300)),)
    await store.keep_away(replace(second, ended=300), None)
    assert await store.aways((7,)) == (replace(first, ended=150),), "called off"
    await store.close()


async def test_an_errand_happens_whole_or_not_at_all(store: Store) -> None:
    table = await store.commit(Change(TABLE, "open"))
    due, other = Due("daily-5", "daily", 60, None, {"date": "2026-01-01"}), Due("daily-5", "daily", 90)
    await store.set_due(due)
    draft = Draft("digest", 5, {"why": "daily"}, lane=5)
    held, sent = Call(5, table, 3, 0, 40, 70, "quiet"), Call(5, table, 2, 0, 30)
    errand = Errand(
        5, due, dues=(other,), drafts=((table, draft), (99, draft)), calls=(held, sent), digested="2026-01-01"
    )
    await store.run(errand)
    for _ in range(2):
        assert [(row.kind, row.target) for row in await store.rows(table, 5)] == [("digest", 5)], "of no table, none"
        assert await store.calls(5, 50) == (held,) and await store.calls(5, 0) == (sent, held)
        assert await store.calls(5, 50, table) == (sent, held)
        assert {(one.name, one.at) for _, one in await store.due(1_000)} == {("daily-5", 90), ("make-up-5", 70)}
        assert await store.digested(5) == "2026-01-01" and await store.person(5) == PersonRecord(5)
        with pytest.raises(Overtaken):
            await store.run(replace(errand, calls=(), digested="2026-01-02"))
    chosen = PersonRecord(5, "de", zone="Asia/Tokyo", way="both", reminders=4, quiet=(60, 0), digest=90)
    await store.run(Errand(5, calls=(replace(held, held=None),), person=chosen))
    assert {one.name for _, one in await store.due(1_000)} == {"daily-5"}, "nothing is held back any more"
    assert await store.person(5) == chosen and await store.digested(5) == "2026-01-01"
    await store.run(Errand(5, dropped=(sent,)))
    assert await store.calls(5, 0) == (replace(held, held=None),)


async def test_calls_are_kept_with_their_delivery_and_forgotten_after_days(store: Store) -> None:
    table = await store.commit(Change(TABLE, "open", drafts=(Draft("turn"), Draft("turn"))))
    first, second = await store.rows(table, 0)
    old = Call(5, table, 2, 0, 100)
    await store.delivered(first, None, (), (old, Call(6, table, 2, 0, 100, 500, "quiet")))
    assert await store.next_look() == 500
    new = Call(5, table, 3, 0, 100 + 4 * 86_400)
    await store.delivered(second, None, (), (new,))
    assert await store.calls(5, 0) == (new,) and len(await store.calls(6, 0)) == 1


async def test_the_store_knows_who_did_something_last_and_where_tables_stand(store: Store) -> None:
    assert await store.newest() == 0
    number = await store.commit(Change(TABLE, "open", 5))
    await store.commit(Change(replace(TABLE, id=number, revision=2, updated=30), "move", 6))
    await store.commit(Change(replace(TABLE, id=number, revision=3, updated=40), "tick"))
    await store.commit(Change(replace(TABLE, id=number, revision=4, updated=35), "move", 5))
    assert await store.seen(number) == {5: 35, 6: 30}
    assert await store.newest() == 40
    await store.commit(Change(replace(TABLE, guild=7, phase="finished"), "open", 5))
    assert await store.guilds(("lobby", "running")) == (1,)
    assert await store.guilds(("running", "finished")) == (1, 7)


async def test_a_lease_has_one_holder_whose_number_grows(store: Store) -> None:
    first = await store.take_lease("shards 0-3", "one", 60)
    assert first is not None and (first.holder, first.epoch) == ("one", 1)
    assert await store.take_lease("shards 0-3", "two", 60) is None
    again = await store.take_lease("shards 0-3", "one", 60)
    assert again is not None and again.epoch == 1
    assert await store.renew_lease(first, 30) is not None
    ((held,),) = [await store.leases()]
    assert held.holder == "one" and 0 < held.left <= 30
    await store.release_lease(first)
    second = await store.take_lease("shards 0-3", "two", 60)
    assert second is not None and second.epoch == 2
    # Whoever has lost it can neither prolong nor end what the next one holds.
    assert await store.renew_lease(first, 60) is None
    await store.release_lease(first)
    assert await store.take_lease("shards 0-3", "three", 60) is None


async def test_a_lease_that_has_run_out_is_anybodys_and_of_many_one_gets_it(store: Store) -> None:
    lost = await store.take_lease("clock", "gone", -1)
    assert lost is not None and (await store.leases())[0].left < 0
    taken = await asyncio.gather(*(store.take_lease("clock", f"p{n}", 60) for n in range(8)))
    (winner,) = [one for one in taken if one is not None]
    assert winner.epoch == 2 and await store.renew_lease(lost, 60) is None


async def test_a_promise_is_kept_by_one_and_its_token_is_nowhere_afterwards(store: Store) -> None:
    first, second = (Promise(n, 7, f"token {n}", n, "de", "one", "a", 100 + n) for n in (1, 2))
    await store.note_promises((first, second), ())
    await store.note_promises((replace(second, begun=True),), ())
    assert await store.promises("a") == ()
    assert await store.promises("b") == (first, replace(second, begun=True))
    taken = await asyncio.gather(*(store.take_promise(first, "two", run) for run in ("b", "c", "d")))
    assert sorted(taken) == [False, False, True]
    assert not await store.take_promise(first, "two", "e")
    # What the dead one has promised is given anew by whoever hears of it again.
    await store.note_promises((replace(second, holder="two", run="b"),), ())
    assert not await store.take_promise(second, "three", "f")
    await store.note_promises((), (2, 3))
    assert [one.interaction for one in await store.promises("")] == [1]
    await store.forget_promises(101)
    assert len(await store.promises("")) == 1
    await store.forget_promises(102)
    assert await store.promises("") == ()


async def test_what_came_of_an_interaction_is_known_by_its_commit(store: Store) -> None:
    number = await store.commit(Change(TABLE, "open", 5, interaction=99))
    assert await store.came_of(99) == Deed(number, 1, 5) and await store.came_of(98) is None


async def test_shards_of_one_key_are_opened_one_after_the_other(store: Store) -> None:
    waits = sorted(await asyncio.gather(*(store.identify_slot(0, apart=10_000) for _ in range(4))))
    assert waits[0] == 0.0 and all(
        9_000 < after - before <= 10_001 for before, after in zip(waits, waits[1:], strict=False)
    )
    assert await store.identify_slot(1, apart=10_000) == 0.0


async def test_what_waits_and_is_due_belongs_to_the_shard_of_its_server(store: Store) -> None:
    guilds = [0 << 22 | 1, 1 << 22 | 7, 5 << 22 | 3]
    due = Due("lobby", "lobby-warning", 50)
    numbers = [
        await store.commit(Change(replace(TABLE, guild=guild, dues=(due,)), "open", drafts=(Draft("lobby"),)))
        for guild in guilds
    ]
    await store.set_due(Due("week", "week", 40))
    odd, even = Shards(4, (1, 3)), Shards(4, (0,))
    assert [one.table for one in await store.waiting(odd)] == numbers[1:]
    assert [one.table for one in await store.waiting(even)] == numbers[:1]
    assert [one.table for one in await store.waiting()] == numbers and await store.waiting(Shards(4, ())) == ()
    assert [table for table, _ in await store.due(60, odd)] == numbers[1:]
    assert [table for table, _ in await store.due(60, even)] == [0, numbers[0]]
    assert await store.next_look(odd) == 50 and await store.next_look(even) == 40
    assert await store.next_look(Shards(4, (2,))) is None
    assert [odd.holds(guild) for guild in (0, *guilds)] == [False, False, True, True] and even.holds(0)


async def test_a_commit_that_is_asked_for_again_is_known_by_its_key(store: Store) -> None:
    opening = Change(TABLE, "open")
    number = await store.commit(opening)
    with pytest.raises(AlreadyDone):
        await store.commit(opening)
    later = Change(replace(TABLE, id=number, revision=2), "clock")
    await store.commit(later)
    with pytest.raises(AlreadyDone):
        await store.commit(later)
    # By its interaction too, where its revision has been taken besides.
    pressed = Change(replace(TABLE, id=number, revision=3), "move", interaction=77)
    await store.commit(pressed)
    with pytest.raises(AlreadyDone):
        await store.commit(replace(pressed, key=pressed.key ^ 1))
    with pytest.raises(Overtaken):
        await store.commit(replace(pressed, key=pressed.key ^ 1, interaction=78))


async def test_what_was_delivered_already_leaves_nothing_more_behind(store: Store) -> None:
    number = await store.commit(Change(TABLE, "open", drafts=(Draft("lobby"),)))
    (row,) = await store.rows(number, 0)
    await store.delivered(row, Post(100, 1), (Draft("hush", 9),))
    await store.delivered(row, Post(200, 1), (Draft("hush", 9),))
    assert [one.kind for one in await store.rows(number, 0)] == ["hush"]
    assert (await store.posts(number))[("lobby", 0)].message == 100


async def test_two_people_change_seats_and_numbers_are_as_large_as_discord_s(store: Store) -> None:
    great = (1 << 63) - 1
    seats = (SeatInfo(Seat(0), great, "Ada"), SeatInfo(Seat(1), great - 1, "Ben"))
    number = await store.commit(Change(replace(TABLE, guild=great, seats=seats, orders={}), "open", great, great))
    changed = replace(
        TABLE, id=number, guild=great, revision=2, orders={},
        seats=tuple(replace(one, seat=Seat(1 - one.seat)) for one in reversed(seats)),
    )  # fmt: skip
    await store.commit(Change(changed, "swap"))
    stored = await store.table(number)
    assert stored is not None and stored.table == changed and await store.done(great)
    assert await store.find(user=great - 1, guild=great) == (number,)


async def test_a_name_with_a_nul_stops_nobody(store: Store) -> None:
    number = await store.commit(Change(replace(TABLE, seats=(SeatInfo(Seat(0), 5, "A\0da"),), orders={}), "open"))
    stored = await store.table(number)
    assert stored is not None and stored.table.seats[0].name.replace("\0", "") == "Ada"


NOON = 1_700_000_000


async def test_a_conversation_is_kept_until_it_is_lost(store: Store) -> None:
    assert await store.mailbox(5) == Mailbox(5)
    await store.keep_mailbox(5, 900)
    assert (await store.mailbox(5)).channel is None, "without leave: the person may have been forgotten"
    assert await store.take_opening(5, NOON, Budget()) == 0
    await store.keep_mailbox(5, 900)
    assert await store.mailbox(5) == Mailbox(5, 900)
    await store.shut_mailbox(5, NOON + 60)
    assert await store.mailbox(5) == Mailbox(5, 900, NOON + 60)
    await store.lose_mailbox(5)
    assert await store.mailbox(5) == Mailbox(5, None, NOON + 60)
    await store.keep_mailbox(5, 901)
    assert await store.mailbox(5) == Mailbox(5, 901)


async def test_who_is_forgotten_while_a_conversation_is_opened_stays_forgotten(store: Store) -> None:
    assert await store.take_opening(5, NOON, Budget()) == 0
    await store.forget(Forgotten(5), Due("forget-5", "forget", NOON, None, {}))
    await store.keep_mailbox(5, 900)
    assert await store.mailbox(5) == Mailbox(5)


async def test_openings_are_counted_by_the_hour_and_by_the_day(store: Store) -> None:
    budget = Budget(hour=2, day=3)
    assert [await store.take_opening(user, NOON + user, budget) for user in (1, 2)] == [0, 0]
    assert await store.take_opening(3, NOON + 60, budget) == 3_600 + 1 - 60
    assert (await store.mailbox(3)) == Mailbox(3) and await store.take_opening(3, NOON + 3_601, budget) == 0
    assert await store.take_opening(4, NOON + 7_200, budget) == 86_400 + 1 - 7_200
    assert await store.take_opening(4, NOON + 7_200, None) == 0, "the operator is told at any time"
    assert await store.take_opening(5, NOON + 7_200, Budget(0, 0)) > 0


async def test_two_who_ask_at_once_get_one_last_opening(again: Open) -> None:
    # Two processes on a server; on a file there is one.
    store = await again()
    other = await again() if store.shared else store
    budget = Budget(hour=10, day=10)
    asked = [(store, other)[user % 2].take_opening(user, NOON, budget) for user in range(30)]
    assert sorted(await asyncio.gather(*asked)).count(0) == 10
    await store.close()
    if other is not store:
        await other.close()


async def test_a_valve_is_shut_for_all_and_doubts_are_counted_until_it_works(store: Store) -> None:
    assert await store.valves() == {}
    await store.shut_valve("opening", NOON + 100, "40003")
    assert (await store.valves())["opening"] == Shut(NOON + 100, "40003", 0)
    assert await store.take_opening(5, NOON, None) == 100
    assert await store.take_opening(5, NOON + 100, None) == 0
    assert [await store.doubt("opening", 5, NOON + 9) for _ in range(2)] == [1, 2]
    assert (await store.mailbox(5)).shut == NOON + 9
    await store.keep_mailbox(5, 900)
    assert (await store.valves())["opening"] == Shut(NOON + 100, "", 0)
    await store.doubt("writing", 5, NOON + 9)
    await store.trust("writing")
    assert (await store.valves())["writing"] == Shut()
