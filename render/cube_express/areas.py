"""The central board: goal cards with their markers, the display, the stock rows, what is left."""

from __future__ import annotations

from functools import cache

from render.asking import Mark
from render.cube_express.areas_phone import areas_phone, mark_x
from render.cube_express.board import heading_of
from render.cube_express.panel import head_height, name_text, token_disc
from render.cube_express.phone import WIDTH as PHONE_WIDTH
from render.cube_express.pieces import NEUTRAL, cube_at, decisive
from render.fonts import LEADING, fit
from render.parts import TOP, card_back, heading, page, recent
from render.pictures import Setting
from render.recent import fresh
from render.scene import Group, Item, Rect, Scene, Sprite, Text, bounds, collect, group, named
from render.symbols import icon
from render.theme import (
    BRASS,
    CARD,
    CREAM,
    ENAMEL,
    INK,
    LINEN,
    MARGIN,
    READ,
    RULE,
    SAND,
    SEATS,
    SOFT,
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

GAP = 12
COLUMN_W = (WIDTH - 2 * MARGIN - GAP * (COLUMNS - 1)) / COLUMNS
TITLE_H, BELOW_H, TILE = 56, 322, 168
GOAL_W, MOST = COLUMN_W - 34, 8
SUPPLY_H = 96
LABEL_W = 424
POINTS_H = 52
SPACE = (WIDTH - 2 * MARGIN - LABEL_W) / (LAST_SPACE + 1)


def areas(view: View, setting: Setting) -> Scene:
    if setting.form == "phone":
        return areas_phone(view, setting)
    public = view.public
    supply = TOP + column_height(public, setting) + 16
    stock, height = _stock(public, setting, supply + SUPPLY_H + 18)
    items = collect(
        heading_of(public, setting),
        (column(public, setting, number) for number in range(1, COLUMNS + 1)),
        _supply(public, setting, supply),
        stock,
    )
    return Scene(WIDTH, height, tuple(items), backdrop(height))


@cache
def backdrop(height: int) -> tuple[Item, ...]:
    return page(WIDTH, height)


def chapter(view: View) -> str:
    """The central board is worth showing once a round, and when the end is set off."""
    return f"{view.public.round} {view.public.end}"


def card_height(public: Public, setting: Setting) -> float:
    """A goal card has room for the longest of the goals."""
    told = (fit(setting.words(f"goal-text-{goal}"), GOAL_W, READ, "plain", READ, MOST, 1000) for goal in public.goals)
    return TITLE_H + 28 + LEADING * READ * max(len(lines) for _, lines in told)


def column_height(public: Public, setting: Setting) -> float:
    return card_height(public, setting) + BELOW_H


def column(public: Public, setting: Setting, number: int) -> Group:
    """A column: goal card, markers, values, tile of the display."""
    words, goal = setting.words, public.goals[number - 1]
    inner, card = COLUMN_W - 2 * 12, card_height(public, setting)
    high = column_height(public, setting)
    tile = public.display[number - 1]
    turned = any(data["tile"] == tile for data in fresh(setting, "refilled"))
    said = words(f"goal-text-{goal}")
    return group(
        Rect(0, 0, COLUMN_W, high, LINEN, INK, 2, 12),
        Rect(8, 8, COLUMN_W - 16, card, CARD, BRASS, 3),
        Rect(8, 8, COLUMN_W - 16, TITLE_H, ENAMEL, INK, 2),
        Text(18, 9, inner - 8, TITLE_H - 2, words(f"goal-{goal}"), READ, "narrow", CREAM, "middle", READ),
        Text(17, TITLE_H + 12, GOAL_W, card - TITLE_H - 8, said, READ, align="middle", smallest=READ, lines=MOST),
        _bids(public, number, 12, card + 16, inner),
        _values(public, setting, number, high - 186),
        _tile(tile, 12, high - TILE - 34, turned),
        x=MARGIN + (number - 1) * (COLUMN_W + GAP),
        y=TOP + 4,
        name=f"column:{number}",
    )


def on_column(base: Scene, number: int, at: int = 0) -> Mark:
    """Where the number of an answer stands that is about a column: below it, where nothing of it is covered.

    `at`: the how manieth it is there.
    """
    (found,) = named(base, f"column:{number}")
    if base.width == PHONE_WIDTH:
        return Mark(found.x + mark_x(at), bounds(found)[3] - 46, 64, (found,))
    return Mark(found.x + 48 + 66 * at, bounds(found)[3] + 34, 64, (found,))


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
            cube_at(seat, left + 20, 26, 38),
            decisive(left + 44, 0, step - 44, 52, count),
        ]
        if seat != NEUTRAL and goals.met(public, Seat(seat), goal):
            items.append(icon("tick", left + 34, 72, 40))
        elif seat != NEUTRAL:
            have, need = goals.progress(public, Seat(seat), goal)
            items.append(Text(left, 52, step - 2, 42, f"{have}/{need}", READ, "narrow", SOFT, smallest=READ))
    return group(items, x=x, y=y)


def _values(public: Public, setting: Setting, number: int, y: float) -> Group:
    """What a marker is worth with the majority and without it."""
    majority, other = TABLES[public.seats].columns[number - 1]
    w = COLUMN_W - TILE - 36
    items: list[Item] = [
        Text(-6, 0, w + 12, 40, setting.words("picture-values"), READ, "narrow", SOFT, "middle", smallest=READ)
    ]
    for row, (symbol, value, colour) in enumerate((("crown", majority, YELLOW), ("person", other, WHITE))):
        low = 44 + 68 * row
        items += [
            Rect(0, low, w, 62, colour, INK, 2, 8),
            icon(symbol, w / 2 - 34, low + 31, 42),
            decisive(w / 2, low, 60, 62, value, "middle"),
        ]
    return group(items, x=TILE + 24, y=y, baked=True)


def _tile(tile: str, x: float, y: float, turned: bool) -> Group:
    """A tile of the display with its name; outlined if it was turned up just now."""
    if not tile:
        return group(Rect(0, 0, TILE, TILE, None, RULE, 3, 8), x=x, y=y)
    plate = 92
    return group(
        Sprite("cube_express-tile", 0, 0, TILE, TILE, (tile, 0)),
        Rect(0, 0, TILE, TILE, None, INK, 2.5),
        recent(0, 0, TILE, TILE, 2) if turned else None,
        Rect((TILE - plate) / 2, TILE - 16, plate, 42, CARD, INK, 2, 8),
        Text((TILE - plate) / 2 + 3, TILE - 16, plate - 6, 42, tile, READ, "bold", INK, "middle", smallest=READ),
        x=x,
        y=y,
    )


def _supply(public: Public, setting: Setting, y: float) -> Group:
    """Stack, tokens left, and what has set off the end."""
    words, w = setting.words, WIDTH - 2 * MARGIN
    left = TOKENS - sum(player.tokens for player in public.players)
    said = words(f"picture-end-{public.end}") if public.end else words("picture-end-none", stack=public.stack)
    middle = SUPPLY_H / 2
    return group(
        Rect(0, 0, w, SUPPLY_H, CARD, INK, 2, 12),
        card_back(14, 10, 76, 76) if public.stack else None,
        Text(106, 4, 140, SUPPLY_H - 8, words("picture-stack"), READ, "narrow", smallest=READ),
        decisive(232, 4, 70, SUPPLY_H - 8, public.stack),
        token_disc(350, middle),
        Text(386, 4, 216, SUPPLY_H - 8, words("picture-tokens"), READ, "narrow", lines=2, smallest=READ),
        decisive(604, 4, 50, SUPPLY_H - 8, left),
        Text(
            672,
            4,
            w - 690,
            SUPPLY_H - 8,
            said,
            READ,
            "bold" if public.end else "plain",
            colour=INK if public.end else SOFT,
            lines=2,
            smallest=READ,
        ),
        x=MARGIN,
        y=y,
        name="supply",
    )


def _stock(public: Public, setting: Setting, top: float) -> tuple[list[Item], int]:
    """A stock row for each player: victory points, dollar markers, the disc; and how high the picture is."""
    items: list[Item] = [*heading(MARGIN, top, LABEL_W - 20, setting.words("picture-stock"), READ), _points(top)]
    y = top + POINTS_H + 6
    for seat, player in enumerate(public.players):
        high = max(60.0, head_height(setting.names[seat], LABEL_W - 66))
        middle = high / 2 - 3
        items.append(
            group(
                _spaces(seat, high),
                icon("token", 26, middle, 44, seat),
                name_text(setting.names[seat], 56, 0, LABEL_W - 66, high - 6),
                (cube_at(seat, LABEL_W + SPACE * (index + 1) - 24, middle, 30) for index in player.dollars),
                icon("token", LABEL_W + SPACE * (player.stock + 0.5), middle, 46, seat),
                x=MARGIN,
                y=y,
                name=f"stock:{seat}",
            )
        )
        y += high
    return items, round(y) + MARGIN - 6


@cache
def _points(y: float) -> Group:
    """What each space is worth, above all rows."""
    numbers = (decisive(SPACE * n, 0, SPACE, POINTS_H, points, "middle", SOFT) for n, points in enumerate(STOCK))
    return group(numbers, x=MARGIN + LABEL_W, y=y, baked=True)


@cache
def _spaces(seat: int, high: float) -> Group:
    """The spaces of a seat's row, some with a dollar."""
    items: list[Item] = [Rect(-2, 0, WIDTH - 2 * MARGIN + 4, high - 6, SEATS[seat].light, radius=8)]
    for index in range(LAST_SPACE + 1):
        x = LABEL_W + SPACE * index
        fill, edge = (CREAM, BRASS) if index in DOLLARS else (CARD, SAND)
        items.append(Rect(x + 3, 4, SPACE - 6, high - 14, fill, edge, 2, 6))
        if index in DOLLARS:
            items.append(icon("coin", x + 21, high / 2 - 3, 28))
    return group(items, baked=True)
