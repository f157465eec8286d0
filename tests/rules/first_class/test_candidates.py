"""What may be done is offered: every conceivable move against the list of legal ones (4.9)."""

from __future__ import annotations

from itertools import product

import pytest

from rules import core
from rules.core import Rng
from rules.first_class import moves
from rules.first_class.components import CARDS, CHAIN, ENDS, FINGERPRINTS, MAILS, POSITIONS
from rules.first_class.rules import RULES
from rules.first_class.state import SCORING, Overflow, Source
from tests.rules.first_class.positions import offered, play, position, scoring, with_player

PLACES = (
    "",
    *(f"{t}{at}" for t in "UL" for at in range(1, 11)),
    *(f"S{n}" for n in range(20)),
    *(f"G{n}" for n in range(11)),
)
WHATS = (*map(str, CHAIN), "new")
PAIRS = [f"{u}/{w}" for u, w in product(range(4), range(4))]


def conceivable(s):
    """Every move with every value that a field could have."""
    shown = [card for row in s.public.rows for card in row if card]
    yield from map(moves.Draft, ENDS)
    for card in shown:
        yield moves.Decline(card)
        yield from (moves.Execute(card, place) for place in PLACES)
    for train in "UL":
        yield moves.AddCar(train)
        yield moves.CoinCar(train)
        yield moves.CoinConductor(train)
        yield from (moves.Upgrade(value, train) for value in CHAIN)
        for what in WHATS:
            yield moves.AnyUpgrade(what, train)
            yield moves.CoinUpgrade(what, train)
    yield from (moves.CoinCar(), moves.CoinUpgrade(), moves.Both(), moves.Loco(), moves.TakeTile())
    for steps in PAIRS:
        yield moves.Both(steps)
        yield moves.Conductor(steps)
    yield from (moves.Loco(str(steps)) for steps in range(1, 7))
    yield from (moves.Coins(), moves.Points(), moves.ReturnEvidence(), moves.Suspect(), moves.CoinLoco())
    yield from map(moves.GiveEvidence, range(-1, 5))
    yield from map(moves.Token, FINGERPRINTS)
    yield from map(moves.Mail, MAILS)
    yield from map(moves.CoinPoint, range(5))
    for card in ENDS:
        yield moves.TakeEnd(card)
        yield moves.CoinEnd(card)
        yield from (
            moves.CoinEnd(card, "".join(four)) for four in product("123", repeat=4) if sorted(four) == list(four)
        )
    yield from map(moves.Fulfil, CARDS)
    yield from map(moves.UseCity, range(40))
    yield from map(moves.UseSwitch, POSITIONS)
    yield from (moves.Done(), moves.Pass())


def idle(s, seat, action):
    """Accepted, but never offered: steps that lapse, four coins spelled out as the cheapest, symbols without effect."""
    match action:
        case moves.Both() | moves.Conductor() | moves.Loco():
            return True
        case moves.CoinEnd(_, columns) if columns:
            one, two, _ = s.public.players[seat].coins
            return columns == ("1" * one + "2" * two + "33")[:4]
        case moves.ReturnEvidence() | moves.GiveEvidence():
            return s.public.players[seat].evidence == 0
        case _:
            return False


@pytest.mark.parametrize(("seats", "modules"), [(2, "BE"), (3, "AC"), (4, "AD"), (3, "CE"), (2, "BD")])
def test_everything_accepted_is_offered(seats, modules):
    s, rng, seen = RULES.setup(seats, {"modules": modules}, 5), Rng(17), 0
    while waiting := core.waiting(RULES, s):
        seat = waiting[0]
        legal = core.legal(RULES, s, seat)
        seen += 1
        if seen % 3 == 0:
            missing = [a for a in conceivable(s) if a not in legal and RULES.check(s, seat, a) is None]
            assert [a for a in missing if not idle(s, seat, a)] == []
        action, rng = rng.choice(legal)
        s = RULES.apply(s, seat, action).state


def test_every_division_of_steps_that_moves_something():
    s = play(position(show=("X3-C1",), upper="0,0,0", lower="0,0"), "0 execute X3-C1")
    accepted = {"both", *(f"both {u}/{w}" for u in range(4) for w in range(3) if 0 < u + w < 5)}
    assert set(offered(s)) == {*accepted, "done"}
    s = play(position(show=("X1-L3",)), "0 execute X1-L3")
    assert offered(s) == ["loco", "loco 2", "loco 1", "done"]
    assert offered(with_player(s, 0, loco=1)) == ["loco", "loco 1", "done"]


def test_in_an_overflow_only_coin_actions():
    s = play(position(modules="AD", show=("D1-M1",), coins=(5, 5, 2)), "0 execute D1-M1", "0 coins")
    assert isinstance(s.public.stack[-1], Overflow)
    assert {move.split()[0] for move in offered(s)} == {"coin", "done"}


def test_between_two_symbols_of_a_bonus():
    s = play(scoring(position(loco=5, route=("X2-R2",), coins=(1, 0, 0))), "0 bonus city 5")
    assert isinstance(s.public.stack[-1], Source)
    assert s.public.phase == SCORING
    assert offered(s) == ["car U", "car L", "coin car U", "coin car L", "coin point 1", "done"]
