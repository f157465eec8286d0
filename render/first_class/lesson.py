"""A small picture for each topic of the guide, made of the game's own pieces."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

from render.callouts import explained, numbered
from render.first_class import cards, contracts, layout
from render.first_class.areas import area
from render.first_class.first import first
from render.first_class.layout import Plan
from render.lessons import room, scene, width_of
from render.parts import TOP
from render.pictures import Setting
from render.scene import Item, Point, Scene, moved
from render.theme import MARGIN
from rules.core import Seat
from rules.first_class.components import ENDS, MAIL_POSITION, TILE_POSITION
from rules.first_class.rules import RULES
from rules.first_class.state import Placed, Player, Public, Train

SHOWN: dict[str, tuple[str, ...]] = {
    "turn": ("X1-W4", "X1-C3", "X1-L3", "X1-R2"),
    "extras": ("E-W4", "E-C6", "E-L2", "E-W1"),
    "modulea": ("A1-K1", "A1-K4", "A2-K6", "A3-K6"),
    "moduleb": ("B1-S2", "B2-S2", "B1-P1", "B1-P2"),
    "modulec": ("C1-D1", "C2-D3", "C1-A1", "C1-F1"),
    "moduled": ("D1-P2", "D2-P3", "D1-G2", "D3-G1"),
    "modulee": ("E1-S3", "E2-S2", "E1-M1", "E3-M2"),
}
"""Cards that a topic is about."""
SCALE, ABOVE = 1.5, 48
YOU = Seat(0)
_SAMPLE = Player(
    (Train((7, 4, 2, 1, 1), "M-LOCO", 0, 3), Train((4, 2, 0), "", 0, 2)),
    (5, 2, 0),
    loco=5,
    route=("X1-R2",),
    placed=(Placed("B1-S1", "U1"), Placed("B1-P1", "S0")),
    contracts=("A1-K5",),
    pile=("X1-W1", "X1-C1", "X1-L1"),
    ends=2,
)


def lesson(topic: str, setting: Setting) -> Scene | None:
    if topic == "first":
        return first(setting)
    if topic in SHOWN:
        return _cards(topic, setting)
    return _board(topic, setting) if topic in BOARDS else None


def _cards(topic: str, setting: Setting) -> Scene:
    """Some cards side by side; on a phone two."""
    shown = SHOWN[topic]
    ends = shown[0] in ENDS
    face = cards.end_card if ends else cards.action_card
    wide, high = (cards.END_W * SCALE, cards.END_H * SCALE) if ends else (cards.W * SCALE, cards.H * SCALE)
    across = 2 if setting.form == "phone" else len(shown)
    step = room(setting) / across
    items: list[Item] = [
        moved(
            face(card, setting.words, 0, 0),
            MARGIN + step * (n % across) + (step - wide) / 2,
            TOP + (high + 20) * (n // across),
            SCALE,
        )
        for n, card in enumerate(shown)
    ]
    return scene(setting, topic, TOP + (high + 20) * -(-len(shown) // across) - 20 + MARGIN, items)


def _board(topic: str, setting: Setting) -> Scene:
    """A player's board in the middle of a game, with numbers on what the topic is about."""
    p = _public(_SAMPLE if topic == "scoring" else replace(_SAMPLE, contracts=(), placed=()))
    plan = layout.plan(p, YOU, wide=setting.form != "phone")
    # The coins stand in the first line of a wide board: their numbers stand above it.
    top = TOP + (ABOVE if topic == "coins" and plan.wide else 0)
    board = area(p, YOU, replace(setting, waiting=(), recent=()), plan, MARGIN, top)
    spots = [(MARGIN + x, top + y) for x, y in BOARDS[topic](p, plan)]
    bottom = top + plan.height + 24
    return explained(setting, topic, bottom, [board, numbered(*spots)], len(spots), width_of(setting))


def _car(plan: Plan, train: int, place: int) -> Point:
    x, y, w, h = layout.car_box(train, place, plan)
    return x + w / 2, y + h + 6


def _figure(plan: Plan, train: int) -> Point:
    """Beside the conductor."""
    x, y, w, h = layout.figure_box(train, _SAMPLE.trains[train].conductor, plan)
    return x + w + 30, y + h / 2 - 6


def _city(plan: Plan, city: int, side: float = 0) -> Point:
    x, y = layout.city_at(_SAMPLE, plan, city) or (0.0, 0.0)
    return x + side * plan.step / 2, y


def _idea(_: Public, plan: Plan) -> list[Point]:
    return [_car(plan, 0, 1), _figure(plan, 0), _city(plan, _SAMPLE.loco, -1), (plan.w - 150, 28)]


def _cars(_: Public, plan: Plan) -> list[Point]:
    return [_car(plan, 1, 4), _car(plan, 0, 4), _car(plan, 0, MAIL_POSITION), _car(plan, 0, TILE_POSITION)]


def _conductors(_: Public, plan: Plan) -> list[Point]:
    return [_figure(plan, 0), _figure(plan, 1), _car(plan, 0, TILE_POSITION)]


def _route(_: Public, plan: Plan) -> list[Point]:
    return [_city(plan, 2, 0.5), _city(plan, 3, 0.5), _city(plan, _SAMPLE.loco, -1)]


def _coins(p: Public, plan: Plan) -> list[Point]:
    at = [layout.coin_at(column, layout.facts(p), plan) for column in (1, 2, 3)]
    return [(x + 18, y - 50) if plan.wide else (x + 62, y) for x, y in at]


def _scoring(_: Public, plan: Plan) -> list[Point]:
    (card,) = (spot for (card, _), spot in zip(plan.told, plan.spots, strict=True) if card == "B1-S1")
    return [_city(plan, 3, 0.5), _figure(plan, 0), (card[0] + 250, card[1] + contracts.LINE / 2)]


BOARDS: Mapping[str, Callable[[Public, Plan], list[Point]]] = {
    "idea": _idea,
    "cars": _cars,
    "conductors": _conductors,
    "route": _route,
    "coins": _coins,
    "scoring": _scoring,
}
"""What the numbers stand on where a player's board explains a topic."""


def _public(player: Player) -> Public:
    p = RULES.setup(2, {"modules": "AB"}, 1).public
    return replace(p, players=(player, *p.players[1:]), round=3)
