"""Somebody is forgotten: nothing of them is found again, the others play on, and a crash on the way changes nothing."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from bot.store.draft import AGAIN
from bot.store.table import CANCELLED, FINISHED, LOBBY, RUNNING, Person
from bot.tables import evidence, record
from bot.tables.announcements import CALLED
from bot.tables.moments import DAY
from bot.tables.notices import notice
from bot.texts import escaped
from rules.core import AnyRules
from tests.bot.clock.hours import Hours, Killed, Times, hours
from tests.bot.crowd import (
    BEN,
    CLEO,
    HERE,
    X,
    dumped,
    fill,
    found_in_bytes,
    found_in_rows,
    pad,
    played,
    sound,
    started,
)
from tests.bot.house import refusal

FILE = "stellwerk.db"
STEPS = ("begin_forgetting", "commit", "forget_at", "forget", "sweep", "drop_due")
"""What the store is asked to do on the way."""


@asynccontextmanager
async def lasting(folder: Path, times: Times) -> AsyncIterator[Hours]:
    """A house whose tables have secrets."""
    async with hours(folder, times) as at:
        at.tables._secret = lambda: "ab" * 32
        yield at


async def filled(folder: Path) -> None:
    """Make the database with everything."""
    from tests.conftest import toy_game  # noqa: PLC0415

    with toy_game():
        async with lasting(folder, Times()) as at:
            await fill(at)
        pad(folder / FILE)


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def full(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Path]:
    folder = tmp_path_factory.mktemp("full")
    await filled(folder)
    yield folder


@pytest.fixture
def folder(full: Path, tmp_path: Path) -> Path:
    """A copy to be changed."""
    shutil.copy(full / FILE, tmp_path / FILE)
    return tmp_path


async def test_no_trace_is_left_in_any_row_nor_in_the_free_parts_of_the_file(folder: Path, toy: AnyRules) -> None:
    assert len(found_in_rows(folder / FILE)) > 100
    async with lasting(folder, Times()) as at:
        await at.tables.forget(X.id)
        assert found_in_rows(folder / FILE) == []
        assert found_in_bytes(folder) == [], "while it runs"
        assert await at.tables.portrait(X.id) == {"rows": {}, "moves": [], "standing_orders": []}
        await at.live(3 * DAY)
        assert found_in_rows(folder / FILE) == [], "nor does anything of it come back"
    assert found_in_bytes(folder) == []


async def test_what_an_earlier_version_had_deleted_goes_as_well(folder: Path, toy: AnyRules) -> None:
    """It did not overwrite what it deleted."""
    with closing(sqlite3.connect(folder / FILE, isolation_level=None)) as database:
        database.execute("PRAGMA secure_delete = OFF")
        rows = [(f"old:{n}", f"{X.name} {X.id} " * 300) for n in range(50)]
        database.executemany("INSERT INTO meta (key, value) VALUES (?, ?)", rows)
        database.execute("DELETE FROM meta WHERE key LIKE 'old:%'")
    assert len(found_in_bytes(folder)) > 2
    async with lasting(folder, Times()) as at:
        await at.tables.forget(X.id)
    assert found_in_bytes(folder) == []


async def test_the_others_play_on_and_what_was_is_as_it_was(folder: Path, toy: AnyRules) -> None:
    before = dumped(folder / FILE)
    async with lasting(folder, Times()) as at:
        numbers = await at.store.find()
        old = {number: await at.tables.get(number) for number in numbers}
        await at.tables.forget(X.id)
        new = {number: await at.tables.get(number) for number in numbers}
        assert await sound(at.store, numbers) == [], "every log proves its state"
        for number, table in new.items():
            was = old[number]
            others = [info.user for info in was.seats if info.user not in (None, X.id)]
            assert [user for user in table.people if user != X.id] == others or was.phase == LOBBY
            assert table.owner in (0, *table.people, was.owner) and table.owner != X.id
            if was.match is not None and table.match is not None:
                assert table.match.log[: len(was.match.log)] == was.match.log
            if was.phase == RUNNING:
                assert table.phase == (RUNNING if others else CANCELLED)
                assert not any(info.free for info in table.seats)
                if others and not was.frozen:
                    await played(at.tables, number)
                    assert (await at.tables.get(number)).phase == FINISHED
            if was.phase == FINISHED:
                assert (table.phase, table.updated, table.revision) == (FINISHED, was.updated, was.revision)
                assert table.match == was.match
            if was.phase == LOBBY and was.owner == X.id:
                assert (table.phase == LOBBY) == bool(others), "passed on, or closed where nobody else is"
        after = dumped(folder / FILE)
    for name in ("profile", "away", "bell", "person", "result"):
        kept = [row for row in before[name] if str(X.id) not in str(row)]
        assert [row for row in after[name] if row in kept] == kept, f"{name}: what others have chosen stays"


async def test_a_finished_game_names_somebody_and_its_record_is_true(folder: Path, toy: AnyRules) -> None:
    async with lasting(folder, Times()) as at:
        finished = [
            number for number in await at.store.find(phases=(FINISHED,)) if X.id in (await at.tables.get(number)).people
        ]
        await at.tables.forget(X.id)
        proofs = []
        for number in finished:
            table = await at.tables.get(number)
            assert {"somebody", "jemand"} & set(table.names)
            renewed = {row.target for row in await at.store.rows(number, 0) if row.kind == AGAIN}
            posts = await at.store.posts(number)
            assert renewed == {post.message for (kind, _), post in posts.items() if kind in ("lobby", "board")}
            text = record.written(table, await at.store.lines(number))
            assert X.name not in text and str(X.id) not in text
            findings = evidence.examined(record.parsed(text))
            assert evidence.wrong(findings) is None
            proofs.append({one.key: dict(one.data) for one in findings})
            assert proofs[-1]["proof-names-deleted"] == {"count": 1}
            # Their word is gone, the others' words and the seed are as true as before.
            worded = any(word.user is not None for word in table.words)
            assert proofs[-1].get("proof-words-deleted") == ({"count": 1} if worded else None)
            assert ("proof-words" in proofs[-1]) == worded
        assert all({"proof-seal", "proof-start", "proof-log", "proof-entries"} <= set(proof) for proof in proofs)
        assert {"proof-words-deleted" in proof for proof in proofs} == {True, False}


async def test_their_seat_in_a_running_game_is_a_stand_in_s_and_nobody_is_told_whose_it_was(
    tmp_path: Path, toy: AnyRules
) -> None:
    async with lasting(tmp_path, Times()) as at:
        number = await started(at.tables, X, BEN, CLEO)
        await at.tables.forget(X.id)
        table = await at.tables.get(number)
        assert table.seats[0].stand_in == "greedy" and table.seats[0].former is None and table.owner == BEN.id
        rows = await at.store.rows(number, 0)
        told = [row.payload for row in rows if row.kind == "notice"]
        assert told == [notice("notice-forgotten", seat=0)]
        assert all(X.id not in row.payload.get(CALLED, ()) for row in rows)
        assert not [waits for waits in await at.store.waiting() if waits.lane == X.id]
        assert [one.person for one in table.tenures] == [None, None, BEN.id, CLEO.id]


async def test_others_figures_stay_and_rest_on_somebody_without_a_name(folder: Path, toy: AnyRules) -> None:
    """Ratings, placings and the tables of cups: one number below 0 stands for them everywhere."""
    before = dumped(folder / FILE)
    async with lasting(folder, Times()) as at:
        await at.tables.forget(X.id)
        await at.tables.drain()
        after = dumped(folder / FILE)
        for name in ("placing", "rating", "cup_seat"):
            swapped = [tuple(-1 if value == X.id else value for value in row) for row in before[name]]
            assert after[name][: len(swapped)] == swapped and len(swapped) > 0, name
        cups = [await at.tables.cup(number) for number in await at.store.find_cups(HERE.guild)]
        shown = {one.name for cup in cups for one in cup.entrants if one.person < 0}
        assert shown == {"jemand"} and not any(cup.owner == X.id for cup in cups)


async def test_who_may_not_play_stays_barred_until_a_moderator_says_otherwise(tmp_path: Path, toy: AnyRules) -> None:
    """Deleting one's data is no way around it, though nobody can read who it was."""
    judge = Person(5, "Eva", moderator=True)
    async with lasting(tmp_path, Times()) as at:
        await at.tables.ban(judge, HERE.guild, X.id, "keep")
        for _ in range(2):
            await at.tables.forget(X.id)
            assert found_in_rows(tmp_path / FILE) == [] and found_in_bytes(tmp_path) == []
            assert await refusal(at.tables.open(X, HERE, "toy", 2)) == "barred"
            assert await refusal(at.tables.seek(X, HERE, "toy", 2, "en")) == "barred"
            await at.tables.open(X, type(HERE)(44, 45), "toy", 2)
        assert await at.tables.banned(HERE.guild) == ()
        await at.tables.unban(judge, HERE.guild, X.id)
        await at.tables.open(X, HERE, "toy", 2)


async def test_whoever_comes_back_is_new(folder: Path, toy: AnyRules) -> None:
    async with lasting(folder, Times()) as at:
        await at.tables.forget(X.id)
        number = await started(at.tables, X, BEN)
        await played(at.tables, number, 2)
        assert [table.id for table in await at.tables.of_user(X.id)] == [number]
        kept = await at.tables.portrait(X.id)
        assert {row["id"] for row in kept["rows"]["game_table"]} == {number}
        assert len(kept["moves"]) == len([line for line in await at.store.lines(number) if line.entry.seat == 0])
        await at.tables.forget(X.id)
        assert found_in_rows(folder / FILE) == []


async def test_while_it_happens_they_wish_for_nothing(tmp_path: Path, toy: AnyRules) -> None:
    async with lasting(tmp_path, Times()) as at:
        number = await started(at.tables, X, BEN)
        at.tables.leaving.add(X.id)
        assert await refusal(at.tables.open(X, HERE, "toy", 2)) == "being-forgotten"
        assert await refusal(at.tables.propose_end(number, X)) == "being-forgotten"
        assert await refusal(at.tables.forget(X.id)) == "being-forgotten"


async def test_what_was_on_its_way_does_not_bring_them_back(tmp_path: Path, toy: AnyRules) -> None:
    """Rows that were read before, and are kept or noted as delivered after."""
    async with lasting(tmp_path, Times()) as at:
        from bot.store.call import Call  # noqa: PLC0415
        from bot.store.draft import Attached, Draft, Post  # noqa: PLC0415

        number = await started(at.tables, BEN, X)
        rows = [row for waits in await at.store.waiting() for row in await at.store.rows(number, waits.lane)]
        assert any(X.id in row.payload.get(CALLED, ()) for row in rows) and any(row.target == X.id for row in rows)
        await at.tables.forget(X.id)
        for row in rows:
            await at.store.trying(row, 1)
            follow = (Draft("hand", X.id, lane=X.id), Draft("nudge", 5, {CALLED: [BEN.id, X.id]}))
            shows = {"files": (Attached(1, "a.png", 2, X.name),), "parts": [["text", f"**{X.name}** lays"]]}
            post = Post(9, 1, f"{BEN.id},{X.id}", 3, called=(X.id,), **shows)
            await at.store.delivered(row, post, follow, (Call(X.id, number, 1, 0, 1),))
        await at.tables.dm_failed(X.id, number)
        assert found_in_rows(tmp_path / FILE) == []


async def test_what_posts_show_of_them_is_not_kept(tmp_path: Path, toy: AnyRules) -> None:
    """Also under a name that nobody knows any more; what others' tables show is theirs, whatever words are in it."""
    async with lasting(tmp_path, Times()) as at:
        from bot.store.draft import Attached, Post  # noqa: PLC0415

        odd = Person(X.id, 'X_*"ü')
        mine, other = await started(at.tables, BEN, odd), await started(at.tables, BEN, CLEO)
        for number, kind, text in (
            (mine, "turn", "by an earlier name"),
            (other, "turn", "nothing of theirs"),
            (other, "thread", f"{escaped(odd.name)} looks on"),
        ):
            row = next(row for row in await at.store.rows(number, 0) if row.kind == kind)
            shows = Post(row.id, 1, "", 3, (Attached(1, "a.png", 2, text),), [["box", ["text", text]]])
            await at.store.delivered(row, shows)
        await at.tables.forget(X.id)
        assert all(post.parts is None and post.files is None for post in (await at.store.posts(mine)).values())
        posts = await at.store.posts(other)
        assert posts["board", 0].parts is not None and posts["thread", 0].parts is not None


class Dying:
    """Dies around one of the steps by which somebody is forgotten."""

    def __init__(self, store: Any, last: int, when: str) -> None:
        self.last, self.when, self.steps, self.struck = last, when, 0, False
        for name in STEPS:
            setattr(store, name, self._around(getattr(store, name)))

    def _around(self, step: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
        async def taken(*given: Any) -> Any:
            self.steps += 1
            mine = self.steps == self.last
            if self.struck or (mine and self.when == "before"):
                self.struck = True
                raise Killed
            result = await step(*given)
            if mine:
                self.struck = True
                raise Killed
            return result

        return taken


@pytest.mark.parametrize(
    ("when", "every"),
    [("before", 9), ("after", 7), *(pytest.param(when, 1, marks=pytest.mark.drill) for when in ("before", "after"))],
)
async def test_a_death_between_any_two_steps_is_made_up_for(
    when: str, every: int, full: Path, tmp_path: Path, toy: AnyRules
) -> None:
    """At the next start the clock goes on where it was."""
    deaths, last = 0, 1 - every
    while True:
        last += every
        folder = tmp_path / str(last)
        folder.mkdir()
        shutil.copy(full / FILE, folder / FILE)
        times = Times()
        async with lasting(folder, times) as at:
            dying = Dying(at.store, last, when)
            try:
                await at.tables.forget(X.id)
            except Killed:
                deaths += 1
        if not dying.struck:
            break
        begun = last > 1 or when == "after"
        async with lasting(folder, times) as at:
            await at.live(60)
            assert bool(found_in_rows(folder / FILE)) != begun
            assert await sound(at.store, await at.store.find()) == []
        if begun:
            assert found_in_bytes(folder) == []
    assert deaths == (last - 1) // every and last > 25


async def test_everything_is_told_to_them_and_nothing_of_others(folder: Path, toy: AnyRules) -> None:
    """Every table of the schema in which they stand is in the file; nobody else's number, name or secret is."""
    async with lasting(folder, Times()) as at:
        kept = await at.tables.portrait(X.id)
        rows = found_in_rows(folder / FILE)
        assert set(kept["rows"]) - {"words"} == {row.partition(":")[0] for row in rows}
        secrets = [row[0] for row in _asked(folder, "SELECT secret FROM game_table WHERE secret <> ''")]
        seeds = [row[0] for row in _asked(folder, "SELECT seed FROM game_match")]
        states = [row[0] for row in _asked(folder, "SELECT state FROM game_match")]
        text = repr(kept)
        assert not any(secret in text for secret in (*secrets, *states))
        assert not any(seed in text for seed in seeds if len(seed) > 6)
        for table, found in kept["rows"].items():
            for row in found:
                for column in ("owner_id", "person_id", "user_id", "former_id"):
                    assert row.get(column) in (None, X.id), (table, row)
        assert kept["moves"] and kept["standing_orders"]
        assert not any(
            str(person.id) in repr(row)
            for table in ("seat", "tenure", "wait", "change", "game_table", "consent")
            for row in kept["rows"][table]
            for person in (BEN, CLEO)
        )
        counted = {name: len(found) for name, found in kept["rows"].items() if name != "words"}
        assert sum(counted.values()) == len({*rows}), counted


def _asked(folder: Path, query: str) -> list[tuple[Any, ...]]:
    with closing(sqlite3.connect(folder / FILE)) as database:
        return database.execute(query).fetchall()


async def test_of_a_server_that_is_gone_nothing_is_left_and_the_rest_stays(folder: Path, toy: AnyRules) -> None:
    times = Times()
    async with lasting(folder, times) as at:
        elsewhere = await at.tables.open(Person(5, "Eva"), type(HERE)(44, 45), "toy", 2)
        await at.tables.server_is(HERE.guild, False)
        await at.live(29 * DAY)
        assert len(await at.store.find()) > 10
        await at.tables.server_is(HERE.guild, True)
        await at.tables.server_is(HERE.guild, False)
        await at.live(29 * DAY)
        assert len(await at.store.find()) > 10, "it was back meanwhile: the days are counted anew"
        await at.live(DAY)
        assert await at.store.find() == (elsewhere.id,)
        assert HERE.guild not in await at.store.servers() and 44 in await at.store.servers()
        kept = {name for name, rows in dumped(folder / FILE).items() if str(HERE.guild) in str(rows)}
        assert kept == set()
