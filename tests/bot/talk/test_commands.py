"""Values of options are judged here as well: whoever sends an interaction need not be Discord."""

from __future__ import annotations

from typing import Any

import pytest

from bot.tables.refusals import Refused
from bot.talk.commands import LARGEST, Parameter, choice, command

HEARD: list[dict[str, Any]] = []
PALETTE = Parameter("palette", choices=[choice("Day", "day"), choice("Night", "night")])
TABLE = Parameter("table", int, least=1)
PAUSE = Parameter("pause", int, least=0, most=14)


async def hear(click: object, **given: Any) -> None:
    HEARD.append(given)


@pytest.mark.parametrize(
    ("name", "value"),
    [("palette", "sepia"), ("palette", 3), ("table", -1), ("table", 0), ("table", 2**60), ("pause", -1), ("pause", 15)],
)
async def test_a_value_that_the_command_does_not_offer_is_refused(name: str, value: object) -> None:
    HEARD.clear()
    made = command("help", hear, [PALETTE, TABLE, PAUSE])
    given: dict[str, Any] = {"palette": None, "table": None, "pause": None, name: value}
    callback: Any = made.callback
    with pytest.raises(Refused, match="not-understood"):
        await callback(object(), **given)
    assert not HEARD


async def test_a_value_that_the_command_offers_arrives() -> None:
    HEARD.clear()
    callback: Any = command("help", hear, [PALETTE, TABLE, PAUSE]).callback
    given = {"palette": "night", "table": 1, "pause": 14}
    await callback(object(), **given)
    assert [given] == HEARD


def test_discord_is_told_the_bounds() -> None:
    made = command("help", hear, [TABLE, PAUSE])
    bounds = {one.name: (one.min_value, one.max_value) for one in made.parameters}
    assert bounds == {"table": (1, LARGEST), "pause": (0, 14)}
