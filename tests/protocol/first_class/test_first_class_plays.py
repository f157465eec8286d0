"""First Class through the client: whole games by components and by slash commands."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.sandbox.people import Person
from bot.sandbox.server import Sandbox
from bot.store.table import FINISHED
from cogs.first_class import FirstClass
from rules.first_class.rules import RULES
from rules.match import replay
from tests.protocol.bot import hosted
from tests.protocol.plays import play_by_components, play_by_slash


@pytest.mark.parametrize(("modules", "language"), [pytest.param("AC", "en", marks=pytest.mark.drill), ("BE", "de")])
async def test_a_game_by_components_alone(
    sandbox: Sandbox, ada: Person, ben: Person, tmp_path: Path, modules: str, language: str
) -> None:
    ben.locale = language
    async with hosted(sandbox, tmp_path) as bot:
        table = await play_by_components(
            sandbox, bot, "first_class", [ada, ben], language=language, variants=f"modules={modules}"
        )
    assert table.phase == FINISHED and table.match is not None
    assert replay(RULES, table.match.header, table.match.log).state == table.match.state


@pytest.mark.drill
async def test_a_game_of_three_by_slash_commands_alone(
    sandbox: Sandbox, ada: Person, ben: Person, tmp_path: Path
) -> None:
    ben.locale = "de"
    people = [ada, ben, sandbox.person("cleo")]
    async with hosted(sandbox, tmp_path) as bot:
        table = await play_by_slash(sandbox, bot, FirstClass, people, variants="modules=CD")
    assert table.phase == FINISHED and table.match is not None
    assert replay(RULES, table.match.header, table.match.log).state == table.match.state
