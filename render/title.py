"""How a film begins: the game, and who played it."""

from __future__ import annotations

from render.parts import TOP, header, page
from render.pictures import Setting
from render.scene import Item, Rect, Scene, Text
from render.symbols import icon
from render.theme import BIG, CARD, INK, MARGIN, READ, SEATS, WIDTH

ROW = 132


def title(setting: Setting) -> Scene:
    """A board with a row for each seat: its token, its colour, its name."""
    top = TOP + 8
    height = top + ROW * len(setting.names) + 28 + MARGIN
    items: list[Item] = [
        *header(setting, setting.words("game-name"), "", setting.words("picture-film")),
        Rect(MARGIN, top, WIDTH - 2 * MARGIN, height - top - MARGIN, CARD, INK, 2, 12),
    ]
    for seat, name in enumerate(setting.names):
        y = top + 14 + ROW * seat
        items += [
            Rect(MARGIN + 14, y + 8, WIDTH - 2 * MARGIN - 28, ROW - 16, SEATS[seat].light, None, radius=8),
            Rect(MARGIN + 14, y + 8, 10, ROW - 16, SEATS[seat].colour, INK, 1.5),
            icon("token", MARGIN + 110, y + ROW / 2, 84, seat),
            Text(MARGIN + 190, y + 8, WIDTH - 2 * MARGIN - 240, ROW - 16, name, BIG, "bold", INK, smallest=READ),
        ]
    return Scene(WIDTH, height, tuple(items), page(WIDTH, height))
