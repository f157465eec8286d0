"""The course of a game: a move and all that follows from it by itself, as one step from a table to a table."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from bot.store.match import Line, MatchRecord, Stored
from bot.store.table import ASK, FINISHED, RUNNING, Table
from bot.tables import plans
from bot.tables.refusals import refused
from rules import ages, codec, registry
from rules.core import PLAN, Action, AnyRules, Ask, Event, IllegalMove, Seat, Standing, waiting
from rules.match import (
    PLANNED,
    PLAYER,
    REWIND,
    STAND_IN,
    WITH,
    Back,
    Header,
    Match,
    Origin,
    anchor,
    automatic,
    begin,
    can_undo,
    held,
    play,
    resume,
    rewind,
    stands,
    undo,
)
from rules.notation import read

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Progress:
    """What a step led to."""

    table: Table
    lines: tuple[Line, ...]
    auto: bool = False
    held: bool = False
    """More would come by itself, but waits a while: the last move could then not be taken back."""

    @property
    def events(self) -> tuple[Event, ...]:
        return tuple(event for line in self.lines for event in line.events)


def moved(table: Table, seat: Seat, moves: Action | str | Sequence[Action], now: int, gently: bool = False) -> Progress:
    """Judge and make a move, or several as one answer, then play on until a person is needed.

    What chance or hidden cards bring in the middle of an answer may make its rest impossible: then it ends there.
    `gently`: what would come by itself and could not be taken back is held, so that the person can change their mind.
    """
    table = plans.without(table, seat)
    match, lines = _answered(table, _match(table), seat, _actions(table.rules, moves), now)
    return _played_on(table, match, lines, now, gently and can_undo(match, seat))


def _answered(
    table: Table, match: Match[Any], seat: Seat, actions: Sequence[Action], now: int, by: Origin = PLAYER
) -> tuple[Match[Any], tuple[Line, ...]]:
    """The match after the moves of an answer."""
    rules = table.rules
    lines: list[Line] = []
    for action in actions:
        if any(line.entry.sealed for line in lines) and rules.check(match.state, seat, action) is not None:
            break
        secret = _is_secret(rules, match.state, seat, action)
        match, events = play(rules, match, seat, action, WITH if lines else by)
        entry = match.log[-1]
        lines.append(Line(entry, table.revision + 1, secret and not entry.sealed, events, now))
    return match, tuple(lines)


def _actions(rules: AnyRules, moves: Action | str | Sequence[Action]) -> Sequence[Action]:
    if isinstance(moves, Action):
        return (moves,)
    return (read(rules, moves),) if isinstance(moves, str) else moves


def stood_in(table: Table, seat: Seat, move: Action, now: int) -> Progress:
    """A move of a stand-in that has thought elsewhere, then on until a person is needed or another one must think."""
    match, lines = _answered(table, _match(table), seat, (move,), now, STAND_IN)
    return _played_on(table, match, lines, now)


def taken_back(table: Table, seat: Seat, now: int) -> Progress:
    before = _match(table)
    after = undo(before, seat)
    line = Line(after.log[-1], table.revision + 1, False, (), now)
    table = plans.undone(plans.without(table, seat), before.trail[len(after.trail)].at)
    return _played_on(table, after, (line,), now)


def rewound(table: Table, seat: Seat, to: int, told: Event, now: int) -> Progress:
    """Back to how it was after an entry of the log, beyond what has come out since; then on until a person is needed.

    `seat`: whose wish it is, or who moves there.
    """
    after = rewind(table.rules, _match(table), seat, to)
    line = Line(after.log[-1], table.revision + 1, False, (told,), now)
    return _played_on(plans.undone(table, to), after, (line,), now)


def taken_up(before: Table | None, after: Table) -> bool:
    """Has a change gone back beyond a seal?"""
    if before is None or before.match is None or after.match is None:
        return False
    return any(entry.by == REWIND for entry in after.match.log[len(before.match.log) :])


def turn_number(table: Table) -> int | None:
    """In which turn a game is, as people count: from 1, whatever its rules begin with."""
    if table.match is None:
        return None
    first = table.rules.turn(begin(table.rules, table.match.header).state)
    return table.rules.turn(table.match.state) - first + 1


def played_on(table: Table, now: int, gently: bool = False) -> Progress:
    """What happens by itself: at the start, or when a stand-in or a standing order has come in."""
    return _played_on(table, _match(table), (), now, gently)


def answered(table: Table, seats: Sequence[int], stand_in: str, now: int) -> Progress:
    """Somebody else answers what some seats are asked in this turn: the house where it may, else a stand-in."""
    rules, match, lines = table.rules, _match(table), list[Line]()
    usual, turn = who_stands_in(table), rules.turn(match.state)
    for seat in map(Seat, seats):
        orders = {key: order for key, order in usual.orders.get(seat, {}).items() if order != ASK}
        house = replace(usual, orders={**usual.orders, seat: orders}, asked=usual.asked - {seat})
        another = replace(usual, stand_ins={**usual.stand_ins, seat: stand_in})
        while seat in waiting(rules, match.state) and rules.turn(match.state) == turn:
            following = automatic(rules, match, house), automatic(rules, match, another)
            match, events = next(step for steps in following for step in steps)
            lines.append(Line(match.log[-1], table.revision + 1, False, events, now))
    return _played_on(table, match, tuple(lines), now)


def may_undo(table: Table, seat: Seat) -> bool:
    return table.phase == RUNNING and table.match is not None and can_undo(table.match, seat)


def to_record(rules: AnyRules, match: Match[Any]) -> MatchRecord:
    header, (at, start) = match.header, anchor(match)
    return MatchRecord(
        header.version, header.seats, header.seed, at, ages.kept(rules, start), ages.kept(rules, match.state)
    )


def header_of(table: Table, record: MatchRecord) -> Header:
    return Header(table.game, record.version, record.seats, tuple(sorted(table.options.items())), record.seed)


def revived(stored: Stored) -> Table:
    """A table with its match, which goes on from the kept state whatever has become of the rules since.

    Where even that is impossible the table is out of order: `trouble` says why, for the log.
    """
    table, record = stored.table, stored.match
    if table.damaged:
        return table
    if table.game not in registry.GAMES:
        return replace(table, trouble="its game is not installed")
    if record is None:
        return table if table.phase != RUNNING else replace(table, trouble="its match is missing")
    rules = table.rules
    try:
        state = ages.read(rules, record.version, record.state)
        trouble = ages.trouble(rules, state)
    except codec.Unreadable as wrong:
        trouble = str(wrong)
    if trouble:
        return replace(table, trouble=trouble)
    return replace(table, match=Match(header_of(table, record), state, stored.log, _trail(stored, state)))


def _trail(stored: Stored, state: Any) -> tuple[Back[Any], ...]:
    """The way back, if the moves since its beginning still lead to the kept state."""
    table, record = stored.table, stored.match
    if record is None or len(stored.log) <= record.sealed_at:
        return ()
    try:
        start = ages.read(table.rules, record.version, record.sealed)
        again = resume(table.rules, header_of(table, record), start, record.sealed_at, stored.log)
    except Exception as failed:  # noqa: BLE001 - rules that have changed since may refuse a move or fail at it
        log.info("table %s: no way back over the moves made so far: %s", table.id, type(failed).__name__)
        return ()
    return again.trail if again.state == state else ()


def _played_on(table: Table, match: Match[Any], lines: tuple[Line, ...], now: int, gently: bool = False) -> Progress:
    after, more = match, list[Line]()
    # At a table that a moderator has frozen nothing goes on by itself.
    asking, held_back = not table.frozen, False
    while asking:
        standing = who_stands_in(table)
        for played, events in automatic(table.rules, after, standing, gently):
            after = played
            more.append(Line(after.log[-1], table.revision + 1, False, events, now))
        held_back = gently and held(table.rules, after, standing)
        seat = None if held_back else _planning(table, after)
        asking = seat is not None
        if seat is not None:
            table, after, made = _as_planned(table, after, seat, now)
            more += made
    over = table.rules.outcome(after.state) is not None
    if over:
        for info in table.seats:
            table = plans.without(table, info.seat)
    return Progress(
        replace(table, match=after, phase=FINISHED if over else table.phase), (*lines, *more), bool(more),
        held_back and not over,
    )  # fmt: skip


def _planning(table: Table, match: Match[Any]) -> Seat | None:
    """A seat that is asked now and has planned what to answer."""
    asked = waiting(table.rules, match.state)
    return next((seat for seat in asked if table.seats[seat].user is not None and plans.intents(table, seat)), None)


def _as_planned(table: Table, match: Match[Any], seat: Seat, now: int) -> tuple[Table, Match[Any], tuple[Line, ...]]:
    """The first line of a seat's plan that is possible; without any the plan is dropped, and the person is asked."""
    rules, why = table.rules, plans.REFUSED
    asked = plans.open_keys(rules, match.state, seat)
    for intent in plans.intents(table, seat):
        if intent.key and intent.key not in asked:
            why = plans.OTHER
            continue
        try:
            actions = [read(rules, text) for text in intent.moves]
            after, lines = _answered(table, match, seat, actions, now, PLANNED)
        except IllegalMove:
            continue
        if not intent.even_so and plans.revealed(match, intent):
            return plans.without(table, seat, plans.REVEALED), match, ()
        if not intent.even_so and any(line.entry.sealed for line in lines):
            return plans.without(table, seat, plans.REVEALING), match, ()
        return plans.without(table, seat), after, lines
    return plans.without(table, seat, why), match, ()


def who_stands_in(table: Table) -> Standing:
    """Who plays without being asked at this table."""
    stand_ins = {info.seat: info.stand_in for info in table.seats if info.stand_in is not None}
    # What somebody has planned as the answer to a question goes before what answers it otherwise.
    asking = {
        info.seat: {
            **table.orders.get(info.seat, {}),
            **{intent.key: ASK for intent in plans.intents(table, info.seat)},
        }
        for info in table.seats
    }
    return Standing(asking, stand_ins, table.asked)


def _match(table: Table) -> Match[Any]:
    if table.match is None:
        raise refused("not-started")
    return table.match


def _is_secret(rules: AnyRules, state: Any, seat: Seat, action: Action) -> bool:
    """Does the move answer a question whose answer stays hidden until all have chosen?"""
    own = [d for d in rules.decisions(state) if d.secret and d.seat == seat]
    return any(action in tuple(rules.candidates(state, d)) for d in own)


@dataclass(frozen=True, slots=True)
class Awaited:
    """A seat that is waited for, and for what."""

    seat: Seat
    key: str
    ahead: bool = False
    """It is to say now what it will answer later."""


def awaited(table: Table) -> tuple[Awaited, ...]:
    """Who is waited for: those who must decide now, and those who are asked ahead and have no plan yet."""
    if table.phase != RUNNING or table.match is None:
        return ()
    now = [Awaited(one.seat, one.key) for one in table.rules.decisions(table.match.state) if one.waiting]
    deciding = {one.seat for one in now}
    ahead = [
        Awaited(ask.seat, ask.key, True)
        for ask in asks(table)
        if ask.waiting and ask.seat not in deciding and table.seats[ask.seat].user is not None and not plan(table, ask)
    ]
    return tuple(dict.fromkeys((*now, *ahead)))


def waited_for(table: Table) -> tuple[Seat, ...]:
    """The seats a running game waits for, each once."""
    return tuple(dict.fromkeys(one.seat for one in awaited(table)))


def asks(table: Table) -> tuple[Ask, ...]:
    """What seats may answer ahead now."""
    if table.phase != RUNNING or table.match is None:
        return ()
    return table.rules.ahead(table.match.state)


def plan(table: Table, ask: Ask) -> tuple[str, ...]:
    """The words of a seat's plan for what it is asked ahead; none if there is no plan, or one that is out of date."""
    order = table.orders.get(ask.seat, {}).get(ask.key, "")
    words = tuple(order.removeprefix(PLAN).split()) if order.startswith(PLAN) else ()
    assert table.match is not None
    return words if words and stands(table.rules, table.match.state, ask.seat, ask.key, words) else ()
