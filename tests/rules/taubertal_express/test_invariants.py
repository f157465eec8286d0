"""The invariants hold in play, and each of them notices when it is broken."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from rules import agreement, codec, core, match
from rules.core import IllegalMove, Rng, Seat
from rules.notation import read
from rules.taubertal_express import supplies
from rules.taubertal_express.components import TICKETS
from rules.taubertal_express.moves import DICE_STEPS, End, Load
from rules.taubertal_express.rules import RULES
from rules.taubertal_express.state import State
from tests.rules.taubertal_express.invariants import conserved, violated
from tests.rules.taubertal_express.positions import changed, drafted, own, scene


def course(seats: int, seed: int) -> Iterator[tuple[State, Seat, core.Action]]:
    """A random game."""
    state, rng = RULES.setup(seats, agreement.complete(RULES, {}), seed), Rng(seed + 1)
    while waiting := core.waiting(RULES, state):
        seat, rng = rng.choice(waiting)
        action, rng = rng.choice(core.legal(RULES, state, seat))
        yield state, seat, action
        state = RULES.apply(state, seat, action).state


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_invariants_hold_in_random_games(seats: int) -> None:
    """INV-1 to INV-17 and INV-19 at every state; the pieces are conserved."""
    for seed in range(3):
        pieces = None
        for state, _, _ in course(seats, seed):
            assert violated(state) == []
            pieces = pieces or conserved(state)
            assert conserved(state) == pieces


def broken(name: str) -> State:
    """A position in which one invariant is broken."""
    s = drafted()
    p, h = s.public, s.hidden
    me = p.players[0]

    def mine(**fields: object) -> State:
        return State(replace(p, players=(changed(me, **fields), p.players[1])), h)

    match name:
        case "INV-1":
            return mine(stones="W" * 9)
        case "INV-2":
            return mine(coins=200)
        case "INV-3":
            return State(replace(p, dice=(3, 1, 0, 0, 0), coins=(False,) * 5), h)
        case "INV-4":
            return State(replace(p, dice=(1, 1, 1, 0, 0), coins=(False,) * 5), h)
        case "INV-5":
            return mine(shed="wine wine wine")
        case "INV-6":
            return State(p, replace(h, draw=h.draw[1:]))
        case "INV-7":
            return mine(aboard=("T50", "T49"))
        case "INV-8":
            return State(replace(p, open=("", *p.open[1:]), discard=(*p.discard, p.open[0])), h)
        case "INV-9":
            return mine(hired=3)
        case "INV-10":
            return State(p, replace(h, goods=h.goods[1:]))
        case "INV-11":
            return mine(freight_wagons=1)
        case "INV-12":
            return mine(freight_wagons=13)
        case "INV-13":
            return mine(cargo="wine")
        case "INV-14":
            return mine(points=-6)
        case "INV-15":
            return mine(station="kiosk kiosk")
        case "INV-16":
            return mine(regions=("RMN",))
        case "INV-17":
            return State(replace(p, turns=5), h)
        case _:
            raise AssertionError(name)


@pytest.mark.parametrize("name", [f"INV-{n}" for n in range(1, 18)])
def test_a_broken_invariant_is_noticed(name: str) -> None:
    """INV-1 … INV-17, one by one."""
    assert violated(drafted()) == []
    assert name in violated(broken(name))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_inv_17_and_inv_14_over_a_whole_game(seats: int) -> None:
    """INV-17: 21 turns each, every one with exactly one dice step; INV-14: what lowers points is told."""
    steps, ends = [0] * seats, [0] * seats
    for state, seat, action in course(seats, 5):
        steps[seat] += isinstance(action, DICE_STEPS)
        ends[seat] += isinstance(action, End)
        done = RULES.apply(state, seat, action)
        lost = any(
            after.points < before.points
            for before, after in zip(state.public.players, done.state.public.players, strict=True)
        )
        assert not lost or {happened.key for happened in done.events} & {"replaced", "unpaid"}
    assert steps == ends == [21] * seats


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_inv_16_and_inv_17_from_move_to_move(seats: int) -> None:
    """INV-16: what is built stays, a region scored stays scored; INV-17: the order holds for the whole pass."""
    for state, seat, action in course(seats, 6):
        done = RULES.apply(state, seat, action).state
        if done.public.number == state.public.number and state.public.phase in ("draft", "hire", "turn"):
            assert done.public.order == state.public.order
        assert done.public.first[: len(state.public.first)] == state.public.first
        for before, after in zip(state.public.players, done.public.players, strict=True):
            assert all(old in ("", new) for old, new in zip(before.sites, after.sites, strict=True))
            assert after.regions[: len(before.regions)] == before.regions


def test_inv_18_every_free_action_uses_something_up() -> None:
    """INV-18: a stone, a coin, a worker, or a ticket; so turns stay short."""
    for ticket in TICKETS.values():
        assert sum(ticket.stones) < ticket.distance
    longest, length = 0, 0
    for seed in range(3):
        for state, seat, action in course(3, seed):
            if state.public.phase != "turn" or state.public.stack:
                continue
            length = 0 if isinstance(action, End) else length + 1
            longest = max(longest, length)
            if isinstance(action, (*DICE_STEPS, End)) or action.tag == "reroll":
                continue
            before = own(state, seat)
            done = own(RULES.apply(state, seat, action).state, seat)
            used = done.used > before.used
            assert isinstance(action, Load) == used
            assert (
                used
                or sum(done.stones) < sum(before.stones)
                or done.coins < before.coins
                or done.tickets != before.tickets
                or before.town != done.town
            )
    assert longest < 60


def test_inv_20_the_same_seed_and_moves_give_the_same_game() -> None:
    """INV-20: replay from the log to the same digest."""
    played = match.new(RULES, 3, 9)
    for state, seat, action in course(3, 9):
        assert state == played.state
        played, _ = match.play(RULES, played, seat, action)
    assert match.replay(RULES, played.header, played.log).state == played.state
    assert RULES.setup(3, {}, 10) != RULES.setup(3, {}, 9)


def test_inv_21_an_illegal_command_changes_nothing() -> None:
    """INV-21: refused, and the match is the same as before."""
    played = match.new(RULES, 2, 4)
    for text in ("end", "move TBB K", "hire 1", "keep T99"):
        with pytest.raises(IllegalMove):
            match.play(RULES, played, Seat(0), read(RULES, text))
    assert played == match.new(RULES, 2, 4)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_inv_21_somebody_can_always_move(seats: int) -> None:
    """INV-21: at every decision at least one legal option."""
    for state, _, _ in course(seats, 21):
        for seat in core.waiting(RULES, state):
            assert core.legal(RULES, state, seat)


def test_inv_19_hidden_data_are_in_no_public_view() -> None:
    """INV-19: nothing of the public view changes when everything hidden is dealt anew."""
    for at, (state, _, _) in enumerate(course(3, 2)):
        if at % 20 == 0:
            other = core.resample(RULES, state, None, Rng(at))
            assert RULES.view(other, None) == RULES.view(state, None)


def test_states_survive_json_and_stay_small() -> None:
    for at, (state, _, _) in enumerate(course(4, 8)):
        if at % 25 == 0:
            text = codec.dumps(state)
            assert codec.loads(State, text) == state
            assert len(text) < 16_000


def test_totals_of_the_supplies_never_go_below_zero() -> None:
    """INV-2, INV-5 and INV-12 are checked against what the box holds."""
    state = scene(4, cargo="wine sheep", freight_wagons=1)
    players = state.public.players
    assert supplies.good_left(players, "wine") == 15
    assert supplies.wagons_left(players, "freight") == 11
    assert sum(own(state).cargo) == 2
