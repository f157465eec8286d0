"""Trouble is told once, its end once; nothing is told of what passes quickly, and nothing is lost by a restart."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.delivery.patience import Undeliverable, Unreachable
from bot.process.alarms import PARTS, Alarms
from bot.process.settings import DATABASE
from bot.store.sqlite import SqliteStore
from bot.texts import LANGUAGES, Words, texts

ILL = {"delivery": "nothing arrives"}


class Ear:
    """The operator's."""

    def __init__(self) -> None:
        self.listener = 7
        self.heard: list[str] = []
        self.nonces: list[str] = []
        self.trouble: Exception | None = None

    async def words(self) -> Words:
        return texts("en")

    async def sound(self, text: str, nonce: str) -> None:
        if self.trouble is not None:
            raise self.trouble
        self.heard.append(text)
        self.nonces.append(nonce)


class Watch:
    def __init__(self, store: SqliteStore, ear: Ear) -> None:
        self.now = 1000
        self.store, self.ear = store, ear
        self.alarms = self.restarted()

    def restarted(self) -> Alarms:
        self.alarms = Alarms(self.store, self.ear, lambda: self.now, 120)
        return self.alarms

    async def passes(self, seconds: int, wrong: dict[str, str], ages: dict[str, float] | None = None) -> None:
        for _ in range(0, seconds, 15):
            await self.alarms.hear(wrong, ages or {})
            self.now += 15


@pytest.fixture
async def store(tmp_path: Path):
    opened = await SqliteStore.open(tmp_path / DATABASE)
    yield opened
    await opened.close()


async def test_what_lasts_is_told_once_and_its_end_once(store: SqliteStore) -> None:
    watch = Watch(store, Ear())
    await watch.passes(105, ILL)
    assert watch.ear.heard == []
    await watch.passes(600, ILL)
    watch.restarted()
    await watch.passes(600, ILL)
    assert len(watch.ear.heard) == 1 and "<t:1000:f>" in watch.ear.heard[0] and "nothing arrives" in watch.ear.heard[0]
    await watch.passes(60, {})
    # It is not over for one good moment.
    await watch.passes(60, ILL)
    await watch.passes(90, {})
    assert len(watch.ear.heard) == 1
    await watch.passes(600, {})
    assert len(watch.ear.heard) == 2 and "over" in watch.ear.heard[1]
    await watch.passes(300, ILL)
    assert len(watch.ear.heard) == 3
    assert len(set(watch.ear.nonces)) == 3


async def test_what_has_lasted_already_when_it_is_noticed_is_told_at_once(store: SqliteStore) -> None:
    watch = Watch(store, Ear())
    await watch.passes(15, ILL, {"delivery": 130.0})
    assert len(watch.ear.heard) == 1 and "<t:870:f>" in watch.ear.heard[0]


async def test_while_discord_is_away_it_waits_and_is_told_afterwards(store: SqliteStore) -> None:
    watch = Watch(store, Ear())
    watch.ear.trouble = Unreachable("away")
    await watch.passes(1200, {"Discord": "not connected"})
    assert watch.ear.heard == [] and watch.alarms.failed > 10
    watch.restarted()
    await watch.passes(60, {})
    watch.ear.trouble = None
    await watch.passes(600, {})
    assert len(watch.ear.heard) == 1 and "could not be told before" in watch.ear.heard[0]


async def test_a_short_trouble_is_forgotten_and_a_closed_ear_is_not_shouted_at(store: SqliteStore) -> None:
    watch = Watch(store, Ear())
    await watch.passes(60, ILL)
    await watch.passes(600, {})
    assert watch.ear.heard == []
    watch.ear.trouble = Undeliverable("dm-closed")
    await watch.passes(600, ILL)
    assert watch.alarms.failed == 1
    watch.ear.trouble, watch.ear.listener = None, 0
    await watch.passes(600, {"disk": "full"})
    assert watch.ear.heard == []


async def test_a_broken_store_does_not_silence_the_alarm(store: SqliteStore) -> None:
    watch = Watch(store, Ear())
    await watch.passes(15, {})
    await store.close()
    await watch.passes(300, {"database": "does not answer"})
    assert len(watch.ear.heard) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_part_has_words(language: str) -> None:
    for part in (*PARTS, "other"):
        assert texts(language).has(f"trouble-{part.lower()}")
