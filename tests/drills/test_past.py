"""A copy is put back: every button of the time that is gone is pressed, and nothing happens but an answer."""

from __future__ import annotations

import asyncio
import os
import random
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from bot.controls import ids
from bot.process import upkeep
from bot.process.client import Stellwerk
from bot.process.settings import DATABASE
from bot.sandbox.components import Type, walk
from bot.sandbox.entities import Message
from bot.sandbox.people import Person
from bot.sandbox.server import Sandbox
from bot.store.address import Place
from bot.store.table import RUNNING
from bot.store.table import Person as Who
from bot.tables.proof import fault
from rules.core import AnyRules, legal, waiting
from tests.postgres.engines import ENGINES
from tests.postgres.server import FAST, Server, running
from tests.protocol.bot import hosted
from tests.protocol.people import CannotDo
from tests.protocol.plays import done, open_lobby, open_table, told

pytestmark = pytest.mark.drill

ROUNDS = int(os.environ.get("STELLWERK_DRILL_ROUNDS", "2"))
"""So often everybody presses whatever lies before them in the time that is lost."""
ENDING = ("gone", "concede", "end", "agree", "leave", "resign", "shut", "cancel", "cupend", "forgetme")
"""Not pressed in that time, so that something is left to be pressed afterwards."""
KEPT = (
    "game_table", "seat", "entry", "game_match", "change", "standing_order", "proposal", "consent", "queue", "tenure",
    "cup", "cup_entrant", "cup_pod", "cup_change", "course", "result", "act", "pause",
)  # fmt: skip
"""Whatever is done at tables, cups and lessons leaves a row in one of these."""


@dataclass(frozen=True)
class Pressed:
    """Something that can be pressed: by whom, where, and with which answer of a menu."""

    person: str
    message: int
    custom_id: str
    values: tuple[str, ...] | None


class Seen:
    """Everything that anybody could ever press, also what was changed or taken away meanwhile."""

    def __init__(self, sandbox: Sandbox, *people: Person) -> None:
        self._sandbox, self._people = sandbox, people
        self.found: dict[Pressed, Message] = {}
        self.stop = sandbox.world.listen(lambda change: self._look(change.subject))

    def _look(self, message: object) -> None:
        if not isinstance(message, Message):
            return
        for person in self._people:
            for pressed in pressable(person, message) if person.sees(message) else ():
                self.found.setdefault(pressed, message)


def pressable(person: Person, message: Message) -> Iterator[Pressed]:
    for one in walk(message.components):
        if "custom_id" not in one or one.get("disabled"):
            continue
        options = one.get("options")
        values = None if options is None else (str(options[-1]["value"]),)
        yield Pressed(person.user.name, message.id, one["custom_id"], values)


class Files:
    """The data in a file, copied and put back by the program."""

    def __init__(self, folder: Path) -> None:
        self.place: Place = folder / "data" / DATABASE
        self.server: str | None = None
        self._copy = folder / "copy.db"

    def copy(self) -> None:
        assert isinstance(self.place, Path)
        assert upkeep.back_up(self.place, self._copy, say=lambda text: None) == 0

    def put_back(self) -> None:
        assert upkeep.restore(self.place, self._copy, say=lambda text: None) == 0


class OnServer:
    """The data on a server, copied and put back by its own tools."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self.place: Place = server.create()
        self.server = str(self.place)
        self._copy = ""

    def copy(self) -> None:
        self._copy = self._server.create(self.server)

    def put_back(self) -> None:
        name, kept = (one.rpartition("/")[2] for one in (self.server, self._copy))
        self._server.sql(f"DROP DATABASE {name} WITH (FORCE)")
        self._server.sql(f"CREATE DATABASE {name} TEMPLATE {kept}")
        # Nobody holds anything any more: the bot was stopped when the copy was made.
        assert upkeep.restore(self.place, None, say=lambda text: None) == 0


@contextmanager
def data(engine: str, folder: Path) -> Iterator[Files | OnServer]:
    if engine == "sqlite":
        yield Files(folder)
        return
    with running(**FAST) as server:
        yield OnServer(server)


async def dump(bot: Stellwerk) -> dict[str, list[Any]]:
    store: Any = bot.store
    return {name: sorted(map(repr, await store._rows(f"SELECT * FROM {name}"))) for name in KEPT}


async def at_rest(bot: Stellwerk) -> None:
    await bot.at_rest()
    await bot.tables.drain()
    await bot.outbox.idle()


async def play(bot: Stellwerk, number: int, moves: int, chance: random.Random) -> None:
    for _ in range(moves):
        table = await bot.tables.get(number)
        if table.phase != RUNNING or table.match is None:
            return
        seat = chance.choice(waiting(table.rules, table.match.state))
        move = chance.choice(legal(table.rules, table.match.state, seat))
        await bot.tables.play(number, Who(table.seats[seat].user or 0, "x"), move)


async def press(sandbox: Sandbox, one: Pressed, message: Message) -> Any:
    kind = Type.BUTTON if one.values is None else Type.STRING_SELECT
    return await sandbox.person(one.person).forge(message, one.custom_id, one.values, kind)


async def crawl(sandbox: Sandbox, bot: Stellwerk, seen: Seen, tried: set[Pressed], chance: random.Random) -> None:
    """Press whatever lies before people, whatever comes of it."""
    there = [one for one in seen.found if one not in tried and not seen.found[one].deleted]
    for one in chance.sample(there, min(len(there), 60)):
        tried.add(one)
        what = ids.parse(one.custom_id)
        if what is not None and what.action not in ENDING:
            try:
                await press(sandbox, one, seen.found[one])
            except CannotDo:
                continue
            await bot.at_rest()


@pytest.mark.parametrize("engine", sorted(ENGINES))
async def test_every_button_of_the_lost_time_does_nothing(
    engine: str, sandbox: Sandbox, toy: AnyRules, tmp_path: Path, ada: Person, ben: Person
) -> None:
    chance, folder = random.Random(5), tmp_path / "data"
    with data(engine, tmp_path) as kept:
        early = Seen(sandbox, ada, ben)
        async with hosted(sandbox, folder, server=kept.server) as bot:
            tables = [(await open_table(sandbox, bot, [ada, ben], game)).id for game in ("cube_express", "toy")]
            ada.at = ben.at = ada.channel("tables")
            lobby = await open_lobby(bot, ada, "rail_line", 2)
            await done(await ada.slash("cup new", name="Frost", game="toy", form="swiss", seats=2))
            await done(await ada.slash("learn", game="rail_line"))
            for number in tables:
                await play(bot, number, 3, chance)
            await at_rest(bot)
            had = {number: (await bot.tables.get(number)).revision for number in tables}
        early.stop()
        await asyncio.to_thread(kept.copy)

        seen, tried = Seen(sandbox, ada, ben), set[Pressed]()
        async with hosted(sandbox, folder, server=kept.server) as bot:
            # Tables and a cup whose numbers others would get, and boards whose moves others would mean.
            ada.at = ben.at = ada.channel("tables")
            await open_lobby(bot, ben, "rail_line", 2)
            await done(await ben.slash("cup new", name="Thaw", game="toy", form="swiss", seats=2))
            for number in tables:
                await play(bot, number, 4, chance)
            await at_rest(bot)
            for one in pressable(ada, lobby):
                seen.found.setdefault(one, lobby)
            for _ in range(ROUNDS):
                await crawl(sandbox, bot, seen, tried, chance)
                for number in tables:
                    await play(bot, number, 1, chance)
                await at_rest(bot)
            ada.at = ada.channel("tables")
            gone = await open_lobby(bot, ada, "toy", 2)
            await at_rest(bot)
            reached = {number: (await bot.tables.get(number)).revision for number in tables}
        seen.stop()
        await asyncio.to_thread(kept.put_back)

        async with hosted(sandbox, folder, server=kept.server) as bot:
            await at_rest(bot)
            for number in tables:
                table = await bot.tables.get(number)
                thread = sandbox.world.channels[table.thread or 0]
                said = [told(one) for one in ada.messages(thread) if told(one).startswith("⏪")]
                assert len(said) == 1, "everybody at the table is told, once"
                assert ada.mention in said[0] and ben.mention in said[0]
            ada.at = ben.at = ada.channel("tables")
            for game in ("cube_express", "toy"):
                await open_lobby(bot, ben, game, 3)
            await done(await ben.slash("cup new", name="Dew", game="toy", form="swiss", seats=2))
            # As far as they were, so that their revisions would mean something else by now.
            for number, revision in reached.items():
                await play(bot, number, revision - had[number] + 2, chance)
            await at_rest(bot)
            known = {one.custom_id for one in early.found}
            count, present = 0, await dump(bot)
            for one, message in seen.found.items():
                what = ids.parse(one.custom_id)
                if one.custom_id in known or message.deleted or what is None or not what.revision:
                    continue
                try:
                    outcome = await press(sandbox, one, message)
                except CannotDo:
                    continue
                await bot.at_rest()
                await bot.tables.drain()
                assert not outcome.failed, one
                assert (now := await dump(bot)) == present, (one, _differ(present, now))
                count += 1
            assert count > 40, count
            # What never was is answered so.
            join = next(one for one in seen.found if one.message == gone.id and one.custom_id.startswith("s1:join:"))
            answer = await done(await press(sandbox, join, gone))
            assert "does not exist any more" in told(answer) and answer.ephemeral
            for number in await bot.store.find():
                stored = await bot.store.table(number)
                assert stored is not None and fault(stored) is None, number
            print(f"{count} clicks on buttons of a lost time, {engine}: nothing happened but an answer")  # noqa: T201 - the figure of the drill


def _differ(before: dict[str, list[Any]], after: dict[str, list[Any]]) -> dict[str, Any]:
    return {name: (set(rows) ^ set(after[name])) for name, rows in before.items() if rows != after[name]}
