"""A player's contracts, guests and switches: how much is met, where they lie, what they ask for and bring."""

from __future__ import annotations

from render.first_class import cards, demand, units
from render.fonts import width as width_of
from render.scene import Group, Item, Line, Text
from render.symbols import icon
from render.theme import DECIDE, READ, SOFT
from rules.first_class import demands, scoring
from rules.first_class.cards import Card, Symbol
from rules.first_class.components import CARDS
from rules.first_class.state import Player

LINE = 58
"""Height of a line."""
SIZE = 50
"""Height of its symbols."""
MIDDLE = SIZE / 2 + 2


def told(player: Player) -> tuple[tuple[str, str], ...]:
    """The cards with a line of their own and their places: met contracts, the other ones, guests and switches."""
    ready = demands.fulfillable(player)
    contracts = sorted(demands.open_contracts(player), key=lambda found: found[0] not in ready)
    guests = [(card.card, card.place) for card in player.placed if not CARDS[card.card].contract]
    return (*contracts, *guests)


def width(player: Player, card: str, place: str) -> float:
    """How wide a line is."""
    return line(player, card, place)[1]


def line(player: Player, card: str, place: str) -> tuple[list[Item], float]:
    """The symbols of a card, and how wide they are."""
    found = CARDS[card]
    items, x = _state(player, card, place)
    items.append(cards.badge(found.kind, x + 24, MIDDLE, 42))
    x += 52
    if place:
        w = width_of(place, READ, "bold") + 6
        items.append(Text(x, 2, w, SIZE, place, READ, "bold", SOFT))
        x += w + 4
    if found.kind in ("celebrity", "postcard"):
        return _fare(found, items, x)
    asked, x = demand.strip(found, x, 2, SIZE)
    arrow = (x + 12, MIDDLE - 8), (x + 20, MIDDLE), (x + 12, MIDDLE + 8)
    items += [*asked, Line(((x, MIDDLE), (x + 20, MIDDLE)), SOFT, 4), Line(arrow, SOFT, 4)]
    x += 30
    for symbol, number in units.counted(found.symbols):
        items.append(units.entry(symbol, number, x, 2, SIZE))
        x += units.reach(symbol, SIZE, number) + 10
    return items, x


def _state(player: Player, card: str, place: str) -> tuple[list[Item], float]:
    """A tick for what is met or scores now; else how much of it there is."""
    asked = CARDS[card].demand
    if asked is None:
        (placed,) = [found for found in player.placed if found.card == card]
        return ([icon("tick", 20, MIDDLE, 38)], 42) if scoring.guest_points(player, placed) else ([], 0)
    have, need = demands.progress(player, asked, place)
    if have == need:
        return [icon("tick", 20, MIDDLE, 38)], 42
    words = f"{have}/{need}"
    w = width_of(words, DECIDE, "narrow") + 4
    return [Text(0, 2, w, SIZE, words, DECIDE, "narrow", SOFT, "left", DECIDE, decides=True)], w + 6


def _fare(found: Card, items: list[Item], x: float) -> tuple[list[Item], float]:
    """What a guest brings in each scoring, and from which car on."""
    points = Symbol("points", found.points)
    items = [*items, units.entry(points, 1, x, 2, SIZE)]
    x += units.reach(points, SIZE)
    for piece, wide in cards.fare(found, SIZE):
        items.append(Group((piece,), x, 2))
        x += wide
    return items, x
