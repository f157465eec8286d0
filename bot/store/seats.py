"""Who sits at a table, and what they have ordered, in SQLite."""

from __future__ import annotations

from bot.store.database import Database, fetch
from bot.store.table import SeatInfo, Table
from rules.core import Seat


async def write_seats(database: Database, table: Table) -> None:
    await database.execute("DELETE FROM seat WHERE table_id = ?", (table.id,))
    await database.executemany(
        "INSERT INTO seat (table_id, guild_id, seat, user_id, name, stand_in, former_id, ending, since, reserve, paid,"
        " lapses, salt) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        [
            (
                table.id,
                table.guild,
                i.seat,
                i.user,
                i.name,
                i.stand_in,
                i.former,
                int(i.ending),
                i.since,
                i.reserve,
                i.paid,
                i.lapses,
                i.salt,
            )
            for i in table.seats
        ],
    )
    await database.execute("DELETE FROM standing_order WHERE table_id = ?", (table.id,))
    await database.executemany(
        "INSERT INTO standing_order (table_id, guild_id, seat, decision, name) VALUES (?, ?, ?, ?, ?)",
        [(table.id, table.guild, seat, key, name) for seat, own in table.orders.items() for key, name in own.items()],
    )


async def read_seats(database: Database, table: int) -> tuple[SeatInfo, ...]:
    rows = await fetch(
        database,
        "SELECT seat, user_id, name, stand_in, former_id, ending, since, reserve, paid, lapses, salt FROM seat"
        " WHERE table_id = ? ORDER BY seat",
        table,
    )
    return tuple(
        SeatInfo(Seat(n), user, name, kind, old, bool(end), *rest) for n, user, name, kind, old, end, *rest in rows
    )


async def read_orders(database: Database, table: int) -> dict[Seat, dict[str, str]]:
    orders: dict[Seat, dict[str, str]] = {}
    for seat, key, name in await fetch(
        database, "SELECT seat, decision, name FROM standing_order WHERE table_id = ? ORDER BY seat, decision", table
    ):
        orders.setdefault(Seat(seat), {})[key] = name
    return orders
