"""The picture of the page for a first game: a first turn with a station, two tracks and a share."""

from __future__ import annotations

from dataclasses import replace

from render.black_loco.board import cells
from render.black_loco.faces import upgrade
from render.black_loco.layout import FACE_H, FACE_W, READ, Area, Window, phone
from render.callouts import first_scene, numbered, position
from render.parts import TOP, heading
from render.pictures import Setting
from render.scene import Item, Scene
from render.theme import MARGIN, WIDTH
from rules.black_loco.cards import UPRIGHT
from rules.black_loco.components import PLANS
from rules.black_loco.plans import GERMANY
from rules.black_loco.state import State
from rules.core import Seat

MOVES = (
    (0, "bid 230"), (1, "bid 204"), (0, "pair EB"), (0, "build 013 604^"), (0, "pay 208"), (0, "build 014 106^"),
    (0, "pay 215"), (0, "second 015 102^"), (0, "done"), (0, "share violet 104"), (0, "pay 219"), (0, "done"),
)  # fmt: skip
YOU = Seat(0)
WINDOW = Window(2, 3, 1, 5)
"""Hanover, the two tracks and what lies around them."""
CELL_W = 240.0
CARD_W = 210.0
CARD_H = CARD_W * FACE_H / FACE_W


def first(setting: Setting) -> Scene:
    state: State = position("black_loco", 2, 1, MOVES, map=GERMANY, length="short", mountains="no")
    public = state.public
    ground = Area(MARGIN, TOP, CELL_W * WINDOW.columns, 0)
    place = replace(phone(GERMANY, 2, WINDOW), cell_w=CELL_W, ground=ground, read=READ + 4)
    low = place.at(WINDOW.bottom, WINDOW.left)[1] + place.cell_h + 20
    left = place.at(WINDOW.top, WINDOW.right)[0] + CELL_W + 40
    shares, held = public.shares[YOU], state.hidden.hands[YOU]
    x, y = place.corner("013")
    between = place.corner("015")[0]
    titles = (
        *heading(left, TOP, WIDTH - MARGIN - left, setting.words("row-shares"), READ),
        *heading(MARGIN, low, WIDTH - 2 * MARGIN, setting.words("picture-hand-cards"), READ),
    )
    marks = numbered(
        (x + 44, y + place.cell_h - 44),
        (between - 64, y + place.cell_h - 52),
        (left + CARD_W - 44, TOP + 66 + CARD_H - 52),
        (MARGIN + (CARD_W + 14) * len(held) + 30, low + 62 + CARD_H / 2),
    )
    items: list[Item] = [
        *cells(public, setting, place),
        *titles,
        *(_card(number, left + (CARD_W + 14) * n, TOP + 66) for n, number in enumerate(shares)),
        *(_card(number, MARGIN + (CARD_W + 14) * n, low + 62) for n, number in enumerate(held)),
        marks,
    ]
    return first_scene(setting, low + 62 + CARD_H + 24, items)


def _card(number: str, x: float, y: float) -> Item:
    return upgrade(PLANS[GERMANY].faces[number + UPRIGHT], x, y, CARD_W / FACE_W)
