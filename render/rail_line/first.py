"""The picture of the page for a first game: two cards lie, and it is your turn."""

from __future__ import annotations

from render.callouts import first_scene, numbered, position
from render.lessons import width_of
from render.parts import TOP, heading
from render.pictures import Setting
from render.rail_line.board import beginning
from render.rail_line.layout import CARD_H, CARD_W, LANES, LINE_TOP, OUTER, PITCH_X, READ
from render.rail_line.pieces import next_owners, track_card
from render.rail_line.sheets import Grid, crosses, printed
from render.scene import Group, Scene, moved
from render.theme import MARGIN
from rules.core import Seat
from rules.rail_line.state import State

SLOTS = 4
MOVES = (
    (0, "side B"), (0, "track 1"), (1, "track 2"), (0, "play A01"), (0, "extra pass"), (1, "play B08"),
    (1, "extra pass"),
)  # fmt: skip
YOU = Seat(0)
HAND_SCALE = 1.5
ROWS = ("PA", "ST", "WO", "SA")


def first(setting: Setting) -> Scene:
    state: State = position("rail_line", 2, 1, MOVES, sheet="1")
    public, hand = state.public, state.hidden.hands[YOU]
    width, phone = width_of(setting), setting.form == "phone"
    scale = (width - 2 * MARGIN) / (OUTER + 2 + SLOTS * PITCH_X)
    line = moved(
        Group(tuple(beginning(public, setting, SLOTS))), MARGIN * (1 - scale), TOP + 8 - LINE_TOP * scale, scale
    )
    top = TOP + 8 + CARD_H * scale + 24
    pitch, high = CARD_W * HAND_SCALE + 12, CARD_H * HAND_SCALE
    cards = [
        track_card(card, next_owners(public, card), MARGIN + pitch * n, top + 62, scale=HAND_SCALE)
        for n, card in enumerate(hand)
    ]
    # On a phone the rows of the sheet stand below the hand.
    left, below = (MARGIN, top + 62 + high + 20) if phone else (MARGIN + pitch * len(hand) + 30, top)
    place = Grid(public.sheet, ROWS, width - MARGIN - left, high / len(ROWS), 90)
    rows = Group((*printed(place, values_left=False), *crosses(public, YOU, place)), left, below + 62)
    slot = MARGIN + (OUTER + 2) * scale
    marks = numbered(
        (MARGIN + pitch * len(hand) - 60, top + 62 + 60),
        (slot + (PITCH_X * 2 + CARD_W / 2) * scale, TOP + 8 + 150 * scale),
        (slot + (PITCH_X + 96) * scale, TOP + 8 + LANES[1] * scale),
        (width - MARGIN - 160, below + 62 + place.middle("WO")),
    )
    titles = (
        *heading(MARGIN, top, pitch * len(hand) - 12, setting.words("picture-hand-cards"), READ),
        *heading(left, below, width - MARGIN - left, setting.words("option-sheet"), READ),
    )
    return first_scene(setting, below + 62 + high + 24, [line, *titles, *cards, rows, marks], width)
