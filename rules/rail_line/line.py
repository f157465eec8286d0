"""The line: which station each track has at each node, and where the tracks run."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from rules.rail_line.components import (
    BACKWARDS,
    CARDS,
    CURVE_LANES,
    CURVE_STATION,
    CURVES,
    NODE_OF_SLOT,
    REACH,
    SLOT_OF_NODE,
    STARTS,
    Symbols,
)
from rules.rail_line.state import Player, Public

Three = tuple[int, int, int]


@dataclass(frozen=True, slots=True)
class Node:
    """A place on the line. Tuples hold one item for each track T1 to T3."""

    stations: tuple[Symbols, Symbols, Symbols]
    entered: Three
    """Lanes at which the tracks come in."""
    left: Three
    """Lanes at which they go out."""


@lru_cache(maxsize=1024)
def nodes(side: str, cards: tuple[str, ...]) -> tuple[Node, ...]:
    """Every node from the start to the last card, a curve reached included."""
    if not cards:
        start = STARTS[side] if side else ("", "", "")
        first, second, third = ((symbol,) if symbol else () for symbol in start)
        return (Node((first, second, third), (1, 2, 3), (1, 2, 3)),)
    before = nodes(side, cards[:-1])
    slot = len(cards)
    lanes = before[-1].left
    pieces = CARDS[cards[-1]].pieces
    if slot in BACKWARDS:
        found = [next((p.symbols, p.left) for p in pieces if p.right == lane) for lane in lanes]
    else:
        found = [next((p.symbols, p.right) for p in pieces if p.left == lane) for lane in lanes]
    (one, first_out), (two, second_out), (three, third_out) = found
    after = (*before, Node((one, two, three), lanes, (first_out, second_out, third_out)))
    if NODE_OF_SLOT[slot] + 1 in CURVES:
        turned = (CURVE_LANES[first_out], CURVE_LANES[second_out], CURVE_LANES[third_out])
        after = (*after, Node((CURVE_STATION,) * 3, (first_out, second_out, third_out), turned))
    return after


def station(public: Public, track: int, node: int) -> Symbols:
    return nodes(public.side, public.line)[node].stations[track - 1]


def newest(public: Public) -> int:
    """The node of the last card."""
    return NODE_OF_SLOT[len(public.line)]


def preview(public: Public, card: str) -> tuple[Symbols, Symbols, Symbols]:
    """What a card would give each track if it were laid now."""
    return nodes(public.side, (*public.line, card))[NODE_OF_SLOT[len(public.line) + 1]].stations


@lru_cache(maxsize=1024)
def _ahead(side: str, cards: tuple[str, ...], track: int, local: int, express: int) -> tuple[int, ...]:
    line = nodes(side, cards)
    return tuple(n for n in range(local + 1, express + 1) if line[n].stations[track - 1])[:REACH]


def ahead(public: Public, player: Player) -> tuple[int, ...]:
    """The nodes the local train can be sent to, nearest first."""
    return _ahead(public.side, public.line, player.track, player.local, player.express)


def place(node: int) -> str:
    """The id of a place where a train may stop, as the texts `place-…` name it."""
    return f"curve-{CURVES.index(node) + 1}" if node in CURVES else f"slot-{SLOT_OF_NODE[node]}" if node else "start"
