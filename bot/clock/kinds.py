"""Which effect belongs to which kind of due row. Each stands in the room that owns it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial

from bot.store.call import MAKE_UP
from bot.store.table import Due
from bot.tables import clocks, moments
from bot.tables.effects import EFFECTS
from bot.tables.forgetting import FORGET
from bot.tables.habits import AWAY, DAILY
from bot.tables.removals import SWEEP
from bot.tables.writer import Tables

Handler = Callable[[int, Due], Awaitable[object]]
"""Works off a row of this table, in one commit with its effect."""


def handlers(tables: Tables) -> dict[str, Handler]:
    async def close_server(_: int, due: Due) -> None:
        await tables.close_server(due)

    async def forget(_: int, due: Due) -> None:
        await tables.go_on_forgetting(due)

    async def make_up(_: int, due: Due) -> None:
        await tables.make_up(due)

    async def tell_daily(_: int, due: Due) -> None:
        await tables.tell_daily(due)

    async def away_turns(_: int, due: Due) -> None:
        await tables.away_turns(due)

    found: dict[str, Handler] = {kind: partial(tables.work_off, effect=effect) for kind, effect in EFFECTS.items()}

    async def ring(_: int, due: Due) -> None:
        await tables.ring(due)

    async def tell_week(_: int, due: Due) -> None:
        await tables.tell_week(due)

    async def start(table: int, due: Due) -> None:
        await tables.start_by_itself(table, due)

    async def sweep(_: int, due: Due) -> None:
        await tables.sweep(due)

    async def cup(_: int, due: Due) -> None:
        await tables.cup_due(due)

    async def cup_table(_: int, due: Due) -> None:
        await tables.cup_table(due)

    people: dict[str, Handler] = {FORGET: forget, MAKE_UP: make_up, DAILY: tell_daily, AWAY: away_turns}
    own: dict[str, Handler] = {
        clocks.CLOCK: tables.strike,
        clocks.ROUSE: tables.rouse,
        moments.SERVER_GONE: close_server,
        moments.BELL: ring,
        moments.WEEK: tell_week,
        moments.START: start,
        SWEEP: sweep,
        moments.CUP: cup,
        moments.CUP_TABLE: cup_table,
    }
    return {**found, **people, **own}
