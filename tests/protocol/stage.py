"""A bot on a stage of its own, in a thread: whatever somebody sends it, the same questions are asked afterwards."""

from __future__ import annotations

import asyncio
import logging
import re
import threading
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Mapping
from contextlib import AsyncExitStack
from dataclasses import replace
from pathlib import Path
from typing import Any, TypeVar

from bot.process.client import Stellwerk
from bot.sandbox.components import Type, walk
from bot.sandbox.entities import Message
from bot.sandbox.people import CannotDo, Outcome, Person
from bot.sandbox.server import Sandbox
from bot.store.charter import Charter
from bot.store.table import FINISHED, LOBBY, RUNNING, Place, Table
from bot.store.table import Person as Player
from rules import codec
from rules.core import Rng, Seat, legal, waiting
from rules.match import UNDO
from tests.protocol.bot import hosted
from tests.protocol.oracle import ID, called
from tests.protocol.plays import begun

APART = "learn"
"""Lessons have positions of their own."""
GAME = "cube_express"
"""Its hands hold goals with names of their own."""
T = TypeVar("T")
Json = dict[str, Any]
OPTION_USER, OPTION_CHANNEL, OPTION_FILE, GROUPS = 6, 7, 11, (1, 2)
V2 = 1 << 15
OWN = ("player", "with", "plan", UNDO)


class Complaints(logging.Handler):
    """What the bot's log calls an error."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.told: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.told.append(self.format(record))


class Stage:
    """Ada and Ben play, Ada moderates, Dora is a stranger without rights. Every act is judged when it is over."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._stack = AsyncExitStack()
        self._complaints = Complaints()
        self.sandbox: Sandbox
        self.bot: Stellwerk
        self.running = self.lobby = self.over = 0
        """Their tables: one that is played, one by invitation that has not begun, one that is over."""

    def open(self) -> None:
        self._thread.start()
        self.run(self._open())

    def close(self) -> None:
        self.run(self._stack.aclose())
        self.run(self._ended())
        logging.getLogger().removeHandler(self._complaints)
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()

    async def _ended(self) -> None:
        """The library's views wait for their end by tasks of their own."""
        left = asyncio.all_tasks() - {asyncio.current_task()}
        for task in left:
            task.cancel()
        await asyncio.gather(*left, return_exceptions=True)

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(60)

    async def _open(self) -> None:
        self.sandbox = Sandbox()
        # Thousands of presses in a minute: what Discord takes in a second is asked elsewhere.
        self.sandbox.limits.rates = False
        await self.sandbox.start()
        self._stack.push_async_callback(self.sandbox.stop)
        self.bot = await self._stack.enter_async_context(hosted(self.sandbox, self._folder))
        logging.getLogger().addHandler(self._complaints)
        self.ada, self.ben, self.dora = (self.sandbox.person(name) for name in ("ada", "ben", "dora"))
        for person in (self.ada, self.ben, self.dora):
            person.at = person.channel("tables")
        judge = replace(_player(self.ada), moderator=True)
        wide = Charter(each=100, place=900, hour=100)
        await self.bot.tables.set_charter(judge, self.ada.at.guild_id or 0, wide, {})
        await self._set()

    async def _set(self) -> None:
        """The three tables, made anew as soon as somebody has ended or left one."""
        tables, ada, ben = self.bot.tables, _player(self.ada), _player(self.ben)
        room = self.ada.channel("tables")
        place = Place(room.guild_id or 0, room.id)
        if not await self._is(self.running, RUNNING, ada, ben):
            table = await tables.open(ada, place, GAME, 2, rated=False)
            await tables.join(table.id, ben)
            table = await begun(self.bot, await tables.start(table.id, ada, (0, 1)))
            self.running = (await self._played(table, 6)).id
        if not await self._is(self.lobby, LOBBY, ada, ben):
            opened = await tables.open(ada, place, "rail_line", 3, access="invited", invited=(ben.id,))
            self.lobby = (await tables.join(opened.id, ben)).id
        if not await self._is(self.over, FINISHED, ada, ben):
            table = await tables.open(ada, place, "rail_line", 2, access="invited", invited=(ben.id,))
            await tables.join(table.id, ben)
            table = await begun(self.bot, await tables.start(table.id, ada))
            self.over = (await self._played(table, 1_000)).id
        await self.bot.outbox.idle()

    async def _is(self, number: int, phase: str, *people: Player) -> bool:
        if not number:
            return False
        table = await self.bot.tables.get(number)
        return table.phase == phase and set(table.people) == {person.id for person in people}

    async def _played(self, table: Table, moves: int) -> Table:
        rng = Rng(3)
        for _ in range(moves):
            if table.phase != RUNNING or table.match is None:
                break
            seat = waiting(table.rules, table.match.state)[0]
            move, rng = rng.choice(legal(table.rules, table.match.state, seat))
            table = (await self.bot.tables.play(table.id, Player(table.seats[seat].user or 0, ""), move)).table
        return table

    # What people send

    def press(self, person: Person, custom_id: str, values: tuple[str, ...] | None) -> None:
        """A button, or a menu if there are values, with this id; wherever its message may come from."""

        async def act() -> Outcome:
            return await person.forge(self._posted(person, custom_id, values), custom_id, values, _kind(values))

        self.run(self._judged(person, act, custom_id.startswith(f"s1:{APART}")))

    def command(self, person: Person, path: str, options: Mapping[str, Any]) -> bool:
        """A slash command; False: Discord would not let anybody send it."""

        async def act() -> Outcome:
            return await person.slash(path, options=options)

        return self.run(self._judged(person, act, path.startswith(APART)))

    def complete(self, person: Person, path: str, focused: str, text: str, options: Mapping[str, Any]) -> bool:
        async def act() -> None:
            await person.autocomplete(path, focused, text, options=options)

        return self.run(self._judged(person, act))

    def _posted(self, person: Person, custom_id: str, values: tuple[str, ...] | None) -> Message:
        world = self.sandbox.world
        message = world.new_message(person.channel("tables"), world.bot.id)
        inner: Json = {"type": int(_kind(values)), "id": 2, "custom_id": custom_id}
        if values is None:
            inner |= {"style": 2, "label": "x"}
        else:
            inner |= {"options": [{"label": "x", "value": value} for value in dict.fromkeys(values)]}
        message.flags = V2
        message.components = [{"type": 1, "id": 1, "components": [inner]}]
        return world.post(message)

    # What is asked afterwards

    async def _judged(self, person: Person, act: Callable[[], Awaitable[Outcome | None]], apart: bool = False) -> bool:
        """`apart`: it is about no table, so what it names is nobody's secret."""
        before = {number: await self.bot.tables.get(number) for number in (self.running, self.lobby, self.over)}
        person.offers.clear()
        try:
            outcome = await act()
        except CannotDo:
            return False
        await self.bot.at_rest()
        await self.bot.tables.drain()
        assert self._complaints.told == [], "something broke"
        assert self.sandbox.exchange.violations == []
        said = [text for one in person.offers for text in (one.name, str(one.value))]
        if outcome is not None:
            assert not outcome.failed, "no answer"
            assert outcome.message is None or not outcome.message.loading, "no answer came"
            said += _said(outcome.messages)
        for number, table in before.items():
            self._untouched(person, table, await self.bot.tables.get(number))
        if not apart:
            self._keeps_secrets(person, before[self.running], said)
        await self._set()
        return True

    def _untouched(self, person: Person, before: Table, after: Table) -> None:
        """A stranger changes nothing; who sits there nothing of others."""
        if person.id == self.dora.id:
            assert after.revision == before.revision, "a stranger has changed it"
            return
        own = before.seat_of(person.id)
        for old, new in zip(before.seats, after.seats, strict=False):
            if old.seat != own and after.phase in (LOBBY, RUNNING):
                assert new.user in (old.user, person.id) or old.user is None, "somebody else has lost a seat"
        if before.match is not None and after.match is not None:
            fresh = after.match.log[len(before.match.log) :]
            assert all(entry.seat == own for entry in fresh if entry.by in OWN), "somebody has moved for another"
        for seat, orders in before.orders.items():
            stays = seat == own or after.phase != RUNNING or after.match is not before.match
            assert stays or after.orders.get(seat, {}) == orders

    def _keeps_secrets(self, person: Person, table: Table, said: list[str]) -> None:
        """Nothing that was answered names what only the other seats know, or what chance comes from."""
        assert table.match is not None
        text = "\n".join(said)
        assert table.secret not in text and str(table.match.header.seed) not in text
        seat = table.seat_of(person.id)
        known = set(ID.findall(codec.dumps(table.rules.view(table.match.state, seat))))
        others = (info.seat for info in table.seats if info.seat != seat)
        for other in others:
            hidden = set(ID.findall(codec.dumps(table.rules.view(table.match.state, Seat(other))))) - known
            for thing in hidden:
                for name in {thing, *called(table, thing)}:
                    assert not re.search(rf"(?<!\w){re.escape(name)}(?!\w)", text), f"{name} is seat {other}'s secret"

    # What there is to send

    def actions(self) -> list[str]:
        return sorted(self.bot.house.handlers)

    def commands(self) -> list[tuple[str, list[Json]]]:
        """Every command with its options."""
        found: list[tuple[str, list[Json]]] = []

        def walked(path: str, options: Iterable[Json]) -> None:
            inner = [one for one in options if one["type"] in GROUPS]
            for one in inner:
                walked(f"{path} {one['name']}", one.get("options") or [])
            if not inner:
                found.append((path, list(options)))

        for one in self.dora.commands(self.dora.channel("tables")):
            if one["type"] == 1:
                walked(one["name"], one["options"])
        return sorted(found, key=lambda pair: pair[0])


def _said(messages: Iterable[Message]) -> list[str]:
    """Everything that can be read in messages."""
    return [
        str(one[name])
        for message in messages
        for one in walk(message.components)
        for name in ("content", "label", "description", "placeholder")
        if one.get(name)
    ] + [str(option) for message in messages for one in walk(message.components) for option in one.get("options", ())]


def _kind(values: tuple[str, ...] | None) -> Type:
    return Type.BUTTON if values is None else Type.STRING_SELECT


def _player(person: Person) -> Player:
    return Player(person.id, person.user.display)
