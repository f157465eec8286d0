"""The course of a game: a move and all that follows from it by itself, as one step from a table to a table."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from bot.store.protocol import Line, MatchRecord, Stored
from bot.store.table import FINISHED, RUNNING, Table
from bot.tables.refusals import refused
from rules import codec
from rules.core import Action, AnyRules, Event, Seat, Standing, waiting
from rules.match import Back, Header, Match, automatic, can_undo, play, resume, undo
from rules.notation import read


@dataclass(frozen=True, slots=True)
class Progress:
    """What a step led to."""

    table: Table
    lines: tuple[Line, ...]
    auto: bool = False

    @property
    def events(self) -> tuple[Event, ...]:
        return tuple(event for line in self.lines for event in line.events)


def moved(table: Table, seat: Seat, move: Action | str, now: int) -> Progress:
    """Judge and make a move, then play on until a person is needed."""
    match = _match(table)
    action = read(table.rules, move) if isinstance(move, str) else move
    secret = _is_secret(table.rules, match.state, seat, action)
    after, events = play(table.rules, match, seat, action)
    entry = after.log[-1]
    line = Line(entry, table.revision + 1, secret and not entry.sealed, events, now)
    return _played_on(table, after, (line,), now)


def taken_back(table: Table, seat: Seat, now: int) -> Progress:
    after = undo(_match(table), seat)
    line = Line(after.log[-1], table.revision + 1, False, (), now)
    return _played_on(table, after, (line,), now)


def played_on(table: Table, now: int) -> Progress:
    """What happens by itself: at the start, or when a stand-in or a standing order has come in."""
    return _played_on(table, _match(table), (), now)


def may_undo(table: Table, seat: Seat) -> bool:
    return table.phase == RUNNING and table.match is not None and can_undo(table.match, seat)


def to_record(match: Match[Any]) -> MatchRecord:
    sealed = match.trail[0].state if match.trail else match.state
    sealed_at = next((entry.n for entry in reversed(match.log) if entry.sealed), 0)
    header = match.header
    return MatchRecord(
        header.version, header.seats, header.seed, sealed_at, codec.dumps(sealed), codec.dumps(match.state)
    )


def revived(stored: Stored) -> Table:
    """A table with its match. The kept state counts: should the rules have changed since, only the way back is lost."""
    table, record = stored.table, stored.match
    if record is None:
        return table
    rules = table.rules
    header = Header(table.game, record.version, record.seats, tuple(sorted(table.options.items())), record.seed)
    state = codec.loads(rules.state, record.state)
    trail: tuple[Back[Any], ...] = ()
    if record.version == rules.version and len(stored.log) > record.sealed_at:
        again = resume(rules, header, codec.loads(rules.state, record.sealed), record.sealed_at, stored.log)
        trail = again.trail if again.state == state else ()
    return replace(table, match=Match(header, state, stored.log, trail))


def _played_on(table: Table, match: Match[Any], lines: tuple[Line, ...], now: int) -> Progress:
    stand_ins = {info.seat: info.stand_in for info in table.seats if info.stand_in is not None}
    after, more = match, list[Line]()
    for played, events in automatic(table.rules, match, Standing(table.orders, stand_ins)):
        after = played
        more.append(Line(after.log[-1], table.revision + 1, False, events, now))
    phase = FINISHED if table.rules.outcome(after.state) is not None else table.phase
    return Progress(replace(table, match=after, phase=phase), (*lines, *more), bool(more))


def _match(table: Table) -> Match[Any]:
    if table.match is None:
        raise refused("not-started")
    return table.match


def _is_secret(rules: AnyRules, state: Any, seat: Seat, action: Action) -> bool:
    """Does the move answer a question whose answer stays hidden until all have chosen?"""
    own = [d for d in rules.decisions(state) if d.secret and d.seat == seat]
    return any(action in tuple(rules.candidates(state, d)) for d in own)


def waited_for(table: Table) -> tuple[Seat, ...]:
    """The seats a running game waits for."""
    if table.phase != RUNNING or table.match is None:
        return ()
    return waiting(table.rules, table.match.state)
