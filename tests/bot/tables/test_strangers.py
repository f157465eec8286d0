"""Whoever deletes their data, under whatever name, changes nothing of people they have never met."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
import pytest_asyncio

from bot.store.moving import move
from bot.store.place import Engine, open_store
from rules.core import AnyRules
from tests.ages.village import PEOPLE as VILLAGERS
from tests.bot import strangers
from tests.bot.crowd import OTHERS, X
from tests.bot.strangers import ELSEWHERE, FILE, FIRST, Rows
from tests.postgres import engines


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def life(tmp_path_factory: pytest.TempPathFactory) -> Path:
    from tests.conftest import toy_game  # noqa: PLC0415

    folder = tmp_path_factory.mktemp("life")
    with toy_game():
        await strangers.full(folder)
    return folder


@pytest.fixture(params=engines.ENGINES)
async def store(request: pytest.FixtureRequest, life: Path, tmp_path: Path) -> AsyncIterator[Engine]:
    """The full life, on either engine."""
    file = tmp_path / FILE
    shutil.copy(life / FILE, file)
    place: Path | str = file
    if request.param == "postgres":
        place = engines.shared().create()
        await move(file, place, lambda _: None)
    opened = await open_store(place)
    yield opened
    await opened.close()
    if isinstance(place, str):
        engines.shared().drop(place)


PEOPLE = {person.id: person.name for person in (*OTHERS, X, *VILLAGERS)}


def own(rows: Rows) -> Rows:
    """Without what the house notes about itself, and what stands in the people's own server."""
    aside = {"lease", "identify", "attempt"}
    return {name: [row for row in kept if not _theirs(row)] for name, kept in rows.items() if name not in aside}


def _theirs(row: tuple[object, ...]) -> bool:
    told = repr(row)
    return str(ELSEWHERE.guild) in told or str(FIRST)[:-4] in told


@pytest.mark.parametrize(
    ("everyone", "words_of_all", "every"),
    [
        (8, 400, 9),
        pytest.param(120, 1_500, 1, marks=pytest.mark.drill),
        pytest.param(1_000_000, 1_000_000, 1, marks=pytest.mark.long),
    ],
    ids=["eight", "drill", "one-for-every-word"],
)
async def test_nobody_s_rows_but_their_own_change_and_every_game_goes_on_to_its_end(
    store: Engine, life: Path, everyone: int, words_of_all: int, every: int, toy: AnyRules
) -> None:
    """A person for every word in the store; in the shorter forms some go by all of them one after the other."""
    house = strangers.tables(store, strangers.now(life / FILE))
    before = await strangers.dump(store)
    words = strangers.vocabulary(before)
    chosen = [*strangers.WORDS, *words[:: max(1, len(words) // words_of_all)]]
    crowd = await strangers.called(house, chosen, min(everyone, len(chosen)))
    print(f"{len(crowd)} deletions of people who went by {len(chosen)} words")
    for person in crowd:
        await house.forget(person.id)
    await house.drain()
    after = own(await strangers.dump(store))
    assert strangers.missing(own(before), after) == []
    tables = await strangers.played_out(house, every)
    assert {table.phase for table in tables} == {"finished"} and len(tables) > 5


async def test_everybody_is_told_of_themselves_and_of_nobody_else(
    store: Engine, life: Path, toy: AnyRules
) -> None:  # fmt: skip
    house = strangers.tables(store, strangers.now(life / FILE))
    crowd = await strangers.called(house, strangers.WORDS, 4)
    for person in crowd:
        kept = await house.portrait(person.id)
        assert (
            set(kept["rows"]) == {"game_table", "seat", "change", "outbox", "person", "known_as"}
            and kept["moves"] == []
        )
        for name, rows in kept["rows"].items():
            for row in rows:
                assert person.id in row.values() or person.id in [*_inner(row)], (name, row)
                assert row.get("guild_id", ELSEWHERE.guild) in (0, ELSEWHERE.guild), (name, row)
    for user, name in PEOPLE.items():
        told = json.dumps(await house.portrait(user), ensure_ascii=False)
        others = [number for number in PEOPLE if number != user]
        assert [number for number in others if str(number) in told] == []
        assert [one for one in PEOPLE.values() if one != name and f'"{one}"' in told] == []


def _inner(row: dict[str, object]) -> Iterator[object]:
    for value in row.values():
        if isinstance(value, dict | list):
            yield from re.findall(r"\d+", repr(value))
            yield from (int(one) for one in re.findall(r"\d+", repr(value)))
