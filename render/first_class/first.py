"""The picture of the page for a first game: the third turn of round 1, with a row of the display."""

from __future__ import annotations

from dataclasses import replace

from render.callouts import first_scene, numbered, position
from render.first_class import cards, layout
from render.first_class.areas import area
from render.lessons import width_of
from render.parts import TOP
from render.pictures import Setting
from render.scene import Scene, moved
from render.theme import MARGIN
from rules.core import Seat
from rules.first_class.state import State

MOVES = (
    (1, "draft E-W6"), (0, "draft E-C5"),
    (0, "execute X1-W5"), (0, "upgrade 0 U"), (0, "upgrade 0 L"), (0, "pass"),
    (1, "decline X1-L2"), (1, "any new U"), (1, "pass"),
    (0, "execute X1-C5"), (0, "conductor 1/1"), (0, "pass"),
    (1, "execute X1-L5"), (1, "loco 3"), (1, "pass"),
)  # fmt: skip
YOU = Seat(0)
SHOWN = ("X1-R5", "A1-K6", "X1-L4", "A1-K3")
"""Four of the cards that lie in the first row."""
CARD_W = 340.0


def first(setting: Setting) -> Scene:
    state: State = position("first_class", 2, 1, MOVES, modules="AB")
    p = state.public
    width, phone = width_of(setting), setting.form == "phone"
    across = 2 if phone else len(SHOWN)
    size, step = CARD_W / cards.W, (width - 2 * MARGIN + 50) / across
    high = cards.H * size + 20
    lying = [card for card in SHOWN if card in p.rows[0]]
    display = [
        moved(
            cards.action_card(card, setting.words, 0, 0), MARGIN + step * (n % across), TOP + high * (n // across), size
        )
        for n, card in enumerate(lying)
    ]
    top = TOP + high * -(-len(lying) // across) + 4
    plan = layout.plan(p, YOU, wide=not phone)
    board = area(p, YOU, replace(setting, waiting=(), recent=()), plan, MARGIN, top)

    def at(x: float, y: float) -> tuple[float, float]:
        return MARGIN + x, top + y

    x, y, w, h = layout.car_box(0, 2, plan)
    walk = layout.figure_box(1, 2, plan)
    city = layout.city_at(p.players[YOU], plan, 1) or (0.0, 0.0)
    marks = numbered(
        (MARGIN + step - 25, TOP + cards.H * size / 2),
        at(x + w / 2, y + h / 2),
        at(walk[0] + walk[2] / 2, walk[1] + walk[3] / 2),
        at(city[0] + plan.step / 2, city[1]),
    )
    return first_scene(setting, top + plan.height + 24, [*display, board, marks], width)
