"""A player's coins: three columns, and what each of them buys."""

from __future__ import annotations

from render.first_class import units
from render.first_class.layout import Plan, coin_at
from render.scene import Group, Item, Sprite, Text, group
from render.symbols import icon
from render.theme import DECIDE, INK
from rules.first_class.state import Player

COIN = 54


def coin_field(player: Player, facts: int, plan: Plan) -> Item:
    """A coin with the number of coins in each column; `facts`: so many numbers stand before them."""
    items: list[Item] = []
    for column, held in enumerate(player.coins, 1):
        x, y = coin_at(column, facts, plan)
        items += [
            icon("coin", x, y, COIN),
            Text(x - 27, y - 27, COIN, COIN, str(held), DECIDE, "bold", INK, "middle", DECIDE, decides=True),
            *bought(column, x + 31, y),
        ]
    return group(Group(tuple(items), baked=True), name="coins")


def bought(column: int, x: float, y: float) -> tuple[Item, ...]:
    """What a column's coins buy: a car; a step of the locomotive or a conductor; a better car."""
    if column == 1:
        return (Sprite("first_class-car", x, y - 20, 36, 40, (0,)),)
    if column == 2:
        return (icon("locomotive", x + 22, y, 29), icon("first_class-conductor", x + 60, y, 36))
    return (Group((units.better_car(38),), x, y - 19),)
