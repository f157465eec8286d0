"""The sandbox's memory: its world in a local SQLite file, written in one batch after each change."""

import asyncio
import json
import os
import sqlite3
from collections import deque
from dataclasses import asdict
from pathlib import Path

from bot.sandbox.commands import CommandBook
from bot.sandbox.entities import (
    Attachment,
    Channel,
    ChannelKind,
    Emoji,
    Guild,
    Member,
    Message,
    MessageKind,
    Overwrite,
    Push,
    Role,
    Tag,
    User,
)
from bot.sandbox.errors import Json
from bot.sandbox.world import Change, What, World

VERSION = 1
SCHEMA = """
CREATE TABLE thing (kind TEXT NOT NULL, id INTEGER NOT NULL, place INTEGER NOT NULL, body TEXT NOT NULL,
                    PRIMARY KEY (kind, id)) STRICT;
CREATE INDEX thing_place ON thing (kind, place);
CREATE TABLE file (id INTEGER PRIMARY KEY, data BLOB NOT NULL) STRICT;
"""
DELETED = (What.CHANNEL_DELETE, What.THREAD_DELETE)
Key = tuple[str, int]


class WrongVersion(Exception):
    """The file was written by another version of the sandbox."""


def forget(path: Path) -> None:
    """Delete a sandbox's file with all that belongs to it."""
    for suffix in ("", "-wal", "-shm"):
        path.with_name(path.name + suffix).unlink(missing_ok=True)


class StoredFiles:
    """Attachments' bytes: the new ones in memory until written, the others read when asked for."""

    def __init__(self, reader: sqlite3.Connection) -> None:
        self._reader = reader
        self.pending: dict[int, bytes | None] = {}

    def put(self, attachment_id: int, data: bytes) -> None:
        self.pending[attachment_id] = data

    def drop(self, attachment_id: int) -> None:
        self.pending[attachment_id] = None

    def get(self, attachment_id: int) -> bytes | None:
        if attachment_id in self.pending:
            return self.pending[attachment_id]
        row = self._reader.execute("SELECT data FROM file WHERE id = ?", (attachment_id,)).fetchone()
        return row[0] if row else None


class Storage:
    def __init__(self, world: World, commands: CommandBook, path: Path) -> None:
        self._world = world
        self._commands = commands
        self._path = path
        self._dirty: dict[Key, object] = {}
        self._gone: set[int] = set()
        self._lock = asyncio.Lock()
        self._task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        self._path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        # It holds direct messages and the bot's token; its journals take its mode.
        os.close(os.open(self._path, os.O_CREAT | os.O_WRONLY, 0o600))
        self._path.chmod(0o600)
        self._writer = self._connect()
        version = self._writer.execute("PRAGMA user_version").fetchone()[0]
        if version == 0:
            self._writer.executescript(f"BEGIN; {SCHEMA} PRAGMA user_version = {VERSION}; COMMIT;")
        elif version != VERSION:
            self._writer.close()
            raise WrongVersion(f"{self._path} was written by another version; start with --fresh to forget it")
        self._reader = self._connect()
        self._files = StoredFiles(self._reader)
        self._world.files = self._files
        self._load()
        self._world.listen(self._changed)

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self._path, check_same_thread=False, isolation_level=None)
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = NORMAL")
        connection.execute("PRAGMA busy_timeout = 5000")
        return connection

    # Reading at the start

    def _load(self) -> None:
        world = self._world
        for user in (User(**body) for body in self._rows("user")):
            if user.bot:
                del world.users[world.bot.id]
                world.bot = user
            world.users[user.id] = user
        for body in self._rows("token"):
            world.token = body["token"]
        for body in self._rows("guild"):
            guild = read_guild(body)
            world.guilds[guild.id] = guild
        for body in self._rows("channel"):
            channel = read_channel(body)
            world.channels[channel.id] = channel
        for emoji in (Emoji(**body) for body in self._rows("emoji")):
            world.emojis[emoji.id] = emoji
        for body in self._rows("message"):
            world.keep(read_message(body))
        for push in (Push(**body) for body in self._rows("push")):
            world.pushes.setdefault(push.user_id, deque()).append(push)
        for body in self._rows("read"):
            world.read[body["user"]] = {int(channel): message for channel, message in body["read"].items()}
        for body in self._rows("commands"):
            self._commands.registered = {int(key) or None: listed for key, listed in body.items()}
        latest = self._reader.execute("SELECT max(id) FROM thing").fetchone()[0] or 0
        newest_file = self._reader.execute("SELECT max(id) FROM file").fetchone()[0] or 0
        world.snowflakes.saw(max(latest, newest_file))
        self._drop_orphans()
        if latest == 0:
            self._dirty |= {("user", world.bot.id): world.bot, ("token", 0): world.token}

    def _drop_orphans(self) -> None:
        """Forget files that no message shows any more: those of private notes, which are not kept."""
        shown = {attachment.id for message in self._world.messages.values() for attachment in message.attachments}
        shown |= self._world.emojis.keys()
        for (number,) in self._reader.execute("SELECT id FROM file").fetchall():
            if number not in shown:
                self._files.drop(number)

    def _rows(self, kind: str) -> list[Json]:
        rows = self._reader.execute("SELECT body FROM thing WHERE kind = ? ORDER BY id", (kind,))
        return [json.loads(body) for (body,) in rows]

    # Writing after changes

    def _changed(self, change: Change) -> None:
        match change.subject:
            case Message() as message if not message.ephemeral:
                self._dirty["message", message.id] = message
                if change.what is What.MESSAGE_CREATE:
                    channel = self._world.channels[message.channel_id]
                    self._dirty["channel", channel.id] = channel
            case Channel() as channel:
                self._dirty["channel", channel.id] = channel
                if change.what in DELETED:
                    self._gone.add(channel.id)
            case Guild() as guild:
                self._dirty["guild", guild.id] = guild
            case User() as user if change.what is What.READ:
                self._dirty["read", user.id] = self._world.read[user.id]
            case Emoji() as emoji:
                self._dirty["emoji", emoji.id] = emoji
            case User() as user:
                self._dirty["user", user.id] = user
            case Push() as push:
                self._dirty["push", push.id] = push if change.what is What.PUSH else None
            case None if change.what is What.COMMANDS_UPDATE:
                self._dirty["commands", 0] = self._commands.registered
        if (self._dirty or self._files.pending) and (self._task is None or self._task.done()):
            self._task = asyncio.create_task(self.flush())

    async def flush(self) -> None:
        """Write everything that changed as one transaction; returns when all earlier changes are written."""
        async with self._lock:
            if not self._dirty and not self._gone and not self._files.pending:
                return
            dirty, gone, files = self._dirty, self._gone, dict(self._files.pending)
            self._dirty, self._gone = {}, set()
            rows = [self._row(key, thing) for key, thing in dirty.items()]
            await asyncio.shield(asyncio.to_thread(self._write, rows, gone, files))
            for number, data in files.items():
                if self._files.pending.get(number, b"") is data:
                    del self._files.pending[number]

    def _row(self, key: Key, thing: object) -> tuple[Key, int, str | None]:
        match thing:
            case Message() as message:
                body = None if message.deleted else json.dumps(asdict(message))
                return key, message.channel_id, body
            case Channel() as channel:
                return key, 0, json.dumps(asdict(channel)) if channel.id in self._world.channels else None
            case Emoji() as emoji:
                return key, 0, None if emoji.deleted else json.dumps(asdict(emoji))
            case Guild() | User():
                return key, 0, json.dumps(asdict(thing))
            case Push() as push:
                return key, push.user_id, json.dumps(asdict(push))
            case None:
                return key, 0, None
            case _ if key[0] == "read":
                return key, 0, json.dumps({"user": key[1], "read": thing})
            case str() as token:
                return key, 0, json.dumps({"token": token})
            case _:
                return key, 0, json.dumps({str(guild_id or 0): book for guild_id, book in self._books()})

    def _books(self) -> list[tuple[int | None, list[Json]]]:
        return list(self._commands.registered.items())

    def _write(self, rows: list[tuple[Key, int, str | None]], gone: set[int], files: dict[int, bytes | None]) -> None:
        writer = self._writer
        writer.execute("BEGIN IMMEDIATE")
        try:
            for (kind, number), place, body in rows:
                if body is None:
                    writer.execute("DELETE FROM thing WHERE kind = ? AND id = ?", (kind, number))
                else:
                    writer.execute("INSERT OR REPLACE INTO thing VALUES (?, ?, ?, ?)", (kind, number, place, body))
            for channel_id in gone:
                writer.execute("DELETE FROM thing WHERE kind = 'message' AND place = ?", (channel_id,))
            for number, data in files.items():
                if data is None:
                    writer.execute("DELETE FROM file WHERE id = ?", (number,))
                else:
                    writer.execute("INSERT OR REPLACE INTO file VALUES (?, ?)", (number, data))
            writer.execute("COMMIT")
        except BaseException:
            writer.execute("ROLLBACK")
            raise

    async def close(self) -> None:
        await self.flush()
        self._reader.close()
        self._writer.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        self._writer.close()


def read_guild(body: Json) -> Guild:
    roles = {int(key): Role(**role) for key, role in body.pop("roles").items()}
    members = {int(key): Member(**member) for key, member in body.pop("members").items()}
    return Guild(**body, roles=roles, members=members)


def read_channel(body: Json) -> Channel:
    body["kind"] = ChannelKind(body["kind"])
    body["tags"] = [Tag(**tag) for tag in body.get("tags", ())]
    body["members"] = {int(key): joined for key, joined in body["members"].items()}
    body["overwrites"] = {int(key): Overwrite(**rule) for key, rule in body["overwrites"].items()}
    return Channel(**body)


def read_message(body: Json) -> Message:
    body["kind"] = MessageKind(body["kind"])
    body["attachments"] = [Attachment(**attachment) for attachment in body["attachments"]]
    return Message(**body)
