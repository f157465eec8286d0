"""The printed material, read from the data files and checked against the stated counts."""

from __future__ import annotations

import json
import unicodedata
from collections import Counter
from itertools import combinations
from pathlib import Path
from typing import Any

from rules.first_class.cards import Card, City, Demand, EndCard, LocomotiveTile, Symbol

DATA = Path(__file__).parent / "data"

_OPS = {
    "wagon": "car",
    "upgrade_any": "any",
    "conductors_both": "both",
    "end_card": "end",
    "evidence_discard": "return",
    "evidence_give": "give",
    "evidence_others_draw": "suspect",
}
"""Codes of the data files that have a shorter name here."""
_REPEATED = ("car", "upgrade", "any", "end")
"""Symbols that are printed once for every unit."""


def read(name: str) -> Any:
    return json.loads((DATA / f"{name}.json").read_text(encoding="utf-8"))


def _symbols(effects: list[Any]) -> tuple[Symbol, ...]:
    found: list[Symbol] = []
    for effect in effects:
        op = _OPS.get(effect["op"], effect["op"])
        if op in _REPEATED:
            found += [Symbol(op, effect.get("from", 0))] * effect["n"]
        elif op == "choice":
            found += [symbol for option in effect["options"] for symbol in _symbols(option)]
        else:
            found.append(Symbol(op, effect["steps"] if "steps" in effect else effect["n"]))
    return tuple(found)


def _city(data: Any) -> City:
    plain = unicodedata.normalize("NFKD", data["name"]).encode("ascii", "ignore").decode()
    return City(plain.replace(" ", "_"), data.get("points", 0), _symbols(data.get("bonus", [])))


def _demand(data: Any) -> Demand:
    number = next((data[key] for key in ("count", "cards", "position", "index", "min_cards") if key in data), 0)
    value = data.get("min_value", data.get("value", 0))
    parts = tuple(_demand(part) for part in data.get("of", []))
    return Demand(data["type"], number, value, tuple(data.get("values", [])), data.get("which") == "both", parts)


def _card(data: Any) -> Card:
    effects = data.get("effects") or data.get("bonus") or data.get("on_place") or []
    return Card(
        data["id"],
        data["stack"],
        data["kind"],
        _symbols(effects),
        _demand(data["requirement"]) if "requirement" in data else None,
        tuple(_city(city) for city in data.get("cities", [])),
        data.get("evidence", 0),
        data.get("min_gap", data.get("min_value", 0)),
        data.get("points", 0),
        data.get("mode") == "per_city",
    )


def _need(condition: bool, what: str) -> None:
    if not condition:
        raise ValueError(f"first_class data: {what}")


_COMPONENTS = read("components")
_COUNTS = _COMPONENTS["counts"]
ROUNDS: int = _COMPONENTS["rounds"]
STACK_OF_ROUND: dict[int, int] = {int(key): stack for key, stack in _COMPONENTS["stack_by_round"].items()}
SCORING_AFTER: tuple[int, ...] = tuple(_COMPONENTS["scoring_after_rounds"])
ROWS: int = _COMPONENTS["display"]["rows"]
COLUMNS: int = _COMPONENTS["display"]["cards_per_row"]
TURNS_PER_ROUND: int = _COMPONENTS["turns_per_player_per_round"]
MODULES: tuple[str, ...] = tuple(_COMPONENTS["modules"])
STACK_SIZE: int = _COMPONENTS["cards_per_stack"]
PLAYERS = range(_COMPONENTS["players"]["min"], _COMPONENTS["players"]["max"] + 1)
COINS: int = _COUNTS["coins"]
PAIRS: tuple[str, ...] = tuple("".join(pair) for pair in combinations(MODULES, _COMPONENTS["modules_per_game"]))

CHAIN: tuple[int, ...] = tuple(read("wagons")["upgrade_chain"])
BETTER: dict[int, int] = dict(zip(CHAIN, CHAIN[1:], strict=False))
"""A car's value -> its value after an upgrade."""
SUPPLIES: tuple[tuple[tuple[int, ...], int], ...] = tuple(
    (tuple(pool["sides"]), pool["cards"]) for pool in read("wagons")["pools"]
)
MAIL_POSITION: int = read("wagons")["mail_position"]
TILE_POSITION: int = read("wagons")["locomotive_tile_position"]
POSITIONS: tuple[int, ...] = tuple(read("wagons")["regular_positions"])
"""Where the regular cars of a train stand; also the usable gaps."""

MAILS: dict[str, tuple[Symbol, ...]] = {mail["id"]: _symbols(mail["bonus"]) for mail in read("mail_cars")["mail_cars"]}
LOCOMOTIVES: tuple[LocomotiveTile, ...] = tuple(
    LocomotiveTile(tile["id"], tile["points"], (Symbol("any"),) * tile["upgrades_any"])
    for tile in read("locomotive_tiles")["stack_top_to_bottom"]
)
CONSTANTINOPLE: tuple[int, ...] = tuple(place["points"] for place in read("locomotive_tiles")["constantinople"])

_BOARD = read("player_board")
FIELDS: tuple[int, int, int] = tuple(column["fields"] for column in _BOARD["coin_columns"])
START_COINS: int = _BOARD["start_coins"]
PRINTED: tuple[City, ...] = tuple(_city(city) for city in _BOARD["printed_cities"])
START_TILE: tuple[tuple[Symbol, ...], ...] = tuple(
    _symbols(line["effects"]) for line in read("start_player_tile")["bonus_by_seat"]
)
"""The bonus of each seat, counted clockwise from the taker."""

BASE: tuple[Card, ...] = tuple(_card(card) for card in read("base_cards")["cards"])
MODULE_CARDS: dict[str, tuple[Card, ...]] = {
    module: tuple(_card(card) for card in read(f"module_{module.lower()}")["cards"]) for module in MODULES
}
CARDS: dict[str, Card] = {card.id: card for card in (*BASE, *(c for cards in MODULE_CARDS.values() for c in cards))}
ENDS: dict[str, EndCard] = {
    card["id"]: EndCard(card["id"], card["counts"], card["points"], _symbols(card["action"]))
    for card in read("end_cards")["cards"]
}
# The rulebook's numbers, which no data file carries.
OPEN_ENDS = 4
END_PRICE = 4

_TOKENS = read("module_c_tokens")
EDITIONS = ("1", "2")
"""Of the evidence tokens: a game goes on with those it began with."""
FINGERPRINTS: dict[str, bool] = {token["id"]: token["fingerprint"] for token in _TOKENS["evidence_tokens"]}
"""Does a token of whichever edition show one?"""
EVIDENCE: dict[str, tuple[str, ...]] = {
    edition: tuple(token["id"] for token in _TOKENS["evidence_tokens"] if edition in token["editions"])
    for edition in EDITIONS
}
"""By edition: all tokens there are."""
LIKELY: dict[str, int] = {
    edition: (200 * sum(FINGERPRINTS[token] for token in tokens) // len(tokens) + 1) // 2
    for edition, tokens in EVIDENCE.items()
}
"""By edition: of a hundred tokens so many show a fingerprint."""
FIRST_EVIDENCE: int = _TOKENS["setup_tokens_per_player"]["value"]
MURDERER_EVIDENCE: int = _TOKENS["end_rules"]["murderer_extra_tokens"]
ESCAPE_POINTS: int = _TOKENS["end_rules"]["escape_points"]


def stack_of(modules: str, stack: int) -> tuple[str, ...]:
    """The ids of the 40 cards of a stack, in the order of the data files."""
    cards = (*BASE, *(card for module in modules for card in MODULE_CARDS[module]))
    return tuple(card.id for card in cards if card.stack == stack)


def check_counts() -> None:
    """Every stated count, or a ValueError that names the one that is wrong."""
    _need(len(BASE) == _COUNTS["base_cards"], "base cards")
    _need(sum(map(len, MODULE_CARDS.values())) == _COUNTS["module_cards"], "module cards")
    _need(len(CARDS) == _COUNTS["base_cards"] + _COUNTS["module_cards"], "two cards with one id")
    _need(len(ENDS) == _COUNTS["game_end_cards"], "game end cards")
    _need(len(LOCOMOTIVES) == _COUNTS["locomotive_tiles"], "locomotive tiles")
    _need(len(MAILS) * PLAYERS[-1] == _COUNTS["mail_wagon_cards"], "mail cars")
    _need(sum(cards for _, cards in SUPPLIES) == _COUNTS["wagon_cards"], "car cards")
    for sides, cards in SUPPLIES:
        _need(cards == _COUNTS["wagon_cards_" + "_".join(map(str, sides))], f"car cards {sides}")
    for edition, tokens in EVIDENCE.items():
        _need(len(tokens) == _COUNTS["evidence_tokens"], f"evidence tokens of edition {edition}")
    _need(len(_TOKENS["role_cards"]) == _COUNTS["who_is_the_murderer_cards"], "role cards")
    _need(PLAYERS[-1] * sum(FIELDS) == COINS, "coins for every field")
    printed = read("base_cards")["kind_counts_per_stack"]
    for stack in (1, 2, 3):
        kinds = Counter(card.kind for card in BASE if card.stack == stack)
        _need(kinds == printed, f"kinds of base cards in stack {stack}")
        for pair in PAIRS:
            _need(len(stack_of(pair, stack)) == STACK_SIZE, f"stack {stack} with modules {pair}")
    for card in BASE:
        _need(card.kind != "route" or sum(bool(city.bonus) for city in card.cities) == 1, f"bonus cities of {card.id}")


check_counts()
