"""The course of a game: a move and all that follows from it by itself, as one step from a table to a table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from bot.store.protocol import Line, MatchRecord, Stored
from bot.store.table import FINISHED, RUNNING, Table
from bot.tables.refusals import refused
from rules import codec, registry
from rules.core import Action, AnyRules, Event, Seat, Standing, waiting
from rules.match import PLAYER, WITH, Back, Header, Match, automatic, can_undo, held, play, resume, undo
from rules.notation import read


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
    match = _match(table)
    rules = table.rules
    lines: list[Line] = []
    for action in _actions(rules, moves):
        if any(line.entry.sealed for line in lines) and rules.check(match.state, seat, action) is not None:
            break
        secret = _is_secret(rules, match.state, seat, action)
        match, events = play(rules, match, seat, action, WITH if lines else PLAYER)
        entry = match.log[-1]
        lines.append(Line(entry, table.revision + 1, secret and not entry.sealed, events, now))
    return _played_on(table, match, tuple(lines), now, gently and can_undo(match, seat))


def _actions(rules: AnyRules, moves: Action | str | Sequence[Action]) -> Sequence[Action]:
    if isinstance(moves, Action):
        return (moves,)
    return (read(rules, moves),) if isinstance(moves, str) else moves


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
    """A table with its match. The kept state counts: should the rules have changed since, only the way back is lost.

    A game that is out of order keeps its match in the store, untouched.
    """
    table, record = stored.table, stored.match
    if record is None or table.game not in registry.GAMES:
        return table
    rules = table.rules
    header = Header(table.game, record.version, record.seats, tuple(sorted(table.options.items())), record.seed)
    state = codec.loads(rules.state, record.state)
    trail: tuple[Back[Any], ...] = ()
    if record.version == rules.version and len(stored.log) > record.sealed_at:
        again = resume(rules, header, codec.loads(rules.state, record.sealed), record.sealed_at, stored.log)
        trail = again.trail if again.state == state else ()
    return replace(table, match=Match(header, state, stored.log, trail))


def _played_on(table: Table, match: Match[Any], lines: tuple[Line, ...], now: int, gently: bool = False) -> Progress:
    standing = who_stands_in(table)
    after, more = match, list[Line]()
    for played, events in automatic(table.rules, match, standing, gently):
        after = played
        more.append(Line(after.log[-1], table.revision + 1, False, events, now))
    over = table.rules.outcome(after.state) is not None
    held_back = gently and not over and held(table.rules, after, standing)
    return Progress(
        replace(table, match=after, phase=FINISHED if over else table.phase), (*lines, *more), bool(more), held_back
    )


def who_stands_in(table: Table) -> Standing:
    """Who plays without being asked at this table."""
    stand_ins = {info.seat: info.stand_in for info in table.seats if info.stand_in is not None}
    return Standing(table.orders, stand_ins, table.asked)


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
