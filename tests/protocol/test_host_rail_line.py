from pathlib import Path
import pytest
from bot.table import FINISHED
from cogs.rail_line import RailLine
from tests.protocol.bot import hosted
from tests.protocol.plays import play_by_components, play_by_slash

async def test_x(sandbox, tmp_path):
    people=[sandbox.person(n) for n in ("ada","ben","cleo")]
    people[1].locale="de"
    async with hosted(sandbox, tmp_path) as bot:
        t=await play_by_components(sandbox, bot, "rail_line", people)
        assert t.phase==FINISHED
async def test_y(sandbox, tmp_path):
    people=[sandbox.person(n) for n in ("ada","ben")]
    people[1].locale="de"
    async with hosted(sandbox, tmp_path) as bot:
        t=await play_by_slash(sandbox, bot, RailLine(bot), people)
        assert t.phase==FINISHED
