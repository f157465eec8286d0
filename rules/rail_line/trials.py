"""Moves tried out: what an answer would lead to, before anybody chooses it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from rules.core import Action, Seat
from rules.rail_line import effects, line, scoring
from rules.rail_line.candidates import local_moves
from rules.rail_line.components import CURVES, LOCAL, NODE_OF_SLOT
from rules.rail_line.moves import NONE, Local, PaidLocal, Play, SecondCard, Substitute
from rules.rail_line.state import Mark, Move, State


@dataclass(frozen=True, slots=True)
class Trial:
    """What some moves of a seat lead to."""

    moves: tuple[Action, ...]
    state: State
    stops: tuple[int, ...] = ()
    """Where the local train stopped on its way."""
    taken: str = ""
    """The goods it took at the last stop."""

    def open(self, seat: Seat) -> bool:
        """Trains of this seat still have something to do."""
        return bool(self.state.public.players[seat].tasks)


def tried(s: State, seat: Seat, moves: tuple[Action, ...], move: Action) -> Trial:
    return Trial((*moves, move), effects.apply(s, seat, move).state)


def laid(s: State, seat: Seat, move: Play | SecondCard) -> Iterator[Trial]:
    """A card, with each way its own free move can go. In front of a curve, where two may follow, that stays open."""
    trial = tried(s, seat, (), move)
    at_curve = NODE_OF_SLOT[len(trial.state.public.line)] + 1 in CURVES
    return driven(trial, seat, 0 if at_curve else 1)


def driven(trial: Trial, seat: Seat, choices: int) -> Iterator[Trial]:
    """The free moves that follow one another until goods are taken, with so many choices among several stations."""
    player = trial.state.public.players[seat]
    due = not trial.taken and bool(player.tasks) and isinstance(player.tasks[0], Move)
    moves = local_moves(trial.state.public, player) if due else []
    if not moves or (len(moves) > 1 and not choices):
        yield trial
    elif len(moves) == 1:
        yield from driven(sent(trial, seat, moves[0]), seat, choices)
    else:
        for move in moves:
            yield from driven(sent(trial, seat, move), seat, choices - 1)


def sent(trial: Trial, seat: Seat, move: Local | PaidLocal) -> Trial:
    """The local train goes to a station."""
    public = trial.state.public
    player = public.players[seat]
    node = line.ahead(public, player)[move.stations - 1]
    taken = move.symbol or line.station(public, player.track, node)[0]
    after = effects.apply(trial.state, seat, move).state
    return Trial((*trial.moves, move), after, (*trial.stops, node), "" if taken == LOCAL else taken)


def points(s: State, seat: Seat) -> int:
    """The score as if the game ended now, everything marked that waits to be."""
    player = s.public.players[seat]
    if player.tasks and isinstance(player.tasks[0], Mark):
        s = effects.apply(s, seat, Substitute(NONE)).state
    return scoring.score(s.public, s.public.players[seat])
