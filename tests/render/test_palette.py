"""The palette: kept as computed, exact for the design's colours, seats apart for every kind of colour vision."""

import io
import itertools

import pytest
from PIL import Image

from render import paint, palette
from render.looks import contrast
from render.night import AT_NIGHT
from render.scene import Rect, Scene
from render.theme import FADED, INK, PAPER, SEATS, TOKENS, blend, on, rgb, shade, tint


def quantised(colour: str) -> tuple[int, ...]:
    """A colour's way through the whole painter: a picture of nothing else, read back from the file."""
    file = paint.draw(Scene(8, 8, (Rect(0, 0, 8, 8, colour),)))
    with Image.open(io.BytesIO(file)) as image:
        assert image.mode == "P"
        pixel = image.convert("RGB").getpixel((4, 4))
    assert isinstance(pixel, tuple)
    return pixel


def test_the_stored_palettes_are_the_computed_ones() -> None:
    assert palette.by_day() == palette.DAY
    assert palette.by_night() == palette.NIGHT
    assert len(set(palette.DAY)) == len(set(palette.NIGHT)) == palette.SIZE


@pytest.mark.parametrize("colour", AT_NIGHT.values())
def test_every_token_of_the_night_is_exact_in_the_file(colour: str) -> None:
    image = Image.new("RGB", (2, 2), colour)
    with Image.open(io.BytesIO(paint.encode(image, "night"))) as file:
        assert file.convert("RGB").getpixel((1, 1)) == rgb(colour)


@pytest.mark.parametrize("token", TOKENS)
def test_every_token_is_exact_in_the_file(token: str) -> None:
    assert quantised(token) == rgb(token)


@pytest.mark.parametrize("token", TOKENS)
def test_tints_shades_and_faded_colours_are_close(token: str) -> None:
    for colour in (tint(token), shade(token), blend(token, PAPER, FADED)):
        assert max(abs(a - b) for a, b in zip(quantised(colour), rgb(colour), strict=True)) <= 6


@pytest.mark.parametrize("seat", range(len(SEATS)))
def test_words_upon_seat_colours_can_be_read(seat: int) -> None:
    assert contrast(SEATS[seat].colour, SEATS[seat].text) >= 4.5
    assert contrast(SEATS[seat].light, INK) >= 7


@pytest.mark.parametrize("token", TOKENS)
def test_on_chooses_readable_words(token: str) -> None:
    assert contrast(token, on(token)) >= 3


@pytest.mark.parametrize("night", [False, True])
def test_seat_colours_stay_apart_for_every_colour_vision(night: bool) -> None:
    for matrix in VISIONS.values():
        for first, second in itertools.combinations(SEATS[:5], 2):
            colours = [AT_NIGHT[style.colour] if night else style.colour for style in (first, second)]
            a, b = (_seen(colour, matrix) for colour in colours)
            assert sum((x - y) ** 2 for x, y in zip(a, b, strict=True)) ** 0.5 > 55, (first.mark, second.mark)


VISIONS = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": ((0.152, 1.053, -0.205), (0.115, 0.786, 0.099), (-0.004, -0.048, 1.052)),
    "deutan": ((0.367, 0.861, -0.228), (0.280, 0.673, 0.047), (-0.012, 0.043, 0.969)),
    "tritan": ((1.256, -0.077, -0.179), (-0.078, 0.931, 0.148), (0.005, 0.691, 0.304)),
}


def _seen(colour: str, matrix: tuple[tuple[float, ...], ...]) -> tuple[float, ...]:
    values = rgb(colour)
    return tuple(sum(m * v for m, v in zip(row, values, strict=True)) for row in matrix)
