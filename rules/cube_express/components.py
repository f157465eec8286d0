"""The printed material, read from the data files and checked against the stated counts."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import dataclass
from importlib.resources import files
from typing import Any

RESOURCES = ("coal", "wood", "iron")
BACK, START, CROSSING = "BACK", "START", "X0"


@dataclass(frozen=True, slots=True)
class Zone:
    """Light corners of a tile that are joined inside it, and whether the building place belongs to them."""

    corners: tuple[str, ...]
    houses: tuple[str, ...]
    site: bool


@dataclass(frozen=True, slots=True)
class Tile:
    """One printed face."""

    id: str
    kind: str
    rails: tuple[str, ...]
    zones: tuple[Zone, ...]
    set: str = ""
    resource: str = ""
    """What a production site gives."""
    bonus: str = ""
    """What a factory gives to the player who lays it."""
    demand: tuple[int, int, int] = (0, 0, 0)
    """Coal, wood and iron that a factory wants."""
    first: int = 0
    later: int = 0


@dataclass(frozen=True, slots=True)
class Goal:
    id: str
    metric: str
    value: int


@dataclass(frozen=True, slots=True)
class Table:
    """What the number of players decides."""

    sets: tuple[str, ...]
    tiles: int
    stack: int
    neutral: int
    """Neutral markers on each goal card."""
    arms: tuple[int, ...]
    """Arm of each seat: 0 north, 1 east, 2 south, 3 west."""
    columns: tuple[tuple[int, int], ...]
    """Majority and other value of each column."""


@dataclass(frozen=True, slots=True)
class Conversion:
    id: str
    pay: str
    """Two of this resource …"""
    gain: str
    """… become one of this,"""
    dividend: bool
    """and a dividend; otherwise a marker for the reserve."""


def _read(name: str) -> Any:
    return json.loads(files(__package__).joinpath("data", name).read_text(encoding="utf-8"))


def _tile(row: dict[str, Any]) -> Tile:
    zones = tuple(
        Zone(tuple(zone["corners"]), tuple(zone["houses"]), zone["station_site"]) for zone in row.get("zones", ())
    )
    demand = row.get("demand", {})
    return Tile(
        row["id"],
        row["kind"],
        tuple(row["rails"]),
        zones,
        row.get("set", ""),
        row.get("resource", ""),
        row.get("bonus", ""),
        (demand.get("coal", 0), demand.get("wood", 0), demand.get("iron", 0)),
        row.get("first", 0),
        row.get("later", 0),
    )


_TILES, _BOARDS, _SETUP, _GOALS = (_read(f"{name}.json") for name in ("tiles", "boards", "setup", "goals"))

TRACK_TILES: tuple[str, ...] = tuple(row["id"] for row in _TILES["tiles"])
TILES: dict[str, Tile] = {
    row["id"]: _tile(row) for row in (*_TILES["tiles"], _TILES["start_tile"], _TILES["start_crossing"], _TILES["back"])
}
JOINS: dict[str, tuple[tuple[str, str], ...]] = {
    side: tuple((mine, theirs) for mine, theirs in pairs) for side, pairs in _TILES["format"]["corner_joins"].items()
}
"""For each side: my corner and the neighbour's corner that it meets."""
GOALS: dict[str, Goal] = {row["id"]: Goal(row["id"], row["metric"], row["value"]) for row in _GOALS["cards"]}
CONVERSIONS: dict[str, Conversion] = {
    row["id"]: Conversion(
        row["id"],
        next(iter(row["pay"])),
        next(key for key in row["gain"] if key in RESOURCES),
        "dividend" in row["gain"],
    )
    for row in _BOARDS["conversions"]
}
STOCK: tuple[int, ...] = tuple(space["vp"] for space in _BOARDS["stock_track"])
"""Victory points of each space of a stock row."""
DOLLARS: tuple[int, ...] = tuple(space["index"] for space in _BOARDS["stock_track"] if space["dollar"])
TOP: int = next(space["index"] for space in _BOARDS["stock_track"] if space["maximum"])
STATIONS: int = _BOARDS["limits"]["stations_per_player"]
HAND: int = _BOARDS["limits"]["hand_size"]
BIDS: int = _BOARDS["limits"]["goal_markers_per_player_and_card"]
TOKENS: int = _BOARDS["limits"]["nine_vp_tokens"]
TOKEN: int = _BOARDS["scoring"]["nine_vp_token"]
HOUSE: int = _BOARDS["scoring"]["house_in_station_city"]
PASSENGER: int = _BOARDS["scoring"]["passenger"]
DIVIDEND: int = _BOARDS["scoring"]["dividend"]
PER_TRACK: int = _BOARDS["scoring"]["crossing_dividends_per_connected_track"]
RISE_FIRST: int = _BOARDS["stock_moves"]["first_delivery"]
RISE_LATER: int = _BOARDS["stock_moves"]["later_delivery"]
RISE_OWNER: int = _BOARDS["stock_moves"]["own_site_used_by_other"]
START_STOCK: int = _SETUP["player_start"]["stock_index"]
START_RESERVE: int = _SETUP["player_start"]["reserve"]
START_DIVIDENDS: int = _SETUP["player_start"]["dividends"]
MARKERS: int = _SETUP["pieces_per_player"]["markers"]
COLUMNS = len(_BOARDS["columns"])
_ARM = {colour["id"]: arm for arm, colour in enumerate(_SETUP["colours"])}


def _table(row: dict[str, Any]) -> Table:
    side = row["board_side"]
    return Table(
        tuple(row["sets"]),
        row["tiles"],
        row["stack_after_setup"],
        row["neutral_markers_per_goal_card"],
        tuple(_ARM[colour] for colour in row["default_colours"]),
        tuple((column[side]["majority"], column[side]["non_majority"]) for column in _BOARDS["columns"]),
    )


TABLES: dict[int, Table] = {row["players"]: _table(row) for row in _SETUP["player_counts"]}


def _set(tile: str) -> str:
    return TILES[tile].set


def _checked() -> None:
    """The data agree with the counts the specification states."""
    kinds = Counter(TILES[id_].kind for id_ in TRACK_TILES)
    assert kinds == {"station": 16, "production": 12, "factory": 10, "crossing": 6}, kinds
    resources = Counter(TILES[id_].resource for id_ in TRACK_TILES if TILES[id_].resource)
    assert resources == {"coal": 5, "wood": 4, "iron": 3}, resources
    assert all(count == _SETUP["set_sizes"][set_] for set_, count in Counter(map(_set, TRACK_TILES)).items())
    assert len(TRACK_TILES) == len(set(TRACK_TILES)) == _SETUP["shared_pieces"]["track_tiles"] == 44
    assert sum(len(zone.houses) for id_ in TRACK_TILES for zone in TILES[id_].zones) == 63
    assert all(sum(TILES[id_].demand) == 3 for id_ in TRACK_TILES if TILES[id_].kind == "factory")
    assert len(GOALS) == _SETUP["shared_pieces"]["goal_cards"] == 14
    assert _SETUP["shared_pieces"]["nine_vp_tokens"] == TOKENS == 6
    assert (COLUMNS, TOP, DOLLARS, HAND) == (4, 12, (4, 7, 10), 3)
    assert START_RESERVE + START_DIVIDENDS + len(DOLLARS) == MARKERS == 25
    for seats, table in TABLES.items():
        used = sum(TILES[id_].set in table.sets for id_ in TRACK_TILES)
        assert used == table.tiles == table.stack + HAND * seats + COLUMNS, seats


_checked()
