"""Who holds what, and when a shard may be opened, by the clock of the database."""

from __future__ import annotations

from bot.store.database import Database, Part
from bot.store.lease import Lease

MILLISECONDS = 1000


class Leases(Part):
    async def take_lease(self, name: str, holder: str, seconds: float) -> Lease | None:
        async def work(database: Database) -> Lease | None:
            taken = await database.returned(
                "INSERT INTO lease (name, holder, epoch, until) VALUES (?, ?, 1, clock_ms() + ?)"
                " ON CONFLICT (name) DO UPDATE SET holder = excluded.holder, until = excluded.until,"
                " epoch = lease.epoch + CASE WHEN lease.holder = excluded.holder THEN 0 ELSE 1 END"
                " WHERE lease.holder = excluded.holder OR lease.until < clock_ms()"
                " RETURNING epoch",
                (name, holder, int(seconds * MILLISECONDS)),
            )
            return Lease(name, holder, int(taken[0][0]), seconds) if taken else None

        return await self._writer.run(work)

    async def renew_lease(self, lease: Lease, seconds: float) -> Lease | None:
        async def work(database: Database) -> Lease | None:
            kept = await database.changed(
                "UPDATE lease SET until = clock_ms() + ? WHERE name = ? AND holder = ? AND epoch = ?",
                (int(seconds * MILLISECONDS), lease.name, lease.holder, lease.epoch),
            )
            return Lease(lease.name, lease.holder, lease.epoch, seconds) if kept else None

        return await self._writer.run(work)

    async def release_lease(self, lease: Lease) -> None:
        await self._write(
            "UPDATE lease SET holder = '', until = 0 WHERE name = ? AND holder = ? AND epoch = ?",
            lease.name,
            lease.holder,
            lease.epoch,
        )

    async def forget_lease(self, name: str) -> None:
        await self._write("DELETE FROM lease WHERE name = ? AND until < clock_ms()", name)

    async def leases(self) -> tuple[Lease, ...]:
        rows = await self._rows("SELECT name, holder, epoch, until - clock_ms() FROM lease ORDER BY name")
        return tuple(Lease(name, holder, epoch, left / MILLISECONDS) for name, holder, epoch, left in rows)

    async def identify_slot(self, key: int, apart: float = 5.0) -> float:
        gap = int(apart * MILLISECONDS)

        async def work(database: Database) -> int:
            ((wait,),) = await database.returned(
                "INSERT INTO identify (key, next_at) VALUES (?1, clock_ms() + ?2) ON CONFLICT (key) DO UPDATE SET"
                " next_at = CASE WHEN identify.next_at > clock_ms() THEN identify.next_at ELSE clock_ms() END + ?2"
                " RETURNING next_at - ?2 - clock_ms()",
                (key, gap),
            )
            return int(wait)

        return max(0, await self._writer.run(work)) / MILLISECONDS
