"""The text board is the whole board: whoever has only that can choose every move."""

from __future__ import annotations

from dataclasses import replace

import pytest

from render import cube_express as pictured
from rules import battery, core
from rules.core import Seat
from rules.cube_express.rules import RULES
from rules.cube_express.state import TRAINS, Payment
from tests.render.cube_express.scenes import spoken
from tests.rules.cube_express.positions import play, position


@pytest.mark.parametrize("case", battery.cases(RULES), ids=battery.name)
def test_what_is_legal_follows_from_the_text(case: battery.Case) -> None:
    """Whole games by the text: wherever a player reads the same words, the same moves are legal."""
    seen: dict[tuple[int, str], tuple[core.Action, ...]] = {}
    for seed in range(2):
        for now, _, _, _ in battery.walk(case, seed):
            for at in range(case[1]):
                seat = Seat(at)
                told = pictured.text(RULES.view(now.state, seat), spoken(now.state))
                assert not told.endswith("…")
                legal = core.legal(RULES, now.state, seat)
                assert seen.setdefault((at, told), legal) == legal, told


@pytest.mark.parametrize("case", battery.cases(RULES), ids=battery.name)
def test_whatever_a_player_may_know_is_in_the_text(case: battery.Case) -> None:
    """Two positions with different views have different texts; which way up a tile lies shows in its tracks."""
    seen: dict[str, object] = {}
    for now, seat, _, _ in battery.walk(case, 4):
        view = RULES.view(now.state, seat)
        public = replace(view.public, map=(), taken=(), face_down=(), payment=None, placed="", entered="", remaining=0)
        known = (public, tuple(sorted(view.public.atlas.at.items())), view.hand, view.face_down)
        assert seen.setdefault(pictured.text(view, spoken(now.state)), known) == known


def test_the_step_of_a_turn_is_told() -> None:
    """What is left, which train is under way and from where: on it depends where it may go (5.4)."""
    s = play(position(4, "C02@N2 r0", phase=TRAINS, points=3), "0 step 1 N")
    words = pictured.text(RULES.view(s, Seat(0)), spoken(s, language="de"))
    assert "2 Bewegungspunkte · Lok 1 kam von S" in words
    paying = replace(s, public=replace(s.public, phase="payment", payment=Payment(1, ("N1.NW",))))
    assert "paid so far: 1 dividend, passengers N1.NW" in pictured.text(RULES.view(paying, Seat(0)), spoken(paying))


def test_directions_are_those_of_the_language() -> None:
    s = position(4, "P01@E2 r1", "C01@E3 r1")
    german = pictured.text(RULES.view(s, None), spoken(s, language="de"))
    assert "\nE2 P01 OW " in german
    assert "\nE2 P01 EW " in pictured.text(RULES.view(s, None), spoken(s))


def test_tiles_that_may_be_laid_are_described() -> None:
    """Whoever cannot see the picture of a tile reads its tracks, corners, houses and what it gives or wants."""
    s = position(hands={0: ("F02", "S05", "C02")})
    words = pictured.text(RULES.view(s, Seat(0)), spoken(s))
    assert "; F02 NE 2 coal+1 wood=4/2 +1 iron SW⌂; S05 NE " in words
    assert "F02" not in pictured.text(RULES.view(s, Seat(1)), spoken(s))
