"""How long a game may last with a clock: told before the start, in a unit that people think in."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.delivery import showcase
from bot.delivery.deadlines import lasts
from bot.store.table import Hours, Table
from bot.tables.paces import PRESETS, WEEKDAYS
from bot.tables.writer import Tables
from bot.texts import texts
from rules.registry import GAMES, variants
from tests.bot.house import ADA, HERE

pytestmark = pytest.mark.usefixtures("toy")
SUMMER = 1_780_000_000


def said(table: Table, turns: int, language: str = "en") -> str:
    return " ".join(lasts(texts(language, table.game), table, turns))


async def test_everybody_is_given_the_time_of_their_own_turns(tables: Tables) -> None:
    table = replace(await tables.open(ADA, HERE, "toy", 2), updated=SUMMER)
    assert said(table, 20) == "", "without a clock nobody can tell"
    live = replace(table, pace=PRESETS["live"])
    assert "about 2 hours" in said(live, 20), "twice five minutes and ten times five"
    daily = replace(table, pace=PRESETS["daily"])
    assert "about 4 weeks" in said(daily, 20), "twice a day and ten days: 22 days"
    assert "about 20 days" in said(daily, 18) and "20 Tage" in said(daily, 18, "de")
    seats = (daily.seats[0], replace(daily.seats[1], stand_in="greedy"))
    assert "about 11 days" in said(replace(daily, seats=seats), 20), "a stand-in takes no time"


async def test_hours_in_which_no_clock_runs_make_it_longer(tables: Tables) -> None:
    table = replace(await tables.open(ADA, HERE, "toy", 2), updated=SUMMER, pace=PRESETS["live"])
    assert table.pace is not None
    evenings = Hours("Europe/Berlin", 20 * 60, 60, WEEKDAYS)
    assert "hours" in said(table, 20)
    assert "days" in said(replace(table, pace=replace(table.pace, hours=evenings)), 40)


@pytest.mark.parametrize("game", sorted(set(GAMES) - {"toy"}))
def test_a_whole_game_has_turns_for_everybody(game: str) -> None:
    rules = GAMES[game]
    for seats in (min(rules.seats), max(rules.seats)):
        turns = showcase.turns(game, seats, variants(rules)[0])
        assert 3 * seats <= turns <= 25 * seats
        assert turns == showcase.turns(game, seats, dict(reversed(variants(rules)[0].items())))
