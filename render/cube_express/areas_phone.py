"""The central board for a screen held upright: the goal cards one below the other, then what is left, and the stock."""

from __future__ import annotations

from dataclasses import replace

from render.cube_express.board import heading_of
from render.cube_express.panel import token_disc
from render.cube_express.phone import DECIDE, EDGE, GOAL, INNER, LEAST, READ, WIDTH, goal
from render.cube_express.pieces import cube_at, decisive
from render.fonts import LEADING, lines_of
from render.parts import TOP, card_back, heading, page, recent, spelled
from render.pictures import Setting
from render.recent import fresh
from render.scene import Group, Item, Rect, Scene, Sprite, Text, group
from render.symbols import icon
from render.theme import BRASS, CARD, CREAM, INK, LINEN, RULE, SAND, SEATS, SOFT
from rules.cube_express.components import COLUMNS, DOLLARS, STOCK, TOKENS
from rules.cube_express.state import Public
from rules.cube_express.view import View

TILE, NUMBERS = 156, 150
"""Size of a tile, and the room beside it for the numbers of answers."""
SAID_W = INNER - TILE - NUMBERS - 40
LEAST_H, SUPPLY_H, SPACES_H = TILE + 62, 96, 62
SPACE = INNER / len(STOCK)


def areas_phone(view: View, setting: Setting) -> Scene:
    public, y = view.public, TOP + 4.0
    items: list[Item] = [*heading_of(public, setting, WIDTH)]
    for number in range(1, COLUMNS + 1):
        items.append(_column(public, setting, number, y))
        y += _column_height(public, setting, number) + 14
    supply, y = _supply(public, setting, y)
    items += [supply, *heading(EDGE, y, INNER, setting.words("picture-stock"), READ)]
    y += 60
    items += (decisive(EDGE + SPACE * n, y, SPACE, 50, at, "middle", SOFT, 37) for n, at in enumerate(STOCK))
    y += 52
    for seat in range(public.seats):
        row, high = _stock(public, setting, seat, y)
        items.append(row)
        y += high
    height = round(y) + EDGE - 6
    return Scene(WIDTH, height, tuple(items), page(WIDTH, height))


def _said(public: Public, setting: Setting, number: int) -> tuple[str, float]:
    """What a goal asks for, and how high its words are."""
    said = setting.words(f"goal-text-{public.goals[number - 1]}")
    return said, LEADING * READ * len(lines_of(said, SAID_W, READ)) + 12


def _column_height(public: Public, setting: Setting, number: int) -> float:
    return GOAL + max(LEAST_H, _said(public, setting, number)[1] + 16)


def _column(public: Public, setting: Setting, number: int, y: float) -> Group:
    """A column: goal card with its markers, what it asks for, the tile of the display."""
    said, high = _said(public, setting, number)
    tile, x = public.display[number - 1], INNER - TILE - 14
    turned = any(data["tile"] == tile for data in fresh(setting, "refilled"))
    face: list[Item] = [Rect(x, GOAL + 8, TILE, TILE, None, RULE, 3, 8)]
    if tile:
        face = [
            Sprite("cube_express-tile", x, GOAL + 8, TILE, TILE, (tile, 0)),
            Rect(x, GOAL + 8, TILE, TILE, None, INK, 2.5),
            *([recent(x, GOAL + 8, TILE, TILE, 2)] if turned else []),
            Text(x, GOAL + TILE + 10, TILE, 46, tile, READ, "bold", INK, "middle", smallest=LEAST),
        ]
    return group(
        Rect(0, 0, INNER, _column_height(public, setting, number), LINEN, INK, 2, 12),
        goal(public, setting, number),
        Text(18, GOAL + 8, SAID_W, high, said, READ, lines=8, smallest=READ),
        face,
        x=EDGE,
        y=y,
        name=f"column:{number}",
    )


def mark_x(at: int) -> float:
    """Where the numbers of the answers about a column stand, from its left edge."""
    return INNER - TILE - NUMBERS + 22 + 66 * at


def _supply(public: Public, setting: Setting, y: float) -> tuple[Group, float]:
    """Stack, tokens left, and what has set off the end; and where it ends."""
    words = setting.words
    left = TOKENS - sum(player.tokens for player in public.players)
    said = words(f"picture-end-{public.end}") if public.end else words("picture-end-none", stack=public.stack)
    lines = len(lines_of(said, INNER - 36, READ))
    high = SUPPLY_H + LEADING * READ * lines + 18
    told = Text(18, SUPPLY_H, INNER - 36, high - SUPPLY_H - 10, said, READ, lines=lines, smallest=LEAST)
    drawn = group(
        Rect(0, 0, INNER, high, CARD, INK, 2, 12),
        card_back(14, 10, 76, 76) if public.stack else None,
        Text(106, 4, 150, SUPPLY_H - 8, words("picture-stack"), READ, "narrow", smallest=LEAST),
        decisive(262, 4, 70, SUPPLY_H - 8, public.stack, size=DECIDE),
        token_disc(400, SUPPLY_H / 2),
        Text(438, 4, 300, SUPPLY_H - 8, words("picture-tokens"), READ, "narrow", lines=2, smallest=LEAST),
        decisive(746, 4, 60, SUPPLY_H - 8, left, size=DECIDE),
        told if public.end else replace(told, colour=SOFT),
        x=EDGE,
        y=y,
        name="supply",
    )
    return drawn, y + high + 16


def _stock(public: Public, setting: Setting, seat: int, y: float) -> tuple[Group, float]:
    """A stock row: the name above its spaces with dollar markers and the disc; and its height."""
    player, name = public.players[seat], setting.names[seat]
    top = LEADING * READ * len(lines_of(name, INNER - 90, READ, "narrow")) + 14
    middle = top + SPACES_H / 2
    items: list[Item] = []
    for index in range(len(STOCK)):
        fill, edge = (CREAM, BRASS) if index in DOLLARS else (CARD, SAND)
        items.append(Rect(SPACE * index + 3, top, SPACE - 6, SPACES_H - 6, fill, edge, 2, 6))
        if index in DOLLARS:
            items.append(icon("coin", SPACE * index + 20, middle - 3, 28))
    return (
        group(
            Rect(-4, 0, INNER + 8, top + SPACES_H, SEATS[seat].light, radius=8),
            icon("token", 26, top / 2, 42, seat),
            spelled(60, 2, INNER - 76, top - 4, name, READ, lines=3, smallest=LEAST),
            items,
            (cube_at(seat, SPACE * (index + 1) - 22, middle - 3, 30) for index in player.dollars),
            icon("token", SPACE * (player.stock + 0.5), middle - 3, 46, seat),
            x=EDGE,
            y=y,
            name=f"stock:{seat}",
        ),
        top + SPACES_H + 10,
    )
