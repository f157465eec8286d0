"""The store in one SQLite file: one writer, one reader, every change a transaction that has reached the disk."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import secrets
import sqlite3
import time
from collections.abc import Awaitable, Callable, Iterable, Mapping
from contextlib import AsyncExitStack
from dataclasses import replace
from pathlib import Path
from typing import Any, TypeVar

import aiosqlite

from bot.store.lock import Claim, claim
from bot.store.opening import abandon, busy, connect, make_folder, make_private, opened, prepare, reported
from bot.store.protocol import (
    AlreadyDone,
    Change,
    Draft,
    Line,
    MatchRecord,
    Overtaken,
    PersonRecord,
    Post,
    Row,
    ServerRecord,
    Stored,
    Waiting,
)
from bot.store.table import Absence, Due, Phase, SeatInfo, Table, Wait
from bot.tasks import Seldom
from rules import codec
from rules.core import Event, Seat
from rules.match import Entry

log = logging.getLogger(__name__)

T = TypeVar("T")
Work = Callable[[aiosqlite.Connection], Awaitable[T]]
Value = int | str | None

AGAIN = 0.25
"""Seconds until a lock of another program is asked for again."""
FINISHING = 1.0
"""Seconds that running transactions get before the store is closed without them."""


class _Connection:
    """One connection. Statements of two tasks would mix on it, so whole transactions wait for each other."""

    def __init__(self, database: aiosqlite.Connection, begin: str) -> None:
        self.database = database
        self.hindered_since: float | None = None
        self._begin = begin
        self._lock = asyncio.Lock()
        self._tasks: set[asyncio.Task[Any]] = set()
        self._closing = asyncio.Event()

    async def run(self, work: Work[T]) -> T:
        """Do the work in a transaction. A caller that is cancelled leaves no transaction open behind it."""
        task: asyncio.Task[T] = asyncio.create_task(self._run(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return await asyncio.shield(task)

    async def _run(self, work: Work[T]) -> T:
        async with self._lock:
            await self._begun()
            try:
                result = await work(self.database)
                await self.database.execute("COMMIT")
            except BaseException:
                if self.database.in_transaction:
                    # A commit that nobody waits for any more may be through by then.
                    with contextlib.suppress(sqlite3.OperationalError):
                        await self.database.execute("ROLLBACK")
                raise
            return result

    async def _begun(self) -> None:
        """Begin a transaction; while another program holds the lock, wait for it, however long that takes."""
        tell = Seldom()
        try:
            while True:
                try:
                    await self.database.execute(self._begin)
                    return
                except sqlite3.OperationalError as problem:
                    if self._closing.is_set() or not busy(problem):
                        raise
                self.hindered_since = self.hindered_since or time.monotonic()
                if tell():
                    log.warning("another program has locked the database; waiting for it")
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(self._closing.wait(), AGAIN)
        finally:
            self.hindered_since = None

    async def close(self, last_words: str = "") -> None:
        """Close in any case: the connection's thread would keep the program alive."""
        self._closing.set()
        try:
            if self._tasks:
                await asyncio.wait(self._tasks, timeout=FINISHING)
            for task in self._tasks:
                task.cancel()
            if last_words:
                await self.database.execute("PRAGMA busy_timeout = 300")
                await self.database.execute(last_words)
        except sqlite3.Error as problem:
            log.warning("the database is closed without its last words: %s", problem)
        finally:
            await abandon(self.database)


class SqliteStore:
    """The `Store` of a single process."""

    def __init__(self, writer: _Connection, reader: _Connection, claim: Claim) -> None:
        self._writer = writer
        self._reader = reader
        self._claim = claim

    @classmethod
    async def open(cls, file: Path) -> SqliteStore:
        """Open or create the file and bring it up to date; raises Unusable, TooNew or InUse."""
        async with AsyncExitStack() as stack:
            make_folder(file)
            with reported(file):
                held = claim(file)
            stack.callback(held.release)
            writer = await opened(file, prepare(file))
            stack.push_async_callback(abandon, writer)
            with reported(file):
                reader = await connect(file)
                stack.push_async_callback(abandon, reader)
                await reader.execute("PRAGMA query_only = ON")
                make_private(file)
            stack.pop_all()
            return cls(_Connection(writer, "BEGIN IMMEDIATE"), _Connection(reader, "BEGIN"), held)

    @property
    def hindered(self) -> float:
        since = self._writer.hindered_since
        return 0.0 if since is None else time.monotonic() - since

    async def close(self) -> None:
        async with AsyncExitStack() as stack:
            stack.callback(self._claim.release)
            stack.push_async_callback(self._writer.close, "PRAGMA wal_checkpoint(TRUNCATE)")
            stack.push_async_callback(self._reader.close)

    async def commit(self, change: Change) -> int:
        async def work(database: aiosqlite.Connection) -> int:
            try:
                return await _write(database, change)
            except sqlite3.IntegrityError as problem:
                if "change.interaction_id" in str(problem):
                    raise AlreadyDone(change.interaction) from problem
                if "change.table_id" in str(problem):
                    raise Overtaken(change.table.id) from problem
                raise

        return await self._writer.run(work)

    async def table(self, table: int) -> Stored | None:
        async def work(database: aiosqlite.Connection) -> Stored | None:
            return await _read(database, table)

        return await self._reader.run(work)

    async def find(
        self,
        *,
        thread: int | None = None,
        user: int | None = None,
        guild: int | None = None,
        phases: tuple[Phase, ...] = (),
    ) -> tuple[int, ...]:
        conditions, values = ["1"], list[Value]()
        for condition, value in (
            ("thread_id = ?", thread),
            ("guild_id = ?", guild),
            ("id IN (SELECT table_id FROM seat WHERE user_id = ?)", user),
        ):
            if value is not None:
                conditions.append(condition)
                values.append(value)
        if phases:
            conditions.append(f"phase IN ({', '.join('?' * len(phases))})")
            values.extend(phases)
        query = f"SELECT id FROM game_table WHERE {' AND '.join(conditions)} ORDER BY id DESC"  # noqa: S608
        return tuple(int(row[0]) for row in await self._rows(query, *values))

    async def lines(self, table: int, after_revision: int = 0) -> tuple[Line, ...]:
        query = (
            "SELECT n, seat, move, made_by, sealed, digest, revision, secret, events, made FROM entry"
            " WHERE table_id = ? AND revision > ? ORDER BY n"
        )
        return tuple(
            Line(_entry(row[:6]), row[6], bool(row[7]), _events(row[8]), row[9])
            for row in await self._rows(query, table, after_revision)
        )

    async def done(self, interaction: int) -> bool:
        return bool(await self._rows("SELECT 1 FROM change WHERE interaction_id = ?", interaction))

    async def posts(self, table: int) -> Mapping[tuple[str, int], Post]:
        rows = await self._rows("SELECT kind, target, message_id, revision, digest FROM post WHERE table_id = ?", table)
        return {(row[0], row[1]): Post(row[2], row[3], row[4]) for row in rows}

    async def waiting(self) -> tuple[Waiting, ...]:
        query = (
            "SELECT table_id, lane, max(id) FROM outbox WHERE given_up IS NULL"
            " GROUP BY table_id, lane ORDER BY table_id, lane"
        )
        return tuple(Waiting(*row) for row in await self._rows(query))

    async def rows(self, table: int, lane: int) -> tuple[Row, ...]:
        query = (
            "SELECT id, kind, target, payload, revision, nonce, attempts, tried_revision, due, failures, refusals"
            " FROM outbox WHERE table_id = ? AND lane = ? AND given_up IS NULL ORDER BY id"
        )
        return tuple(
            Row(
                number, table, kind, target, json.loads(payload), lane, revision, nonce, attempts, tried,
                due=due, failures=failures, refusals=refusals,
            )
            for number, kind, target, payload, revision, nonce, attempts, tried, due, failures, refusals
            in await self._rows(query, table, lane)
        )  # fmt: skip

    async def trying(self, row: Row, revision: int) -> None:
        await self._write(
            "UPDATE outbox SET attempts = attempts + 1, tried_revision = coalesce(tried_revision, ?) WHERE id = ?",
            revision,
            row.id,
        )

    async def delivered(self, row: Row, post: Post | None, follow: tuple[Draft, ...] = ()) -> None:
        async def work(database: aiosqlite.Connection) -> None:
            await database.execute("DELETE FROM outbox WHERE id = ?", (row.id,))
            if post is not None:
                await database.execute(
                    "INSERT INTO post (table_id, kind, target, message_id, revision, digest) VALUES (?, ?, ?, ?, ?, ?)"
                    " ON CONFLICT (table_id, kind, target) DO UPDATE SET"
                    " message_id = excluded.message_id, revision = excluded.revision, digest = excluded.digest",
                    (row.table, row.post, row.target, post.message, post.revision, post.digest),
                )
            if row.kind == "hush":
                await database.execute(
                    "DELETE FROM post WHERE table_id = ? AND message_id = ?", (row.table, row.target)
                )
            await _enqueue(database, row.table, row.revision, follow)

        await self._writer.run(work)

    async def put_off(self, row: Row, follow: tuple[Draft, ...] = ()) -> None:
        async def work(database: aiosqlite.Connection) -> None:
            await database.execute(
                "UPDATE outbox SET due = ?, failures = ?, refusals = ?, tried_revision = ? WHERE id = ?",
                (row.due, row.failures, row.refusals, row.tried_revision, row.id),
            )
            await _enqueue(database, row.table, row.revision, follow)

        await self._writer.run(work)

    async def give_up(self, row: Row, reason: str) -> None:
        await self._write("UPDATE outbox SET given_up = ? WHERE id = ?", reason, row.id)

    async def drop_all(self, but: tuple[str, ...]) -> None:
        await self._write(f"DELETE FROM outbox WHERE kind NOT IN ({', '.join('?' * len(but))})", *but)  # noqa: S608

    async def drop(self, row: Row, heir: Row | None = None) -> None:
        async def work(database: aiosqlite.Connection) -> None:
            await database.execute("DELETE FROM outbox WHERE id = ?", (row.id,))
            if heir is not None:
                payload = json.dumps(dict(heir.payload))
                await database.execute("UPDATE outbox SET payload = ? WHERE id = ?", (payload, heir.id))

        await self._writer.run(work)

    async def next_look(self) -> int | None:
        rows = await self._rows("SELECT min(look) FROM due")
        return None if rows[0][0] is None else int(rows[0][0])

    async def due(self, now: int) -> tuple[tuple[int, Due], ...]:
        query = f"SELECT table_id, {DUE} FROM due WHERE look <= ? ORDER BY look, table_id, name"  # noqa: S608
        return tuple((int(table), _due(*row)) for table, *row in await self._rows(query, now))

    async def look_again(self, table: int, due: Due, at: int) -> None:
        await self._write(
            "UPDATE due SET look = ? WHERE table_id = ? AND name = ? AND kind = ? AND at = ?",
            at,
            table,
            due.name,
            due.kind,
            due.at,
        )

    async def set_due(self, due: Due) -> None:
        await self._write(f"{INSERT_DUE} ON CONFLICT (table_id, name) DO NOTHING", *_due_values(0, due))

    async def drop_due(self, name: str) -> None:
        await self._write("DELETE FROM due WHERE table_id = 0 AND name = ?", name)

    async def absences(self) -> tuple[Absence, ...]:
        return tuple(Absence(*row) for row in await self._rows("SELECT begun, ended FROM absence ORDER BY begun"))

    async def add_absence(self, absence: Absence) -> None:
        await self._write(
            "INSERT INTO absence (begun, ended) VALUES (?, ?) ON CONFLICT (begun) DO UPDATE SET"
            " ended = CASE WHEN excluded.ended > absence.ended THEN excluded.ended ELSE absence.ended END",
            absence.begun,
            absence.ended,
        )

    async def newest(self) -> int:
        return int((await self._rows("SELECT coalesce(max(made), 0) FROM change"))[0][0])

    async def seen(self, table: int) -> Mapping[int, int]:
        query = (
            "SELECT person_id, max(made) FROM change WHERE table_id = ? AND person_id IS NOT NULL GROUP BY person_id"
        )
        return {int(person): int(made) for person, made in await self._rows(query, table)}

    async def guilds(self, phases: tuple[Phase, ...]) -> tuple[int, ...]:
        marks = ", ".join("?" * len(phases))
        query = f"SELECT DISTINCT guild_id FROM game_table WHERE phase IN ({marks}) ORDER BY guild_id"  # noqa: S608
        return tuple(int(row[0]) for row in await self._rows(query, *phases))

    async def person(self, user: int) -> PersonRecord:
        query = "SELECT language, locale, dm_closed, hand_dms, palette, form FROM person WHERE user_id = ?"
        rows = await self._rows(query, user)
        if not rows:
            return PersonRecord(user)
        language, locale, closed, hands, palette, form = rows[0]
        return PersonRecord(user, language, locale, bool(closed), hands, palette, form)

    async def asked(self, users: tuple[int, ...], game: str) -> frozenset[int]:
        marks = ", ".join("?" * len(users))
        query = f"SELECT user_id FROM profile WHERE game = ? AND asked = 1 AND user_id IN ({marks})"  # noqa: S608
        return frozenset(int(row[0]) for row in await self._rows(query, game, *users))

    async def set_asked(self, user: int, game: str, asked: bool) -> None:
        await self._write(
            "INSERT INTO profile (user_id, game, asked) VALUES (?, ?, ?)"
            " ON CONFLICT (user_id, game) DO UPDATE SET asked = excluded.asked",
            user,
            game,
            int(asked),
        )

    async def set_person(self, person: PersonRecord) -> None:
        await self._write(
            "INSERT INTO person (user_id, language, locale, dm_closed, hand_dms, palette, form)"
            " VALUES (?, ?, ?, ?, ?, ?, ?)"
            " ON CONFLICT (user_id) DO UPDATE SET language = excluded.language, locale = excluded.locale,"
            " dm_closed = excluded.dm_closed, hand_dms = excluded.hand_dms, palette = excluded.palette,"
            " form = excluded.form",
            person.user,
            person.language,
            person.locale,
            int(person.dm_closed),
            person.hand_dms,
            person.palette,
            person.form,
        )

    async def server(self, guild: int) -> ServerRecord:
        rows = await self._rows("SELECT palette FROM server WHERE guild_id = ?", guild)
        return ServerRecord(guild, rows[0][0]) if rows else ServerRecord(guild)

    async def set_server(self, server: ServerRecord) -> None:
        await self._write(
            "INSERT INTO server (guild_id, palette) VALUES (?, ?)"
            " ON CONFLICT (guild_id) DO UPDATE SET palette = excluded.palette",
            server.guild,
            server.palette,
        )

    async def meta(self, key: str) -> str | None:
        rows = await self._rows("SELECT value FROM meta WHERE key = ?", key)
        return str(rows[0][0]) if rows else None

    async def set_meta(self, key: str, value: str) -> None:
        await self._write(
            "INSERT INTO meta (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value",
            key,
            value,
        )

    async def _rows(self, query: str, *values: Value) -> list[tuple[Any, ...]]:
        async def work(database: aiosqlite.Connection) -> list[tuple[Any, ...]]:
            return await _fetch(database, query, *values)

        return await self._reader.run(work)

    async def _write(self, statement: str, *values: Value) -> None:
        async def work(database: aiosqlite.Connection) -> None:
            await database.execute(statement, values)

        await self._writer.run(work)


DUE = "name, kind, at, since, payload"
INSERT_DUE = f"INSERT INTO due (table_id, {DUE}, look) VALUES (?, ?, ?, ?, ?, ?, ?)"  # noqa: S608


async def _fetch(database: aiosqlite.Connection, query: str, *values: Value) -> list[tuple[Any, ...]]:
    return [tuple(row) for row in await database.execute_fetchall(query, values)]


async def _write(database: aiosqlite.Connection, change: Change) -> int:
    table = change.table
    columns: dict[str, Value] = {
        "guild_id": table.guild,
        "channel_id": table.channel,
        "thread_id": table.thread,
        "game": table.game,
        "options": json.dumps(dict(table.options)),
        "language": table.language,
        "access": table.access,
        "invited": json.dumps(table.invited),
        "owner_id": table.owner,
        "phase": table.phase,
        "revision": table.revision,
        "created": table.created,
        "updated": table.updated,
        "called": table.called,
    }
    if table.id:
        settings = ", ".join(f"{name} = ?" for name in columns)
        await database.execute(f"UPDATE game_table SET {settings} WHERE id = ?", (*columns.values(), table.id))  # noqa: S608
    else:
        marks = ", ".join("?" * len(columns))
        query = f"INSERT INTO game_table ({', '.join(columns)}) VALUES ({marks})"  # noqa: S608
        async with database.execute(query, tuple(columns.values())) as cursor:
            assert cursor.lastrowid is not None
            table = replace(table, id=cursor.lastrowid)
    await database.execute(
        "INSERT INTO change (table_id, revision, person_id, what, interaction_id, made) VALUES (?, ?, ?, ?, ?, ?)",
        (table.id, table.revision, change.by, change.what, change.interaction, table.updated),
    )
    await _write_seats(database, table)
    await database.execute("DELETE FROM due WHERE table_id = ?", (table.id,))
    await database.executemany(INSERT_DUE, [_due_values(table.id, due) for due in table.dues])
    await _write_waits(database, table, change.what)
    if change.match is not None:
        await _write_match(database, table.id, change.match)
    await database.executemany(
        "INSERT INTO entry (table_id, n, revision, seat, move, made_by, sealed, secret, digest, events, made)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        [_line_values(table.id, line) for line in change.lines],
    )
    await _enqueue(database, table.id, table.revision, change.drafts)
    return table.id


async def _write_seats(database: aiosqlite.Connection, table: Table) -> None:
    await database.execute("DELETE FROM seat WHERE table_id = ?", (table.id,))
    await database.executemany(
        "INSERT INTO seat (table_id, seat, user_id, name, stand_in, former_id, ending, since)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        [(table.id, i.seat, i.user, i.name, i.stand_in, i.former, int(i.ending), i.since) for i in table.seats],
    )
    await database.execute("DELETE FROM standing_order WHERE table_id = ?", (table.id,))
    await database.executemany(
        "INSERT INTO standing_order (table_id, seat, decision, name) VALUES (?, ?, ?, ?)",
        [(table.id, seat, key, name) for seat, own in table.orders.items() for key, name in own.items()],
    )


async def _write_waits(database: aiosqlite.Connection, table: Table, what: str) -> None:
    """Close whatever wait is open; those that go on are opened again."""
    await database.execute(
        "UPDATE wait SET closed = ?, closed_by = ? WHERE table_id = ? AND closed IS NULL",
        (table.updated, what, table.id),
    )
    await database.executemany(
        "INSERT INTO wait (table_id, seat, person_id, opened, revision, heard, acted, shared, reminded, nudged)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (table_id, seat, revision) DO UPDATE SET"
        " heard = excluded.heard, acted = excluded.acted, shared = excluded.shared,"
        " reminded = excluded.reminded, nudged = excluded.nudged,"
        " closed = NULL, closed_by = NULL",
        [
            (table.id, w.seat, w.user, w.opened, w.revision, w.heard, w.acted, int(w.shared), w.reminded, w.nudged)
            for w in table.waits
        ],
    )


async def _write_match(database: aiosqlite.Connection, table: int, match: MatchRecord) -> None:
    await database.execute(
        "INSERT INTO game_match (table_id, version, seats, seed, sealed_at, sealed, state)"
        " VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (table_id) DO UPDATE SET"
        " sealed_at = excluded.sealed_at, sealed = excluded.sealed, state = excluded.state",
        (table, match.version, match.seats, str(match.seed), match.sealed_at, match.sealed, match.state),
    )


def _line_values(table: int, line: Line) -> tuple[Value, ...]:
    entry = line.entry
    events = json.dumps([codec.plain(event) for event in line.events], ensure_ascii=False)
    return (
        table, entry.n, line.revision, entry.seat, entry.move, entry.by, int(entry.sealed), int(line.secret),
        entry.digest, events, line.made,
    )  # fmt: skip


async def _enqueue(database: aiosqlite.Connection, table: int, revision: int, drafts: Iterable[Draft]) -> None:
    # Discord answers a nonce it has seen with the first message: a random one also outlives a new database.
    await database.executemany(
        "INSERT INTO outbox (table_id, kind, target, payload, lane, revision, nonce) VALUES (?, ?, ?, ?, ?, ?, ?)",
        [
            (table, d.kind, d.target, json.dumps(dict(d.payload)), d.lane, revision, secrets.token_hex(10))
            for d in drafts
        ],
    )


async def _read(database: aiosqlite.Connection, table: int) -> Stored | None:
    found = await _fetch(
        database,
        "SELECT id, guild_id, channel_id, thread_id, game, options, language, access, invited, owner_id, phase,"
        " revision, created, updated, called FROM game_table WHERE id = ?",
        table,
    )
    if not found:
        return None
    seats = await _fetch(
        database,
        "SELECT seat, user_id, name, stand_in, former_id, ending, since FROM seat WHERE table_id = ? ORDER BY seat",
        table,
    )
    orders: dict[Seat, dict[str, str]] = {}
    for seat, key, name in await _fetch(
        database, "SELECT seat, decision, name FROM standing_order WHERE table_id = ? ORDER BY seat, decision", table
    ):
        orders.setdefault(Seat(seat), {})[key] = name
    waits = await _fetch(
        database,
        "SELECT seat, person_id, opened, revision, heard, acted, shared, reminded, nudged FROM wait"
        " WHERE table_id = ? AND closed IS NULL ORDER BY seat",
        table,
    )
    dues = await _fetch(database, f"SELECT {DUE} FROM due WHERE table_id = ? ORDER BY name", table)  # noqa: S608
    number, guild, channel, thread, game, options, language, access, invited, owner, phase, *counters = found[0]
    revision, created, updated, last_called = counters
    read = Table(
        id=number,
        guild=guild,
        channel=channel,
        thread=thread,
        game=game,
        options=json.loads(options),
        language=language,
        access=access,
        invited=tuple(json.loads(invited)),
        owner=owner,
        phase=phase,
        revision=revision,
        seats=tuple(
            SeatInfo(Seat(n), user, name, kind, old, bool(end), since) for n, user, name, kind, old, end, since in seats
        ),
        match=None,
        created=created,
        updated=updated,
        orders=orders,
        dues=tuple(_due(*row) for row in dues),
        waits=tuple(
            Wait(Seat(n), user, opened, at, heard, acted, bool(shared), reminded, nudged)
            for n, user, opened, at, heard, acted, shared, reminded, nudged in waits
        ),
        called=last_called,
    )
    matches = await _fetch(
        database, "SELECT version, seats, seed, sealed_at, sealed, state FROM game_match WHERE table_id = ?", table
    )
    if not matches:
        return Stored(read, None, ())
    version, size, seed, *states = matches[0]
    log = await _fetch(
        database, "SELECT n, seat, move, made_by, sealed, digest FROM entry WHERE table_id = ? ORDER BY n", table
    )
    return Stored(read, MatchRecord(version, size, int(seed), *states), tuple(_entry(line) for line in log))


def _due(name: str, kind: str, at: int, since: int | None, payload: str) -> Due:
    return Due(name, kind, at, since, json.loads(payload))


def _due_values(table: int, due: Due) -> tuple[Value, ...]:
    return table, due.name, due.kind, due.at, due.since, json.dumps(dict(due.payload)), due.at


def _entry(row: tuple[Any, ...]) -> Entry:
    n, seat, move, by, sealed, digest = row
    return Entry(n, Seat(seat), move, by, bool(sealed), digest)


def _events(text: str) -> tuple[Event, ...]:
    return tuple(codec.revive(Event, event) for event in json.loads(text))
