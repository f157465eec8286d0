"""Where people's direct messages are, and the valve of those that are opened, in SQL."""

from __future__ import annotations

from collections.abc import Mapping

from bot.store.database import Database, Part, fetch
from bot.store.mailbox import DAY, Budget, Mailbox, Shut, Valve

TRUSTED = "UPDATE valve SET doubts = 0, why = '' WHERE name = ?"


class Mailboxes(Part):
    async def mailbox(self, user: int) -> Mailbox:
        rows = await self._rows("SELECT channel_id, shut_until FROM mailbox WHERE user_id = ?", user)
        return Mailbox(user, *rows[0]) if rows else Mailbox(user)

    async def valves(self) -> Mapping[Valve, Shut]:
        rows = await self._rows("SELECT name, shut_until, why, doubts FROM valve")
        return {name: Shut(*row) for name, *row in rows}

    async def take_opening(self, user: int, now: int, budget: Budget | None) -> int:
        async def work(database: Database) -> int:
            await database.alone(0)
            for (until,) in await fetch(database, "SELECT shut_until FROM valve WHERE name = 'opening'"):
                if until > now:
                    return int(until) - now
            await database.execute("DELETE FROM opening WHERE made <= ?", (now - DAY,))
            openings = [int(made) for (made,) in await fetch(database, "SELECT made FROM opening")]
            wait = 0 if budget is None else budget.wait(openings, now)
            if not wait:
                await database.execute("INSERT INTO opening (made) VALUES (?)", (now,))
                # The row first: should the person be forgotten before Discord answers, nothing is kept of the answer.
                await database.execute(
                    "INSERT INTO mailbox (user_id) VALUES (?) ON CONFLICT (user_id) DO NOTHING", (user,)
                )
            return wait

        return await self._writer.run(work)

    async def keep_mailbox(self, user: int, channel: int) -> None:
        async def work(database: Database) -> None:
            await database.execute(
                "UPDATE mailbox SET channel_id = ?, shut_until = 0 WHERE user_id = ?", (channel, user)
            )
            await database.execute(TRUSTED, ("opening",))

        await self._writer.run(work)

    async def lose_mailbox(self, user: int) -> None:
        await self._write("UPDATE mailbox SET channel_id = NULL WHERE user_id = ?", user)

    async def shut_mailbox(self, user: int, until: int) -> None:
        await self._write("UPDATE mailbox SET shut_until = ? WHERE user_id = ?", until, user)

    async def shut_valve(self, valve: Valve, until: int, why: str) -> None:
        await self._write(
            "INSERT INTO valve (name, shut_until, why) VALUES (?, ?, ?) ON CONFLICT (name) DO UPDATE SET"
            " shut_until = excluded.shut_until, why = excluded.why, doubts = 0",
            valve,
            until,
            why,
        )

    async def doubt(self, valve: Valve, user: int, until: int) -> int:
        async def work(database: Database) -> int:
            await database.execute("UPDATE mailbox SET shut_until = ? WHERE user_id = ?", (until, user))
            ((doubts,),) = await database.returned(
                "INSERT INTO valve (name, doubts) VALUES (?, 1)"
                " ON CONFLICT (name) DO UPDATE SET doubts = valve.doubts + 1 RETURNING doubts",
                (valve,),
            )
            return int(doubts)

        return await self._writer.run(work)

    async def trust(self, valve: Valve) -> None:
        await self._write(TRUSTED, valve)
