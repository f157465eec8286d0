"""Taking a person or a server out of the database, column by column as `holdings` declares."""

from __future__ import annotations

import json
from collections.abc import Iterable

from bot.store.barred import barred_as
from bot.store.database import Database, Value, fetch
from bot.store.draft import Draft
from bot.store.forgotten import NOBODY, Forgotten, concerns, reworded, scrubbed
from bot.store.holdings import JSON, columns, holdings, kept, names
from bot.store.outgoing import enqueue

TABLE = "game_table"
ROWS = ("person row", "number suffix")
LISTS = ("people list",)
STAND_IN = "greedy"


async def erase(database: Database, gone: Forgotten, table: int | None = None) -> None:
    """Take a person out of one table of a game, or of everything. Nothing of it can be found again."""
    if table is not None:
        await _leave_the_seat(database, gone, table)
        await _show_again(database, gone, table)
        database.tell("table", table)
    await _take_words(database, gone, table)
    for name in holdings():
        key = key_of(name)
        if table is None:
            await _erase(database, name, gone, "TRUE", ())
        elif key is not None:
            await _erase(database, name, gone, f"{key} = ?", (table,))
    if table is None:
        await mask_person(database, gone.user)


async def mask_person(database: Database, user: int) -> None:
    """Where others' figures rest on somebody, a number below 0 stands for them from now on, everywhere the same."""
    await database.alone(0)
    masked = [(name, column) for name in holdings() for column in columns(name, "masked person")]
    mask = -1
    for name, column in masked:
        ((lowest,),) = await fetch(database, f"SELECT coalesce(min({column}), 0) FROM {name}")  # noqa: S608
        mask = min(mask, int(lowest) - 1)
    for name, column in masked:
        await database.execute(f"UPDATE {name} SET {column} = ? WHERE {column} = ?", (mask, user))  # noqa: S608


def key_of(name: str) -> str | None:
    """The column with the number of the game's table a row belongs to."""
    if name == TABLE:
        return "id"
    return "table_id" if "table_id" in holdings()[name] else None


async def _erase(database: Database, name: str, gone: Forgotten, where: str, values: tuple[Value, ...]) -> None:
    """`where`: to which rows it is confined."""
    for column in columns(name, "person row"):
        await database.execute(f"DELETE FROM {name} WHERE {where} AND {column} = ?", (*values, gone.user))  # noqa: S608
    for column in columns(name, "number suffix"):
        query = f"DELETE FROM {name} WHERE {where} AND {column} LIKE ?"  # noqa: S608
        await database.execute(query, (*values, f"%-{gone.user}"))
    for column, kind in holdings()[name].items():
        if kind in JSON:
            await _scrub(database, name, column, kind, gone, where, values)
    for column in columns(name, "people text"):
        await _reword(database, name, column, gone, where, values)
    for column in columns(name, "barred person"):
        await _bar(database, name, column, gone, where, values)
    for column in columns(name, *LISTS):
        await _unlist(database, name, column, gone, where, values)
    for column, whose in names(name):
        await _rename(database, name, column, whose, gone, where, values)
    for column, whose in kept(name):
        query = f"UPDATE {name} SET {column} = '' WHERE {where} AND {whose} = ?"  # noqa: S608
        await database.execute(query, (*values, gone.user))
    optional = await database.optional(name)
    for column in columns(name, "person"):
        nobody = None if column in optional else NOBODY
        query = f"UPDATE {name} SET {column} = ? WHERE {where} AND {column} = ?"  # noqa: S608
        await database.execute(query, (nobody, *values, gone.user))


async def _scrub(
    database: Database, name: str, column: str, kind: str, gone: Forgotten, where: str,
    values: Iterable[Value],
) -> None:  # fmt: skip
    """Out of JSON, in the words of the table it belongs to."""
    marks = [str(gone.user), *gone.names, *(json.dumps(one)[1:-1] for one in gone.names)]
    found = " OR ".join(f"instr({name}.{column}, ?) > 0" for _ in marks)
    rows = await fetch(
        database,
        f"SELECT {name}.rowid, {column}, {_language(name)} FROM {name} WHERE {where} AND ({found})",  # noqa: S608
        *values,
        *marks,
    )
    for row, text, language in rows:
        try:
            value = json.loads(text)
        except ValueError:
            # Nobody can read it any more, but they could be found in it.
            bare = reworded(text, gone, language)
            await database.execute(f"UPDATE {name} SET {column} = ? WHERE rowid = ?", (bare, row))  # noqa: S608
            continue
        if kind == "people json row" and isinstance(value, dict) and concerns(value, gone):
            await database.execute(f"DELETE FROM {name} WHERE rowid = ?", (row,))  # noqa: S608
            continue
        after = json.dumps(scrubbed(value, gone, language, places=kind == "people places"))
        await database.execute(f"UPDATE {name} SET {column} = ? WHERE rowid = ?", (after, row))  # noqa: S608


async def _unlist(
    database: Database, name: str, column: str, gone: Forgotten, where: str, values: Iterable[Value]
) -> None:
    query = f"SELECT rowid, {column} FROM {name} WHERE {where} AND instr({column}, ?) > 0"  # noqa: S608
    for row, text in await fetch(database, query, *values, str(gone.user)):
        kept = ",".join(one for one in str(text).split(",") if one != str(gone.user))
        await database.execute(f"UPDATE {name} SET {column} = ? WHERE rowid = ?", (kept, row))  # noqa: S608


async def _reword(
    database: Database, name: str, column: str, gone: Forgotten, where: str, values: Iterable[Value]
) -> None:
    query = f"SELECT {name}.rowid, {column}, {_language(name)} FROM {name} WHERE {where} AND {column} <> ''"  # noqa: S608
    for row, text, language in await fetch(database, query, *values):
        after = reworded(str(text), gone, language)
        if after != text:
            await database.execute(f"UPDATE {name} SET {column} = ? WHERE rowid = ?", (after, row))  # noqa: S608


async def _bar(
    database: Database, name: str, column: str, gone: Forgotten, where: str, values: Iterable[Value]
) -> None:
    """Whoever may not play somewhere stays known there, by a seal from which nobody reads who it is."""
    query = f"SELECT {name}.rowid, guild_id FROM {name} WHERE {where} AND {column} = ?"  # noqa: S608
    for row, guild in await fetch(database, query, *values, gone.user):
        seal = await barred_as(database, guild, gone.user, make=True)
        await database.execute(f"DELETE FROM {name} WHERE guild_id = ? AND {column} = ?", (guild, seal))  # noqa: S608
        await database.execute(f"UPDATE {name} SET {column} = ? WHERE rowid = ?", (seal, row))  # noqa: S608


async def _rename(
    database: Database, name: str, column: str, whose: str, gone: Forgotten, where: str,
    values: Iterable[Value],
) -> None:  # fmt: skip
    query = f"SELECT rowid, {_language(name)} FROM {name} WHERE {where} AND {whose} = ?"  # noqa: S608
    for row, language in await fetch(database, query, *values, gone.user):
        somebody = gone.in_words(language)
        await database.execute(f"UPDATE {name} SET {column} = ? WHERE rowid = ?", (somebody, row))  # noqa: S608


def _language(name: str) -> str:
    """SQL for the language of the table a row belongs to."""
    key = key_of(name)
    if name == TABLE:
        return "language"
    if "cup_id" in holdings()[name]:
        return f"coalesce((SELECT language FROM cup WHERE id = {name}.cup_id), '')"  # noqa: S608
    return "''" if key is None else f"coalesce((SELECT language FROM {TABLE} WHERE id = {name}.{key}), '')"  # noqa: S608


async def _leave_the_seat(database: Database, gone: Forgotten, table: int) -> None:
    """A game that goes on, or could be woken, goes on with a stand-in, even where it cannot be read."""
    await database.execute(
        f"UPDATE seat SET stand_in = ? WHERE table_id = ? AND user_id = ? AND EXISTS (SELECT 1 FROM {TABLE}"  # noqa: S608
        " WHERE id = seat.table_id AND (phase = 'running' OR (phase = 'cancelled' AND asleep > 0)))",
        (STAND_IN, table, gone.user),
    )


async def _show_again(database: Database, gone: Forgotten, table: int) -> None:
    """The post of a table that is over names nobody who is forgotten; what could not be told about it is not kept."""
    over = await fetch(
        database,
        f"SELECT revision FROM {TABLE} WHERE id = ? AND phase IN ('finished', 'cancelled')"  # noqa: S608
        " AND EXISTS (SELECT 1 FROM seat WHERE table_id = id AND ? IN (user_id, former_id))"
        " AND EXISTS (SELECT 1 FROM post WHERE table_id = id AND kind = 'lobby')",
        table,
        gone.user,
    )
    for (revision,) in over:
        await enqueue(database, table, revision, (Draft("lobby"),), gone.since)
    await database.execute(
        "DELETE FROM outbox WHERE table_id = ? AND given_up IS NOT NULL AND kind = 'notice'", (table,)
    )


async def _take_words(database: Database, gone: Forgotten, table: int | None) -> None:
    """Whose word is whose nobody knows once the seats are drawn: the words of a table go together."""
    for name in holdings():
        for column in columns(name, "words"):
            rows = await fetch(
                database,
                f"SELECT id, {column} FROM {name} WHERE (id = ?1 OR ?1 = 0) AND {column} <> '[]'"  # noqa: S608
                " AND phase <> 'lobby' AND EXISTS"
                " (SELECT 1 FROM change WHERE table_id = id AND person_id = ?2 AND what = 'word')",
                table or 0,
                gone.user,
            )
            for number, text in rows:
                empty = json.dumps([[seat, ""] for seat, _ in json.loads(text)])
                await database.execute(f"UPDATE {name} SET {column} = ? WHERE id = ?", (empty, number))  # noqa: S608


async def traces(database: Database, user: int) -> tuple[int, ...]:
    """The tables of games in whose rows a person can be found, oldest first."""
    found: set[int] = set()
    for name in holdings():
        key = key_of(name)
        where, values = whereabouts(name, user)
        if key is not None and where:
            rows = await fetch(database, f"SELECT DISTINCT {key} FROM {name} WHERE {where}", *values)  # noqa: S608
            found |= {int(number) for (number,) in rows if number is not None}
    # Below 0: what is posted of cups.
    return tuple(sorted(number for number in found if number > 0))


def whereabouts(name: str, user: int, known: frozenset[str] = frozenset()) -> tuple[str, tuple[Value, ...]]:
    """A condition for the rows in which a person can be found, with its values; empty: there can be none.

    `known`: names by which JSON may tell of them.
    """
    conditions, values = list[str](), list[Value]()
    for column, kind in holdings()[name].items():
        if kind in ("person", "masked person", "barred person", "person row"):
            conditions.append(f"{column} = ?")
            values.append(user)
        elif kind == "number suffix":
            conditions.append(f"{column} LIKE ?")
            values.append(f"%-{user}")
        elif kind in (*JSON, *LISTS, "people text"):
            for mark in (str(user), *(json.dumps(one) for one in known)):
                conditions.append(f"instr({column}, ?) > 0")
                values.append(mark)
    return " OR ".join(conditions), tuple(values)


async def knows(database: Database, user: int, but: str) -> bool:
    """Can a person be found in any row, but in what is due under this name?"""
    for name in holdings():
        where, values = whereabouts(name, user)
        if where:
            other = " AND name <> ?" if name == "due" else ""
            query = f"SELECT 1 FROM {name} WHERE ({where}){other} LIMIT 1"  # noqa: S608
            if await fetch(database, query, *values, *([but] if other else [])):
                return True
    return False


async def names_of(database: Database, user: int) -> frozenset[str]:
    """The names a person goes by."""
    found: set[str] = set()
    for name in holdings():
        for column, whose in names(name):
            rows = await fetch(database, f"SELECT DISTINCT {column} FROM {name} WHERE {whose} = ?", user)  # noqa: S608
            found |= {str(one) for (one,) in rows if one}
    return frozenset(found)


async def purge_table(database: Database, table: int) -> None:
    """Nothing is left of a game's table."""
    for name in holdings():
        for column in columns(name, "table row"):
            await database.execute(f"DELETE FROM {name} WHERE {column} = ?", (table,))  # noqa: S608
        for column in columns(name, "table suffix"):
            await database.execute(f"DELETE FROM {name} WHERE {column} LIKE ?", (f"%:{table}",))  # noqa: S608
    await database.execute(f"DELETE FROM {TABLE} WHERE id = ?", (table,))  # noqa: S608


async def purge_server(database: Database, guild: int) -> None:
    """Nothing is left of a server, once its tables are gone."""
    for name in holdings():
        for column in columns(name, "server row"):
            await database.execute(f"DELETE FROM {name} WHERE {column} = ?", (guild,))  # noqa: S608
        for column in columns(name, "number suffix"):
            await database.execute(f"DELETE FROM {name} WHERE {column} LIKE ?", (f"%-{guild}",))  # noqa: S608
        for column in columns(name, "people json row"):
            about = f"json_extract({column}, '$.guild') = ?"
            await database.execute(f"DELETE FROM {name} WHERE {about}", (guild,))  # noqa: S608


async def servers(database: Database) -> tuple[int, ...]:
    """The servers of which anything is kept."""
    found: set[int] = set()
    for name in holdings():
        for column in columns(name, "server row"):
            found |= {int(one) for (one,) in await fetch(database, f"SELECT DISTINCT {column} FROM {name}")}  # noqa: S608
    return tuple(sorted(found))
