"""What people and servers have chosen, and what the house notes for itself, in SQLite."""

from __future__ import annotations

import json
from dataclasses import asdict, astuple, fields
from typing import Any

from bot.store.charter import Charter
from bot.store.database import AMONG, Database, Part, Value
from bot.store.dues import replace_due
from bot.store.legible import legible
from bot.store.person import PersonRecord
from bot.store.server import ServerRecord, Week
from bot.store.table import Away, Due


class People(Part):
    async def person(self, user: int) -> PersonRecord:
        query = (
            "SELECT language, locale, dm_closed, hand_dms, palette, form, zone, way, reminders, quiet_from, quiet_to,"
            " digest_at, unlisted FROM person WHERE user_id = ?"
        )
        rows = await self._rows(query, user)
        if not rows:
            return PersonRecord(user)
        language, locale, closed, hands, palette, form, zone, way, reminders, begin, end, digest, unlisted = rows[0]
        quiet = None if begin is None else (begin, end)
        return PersonRecord(
            user, language, locale, bool(closed), hands, palette, form, zone, way, reminders, quiet, digest,
            bool(unlisted),
        )  # fmt: skip

    async def asked(self, users: tuple[int, ...], game: str) -> frozenset[int]:
        query = f"SELECT user_id FROM profile WHERE game = ? AND asked = 1 AND user_id IN {AMONG}"  # noqa: S608
        return frozenset(int(row[0]) for row in await self._rows(query, game, json.dumps(users)))

    async def set_asked(self, user: int, game: str, asked: bool) -> None:
        await self._write(
            "INSERT INTO profile (user_id, game, asked) VALUES (?, ?, ?)"
            " ON CONFLICT (user_id, game) DO UPDATE SET asked = excluded.asked",
            user,
            game,
            int(asked),
        )

    async def set_person(self, person: PersonRecord) -> None:
        async def work(database: Database) -> None:
            await keep_person(database, person)

        await self._writer.run(work)

    async def aways(self, users: tuple[int, ...]) -> tuple[Away, ...]:
        query = f"SELECT user_id, begun, back, ended FROM away WHERE user_id IN {AMONG} ORDER BY begun, user_id"  # noqa: S608
        return tuple(Away(*row) for row in await self._rows(query, json.dumps(users)))

    async def keep_away(self, away: Away, due: Due | None) -> None:
        async def work(database: Database) -> None:
            if away.end == away.begun:
                await database.execute("DELETE FROM away WHERE user_id = ? AND begun = ?", (away.user, away.begun))
            else:
                await database.execute(
                    "INSERT INTO away (user_id, begun, back, ended) VALUES (?, ?, ?, ?)"
                    " ON CONFLICT (user_id, begun) DO UPDATE SET back = excluded.back, ended = excluded.ended",
                    (away.user, away.begun, away.back, away.ended),
                )
            if due is not None:
                await replace_due(database, due)

        await self._writer.run(work)

    async def server(self, guild: int) -> ServerRecord:
        query = (
            "SELECT palette, feats, charter, week_channel_id, week_day, week_minute, week_zone, week_language"
            " FROM server"
            " WHERE guild_id = ?"
        )
        rows = await self._rows(query, guild)
        if not rows:
            return ServerRecord(guild)
        palette, feats, charter, *week = rows[0]
        rules = legible(lambda: charter_of(charter), Charter(), f"what server {guild} allows")
        return ServerRecord(guild, palette, None if week[0] is None else Week(*week), bool(feats), rules)

    async def set_server(self, server: ServerRecord) -> None:
        async def work(database: Database) -> None:
            await keep_server(database, server)

        await self._writer.run(work)

    async def set_meta(self, key: str, value: str) -> None:
        await self._write(
            "INSERT INTO meta (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value",
            key,
            value,
        )


async def keep_server(database: Database, server: ServerRecord) -> None:
    database.tell("server", server.guild)
    week = (None,) * 5 if server.week is None else astuple(server.week)
    await database.execute(
        "INSERT INTO server (guild_id, palette, feats, charter,"
        " week_channel_id, week_day, week_minute, week_zone, week_language)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"
        " ON CONFLICT (guild_id) DO UPDATE SET palette = excluded.palette, feats = excluded.feats,"
        " charter = excluded.charter,"
        " week_channel_id = excluded.week_channel_id, week_day = excluded.week_day,"
        " week_minute = excluded.week_minute, week_zone = excluded.week_zone,"
        " week_language = excluded.week_language",
        (
            server.guild,
            server.palette,
            int(server.feats),
            charter_text(server.charter),
            *week,
        ),
    )


async def keep_person(database: Database, person: PersonRecord) -> None:
    database.tell("person", person.user)
    begin, end = person.quiet or (None, None)
    columns: dict[str, Value] = {
        "language": person.language,
        "locale": person.locale,
        "dm_closed": int(person.dm_closed),
        "hand_dms": person.hand_dms,
        "palette": person.palette,
        "form": person.form,
        "zone": person.zone,
        "way": person.way,
        "reminders": person.reminders,
        "quiet_from": begin,
        "quiet_to": end,
        "digest_at": person.digest,
        "unlisted": int(person.unlisted),
    }
    known = ", ".join(f"{name} = excluded.{name}" for name in columns)
    await database.execute(
        f"INSERT INTO person (user_id, {', '.join(columns)}) VALUES (?{', ?' * len(columns)})"  # noqa: S608
        f" ON CONFLICT (user_id) DO UPDATE SET {known}",
        (person.user, *columns.values()),
    )


def charter_text(charter: Charter | None) -> str | None:
    return None if charter is None or charter == Charter() else json.dumps(asdict(charter))


def charter_of(text: str | None) -> Charter:
    if text is None:
        return Charter()
    known = {one.name for one in fields(Charter)}
    # Any: JSON. What a later version has written besides is left out.
    kept: dict[str, Any] = {}
    for name, value in json.loads(text).items():
        if name in known:
            kept[name] = tuple(value) if isinstance(value, list) else value
    return Charter(**kept)
