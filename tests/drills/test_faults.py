"""Every kind of trouble at every kind of request while a game is played: nothing is lost, nothing comes twice."""

from __future__ import annotations

from itertools import count, product
from pathlib import Path
from typing import Any

import pytest

from bot.process.client import Stellwerk
from bot.sandbox.faults import Fault
from bot.sandbox.people import Person
from bot.sandbox.server import Sandbox
from bot.store.table import FINISHED
from bot.talk.commands import option_name
from cogs.rail_line import RailLine
from rules.core import Rng, legal, waiting
from rules.notation import NOTHING, key, names
from tests.drills.chronicle import Chronicle, is_whole
from tests.protocol.bot import hosted
from tests.protocol.plays import asks_again, custom_id, done, open_table, told

pytestmark = pytest.mark.drill
GAME = "rail_line"
REQUESTS = (
    r"POST /api/v10/channels/\d+/messages",
    r"PATCH /api/v10/channels/\d+/messages/\d+",
    r"DELETE /api/v10/channels/\d+/messages/\d+",
    r"POST /api/v10/interactions/",
    r"PATCH /api/v10/webhooks/",
)
FAULTS: tuple[dict[str, Any], ...] = (
    {"drop": "before"},
    {"drop": "after"},
    {"status": 502},
    {"status": 429},
    {"status": 429, "via": False},
    {"status": 500, "times": 2},
    {"delay": 0.3},
    {"status": 429, "is_global": True},
    {"garbage": True},
)
ANSWERING = (r"POST /api/v10/interactions/", r"(POST|PATCH) /api/v10/webhooks/")


async def test_a_game_survives_every_fault_of_every_request(
    sandbox: Sandbox, ada: Person, ben: Person, tmp_path: Path
) -> None:
    troubles = list(product(REQUESTS, FAULTS))
    async with hosted(sandbox, tmp_path) as bot:
        while troubles:
            before = len(troubles)
            await play(sandbox, bot, ada, ben, troubles)
            assert len(troubles) < before
    assert sandbox.faults.planned == []
    print(f"a game, every request: {len(REQUESTS) * len(FAULTS)} faults")


async def play(
    sandbox: Sandbox, bot: Stellwerk, ada: Person, ben: Person, troubles: list[tuple[str, dict[str, Any]]]
) -> None:
    """A game with one trouble after the other, as many as it has requests for."""
    chronicle = Chronicle(sandbox)
    ada.at = ben.at = ada.channel("tables")
    armed: Fault | None = None
    table = await open_table(sandbox, bot, [ada, ben], GAME)
    for n in count():
        table = await bot.tables.get(table.id)
        if table.phase == FINISHED or table.match is None:
            break
        if armed not in sandbox.faults.planned and troubles:
            request, fault = troubles.pop()
            armed = sandbox.faults.fail_next(request, **fault)
        seat = waiting(table.rules, table.match.state)[0]
        person = ada if table.seats[seat].user == ada.id else ben
        person.at = sandbox.world.channels[table.thread or table.channel]
        move, _ = Rng(n).choice(legal(table.rules, table.match.state, seat))
        given = {
            str(option_name(name, GAME)): NOTHING if token == "" else str(token)
            for name, token in zip(names(type(move)), key(move)[1:], strict=True)
        }
        outcome = await person.slash(RailLine.path(type(move)), options=given)
        await bot.at_rest()
        if outcome.message is not None and asks_again(outcome.message):
            await person.click(outcome.message, custom_id(outcome.message, "do"))
            await bot.at_rest()
        await bot.outbox.idle()
    lines = await bot.tables.store.lines(table.id)
    assert await bot.tables.store.waiting() == ()
    chronicle.stop()
    is_whole(table)
    chronicle.agrees_with(table, lines)
    assert table.thread is not None
    thread = ada.messages(sandbox.world.channels[table.thread])
    assert [message for message in thread if "s1:move" in str(message.components)] == []


async def test_what_is_shown_to_all_comes_once_whatever_happens(sandbox: Sandbox, ada: Person, tmp_path: Path) -> None:
    """The answer is filled again where it may not have arrived, and nobody is told to press once more."""
    async with hosted(sandbox, tmp_path) as bot:
        ada.at = place = ada.channel("tables")
        for request, fault in product(ANSWERING, FAULTS):
            own = await done(await ada.slash("stats"))
            before = [message.id for message in ada.messages(place) if not message.ephemeral]
            armed = sandbox.faults.fail_next(request, **fault)
            # Discord waits three seconds to be acknowledged; of its own faults the second takes longer.
            too_late = request == ANSWERING[0] and fault.get("times", 1) > 1
            for _ in range(1 + too_late):
                await ada.click(own, "Show to all")
                await bot.at_rest()
            posted = [one for one in ada.messages(place) if not one.ephemeral and one.id not in before]
            assert [told(one) for one in posted] == [told(own)], (request, fault)
            assert armed not in sandbox.faults.planned
            ada.dismiss(own)
    print(f"shown to all: {len(ANSWERING) * len(FAULTS)} faults")
