"""What is in the box: the data files, checked against the stated counts, and the tables derived from them."""

from __future__ import annotations

import json
from dataclasses import dataclass
from itertools import combinations_with_replacement
from pathlib import Path
from typing import Any

Stones = tuple[int, int, int, int, int]
"""How many white, yellow, blue, purple and black stones."""
Goods = tuple[int, int, int, int]
"""How many tokens of wine, sheep, grain and tools."""

COLOURS = "WYBPK"
COLOURED = "WYBP"
BLACK = 4
NO_STONES: Stones = (0, 0, 0, 0, 0)
NO_GOODS: Goods = (0, 0, 0, 0)
_LETTERS = {"white": "W", "yellow": "Y", "blue": "B", "purple": "P", "black": "K"}


def _data(name: str) -> Any:
    return json.loads((Path(__file__).parent / "data" / f"{name}.json").read_text(encoding="utf-8"))


def _price(colours: list[str]) -> Stones:
    return stones("".join(_LETTERS[colour] for colour in colours))


def stones(letters: str) -> Stones:
    """`"WKK"` as counts by colour."""
    white, yellow, blue, purple, black = (letters.count(colour) for colour in COLOURS)
    return white, yellow, blue, purple, black


def letters(counts: Stones) -> str:
    """Counts by colour as `"WKK"`."""
    return "".join(colour * count for colour, count in zip(COLOURS, counts, strict=True))


@dataclass(frozen=True, slots=True)
class Ticket:
    id: str
    passenger: str
    start: str
    destination: str
    points: int
    coins: int
    stones: Stones
    long_stop: bool
    distance: int


@dataclass(frozen=True, slots=True)
class Region:
    id: str
    towns: tuple[str, ...]
    points: int
    first_bonus: int


_BOARD, _MAP, _COMPONENTS = _data("board"), _data("map"), _data("components")
_COUNT: dict[str, int] = {piece["id"]: piece["count"] for piece in _COMPONENTS["components"]}

PASSES: int = _BOARD["passes"]
ROUNDS: int = _BOARD["rounds_per_pass"]
START: str = _BOARD["start"]["town"]
START_COINS: int = _BOARD["start"]["coins"]
START_BLACK: tuple[int, ...] = tuple(_BOARD["start"]["black_stones_by_seat"])

# Towns, track, regions
TOWNS: tuple[str, ...] = tuple(town["id"] for town in _MAP["towns"])
AT: dict[str, int] = {town: at for at, town in enumerate(TOWNS)}
PLACE: dict[str, tuple[int, int]] = {town["id"]: (town["x"], town["y"]) for town in _MAP["towns"]}
ALLOWS: dict[str, tuple[str, ...]] = {town["id"]: tuple(town["allows"]) for town in _MAP["towns"]}
GOODS_TOWNS: tuple[str, ...] = tuple(town["id"] for town in _MAP["towns"] if town["site"] == "goods")
HALL_TOWNS: tuple[str, ...] = tuple(town["id"] for town in _MAP["towns"] if town["site"] == "hall")
SEGMENTS: tuple[tuple[str, str], ...] = tuple((edge["a"], edge["b"]) for edge in _MAP["edges"])
NEIGHBOURS: dict[str, tuple[str, ...]] = {
    town: tuple(b if a == town else a for a, b in SEGMENTS if town in (a, b)) for town in TOWNS
}
REGIONS: dict[str, Region] = {
    region["id"]: Region(region["id"], tuple(region["towns"]), region["vp"], region["first_bonus"])
    for region in _MAP["regions"]
}
STATION = "LAUDA"
REGION_OF: dict[str, str] = {town: region.id for region in REGIONS.values() for town in region.towns}


def _distances() -> dict[tuple[str, str], int]:
    found: dict[tuple[str, str], int] = {}
    for start in TOWNS:
        edge, far = [start], 0
        while edge:
            found.update({(start, town): far for town in edge})
            edge = list(dict.fromkeys(b for a in edge for b in NEIGHBOURS[a] if (start, b) not in found))
            far += 1
    return found


DISTANCE: dict[tuple[str, str], int] = _distances()
"""The number of segments between two towns."""

# Tickets
TICKETS: dict[str, Ticket] = {
    ticket["id"]: Ticket(
        ticket["id"],
        ticket["passenger"],
        ticket["start"],
        ticket["dest"],
        ticket["reward"]["vp"],
        ticket["reward"]["coins"],
        stones("".join(_LETTERS[colour] * count for colour, count in ticket["reward"]["stones"].items())),
        ticket["sale"],
        ticket["distance"],
    )
    for ticket in _data("tickets")["tickets"]
}
OPEN_TICKETS: int = _BOARD["tickets"]["open"]
OPEN_PRICE: tuple[str, ...] = tuple(_LETTERS[slot["colour"]] for slot in _BOARD["tickets"]["open_slots"])

# Station buildings
_BUILDINGS: list[dict[str, Any]] = _data("station_buildings")["buildings"]
DARK: tuple[str, ...] = tuple(b["id"] for b in _BUILDINGS if b["colour"] == "dark")
LIGHT: tuple[str, ...] = tuple(b["id"] for b in _BUILDINGS if b["colour"] == "light")
DARK_PRICE: dict[str, int] = {b["id"]: b["cost"]["coins"] for b in _BUILDINGS if b["colour"] == "dark"}
COPIES: int = _BUILDINGS[0]["copies"]
EFFECT: dict[str, dict[str, Any]] = {b["id"]: b["effect"] for b in _BUILDINGS}
STATION_SPACES: int = _BOARD["lauda_spaces"]["count"]
LAST_FIELD: int = _BOARD["pioneer_track"]["last"]
LIGHT_SPACES: tuple[str, ...] = tuple(f"L{slot['slot']}" for slot in _BOARD["light_display"]["slots"])
LIGHT_PRICE: tuple[Stones, ...] = tuple(_price(slot["cost"]) for slot in _BOARD["light_display"]["slots"])
COVERS: tuple[str, ...] = tuple(str(space) for space in range(1, STATION_SPACES + 1))

# Goods and their buildings
GOODS: tuple[str, ...] = tuple(good["id"] for good in _BOARD["goods"])
GOOD_COLOUR: dict[str, str] = {good["id"]: _LETTERS[good["colour"]] for good in _BOARD["goods"]}
BUILDING_OF: dict[str, str] = {good["id"]: good["building"] for good in _BOARD["goods"]}
GOOD_OF: dict[str, str] = {good["building"]: good["id"] for good in _BOARD["goods"]}
KINDS: tuple[str, ...] = tuple(GOOD_OF)
GOODS_COUNT: int = _COUNT["good_wine"]
KIND_COUNT: int = _COUNT["goods_building_pasture"]
GOODS_SPACES: tuple[str, ...] = tuple(f"G{slot['slot']}" for slot in _BOARD["goods_display"]["slots"])
GOODS_PRICE: tuple[Stones, ...] = tuple(_price(slot["cost"]) for slot in _BOARD["goods_display"]["slots"])
GOODS_DISPLAY: dict[int, int] = {int(n): count for n, count in _BOARD["goods_display"]["count"].items()}
TAKES: dict[str, tuple[str, ...]] = {
    kind: tuple(town for town in GOODS_TOWNS if kind in ALLOWS[town]) for kind in KINDS
}
STORED: dict[str, tuple[int, ...]] = {kind: tuple(AT[town] for town in towns) for kind, towns in TAKES.items()}
"""Kind of goods building to the numbers of the towns that take it."""
SALE_COINS: tuple[int, ...] = tuple(_BOARD["sale"]["coins_per_good_by_kind_rank"])
SALE_POINTS: int = _BOARD["sale"]["vp_per_good"]

# Wagon halls and the train
HALLS = ("brown", "turquoise")
HALL_PRICE: dict[str, Stones] = {hall: _price(_BOARD["wagon_halls"][hall]["cost"]) for hall in HALLS}
HALL_COUNT: int = _BOARD["wagon_halls"]["brown"]["count"]
WAGON_COUNT: int = _BOARD["wagons"]["freight"]["count"]
WORKERS_PER_WAGON: int = _BOARD["wagons"]["worker"]["capacity"]
GOODS_PER_WAGON: int = _BOARD["wagons"]["freight"]["capacity"]
STOREHOUSE_EXTRA: int = EFFECT["lagerhaus"]["capacity"] - GOODS_PER_WAGON
"""More places on the one freight wagon that a storehouse enlarges."""
COAL_PLACES: int = _BOARD["coal_wagon"]["capacity"]
WORKSHOP_PLACES: int = _BOARD["coal_wagon"]["capacity_workshop"]
WORKERS: int = _COUNT["worker"]
PASSENGERS: int = _COUNT["passenger"]

# Stones and money
STONE_COUNT: Stones = (
    _COUNT["stone_white"],
    _COUNT["stone_yellow"],
    _COUNT["stone_blue"],
    _COUNT["stone_purple"],
    _COUNT["stone_black"],
)
MONEY: int = _BOARD["money"]["total_value"]
SHORTAGE_CAP: int = _BOARD["money"]["shortage_cap"]
LOWEST: int = _BOARD["penalties"]["min_vp"]
REPLACED: int = _BOARD["penalties"]["ticket_replaced_vp"]
UNPAID: int = _BOARD["wages"]["penalty_vp_per_unpaid"]
PAINT_PRICE: Stones = stones("K" * EFFECT["lackiererei"]["give"]["black"])
POINTS_PER_COIN: int = _BOARD["final"]["vp_per_coin"]
STONES_PER_POINT: int = _BOARD["final"]["stones_per_vp"]

# The dice board: areas in printed order
FACES: tuple[int, ...] = tuple(area["face"] for area in _BOARD["dice"]["areas"])
JOKER: int = _BOARD["dice"]["joker"]
DICE: int = _BOARD["dice"]["count"]
COIN_AT: int = _BOARD["dice"]["coin_if_dice_at_least"]
AREA: dict[int, int] = {face: area for area, face in enumerate(FACES)}
"""Face of a die to the number of its area, counted from 0."""
DRIVER, STATION_MASTER, STOREKEEPER, TRAVELLERS, BUILDER = range(5)
_GAINS: list[dict[str, int]] = [area["gains"] for area in _BOARD["dice"]["areas"]]
AREA_BLACK: tuple[int, ...] = tuple(gains.get("black", 0) for gains in _GAINS)
AREA_COINS: tuple[int, ...] = tuple(gains.get("coins", 0) for gains in _GAINS)
DRIVER_STONES: int = _GAINS[DRIVER]["any_stones"]
"""Stones of free choice from the engine driver."""
STOREKEEPER_GOODS: int = _GAINS[STOREKEEPER]["goods"]
NO_DICE_STONES: int = _BOARD["turn"]["no_dice_stones"]
"""Stones of free choice for a dice step without dice."""

PAIRS: tuple[str, ...] = tuple("".join(two) for two in combinations_with_replacement(COLOURS, DRIVER_STONES))


def _check() -> None:
    """The counts the rules state; a slip in a data file stops the programme here."""
    sums = {
        "action stones": (sum(STONE_COUNT), 68),
        "coins": (_COUNT["coin_silver"] + _COUNT["coin_gold"], 48),
        "money": (_COUNT["coin_silver"] + 5 * _COUNT["coin_gold"], MONEY),
        "station buildings": (_COUNT["station_building_light"] + _COUNT["station_building_dark"], 66),
        "light buildings": (COPIES * len(LIGHT), _COUNT["station_building_light"]),
        "dark buildings": (COPIES * len(DARK), _COUNT["station_building_dark"]),
        "kinds of station building": (len(_BUILDINGS), 22),
        "copies of each": (sum(b["copies"] for b in _BUILDINGS), 66),
        "wagon halls": (_COUNT["hall_brown"] + _COUNT["hall_turquoise"], 2 * HALL_COUNT),
        "people": (WORKERS + PASSENGERS, 36),
        "goods": (sum(_COUNT[f"good_{good}"] for good in GOODS), 64),
        "goods buildings": (sum(_COUNT[f"goods_building_{kind}"] for kind in KINDS), 48),
        "train parts": (sum(_COUNT[part] for part in _COUNT if part == "cab" or part.endswith("_wagon")), 44),
        "caps": (_COUNT["cap_red"] + _COUNT["cap_blue"], 4),
        "tickets": (len(TICKETS), _COUNT["ticket"]),
        "routes": (len({(t.start, t.destination) for t in TICKETS.values()}), len(TICKETS)),
        "towns": (len(TOWNS), 18),
        "segments": (len(SEGMENTS), 23),
        "goods towns": (len(GOODS_TOWNS), 12),
        "hall towns": (len(HALL_TOWNS), 5),
        "towns in regions": (len(REGION_OF), 17),
        "largest distance": (max(DISTANCE.values()), 6),
    }
    wrong = {name: pair for name, pair in sums.items() if pair[0] != pair[1]}
    wrong |= {f"distance of {t.id}": (DISTANCE[t.start, t.destination], t.distance) for t in TICKETS.values()
              if DISTANCE[t.start, t.destination] != t.distance}  # fmt: skip
    if wrong:
        raise ValueError(f"the data of Der Taubertal-Express do not add up: {wrong}")


_check()
