"""Parts of the board that stand below each other in a column: each as wide as the column, as high as it needs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from render.parts import heading
from render.scene import Group, Item, group, moved

WORDS, NUMBER = 33, 42
"""Heights of letters: 11 and 14 pixels where a picture 1600 wide is shown 550 wide."""
HEADING_H, GAP = 58.0, 18.0


@dataclass(frozen=True, slots=True)
class Block:
    """Items from (0, 0) on, and how high they are together."""

    items: tuple[Item, ...]
    height: float


def titled(words: str, w: float, block: Block) -> Block:
    """A block below its heading."""
    lowered = tuple(moved(item, 0, HEADING_H) for item in block.items)
    return Block((*heading(0, 0, w, words, WORDS), *lowered), block.height + HEADING_H)


def grid(pieces: Sequence[Group], columns: int, w: float, h: float, gap: float = 10) -> Block:
    """Pieces of equal height side by side, row after row."""
    step = (w + gap) / columns
    placed = [moved(piece, step * (n % columns), (h + gap) * (n // columns)) for n, piece in enumerate(pieces)]
    rows = -(-len(pieces) // columns)
    return Block(tuple(placed), (h + gap) * rows - gap)


def cell(w: float, columns: int, gap: float = 10) -> float:
    """How wide one of so many pieces is."""
    return (w + gap) / columns - gap


def column(blocks: Sequence[Block], x: float, y: float) -> tuple[tuple[Item, ...], float]:
    """Blocks below each other, and where the last one ends."""
    items: list[Item] = []
    for block in blocks:
        items.append(group(block.items, x=x, y=y))
        y += block.height + GAP
    return tuple(items), y - GAP
