"""Pictures drawn elsewhere are the same, a process that dies holds nothing up, and none outlives the bot."""

from __future__ import annotations

import asyncio
import os
import signal
from pathlib import Path

from bot.delivery import showcase
from bot.delivery.gate import NEED, Need
from bot.delivery.painter import Painter
from bot.delivery.studio import Apart, Here, studio
from render import pictures
from render.looks import Palette
from render.scene import Scene
from tests.bench.films import played
from tests.bench.load.meter import family
from tests.protocol.people import until


def children() -> set[int]:
    """The processes of this one that draw."""
    others = {*family(os.getpid())} - {os.getpid()}
    return {one for one in others if b"spawn_main" in _command(one)}


def _command(process: int) -> bytes:
    try:
        return (Path("/proc") / str(process) / "cmdline").read_bytes()
    except (FileNotFoundError, ProcessLookupError):
        return b""  # it has ended since it was listed


def test_the_setting_says_where_is_drawn() -> None:
    assert isinstance(studio(0), Here)
    two = studio(2)
    assert isinstance(two, Apart) and two.places == 4


async def test_in_a_process_of_its_own_every_game_is_drawn_byte_for_byte_the_same_until_it_dies_and_after() -> None:
    apart, before = Apart(), children()
    shots = {game: piece() for game, palette, piece in showcase.scenes(pictures_of()) if palette == "day"}
    try:
        for game, scene in shots.items():
            assert scene is not None
            assert await apart.draw(game, scene, "day") == pictures.draw(scene, "day")
        workers = children() - before
        assert len(workers) == 1
        game, scene = next((game, scene) for game, scene in shots.items() if scene is not None)
        drawing = [asyncio.create_task(apart.draw(game, scene, "night")) for _ in range(3)]
        for worker in workers:
            os.kill(worker, signal.SIGKILL)
        night = pictures.draw(scene, "night")
        assert await asyncio.gather(*drawing) == [night] * 3, "whatever was under way is drawn all the same"
        assert await apart.draw(game, scene, "night") == night
        assert children() - before - workers, "there is a new process"
    finally:
        apart.close()
    await until(lambda: not children() - before, what="the drawing process has ended")
    assert await apart.draw(game, scene, "day"), "what is still wanted is drawn in a thread"


async def test_when_many_wait_a_second_process_helps_until_it_is_not_needed_any_more() -> None:
    apart, before = Apart(), children()
    scene = next(piece() for _, _, piece in showcase.scenes(["rail_line"]))
    assert scene is not None
    try:
        await asyncio.gather(*(apart.draw("rail_line", scene, "day") for _ in range(3)))
        assert len(children() - before) == 1
        await asyncio.gather(*(apart.draw("rail_line", scene, "day", crowded=True) for _ in range(3)))
        assert len(children() - before) == 2
        apart._helper.end()
        await until(lambda: len(children() - before) == 1, what="the helper has ended")
    finally:
        apart.close()


def pictures_of() -> tuple[str, ...]:
    return ("rail_line", "black_loco")


class Slow:
    """Draws nothing, one picture after the other, once it is let on."""

    places = 1

    def __init__(self) -> None:
        self.on = asyncio.Event()
        self.drawn: list[str] = []

    def open(self) -> None:
        pass

    async def draw(self, game: str, scene: Scene, palette: Palette, crowded: bool = False) -> bytes:
        self.drawn.append(game)
        await self.on.wait()
        return b""

    def close(self) -> None:
        pass


async def test_what_somebody_waits_for_is_drawn_before_letters_and_what_is_prepared() -> None:
    slow = Slow()
    painter = Painter(slow)
    shown = {game: played(game)[0] for game in ("rail_line", "cube_express", "first_class")}

    async def wanted(game: str, need: Need) -> None:
        NEED.set(need)
        await painter.board(shown[game], "en", areas=False)

    first = asyncio.create_task(wanted("first_class", Need.LETTER))
    await until(lambda: slow.drawn)
    preparing = asyncio.create_task(painter.prepare(["black_loco"]))
    await asyncio.sleep(0)
    letter = asyncio.create_task(wanted("cube_express", Need.LETTER))
    await asyncio.sleep(0)
    click = asyncio.create_task(wanted("rail_line", Need.CLICK))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    slow.on.set()
    await asyncio.gather(first, letter, click)
    await until(lambda: "black_loco" in slow.drawn)
    assert slow.drawn[:4] == ["first_class", "rail_line", "cube_express", "black_loco"]
    preparing.cancel()
    await asyncio.gather(preparing, return_exceptions=True)
    await painter.close()
