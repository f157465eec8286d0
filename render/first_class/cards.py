"""The faces of action cards and game end cards."""

from __future__ import annotations

from collections.abc import Callable

from render.first_class import demand, units
from render.first_class.symbols import CAR_H, CAR_W
from render.fonts import ELLIPSIS, fit
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
    READ,
    RULE,
    SKY_DEEP,
    SOFT,
    STEEL_DEEP,
    TEAL_DEEP,
    TITLE,
    WHITE,
    Colour,
)
from rules.first_class.cards import Card, EndCard, Symbol
from rules.first_class.components import CARDS, ENDS

W, H = 240, 318
LINE = 39
"""Height of a line of the title."""
TITLE_X = 40
END_H = 152
END_W = 255

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


def _lines(title: str) -> int:
    """Most titles have room in two lines."""
    fitting = fit(title, W - TITLE_X - 2, READ, "narrow", READ, 2, 2 * LINE)[1]
    return 3 if any(line.endswith(ELLIPSIS) for line in fitting) else 2


def _band(kind: str, title: str, w: float, h: float) -> tuple[Item, ...]:
    """The title, with the symbol and colour of the kind."""
    colour = KINDS[kind][0]
    return (
        Rect(2, 2, w - 4, h - 8, colour, radius=8),
        Rect(2, 20, w - 4, h - 22, colour),
        Line(((2, h - 2), (w - 2, h - 2)), BRASS, 3, round=False),
        badge(kind, 21, h / 2 - 2, 32),
        Text(TITLE_X, 2, w - TITLE_X - 2, h - 5, title, TITLE, "narrow", CREAM, smallest=READ, lines=3),
    )


def action_card(card_id: str, words: Words, x: float, y: float, name: str = "") -> Group:
    """The face of an action card."""
    found = CARDS[card_id]
    # A heading needs no quotation marks.
    title = words(f"title-{card_id}").strip("„“”")
    band = LINE * _lines(title) + 6
    body = _route(found, words, band) if found.cities else _body(found, band)
    face = group(
        card(0, 0, W, H, CARD if found.id[0] == "X" else LINEN),
        _band(found.kind, title, W, band),
        body,
        baked=True,
    )
    return group(face, x=x, y=y, name=name)


def _body(found: Card, band: float) -> list[Item]:
    """What the card asks for, then what it brings, both in symbols; `render.first_class.legend` explains them."""
    top, bottom = band + 2, H - 4.0
    items: list[Item] = []
    if found.evidence:
        items.append(Rect(10, bottom - 48, W - 20, 46, WHITE, INK, 1.5, 6))
        items.append(Text(14, bottom - 48, 34, 46, "+", 38, "bold", INK, "middle"))
        for n in range(found.evidence):
            middle = W / 2 + (n - (found.evidence - 1) / 2) * 48
            items.append(icon("first_class-fingerprint", middle, bottom - 25, 40))
        bottom -= 52
    asked = _asked(found)
    if asked:
        share = (bottom - top) * (_share(found, bottom - top) if found.symbols else 1)
        items += asked(8, top, W - 16, share - 6)
        top += share
        if found.symbols:
            items.append(Line(((24, top - 3), (W - 24, top - 3)), RULE, 2, dash=6))
    items += units.fit(found.symbols, 8, top + 2, W - 16, bottom - top - 2, 64)
    return items


def _share(found: Card, room: float) -> float:
    """How much of the room what is asked for takes, so that this and what it brings are about as large."""
    if found.demand is None:
        return 0.45

    def smaller(share: float) -> float:
        brings = units.arranged(found.symbols, W - 16, room * (1 - share) - 2, 64)[0]
        return min(demand.arranged(found, W - 16, room * share - 6, 64)[0], brings)

    return max((share / 20 for share in range(6, 15)), key=lambda share: (round(smaller(share)), -abs(share - 0.45)))


def _asked(found: Card) -> Callable[[float, float, float, float], list[Item]] | None:
    """The drawing of a demand, or of what a guest brings in each scoring."""
    if found.demand is not None:
        return lambda x, y, w, h: demand.draw(found, x, y, w, h, 64)
    if found.kind in ("celebrity", "postcard"):
        return lambda x, y, w, h: _fare(found, x, y, w, h)
    return None


def _fare(found: Card, x: float, y: float, w: float, h: float) -> list[Item]:
    """What a celebrity or postcard pays in each scoring, and the car or stretch that it wants."""
    points = Symbol("points", found.points)
    whole = units.reach(points, 1) + sum(wide for _, wide in fare(found, 1))
    size = min(68.0, h * 0.96, w / whole)
    more = fare(found, size)
    reach = units.reach(points, size) + sum(wide for _, wide in more)
    left = x + (w - reach) / 2
    items: list[Item] = [units.entry(points, 1, 0, 0, size)]
    at = units.reach(points, size)
    for piece, wide in more:
        items.append(Group((piece,), at))
        at += wide
    return [group(items, x=left, y=y + (h - size) / 2)]


def fare(found: Card, size: float) -> list[tuple[Item, float]]:
    """The car from which on a celebrity pays, or the cities a postcard counts; each with its width."""
    if found.kind == "celebrity":
        plus = Text(0, 0, size * 0.62, size * 0.9, "+", round(size * 0.72), "bold", smallest=14)
        gap = size * 0.2
        car = Group((units.car(found.minimum, gap, 0, size),))
        return [(car, gap + size * (units.car_width(found.minimum) + 0.06)), (plus, size * 0.62)]
    return [(Group(each_city(size)), size * 1.32)] if found.per_city else []


def each_city(h: float) -> tuple[Item, ...]:
    """Times the cities of the stretch."""
    return (
        Text(0, 0, h * 0.64, h, "×", round(h * 0.72), "bold", SOFT, "middle", smallest=14),
        Line(((h * 0.62, h / 2), (h * 1.32, h / 2)), INK, h * 0.1, round=False),
        Disc(h * 0.97, h / 2, h * 0.3, WHITE, INK, 3),
    )


def _route(found: Card, words: Words, band: float) -> list[Item]:
    """The cities from Paris on, below each other along the track: points, or the clock and its bonus."""
    step = min(104.0, (H - band - 6) / len(found.cities))
    top = band + 2 + (H - band - 6 - step * len(found.cities)) / 2
    items: list[Item] = [Line(((29, band), (29, H - 4)), INK, 5, round=False)]
    items.append(Line(((29, band), (29, H - 4)), CARD, 2, dash=6, round=False))
    for n, city in enumerate(found.cities):
        y = top + step * (n + 0.5)
        name = words(f"city-{city.id}")
        x, w = 57.0, W - 58.0
        if not city.bonus:
            items.append(Disc(29, y, 26, WHITE, INK, 2.5))
            items.append(
                Text(2, y - 25, 54, 50, str(city.points), 42, "bold", INK, "middle", smallest=14, decides=True)
            )
            items.append(Text(x, y - step / 2 + 2, w, step - 4, name, 34, "narrow", smallest=READ, lines=2))
            continue
        items.append(Disc(29, y, 24, BRASS, INK, 2.5))
        items.append(icon(units.CLOCK, 29, y, 38))
        if step > 90:
            items.append(Text(x, y - step / 2, w, 40, name, 34, "narrow", smallest=READ))
            items += units.row(city.bonus, x - 3, y - step / 2 + 42, w + 3, min(56, step - 46), left=True)
        else:
            # On a short stretch the bonus is what counts: its city is named on the board and in the words.
            items += units.row(city.bonus, x - 3, y - step / 2 + 1, w + 3, min(60, step - 2), left=True)
    return items


def end_card(card_id: str, words: Words, x: float, y: float, name: str = "", w: float = END_W) -> Group:
    """The face of a game end card: what it multiplies, and what it does at once."""
    found: EndCard = ENDS[card_id]
    face = group(
        card(0, 0, w, END_H, CREAM),
        Rect(2, 2, w - 4, 72, ENAMEL_RED, radius=8),
        Line(((2, 76), (w - 2, 76)), BRASS, 3, round=False),
        badge(found.kind, w / 2 - 42, 39, 60),
        Text(w / 2 - 4, 6, 90, 66, f"× {found.points}", 46, "bold", CREAM, decides=True),
        units.row(found.symbols, 4, 84, w - 8, 60),
        baked=True,
    )
    return group(face, x=x, y=y, name=name)
