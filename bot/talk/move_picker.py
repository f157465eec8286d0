"""How far somebody has come in choosing a move, and whether that move could be taken back. Knows no Discord."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, Literal, TypeVar

from bot.controls.buttons import ANSWERS
from bot.controls.ids import base36
from bot.store.table import Table
from bot.tables.progress import asks, plan
from bot.tables.refusals import refused
from bot.talk.offers import Entry, Level, Planned, Wishing, begin, level, wishing
from rules.core import Action, Ask, Decision, Menu, Offer, Seat, answers, waiting
from rules.notation import Question, Token, drill, key, notation
from rules.outlook import next_turn

T = TypeVar("T")
MENU, WISH = "menu", "wish"
"""Fields of the questions whose pictures go with whole answers and with plans: the game may have none."""


KINDS: dict[str, Kind] = {"s": "s", "m": "m", "a": "a", "r": "r"}


@dataclass(frozen=True, slots=True)
class Scope:
    """Moves that answer one question."""

    decision: Decision | None
    """None: nothing is waited for."""
    options: tuple[Action, ...]


Kind = Literal["s", "m", "a", "r"]
"""Step by step through the moves; in a menu of whole answers; in a plan; where a panel begins."""


@dataclass(frozen=True, slots=True)
class Spot:
    """Which scope, menu or plan, the answers so far by their numbers, the page of the menu."""

    scope: int = 0
    picked: tuple[int, ...] = ()
    page: int = 0
    kind: Kind = "s"
    ahead: bool = False
    """In the turn that is yet to come, as it is imagined."""

    def args(self) -> tuple[str, ...]:
        kind = self.kind.upper() if self.ahead else self.kind
        return (f"{kind}{self.scope}", "-".join(base36(number) for number in self.picked), str(self.page))


ROOT = Spot(kind="r")
STEPS = Spot()
"""The first question, step by step."""
NEXT_TURN = Spot(kind="r", ahead=True)
"""Where the planning of the next turn begins."""


def spot(args: tuple[str, ...]) -> Spot:
    """The spot that the arguments of a custom id mean."""
    try:
        scope, picked, page = args
        kind = KINDS[scope[:1].lower()]
        numbers = tuple(int(number, 36) for number in picked.split("-") if number)
        return Spot(int(scope[1:]), numbers, max(0, int(page)), kind, scope[:1].isupper())
    except (KeyError, ValueError):
        raise refused("old-button") from None


@dataclass(frozen=True)
class Choices:
    """What a seat may choose from, found out once."""

    table: Table
    seat: Seat

    @cached_property
    def scopes(self) -> tuple[Scope, ...]:
        """First what the game waits for from this seat (perhaps nothing), then what it may do at any time."""
        assert self.table.match is not None
        rules, state = self.table.rules, self.table.match.state
        own = [decision for decision in rules.decisions(state) if decision.seat == self.seat]
        asked = [decision for decision in own if decision.waiting]
        together = dict.fromkeys(action for decision in asked for action in answers(rules, state, decision))
        found = [Scope(asked[0] if asked else None, tuple(together))]
        found += [Scope(decision, answers(rules, state, decision)) for decision in own if not decision.waiting]
        return (found[0], *(scope for scope in found[1:] if scope.options))

    @cached_property
    def menus(self) -> tuple[Menu, ...]:
        """Whole answers."""
        assert self.table.match is not None
        return self.table.rules.menus(self.table.match.state, self.seat)

    @cached_property
    def asks(self) -> tuple[Ask, ...]:
        """What may be said ahead; what is waited for comes first."""
        found = [ask for ask in asks(self.table) if ask.seat == self.seat]
        return tuple(sorted(found, key=lambda ask: not ask.waiting))

    @property
    def asked(self) -> bool:
        """Is the seat to decide something now?"""
        return bool(self.scopes[0].options)

    @cached_property
    def next_turn(self) -> Choices | None:
        """What there will be to choose from at the seat's next turn, as far as it can see; None: nobody can say."""
        match = self.table.match
        assert match is not None
        # The same as long as nothing happens: answers are known by their numbers.
        state = next_turn(self.table.rules, match.state, self.seat, len(match.log))
        return None if state is None else Choices(replace(self.table, match=replace(match, state=state)), self.seat)

    @cached_property
    def unplanned(self) -> int | None:
        """The first of these that is waited for, or worth asking by itself, and has no plan yet."""
        wanted = (n for n, ask in enumerate(self.asks) if (ask.waiting or ask.offered) and not plan(self.table, ask))
        return next(wanted, None)


Step = Question | Action | Level | Offer | Wishing | Planned | tuple[Level, ...] | None
"""Where somebody stands: at a question, at whole answers, at a plan, at the end of one of these, or unasked."""


def at_spot(choices: Choices, at: Spot) -> Step:
    """What there is at a spot."""
    if at.ahead:
        return None if choices.next_turn is None else at_spot(choices.next_turn, replace(at, ahead=False))
    match at.kind:
        case "r":
            return _beginning(choices)
        case "m":
            return level(_numbered(choices.menus, at.scope), at.picked)
        case "a":
            return wishing(choices.table, _numbered(choices.asks, at.scope), at.picked)
        case _:
            return stepped(choices.scopes, at)


def _beginning(choices: Choices) -> Step:
    """Whole answers where the game knows some, else the first question, else what is asked ahead."""
    if choices.menus:
        return tuple(begin(menu) for menu in choices.menus)
    first = stepped(choices.scopes, STEPS)
    if first is not None:
        return first
    at = choices.unplanned
    return None if at is None else wishing(choices.table, choices.asks[at])


def begun(choices: Choices, step: Step, ahead: bool = False) -> Spot:
    """The spot at which a panel begins, by what it finds there."""
    if isinstance(step, Wishing | Planned):
        return Spot(choices.unplanned or 0, kind="a")
    return replace(ROOT if isinstance(step, tuple) else STEPS, ahead=ahead)


def moves_of(step: Action | Offer) -> tuple[Action, ...]:
    return step.moves if isinstance(step, Offer) else (step,)


def pictured(step: Step, at: Spot) -> tuple[Question | None, Spot]:
    """The question whose picture helps here, with the answers of the page that is shown, and the spot on that page."""
    if isinstance(step, tuple) and len(step) == 1:
        step = step[0]
    match step:
        case Question():
            at = _on_page(at, len(step.answers))
            return replace(step, answers=_page(step.answers, at)), at
        case Level():
            at = _on_page(at, len(step.entries))
            wholes = tuple(_whole(entry) for entry in _page(step.entries, at))
            return Question((step.menu.key,), MENU, tuple(moves[0] for moves in wholes), wholes), at
        case tuple():
            return Question((), MENU, tuple(one.menu.key for one in step)), at
        case Wishing():
            at = _on_page(at, len(step.wishes))
            return Question((step.ask.key,), WISH, tuple(wish.word for wish in _page(step.wishes, at))), at
    return None, at


def _whole(entry: Entry) -> tuple[str, ...]:
    """All moves of an answer; where there is more to choose behind it, the first."""
    moves = entry.whole.moves if entry.whole else entry.offers[0].moves[:1]
    return tuple(map(notation, moves))


def _on_page(at: Spot, count: int) -> Spot:
    return replace(at, page=min(at.page, (count - 1) // ANSWERS))


def _page(answers: tuple[T, ...], at: Spot) -> tuple[T, ...]:
    return answers[at.page * ANSWERS : (at.page + 1) * ANSWERS]


def _numbered(things: Sequence[T], number: int) -> T:
    if not 0 <= number < len(things):
        raise refused("board-moved-on")
    return things[number]


def stepped(found: Sequence[Scope], at: Spot) -> Question | Action | None:
    """The question at a spot of the way step by step, or the move it amounts to; None: nothing is asked."""
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
    return STEPS


def for_good(choices: Choices, moves: Sequence[Action], patient: bool = True) -> bool:
    """Could this answer not be taken back, because chance or hidden cards come out? Tried out on the side.

    `patient`: what would follow by itself waits a while, and does not count; else a stand-in answers at once.
    """
    table = choices.table
    state = _without_seal(choices, moves)
    if state is None:
        return True
    next_up = waiting(table.rules, state)
    hasty = not patient and any(table.seats[seat].stand_in is not None for seat in next_up)
    return hasty or not next_up


def seals(choices: Choices, moves: Sequence[Action]) -> bool:
    """Do chance or hidden cards come out by this answer?"""
    return _without_seal(choices, moves) is None


def _without_seal(choices: Choices, moves: Sequence[Action]) -> Any:
    """The state after an answer; None: something has come out on the way."""
    table = choices.table
    assert table.match is not None
    state = table.match.state
    for action in moves:
        step = table.rules.apply(state, choices.seat, action)
        if step.sealed:
            return None
        state = step.state
    return state


def decision_of(choices: Choices, action: Action) -> str:
    """The key of the question that a move answers."""
    assert choices.table.match is not None
    rules, state = choices.table.rules, choices.table.match.state
    own = (one for one in rules.decisions(state) if one.seat == choices.seat and one.waiting)
    return next((one.key for one in own if action in answers(rules, state, one)), "")
