"""All that is kept about one person, as plain values: what `holdings` declares, and the moves they have made."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.store.database import Database, fetch
from bot.store.holdings import holdings, kept, names
from bot.store.paths import GONE, MENTION, own, rid
from bot.store.standing import TABLE, Record, read, rows

Portrait = Mapping[str, Any]
OWN = ("player", "with", "undo", "plan", "order", "rewind")
"""How entries of a log come about that a person has made."""


async def portrait(database: Database, user: int) -> Portrait:
    """Every row in which a person stands, by its table; what is somebody else's is left out of it."""
    kept: dict[str, list[Mapping[str, Any]]] = {}
    for name in holdings():
        found = [_own(name, row, user) for row in await rows(database, name, user)]
        if found:
            kept[name] = found
    await _add_words(database, kept, user)
    return {"rows": kept, "moves": await _moves(database, user), "standing_orders": await _orders(database, user)}


def _own(name: str, row: Record, user: int) -> Mapping[str, Any]:
    """A row without what other people have in it, and without what is told to nobody."""
    mine = _mine(name, row, user)
    told: dict[str, Any] = {}
    for column, held in holdings()[name].items():
        value, here = row[column], not held.only or str(row[held.by]) in held.only
        match held.kind:
            case "secret" | "words" | "several" | "people shown":
                # What a post shows names others as well, and stands in Discord for everybody it is for.
                continue
            case "people list":
                value = str(user) if here and str(user) in str(value).split(",") else None
            case "people json":
                paths = held.at(row[held.by] if held.by else "")
                value = rid(read(value), paths, user) if mine else own(read(value), paths, user)
                value = None if value is GONE else value
            case "text of":
                value = _written(str(value), user, [row[one] for one in held.of])
            case "person" | "masked person" | "barred person" | "person row" if here and value != user:
                continue
            case "person suffix" if here and not str(value).endswith(f"-{user}"):
                continue
            case "of" if user not in [row[one] for one in held.of]:
                continue
        told[column] = value
    for column, whose in (*names(name), *kept(name)):
        if row[whose] != user:
            del told[column]
    return told


def _mine(name: str, row: Record, user: int) -> bool:
    """Does a whole row belong to a person, and to nobody else?"""
    for column, held in holdings()[name].items():
        here = not held.only or str(row[held.by]) in held.only
        if here and held.kind == "person row" and row[column] == user:
            return True
        if here and held.kind == "person suffix" and str(row[column]).endswith(f"-{user}"):
            return True
    return False


def _written(text: str, user: int, about: list[Any]) -> str | None:
    """What people have written about somebody, without the numbers of others."""
    if user in about:
        return MENTION.sub(lambda one: one[0] if int(one[1]) == user else "…", text)
    return f"<@{user}>"


async def _add_words(database: Database, kept: dict[str, list[Mapping[str, Any]]], user: int) -> None:
    """What the person has added to the chance of tables, as far as anybody knows whose word is whose."""
    found = await fetch(
        database,
        f"SELECT id, words, phase, (SELECT seat FROM seat WHERE table_id = id AND user_id = ?1) FROM {TABLE}"  # noqa: S608
        " WHERE words <> '[]' AND EXISTS (SELECT 1 FROM change"
        " WHERE table_id = id AND person_id = ?1 AND what = 'word')",
        user,
    )
    told = list[Mapping[str, Any]]()
    for number, text, phase, seat in found:
        # Seats are drawn at the start: from then on a word is known to be theirs only if it is the only one.
        words = [word for place, word in read(text) if (place == seat if phase == "lobby" else len(read(text)) == 1)]
        told += [{"table_id": number, "word": word} for word in words]
    if told:
        kept["words"] = told


async def _moves(database: Database, user: int) -> list[Mapping[str, Any]]:
    """The person's own moves in all logs, from the first to the last entry of each of their times at a seat."""
    marks = ", ".join("?" * len(OWN))
    found = await fetch(
        database,
        "SELECT entry.table_id, n, entry.seat, move, made_by, made FROM entry JOIN tenure"  # noqa: S608
        " ON tenure.table_id = entry.table_id AND tenure.seat = entry.seat AND n >= from_entry"
        " AND (to_entry IS NULL OR n <= to_entry)"
        f" WHERE tenure.person_id = ? AND made_by IN ({marks}) ORDER BY entry.table_id, n",
        user,
        *OWN,
    )
    heads = ("table_id", "n", "seat", "move", "made_by", "made")
    return [dict(zip(heads, row, strict=True)) for row in found]


async def _orders(database: Database, user: int) -> list[Mapping[str, Any]]:
    """What the person has told the house to answer for them, and has planned."""
    found = await fetch(
        database,
        "SELECT standing_order.table_id, standing_order.seat, decision, standing_order.name FROM standing_order"
        " JOIN seat ON seat.table_id = standing_order.table_id AND seat.seat = standing_order.seat"
        " WHERE user_id = ? ORDER BY standing_order.table_id, decision",
        user,
    )
    return [dict(zip(("table_id", "seat", "decision", "order"), row, strict=True)) for row in found]
