"""The picture of the page for a first game: a first turn with a station, two tracks and a share."""

from __future__ import annotations

from dataclasses import replace

from render.black_loco.board import cells
from render.black_loco.faces import upgrade
from render.black_loco.layout import FACE_H, FACE_W, READ, Area, Window, phone
from render.callouts import first_scene, numbered, position
from render.lessons import width_of
from render.parts import TOP, heading
from render.pictures import Setting
from render.scene import Item, Scene
from render.theme import MARGIN
from rules.black_loco.cards import UPRIGHT
from rules.black_loco.components import PLANS
from rules.black_loco.plans import GERMANY, Plan
from rules.black_loco.state import State
from rules.core import Seat

MOVES = (
    (0, "bid 230"), (1, "bid 204"), (0, "pair EB"), (0, "build 013 604^"), (0, "pay 208"), (0, "build 014 106^"),
    (0, "pay 215"), (0, "second 015 102^"), (0, "done"), (0, "share violet 104"), (0, "pay 219"), (0, "done"),
)  # fmt: skip
YOU = Seat(0)
WINDOW = Window(2, 3, 1, 5)
"""Hanover, the two tracks and what lies around them."""
TALL_WINDOW = Window(2, 4, 1, 4)
CELL_W, TALL_CELL_W = 240.0, 208.0
CARD_W, TALL_CARD_W = 210.0, 190.0


def first(setting: Setting) -> Scene:
    state: State = position("black_loco", 2, 1, MOVES, map=GERMANY, length="short", mountains="no")
    public, plan = state.public, PLANS[state.public.plan]
    width, tall = width_of(setting), setting.form == "phone"
    window, cell_w = (TALL_WINDOW, TALL_CELL_W) if tall else (WINDOW, CELL_W)
    ground = Area(MARGIN, TOP, cell_w * window.columns, 0)
    place = replace(phone(public.plan, 2, window), cell_w=cell_w, ground=ground, read=READ if tall else READ + 4)
    low = place.at(window.bottom, window.left)[1] + place.cell_h + 20
    left, top = place.at(window.top, window.right)[0] + cell_w + 40, float(TOP)
    shares, held = public.shares[YOU], state.hidden.hands[YOU]
    card_w = TALL_CARD_W if tall else CARD_W
    card_h, step = card_w * FACE_H / FACE_W, card_w + 14
    if tall:
        # The share stands below the plan, beside the cards of the hand.
        left, top = MARGIN + step * len(held) + 10, low
    x, y = place.corner("013")
    between = place.corner("015")[0]
    titles = (
        *heading(left, top, width - MARGIN - left, setting.words("row-shares"), READ),
        *heading(MARGIN, low, (left if tall else width) - 2 * MARGIN, setting.words("picture-hand-cards"), READ),
    )
    marks = numbered(
        (x + 44, y + place.cell_h - 44),
        (between - 64, y + place.cell_h - 52),
        (left + card_w - 44, top + 66 + card_h - 52),
        (MARGIN + step * len(held) + (-60 if tall else 30), low + 62 + card_h / 2),
    )
    items: list[Item] = [
        *cells(public, setting, place),
        *titles,
        *(_card(plan, number, left + step * n, top + 66, card_w) for n, number in enumerate(shares)),
        *(_card(plan, number, MARGIN + step * n, low + 62, card_w) for n, number in enumerate(held)),
        marks,
    ]
    return first_scene(setting, low + 62 + card_h + 24, items, width)


def _card(plan: Plan, number: str, x: float, y: float, w: float) -> Item:
    return upgrade(plan.faces[number + UPRIGHT], x, y, w / FACE_W)
