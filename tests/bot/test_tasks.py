"""Work that must go on goes on; what fails is told, but not too often."""

from __future__ import annotations

import asyncio
import logging

import pytest

from bot.tasks import LONGEST, Seldom, pause, persistently, supervised, told, within


def at_once(failures: int) -> float:
    return 0.0


def test_pauses_grow_to_a_minute_and_no_further() -> None:
    pauses = [pause(failures) for failures in range(12)]
    assert pauses[:3] == [0.5, 1.0, 2.0] and pauses == sorted(pauses) and pauses[-1] == LONGEST


def test_an_error_is_told_in_words() -> None:
    """discord.py's wish to connect anew says nothing but the number of its shard."""
    assert told(OSError("no way\nthere")) == "no way there"
    assert told(ValueError()) == "ValueError" and told(KeyError(0)) == "KeyError 0"


def test_a_line_a_minute() -> None:
    moment = [0.0]
    tell = Seldom(now=lambda: moment[0])
    heard = []
    for second in range(180):
        moment[0] = second
        heard.append(tell())
    assert [n for n, told in enumerate(heard) if told] == [0, 60, 120]


async def test_what_fails_is_begun_again_and_counted(caplog: pytest.LogCaptureFixture) -> None:
    done = asyncio.Event()

    async def work() -> None:
        if task.failures < 5:
            raise KeyError("no such thing")
        task.progressed()
        done.set()
        await asyncio.Event().wait()

    task = supervised("work", work, at_once)
    await done.wait()
    assert (task.failures, task.in_a_row) == (5, 0)
    await task.stop()
    assert sum(record.exc_info is not None for record in caplog.records) == 1
    assert all("work" in record.message for record in caplog.records)


async def test_trouble_that_passes_is_waited_out_with_one_line(caplog: pytest.LogCaptureFixture) -> None:
    left = [ConnectionError("away")] * 9

    async def attempt() -> int:
        if left:
            raise left.pop()
        return 7

    assert await persistently("nobody there", attempt, lambda problem: isinstance(problem, OSError), at_once) == 7
    assert [record.message for record in caplog.records] == ["nobody there: away; trying again"]


async def test_trouble_that_lasts_is_raised_at_once() -> None:
    async def attempt() -> None:
        raise KeyError("for ever")

    with pytest.raises(KeyError):
        await persistently("broken", attempt, lambda problem: isinstance(problem, OSError), at_once)


async def test_work_is_cut_off_when_its_time_is_over(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.WARNING)

    async def fails() -> None:
        raise KeyError("lost")

    assert await within(5, "quick", asyncio.sleep(0))
    assert not await within(0.01, "slow", asyncio.Event().wait())
    assert not await within(5, "broken", fails())
    assert [record.message for record in caplog.records] == ["slow took longer than 0.01 s", "broken failed"]
