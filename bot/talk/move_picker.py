"""How far somebody has come in choosing a move, and whether that move could be taken back. Knows no Discord."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.controls.ids import base36
from bot.store.table import Table
from bot.tables.refusals import refused
from rules.core import Action, Decision, Seat, answers, legal, waiting
from rules.notation import Question, Token, drill, key

AHEAD = 20
"""Forced moves looked through when a move is tried out."""


@dataclass(frozen=True, slots=True)
class Scope:
    """Moves that answer one question."""

    decision: Decision | None
    """None: nothing is waited for."""
    options: tuple[Action, ...]


@dataclass(frozen=True, slots=True)
class Spot:
    """Which scope, the answers so far by their numbers, the page of the menu."""

    scope: int = 0
    picked: tuple[int, ...] = ()
    page: int = 0

    def args(self) -> tuple[str, ...]:
        return (str(self.scope), "-".join(base36(number) for number in self.picked), str(self.page))


ROOT = Spot()


def spot(args: tuple[str, ...]) -> Spot:
    """The spot that the arguments of a custom id mean."""
    try:
        scope, picked, page = args
        return Spot(int(scope), tuple(int(number, 36) for number in picked.split("-") if number), max(0, int(page)))
    except ValueError:
        raise refused("old-button") from None


def scopes(table: Table, seat: Seat) -> tuple[Scope, ...]:
    """First what the game waits for from this seat (perhaps nothing), then what it may do at any time."""
    assert table.match is not None
    rules, state = table.rules, table.match.state
    own = [decision for decision in rules.decisions(state) if decision.seat == seat]
    asked = [decision for decision in own if decision.waiting]
    together = dict.fromkeys(action for decision in asked for action in answers(rules, state, decision))
    found = [Scope(asked[0] if asked else None, tuple(together))]
    found += [Scope(decision, answers(rules, state, decision)) for decision in own if not decision.waiting]
    return (found[0], *(scope for scope in found[1:] if scope.options))


def at_spot(found: Sequence[Scope], at: Spot) -> Question | Action | None:
    """The question at a spot, or the move it amounts to; None: nothing is asked."""
    if not 0 <= at.scope < len(found):
        raise refused("board-moved-on")
    options = found[at.scope].options
    if not options:
        return None
    step = drill(options)
    for number in at.picked:
        if not isinstance(step, Question) or not 0 <= number < len(step.answers):
            raise refused("board-moved-on")
        step = drill(options, (*step.prefix, step.answers[number]))
    return step


def spot_for(found: Sequence[Scope], given: tuple[Token, ...]) -> Spot:
    """The spot that these first words of a move lead to, as far as they go."""
    for number, scope in enumerate(found):
        if not any(key(action)[: len(given)] == given for action in scope.options):
            continue
        step = drill(scope.options)
        picked: list[int] = []
        while isinstance(step, Question) and len(step.prefix) < len(given):
            wanted = given[len(step.prefix)]
            picked.append(step.answers.index(wanted))
            step = drill(scope.options, (*step.prefix, wanted))
        return Spot(number, tuple(picked))
    return ROOT


def for_good(table: Table, seat: Seat, action: Action) -> bool:
    """Could this move not be taken back? Tried out on the side, with what would follow by itself."""
    assert table.match is not None
    rules, state = table.rules, table.match.state
    mover, tried = seat, action
    for _ in range(AHEAD):
        step = rules.apply(state, mover, tried)
        state = step.state
        next_up = waiting(rules, state)
        if step.sealed or not next_up or any(table.seats[other].stand_in is not None for other in next_up):
            return True
        forced = next(((other, moves[0]) for other in next_up if len(moves := legal(rules, state, other)) == 1), None)
        if forced is None:
            return False
        mover, tried = forced
    return False
