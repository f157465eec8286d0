"""The first question of a turn: each kind of move has its number where it happens on the own tableau."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from render.parts import marker
from render.pictures import Setting
from render.scene import Group, Point, Scene, over
from render.taubertal_express.layout import (
    MAP_H,
    MAP_W,
    MAP_X,
    MAP_Y,
    SIDE_X,
    SITE_H,
    SITE_W,
    TRAIN_Y,
    space_corner,
    spot,
)
from render.taubertal_express.map import engine_place
from render.taubertal_express.tableau import tableau
from render.taubertal_express.train import BASE, ENGINE_W, wagon_left
from rules.notation import Question
from rules.taubertal_express.state import Player
from rules.taubertal_express.view import View

SIZE, STEP = 46.0, 50.0
HOUSE = {"paint": "lackiererei", "yard": "umschlagplatz", "shed": "gueterschuppen"}
PLACES = {
    "dice driver": "coal",
    "dice three": "coal",
    "dice travellers": "coal",
    "dice station": "station",
    "build light": "station",
    "build dark": "station",
    "dice storekeeper": "fields",
    "dice builder": "fields",
    "build goods": "fields",
    "build hall": "fields",
    "supply": "fields",
    "deliver": "passengers",
    "sell": "passengers",
    "ticket": "passengers",
    "reroll": "engine",
    "end": "engine",
}
"""Kind of move to the part of the tableau it belongs to."""


def turn_menu(view: View, question: Question, setting: Setting) -> Scene:
    assert view.viewer is not None
    player = view.public.players[view.viewer]
    base = tableau(view, setting, view.viewer)
    taken: Counter[str] = Counter()
    markers: list[Group] = []
    for number, answer in enumerate(question.answers, 1):
        place = PLACES.get(str(answer), str(answer))
        x, y = _anchor(player, place)
        markers.append(marker(number, x + STEP * taken[place], y, SIZE))
        taken[place] += 1
    return replace(base, items=(*base.items, over(*markers)))


def _anchor(player: Player, place: str) -> Point:
    match place:
        case "coal":
            return MAP_X + ENGINE_W + 50, TRAIN_Y + 34
        case "station":
            return SIDE_X + 166, MAP_Y + 20
        case "fields":
            return MAP_X + MAP_W - 240, MAP_Y + MAP_H - 40
        case "passengers":
            return wagon_left(player, player.worker_wagons) + 26, TRAIN_Y + BASE + 66
        case "engine":
            return MAP_X + 150, TRAIN_Y + 34
        case "move":
            x, y = engine_place(player.town)
            return x - 34, y - 20
        case "load":
            x, y = spot(player.town)
            return x - SITE_W / 2 - 8, y + SITE_H / 2 - 8
        case _:
            x, y = space_corner(player.station.index(HOUSE[place]))
            return x + 31, y + 31
