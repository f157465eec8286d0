"""What stand-ins go by: the moves they compare, the sites their tiles may make, and what comes of it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from rules import bots, core, match
from rules.core import Rng, Seat, put
from rules.cube_express import decisions, habits, sites
from rules.cube_express.moves import BACK_MARK, Finish, Market, Place
from rules.cube_express.rules import RULES
from rules.cube_express.state import PLACE, Public, State


def course(seed: int, seats: int = 2) -> Iterator[tuple[State, Seat]]:
    """A game of greedy stand-ins that now and then move by chance."""
    s, rng, moves = match.new(RULES, seats, seed).state, Rng(seed), 0
    while waiting := core.waiting(RULES, s):
        yield s, waiting[0]
        options = core.legal(RULES, s, waiting[0])
        chance, rng = rng.below(6)
        if chance:
            move = bots.greedy(RULES, RULES.view(s, waiting[0]), waiting[0], options, Rng(seed, moves << 24))
        else:
            move, rng = rng.choice(options)
        s, moves = RULES.apply(s, waiting[0], move).state, moves + 1
    yield s, Seat(0)


def test_what_is_compared_is_legal_and_leaves_nothing_out_that_is_asked() -> None:
    """Fewer moves than there are, each of them legal; who may go on or take a tile still may."""
    compared = offered = 0
    for seed in range(3):
        for s, seat in course(seed, 2 + seed):
            options = core.legal(RULES, s, seat)
            found = habits.likely(s, seat)
            assert set(found) <= set(options)
            noted = habits.notable(RULES.view(s, seat), seat, options)
            assert set(noted) <= set(options)
            if options:
                assert noted
            assert set(found) <= set(noted)
            if found:
                compared, offered = compared + len(found), offered + len(options)
            if Finish() in options:
                assert not any(isinstance(move, Market) for move in noted), "the market comes after the journeys"
    assert compared < offered // 3


def test_the_placements_that_are_compared_hold_the_best_one() -> None:
    """Among fronts: in nineteen of twenty turns, or it is worth hardly more."""
    turns = missed = 0
    for seed in range(4):
        for s, seat in course(seed):
            if s.public.phase != PLACE:
                continue
            fronts = [m for m in core.legal(RULES, s, seat) if isinstance(m, Place) and not m.tile.endswith(BACK_MARK)]
            worth = {move: RULES.worth(RULES.apply(s, seat, move).state, seat) for move in fronts}
            turns += 1
            missed += max(worth.values()) - max(worth[move] for move in habits.likely(s, seat)) > 100
    assert turns > 50
    assert missed <= turns // 20


def test_chances_are_those_that_laying_the_tiles_gives() -> None:
    """5.3: the best city a station tile of the hand may found, and the houses a tile adds to own cities.

    But where a tile would join two stations' cities, or two of its zones meet outside it.
    """
    turns = alike = 0
    for seed in range(3):
        for s, seat in course(seed):
            if s.public.phase != PLACE:
                continue
            rich = replace(s.public.player, dividends=9, stations=max(1, s.public.player.stations))
            public = replace(s.public, players=put(s.public.players, seat, rich))
            sizes, grown = dict.fromkeys(s.hidden.hands[seat], 0), 0
            for move in core.legal(RULES, s, seat):
                if not isinstance(move, Place) or move.tile.endswith(BACK_MARK):
                    continue
                after = RULES.apply(State(public, s.hidden), seat, move).state.public
                grown = max(grown, _houses(after, seat) - _houses(public, seat))
                if after.placed and decisions.key(after) == "centre-station":
                    size = after.atlas.cities[after.atlas.site[move.cell]].size
                    sizes[move.tile] = max(sizes[move.tile], size)
            best, second, *_ = sorted(sizes.values(), reverse=True)
            found = sites.chance(public, seat, s.hidden.hands[seat])
            turns, alike = turns + 1, alike + (found == (best, second, grown))
    assert turns > 40
    assert alike >= turns * 9 // 10


def _houses(public: Public, seat: Seat) -> int:
    return sum(public.atlas.cities[city].size for city in public.station_cities(seat))


def test_greedy_ones_build_and_deliver() -> None:
    """They use what the game is about: stations, passengers, and now and then a factory."""
    seats = deliveries = stations = 0
    for seed in range(12):
        s, moves = match.new(RULES, 2, seed).state, 0
        while waiting := core.waiting(RULES, s):
            seat = waiting[0]
            move = bots.greedy(RULES, RULES.view(s, seat), seat, core.legal(RULES, s, seat), Rng(seed, moves << 24))
            s, moves = RULES.apply(s, seat, move).state, moves + 1
        seats += 2
        deliveries += len(s.public.first) + len(s.public.later)
        stations += len(s.public.stations)
    assert deliveries >= seats * 8 // 10
    assert stations >= seats * 7 // 2
