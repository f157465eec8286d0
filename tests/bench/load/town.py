"""The town that plays: people, channels and running tables of all games, in the sandbox's world and in the database."""

from __future__ import annotations

import random
import secrets
import time
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import cycle
from pathlib import Path

from bot.controls.ids import Id
from bot.delivery.views import face
from bot.process.settings import DATABASE
from bot.sandbox.components import Type
from bot.sandbox.entities import COMPONENTS_V2, Channel, ChannelKind, Message
from bot.sandbox.people import Person
from bot.sandbox.seed import spread
from bot.sandbox.server import Sandbox
from bot.sandbox.submission import Submission
from bot.store import table as stored
from bot.store.address import Place
from bot.store.database import Database
from bot.store.draft import Post
from bot.store.place import open_store
from bot.store.protocol import Store
from bot.store.sqlite import SqliteStore
from bot.store.table import RUNNING, Table
from bot.store.table import Place as Where
from bot.tables.announcements import TURN
from bot.tables.paces import DEFAULT, preset
from bot.tables.progress import waited_for
from bot.tables.writer import Tables
from rules.core import legal, waiting
from rules.registry import GAMES
from tests.bot.house import widen

CHANNELS = 20
MOST_FILES = 400
"""So many pictures the sandbox keeps: nobody looks at older ones."""
WITH_STAND_IN = 5
"""At one of so many tables a stand-in plays along."""
PLAYED = 7
"""At each table up to so many moves have been made."""


class LatestFiles:
    """Attachments as a server keeps them that forgets: the load must not fill the memory of the measuring process."""

    def __init__(self) -> None:
        self._kept: dict[int, bytes] = {}

    def put(self, attachment_id: int, data: bytes) -> None:
        self._kept[attachment_id] = data
        while len(self._kept) > MOST_FILES:
            del self._kept[next(iter(self._kept))]

    def get(self, attachment_id: int) -> bytes | None:
        return self._kept.get(attachment_id)

    def drop(self, attachment_id: int) -> None:
        self._kept.pop(attachment_id, None)


@dataclass(frozen=True, slots=True)
class Town:
    sandbox: Sandbox
    people: tuple[Person, ...]
    channels: tuple[Channel, ...]
    games: tuple[str, ...]

    @property
    def guilds(self) -> frozenset[int]:
        return frozenset(channel.guild_id or 0 for channel in self.channels)


def founded(sandbox: Sandbox, people: int, shards: int = 0) -> Town:
    """`shards`: there are guilds on each of so many; 0: there is one guild."""
    world = sandbox.world
    world.files = LatestFiles()
    guilds = spread(world, shards) if shards else [next(iter(world.guilds.values()))]
    channels = tuple(world.add_channel(guild, f"tables-{n}") for n, guild in zip(range(CHANNELS), cycle(guilds)))
    everybody = tuple(sandbox.person(f"p{n:04}") for n in range(people))
    for person in everybody:
        # They have played here before: so many conversations at once nobody may begin.
        world.open_dm(person.user)
    return Town(sandbox, everybody, channels, tuple(sorted(GAMES)))


def opened(store: Store) -> Tables:
    """The only writer, as long as the bot does not run."""
    return Tables(store, lambda: int(time.time()), lambda: secrets.randbits(63))


async def settled(town: Town, folder: Path, tables: int, seed: int = 1) -> list[Channel]:
    """Open and begin tables of all games, by turns; their threads. Nothing is left to be delivered."""
    chance, games, places = random.Random(seed), cycle(town.games), cycle(town.channels)
    store = await SqliteStore.open(folder / DATABASE)
    try:
        writer = opened(store)
        for guild in sorted(town.guilds):
            await widen(writer, guild)
        # Half of the seats of a person come in turn, so that all have about as many tables.
        line = cycle(town.people)
        begun = [await _begun(town, writer, next(games), next(places), line, chance) for _ in range(tables)]
        await writer.drain()
        await store.writing(nothing_due)
    finally:
        await store.close()
    return begun


async def nothing_due(database: Database) -> None:
    """Nothing waits to reach Discord."""
    await database.execute("DELETE FROM outbox")


async def _begun(
    town: Town, tables: Tables, game: str, channel: Channel, line: cycle[Person], chance: random.Random
) -> Channel:
    world = town.sandbox.world
    seats = chance.choice(GAMES[game].seats)
    sitting = [next(line)]
    sitting += chance.sample([one for one in town.people if one is not sitting[0]], seats - 1)
    who = [stored.Person(one.id, one.user.display, "en") for one in sitting]
    stand_in = chance.randrange(WITH_STAND_IN) == 0
    place = Where(channel.guild_id or 0, channel.id)
    table = await tables.open(who[0], place, game, seats, pace=preset(DEFAULT))
    for person in who[1 : seats - stand_in]:
        await tables.join(table.id, person)
    if stand_in:
        await tables.add_stand_in(table.id, who[0])
    await tables.start(table.id, who[0])
    thread = world.add_thread(channel, world.bot.id, f"{game} {table.id}", ChannelKind.PUBLIC_THREAD)
    for one in sitting[: seats - stand_in]:
        world.join_thread(thread, one.id)
    table = await tables.thread_made(table.id, thread.id)
    table = await _played(tables, table, chance.randrange(PLAYED), chance)
    await _posted(town, tables, table, thread)
    return thread


async def _played(tables: Tables, table: Table, moves: int, chance: random.Random) -> Table:
    for _ in range(moves):
        table = await moved(tables, table, chance)
    return table


async def moved(tables: Tables, table: Table, chance: random.Random) -> Table:
    """A random move of whoever is waited for."""
    if table.phase != RUNNING or table.match is None:
        return table
    asked = [seat for seat in waiting(table.rules, table.match.state) if table.seats[seat].user is not None]
    if not asked:
        return table
    seat = chance.choice(asked)
    user = table.seats[seat].user
    assert user is not None
    action = chance.choice(legal(table.rules, table.match.state, seat))
    by = stored.Person(user, table.seats[seat].name, "en")
    return (await tables.play(table.id, by, action)).table


async def _posted(town: Town, tables: Tables, table: Table, thread: Channel) -> None:
    """The board that the players find in the thread: the store knows it as delivered."""
    if table.phase != RUNNING:
        return
    named = " ".join(f"<@{user}>" for seat in waited_for(table) if (user := table.seats[seat].user))
    message = board(town, thread, named, Id("move", table.id, table.revision).button())
    row = [row for row in await tables.store.rows(table.id, 0) if row.kind == TURN][-1]
    await tables.store.delivered(row, Post(message.id, table.revision, face(table)))


def board(town: Town, thread: Channel, said: str, custom_id: str) -> Message:
    button = {"type": int(Type.BUTTON), "style": 1, "label": "My move", "custom_id": custom_id}
    components = [
        {"type": int(Type.TEXT), "content": said or "–"},
        {"type": int(Type.ROW), "components": [button]},
    ]
    return town.sandbox.messages.create(thread, Submission({"flags": COMPONENTS_V2, "components": components}))


async def boards_due(town: Town, place: Place, boards: int, threads: Sequence[Channel], seed: int = 2) -> set[int]:
    """While the bot is down: moves at tables until so many have a board to be posted; their threads."""
    chance = random.Random(seed)
    store = await open_store(place)
    due: set[int] = set()
    try:
        await store.writing(nothing_due)
        tables = opened(store)
        for thread in chance.sample(list(threads), len(threads)):
            if len(due) == boards:
                break
            table = await tables.by_thread(thread.id)
            for _ in range(12):
                if table is None or table.phase != RUNNING:
                    break
                table = await moved(tables, table, chance)
                if any(row.kind == TURN for row in await store.rows(table.id, 0)):
                    due.add(thread.id)
                    break
        await tables.drain()
    finally:
        await store.close()
    return due
