"""A player's trains, and the cards at their cars and between them."""

from __future__ import annotations

from render.first_class import cards, units
from render.first_class.layout import (
    FIGURE,
    Plan,
    car_box,
    gap_box,
)
from render.scene import Disc, Item, Line, Rect, Sprite, Text, group, over
from render.symbols import icon
from render.theme import BRASS, CREAM, DECIDE, GREY, INK, LINEN, READ, RULE, SEATS, SILVER, Colour
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
    _, y, w, h = car_box(at, 1, plan)
    size = rolling.length(train)
    items: list[Item] = []
    for place in range(size + 1, TILE_POSITION + 1):
        x = car_box(at, place, plan)[0]
        items.append(Rect(x, y + 8, w, h - 12, None, RULE, 1.5, 5))
        items.append(Text(x, y + 8, w, h - 12, str(place), READ, "plain", GREY, "middle"))
    items += [
        group(*_card(train, place, w, h), x=car_box(at, place, plan)[0], y=y, name=f"car:{TRAINS[at]}{place}")
        for place in range(1, size + 1)
    ]
    reached = train.conductor
    first = car_box(at, 1, plan)[0]
    if reached:
        end = car_box(at, reached, plan)[0] + w
        items.append(Line(((first, y + h + 5), (end, y + h + 5)), SEATS[seat].colour, 7, round=False))
    start = first - 46
    items.append(Rect(start, y - 8, 40, 12, BRASS, INK, 1.5, 4))
    x = car_box(at, reached, plan)[0] + w / 2 if reached else start + 20
    items.append(icon("first_class-conductor", x, y - FIGURE / 2 + 1, FIGURE, _coat(seat)))
    return items


def _coat(seat: Seat) -> Colour:
    return SEATS[seat].colour


def _card(train: Train, place: int, w: float, h: float) -> list[Item]:
    value = rolling.car_at(train, place)
    if value is not None:
        return [units.coach(value, 0, 0, h, DECIDE)]
    if place == TILE_POSITION:
        return [
            Sprite("first_class-tile", 0, 0, w, h),
            Text(4, h * 0.26, w - 8, h * 0.52, str(train.tile), DECIDE, "narrow", INK, "middle", 14, decides=True),
        ]
    return [Sprite("first_class-mail", 0, 0, w, h), icon(STAMPS[train.mail], w / 2, h * 0.7, 30)]


def _badge(placed: Placed, plan: Plan) -> Item:
    """A celebrity, passenger or piece of luggage at its car."""
    at, place = TRAINS.index(placed.place[0]), int(placed.place[1:])
    x, y, w, h = car_box(at, place, plan)
    kind = CARDS[placed.card].kind
    left = kind == "celebrity"
    face = SILVER if placed.done else CREAM
    mark = icon("tick", 0, 0, 24) if placed.done else cards.badge(kind, 0, 0, 24)
    return over(
        Disc(0, 0, 16, face, INK, 2),
        mark,
        x=x + (13 if left else w - 13),
        y=y + 14,
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
                icon("tick" if spent else cards.KINDS[kind][1], w / 2, h / 2, h - 6),
                x=x,
                y=y,
                name=f"placed:{placed.card}",
            )
        )
    return items
