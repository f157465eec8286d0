"""Rail Line, played to the end through the client in both languages."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.sandbox.server import Sandbox
from bot.store.table import FINISHED
from cogs.rail_line import RailLine
from rules.match import replay
from tests.protocol.bot import hosted
from tests.protocol.openapi import DOCUMENT, KNOWN, mismatches
from tests.protocol.plays import move_by_components, open_table, play_by_components, play_by_slash, to_move, told


@pytest.mark.drill
async def test_three_people_play_to_the_end_by_components_alone(sandbox: Sandbox, tmp_path: Path) -> None:
    people = [sandbox.person(name) for name in ("ada", "ben", "cleo")]
    people[1].locale = "de"
    async with hosted(sandbox, tmp_path) as bot:
        table = await play_by_components(sandbox, bot, "rail_line", people)
        assert table.phase == FINISHED and table.match is not None
        assert replay(table.rules, table.match.header, table.match.log).state == table.match.state
        await bot.outbox.idle()
        last = people[0].messages(sandbox.world.channels[table.thread or 0])[-1]
        assert "**1** · " in told(last) and {one.filename for one in last.attachments} >= {"board.png", "scores.png"}
    if DOCUMENT.exists():
        assert [str(each) for each in mismatches(sandbox.exchange.latest) if each.place not in KNOWN] == []


async def test_two_people_play_to_the_end_by_slash_commands_alone(sandbox: Sandbox, tmp_path: Path) -> None:
    people = [sandbox.person(name) for name in ("ada", "ben")]
    people[1].locale = "de"
    async with hosted(sandbox, tmp_path) as bot:
        table = await play_by_slash(sandbox, bot, RailLine, people, language="Deutsch")
    assert table.phase == FINISHED and table.match is not None
    assert replay(table.rules, table.match.header, table.match.log).state == table.match.state


async def test_a_game_goes_on_after_a_restart_with_the_old_buttons(sandbox: Sandbox, tmp_path: Path) -> None:
    import random

    people = [sandbox.person(name) for name in ("ada", "ben")]
    chance = random.Random(5)
    async with hosted(sandbox, tmp_path) as bot:
        table = await open_table(sandbox, bot, people, "rail_line")
        for _ in range(6):
            table = await move_by_components(sandbox, bot, table, to_move(table, people, chance)[0], chance)
        await bot.outbox.idle()
    posted = len(people[0].messages(sandbox.world.channels[table.thread or 0]))
    async with hosted(sandbox, tmp_path) as bot:
        await bot.outbox.idle()
        assert len(people[0].messages(sandbox.world.channels[table.thread or 0])) == posted
        again = await bot.tables.get(table.id)
        assert again.match is not None and table.match is not None
        assert (again.match.state, again.match.log) == (table.match.state, table.match.log)
        for _ in range(6):
            table = await move_by_components(sandbox, bot, table, to_move(table, people, chance)[0], chance)
        assert table.match is not None
        assert replay(table.rules, table.match.header, table.match.log).state == table.match.state
    synced = [one for one in sandbox.exchange.latest if one.method == "PUT" and one.path.endswith("/commands")]
    assert len(synced) == 1
