"""Small scenes for the guide, made of the game's own pieces."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from render.lessons import Row, grid, placed, room, rows, scene, steps, words
from render.parts import TOP, marker, recent
from render.pictures import Setting
from render.rail_line.first import first
from render.rail_line.layout import CARD_H, CARD_W, DECIDE, LANES, OUTER, READ, SIGN_STEP, SIGN_X
from render.rail_line.pieces import symbol_icon, track_card, train
from render.rail_line.sheets import Grid, printed
from render.scene import Group, Item, Rect, Scene, Sprite, Text, group
from render.symbols import icon
from render.theme import INK, MARGIN
from rules.rail_line.components import COST_BOX, COST_CARD, COST_LOCAL, GAIN_DISCARD, SHEETS

SCALE = 1.5
EXTRA_W, END_W = 352, 392
"""Room for words in a frame."""


def lesson(topic: str, setting: Setting) -> Scene | None:
    drawing = LESSONS.get(topic)
    return drawing(setting) if drawing else None


def _idea(setting: Setting) -> Scene:
    """One card, three tracks, three expresses, and what each of them marks."""
    items: list[Item] = [track_card("B06", "102", 0, 0, "1", 2)]
    goods = {0: ("WO", "SA"), 1: ("PA",), 2: ("GL",)}
    lanes = {1: 1, 0: 2, 2: 3}
    right = 2 * CARD_W
    for seat, lane in lanes.items():
        y = 2 * LANES[lane]
        items.append(icon("rail_line-train", right - 62, y - 4, 84, seat))
        items.append(icon("arrow", right + 70, y, 50))
        items.append(icon("token", right + 160, y, 64, seat))
        items += [symbol_icon(code, right + 260 + 90 * n, y, 66) for n, code in enumerate(goods[seat])]
    return rows(setting, "idea", Row(items, "lesson-idea"))


def _turn(setting: Setting) -> Scene:
    """The five steps of a turn, each with its piece."""
    card_w, card_h, curve_w = CARD_W * 0.7, CARD_H * 0.7, OUTER * 0.37
    return steps(
        setting,
        "turn",
        (Sprite("rail_line-card", -card_w / 2, -card_h / 2, card_w, card_h, ("B06", "102")),),
        (Sprite("rail_line-train", -68, -50, 136, 100, (0,)),),
        (icon("rail_line-shield", 0, 0, 110),),
        (Sprite("rail_line-curve", -curve_w / 2, -72, curve_w, 144, ("012", "left")),),
        (icon("coin", 0, 0, 96),),
    )


def _trains(setting: Setting) -> Scene:
    """Only stations of the own track are counted, and only the last one brings something (EX-8)."""
    width, high = CARD_W * SCALE, CARD_H * SCALE
    local, express = setting.words("picture-local-letter"), setting.words("picture-express-letter")
    cards = (("B12", "012"), ("B16", "012"), ("B17", "012"), ("B18", "012"), ("A08", "012"), ("B02", "012"))
    across = 3 if setting.form == "phone" else len(cards)
    left, top = (room(setting) - (width + 8) * across) / 2 + MARGIN, TOP + 30
    items: list[Item] = []
    counted = 0
    for n, (card, owners) in enumerate(cards):
        x, y = left + (width + 8) * (n % across), top + (high + 16) * (n // across)
        lane = y + LANES[1] * SCALE
        items.append(track_card(card, owners, x, y, str(n + 1), SCALE))
        if n and card != "B18":
            counted += 1
            items.append(marker(counted, x + 88 * SCALE, y + 18 * SCALE, 54))
        if n in (0, len(cards) - 1):
            items.append(group(train(0, express if n else local, 0, 0, False, ""), x=x + width - 56, y=lane))
        if counted == 2 and card == "B17":
            sign = x + SIGN_X * SCALE
            items.append(recent(sign, lane - 22 * SCALE, SIGN_STEP * SCALE, 44 * SCALE, 12))
    said, tall = words(setting, "lesson-trains", room(setting) - 16)
    bottom = top + (high + 16) * -(-len(cards) // across) + 8
    return scene(setting, "trains", bottom + tall + MARGIN, [*items, placed(said, MARGIN + 8, bottom)])


def _extra(setting: Setting) -> Scene:
    """The four extra actions with their prices."""
    pieces: tuple[tuple[Item, str, int], ...] = (
        (Sprite("rail_line-train", -75, -55, 150, 110, (0,)), "local", -COST_LOCAL),
        (Sprite("rail_line-card", -60, -72, CARD_W * 0.75, CARD_H * 0.75, ("B06", "102")), "play", -COST_CARD),
        (icon("cards", 0, 0, 130), "discard", GAIN_DISCARD),
        (icon("rail_line-box", 0, 0, 110), "box", -COST_BOX),
    )
    cells = [
        (
            Group((drawn,), 0, 100),
            Text(
                -EXTRA_W / 2, 180, EXTRA_W, 120, setting.words(f"move-extra-{key}"), READ, "narrow", INK, "middle",
                READ, 3,
            ),
            icon("coin", -44, 336, 76),
            Text(8, 300, 110, 72, f"+{coins}" if coins > 0 else str(coins).replace("-", "−"), 56, "bold"),
        )
        for drawn, key, coins in pieces
    ]  # fmt: skip
    return grid(setting, "extra", cells, len(cells), 400)


def _sheet(number: int) -> Callable[[Setting], Scene]:
    def drawn(setting: Setting) -> Scene:
        """The sheet as it is printed, with the names of its rows."""
        sheet, phone = SHEETS[number], setting.form == "phone"
        high, tail = (108, 208) if phone else (68, 400)
        place = Grid(sheet, [row.symbol for row in sheet.rows], room(setting), high, tail, stacked=phone)
        names = [
            Text(
                MARGIN + place.coin_x + 36,
                TOP + place.middle(row.symbol) - 42,
                tail - 66,
                84,
                setting.words(f"symbol-{row.symbol}"),
                READ,
                "narrow" if phone else "plain",
                lines=2,
                smallest=READ,
            )
            for row in sheet.rows
        ]
        printed_rows = Group(printed(place, values_left=False), MARGIN, TOP)
        return scene(setting, f"sheet{number}", TOP + place.height + MARGIN, [printed_rows, *names])

    return drawn


def _end(setting: Setting) -> Scene:
    """What the end looks like: the last slot, or an empty stack."""
    ends: tuple[tuple[Item, str], ...] = (
        (Sprite("rail_line-destination", -OUTER / 2, -CARD_H / 2, OUTER, CARD_H, ("012",)), "line"),
        (Rect(-CARD_W / 2, -CARD_H / 2, CARD_W, CARD_H, None, INK, 3, 10), "stack"),
    )
    cells = [
        (
            Group((drawn,), 0, 120),
            Text(
                -END_W / 2, 226, END_W, 84, setting.words(f"reason-{key}"), DECIDE, "plain", INK, "middle", READ, 2
            ),
        )
        for drawn, key in ends
    ]  # fmt: skip
    return grid(setting, "end", cells, len(cells), 320)


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
