"""Draw plans and the house: who draws from where without being asked, and when people must be asked."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from rules import core, match
from rules.black_loco import draws
from rules.black_loco.moves import Done, Draw, Premium, Swap
from rules.black_loco.rules import RULES
from rules.black_loco.state import Payout, State
from rules.core import PLAN, IllegalMove, Seat, Standing
from tests.rules.black_loco.positions import EX_10, PAYING_OUT, SWAPPING, A, B, C, stack, table

SMALL = {"K1": ("401",), "K2": ("431",), "K3": ("461",)}
"""Three stacks of one card each; H3 is the fourth."""


def paying(queue: tuple[Seat, ...], **public: Any) -> State:
    closing = public.pop("closing", False)
    return table(
        board=EX_10, hands=((), (), ()), shares=(("104",), ("125",), ("130",)), **SWAPPING,
        **{"pending": Payout("violet", len(queue), queue, closing), "turns": 17, **public},
    )  # fmt: skip


def drawn(s: State, seat: Seat, order: str, key: str = "draw") -> core.Action | None:
    decision = next(d for d in RULES.decisions(s) if d.seat == seat)
    assert decision.key == key
    return RULES.obey(RULES.view(s, seat), seat, key, order, core.answers(RULES, s, decision))


def test_need_counts_the_smallest_stacks() -> None:
    """6.1: three empty stacks end the short game; four the long one; 0 where it ends anyway."""
    s = paying((A,), stacks=SMALL)
    assert draws.need(s.public) == 3
    assert draws.need(replace(s.public, length="long")) == 3 + min(len(stack(s, code)) for code in ("H3", "D2"))
    assert draws.need(paying((A,), stacks=dict.fromkeys(SMALL, ())).public) == 0


def test_by_standing_the_leader_draws_from_the_shortest_stack() -> None:
    """Section 10: alone ahead in capital, cards due counted: the smallest; else the fullest."""
    s = paying((B,), stacks=SMALL)
    ahead = replace(s, public=replace(s.public, held=(0, 9, 0)))
    assert drawn(ahead, B, "standing") == Draw("K1")
    behind = replace(s, public=replace(s.public, held=(9, 0, 0)))
    assert drawn(behind, B, "standing") == Draw("T3")


def test_the_last_share_of_a_company_stays() -> None:
    """RU-15: whoever draws it opens the sale between players; another stack will do."""
    s = paying((B,), stacks={"T1": ("101",), "T2": (), "T3": (), **SMALL})
    assert drawn(s, B, f"{PLAN}end") == Draw("K1")
    only = paying((B,), stacks={code: () for code in s_codes(s) if code != "T1"} | {"T1": ("101",)})
    assert draws.stack(only.public, B, "end") == "T1"


def s_codes(s: State) -> tuple[str, ...]:
    return draws.plan_of(s.public).stacks


@pytest.mark.parametrize(
    ("plan", "wanted"),
    [("401 end", "K1"), ("402 T2 open", "T2"), ("open", "T3"), ("end", "K1"), ("402 403 end", "K1")],
)
def test_a_plan_is_read_afresh_at_every_draw(plan: str, wanted: str) -> None:
    """Cards if they lie on top, stacks while they have cards, then the ending."""
    assert drawn(paying((B,), stacks=SMALL), B, PLAN + plan) == Draw(wanted)


def test_nobody_is_called_where_draws_cannot_end_the_game() -> None:
    """Section 10: need > total; the payout runs by itself to the swap."""
    s = table(board=EX_10, hands=((), (), ()), shares=(("104",), ("125",), ("130",)), **PAYING_OUT)
    now = match.Match(match.new(RULES, 3, 1).header, s)
    now, _ = match.play(RULES, now, A, Premium("violet"))
    now, _ = match.settle(RULES, now, Standing())
    assert [(d.seat, d.key) for d in RULES.decisions(now.state)] == [(A, "swap")]
    assert sum(now.state.public.held) == 4


def closing() -> match.Match[State]:
    s = table(
        board=EX_10, hands=((), (), ()), shares=(("104",), ("125",), ("130",)), stacks=SMALL, turns=17, **PAYING_OUT
    )
    now, _ = match.play(RULES, match.Match(match.new(RULES, 3, 1).header, s), A, Premium("violet"))
    return match.settle(RULES, now, Standing())[0]


def test_where_draws_can_end_the_game_all_are_asked_at_once() -> None:
    """need ≤ total: everybody who draws beside the initiator, in parallel; he says his position meanwhile."""
    now = closing()
    assert [(d.seat, d.key) for d in RULES.decisions(now.state)] == [(B, "closing-draw")]
    waiting = [(ask.seat, ask.key) for ask in RULES.ahead(now.state) if ask.waiting]
    assert waiting == [(A, "swap"), (B, "closing-draw"), (C, "closing-draw")]
    orders: dict[Seat, dict[str, str]] = {
        C: {"closing-draw": f"{PLAN}end.17"}, A: {"swap": f"{PLAN}2.17"}, B: {"closing-draw": f"{PLAN}401 open.17"},
    }  # fmt: skip
    after, _ = match.settle(RULES, now, Standing(orders))
    assert after.state.public.position == (3, 2, 1)
    assert after.state.public.active != A


def test_a_plan_of_another_premium_is_out_of_date() -> None:
    """It asks again; one that holds whenever a premium is closing does not."""
    s = closing().state
    view = RULES.view(s, B)
    assert not match.planned(RULES, s, B, "closing-draw", ("end.16",))
    assert match.planned(RULES, s, B, "closing-draw", ("end.17",))
    assert match.planned(RULES, s, B, "closing-draw", ("K1", "401", "standing.always"))
    options = core.legal(RULES, s, B)
    assert RULES.obey(view, B, "closing-draw", f"{PLAN}end.16", options) is None
    assert RULES.obey(view, B, "closing-draw", f"{PLAN}end.always", options) is not None


def test_a_position_said_ahead_is_taken_after_the_last_draw() -> None:
    """5.6: keep it, or exchange it; only for the premium for which it was said."""
    s = table(board=EX_10, hands=((), (), ()), premium_used=True, turns=17, **SWAPPING)
    view, options = RULES.view(s, A), core.legal(RULES, s, A)
    assert RULES.obey(view, A, "swap", f"{PLAN}keep.17", options) == Done()
    assert RULES.obey(view, A, "swap", f"{PLAN}1.17", options) == Swap(1)
    assert RULES.obey(view, A, "swap", f"{PLAN}1.16", options) is None


def initiated() -> match.Match[State]:
    s = table(board=EX_10, hands=((), ()), shares=(("104",), ("125",)), **PAYING_OUT)
    return match.play(RULES, match.Match(match.new(RULES, 2, 1).header, s), A, Premium("violet"))[0]


@pytest.mark.parametrize("order", ["fullest", f"{PLAN}end"])
def test_what_others_draw_by_plans_and_orders_cannot_be_taken_back(order: str) -> None:
    """A leak: the initiator could start a premium, look at the draws of the others, and undo."""
    now, _ = match.settle(RULES, initiated(), Standing({B: {"draw": order}}))
    assert [entry.sealed for entry in now.log if entry.seat == B] == [True]
    with pytest.raises(IllegalMove):
        match.undo(now, A)


def test_what_shows_nothing_of_others_can_be_taken_back() -> None:
    """The house draws by standing for all, and an order of one's own is no secret to oneself."""
    now, _ = match.settle(RULES, initiated(), Standing({A: {"draw": "fullest"}}))
    assert match.undo(now, A).log[-1].by == "undo"


def test_draws_that_cannot_be_taken_back_wait() -> None:
    """As long as nobody else has drawn by a plan, the premium can be taken back."""
    now, before = initiated(), initiated().trail[-1].state
    standing = Standing({B: {"draw": f"{PLAN}end"}})
    for after, _ in match.automatic(RULES, now, standing, gently=True):
        now = after
    assert [entry.seat for entry in now.log] == [A, A]
    assert match.held(RULES, now, standing)
    assert match.undo(now, A).state == before


@pytest.mark.parametrize(("order", "card"), [("lowest", "201"), ("highest", "233")])
def test_the_card_for_the_first_order_can_be_left_to_an_order(order: str, card: str) -> None:
    """Setup 7: one of the own hand cards."""
    s = match.new(RULES, 2, 1).state
    hands = (("201", "207", "233"), s.hidden.hands[1])
    s = replace(s, hidden=replace(s.hidden, hands=hands))
    options = core.legal(RULES, s, A)
    assert RULES.obey(RULES.view(s, A), A, "bid", order, options).card == card  # type: ignore[union-attr]
