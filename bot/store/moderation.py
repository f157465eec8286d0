"""What moderators have set and done, in SQLite; and the limits, judged inside the commit that opens a table."""

from __future__ import annotations

import json
from collections.abc import Sequence

from bot.store.barred import barred_as
from bot.store.change import Change, CupChange
from bot.store.charter import DAY, HOUR, IMPORT, IMPORTS, Act, Backlog, Barred, Charter, Crowded
from bot.store.database import Database, Part, fetch
from bot.store.dues import replace_due
from bot.store.known_as import keep_names
from bot.store.legible import read
from bot.store.people import keep_server
from bot.store.ruling import Ruling
from bot.store.table import Table

ACT = "guild_id, person, what, made, table_id, other_person, reason, detail"


class Moderation(Part):
    async def rule(self, ruling: Ruling) -> None:
        async def work(database: Database) -> None:
            await _rule(database, ruling)

        await self._once(work)

    async def banned(self, guild: int) -> tuple[int, ...]:
        rows = await self._rows("SELECT person FROM ban WHERE guild_id = ? AND person > 0 ORDER BY made, person", guild)
        return tuple(int(row[0]) for row in rows)

    async def is_banned(self, guild: int, user: int) -> bool:
        async def work(database: Database) -> bool:
            return await _is_banned(database, guild, user)

        return await self._reader.run(work)

    async def concerning(self, guild: int, user: int) -> tuple[int, ...]:
        query = (
            "SELECT id FROM game_table WHERE guild_id = ? AND phase IN ('lobby', 'running') AND (owner_id = ?"
            " OR id IN (SELECT table_id FROM seat WHERE user_id = ?)"
            " OR id IN (SELECT table_id FROM queue WHERE person_id = ?)"
            " OR id IN (SELECT table_id FROM due WHERE kind = 'succession' AND json_extract(payload, '$.to') = ?))"
            " ORDER BY id"
        )
        return tuple(int(row[0]) for row in await self._rows(query, guild, user, user, user, user))

    async def acts(self, guild: int, skip: int, most: int) -> tuple[Act, ...]:
        query = f"SELECT {ACT} FROM act WHERE guild_id = ? ORDER BY id DESC LIMIT ? OFFSET ?"  # noqa: S608
        return tuple(
            Act(at, person, what, made, table, about, reason, read(detail, {}, f"the detail of an act in server {at}"))
            for at, person, what, made, table, about, reason, detail in await self._rows(query, guild, most, skip)
        )

    async def backlog(self, table: int) -> tuple[Backlog, ...]:
        query = "SELECT kind, attempts, due, coalesce(given_up, '') FROM outbox WHERE table_id = ? ORDER BY id"
        return tuple(Backlog(*row) for row in await self._rows(query, table))


async def write_act(database: Database, act: Act) -> None:
    await database.execute(
        f"INSERT INTO act ({ACT}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",  # noqa: S608
        (
            act.guild, act.person, act.what, act.made, act.table, act.about, act.reason,
            json.dumps(dict(act.detail), ensure_ascii=False),
        ),
    )  # fmt: skip
    await keep_names(database, act.guild, act.called.items())


async def allowed(database: Database, change: Change) -> None:
    """Refuse a commit by which somebody banned sits down, or which opens a table too many."""
    table, by = change.table, change.by
    if by is not None and by in _present(table):
        seated = await fetch(
            database,
            "SELECT 1 FROM seat WHERE table_id = ? AND user_id = ?"
            " UNION SELECT 1 FROM queue WHERE table_id = ? AND person_id = ?",
            table.id, by, table.id, by,
        )  # fmt: skip
        if not seated:
            # Whoever bans them at the same moment finds them seated, or is found here.
            await database.alone(table.guild)
            if await _is_banned(database, table.guild, by):
                raise Barred(by)
    if change.what == IMPORT and by:
        if await _is_banned(database, table.guild, by):
            raise Barred(by)
        await _shelf(database, table, by)
    if change.charter is not None and by is not None and not table.id:
        await _room(database, table, by, change.charter)


async def may_enter(database: Database, change: CupChange) -> None:
    """Refuse a commit by which somebody banned announces a cup or comes to one."""
    cup, by = change.cup, change.by
    if by is None or (cup.id and by not in cup.present) or not await _is_banned(database, cup.guild, by):
        return
    there = "SELECT 1 FROM cup_entrant WHERE cup_id = ? AND person_id = ? AND gone = 0"
    if not cup.id or not await fetch(database, there, cup.id, by):
        raise Barred(by)


async def _room(database: Database, table: Table, by: int, charter: Charter) -> None:
    """Is there room for one more table?"""
    await database.alone(table.guild)
    standing = "SELECT count(*) FROM game_table WHERE guild_id = ? AND phase IN ('lobby', 'running') AND"
    for limit, most, condition, value in (
        ("each", charter.each, "owner_id = ?", by),
        ("place", charter.place, "channel_id = ?", table.channel),
    ):
        ((count,),) = await fetch(database, f"{standing} {condition}", table.guild, value)
        if count >= most:
            raise Crowded(limit, most)
    opened = await fetch(
        database,
        "SELECT change.made FROM change JOIN game_table ON game_table.id = change.table_id"
        " WHERE change.made > ? AND change.person_id = ? AND change.what = 'open' AND change.guild_id = ?"
        " ORDER BY change.made DESC",
        table.created - HOUR, by, table.guild,
    )  # fmt: skip
    if len(opened) >= charter.hour:
        raise Crowded("hour", charter.hour, opened[charter.hour - 1][0] + HOUR if charter.hour else 0)


async def _shelf(database: Database, table: Table, by: int) -> None:
    """Is there room for one more game from a file?"""
    made = await fetch(
        database,
        "SELECT change.made, change.person_id FROM change JOIN game_table ON game_table.id = change.table_id"
        " WHERE change.made > ? AND change.what = ? AND change.guild_id = ? ORDER BY change.made DESC",
        table.updated - DAY, IMPORT, table.guild,
    )  # fmt: skip
    for limit, counted in (("imports-each", [row for row in made if row[1] == by]), ("imports", made)):
        if len(counted) >= IMPORTS[limit]:
            raise Crowded(limit, IMPORTS[limit], counted[IMPORTS[limit] - 1][0] + DAY)


async def _is_banned(database: Database, guild: int, person: int) -> bool:
    known = person, await barred_as(database, guild, person)
    return bool(await fetch(database, "SELECT 1 FROM ban WHERE guild_id = ? AND person IN (?, ?)", guild, *known))


def _present(table: Table) -> Sequence[int]:
    return (*table.people, *(guest.user for guest in table.queue))


async def _rule(database: Database, ruling: Ruling) -> None:
    guild = ruling.act.guild
    await write_act(database, ruling.act)
    if ruling.server is not None:
        await keep_server(database, ruling.server)
    if ruling.banned is not None:
        await database.alone(guild)
        await database.execute(
            "INSERT INTO ban (guild_id, person, made) VALUES (?, ?, ?) ON CONFLICT (guild_id, person) DO NOTHING",
            (guild, ruling.banned, ruling.act.made),
        )
        for kind in ("wish", "bell"):
            # Nobody waits for somebody who may not come.
            await database.execute(
                f"DELETE FROM {kind} WHERE guild_id = ? AND user_id = ?", (guild, ruling.banned)  # noqa: S608
            )  # fmt: skip
    if ruling.freed is not None:
        freed = ruling.freed, await barred_as(database, guild, ruling.freed)
        await database.execute("DELETE FROM ban WHERE guild_id = ? AND person IN (?, ?)", (guild, *freed))
    if ruling.due is not None:
        await replace_due(database, ruling.due)
