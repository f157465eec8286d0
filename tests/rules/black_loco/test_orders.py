"""Standing orders, stand-ins and captions."""

from __future__ import annotations

import pytest

from rules import bots, core, match
from rules.black_loco.rules import RULES
from rules.black_loco.state import Payout
from rules.core import Rng, Seat, Standing
from tests.rules.black_loco.positions import BUILDING, BUYING, EX_10, PAYING_OUT, SWAPPING, A, B, play, stack, table


@pytest.mark.parametrize(
    ("order", "drawn"), [("fullest", "T3"), ("emptiest", "H3"), ("tracks", "T3"), ("stations", "D2")]
)
def test_a_standing_order_draws(order: str, drawn: str) -> None:
    """RU-8 and section 10: recipients of a premium need not be asked."""
    s = table(board=EX_10, hands=((), ()), pending=Payout("violet", 1, (B,)), **SWAPPING)
    options = core.answers(RULES, s, RULES.decisions(s)[0])
    action = RULES.obey(RULES.view(s, B), B, "draw", order, options)
    assert action is not None
    assert core.legal(RULES, s, B).count(action) == 1
    assert action.stack == drawn  # type: ignore[attr-defined]


def test_a_whole_payout_runs_by_orders_without_asking() -> None:
    s = table(board=EX_10, hands=((), ()), shares=(("104",), ("125",)), **PAYING_OUT)
    start = match.new(RULES, 2, 1)
    now = match.Match(start.header, s)
    now, _ = match.play(RULES, now, A, RULES.actions[7]("violet"))  # type: ignore[call-arg]
    orders = {Seat(seat): {"draw": "fullest"} for seat in range(2)}
    before = len(stack(now.state, "T3"))
    now, _ = match.settle(RULES, now, Standing(orders=orders))
    assert now.state.public.pending is None
    assert now.state.public.held == (3, 1)
    assert len(stack(now.state, "T3")) == before - 4


@pytest.mark.parametrize(("order", "paid"), [("stations", "501"), ("tracks", "201")])
def test_a_standing_order_pays(order: str, paid: str) -> None:
    s = play(table(board=EX_10, hands=(("201", "501"), ()), **BUYING), A, "share green 101")
    options = core.answers(RULES, s, RULES.decisions(s)[0])
    action = RULES.obey(RULES.view(s, A), A, "pay", order, options)
    assert action is not None
    assert action.card == paid  # type: ignore[attr-defined]


def test_greedy_beats_random() -> None:
    """The eager stand-in wins at least 19 of 20 games for two."""
    won = 0
    for seed in range(20):
        own = Seat(seed % 2)
        kinds = {own: "greedy", Seat(1 - own): "random"}
        last, _ = match.settle(RULES, match.new(RULES, 2, seed), Standing(stand_ins=kinds))
        result = RULES.outcome(last.state)
        assert result is not None
        won += result.ranks[own] == 1 and result.ranks.count(1) == 1
    assert won >= 19


def test_greedy_looks_at_the_finished_purchase() -> None:
    """An announced card is judged as if it were paid and lay there."""
    s = table(board={"013": "604^"}, hands=(("501", "201"), ()), shares=(("104",), ()), **BUILDING)
    choice = bots.greedy(RULES, RULES.view(s, A), A, core.legal(RULES, s, A), Rng(1))
    assert choice.tag == "build"
    paying = RULES.apply(s, A, choice).state
    assert bots.greedy(RULES, RULES.view(paying, A), A, core.legal(RULES, paying, A), Rng(1)).tag == "pay"


def test_captions_say_what_a_choice_means() -> None:
    s = table(board=EX_10, hands=(("201",), ()), shares=(("104", "125"), ("130",)), loco=B, **PAYING_OUT)
    told = RULES.caption(RULES.view(s, A), ("premium",), "company", "violet")
    assert told is not None
    assert dict(told.data) == {"company": "violet", "n": 3, "total": 4, "own": 2}
    piece = RULES.caption(RULES.view(s, A), ("build", "014"), "piece", "122v")
    assert piece is not None
    assert {"sides1": "NS", "sides2": "SW", "sides3": "none", "tower": "bottom"}.items() <= dict(piece.data).items()


def test_a_pair_that_needs_cards_warns_whoever_has_none() -> None:
    """6: building and buying cost hand cards; the warning stands in the same step."""
    for hand, warned in (((), True), (("201",), False)):
        view = RULES.view(table(hands=(hand, (), (), ())), A)
        for pair in ("EB", "BE"):
            assert (RULES.caption(view, ("pair",), "pair", pair) is not None) == warned
        assert RULES.caption(view, ("pair",), "pair", "PM") is None
