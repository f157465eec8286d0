"""Matches and their logs in SQLite."""

from __future__ import annotations

import json
from collections.abc import Iterable
from functools import partial
from typing import Any

from bot.store.database import Database, Value, fetch
from bot.store.legible import Reading, legible
from bot.store.match import Line, MatchRecord
from bot.store.table import Table
from rules import codec
from rules.core import Event, Seat
from rules.match import Entry


async def write_match(database: Database, table: Table, match: MatchRecord) -> None:
    await database.execute(
        "INSERT INTO game_match (table_id, guild_id, version, seats, seed, sealed_at, sealed, state)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (table_id) DO UPDATE SET"
        " sealed_at = excluded.sealed_at, sealed = excluded.sealed, state = excluded.state",
        (
            table.id,
            table.guild,
            match.version,
            match.seats,
            str(match.seed),
            match.sealed_at,
            match.sealed,
            match.state,
        ),
    )


async def read_match(database: Database, table: int, part: Reading) -> MatchRecord | None:
    rows = await fetch(
        database, "SELECT version, seats, seed, sealed_at, sealed, state FROM game_match WHERE table_id = ?", table
    )
    if not rows:
        return None
    version, size, seed, *states = rows[0]
    return MatchRecord(version, size, part.of("seed", lambda: int(seed), 0), *states)


async def write_lines(database: Database, table: Table, lines: Iterable[Line]) -> None:
    await database.executemany(
        "INSERT INTO entry (table_id, guild_id, n, revision, seat, move, made_by, sealed, secret, digest, events, made)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        [_line_values(table, line) for line in lines],
    )


async def read_lines(database: Database, table: int, after_revision: int) -> tuple[Line, ...]:
    rows = await fetch(
        database,
        "SELECT n, seat, move, made_by, sealed, digest, revision, secret, events, made FROM entry"
        " WHERE table_id = ? AND revision > ? ORDER BY n",
        table,
        after_revision,
    )
    return tuple(
        Line(
            _entry(row[:6]), row[6], bool(row[7]),
            legible(partial(_events, row[8]), (), f"table {table}, entry {row[0]}: what came of it"), row[9],
        )
        for row in rows
    )  # fmt: skip


async def read_log(database: Database, table: int) -> tuple[Entry, ...]:
    rows = await fetch(
        database, "SELECT n, seat, move, made_by, sealed, digest FROM entry WHERE table_id = ? ORDER BY n", table
    )
    return tuple(_entry(row) for row in rows)


def _line_values(table: Table, line: Line) -> tuple[Value, ...]:
    entry = line.entry
    events = json.dumps([codec.plain(event) for event in line.events], ensure_ascii=False)
    return (
        table.id, table.guild, entry.n, line.revision, entry.seat, entry.move, entry.by, int(entry.sealed),
        int(line.secret), entry.digest, events, line.made,
    )  # fmt: skip


def _entry(row: tuple[Any, ...]) -> Entry:
    n, seat, move, by, sealed, digest = row
    return Entry(n, Seat(seat), move, by, bool(sealed), digest)


def _events(text: str) -> tuple[Event, ...]:
    return tuple(codec.revive(Event, event) for event in json.loads(text))
