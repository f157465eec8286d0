"""Games as files in Discord: sealed before the start, proven after the end, taken out, brought in, stepped through."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from bot.process.upkeep import bring_in, verify_files
from bot.sandbox.people import Person, Upload
from bot.sandbox.server import Sandbox
from bot.store.table import FINISHED
from bot.tables.seals import of_secret
from tests.protocol.bot import hosted
from tests.protocol.plays import custom_id, done, open_lobby, told
from tests.protocol.test_host_lookback import played_out

pytestmark = pytest.mark.usefixtures("toy")


async def test_a_game_is_sealed_played_proven_taken_out_and_brought_in(
    sandbox: Sandbox, ada: Person, ben: Person, tmp_path: Path
) -> None:
    said: list[str] = []
    async with hosted(sandbox, tmp_path, chance=True) as bot:
        lobby = await open_lobby(bot, ada, "toy", 2)
        ben.at = ada.at
        joined = await done(await ben.click(lobby, custom_id(lobby, "join")))
        (table,) = await bot.tables.of_user(ada.id)
        assert of_secret(table.secret) in told(lobby) and of_secret(table.secret) in told(joined)
        await done(await ben.slash("table word", word="Zwölf *Sterne*"))
        await bot.outbox.idle()
        (word,) = (await bot.tables.get(table.id)).words
        assert word.seal in told(lobby) and "Zwölf" not in told(lobby) and table.secret not in told(lobby)
        await done(await ada.click(lobby, custom_id(lobby, "start")))
        await bot.outbox.idle()
        assert "Zwölf" in told(lobby), "it is final, and shown once the game has begun"
        table = await bot.tables.get(table.id)
        ada.at = sandbox.world.channels[table.thread or 0]

        # A running game is told as far as the reader may know, never written out.
        refused = await done(await ada.slash("history export", form="file"))
        assert not refused.attachments
        text = await done(await ada.slash("history export"))
        assert text.attachments[0].filename.endswith(".txt")

        table = await played_out(bot, table)
        assert table.phase == FINISHED
        final = [m for m in ada.messages(ada.at) if "s1:rematch" in str(m.components)][-1]
        assert table.secret in told(final)
        verified = told(await done(await ada.slash("history verify", table=table.id)))
        assert (verified.count("✓"), verified.count("○"), verified.count("✗")) == (8, 0, 0)
        file = (await done(await ada.slash("history export", table=table.id))).attachments[0]
        data = sandbox.world.files.get(file.id)
        assert data is not None
        assert [word.salt, "Zwölf *Sterne*"] == json.loads(data.splitlines()[0])["opened"][word.seal]
        (tmp_path / file.filename).write_bytes(data)

        panel = await done(await ada.slash("history import", file=Upload("game.jsonl", data)))
        assert "s1:back:" in str(panel.components) and "s1:whose" in str(panel.components)
        wrong = await done(
            await ada.slash("history import", file=Upload("game.jsonl", data.replace(b'"n":3', b'"n":4')))
        )
        assert "entry 3" in told(wrong) and "s1:back:" not in str(wrong.components)
    assert verify_files([tmp_path / file.filename], said.append) == 0 and "lead to the recorded states" in said[-1]
    database = tmp_path / "stellwerk.db"
    assert await asyncio.to_thread(bring_in, database, tmp_path / file.filename, say=said.append) == 0
    assert "table 3" in said[-1]
    (tmp_path / "bad.jsonl").write_bytes(data[:-20])
    assert verify_files([tmp_path / "bad.jsonl", tmp_path / "none.jsonl"], said.append) == 1
