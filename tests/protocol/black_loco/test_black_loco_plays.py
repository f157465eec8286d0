"""The Black Loco from the first click to the final scoring, over the local Discord."""

from __future__ import annotations

from pathlib import Path

from bot.sandbox.people import Person
from bot.sandbox.server import Sandbox
from bot.store.table import FINISHED, Table
from bot.store.table import Person as Player
from cogs.black_loco import BlackLoco
from rules.black_loco.rules import RULES
from rules.black_loco.state import State
from rules.core import waiting
from rules.match import replay
from tests.protocol.bot import hosted
from tests.protocol.plays import done, open_table, play_by_components, play_by_slash, told
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


async def test_whoever_types_what_to_build_has_chosen_to_build(
    sandbox: Sandbox, ada: Person, ben: Person, tmp_path: Path
) -> None:
    """Typed like clicked: the pair of actions goes without saying, and is completed so; undo takes back the whole."""
    async with hosted(sandbox, tmp_path) as bot:
        table = await open_table(sandbox, bot, [ada, ben], "black_loco")
        for person in (ada, ben):
            seat = table.seat_of(person.id)
            assert seat is not None
            table = (await bot.tables.play(table.id, Player(person.id, "x"), bot.tables.options(table, seat)[0])).table
        mover = next(person for person in (ada, ben) if table.seat_of(person.id) in waiting(RULES, table.match.state))
        before = table.match.state
        found = await mover.autocomplete("loco build", "place")
        assert "006" in [str(choice.value) for choice in found]
        asked = await done(await mover.slash("loco build", place="006", card="507^"))
        table = await bot.tables.get(table.id)
        assert [entry.move for entry in table.match.log][-2:] == ["pair EB", "build 006 507^"]
        assert "pay" in told(asked).lower()
        table = await bot.tables.undo(table.id, Player(mover.id, "x"))
        assert table.match.state == before
        for card, reason in (("507", "Say which way up"), ("401^", "is not listed")):
            refused = await done(await mover.slash("loco build", place="006", card=card))
            assert reason in told(refused), told(refused)
        assert (await bot.tables.get(table.id)).match.state == before
