"""The first question of a turn: each kind of move has its number where it happens on the board."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from render.parts import marker
from render.pictures import Setting
from render.scene import Group, Scene, bounds, named, over
from render.taubertal_express.board import board
from rules.notation import Question
from rules.taubertal_express.view import View

SIZE, STEP = 60.0, 62.0
PLACES = {
    "dice driver": "area:1",
    "dice station": "area:2",
    "dice storekeeper": "area:4",
    "dice travellers": "area:5",
    "dice builder": "area:6",
    "dice three": "supplies",
    "supply": "supplies",
    "paint": "supplies",
    "yard": "supplies",
    "shed": "supplies",
    "reroll": "passes",
    "ticket": "ticket:1",
    "build light": "space:L1",
    "build dark": "building:kiosk",
    "build hall": "hall:brown",
    "build goods": "space:G1",
}
"""Kind of move to the part of the board it belongs to; the others stand at the own panel."""


def turn_menu(view: View, question: Question, setting: Setting) -> Scene:
    base = board(view, setting)
    taken: Counter[str] = Counter()
    markers: list[Group] = []
    for number, answer in enumerate(question.answers, 1):
        place = PLACES.get(str(answer), f"panel:{view.viewer}")
        (piece,) = named(base, place)[:1]
        left, top, _, bottom = bounds(piece)
        y = (top + bottom) / 2 if place.startswith(("area", "ticket", "supplies")) else top + SIZE / 2
        markers.append(marker(number, left + SIZE / 2 + STEP * taken[place], y, SIZE))
        taken[place] += 1
    return replace(base, items=(*base.items, over(*markers)))
