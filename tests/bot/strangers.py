"""A store with a full life of strangers, and people elsewhere who go by every word that occurs in it."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

from bot.store.database import Database
from bot.store.holdings import holdings
from bot.store.place import Engine
from bot.store.protocol import Store
from bot.store.table import RUNNING, Person, Place, Table
from bot.tables.writer import Tables
from rules.core import Rng
from tests.ages.releases import RELEASES, newest, play_to_the_end, unpack
from tests.bot.clock.hours import FILE, Hours, Times, hours
from tests.bot.crowd import BEN, CLEO, DORA, HERE, fill, started
from tests.bot.house import Dice, widen

ELSEWHERE = Place(987_654_321_098_999_111, 987_654_321_098_999_112)
"""A server where no stranger has ever been."""
FIRST = 1_000_000_000_000_000_000
"""From here on people have their numbers."""
LONGEST = 32
"""Characters of a display name in Discord."""
REASONS = (
    "cheating at table 4", "spam and insults again", 'said "kill yourself" to Vera', "cheating: shared hands",
    "user, kind and reason are words", "2026-11-20",
)  # fmt: skip
WORDS = (
    "greedy", "2026-11-20", "notice-end-proposed", "user", "seat", "guild", "by", "to", "key", "kind", "name", "data",
    "former", "called", "ways", "true", "null", "0", "1", "cheating", "spam", "insults", "kill yourself",
    "shared hands", "somebody", "jemand", "play", "toy", "running", "lobby", "Mine", "Theirs", "word",
)  # fmt: skip
"""Names that have done harm, and some like them."""

Rows = Mapping[str, list[tuple[Any, ...]]]


async def full(folder: Path) -> None:
    """Make a database in which everything goes on that can: games of all kinds, clocks, cups, notices, trails."""
    file = unpack(RELEASES[-1], folder)
    async with hours(folder, Times(float(newest(file)))) as at:
        at.tables._secret = lambda: "ab" * 32
        await fill(at)
        await _judged(at)
        await _graced(at)


async def _judged(at: Hours) -> None:
    """A trail with reasons."""
    judge = replace(DORA, moderator=True)
    for reason in REASONS:
        await at.tables.freeze(await started(at.tables, BEN, CLEO), judge, reason)


async def _graced(at: Hours) -> None:
    """A day in which somebody may object to a stand-in, and one in which somebody may come back."""
    number = await started(at.tables, BEN, CLEO)
    at.times.go(8 * 86_400)
    await at.tables.add_stand_in(number, BEN, seat=1)
    assert any(due.kind == "grace" for due in (await at.tables.get(number)).dues)


def now(file: Path) -> int:
    return newest(file) + 1


def tables(store: Store, at: int) -> Tables:
    """The house at a moment that does not pass."""
    return Tables(store, lambda: at, Dice())


async def dump(store: Engine) -> Rows:
    """Every row of every table of a store, whatever its engine."""

    async def work(database: Database) -> Rows:
        found: dict[str, list[tuple[Any, ...]]] = {}
        for name, columns in holdings().items():
            rows = await database.fetch(f"SELECT {', '.join(columns)} FROM {name}")  # noqa: S608
            found[name] = sorted((tuple(row) for row in rows), key=repr)
        return found

    return await store.reading(work)


def vocabulary(rows: Rows) -> list[str]:
    """Every key, value, column and number in a dump that somebody could go by."""
    found: set[str] = {*WORDS, *rows}
    for name, kept in rows.items():
        found |= set(holdings()[name])
        for row in kept:
            for value in row:
                found |= set(_words(value))
    return sorted(word for word in found if word.strip() and len(word) <= LONGEST)


def _words(value: Any) -> Iterator[str]:
    match value:
        case None:
            return
        case str():
            inner = _json(value)
            if isinstance(inner, dict | list):
                yield from _words(inner)
            else:
                yield value
        case dict():
            for key, one in value.items():
                yield str(key)
                yield from _words(one)
        case list():
            for one in value:
                yield from _words(one)
        case _:
            yield str(value)


def _json(text: str) -> Any:
    try:
        return json.loads(text)
    except ValueError:
        return None


async def called(house: Tables, words: Iterable[str], people: int) -> list[Person]:
    """People in a server of their own who have gone by all these words."""
    await widen(house, ELSEWHERE.guild)
    crowd = [Person(FIRST + n, "") for n in range(people)]
    for n, word in enumerate(words):
        by = replace(crowd[n % people], name=word)
        table = await house.open(by, ELSEWHERE, "toy", 2)
        await house.cancel(table.id, by)
    return crowd


def missing(before: Rows, after: Rows) -> list[str]:
    """Rows that are not any more what they were."""
    gone = {name: Counter(kept) - Counter(after[name]) for name, kept in before.items()}
    return [f"{name}: {row}" for name, rows in gone.items() for row in rows.elements()]


async def played_out(house: Tables, every: int = 1) -> list[Table]:
    """Each of so many running tables after its last move."""
    numbers = await house.store.find(phases=(RUNNING,))
    return [await play_to_the_end(house, number, Rng(number)) for number in numbers[::every]]


__all__ = ["FILE", "HERE"]
