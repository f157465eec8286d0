"""A week of some tables in compressed time: nobody is called twice, after the fact, or forgotten, whatever dies."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.store.table import RUNNING
from tests.drills.month import month, told

pytestmark = pytest.mark.drill
TABLES, PEOPLE, DAYS = 8, 12, 7


async def test_a_week_of_people_with_different_habits(tmp_path: Path) -> None:
    async with month(tmp_path, TABLES, PEOPLE, DAYS, 7) as week:
        report = await week.run()
        wrong = await week.wrong()
        print(told(week, wrong))
        assert wrong == []
        assert report.deaths >= 5 and report.restarts >= 2 and report.acts > 100
        assert week.ask("SELECT count(*) FROM game_table WHERE phase = ?", RUNNING)[0][0] > 0
