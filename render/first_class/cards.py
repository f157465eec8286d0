"""The faces of action cards and game end cards."""

from __future__ import annotations

from collections.abc import Callable

from render.first_class import demand, units
from render.first_class.symbols import CAR_H, CAR_W
from render.parts import card
from render.pictures import Words
from render.scene import Disc, Group, Item, Line, Rect, Sprite, Text, group
from render.symbols import icon
from render.theme import (
    BLUE_DEEP,
    BRASS,
    BROWN_DEEP,
    CARD,
    CREAM,
    ENAMEL,
    ENAMEL_GREEN,
    ENAMEL_RED,
    INK,
    LINEN,
    ORANGE_DEEP,
    PURPLE_DEEP,
    RULE,
    SKY_DEEP,
    SOFT,
    STEEL_DEEP,
    TEAL_DEEP,
    WHITE,
    Colour,
)
from rules.first_class.cards import Card, EndCard, Symbol
from rules.first_class.components import CARDS, ENDS

W, H = 236, 232
BAND = 56
END_H = 152

KINDS: dict[str, tuple[Colour, str]] = {
    "wagon": (BROWN_DEEP, "first_class-suitcase"),
    "conductor": (BLUE_DEEP, "first_class-conductor"),
    "loco": (ENAMEL, "locomotive_front"),
    "route": (ENAMEL_GREEN, "first_class-line"),
    "contract": (SOFT, "first_class-clipboard"),
    "celebrity": (PURPLE_DEEP, "star"),
    "postcard": (SKY_DEEP, "letter"),
    "deed": (INK, "first_class-token"),
    "alibi": (INK, "first_class-token"),
    "false_trail": (INK, "first_class-token"),
    "passenger": (TEAL_DEEP, "person"),
    "luggage": (BROWN_DEEP, "first_class-suitcase"),
    "switch": (STEEL_DEEP, "first_class-switch"),
    "mechanic": (ORANGE_DEEP, "gear"),
    "coin_card": (ENAMEL_GREEN, "coins"),
    "end_card_action": (ENAMEL_RED, "flag"),
}
"""The band's colour and symbol, by kind."""


def badge(kind: str, x: float, y: float, size: float) -> Item:
    """The symbol of a kind of card."""
    name = KINDS[kind][1]
    if kind == "wagon":
        return Sprite("first_class-car", x - size * 0.45, y - size / 2, size * CAR_W / CAR_H, size, (0,))
    if name == "first_class-token":
        return icon(name, x, y, size, int(kind != "alibi"))
    return icon(name, x, y, size)


def _band(kind: str, title: str, w: float) -> tuple[Item, ...]:
    colour = KINDS[kind][0]
    return (
        Rect(2, 2, w - 4, BAND - 8, colour, radius=8),
        Rect(2, 20, w - 4, BAND - 22, colour),
        Line(((2, BAND - 2), (w - 2, BAND - 2)), BRASS, 3, round=False),
        badge(kind, 28, 28, 42),
        Text(54, 2, w - 60, BAND - 6, title, 30, "narrow", CREAM, smallest=16, lines=2),
    )


def action_card(card_id: str, words: Words, x: float, y: float, name: str = "") -> Group:
    """The face of an action card."""
    found = CARDS[card_id]
    body = _route(found, words) if found.cities else _body(found, words)
    face = group(
        card(0, 0, W, H, CARD if found.id[0] == "X" else LINEN),
        _band(found.kind, words(f"title-{card_id}"), W),
        body,
        baked=True,
    )
    return group(face, x=x, y=y, name=name)


def _body(found: Card, words: Words) -> list[Item]:
    """What the card asks for, then what it brings, both in symbols; `render.first_class.legend` explains them."""
    top, bottom = BAND + 4.0, H - 6.0
    items: list[Item] = []
    if found.evidence:
        items.append(Rect(10, bottom - 44, W - 20, 42, WHITE, INK, 1.5, 6))
        items.append(Text(14, bottom - 44, 34, 42, "+", 34, "bold", INK, "middle"))
        for n in range(found.evidence):
            middle = W / 2 + (n - (found.evidence - 1) / 2) * 48
            items.append(icon("first_class-fingerprint", middle, bottom - 23, 38))
        bottom -= 48
    asked = _asked(found)
    if asked:
        kinds = len(set(found.symbols))
        share = (bottom - top) * (1 if not kinds else 0.5 if kinds == 1 else 0.4)
        items += asked(12, top, W - 24, share - 6)
        top += share
        if found.symbols:
            items.append(Line(((24, top - 3), (W - 24, top - 3)), RULE, 2, dash=6))
    items += units.fit(found.symbols, 12, top + 2, W - 24, bottom - top - 2, 58)
    return items


def _asked(found: Card) -> Callable[[float, float, float, float], list[Item]] | None:
    """The drawing of a demand, or of what a guest brings in each scoring."""
    if found.demand is not None:
        return lambda x, y, w, h: demand.draw(found, x, y, w, h, 62)
    if found.kind in ("celebrity", "postcard"):
        return lambda x, y, w, h: _fare(found, x, y, w, h)
    return None


def _fare(found: Card, x: float, y: float, w: float, h: float) -> list[Item]:
    """What a celebrity or postcard pays in each scoring, and the car or stretch that it wants."""
    size = min(64.0, h * 0.96)
    points = units.entry(Symbol("points", found.points), 1, 0, 0, size)
    wide = size * 2.1
    if found.kind == "postcard":
        more = [*each_city(size)] if found.per_city else []
        reach = wide + (size * 1.1 if more else 0)
        left = x + (w - reach) / 2
        return [group(points, Group(tuple(more), wide), x=left, y=y + (h - size) / 2)]
    car = size * 0.9
    left = x + (w - wide - car - size * 0.34) / 2
    return [
        group(
            points,
            units.car(found.minimum, wide, 0, size, round(size * 0.48)),
            Text(wide + car, 0, size * 0.4, size * 0.9, "+", round(size * 0.66), "bold", smallest=14),
            x=left,
            y=y + (h - size) / 2,
        )
    ]


def each_city(h: float) -> tuple[Item, ...]:
    """Times the cities of the stretch."""
    return (
        Text(0, 0, h * 0.4, h, "×", round(h * 0.6), "bold", SOFT, "middle", smallest=14),
        Line(((h * 0.4, h / 2), (h * 1.1, h / 2)), INK, h * 0.1, round=False),
        Disc(h * 0.75, h / 2, h * 0.3, WHITE, INK, 3),
    )


def _route(found: Card, words: Words) -> list[Item]:
    """The cities from Paris on, below each other along the track: points, or the clock and its bonus."""
    step = min(96.0, (H - BAND - 8) / len(found.cities))
    top = BAND + 4 + (H - BAND - 8 - step * len(found.cities)) / 2
    items: list[Item] = [Line(((28, BAND), (28, H - 4)), INK, 5, round=False)]
    items.append(Line(((28, BAND), (28, H - 4)), CARD, 2, dash=6, round=False))
    for n, city in enumerate(found.cities):
        y = top + step * (n + 0.5)
        name = words(f"city-{city.id}")
        if not city.bonus:
            items.append(Disc(28, y, 21, WHITE, INK, 2.5))
            items.append(Text(8, y - 20, 40, 40, str(city.points), 34, "bold", INK, "middle"))
            items.append(Text(56, y - 18, W - 64, 36, name, 32, "narrow", smallest=20))
            continue
        items.append(Disc(28, y, 20, BRASS, INK, 2.5))
        items.append(icon(units.CLOCK, 28, y, 32))
        if step > 70:
            items.append(Text(56, y - step / 2 - 2, W - 64, 36, name, 32, "narrow", smallest=20))
            items += units.row(city.bonus, 56, y - step / 2 + 40, W - 64, min(50, step - 42), left=True)
        else:
            # On a short stretch the bonus is what counts: its city is named on the board and in the words.
            items += units.row(city.bonus, 56, y - step / 2 + 1, W - 64, step - 2, left=True)
    return items


def end_card(card_id: str, words: Words, x: float, y: float, name: str = "", w: float = W) -> Group:
    """The face of a game end card: what it multiplies, and what it does at once."""
    found: EndCard = ENDS[card_id]
    face = group(
        card(0, 0, w, END_H, CREAM),
        Rect(2, 2, w - 4, 72, ENAMEL_RED, radius=8),
        Line(((2, 76), (w - 2, 76)), BRASS, 3, round=False),
        badge(found.kind, w / 2 - 42, 39, 60),
        Text(w / 2 - 4, 6, 90, 66, f"× {found.points}", 46, "bold", CREAM),
        units.row(found.symbols, 12, 84, w - 24, 58),
        baked=True,
    )
    return group(face, x=x, y=y, name=name)
