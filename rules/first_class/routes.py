"""Routes: the cities of a player's line and its stretches."""

from __future__ import annotations

from functools import lru_cache

from rules.first_class.cards import City
from rules.first_class.components import CARDS, PRINTED
from rules.first_class.state import Player


@lru_cache(maxsize=1024)
def cities(route: tuple[str, ...]) -> tuple[City, ...]:
    """The cities in travelling order; the first is number 1."""
    return (*PRINTED, *(city for card in route for city in CARDS[card].cities))


@lru_cache(maxsize=1024)
def stretch_ends(route: tuple[str, ...]) -> tuple[int, ...]:
    """The number of the last city of each stretch: the printed one, then one for each route card."""
    ends = [len(PRINTED)]
    for card in route:
        ends.append(ends[-1] + len(CARDS[card].cities))
    return tuple(ends)


def stretch_size(route: tuple[str, ...], stretch: int) -> int:
    ends = stretch_ends(route)
    return ends[stretch] - (ends[stretch - 1] if stretch else 0)


def ahead(player: Player) -> int:
    """How many cities lie before the locomotive."""
    return len(cities(player.route)) - player.loco


def bonus_cities(player: Player) -> tuple[int, ...]:
    """The bonus cities the locomotive has reached."""
    return tuple(at for at, city in enumerate(cities(player.route)[: player.loco], 1) if city.bonus)


def city_mark(city: int) -> str:
    """How a used bonus city is noted."""
    return f"C{city}"
