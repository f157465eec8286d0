"""The marks of the last move are on every public picture, and on the areas that somebody asks for."""

from __future__ import annotations

from pathlib import Path

from bot.delivery.painter import Painter
from bot.delivery.sketches import sketch_board
from rules.core import Rng
from tests.bot.house import ADA, BEN, HERE, begins, house, play_on


async def test_what_is_new_is_marked_on_the_areas_too(tmp_path: Path) -> None:
    async with house(tmp_path) as tables:
        table = await tables.open(ADA, HERE, "rail_line", 2, {})
        await tables.join(table.id, BEN)
        table = await begins(tables, table.id, ADA, (0, 1))
        for n in range(60):
            table = await play_on(tables, table.id, Rng(n), 1)
            recent = await tables.news(table, None)
            if any(fact.key == "marked" for fact in recent):
                break
        board, areas = (sketch.drawn() for sketch in sketch_board(table, "en", recent))
        plain_board, plain_areas = (sketch.drawn() for sketch in sketch_board(table, "en", ()))
        assert board.data != plain_board.data and areas.data != plain_areas.data
        painter = Painter()
        (asked,) = await painter.areas(table, "en", recent)
        assert asked.data == areas.data
        assert (await painter.areas(table, "en"))[0].data == plain_areas.data


async def test_news_are_what_happened_since_the_own_move_or_the_last_move_for_a_spectator(tmp_path: Path) -> None:
    async with house(tmp_path) as tables:
        table = await tables.open(ADA, HERE, "rail_line", 2, {})
        await tables.join(table.id, BEN)
        await begins(tables, table.id, ADA, (0, 1))
        table = await play_on(tables, table.id, Rng(1), 12)
        lines = await tables.store.lines(table.id)
        last = lines[-1].entry.seat
        other = next(info.seat for info in table.seats if info.seat != last)
        everybody = await tables.news(table, None)
        assert everybody
        assert await tables.news(table, last) == everybody
        assert set(everybody) <= set(await tables.news(table, other))
