"""Cups in SQLite: how a commit is written, and how it is read again."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

from bot.store.change import CupChange
from bot.store.changes import write
from bot.store.clocks import pace_of, pace_text
from bot.store.cup import Cup, CupPhase, Entrant, Pod
from bot.store.database import Database, Part, Value, fetch
from bot.store.dues import replace_due, work_off
from bot.store.known_as import keep_names
from bot.store.moderation import may_enter, write_act
from bot.store.outgoing import enqueue

COLUMNS = (
    "guild_id, channel_id, name, language, owner_id, form, game, options, seats, pace, friendly, phase, revision,"
    " seed, created, updated, rounds, most, when_full, begins, round, ground"
)


class Cups(Part):
    async def cup(self, cup: int) -> Cup | None:
        async def work(database: Database) -> Cup | None:
            return await read_cup(database, cup)

        return await self._reader.run(work)

    async def find_cups(self, guild: int, phases: tuple[CupPhase, ...] = ()) -> tuple[int, ...]:
        query, values = "SELECT id FROM cup WHERE guild_id = ?", list[Value]([guild])
        if phases:
            query += f" AND phase IN ({', '.join('?' * len(phases))})"
            values.extend(phases)
        return tuple(int(row[0]) for row in await self._rows(f"{query} ORDER BY id DESC", *values))

    async def running_cups(self) -> tuple[int, ...]:
        return tuple(int(row[0]) for row in await self._rows("SELECT id FROM cup WHERE phase IN ('open', 'running')"))

    async def cups_of(self, person: int) -> tuple[int, ...]:
        query = "SELECT cup_id FROM cup_entrant WHERE person_id = ?1 UNION SELECT id FROM cup WHERE owner_id = ?1"
        return tuple(sorted(int(row[0]) for row in await self._rows(query, person)))

    async def reserve(self, count: int) -> tuple[int, ...]:
        async def work(database: Database) -> tuple[int, ...]:
            return await database.reserve("game_table", count)

        return await self._writer.run(work)

    async def hold_cup(self, change: CupChange) -> int:
        async def work(database: Database) -> int:
            return await _write(database, change)

        return await self._keep(work, "cup_change", "cup_id", change.cup.id, change.key, change.interaction)


async def _write(database: Database, change: CupChange) -> int:
    await work_off(database, change.done)
    cup = change.cup
    await may_enter(database, change)
    if change.act is not None:
        await write_act(database, change.act)
    values: tuple[Value, ...] = (
        cup.guild, cup.channel, cup.name, cup.language, cup.owner, cup.form, cup.game, json.dumps(dict(cup.options)),
        cup.seats, pace_text(cup.pace), int(cup.friendly), cup.phase, cup.revision, str(cup.seed), cup.created,
        cup.updated, cup.rounds, cup.most, int(cup.when_full), cup.begins, cup.round,
        cup.ground,
    )  # fmt: skip
    if cup.id:
        settings = ", ".join(f"{name.strip()} = ?" for name in COLUMNS.split(","))
        await database.execute(
            f"UPDATE cup SET {settings} WHERE id = ? AND revision = ?",  # noqa: S608
            (*values, cup.id, cup.revision - 1),
        )
    else:
        query = f"INSERT INTO cup ({COLUMNS}) VALUES ({', '.join('?' * len(values))})"  # noqa: S608
        ((number,),) = await database.returned(f"{query} RETURNING id", values)
        cup = replace(cup, id=number)
    await database.execute(
        "INSERT INTO cup_change (cup_id, guild_id, revision, person_id, what, interaction_id, made, key)"
        " VALUES ((SELECT id FROM cup WHERE id = ? AND revision = ?), ?, ?, ?, ?, ?, ?, ?)",
        (
            cup.id,
            cup.revision,
            cup.guild,
            cup.revision,
            change.by,
            change.what,
            change.interaction,
            cup.updated,
            change.key,
        ),
    )
    for table in ("cup_entrant", "cup_pod", "cup_seat"):
        await database.execute(f"DELETE FROM {table} WHERE cup_id = ?", (cup.id,))  # noqa: S608
    await database.executemany(
        "INSERT INTO cup_entrant (cup_id, guild_id, place, person_id, name, joined, gone) VALUES (?, ?, ?, ?, ?, ?, ?)",
        [(cup.id, cup.guild, n, one.person, one.name, one.joined, one.left) for n, one in enumerate(cup.entrants)],
    )
    await keep_names(database, cup.guild, [(one.person, one.name) for one in cup.entrants])
    await database.executemany(
        "INSERT INTO cup_pod (cup_id, guild_id, round, pod, table_id, how) VALUES (?, ?, ?, ?, ?, ?)",
        [(cup.id, cup.guild, pod.round, pod.number, pod.table, pod.how) for pod in cup.pods],
    )
    await database.executemany(
        "INSERT INTO cup_seat (cup_id, guild_id, round, pod, seat, person_id, rank) VALUES (?, ?, ?, ?, ?, ?, ?)",
        [
            (cup.id, cup.guild, pod.round, pod.number, seat, person, pod.ranks[seat] if pod.ranks else None)
            for pod in cup.pods
            for seat, person in enumerate(pod.people)
        ],
    )
    for table_change in change.tables:
        await write(database, replace(table_change, table=replace(table_change.table, cup=cup.id)))
    for name in change.ended:
        await database.execute("DELETE FROM due WHERE table_id = 0 AND name = ?", (name,))
    for due in change.dues:
        await replace_due(database, replace(due, name=due.name.format(cup=cup.id), payload={"cup": cup.id}))
    database.tell("cup", cup.id)
    await enqueue(database, -cup.id, cup.revision, change.drafts, cup.updated)
    return cup.id


async def read_cup(database: Database, cup: int) -> Cup | None:
    found = await fetch(database, f"SELECT {COLUMNS} FROM cup WHERE id = ?", cup)  # noqa: S608
    if not found:
        return None
    row: dict[str, Any] = dict(zip((name.strip() for name in COLUMNS.split(",")), found[0], strict=True))
    entrants = await fetch(
        database, "SELECT person_id, name, joined, gone FROM cup_entrant WHERE cup_id = ? ORDER BY place", cup
    )
    sitting: dict[tuple[int, int], list[tuple[int, int | None]]] = {}
    for in_round, pod, person, rank in await fetch(
        database, "SELECT round, pod, person_id, rank FROM cup_seat WHERE cup_id = ? ORDER BY round, pod, seat", cup
    ):
        sitting.setdefault((in_round, pod), []).append((person, rank))
    pods = []
    for in_round, pod, table, how in await fetch(
        database, "SELECT round, pod, table_id, how FROM cup_pod WHERE cup_id = ? ORDER BY round, pod", cup
    ):
        seated = sitting.get((in_round, pod), [])
        ranks = tuple(rank for _, rank in seated if rank is not None)
        pods.append(Pod(in_round, pod, tuple(person for person, _ in seated), table, ranks, how))
    return Cup(
        id=cup,
        guild=row["guild_id"],
        channel=row["channel_id"],
        name=row["name"],
        language=row["language"],
        owner=row["owner_id"],
        form=row["form"],
        game=row["game"],
        options=dict(json.loads(row["options"])),
        seats=row["seats"],
        pace=pace_of(row["pace"]),
        friendly=bool(row["friendly"]),
        phase=row["phase"],
        revision=row["revision"],
        seed=int(row["seed"]),
        created=row["created"],
        updated=row["updated"],
        rounds=row["rounds"],
        most=row["most"],
        when_full=bool(row["when_full"]),
        begins=row["begins"],
        round=row["round"],
        entrants=tuple(Entrant(*one) for one in entrants),
        pods=tuple(pods),
        ground=row["ground"],
    )
