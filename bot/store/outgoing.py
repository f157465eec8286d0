"""What waits to reach Discord and which messages have, in SQLite."""

from __future__ import annotations

import json
import secrets
from collections.abc import Iterable, Mapping
from dataclasses import replace

from bot.store.call import Call
from bot.store.calls import arm, keep_calls
from bot.store.database import Connection, Database, Part, fetch
from bot.store.draft import Draft, Kind, Payload, Post, Row, Waiting
from bot.store.forgotten import Forgotten, scrubbed
from bot.store.holdings import paths
from bot.store.lease import ALL, Shards
from bot.store.legible import UNREADABLE, tell

FIGURES = ("due", "failures", "refusals", "made")
GUILD = (
    "coalesce((SELECT guild_id FROM game_table WHERE id = ?), (SELECT guild_id FROM cup WHERE id = ?), 0)"
)  # fmt: skip
"""The server of a table, or of the cup with the negative number."""


class Outgoing(Part):
    def __init__(self, writer: Connection, reader: Connection) -> None:
        super().__init__(writer, reader)
        self._gone: list[tuple[Forgotten, int]] = []
        """Who has been forgotten since the start, each with the newest row there was: it may be on its way."""

    async def posts(self, table: int) -> Mapping[tuple[str, int], Post]:
        rows = await self._rows("SELECT kind, target, message_id, revision, digest FROM post WHERE table_id = ?", table)
        return {(row[0], row[1]): Post(row[2], row[3], row[4]) for row in rows}

    async def waiting(self, shards: Shards = ALL) -> tuple[Waiting, ...]:
        of_them, values = shards.condition
        query = (
            f"SELECT table_id, lane, max(id) FROM outbox WHERE given_up IS NULL{of_them}"  # noqa: S608
            " GROUP BY table_id, lane ORDER BY table_id, lane"
        )
        return tuple(Waiting(*row) for row in await self._rows(query, *values))

    async def rows(self, table: int, lane: int) -> tuple[Row, ...]:
        query = (
            "SELECT id, kind, target, payload, revision, nonce, attempts, tried_revision, due, failures, refusals, made"
            " FROM outbox WHERE table_id = ? AND lane = ? AND given_up IS NULL ORDER BY revision, id"
        )
        found = []
        for number, kind, target, text, revision, nonce, attempts, tried, *figures in await self._rows(
            query, table, lane
        ):
            try:
                payload = dict(json.loads(text))
            except UNREADABLE as problem:
                # What comes after it does not wait for it.
                tell(f"table {table}: {kind} that waits as {number}", problem)
                await self._write("UPDATE outbox SET given_up = 'unreadable' WHERE id = ?", number)
                continue
            row = Row(number, table, kind, target, payload, lane, revision, nonce, attempts, tried)
            found.append(replace(row, **dict(zip(FIGURES, figures, strict=True))))
        return tuple(found)

    async def trying(self, row: Row, revision: int) -> None:
        row, *_ = self._without(row, None)
        await self._write(
            "UPDATE outbox SET attempts = attempts + 1, tried_revision = coalesce(tried_revision, ?), payload = ?"
            " WHERE id = ?",
            revision,
            json.dumps(dict(row.payload)),
            row.id,
        )

    async def delivered(
        self, row: Row, post: Post | None, follow: tuple[Draft, ...] = (), calls: tuple[Call, ...] = ()
    ) -> None:
        row, post, follow, calls = self._without(row, post, follow, calls)

        async def work(database: Database) -> None:
            if not await database.changed("DELETE FROM outbox WHERE id = ?", (row.id,)):
                # Whom it was for has been forgotten meanwhile, or another process has delivered it.
                return
            if post is not None:
                await database.execute(
                    "INSERT INTO post (table_id, kind, target, message_id, revision, digest, guild_id)"  # noqa: S608
                    f" VALUES (?, ?, ?, ?, ?, ?, {GUILD})"
                    " ON CONFLICT (table_id, kind, target) DO UPDATE SET"
                    " message_id = excluded.message_id, revision = excluded.revision, digest = excluded.digest",
                    (
                        row.table,
                        row.post,
                        row.target,
                        post.message,
                        post.revision,
                        post.digest,
                        row.table,
                        -row.table,
                    ),
                )
            if row.kind == "hush":
                await database.execute(
                    "DELETE FROM post WHERE table_id = ? AND message_id = ?", (row.table, row.target)
                )
            await enqueue(database, row.table, row.revision, follow, row.made)
            await keep_calls(database, calls)
            for user in sorted({call.user for call in calls}):
                await arm(database, user)

        await self._writer.run(work)

    async def put_off(self, row: Row, follow: tuple[Draft, ...] = ()) -> None:
        row, _, follow, _ = self._without(row, None, follow)

        async def work(database: Database) -> None:
            await database.execute(
                "UPDATE outbox SET due = ?, failures = ?, refusals = ?, tried_revision = ? WHERE id = ?",
                (row.due, row.failures, row.refusals, row.tried_revision, row.id),
            )
            await enqueue(database, row.table, row.revision, follow, row.made)

        await self._once(work)

    async def give_up(self, row: Row, reason: str) -> None:
        await self._write("UPDATE outbox SET given_up = ?, due = ? WHERE id = ?", reason, row.due, row.id)

    async def drop_all(self, but: tuple[str, ...]) -> None:
        await self._write(f"DELETE FROM outbox WHERE kind NOT IN ({', '.join('?' * len(but))})", *but)  # noqa: S608

    async def drop(self, row: Row, heir: Row | None = None) -> None:
        heir = None if heir is None else self._without(heir, None)[0]

        async def work(database: Database) -> None:
            await database.execute("DELETE FROM outbox WHERE id = ?", (row.id,))
            if heir is not None:
                payload = json.dumps(dict(heir.payload))
                await database.execute("UPDATE outbox SET payload = ? WHERE id = ?", (payload, heir.id))

        await self._writer.run(work)

    def _on_its_way(self, row: Row) -> bool:
        """Has somebody been forgotten since a row was read?"""
        return any(row.id <= newest for _, newest in self._gone)

    def _without(
        self, row: Row, post: Post | None, follow: tuple[Draft, ...] = (), calls: tuple[Call, ...] = ()
    ) -> tuple[Row, Post | None, tuple[Draft, ...], tuple[Call, ...]]:
        """What is to be kept of a row that was on its way while somebody was forgotten."""
        for gone, newest in self._gone:
            if row.id > newest:
                continue
            row = replace(row, payload=without(row.kind, row.payload, gone))
            if post is not None:
                users = [user for user in post.digest.split(",") if user != str(gone.user)]
                post = None if row.target == gone.user else replace(post, digest=",".join(users))
            follow = tuple(
                replace(one, payload=without(one.kind, one.payload, gone)) for one in follow
                if gone.user not in (one.target, one.lane)
            )  # fmt: skip
            calls = tuple(call for call in calls if call.user != gone.user)
        return row, post, follow, calls


def without(kind: Kind, payload: Payload, gone: Forgotten, language: str = "") -> Payload:
    """What a row carries, but nothing of somebody who is forgotten."""
    kept: Payload = scrubbed(dict(payload), paths("outbox", "payload", kind), gone, language)
    return kept


async def enqueue_each(database: Database, drafts: Iterable[tuple[int, Draft]], made: int) -> None:
    """Drafts each with its table, as that stands now; of a table that is not there, none."""
    for table, draft in drafts:
        for (revision,) in await fetch(database, "SELECT revision FROM game_table WHERE id = ?", table):
            await enqueue(database, table, revision, (draft,), made)


async def enqueue(database: Database, table: int, revision: int, drafts: Iterable[Draft], made: int) -> None:
    database.tell("table" if table > 0 else "cup", abs(table))
    # Discord answers a nonce it has seen with the first message: a random one also outlives a new database.
    await database.executemany(
        "INSERT INTO outbox (table_id, kind, target, payload, lane, revision, nonce, made, guild_id)"  # noqa: S608
        f" VALUES (?, ?, ?, ?, ?, ?, ?, ?, {GUILD})",
        [
            (
                table,
                d.kind,
                d.target,
                json.dumps(dict(d.payload)),
                d.lane,
                revision,
                secrets.token_hex(10),
                made,
                table,
                -table,
            )
            for d in drafts
        ],
    )
