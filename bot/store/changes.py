"""Tables in SQLite: how a commit is written, and how it is read again."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import aiosqlite

from bot.figures import FIGURES
from bot.store.change import Change
from bot.store.clocks import pace_of, pace_text, read_pauses, write_pauses
from bot.store.connection import Part, Value, fetch
from bot.store.dues import DUE, INSERT_DUE, KNOWN_ALREADY, due_of, due_values
from bot.store.erasure import erase
from bot.store.failure import AlreadyDone, Overtaken
from bot.store.ledger import write_result
from bot.store.match import Line, MatchRecord, Stored, Waited
from bot.store.moderation import allowed, write_act
from bot.store.outgoing import enqueue
from bot.store.proposals import read_proposals, write_proposals
from bot.store.sitters import read_queue, read_tenures, write_sitters
from bot.store.table import Phase, SeatInfo, Table, Wait
from rules import codec
from rules.core import Event, Seat
from rules.match import Entry

WAIT = (
    "seat, person_id, opened, revision, heard, acted, shared, reminded, nudged,"
    " allowance, spent, reserve, paid, stage, alarmed, lapsed, given"
)


class Changes(Part):
    async def commit(self, change: Change) -> int:
        async def work(database: aiosqlite.Connection) -> int:
            try:
                return await write(database, change)
            except sqlite3.IntegrityError as problem:
                if "change.interaction_id" in str(problem):
                    raise AlreadyDone(change.interaction) from problem
                if "change.table_id" in str(problem):
                    raise Overtaken(change.table.id) from problem
                raise

        result = "failed"
        try:
            with FIGURES.timed("commit"):
                number = await self._writer.run(work)
            result = "ok"
        except AlreadyDone:
            result = "already-done"
            raise
        except Overtaken:
            result = "overtaken"
            raise
        finally:
            FIGURES.count("commits", result)
        return number

    async def table(self, table: int) -> Stored | None:
        async def work(database: aiosqlite.Connection) -> Stored | None:
            return await read(database, table)

        return await self._reader.run(work)

    async def find(
        self,
        *,
        thread: int | None = None,
        user: int | None = None,
        guild: int | None = None,
        phases: tuple[Phase, ...] = (),
        since: int | None = None,
    ) -> tuple[int, ...]:
        conditions, values = ["1"], list[Value]()
        for condition, value in (
            ("thread_id = ?", thread),
            ("guild_id = ?", guild),
            ("updated >= ?", since),
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
        query = (
            "SELECT 1 FROM change WHERE interaction_id = ? UNION ALL SELECT 1 FROM cup_change WHERE interaction_id = ?"
        )
        return bool(await self._rows(query, interaction, interaction))

    async def newest(self) -> int:
        return int((await self._rows("SELECT coalesce(max(made), 0) FROM change"))[0][0])

    async def seen(self, table: int) -> Mapping[int, int]:
        query = (
            "SELECT person_id, max(made) FROM change WHERE table_id = ? AND person_id IS NOT NULL GROUP BY person_id"
        )
        return {int(person): int(made) for person, made in await self._rows(query, table)}

    async def waited(self, table: int) -> tuple[Waited, ...]:
        query = (
            "SELECT person_id, opened, closed FROM wait WHERE table_id = ? AND closed IS NOT NULL AND person_id <> 0"
            " ORDER BY opened, seat"
        )
        return tuple(Waited(*map(int, row)) for row in await self._rows(query, table))

    async def guilds(self, phases: tuple[Phase, ...]) -> tuple[int, ...]:
        marks = ", ".join("?" * len(phases))
        query = f"SELECT DISTINCT guild_id FROM game_table WHERE phase IN ({marks}) ORDER BY guild_id"  # noqa: S608
        return tuple(int(row[0]) for row in await self._rows(query, *phases))


async def write(database: aiosqlite.Connection, change: Change) -> int:
    """A change of a table, in a transaction that has begun."""
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
        "open_hands": int(table.open_hands),
        "secret": table.secret,
        "words": json.dumps(table.words, ensure_ascii=False),
        "pace": pace_text(table.pace),
        "asleep": table.asleep,
        "when_full": int(table.when_full),
        "rated": int(table.rated),
        "frozen": table.frozen,
        "cup_id": table.cup,
        **({"id": table.id} if change.reserved else {}),
    }
    await allowed(database, change)
    if table.id and not change.reserved:
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
    if change.act is not None:
        await write_act(database, replace(change.act, table=table.id))
    await _write_seats(database, table)
    await database.execute("DELETE FROM due WHERE table_id = ?", (table.id,))
    await database.executemany(INSERT_DUE, [due_values(table.id, due) for due in table.dues])
    await _write_waits(database, table, change.what)
    await write_proposals(database, table)
    await write_pauses(database, table)
    await write_sitters(database, table)
    if change.match is not None:
        await _write_match(database, table.id, change.match)
    await database.executemany(
        "INSERT INTO entry (table_id, n, revision, seat, move, made_by, sealed, secret, digest, events, made)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        [_line_values(table.id, line) for line in change.lines],
    )
    await enqueue(database, table.id, table.revision, change.drafts, table.updated)
    await database.executemany(f"{INSERT_DUE} {KNOWN_ALREADY}", [due_values(0, due) for due in change.aside])
    await database.executemany(
        "DELETE FROM wish WHERE user_id = ? AND guild_id = ? AND game = ?",
        [(user, table.guild, table.game) for user in change.found],
    )
    if change.result is not None:
        await write_result(database, replace(change.result, table=table.id))
    if change.forgotten is not None:
        await erase(database, change.forgotten, table.id)
    return table.id


async def _write_seats(database: aiosqlite.Connection, table: Table) -> None:
    await database.execute("DELETE FROM seat WHERE table_id = ?", (table.id,))
    await database.executemany(
        "INSERT INTO seat (table_id, seat, user_id, name, stand_in, former_id, ending, since, reserve, paid, lapses)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        [
            (
                table.id,
                i.seat,
                i.user,
                i.name,
                i.stand_in,
                i.former,
                int(i.ending),
                i.since,
                i.reserve,
                i.paid,
                i.lapses,
            )
            for i in table.seats
        ],
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
    await database.execute("UPDATE wait SET undoable = 0 WHERE table_id = ? AND undoable = 1", (table.id,))
    await database.executemany(
        f"INSERT INTO wait (table_id, {WAIT}) VALUES ({', '.join('?' * 18)})"  # noqa: S608
        " ON CONFLICT (table_id, seat, revision) DO UPDATE SET"
        " heard = excluded.heard, acted = excluded.acted, shared = excluded.shared,"
        " reminded = excluded.reminded, nudged = excluded.nudged,"
        " allowance = excluded.allowance, spent = excluded.spent, reserve = excluded.reserve, paid = excluded.paid,"
        " stage = excluded.stage, alarmed = excluded.alarmed, lapsed = excluded.lapsed, given = excluded.given,"
        " closed = NULL, closed_by = NULL",
        [
            (
                table.id,
                w.seat,
                w.user,
                w.opened,
                w.revision,
                w.heard,
                w.acted,
                int(w.shared),
                w.reminded,
                w.nudged,
                w.allowance,
                w.spent,
                w.reserve,
                w.paid,
                w.stage,
                w.alarmed,
                w.lapsed,
                w.given,
            )
            for w in table.waits
        ],
    )
    await database.executemany(
        "UPDATE wait SET undoable = 1 WHERE table_id = ? AND seat = ? AND revision = ?",
        [(table.id, w.seat, w.revision) for w in table.past],
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


async def read(database: aiosqlite.Connection, table: int) -> Stored | None:
    found = await fetch(
        database,
        "SELECT id, guild_id, channel_id, thread_id, game, options, language, access, invited, owner_id, phase,"
        " revision, created, updated, called, open_hands, secret, words, pace, asleep, when_full,"
        " rated, frozen, cup_id FROM game_table WHERE id = ?",
        table,
    )
    if not found:
        return None
    seats = await fetch(
        database,
        "SELECT seat, user_id, name, stand_in, former_id, ending, since, reserve, paid, lapses FROM seat"
        " WHERE table_id = ? ORDER BY seat",
        table,
    )
    orders: dict[Seat, dict[str, str]] = {}
    for seat, key, name in await fetch(
        database, "SELECT seat, decision, name FROM standing_order WHERE table_id = ? ORDER BY seat, decision", table
    ):
        orders.setdefault(Seat(seat), {})[key] = name
    waits = await fetch(
        database,
        f"SELECT closed IS NULL, {WAIT} FROM wait"  # noqa: S608
        " WHERE table_id = ? AND (closed IS NULL OR undoable = 1) ORDER BY seat",
        table,
    )
    dues = await fetch(database, f"SELECT {DUE} FROM due WHERE table_id = ? ORDER BY name", table)  # noqa: S608
    number, guild, channel, thread, game, options, language, access, invited, owner, phase, *counters = found[0]
    (
        revision, created, updated, last_called, open_hands, secret, spoken, pace, asleep, when_full, rated, frozen, cup
    ) = counters  # fmt: skip
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
            SeatInfo(Seat(n), user, name, kind, old, bool(end), *rest) for n, user, name, kind, old, end, *rest in seats
        ),
        match=None,
        created=created,
        updated=updated,
        orders=orders,
        dues=tuple(due_of(*row) for row in dues),
        waits=tuple(_wait(*row) for open_, *row in waits if open_),
        past=tuple(_wait(*row) for open_, *row in waits if not open_),
        called=last_called,
        open_hands=bool(open_hands),
        secret=secret,
        words=tuple((seat, word) for seat, word in json.loads(spoken)),
        pace=pace_of(pace),
        asleep=asleep,
        pauses=await read_pauses(database, table),
        proposals=await read_proposals(database, table),
        tenures=await read_tenures(database, table),
        queue=await read_queue(database, table),
        when_full=bool(when_full),
        rated=bool(rated),
        frozen=frozen,
        cup=cup,
    )
    matches = await fetch(
        database, "SELECT version, seats, seed, sealed_at, sealed, state FROM game_match WHERE table_id = ?", table
    )
    if not matches:
        return Stored(read, None, ())
    version, size, seed, *states = matches[0]
    log = await fetch(
        database, "SELECT n, seat, move, made_by, sealed, digest FROM entry WHERE table_id = ? ORDER BY n", table
    )
    return Stored(read, MatchRecord(version, size, int(seed), *states), tuple(_entry(line) for line in log))


def _wait(
    seat: int, user: int, opened: int, revision: int, heard: int, acted: int, shared: int, *figures: int
) -> Wait:  # fmt: skip
    return Wait(Seat(seat), user, opened, revision, heard, acted, bool(shared), *figures)


def _entry(row: tuple[Any, ...]) -> Entry:
    n, seat, move, by, sealed, digest = row
    return Entry(n, Seat(seat), move, by, bool(sealed), digest)


def _events(text: str) -> tuple[Event, ...]:
    return tuple(codec.revive(Event, event) for event in json.loads(text))
