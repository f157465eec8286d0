"""The planner: good courses of a seat's scoring, from what it can see; and a course as one word, to be kept."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import blake2s

from rules.copies import replace
from rules.core import Action, Rng, Seat
from rules.first_class import candidates, demands, turns, view
from rules.first_class.components import END_PRICE, ROUNDS, SCORING_AFTER, TURNS_PER_ROUND
from rules.first_class.decisions import waited_for
from rules.first_class.display import EMPTY_ROWS
from rules.first_class.judge import check
from rules.first_class.moves import ACTIONS, CoinEnd, CoinPoint, CoinUpgrade, Fulfil, Pass, TakeEnd, UseCity, UseSwitch
from rules.first_class.results import Result, usual
from rules.first_class.state import SCORING, TURN, Overflow, Player, Public, State
from rules.first_class.view import View
from rules.first_class.worth import COIN, POINT, worth
from rules.notation import names

WIDTH = 6
"""So many courses are followed side by side."""
ENDS, TILE, ARRIVAL = "e", "t", "k"
"""What a course shares with the others: open game end cards, locomotive tiles, places in Constantinople."""


@dataclass(frozen=True, slots=True)
class Course:
    """A scoring from beginning to end."""

    seat: Seat
    moves: tuple[Action, ...]
    states: tuple[State, ...]
    """Before each move, and before the points of step 2."""
    value: int

    @property
    def last(self) -> Player:
        return self.states[-1].public.players[self.seat]


@dataclass(frozen=True, slots=True)
class _Way:
    result: Result
    states: tuple[State, ...]


def ready(p: Public, seat: Seat) -> bool:
    """Has the seat only its scoring before it until the next round, and something to decide in it?"""
    place = (seat - p.start) % len(p.players)
    if p.phase == SCORING:
        waits = place > p.played
    else:
        seats = len(p.players)
        waits = p.phase == TURN and p.round in SCORING_AFTER and p.played > (TURNS_PER_ROUND - 1) * seats + place
    return waits and anything(replace(p.players[seat], used=()))


def anything(player: Player) -> bool:
    return turns.may_spend_or_fulfil(player) or turns.can_score_bonus(player)


def before(v: View, seat: Seat) -> State:
    """The beginning of this seat's scoring, as far as it can be foreseen."""
    s = view.imagine(v, Rng(0))
    p = s.public
    players = tuple(replace(player, used=()) for player in p.players) if p.phase == TURN else p.players
    place = (seat - p.start) % len(players)
    return replace(
        s,
        public=replace(
            p, phase=SCORING, seat=seat, played=place, players=players, rows=EMPTY_ROWS, acted=False, stack=(), queue=()
        ),
    )


def courses(start: State, seat: Seat, width: int = WIDTH) -> tuple[Course, ...]:
    """Courses with different results, the best first."""
    front, found, seen = [_Way(Result(start), ())], dict[object, Course](), set[object]()
    while front:
        following = []
        for way in front:
            for action in _steps(way.result.state, seat, way.result.level):
                states = (*way.states, way.result.state)
                after = way.result.then(seat, action)
                if isinstance(action, Pass):
                    _keep(found, Course(seat, after.moves, states, _value(after.state, seat)))
                    continue
                if waited_for(after.state.public) != seat or after.state.public.turns != start.public.turns:
                    _keep(found, Course(seat, after.moves, (*states, after.state), _value(after.state, seat)))
                    continue
                mark = (after.state.public, after.level)
                if mark not in seen:
                    seen.add(mark)
                    following.append(_Way(after, states))
        following.sort(key=lambda way: -worth(way.result.state, seat))
        front = following[:width]
    return tuple(sorted(found.values(), key=lambda course: -course.value))


def _keep(found: dict[object, Course], course: Course) -> None:
    mark = replace(course.states[-1].public.players[course.seat], used=())
    if mark not in found:
        found[mark] = course


def _value(s: State, seat: Seat) -> int:
    """After the last scoring a coin is a point and no more."""
    over = s.public.round == ROUNDS
    return worth(s, seat) - over * (COIN - POINT) * sum(s.public.players[seat].coins)


def _steps(s: State, seat: Seat, level: int) -> Iterator[Action]:
    """The next steps worth thinking of. Coins come between two bonuses; between two symbols is for people."""
    p = s.public
    player = p.players[seat]
    if p.stack and not isinstance(p.stack[-1], Overflow):
        yield from usual(s, seat, level)
        return
    if not p.stack:
        yield from map(UseCity, demands.usable_cities(player))
        yield from map(UseSwitch, demands.switches(player))
        yield from map(Fulfil, demands.fulfillable(player))
    for action in candidates.purchases(p, player):
        if not _poor(action, bool(p.stack)) and check(s, seat, action) is None:
            yield action
    if not p.stack:
        yield Pass()


def _poor(action: Action, overflow: bool) -> bool:
    """A coin kept is worth a point as well; which coins pay for a game end card makes no difference worth asking."""
    match action:
        case CoinPoint():
            return not overflow
        case CoinEnd(_, columns):
            return columns != ""
        case CoinUpgrade(""):
            return True
        case _:
            return False


def word(course: Course) -> str:
    """A course as it is kept: what it shares with others, then each move behind a mark of the board it is made on."""
    shared = _shared(course)
    steps = [
        mark(s.public, course.seat, shared) + _code(action)
        for s, action in zip(course.states[: len(course.moves)], course.moves, strict=True)
    ]
    return ".".join((shared + "-", *steps))


def _shared(course: Course) -> str:
    publics = [s.public for s in course.states]
    found = ""
    if any(isinstance(a, CoinEnd | TakeEnd) for a in course.moves) or any(
        sum(p.players[course.seat].coins) >= END_PRICE for p in publics
    ):
        found += ENDS
    if publics[0].tiles != publics[-1].tiles:
        found += TILE
    if publics[0].constantinople != publics[-1].constantinople:
        found += ARRIVAL
    return found


def mark(p: Public, seat: Seat, shared: str) -> str:
    """A few letters that change with all that a course depends on."""
    seen = (
        p.round, p.players[seat], p.stack, p.queue,
        p.open_ends if ENDS in shared else (), p.tiles if TILE in shared else 0,
        p.constantinople if ARRIVAL in shared else (),
    )  # fmt: skip
    return blake2s(repr(seen).encode(), digest_size=2).hexdigest()


_DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"


def _code(action: Action) -> str:
    fields = "_".join(str(getattr(action, name)) for name in names(type(action)))
    return _DIGITS[ACTIONS.index(type(action))] + fields


def next_move(kept: str, p: Public, seat: Seat, options: tuple[Action, ...]) -> Action | None:
    """The move that a kept course makes on this board; None: the board is another one."""
    shared, _, steps = kept.partition("-")
    here = mark(p, seat, shared)
    wanted = {step[len(here) :] for step in steps.split(".") if step.startswith(here)}
    return next((action for action in options if _code(action) in wanted), None)
