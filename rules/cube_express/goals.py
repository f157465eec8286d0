"""Goal cards: what each measures, for one player on the final position (2.6)."""

from __future__ import annotations

from collections.abc import Callable

from rules.core import Seat
from rules.cube_express.components import GOALS, STOCK
from rules.cube_express.state import Public

TOWN = 3
"""Houses of a city that counts for Three towns."""


def _city_sizes(public: Public, seat: Seat) -> list[int]:
    return [public.atlas.cities[city].size for city in public.station_cities(seat)]


def _own_resources(public: Public, seat: Seat) -> list[str]:
    return [public.atlas.cells[piece.place].tile.resource for piece in public.owners if piece.seat == seat]


def _passenger_cities(public: Public, seat: Seat) -> list[int]:
    return [public.atlas.at[piece.place] for piece in public.passengers if piece.seat == seat]


def _first(public: Public, seat: Seat) -> int:
    return sum(piece.seat == seat for piece in public.first)


def _trains_home(public: Public, seat: Seat) -> int:
    trains = public.players[seat].trains
    home = len(set(trains)) == 2 and all(public.station(cell) == seat for cell in trains)
    return 2 if home else 0


def _guests(public: Public, seat: Seat) -> int:
    hosts = public.station_cities()
    return sum(hosts.get(city, seat) != seat for city in _passenger_cities(public, seat))


METRICS: dict[str, Callable[[Public, Seat], int]] = {
    "own_stations": lambda public, seat: public.players[seat].level,
    "max_city_of_own_station": lambda public, seat: max(_city_sizes(public, seat)),
    "own_stations_in_cities_of_3": lambda public, seat: sum(size >= TOWN for size in _city_sizes(public, seat)),
    "own_sites": lambda public, seat: len(_own_resources(public, seat)),
    "own_site_resources": lambda public, seat: len(set(_own_resources(public, seat))),
    "own_passengers": lambda public, seat: len(_passenger_cities(public, seat)),
    "cities_with_own_passenger": lambda public, seat: len(set(_passenger_cities(public, seat))),
    "own_passengers_at_rival_stations": _guests,
    "own_first_deliveries": _first,
    "own_delivery_markers": lambda public, seat: (
        _first(public, seat) + sum(piece.seat == seat for piece in public.later)
    ),
    "stock_index": lambda public, seat: public.players[seat].stock,
    "dividends": lambda public, seat: public.players[seat].dividends,
    "resource_kinds_in_store": lambda public, seat: sum(stored > 0 for stored in public.players[seat].stores),
    "locos_on_distinct_own_stations": _trains_home,
}


def measure(public: Public, seat: Seat, goal: str) -> int:
    return METRICS[GOALS[goal].metric](public, seat)


def met(public: Public, seat: Seat, goal: str) -> bool:
    return measure(public, seat, goal) >= GOALS[goal].value


def progress(public: Public, seat: Seat, goal: str) -> tuple[int, int]:
    """How far a goal is met, and what it wants; of the stock in the points printed on its row."""
    have, need = measure(public, seat, goal), GOALS[goal].value
    return (STOCK[have], STOCK[need]) if GOALS[goal].metric == "stock_index" else (have, need)
