"""The exchanges of a whole played game, held against Discord's own document."""

from pathlib import Path

import pytest

from bot.sandbox.people import Person
from bot.sandbox.server import Sandbox
from bot.store.table import FINISHED
from tests.protocol.bot import hosted
from tests.protocol.openapi import KNOWN, mismatches, needs_document
from tests.protocol.plays import play_by_components


@pytest.mark.drill
@needs_document
async def test_a_whole_game_of_rail_line_keeps_to_the_document(
    sandbox: Sandbox, ada: Person, ben: Person, tmp_path: Path
) -> None:
    sandbox.exchange.keep_everything()
    async with hosted(sandbox, tmp_path) as bot:
        table = await play_by_components(sandbox, bot, "rail_line", [ada, ben])
    assert table.phase == FINISHED
    found = mismatches(sandbox.exchange.latest)
    assert [str(each) for each in found if each.place not in KNOWN] == []
    assert len(sandbox.exchange.latest) > 100
