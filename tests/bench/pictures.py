"""Speed and size of the pictures, as ratios in one run: `python -m tests.bench.pictures [game …]`.

For the fullest moment of every game: the time from scene to PNG with warm caches, against the obvious way to draw the
same scene: everything at twice the size, reduced, saved as an RGB PNG. Bars: 0.15 of that time, 200 KB.

Before that, what a first picture costs after a start, by day and by night, when all is prepared that the bot prepares:
100 milliseconds of CPU.
"""

from __future__ import annotations

import io
import multiprocessing
import statistics
import sys
import time
from collections.abc import Callable, Sequence

from PIL import Image

from bot.delivery import showcase
from bot.texts import texts
from render import paint
from render.lookbook import setting_of
from render.looks import PALETTES, Palette
from render.pictures import pictures
from render.scene import Dim, Scene
from render.stages import Stage, course
from render.theme import PAPER
from rules.registry import GAMES, variants
from tests.render.moments import PICTURED

BAR, FIRST = 0.15, 100
REPEATS = 7
clock = time.process_time


def milliseconds(work: Callable[[], object], repeats: int = REPEATS) -> float:
    """Median of a few runs."""
    taken = []
    for _ in range(repeats):
        start = clock()
        work()
        taken.append((clock() - start) * 1e3)
    return statistics.median(taken)


def naive(scene: Scene) -> bytes:
    """The obvious way."""
    canvas = Image.new("RGB", (scene.width * 2, scene.height * 2), PAPER)
    for item in paint.flattened(scene):
        if isinstance(item, Dim):
            box = tuple(round(2 * side) for side in (item.x, item.y, item.x + item.w, item.y + item.h))
            piece = canvas.crop(box)  # type: ignore[arg-type]
            veil = Image.new("RGB", piece.size, item.colour)
            canvas.paste(Image.blend(piece, veil, item.strength), box[:2])  # type: ignore[arg-type]
        else:
            paint.stroke(canvas, item, 2)
    file = io.BytesIO()
    canvas.reduce(2).save(file, "PNG")
    return file.getvalue()


def speak(language: str, game: str, names: Sequence[str]):  # type: ignore[no-untyped-def]
    return texts(language, game).among(names, plain=True)


def fullest(game: str) -> dict[str, tuple[Stage, Scene]]:
    """The public pictures with the most on them, late in random games with the most players."""
    rules, shown = GAMES[game], pictures(game)
    found: dict[str, tuple[Stage, Scene]] = {}
    for seed, options in enumerate(variants(rules)[-2:]):
        moments = course(game, max(rules.seats), options, seed + 1, "random")
        for stage in (moments[len(moments) * 7 // 10], moments[len(moments) * 9 // 10], moments[-1]):
            view, setting = rules.view(stage.state, None), setting_of(stage, "de", speak)
            for kind, scene in (("board", shown.board(view, setting)), ("areas", shown.areas(view, setting))):
                if scene is not None and (kind not in found or amount(scene) > amount(found[kind][1])):
                    found[kind] = stage, scene
    return found


def amount(scene: Scene) -> int:
    return len(paint.flattened(scene))


def firsts(games: Sequence[str]) -> int:
    """A first picture of each kind, each in a process of its own that descends from one in which all is prepared."""
    shown = {game: fullest(game) for game in games}
    begun = clock()
    prepare()
    prepared, failed = clock() - begun, 0
    print(f"prepared in {prepared:.1f} s of CPU; first pictures in ms of CPU{'':6}day  night")
    for game, kinds in shown.items():
        for kind, (_, scene) in kinds.items():
            taken = [_apart(scene, palette) for palette in PALETTES]
            good = max(taken) <= FIRST
            failed += not good
            print(f"{game:20}{kind:7}{'':28}{taken[0]:7.1f}{taken[1]:7.1f}  {'ok' if good else 'TOO MUCH'}")
    return failed


def prepare() -> None:
    """What the bot does after a start."""
    for _, palette, piece in showcase.scenes(GAMES):
        scene = piece()
        if scene is not None:
            paint.draw(scene, palette)


def _apart(scene: Scene, palette: Palette) -> float:
    with multiprocessing.get_context("fork").Pool(1) as pool:
        return pool.apply(_drawn_once, (scene, palette))


def _drawn_once(scene: Scene, palette: Palette) -> float:
    # A process that has just begun to live owns no memory yet: it gets some by drawing what is there already.
    prepare()
    return milliseconds(lambda: paint.draw(scene, palette), 1)


def main(games: Sequence[str]) -> int:
    failed = firsts(games)
    print(f"{'':27}{'items':>6}{'scene':>8}{'warm':>8}{'cold':>8}{'naive':>9}{'ratio':>7}{'KB':>6}{'naive':>6}")
    for game in games:
        for kind, (stage, scene) in fullest(game).items():
            failed += not measured(game, kind, stage, scene)
    return failed


def measured(game: str, kind: str, stage: Stage, scene: Scene) -> bool:
    """One line of the table; whether both bars are met."""
    shown = getattr(pictures(game), kind)
    view, setting = stage.rules.view(stage.state, None), setting_of(stage, "de", speak)
    building = milliseconds(lambda: shown(view, setting))
    paint.forget()
    cold = milliseconds(lambda: paint.draw(scene), 1)
    warm = milliseconds(lambda: paint.draw(scene))
    slow = milliseconds(lambda: naive(scene), 3)
    size, other = len(paint.draw(scene)), len(naive(scene))
    good = warm / slow <= BAR and size <= paint.MOST_BYTES
    print(
        f"{game:20}{kind:7}{amount(scene):6}{building:7.1f} {warm:7.1f} {cold:7.1f} {slow:8.1f} "
        f"{warm / slow:6.2f} {size // 1024:5} {other // 1024:5}  {'ok' if good else 'TOO MUCH'}"
    )
    return good


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:] or PICTURED))
