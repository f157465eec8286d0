"""After a restore: old posts seat nobody in another game, old questions are not answered, and everybody is told."""

from __future__ import annotations

import asyncio
from pathlib import Path

from bot.process import upkeep
from bot.sandbox.people import Person
from bot.sandbox.server import Sandbox
from rules.core import AnyRules
from tests.protocol.bot import hosted
from tests.protocol.plays import custom_id, done, open_lobby, open_table, told


async def test_buttons_of_the_lost_time_answer_with_the_present(
    sandbox: Sandbox, toy: AnyRules, tmp_path: Path, ada: Person, ben: Person
) -> None:
    data, said = tmp_path / "data", list[str]()
    async with hosted(sandbox, data) as bot:
        table = await open_table(sandbox, bot, [ada, ben], "toy")
        assert table.thread is not None
        ada.at = ben.at = ada.channel("tables")
        room = ada.at
        before = await open_lobby(bot, ada, "toy", 3)
    file, copy = data / "stellwerk.db", tmp_path / "copy.db"
    assert await asyncio.to_thread(upkeep.back_up, file, copy, said.append) == 0
    async with hosted(sandbox, data) as bot:
        gone = await open_lobby(bot, ada, "rail_line", 2)
        sure = await done(await ben.slash("delete-my-data"))
        # The lobby is another one by now.
        await done(await ben.click(before, custom_id(before, "join")))
        await bot.outbox.idle()
        changed = custom_id(before, "leave")
    said.clear()
    assert await asyncio.to_thread(upkeep.restore, file, copy, said.append) == 0
    assert "The data go back to" in said[-1]
    async with hosted(sandbox, data) as bot:
        await bot.outbox.idle()
        # The number of the lost table was the next one; somebody opens a game in another place.
        fresh = await open_lobby(bot, ben, "cube_express", 2)
        answer = await done(await ben.click(gone, custom_id(gone, "join")))
        assert answer.ephemeral and "does not exist any more" in told(answer)
        answer = await done(await ben.forge(before, changed))
        # The post has been brought up to date meanwhile.
        assert answer.ephemeral and "out of date" in told(answer)
        asked = await ben.click(sure, "Delete it all")
        await bot.at_rest()
        assert any("asked before the bot's data went back" in told(one) for one in asked.messages)
        assert (await bot.tables.get(table.id)).seat_of(ben.id) is not None
        for lobby in await bot.tables.in_guild(room.guild_id or 0, "lobby"):
            assert len(lobby.people) == 1
        lines = [told(one) for one in ada.messages(sandbox.world.channels[table.thread])]
        (line,) = [one for one in lines if one.startswith("⏪")]
        assert ada.mention in line and ben.mention in line
        # What stands there now is true again.
        await done(await ada.click(fresh, custom_id(fresh, "join")))
        again = await done(await ben.slash("delete-my-data"))
        meant = await ben.click(again, "Delete it all")
        await bot.at_rest()
        assert not any("went back" in told(one) for one in meant.messages)
        assert (await bot.tables.get(table.id)).seat_of(ben.id) is None
