"""Somebody is being forgotten, and the process is killed without warning at every commit of it."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
from itertools import count
from pathlib import Path

import pytest

from rules.core import AnyRules
from tests.bot.clock.hours import Times
from tests.bot.crowd import X, dumped, fill, found_in_bytes, found_in_rows, sound
from tests.bot.tables.test_forgetting import FILE, lasting
from tests.drills.victim import Step, commits

pytestmark = pytest.mark.drill
LEAST = 25
"""Commits by which somebody is forgotten who is everywhere."""


def killed(folder: Path, moment: str, last: int) -> bool:
    """A process of its own forgets them, and dies around this commit; False: it came through."""
    child = os.fork()
    if child == 0:
        try:

            async def forget() -> None:
                async with lasting(folder, Times()) as at:
                    commits(Step(moment, last))
                    await at.tables.forget(X.id)

            asyncio.run(forget())
        finally:
            os._exit(0)
    _, status = os.waitpid(child, 0)
    return os.WIFSIGNALED(status) and os.WTERMSIG(status) == signal.SIGKILL


@pytest.mark.parametrize("moment", ["before", "after"])
def test_a_kill_at_any_commit_leaves_nothing_that_is_not_made_up_for(
    moment: str, tmp_path: Path, toy: AnyRules
) -> None:
    full = tmp_path / "full"
    full.mkdir()

    async def make() -> None:
        async with lasting(full, Times()) as at:
            await fill(at)

    async def go_on(folder: Path) -> list[str]:
        async with lasting(folder, Times()) as at:
            await at.live(60)
            return await sound(at.store, await at.store.find())

    asyncio.run(make())
    deaths, begun = 0, False
    for last in count(1, 3):
        folder = tmp_path / str(last)
        folder.mkdir()
        shutil.copy(full / FILE, folder / FILE)
        if not killed(folder, moment, last):
            break
        deaths += 1
        begun = begun or f"forget-{X.id}" in str(dumped(folder / FILE)["due"])
        assert asyncio.run(go_on(folder)) == []
        if begun:
            assert found_in_rows(folder / FILE) == [] and found_in_bytes(folder) == []
    print(f"forgetting, {moment}: killed {deaths} times")
    assert deaths >= LEAST and begun
