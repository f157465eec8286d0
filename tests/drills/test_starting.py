"""The bot is killed while tables are started: each shows its seals once, and is dealt by the number of that post."""

from __future__ import annotations

from itertools import count
from pathlib import Path

import pytest

from bot.process.settings import DATABASE
from bot.sandbox.people import Person
from bot.sandbox.server import Sandbox
from bot.store.sqlite import SqliteStore
from bot.store.table import RUNNING
from bot.tables import fairness
from bot.tables.progress import revived
from rules.core import Rng
from tests.drills.stable import Stable
from tests.drills.test_kill import Bot, look, next_act
from tests.drills.victim import PLAYING
from tests.protocol.plays import told

TABLES = 6
LEAST = 12
"""So many deaths each drill has at the least."""
pytestmark = pytest.mark.drill


@pytest.mark.parametrize("kind", PLAYING)
async def test_a_start_survives_any_number_of_deaths(
    kind: str, sandbox: Sandbox, horses: Stable, tmp_path: Path, ada: Person, ben: Person
) -> None:
    data = tmp_path / "data"
    bot = Bot(sandbox, data, horses, kind)
    await bot.alive()
    ada.at = ben.at = ada.channel("tables")
    for number in range(1, TABLES + 1):
        for n in count():
            stored = (await look(data, number))[0]
            if stored is not None and stored.table.phase == RUNNING:
                break
            act = next_act(number, stored, ada, ben, Rng(n))
            assert act is not None
            person, path, options = act
            await bot.during(person, person.slash(path, options=options))
    print(f"starting, {kind}: killed {bot.deaths} times")
    assert bot.deaths >= LEAST
    assert await bot.stop() == 0
    store = await SqliteStore.open(data / DATABASE)
    kept = [await store.table(number) for number in range(1, TABLES + 1)]
    await store.close()
    shown = {one.id: told(one) for one in sandbox.world.messages.values() if told(one).startswith("**Sealed.**")}
    for stored in kept:
        assert stored is not None
        table = revived(stored)
        assert table.match is not None and table.match.header.seed == fairness.sown(table)
        assert fairness.start_seal(table) in shown.pop(table.drawn)
    assert shown == {}, "nothing was shown twice"
