"""The Black Loco from the first click to the final scoring, over the local Discord."""

from __future__ import annotations

from pathlib import Path

from bot.sandbox.people import Person
from bot.sandbox.server import Sandbox
from bot.store.table import FINISHED, Table
from cogs.black_loco import BlackLoco
from rules.black_loco.rules import RULES
from rules.black_loco.state import State
from rules.match import replay
from tests.protocol.bot import hosted
from tests.protocol.plays import play_by_components, play_by_slash
from tests.rules.black_loco.invariants import violated


def finished(table: Table) -> State:
    """The last position of a table that was played to its end and replays to the same."""
    assert table.phase == FINISHED
    assert table.match is not None
    state: State = table.match.state
    assert replay(RULES, table.match.header, table.match.log).state == state
    assert violated(state) == []
    assert RULES.outcome(state) is not None
    return state


async def test_a_game_by_components_alone(sandbox: Sandbox, ada: Person, ben: Person, tmp_path: Path) -> None:
    """RU-24: after every click nobody has seen a hand that is not their own."""
    ben.locale = "de"
    async with hosted(sandbox, tmp_path) as bot:
        state = finished(await play_by_components(sandbox, bot, "black_loco", [ada, ben], language="de"))
    assert state.public.opened


async def test_a_game_by_slash_commands_alone(sandbox: Sandbox, ada: Person, ben: Person, tmp_path: Path) -> None:
    """RU-24, with three players and completion of every legal value."""
    ben.locale = "de"
    cleo = sandbox.person("cleo")
    async with hosted(sandbox, tmp_path) as bot:
        state = finished(await play_by_slash(sandbox, bot, BlackLoco, [ada, ben, cleo]))
    assert state.public.opened
