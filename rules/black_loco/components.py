"""The components, read from the data files and checked against the counts of the rulebook."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from importlib.resources import files
from typing import Any

from rules.black_loco.cards import (
    COMPANIES,
    SIDES,
    TURNED,
    UPRIGHT,
    Card,
    Face,
    Station,
    face,
    mask,
    symmetric,
)
from rules.black_loco.plans import BENELUX, EDITIONS, GERMANY, MAPS, NOWHERE, USA, Cell, Plan, plan_id

_DATA = files("rules.black_loco") / "data"
_FILE_NAME = {GERMANY: "germany", BENELUX: "germany_benelux", USA: "usa"}
STACK_ORDER = "TKDHU"
DECK_SIZE = {GERMANY: 149, BENELUX: 153, USA: 135}
CELL_COUNT = {GERMANY: 35, BENELUX: 42, USA: 30}
TRACK_CELLS = {GERMANY: 17, BENELUX: 20, USA: 15}
MOUNTAIN_COUNT = {GERMANY: 14, BENELUX: 14, USA: 4}


class BadData(Exception):
    """The data files contradict the rulebook's counts."""


def _load(name: str) -> Any:
    return json.loads((_DATA / f"{name}.json").read_text(encoding="utf-8"))


def _expect(what: str, found: object, wanted: object) -> None:
    if found != wanted:
        raise BadData(f"{what}: {found!r} instead of {wanted!r}")


def _card(record: Mapping[str, Any]) -> Card:
    share = record.get("share") or {"company": "", "printed_count": 0}
    return Card(
        number=record["number"],
        copies=record["copies"],
        cls=record["cls"],
        stage=record["stage"],
        links=tuple(mask(sides) for sides in record.get("connections", ())),
        stations=tuple(
            Station(station["company"], mask("".join(station["exits"])), station["bonus"])
            for station in record.get("stations", ())
        ),
        share=share["company"],
        printed=share["printed_count"],
        tower=record["tower"] or "",
        successors=tuple(record["upgrade_to"]),
    )


def _deck(map_: str, edition: str) -> dict[str, Card]:
    wanted = "US" if map_ == USA else "DE"
    deck = {r["number"]: _card(r) for r in _load("cards")["cards"] if wanted in r["sets"]}
    if map_ == BENELUX:
        deck |= {r["number"]: _card(r) for r in _load("cards_benelux")["cards"]}
    for later in EDITIONS[1 : EDITIONS.index(edition) + 1]:
        deck |= {
            r["number"]: _changed(deck[r["number"]], r) for r in _load(f"cards_{later}")["cards"] if r["number"] in deck
        }
    return dict(sorted(deck.items()))


def _changed(card: Card, record: Mapping[str, Any]) -> Card:
    """A card with the bonuses that a later edition prints on it."""
    pairs = zip(card.stations, record["bonuses"], strict=True)
    return replace(card, stations=tuple(replace(station, bonus=bonus) for station, bonus in pairs))


def _faces(deck: Mapping[str, Card]) -> dict[str, Face]:
    faces = {}
    for card in deck.values():
        for orientation in (UPRIGHT,) if symmetric(card) else (UPRIGHT, TURNED):
            shown = face(card, orientation)
            faces[shown.piece] = shown
    return faces


def _cells(map_: str) -> tuple[Cell, ...]:
    maps = _load("maps")
    base = {record["id"]: record for record in _load("base_cards")["base_cards"]}
    mountains = maps["mountain_markers"][_FILE_NAME[map_]]
    records = sorted(maps[f"cells_{_FILE_NAME[map_]}"], key=lambda r: (r["row"], r["col"]))
    at = {record["id"]: i for i, record in enumerate(records)}
    cells = []
    for record in records:
        printed, neighbours = base[record["id"]], record["neighbours"]
        closed = [side for side in record["no_exit"] if neighbours[side]]
        cells.append(
            Cell(
                id=record["id"],
                row=record["row"],
                column=record["col"],
                around=tuple(at.get(neighbours[side], NOWHERE) for side in SIDES),  # type: ignore[arg-type]
                edge=mask("".join(side for side in record["no_exit"] if side not in closed)),
                stick=mask("".join(closed)),
                outward=mask("".join(record["open_outward"])),
                cls=printed["cls"],
                successors=tuple(printed["upgrade_to"]),
                mountain=record["id"] in mountains,
                name_de=printed["name_de"],
                name_en=printed["name_en"],
            )
        )
    return tuple(cells)


def _plan(map_: str, edition: str) -> Plan:
    setup, plan = _load("setup"), plan_id(map_, edition)
    deck, cells = _deck(map_, edition), _cells(map_)
    stacks = tuple(sorted({card.stack for card in deck.values()}, key=lambda code: (STACK_ORDER.index(code[0]), code)))
    start = setup["start_cells"][_FILE_NAME[map_]]
    west = setup["west_bonus_cells"].get(_FILE_NAME[map_], ())
    sizes = Counter(dict.fromkeys(stacks, 0))
    for card in deck.values():
        sizes[card.stack] += card.copies
    _expect(f"{plan}: sizes of the stacks", dict(sizes), setup["stack_sizes_before_dealing"][_FILE_NAME[map_]])
    _expect(f"{plan}: upgrade cards", sum(sizes.values()), DECK_SIZE[map_])
    _expect(f"{plan}: base cards", len(cells), CELL_COUNT[map_])
    _expect(f"{plan}: track base cards", sum(cell.is_track for cell in cells), TRACK_CELLS[map_])
    _expect(f"{plan}: mountain markers", sum(cell.mountain for cell in cells), MOUNTAIN_COUNT[map_])
    for cell in cells:
        for side, neighbour in enumerate(cell.around):
            if neighbour != NOWHERE:
                _expect(f"{cell.id} {SIDES[side]}", cells[neighbour].around[(side + 2) % 4], cells.index(cell))
    return Plan(
        id=plan,
        map=map_,
        cells=cells,
        deck=deck,
        faces=_faces(deck),
        stacks=stacks,
        start=frozenset(start or (cell.id for cell in cells if not cell.is_track)),
        west=frozenset(west),
        index={cell.id: i for i, cell in enumerate(cells)},
        stack_of={card.number: stacks.index(card.stack) for card in deck.values()},
        shares={c: frozenset(card.number for card in deck.values() if card.share == c) for c in COMPANIES},
    )


def _check_shares(deck: Mapping[str, Card]) -> None:
    """Every loco shows how many of its colour the stack holds; the totals are those of the companies' list."""
    in_stack: Counter[tuple[str, int]] = Counter()
    for card in deck.values():
        if card.share:
            in_stack[card.share, card.stage] += card.copies
    for card in deck.values():
        if card.share:
            _expect(f"loco on {card.number}", card.printed, in_stack[card.share, card.stage])
    for company in _load("companies")["companies"]:
        found = {str(stage): in_stack[company["id"], stage] for stage in (1, 2, 3)}
        _expect(f"shares of {company['id']}", found, company["shares_by_stage"])
    _expect("all shares", sum(in_stack.values()), 85)


PLANS: dict[str, Plan] = {plan_id(map_, edition): _plan(map_, edition) for edition in EDITIONS for map_ in MAPS}
_check_shares(PLANS[GERMANY].deck)

_SETUP = _load("setup")
_expect("companies", tuple(c["id"] for c in _load("companies")["companies"]), COMPANIES)
HAND: int = _SETUP["start_hand"]["cards"]
LOCO_POINTS: int = _SETUP["capital_points"]["black_loco"]
MOUNTAIN_COST: int = _SETUP["costs"]["mountain_extra_per_card"]
END: dict[str, tuple[int, int]] = {
    length: (_SETUP["end"][length]["base_cards"], _SETUP["end"][length]["empty_stacks"]) for length in ("short", "long")
}
"""Length -> base cards replaced and stacks empty that end the game."""
IDLE_LIMIT: int = _SETUP["no_progress_rounds"]["value"]
ROUND_LIMIT: int = _SETUP["max_rounds"]["value"]
