"""The train of a player: engine, coal wagon, workers, passengers, freight."""

from __future__ import annotations

from collections.abc import Callable

from render.scene import Group, Item, Rect, Text, group
from render.symbols import icon
from render.taubertal_express import pieces
from render.taubertal_express.blocks import WORDS
from render.taubertal_express.symbols import chassis
from render.theme import (
    BRASS,
    BROWN,
    CREAM,
    ENAMEL,
    ENAMEL_GREEN,
    ENAMEL_RED,
    GREY,
    INK,
    LINEN,
    SEATS,
    SOFT,
    STEEL_DEEP,
    WHITE,
)
from rules.core import Seat
from rules.taubertal_express import supplies
from rules.taubertal_express.components import GOODS_PER_WAGON, WORKERS_PER_WAGON, letters
from rules.taubertal_express.state import Player

TRAIN_W, TRAIN_H = 1544.0, 206.0
ENGINE_W, COAL_W, GAP = 292.0, 226.0, 18.0
BODY_BOTTOM = 108.0
BASE = TRAIN_H - 150.0
"""Height of a wagon's origin within the train's strip."""


def train(player: Player, seat: Seat, *, words: bool) -> Group:
    """The whole train from left to right; `words`: with the numbers of the tickets."""
    builders: list[Callable[[float], tuple[Item, ...]]] = []
    builders += [_worker_wagon(player, at) for at in range(player.worker_wagons)]
    builders += [_passenger_wagon(player, at, words) for at in range(player.passenger_wagons)]
    builders += [_freight_wagon(player, at) for at in range(player.freight_wagons)]
    each = _wagon_width(player)
    items: list[Item] = [
        Rect(0, 0, TRAIN_W, TRAIN_H, LINEN, INK, 2, 10),
        Rect(0, TRAIN_H - 20, TRAIN_W, 19, SOFT),
        Rect(10, TRAIN_H - 26, TRAIN_W - 20, 5, INK),
        group(icon("taubertal-engine", 150, 70, 140, SEATS[seat].colour if seat != 3 else STEEL_DEEP), x=8, y=BASE),
        group(_coal_wagon(player), x=ENGINE_W + 20, y=BASE, name="coal"),
    ]
    for number, build in enumerate(builders):
        items.append(group(build(each), x=wagon_left(player, number), y=BASE))
    return group(items, name="train")


def wagon_left(player: Player, number: int) -> float:
    """Where a wagon behind the coal wagon begins, from the left end of the train."""
    return ENGINE_W + 20 + COAL_W + GAP + (_wagon_width(player) + GAP) * number


def _wagon_width(player: Player) -> float:
    count = player.worker_wagons + player.passenger_wagons + player.freight_wagons
    return min(230.0, (TRAIN_W - 24 - ENGINE_W - COAL_W - 2 * GAP) / count - GAP)


def _coal_wagon(player: Player) -> tuple[Item, ...]:
    """Eight or ten places for stones."""
    places = supplies.coal_places(player)
    row = letters(player.stones)
    across = 5
    items: list[Item] = [
        Rect(0, 8, COAL_W, BODY_BOTTOM - 8, STEEL_DEEP, INK, 3, 6),
        *chassis(COAL_W),
    ]
    for n in range(max(places, len(row))):
        cx, cy = 25 + 44 * (n % across), 36 + 44 * (n // across)
        if n < len(row):
            items.append(pieces.stone(row[n], cx, cy, 40))
        else:
            items.append(Rect(cx - 17, cy - 17, 34, 34, SOFT, INK, 1.5, 8))
    return tuple(items)


def _worker_wagon(player: Player, at: int) -> Callable[[float], tuple[Item, ...]]:
    def build(w: float) -> tuple[Item, ...]:
        items: list[Item] = [
            Rect(0, 30, w, BODY_BOTTOM - 30, ENAMEL_GREEN, INK, 3, 4),
            Rect(-5, 17, w + 10, 15, STEEL_DEEP, INK, 3),
            Rect(6, 94, w - 12, 7, BRASS),
            *chassis(w),
        ]
        for n in range(WORKERS_PER_WAGON):
            number = WORKERS_PER_WAGON * at + n
            cx = w * (0.28 + 0.44 * n)
            items.append(Rect(cx - 25, 38, 50, 52, WHITE if number < player.hired else GREY, INK, 2.5, 4))
            if number < player.hired:
                off = number < player.used
                items.append(icon("person", cx, 66, 46, GREY if off else BROWN))
                if off:
                    items.append(icon("taubertal-moon", cx + 15, 52, 20))
        return tuple(items)

    return build


def _passenger_wagon(player: Player, at: int, words: bool) -> Callable[[float], tuple[Item, ...]]:
    def build(w: float) -> tuple[Item, ...]:
        body: tuple[Item, ...] = (
            Rect(0, 30, w, BODY_BOTTOM - 30, ENAMEL_RED, INK, 3, 4),
            Rect(-5, 17, w + 10, 15, STEEL_DEEP, INK, 3),
            Rect(6, 94, w - 12, 7, CREAM),
            *chassis(w),
        )
        aboard = at < len(player.tickets) and player.tickets[at] in player.aboard
        windows = tuple(
            Rect(10 + (w - 20) / 3 * n + 4, 40, (w - 20) / 3 - 8, 44, WHITE if aboard else LINEN, INK, 2.5, 3)
            for n in range(3)
        )
        if at >= len(player.tickets):
            return (*body, *windows)
        rider = icon("person", w / 2, 64, 48, ENAMEL) if aboard else icon("hourglass", w / 2, 63, 40)
        sign = (
            (
                Rect(w / 2 - 46, -32, 92, 46, CREAM, INK, 2, 8),
                Text(w / 2 - 44, -32, 88, 46, player.tickets[at], WORDS, "narrow", align="middle"),
            )
            if words
            else ()
        )
        return (*body, *windows, rider, *sign)

    return build


def _freight_wagon(player: Player, at: int) -> Callable[[float], tuple[Item, ...]]:
    row = [
        name
        for name, count in zip(("wine", "sheep", "grain", "tools"), player.cargo, strict=True)
        for _ in range(count)
    ]
    extra = supplies.cargo_places(player) - GOODS_PER_WAGON * player.freight_wagons
    begin = GOODS_PER_WAGON * at + (extra if at else 0)
    places = GOODS_PER_WAGON + (0 if at else extra)

    def build(w: float) -> tuple[Item, ...]:
        items: list[Item] = [Rect(0, 62, w, BODY_BOTTOM - 62, BROWN, INK, 3, 3), *chassis(w)]
        items += [Rect(w / 5 * n - 2, 64, 4, BODY_BOTTOM - 66, STEEL_DEEP) for n in range(1, 5)]
        for n in range(places):
            cx = w * (n + 0.5) / places
            if begin + n < len(row):
                items.append(pieces.good(row[begin + n], cx, 40, 50))
            else:
                items.append(Rect(cx - 20, 30, 40, 32, None, GREY, 2, 4))
        return tuple(items)

    return build
