"""A house as a release ran it: its store, its tables, its clock, its outbox, and people who choose by chance."""

from __future__ import annotations

import hashlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any

from bot.delivery.courier import Arrived
from bot.delivery.novelty import calls, hand_digest
from bot.delivery.outbox import Outbox
from bot.delivery.patience import Undeliverable
from bot.delivery.views import face
from bot.store.draft import Row
from bot.store.table import RUNNING, Person, Place, Table
from bot.tables.paces import HOUR, MINUTE
from bot.tables.plans import Intent
from bot.tables.thoughts import thinker
from rules.core import Rng, Seat, legal, waiting
from rules.match import play
from tests.bot.clock.hours import Hours, Times, hours

BEGAN = 1_791_187_200
"""Monday, 5 October 2026, 8:00 UTC."""
EPOCH = 1_420_070_400
NAMES = ("Ada", "Ben", "Cleo", "Dora", "Emil", "Frida", "Gül", "Hannes")
ENOUGH = 5_000
"""More moves than any game has."""


def snowflake(moment: int, number: int) -> int:
    """An id as Discord gives them: it tells when it was made."""
    return ((moment - EPOCH) * 1_000 << 22) + number


PEOPLE = tuple(Person(snowflake(BEGAN - 400 * 24 * HOUR, n), name, ("en", "de")[n % 2]) for n, name in enumerate(NAMES))
BY_ID = {person.id: person for person in PEOPLE}
ADA, BEN, CLEO, DORA, EMIL, FRIDA, GUL, HANNES = PEOPLE
HERE, THERE = (Place(snowflake(BEGAN - at * HOUR, 1), snowflake(BEGAN - at * HOUR, 2)) for at in (900, 500))
"""Two servers, each with its channel."""
ASIDE = Place(HERE.guild, snowflake(BEGAN - 800 * HOUR, 3))
"""Another channel of the first server."""
JUDGE = Person(snowflake(BEGAN - 500 * 24 * HOUR, 9), "Judge", moderator=True)


@dataclass
class Street:
    """Discord as a release meets it: what is sent arrives, and each message has an id of its moment."""

    at: Hours
    closed: set[int] = field(default_factory=set)
    """Who takes no direct messages."""
    known: dict[str, int] = field(default_factory=dict)
    numbers: Any = field(default_factory=lambda: count(1))

    async def deliver(self, row: Row, table: Table) -> Arrived | None:
        if row.target in self.closed and row.kind in ("hand", "digest", "alarm", "bell"):
            raise Undeliverable("dm-closed")
        match row.kind:
            case "thread":
                lobby = (await self.at.tables.posts(table.id))["lobby"]
                await self.at.tables.thread_made(table.id, lobby.message)
                return Arrived(lobby.message)
            case "strip" | "wait" | "hush" | "moved" | "alarm":
                return None
            case "lobby" | "cup" if row.message is not None and not row.payload:
                return Arrived(row.message)
            case "hand" if table.match is not None and not calls(row):
                return None if row.message is None else Arrived(row.message)
        message = self.known.setdefault(row.nonce, snowflake(int(self.at.times.wall), next(self.numbers)))
        if row.kind == "seals":
            await self.at.tables.deal(table.id, str(row.payload["start"]), message, table.thread or table.channel)
        return Arrived(message, digest=face(table) if row.kind == "turn" else "")

    async def look(self, row: Row, table: Table) -> str:
        return hashlib.blake2b(hand_digest(table, row.target).encode(), digest_size=8).hexdigest()


@dataclass
class Village:
    at: Hours
    street: Street
    box: Outbox
    rng: Rng = field(default_factory=lambda: Rng(2026))

    @property
    def tables(self) -> Any:
        return self.at.tables

    @property
    def now(self) -> int:
        return int(self.at.times.wall)

    def chance(self, bound: int) -> int:
        drawn, self.rng = self.rng.below(bound)
        return drawn

    async def live(self, seconds: float) -> None:
        """Clock and outbox work for so long."""
        end = self.at.times.passed + seconds
        while True:
            pause = await self.at.clock.tick()
            await self.tables.drain()
            await self.box.idle()
            left = end - self.at.times.passed
            if left <= 0:
                return
            self.at.times.go(min(pause, left))

    # People at tables

    async def lobby(
        self, game: str, seats: int, options: dict[str, str], people: int, place: Place = HERE, **more: Any
    ) -> int:
        """A table that the first of some people has opened; who that is changes from table to table."""
        first = self.chance(len(PEOPLE))
        crowd = [PEOPLE[(first + n) % len(PEOPLE)] for n in range(people)]
        table = await self.tables.open(crowd[0], place, game, seats, options, crowd[0].language, **more)
        for person in crowd[1:]:
            self.at.times.go(MINUTE)
            await self.tables.join(table.id, person)
        return int(table.id)

    async def running(self, game: str, seats: int, options: dict[str, str], people: int, **more: Any) -> int:
        """A table that has started, with stand-ins where people are missing."""
        number = await self.lobby(game, seats, options, people, **more)
        owner = await self.owner(number)
        for at in range(seats - people):
            await self.tables.add_stand_in(number, owner, ("greedy", "random", "easy")[at])
        await self.start(number, owner)
        await self.live(MINUTE)
        return number

    async def start(self, number: int, owner: Person) -> None:
        """Until it is dealt, which may wait for a post."""
        await self.tables.start(number, owner)
        await self.box.idle()

    async def get(self, number: int) -> Any:
        return await self.tables.get(number)

    async def owner(self, number: int) -> Person:
        return BY_ID[(await self.get(number)).owner]

    async def people(self, number: int) -> list[Person]:
        """Who sits there, in the order of the seats."""
        return [BY_ID[user] for user in (await self.get(number)).people]

    async def waits(self, number: int) -> Person:
        """Somebody whom a running table waits for; stand-ins before them move."""
        while True:
            table = await self.get(number)
            asked = [table.seats[seat].user for seat in waiting(table.rules, table.match.state)]
            here = [BY_ID[user] for user in asked if user is not None]
            if here:
                return here[self.chance(len(here))]
            await self._stood_in(table)

    async def _stood_in(self, table: Any) -> None:
        """Stand-ins move at once; for one that would search, chance answers."""
        seat = thinker(table)
        if seat is None:
            await self.tables.go_on(table.id, BY_ID[table.people[0]])
            return
        options = legal(table.rules, table.match.state, seat)
        move = options[self.chance(len(options))]
        await self.tables.thought(table.id, [(seat, move)], len(table.match.log))

    async def play(self, number: int, moves: int = ENOUGH, undo: int = 0, posted: int = 7) -> int:
        """Moves by chance, one of `undo` taken back where that may be, some of them posted. How many there were."""
        for made in range(moves):
            table = await self.get(number)
            if table.phase != RUNNING:
                return made
            self.at.times.go(20 + self.chance(180))
            asked = [seat for seat in waiting(table.rules, table.match.state) if table.seats[seat].user is not None]
            if not asked:
                await self._stood_in(table)
                continue
            by = await self.move(number)
            after = await self.get(number)
            if undo and self.chance(undo) == 0 and self.tables.can_undo(after, by):
                await self.tables.undo(number, by)
            if made % posted == 0:
                await self.box.idle()
        await self.box.idle()
        return moves

    async def move(self, number: int) -> Person:
        """One move by chance of somebody who is asked, and who that was."""
        table = await self.get(number)
        asked = [seat for seat in waiting(table.rules, table.match.state) if table.seats[seat].user is not None]
        seat = Seat(asked[self.chance(len(asked))])
        options = legal(table.rules, table.match.state, seat)
        by = BY_ID[table.seats[seat].user]
        await self.tables.play(number, by, options[self.chance(len(options))])
        return by

    async def undoable(self, number: int) -> None:
        """Play on to a moment at which a move may be taken back: the way back is part of what is kept."""
        for _ in range(60):
            table = await self.get(number)
            if table.phase == RUNNING and any(self.tables.can_undo(table, person) for person in PEOPLE):
                return
            await self.play(number, 1)

    def over_soon(self, table: Any) -> bool:
        """Would it be over after three more moves?"""
        match = table.match
        for _ in range(3):
            asked = waiting(table.rules, match.state)
            if not asked:
                break
            move = legal(table.rules, match.state, Seat(asked[0]))[0]
            match, _ = play(table.rules, match, Seat(asked[0]), move)
        return not waiting(table.rules, match.state)

    async def hand_over(self, number: int, by: Person, to: Person) -> None:
        """Somebody gives their seat to somebody else, who takes it."""
        seat = (await self.get(number)).seat_of(by.id)
        await self.tables.offer_seat(number, by, seat, to)
        await self.tables.take_over(number, to, seat)

    async def rewound(self, number: int) -> None:
        """All agree to begin the second turn anew."""
        table = await self.get(number)
        to = (await self.tables.turns(table))[1].to
        for person in await self.people(number):
            await self.tables.rewind(number, person, to)

    async def hinted(self, number: int) -> None:
        """Whoever is asked has had a hint."""
        table = await self.get(number)
        if table.phase == RUNNING:
            await self.tables.hinted(number, await self.waits(number), len((await self.get(number)).match.log))

    async def planned(self, number: int) -> None:
        """Somebody who is not asked plans what they did the last time."""
        table = await self.get(number)
        asked = waiting(table.rules, table.match.state)
        for entry in reversed(table.match.log):
            info = table.seats[entry.seat]
            if entry.by == "player" and info.user is not None and entry.seat not in asked:
                intent = Intent((entry.move,), even_so=True, at=len(table.match.log))
                await self.tables.plan(number, BY_ID[info.user], intent)
                return
        raise AssertionError(number)


@asynccontextmanager
async def village(folder: Path) -> AsyncIterator[Village]:
    """An empty house whose clocks and dice are the same each time."""
    secrets = count(1)
    async with hours(folder, Times(float(BEGAN))) as at:
        # As the bot runs it, of releases that know of it.
        at.tables.public = True
        at.tables._secret = lambda: hashlib.sha256(f"village {next(secrets)}".encode()).hexdigest()
        street = Street(at)
        box = Outbox(at.store, at.tables, street, patience=lambda attempts: 0.001, now=lambda: at.times.wall)
        at.tables.committed = box.kick
        box.start()
        try:
            yield Village(at, street, box)
        finally:
            await box.stop()
