"""All that is kept about one person, as plain values: what `holdings` declares, and the moves they have made."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from bot.store.database import Database, fetch
from bot.store.erasure import TABLE, names_of, whereabouts
from bot.store.forgotten import about
from bot.store.holdings import JSON, columns, holdings, kept, names

Portrait = Mapping[str, Any]
OWN = ("player", "with", "undo", "plan", "order", "rewind")
"""How entries of a log come about that a person has made."""


async def portrait(database: Database, user: int) -> Portrait:
    """Every row in which a person can be found, by its table; what is somebody else's is left out of it."""
    kept: dict[str, list[Mapping[str, Any]]] = {}
    known = await names_of(database, user)
    for name in holdings():
        where, values = whereabouts(name, user, known)
        if not where:
            continue
        rows = await database.records(f"SELECT * FROM {name} WHERE {where}", values)  # noqa: S608
        found = [_own(name, row, user, known) for row in rows]
        if found:
            kept[name] = found
    await _add_words(database, kept, user)
    return {"rows": kept, "moves": await _moves(database, user), "standing_orders": await _orders(database, user)}


def _own(name: str, row: Mapping[str, Any], user: int, known: frozenset[str]) -> Mapping[str, Any]:
    """A row without what other people have in it, and without what is told to nobody."""
    mine = any(row[column] == user for column in columns(name, "person row"))
    told: dict[str, Any] = {}
    for column, kind in holdings()[name].items():
        value = row[column]
        if kind in ("secret", "words"):
            continue
        if kind == "people list":
            value = str(user) if str(user) in str(value).split(",") else None
        elif kind in JSON:
            value = _read(value) if mine else about(_read(value), user, known)
        elif kind in ("person", "masked person", "barred person", "person row") and value != user:
            continue
        told[column] = value
    for column, whose in (*names(name), *kept(name)):
        if row[whose] != user:
            del told[column]
    return told


def _read(text: str) -> Any:
    """Any: whatever stands there."""
    try:
        return json.loads(text)
    except ValueError:
        return text


async def _add_words(database: Database, kept: dict[str, list[Mapping[str, Any]]], user: int) -> None:
    """What was added to the chance of tables where the person has added something."""
    rows = await fetch(
        database,
        f"SELECT id, words FROM {TABLE} WHERE words <> '[]' AND EXISTS (SELECT 1 FROM change"  # noqa: S608
        " WHERE table_id = id AND person_id = ? AND what = 'word')",
        user,
    )
    if rows:
        kept["words"] = [{"table_id": number, "words": _read(text)} for number, text in rows]


async def _moves(database: Database, user: int) -> list[Mapping[str, Any]]:
    """The person's own moves in all logs, from the first to the last entry of each of their times at a seat."""
    marks = ", ".join("?" * len(OWN))
    rows = await fetch(
        database,
        "SELECT entry.table_id, n, entry.seat, move, made_by, made FROM entry JOIN tenure"  # noqa: S608
        " ON tenure.table_id = entry.table_id AND tenure.seat = entry.seat AND n >= from_entry"
        " AND (to_entry IS NULL OR n <= to_entry)"
        f" WHERE tenure.person_id = ? AND made_by IN ({marks}) ORDER BY entry.table_id, n",
        user,
        *OWN,
    )
    heads = ("table_id", "n", "seat", "move", "made_by", "made")
    return [dict(zip(heads, row, strict=True)) for row in rows]


async def _orders(database: Database, user: int) -> list[Mapping[str, Any]]:
    """What the person has told the house to answer for them, and has planned."""
    rows = await fetch(
        database,
        "SELECT standing_order.table_id, standing_order.seat, decision, standing_order.name FROM standing_order"
        " JOIN seat ON seat.table_id = standing_order.table_id AND seat.seat = standing_order.seat"
        " WHERE user_id = ? ORDER BY standing_order.table_id, decision",
        user,
    )
    return [dict(zip(("table_id", "seat", "decision", "order"), row, strict=True)) for row in rows]
