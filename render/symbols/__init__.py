"""The house's own symbols, as small drawing programs: usable at any size, in any colour.

A symbol is a function that returns items in a box of its own (100 × 100 unless said otherwise); its parameters are
the sprite's `args`. Games register their own with the same decorator in their picture modules.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache

from render.scene import Item, Sprite

Program = Callable[..., tuple[Item, ...]]


@dataclass(frozen=True, slots=True)
class Symbol:
    width: float
    height: float
    items: tuple[Item, ...]


_PROGRAMS: dict[str, tuple[float, float, Program]] = {}


def symbol(name: str, width: float = 100, height: float = 100) -> Callable[[Program], Program]:
    """Register a drawing program under a name."""

    def register(draw: Program) -> Program:
        if name in _PROGRAMS and _PROGRAMS[name][2].__module__ != draw.__module__:
            raise ValueError(f"two symbols are called {name}")
        _PROGRAMS[name] = (width, height, draw)
        return draw

    return register


@lru_cache(maxsize=2048)
def program(name: str, args: tuple[str | int | float, ...] = ()) -> Symbol:
    width, height, draw = _PROGRAMS[name]
    return Symbol(width, height, draw(*args))


def names() -> tuple[str, ...]:
    return tuple(sorted(_PROGRAMS))


def icon(name: str, x: float, y: float, size: float, *args: str | int | float) -> Sprite:
    """A symbol centred on a point, `size` high."""
    width, height, _ = _PROGRAMS[name]
    w = size * width / height
    return Sprite(name, x - w / 2, y - size / 2, w, size, args)


from render.symbols import goods, places, railway, signs  # noqa: E402, F401  they register themselves
