"""Stand-ins that search: when they have to think, what of, and the moves that come of it."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from bot.store.draft import Payload
from bot.store.table import RUNNING, Due, Table
from bot.tables.alone import alone
from bot.tables.moments import GO_ON
from bot.tables.progress import Progress, stood_in, who_stands_in
from rules.core import Action, Rng, Seat, legal
from rules.match import can_undo, thinks
from rules.registry import GAMES
from rules.search import LEVELS, search

THINK = "think"
"""The name and kind of what is due while a stand-in thinks: with it, its turn survives a restart."""
TURN = "turn"
"""In its payload: how many turns people have been told of."""
SECONDS = 1.0
"""Processor time of one search at most, as strength is measured; a busy machine takes longer, and plays as well."""
CHANCE = 0x5448_494E_4B49_4E47
"""What a search calls chance comes from the match, but in another way than its cards."""


@dataclass(frozen=True, slots=True)
class Question:
    """What a stand-in has to know to answer: its own view, and nothing else."""

    game: str
    level: str
    view: Any
    seats: int
    seat: Seat
    options: tuple[Action, ...]
    seed: int


Thought = tuple[Seat, Action]
"""A move a stand-in has found."""


def thinker(table: Table) -> Seat | None:
    """The seat of the stand-in that has to think now."""
    if table.phase != RUNNING or table.match is None or table.trouble or table.frozen or table.asleep:
        return None
    if table.due(GO_ON) is not None:
        return None
    return thinks(table.rules, table.match, who_stands_in(table))


def settled(before: Table, after: Table, now: int, grace: int, told: Payload) -> Table:
    """The table with what is due for a stand-in to think of. As long as a person could take back a move it waits.

    `told`: what people have been told of before. Whoever plays alone is told of all turns of stand-ins at once.
    """
    if thinker(after) is None or after.match is None:
        return after.without_due(THINK)
    due = before.due(THINK)
    if before.match is after.match and due is not None:
        return after
    if alone(after):
        known = due.payload if due and due.payload else {TURN: told[TURN]}
        return after.with_due(Due(THINK, THINK, now, payload=known))
    undoable = any(can_undo(after.match, info.seat) for info in after.seats)
    return after.with_due(Due(THINK, THINK, now + (grace if undoable else 0)))


def question(table: Table, seat: Seat) -> Question:
    assert table.match is not None
    rules, match = table.rules, table.match
    seed, _ = Rng(match.header.seed ^ CHANCE, len(match.log) << 24).below(1 << 62)
    level, options = table.seats[seat].stand_in or "", legal(rules, match.state, seat)
    return Question(table.game, level, rules.view(match.state, seat), match.header.seats, seat, options, seed)


def answer(asked: Question) -> Action:
    """The move for a seat: plain work for a process of its own."""
    end = time.process_time() + SECONDS
    level = LEVELS[asked.level]
    found = search(
        GAMES[asked.game], asked.view, asked.seats, asked.seat, asked.options, asked.seed, level,
        lambda: time.process_time() >= end,
    )  # fmt: skip
    return found.move


def played(table: Table, thoughts: Sequence[Thought], now: int) -> Progress:
    """The moves of stand-ins one after the other, and what follows from each by itself."""
    step = Progress(table, (), auto=True)
    for seat, move in thoughts:
        after = stood_in(step.table, seat, move, now)
        step = replace(after, lines=(*step.lines, *after.lines), auto=True)
    return step
