"""What holds for every train, purse and move, however strange (INV-5, INV-8, INV-12)."""

from __future__ import annotations

from dataclasses import fields
from functools import cache
from typing import get_type_hints

from hypothesis import given, settings
from hypothesis import strategies as st

from rules import core, notation
from rules.core import Phrase, Rng
from rules.first_class import coins, moves, trains
from rules.first_class.components import CHAIN, END_PRICE, FIELDS
from rules.first_class.rules import RULES
from rules.first_class.state import Train

PURSES = st.tuples(*(st.integers(0, size) for size in FIELDS))
TRAINS = st.lists(st.sampled_from(CHAIN), min_size=1, max_size=8).map(
    lambda cars: Train(tuple(sorted(cars, reverse=True)), "M-UP" if len(cars) > 5 else "")
)
WORDS = st.one_of(
    st.sampled_from(["", "U", "L", "new", "0", "12", "M", "2/1", "9/9", "S0", "G4", "X1-W1", "E-W1", "EV01", "1112"]),
    st.text(max_size=6),
)


@given(PURSES, st.integers(1, 7))
def test_coins_are_laid_down_from_the_lowest_field(purse, number):
    """INV-8: nothing is lost; a column is begun only when the one before it is full."""
    if number > coins.free(purse):
        return
    after = coins.laid_down(purse, number)
    assert sum(after) == sum(purse) + number
    assert all(0 <= old <= new <= size for old, new, size in zip(purse, after, FIELDS, strict=True))
    for column in (1, 2):
        assert after[column] == purse[column] or after[column - 1] == FIELDS[column - 1]


@given(PURSES)
def test_every_way_to_pay_four_coins(purse):
    ways = {coins.cheapest(purse), *coins.splits(purse)}
    if sum(purse) < END_PRICE:
        return
    assert all(len(way) == END_PRICE and min(coins.without(purse, way)) >= 0 for way in ways)
    expected = {
        (one, two, END_PRICE - one - two)
        for one in range(purse[0] + 1)
        for two in range(purse[1] + 1)
        if 0 <= END_PRICE - one - two <= purse[2]
    }
    assert {tuple(way.count(column) for column in "123") for way in ways} == expected
    assert coins.cheapest(purse) == max(ways, key=lambda way: (way.count("1"), way.count("2")))


@given(TRAINS, st.data())
def test_upgrades_keep_the_order_of_the_cars(train, data):
    """INV-5, INV-12."""
    values = trains.upgradable(train)
    if not values:
        assert set(train.cars) == {trains.TOP}
        return
    value = data.draw(st.sampled_from(values))
    after = trains.upgraded(train, value)
    assert list(after.cars) == sorted(after.cars, reverse=True)
    assert sum(map(CHAIN.index, after.cars)) == sum(map(CHAIN.index, train.cars)) + 1


@given(TRAINS, st.integers(0, 10))
def test_points_are_what_the_conductor_has_reached(train, reached):
    reached = min(reached, trains.length(train))
    there = Train(train.cars, train.mail, 0, reached)
    assert trains.points(there) == sum(trains.car_at(train, place) or 0 for place in range(1, reached + 1))


@cache
def states():
    """States of all kinds of decisions from some random games."""
    found = {}
    for seats, modules in ((2, "BE"), (3, "AC"), (4, "CD")):
        s, rng = RULES.setup(seats, {"modules": modules}, 3), Rng(8)
        while waiting := core.waiting(RULES, s):
            found[RULES.decisions(s)[0].key, seats, s.public.round] = s
            action, rng = rng.choice(core.legal(RULES, s, waiting[0]))
            s = RULES.apply(s, waiting[0], action).state
        found["over", seats, 6] = s
    return tuple(found.values())


@settings(max_examples=400, deadline=None)
@given(st.data())
def test_the_judge_answers_to_any_move(data):
    """Every well-typed move is accepted or refused with a code; what is accepted can be carried out."""
    s = data.draw(st.sampled_from(states()))
    kind = data.draw(st.sampled_from(moves.ACTIONS))
    hints = get_type_hints(kind)
    action = kind(*(data.draw(st.integers(-3, 30) if hints[f.name] is int else WORDS) for f in fields(kind)))
    for seat in range(len(s.public.players)):
        why = RULES.check(s, seat, action)
        if why is None:
            RULES.apply(s, seat, action)
        else:
            assert isinstance(why, Phrase) and why.key.startswith("E_"), notation.notation(action)
