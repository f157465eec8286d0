"""Where things lie on a player's board, relative to its left upper corner."""

from __future__ import annotations

from dataclasses import dataclass

from render.first_class.symbols import CAR_H, CAR_W
from render.parts import TOP
from render.scene import Box
from render.theme import MARGIN, WIDTH
from rules.core import Seat
from rules.first_class import demands, routes, trains
from rules.first_class.components import CARDS, MAIL_POSITION, TILE_POSITION
from rules.first_class.state import TRAINS, Player, Public

GAP = 16
PANEL_W = (WIDTH - 2 * MARGIN - GAP) / 2
HEAD = 62
PHONE_SCALE = 1.1
"""Of a player's board on a phone."""
CITY_STEP = 104
PER_LINE = 7
"""Cities, with Paris, to a line of the route."""
LINE_H = 146
"""Height of a line of the route."""
CITY_X = PANEL_W - 56
CITY_Y = 50
"""Paris, and the height of the track in its line."""
FIELD_X, FIELD_STEP, FIELD_R = 32, 36, 13
TRAIN_X, CAR_STEP, CAR = 172, 58.5, 54
"""The first car's left edge; from one car to the next; a car's width."""
CAR_HIGH = CAR * CAR_H / CAR_W
FIGURE = 34
"""The band in which conductors walk."""
UPPER_Y = FIGURE
LINE = 46
"""Height of a line that tells of a contract, guest or switch."""


@dataclass(frozen=True, slots=True)
class Plan:
    """How high the parts of a player's board are."""

    route_lines: int
    lines: int
    """One for each contract, guest and switch."""
    gaps: bool
    """Module E: there is room between the trains."""

    @property
    def cars(self) -> float:
        """Where the band above the upper train begins."""
        return HEAD + LINE_H * self.route_lines + 4

    @property
    def gap_h(self) -> float:
        return 40 if self.gaps else 4

    def train_y(self, train: int) -> float:
        """The top of the cars of a train."""
        return self.cars + FIGURE + train * (CAR_HIGH + self.gap_h + FIGURE + 6)

    @property
    def gap_y(self) -> float:
        """The top of the strip between the trains."""
        return self.train_y(0) + CAR_HIGH + 10

    @property
    def counts(self) -> float:
        return self.train_y(1) + CAR_HIGH + 14

    @property
    def contracts(self) -> float:
        return self.counts + 46

    @property
    def height(self) -> float:
        return self.contracts + LINE * self.lines + 8


def plan(p: Public, seat: Seat) -> Plan:
    player = p.players[seat]
    stops = len(routes.cities(player.route)) + 1
    return Plan(min(3, -(-stops // PER_LINE)), len(told(player)), "E" in p.modules)


def told(player: Player) -> tuple[tuple[str, str], ...]:
    """The cards with a line of their own and their places: met contracts, the other ones, guests and switches."""
    ready = demands.fulfillable(player)
    contracts = sorted(demands.open_contracts(player), key=lambda found: found[0] not in ready)
    guests = [(card.card, card.place) for card in player.placed if not CARDS[card.card].contract]
    return (*contracts, *guests)


def panel_at(p: Public, seat: Seat) -> tuple[float, float]:
    """The left upper corner of a player's board: two columns, each board below the one before it."""
    above = sum(plan(p, Seat(other)).height + GAP for other in range(seat % 2, seat, 2))
    return MARGIN + (PANEL_W + GAP) * (seat % 2), TOP + above


def height(p: Public) -> int:
    ends = [panel_at(p, Seat(seat))[1] + plan(p, Seat(seat)).height for seat in range(len(p.players))]
    return int(max(ends) + MARGIN)


def phone_at(p: Public, seat: Seat) -> float:
    """The top of a player's board on a phone: one below the other."""
    return TOP + sum((plan(p, Seat(other)).height + GAP) * PHONE_SCALE for other in range(seat))


def first_city(player: Player, shown: Plan) -> int:
    """The first city shown; Paris unless the route is too long for its lines."""
    room = PER_LINE * shown.route_lines
    last = len(routes.cities(player.route))
    return max(0, min(last - room + 1, player.loco - room // 3))


def city_at(player: Player, shown: Plan, city: int) -> tuple[float, float] | None:
    """The middle of a city's dot."""
    n = city - first_city(player, shown)
    if not 0 <= n < PER_LINE * shown.route_lines:
        return None
    return CITY_X - CITY_STEP * (n % PER_LINE), HEAD + CITY_Y + LINE_H * (n // PER_LINE)


def car_box(train: int, place: int, shown: Plan) -> Box:
    """Left, top, width and height of a card of a train; place 0 is the conductor's start field."""
    return TRAIN_X + CAR_STEP * (place - 1), shown.train_y(train), CAR, CAR_HIGH


def figure_box(train: int, place: int, shown: Plan) -> Box:
    """Where a conductor stands above a card."""
    x, y, w, _ = car_box(train, place, shown)
    return x + 8, y - FIGURE, w - 16, FIGURE


def gap_box(gap: int, shown: Plan) -> Box:
    return TRAIN_X + CAR_STEP * (gap - 1) - 1, shown.gap_y, CAR + 2, shown.gap_h - 10


def field_at(column: int, n: int, shown: Plan) -> tuple[float, float]:
    """The middle of a coin's field."""
    return FIELD_X + FIELD_STEP * (column - 1), shown.train_y(1) + 2 - 28 * n


def changed(player: Player, key: str, data: dict[str, str | int], shown: Plan) -> tuple[Box, ...]:
    """The boxes of what an event has changed on a player's board."""
    match key:
        case "car" | "mail" | "locomotive":
            at = TRAINS.index(str(data["train"]))
            last = trains.position(len(player.trains[at].cars) - 1)
            place = {"car": last, "mail": MAIL_POSITION, "locomotive": TILE_POSITION}[key]
            return (car_box(at, place, shown),)
        case "upgrade":
            at = TRAINS.index(str(data["train"]))
            better = [n for n, value in enumerate(player.trains[at].cars) if value == data["better"]]
            return (car_box(at, trains.position(better[-1]), shown),) if better else ()
        case "conductors":
            moved = [at for at, name in enumerate(("upper", "lower")) if data[name]]
            return tuple(figure_box(at, player.trains[at].conductor, shown) for at in moved)
        case "loco":
            return _around_city(player, player.loco, shown)
        case "placed":
            return _place_box(player, str(data["place"]), shown)
        case _:
            return ()


def _place_box(player: Player, place: str, shown: Plan) -> tuple[Box, ...]:
    at = int(place[1:])
    if place[0] in TRAINS:
        return (car_box(TRAINS.index(place[0]), at, shown),)
    return (
        (gap_box(at, shown),) if place[0] == "G" else _around_city(player, routes.stretch_ends(player.route)[at], shown)
    )


def _around_city(player: Player, city: int, shown: Plan) -> tuple[Box, ...]:
    found = city_at(player, shown, city)
    return ((found[0] - 30, found[1] - 48, 60, 68),) if found else ()
