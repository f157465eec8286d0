"""A player's trains, and the cards at their cars and between them."""

from __future__ import annotations

from render.first_class import cards, units
from render.first_class.layout import (
    CAR,
    CAR_HIGH,
    CAR_STEP,
    FIGURE,
    TRAIN_X,
    Plan,
    car_box,
    gap_box,
)
from render.scene import Disc, Item, Line, Rect, Sprite, Text, group, over
from render.symbols import icon
from render.theme import BRASS, CREAM, GREY, INK, LINEN, RULE, SEATS, SILVER, SMALL, Colour
from rules.core import Seat
from rules.first_class import trains as rolling
from rules.first_class.components import CARDS, POSITIONS, TILE_POSITION
from rules.first_class.state import TRAINS, Placed, Player, Train

STAMPS = {"M-LOCO": "locomotive", "M-UP": "arrow", "M-COND": "first_class-conductor", "M-COIN": "coin"}
"""What is drawn on a mail car for its bonus."""


def trains(player: Player, seat: Seat, plan: Plan) -> list[Item]:
    items: list[Item] = []
    for at, train in enumerate(player.trains):
        items += _train(train, at, seat, plan)
    if plan.gaps:
        items += _gaps(player, plan)
    items += (_badge(placed, plan) for placed in player.placed if placed.place[0] in TRAINS)
    return items


def _train(train: Train, at: int, seat: Seat, plan: Plan) -> list[Item]:
    y = plan.train_y(at)
    size = rolling.length(train)
    items: list[Item] = []
    for place in range(size + 1, TILE_POSITION + 1):
        x = car_box(at, place, plan)[0]
        items.append(Rect(x, y + 8, CAR, CAR_HIGH - 12, None, RULE, 1.5, 5))
        items.append(Text(x, y + 8, CAR, CAR_HIGH - 12, str(place), SMALL, "plain", GREY, "middle"))
    items += [
        group(*_card(train, place), x=car_box(at, place, plan)[0], y=y, name=f"car:{TRAINS[at]}{place}")
        for place in range(1, size + 1)
    ]
    reached = train.conductor
    colour = SEATS[seat].colour
    if reached:
        end = TRAIN_X + CAR_STEP * (reached - 1) + CAR
        items.append(Line(((TRAIN_X, y + CAR_HIGH + 5), (end, y + CAR_HIGH + 5)), colour, 6, round=False))
    start = car_box(at, 0, plan)[0] + 14
    items.append(Rect(start, y - 8, 34, 12, BRASS, INK, 1.5, 4))
    x = car_box(at, reached, plan)[0] + CAR / 2 if reached else start + 17
    items.append(icon("first_class-conductor", x, y - FIGURE / 2 + 1, FIGURE, _coat(seat)))
    return items


def _coat(seat: Seat) -> Colour:
    return SEATS[seat].colour


def _card(train: Train, place: int) -> list[Item]:
    value = rolling.car_at(train, place)
    if value is not None:
        return [units.car(value, 0, 0, CAR_HIGH, 34)]
    if place == TILE_POSITION:
        return [
            Sprite("first_class-tile", 0, 0, CAR, CAR_HIGH),
            Text(8, CAR_HIGH * 0.3, CAR - 16, CAR_HIGH * 0.42, str(train.tile), 30, "bold", INK, "middle"),
        ]
    sprite = Sprite("first_class-mail", 0, 0, CAR, CAR_HIGH)
    return [sprite, icon(STAMPS[train.mail], CAR / 2, CAR_HIGH * 0.7, 20)]


def _badge(placed: Placed, plan: Plan) -> Item:
    """A celebrity, passenger or piece of luggage at its car."""
    at, place = TRAINS.index(placed.place[0]), int(placed.place[1:])
    x, y, w, h = car_box(at, place, plan)
    kind = CARDS[placed.card].kind
    left = kind == "celebrity"
    face = SILVER if placed.done else CREAM
    mark = icon("tick", 0, 0, 22) if placed.done else cards.badge(kind, 0, 0, 22)
    return over(
        Disc(0, 0, 15, face, INK, 2),
        mark,
        x=x + (10 if left else w - 10),
        y=y + h - 4 if at else y + 8,
        name=f"placed:{placed.card}",
    )


def _gaps(player: Player, plan: Plan) -> list[Item]:
    """The strip between the trains: free gaps, switches and mechanics."""
    lying = {placed.place: placed for placed in player.placed}
    items: list[Item] = []
    for gap in POSITIONS:
        x, y, w, h = gap_box(gap, plan)
        placed = lying.get(f"G{gap}")
        if placed is None:
            items.append(Rect(x, y, w, h, LINEN, RULE, 1.5, 6))
            continue
        kind = CARDS[placed.card].kind
        spent = placed.done or f"G{gap}" in player.used
        items.append(
            group(
                Rect(0, 0, w, h, SILVER if spent else cards.KINDS[kind][0], INK, 2, 6),
                icon("tick" if spent else cards.KINDS[kind][1], w / 2, h / 2, h - 4),
                x=x,
                y=y,
                name=f"placed:{placed.card}",
            )
        )
    return items
