"""Stand-ins: they choose from a view and the legal moves, and know nothing else."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from rules.core import Action, AnyRules, Rng, Seat

Bot = Callable[[AnyRules, Any, Seat, Sequence[Action], Rng], Action]
"""Any: the view of whichever game it is; stand-ins are kept by name in one table for all games."""
LOOK = 400
"""The most moves the greedy stand-in compares; beyond that it looks at an even sample."""


def random(rules: AnyRules, view: Any, seat: Seat, options: Sequence[Action], rng: Rng) -> Action:
    """Any legal move."""
    at, _ = rng.below(len(options))
    return options[at]


def greedy(rules: AnyRules, view: Any, seat: Seat, options: Sequence[Action], rng: Rng) -> Action:
    """The move after which an imagined state looks best for the seat; ties are broken by chance."""
    imagined = rules.imagine(view, rng)
    pick = rng
    known = set(options)
    options = [move for move in likely(rules, imagined, seat) if move in known] or options
    if len(options) > LOOK:
        options = options[:: -(-len(options) // LOOK)]
    best: list[Action] = []
    top: int | None = None
    for option in options:
        worth = advantage(rules, rules.apply(imagined, seat, option).state, seat)
        if top is None or worth > top:
            top, best = worth, [option]
        elif worth == top:
            best.append(option)
    at, _ = pick.below(len(best))
    return best[at]


def likely(rules: AnyRules, s: Any, seat: Seat) -> Sequence[Action]:
    """The moves that greed compares; none: any may be good."""
    chosen: Callable[[Any, Seat], Sequence[Action]] | None = getattr(rules, "likely", None)
    return chosen(s, seat) if chosen else ()


def advantage(rules: AnyRules, s: Any, seat: Seat) -> int:
    """What greed goes by: the own worth, or what a game says that has its rivals in it."""
    own: Callable[[Any, Seat], int] = getattr(rules, "advantage", rules.worth)
    return own(s, seat)


BOTS: dict[str, Bot] = {"greedy": greedy, "random": random}
