"""Editions of the cards: bonuses differ and nothing else does; a game keeps to those it began with."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rules import codec, match
from rules.agreement import EDITION
from rules.black_loco.cards import COMPANIES
from rules.black_loco.components import PLANS
from rules.black_loco.plans import EDITIONS, MAPS, Plan, plan_id
from rules.black_loco.routes import total, totals
from rules.black_loco.rules import RULES
from rules.core import Rng, Seat
from tests.rules.black_loco.positions import EX_10, table

FIRST, SECOND = EDITIONS
BLUE = EX_10 | {"006": "564^"}
"""A station of the third stage in place of one of the first."""


@pytest.mark.parametrize("map_", MAPS)
def test_only_bonuses_differ(map_: str) -> None:
    """SPEC 2.14."""
    one, two = (PLANS[plan_id(map_, edition)] for edition in EDITIONS)
    assert (one.cells, one.stacks, one.start, one.west, one.shares) == (
        two.cells, two.stacks, two.start, two.west, two.shares,
    )  # fmt: skip
    assert one.deck.keys() == two.deck.keys() and one != two
    for number, card in two.deck.items():
        stations = [
            replace(new, bonus=old.bonus) for new, old in zip(card.stations, one.deck[number].stations, strict=True)
        ]
        assert replace(card, stations=tuple(stations)) == one.deck[number]


@pytest.mark.parametrize("plan", PLANS.values(), ids=lambda plan: plan.id)
def test_some_stations_have_a_bonus_and_a_better_one_has_no_smaller(plan: Plan) -> None:
    """SPEC 2.12."""
    values = {station.bonus for card in plan.deck.values() for station in card.stations}
    assert 0 in values and max(values) > 0
    for card in plan.deck.values():
        for number in card.successors:
            for old, new in zip(card.stations, plan.deck[number].stations, strict=True):
                assert new.bonus >= old.bonus


def test_the_second_takes_one_off_what_stands_at_the_third_stage() -> None:
    """SPEC 2.14: seven termini and through stations, and no capital."""
    one, two = (PLANS[plan_id("germany", edition)].deck for edition in EDITIONS)
    changed = {
        number: (one[number].stations[0].bonus, two[number].stations[0].bonus)
        for number in one
        if one[number] != two[number]
    }
    assert changed == dict.fromkeys(("461", "462", "561", "562", "563", "564", "565"), (2, 1))


def test_a_premium_is_counted_by_the_edition_a_game_began_with() -> None:
    """The second board of EX-10 with four shares, by either edition, one after the other in one process."""
    shares = (("104", "104"), ("125", "130"), (), ())
    found = []
    for edition in (FIRST, SECOND, FIRST, SECOND):
        public = table(plan_id("germany", edition), board=BLUE, hands=((), (), (), ()), shares=shares).public
        found.append(total(public, "violet"))
    assert found == [7, 6, 7, 6]


@pytest.mark.parametrize(
    ("edition", "violet", "green"),
    [(FIRST, (5, 6, 6, 7, 8, 8), (0, 0, 4, 7, 8, 8)), (SECOND, (4, 5, 5, 6, 7, 7), (0, 0, 4, 6, 7, 7))],
)
def test_ex_10_by_both_editions(edition: str, violet: tuple[int, ...], green: tuple[int, ...]) -> None:
    """EX-10."""
    for board, found in ((BLUE, (violet, green)), (EX_10, ((3, 4, 4, 5, 6, 6), (0, 0, 4, 4, 5, 6)))):
        public = table(plan_id("germany", edition), board=board, hands=((), ())).public
        best = dict(zip(COMPANIES, totals(public.plan, public.board, 6), strict=True))
        if board is BLUE:
            assert (best["violet"][1:], best["green"][1:]) == found
        else:
            assert best["violet"][1:] == found[0]


def test_what_a_seat_imagines_is_of_its_own_edition() -> None:
    for edition in EDITIONS:
        now = match.new(RULES, 3, 7, {EDITION: edition})
        assert codec.loads(RULES.state, codec.dumps(now.state)) == now.state
        imagined = RULES.imagine(RULES.view(now.state, Seat(1)), Rng(3))
        assert imagined.public.plan == now.state.public.plan == plan_id("germany", edition)
