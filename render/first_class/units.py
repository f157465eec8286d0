"""One unit of a source as a small picture: "0 → 1", two conductors and a number, coins."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from render.first_class.symbols import CAR_H, CAR_W, on_car
from render.scene import Group, Item, Line, Rect, Sprite, Text, collect, group
from render.symbols import icon
from render.theme import CARD, INK, SOFT
from rules.first_class.cards import Symbol
from rules.first_class.components import BETTER

COIN, CLOCK = "coin", "clock"


def car(value: int, x: float, y: float, h: float, size: int = 0) -> Group:
    """A car with its number; (x, y) is its left upper corner."""
    w = h * CAR_W / CAR_H
    letters = size or _letters(h * 0.52)
    return group(
        Sprite("first_class-car", 0, 0, w, h, (value,)),
        Text(0, h * 0.36, w, h * 0.52, str(value), letters, "bold", on_car(value), "middle", smallest=14),
        x=x,
        y=y,
        baked=True,
    )


def _letters(size: float) -> int:
    """No letter is smaller than this."""
    return max(14, round(size))


def _some_car(words: str, x: float, h: float) -> tuple[Item, ...]:
    """A car of any value."""
    w = h * CAR_W / CAR_H
    return (
        Rect(x, h * 0.1, w, h * 0.78, CARD, INK, 2.5, 5),
        Text(x, h * 0.1, w, h * 0.78, words, _letters(h * 0.6), "bold", INK, "middle", smallest=14),
    )


def _arrow(x: float, h: float) -> tuple[Item, ...]:
    tip = x + h * 0.36
    return (
        Line(((x, h / 2), (tip, h / 2)), INK, h * 0.09),
        Line(((tip - h * 0.14, h * 0.36), (tip, h / 2), (tip - h * 0.14, h * 0.64)), INK, h * 0.09),
    )


def _number(x: float, h: float, number: int | str, wide: float = 0.62) -> Text:
    return Text(x, 0, h * wide, h, str(number), _letters(h * 0.66), "bold", INK, "left", smallest=14)


def unit(symbol: Symbol, h: float) -> Group:
    """One symbol, `h` high; its left upper corner is the origin. `reach` tells how wide it is."""
    w = h * CAR_W / CAR_H
    items: list[Item]
    match symbol.op:
        case "car":
            items = [Text(0, 0, h * 0.5, h, "+", _letters(h * 0.7), "bold", smallest=14), car(0, h * 0.5, 0, h)]
        case "upgrade":
            after = car(BETTER[symbol.number], w + h * 0.5, 0, h)
            items = [car(symbol.number, 0, 0, h), *_arrow(w + h * 0.06, h), after]
        case "any":
            items = [*_some_car("?", 0, h), *_arrow(w + h * 0.06, h), *_some_car("+1", w + h * 0.5, h)]
        case "both":
            figures = [icon("first_class-conductor", h * 0.36 + h * 0.62 * n, h / 2, h * 0.94) for n in (0, 1)]
            items = [*figures, _number(h * 1.4, h, symbol.number)]
        case "conductor":
            items = [icon("first_class-conductor", h * 0.36, h / 2, h * 0.94), _number(h * 0.8, h, symbol.number)]
        case "loco":
            items = [icon("locomotive", h * 0.72, h / 2, h * 0.92), _number(h * 1.52, h, symbol.number)]
        case "coins":
            items = [icon(COIN, h * 0.5, h / 2, h * 0.9), _number(h * 1.06, h, symbol.number)]
        case "points":
            items = [icon("laurel", h * 0.55, h / 2, h), _number(h * 1.16, h, symbol.number, 0.95)]
        case "end":
            items = [icon("cards", h * 0.5, h / 2, h * 0.9), icon("flag", h * 1.3, h / 2, h * 0.8)]
        case "return":
            items = [
                *_prints(h),
                Text(h * 0.9, 0, h * 1.3, h, f"−{symbol.number}", _letters(h * 0.66), "bold", smallest=14),
            ]
        case "give":
            items = [*_prints(h), *_arrow(h * 0.9, h), icon("person", h * 1.7, h / 2, h * 0.9)]
            items.append(_number(h * 2.1, h, symbol.number))
        case _:
            items = [icon("person", h * 0.4, h / 2, h * 0.9), icon("person", h * 0.95, h / 2, h * 0.9), *_plus_print(h)]
    return group(items)


def _prints(h: float) -> tuple[Item, ...]:
    return (icon("first_class-fingerprint", h * 0.4, h / 2, h * 0.94),)


def _plus_print(h: float) -> tuple[Item, ...]:
    return (
        Text(h * 1.28, 0, h * 0.46, h, "+", _letters(h * 0.6), "bold", smallest=14),
        icon("first_class-fingerprint", h * 2.2, h / 2, h * 0.94),
    )


_REACH = {
    "car": 1.4,
    "upgrade": 2.3,
    "any": 2.3,
    "both": 2.0,
    "conductor": 1.4,
    "loco": 2.1,
    "coins": 1.65,
    "points": 2.1,
    "end": 1.7,
    "return": 2.0,
    "give": 2.7,
    "suspect": 2.6,
}


def reach(symbol: Symbol, h: float, number: int = 1) -> float:
    """How wide a symbol and the number before it are."""
    return h * (_REACH[symbol.op] + (0.95 if number > 1 else 0))


def counted(symbols: Sequence[Symbol]) -> list[tuple[Symbol, int]]:
    """Equal symbols together."""
    return [(symbol, len(list(same))) for symbol, same in groupby(symbols)]


def entry(symbol: Symbol, number: int, x: float, y: float, h: float) -> Group:
    """A symbol with its number before it, if there are several."""
    before = h * 0.95 if number > 1 else 0
    times = Text(0, 0, h * 0.95, h, f"{number}×", _letters(h * 0.6), "bold", SOFT, smallest=14) if before else None
    inner = unit(symbol, h)
    return Group(tuple(collect(times, Group(inner.items, before))), x, y)


def width(symbols: Sequence[Symbol], h: float) -> float:
    """Of symbols side by side."""
    return _wide(counted(symbols)) * h


def fit(symbols: Sequence[Symbol], x: float, y: float, w: float, h: float, most: float = 40) -> list[Item]:
    """Symbols in as many columns as let them be largest."""
    parts = counted(symbols)
    if not parts:
        return []
    best, grid = 0.0, [parts]
    for down in range(1, len(parts) + 1):
        arranged = _arranged(parts, down)
        size = min(most, h / down / 1.12, w / max(map(_wide, arranged)))
        if size > best:
            best, grid = size, arranged
    step = min(h / len(grid), best * 1.3)
    top = y + (h - step * len(grid)) / 2
    found: list[Item] = []
    for n, line in enumerate(grid):
        at = x + (w - _wide(line) * best) / 2
        for symbol, number in line:
            found.append(entry(symbol, number, at, top + step * n + (step - best) / 2, best))
            at += reach(symbol, best, number) + SPACE * best
    return found


def _arranged(parts: list[tuple[Symbol, int]], down: int) -> list[list[tuple[Symbol, int]]]:
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
    whole = sum(reach(symbol, 1, number) for symbol, number in parts) + 0.25 * (len(parts) - 1)
    size = min(h, w / whole)
    at = x if left else x + (w - whole * size) / 2
    found: list[Item] = []
    for symbol, number in parts:
        found.append(entry(symbol, number, at, y + (h - size) / 2, size))
        at += reach(symbol, size, number) + 0.25 * size
    return found


def stop(symbols: Sequence[Symbol], x: float, y: float, w: float, h: float) -> list[Item]:
    """A bonus below a city: narrow, with the number of a repeated symbol beneath it."""
    parts = counted(symbols)
    high = sum(1.75 if number > 1 else 1 for _, number in parts)
    size = min(28.0, h / high, w / max(reach(symbol, 1) for symbol, _ in parts))
    found: list[Item] = []
    for symbol, number in parts:
        found.append(entry(symbol, 1, x + (w - reach(symbol, size)) / 2, y, size))
        y += size
        if number > 1:
            found.append(Text(x, y, w, 22, f"×{number}", 20, "bold", SOFT, "middle", smallest=14))
            y += size * 0.75
    return found
