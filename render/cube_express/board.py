"""The public picture: the map, and beside it the players with what they have."""

from __future__ import annotations

from functools import cache

from render.cube_express.layout import HEIGHT, READ, SIDE_X
from render.cube_express.map import map_items
from render.cube_express.pieces import STATION, cube_at
from render.cube_express.tiles import good
from render.parts import TOP, count, header, heading, page, panel
from render.pictures import Setting
from render.scene import Group, Item, Rect, Scene, Sprite, Text, collect, group
from render.symbols import icon
from render.theme import CARD, INK, KEY, MARGIN, NAME, RULE, SAND, SOFT, WHITE, WIDTH, YELLOW
from rules.core import Seat
from rules.cube_express import scoring
from rules.cube_express.components import RESOURCES, STATIONS, STOCK
from rules.cube_express.state import OVER, SIDE, TRAINS, Public
from rules.cube_express.view import View

SIDE_W = WIDTH - MARGIN - SIDE_X
PANEL_H, PANEL_STEP = 164, 176
BOX = 33
MOST = 4
"""With so many players the display is on the second picture only."""
OPEN, DISPLAY_H = 108, 206
"""A space of the technology row."""


def board(view: View, setting: Setting) -> Scene:
    public = view.public
    scores = scoring.totals(public)
    items = collect(
        heading_of(public, setting),
        map_items(public, setting),
        (player_panel(public, setting, Seat(seat), scores[seat], seat) for seat in range(public.seats)),
        display(public, setting, _below_panels(public)) if public.seats < MOST else None,
        _factories(public, setting, _below(public)),
    )
    return Scene(WIDTH, HEIGHT, tuple(items), backdrop())


@cache
def backdrop() -> tuple[Item, ...]:
    return page(WIDTH, HEIGHT)


def heading_of(public: Public, setting: Setting) -> tuple[Item, ...]:
    words = setting.words
    if public.phase == OVER:
        return header(setting, words("game-name"), words("picture-round", round=public.round))
    phase = words("picture-round", round=public.round)
    if not public.market:
        phase += " · " + words("picture-last-turns")
    elif public.phase in (TRAINS, SIDE):
        phase += " · " + words("picture-points", points=public.points)
    return header(setting, words("game-name"), phase)


def player_panel(public: Public, setting: Setting, seat: Seat, score: int, row: int) -> Group:
    """What lies on a player board, in the column beside the map."""
    player = public.players[seat]
    y = 84
    levels = [level_space(14 + BOX * n, y - BOX / 2, n + 1, seat, n < player.level) for n in range(STATIONS)]
    x = 14 + BOX * STATIONS + 6
    first = group(
        count(x, y, "coin", player.dividends, size=READ),
        icon("cube_express-stock", x + 124, y, 36),
        Text(x + 148, y - 22, 50, 44, str(STOCK[player.stock]), READ, "bold"),
        _token_count(x + 200, y, player.tokens),
    )
    low = y + 50
    stores = [
        group(good(name, 18, 0, 32), Text(38, -22, 42, 44, str(many), READ, "bold"), x=10 + 76 * n, y=low)
        for n, (name, many) in enumerate(zip(RESOURCES, player.stores, strict=True))
    ]
    limit = Text(234, low - 18, 62, 36, f"≤ {player.level}", READ, "plain", SOFT)
    reserve = group(cube_at(seat, 18, 0, 32), Text(40, -22, 50, 44, str(player.reserve), READ, "bold"), x=296, y=low)
    trains = [
        icon("cube_express-train", 420 + 60 * n, low, 34, seat)
        if cell
        else Rect(398 + 60 * n, low - 15, 46, 30, None, RULE, 2, 8)
        for n, cell in enumerate(player.trains)
    ]
    return panel(
        SIDE_X, TOP + 4 + PANEL_STEP * row, SIDE_W, PANEL_H, seat, setting, str(score),
        *levels, first, stores, limit, reserve, trains, start=seat == 0,
    )  # fmt: skip


def level_space(x: float, y: float, level: int, seat: Seat, reached: bool) -> Group:
    """A space of the technology row: its number, or the station that still covers it."""
    return group(
        Rect(0, 0, BOX - 1, BOX, CARD if reached else SAND, INK, 1.5, 4),
        Text(1, 0, BOX - 3, BOX, str(level), KEY, "bold", INK, "middle")
        if reached
        else icon(STATION, BOX / 2 - 0.5, BOX / 2, 20, seat),
        x=x,
        y=y,
    )


def _token_count(x: float, y: float, tokens: int) -> Item | None:
    """Tokens of nine points."""
    if not tokens:
        return None
    return group(*(token_disc(x + 19 + 42 * n, y) for n in range(tokens)))


def token_disc(x: float, y: float) -> Group:
    """Nine points."""
    return group(
        Rect(-19, -19, 38, 38, YELLOW, INK, 2, 19), Text(-19, -19, 38, 38, "9", READ, "bold", INK, "middle"), x=x, y=y
    )


def _below(public: Public) -> float:
    """Where the factories begin."""
    return _below_panels(public) + (DISPLAY_H if public.seats < MOST else 0)


def _below_panels(public: Public) -> float:
    return TOP + 8 + PANEL_STEP * public.seats


def display(public: Public, setting: Setting, y: float) -> list[Item]:
    """The open tiles in the column beside the map."""
    items: list[Item] = [*heading(SIDE_X, y, SIDE_W, setting.words("picture-display"), KEY)]
    for n, tile in enumerate(public.display):
        x = SIDE_X + n * SIDE_W / len(public.display)
        if tile:
            items += [
                Sprite("cube_express-tile", x, y + 48, OPEN, OPEN, (tile, 0)),
                Rect(x, y + 48, OPEN, OPEN, None, INK, 2),
                Text(x, y + 50 + OPEN, OPEN, 38, tile, READ, "bold", INK, "middle"),
            ]
    return items


def _factories(public: Public, setting: Setting, top: float) -> list[Item]:
    """The factories on the map with what they want and pay: too small to be read on the tiles."""
    found = [(cell, shape.tile) for cell, shape in public.atlas.cells.items() if shape.tile.kind == "factory"]
    room = int((HEIGHT - MARGIN - top - 50) // 50)
    if room < 1:
        return []
    items: list[Item] = [*heading(SIDE_X, top, SIDE_W, setting.words("picture-factories"), KEY)]
    if not found:
        nothing = setting.words("picture-no-factories")
        items.append(Text(SIDE_X, top + 44, SIDE_W, 40, nothing, READ, "plain", SOFT))
    width = SIDE_W / 2
    for n, (cell, factory) in enumerate(found[: 2 * room]):
        x, y = SIDE_X + width * (n // room), top + 70 + 50 * (n % room)
        wanted = [name for name, many in zip(RESOURCES, factory.demand, strict=True) for _ in range(many)]
        first = next((piece.seat for piece in public.first if piece.place == cell), None)
        items.append(
            group(
                Text(0, -21, 90, 42, cell, READ, "narrow", smallest=NAME),
                (good(name, 105 + 25 * at, 0, 27) for at, name in enumerate(wanted)),
                Rect(170, -20, 38, 40, YELLOW, INK, 1.5, 5),
                Text(171, -20, 36, 40, str(factory.first), READ, "bold", INK, "middle")
                if first is None
                else cube_at(first, 189, 0, 32),
                Rect(210, -20, 38, 40, WHITE, INK, 1.5, 5),
                Text(211, -20, 36, 40, str(factory.later), READ, "bold", INK, "middle"),
                x=x,
                y=y,
                name=f"factory:{cell}",
            )
        )
    return items
