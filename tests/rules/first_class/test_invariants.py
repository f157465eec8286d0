"""SPEC.md section 9: INV-1 to INV-17 over random games, and positions in which each of them is broken."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rules import core
from rules.core import Rng
from rules.first_class import trains
from rules.first_class.components import CHAIN, TURNS_PER_ROUND
from rules.first_class.display import deck_size
from rules.first_class.moves import COIN_ACTIONS, CoinEnd, Decline, Execute, TakeTile, UseCity, UseSwitch
from rules.first_class.rules import RULES
from rules.first_class.state import OVER, SCORING, TURN, Placed, Source
from tests.rules.first_class.invariants import violated
from tests.rules.first_class.positions import drafted, hold_tokens, position, scoring, train, with_player


def walk(seats, modules, seed):
    """Each state of a random game, who moves, the move and the state after it."""
    s, rng = RULES.setup(seats, {"modules": modules}, seed), Rng(seed)
    while waiting := core.waiting(RULES, s):
        action, rng = rng.choice(core.legal(RULES, s, waiting[0]))
        after = RULES.apply(s, waiting[0], action).state
        yield s, waiting[0], action, after
        s = after


GAMES = [(2, "AE"), (3, "BD"), (4, "CE"), (3, "AB"), (4, "BC")]


@pytest.mark.parametrize(("seats", "modules"), GAMES)
def test_every_state_of_random_games(seats, modules):
    """INV-1, INV-4, INV-5, INV-6, INV-8, INV-10, INV-11, INV-13, INV-14, INV-16."""
    for seed in range(3):
        for _, _, _, after in walk(seats, modules, seed):
            assert violated(after) == []


@pytest.mark.parametrize(("seats", "modules"), GAMES)
def test_turns_and_main_actions(seats, modules):
    """INV-2, INV-3: 18 main actions each, 18·n turns and 3·n scorings, one start tile a round at most."""
    main, tiles, steps = [0] * seats, {}, 0
    for before, seat, action, after in walk(seats, modules, 11):
        steps += after.public.turns - before.public.turns
        if isinstance(action, Execute | Decline | TakeTile):
            main[seat] += 1
        if isinstance(action, TakeTile):
            tiles[before.public.round] = tiles.get(before.public.round, 0) + 1
    assert main == [18] * seats
    assert set(tiles.values()) <= {1}
    assert steps == 18 * seats + 3 * seats


@pytest.mark.parametrize(("seats", "modules"), GAMES)
def test_what_never_decreases(seats, modules):
    """INV-7, INV-9, INV-12: figures, scores and the levels of the cars."""
    for before, _, _, after in walk(seats, modules, 21):
        for old, new in zip(before.public.players, after.public.players, strict=True):
            assert new.loco >= old.loco
            assert all(now >= then for now, then in zip(new.tally, old.tally, strict=True))
            for then, now in zip(old.trains, new.trains, strict=True):
                assert now.conductor >= then.conductor
                changed = [b for a, b in zip(then.cars, now.cars, strict=False) if a != b]
                risen = sum(map(CHAIN.index, now.cars)) - sum(map(CHAIN.index, then.cars))
                assert (len(changed), risen) in ((0, 0), (1, 1))
                assert now.cars[len(then.cars) :] in ((), (0,))


@pytest.mark.parametrize(("seats", "modules"), GAMES)
def test_four_end_cards_at_the_start_of_a_turn(seats, modules):
    """INV-10."""
    for before, _, _, after in walk(seats, modules, 31):
        if after.public.turns > before.public.turns and after.public.phase == TURN:
            assert len(after.public.open_ends) == min(4, 4 * (deck_size(after.public) > 0)) or not deck_size(
                after.public
            )


@pytest.mark.parametrize(("seats", "modules"), GAMES)
def test_a_bonus_is_used_once_in_a_phase(seats, modules):
    """INV-15."""
    used = set()
    for seed in range(4):
        for before, seat, action, after in walk(seats, modules, 41 + seed):
            if before.public.phase != SCORING:
                used.clear()
            if isinstance(action, UseCity | UseSwitch):
                assert (seat, action) not in used
                used.add((seat, action))
            assert after.public.phase == OVER or len(used) <= sum(len(x.used) for x in after.public.players)


@pytest.mark.parametrize(("seats", "modules"), GAMES)
def test_when_coins_leave_a_board(seats, modules):
    """INV-17: only as a coin action at its times; a game end card costs four."""
    for before, seat, action, after in walk(seats, modules, 51):
        held = [sum(player.coins) for player in before.public.players]
        left = [sum(player.coins) for player in after.public.players]
        for at, (then, now) in enumerate(zip(held, left, strict=True)):
            if now < then:
                assert at == seat
                assert isinstance(action, COIN_ACTIONS)
                in_turn = before.public.phase == TURN and isinstance((*before.public.stack, None)[0], Source)
                overflow = any(type(frame).__name__ == "Overflow" for frame in before.public.stack)
                assert overflow or not in_turn
            if isinstance(action, CoinEnd) and at == seat and not before.public.stack:
                assert now - then == -4


def broken():
    s = position(modules="AB")
    player = s.public.players[0]
    yield "INV-1", replace(s, public=replace(s.public, removed=(1, 0, 0)))
    yield "INV-2", with_player(s, 0, tiles=2)
    yield "INV-3", replace(s, public=replace(s.public, turns=200))
    yield "INV-4", with_player(s, 0, upper="0,0,0,0,0")
    yield "INV-5", with_player(s, 0, upper="0,1")
    yield "INV-6", with_player(s, 0, upper="0,0,0,0,0,M-UP", lower="0,0,0,0,0,M-UP")
    yield "INV-6", replace(s, public=replace(s.public, tiles=1))
    yield "INV-7", with_player(s, 0, at=(2, 0))
    yield "INV-7", with_player(s, 0, loco=4)
    yield "INV-8", with_player(s, 0, coins=(6, 0, 0))
    yield "INV-9", replace(s, public=replace(s.public, constantinople=(s.public.seat,)))
    yield "INV-10", replace(s, public=replace(s.public, open_ends=s.public.open_ends[1:]))
    yield "INV-11", with_player(s, 0, pile=("X1-W1",))
    yield "INV-14", with_player(s, 0, placed=(Placed("B1-S1", "U1"), Placed("B1-S2", "U1")))
    yield "INV-15", with_player(s, 0, used=("C3", "C3"))
    yield "INV-16", replace(s, public=replace(s.public, played=1))
    c = position(modules="AC")
    yield "INV-13", replace(c, hidden=replace(c.hidden, supply=c.hidden.supply[1:]))
    yield "INV-13", replace(hold_tokens(c, ("EV01",), ()), public=c.public)
    assert player.trains == (train("0"), train("0"))


@pytest.mark.parametrize(("mark", "state"), list(broken()))
def test_a_broken_state_is_noticed(mark, state):
    assert mark in violated(state)


def test_the_display_before_each_turn():
    """INV-16: 18 cards after a deal, and always a row with two cards to take from."""
    for before, _, _, after in walk(3, "AB", 61):
        if after.public.round > before.public.round:
            assert [len([c for c in row if c]) for row in after.public.rows] == [6, 6, 6]
        if after.public.phase == TURN and not after.public.acted:
            assert sum(after.public.removed) == after.public.played < TURNS_PER_ROUND * 3
            assert max(sum(card != "" for card in row) for row in after.public.rows) >= 2


def test_positions_of_the_tests_are_sound():
    """What the other tests start from violates nothing."""
    assert violated(drafted(4, "CD")) == []
    assert violated(position(3, show=("X1-W1",), ends=("E-W1", "E-W2", "E-W3", "E-W4"))) == []
    assert violated(scoring(position())) != [], (
        "an emptied display loses its cards: only the scoring itself is tested so"
    )
    assert trains.length(train("1,1,1,1,1,M-UP,0")) == 7
