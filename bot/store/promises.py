"""Answers that people have been promised, in SQLite."""

from __future__ import annotations

from bot.store.database import Database, Part
from bot.store.promise import Deed, Promise

PROMISE = "interaction_id, application_id, token, guild_id, language, holder, run, made, begun"


class Promises(Part):
    async def note_promises(self, given: tuple[Promise, ...], kept: tuple[int, ...]) -> None:
        async def work(database: Database) -> None:
            await database.executemany(
                f"INSERT INTO promise ({PROMISE}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"  # noqa: S608
                " ON CONFLICT (interaction_id) DO UPDATE SET"
                " holder = excluded.holder, run = excluded.run, language = excluded.language, begun = excluded.begun",
                [
                    (p.interaction, p.application, p.token, p.guild, p.language, p.holder, p.run, p.made, int(p.begun))
                    for p in given
                ],
            )
            await database.executemany("DELETE FROM promise WHERE interaction_id = ?", [(one,) for one in kept])

        # Nothing rests on it that is worth the wait for the disk: whoever asks is answered by what is committed.
        await self._writer.run(work, lightly=True)

    async def promises(self, run: str) -> tuple[Promise, ...]:
        rows = await self._rows(f"SELECT {PROMISE} FROM promise WHERE run <> ? ORDER BY made, interaction_id", run)  # noqa: S608
        return tuple(_promise(*row) for row in rows)

    async def take_promise(self, promise: Promise, holder: str, run: str) -> bool:
        async def work(database: Database) -> bool:
            changed = await database.changed(
                "UPDATE promise SET holder = ?, run = ? WHERE interaction_id = ? AND run = ?",
                (holder, run, promise.interaction, promise.run),
            )
            return changed == 1

        return await self._writer.run(work)

    async def forget_promises(self, before: int) -> None:
        await self._write("DELETE FROM promise WHERE made < ?", before)

    async def came_of(self, interaction: int) -> Deed | None:
        rows = await self._rows(
            "SELECT table_id, revision, person_id FROM change WHERE interaction_id = ?"
            " UNION ALL SELECT -cup_id, revision, person_id FROM cup_change WHERE interaction_id = ?",
            interaction,
            interaction,
        )
        return Deed(*rows[0]) if rows else None


def _promise(
    interaction: int, application: int, token: str, guild: int, language: str, holder: str, run: str, made: int,
    begun: int,
) -> Promise:  # fmt: skip
    return Promise(interaction, application, token, guild, language, holder, run, made, bool(begun))
