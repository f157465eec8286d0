"""Invariants that need two states: random games watched move by move. The others stand in `invariants`."""

from __future__ import annotations

import pytest

from rules import battery, core, match
from rules.black_loco.components import PLANS
from rules.black_loco.moves import Premium
from rules.black_loco.premium import cap
from rules.black_loco.routes import length
from rules.black_loco.rules import RULES
from rules.black_loco.state import BID, OVER, Payout, State
from tests.rules.black_loco.invariants import violated
from tests.rules.black_loco.positions import EX_10, PAYING_OUT, A, B, play, table

CASES = battery.cases(RULES)


def untouched(before: tuple[str, ...], after: tuple[str, ...]) -> bool:
    """Did the cards that stayed keep their order? A step may put a few on top and take a few out."""
    return any(_thinned(before, after[new:]) for new in range(4)) and abs(len(before) - len(after)) <= 3


def _thinned(longer: tuple[str, ...], shorter: tuple[str, ...]) -> bool:
    """Is the shorter row what is left of the longer one?"""
    rest = iter(longer)
    return len(longer) - len(shorter) <= 3 and all(number in rest for number in shorter)


def changes(before: State, after: State) -> list[str]:
    """Names of the invariants that a single move broke."""
    was, now, plan = before.public, after.public, PLANS[before.public.plan]
    grown = True
    for old, new in zip(was.board, now.board, strict=True):
        if old and old != new:
            a, b = plan.faces[old], plan.faces[new]
            grown &= b.card.stage >= a.card.stage and b.card.cls == a.card.cls and not a.exits & ~b.exits
            grown &= a.links <= b.links
        grown &= bool(new) or not old
    turn_over = now.turns > was.turns
    moved = sum(now.moved) - sum(was.moved)
    checks = {
        "INV-2": all(new[: len(old)] == old for old, new in zip(was.trophies, now.trophies, strict=True)),
        "INV-3": moved == (0 if not turn_over or was.phase == BID else 1 - was.seats * (now.round > was.round)),
        "INV-4": grown,
        "INV-7": sum(map(len, now.shares)) >= sum(map(len, was.shares)),
        "INV-8": sum(was.held) - sum(now.held) <= 1 and min(now.held) >= 0,
        "INV-11": now.loco == was.loco or now.round > was.round or was.phase == BID,
        "INV-12": all(untouched(old, new) for old, new in zip(was.stacks, now.stacks, strict=True)),
        "INV-13": now.round <= 60 and sum(map(bool, now.board)) >= sum(map(bool, was.board)),
    }
    return [name for name, holds in checks.items() if not holds]


@pytest.mark.parametrize("case", CASES, ids=battery.name)
def test_invariants_at_every_move(case: battery.Case) -> None:
    """INV-1, INV-2, INV-3, INV-4, INV-5, INV-6, INV-7, INV-8, INV-9, INV-11, INV-12, INV-13 in random games."""
    for seed in range(battery.games(2)):
        before: State | None = None
        for now, _, _, chosen in battery.walk(case, seed + 7):
            state = now.state
            assert violated(state) == []
            if before is not None:
                assert changes(before, state) == []
            if isinstance(chosen, Premium):
                check_payout(state, chosen.company)
            before = state


def check_payout(s: State, company: str) -> None:
    """INV-9: never more than the total, nobody but the initiator above his cap, the route not longer than n."""
    seat = s.public.active
    after = RULES.apply(s, seat, Premium(company)).state.public
    if isinstance(after.pending, Payout):
        assert len(after.pending.queue) == after.pending.total >= 2
        assert length(s.public, company) >= 1
        for other in range(after.seats):
            if other != seat:
                assert after.pending.queue.count(core.Seat(other)) <= cap(after, core.Seat(other), company)


@pytest.mark.parametrize("case", CASES, ids=battery.name)
def test_inv_13_every_game_ends(case: battery.Case) -> None:
    """INV-13: with the no-progress rule no game has more than 60 rounds."""
    for seed in range(battery.games(3)):
        kinds = {core.Seat(i): "random" for i in range(case[1])}
        start = match.new(RULES, case[1], seed, case[2])
        last, _ = match.settle(RULES, start, core.Standing(stand_ins=kinds))
        assert last.state.public.phase == OVER
        assert last.state.public.round <= 60


def test_the_checks_see_what_is_wrong() -> None:
    """INV-1, INV-5, INV-6: a card too many, a track over the border, a card on its own."""
    fine = table(board={"013": "604^"}, hands=((), ()), trophies=(("013",), ()), loco=A)
    assert violated(fine) == []
    assert violated(
        table(board={"013": "604^"}, hands=((), ()), trophies=(("013",), ()), loco=A, stacks={"T1": ()})
    ) == ["INV-1"]
    off = table(board={"004": "509^"}, hands=((), ()), trophies=(("004",), ()), loco=A)
    assert violated(off) == ["INV-5"]
    apart = table(board={"013": "604^", "033": "102^"}, hands=((), ()), trophies=(("013", "033"), ()), loco=A)
    assert violated(apart) == ["INV-6"]


def test_payments_and_draws_keep_the_cards_together() -> None:
    """INV-1: nothing appears or disappears in a premium."""
    s = table(board=EX_10, hands=((), ()), shares=(("104",), ("125",)), loco=B, **PAYING_OUT)
    s = play(s, A, "premium violet", "draw T1")
    assert "INV-1" not in violated(s)
    assert core.legal(RULES, s, B)
