"""A start in two steps: everything is fixed and shown, then the number of its post decides the deal."""

from __future__ import annotations

import itertools
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import closing
from dataclasses import replace
from hashlib import sha256
from pathlib import Path

import pytest
import pytest_asyncio

from bot.store.table import CANCELLED, FINISHED, LOBBY, RUNNING, Person, Place, Table
from bot.tables import evidence, fairness, record, seals
from bot.tables.moments import DAY
from bot.tables.seekers import is_open
from bot.tables.writer import Tables
from rules.core import AnyRules, Rng
from tests.ages.releases import newest, unpack
from tests.bot.clock.hours import Times, hours
from tests.bot.house import ADA, BEN, CLEO, DORA, HERE, play_on, refusal

NUMBER = 1_300_000_000_000_000_000
THREAD = 77
OWN = "a word that nobody can guess 7251"


def dealt() -> Callable[[], str]:
    numbers = itertools.count(1)
    return lambda: sha256(str(next(numbers)).encode()).hexdigest()


def public(tables: Tables) -> Tables:
    """As the bot runs it: the deal waits for the number of a post."""
    tables._secret, tables.public = dealt(), True
    return tables


@pytest_asyncio.fixture
async def house(tables: Tables) -> AsyncIterator[Tables]:
    yield public(tables)


async def full(tables: Tables) -> Table:
    table = await tables.open(ADA, HERE, "toy", 2)
    return await tables.join(table.id, BEN)


async def shown(tables: Tables, number: int, message: int = NUMBER) -> Table:
    """The post is there."""
    return await tables.deal(number, fairness.start_seal(await tables.get(number)), message, THREAD)


async def kinds(tables: Tables, number: int) -> list[str]:
    return [row.kind for row in await tables.store.rows(number, 0)]


async def notices(tables: Tables, number: int) -> list[str]:
    return [row.payload["key"] for row in await tables.store.rows(number, 0) if row.kind == "notice"]


async def test_a_start_is_fixed_and_shown_and_dealt_by_the_number_of_its_post(house: Tables, toy: AnyRules) -> None:
    table = await full(house)
    await house.word(table.id, BEN, "eight  lucky")
    table = await house.start(table.id, ADA)
    assert (table.phase, table.match, table.starting) == (LOBBY, None, True)
    assert await kinds(house, table.id) == ["lobby", "lobby", "lobby", "lobby", "thread", "lobby", "seals"]
    table = await Tables(house.store, house._now, house._seed).get(table.id)
    assert fairness.awaits_number(table), "also after a restart"
    sealed = fairness.statement(table)
    assert [set(seat) for seat in sealed["seats"]] == [{"seat", "name"}, {"seat", "name", "word"}]
    assert "Ben" not in table.sealing and "lucky" not in table.sealing and table.secret not in table.sealing
    after = await shown(house, table.id)
    assert after.phase == RUNNING and after.match is not None and (after.drawn, after.drawn_in) == (NUMBER, THREAD)
    seed = seals.seed(table.secret, fairness.start_seal(table), NUMBER, ())
    assert after.match.header.seed == seed == fairness.sown(after)
    order = seals.lot(seed, (0, 1))
    assert [info.name for info in after.seats] == [("Ada", "Ben")[seat] for seat in order]
    assert (await kinds(house, table.id))[7:] == ["thread", "lobby", "turn", "members"], "the thread is not there yet"
    over = await play_on(house, table.id, Rng(1))
    text = record.written(over, await house.store.lines(table.id))
    findings = evidence.examined(record.parsed(text))
    assert str(evidence.wrong(findings)).startswith("the number is of 2024"), "this clock shows 1970"
    assert {one.key for one in findings if one.state == "true"} >= {"proof-start", "proof-words", "proof-seats-lot"}


async def test_a_number_deals_once_and_only_what_its_post_shows(house: Tables, toy: AnyRules) -> None:
    table = await house.start((await full(house)).id, ADA)
    assert await refusal(house.deal(table.id, "00" * 32, NUMBER, THREAD)) == "no-longer-possible"
    after = await shown(house, table.id)
    seal = fairness.start_seal(after)
    assert await refusal(house.deal(table.id, seal, NUMBER + 1, THREAD)) == "no-longer-possible"
    assert (await house.get(table.id)).match == after.match


async def test_nothing_changes_between_start_and_deal(house: Tables, toy: AnyRules) -> None:
    table = await house.open(ADA, HERE, "toy", 3)
    await house.join(table.id, BEN)
    table = await house.start(table.id, ADA)
    number = table.id
    refused = [
        await refusal(wish)
        for wish in (
            house.join(number, CLEO),
            house.start(number, ADA),
            house.word(number, BEN, "late"),
            house.word(number, ADA, "late"),
            house.set_rated(number, ADA, False),
            house.invite(number, ADA, CLEO.id),
            house.add_stand_in(number, ADA, "random"),
            house.hand_over(number, ADA, BEN),
            house.move(number, ADA, Place(HERE.guild, 9)),
            house.enlist(number, CLEO),
            house.extend(number, BEN),
        )
    ]
    assert set(refused) == {"being-dealt"}
    assert await house.get(number) == table


async def test_words_are_final_and_shown_as_seals(house: Tables, toy: AnyRules) -> None:
    table = await full(house)
    after = await house.word(table.id, ADA, "  lucky   seven ")
    (word,) = after.words
    assert (word.said, word.seal) == ("lucky seven", seals.of_word(word.salt, "lucky seven"))
    assert await refusal(house.word(table.id, ADA, "eight")) == "word-final"
    assert await refusal(house.word(table.id, CLEO, "ten")) == "not-seated"
    assert await refusal(house.word(table.id, BEN, "x" * 65)) == "word-too-long"
    assert await refusal(house.word(table.id, BEN, "   ")) == "word-empty"
    assert fairness.said(after) == ()
    assert fairness.said(await shown(house, (await house.start(table.id, ADA)).id)) == ((ADA.id, "lucky seven"),)
    assert await refusal(house.word(table.id, BEN, "late")) == "already-started"


async def test_whoever_leaves_takes_the_word_along(house: Tables, toy: AnyRules) -> None:
    table = await full(house)
    await house.word(table.id, BEN, "mine")
    await house.leave(table.id, BEN)
    assert (await house.join(table.id, CLEO)).words == ()
    assert (await house.word(table.id, CLEO, "another")).words[0].user == CLEO.id


async def undone_by(house: Tables, table: Table, how: str) -> Table:
    match how:
        case "leave":
            return await house.leave(table.id, BEN)
        case "kick":
            return await house.kick(table.id, ADA, BEN.id)
        case "forget":
            await house.forget(BEN.id)
        case "ban":
            await house.ban(replace(DORA, moderator=True), HERE.guild, BEN.id, "lobbies")
        case "post":
            await house.undo_start(table.id, fairness.start_seal(table))
    return await house.get(table.id)


@pytest.mark.parametrize("how", ["leave", "kick", "forget", "ban", "post"])
async def test_a_start_that_does_not_hold_is_undone_and_another_one_has_another_seal(
    how: str, house: Tables, toy: AnyRules
) -> None:
    table = await full(house)
    await house.word(table.id, ADA, "stays")
    table = await house.start(table.id, ADA)
    before = fairness.start_seal(table)
    after = await undone_by(house, table, how)
    assert (after.phase, after.starting, after.drawn) == (LOBBY, False, 0)
    assert [word.said for word in after.words] == ["stays"]
    assert (await notices(house, table.id))[-1] == "notice-start-undone"
    assert await refusal(house.deal(table.id, before, NUMBER, THREAD)) == "no-longer-possible"
    await house.undo_start(table.id, before)
    if BEN.id not in after.people:
        await house.join(table.id, CLEO)
    again = await house.start(table.id, ADA)
    assert fairness.start_seal(again) != before
    await house.undo_start(table.id, before)
    assert (await shown(house, table.id)).phase == RUNNING


async def test_the_host_may_close_it_meanwhile(house: Tables, toy: AnyRules) -> None:
    table = await house.start((await full(house)).id, ADA)
    assert (await house.cancel(table.id, ADA)).phase == CANCELLED
    assert await refusal(shown(house, table.id)) == "no-longer-possible"


async def test_a_table_that_is_being_dealt_is_not_open(house: Tables, toy: AnyRules) -> None:
    table = await house.open(ADA, HERE, "toy", 3)
    await house.join(table.id, BEN)
    assert is_open(await house.get(table.id))
    assert not is_open(await house.start(table.id, ADA))


async def test_other_rules_than_those_that_were_sealed_do_not_deal(
    house: Tables, toy: AnyRules, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An update has come between the start and its deal."""
    table = await house.start((await full(house)).id, ADA)
    monkeypatch.setattr(type(toy), "version", 99)
    after = await shown(house, table.id)
    assert (after.phase, after.starting) == (LOBBY, False)


async def test_whoever_plays_alone_is_dealt_at_once(house: Tables, toy: AnyRules) -> None:
    table = await house.begin_alone(ADA, HERE, "toy", "greedy", 2, {}, "en", None, False)
    assert table.phase == RUNNING and table.drawn == 0 and not fairness.statement(table)["public"]
    assert "seals" not in await kinds(house, table.id)


async def test_a_table_that_starts_by_itself_is_shown_too(tmp_path: Path, toy: AnyRules) -> None:
    async with hours(tmp_path, Times()) as at:
        tables = public(at.tables)
        table = await tables.open(ADA, HERE, "toy", 2, begins="full")
        assert (await tables.join(table.id, BEN)).starting
        timed = await tables.open(ADA, HERE, "toy", 2, begins=tables._now() + DAY)
        await tables.join(timed.id, BEN)
        await at.live(DAY + 60)
        assert (await tables.get(timed.id)).starting
        await at.live(5 * DAY)
        assert (await tables.get(timed.id)).starting, "it waits, and nobody is told to start it"
        assert "notice-lobby-full" not in await at.notices(timed.id)
        assert (await shown(tables, timed.id)).phase == RUNNING


async def test_a_rematch_keeps_its_seats(house: Tables, toy: AnyRules) -> None:
    friendly = await house.set_rated((await full(house)).id, ADA, False)
    first = await shown(house, (await house.start(friendly.id, ADA)).id)
    over = await play_on(house, first.id, Rng(1))
    assert over.phase == FINISHED
    lobby = await house.rematch(first.id, ADA)
    again = await house.join(lobby.id, BEN)
    assert again.starting and fairness.order(again) == (0, 1)
    after = await shown(house, again.id)
    assert after.people == over.people[1:] + over.people[:1]


# Cups


async def cup_tables(house: Tables, *people: Person) -> list[Table]:
    cup = await house.open_cup(ADA, HERE, "Frost cup", "round-robin", "toy", 2)
    for person in people:
        cup = await house.join_cup(cup.id, person)
    cup = await house.start_cup(cup.id, ADA)
    return [await house.get(pod.table) for pod in cup.pods if pod.table]


async def test_tables_of_cups_are_shown_before_they_are_dealt(house: Tables, toy: AnyRules) -> None:
    for table in await cup_tables(house, ADA, BEN, CLEO, DORA):
        assert table.starting and fairness.order(table) == (0, 1)
        assert await kinds(house, table.id) == ["lobby", "thread", "lobby", "seals", "notice"]
        assert (await shown(house, table.id, NUMBER + table.id)).people == table.people


async def test_a_table_of_a_cup_that_is_being_dealt_is_not_decided(house: Tables, toy: AnyRules) -> None:
    first, *_ = await cup_tables(house, ADA, BEN, CLEO, DORA)
    assert await refusal(house.decide_cup(first.cup, ADA, first.id)) == "cup-table-runs"


async def test_a_table_of_a_cup_that_somebody_leaves_before_its_deal_is_for_the_host_to_decide(
    house: Tables, toy: AnyRules
) -> None:
    table = next(one for one in await cup_tables(house, ADA, BEN, CLEO) if ADA.id not in one.people)
    await house.forget(table.people[0])
    after = await house.get(table.id)
    assert after.phase == CANCELLED
    assert [due.kind for _, due in await house.store.due(10**12) if due.payload.get("table") == table.id] == [
        "cup-table"
    ]


# Words under a seal of their person's own


async def test_a_seal_of_ones_own_is_told_after_the_number_and_goes_into_the_deal(house: Tables, toy: AnyRules) -> None:
    table = await full(house)
    after = await house.word(table.id, BEN, seals.of_own(OWN).upper())
    assert after.words[0].own and after.words[0].said == "" and after.words[0].seal == seals.of_own(OWN)
    table = await house.start(table.id, ADA)
    assert await refusal(house.word(table.id, BEN, "something else")) == "word-not-sealed"
    waits = await shown(house, table.id)
    assert waits.starting and waits.drawn == NUMBER and (await notices(house, table.id))[-1] == "notice-word-due"
    told = [row.payload for row in await house.store.rows(table.id, 0) if row.kind == "notice"][-1]
    assert told["users"] == [BEN.id]
    after = await house.word(table.id, BEN, OWN)
    assert after.phase == RUNNING and after.match is not None
    blind = seals.seed(table.secret, fairness.start_seal(table), NUMBER, ())
    assert after.match.header.seed not in (blind, seals.seed(table.secret, fairness.start_seal(table), 0, ()))
    assert (await Tables(house.store, house._now, house._seed).get(table.id)).words == after.words


@pytest.mark.parametrize(
    ("sealed", "told"),
    [(f"{OWN}\n", OWN), ("two  spaces", "two  spaces"), ("two spaces", "two  spaces"), ("x" * 500, "x" * 500)],
)
async def test_it_is_known_as_shells_and_discord_leave_it(sealed: str, told: str, house: Tables, toy: AnyRules) -> None:
    """`echo` adds a line feed, and a long word is no longer bound to the length of words that are shown."""
    table = await full(house)
    await house.word(table.id, BEN, seals.of_own(sealed))
    await house.start(table.id, ADA)
    assert await refusal(house.word(table.id, BEN, "x" * 501)) == "word-too-long"
    assert (await house.word(table.id, BEN, told)).words[0].said == sealed
    assert (await shown(house, table.id)).phase == RUNNING


async def test_it_may_be_told_before_the_post_is_there(house: Tables, toy: AnyRules) -> None:
    table = await full(house)
    await house.word(table.id, BEN, seals.of_own(OWN))
    await house.start(table.id, ADA)
    assert (await house.word(table.id, BEN, OWN)).starting
    assert await refusal(house.word(table.id, BEN, OWN)) == "being-dealt"
    assert (await shown(house, table.id)).phase == RUNNING


async def test_whoever_does_not_tell_it_can_be_sent_away_and_a_told_one_counts_no_more(
    house: Tables, toy: AnyRules
) -> None:
    table = await full(house)
    await house.word(table.id, BEN, seals.of_own(OWN))
    await house.word(table.id, ADA, seals.of_own("and mine"))
    await house.start(table.id, ADA)
    await shown(house, table.id)
    assert (await house.word(table.id, ADA, "and mine")).starting
    after = await house.kick(table.id, ADA, BEN.id)
    assert (after.starting, after.words) == (False, ()), "it is public: another one may be given"
    assert (await house.word(table.id, ADA, seals.of_own("a new one"))).words


# What was there before


async def test_words_that_lay_open_in_a_lobby_of_an_earlier_version_are_sealed(tmp_path: Path) -> None:
    file = unpack("0.2", tmp_path)
    with closing(sqlite3.connect(file)) as database:
        ((number, owner),) = database.execute(
            "SELECT id, owner_id FROM game_table WHERE phase = 'lobby' AND secret <> '' AND 1 < (SELECT count(*) FROM"
            " seat WHERE table_id = id AND user_id IS NOT NULL) ORDER BY id LIMIT 1"
        ).fetchall()
        database.execute("UPDATE game_table SET words = ? WHERE id = ?", ('[[0, "given openly"]]', number))
        database.commit()
    async with hours(tmp_path, Times(wall=newest(file))) as at:
        tables = public(at.tables)
        who = (await tables.get(number)).seats[0]
        assert await refusal(tables.word(number, Person(who.user or 0, who.name), "another")) == "word-final"
        started = await tables.start(number, Person(owner, "Host"))
        (word,) = started.words
        assert (word.said, word.user, started.open_words) == ("given openly", who.user, ())
        assert word.seal == seals.of_word(word.salt, word.said)
        assert (await shown(tables, number)).phase == RUNNING


async def test_a_restored_copy_shows_its_starts_again(house: Tables, toy: AnyRules) -> None:
    table = await house.start((await full(house)).id, ADA)
    await house.store.set_meta("restored", "yes")
    await house.restored()
    rows = await house.store.rows(table.id, 0)
    assert [row.kind for row in rows] == ["thread", "notice", "lobby", "seals"]
    assert rows[-1].payload == {"start": fairness.start_seal(await house.get(table.id))}
