"""In which rows of which tables a person stands: by their number, at the places that `holdings` declares."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from bot.store.database import Database, Value, fetch
from bot.store.forgotten import LONG
from bot.store.holdings import JSON, PERSONS, TEXT, columns, holdings, where
from bot.store.paths import numbers

TABLE = "game_table"
Record = Mapping[str, Any]
"""A row by the names of its columns."""
ROW = "its_row"
"""What tells a row for as long as a transaction lasts."""


def key_of(name: str) -> str | None:
    """The column with the number of the game's table a row belongs to."""
    if name == TABLE:
        return "id"
    return "table_id" if "table_id" in holdings()[name] else None


async def rows(
    database: Database, name: str, user: int, confined: str = "TRUE", values: tuple[Value, ...] = (),
    to_change: bool = False,
) -> list[Record]:  # fmt: skip
    """The rows of a table in which a person stands. `confined`: to which rows it is; `to_change`: they get a `ROW`."""
    maybe, marks = perhaps(name, user)
    if not maybe:
        return []
    told = [f"{name}.rowid AS {ROW}"] if to_change else []
    told += [f"{name}.{column}" for column in holdings()[name]]
    query = f"SELECT {', '.join(told)} FROM {name} WHERE ({confined}) AND ({maybe})"  # noqa: S608
    return [row for row in await database.records(query, (*values, *marks)) if stands(name, row, user)]


def perhaps(name: str, user: int) -> tuple[str, tuple[Value, ...]]:
    """A condition for rows in which a person may stand, with its values; empty: there can be none."""
    conditions, values = list[str](), list[Value]()
    for column, held in holdings()[name].items():
        at = f"{name}.{column}"
        if held.kind in PERSONS:
            conditions.append(f"({at} = ?{where(held)})")
            values.append(user)
        elif held.kind == "person suffix":
            conditions.append(f"({at} LIKE ?{where(held)})")
            values.append(f"%-{user}")
        elif held.kind in (JSON, TEXT.strip(), "people list"):
            conditions.append(f"instr({at}, ?) > 0")
            values.append(str(user))
    return " OR ".join(conditions), tuple(values)


def stands(name: str, row: Record, user: int) -> bool:
    """Does a person really stand in a row?"""
    return any(_stands(name, column, row, user) for column in holdings()[name])


def _stands(name: str, column: str, row: Record, user: int) -> bool:
    held, value = holdings()[name][column], row[column]
    if value is None or (held.only and str(row[held.by]) not in held.only):
        return False
    match held.kind:
        case "person" | "masked person" | "barred person" | "person row":
            return bool(value == user)
        case "person suffix":
            return str(value).endswith(f"-{user}")
        case "people list":
            return str(user) in str(value).split(",")
        case "people json":
            paths, inner = held.at(row[held.by] if held.by else ""), read(value)
            return user in numbers(inner, paths) or (inner is value and paths != () and mentioned(value, user))
        case "text of":
            return mentioned(str(value), user)
    return False


def mentioned(text: str, user: int) -> bool:
    """Does a text name a person by their number?"""
    return f"<@{user}>" in text or f"<@!{user}>" in text or (user > LONG and str(user) in text)


def read(text: Any) -> Any:
    """A JSON value; the text itself where nobody can read it."""
    try:
        return json.loads(text)
    except ValueError:
        return text


async def traces(database: Database, user: int) -> tuple[int, ...]:
    """The tables of games in whose rows a person stands, oldest first."""
    found: set[int] = set()
    for name in holdings():
        key = key_of(name)
        if key is not None:
            found |= {int(row[key]) for row in await rows(database, name, user) if row[key] is not None}
    # Below 0: what is posted of cups.
    return tuple(sorted(number for number in found if number > 0))


async def knows(database: Database, user: int, but: str) -> bool:
    """Does a person stand in any row, but in what is due under this name?"""
    for name in holdings():
        confined, values = ("due.name <> ?", (but,)) if name == "due" else ("TRUE", ())
        if await rows(database, name, user, confined, values):
            return True
    return False


async def everybody(database: Database) -> frozenset[int]:
    """All people who stand anywhere."""
    found: set[int] = set()
    for name, known in holdings().items():
        for column, held in known.items():
            query = f"SELECT DISTINCT {column} FROM {name}"  # noqa: S608
            if held.kind in PERSONS:
                told = await fetch(database, f"{query} WHERE {column} > 0{where(held)}")
                found |= {int(number) for (number,) in told}
            elif held.kind == "people list":
                told = await fetch(database, f"{query} WHERE {column} <> ''{where(held)}")
                found |= {int(one) for (text,) in told for one in str(text).split(",") if one.isdecimal()}
            elif held.kind == JSON:
                by = held.by or "''"
                for value, text in await fetch(database, f"SELECT {by}, {column} FROM {name}"):  # noqa: S608
                    found |= numbers(read(text), held.at(value))
    return frozenset(one for one in found if one > 0)


async def names_of(database: Database, user: int) -> Mapping[int, frozenset[str]]:
    """What a person has been called, by server."""
    found: dict[int, set[str]] = {}
    for guild, name in await fetch(database, "SELECT guild_id, name FROM known_as WHERE user_id = ?", user):
        found.setdefault(int(guild), set()).add(str(name))
    return {guild: frozenset(known) for guild, known in found.items()}


async def cups_of(database: Database, user: int) -> tuple[int, ...]:
    """The cups in whose rows a person stands."""
    found: set[int] = set()
    for name, known in holdings().items():
        key = "id" if name == "cup" else "cup_id"
        if key in known and name != TABLE and (name == "cup" or "cup_id" in known):
            found |= {int(row[key]) for row in await rows(database, name, user)}
    return tuple(sorted(found))


async def servers_of(database: Database, user: int) -> tuple[int, ...]:
    """The servers in whose rows a person stands."""
    found: set[int] = set()
    for name, known in holdings().items():
        if "guild_id" in known:
            found |= {int(row["guild_id"]) for row in await rows(database, name, user)}
    return tuple(sorted(found - {0}))


async def servers(database: Database) -> tuple[int, ...]:
    """The servers of which anything is kept."""
    found: set[int] = set()
    for name in holdings():
        for column in columns(name, "server row"):
            found |= {int(one) for (one,) in await fetch(database, f"SELECT DISTINCT {column} FROM {name}")}  # noqa: S608
    return tuple(sorted(found))
