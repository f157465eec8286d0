"""What a search looks ahead with: every seat plays greedily up to a turn, and what the others then have counts against.

A game may say more than the contract asks for. Each has a default:

* `prospects(state)`: everybody's own value in hundredths of a final point, without rivals, and at the
  end what they have come to; else each seat's `worth`, and the scores;
* `advantage(state, seat)`: what the greedy stand-in goes by, with rivals in it; else the seat's own `worth`;
* `rounds`: how many rounds ahead are worth looking at; else one;
* `breadth`: how many moves are compared in worlds ahead; else eight;
* `notable(view, seat, options)`: the moves that may be best, never none; else all of them;
* `likely(state, seat)`: the legal moves that greed compares, here and as a stand-in, none: any; else all of them, or
  here an even sample;
* `weighty`: keys of the decisions that are worth the whole effort; else all of them;
* `certain(view)`: nothing is hidden from the viewer and nothing is left to chance, so that one world is as good as
  many, and a level that looks as far as it may looks to the end; else there is always something unknown;
* `ways`: what is imagined of others, a world each in turn; else that all go by their own worth;
* `stale(view)`: others have just done nothing and the game may end of it, so they may well go on doing nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import count
from typing import Any

from rules.bots import advantage, likely
from rules.core import Action, AnyRules, Decision, Rng, Seat, answers, legal

LOOK = 24
"""The most moves a seat compares while it is looked ahead; beyond that an even sample."""
FEW = 8
"""So many moves are compared in worlds ahead, unless a game says otherwise."""
LIMIT = 2000
"""More moves than any game needs for the rounds that are looked ahead, or to its end."""
END = 1 << 30
"""A turn no game comes to: play goes on to the end."""
POINT = 100
WIN = 3 * POINT
"""What winning is worth beyond its points, where the game ends within sight."""
STREAM = 1 << 24
"""So many numbers of chance belong to one world."""
LUCK = 0x4C55_434B
"""Its own chance has whatever happens in a world after it was imagined; it is the same for all moves."""
State = Any
"""Any: the state of whichever game it is."""
WORTH, OWN, GREEDY, CHANCE, ALONE = "", "own", "greedy", "chance", "alone"
"""What is imagined: all go by their own worth; others are greedy while a seat does that, or all are; all are greedy
and what the house would answer is left to chance; or others do nothing."""
Aim = Callable[[State, Seat], int]
"""What a seat goes by when it chooses: the state after a move, and whose move it was."""


class Stopped(Exception):
    """There is no time left."""


def never() -> bool:
    return False


def prospects(rules: AnyRules, s: State, seats: int) -> tuple[int, ...]:
    own: Callable[[State], tuple[int, ...]] | None = getattr(rules, "prospects", None)
    if own:
        return own(s)
    outcome = rules.outcome(s)
    if outcome:
        return tuple(POINT * score for score in outcome.scores)
    return tuple(rules.worth(s, Seat(seat)) for seat in range(seats))


def rounds(rules: AnyRules) -> int:
    found: int = getattr(rules, "rounds", 1)
    return found


def breadth(rules: AnyRules) -> int:
    found: int = getattr(rules, "breadth", FEW)
    return found


def notable(rules: AnyRules, view: Any, seat: Seat, options: Sequence[Action]) -> Sequence[Action]:
    chosen: Callable[[Any, Seat, Sequence[Action]], Sequence[Action]] | None = getattr(rules, "notable", None)
    return (chosen(view, seat, options) if chosen else options) or options


def certain(rules: AnyRules, view: Any) -> bool:
    found: Callable[[Any], bool] | None = getattr(rules, "certain", None)
    return found is not None and found(view)


def ways(rules: AnyRules) -> tuple[str, ...]:
    found: tuple[str, ...] = getattr(rules, "ways", (WORTH,))
    return found


def stale(rules: AnyRules, view: Any) -> bool:
    found: Callable[[Any], bool] | None = getattr(rules, "stale", None)
    return found is not None and found(view)


def aim(rules: AnyRules, own: Seat, way: str) -> Aim:
    """By their own worth go all, or a seat alone while others do as the greedy stand-in does or nothing, or nobody."""
    if way == OWN:
        return lambda s, seat: rules.worth(s, seat) if seat == own else advantage(rules, s, seat)
    if way in (GREEDY, CHANCE):
        return lambda s, seat: advantage(rules, s, seat)
    if way == ALONE:
        # The last of a seat's moves ends its turn, where it may.
        later = count()
        return lambda s, seat: rules.worth(s, seat) if seat == own else next(later)
    return rules.worth


def habits(rules: AnyRules, own: Seat, way: str, seed: int, world: int) -> tuple[Aim, Rng | None]:
    """What all go by in a world, and the chance that answers for the house, if it is left to chance."""
    return aim(rules, own, way), Rng(seed ^ LUCK, world * STREAM) if way == CHANCE else None


def is_weighty(rules: AnyRules, s: State, seat: Seat) -> bool:
    keys: frozenset[str] | None = getattr(rules, "weighty", None)
    return keys is None or any(d.seat == seat and d.key in keys for d in rules.decisions(s))


def margin(rules: AnyRules, s: State, seat: Seat, seats: int) -> int:
    """How far a seat is ahead: of its rival, or of the best and the average one in equal parts."""
    outcome, values = rules.outcome(s), prospects(rules, s, seats)
    others = [value for other, value in enumerate(values) if other != seat]
    found = values[seat] - (max(others) + sum(others) // len(others)) // 2
    if outcome:
        alone = outcome.ranks.count(1) == 1
        found += WIN if outcome.ranks[seat] == 1 and alone else 0 if outcome.ranks[seat] == 1 else -WIN
    return found


def look(options: Sequence[Action], most: int) -> Sequence[Action]:
    return options[:: -(-len(options) // most)] if len(options) > most else options


def _routine(rules: AnyRules, s: State, asked: Decision, draw: Callable[[int], int] | None) -> Action | None:
    """What the house answers where people are not asked either: there is nothing in it to look for."""
    order = rules.house.get(asked.key)
    if not order:
        return None
    options = answers(rules, s, asked)
    if draw:
        return options[draw(len(options))]
    found = rules.obey(rules.view(s, asked.seat), asked.seat, asked.key, order, options)
    return found if found in options else None


def drawing(rng: Rng) -> Callable[[int], int]:
    """Numbers by chance, one after the other."""

    def draw(bound: int) -> int:
        nonlocal rng
        found, rng = rng.below(bound)
        return found

    return draw


def play_on(
    rules: AnyRules, s: State, until: int, stop: Callable[[], bool] = never, by: Aim | None = None,
    chance: Rng | None = None,
) -> State:  # fmt: skip
    """The state once so many turns are complete, or the game is over: whoever is waited for takes what is worth most.

    `by`: what says how much; else everybody's own worth. What the house answers for people it answers here as well,
    or else `chance` does. Each judges the very state it is in, which is imagined as a whole. Raises Stopped.
    """
    draw = drawing(chance) if chance else None
    by = by or rules.worth
    for _ in range(LIMIT):
        if rules.turn(s) >= until:
            break
        asked = next((d for d in rules.decisions(s) if d.waiting), None)
        if asked is None:
            break
        if stop():
            raise Stopped
        seat, routine = asked.seat, _routine(rules, s, asked, draw)
        if routine is not None:
            s = rules.apply(s, seat, routine).state
            continue
        options = likely(rules, s, seat) or look(legal(rules, s, seat), LOOK)
        if len(options) == 1:
            s = rules.apply(s, seat, options[0]).state
            continue
        top, best = None, s
        for option in options:
            after = rules.apply(s, seat, option).state
            worth = by(after, seat)
            if top is None or worth > top:
                top, best = worth, after
        s = best
    return s
