"""A game as moving pictures: boards of half the size in our palette, bound into one GIF without loss."""

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


def frame(game: str, scene: Scene, palette: Palette = "day") -> bytes:
    """A scene in half its size as a PNG file, on the colours of all pictures."""
    if found(game):
        # A process that has only been sent the scene does not know the game's symbols yet.
        pictures(game)
    return paint.encode(paint.picture(scene, palette).reduce(2), palette)


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
    sizes = [Image.open(io.BytesIO(data)).size for data in frames]
    width, height = (max(side) // size for side in zip(*sizes, strict=True))

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
