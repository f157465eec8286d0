"""How good a position looks for a seat, in hundredths of a victory point: what the greedy stand-in goes by."""

from __future__ import annotations

from functools import cache

from rules.core import Seat
from rules.cube_express import centre, goals, scoring, sides
from rules.cube_express.cells import beside, opposite
from rules.cube_express.components import GOALS, TABLES, TILES
from rules.cube_express.market import OPEN
from rules.cube_express.state import OVER, PAYMENT, SIDE, Public, State

POINT = 100
ROUNDS = 8
"""Turns of a player in a game that ends with the stack."""
VALUE = {"coal": 80, "wood": 110, "iron": 160}
"""A stored resource."""
PROGRESS = (0, 8, 30, 70)
"""Percent of a delivery's points for so many of its three resources."""
DELIVERY = 450
"""What a delivery brings beside the factory's points: dividend, goal marker, stock."""
LEVEL, SITE, SECOND = 60, 30, 25
"""For each turn to come: a technology level, an own production site, the second train."""
PAYER = 40
"""A passenger who could pay for a station."""
STOCK = 60
"""A space of the own stock row beyond its points, while it can still rise."""
TILE = {"station": 170, "crossing": 140, "factory": 60, "production": 70}
"""A tile in the hand, if a turn is left to lay it."""
LIKELY, HOPED = 90, 55
"""Percent of a goal's points when it is met now, and at most when it is not."""


def worth(s: State, seat: Seat) -> int:
    """A seat's own points, now and to come."""
    return POINT * scoring.totals(s.public)[seat] if s.public.phase == OVER else _own(s, seat)


def prospects(s: State) -> tuple[int, ...]:
    """Everybody's own value in hundredths of a point: what a search compares."""
    if s.public.phase == OVER:
        return tuple(POINT * score for score in scoring.totals(s.public))
    return tuple(_own(s, Seat(seat)) for seat in range(s.public.seats))


def _own(s: State, seat: Seat) -> int:
    public = s.public
    left = _turns_left(public, seat)
    measured = tuple([goals.measure(public, seat, goal) for goal in public.goals])
    promised = _goals(public, seat, measured)
    total = POINT * scoring.beside_goals(public, seat) + promised + _board(public, seat, left)
    total += _hand(s.hidden.hands[seat], public, seat, left)
    if public.active == seat:
        total += _in_turn(public, left)
        if public.market and public.phase in (*OPEN, PAYMENT):
            total += _market(public, s.hidden.hands[seat], left, measured, promised)
    elif left:
        total += _journey(public, seat, public.players[seat].level, (), "") * 3 // 10
    return total


def _turns_left(public: Public, seat: Seat) -> int:
    """Turns of a player after the one being played."""
    if public.end:
        ahead = (seat - public.active) % public.seats
        return int(0 < ahead <= public.remaining)
    return max(0, ROUNDS - public.players[seat].turns - (public.active == seat))


def _goals(public: Public, seat: Seat, measured: tuple[int, ...], bid: int = 0) -> int:
    """Bids by their points and the chance that the goal will be met; `bid`: with one more dividend on that column."""
    total = 0
    rows = zip(public.goals, public.bids, TABLES[public.seats].columns, measured, strict=True)
    for column, (goal, bids, (majority, other), had) in enumerate(rows, 1):
        own, need = bids[seat] + (column == bid), GOALS[goal].value
        have = had - (bid > 0 and GOALS[goal].metric == "dividends")
        chance = LIKELY if have >= need else HOPED * have * have // (need * need)
        leads = own and own >= max(*bids, public.neutral)
        total += own * (majority if leads else other) * chance
        total += min(have, need) * 30 // need
    return total


def _board(public: Public, seat: Seat, left: int) -> int:
    """Means for the turns to come."""
    player = public.players[seat]
    total = left * LEVEL * player.level + left * SITE * sum(piece.seat == seat for piece in public.owners)
    total += left * SECOND * bool(player.trains[1])
    total += (STOCK if left else 5) * player.stock
    if not left and public.active != seat:
        return total
    kept = sorted((VALUE[name] for name in VALUE for _ in range(getattr(player, name))), reverse=True)
    total += sum(kept[: player.level]) + sum(kept[player.level :]) // 5 if left else sum(kept) // 10
    total += max((_progress(public, seat, cell) for cell in _factories(public)), default=0)
    if player.stations and left:
        cities = public.station_cities(seat)
        payers = sum(public.atlas.at[piece.place] in cities for piece in public.passengers)
        total += PAYER * min(payers, player.level) + 20 * min(player.dividends, player.level)
    return total


def _factories(public: Public) -> tuple[str, ...]:
    return tuple(cell for cell, face in public.atlas.cells.items() if face.tile.kind == "factory")


def _points(public: Public, cell: str) -> int:
    """What the next delivery to a factory is worth."""
    return POINT * sides.value(public, cell) + DELIVERY + POINT * sides.is_first(public, cell)


def _progress(public: Public, seat: Seat, cell: str) -> int:
    demand = public.atlas.cells[cell].tile.demand
    matched = sum(min(have, want) for have, want in zip(public.players[seat].stores, demand, strict=True))
    return _points(public, cell) * PROGRESS[matched] // 100


def _hand(hand: tuple[str, ...], public: Public, seat: Seat, left: int) -> int:
    kinds = [TILES[tile].kind for tile in hand]
    total = sum(TILE[kind] for kind in kinds if kind != "station")
    stations = min(kinds.count("station"), 2 if public.players[seat].stations else 0)
    return (total + TILE["station"] * stations) * min(left, 2) // 2


def _in_turn(public: Public, left: int) -> int:
    """What the rest of the own turn may still bring."""
    total, player = 0, public.player
    match public.phase:
        case "centre":
            total += _centre(public, left) * 95 // 100 + _journey(public, public.active, player.level, (), "") * 8 // 10
        case "payment":
            total += _station(public, left) + _journey(public, public.active, player.level, (), "") * 8 // 10
        case "trains" | "side":
            moved, came = public.moved, public.came
            total += _journey(public, public.active, public.points, moved, came) * 8 // 10
            if public.phase == SIDE:
                total += _gain(public, public.active, public.entered) * 9 // 10
        case "market" | "store":
            if left:
                total += _journey(public, public.active, player.level, (), "") * 3 // 10
    return total


def _market(public: Public, hand: tuple[str, ...], left: int, measured: tuple[int, ...], promised: int) -> int:
    """The best tile and bid still to come, so that neither a journey nor the stock is given up for them."""
    seat, best = public.active, 0
    now = _hand(hand, public, seat, left)
    for column, tile in enumerate(public.display, 1):
        gain = _hand((*hand, tile), public, seat, left) - now
        if public.player.dividends and sides.room(public, column):
            gain += max(0, _goals(public, seat, measured, column) - promised - POINT)
        best = max(best, gain)
    return best


def _centre(public: Public, left: int) -> int:
    """The centre action that is open."""
    player, tile = public.player, centre.tile(public)
    match tile.kind:
        case "crossing":
            return POINT * min(2 * centre.tracks(public, public.placed), player.reserve)
        case "factory":
            return VALUE[tile.bonus] if player.reserve else 0
        case "production":
            return max(0, SITE * left - POINT) if player.dividends else 0
        case _:
            payable = player.dividends + len(centre.payers(public)) >= player.level
            return max(0, _station(public, left)) if centre.site_allowed(public) and payable else 0


def _station(public: Public, left: int) -> int:
    """Building on the tile just laid, its price deducted."""
    size = public.atlas.cities[public.atlas.site[public.placed]].size
    return 3 * POINT * size + LEVEL * left - POINT * public.player.level


def _journey(public: Public, seat: Seat, points: int, moved: tuple[int, ...], came: str) -> int:
    """The best that the trains could meet on their way with so many movement points."""
    trains = public.players[seat].trains
    way = _Ways(public, seat)
    best = 0
    for train in (1, 2):
        if trains[train - 1] and train not in moved[:-1]:
            entry = came if moved and moved[-1] == train else ""
            best = max(best, way.best(trains[train - 1], entry, min(points, 8)))
    return best


class _Ways:
    """What trains of a player may meet on the map as it is; what has been found once is kept."""

    def __init__(self, public: Public, seat: Seat) -> None:
        self._public, self._seat, self._cells = public, seat, public.atlas.cells
        self._known: dict[tuple[str, str, int], int] = {}
        self._gains: dict[str, int] = {}

    def best(self, cell: str, came: str, points: int) -> int:
        """The most that so many steps bring; the first does not go back over the side a train came by."""
        if not points:
            return 0
        known = self._known.get((cell, came, points))
        if known is None:
            known = 0
            for side, beyond, back in _around(cell, self._cells[cell].rails):
                if side != came and beyond in self._cells:
                    known = max(known, self._gain(beyond) + self.best(beyond, back, points - 1))
            self._known[cell, came, points] = known
        return known

    def _gain(self, cell: str) -> int:
        found = self._gains.get(cell)
        if found is None:
            found = self._gains[cell] = _gain(self._public, self._seat, cell)
        return found


@cache
def _around(cell: str, rails: frozenset[str]) -> tuple[tuple[str, str, str], ...]:
    """The sides a cell's track leads over, the cells beyond, and by which of their sides one comes in."""
    return tuple((side, beside(cell, side), opposite(side)) for side in sorted(rails))


def _gain(public: Public, seat: Seat, cell: str) -> int:
    """What entering a tile may bring."""
    player = public.players[seat]
    match sides.kind(public, cell):
        case "resource" if player.reserve:
            owner = public.owner(cell)
            rival = 40 if owner is not None and owner != seat else 0
            value = VALUE[public.atlas.cells[cell].tile.resource]
            return (value if player.stored < player.level else value // 4) - rival
        case "factory":
            demand = public.atlas.cells[cell].tile.demand
            ready = all(have >= want for have, want in zip(player.stores, demand, strict=True))
            return _points(public, cell) if ready else 0
        case "station" if player.reserve:
            houses = public.atlas.cities[public.atlas.site[cell]].houses
            taken = {piece.place for piece in public.passengers}
            return POINT if any(house not in taken for house in houses) else 0
        case _:
            return 0
