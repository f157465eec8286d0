"""Small scenes for the guide, made of the game's own pieces."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from render.parts import TOP, header, marker, page, recent
from render.pictures import Setting
from render.rail_line.first import first
from render.rail_line.layout import CARD_H, CARD_W, DECIDE, LANES, OUTER, READ, SIGN_STEP, SIGN_X
from render.rail_line.pieces import symbol_icon, track_card, train
from render.rail_line.sheets import Grid, printed
from render.scene import Group, Item, Rect, Scene, Sprite, Text, group
from render.symbols import icon
from render.theme import CARD, INK, MARGIN, WIDTH
from rules.rail_line.components import COST_BOX, COST_CARD, COST_LOCAL, GAIN_DISCARD, SHEETS

SCALE = 1.5


def lesson(topic: str, setting: Setting) -> Scene | None:
    drawing = LESSONS.get(topic)
    return drawing(setting) if drawing else None


def _scene(setting: Setting, topic: str, height: float, *items: Item) -> Scene:
    head = header(setting, setting.words("game-name"), status=setting.words(f"guide-{topic}-title"))
    return Scene(WIDTH, round(height), (*head, *items), page(WIDTH, round(height)))


def _idea(setting: Setting) -> Scene:
    """One card, three tracks, three expresses, and what each of them marks."""
    items: list[Item] = [track_card("B06", "102", MARGIN + 60, TOP + 20, "1", 2)]
    goods = {0: ("WO", "SA"), 1: ("PA",), 2: ("GL",)}
    lanes = {1: 1, 0: 2, 2: 3}
    for seat, lane in lanes.items():
        y = TOP + 20 + 2 * LANES[lane]
        items.append(icon("rail_line-train", MARGIN + 60 + 2 * CARD_W - 62, y - 4, 84, seat))
        items.append(icon("arrow", MARGIN + 60 + 2 * CARD_W + 70, y, 50))
        items.append(icon("token", MARGIN + 60 + 2 * CARD_W + 160, y, 64, seat))
        items += [
            symbol_icon(code, MARGIN + 60 + 2 * CARD_W + 260 + 90 * n, y, 66) for n, code in enumerate(goods[seat])
        ]
    words = Text(MARGIN + 1000, TOP + 20, 540, 2 * CARD_H, setting.words("lesson-idea"), READ, lines=8)
    return _scene(setting, "idea", TOP + 2 * CARD_H + 60, *items, words)


def _turn(setting: Setting) -> Scene:
    """The five steps of a turn, each with its piece."""
    pieces: tuple[tuple[Item, ...], ...] = (
        (Sprite("rail_line-card", 10, -67, CARD_W * 0.7, CARD_H * 0.7, ("B06", "102")),),
        (Sprite("rail_line-train", 0, -50, 136, 100, (0,)),),
        (icon("rail_line-shield", 60, 0, 110),),
        (Sprite("rail_line-curve", 34, -72, OUTER * 0.37, 144, ("012", "left")),),
        (icon("coin", 60, 0, 96),),
    )
    items: list[Item] = []
    step = 166
    for n, drawn in enumerate(pieces):
        y = TOP + 10 + step * n
        words = Text(420, 4, WIDTH - 2 * MARGIN - 450, step - 24, setting.words(f"lesson-turn-{n + 1}"), READ, lines=3)
        items.append(
            group(
                Rect(0, 0, WIDTH - 2 * MARGIN, step - 12, CARD, INK, 2, 10),
                Group(drawn, 180, (step - 12) / 2),
                words,
                x=MARGIN,
                y=y,
            )
        )
        items.append(marker(n + 1, MARGIN + 70, y + (step - 12) / 2, 70))
    return _scene(setting, "turn", TOP + step * len(pieces) + MARGIN, *items)


def _trains(setting: Setting) -> Scene:
    """Only stations of the own track are counted, and only the last one brings something (EX-8)."""
    width = CARD_W * SCALE
    local, express = setting.words("picture-local-letter"), setting.words("picture-express-letter")
    cards = (("B12", "012"), ("B16", "012"), ("B17", "012"), ("B18", "012"), ("A08", "012"), ("B02", "012"))
    items: list[Item] = []
    counted = 0
    for n, (card, owners) in enumerate(cards):
        x = MARGIN + 8 + (width + 8) * n
        items.append(track_card(card, owners, x, TOP + 50, str(n + 1), SCALE))
        if n and card != "B18":
            counted += 1
            items.append(marker(counted, x + 88 * SCALE, TOP + 50 + 18 * SCALE, 54))
    top = TOP + 50 + LANES[1] * SCALE
    items.append(group(train(0, local, 0, 0, False, ""), x=MARGIN + 8 + width - 56, y=top))
    items.append(group(train(0, express, 0, 0, False, ""), x=MARGIN + 8 + (width + 8) * 5 + width - 56, y=top))
    target = MARGIN + 8 + (width + 8) * 2 + SIGN_X * SCALE
    items.append(recent(target, top - 22 * SCALE, SIGN_STEP * SCALE, 44 * SCALE, 12))
    bottom = TOP + 50 + CARD_H * SCALE + 24
    items.append(Text(MARGIN + 8, bottom, WIDTH - 2 * MARGIN - 16, 130, setting.words("lesson-trains"), READ, lines=3))
    return _scene(setting, "trains", bottom + 150, *items)


def _extra(setting: Setting) -> Scene:
    """The four extra actions with their prices."""
    pieces: tuple[tuple[Item, str, int], ...] = (
        (Sprite("rail_line-train", -75, -55, 150, 110, (0,)), "local", -COST_LOCAL),
        (Sprite("rail_line-card", -60, -72, CARD_W * 0.75, CARD_H * 0.75, ("B06", "102")), "play", -COST_CARD),
        (icon("cards", 0, 0, 130), "discard", GAIN_DISCARD),
        (icon("rail_line-box", 0, 0, 110), "box", -COST_BOX),
    )
    items: list[Item] = []
    width = (WIDTH - 2 * MARGIN) / len(pieces)
    for n, (drawn, key, coins) in enumerate(pieces):
        price = f"+{coins}" if coins > 0 else str(coins).replace("-", "−")
        words = Text(
            10, 180, width - 32, 120, setting.words(f"move-extra-{key}"), READ, "narrow", INK, "middle", READ, 3
        )
        items.append(
            group(
                Rect(0, 0, width - 12, 400, CARD, INK, 2, 10),
                Group((drawn,), width / 2 - 6, 100),
                words,
                icon("coin", width / 2 - 50, 336, 76),
                Text(width / 2 + 2, 300, 110, 72, price, 56, "bold"),
                x=MARGIN + width * n,
                y=TOP,
            )
        )
    return _scene(setting, "extra", TOP + 400 + MARGIN, *items)


def _sheet(number: int) -> Callable[[Setting], Scene]:
    def drawn(setting: Setting) -> Scene:
        """The sheet as it is printed, with the names of its rows."""
        sheet = SHEETS[number]
        place = Grid(sheet, [row.symbol for row in sheet.rows], WIDTH - 2 * MARGIN, 68, 400)
        names = [
            Text(
                MARGIN + place.coin_x + 44,
                TOP + place.middle(row.symbol) - 28,
                300,
                56,
                setting.words(f"symbol-{row.symbol}"),
                READ,
            )
            for row in sheet.rows
        ]
        rows = Group(printed(place, values_left=False), MARGIN, TOP)
        return _scene(setting, f"sheet{number}", TOP + place.height + MARGIN, rows, *names)

    return drawn


def _end(setting: Setting) -> Scene:
    """What the end looks like: the last slot, or an empty stack."""
    items: list[Item] = []
    half = (WIDTH - 2 * MARGIN - 20) / 2
    ends: tuple[tuple[Item, str], ...] = (
        (Sprite("rail_line-destination", -OUTER / 2, -CARD_H / 2, OUTER, CARD_H, ("012",)), "line"),
        (Rect(-CARD_W / 2, -CARD_H / 2, CARD_W, CARD_H, None, INK, 3, 10), "stack"),
    )
    for n, (drawn, key) in enumerate(ends):
        items.append(
            group(
                Rect(0, 0, half, 320, CARD, INK, 2, 10),
                Group((drawn,), half / 2, 120),
                Text(
                    20,
                    226,
                    half - 40,
                    84,
                    setting.words(f"reason-{key}"),
                    DECIDE,
                    "plain",
                    align="middle",
                    smallest=READ,
                ),
                x=MARGIN + (half + 20) * n,
                y=TOP,
            )
        )
    return _scene(setting, "end", TOP + 320 + MARGIN, *items)


LESSONS: Mapping[str, Callable[[Setting], Scene]] = {
    "first": first,
    "idea": _idea,
    "turn": _turn,
    "trains": _trains,
    "extra": _extra,
    "sheet1": _sheet(1),
    "sheet2": _sheet(2),
    "end": _end,
}
