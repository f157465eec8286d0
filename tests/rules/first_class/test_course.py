"""SPEC.md sections 4 to 6: the course of the game, the end."""

from __future__ import annotations

from dataclasses import replace

from rules import core
from rules.core import Rng, Seat
from rules.first_class import components
from rules.first_class.components import FIELDS
from rules.first_class.rules import RULES
from rules.first_class.state import OVER, TALLY
from tests.rules.first_class.positions import (
    coins,
    drafted,
    finish,
    offered,
    play,
    position,
    score,
    scoring,
    waiting,
    with_player,
)


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


def test_after_the_end_everything_is_open():
    s = finish(drafted(3, "AC"))
    view = RULES.view(s, None)
    assert view.public.reveal.hands == s.hidden.hands
    assert RULES.imagine(view, Rng(1)).hidden.tokens == s.hidden.tokens
    assert RULES.outcome(RULES.imagine(view, Rng(1))) == RULES.outcome(s)
