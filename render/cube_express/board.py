"""The public picture: the map, and beside it the players with what they have."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

from render.cube_express.layout import SIDE_W, SIDE_X, frame
from render.cube_express.map import map_items
from render.cube_express.news import changed
from render.cube_express.panel import player_panels
from render.cube_express.pieces import cube_at, decisive
from render.cube_express.tiles import good
from render.parts import header, heading, page
from render.pictures import Setting
from render.scene import Group, Item, Rect, Scene, Sprite, Text, group
from render.theme import INK, MARGIN, READ, WHITE, WIDTH, YELLOW
from rules.cube_express.components import RESOURCES, Tile
from rules.cube_express.state import OVER, SIDE, TRAINS, Public
from rules.cube_express.view import View

OPEN = 114
"""Size of a tile of the display."""
FACTORY, ACROSS = 58, 4
"""Height of a factory's line, and how many stand side by side."""


def board(view: View, setting: Setting) -> Scene:
    public = view.public
    where = frame(public.map)
    panels, low = player_panels(public, setting)
    shown, low = display(public, setting, low)
    told, low = factories(public, setting, max(low, where.bottom) + 20)
    items = (*heading_of(public, setting), *map_items(public, setting, where), *panels, *shown, *told)
    scene = Scene(WIDTH, round(low) + MARGIN, items, backdrop(round(low) + MARGIN))
    return replace(scene, items=(*items, *changed(public, setting, scene)))


@cache
def backdrop(height: int) -> tuple[Item, ...]:
    return page(WIDTH, height)


def heading_of(public: Public, setting: Setting, width: int = WIDTH) -> tuple[Item, ...]:
    words = setting.words
    if public.phase == OVER:
        return header(setting, words("game-name"), words("picture-round", round=public.round), width=width)
    phase = words("picture-round", round=public.round)
    if not public.market:
        phase += " · " + words("picture-last-turns")
    elif public.phase in (TRAINS, SIDE):
        phase += " · " + words("picture-points", points=public.points)
    return header(setting, words("game-name"), phase, width=width)


def display(public: Public, setting: Setting, y: float) -> tuple[list[Item], float]:
    """The open tiles in the column beside the map, and where they end."""
    items: list[Item] = [*heading(SIDE_X, y, SIDE_W, setting.words("picture-display"), READ)]
    y += 58
    for n, tile in enumerate(public.display):
        x = SIDE_X + n * (SIDE_W - OPEN) / (len(public.display) - 1)
        if tile:
            face = Sprite("cube_express-tile", x, y, OPEN, OPEN, (tile, 0)), Rect(x, y, OPEN, OPEN, None, INK, 2)
            items += [
                group(face, name=f"display:{n + 1}"),
                Text(x, y + OPEN + 2, OPEN, 42, tile, READ, "bold", INK, "middle", smallest=READ),
            ]
    return items, y + OPEN + 48


def factories(public: Public, setting: Setting, y: float) -> tuple[list[Item], float]:
    """The factories on the map in the whole width, and where they end."""
    lines = factory_lines(public)
    if not lines:
        return [], y - 10
    items: list[Item] = [*heading(MARGIN, y, WIDTH - 2 * MARGIN, setting.words("picture-factories"), READ)]
    y += 84
    for n, line in enumerate(lines):
        row, column = divmod(n, ACROSS)
        items.append(group(line, x=MARGIN + column * (WIDTH - 2 * MARGIN) / ACROSS, y=y + FACTORY * row))
    return items, y + FACTORY * -(-len(lines) // ACROSS) - FACTORY / 2


def factory_lines(public: Public) -> list[Group]:
    """The factories on the map with what they want and bring: too small to be read on their tiles."""
    paid = {piece.place: piece.seat for piece in public.first}
    there = public.atlas.cells.items()
    return [_factory(cell, shape.tile, paid.get(cell)) for cell, shape in there if shape.tile.kind == "factory"]


def _factory(cell: str, factory: Tile, first: int | None) -> Group:
    """Where a factory is, what it wants, what the first delivery and later ones bring; centred on a height."""
    wanted = [name for name, many in zip(RESOURCES, factory.demand, strict=True) for _ in range(many)]
    values: list[Item] = [Rect(256, -25, 64, 50, YELLOW, INK, 2, 7), Rect(324, -25, 48, 50, WHITE, INK, 2, 7)]
    if first is None:
        values.append(decisive(257, -25, 62, 50, factory.first, "middle"))
    else:
        values.append(cube_at(first, 288, 0, 38))
    values.append(decisive(325, -25, 46, 50, factory.later, "middle"))
    return group(
        Text(0, -24, 140, 48, cell, READ, "narrow", smallest=READ),
        (good(name, 158 + 36 * at, 0, 36) for at, name in enumerate(wanted)),
        values,
        name=f"factory:{cell}",
    )
