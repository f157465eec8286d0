"""Games as files: what is written is read again, and whatever is changed in a file is found, with its entry."""

from __future__ import annotations

import contextlib
import json
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.delivery.chance import fair
from bot.process import examiner
from bot.store.charter import DAY, IMPORTS
from bot.store.match import Line
from bot.store.table import CANCELLED, FINISHED, Person, Place, Table
from bot.tables import evidence, fairness, record
from bot.tables.record import BadRecord
from bot.tables.writer import Tables
from bot.texts import texts
from rules.core import Rng
from rules.registry import GAMES
from tests.bot.house import ADA, BEN, CLEO, HERE, Dice, play_on, refusal, running
from tests.bot.tables.files import SECRET, before_seals, changed, finished

HOUSES = sorted(set(GAMES) - {"toy"})


@pytest.fixture(scope="module", params=HOUSES)
def kept(request: pytest.FixtureRequest) -> tuple[Table, list[Line], str]:
    table, lines = finished(request.param)
    return table, lines, record.written(table, lines)


Kept = tuple[Table, list[Line], str]


def test_a_finished_game_of_every_kind_is_written_read_and_true(kept: Kept) -> None:
    table, lines, text = kept
    game = record.parsed(text)
    assert evidence.fair(evidence.examined(game))
    assert table.match is not None
    again, told = record.table(game, BEN, HERE, 7)
    assert again.match is not None and again.match.state == table.match.state and again.match.log == table.match.log
    assert [line.events for line in told] == [line.events for line in lines]
    assert [line.made for line in told] == [line.made for line in lines]
    assert again.phase == FINISHED and again.names == table.names and again.people == () and again.open_hands


@given(st.text(max_size=300))
def test_any_text_is_read_or_refused(text: str) -> None:
    with pytest.raises(BadRecord):
        record.parsed(text)


Any_ = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=5,
)
SMALL = finished("cube_express")
TEXT = record.written(*SMALL)
OLD = record.written(*before_seals("cube_express"))


@given(st.sampled_from([TEXT, OLD]), st.data(), Any_)
def test_any_field_may_hold_anything(text: str, data: st.DataObject, value: Any) -> None:
    """Nothing but BadRecord comes out, and no file is true that was changed, whatever stands there."""
    rows = [json.loads(line) for line in text.splitlines()]
    row = rows[data.draw(st.sampled_from((0, 3, -1)))]
    inner = row["start"] if "start" in row and data.draw(st.booleans()) else row
    name = data.draw(st.sampled_from(sorted(inner)))
    before, inner[name] = inner[name], value
    doctored = "".join(json.dumps(row) + "\n" for row in rows)
    json.dumps(examiner.examined(doctored, "en"))
    with contextlib.suppress(BadRecord):
        findings = evidence.examined(record.parsed(doctored))
        bound = text is TEXT and name not in ("opened", "format")
        assert not bound or value == before or not evidence.fair(findings)


async def test_nobody_gets_the_file_of_a_running_game(tables: Tables) -> None:
    table = await running(tables, ADA, BEN)
    with pytest.raises(Exception, match="not-over"):
        record.written(table, await tables.store.lines(table.id))


@pytest.mark.parametrize(("asleep", "told"), [(0, True), (5, False)])
async def test_the_secret_of_a_table_that_may_wake_is_not_told(asleep: int, told: bool, tables: Tables) -> None:
    """Whoever knew it could compute every hidden hand of the game that goes on."""
    table = replace(await running(tables, ADA, BEN), secret=SECRET, phase=CANCELLED, asleep=asleep)
    assert fairness.revealed(table) is told
    assert any(SECRET in line for line in fair(texts(), table)) is told


async def test_a_word_is_asked_for_as_long_as_it_counts(tables: Tables) -> None:
    table = replace(await tables.open(ADA, HERE, "toy", 2), secret=SECRET)
    assert "`/table word`" in fair(texts(), table)[0]
    begun = replace(await running(tables, ADA, BEN), secret=SECRET)
    assert "`/table word`" not in fair(texts(), begun)[0]


class Moving:
    """A clock that stands until it is set."""

    now = 1_000

    def __call__(self) -> int:
        return self.now


async def test_only_so_many_games_are_brought_in_within_a_day(tables: Tables) -> None:
    """By a person and to a server; whoever is banned brings in none; the next day there is room again."""
    clock, game = Moving(), record.parsed(TEXT)
    tables = Tables(tables.store, clock, Dice())

    async def brought(by: Person, guild: int = HERE.guild) -> str:
        return await refusal(tables.bring_in(game, by, Place(guild, 2)))

    for n in range(IMPORTS["imports-each"]):
        clock.now += n
        await tables.bring_in(game, ADA, HERE)
    assert await brought(ADA) == "limit-imports-each"
    await tables.bring_in(game, ADA, Place(HERE.guild + 1, 2))
    for n in range(IMPORTS["imports"] - IMPORTS["imports-each"]):
        await tables.bring_in(game, Person(1_000 + n, "N"), HERE)
    assert await brought(BEN) == "limit-imports"
    clock.now = 1_000 + DAY
    await tables.bring_in(game, ADA, HERE)
    assert await brought(ADA) == "limit-imports-each", "only the first of them is a day old"
    await tables.ban(replace(BEN, moderator=True), HERE.guild, CLEO.id, "keep")
    clock.now += DAY
    assert await brought(CLEO) == "barred"


async def test_a_game_from_a_file_is_no_result_of_the_house(tables: Tables) -> None:
    there = await tables.bring_in(record.parsed(TEXT), ADA, HERE)
    await tables.records.keep_up()
    assert there.phase == FINISHED and await tables.store.result(there.id) is None
    assert await tables.store.results(guild=HERE.guild) == ()


@pytest.mark.parametrize("at", [2**70, -1, float("inf"), "soon"])
async def test_a_moment_that_no_database_takes_is_refused(at: Any, tables: Tables) -> None:
    table = await play_on(tables, (await running(tables, ADA, BEN)).id, Rng(1))
    text = record.written(table, await tables.store.lines(table.id))
    with pytest.raises(BadRecord):
        record.parsed(changed(text, lambda rows: rows[3].update(at=at)))


async def test_half_a_character_in_a_name_is_brought_in_as_another(tables: Tables) -> None:
    """No database takes it, and JSON can hold it."""
    table = await play_on(tables, (await running(tables, ADA, BEN)).id, Rng(1))
    text = record.written(table, await tables.store.lines(table.id))
    game = record.parsed(changed(text, lambda rows: rows[0].update(names=["\ud800da", "Ben"])))
    assert (await tables.bring_in(game, ADA, HERE)).names == ("?da", "Ben")
