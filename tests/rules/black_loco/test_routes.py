"""The optimal route against a plain enumeration of walks, and its invariants."""

from __future__ import annotations

import time
from dataclasses import replace

import pytest

from rules.black_loco import building, routes
from rules.black_loco.cards import COMPANIES
from rules.black_loco.components import PLANS
from rules.black_loco.plans import NOWHERE
from rules.black_loco.state import Public
from rules.core import Rng
from tests.rules.black_loco.positions import table

Symbol = tuple[int, int]


def random_board(plan_id: str, seed: int, steps: int) -> tuple[str, ...]:
    """A network built by chance; stacks and payment do not matter here."""
    rng, plan = Rng(seed), PLANS[plan_id]
    starts = sorted(plan.start)
    cell, rng = rng.choice(starts)
    pieces = [shown.piece for shown in building.choices(plan_id, plan.index[cell], "")]
    piece, rng = rng.choice(pieces)
    public = table(plan_id, board={cell: piece}).public
    for _ in range(steps):
        parts = list(building.candidates(public))
        if not parts:
            break
        part, rng = rng.choice(parts)
        public = building.placed(public, part)
    return public.board


def brute_force(plan_id: str, board: tuple[str, ...], limit: int) -> list[list[int]]:
    """Walk every way step by step: the best value for each company and number of steps."""
    plan = PLANS[plan_id]
    best = [[0] * (limit + 1) for _ in COMPANIES]

    def value(visited: tuple[Symbol, ...], steps: int) -> None:
        points, owners = 0, set()
        for cell, k in visited:
            station = plan.faces[board[cell]].stations[k]
            points += 1 + station.bonus
            owners.add(station.company)
        for row, company in zip(best, COMPANIES, strict=True):
            if company in owners:
                for n in range(steps, limit + 1):
                    row[n] = max(row[n], points)

    def leave(cell: int, sides: list[int], visited: tuple[Symbol, ...], steps: int, since: frozenset[object]) -> None:
        if steps == limit:
            return
        for side in sides:
            there = plan.cells[cell].around[side]
            if there == NOWHERE or not board[there] or (there, side) in since:
                continue
            shown, bit = plan.faces[board[there]], 1 << (side + 2) % 4
            for k, station in enumerate(shown.stations):
                if station.exits & bit and (there, k) not in visited:
                    route = (*visited, (there, k))
                    value(route, steps + 1)
                    exits = [s for s in range(4) if station.exits >> s & 1]
                    leave(there, exits, route, steps + 1, frozenset())
            onward = [(link ^ bit).bit_length() - 1 for link in shown.links if link & bit]
            if onward:
                leave(there, onward, visited, steps + 1, since | {(there, side)})

    for cell, piece in enumerate(board):
        for k, station in enumerate(plan.faces[piece].stations if piece else ()):
            leave(cell, [s for s in range(4) if station.exits >> s & 1], ((cell, k),), 0, frozenset())
    return best


@pytest.mark.parametrize("plan_id", PLANS)
@pytest.mark.parametrize("seed", range(8))
def test_the_optimum_equals_the_enumeration_of_walks(plan_id: str, seed: int) -> None:
    """Section 5.4."""
    board = random_board(plan_id, seed, 6 + 3 * (seed % 4))
    assert [list(row) for row in routes.totals(plan_id, board, 7)] == brute_force(plan_id, board, 7)


@pytest.mark.parametrize("plan_id", PLANS)
@pytest.mark.parametrize("seed", range(6))
def test_inv_10_totals_do_not_fall_with_length_or_building(plan_id: str, seed: int) -> None:
    """INV-10 (buildings that change a station's company apart); INV-9: a total is at least 2."""
    plan, board, rng = PLANS[plan_id], random_board(plan_id, seed + 50, 4), Rng(seed)
    before = routes.totals(plan_id, board, 8)
    for _ in range(14):
        public = table(plan_id).public
        part, rng = rng.choice(list(building.candidates(_showing(public, board))))
        index = plan.index[part.cell]
        old, new = board[index], part.piece
        taken_over = bool(old) and [s.company for s in plan.faces[old].stations] != [
            s.company for s in plan.faces[new].stations
        ]
        board = (*board[:index], new, *board[index + 1 :])
        after = routes.totals(plan_id, board, 8)
        for row, other in zip(before, after, strict=True):
            assert list(other) == sorted(other)
            assert all(total == 0 or total >= 2 for total in other)
            assert taken_over or all(a <= b for a, b in zip(row, other, strict=True))
        before = after


def _showing(public: Public, board: tuple[str, ...]) -> Public:
    return replace(public, board=board, opened=True)


def test_distances_are_symmetric() -> None:
    """Section 5.4: a way can be gone back."""
    for seed in range(6):
        board = random_board("germany", seed, 25)
        legs = {symbol: dict(row) for symbol, row in routes.legs("germany", board)}
        for one, row in legs.items():
            assert all(legs[other][one] == steps for other, steps in row.items())


def test_the_longest_route_on_a_full_board_is_found_in_time() -> None:
    """The worst case of section 5.4: a board built to the end and n = 17."""
    board = random_board("benelux", 3, 140)
    took = []
    for _ in range(3):
        routes.totals.cache_clear()
        began = time.process_time()
        best = routes.totals("benelux", board, 17)
        took.append(time.process_time() - began)
        if took[-1] < 3:
            break
    assert min(took) < 3
    assert max(row[17] for row in best) > 10


@pytest.mark.parametrize("seed", [25, 37, 76])
def test_the_fewest_steps_to_a_set_of_stations_count(seed: int) -> None:
    """Section 5.4: the same stations can be visited in a longer and a shorter order."""
    board = random_board("germany", seed, 12)
    assert [list(row) for row in routes.totals("germany", board, 9)] == brute_force("germany", board, 9)


def test_a_loop_back_to_the_same_station_is_no_route() -> None:
    """RU-7 and RU-10: four tracks in a ring lead from 013 to 013."""
    ring = {"013": "604^", "006": "104v", "007": "103v", "014": "104^"}
    s = table(board=ring, hands=((), ()), shares=(("125", "130", "138", "143", "205"), ()))
    assert routes.length(s.public, "violet") == 5
    assert not routes.has_route(s.public, "violet")
    assert routes.total(s.public, "violet") == routes.NO_ROUTE
