"""Films: nothing is lost, every turn has its time, and a large one becomes smaller until it fits."""

from __future__ import annotations

import io
from collections.abc import Iterator, Sequence

import pytest
from PIL import Image, ImageChops, ImageColor, ImageSequence

from render import film, paint
from render.film import LONG, QUICK, REST, SECOND, bound, chosen, frame, page, room
from render.looks import Palette
from render.scene import Disc, Scene, Text
from render.theme import BRASS, INK, PAPER

EASY = 10**7


def scenes(count: int, grown: int = 0) -> list[Scene]:
    """A disc that goes to the right, on pictures that may become higher."""
    return [
        Scene(
            320, 160 + (grown if n == count - 1 else 0),
            (Disc(20 + 280 * n / count, 80, 16, BRASS, INK, 2), Text(0, 0, 320, 40, str(n), 32)),
        )
        for n in range(count)
    ]  # fmt: skip


def seen(data: bytes) -> Iterator[tuple[int, bytes]]:
    """Milliseconds and pixels of what is shown, one after the other."""
    with Image.open(io.BytesIO(data)) as opened:
        for page in ImageSequence.Iterator(opened):
            yield page.info["duration"], page.convert("RGB").tobytes()


def pixels(frames: Sequence[bytes]) -> list[bytes]:
    return [Image.open(io.BytesIO(data)).convert("RGB").tobytes() for data in frames]


@pytest.mark.parametrize("palette", ["day", "night"])
def test_every_frame_is_seen_exactly_as_it_was_drawn(palette: Palette) -> None:
    frames = [frame("toy", (scene,), palette) for scene in scenes(6)]
    data = bound(frames, EASY, palette)
    assert data is not None
    shown = list(seen(data))
    assert [picture for _, picture in shown] == pixels(frames)
    assert [time for time, _ in shown] == [SECOND] * 5 + [REST]
    with Image.open(io.BytesIO(data)) as opened:
        assert opened.size == (160, 80) and opened.info["loop"] == 0


def test_a_frame_has_half_the_size_and_only_colours_of_the_house() -> None:
    scene = scenes(1)[0]
    with Image.open(io.BytesIO(frame("toy", (scene,)))) as opened:
        assert opened.size == (160, 80)
        assert opened.getpalette() == paint.reduced(Image.new("RGB", (1, 1))).getpalette()


def test_scenes_stand_side_by_side_and_on_a_phone_one_below_the_other() -> None:
    board, areas = scenes(2, grown=40)
    alone = [Image.open(io.BytesIO(frame("toy", (scene,)))).convert("RGB") for scene in (board, areas)]
    with Image.open(io.BytesIO(frame("toy", (board, areas)))) as opened:
        wide = opened.convert("RGB")
    assert wide.size == (320, 100)
    for at, one in ((0, alone[0]), (160, alone[1])):
        assert wide.crop((at, 0, at + one.width, one.height)).tobytes() == one.tobytes()
    assert {wide.getpixel((x, y)) for x in range(160) for y in range(80, 100)} == {ImageColor.getrgb(PAPER)}
    with Image.open(io.BytesIO(frame("toy", (board, areas), upright=True))) as opened:
        high = opened.convert("RGB")
    assert high.size == (160, 180)
    for at, one in ((0, alone[0]), (80, alone[1])):
        assert high.crop((0, at, one.width, at + one.height)).tobytes() == one.tobytes()


def test_a_title_stands_in_the_middle_of_a_page_as_large_as_it_can_be() -> None:
    frames = [frame("toy", scenes(2)), frame("toy", scenes(1))]
    assert room(frames) == (320, 80)
    for size, (width, height) in {(320, 200): (320, 160), (160, 300): (160, 80), (330, 90): (160, 80)}.items():
        with Image.open(io.BytesIO(page("toy", scenes(1)[0], size))) as opened:
            drawn = opened.convert("RGB")
        assert drawn.size == size
        paper = Image.new("RGB", size, PAPER)
        box = ImageChops.difference(drawn, paper).getbbox()
        assert box is not None
        left, top = (size[0] - width) // 2, (size[1] - height) // 2
        assert left <= box[0] and box[2] <= left + width and top <= box[1] and box[3] <= top + height


def test_what_does_not_change_keeps_its_time() -> None:
    one, other = (frame("toy", (scene,)) for scene in scenes(2))
    data = bound([one, other, other, one, one], EASY)
    assert data is not None
    assert [time for time, _ in seen(data)] == [SECOND, 2 * SECOND, SECOND + REST]


def test_many_turns_pass_quickly_and_very_many_only_every_second_time() -> None:
    assert chosen(1) == (0,) and chosen(4) == (0, 1, 2, 3)
    assert chosen(91)[:3] == (0, 2, 4) and chosen(92)[:3] == (0, 1, 3)
    assert chosen(92)[-1] == 91 and len(chosen(90)) == 90
    pictures = [frame("toy", (scene,)) for scene in scenes(2)] * (LONG // 2 + 1)
    data = bound(pictures, EASY)
    assert data is not None and sum(time for time, _ in seen(data)) == QUICK * (LONG + 1) + REST


def test_boards_that_grow_stand_on_pages_of_one_size() -> None:
    data = bound([frame("toy", (scene,)) for scene in scenes(3, grown=40)], EASY)
    assert data is not None
    with Image.open(io.BytesIO(data)) as opened:
        assert {page.size for page in ImageSequence.Iterator(opened)} == {(160, 100)}


def test_a_film_that_is_too_large_loses_frames_then_size_and_at_last_is_none() -> None:
    frames = [frame("toy", (scene,)) for scene in scenes(12)]
    whole = bound(frames, EASY)
    assert whole is not None
    fewer = bound(frames, len(whole) - 1)
    assert fewer is not None and len(fewer) < len(whole)
    shown, all_ = [picture for _, picture in seen(fewer)], pixels(frames)
    assert shown[0] == all_[0] and shown[-1] == all_[-1] and len(shown) == 7
    assert sum(time for time, _ in seen(fewer)) == 2 * SECOND * 6 + REST, "it takes as long as before"
    smaller = bound(frames, len(fewer) - 1)
    assert smaller is not None and Image.open(io.BytesIO(smaller)).size == (80, 40)
    assert bound(frames, 100) is None


def test_two_frames_are_a_film() -> None:
    data = bound([frame("toy", (scene,)) for scene in scenes(2)], EASY)
    assert data is not None and len(list(seen(data))) == 2 and film.SMALLER[0] == (1, 1)
