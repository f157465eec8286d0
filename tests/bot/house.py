"""A house for tests: a real store, the tables, a clock and dice one can see."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from functools import partial
from hashlib import sha256
from itertools import count
from pathlib import Path
from unittest.mock import patch

from bot.store.charter import Charter
from bot.store.table import Person, Place, Table
from bot.tables import fairness, seals
from bot.tables.refusals import Refused
from bot.tables.writer import Tables
from rules.core import Rng, Seat, legal, waiting
from tests.postgres.engines import opened

ADA, BEN, CLEO, DORA = (Person(100 + n, name) for n, name in enumerate(("Ada", "Ben", "Cleo", "Dora")))
PEOPLE = {person.id: person for person in (ADA, BEN, CLEO, DORA)}
HERE = Place(1, 2)
WIDE = Charter(each=100, place=900, hour=100)
"""What a server may allow at most: for tests that open many tables."""


@dataclass
class Clock:
    time: int = 1_000

    def __call__(self) -> int:
        self.time += 1
        return self.time


@dataclass
class Dice:
    seeds: list[int] = field(default_factory=lambda: [7])

    def __call__(self) -> int:
        return self.seeds[0]


@asynccontextmanager
async def house(folder: Path, since: int = 1_000) -> AsyncIterator[Tables]:
    """`since`: what its clock shows first."""
    store = await opened(folder)
    try:
        yield Tables(store, Clock(since), Dice())
    finally:
        await store.close()


async def widen(tables: Tables, guild: int = HERE.guild) -> None:
    """From now on a server allows as many tables as can be."""
    await tables.set_charter(Person(1, "", moderator=True), guild, WIDE, {})


async def running(tables: Tables, *people: Person, stand_ins: int = 0, **options: str) -> Table:
    """A running toy table: the people in the given order, then stand-ins."""
    table = await tables.open(people[0], HERE, "toy", len(people) + stand_ins, options)
    for person in people[1:]:
        await tables.join(table.id, person)
    for _ in range(stand_ins):
        await tables.add_stand_in(table.id, people[0])
    return await begins(tables, table.id, people[0], tuple(range(len(people) + stand_ins)))


_FIXED = fairness.fixed


async def begins(tables: Tables, number: int, by: Person, order: tuple[int, ...]) -> Table:
    """A table starts, and the lots fall like this: nobody can list the seats of a rated game."""
    if (await tables.get(number)).secret and not tables.public:
        # Other salts are drawn until they do, so that whoever proves the game finds them true.
        with patch.object(fairness, "fixed", partial(_lucky, order)):
            return await tables.start(number, by)
    with patch.object(seals, "lot", lambda seed, seats: list(order)):
        return await tables.start(number, by)


def _lucky(
    wanted: tuple[int, ...], table: Table, order: tuple[int, ...] | None, now: int, draw: fairness.Draw, *, public: bool
) -> Table:  # fmt: skip
    taken = [info.seat for info in table.seats if not info.free]
    for luck in count():
        found = _FIXED(table, order, now, lambda: sha256(f"{draw()}{luck}".encode()).hexdigest(), public=public)  # noqa: B023
        if seals.lot(fairness.sown(found), taken) == wanted:
            return found
    raise AssertionError


async def play_on(tables: Tables, number: int, rng: Rng, moves: int = 1_000) -> Table:
    """Random legal moves by whoever is waited for."""
    table = await tables.get(number)
    for _ in range(moves):
        if table.phase != "running" or table.match is None:
            break
        seats = waiting(table.rules, table.match.state)
        seat, rng = rng.choice(seats)
        move, rng = rng.choice(legal(table.rules, table.match.state, Seat(seat)))
        user = table.seats[seat].user
        assert user is not None
        table = (await tables.play(number, PEOPLE[user], move)).table
    return table


async def succeeds(
    tables: Tables, number: int, by: Person, seat: int, to: Person, gone: bool = False
) -> Table:  # fmt: skip
    """A seat of a running game is offered to somebody, who agrees."""
    await tables.offer_seat(number, by, seat, to)
    return await tables.take_over(number, to, seat, gone=gone)


async def hands_over(tables: Tables, number: int, by: Person, to: Person) -> Table:
    """Somebody gives up their own seat for another person, who agrees."""
    seat = (await tables.get(number)).seat_of(by.id)
    assert seat is not None
    return await succeeds(tables, number, by, seat, to)


async def refusal(wish: Awaitable[object]) -> str:
    """The key of the reason for which a wish is refused."""
    try:
        await wish
    except Refused as refused:
        return refused.why.key
    raise AssertionError("this was not refused")
