"""The players' boards: trains, routes, cards at cars, contracts, the marks of the last move."""

from __future__ import annotations

import pytest

from render.legibility import covered, overlaps
from render.scene import named
from tests.render.first_class.scenes import areas, busy, words_of
from tests.rules.first_class.positions import (
    closed_train,
    play,
    position,
    stepped,
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


def test_many_contracts_are_counted() -> None:
    scene = areas(position(2, contracts=tuple(f"A1-K{n}" for n in range(1, 8))))
    assert len(named(scene, "contract:")) == 3
    assert "… and 4 more" in words_of(scene)


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
