"""The picture of the page for a first game: the third turn of round 1, with a row of the display."""

from __future__ import annotations

from render.callouts import first_scene, numbered, position
from render.first_class import cards, layout
from render.first_class.layout import PANEL_W
from render.first_class.route import route
from render.first_class.trains import trains
from render.parts import TOP, panel
from render.pictures import Setting
from render.scene import Group, Scene, moved
from render.theme import MARGIN, WIDTH
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
    size, step = CARD_W / cards.W, (WIDTH - 2 * MARGIN + 50) / len(SHOWN)
    display = [
        moved(cards.action_card(card, setting.words, 0, 0), MARGIN + step * n, TOP, size)
        for n, card in enumerate(SHOWN)
        if card in p.rows[0]
    ]
    top = TOP + cards.H * size + 24
    scale, plan = (WIDTH - 2 * MARGIN) / PANEL_W, layout.plan(p, YOU)
    player, high = p.players[YOU], plan.counts
    lying = route(player, YOU, setting.words, plan), trains(player, YOU, plan)
    board = moved(Group((panel(0, 0, PANEL_W, high, YOU, setting, str(player.score), *lying),)), MARGIN, top, scale)

    def at(x: float, y: float) -> tuple[float, float]:
        return MARGIN + x * scale, top + y * scale

    x, y, w, h = layout.car_box(0, 2, plan)
    walk = layout.figure_box(1, 2, plan)
    marks = numbered(
        (MARGIN + step - 25, TOP + cards.H * size / 2),
        at(x + w / 2, y + h / 2),
        at(walk[0] + walk[2] / 2, walk[1] + walk[3] / 2),
        at(layout.CITY_X - 52, layout.HEAD + 24),
    )
    return first_scene(setting, top + high * scale + 24, [*display, board, marks])
