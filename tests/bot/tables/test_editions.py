"""A match goes on with the edition of the game's own data it began with, beside new ones in the same process."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.store.table import FINISHED, RUNNING, Person, Table
from bot.tables import record
from bot.tables.proof import fault
from bot.tables.writer import Tables
from rules.agreement import EDITION
from rules.black_loco.plans import EDITIONS
from rules.black_loco.rules import BlackLoco
from rules.core import Rng
from tests.bot.house import ADA, BEN, HERE, Dice, begins, house, play_on, refusal

SOME = 12
SEEDS = (7, 8, 9, 10)


async def opened(tables: Tables, seed: int) -> int:
    """A table of two whose game has begun."""
    tables._seed = Dice([seed])
    lobby = await tables.open(ADA, HERE, "black_loco", 2)
    await tables.join(lobby.id, BEN)
    return (await begins(tables, lobby.id, ADA, (0, 1))).id


@pytest.fixture
async def old(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Tables as a version left them that knew of no editions: two that run, two that are over."""
    with monkeypatch.context() as then:
        then.setattr(BlackLoco, "editions", EDITIONS[:1])
        async with house(tmp_path) as tables:
            made = [await opened(tables, seed) for seed in SEEDS]
            for at, number in enumerate(made):
                await play_on(tables, number, Rng(number), SOME if at < 2 else 5_000)
    return made


def plan(table: Table) -> str:
    assert table.match is not None
    found: str = table.match.state.public.plan
    return found


async def sound(tables: Tables, number: int) -> bool:
    stored = await tables.store.table(number)
    return stored is not None and fault(stored) is None


def test_nothing_was_written_of_editions_then(old: list[int], tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "stellwerk.db")) as database:
        rows = database.execute("SELECT options FROM game_table").fetchall()
    assert len(rows) == len(old) and not any(EDITION in options for (options,) in rows)


async def test_old_games_go_on_with_old_data_beside_new_ones(old: list[int], tmp_path: Path) -> None:
    async with house(tmp_path) as tables:
        new = [await opened(tables, seed) for seed in SEEDS]
        for before, after in zip(old, new, strict=True):
            for _ in range(3):
                # In turn, so that nothing one of them remembers serves the other.
                await play_on(tables, before, Rng(before), SOME)
                await play_on(tables, after, Rng(before), SOME)
            then, now = await tables.get(before), await tables.get(after)
            assert (plan(then), plan(now)) == ("germany", "germany-2")
            assert (then.options.get(EDITION), now.options.get(EDITION)) == (None, EDITIONS[-1])
    async with house(tmp_path) as tables:
        for number in (*old, *new):
            over = await play_on(tables, number, Rng(number), 5_000)
            assert over.phase == FINISHED and await sound(tables, number)
            assert plan(over) == ("germany" if number in old else "germany-2")


async def test_a_record_of_either_is_read_again(old: list[int], tmp_path: Path) -> None:
    async with house(tmp_path) as tables:
        new = await opened(tables, SEEDS[-1])
        await play_on(tables, new, Rng(1), 5_000)
        for number, edition in ((old[-1], None), (new, EDITIONS[-1])):
            table = await tables.get(number)
            text = record.written(table, await tables.store.lines(number))
            again, _ = record.played(record.parsed(text))
            assert table.match is not None and again.state == table.match.state
            assert dict(again.header.options).get(EDITION) == edition
        other = text.replace(f'"{EDITION}":"{EDITIONS[-1]}"', f'"{EDITION}":"99"')
        with pytest.raises(record.BadRecord):
            record.played(record.parsed(other))


async def test_an_old_game_goes_back_to_an_old_turn(old: list[int], tmp_path: Path) -> None:
    async with house(tmp_path) as tables:
        table = await tables.get(old[0])
        turns = await tables.turns(table)
        assert turns
        back = await tables.rewind(table.id, Person(999, "Judge", moderator=True), turns[-1].to)
        assert back.phase == RUNNING and plan(back) == "germany" and await sound(tables, table.id)


async def test_whoever_plays_again_plays_with_the_newest(old: list[int], tmp_path: Path) -> None:
    async with house(tmp_path) as tables:
        for number in (old[-1], await opened(tables, SEEDS[0])):
            await play_on(tables, number, Rng(1), 5_000)
            lobby = await tables.rematch(number, ADA)
            assert EDITION not in lobby.options
            # The second place is taken: it begins at once.
            assert plan(await tables.join(lobby.id, BEN)) == "germany-2"


async def test_nobody_chooses_an_edition(tmp_path: Path) -> None:
    async with house(tmp_path) as tables:
        assert await refusal(tables.open(ADA, HERE, "black_loco", 2, {EDITION: EDITIONS[0]})) == "bad-option"
