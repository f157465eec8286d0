"""A whole game of people: how often somebody is called, and how many answers a turn takes."""

from __future__ import annotations

from statistics import mean
from time import process_time

import pytest

from rules import bots, core, match
from rules.core import Offer, Rng, Seat, Standing
from rules.rail_line.rules import RULES

CALLS, CLICKS, SECONDS = 36, 3.5, 0.1


def chosen(state, seat, rng):
    """The whole answer after which an imagined state is worth most, or the best single move."""
    imagined = RULES.imagine(RULES.view(state, seat), rng)
    offers = [offer for menu in RULES.menus(state, seat) for offer in menu.offers]
    if offers:
        return max(offers, key=lambda offer: RULES.worth(after(imagined, seat, offer.moves), seat))
    options = core.legal(RULES, state, seat)
    return Offer((bots.greedy(RULES, RULES.view(state, seat), seat, options, rng),), core.clause(""))


def after(state, seat, moves):
    for move in moves:
        state = RULES.apply(state, seat, move).state
    return state


def played(seats, sheet, seed):
    """Calls of the game, and the clicks of whoever was on turn for each turn: My move, and one for each answer."""
    now, _ = match.settle(RULES, match.new(RULES, seats, seed, {"sheet": sheet}), Standing())
    awaited, rng, clicks = set(core.waiting(RULES, now.state)), Rng(seed), {}
    calls, last = len(awaited), None
    while seats_ := core.waiting(RULES, now.state):
        seat, rng = rng.choice(seats_)
        offer, public = chosen(now.state, seat, rng), now.state.public
        if seat == public.active and public.turn:
            clicks[public.turn] = clicks.get(public.turn, 0) + (seat != last) + len(offer.path) + 1
        last = seat
        for move in offer.moves:
            now, _ = match.play(RULES, now, seat, move, hashed=False)
        now, _ = match.settle(RULES, now, Standing())
        before, awaited = awaited, set(core.waiting(RULES, now.state))
        calls += len(awaited - before - {seat})
    return calls, list(clicks.values())


@pytest.mark.parametrize("sheet", ["1", "2"])
def test_three_people_are_called_36_times_and_answer_three_times_a_turn(sheet):
    games = [played(3, sheet, seed) for seed in (1, 2, 3)]
    assert mean(calls for calls, _ in games) <= CALLS
    assert mean(n for _, clicks in games for n in clicks) <= CLICKS


def test_two_people_are_called_30_times():
    assert played(2, "1", 4)[0] <= 30


def timed(state, seats):
    started = process_time()
    for seat in seats:
        RULES.menus(state, seat)
    return process_time() - started


def test_answers_are_ready_at_once():
    """Every answer of every menu of a game, in less than a tenth of a second."""
    now, rng, slowest = match.new(RULES, 3, 5, {"sheet": "2"}), Rng(5), 0.0
    while seats := core.waiting(RULES, now.state):
        slowest = max(slowest, min(timed(now.state, seats) for _ in range(3)))
        move, rng = rng.choice(core.legal(RULES, now.state, Seat(seats[0])))
        now, _ = match.play(RULES, now, seats[0], move, hashed=False)
    assert slowest <= SECONDS
