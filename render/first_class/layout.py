"""Where things lie on a player's board, relative to its left upper corner.

A board is drawn in one of two ways: wide, with both trains side by side, for pictures as wide as a screen; or upright,
with one train below the other, for phones and for the questions about the own board.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import count

from render.first_class import contracts, units
from render.first_class.symbols import CAR_H, CAR_W
from render.parts import TOP
from render.scene import Box
from render.theme import MARGIN, PHONE_WIDTH, WIDTH
from rules.core import Seat
from rules.first_class import routes, trains
from rules.first_class.components import MAIL_POSITION, TILE_POSITION
from rules.first_class.state import TRAINS, Player, Public

GAP = 14
WIDE, UPRIGHT = WIDTH - 2 * MARGIN, PHONE_WIDTH - 2 * MARGIN
STEP = 112
"""From one city to the next."""
LEAST, NAMED = 108, 210
"""The least of it, and what the longest name needs."""
DOT = 27
BONUS = 50
"""Height of the bonus below a city."""
NAMES = 38
"""Height of the cities' names above them: side by side where all have room, else every other one a line higher."""
FIGURE = 42
"""The band in which conductors walk."""
STRIP = 48
"""The gaps between the trains."""
FACT = 104
"""From one number in the head to the next."""


@dataclass(frozen=True, slots=True)
class Plan:
    """How large the parts of a player's board are, and where its contracts stand."""

    wide: bool
    step: float
    """From one city to the next."""
    per_line: int
    """Cities, with Paris, to a line of the route."""
    route_lines: int
    lanes: int
    """Lines of names above the cities."""
    gaps: bool
    """Module E: there is room for what lies between the trains."""
    bonuses: tuple[tuple[int, int, float], ...] = ()
    """Cities with a bonus, in which line below them it stands, and its left edge."""
    told: tuple[tuple[str, str], ...] = ()
    """The cards with a line of their own, and their places."""
    spots: tuple[tuple[float, float], ...] = ()
    """Where these lines begin, beside the route and below the trains."""

    @property
    def w(self) -> float:
        return WIDE if self.wide else UPRIGHT

    @property
    def head(self) -> float:
        return 60 if self.wide else 118

    @property
    def line_h(self) -> float:
        """Height of a line of the route."""
        lanes = max((lane for _, lane, _ in self.bonuses), default=0) + 1
        return 2 * DOT + 10 + (BONUS + 4) * lanes + NAMES * self.lanes

    @property
    def car(self) -> float:
        """A car's width."""
        return 66 if self.wide else 72

    @property
    def car_h(self) -> float:
        return self.car * CAR_H / CAR_W

    @property
    def figure(self) -> float:
        return FIGURE

    @property
    def trains(self) -> float:
        """Where the band above the trains begins."""
        return self.head + self.line_h * self.route_lines + 6

    def train_at(self, train: int) -> tuple[float, float]:
        """The left upper corner of the first card of a train."""
        y = self.trains + FIGURE
        if self.wide:
            return 58 + (self.w - 14) / 2 * train, y
        return 72, y + train * (self.car_h + 14 + FIGURE + (STRIP if self.gaps else 0))

    @property
    def car_step(self) -> float:
        return self.car + 3

    @property
    def below(self) -> float:
        """Where the trains end."""
        return self.train_at(1)[1] + self.car_h + 14 + (STRIP if self.wide and self.gaps else 0)

    @property
    def height(self) -> float:
        return max([self.below, *(y + contracts.LINE for _, y in self.spots)]) + 6


def plan(p: Public, seat: Seat, *, wide: bool) -> Plan:
    """`wide`: both trains side by side."""
    player = p.players[seat]
    stops = len(routes.cities(player.route)) + 1
    w = WIDE if wide else UPRIGHT
    names = stops * NAMED <= w
    # A city more than has room is moved up to; more than that take a second line.
    step = NAMED if names else min(STEP, (w - 28) / stops) if (w - 28) / stops >= LEAST else STEP
    per_line = int((w + 1) // step)
    route_lines = min(2 if wide else 3, -(-stops // per_line))
    told = contracts.told(player)
    bare = Plan(wide, step, per_line, route_lines, 1 if names else 2, "E" in p.modules, told=told)
    bare = replace(bare, bonuses=tuple(_bonuses(player, bare)))
    beside = w - step * min(stops, per_line) - 30 if wide else 0
    return replace(bare, spots=tuple(_spots(player, told, bare, beside)))


def _bonuses(player: Player, bare: Plan) -> Iterator[tuple[int, int, float]]:
    """Each bonus stands below its city, a line further down where it would touch the one before it."""
    taken: dict[tuple[int, int], float] = {}
    for at, city in enumerate(routes.cities(player.route), 1):
        place = city_at(player, bare, at)
        if not city.bonus or place is None:
            continue
        wide = units.width(city.bonus, BONUS) + 2
        x = min(max(6.0, place[0] - wide / 2), bare.w - 6 - wide)
        line = (at - first_city(player, bare)) // bare.per_line
        lane = next(n for n in count() if x + wide <= taken.get((line, n), bare.w))
        taken[line, lane] = x - 8
        yield at, lane, x


def _spots(player: Player, told: tuple[tuple[str, str], ...], bare: Plan, free: float) -> list[tuple[float, float]]:
    """Lines of contracts beside the route as far as there is room, the others below the trains."""
    beside = int(bare.line_h * bare.route_lines // contracts.LINE)
    rows: list[list[float]] = [[12, free, bare.head + 6 + contracts.LINE * n] for n in range(beside)]
    rows += [[12, bare.w - 12, bare.below + contracts.LINE * n] for n in range(len(told))]
    found: list[tuple[float, float]] = []
    for card, place in told:
        w = contracts.width(player, card, place)
        row = next(row for row in rows if row[0] + w <= row[1] or (row[0] == 12 and row[2] >= bare.below))
        found.append((row[0], row[2]))
        row[0] += w + 34
    return found


def tops(p: Public, *, wide: bool) -> tuple[float, ...]:
    """Where each player's board begins, one below the other, and where the next one would."""
    found = [float(TOP)]
    for seat in range(len(p.players)):
        found.append(found[-1] + plan(p, Seat(seat), wide=wide).height + GAP)
    return tuple(found)


def first_city(player: Player, shown: Plan) -> int:
    """The first city shown; Paris unless the route is too long for its lines."""
    room = shown.per_line * shown.route_lines
    last = len(routes.cities(player.route))
    return max(0, min(last - room + 1, player.loco - room // 3))


def city_at(player: Player, shown: Plan, city: int) -> tuple[float, float] | None:
    """The middle of a city's dot."""
    n = city - first_city(player, shown)
    if not 0 <= n < shown.per_line * shown.route_lines:
        return None
    line, at = divmod(n, shown.per_line)
    y = shown.head + 8 + DOT + NAMES * shown.lanes + shown.line_h * line
    return shown.w - shown.step / 2 - shown.step * at, y


def car_box(train: int, place: int, shown: Plan) -> Box:
    """Left, top, width and height of a card of a train; place 0 is the conductor's start field."""
    x, y = shown.train_at(train)
    return x + shown.car_step * (place - 1), y, shown.car, shown.car_h


def figure_box(train: int, place: int, shown: Plan) -> Box:
    """Where a conductor stands above a card."""
    x, y, w, _ = car_box(train, place, shown)
    return x + 8, y - FIGURE, w - 16, FIGURE


def gap_box(gap: int, shown: Plan) -> Box:
    """A gap lies below its car of the upper train."""
    x, y, w, h = car_box(0, gap, shown)
    return x, y + h + 10, w, STRIP - 4


def facts(p: Public) -> int:
    """So many numbers stand in the head before the coins: locomotive, cards, game end cards, evidence."""
    return 4 if "C" in p.modules else 3


def fact_at(n: int, shown: Plan) -> tuple[float, float]:
    """The middle of a symbol in the head; its number stands to the right."""
    return (690 if shown.wide else 34) + FACT * n, 28 if shown.wide else 86


def coin_at(column: int, facts: int, shown: Plan) -> tuple[float, float]:
    """The middle of a column's coin; what it buys stands to the right."""
    x, y = fact_at(facts, shown)
    return x + (0, 101, 230)[column - 1], y


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
    return ((found[0] - 40, found[1] - 25, 80, 56),) if found else ()
