"""The printed things: symbols, track cards, the line, the score sheets. Read from data and checked on load."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import dataclass
from importlib import resources
from typing import Any

Symbols = tuple[str, ...]
"""Codes of the symbols at a station; empty: no station."""


@dataclass(frozen=True, slots=True)
class Piece:
    """One of the three tracks on a card: the lanes it joins and its station."""

    left: int
    right: int
    symbols: Symbols


@dataclass(frozen=True, slots=True)
class Card:
    id: str
    deck: str
    pieces: tuple[Piece, Piece, Piece]


@dataclass(frozen=True, slots=True)
class Row:
    """A row of boxes on a score sheet. Boxes are numbered from 1; the tuples hold one item for each box."""

    symbol: str
    values: tuple[int, ...]
    columns: tuple[int, ...]
    """Where a box stands on the paper."""
    needs: tuple[tuple[tuple[str, int], ...], ...]
    """Boxes that must be marked too for the box to score."""
    gates: tuple[tuple[str, int] | None, ...]
    """The box that must be marked before this one may be marked."""
    overflow: int
    """Coins for each further symbol once the row is full."""

    @property
    def size(self) -> int:
        return len(self.values)


@dataclass(frozen=True, slots=True)
class Sheet:
    number: int
    rows: tuple[Row, ...]
    chains: tuple[tuple[tuple[str, int], ...], ...]
    """Groups of boxes that bring coins when all are marked."""
    chain_coins: int
    timber: tuple[tuple[str, int], ...]
    """The zig-zag chain of sheet 2."""
    exchange: tuple[tuple[int, int], ...]
    """Sheet 2, by factory box: how many coins are worth how many points each."""
    late_glass: int
    """Sheet 2: the full glass row for those who come second."""

    def row(self, symbol: str) -> Row:
        return self.rows[self.order(symbol)]

    def order(self, symbol: str) -> int:
        """The place of a symbol's row, also in a player's marks."""
        return ORDER[self.number][symbol]


def _load(name: str) -> Any:
    return json.loads(resources.files(__package__).joinpath("data", name).read_text(encoding="utf-8"))


_symbols = _load("symbols.json")
CODES: dict[str, str] = {item["id"]: item["code"] for item in (*_symbols["goods"], *_symbols["action"])}
GOODS: tuple[str, ...] = tuple(item["code"] for item in _symbols["goods"])
LOCAL = CODES["local_train"]
"""The action symbol: it orders a free move of the local train."""


def _codes(ids: list[str]) -> Symbols:
    return tuple(CODES[name] for name in ids)


def _cards() -> dict[str, Card]:
    data = _load("cards.json")
    cards = {}
    for item in data["cards"]:
        pieces = [Piece(t["left"], t["right"], _codes(t["symbols"])) for t in item["tracks"]]
        assert sorted(p.left for p in pieces) == sorted(p.right for p in pieces) == [1, 2, 3], item["id"]
        assert all(len(p.symbols) <= 2 for p in pieces), item["id"]
        cards[item["id"]] = Card(item["id"], item["deck"], (pieces[0], pieces[1], pieces[2]))
    counts = Counter(card.deck for card in cards.values())
    assert counts == {deck: data["counts"][deck] for deck in "AB"}, counts
    used = {symbol for card in cards.values() for piece in card.pieces for symbol in piece.symbols}
    assert used == {*GOODS, LOCAL}, "every good and the local-train symbol occur"
    return cards


CARDS: dict[str, Card] = _cards()
A_CARDS: tuple[str, ...] = tuple(card.id for card in CARDS.values() if card.deck == "A")
B_CARDS: tuple[str, ...] = tuple(card.id for card in CARDS.values() if card.deck == "B")

_line = _load("line.json")
SLOTS: int = _line["total_slots"]
STARTS: dict[str, Symbols] = {
    side["side"]: tuple(CODES[station["symbol"]] for station in side["stations"])
    for side in _line["start_card"]["sides"]
}
"""Side of the start card -> the symbol at the start of each track."""
CURVE_LANES: dict[int, int] = {int(lane): other for lane, other in _line["curve"]["lane_map"].items()}
CURVE_STATION: Symbols = _codes(_line["curve"]["station"]["symbols"])
CURVES: tuple[int, ...] = tuple(node["node"] for node in _line["nodes"] if node["kind"] == "curve")
NODE_OF_SLOT: dict[int, int] = {node["slot"]: node["node"] for node in _line["nodes"] if node["kind"] == "slot"}
SLOT_OF_NODE: dict[int, int] = {node: slot for slot, node in NODE_OF_SLOT.items()}
BACKWARDS: frozenset[int] = frozenset(n["slot"] for n in _line["nodes"] if n.get("travel") == "right_to_left")
"""Slots that trains run through from right to left."""
assert sorted(NODE_OF_SLOT) == list(range(1, SLOTS + 1))
assert len(CURVES) == _line["curve"]["curves"]
assert set(STARTS) == {"A", "B"}


def _sheet(data: dict[str, Any]) -> Sheet:
    rows, exchange, late = [], [], 0
    for item in data["rows"]:
        boxes = item["boxes"]
        exchange += [(box["coins"], box["points_each"]) for box in boxes if "coins" in box]
        late = next((box["value_others"] for box in boxes if "value_others" in box), late)
        rows.append(
            Row(
                CODES[item["symbol"]],
                tuple(box.get("value", box.get("value_first", 0)) for box in boxes),
                tuple(box.get("column", box["box"]) for box in boxes),
                tuple(_boxes(box.get("needs", [])) for box in boxes),
                tuple(_boxes([box["gate"]])[0] if box.get("gate") else None for box in boxes),
                item["overflow_coins"],
            )
        )
    groups = {group["id"]: group for group in data["groups"]}
    reward = groups["heavy_industry"].get("chain_reward", {"coins": 0, "chains": []})
    timber = _boxes(groups["timber"].get("order", []))
    assert {row.symbol for row in rows} == set(GOODS)
    assert all(1 <= row.overflow <= 2 for row in rows)
    chains = tuple(_boxes(chain["boxes"]) for chain in reward["chains"])
    return Sheet(data["sheet"], tuple(rows), chains, reward["coins"], timber, tuple(exchange), late)


def _boxes(pairs: list[list[Any]]) -> tuple[tuple[str, int], ...]:
    return tuple((CODES[name], box) for name, box in pairs)


_sheets = [(data["sheet"], data) for data in _load("sheets.json")["sheets"]]
ORDER: dict[int, dict[str, int]] = {
    number: {CODES[row["symbol"]]: at for at, row in enumerate(data["rows"])} for number, data in _sheets
}
SHEETS: dict[int, Sheet] = {number: _sheet(data) for number, data in _sheets}
assert {number: sum(row.size for row in sheet.rows) for number, sheet in SHEETS.items()} == {1: 48, 2: 47}


@dataclass(frozen=True, slots=True)
class Deal:
    """What a number of players starts with."""

    hand: int
    unused: int
    display: int
    stack: int
    substitutions: int


_setup = _load("setup.json")
DEALS: dict[int, Deal] = {
    item["players"]: Deal(
        item["hand_A"], item["unused_A"], item["display"], item["stack_B"], item["coin_instead_of_symbol"]
    )
    for item in _setup["players"]
}
assert all(
    seats * deal.hand + deal.unused == len(A_CARDS) and deal.display + deal.stack == len(B_CARDS)
    for seats, deal in DEALS.items()
)
START_COINS: int = _setup["start_coins"]["value"]

_printed = _load("actions.json")
_actions = {item["id"]: item for item in _printed["extra"]}
COST_LOCAL: int = _actions["local"]["cost"]
COST_CARD: int = _actions["second_card"]["cost"]
COST_BOX: int = _actions["box"]["cost"]
GAIN_DISCARD: int = _actions["discard"]["gain"]
GAIN_SUBSTITUTE: int = _printed["coin_instead_of_symbol"]["gain"]
"""Coins for each symbol that is not marked."""
REACH: int = _actions["local"]["max_stations"]
"""The most stations a local train moves at once."""
