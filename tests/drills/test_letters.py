"""Three hundred people have a letter due, and Discord opens no conversation: nobody notices at the tables."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from bot.process.client import Stellwerk
from bot.sandbox.entities import Channel, Message
from bot.sandbox.people import Person
from bot.sandbox.server import Sandbox
from bot.store.table import Person as Player
from bot.store.table import Place, Table
from rules.core import legal
from tests.bot.house import widen
from tests.protocol.bot import hosted
from tests.protocol.people import until
from tests.protocol.plays import done, told

pytestmark = [pytest.mark.drill, pytest.mark.usefixtures("toy")]
PEOPLE, SEATS = 300, 3
MANY = 100_000
FEW = 3
"""So many openings may be refused: one at a time, and one has been enough."""
HOUR, BUDGET = 3_600, 20
OPENING = r"^POST .*/users/@me/channels$"


def player(person: Person) -> Player:
    return Player(person.id, person.user.display)


async def opened(bot: Stellwerk, people: list[Person], place: Channel) -> list[Table]:
    """A lobby for every three people, all seats taken."""
    found = []
    for first, *others in (people[at : at + SEATS] for at in range(0, len(people), SEATS)):
        table = await bot.tables.open(player(first), Place(place.guild_id or 0, place.id), "toy", SEATS)
        for other in others:
            table = await bot.tables.join(table.id, player(other))
        found.append(table)
    return found


def thread_of(sandbox: Sandbox, table: Table) -> Channel | None:
    return sandbox.world.channels.get(table.thread or 0)


def boards(sandbox: Sandbox, channel: Channel | None) -> list[Message]:
    there = sandbox.world.messages.values() if channel is not None else ()
    return [one for one in there if channel and one.channel_id == channel.id and "## " in told(one)]


def rung(people: list[Person]) -> Counter[int]:
    """How often everybody was called, as their phones tell: mentions, and letters that are not silent."""
    found: Counter[int] = Counter()
    for person in people:
        heard = [push for push in person.pushes() if not push.silent and not push.system]
        found[person.id] += len([push for push in heard if push.mention or not push.place])
    return found


async def test_three_hundred_letters_that_nobody_takes_hold_up_nothing(
    sandbox: Sandbox, tmp_path: Path, ada: Person
) -> None:
    people = [sandbox.person(f"p{number:03}") for number in range(PEOPLE)]
    place = ada.channel("tables")
    refused = sandbox.faults.fail_next(OPENING, status=403, code=40003, times=MANY)
    async with hosted(sandbox, tmp_path, requests=10_000) as bot:
        await widen(bot.tables, place.guild_id or 0)
        for person in people:
            await bot.tables.set_way(person.id, "dm", "")
        tables = await opened(bot, people, place)
        await until(lambda: len(lobbies(ada, place)) == len(tables), 120, "all lobbies are there")
        for table in tables:
            await bot.tables.start(table.id, player(sandbox.person(table.seats[0].name)))

        async def begun() -> bool:
            now = [await bot.tables.get(table.id) for table in tables]
            return all(boards(sandbox, thread_of(sandbox, table)) for table in now)

        await until(begun, 120, "all boards are there")
        await until(lambda: all(rung(people).values()), 120, "everybody is called")
        # Whoever comes now finds the house as ever.
        ada.at = place
        await done(await ada.slash("table new", options={"game": "toy", "seats": 2}))
        await until(lambda: len(lobbies(ada, place)) == len(tables) + 1, 60, "one more lobby")
        await bot.outbox.idle()
        print(f"{PEOPLE} people called, {MANY - refused.times} openings refused, breaker {bot.breaker.level.name}")
        assert MANY - refused.times <= FEW
        assert bot.breaker.refused == 0 and bot.outbox.given_up == 0 and bot.outbox.standing(0.0) == {}
        assert set(rung(people).values()) == {1}, "once, and not twice"
        now = [await bot.tables.get(table.id) for table in tables]
        assert all(len(boards(sandbox, thread_of(sandbox, table))) == 1 for table in now)
        # A turn later the same again: nothing new is tried.
        for table in now[:10]:
            for seat in table.seats:
                move = legal(table.rules, table.match.state, seat.seat)[0]  # type: ignore[union-attr]
                await bot.tables.play(table.id, Player(seat.user or 0, seat.name), move)
        await bot.outbox.idle()
        assert MANY - refused.times <= FEW and bot.breaker.refused == 0
    sandbox.faults.planned.clear()
    sandbox.clock.skip(4 * HOUR)
    async with hosted(sandbox, tmp_path, requests=10_000) as bot:
        for table in tables:
            await bot.tables.move(
                table.id, player(sandbox.person(table.seats[0].name)), Place(place.guild_id or 0, place.id)
            )
        await bot.outbox.idle()
        tried = sum(one.path == "/users/@me/channels" for one in sandbox.exchange.latest)
        print(f"{tried} openings in the first hour after that")
        assert 0 < tried <= BUDGET + 1, "the operator's besides"


def lobbies(ada: Person, place: Channel) -> list[Message]:
    return [one for one in ada.messages(place) if not one.ephemeral and "A small game" in told(one)]
