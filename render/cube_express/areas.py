"""The central board: goal cards with their markers, the display, the stock rows, what is left."""

from __future__ import annotations

from functools import cache

from render.cube_express.board import heading_of
from render.cube_express.layout import READ
from render.cube_express.pieces import NEUTRAL, cube_at
from render.parts import TOP, card_back, heading, page, recent
from render.pictures import Setting
from render.recent import fresh
from render.scene import Group, Item, Rect, Scene, Sprite, Text, collect, group
from render.symbols import icon
from render.theme import (
    BRASS,
    CARD,
    CREAM,
    ENAMEL,
    INK,
    KEY,
    LINEN,
    MARGIN,
    NAME,
    RULE,
    SAND,
    SEATS,
    SOFT,
    TITLE,
    WHITE,
    WIDTH,
    YELLOW,
)
from rules.core import Seat
from rules.cube_express import goals
from rules.cube_express.components import COLUMNS, DOLLARS, STOCK, TABLES, TOKENS
from rules.cube_express.components import TOP as LAST_SPACE
from rules.cube_express.state import Public
from rules.cube_express.view import View

COLUMN_W = 322
GAP = 12
SUPPLY_X = MARGIN + COLUMNS * (COLUMN_W + GAP)
CARD_H, TILE = 290, 168
COLUMN_H = 610
ROW_H = 58
LABEL_W = 300


def areas(view: View, setting: Setting) -> Scene:
    public = view.public
    height = _height(public.seats)
    items = collect(
        heading_of(public, setting),
        (column(public, setting, number) for number in range(1, COLUMNS + 1)),
        _supply(public, setting),
        _stock(public, setting, TOP + COLUMN_H + 30),
    )
    return Scene(WIDTH, height, tuple(items), backdrop(height))


def chapter(view: View) -> str:
    """The central board is worth showing once a round, and when the end is set off."""
    return f"{view.public.round} {view.public.end}"


def _height(seats: int) -> int:
    return TOP + COLUMN_H + 30 + 48 + 46 + ROW_H * seats + MARGIN


@cache
def backdrop(height: int) -> tuple[Item, ...]:
    return page(WIDTH, height)


def column(public: Public, setting: Setting, number: int) -> Group:
    """A column: goal card, markers, values, tile of the display."""
    words, goal = setting.words, public.goals[number - 1]
    inner = COLUMN_W - 2 * 12
    majority, other = TABLES[public.seats].columns[number - 1]
    tile = public.display[number - 1]
    turned = any(data["tile"] == tile for data in fresh(setting, "refilled"))
    low = COLUMN_H - TILE - 12
    return group(
        Rect(0, 0, COLUMN_W, COLUMN_H, LINEN, INK, 2, 12),
        Rect(8, 8, COLUMN_W - 16, CARD_H, CARD, BRASS, 3, 8),
        Rect(8, 8, COLUMN_W - 16, 46, ENAMEL, INK, 2, 8),
        Text(18, 9, inner - 8, 44, words(f"goal-{goal}"), READ, "narrow", CREAM, "middle"),
        Text(18, 58, inner - 10, CARD_H - 54, words(f"goal-text-{goal}"), READ, align="middle", lines=7, smallest=24),
        _bids(public, number, 12, CARD_H + 14, inner),
        Text(COLUMN_W - 146, low - 34, 145, 40, words("picture-values"), KEY, "narrow", SOFT, "middle"),
        Rect(COLUMN_W - 122, low + 8, 108, 62, YELLOW, INK, 2, 8),
        icon("crown", COLUMN_W - 94, low + 39, 36),
        Text(COLUMN_W - 66, low + 12, 50, 54, str(majority), TITLE, "bold", align="middle"),
        Rect(COLUMN_W - 122, low + 76, 108, 62, WHITE, INK, 2, 8),
        icon("person", COLUMN_W - 94, low + 107, 38),
        Text(COLUMN_W - 66, low + 80, 50, 54, str(other), TITLE, "bold", align="middle"),
        _tile(tile, 12, low, turned),
        x=MARGIN + (number - 1) * (COLUMN_W + GAP),
        y=TOP + 4,
        name=f"column:{number}",
    )


def _bids(public: Public, number: int, x: float, y: float, w: float) -> Group:
    """Markers on a goal card by seat; a tick with those who would meet it now."""
    goal, bids = public.goals[number - 1], public.bids[number - 1]
    entries = [(seat, count) for seat, count in enumerate(bids)]
    if public.neutral:
        entries.append((NEUTRAL, public.neutral))
    step = w / 4 if len(entries) > 3 else w / 3
    items: list[Item] = []
    for n, (seat, count) in enumerate(entries):
        left = step * n
        items += [
            cube_at(seat, left + 20, 24, 36),
            Text(left + 42, 2, step - 44, 44, str(count), READ, "bold", INK if count else RULE),
        ]
        if seat != NEUTRAL and goals.met(public, Seat(seat), goal):
            items.append(icon("tick", left + 22, 64, 36))
        elif seat != NEUTRAL:
            have, need = goals.progress(public, Seat(seat), goal)
            items.append(Text(left, 46, step - 2, 40, f"{have}/{need}", READ, "narrow", SOFT, smallest=NAME))
    return group(items, x=x, y=y)


def _tile(tile: str, x: float, y: float, turned: bool) -> Group:
    """A tile of the display with its name; outlined if it was turned up just now."""
    if not tile:
        return group(Rect(0, 0, TILE, TILE, None, RULE, 3, 8), x=x, y=y)
    plate = 92
    return group(
        Sprite("cube_express-tile", 0, 0, TILE, TILE, (tile, 0)),
        Rect(0, 0, TILE, TILE, None, INK, 2.5),
        recent(0, 0, TILE, TILE, 2) if turned else None,
        Rect((TILE - plate) / 2, TILE - 13, plate, 40, CARD, INK, 2, 8),
        Text((TILE - plate) / 2 + 3, TILE - 13, plate - 6, 40, tile, READ, "bold", INK, "middle"),
        x=x,
        y=y - 18,
    )


def _supply(public: Public, setting: Setting) -> Group:
    """Stack, tokens left, and what has set off the end."""
    words, w = setting.words, WIDTH - MARGIN - SUPPLY_X
    left = TOKENS - sum(player.tokens for player in public.players)
    said = words(f"picture-end-{public.end}") if public.end else words("picture-end-none", stack=public.stack)
    return group(
        Rect(0, 0, w, COLUMN_H, CARD, INK, 2, 12),
        Text(8, 8, w - 16, 36, words("picture-stack"), READ, "narrow", align="middle"),
        card_back(w / 2 - 55, 50, 110, 110) if public.stack else None,
        Rect(w / 2 - 32, 84, 64, 46, CREAM, INK, 2.5, 10),
        Text(w / 2 - 32, 84, 64, 46, str(public.stack), TITLE, "bold", align="middle"),
        Text(6, 172, w - 12, 72, words("picture-tokens"), READ, "narrow", align="middle", lines=2),
        Rect(w / 2 - 62, 256, 50, 50, YELLOW, INK, 2, 25),
        Text(w / 2 - 62, 256, 50, 50, "9", KEY, "bold", INK, "middle"),
        Text(w / 2, 256, 62, 50, f"× {left}", KEY, "bold"),
        Text(
            8,
            316,
            w - 16,
            COLUMN_H - 322,
            said,
            READ,
            align="middle",
            lines=7,
            colour=INK if public.end else SOFT,
            smallest=22,
        ),
        x=SUPPLY_X,
        y=TOP + 4,
        name="supply",
    )


def _stock(public: Public, setting: Setting, top: float) -> list[Item]:
    """A stock row for each player: victory points, dollar markers, the disc."""
    items: list[Item] = [*heading(MARGIN, top, WIDTH - 2 * MARGIN, setting.words("picture-stock"), KEY)]
    space = (WIDTH - 2 * MARGIN - LABEL_W) / (LAST_SPACE + 1)
    left, y = MARGIN + LABEL_W, top + 44
    for index, points in enumerate(STOCK):
        items.append(Text(left + space * index, y, space, 42, str(points), READ, "bold", SOFT, "middle"))
    for seat, player in enumerate(public.players):
        row: list[Item] = [
            icon("token", 24, ROW_H / 2, 42, seat),
            Text(52, 4, LABEL_W - 62, ROW_H - 8, setting.names[seat], NAME, "bold", lines=2),
        ]
        for index in range(LAST_SPACE + 1):
            x = LABEL_W + space * index
            dollar = index in DOLLARS
            row.append(Rect(x + 3, 4, space - 6, ROW_H - 8, CREAM if dollar else CARD, BRASS if dollar else SAND, 2, 6))
            if dollar and index in player.dollars:
                row.append(cube_at(seat, x + space - 26, ROW_H / 2, 30))
            if dollar:
                row.append(icon("coin", x + 22, ROW_H / 2, 28))
            if index == player.stock:
                row += [icon("token", x + space / 2, ROW_H / 2, 50, seat)]
        items.append(
            group(
                Rect(-2, 2, WIDTH - 2 * MARGIN + 4, ROW_H - 4, SEATS[seat].light, radius=8), row,
                x=MARGIN, y=y + 44 + ROW_H * seat, name=f"stock:{seat}",
            )
        )  # fmt: skip
    return items
