"""Lets stand-ins think in a process of its own, one at a time, and has their moves made a turn at a time."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from bot.concerning import about_table
from bot.delivery.worker import Apart, Lost, Worker
from bot.store.table import Due, Table
from bot.tables import thoughts
from bot.tables.clocks import TooEarly
from bot.tables.refusals import Refused
from bot.tables.thoughts import Thought
from bot.tables.writer import Tables
from rules import bots
from rules.core import Action, Rng, Seat

log = logging.getLogger(__name__)

AGAIN = 20
"""Seconds after which it is looked whether somebody still thinks: the row of it stays until the moves are made."""
NICE = 19


class Thinkers:
    """Everybody who thinks at present, each table once."""

    def __init__(self, tables: Tables, now: Callable[[], int], worker: Worker | None = None) -> None:
        self._tables = tables
        self._now = now
        self._worker = worker or Apart(nice=NICE)
        self._turn = asyncio.Lock()
        self._at_work: dict[int, asyncio.Task[None]] = {}
        self.closed = False

    async def due(self, table: int, due: Due) -> None:
        """A stand-in has to think. What is due stays so until it has moved, whatever becomes of this program."""
        if not self.closed and table not in self._at_work:
            task = asyncio.create_task(self._think(table), name=f"thinking at table {table}")
            self._at_work[table] = task
            task.add_done_callback(lambda done: self._done(table, done))
        raise TooEarly(self._now() + AGAIN)

    async def idle(self) -> None:
        """Wait until nobody thinks."""
        while self._at_work:
            await asyncio.wait({*self._at_work.values()})

    def close(self) -> None:
        """Nobody thinks any more: the bot stops. Whoever has not come to an end begins anew after the next start."""
        self.closed = True
        for task in [*self._at_work.values()]:
            task.cancel()
        self._worker.end()

    def _done(self, table: int, task: asyncio.Task[None]) -> None:
        del self._at_work[table]
        if not task.cancelled() and (problem := task.exception()) is not None:
            log.error("table %s: a stand-in could not move; it tries again", table, exc_info=problem)

    async def _think(self, number: int) -> None:
        """Turn after turn, until a person is waited for."""
        about_table(number)
        while not self.closed:
            table = await self._tables.get(number)
            due = table.due(thoughts.THINK)
            if due is None or due.at > self._now():
                return
            found = await self._turn_of(table)
            if found:
                try:
                    await self._tables.thought(number, found, _entries(table))
                except Refused:
                    log.info("table %s has moved on while a stand-in was thinking", number)

    async def _turn_of(self, table: Table) -> list[Thought]:
        """The moves of a turn; none if the table has moved on meanwhile."""
        begun, step, found = table, table, list[Thought]()
        while (seat := await asyncio.to_thread(thoughts.thinker, step)) is not None and _turn(step) == _turn(begun):
            move = await self._answer(step, seat)
            if _entries(await self._tables.get(table.id)) != _entries(begun):
                return []
            found.append((seat, move))
            step = (await asyncio.to_thread(thoughts.played, step, found[-1:], self._now())).table
        return found

    async def _answer(self, table: Table, seat: Seat) -> Action:
        asked = await asyncio.to_thread(thoughts.question, table, seat)
        try:
            async with self._turn:
                return await self._worker.do(thoughts.answer, asked)
        except Lost as problem:
            log.warning("table %s: the process that thinks has died: %r", table.id, problem.__cause__)
        except Exception:
            log.exception("table %s: a stand-in could not think to its end", table.id)
        # Whatever is wrong with the search, the game goes on.
        return await asyncio.to_thread(
            bots.greedy, table.rules, asked.view, seat, asked.options, Rng(asked.seed)
        )  # fmt: skip


def _entries(table: Table) -> int:
    return 0 if table.match is None else len(table.match.log)


def _turn(table: Table) -> int:
    return 0 if table.match is None else table.rules.turn(table.match.state)
