"""Whoever looks after the bot learns whether it is well, and if not, why."""

from __future__ import annotations

import asyncio
import sys
import time
from dataclasses import dataclass
from pathlib import Path

import pytest

from bot.process import health, main
from bot.process.health import Heart
from bot.process.settings import DATABASE, Settings
from bot.store.sqlite import SqliteStore


async def well() -> None:
    return None


@dataclass
class Post:
    """Somebody who delivers: looks when asked to, unless dead."""

    looked: float = 0.0
    waiting_since: float | None = None
    dead: bool = False

    def kick(self) -> None:
        if not self.dead:
            self.looked = time.monotonic()


def test_a_beat_is_young_or_old_whatever_the_wall_clock_says(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path)
    assert health.check(settings) == 1
    health.write(tmp_path, (), lambda: 1000.0)
    assert (tmp_path / health.HEARTBEAT).stat().st_mode & 0o777 == 0o600
    assert health.check(settings, lambda: 1000.0 + health.PATIENCE - 1) == 0
    assert health.check(settings, lambda: 1000.0 + health.PATIENCE + 1) == 1
    # A beat of the future was written before the machine was started again.
    assert health.check(settings, lambda: 999.0) == 1
    health.write(tmp_path, ())
    assert main.main(["health", "--data", str(tmp_path)]) == 0


def test_a_beat_of_another_run_of_the_machine_counts_for_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    boot = tmp_path / "boot"
    monkeypatch.setattr(health, "BOOT", boot)
    boot.write_text("one", encoding="ascii")
    health.write(tmp_path, ())
    assert health.check(Settings(data=tmp_path)) == 0
    boot.write_text("two", encoding="ascii")
    assert health.check(Settings(data=tmp_path)) == 1


class Ill:
    """A part of the house that starts cold."""

    well = False

    async def __call__(self) -> str | None:
        return None if self.well else "cold"


def test_a_spoiled_beat_is_no_beat(tmp_path: Path) -> None:
    (tmp_path / health.HEARTBEAT).write_text("{", encoding="ascii")
    assert health.check(Settings(data=tmp_path)) == 1


async def test_complaints_are_passed_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    heart = Heart(tmp_path)
    ills = ["gone"]

    async def ill() -> str | None:
        return ills[0] if ills else None

    heart.asks("engine", ill)
    heart.asks("room", heart.room)
    await heart.look()
    assert health.check(Settings(data=tmp_path)) == 1
    assert "engine: gone" in capsys.readouterr().err
    ills.clear()
    await heart.look()
    assert health.check(Settings(data=tmp_path)) == 0


async def test_a_part_that_breaks_or_hangs_is_a_complaint(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def broken() -> None:
        raise KeyError("lost")

    async def hanging() -> None:
        await asyncio.Event().wait()

    monkeypatch.setattr(health, "ANSWER", 0.01)
    heart = Heart(tmp_path)
    for name, question in (("well", well), ("broken", broken), ("hanging", hanging)):
        heart.asks(name, question)
    await heart.look()
    assert heart.complaints == ("broken: 'lost'", "hanging: does not answer")


async def test_only_what_lasts_for_a_beat_is_told(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    clock = [100.0]
    heart = Heart(tmp_path, now=lambda: clock[0])
    heart.asks("engine", ill := Ill())
    for seconds, told in ((0, 0), (1, 0), (1, 0), (health.EVERY, 1)):
        clock[0] += seconds
        await heart.look()
        assert caplog.text.count("not well: engine: cold") == told
    ill.well = True
    await heart.look()
    ill.well = False
    clock[0] += 10 * health.EVERY
    await heart.look()
    assert caplog.text.count("not well") == 1


async def test_a_store_that_cannot_be_written_is_a_complaint(tmp_path: Path) -> None:
    store = await SqliteStore.open(tmp_path / DATABASE)
    heart = Heart(tmp_path)
    heart.asks("database", heart.writes(store))
    await heart.look()
    assert heart.complaints == ()
    await store.close()
    await heart.look()
    assert heart.complaints and heart.complaints[0].startswith("database: ")


async def test_delivery_that_no_longer_looks_is_a_complaint(tmp_path: Path) -> None:
    post = Post()
    heart = Heart(tmp_path)
    heart.asks("delivery", heart.delivers(post))
    await heart.look()
    await heart.look()
    assert heart.complaints == ()
    post.dead = True
    await heart.look()
    await heart.look()
    assert heart.complaints == ("delivery: stands still",)


async def test_delivery_that_brings_nothing_for_long_is_a_complaint(tmp_path: Path) -> None:
    post = Post(waiting_since=time.monotonic() - health.LATE - 5)
    heart = Heart(tmp_path)
    heart.asks("delivery", heart.delivers(post))
    await heart.look()
    assert "nothing has arrived" in heart.complaints[0]


async def test_whoever_is_killed_counts_as_ill_at_once(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    beating = (
        "import asyncio, sys; from pathlib import Path; from bot.process.health import Heart\n"
        "heart = Heart(Path(sys.argv[1]))\n"
        "async def told(troubles): print('beaten', flush=True)\n"
        "heart.listeners.append(told)\n"
        "asyncio.run(heart.beat())"
    )
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", beating, str(tmp_path), stdout=asyncio.subprocess.PIPE
    )
    assert process.stdout is not None
    assert await process.stdout.readline() == b"beaten\n"
    settings = Settings(data=tmp_path)
    assert health.check(settings) == 0
    # Whoever asks at the same time disturbs nobody.
    assert health.check(settings) == 0
    process.kill()
    await process.wait()
    assert health.check(settings) == 1
    assert "ended without a goodbye" in capsys.readouterr().err


async def test_a_heart_that_is_told_to_stop_gives_its_claim_back(tmp_path: Path) -> None:
    for _ in range(2):
        heart = Heart(tmp_path)
        beaten = asyncio.Event()

        async def told(_: object, beaten: asyncio.Event = beaten) -> None:
            beaten.set()

        heart.listeners.append(told)
        beating = asyncio.create_task(heart.beat())
        await beaten.wait()
        assert health.check(Settings(data=tmp_path)) == 0
        beating.cancel()
        await asyncio.wait({beating})
        assert health.check(Settings(data=tmp_path)) == 1
        await heart.rest()
