"""Standing orders: what is answered while somebody else is on turn."""

from __future__ import annotations

from dataclasses import replace

from rules import core, match
from rules.core import Seat, Standing
from rules.first_class.cards import Symbol
from rules.first_class.rules import RULES
from rules.first_class.state import Overflow, Source
from tests.rules.first_class.positions import (
    play,
    position,
    waiting,
    with_player,
)


def test_standing_orders():
    """What is answered while somebody else is on turn."""
    s = with_player(position(4), 3, upper="1", lower="0,0,0,0", coins=(5, 5, 2))
    s = play(s, "0 tile", "0 coins")

    def answer(state, key, order):
        seat = Seat(waiting(state))
        legal = core.legal(RULES, state, seat)
        assert RULES.decisions(state)[0].key == key
        found = RULES.obey(RULES.view(state, seat), seat, key, order, legal)
        return "" if found is None else str(match.notation(found))

    third = [answer(s, "start-bonus", order) for order in RULES.orders["start-bonus"]]
    assert third == ["car U", "car L", "", "done"]
    s = play(s, "2 done")
    assert answer(s, "start-bonus", "upgrade") == "upgrade 0 L"
    mail = play(s, "3 car L")
    assert [answer(mail, "mail", order) for order in RULES.orders["mail"]] == [
        "mail M-LOCO", "mail M-UP", "mail M-COND", "mail M-COIN",
    ]  # fmt: skip
    over = play(mail, "3 mail M-COIN", "3 coins")
    assert [answer(over, "overflow", order) for order in ("points", "skip")] == ["coin point 1", "done"]
    late = with_player(over, 3, coins=(0, 5, 2))
    late = replace(late, public=replace(late.public, stack=(*late.public.stack[:-1], Overflow(Seat(3), 6))))
    assert answer(late, "overflow", "points") == "coin point 2"
    full = play(position(show=("X1-C3",)), "0 execute X1-C3")
    assert answer(full, "resolve", "full") == "both"
    for held, expected in (((5, 5, 0), "coins"), ((5, 5, 1), "")):
        coins_to_come = play(position(modules="AB", show=("X1-R1",), coins=held), "0 execute X1-R1")
        bonus = replace(coins_to_come.public, stack=(Source(Seat(0), "Vienna", (Symbol("coins", 2),)),))
        assert answer(replace(coins_to_come, public=bonus), "resolve", "full") == expected
    choice = play(position(show=("X1-W4",)), "0 execute X1-W4")
    assert answer(choice, "resolve", "full") == ""
    after = play(position(show=("X1-R1",)), "0 execute X1-R1")
    assert answer(after, "after", "pass") == "pass"


def test_a_match_goes_on_by_its_standing_orders():
    """A turn without a question to anybody but the player on turn."""
    s = match.new(RULES, 3, 5, {"modules": "AB"})
    for _ in range(3):
        seat = Seat(waiting(s.state))
        s, _ = match.play(RULES, s, seat, core.legal(RULES, s.state, seat)[0])
    taker = waiting(s.state)
    orders = {Seat(seat): {"start-bonus": "upper", "resolve": "full", "after": "pass"} for seat in range(3)}
    s, _ = match.play(RULES, s, Seat(taker), match.read(RULES, "tile"))
    s, _ = match.settle(RULES, s, Standing(orders=orders))
    assert s.state.public.players[(taker + 2) % 3].trains[0].cars == (0, 0)
    assert waiting(s.state) == (taker + 1) % 3
    assert s.state.public.turns == 1
