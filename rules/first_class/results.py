"""Results: what can become of open symbols, as the lists of moves that lead there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rules.core import Action, Seat
from rules.first_class import candidates, demands, trains
from rules.first_class.components import FINGERPRINTS, MAILS
from rules.first_class.decisions import waited_for
from rules.first_class.effects import apply
from rules.first_class.judge import NEW, check
from rules.first_class.moves import (
    AddCar,
    AnyUpgrade,
    Both,
    Coins,
    Conductor,
    Done,
    GiveEvidence,
    Loco,
    Mail,
    Pass,
    Points,
    ReturnEvidence,
    Suspect,
    TakeEnd,
    Token,
    Upgrade,
)
from rules.first_class.spending import steps
from rules.first_class.state import SCORING, TURN, Coupling, Handover, Source, State
from rules.first_class.worth import worth

WIDTH = 24
"""The most results that are followed side by side; the best of them stay."""
NERVES = "C2-K1"
"""The contract that asks for evidence."""
_STAGES: tuple[tuple[type[Action], ...], ...] = (
    (Points,),
    (Loco,),
    (AddCar,),
    (Upgrade, AnyUpgrade),
    (Both,),
    (Conductor,),
    (TakeEnd,),
    (Coins,),
    (ReturnEvidence,),
    (GiveEvidence,),
    (Suspect,),
)
"""Symbols in the order in which none spoils another: cars before upgrades before steps, and chance last."""


@dataclass(frozen=True, slots=True)
class Result:
    """Moves and the state after them, as it looks to the seat that makes them."""

    state: State
    moves: tuple[Action, ...] = ()
    level: int = -1
    """The value upgraded last: upgrades come in rising order, else the same result is found many times."""

    def then(self, seat: Seat, action: Action) -> Result:
        return Result(apply(self.state, seat, action).state, (*self.moves, action), _level(action))


def results(start: Result, seat: Seat, width: int = WIDTH) -> tuple[Result, ...]:
    """All that can become of what is open, every figure going as far as it can; the best first."""
    front, found, seen = [start], dict[object, Result](), set[object]()
    while front:
        following = []
        for node in front:
            ways = tuple(usual(node.state, seat, node.level))
            if not ways and _settled(node.state, seat):
                found.setdefault(_board(node.state, seat), node)
            for action in ways:
                after = node.then(seat, action)
                mark = (_board(after.state, seat), after.level)
                if mark not in seen:
                    seen.add(mark)
                    following.append(after)
        front = best(following, seat, width)
    return tuple(best(list(found.values()), seat, width))


def best(nodes: list[Result], seat: Seat, width: int) -> list[Result]:
    """So many of the best, the best first."""
    return sorted(nodes, key=lambda node: -worth(node.state, seat))[:width] if len(nodes) > 1 else nodes


def _board(s: State, seat: Seat) -> object:
    """What tells one result from another."""
    p = s.public
    return p.players, p.stack, p.queue, p.open_ends, p.phase, p.turns


def _settled(s: State, seat: Seat) -> bool:
    """Is nothing open any more that this seat must work off before it can end its turn or go on with its scoring?"""
    p = s.public
    return waited_for(p) != seat or not p.stack or not isinstance(p.stack[-1], Source | Coupling | Handover)


def usual(s: State, seat: Seat, level: int = -1) -> Iterator[Action]:
    """The ways to go on with what is open; nothing is left out for which another symbol would have to pay."""
    p = s.public
    if waited_for(p) != seat or p.phase not in (TURN, SCORING):
        return
    match p.stack[-1] if p.stack else None:
        case Coupling():
            used = trains.mails_used(p.players[seat])
            yield from (Mail(mail) for mail in MAILS if mail not in used)
        case Handover():
            yield Token(max(s.hidden.tokens[seat], key=lambda token: (FINGERPRINTS[token], token)))
        case Source() as source:
            yield from _symbols(s, seat, source, level)
        case _:
            return


def _symbols(s: State, seat: Seat, source: Source, level: int) -> Iterator[Action]:
    legal = [
        action
        for unit in dict.fromkeys(source.units)
        for action in candidates.uses(s.public, seat, unit)
        if check(s, seat, action) is None
    ]
    if source.single:
        yield from legal
        return
    for stage in _STAGES:
        here = [action for action in legal if isinstance(action, stage)]
        if here:
            yield from (action for action in _full(here) if _level(action) >= level or _level(action) == -2)
            if isinstance(here[0], ReturnEvidence) and NERVES in s.public.players[seat].contracts:
                yield Done()
            return
    if not legal:
        yield Done()


def _full(ways: Sequence[Action]) -> Sequence[Action]:
    """Only those in which the figures go as far as they can."""
    match ways[0]:
        case Loco() | Both():
            return [way for way in ways if way in (Loco(), Both())]
        case Conductor():
            most = max(_total(way) for way in ways)
            return [way for way in ways if _total(way) == most]
        case _:
            return ways


def _total(way: Action) -> int:
    assert isinstance(way, Conductor)
    return sum(steps(way.steps) or (0, 0))


def _level(action: Action) -> int:
    match action:
        case Upgrade(value):
            return value
        case AnyUpgrade(what):
            return -1 if what == NEW else int(what)
        case _:
            return -2


def ended(node: Result, seat: Seat) -> Result:
    """The turn ended as well, unless a contract can be fulfilled now."""
    p = node.state.public
    if p.phase == TURN and p.acted and p.seat == seat and not p.stack and not demands.fulfillable(p.players[seat]):
        return node.then(seat, Pass())
    return node
