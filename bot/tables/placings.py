"""What a finished game has come to for everybody who had a part in it."""

from __future__ import annotations

import logging
from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace

from bot.store.match import Line
from bot.store.result import NEWEST, Placing, Result
from bot.store.table import FINISHED, Table, Tenure
from bot.tables import bearers, results
from bot.tables.progress import turn_number
from bot.tables.tenures import CONCEDED, REPLACED, RESIGNED, of_seat
from rules.core import Outcome, Seat
from rules.feats import Story, earned
from rules.match import BY_PERSON, REWIND, course

log = logging.getLogger(__name__)

ENOUGH = 3
"""Under the oldest ruling, whoever leaves after so many moves of their own has lost a rated game."""
BY_MODERATOR = "rewound-by-moderator"
"""What is told when a moderator has had a game go back."""


def result(
    table: Table,
    lines: Sequence[Line],
    finished: int,
    forgotten: Mapping[bearers.Spot, int] | None = None,
    cup: int = 0,
) -> Result | None:
    """The result of a table with its whole log; None: the game has none.

    `forgotten`: the numbers that stand for those nobody knows any more; `cup`: how many people its cup has.
    """
    outcome = results.outcome(table)
    if outcome is None or table.match is None:
        return None
    rewound = any(line.entry.by == REWIND for line in lines)
    placings = tuple(
        _placing(table, lines, outcome, tenure, place, forgotten or {})
        for info in table.seats
        for place, tenure in enumerate(of_seat(table, info.seat))
    )
    if table.ruling >= NEWEST:
        placings = _ruled(table, lines, outcome, placings)
    elif table.rated and not rewound:
        placings = _rated(placings, {one.seat for one in placings if _stayed(table, lines, one.seat)})
    placings = tuple(replace(one, feats=_feats(table, lines, outcome, one)) for one in placings)
    return Result(
        table.id, table.guild, table.game, dict(table.options), len(table.seats), finished, turn_number(table) or 0,
        any(one.standing is not None for one in placings), rewound, placings, table.ruling, cup,
    )  # fmt: skip


def _placing(
    table: Table,
    lines: Sequence[Line],
    outcome: Outcome,
    tenure: Tenure,
    place: int,
    forgotten: Mapping[bearers.Spot, int],
) -> Placing:
    own, seat = of_seat(table, tenure.seat), tenure.seat
    bearer = next((one for one in own if one.ended == CONCEDED), own[-1])
    left = tenure.last if tenure.ended != FINISHED else None
    return Placing(
        seat, place, forgotten.get((seat, place)) if tenure.person is None else tenure.person,
        rank=outcome.ranks[seat] if tenure is bearer else None,
        score=outcome.scores[seat] if outcome.scores and tenure is own[-1] else None,
        whole=tenure.begun == 1 and tenure.ended == FINISHED, ended=tenure.ended,
        left=lines[left - 1].made if left and left <= len(lines) else None,
    )  # fmt: skip


def _feats(table: Table, lines: Sequence[Line], outcome: Outcome, one: Placing) -> tuple[str, ...]:
    """What somebody who has played the whole game has earned beside the result."""
    if one.person is None or not one.whole or not outcome.scores:
        return ()
    stood = set(course([line.entry for line in lines]))
    facts = [event for line in lines if line.entry.n in stood for event in line.events if event.to is None]
    try:
        return earned(table.game, Story(outcome, tuple(facts)), one.seat)
    except Exception:
        # Facts of an earlier version may lack what is asked for; the result stands all the same.
        log.exception("table %s: what was earned beside its result cannot be told", table.id)
        return ()


def _ruled(table: Table, lines: Sequence[Line], outcome: Outcome, placings: tuple[Placing, ...]) -> tuple[Placing, ...]:
    """With the ranks among those who are rated, by the newest ruling. What all agreed to go back over counts."""
    decided = any(fact.key == BY_MODERATOR for line in lines for fact in line.events if line.entry.by == REWIND)
    claims = bearers.claims(table, outcome) if table.rated and not decided else {}
    return tuple(
        replace(one, standing=claim.rank, short=claim.short)
        if (claim := claims.get((one.seat, one.place))) is not None
        else one
        for one in placings
    )


def _rated(placings: tuple[Placing, ...], stayed: Collection[Seat]) -> tuple[Placing, ...]:
    """The same by the oldest ruling. Rated is who played from the first entry to the end, and who left a game.

    Whoever has conceded, resigned, or lost the seat by absence shares the last place, if they had `stayed` for a while.
    Successors, those who have come back, and stand-ins are not rated. One person alone is not either.
    """
    keys = {one: key for one in placings if (key := _key(one, placings, stayed)) is not None}
    if len(keys) < 2:
        return placings
    return tuple(
        replace(one, standing=1 + sum(other < keys[one] for other in keys.values())) if one in keys else one
        for one in placings
    )


def _key(one: Placing, placings: Sequence[Placing], stayed: Collection[Seat]) -> tuple[bool, int] | None:
    """The less, the better."""
    if one.person is None or one.place:
        return None
    if one.whole and one.rank is not None:
        return False, one.rank
    back = any(other.person == one.person for other in placings if other is not one)
    gone = one.ended == CONCEDED or (one.ended in (RESIGNED, REPLACED) and one.seat in stayed)
    return (True, 0) if gone and not back else None


def _stayed(table: Table, lines: Sequence[Line], seat: Seat) -> bool:
    """Has the first person of a seat made some moves that were not taken back?"""
    first = of_seat(table, seat)[0]
    stood = set(course([line.entry for line in lines]))
    last = len(lines) if first.last is None else first.last
    own = [line.entry for line in lines[:last] if line.entry.seat == seat and line.entry.n in stood]
    return sum(entry.by in BY_PERSON for entry in own) >= ENOUGH
