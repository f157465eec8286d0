"""Tables in SQLite: how a commit is written, and how it is read again."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import replace

from bot.figures import FIGURES
from bot.store.change import Change
from bot.store.clocks import pace_of, pace_text, read_pauses, write_pauses
from bot.store.database import Database, Part, Value, fetch
from bot.store.dues import DUE, INSERT_DUE, KNOWN_ALREADY, due_of, due_values
from bot.store.erasure import erase
from bot.store.failure import AlreadyDone, Overtaken
from bot.store.known_as import keep_names, sitting
from bot.store.ledger import write_result
from bot.store.legible import Reading
from bot.store.match import Line, Stored, Waited
from bot.store.matches import read_lines, read_log, read_match, write_lines, write_match
from bot.store.moderation import allowed, write_act
from bot.store.outgoing import enqueue
from bot.store.proposals import read_proposals, write_proposals
from bot.store.seats import read_orders, read_seats, write_seats
from bot.store.sitters import read_queue, read_tenures, write_sitters
from bot.store.table import Phase, Table
from bot.store.waits import read_waits, write_waits
from bot.store.words import read_words, write_words


class Changes(Part):
    async def commit(self, change: Change) -> int:
        async def work(database: Database) -> int:
            return await write(database, change)

        result = "failed"
        try:
            with FIGURES.timed("commit"):
                number = await self._keep(work, "change", "table_id", change.table.id, change.key, change.interaction)
            result = "ok"
        except AlreadyDone:
            result = "already-done"
            raise
        except Overtaken:
            result = "overtaken"
            raise
        finally:
            FIGURES.count("commits", result)
        return number

    async def table(self, table: int) -> Stored | None:
        async def work(database: Database) -> Stored | None:
            return await read(database, table)

        return await self._reader.run(work)

    async def revision(self, table: int) -> int | None:
        rows = await self._rows("SELECT revision FROM game_table WHERE id = ?", table)
        return int(rows[0][0]) if rows else None

    async def find(
        self,
        *,
        thread: int | None = None,
        user: int | None = None,
        guild: int | None = None,
        phases: tuple[Phase, ...] = (),
        since: int | None = None,
        lacks: str | None = None,
    ) -> tuple[int, ...]:
        conditions, values = ["TRUE"], list[Value]()
        for condition, value in (
            ("thread_id = ?", thread),
            ("guild_id = ?", guild),
            ("updated >= ?", since),
            ("id IN (SELECT table_id FROM seat WHERE user_id = ?)", user),
            ("id NOT IN (SELECT table_id FROM due WHERE name = ?)", lacks),
        ):
            if value is not None:
                conditions.append(condition)
                values.append(value)
        if phases:
            conditions.append(f"phase IN ({', '.join('?' * len(phases))})")
            values.extend(phases)
        query = f"SELECT id FROM game_table WHERE {' AND '.join(conditions)} ORDER BY id DESC"  # noqa: S608
        return tuple(int(row[0]) for row in await self._rows(query, *values))

    async def lines(self, table: int, after_revision: int = 0) -> tuple[Line, ...]:
        async def work(database: Database) -> tuple[Line, ...]:
            return await read_lines(database, table, after_revision)

        return await self._reader.run(work)

    async def done(self, interaction: int) -> bool:
        query = (
            "SELECT 1 FROM change WHERE interaction_id = ? UNION ALL SELECT 1 FROM cup_change WHERE interaction_id = ?"
        )
        return bool(await self._rows(query, interaction, interaction))

    async def newest(self) -> int:
        return int((await self._rows("SELECT coalesce(max(made), 0) FROM change"))[0][0])

    async def seen(self, table: int) -> Mapping[int, int]:
        query = (
            "SELECT person_id, max(made) FROM change WHERE table_id = ? AND person_id IS NOT NULL GROUP BY person_id"
        )
        return {int(person): int(made) for person, made in await self._rows(query, table)}

    async def waited(self, table: int) -> tuple[Waited, ...]:
        query = (
            "SELECT person_id, opened, closed FROM wait WHERE table_id = ? AND closed IS NOT NULL AND person_id <> 0"
            " ORDER BY opened, seat"
        )
        return tuple(Waited(*map(int, row)) for row in await self._rows(query, table))

    async def guilds(self, phases: tuple[Phase, ...]) -> tuple[int, ...]:
        marks = ", ".join("?" * len(phases))
        query = f"SELECT DISTINCT guild_id FROM game_table WHERE phase IN ({marks}) ORDER BY guild_id"  # noqa: S608
        return tuple(int(row[0]) for row in await self._rows(query, *phases))


async def write(database: Database, change: Change) -> int:
    """A change of a table, in a transaction that has begun."""
    table = change.table
    columns: dict[str, Value] = {
        "guild_id": table.guild,
        "channel_id": table.channel,
        "thread_id": table.thread,
        "game": table.game,
        "options": json.dumps(dict(table.options)),
        "language": table.language,
        "access": table.access,
        "invited": json.dumps(table.invited),
        "owner_id": table.owner,
        "phase": table.phase,
        "revision": table.revision,
        "created": table.created,
        "updated": table.updated,
        "called": table.called,
        "open_hands": int(table.open_hands),
        "secret": table.secret,
        "words": json.dumps(table.open_words, ensure_ascii=False),
        "sealing": table.sealing,
        "drawn": table.drawn,
        "drawn_in": table.drawn_in,
        "pace": pace_text(table.pace),
        "asleep": table.asleep,
        "when_full": int(table.when_full),
        "rated": int(table.rated),
        "ruling": table.ruling,
        "frozen": table.frozen,
        "cup_id": table.cup,
        "hints": int(table.hints),
        "hinted": json.dumps(table.hinted),
        "ground": table.ground,
        **({"id": table.id} if change.reserved else {}),
    }
    await allowed(database, change)
    if table.id and not change.reserved:
        settings = ", ".join(f"{name} = ?" for name in columns)
        # Made from the revision before, or from nothing that is there: then the log below has no table to belong to.
        await database.execute(
            f"UPDATE game_table SET {settings} WHERE id = ? AND revision = ?",  # noqa: S608
            (*columns.values(), table.id, table.revision - 1),
        )
    else:
        marks = ", ".join("?" * len(columns))
        query = f"INSERT INTO game_table ({', '.join(columns)}) VALUES ({marks})"  # noqa: S608
        ((number,),) = await database.returned(f"{query} RETURNING id", tuple(columns.values()))
        table = replace(table, id=number)
    await database.execute(
        "INSERT INTO change (table_id, guild_id, revision, person_id, what, interaction_id, made, key)"
        " VALUES ((SELECT id FROM game_table WHERE id = ? AND revision = ?), ?, ?, ?, ?, ?, ?, ?)",
        (
            table.id,
            table.revision,
            table.guild,
            table.revision,
            change.by,
            change.what,
            change.interaction,
            table.updated,
            change.key,
        ),
    )
    database.tell("table", table.id)
    if change.act is not None:
        await write_act(database, replace(change.act, table=table.id))
    await write_seats(database, table)
    await database.execute("DELETE FROM due WHERE table_id = ?", (table.id,))
    await database.executemany(INSERT_DUE, [due_values(table.id, due, table.guild) for due in table.dues])
    await write_waits(database, table, change.what)
    await write_proposals(database, table)
    await write_pauses(database, table)
    await write_sitters(database, table)
    await write_words(database, table)
    await keep_names(database, table.guild, sitting(table))
    if change.match is not None:
        await write_match(database, table, change.match)
    await write_lines(database, table, change.lines)
    await enqueue(database, table.id, table.revision, change.drafts, table.updated)
    if change.aside:
        database.tell("due", 0)
    await database.executemany(f"{INSERT_DUE} {KNOWN_ALREADY}", [due_values(0, due) for due in change.aside])
    await database.executemany(
        "DELETE FROM wish WHERE user_id = ? AND guild_id = ? AND game = ?",
        [(user, table.guild, table.game) for user in change.found],
    )
    if change.result is not None:
        await write_result(database, replace(change.result, table=table.id))
    if change.forgotten is not None:
        await erase(database, change.forgotten, table.id)
    return table.id


async def read(database: Database, table: int) -> Stored | None:
    found = await fetch(
        database,
        "SELECT id, guild_id, channel_id, thread_id, game, options, language, access, invited, owner_id, phase,"
        " revision, created, updated, called, open_hands, secret, words, pace, asleep, when_full,"
        " rated, ruling, frozen, cup_id, hints, hinted, ground, sealing, drawn, drawn_in FROM game_table WHERE id = ?",
        table,
    )
    if not found:
        return None
    waits, past = await read_waits(database, table)
    part = Reading()
    dues = await fetch(database, f"SELECT {DUE} FROM due WHERE table_id = ? ORDER BY name", table)  # noqa: S608
    number, guild, channel, thread, game, options, language, access, invited, owner, phase, *counters = found[0]
    (
        revision, created, updated, last_called, open_hands, secret, spoken, pace, asleep, when_full, rated, ruling,
        frozen, cup, hints, hinted, ground, sealing, drawn, drawn_in,
    ) = counters  # fmt: skip
    read = Table(
        id=number,
        guild=guild,
        channel=channel,
        thread=thread,
        game=game,
        options=part.of("options", lambda: dict(json.loads(options)), {}),
        language=language,
        access=access,
        invited=part.of("invitations", lambda: tuple(json.loads(invited)), ()),
        owner=owner,
        phase=phase,
        revision=revision,
        seats=await read_seats(database, table),
        match=None,
        created=created,
        updated=updated,
        orders=await read_orders(database, table),
        dues=part.of("dues", lambda: tuple(due_of(*row) for row in dues), ()),
        waits=waits,
        past=past,
        called=last_called,
        open_hands=bool(open_hands),
        secret=secret,
        words=await read_words(database, table),
        sealing=part.of("start", lambda: _statement(sealing), ""),
        drawn=drawn,
        drawn_in=drawn_in,
        open_words=part.of("words", lambda: tuple((seat, word) for seat, word in json.loads(spoken)), ()),
        pace=part.of("clock", lambda: pace_of(pace), None),
        asleep=asleep,
        pauses=await read_pauses(database, table),
        proposals=await read_proposals(database, table, part),
        tenures=await read_tenures(database, table),
        queue=await read_queue(database, table),
        when_full=bool(when_full),
        rated=bool(rated),
        ruling=ruling,
        frozen=frozen,
        cup=cup,
        hints=bool(hints),
        hinted=tuple((seat, at) for seat, at in json.loads(hinted)),
        ground=ground,
    )
    match = await read_match(database, table, part)
    log = () if match is None else await read_log(database, table)
    if part.damage:
        read = replace(read, damaged=True, trouble=f"what is kept of its {', '.join(part.damage)} cannot be read")
    return Stored(read, match, log)


def _statement(text: str) -> str:
    """What was shown at a start; raises if it is not what is written there."""
    if text:
        dict(json.loads(text))
    return text
