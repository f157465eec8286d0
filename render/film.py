"""A game as moving pictures: board and players' areas in half their size and our palette, one GIF without loss."""

from __future__ import annotations

import io
from collections.abc import Iterator, Sequence

from PIL import Image

from render import paint
from render.looks import LOOKS, Palette
from render.pictures import found, pictures
from render.scene import Scene

SECOND, QUICK, REST = 1000, 700, 4000
"""Milliseconds of a turn, of one in a long game, and of the last picture."""
LONG, LONGER = 60, 90
"""Above so many turns they pass quickly; above so many only every second one is shown."""
SMALLER = ((1, 1), (2, 1), (2, 2), (4, 2), (4, 4))
"""What is tried until a film is small enough: every n-th frame, at one n-th of the size."""


def chosen(turns: int) -> tuple[int, ...]:
    """Which of so many turns are shown; the first and the last always are."""
    return tuple(sorted({0, *range(turns - 1, -1, -2 if turns > LONGER else -1)}))


def frame(game: str, scenes: Sequence[Scene], palette: Palette = "day", upright: bool = False) -> bytes:
    """Scenes in half their size side by side as a PNG file, on the colours of all pictures.

    `upright`: one below the other, as on a phone.
    """
    drawn = [_drawn(game, scene, palette).reduce(2) for scene in scenes]
    widths, heights = [one.width for one in drawn], [one.height for one in drawn]
    size = (max(widths), sum(heights)) if upright else (sum(widths), max(heights))
    whole, at = Image.new("RGB", size, LOOKS[palette].paper), 0
    for one in drawn:
        whole.paste(one, (0, at) if upright else (at, 0))
        at += one.height if upright else one.width
    return paint.encode(whole, palette)


def page(game: str, scene: Scene, size: tuple[int, int], palette: Palette = "day") -> bytes:
    """A scene by itself in the middle of a page of this size, as large as it can be there."""
    width, height = size
    drawn = _drawn(game, scene, palette)
    drawn = drawn.reduce(max(1, -(-drawn.width // width), -(-drawn.height // height)))
    whole = Image.new("RGB", (width, height), LOOKS[palette].paper)
    whole.paste(drawn, ((width - drawn.width) // 2, (height - drawn.height) // 2))
    return paint.encode(whole, palette)


def _drawn(game: str, scene: Scene, palette: Palette) -> Image.Image:
    if found(game):
        # A process that has only been sent the scene does not know the game's symbols yet.
        pictures(game)
    return paint.picture(scene, palette)


def room(frames: Sequence[bytes]) -> tuple[int, int]:
    """What all frames have room in."""
    sizes = [Image.open(io.BytesIO(data)).size for data in frames]
    return max(width for width, _ in sizes), max(height for _, height in sizes)


def bound(frames: Sequence[bytes], most: int, palette: Palette = "day") -> bytes | None:
    """One GIF that goes round for ever, of at most so many bytes; None if that cannot be.

    The first frame is what those see for whom nothing moves; the last one stays longer.
    """
    milliseconds = QUICK if len(frames) > LONG else SECOND
    for every, size in SMALLER:
        kept = (frames[0], *frames[-2:0:-every][::-1], frames[-1]) if len(frames) > 2 else frames
        film = _bound(kept, milliseconds * every, size, palette)
        if len(film) <= most:
            return film
    return None


def _bound(frames: Sequence[bytes], milliseconds: int, size: int, palette: Palette) -> bytes:
    width, height = (side // size for side in room(frames))

    def pages() -> Iterator[Image.Image]:
        for data in frames:
            picture: Image.Image = Image.open(io.BytesIO(data))
            if size > 1:
                picture = paint.reduced(picture.convert("RGB").reduce(size), palette)
            # Boards may grow during a game; the film has one size.
            page = paint.reduced(Image.new("RGB", (width, height), LOOKS[palette].paper), palette)
            page.paste(picture, ((width - picture.width) // 2, 0))
            yield page

    durations = [*[milliseconds] * (len(frames) - 1), REST]
    file, page = io.BytesIO(), pages()
    # Left to Pillow's own choice of optimize and disposal the file is smallest by far.
    next(page).save(file, "GIF", save_all=True, append_images=page, duration=durations, loop=0)
    return file.getvalue()
