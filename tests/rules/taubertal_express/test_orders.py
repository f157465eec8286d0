"""Standing orders."""

from __future__ import annotations

import pytest

from rules import core, match
from rules.core import Seat, Standing
from rules.taubertal_express.moves import Hire, Store
from rules.taubertal_express.rules import RULES
from tests.rules.taubertal_express.positions import fresh, play, scene
from tests.rules.taubertal_express.test_passes import drafting


@pytest.mark.parametrize(
    ("order", "coins", "workers"), [("nobody", 3, 0), ("affordable", 1, 1), ("affordable", 9, 4), ("everybody", 0, 4)]
)
def test_hiring_can_answer_itself(order: str, coins: int, workers: int) -> None:
    """RU-44: everybody is asked at once; an order keeps the others from waiting."""
    state = drafting(fresh(), ("T16", "T43"), seat=1, worker_wagons=2, coins=coins)
    state = play(state, "keep T16", 1)
    own = core.answers(RULES, state, next(d for d in RULES.decisions(state) if d.seat == 1))
    view = RULES.view(state, Seat(1))
    answer = RULES.obey(view, Seat(1), "hire", order, own)
    assert answer == Hire(workers)
    assert answer in own


def test_the_customs_office_can_take_the_good_of_which_most_are_left() -> None:
    """Section 5.11: ties in the order wine, sheep, grain, tools."""
    sale = {"town": "LAU", "tickets": ("T01",), "aboard": ("T01",), "freight_wagons": 1, "station": "zollamt"}
    state = play(scene(cargo="sheep", others={1: {"customs": "wine"}}, **sale), "sell T01")  # type: ignore[arg-type]
    own = core.legal(RULES, state, Seat(0))
    assert RULES.obey(RULES.view(state, Seat(0)), Seat(0), "customs", "fullest", own) == Store("sheep")


def test_orders_are_obeyed_in_a_match() -> None:
    """After the draft nobody is asked about workers who has left an order."""
    now = match.new(RULES, 2, 5)
    standing = Standing(orders={Seat(0): {"hire": "nobody"}, Seat(1): {"hire": "everybody"}})
    while now.state.public.phase != "turn":
        now, _ = match.settle(RULES, now, standing)
        seat = core.waiting(RULES, now.state)[0]
        if now.state.public.phase in ("setup", "draft"):
            now, _ = match.play(RULES, now, seat, core.legal(RULES, now.state, seat)[0])
        now, _ = match.settle(RULES, now, standing)
    assert [player.hired for player in now.state.public.players] == [0, 2]
    assert [entry.by for entry in now.log if entry.move.startswith("hire")] == ["order", "order"]
