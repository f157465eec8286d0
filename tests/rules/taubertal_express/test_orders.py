"""Standing orders."""

from __future__ import annotations

from typing import Any

import pytest

from rules import core, match
from rules.core import Seat, Standing
from rules.notation import read
from rules.taubertal_express.moves import Hire, Store
from rules.taubertal_express.rules import RULES
from rules.taubertal_express.state import State
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
    now = match.new(RULES, 2, 5, {"draft": "printed"})
    standing = Standing(orders={Seat(0): {"hire": "nobody"}, Seat(1): {"hire": "everybody"}})
    while now.state.public.phase != "turn":
        now, _ = match.settle(RULES, now, standing)
        seat = core.waiting(RULES, now.state)[0]
        if now.state.public.phase in ("setup", "draft"):
            now, _ = match.play(RULES, now, seat, core.legal(RULES, now.state, seat)[0])
        now, _ = match.settle(RULES, now, standing)
    assert [player.hired for player in now.state.public.players] == [0, 2]
    assert [entry.by for entry in now.log if entry.move.startswith("hire")] == ["order", "order"]


def asked(state: State) -> tuple[str, bool]:
    """The open decision of seat 0 and whether the house answers it."""
    decision = next(d for d in RULES.decisions(state) if d.seat == 0)
    own = core.answers(RULES, state, decision)
    house = RULES.house[decision.key]
    return decision.key, RULES.obey(RULES.view(state, Seat(0)), Seat(0), decision.key, house, own) is not None


def test_black_stones_go_back_first_only_where_no_paint_shop_can_make_colours_of_them() -> None:
    """RU-11: no price asks for black. With a paint shop in use, or one that may come, the person is asked."""
    full: dict[str, Any] = {"stones": "WWYYBBKK", "dice": (0, 0, 0, 4, 0)}
    gone = {1: {"station": "lackiererei"}, 2: {"station": "lackiererei"}}
    covered = {"covered": ("lackiererei",), "station": "kiosk kantine"}
    assert asked(play(scene(**full), "dice travellers")) == ("surplus", False)
    assert asked(play(scene(**full, station="lackiererei"), "dice travellers")) == ("surplus", False)
    assert asked(play(scene(**full, **covered), "dice travellers")) == ("surplus", True)
    everywhere = scene(4, **full, others={**gone, 3: {"covered": ("lackiererei",)}})
    assert asked(play(everywhere, "dice travellers")) == ("surplus", True)


def test_surplus_black_stones_of_the_house_in_a_match() -> None:
    state = scene(stones="WWYYBBKK", dice=(0, 0, 0, 4, 0), covered=("lackiererei",))
    now, _ = match.settle(RULES, _played(state, "dice travellers"), Standing())
    assert [(entry.by, entry.move) for entry in now.log[1:2]] == [("house", "choose return K 2")]


def test_the_storekeeper_fills_all_buildings_if_that_is_no_choice() -> None:
    """RU-25, RU-50: not if there are more buildings than goods, or too few goods in the supply."""
    dice = (0, 0, 4, 0, 0)
    two = {"KOE": "winery", "HEN": "pasture"}
    assert asked(play(scene(dice=dice, sites=two), "dice storekeeper")) == ("goods", True)
    three = {**two, "OCH": "factory"}
    assert asked(play(scene(dice=dice, sites=three), "dice storekeeper")) == ("goods", False)
    scarce = scene(dice=dice, sites={"KOE": "winery", "HEN": "winery"}, others={1: {"customs": "wine " * 15}})
    assert asked(play(scarce, "dice storekeeper")) == ("goods", False)


def _played(state: State, text: str) -> match.Match[State]:
    now = match.Match(match.new(RULES, 2, 1).header, state)
    return match.play(RULES, now, Seat(0), read(RULES, text, core.legal(RULES, state, Seat(0))))[0]
