"""The optimal route: distances between station symbols, and the best total for every company and length."""

from __future__ import annotations

from functools import lru_cache

from rules.black_loco.cards import COMPANIES
from rules.black_loco.components import PLANS
from rules.black_loco.plans import NOWHERE, Plan
from rules.black_loco.scoring import issued
from rules.black_loco.state import Public

TURN_IN_STATIONS = True
"""A train may leave a station by the exit it came by (RU-6)."""
FIRST_CARD_IS_FREE = True
"""One share carries the train into one further card; otherwise the first station's card would count, too (RU-4)."""
NO_ROUTE = 0
Board = tuple[str, ...]
Symbol = tuple[int, int]
"""A station symbol: index of its cell, index on the card."""


@lru_cache(maxsize=512)
def symbols(plan_id: str, board: Board) -> tuple[Symbol, ...]:
    faces = PLANS[plan_id].faces
    return tuple((cell, k) for cell, piece in enumerate(board) if piece for k in range(len(faces[piece].stations)))


def _walk(plan: Plan, board: Board, start: Symbol, exits: int) -> dict[tuple[Symbol, int], int]:
    """Fewest steps from a symbol to each side of each other one, with no station between."""
    cell, _ = start
    edge = [(cell, side) for side in range(4) if exits >> side & 1]
    seen = set(edge)
    found: dict[tuple[Symbol, int], int] = {}
    steps = 0
    while edge:
        steps += 1
        following = []
        for here, side in edge:
            there = plan.cells[here].around[side]
            if there == NOWHERE or not board[there]:
                continue
            face, bit = plan.faces[board[there]], 1 << (side + 2) % 4
            for other, station in enumerate(face.stations):
                if station.exits & bit and (there, other) != start:
                    found.setdefault(((there, other), 0 if TURN_IN_STATIONS else bit), steps)
            for link in face.links:
                if link & bit:
                    state = (there, (link ^ bit).bit_length() - 1)
                    if state not in seen:
                        seen.add(state)
                        following.append(state)
        edge = following
    return found


Leg = tuple[int, int]
"""A stand that can be reached, and the steps it takes."""


@lru_cache(maxsize=512)
def legs(plan_id: str, board: Board) -> tuple[tuple[int, tuple[Leg, ...]], ...]:
    """The stands of a train: index of the station symbol, and the legs to the next ones.

    The first ones are the symbols themselves, in their order; where turning round is forbidden, there is one more for
    every side by which a train can arrive.
    """
    plan, all_symbols = PLANS[plan_id], symbols(plan_id, board)
    stands = [(symbol, 0) for symbol in all_symbols]
    index = {stand: i for i, stand in enumerate(stands)}
    table = []
    for symbol, entry in stands:  # grows while it is walked
        cell, k = symbol
        found = _walk(plan, board, symbol, plan.faces[board[cell]].stations[k].exits & ~entry)
        for stand in found:
            if stand not in index:
                index[stand] = len(stands)
                stands.append(stand)
        table.append((all_symbols.index(symbol), tuple((index[stand], steps) for stand, steps in found.items())))
    return tuple(table)


@lru_cache(maxsize=1024)
def totals(plan_id: str, board: Board, limit: int) -> tuple[tuple[int, ...], ...]:
    """Best value by company and by number of steps 0 … limit; NO_ROUTE where there is none.

    A route is a sequence of different stations; only the set visited, the last station and the fewest steps matter.
    """
    plan, all_symbols, table = PLANS[plan_id], symbols(plan_id, board), legs(plan_id, board)
    value, owner = [], []
    for cell, k in all_symbols:
        station = plan.faces[board[cell]].stations[k]
        value.append(1 + station.bonus)
        owner.append(COMPANIES.index(station.company))
    best = [[NO_ROUTE] * (limit + 1) for _ in COMPANIES]
    reach = [[(1 << table[stand][0], stand, steps) for stand, steps in row if steps <= limit] for _, row in table]
    worth: dict[int, tuple[int, int]] = {}
    layer: dict[tuple[int, int], int] = {}
    for i, (points, company) in enumerate(zip(value, owner, strict=True)):
        worth[1 << i] = (points, 1 << company)
        layer[1 << i, i] = 0
    while layer:
        following: dict[tuple[int, int], int] = {}
        for (visited, last), used in layer.items():
            points, companies = worth[visited]
            for bit, stand, steps in reach[last]:
                length = used + steps
                if visited & bit or length > limit:
                    continue
                key = (visited | bit, stand)
                known = following.get(key)
                if known is None or length < known:
                    following[key] = length
                    if visited | bit not in worth:
                        u = table[stand][0]
                        worth[visited | bit] = (points + value[u], companies | 1 << owner[u])
        for (visited, _), length in following.items():
            points, companies = worth[visited]
            for company, row in enumerate(best):
                if companies >> company & 1 and points > row[length]:
                    row[length] = points
        layer = following
    for row in best:
        for n in range(1, limit + 1):
            row[n] = max(row[n], row[n - 1])
    return tuple(map(tuple, best))


def length(public: Public, company: str) -> int:
    """How many steps the company's train may take: n."""
    shares = issued(public, company)
    return shares if FIRST_CARD_IS_FREE else max(0, shares - 1)


def total(public: Public, company: str) -> int:
    """The premium of a company as the network stands; NO_ROUTE if it has no route."""
    n = length(public, company)
    return totals(public.plan, public.board, n)[COMPANIES.index(company)][n]


def has_route(public: Public, company: str) -> bool:
    """Is a neighbour of one of the company's stations near enough? Any route contains such a leg."""
    plan, n = PLANS[public.plan], length(public, company)
    for (cell, k), (_, row) in zip(symbols(public.plan, public.board), legs(public.plan, public.board), strict=False):
        if plan.faces[public.board[cell]].stations[k].company == company and any(steps <= n for _, steps in row):
            return True
    return False
