"""The public picture."""

from __future__ import annotations

from itertools import product

import pytest

from bot.texts import texts
from render.black_loco import board
from render.black_loco.layout import layout
from render.legibility import text_boxes
from render.pictures import Setting
from render.scene import Text, named
from render.stages import NAMES
from rules.black_loco.components import PLANS
from rules.black_loco.plans import USA
from rules.black_loco.rules import RULES
from tests.render.black_loco.scenes import shown
from tests.rules.black_loco.positions import (
    EX_10,
    table,
)


@pytest.mark.parametrize("plan", PLANS)
def test_every_cell_lies_on_the_ground_and_no_two_at_one_place(plan: str) -> None:
    s = table(plan, hands=((), (), (), ()))
    spoken = Setting(texts("en", "black_loco").among(NAMES[:4], plain=True), NAMES[:4])
    cells = named(board(RULES.view(s, None), spoken), "cell:")
    ground = layout(plan, 4).ground
    assert len(cells) == len(PLANS[plan].cells)
    assert len({(cell.x, cell.y) for cell in cells}) == len(cells)
    assert all(
        ground.x <= cell.x <= ground.x + ground.w and ground.y <= cell.y <= ground.y + ground.h for cell in cells
    )


def test_the_board_shows_companies_with_stations_shares_and_premium() -> None:
    """EX-10: violet has 3 stations; with two shares its premium is 4."""
    view, spoken = shown(table(board=EX_10, hands=((), (), (), ()), shares=(("104",), ("125",), (), ())))
    (row,) = named(board(view, spoken), "company:violet")
    assert [item.text for item in row.items if isinstance(item, Text)] == ["3", "2", "4"]


def test_the_stick_is_drawn_on_the_usa_plan_only() -> None:
    """RU-36."""
    usa = board(*shown(table(USA, hands=((), (), (), ()))))
    germany = board(*shown(table(hands=((), (), (), ()))))
    assert len(named(usa, "stick")) == 1
    assert named(germany, "stick") == ()


@pytest.mark.parametrize(("plan", "language"), tuple(product(PLANS, ("en", "de"))))
def test_no_place_name_and_no_list_of_numbers_is_cut(plan: str, language: str) -> None:
    names = ("Ada", "Ben", "Cleo")
    spoken = Setting(texts(language, "black_loco").among(names, plain=True), names)
    scene = board(RULES.view(table(plan, hands=((), (), ()), mountains=True), None), spoken)
    assert [found.wanted for found in text_boxes(scene) if "…" in found.text] == []
