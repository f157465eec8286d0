"""Whom to call and when, and what is worked off about one person, in SQLite."""

from __future__ import annotations

from bot.store.call import Call
from bot.store.calls import CALL, arm, keep_calls
from bot.store.database import Database, Part
from bot.store.dues import replace_due, work_off
from bot.store.errand import Errand
from bot.store.outgoing import enqueue_each
from bot.store.people import keep_person


class Errands(Part):
    async def run(self, errand: Errand) -> None:
        async def work(database: Database) -> None:
            await _run(database, errand)

        await self._once(work)

    async def calls(self, user: int, since: int, table: int = 0) -> tuple[Call, ...]:
        query = (
            f"SELECT {CALL} FROM call WHERE person_id = ? AND (made >= ? OR held IS NOT NULL OR table_id = ?)"  # noqa: S608
            " ORDER BY made, table_id, acted, stage"
        )
        return tuple(Call(*row) for row in await self._rows(query, user, since, table))

    async def digested(self, user: int) -> str | None:
        rows = await self._rows("SELECT digested FROM person WHERE user_id = ?", user)
        return None if not rows or rows[0][0] is None else str(rows[0][0])


async def _run(database: Database, errand: Errand) -> None:
    await work_off(database, errand.done)
    for due in errand.dues:
        await replace_due(database, due)
    if errand.person is not None:
        await keep_person(database, errand.person)
    if errand.digested is not None:
        await database.execute(
            "INSERT INTO person (user_id, digested) VALUES (?, ?)"
            " ON CONFLICT (user_id) DO UPDATE SET digested = excluded.digested",
            (errand.user, errand.digested),
        )
    await enqueue_each(database, errand.drafts, errand.made)
    for call in errand.dropped:
        await database.execute(
            "DELETE FROM call WHERE person_id = ? AND table_id = ? AND acted = ? AND stage = ?", call.key
        )
    await keep_calls(database, errand.calls)
    await arm(database, errand.user)
