"""Taking a person or a server out of the database, column by column as `holdings` declares."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

from bot.store.barred import barred_as
from bot.store.database import Database, Value, fetch
from bot.store.forgotten import NOBODY, Forgotten, concerns, reworded, scrubbed, unmistakable
from bot.store.holdings import JSON, columns, holdings, kept, names, where
from bot.store.paths import NAME, SERVER, everywhere
from bot.store.renewal import renew, renew_elsewhere
from bot.store.standing import ROW, TABLE, Record, cups_of, key_of, mentioned, read, servers_of

STAND_IN = "greedy"
OF_SEVERAL = "('bell', 'digest', 'week')"
"""Kinds of posts that tell of several tables."""
Confined = tuple[str, tuple[Value, ...]]
"""To which rows something is confined: a condition with its values."""


async def erase(database: Database, gone: Forgotten, table: int | None = None) -> None:
    """Take a person out of one table of a game, or of everything. Nothing of it can be found again."""
    if table is not None:
        await _leave_the_seat(database, gone, table)
        await renew(database, gone, table)
        database.tell("table", table)
    else:
        cups, guilds = await cups_of(database, gone.user), await servers_of(database, gone.user)
        await renew_elsewhere(database, gone, cups, guilds)
        await _hide_elsewhere(database, cups, guilds)
    await _take_words(database, gone, table)
    for name in holdings():
        key = key_of(name)
        if table is None:
            await _erase(database, name, gone, ("TRUE", ()))
        elif key is not None:
            await _erase(database, name, gone, (f"{name}.{key} = ?", (table,)))
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


async def _erase(database: Database, name: str, gone: Forgotten, confined: Confined) -> None:
    condition, values = confined
    for column, held in holdings()[name].items():
        only = "" if unmistakable(gone) else where(held)
        if held.kind == "person row":
            query = f"DELETE FROM {name} WHERE {condition} AND {column} = ?{only}"  # noqa: S608
            await database.execute(query, (*values, gone.user))
        elif held.kind == "person suffix":
            query = f"DELETE FROM {name} WHERE {condition} AND {column} LIKE ?{only}"  # noqa: S608
            await database.execute(query, (*values, f"%-{gone.user}"))
    for column in columns(name, JSON):
        await _scrub(database, name, column, gone, confined)
    for column in columns(name, "people shown") if _at_their_table(name, confined) else ():
        await database.execute(f"UPDATE {name} SET {column} = '' WHERE {condition}", values)  # noqa: S608
    for column in columns(name, "text of"):
        await _reword(database, name, column, gone, confined)
    for column in columns(name, "barred person"):
        await _bar(database, name, column, gone, confined)
    for column in columns(name, "people list"):
        await _unlist(database, name, column, gone, confined)
    for column, whose in names(name):
        await _rename(database, name, column, whose, gone, confined)
    for column, whose in kept(name):
        query = f"UPDATE {name} SET {column} = '' WHERE {condition} AND {whose} = ?"  # noqa: S608
        await database.execute(query, (*values, gone.user))
    optional = await database.optional(name)
    for column in columns(name, "person"):
        nobody = None if column in optional else NOBODY
        query = f"UPDATE {name} SET {column} = ? WHERE {condition} AND {column} = ?"  # noqa: S608
        await database.execute(query, (nobody, *values, gone.user))


async def _scrub(database: Database, name: str, column: str, gone: Forgotten, confined: Confined) -> None:
    """Out of JSON, in the words of the table it belongs to."""
    held = holdings()[name][column]
    for row in await _told(database, name, column, gone, confined):
        text, language = row[column], await _language(database, name, row)
        kind = row[held.by] if held.by else ""
        paths, value = held.at(kind), read(text)
        if value is not text and not held.knows(kind) and unmistakable(gone):
            await _set(database, name, column, row, json.dumps(everywhere(value, gone.user, NOBODY)))
        elif value is text:
            # Nobody can read it any more, but they could be found in it.
            if (paths or not held.knows(kind)) and mentioned(text, gone.user):
                await _set(database, name, column, row, reworded(text, gone, language))
        elif concerns(value, paths, gone):
            await database.execute(f"DELETE FROM {name} WHERE rowid = ?", (row[ROW],))  # noqa: S608
        else:
            after = scrubbed(value, paths, gone, language, row["guild_id"] if _at_their_table(name, confined) else 0)
            if after != value:
                await _set(database, name, column, row, json.dumps(after))


async def _told(
    database: Database, name: str, column: str, gone: Forgotten, confined: Confined
) -> list[Record]:  # fmt: skip
    """The rows with JSON in which they may stand; at a table of theirs also those with a name without its number."""
    condition, values = confined
    maybe, marks = f"instr({name}.{column}, ?) > 0", [str(gone.user)]
    if _at_their_table(name, confined):
        known = [path for paths in holdings()[name][column].paths.values() for path in paths]
        for last in sorted({path.steps[-1] for path in known if path.what == NAME}):
            maybe += f" OR instr({name}.{column}, ?) > 0"
            marks.append(json.dumps(last))
    told = ", ".join([f"{name}.rowid AS {ROW}", *(f"{name}.{one}" for one in holdings()[name])])
    query = f"SELECT {told} FROM {name} WHERE {condition} AND ({maybe})"  # noqa: S608
    return list(await database.records(query, (*values, *marks)))


def _at_their_table(name: str, confined: Confined) -> bool:
    return bool(confined[1]) and "guild_id" in holdings()[name]


async def _hide_elsewhere(database: Database, cups: Iterable[int], guilds: Iterable[int]) -> None:
    """What posts show of cups of theirs, or of several tables of a server of theirs, is not kept."""
    for name in holdings():
        for column in columns(name, "people shown"):
            hidden = f"UPDATE {name} SET {column} = '' WHERE {column} <> '' AND"  # noqa: S608
            for cup in cups:
                await database.execute(f"{hidden} table_id = ?", (-cup,))
            for guild in guilds:
                await database.execute(f"{hidden} guild_id = ? AND kind IN {OF_SEVERAL}", (guild,))


async def _reword(database: Database, name: str, column: str, gone: Forgotten, confined: Confined) -> None:
    """From what people have written their number, and where it is about them or a table of theirs also their names."""
    about, here = holdings()[name][column].of, _at_their_table(name, confined)
    condition, values = confined
    theirs = " OR ".join([*(f"{name}.{one} = ?" for one in about), *(["TRUE"] if here else [])])
    told = ", ".join([f"{name}.rowid AS {ROW}", *(f"{name}.{one}" for one in holdings()[name])])
    query = f"SELECT {told} FROM {name} WHERE {condition} AND ({theirs} OR instr({name}.{column}, ?) > 0)"  # noqa: S608
    for row in await database.records(query, (*values, *(gone.user for _ in about), str(gone.user))):
        concerned = here or gone.user in [row[one] for one in about]
        called = gone.called(row["guild_id"]) if concerned else frozenset[str]()
        after = reworded(row[column], gone, await _language(database, name, row), called)
        if after != row[column]:
            await _set(database, name, column, row, after)
            if name == "cup":
                await _requote(database, row, after)


async def _requote(database: Database, cup: Record, name: str) -> None:
    """What waits to be said of a cup calls it by its new name."""
    waiting = await fetch(
        database,
        "SELECT outbox.id, payload FROM outbox JOIN game_table ON game_table.id = outbox.table_id"
        " WHERE cup_id = ? AND kind = 'notice'",
        cup["id"],
    )
    for number, text in waiting:
        payload: Any = read(text)
        data = payload.get("data") if isinstance(payload, dict) else None
        if isinstance(data, dict) and data.get("text") == cup["name"]:
            data["text"] = name
            await database.execute("UPDATE outbox SET payload = ? WHERE id = ?", (json.dumps(payload), number))


async def _set(database: Database, name: str, column: str, row: Record, value: str) -> None:
    await database.execute(f"UPDATE {name} SET {column} = ? WHERE rowid = ?", (value, row[ROW]))  # noqa: S608


async def _unlist(database: Database, name: str, column: str, gone: Forgotten, confined: Confined) -> None:
    condition, values = confined
    query = f"SELECT rowid, {column} FROM {name} WHERE {condition} AND instr({column}, ?) > 0"  # noqa: S608
    query += "" if unmistakable(gone) else where(holdings()[name][column])
    for row, text in await fetch(database, query, *values, str(gone.user)):
        kept = ",".join(one for one in str(text).split(",") if one != str(gone.user))
        if kept != text:
            await database.execute(f"UPDATE {name} SET {column} = ? WHERE rowid = ?", (kept, row))  # noqa: S608


async def _bar(database: Database, name: str, column: str, gone: Forgotten, confined: Confined) -> None:
    """Whoever may not play somewhere stays known there, by a seal from which nobody reads who it is."""
    condition, values = confined
    query = f"SELECT {name}.rowid, guild_id FROM {name} WHERE {condition} AND {column} = ?"  # noqa: S608
    for row, guild in await fetch(database, query, *values, gone.user):
        seal = await barred_as(database, guild, gone.user, make=True)
        await database.execute(f"DELETE FROM {name} WHERE guild_id = ? AND {column} = ?", (guild, seal))  # noqa: S608
        await database.execute(f"UPDATE {name} SET {column} = ? WHERE rowid = ?", (seal, row))  # noqa: S608


async def _rename(
    database: Database, name: str, column: str, whose: str, gone: Forgotten, confined: Confined
) -> None:  # fmt: skip
    condition, values = confined
    told = ", ".join([f"{name}.rowid AS {ROW}", *(f"{name}.{one}" for one in holdings()[name])])
    query = f"SELECT {told} FROM {name} WHERE {condition} AND {whose} = ?"  # noqa: S608
    for row in await database.records(query, (*values, gone.user)):
        await _set(database, name, column, row, gone.in_words(await _language(database, name, row)))


async def _language(database: Database, name: str, row: Record) -> str:
    """In which language a table or a cup speaks to which a row belongs."""
    if "language" in row:
        return str(row["language"])
    key = key_of(name)
    cup = row["cup_id"] if "cup_id" in row else -row[key] if key is not None and (row[key] or 0) < 0 else 0
    table, number = ("cup", cup) if cup else (TABLE, row[key] if key is not None else None)
    found = await fetch(database, f"SELECT language FROM {table} WHERE id = ?", number) if number else []  # noqa: S608
    return str(found[0][0]) if found else ""


async def _leave_the_seat(database: Database, gone: Forgotten, table: int) -> None:
    """A game that goes on, or could be woken, goes on with a stand-in, even where it cannot be read."""
    await database.execute(
        f"UPDATE seat SET stand_in = ? WHERE table_id = ? AND user_id = ? AND EXISTS (SELECT 1 FROM {TABLE}"  # noqa: S608
        " WHERE id = seat.table_id AND (phase = 'running' OR (phase = 'cancelled' AND asleep > 0)))",
        (STAND_IN, table, gone.user),
    )


async def _take_words(database: Database, gone: Forgotten, table: int | None) -> None:
    """Whose word is whose nobody knows once the seats are drawn: the words of a table go together."""
    for name in holdings():
        for column in columns(name, "words"):
            found = await fetch(
                database,
                f"SELECT id, {column} FROM {name} WHERE (id = ?1 OR ?1 = 0) AND {column} <> '[]'"  # noqa: S608
                " AND phase <> 'lobby' AND EXISTS"
                " (SELECT 1 FROM change WHERE table_id = id AND person_id = ?2 AND what = 'word')",
                table or 0,
                gone.user,
            )
            for number, text in found:
                empty = json.dumps([[seat, ""] for seat, _ in json.loads(text)])
                await database.execute(f"UPDATE {name} SET {column} = ? WHERE id = ?", (empty, number))  # noqa: S608


# Tables and servers


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
        for column in columns(name, JSON):
            held = holdings()[name][column]
            for value, paths in held.paths.items():
                for steps in (path.steps for path in paths if path.what == SERVER):
                    about = f"json_extract({column}, '$.{'.'.join(steps)}') = ?"
                    query = f"DELETE FROM {name} WHERE {held.by} = ? AND {about}"  # noqa: S608
                    await database.execute(query, (value, guild))
