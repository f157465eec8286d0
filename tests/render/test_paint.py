"""The painter: cached pieces look like direct drawing, words land in their boxes, files are small and the same."""

import io

import pytest
from PIL import Image, ImageChops, ImageStat

from render import paint
from render.scene import Dim, Disc, Group, Item, Line, Polygon, Rect, Scene, Sprite, Text, group
from render.shapes import arc
from render.theme import BLUE, BRASS, CARD, CREAM, ENAMEL_GREEN, INK, PAPER, RED, WHITE, rgb

ITEMS: tuple[Item, ...] = (
    Rect(20, 20, 120, 80, CARD, INK, 4, 12),
    Rect(160, 20, 30, 30, RED),
    Disc(220, 60, 30, BLUE, INK, 3),
    Line(((20, 130), (120, 180), (220, 130)), RED, 9),
    Line(((240, 130), (380, 130)), INK, 6, 12),
    Polygon(((260, 20), (330, 40), (290, 110)), BLUE, INK, 4),
    Sprite("locomotive", 20, 190, 120, 80),
    Sprite("locomotive", 160, 190, 120, 80, flip=True),
    Sprite("arrow", 300, 190, 80, 80, turn=90),
    Group((Rect(0, 0, 60, 40, CARD, INK, 2, 6), Text(4, 4, 52, 32, "B06", 20)), 320, 60, baked=True),
)


def direct(scene: Scene, k: int = paint.FINE) -> Image.Image:
    """The scene without any cache: everything drawn large, then reduced."""
    canvas = Image.new("RGB", (scene.width * k, scene.height * k), PAPER)
    for item in paint.flattened(scene):
        paint.stroke(canvas, item, k)
    return canvas.reduce(k)


@pytest.mark.parametrize("item", ITEMS, ids=lambda item: type(item).__name__)
def test_cached_pieces_look_like_direct_drawing(item: Item) -> None:
    scene = Scene(400, 280, (item,))
    difference = ImageChops.difference(paint.picture(scene), direct(scene)).convert("L")
    assert ImageStat.Stat(difference).mean[0] < 0.6
    assert sum(difference.histogram()[100:]) < 60


def test_a_wide_curve_has_no_gaps_and_a_dashed_one_has() -> None:
    curve = arc(100, 100, 60, 0, 180)
    whole, dashed = (
        paint.picture(Scene(200, 120, (Line(curve, BLUE, 30, dash, round=False),))) for dash in (0, 12)
    )  # fmt: skip
    outside = [whole.getpixel((round(x), round(y))) for x, y in arc(100, 100, 71, 8, 172, 200)]
    assert set(outside) == {rgb(BLUE)}
    along = [dashed.getpixel((round(x), round(y))) for x, y in arc(100, 100, 60, 1, 179, 200)]
    assert {rgb(BLUE), rgb(PAPER)} <= set(along)
    assert 60 < along.count(rgb(BLUE)) < 140


def test_a_sharp_corner_is_round() -> None:
    drawn = paint.picture(Scene(120, 120, (Line(((20, 100), (60, 40), (100, 100)), BLUE, 24, round=False),)))
    assert drawn.getpixel((60, 31)) == rgb(BLUE)
    assert drawn.getpixel((60, 24)) == rgb(PAPER)


def test_words_are_judged_by_the_ground_in_their_middle() -> None:
    """Numbers of two figures on a disc: beside it lies something else."""
    disc, number = Disc(60, 60, 30, WHITE, BLUE, 3), Text(30, 30, 60, 60, "15", 40, "bold", align="middle")
    drawn = paint.picture(Scene(120, 120, (Rect(0, 0, 120, 120, INK), disc, number)))
    assert rgb(INK) in {drawn.getpixel((x, 60)) for x in range(40, 80)}


def test_a_moved_piece_is_the_same_piece() -> None:
    for item in ITEMS:
        here = paint.picture(Scene(500, 400, (group(item, x=0, y=0),)))
        there = paint.picture(Scene(500, 400, (group(item, x=40, y=60),)))
        assert here.crop((0, 0, 400, 280)).tobytes() == there.crop((40, 60, 440, 340)).tobytes(), item


def test_later_items_lie_above_earlier_ones() -> None:
    below, above = Rect(0, 0, 40, 40, RED), Rect(10, 10, 20, 20, BLUE)
    assert paint.picture(Scene(40, 40, (below, above))).getpixel((20, 20)) == rgb(BLUE)
    assert paint.picture(Scene(40, 40, (above, below))).getpixel((20, 20)) == rgb(RED)


def test_the_backdrop_lies_below_and_is_not_painted_upon() -> None:
    backdrop = (Rect(0, 0, 40, 40, RED),)
    first = paint.picture(Scene(40, 40, (Rect(0, 0, 40, 40, BLUE),), backdrop))
    second = paint.picture(Scene(40, 40, (), backdrop))
    assert first.getpixel((5, 5)) == rgb(BLUE)
    assert second.getpixel((5, 5)) == rgb(RED)


def test_dimming_fades_only_its_box_and_only_what_came_before() -> None:
    scene = Scene(60, 40, (Rect(0, 0, 60, 40, INK), Dim(20, 0, 20, 40), Rect(30, 0, 5, 40, RED)))
    image = paint.picture(scene)
    assert image.getpixel((5, 5)) == rgb(INK)
    assert image.getpixel((32, 5)) == rgb(RED)
    faded = image.getpixel((22, 5))
    assert isinstance(faded, tuple)
    assert min(faded) > 120


@pytest.mark.parametrize("words", ["Gleis 7", "ÄÖÜ gjpqy ẞ", "−13"])
@pytest.mark.parametrize("align", ["left", "middle", "right"])
def test_words_land_in_their_box(words: str, align: str) -> None:
    item = Text(50, 30, 260, 40, words, 28, "bold", INK, align)  # type: ignore[arg-type]
    image = paint.picture(Scene(360, 100, (item,)))
    box = ImageChops.difference(image, Image.new("RGB", image.size, PAPER)).getbbox()
    assert box is not None
    assert box[0] >= 48
    assert box[1] >= 28
    assert box[2] <= 312
    assert box[3] <= 72
    middle = (box[0] + box[2]) / 2
    assert {"left": middle < 170, "middle": 170 < middle < 190, "right": middle > 190}[align]


def test_the_file_is_an_opaque_palette_png_and_always_the_same() -> None:
    scene = Scene(400, 280, ITEMS)
    first = paint.draw(scene)
    paint.forget()
    assert paint.draw(scene) == first
    with Image.open(io.BytesIO(first)) as image:
        assert (image.format, image.mode, image.size) == ("PNG", "P", (400, 280))
        assert "transparency" not in image.info


def test_what_is_drawn_as_one_piece_cannot_dim_what_lies_below() -> None:
    with pytest.raises(TypeError):
        paint.picture(Scene(40, 40, (Group((Dim(0, 0, 9, 9),), baked=True),)))


def test_a_thin_edge_of_a_rectangle_is_drawn_on_whole_pixels() -> None:
    image = paint.picture(Scene(60, 60, (Rect(10, 10, 40, 40, WHITE, INK, 2),)))
    assert [image.getpixel((x, 30)) for x in (9, 10, 11, 12)] == [rgb(PAPER), rgb(INK), rgb(INK), rgb(WHITE)]


def test_a_file_that_would_be_too_large_is_packed_with_more_time() -> None:
    noise = Image.effect_noise((900, 900), 60).convert("RGB")
    few = noise.quantize(palette=paint._palette("day"), dither=Image.Dither.NONE)
    assert len(paint._packed(few, paint.LEVEL)) > paint.MOST_BYTES
    assert paint.encode(noise) == paint._packed(few, paint.HARDER)


def test_a_number_on_a_coin_is_told_from_its_middle_not_from_its_rim() -> None:
    """Cream on a dark badge stays cream, though the rim under its edges is light."""
    badge = (Disc(60, 60, 26, BRASS), Disc(60, 60, 21, ENAMEL_GREEN))
    number = Text(28, 34, 64, 52, "3", 42, "bold", CREAM, "middle")
    seen = paint.picture(Scene(120, 120, (*badge, number))).getcolors(120 * 120)
    assert seen is not None
    assert rgb(CREAM) in {colour for _, colour in seen}
