"""Who looks for others to play with, and what is worked off about a whole server, in SQLite."""

from __future__ import annotations

import json

from bot.store.database import Database, Part
from bot.store.dues import replace_due, work_off
from bot.store.legible import read
from bot.store.occasion import Occasion
from bot.store.outgoing import enqueue_each
from bot.store.people import keep_server
from bot.store.seeker import Bell, Seeker


class Seekers(Part):
    async def bells(self, guild: int) -> tuple[Bell, ...]:
        query = "SELECT user_id, guild_id, game, rung, known FROM bell WHERE guild_id = ? ORDER BY user_id, game"
        rows = await self._rows(query, guild)
        return tuple(
            Bell(user, at, game, rung, read(known, (), f"the bell of somebody in server {at}"))
            for user, at, game, rung, known in rows
        )

    async def set_bell(self, bell: Bell) -> None:
        await self._write(
            "INSERT INTO bell (user_id, guild_id, game, rung, known) VALUES (?, ?, ?, ?, ?)"
            " ON CONFLICT (user_id, guild_id, game) DO NOTHING",
            bell.user,
            bell.guild,
            bell.game,
            bell.rung,
            json.dumps(bell.known),
        )

    async def drop_bells(self, user: int, guild: int, game: str | None = None) -> None:
        every = "DELETE FROM bell WHERE user_id = ? AND guild_id = ?"
        if game is None:
            await self._write(every, user, guild)
        else:
            await self._write(f"{every} AND game = ?", user, guild, game)

    async def seekers(self, guild: int, since: int) -> tuple[Seeker, ...]:
        query = "SELECT user_id, guild_id, game, seats, made FROM wish WHERE guild_id = ? AND made > ? ORDER BY made"
        return tuple(Seeker(*row) for row in await self._rows(query, guild, since))

    async def set_seeker(self, seeker: Seeker) -> None:
        await self._write(
            "INSERT INTO wish (user_id, guild_id, game, seats, made) VALUES (?, ?, ?, ?, ?)"
            " ON CONFLICT (user_id, guild_id, game) DO UPDATE SET seats = excluded.seats, made = excluded.made",
            seeker.user,
            seeker.guild,
            seeker.game,
            seeker.seats,
            seeker.made,
        )

    async def drop_seeker(self, user: int, guild: int, game: str) -> None:
        await self._write("DELETE FROM wish WHERE user_id = ? AND guild_id = ? AND game = ?", user, guild, game)

    async def drop_seekers(self, before: int) -> None:
        await self._write("DELETE FROM wish WHERE made <= ?", before)

    async def hold(self, occasion: Occasion) -> None:
        async def work(database: Database) -> None:
            await _hold(database, occasion)

        await self._once(work)


async def _hold(database: Database, occasion: Occasion) -> None:
    await work_off(database, occasion.done)
    await database.execute("DELETE FROM due WHERE table_id = 0 AND name = ?", (occasion.ended,))
    if occasion.again is not None:
        await replace_due(database, occasion.again)
    if occasion.server is not None:
        await keep_server(database, occasion.server)
    for bell in occasion.rung:
        await database.execute(
            "UPDATE bell SET rung = ?, known = ? WHERE user_id = ? AND guild_id = ? AND game = ?",
            (bell.rung, json.dumps(bell.known), bell.user, bell.guild, bell.game),
        )
    await enqueue_each(database, occasion.drafts, occasion.made)
