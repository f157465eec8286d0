"""The map: tiles, coordinates, pieces, and the marks of the last move."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import groupby

from render.cube_express.layout import BAND, CORNER, Frame, frame
from render.cube_express.pieces import STATION, cube_at, numbered_train
from render.cube_express.tiles import fields
from render.parts import recent
from render.pictures import Setting
from render.recent import fresh
from render.scene import Disc, Group, Item, Polygon, Rect, Sprite, Text, collect, group, over
from render.symbols import icon
from render.theme import CARD, INK, LINEN, READ, RECENT, SAND, SOFT, WHITE, YELLOW, Colour
from rules.cube_express.components import HOUSE
from rules.cube_express.state import Public

SPOTS = ((50, 84), (17, 50), (83, 50), (35, 66), (65, 66), (35, 34), (65, 34), (50, 17))
"""Where trains stand on a tile, the first one in the south."""


MIDDLE = (50, 50)
LAP = 5
"""Coordinates of two figures are a little wider than a small cell."""


def map_items(public: Public, setting: Setting, where: Frame | None = None) -> list[Item]:
    where = where or frame(public.map)
    open_ = ((cell, bool(track)) for cell, (track, _) in public.atlas.open.items() if where.shows(cell))
    return list(
        collect(
            group(_ruler(where), name="ruler"),
            (_open_cell(where, cell, track) for cell, track in open_),
            (_tile(public, where, text) for text in public.map if where.shows(text.split(" ")[1])),
            _cities(public, where),
            news(public, setting, where),
            _trains(public, where),
        )
    )  # fmt: skip


def _ruler(where: Frame) -> list[Text]:
    """Coordinates above and on the left."""
    items: list[Text] = []
    for n, label in enumerate(where.east_labels):
        x = where.left + n * where.size - LAP
        items.append(Text(x, where.top - BAND, where.size + 2 * LAP, BAND - 6, label, READ, "narrow", SOFT, "middle"))
    for n, label in enumerate(where.north_labels):
        y = where.top + n * where.size
        items.append(Text(where.left - BAND - LAP, y, BAND, where.size, label, READ, "narrow", SOFT, "middle"))
    return items


def _cities(public: Public, where: Frame) -> Iterator[Item]:
    """What each station scores for its city, and what the houses of a city without one would bring to a new one."""
    hosts = public.station_cities()
    for number, city in public.atlas.cities.items():
        points = str(HOUSE * city.size)
        if number in hosts:
            home = next(cell for cell in city.sites if public.station(cell) is not None)
            if where.shows(home):
                yield badge(*where.at(home, 50, 15), points, YELLOW, f"city:{home}")
        elif city.size > 1:
            cell, corner = city.houses[0].split(".")
            x, y = CORNER[corner]
            if where.shows(cell):
                there = where.at(cell, (x + 50) / 2, (y + 50) / 2)
                yield badge(*there, points, CARD, f"city:{city.houses[0]}")


def badge(x: float, y: float, words: str, colour: Colour, name: str) -> Group:
    """Points in a small sign, as large on every map: they must be read on the smallest tile."""
    high, wide = 38, 20 * len(words) + 18
    return over(
        Rect(x - wide / 2, y - high / 2, wide, high, colour, INK, 2, 10),
        Text(x - wide / 2 + 4, y - high / 2, wide - 8, high, words, READ, "narrow", INK, "middle", smallest=READ),
        name=name,
    )


def _open_cell(where: Frame, cell: str, track: bool) -> Group:
    """An empty cell; darker where a tile may continue the network."""
    x, y = where.corner(cell)
    inset = 3
    size = where.size - 2 * inset
    return group(
        Rect(inset, inset, size, size, LINEN if track else None, SAND if track else None, 2, 6),
        x=x,
        y=y,
        name=f"open:{cell}",
    )


def tile(where_size: float, text: str) -> Sprite:
    """A tile of the map in a given size, at the origin."""
    name, _, rotation = text.split(" ")
    return Sprite("cube_express-tile", 0, 0, where_size, where_size, (name, int(rotation)))


def _tile(public: Public, where: Frame, text: str) -> Group:
    name, cell, rotation = text.split(" ")
    x, y = where.corner(cell)
    return group(
        tile(where.size, text), on_tile(public, cell, name, int(rotation), where.scale), x=x, y=y, name=f"cell:{cell}"
    )


def on_tile(public: Public, cell: str, name: str, rotation: int, scale: float) -> list[Item]:
    """Station, owner, passengers and deliveries of a tile, at the tile's corner."""
    items: list[Item] = []
    for piece in public.passengers:
        home, _, corner = piece.place.partition(".")
        if home == cell:
            x, y = CORNER[corner]
            items.append(cube_at(piece.seat, x * scale, y * scale, 38 * scale))
    station, owner = public.station(cell), public.owner(cell)
    if station is not None:
        items.append(icon(STATION, 50 * scale, 49 * scale, 40 * scale, station))
    if owner is not None:
        items.append(cube_at(owner, 50 * scale, 50 * scale, 32 * scale))
    spots = fields(name, rotation)
    if spots is not None:
        (fx, fy), (lx, ly) = spots
        first = next((piece.seat for piece in public.first if piece.place == cell), None)
        if first is not None:
            items.append(cube_at(first, fx * scale, (fy + 3) * scale, 22 * scale))
        later = Counter(piece.seat for piece in public.later if piece.place == cell)
        for n, seat in enumerate(sorted(later)):
            items.append(cube_at(seat, (lx + 3 * n) * scale, (ly + 3 - 6 * n) * scale, 20 * scale))
    return items


def _trains(public: Public, where: Frame) -> list[Item]:
    standing = [
        (cell, seat, number)
        for seat, player in enumerate(public.players)
        for number, cell in enumerate(player.trains, 1)
        if cell and where.shows(cell)
    ]
    standing.sort(key=lambda train: train[0])
    items: list[Item] = []
    for cell, there in groupby(standing, key=lambda train: train[0]):
        # On a factory the values and the demand stay free: its middle has nothing more to say.
        spots = (MIDDLE, *SPOTS[1:]) if public.atlas.cells[cell].tile.kind == "factory" else SPOTS
        for (x, y), (_, seat, number) in zip(spots, there, strict=False):
            items.append(
                numbered_train(seat, number, *where.at(cell, x, y), 33 * where.scale, f"train:{seat}:{number}")
            )
    return items


def news(public: Public, setting: Setting, where: Frame) -> list[Item]:
    """The tile laid, the way of the trains, and what was put on the map since the last picture."""
    items: list[Item] = []
    placed = fresh(setting, "placed", "placed-back")
    for n, data in enumerate(placed, 1):
        x, y = where.corner(str(data["cell"]))
        items.append(recent(x, y, where.size, where.size, 4, number=n if len(placed) > 1 else 0))
    for data in fresh(setting, "stepped"):
        items.append(_arrow(where, str(data["start"]), str(data["cell"])))
    for data in fresh(setting, "boarded"):
        if public.passenger(str(data["house"])) is not None:
            ring = Disc(*where.house(str(data["house"])), 19 * where.scale, None, RECENT, 4)
            items.append(over(ring, name="recent:house"))
    for data in fresh(setting, "took", "delivered"):
        x, y = where.at(str(data["cell"]), 80, 10)
        words = f"+{data['value']}" if "value" in data else "+1"
        items.append(_tag(x, y, words))
    return items


def _arrow(where: Frame, start: str, end: str) -> Group:
    """A train's step: an arrow on the edge it crossed."""
    (x0, y0), (x1, y1) = where.at(start), where.at(end)
    x, y = (x0 + x1) / 2, (y0 + y1) / 2
    dx, dy = (x1 - x0) / where.size, (y1 - y0) / where.size
    long, wide = 17, 15
    tip = (x + long * dx, y + long * dy)
    left = (x - long * dx - wide * dy, y - long * dy + wide * dx)
    right = (x - long * dx + wide * dy, y - long * dy - wide * dx)
    notch = (x - long * dx / 2, y - long * dy / 2)
    return over(Polygon((tip, left, notch, right), RECENT, WHITE, 4), name="recent:way")


def _tag(x: float, y: float, words: str) -> Group:
    return over(
        Rect(x - 28, y - 19, 56, 38, RECENT, WHITE, 2, 13),
        Text(x - 27, y - 18, 54, 36, words, READ, "bold", WHITE, "middle"),
        name="recent:gain",
    )
