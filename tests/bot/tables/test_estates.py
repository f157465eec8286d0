"""Those who run a server have its data, remove what people wrote there, and delete all of it; nobody else's changes."""

from __future__ import annotations

import json
import shutil
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest
import pytest_asyncio

from bot.store.draft import AGAIN
from bot.store.estate import OPEN, PRIVATE
from bot.store.holdings import holdings
from bot.store.table import FINISHED, LOBBY, RUNNING, Place
from bot.tables import fairness
from bot.tables.estates import EMPTIED
from bot.talk.estates import LARGE, packed
from rules.core import AnyRules
from tests.bot.clock.hours import HOUR, Times
from tests.bot.crowd import BEN, CLEO, DORA, HERE, X, dumped, started
from tests.bot.house import refusal
from tests.bot.tables.test_forgetting import FILE, filled, lasting

JUDGE = replace(DORA, moderator=True)
HOUSE = {"meta", "absence", "lease", "identify", "attempt", "opening", "valve", "epoch"}


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def full(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Path]:
    folder = tmp_path_factory.mktemp("estate")
    await filled(folder)
    yield folder


@pytest.fixture
def folder(full: Path, tmp_path: Path) -> Path:
    shutil.copy(full / FILE, tmp_path / FILE)
    return tmp_path


def asked(folder: Path, query: str) -> list[str]:
    with closing(sqlite3.connect(folder / FILE)) as database:
        return [str(one) for (one,) in database.execute(query)]


def test_of_every_table_of_the_schema_it_is_said_who_may_have_it() -> None:
    assert {*OPEN} | {*PRIVATE} | HOUSE == holdings().keys()
    assert not {*OPEN} & {*PRIVATE}


async def test_they_have_what_everybody_there_may_know_and_nobody_s_secrets(folder: Path, toy: AnyRules) -> None:
    async with lasting(folder, Times()) as at:
        assert await refusal(at.tables.estate(DORA, HERE.guild)) == "moderators-only"
        kept = await at.tables.estate(JUDGE, HERE.guild)
        assert {name for name, _ in kept} >= {"game_table", "seat", "entry", "result", "rating", "cup", "act"}
        assert all(row["guild_id"] == HERE.guild for _, row in kept)
        text = json.dumps([row for _, row in kept])
        hidden = asked(folder, "SELECT seed FROM game_match UNION SELECT state FROM game_match")
        hidden += asked(folder, "SELECT secret FROM game_table WHERE secret <> ''")
        assert not [one for one in hidden if len(one) > 6 and one in text]
        over = {row["id"] for name, row in kept if name == "game_table" and row["phase"] == FINISHED}
        played = {row["table_id"] for name, row in kept if name == "entry"}
        assert played and played <= over, "moves of running games stay where they are"
        acts, _ = await at.tables.acts(JUDGE, HERE.guild, 0)
        assert acts[0].what == "export"


async def test_texts_go_with_a_row_in_the_trail(folder: Path, toy: AnyRules) -> None:
    async with lasting(folder, Times()) as at:
        tables = at.tables
        (cup, *_) = await at.store.find_cups(HERE.guild)
        await tables.unname_cup(JUDGE, cup, "rude")
        assert (await tables.cup(cup)).name == f"Turnier {cup}"
        lobby = await tables.open(X, HERE, "toy", 2)
        await tables.word(lobby.id, X, "rude")
        await tables.remove_words(JUDGE, lobby.id)
        assert (await tables.get(lobby.id)).words == ()
        assert await refusal(tables.remove_words(JUDGE, lobby.id)) == "no-words-there"
        begun = await started(tables, BEN, CLEO, word=True)
        await tables.remove_words(JUDGE, begun)
        table = await tables.get(begun)
        assert table.words and not fairness.said(table) and all(one.seal and not one.salt for one in table.words)
        act = next(one for one in (await tables.acts(JUDGE, HERE.guild, 0))[0] if one.reason == "they quarrel")
        await tables.remove_reason(JUDGE, HERE.guild, act.number)
        assert await refusal(tables.remove_reason(JUDGE, HERE.guild, act.number)) == "no-such-reason"
        assert await refusal(tables.remove_reason(JUDGE, HERE.guild + 1, act.number)) == "no-such-reason"
        told = [one.what for one in (await tables.acts(JUDGE, HERE.guild, 0))[0]]
        assert told[:4] == ["text-reason", "text-words", "text-words", "text-cup"]
        for wish in (tables.unname_cup(DORA, cup), tables.remove_words(DORA, begun), tables.remove_reason(DORA, 1, 1)):
            assert await refusal(wish) == "moderators-only"


async def test_all_of_a_server_goes_after_its_posts_and_other_servers_stay(folder: Path, toy: AnyRules) -> None:
    async with lasting(folder, Times()) as at:
        kept = await at.tables.open(BEN, Place(44, 45), "toy", 2)
        before = dumped(folder / FILE)
        await at.tables.empty_server(JUDGE, HERE.guild)
        assert await refusal(at.tables.open(BEN, HERE, "toy", 2)) == "server-emptied"
        await at.live(1)
        assert not await at.store.find(guild=HERE.guild, phases=(LOBBY, RUNNING))
        rows = [row for waits in await at.store.waiting() for row in await at.store.rows(waits.table, waits.lane)]
        rows = [row for row in rows if row.table != kept.id]
        assert {row.kind for row in rows} == {AGAIN, "hush"}, "nothing reaches Discord but that posts go"
        await at.live(600)
        assert await at.store.find(guild=HERE.guild), "they have not gone yet"
        for row in rows:
            await at.store.delivered(row, None)
        await at.live(120)
        assert await at.store.find() == (kept.id,)
        after = dumped(folder / FILE)
        assert {name for name, found in after.items() if str(HERE.guild) in str(found)} == set()
        for name in ("profile", "away", "person", "mailbox", "course"):
            assert after[name] == before[name], name
        assert [row for row in before["act"] if row[1] != HERE.guild] == after["act"]
        await at.tables.open(BEN, HERE, "toy", 2)
        assert not [due for _, due in await at.store.due(1 << 40) if due.kind == EMPTIED]


async def test_it_is_gone_on_with_after_a_stop(folder: Path, toy: AnyRules) -> None:
    times = Times()
    async with lasting(folder, times) as at:
        await at.tables.empty_server(JUDGE, HERE.guild)
    async with lasting(folder, times) as at:
        await at.live(25 * HOUR)
        assert await at.store.find(guild=HERE.guild) == (), "after a day it does not wait for Discord any more"


def test_what_is_large_comes_in_packed_parts() -> None:
    ((name, data),) = packed({"format": "x"}, [("act", {"id": 1})])
    assert name.endswith(".jsonl") and json.loads(data.splitlines()[1]) == {"table": "act", "id": 1}
    row = ("entry", {"move": "m" * 1_000_000})
    many = [name for name, _ in packed({"format": "x"}, [row] * (LARGE // 1_000_000 + 5))]
    assert many == ["stellwerk-server-1.jsonl.gz", "stellwerk-server-2.jsonl.gz"]
