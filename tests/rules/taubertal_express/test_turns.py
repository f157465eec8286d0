"""The end of a turn (section 4.5, T3)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rules import match
from rules.agreement import complete
from rules.core import IllegalMove, Seat, Standing
from rules.notation import read
from rules.taubertal_express.rules import RULES
from rules.taubertal_express.state import State
from tests.rules.taubertal_express.positions import held, play, refused, scene

ADA, BEN = Seat(0), Seat(1)


def test_ru_30_an_empty_coal_wagon_is_paid_at_the_end_of_the_turn() -> None:
    """RU-30: running out of stones does not end the turn; with the signal box in Lauda both stones come (RU-31)."""
    state = scene(station="signalmeisterei", town="TBB", stepped=True, stones="K")
    empty = play(state, "move LAU K")
    assert refused(empty, "end") == ""
    assert empty.public.order[empty.public.at] == 0
    assert held(play(empty, "end")) == "K"
    both = scene(station="signalmeisterei stellwerk", stepped=True)
    assert held(play(both, "end")) == "KK"
    assert held(play(scene(station="signalmeisterei", stepped=True, stones="W"), "end")) == "W"


def test_the_stone_at_the_end_of_a_turn_may_be_one_too_many() -> None:
    """4.5 T3: capacity applies; the next player comes after the surplus is settled."""
    state = play(scene(station="stellwerk", stepped=True, stones="WWYYBBPP"), "end")
    assert state.public.stack[-1].task == "surplus"
    assert state.public.order[state.public.at] == 0
    done = play(state, "choose return W 1")
    assert held(done) == "WYYBBPPK"
    assert done.public.order[done.public.at] == 1


def driven(coins: int) -> match.Match[State]:
    """Ada has spent her last stone on a move and has so many coins left."""
    state = scene(stepped=True, stones="K")
    rich, *others = state.public.players
    state = State(replace(state.public, players=(replace(rich, coins=coins), *others)), state.hidden)
    started = replace(match.new(RULES, 2, 1), state=state)
    moved, _ = match.play(RULES, started, ADA, read(RULES, "move TBB K"))
    return moved


def test_t3_the_host_ends_a_turn_that_offers_nothing_else_and_undo_takes_it_back() -> None:
    """T3: an ordinary entry, which goes with the move it followed from."""
    moved = driven(coins=0)
    ended, _ = match.settle(RULES, moved, Standing())
    assert [(entry.seat, entry.move, entry.by) for entry in ended.log] == [
        (ADA, "move TBB K", "player"),
        (ADA, "end", "forced"),
    ]
    assert ended.state.public.active == BEN
    assert match.undo(ended, ADA).state == moved.trail[0].state


def test_t3_the_host_ends_no_turn_that_offers_more() -> None:
    """T3, RU-30: money can still be spent, so the end is the player's to declare."""
    moved = driven(coins=20)
    assert match.settle(RULES, moved, Standing())[0] == moved


def test_what_is_no_move_and_what_is_no_table_is_refused() -> None:
    """E_SYNTAX for a text that is no move; E_SEATS for a number of players the game is not made for."""
    with pytest.raises(IllegalMove) as nonsense:
        read(RULES, "fly to Wertheim")
    assert nonsense.value.why.key == "E_SYNTAX"
    for seats in (1, 5):
        with pytest.raises(IllegalMove) as crowd:
            RULES.setup(seats, complete(RULES, {}), 1)
        assert crowd.value.why.key == "E_SEATS"
