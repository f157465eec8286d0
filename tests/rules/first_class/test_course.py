"""SPEC.md sections 3, 4 and 6: set-up, course of the game, final scoring; standing orders and labels."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rules import bots, core, match
from rules.core import Rng, Seat, Standing, phrase
from rules.first_class import components
from rules.first_class.cards import Symbol
from rules.first_class.components import FIELDS, START_COINS
from rules.first_class.rules import RULES
from rules.first_class.state import OVER, TALLY, Overflow, Source
from tests.rules.first_class.positions import (
    coins,
    drafted,
    finish,
    offered,
    play,
    position,
    score,
    scoring,
    stepped,
    waiting,
    with_player,
)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_state_after_set_up(seats):
    s = drafted(seats)
    for player in s.public.players:
        assert [train.cars for train in player.trains] == [(0,), (0,)]
        assert [train.conductor for train in player.trains] == [0, 0]
        assert (player.coins, player.loco, player.score) == ((START_COINS, 0, 0), 0, 0)
    assert [sum(card != "" for card in row) for row in s.public.rows] == [6, 6, 6]
    assert all(components.CARDS[card].stack == 1 for row in s.public.rows for card in row)


def test_the_start_figure_goes_to_the_taker():
    """4.6: and the tile comes back."""
    s = position(coins=(0, 0, 0))
    s = with_player(replace(s, public=replace(s.public, played=5, seat=Seat(1))), 1, coins=(0, 0, 0))
    s = play(s, "1 tile", "1 done")
    assert (s.public.round, s.public.start, waiting(s), s.public.taker) == (2, 1, 1, -1)
    stay = with_player(
        replace(position(), public=replace(position().public, played=5, seat=Seat(1))), 1, coins=(0, 0, 0)
    )
    card = stay.public.rows[2][5]
    stay = play(stay, f"1 decline {card}", "1 done")
    assert (stay.public.round, stay.public.start) == (2, 0)


def test_the_turn_ends_by_itself_when_nothing_is_left():
    """4.4."""
    s = position(show=("X1-R1",), coins=(0, 0, 0))
    assert waiting(play(s, "0 execute X1-R1")) == 1
    assert offered(play(with_player(s, 0, coins=(1, 0, 0)), "0 execute X1-R1"))[-1] == "pass"
    ready = with_player(s, 0, contracts=("A1-K2",), upper="2,2")
    assert offered(play(ready, "0 execute X1-R1")) == ["contract A1-K2", "pass"]


def test_rounds_and_stacks():
    """4.6: rounds 1 and 2 from stack 1, 3 and 4 from stack 2, 5 and 6 from stack 3; scoring after 2, 4 and 6."""
    s, rng, told = drafted(2), Rng(9), []
    while seats := core.waiting(RULES, s):
        stacks = {components.CARDS[card].stack for row in s.public.rows for card in row if card}
        assert stacks <= {(s.public.round + 1) // 2}
        action, rng = rng.choice(core.legal(RULES, s, seats[0]))
        step = RULES.apply(s, seats[0], action)
        told += [(e.key, e.data[0][1]) for e in step.events if e.key in ("deal", "scoring", "game-over") and e.data]
        s = step.state
    assert told == [
        ("deal", 2), ("scoring", 1), ("deal", 3), ("deal", 4), ("scoring", 2), ("deal", 5), ("deal", 6), ("scoring", 3),
    ]  # fmt: skip
    assert s.public.phase == OVER


def test_final_scoring():
    """4.8, 6.2: coins, game end cards; unfulfilled contracts are worthless; ties are shared."""
    s = scoring(position(coins=(3, 1, 0), pile=("X1-W1", "X2-W1", "X1-L1"), contracts=("A1-K1",)), 6)
    s = replace(s, hidden=replace(s.hidden, hands=(("E-W4", "E-L4"), ("E-C1",))))
    s = with_player(s, 1, tally=(15, *(0,) * 9), coins=(0, 0, 0))
    s = play(s, "0 pass")
    outcome = RULES.outcome(s)
    assert {row.key: row.values[0] for row in outcome.rows} == {
        **dict.fromkeys(TALLY[:-1], 0), "coins": 4, "wagon": 4, "loco": 3,
    }  # fmt: skip
    assert outcome.scores == (11, 15)
    assert outcome.ranks == (2, 1)
    tied = with_player(s, 0, tally=(15, *(0,) * 9))
    assert RULES.outcome(tied).ranks == (1, 1)


def test_coin_columns():
    """5.10: what each column buys, and the lowest fields are filled again first."""
    s = position(coins=(5, 5, 2), upper="1", lower="0", show=("X1-C1",))
    assert coins(play(s, "0 coin car U")) == (4, 5, 2)
    assert play(s, "0 coin loco").public.players[0].loco == 1
    assert play(s, "0 coin conductor L").public.players[0].trains[1].conductor == 1
    assert play(s, "0 coin upgrade 1 U").public.players[0].trains[0].cars == (2,)
    after = play(s, "0 coin point 3")
    assert (coins(after), score(after)) == ((5, 5, 1), 1)
    card = s.public.open_ends[0]
    assert coins(play(s, f"0 coin end {card}")) == (1, 5, 2)
    assert coins(play(s, f"0 coin end {card} 2233")) == (5, 3, 0)
    assert sum(move.startswith(f"coin end {card}") for move in offered(s)) == 12
    assert FIELDS == (5, 5, 2)


def test_unused_start_tile_pays_nothing():
    """5.4: with two players only the taker gets something, with three no 4th seat."""
    s = play(position(2), "0 tile", "0 coins")
    assert waiting(s) == 0
    s = play(position(3), "0 tile", "0 coins")
    assert waiting(s) == 2
    assert offered(s, 2) == ["car U", "car L", "done"]
    assert waiting(play(s, "2 done")) == 0


def test_seals():
    """Undo stops where cards are turned up or tokens drawn."""
    s = position(show=("X1-W1",), ends=("E-L4", "E-L1", "E-L2", "E-L3"), coins=(4, 0, 0))
    assert not stepped(s, "0 execute X1-W1").sealed
    bought = stepped(s, "0 coin end E-L4")
    assert not bought.sealed
    done = play(bought.state, "0 loco", "0 execute X1-W1", "0 car U")
    assert stepped(done, "0 car U").sealed, "the turn ends and a game end card is turned up"


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


def test_labels_of_answers():
    s = position(show=("X1-W1", "X1-C3"))
    view = RULES.view(s, Seat(0))
    assert RULES.caption(view, ("execute",), "card", "X1-C3") == phrase(
        "caption-display", row=1, number=2, card="X1-C3"
    )
    assert RULES.caption(view, ("both",), "steps", "") == phrase("caption-full")
    assert RULES.caption(view, ("coin end", "E-W1"), "columns", "") == phrase("caption-cheapest")
    vienna = phrase("caption-city", number=3, city="Vienna", bonus="Vienna")
    assert RULES.caption(view, ("bonus city",), "city", 3) == vienna
    assert RULES.caption(view, ("car",), "train", "U") is None
    view = RULES.view(with_player(s, 0, route=("X1-R2",)), Seat(0))
    assert RULES.caption(view, ("execute", "B1-P1"), "place", "S1") == phrase(
        "caption-stretch", place="S1", city1="Linz", city2="Budapest"
    )


def test_labels_of_moves_say_how_much():
    s = position(show=("X1-W1", "X1-L3", "D1-M1"), modules="AD", coins=(5, 5, 2))
    cars = RULES.view(play(s, "0 execute X1-W1"), Seat(0))
    assert RULES.caption(cars, (), "move", "car") == phrase("caption-car", count=2)
    assert RULES.caption(RULES.view(s, Seat(0)), (), "move", "execute") is None
    engine = RULES.view(play(s, "0 execute X1-L3"), Seat(0))
    assert RULES.caption(engine, (), "move", "loco") == phrase("caption-loco", number=3)
    full = RULES.view(play(s, "0 execute D1-M1", "0 coins"), Seat(0))
    assert RULES.caption(full, (), "move", "done") == phrase("caption-done-coins", count=3)
    step_1 = RULES.view(scoring(with_player(s, 0, loco=3)), Seat(0))
    assert RULES.caption(step_1, (), "move", "pass") == phrase("caption-pass-left", count=1)
    assert RULES.caption(step_1, (), "move", "coin loco") == phrase("caption-coin-loco-lost")
    end = with_player(s, 0, upper="0", lower="0,0", at=(1, 1), coins=(1, 1, 1))
    assert RULES.caption(RULES.view(end, Seat(0)), ("coin conductor",), "train", "U") == phrase(
        "caption-train-lost", train="U"
    )
    assert RULES.caption(RULES.view(end, Seat(0)), ("coin conductor",), "train", "L") is None
    assert RULES.caption(RULES.view(end, Seat(0)), (), "move", "coin conductor") is None
    whole = "12,12,12,12,12,M-UP,12,12,12,5"
    done = with_player(s, 0, upper=whole, lower=whole.replace("UP", "LOCO"), at=(10, 10), coins=(1, 1, 1))
    for tag in ("car", "conductor", "upgrade"):
        lost = RULES.caption(RULES.view(done, Seat(0)), (), "move", f"coin {tag}")
        assert lost == phrase(f"caption-coin-{tag}-lost")
    used = RULES.view(scoring(with_player(s, 0, loco=3, used=("C3",))), Seat(0))
    assert RULES.caption(used, (), "move", "pass") == phrase("caption-pass-points")


def test_random_modules_are_drawn_by_chance():
    pairs = {RULES.setup(2, {"modules": "random"}, seed).public.modules for seed in range(80)}
    assert pairs == set(components.PAIRS)


def test_after_the_end_everything_is_open():
    s = finish(drafted(3, "AC"))
    view = RULES.view(s, None)
    assert view.public.reveal.hands == s.hidden.hands
    assert RULES.imagine(view, Rng(1)).hidden.tokens == s.hidden.tokens
    assert RULES.outcome(RULES.imagine(view, Rng(1))) == RULES.outcome(s)


@pytest.mark.parametrize("modules", ["AB", "BD", "CE"])
def test_greedy_beats_random(modules):
    """The stand-in sees its own view alone and outplays chance."""
    wins = 0
    for seed in range(4):
        s, me, moves = RULES.setup(2, {"modules": modules}, seed), seed % 2, 0
        while seats := core.waiting(RULES, s):
            seat, legal = seats[0], core.legal(RULES, s, seats[0])
            bot = bots.greedy if seat == me else bots.random
            moves += 1
            action = bot(RULES, RULES.view(s, seat), seat, legal, Rng(seed, moves << 24))
            s = RULES.apply(s, seat, action).state
        wins += RULES.outcome(s).ranks[me] == 1
    assert wins >= 3
