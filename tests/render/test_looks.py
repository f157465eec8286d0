"""Day and night: words can be read on whatever lies below them, pieces keep their colours, grounds turn dark."""

import io
import itertools

import pytest
from PIL import Image

from render import paint
from render.looks import LOOKS, PALETTES, READABLE, Palette, at_night, contrast, luminance
from render.night import AT_NIGHT
from render.scene import Group, Rect, Scene, Sprite, Text
from render.theme import BLACK, CARD, INK, PAPER, PEARL, SEATS, TOKENS, YELLOW, rgb, shade, tint
from tests.render.moments import PICTURED, drawn


@pytest.mark.parametrize("palette", PALETTES)
def test_words_of_every_colour_can_be_read_upon_every_colour(palette: Palette) -> None:
    look = LOOKS[palette]
    grounds = {*TOKENS, *map(tint, TOKENS), *map(shade, TOKENS)}
    if palette == "night":
        grounds = {at_night(ground) for ground in grounds}
    for colour, ground in itertools.product(TOKENS, grounds):
        assert contrast(look.words(colour, ground), ground) >= READABLE


@pytest.mark.parametrize("token", TOKENS)
def test_words_that_can_be_read_by_day_keep_their_colour(token: str) -> None:
    if contrast(token, CARD) >= READABLE:
        assert LOOKS["day"].words(token, CARD) == token


def test_every_token_has_its_colour_by_night() -> None:
    assert set(AT_NIGHT) == set(TOKENS)
    assert luminance(AT_NIGHT[PAPER]) < luminance(AT_NIGHT[CARD]) < 0.05
    assert luminance(AT_NIGHT[INK]) > 0.7
    assert AT_NIGHT[PEARL] == PEARL


@pytest.mark.parametrize("game", PICTURED)
def test_every_picture_of_the_night_is_dark_and_by_day_light(game: str) -> None:
    for _, scene in drawn(game)[:: max(1, len(drawn(game)) // 3)]:
        assert _mean(scene, "night") < 105
        assert _mean(scene, "day") > 130


def test_a_seat_keeps_its_colour_and_its_mark_by_night() -> None:
    for seat, style in enumerate(SEATS):
        token = Scene(100, 100, (Rect(0, 0, 100, 100, CARD), Sprite("token", 10, 10, 80, 80, (seat,))))
        with Image.open(io.BytesIO(paint.draw(token, "night"))) as image:
            shown = dict((colour, count) for count, colour in image.convert("RGB").getcolors() or ())  # noqa: C402
        assert shown[rgb(at_night(style.colour))] > 800
        assert shown[rgb(at_night(style.text))] > 80


def test_ink_is_light_on_dark_ground_and_dark_on_light_ground() -> None:
    word = Text(0, 0, 200, 60, "Käthe", 40, "bold", INK)
    on_card, on_yellow = (
        paint.picture(Scene(200, 60, (Rect(0, 0, 200, 60, ground), word)), "night").convert("L").getextrema()
        for ground in (CARD, YELLOW)
    )
    assert on_card[1] > 200
    assert on_yellow[0] < 40


def test_pieces_drawn_as_one_follow_their_ground() -> None:
    piece = Group((Rect(0, 0, 60, 20, None, INK, 4), Text(70, 0, 60, 20, "7", 20, "bold")), baked=True)
    light, dark = (
        paint.picture(Scene(140, 40, (Rect(0, 0, 140, 40, ground), Group((piece,), 4, 10))), "night")
        for ground in (YELLOW, BLACK)
    )
    assert light.convert("L").getpixel((5, 20)) < 60  # type: ignore[operator]
    assert dark.convert("L").getpixel((5, 20)) > 180  # type: ignore[operator]


def _mean(scene: Scene, palette: Palette) -> float:
    small = paint.picture(scene, palette).convert("L").resize((1, 1), Image.Resampling.BOX)
    pixel = small.getpixel((0, 0))
    assert isinstance(pixel, int)
    return pixel
