"""Every fault of the line at every endpoint the bot uses; gaps of the gateway with clicks in them; an hour without."""

from __future__ import annotations

import asyncio
import random
import re
from itertools import product
from pathlib import Path

import pytest

from bot.delivery.patience import patience
from bot.process.client import Stellwerk
from bot.sandbox import entities
from bot.sandbox.limits import Rate
from bot.sandbox.people import Person
from bot.sandbox.server import Sandbox
from bot.store.draft import Row
from bot.store.mailbox import Budget
from bot.store.table import RUNNING
from bot.store.table import Person as Known
from rules.core import AnyRules, Rng, legal, waiting
from tests.bot.delivery.channel import Channel
from tests.bot.house import ADA, BEN, house, play_on, running
from tests.drills.test_faults import FAULTS, REQUESTS
from tests.drills.test_outbox import made
from tests.protocol.bot import hosted, later
from tests.protocol.people import until
from tests.protocol.plays import (
    custom_id,
    done,
    move_by_components,
    newest_board,
    open_lobby,
    open_table,
    play_by_components,
    to_move,
)

pytestmark = pytest.mark.drill
API = r"/api/v10"
PLAYING = REQUESTS
"""Used again and again in a game: the drill of faults spoils each of them while it is played."""
OPENING = (
    rf"POST {API}/channels/\d+/messages/\d+/threads",
    rf"POST {API}/users/@me/channels",
    rf"POST {API}/channels/\d+/messages$",
    rf"PUT {API}/channels/\d+/thread-members/\d+$",
)
"""Used when a table begins."""
STARTING = (
    rf"GET {API}/users/@me$",
    rf"GET {API}/(oauth2/)?applications/@me$",
    rf"GET {API}/gateway/bot$",
    rf"(GET|PUT) {API}/applications/\d+/commands",
)
"""Used when the bot starts."""
WAKING = rf"PATCH {API}/channels/\d+$"
"""Used when a thread has been put to sleep."""
ASKING = rf"GET {API}/guilds/\d+/members"
"""Used when it matters whether somebody is still in a server."""
HOUR = 3_600


async def test_the_matrix_knows_every_endpoint_of_a_whole_play(
    sandbox: Sandbox, ada: Person, ben: Person, tmp_path: Path
) -> None:
    sandbox.exchange.keep_everything()
    async with hosted(sandbox, tmp_path) as bot:
        await play_by_components(sandbox, bot, "rail_line", [ada, ben])
        await bot.outbox.idle()
    known = [re.compile(pattern) for pattern in (*PLAYING, *OPENING, *STARTING)]
    used = {f"{one.method} {API}{one.path}" for one in sandbox.exchange.latest}
    assert used and not [line for line in used if not any(pattern.search(line) for pattern in known)]


async def test_a_table_begins_whatever_goes_wrong_at_any_request(sandbox: Sandbox, tmp_path: Path) -> None:
    chance = random.Random(1)
    # More people than may be written to for the first time in an hour, by us and by Discord.
    sandbox.limits.openings = Rate(1_000, 600.0)
    async with hosted(sandbox, tmp_path, letters=Budget(1_000, 1_000)) as bot:
        for n, (request, fault) in enumerate(product(OPENING, FAULTS)):
            people = [sandbox.person(f"{name}{n}") for name in ("one", "two")]
            for person in people:
                person.at = person.channel("tables")
            armed = sandbox.faults.fail_next(request, **fault)
            table = await open_table(sandbox, bot, people, "rail_line")
            assert armed not in sandbox.faults.planned, "the request was not made"
            table = await bot.tables.get(table.id)
            assert table.phase == RUNNING and table.thread is not None, (request, fault)
            # Whoever is asked has the board and the way to move, both have been sent their hands.
            person, _ = to_move(table, people, chance)
            after = await move_by_components(sandbox, bot, table, person, chance)
            assert after.revision > table.revision
            thread = sandbox.world.channels[table.thread]
            boards = [one for one in people[0].messages(thread) if one.attachments and not one.ephemeral]
            assert len(boards) in (1, 2), (request, fault)
            # A hand goes its own way and may be tried again while the table plays on.
            await until(lambda who=people: all(one.messages(one.dm()) for one in who), what=f"{request} {fault}")
        assert bot.outbox.given_up == 0


@pytest.mark.parametrize("request_line", STARTING)
async def test_the_bot_starts_whatever_goes_wrong_meanwhile(
    sandbox: Sandbox, toy: AnyRules, ada: Person, tmp_path: Path, request_line: str
) -> None:
    for n, fault in enumerate(FAULTS):
        armed = sandbox.faults.fail_next(request_line, **fault)
        folder = tmp_path / str(n)
        async with hosted(sandbox, folder) as bot:
            assert armed not in sandbox.faults.planned, "the request was not made"
            assert await bot.complaint() is None or await until_well(bot)
            assert not (await ada.slash("turns")).failed


async def test_a_thread_that_sleeps_wakes_up_whatever_goes_wrong(
    sandbox: Sandbox, toy: AnyRules, ada: Person, ben: Person, tmp_path: Path
) -> None:
    """People answer elsewhere meanwhile; the board comes to the thread."""
    async with hosted(sandbox, tmp_path) as bot:
        for n, fault in enumerate(FAULTS):
            ada.at = ben.at = ada.channel("tables")
            table = await open_table(sandbox, bot, [ada, ben], "rail_line")
            thread = sandbox.world.channels[(await bot.tables.get(table.id)).thread or 0]
            before = len(boards(ada, thread))
            sandbox.world.archive(thread, True)
            armed = sandbox.faults.fail_next(WAKING, **fault)
            rng = Rng(n)
            while len(boards(ada, thread)) == before:
                table = await bot.tables.get(table.id)
                assert table.match is not None
                seat = waiting(table.rules, table.match.state)[0]
                move, rng = rng.choice(legal(table.rules, table.match.state, seat))
                await bot.tables.play(table.id, Known(table.people[seat], table.names[seat]), move)
                await bot.outbox.idle()
            assert armed not in sandbox.faults.planned, "the request was not made"
            assert not thread.archived and len(boards(ada, thread)) == before + 1, fault
        assert bot.outbox.given_up == 0


async def test_a_bell_rings_once_whatever_goes_wrong(
    sandbox: Sandbox, toy: AnyRules, ada: Person, tmp_path: Path
) -> None:
    async with hosted(sandbox, tmp_path) as bot:
        ada.at = ada.channel("tables")
        await until(lambda: bot.guilds, what="the bot knows its server")
        for n, fault in enumerate(FAULTS):
            cleo = sandbox.person(f"cleo{n}")
            await bot.tables.set_bell(cleo.id, bot.guilds[0].id, "toy")
            armed = sandbox.faults.fail_next(rf"{ASKING}/{cleo.id}", **fault)
            await open_lobby(bot, ada, "toy", 2)
            await later(sandbox, bot, HOUR)
            await bot.outbox.idle()
            assert armed not in sandbox.faults.planned, "the request was not made"
            assert len(cleo.messages(cleo.dm())) == 1, fault
            await bot.tables.drop_bells(cleo.id, bot.guilds[0].id)
        assert bot.outbox.given_up == 0


def boards(person: Person, thread: entities.Channel) -> list[entities.Message]:
    return [one for one in person.messages(thread) if one.attachments and not one.ephemeral]


async def until_well(bot: Stellwerk) -> bool:
    async def well() -> bool:
        return await bot.complaint() is None

    return await until(well, 30, "it is connected")


@pytest.mark.parametrize("gap", ["drop", "close", "reconnect", "invalid"])
async def test_a_click_in_a_gap_of_the_gateway_is_carried_out_once_or_can_be_made_again(
    sandbox: Sandbox, toy: AnyRules, ada: Person, ben: Person, tmp_path: Path, gap: str
) -> None:
    async with hosted(sandbox, tmp_path) as bot:
        table = await open_table(sandbox, bot, [ada, ben], "toy")
        board = await newest_board(sandbox, bot, ada, table)
        for _ in range(5):
            before = sandbox.gateway.identifies + sandbox.gateway.resumes
            match gap:
                case "drop":
                    sandbox.gateway.drop()
                case "close":
                    await sandbox.gateway.close(4000)
                case "reconnect":
                    sandbox.gateway.ask_reconnect()
                case "invalid":
                    sandbox.gateway.invalidate()
            click = asyncio.create_task(ada.click(board, custom_id(board, "hand")))
            await until(lambda before=before: sandbox.gateway.identifies + sandbox.gateway.resumes > before, 30)  # type: ignore[misc]
            if gap == "invalid":
                # What a forgotten session missed is lost: the person sees that nothing came, and presses again.
                click.cancel()
                await asyncio.gather(click, return_exceptions=True)
                outcome = await ada.click(board, custom_id(board, "hand"))
            else:
                outcome = await click
            assert (await done(outcome)).ephemeral
        mover, _ = to_move(table, [ada, ben], random.Random(1))
        assert (await move_by_components(sandbox, bot, table, mover, random.Random(1))).revision > table.revision
    if gap == "invalid":
        sandbox.exchange.forgive("not acknowledged")


async def test_after_an_hour_without_discord_everything_arrives_once_and_in_order(
    toy: AnyRules, tmp_path: Path
) -> None:
    """The hour is as many attempts as are made in it."""
    attempts, spent = 0, 0.0
    while spent < 3600:
        spent, attempts = spent + patience(attempts), attempts + 1
    channel, tried = Channel(), dict[int, int]()

    def away(row: Row) -> Exception | None:
        tried[row.id] = tried.get(row.id, 0) + 1
        return ConnectionError("nobody there") if tried[row.id] <= attempts else None

    channel.before = away
    async with house(tmp_path) as tables:
        table = await running(tables, ADA, BEN)
        outbox = made(tables, channel)
        outbox.start()
        for n in range(6):
            await play_on(tables, table.id, Rng(n), 1)
        await outbox.idle()
        assert await tables.store.waiting() == () and outbox.given_up == 0
        assert max(tried.values()) > attempts > 60
        await outbox.stop()
    shown = [revision for _, kind, _, revision in channel.messages.values() if kind == "turn"]
    assert shown == sorted(set(shown))
