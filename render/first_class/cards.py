"""The faces of action cards and game end cards."""

from __future__ import annotations

from render.first_class import units
from render.parts import card
from render.pictures import Words
from render.scene import Disc, Group, Item, Line, Rect, Text, group
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
    SMALL,
    SOFT,
    STEEL_DEEP,
    TEAL_DEEP,
    WHITE,
    Colour,
)
from rules.first_class.cards import Card, EndCard, Symbol
from rules.first_class.components import CARDS, ENDS

W, H = 190, 204
BAND = 48
END_H = 136

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
        return units.car(0, x - size * 0.45, y - size / 2, size, round(size * 0.4))
    if name == "first_class-token":
        return icon(name, x, y, size, int(kind != "alibi"))
    return icon(name, x, y, size)


def _band(kind: str, title: str, w: float) -> tuple[Item, ...]:
    colour = KINDS[kind][0]
    return (
        Rect(2, 2, w - 4, BAND - 8, colour, radius=8),
        Rect(2, 20, w - 4, BAND - 22, colour),
        Line(((2, BAND - 2), (w - 2, BAND - 2)), BRASS, 3, round=False),
        badge(kind, 26, 24, 36),
        Text(50, 2, w - 58, BAND - 6, title, 22, "narrow", CREAM, smallest=14, lines=2),
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
    top, bottom = BAND + 4.0, H - 6.0
    items: list[Item] = []
    told = _told(found, words)
    if told:
        share = 68 if found.symbols or found.kind == "celebrity" else 118
        share = 76 if found.kind == "celebrity" and not found.symbols else share
        items.append(Text(10, top, W - 20, share, told, SMALL, "narrow", INK, "middle", smallest=14, lines=4))
        top += share + 2
        if share < 118:
            items.append(Line(((24, top), (W - 24, top)), RULE, 2, dash=6))
            top += 3
    if found.evidence:
        items.append(Rect(10, bottom - 34, W - 20, 32, WHITE, INK, 1.5, 6))
        for n in range(found.evidence):
            middle = W / 2 + (n - (found.evidence - 1) / 2) * 40
            items.append(icon("first_class-fingerprint", middle, bottom - 18, 28))
        bottom -= 38
    if found.kind == "celebrity":
        items += _fare(found, top, bottom)
    items += units.lines(found.symbols, 12, top, W - 24, bottom - top, 54)
    return items


def _fare(found: Card, top: float, bottom: float) -> list[Item]:
    """What a celebrity asks for and pays, if there is room to show it."""
    if found.symbols:
        return []
    height = 50
    y = (top + bottom - height) / 2
    return [
        units.entry(Symbol("points", found.points), 1, 14, y, height),
        units.car(found.minimum, W - 62, y, height),
    ]


def _told(found: Card, words: Words) -> str:
    """The part of a card that is told in words."""
    match found.kind:
        case "celebrity":
            return words("picture-celebrity", points=found.points, minimum=found.minimum)
        case "postcard":
            key = "picture-postcard-city" if found.per_city else "picture-postcard"
            return words(key, points=found.points)
        case _ if found.demand is not None:
            told = words(f"text-{found.id}")
            return told[0].upper() + told[1:]
        case _:
            return ""


def _route(found: Card, words: Words) -> list[Item]:
    """The cities from Paris on, below each other along the track."""
    step = min(66.0, (H - BAND - 8) / len(found.cities))
    top = BAND + 4 + (H - BAND - 8 - step * len(found.cities)) / 2
    items: list[Item] = [Line(((24, BAND), (24, H - 4)), INK, 5, round=False)]
    items.append(Line(((24, BAND), (24, H - 4)), CARD, 2, dash=6, round=False))
    for n, city in enumerate(found.cities):
        y = top + step * (n + 0.5)
        if city.bonus:
            items.append(Disc(24, y, 17, BRASS, INK, 2.5))
            items.append(icon(units.CLOCK, 24, y, 26))
            if step > 50:
                top_y = y - step / 2 + 1
                items.append(Text(46, top_y, W - 54, 24, words(f"city-{city.id}"), 22, "narrow", smallest=14))
                items += units.row(city.bonus, 46, top_y + 25, W - 54, step - 28, left=True)
            else:
                items.append(Text(46, y - 14, 72, 28, words(f"city-{city.id}"), SMALL, "narrow", smallest=14))
                items += units.row(city.bonus, 120, y - step / 2 + 3, W - 126, step - 6)
        else:
            items.append(Disc(24, y, 17, WHITE, INK, 2.5))
            items.append(Text(8, y - 15, 32, 30, str(city.points), 22, "bold", INK, "middle"))
            items.append(Text(46, y - 14, W - 54, 28, words(f"city-{city.id}"), 22, "narrow", smallest=14))
    return items


def end_card(card_id: str, words: Words, x: float, y: float, name: str = "", w: float = W) -> Group:
    """The face of a game end card: what it multiplies, and what it does at once."""
    found: EndCard = ENDS[card_id]
    face = group(
        card(0, 0, w, END_H, CREAM),
        Rect(2, 2, w - 4, 62, ENAMEL_RED, radius=8),
        Line(((2, 66), (w - 2, 66)), BRASS, 3, round=False),
        badge(found.kind, w / 2 - 34, 34, 50),
        Text(w / 2, 6, 70, 56, f"× {found.points}", 36, "bold", CREAM),
        units.row(found.symbols, 12, 80, w - 24, 40),
        baked=True,
    )
    return group(face, x=x, y=y, name=name)
