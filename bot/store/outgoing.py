"""What waits to reach Discord and which messages have, in SQLite."""

from __future__ import annotations

import json
import secrets
from collections.abc import Iterable, Mapping
from dataclasses import replace

from bot.store.call import Call
from bot.store.calls import arm, keep_calls
from bot.store.database import Connection, Database, Part, fetch
from bot.store.draft import BOARD, OLD, Attached, Draft, Kind, Payload, Post, Row, Spoken, Waiting
from bot.store.forgotten import Forgotten, scrubbed
from bot.store.holdings import paths
from bot.store.lease import ALL, Shards
from bot.store.legible import UNREADABLE, legible, tell

REMEMBERED = 100
"""So many people are known to have been forgotten since the start: what is on its way may name them."""
FIGURES = ("due", "failures", "refusals", "made", "rejections", "complaint")
GUILD = (
    "coalesce((SELECT guild_id FROM game_table WHERE id = ?), (SELECT guild_id FROM cup WHERE id = ?), 0)"
)  # fmt: skip
"""The server of a table, or of the cup with the negative number."""


class Outgoing(Part):
    def __init__(self, writer: Connection, reader: Connection) -> None:
        super().__init__(writer, reader)
        self._gone: list[tuple[Forgotten, int]] = []
        """Who has been forgotten since the start, each with the newest row there was: it may be on its way."""
        self._newest = 0
        """Of the rows that have been read here."""

    async def posts(self, table: int) -> Mapping[tuple[str, int], Post]:
        query = (
            "SELECT kind, target, message_id, revision, digest, channel_id, files, parts, called FROM post"
            " WHERE table_id = ?"
        )
        found: dict[tuple[str, int], Post] = {}
        for kind, target, message, revision, digest, channel, files, parts, called in await self._rows(query, table):
            where = f"table {table}: what stands in its {kind}"
            users = tuple(int(user) for user in called.split(",") if user)
            found[kind, target] = Post(
                message, revision, digest, channel, _files(files, where), _parts(parts, where), users
            )  # fmt: skip
        return found

    async def waiting(self, shards: Shards = ALL) -> tuple[Waiting, ...]:
        of_them, values = shards.condition
        query = (
            f"SELECT table_id, lane, max(id) FROM outbox WHERE given_up IS NULL{of_them}"  # noqa: S608
            " GROUP BY table_id, lane ORDER BY table_id, lane"
        )
        return tuple(Waiting(*row) for row in await self._rows(query, *values))

    async def rows(self, table: int, lane: int) -> tuple[Row, ...]:
        query = (
            "SELECT id, kind, target, payload, revision, nonce, attempts, tried_revision, spoken, due, failures,"
            " refusals, made, rejections, complaint"
            " FROM outbox WHERE table_id = ? AND lane = ? AND given_up IS NULL ORDER BY revision, id"
        )
        found = []
        for number, kind, target, text, revision, nonce, attempts, tried, spoken, *figures in await self._rows(
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
            said = _spoken(spoken, f"table {table}: whom {kind} that waits as {number} has called")
            found.append(replace(row, spoken=said, **dict(zip(FIGURES, figures, strict=True))))
            self._newest = max(self._newest, number)
        return tuple(found)

    def gone(self, gone: Forgotten) -> None:
        self._remember(gone, self._newest)

    def _remember(self, gone: Forgotten, newest: int) -> None:
        self._gone = [*self._gone[1 - REMEMBERED :], (gone, newest)]

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
                if row.post == BOARD:
                    await _put_aside(database, row.table, post.message)
                await database.execute(
                    "INSERT INTO post (table_id, kind, target, message_id, revision, digest, channel_id, files, parts,"  # noqa: S608
                    f" called, guild_id) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, {GUILD})"
                    " ON CONFLICT (table_id, kind, target) DO UPDATE SET"
                    " message_id = excluded.message_id, revision = excluded.revision, digest = excluded.digest,"
                    " channel_id = excluded.channel_id, files = excluded.files, parts = excluded.parts,"
                    " called = excluded.called",
                    (
                        row.table,
                        row.post,
                        row.target,
                        post.message,
                        post.revision,
                        post.digest,
                        post.channel,
                        _written([[one.id, one.name, one.size, one.alt] for one in post.files or ()], post.files),
                        _written(post.parts, post.parts),
                        ",".join(map(str, post.called)),
                        row.table,
                        -row.table,
                    ),
                )
            if row.kind == "hush":
                await database.execute(
                    "DELETE FROM post WHERE table_id = ? AND message_id = ?", (row.table, row.target)
                )
            if row.kind == "strip":
                await database.execute(
                    f"DELETE FROM post WHERE table_id = ? AND kind = '{OLD}' AND target = ?",  # noqa: S608
                    (row.table, row.target),
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
                "UPDATE outbox SET due = ?, failures = ?, refusals = ?, tried_revision = ?, rejections = ?,"
                " complaint = ? WHERE id = ?",
                (
                    row.due,
                    row.failures,
                    row.refusals,
                    row.tried_revision,
                    row.rejections,
                    row.complaint,
                    row.id,
                ),
            )
            await enqueue(database, row.table, row.revision, follow, row.made)

        await self._once(work)

    async def spoke(self, row: Row, follow: tuple[Draft, ...] = (), calls: tuple[Call, ...] = ()) -> None:
        row, _, follow, calls = self._without(row, None, follow, calls)

        async def work(database: Database) -> None:
            # What comes next is another message: Discord must not answer it with this one.
            await database.execute(
                "UPDATE outbox SET spoken = ?, nonce = ? WHERE id = ?",
                (_kept(row.spoken), secrets.token_hex(10), row.id),
            )
            await enqueue(database, row.table, row.revision, follow, row.made)
            await keep_calls(database, calls)

        await self._once(work)

    async def give_up(self, row: Row, reason: str, follow: tuple[Draft, ...] = ()) -> None:
        row, _, follow, _ = self._without(row, None, follow)

        async def work(database: Database) -> None:
            await database.execute("UPDATE outbox SET given_up = ?, due = ? WHERE id = ?", (reason, row.due, row.id))
            await enqueue(database, row.table, row.revision, follow, row.made)

        await self._once(work)

    async def drop(self, row: Row, heir: Row | None = None) -> None:
        heir = None if heir is None else self._without(heir, None)[0]

        async def work(database: Database) -> None:
            await database.execute("DELETE FROM outbox WHERE id = ?", (row.id,))
            if heir is not None:
                payload = json.dumps(dict(heir.payload))
                await database.execute(
                    "UPDATE outbox SET payload = ?, spoken = ? WHERE id = ?",
                    (payload, _kept(heir.spoken), heir.id),
                )  # fmt: skip

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
            if row.spoken is not None:
                called = tuple(user for user in row.spoken.users if user != gone.user)
                row = replace(row, spoken=replace(row.spoken, users=called))
            if post is not None:
                users = [user for user in post.digest.split(",") if user != str(gone.user)]
                # What it shows may name them; it is read from Discord, should anybody need it.
                called = tuple(user for user in post.called if user != gone.user)
                bare = replace(post, digest=",".join(users), files=None, parts=None, called=called)
                post = None if row.target == gone.user else bare
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


def _files(text: str, where: str) -> tuple[Attached, ...] | None:
    return legible(lambda: tuple(Attached(*one) for one in json.loads(text)), None, where) if text else None


def _parts(text: str, where: str) -> list[object] | None:
    return legible(lambda: list(json.loads(text)), None, where) if text else None


def _spoken(text: str, where: str) -> Spoken | None:
    def read() -> Spoken:
        kind, channel, message, users = json.loads(text)
        return Spoken(kind, channel, message, tuple(users))

    return legible(read, None, where) if text else None


def _kept(said: Spoken | None) -> str:
    return "" if said is None else json.dumps([said.kind, said.channel, said.message, [*said.users]])


def _written(value: object, known: object) -> str:
    """As JSON in which names can be found; empty: nobody knows."""
    return "" if known is None else json.dumps(value, ensure_ascii=False)


async def _put_aside(database: Database, table: int, newer: int) -> None:
    """The board before the newest one is remembered until its buttons are gone."""
    await database.execute(
        "INSERT INTO post (table_id, kind, target, message_id, revision, digest, channel_id, files, parts, called,"  # noqa: S608
        " guild_id)"
        f" SELECT table_id, '{OLD}', message_id, message_id, revision, digest, channel_id, files, parts, called,"
        f" guild_id FROM post WHERE table_id = ? AND kind = '{BOARD}' AND target = 0 AND message_id <> ?"
        " ON CONFLICT (table_id, kind, target) DO NOTHING",
        (table, newer),
    )


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
