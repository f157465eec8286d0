"""The house's own symbols: every one draws something of its own, inside its box, at any size."""

import pytest
from PIL import Image

from render import paint, symbols
from render.legibility import colours
from render.scene import Scene, Sprite, bounds
from render.theme import PAPER, TOKENS, shade, tint

PLAIN = [name for name in symbols.names() if "-" not in name]
VARIANTS = {"mark": range(6), "token": range(6), "die": range(7)}
CASES = [(name, (n,)) for name in PLAIN for n in VARIANTS.get(name, ())] + [
    (name, ()) for name in PLAIN if name not in VARIANTS
]


def drawn(name: str, args: tuple[int, ...], size: int) -> Image.Image:
    w, h = symbols.program(name, args).width, symbols.program(name, args).height
    width = round(size * w / h)
    return paint.picture(Scene(width + 40, size + 40, (Sprite(name, 20, 20, width, size, args),)))


@pytest.mark.parametrize(("name", "args"), CASES)
def test_a_symbol_draws_something_inside_its_box(name: str, args: tuple[int, ...]) -> None:
    for size in (20, 48, 200):
        image = drawn(name, args, size)
        blank = Image.new("RGB", image.size, PAPER)
        from PIL import ImageChops

        box = ImageChops.difference(image, blank).getbbox()
        assert box is not None, "nothing to be seen"
        slack = max(2, size * 0.05)
        assert box[0] >= 20 - slack
        assert box[1] >= 20 - slack
        assert box[2] <= image.width - 20 + slack
        assert box[3] <= image.height - 20 + slack


def test_no_two_symbols_look_alike() -> None:
    pictures = {}
    for name, args in CASES:
        picture = drawn(name, args, 40).tobytes()
        assert picture not in pictures, (name, args, pictures[picture])
        pictures[picture] = (name, args)


@pytest.mark.parametrize(("name", "args"), CASES)
def test_symbols_use_the_themes_colours(name: str, args: tuple[int, ...]) -> None:
    allowed = {*TOKENS, *map(tint, TOKENS), *map(shade, TOKENS)}
    assert colours(Scene(100, 100, symbols.program(name, args).items)) <= allowed


def test_an_icon_is_centred_and_keeps_its_proportions() -> None:
    engine = symbols.icon("locomotive", 100, 50, 40)
    assert bounds(engine) == (70, 30, 130, 70)


def test_two_symbols_cannot_share_a_name() -> None:
    def other() -> tuple[()]:
        return ()

    with pytest.raises(ValueError, match="coal"):
        symbols.symbol("coal")(other)
