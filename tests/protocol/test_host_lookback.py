"""Stepping through a table in Discord: pictures of every turn, one's own hand of that time, others' only if agreed."""

from __future__ import annotations

from pathlib import Path

from bot.process.client import Stellwerk
from bot.sandbox.entities import Message
from bot.sandbox.people import Person
from bot.sandbox.server import Sandbox
from bot.store.table import FINISHED, RUNNING, Table
from bot.store.table import Person as Player
from rules.core import Rng, legal, waiting
from tests.protocol.bot import hosted
from tests.protocol.plays import buttons, custom_id, done, open_table, told

FEW = 5


def steps(panel: Message) -> dict[str, str]:
    """Where the arrows lead that are not locked."""
    return {text.rpartition(".")[2]: text for text in buttons(panel) if text.startswith("s1:back:")}


def shown(panel: Message) -> list[str]:
    """The pictures on it."""
    return [attachment.filename for attachment in panel.attachments]


async def pressed(bot: Stellwerk, person: Person, panel: Message, what: str) -> Message:
    """The panel after a step."""
    await done(await person.click(panel, what))
    await bot.at_rest()
    return panel


async def played_out(bot: Stellwerk, table: Table) -> Table:
    """The game to its end, quicker than people could click."""
    rng = Rng(4)
    while table.phase == RUNNING and table.match is not None:
        seat = waiting(table.rules, table.match.state)[0]
        move, rng = rng.choice(legal(table.rules, table.match.state, seat))
        who = Player(table.seats[seat].user or 0, table.seats[seat].name)
        table = (await bot.tables.play(table.id, who, move)).table
    await bot.outbox.idle()
    return table


async def test_a_finished_game_is_stepped_through(sandbox: Sandbox, ada: Person, ben: Person, tmp_path: Path) -> None:
    cleo = sandbox.person("cleo")
    async with hosted(sandbox, tmp_path) as bot:
        table = await played_out(bot, await open_table(sandbox, bot, [ada, ben], "rail_line", reveal=True))
        assert table.phase == FINISHED and table.open_hands
        thread = sandbox.world.channels[table.thread or 0]
        final = next(m for m in reversed(cleo.messages(thread)) if "s1:lookback" in str(m.components))

        assert shown(final) == ["board.png", "areas.png", "scores.png", "curve.png"]
        assert "Best turns" in told(final), "the post tells what is worth keeping"

        # A player begins after their own last move, with their own hand.
        panel = await done(await ada.click(final, custom_id(final, "lookback")))
        panel = await pressed(bot, ada, panel, steps(panel)["first"])
        assert set(steps(panel)) == {"next", "last", "own"} and shown(panel)[0] == "board.png"
        seen = [told(panel)]
        for _ in range(FEW):
            panel = await pressed(bot, ada, panel, steps(panel)["next"])
            seen.append(told(panel))
        assert len(set(seen)) == FEW + 1
        assert "hand.png" in shown(panel)
        panel = await pressed(bot, ada, panel, steps(panel)["last"])
        assert set(steps(panel)) >= {"first", "previous"} and "next" not in steps(panel)

        # A spectator sees no hand, until they look into one: the table had agreed to show them.
        panel = await done(await cleo.click(final, custom_id(final, "lookback")))
        panel = await pressed(bot, cleo, panel, steps(panel)["previous"])
        assert "board.png" in shown(panel) and "hand.png" not in shown(panel) and "own" not in steps(panel)
        await done(await cleo.select(panel, custom_id(panel, "whose"), ["1"]))
        await bot.at_rest()
        assert "hand.png" in shown(panel)


async def test_a_turn_can_be_named(sandbox: Sandbox, ada: Person, ben: Person, tmp_path: Path) -> None:
    async with hosted(sandbox, tmp_path) as bot:
        table = await played_out(bot, await open_table(sandbox, bot, [ada, ben], "rail_line"))
        ada.at = sandbox.world.channels[table.thread or 0]
        last = len((await bot.tables.lookback(table))[0]) - 1
        for asked, shown_at in ((4, 4), (0, None), (last + 50, last), (-3, None)):
            panel = await done(await ada.slash("history look-back", turn=asked))
            said = f"Turn {shown_at} of {last}" if shown_at else "The beginning"
            assert said in told(panel), asked
        ben.at = ada.channel("tables")
        await done(await ben.slash("table new", game="rail_line", seats=2))
        await bot.outbox.idle()
        number = (await bot.tables.of_user(ben.id))[0].id
        assert "not started" in told(await done(await ben.slash("history look-back", turn=1, table=number)))


async def test_a_forged_hand_is_not_shown(sandbox: Sandbox, ada: Person, ben: Person, tmp_path: Path) -> None:
    cleo = sandbox.person("cleo")
    async with hosted(sandbox, tmp_path) as bot:
        table = await open_table(sandbox, bot, [ada, ben], "rail_line", reveal=True)
        cleo.at = sandbox.world.channels[table.thread or 0]
        panel = await done(await cleo.slash("history look-back"))
        assert "s1:whose" not in str(panel.components), "the game is running"
        forged = await cleo.forge(panel, f"s1:back:{table.id}:1:0.1.first")
        assert not forged.failed
        await bot.at_rest()
        assert "board.png" in shown(panel) and "hand.png" not in shown(panel)
