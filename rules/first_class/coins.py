"""The coin field: room, receiving, paying."""

from __future__ import annotations

from functools import cache

from rules.first_class.components import END_PRICE, FIELDS

Purse = tuple[int, int, int]


def free(purse: Purse) -> int:
    return sum(FIELDS) - sum(purse)


def laid_down(purse: Purse, coins: int) -> Purse:
    """The coins go to the lowest free fields."""
    columns = []
    for held, size in zip(purse, FIELDS, strict=True):
        here = min(coins, size - held)
        columns.append(held + here)
        coins -= here
    return columns[0], columns[1], columns[2]


def without(purse: Purse, columns: str) -> Purse:
    """The purse after paying one coin of each named column."""
    one, two, three = (held - columns.count(str(at)) for at, held in enumerate(purse, 1))
    return one, two, three


def cheapest(purse: Purse) -> str:
    """Four coins from the lowest columns."""
    return "".join(str(at) * held for at, held in enumerate(purse, 1))[:END_PRICE]


@cache
def splits(purse: Purse) -> tuple[str, ...]:
    """Every way to pay four coins but the cheapest one."""
    ways = []
    for three in range(min(purse[2], END_PRICE) + 1):
        for two in range(min(purse[1], END_PRICE - three) + 1):
            one = END_PRICE - three - two
            if one <= purse[0]:
                ways.append("1" * one + "2" * two + "3" * three)
    return tuple(way for way in ways if way != cheapest(purse))
