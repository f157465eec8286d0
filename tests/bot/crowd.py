"""A database with everything that can be known of people: tables of every kind, and one person who is in all of it."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

from bot.store.answer import LEADERS, Answer
from bot.store.call import Call, made_up
from bot.store.charter import Charter
from bot.store.draft import Post
from bot.store.errand import Errand
from bot.store.holdings import PERSONS, Held, holdings
from bot.store.seeker import Bell
from bot.store.sqlite import SqliteStore
from bot.store.table import Person, Place
from bot.tables import record
from bot.tables.paces import PRESETS
from bot.tables.writer import Tables
from rules.core import Seat, legal, waiting
from tests.bot.clock.hours import Hours
from tests.bot.house import begins

X = Person(987_654_321_098_765_432, "Zwiebelfisch Ää", "de")
"""The one who is in everything; like Discord's, the number is long."""
OTHERS = tuple(Person(987_654_321_098_700_000 + n, name) for n, name in enumerate(("Ben", "Cleo", "Dora")))
BEN, CLEO, DORA = OTHERS
BY_ID = {person.id: person for person in (X, *OTHERS)}
HERE = Place(987_654_321_098_111_111, 987_654_321_098_111_112)
"""A server and a channel."""


async def started(tables: Tables, *people: Person, stand_ins: int = 0, word: bool = False, pace: str = "") -> int:
    """A running table, its seats in the order of the people."""
    chosen = PRESETS[pace] if pace else None
    seats = len(people) + stand_ins
    table = await tables.open(people[0], HERE, "toy", seats, language=people[0].language, pace=chosen)
    for person in people[1:]:
        await tables.join(table.id, person)
    for _ in range(stand_ins):
        await tables.add_stand_in(table.id, people[0])
    if word:
        for person in people:
            await tables.word(table.id, person, f"word of {person.name}")
    await begins(tables, table.id, people[0], tuple(range(seats)))
    return table.id


async def played(tables: Tables, number: int, moves: int = 1_000) -> None:
    """The first legal move of the first seat that is waited for, again and again."""
    for _ in range(moves):
        table = await tables.get(number)
        if table.phase != "running":
            return
        seat = waiting(table.rules, table.match.state)[0]
        move = legal(table.rules, table.match.state, Seat(seat))[0]
        user = table.seats[seat].user
        if user is None:
            # A stand-in waits so that the move before it can be taken back.
            await tables.go_on(number, BY_ID[table.people[0]])
        else:
            await tables.play(number, BY_ID[user], move)


async def fill(at: Hours) -> None:
    """Everything that can be done at tables and beside them."""
    wide = Charter(each=100, place=100, hour=100)
    await at.tables.set_charter(replace(DORA, moderator=True), HERE.guild, wide, {})
    await _lobbies(at.tables)
    await _games(at)
    await _beside(at)
    await _kept_in_order(at.tables)
    await _cups(at)
    await _on_the_way(at)


async def _lobbies(tables: Tables) -> None:
    await tables.open(X, HERE, "toy", 2)
    shared = await tables.open(X, HERE, "toy", 2)
    await tables.word(shared.id, X, "mine")
    await tables.join(shared.id, BEN)
    await tables.word(shared.id, BEN, "Ben's")
    await tables.enlist(shared.id, CLEO)
    full = await tables.open(BEN, HERE, "toy", 2)
    await tables.join(full.id, CLEO)
    await tables.enlist(full.id, X)
    await tables.open(BEN, HERE, "toy", 2, access="invited", invited=(X.id, CLEO.id))
    dead = await tables.open(X, HERE, "toy", 2)
    await tables.cancel(dead.id, X)


async def _games(at: Hours) -> None:
    tables = at.tables
    over = await started(tables, X, BEN, word=True)
    await played(tables, over)
    for _ in range(2):
        await played(tables, await started(tables, X, BEN))
    await tables.rematch(over, X)
    plain = await started(tables, BEN, X, CLEO)
    await played(tables, plain)
    theirs = await started(tables, BEN, CLEO)
    await played(tables, theirs)
    text = record.written(await tables.get(theirs), await tables.store.lines(theirs))
    await tables.bring_in(record.parsed(text), X, HERE)
    going = await started(tables, X, BEN, CLEO, word=True, pace="normal")
    await played(tables, going, 4)
    await tables.set_order(going, X, "toll", "pay")
    await tables.propose_pause(going, X, 3)
    alone = await started(tables, X, stand_ins=1)
    await played(tables, alone, 1)
    paused = await started(tables, BEN, X, pace="normal")
    await tables.take_pause(paused, X)
    await tables.end_pause(paused, X)
    await tables.propose_pause(paused, BEN, 2)
    doubted = await started(tables, BEN, X)
    await tables.add_stand_in(doubted, BEN, seat=1)
    kept = await started(tables, BEN, X)
    await tables.add_stand_in(kept, BEN, seat=1, gone=True)
    promised = await started(tables, BEN, CLEO, X)
    await tables.add_stand_in(promised, BEN, seat=2, gone=True)
    await tables.offer_seat(promised, BEN, 2, DORA)
    await tables.take_over(promised, DORA, 2)
    coming = await started(tables, BEN, CLEO)
    await tables.add_stand_in(coming, BEN, seat=1, gone=True)
    await tables.offer_seat(coming, BEN, 1, X)
    await tables.take_over(coming, X, 1)
    asked = await started(tables, BEN, CLEO)
    await tables.offer_seat(asked, BEN, 0, X)
    offering = await started(tables, X, BEN)
    await tables.offer_seat(offering, X, 0, CLEO)
    left = await started(tables, X, BEN, CLEO)
    await played(tables, left, 2)
    await tables.resign(left, X)
    ending = await started(tables, X, BEN)
    await tables.propose_end(ending, X)
    refused = await started(tables, X, BEN)
    await played(tables, refused, 5)
    table = await tables.get(refused)
    turn = (await tables.turns(table))[0]
    await tables.rewind(refused, X, turn.to)
    (proposal,) = (await tables.get(refused)).proposals
    await tables.object(refused, BEN, proposal.number)
    asleep = await started(tables, BEN, X)
    await at.live(1)
    stored = (await tables.store.table(asleep)).table  # type: ignore[union-attr]
    assert stored.seat_of(X.id) == 1
    await played(tables, await started(tables, CLEO, BEN), 3)


async def _beside(at: Hours) -> None:
    """What people have chosen, and whom they look for."""
    tables = at.tables
    for person in (X, BEN):
        await tables.set_language(person.id, "de")
        await tables.set_zone(person.id, "Europe/Berlin")
        await tables.set_quiet(person.id, (60, 120), "Europe/Berlin")
        await tables.set_digest(person.id, 540, "Europe/Berlin")
        await tables.set_palette(person.id, "night")
        await tables.set_profile(person, "toy", True)
        await tables.set_bell(person.id, HERE.guild, "toy")
        await tables.sign_off(person.id, None, 2, "Europe/Berlin")
        await tables.store.take_opening(person.id, tables.now(), None)
        await tables.store.keep_mailbox(person.id, 88_000_000 + person.id % 7)
    await tables.seek(X, HERE, "toy", 3, "en")
    await tables.store.keep_answer(Answer(88_000_009, HERE.guild, HERE.channel, LEADERS, (BEN.id, X.id), tables.now()))


async def _kept_in_order(tables: Tables) -> None:
    """What moderators have done to them, and they as a moderator."""
    judge, boss = replace(DORA, moderator=True), replace(X, moderator=True)
    number = await started(tables, X, CLEO)
    await tables.freeze(number, judge, f"{X.name} and <@{X.id}> quarrel")
    await tables.freeze(await started(tables, BEN, CLEO), boss, "they quarrel")
    await tables.ban(judge, HERE.guild + 1, X.id, "keep", "elsewhere")
    await tables.ban(boss, HERE.guild + 1, CLEO.id, "lobbies", "why not")


async def _cups(at: Hours) -> None:
    tables = at.tables
    own = await tables.open_cup(X, HERE, "Mine", "swiss", "toy", 2, language="de")
    going = await tables.open_cup(BEN, HERE, "Theirs", "round-robin", "toy", 2, language="de")
    for person in (X, BEN, CLEO):
        await tables.join_cup(own.id, person)
        await tables.join_cup(going.id, person)
    await tables.start_cup(going.id, BEN)
    for number in await tables.store.find(phases=("running",), user=X.id):
        if (await tables.get(number)).cup:
            await played(tables, number)
    await at.live(600)


async def _on_the_way(at: Hours) -> None:
    """Messages that have arrived, that wait, and that were given up; calls that were made or held back."""
    store, message = at.store, 77_000_000
    for waits in (await store.waiting())[::2]:
        for row in await store.rows(waits.table, waits.lane):
            if row.kind in ("lobby", "turn", "hand", "nudge", "final"):
                message += 1
                digest = f"{X.id},{BEN.id}" if row.kind == "nudge" else ""
                await store.delivered(row, Post(message, row.revision, digest))
    for waits in (await store.waiting())[::3]:
        for row in await store.rows(waits.table, waits.lane):
            await store.give_up(row, "gone")
    number = (await store.find(user=X.id, phases=("running",)))[0]
    now = int(at.times.wall)
    held = Call(X.id, number, 1, 0, now, now + 50_000, "quiet")
    await store.run(Errand(X.id, calls=(held, Call(BEN.id, number, 1, 0, now), Call(X.id, number, 2, 0, now))))
    assert any(due.name == made_up(X.id) for _, due in await store.due(1 << 40))
    await store.set_bell(Bell(X.id, HERE.guild + 1, "toy", 3, (1,)))


def pad(file: Path) -> list[str]:
    """Rows about the one for every table of the schema that the play above has not reached, made up by its declaration.

    Which they were: a new table of the schema is found here even before anybody plays with it.
    """
    added = []
    with closing(sqlite3.connect(file, isolation_level=None)) as database:
        number = database.execute("SELECT id FROM game_table WHERE phase = 'finished'").fetchone()[0]
        for name, columns in holdings().items():
            persons = [column for column, held in columns.items() if held.kind in PERSONS]
            if not persons or any(
                database.execute(f"SELECT 1 FROM {name} WHERE {column} = ?", (X.id,)).fetchone()  # noqa: S608
                for column in persons
            ):
                continue
            values = {
                row[1]: _made_up(columns[row[1]], row[1], row[2], number)
                for row in database.execute(f"PRAGMA table_info({name})")
            }
            marks = ", ".join("?" * len(values))
            database.execute(f"INSERT INTO {name} ({', '.join(values)}) VALUES ({marks})", tuple(values.values()))  # noqa: S608
            added.append(name)
    return added


def _made_up(held: Held, column: str, affinity: str, number: int) -> Any:
    if held.kind in PERSONS:
        return X.id
    if held.kind == "name of":
        return X.name
    if held.kind == "people json":
        return json.dumps({"user": X.id, "users": [X.id]})
    if held.kind == "people list":
        return f"1,{X.id}"
    if held.kind == "server row":
        return HERE.guild
    return number if column == "table_id" else 7 if affinity == "INTEGER" else "7"


def dumped(file: Path) -> dict[str, list[tuple[Any, ...]]]:
    """Every row of every table."""
    with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as database:
        names = [name for (name,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        return {name: database.execute(f"SELECT * FROM {name}").fetchall() for name in names}  # noqa: S608


def found_in_rows(file: Path, person: Person = X) -> list[str]:
    """Where a person's number or name stands in any row."""
    marks = (str(person.id), person.name, json.dumps(person.name)[1:-1])
    return [
        f"{name}: {row}"
        for name, rows in dumped(file).items()
        for row in rows
        if any(mark in str(value) for value in row for mark in marks)
    ]


def found_in_bytes(folder: Path, person: Person = X) -> list[str]:
    """In which files a person's number or name stands, also in parts that nobody uses any more."""
    marks = (str(person.id).encode(), person.id.to_bytes(8, "big"), person.name.encode(), b"Zwiebelfisch")
    return [
        f"{file.name}: {mark!r} at {content.index(mark)}"
        for file in sorted(folder.iterdir())
        if file.is_file()
        for content in (file.read_bytes(),)
        for mark in marks
        if mark in content
    ]


async def sound(store: SqliteStore, numbers: Iterable[int]) -> list[str]:
    """What is wrong with tables, each replayed from its log."""
    from bot.tables.proof import fault  # noqa: PLC0415

    faults = []
    for number in numbers:
        stored = await store.table(number)
        assert stored is not None
        found = fault(stored)
        if found is not None:
            faults.append(f"{number}: {found}")
    return faults
