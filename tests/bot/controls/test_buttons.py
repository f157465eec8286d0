"""Buttons stand in rows that are as equally long as can be."""

import pytest

from bot.controls.buttons import button, rows
from bot.controls.ids import Id


@pytest.mark.parametrize(
    ("count", "lengths"),
    [(0, []), (1, [1]), (5, [5]), (6, [3, 3]), (7, [4, 3]), (11, [4, 4, 3]), (25, [5, 5, 5, 5, 5])],
)
def test_no_button_stands_alone_below_five_others(count: int, lengths: list[int]) -> None:
    buttons = [button(str(n), Id("more", n)) for n in range(count)]
    found = rows(buttons)
    assert [len(row.children) for row in found] == lengths
    assert [item for row in found for item in row.children] == buttons
