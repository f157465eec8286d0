"""The players' boards: trains, routes, cards at cars, contracts, the marks of the last move."""

from __future__ import annotations

from dataclasses import replace

import pytest

from render import first_class as pictured
from render.first_class import contracts, layout
from render.legibility import covered, overlaps, shortened, text_boxes, too_small
from render.scene import Scene, named
from rules.core import Seat
from rules.first_class.components import CARDS
from rules.first_class.rules import RULES
from rules.first_class.state import Placed
from tests.render.first_class.scenes import areas, busy, spoken, words_of
from tests.rules.first_class.positions import (
    closed_train,
    play,
    position,
    scoring,
    stepped,
    with_player,
)


def test_a_train_shows_its_cars_up_to_the_conductor() -> None:
    s = position(2, upper=closed_train(0), at=(7, 0))
    scene = areas(s)
    # Each player has the upper train's cars on the own board.
    for place in range(1, 11):
        assert len(named(scene, f"car:U{place}")) == 1 + (place == 1)
    assert "5" in words_of(scene)


def test_cards_at_cars_stretches_and_gaps() -> None:
    scene = areas(busy())
    for card in ("B1-S1", "B1-P1", "E1-S1", "E1-M2", "E1-M3"):
        assert len(named(scene, f"placed:{card}")) == 1
    assert named(scene, "contract:B1-K1")
    assert named(scene, "contract:E1-M3")
    assert not named(scene, "contract:E1-M2"), "fulfilled"


@pytest.mark.parametrize("loco", [0, 12, 40])
def test_a_long_route_shows_where_the_locomotive_is(loco: int) -> None:
    route = tuple(f"X{stack}-R{n}" for stack in (1, 2, 3) for n in range(1, 7))
    scene = areas(position(2, route=route, loco=loco))
    engines = named(scene, "loco")
    assert len(engines) == 2
    assert named(scene, f"city:{loco}")
    assert not overlaps(scene) and not covered(scene)


def test_every_contract_is_shown_with_what_it_lacks_and_met_ones_come_first() -> None:
    s = position(2, contracts=tuple(f"A1-K{n}" for n in range(1, 8)), upper="1,1", lower="1,1", at=(0, 0))
    scene = areas(s)
    assert [item.name for item in named(scene, "contract:")] == [f"contract:A1-K{n}" for n in (1, 2, 3, 4, 5, 6, 7)]
    assert {"0/2", "2/6", "0/3"} <= set(words_of(scene))
    s = with_player(s, 0, loco=3)
    assert [item.name for item in named(areas(s), "contract:")][:2] == ["contract:A1-K1", "contract:A1-K6"]


def test_guests_and_switches_are_shown_with_their_place_and_what_they_bring() -> None:
    scene = areas(busy(2))
    for card, place in (("B1-S1", "U1"), ("B1-P1", "S0"), ("E1-S1", "G2")):
        (line,) = named(scene, f"contract:{card}")
        told = [box.text for box in text_boxes(Scene(1600, 200, (replace(line, x=0, y=0),)))]
        brings = CARDS[card].points or CARDS[card].symbols[0].number
        assert {place, str(brings)} <= set(told), told


def test_contracts_stand_beside_a_short_route_and_below_the_trains_if_there_is_no_room() -> None:
    held = tuple(f"A1-K{n}" for n in range(1, 8))
    for wide in (True, False):
        plan = layout.plan(position(2, contracts=held).public, Seat(0), wide=wide)
        assert len(set(plan.spots)) == len(held)
        assert any(y < plan.trains for _, y in plan.spots) == wide
        assert any(y >= plan.below for _, y in plan.spots)


def test_every_contract_fits_a_board_and_can_be_read() -> None:
    for card in CARDS:
        found = CARDS[card]
        if found.kind == "contract" or found.contract or found.kind in ("celebrity", "postcard", "switch"):
            place = {"celebrity": "U10", "passenger": "L10", "luggage": "U10", "postcard": "S0"}.get(found.kind, "G10")
            place = "" if found.kind == "contract" else place
            s = position(2, upper="12,7,4,2,1", at=(0, 0), placed=(Placed(card, place),) if place else ())
            items, wide = contracts.line(s.public.players[0], card, place)
            assert wide <= layout.UPRIGHT - 24, card
            scene = Scene(1600, 100, tuple(items))
            assert not overlaps(scene) and not covered(scene), card
            assert not too_small(scene), card


def test_bonuses_of_cities_can_be_read_whichever_cards_meet() -> None:
    for first in ("X1", "X2", "X3"):
        route = tuple(f"{first}-R{n}" for n in range(1, 7))
        scene = areas(position(2, "AB", route=route))
        assert not too_small(scene) and not overlaps(scene) and not covered(scene)


def test_a_postcard_does_not_lie_behind_the_locomotive() -> None:
    s = with_player(busy(2), 0, loco=3)
    (letter,), (loco,) = named(areas(s), "placed:B1-P1"), named(areas(s), "loco")[:1]
    assert abs(letter.x - loco.x) > 30


def test_on_a_phone_the_boards_lie_below_each_other() -> None:
    s = busy(3)
    scene = pictured.areas(RULES.view(s, None), replace(spoken(s), form="phone"))
    assert scene.width == 900 and not overlaps(scene) and not covered(scene)
    assert not too_small(scene) and not shortened(scene)
    wide = pictured.board(RULES.view(s, None), replace(spoken(s), form="phone"))
    assert wide.width == 900 and wide.height > wide.width and not overlaps(wide)


def test_the_boards_are_posted_anew_for_every_round_and_scoring() -> None:
    s = busy(3)
    assert pictured.chapter(RULES.view(s, None)) == "1-turn"
    assert pictured.chapter(RULES.view(scoring(s), None)) == "2-scoring"


@pytest.mark.parametrize(
    ("move", "marks"),
    [
        (("0 execute X1-C3", "0 both"), 2),
        (("0 execute X1-L1", "0 loco"), 1),
        (("0 execute X1-W8", "0 any 1 U"), 1),
        (("0 execute X1-W8", "0 car L"), 1),
        (("0 execute B1-S1 U2",), 1),
        (("0 execute B1-P1 S0",), 1),
        (("0 execute E1-M1 G4",), 1),
    ],
)
def test_the_last_move_is_outlined_on_the_board_of_its_player(move: tuple[str, ...], marks: int) -> None:
    show = ("X1-C3", "X1-L1", "X1-W8", "B1-S1", "B1-P1", "E1-M1")
    s = position(2, "BE", show=show, upper="1,1,0", lower="0,0")
    *before, last = move
    step = stepped(play(s, *before), last)
    assert len(named(areas(step.state, *step.events), "recent")) == marks
    assert not named(areas(step.state), "recent")
