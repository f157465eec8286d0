"""One unit of a source as a small picture: "0 → 1", two conductors and a number, coins."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from render.first_class.symbols import BODIES, CAR_H, CAR_W, on_car
from render.scene import Disc, Group, Item, Line, Rect, Sprite, Text, collect, group
from render.symbols import icon
from render.theme import CARD, GREEN_DEEP, INK, SILVER, SOFT
from rules.first_class.cards import Symbol
from rules.first_class.components import BETTER

COIN, CLOCK = "coin", "clock"


LETTERS = 0.82
"""Height of numbers, in that of the symbol beside them: as large as the symbol allows, for they decide."""
DIGIT = 0.58
"""How wide a digit then is."""


def car(value: int, x: float, y: float, h: float) -> Group:
    """A car, small, most of it its number; (x, y) is its left upper corner."""
    w = h * car_width(value)
    body, roof = BODIES[value]
    return group(
        *(Disc(w * at, h * 0.88, h * 0.1, SILVER, INK, 2) for at in (0.25, 0.75)),
        Rect(w * 0.03, h * 0.1, w * 0.94, h * 0.74, body, INK, 2, 4),
        Rect(0, h * 0.02, w, h * 0.13, roof, INK, 2, 4),
        Text(0, h * 0.1, w, h * 0.74, str(value), _letters(h), "narrow", on_car(value), "middle", 14, decides=True),
        x=x,
        y=y,
        baked=True,
    )


def car_width(value: int) -> float:
    """Of a small car, in its height."""
    return 0.86 if value < 10 else 1.18


def coach(value: int, x: float, y: float, h: float, size: int) -> Group:
    """A car of a train, with its windows; (x, y) is its left upper corner, `size` that of its number."""
    w = h * CAR_W / CAR_H
    return group(
        Sprite("first_class-car", 0, 0, w, h, (value,)),
        Text(-4, h * 0.38, w + 8, h * 0.5, str(value), size, "narrow", on_car(value), "middle", 14, decides=True),
        x=x,
        y=y,
        baked=True,
    )


def _letters(h: float) -> int:
    return max(14, round(h * LETTERS))


def better_car(h: float) -> Group:
    """Any car, better by one: an arrow up on a blank car."""
    w, tip = h * car_width(0), h * 0.24
    middle = w / 2
    head = ((middle - h * 0.2, tip + h * 0.2), (middle, tip), (middle + h * 0.2, tip + h * 0.2))
    return group(
        *(Disc(w * at, h * 0.88, h * 0.1, SILVER, INK, 2) for at in (0.25, 0.75)),
        Rect(w * 0.03, h * 0.1, w * 0.94, h * 0.74, CARD, INK, 2, 4),
        Rect(0, h * 0.02, w, h * 0.13, INK, INK, 2, 4),
        Line(((middle, h * 0.76), (middle, tip + h * 0.04)), GREEN_DEEP, h * 0.12),
        Line(head, GREEN_DEEP, h * 0.12),
    )


def _arrow(x: float, h: float) -> tuple[Item, ...]:
    tip = x + h * 0.26
    return (
        Line(((x, h / 2), (tip, h / 2)), INK, h * 0.09),
        Line(((tip - h * 0.13, h * 0.36), (tip, h / 2), (tip - h * 0.13, h * 0.64)), INK, h * 0.09),
    )


def _number(x: float, h: float, number: int | str) -> Text:
    wide = h * (DIGIT * len(str(number)) + 0.04)
    return Text(x, 0, wide, h, str(number), _letters(h), "bold", INK, "left", smallest=14, decides=True)


def unit(symbol: Symbol, h: float) -> Group:
    """One symbol, `h` high; its left upper corner is the origin. `reach` tells how wide it is."""
    items: list[Item]
    match symbol.op:
        case "car":
            items = [Text(0, 0, h * 0.6, h, "+", _letters(h), "bold", smallest=14), car(0, h * 0.62, 0, h)]
        case "upgrade":
            w = h * car_width(symbol.number)
            better = car(BETTER[symbol.number], w + h * ARROW, 0, h)
            items = [car(symbol.number, 0, 0, h), *_arrow(w + h * 0.05, h), better]
        case "any":
            items = [better_car(h)]
        case "both":
            figures = [icon("first_class-conductor", h * 0.36 + h * 0.6 * n, h / 2, h * 0.94) for n in (0, 1)]
            items = [*figures, _number(h * BEFORE["both"], h, symbol.number)]
        case "conductor":
            items = [icon("first_class-conductor", h * 0.36, h / 2, h * 0.94)]
            items.append(_number(h * BEFORE["conductor"], h, symbol.number))
        case "loco":
            items = [icon("locomotive", h * 0.7, h / 2, h * 0.9), _number(h * BEFORE["loco"], h, symbol.number)]
        case "coins":
            items = [icon(COIN, h * 0.48, h / 2, h * 0.9), _number(h * BEFORE["coins"], h, symbol.number)]
        case "points":
            items = [icon("laurel", h * 0.55, h / 2, h), _number(h * BEFORE["points"], h, symbol.number)]
        case "end":
            items = [icon("cards", h * 0.5, h / 2, h * 0.9), icon("flag", h * 1.3, h / 2, h * 0.8)]
        case "return":
            minus = Text(h * 0.82, 0, h * 0.7, h, "−", _letters(h), "bold", smallest=14)
            items = [_print(h), minus, _number(h * BEFORE["return"], h, symbol.number)]
        case "give":
            items = [_print(h), *_arrow(h * 0.84, h), icon("person", h * 1.55, h / 2, h * 0.9)]
            items.append(_number(h * BEFORE["give"], h, symbol.number))
        case _:
            items = [icon("person", h * 0.4, h / 2, h * 0.9), icon("person", h * 0.95, h / 2, h * 0.9), *_plus_print(h)]
    return group(items)


def _print(h: float) -> Item:
    return icon("first_class-fingerprint", h * 0.4, h / 2, h * 0.94)


def _plus_print(h: float) -> tuple[Item, ...]:
    return (
        Text(h * 1.26, 0, h * 0.64, h, "+", _letters(h), "bold", smallest=14),
        icon("first_class-fingerprint", h * 2.3, h / 2, h * 0.94),
    )


ARROW = 0.38
"""Between the two cars of an upgrade."""
BEFORE = {"both": 1.36, "conductor": 0.76, "loco": 1.46, "coins": 1.0, "points": 1.14, "return": 1.5, "give": 2.0}
"""How much of its height a symbol takes before its number."""
_WIDE = {"car": 1.48, "any": 0.86, "end": 1.7, "suspect": 2.72}
TIMES = 1.16
"""How wide the number of equal symbols is."""


def _reach(symbol: Symbol) -> float:
    if symbol.op == "upgrade":
        return car_width(symbol.number) + ARROW + car_width(BETTER[symbol.number])
    if symbol.op in BEFORE:
        return BEFORE[symbol.op] + DIGIT * len(str(symbol.number))
    return _WIDE[symbol.op]


def reach(symbol: Symbol, h: float, number: int = 1) -> float:
    """How wide a symbol and the number before it are."""
    return h * (_reach(symbol) + (TIMES if number > 1 else 0))


def counted(symbols: Sequence[Symbol]) -> list[tuple[Symbol, int]]:
    """Equal symbols together."""
    return [(symbol, len(list(same))) for symbol, same in groupby(symbols)]


def entry(symbol: Symbol, number: int, x: float, y: float, h: float) -> Group:
    """A symbol with its number before it, if there are several."""
    before = h * TIMES if number > 1 else 0
    times = Text(0, 0, before, h, f"{number}×", _letters(h), "narrow", SOFT, smallest=14, decides=True)
    inner = unit(symbol, h)
    return Group(tuple(collect(times if before else None, Group(inner.items, before))), x, y)


def width(symbols: Sequence[Symbol], h: float) -> float:
    """Of symbols side by side."""
    return _wide(counted(symbols)) * h


def arranged(
    symbols: Sequence[Symbol], w: float, h: float, most: float
) -> tuple[float, list[list[tuple[Symbol, int]]]]:
    """The size and lines of symbols that let them be largest."""
    parts = counted(symbols)
    best, grid = 0.0, [parts]
    for down in range(1, len(parts) + 1):
        lines = _lines(parts, down)
        size = min(most, h / down / 1.04, w / max(map(_wide, lines)))
        if size > best:
            best, grid = size, lines
    return best, grid


def fit(symbols: Sequence[Symbol], x: float, y: float, w: float, h: float, most: float = 40) -> list[Item]:
    """Symbols in as many columns as let them be largest."""
    if not symbols:
        return []
    best, grid = arranged(symbols, w, h, most)
    step = min(h / len(grid), best * 1.3)
    top = y + (h - step * len(grid)) / 2
    found: list[Item] = []
    for n, line in enumerate(grid):
        at = x + (w - _wide(line) * best) / 2
        for symbol, number in line:
            found.append(entry(symbol, number, at, top + step * n + (step - best) / 2, best))
            at += reach(symbol, best, number) + SPACE * best
    return found


def _lines(parts: list[tuple[Symbol, int]], down: int) -> list[list[tuple[Symbol, int]]]:
    """In so many lines, wide ones beside narrow ones."""
    lines: list[list[tuple[Symbol, int]]] = [[] for _ in range(down)]
    for part in sorted(parts, key=lambda part: -reach(part[0], 1, part[1])):
        min(lines, key=lambda line: _wide(line) if line else 0).append(part)
    return lines


SPACE = 0.3
"""Between two symbols side by side, in their height."""


def _wide(parts: Sequence[tuple[Symbol, int]]) -> float:
    return sum(reach(symbol, 1, number) for symbol, number in parts) + SPACE * (len(parts) - 1)


def row(symbols: Sequence[Symbol], x: float, y: float, w: float, h: float, *, left: bool = False) -> list[Item]:
    """Symbols side by side, centred (or from the left), as large as the box allows."""
    parts = counted(symbols)
    if not parts:
        return []
    whole = sum(reach(symbol, 1, number) for symbol, number in parts) + 0.2 * (len(parts) - 1)
    size = min(h, w / whole)
    at = x if left else x + (w - whole * size) / 2
    found: list[Item] = []
    for symbol, number in parts:
        found.append(entry(symbol, number, at, y + (h - size) / 2, size))
        at += reach(symbol, size, number) + 0.2 * size
    return found


def stop(symbols: Sequence[Symbol], x: float, y: float, w: float, h: float, size: float) -> list[Item]:
    """A bonus below a city, `size` high: narrow, with equal symbols' number before them or beneath."""
    return fit(symbols, x, y, w, h, size)
