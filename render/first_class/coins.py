"""A player's coins."""

from __future__ import annotations

from render.first_class import units
from render.first_class.layout import FIELD_R, Plan, field_at
from render.scene import Disc, Group, Item, Rect, Text, group
from render.symbols import icon
from render.theme import CARD, INK, LINEN, RULE, SMALL
from rules.first_class.components import FIELDS
from rules.first_class.state import Player


def coin_field(player: Player, plan: Plan) -> list[Item]:
    """Three columns, filled from below, with what their coins buy beneath."""
    items: list[Item] = []
    for column, size in enumerate(FIELDS, 1):
        for n in range(size):
            x, y = field_at(column, n, plan)
            held = n < player.coins[column - 1]
            items.append(icon("coin", x, y, 2 * FIELD_R) if held else Disc(x, y, FIELD_R - 1, LINEN, RULE, 2))
    y = field_at(1, 0, plan)[1] + 20
    items += [
        units.car(0, field_at(1, 0, plan)[0] - 14, y, 30, 14),
        icon("locomotive", field_at(2, 0, plan)[0], y + 9, 20),
        icon("first_class-conductor", field_at(2, 0, plan)[0], y + 32, 24),
        Rect(field_at(3, 0, plan)[0] - 14, y + 2, 28, 26, CARD, INK, 2, 5),
        Text(field_at(3, 0, plan)[0] - 14, y + 2, 28, 26, "?", SMALL, "bold", INK, "middle"),
    ]
    return [group(Group(tuple(items), baked=True), name="coins")]
