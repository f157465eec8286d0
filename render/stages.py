"""Moments of seeded sample games, for the look book, tests and benchmarks of pictures."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from rules import agreement, bots, core
from rules.core import AnyRules, Event, Rng, Seat
from rules.notation import Question, Token, drill
from rules.registry import GAMES, variants

NAMES = (
    "Maximiliane Österreicher-Großweil",
    "Käthe",
    "Jörg Müller",
    "Ænne Zoë Weiß",
    "Björn-Torbjörn",
    "Çelebi",
)
"""Names of players, one of them as long as names may be."""
QUIET, BUSY, FINAL = "quiet", "busy", "final"
SHARES = {QUIET: 0.14, BUSY: 0.86}
BOUND = 6_000


@dataclass(frozen=True, slots=True)
class Stage:
    """A moment: the state and the public events since the turn before."""

    game: str
    seats: int
    options: tuple[tuple[str, str], ...]
    name: str
    state: Any
    recent: tuple[Event, ...]

    @property
    def rules(self) -> AnyRules:
        return GAMES[self.game]

    @property
    def waiting(self) -> tuple[Seat, ...]:
        return core.waiting(self.rules, self.state)


def course(game: str, seats: int, options: Mapping[str, str], seed: int, bot: str) -> list[Stage]:
    """Every moment of a game at which a turn begins or somebody else is waited for, and its end."""
    rules, rng = GAMES[game], Rng(seed)
    state = rules.setup(seats, agreement.begun(rules, options), seed)
    moments: list[Stage] = []
    recent: tuple[Event, ...] = ()
    before: tuple[int, tuple[Seat, ...]] | None = None
    for _ in range(BOUND):
        waiting = core.waiting(rules, state)
        now = (rules.turn(state), waiting)
        if now != before:
            moments.append(Stage(game, seats, tuple(sorted(options.items())), "", state, recent))
            before, recent = now, ()
        if not waiting:
            break
        seat = waiting[0]
        legal = core.legal(rules, state, seat)
        rng = Rng(rng.seed, rng.n + 1)
        chosen = bots.BOTS[bot](rules, rules.view(state, seat), seat, legal, Rng(rng.seed ^ rng.n, 0))
        step = rules.apply(state, seat, chosen)
        state = step.state
        recent += tuple(event for event in step.events if event.to is None)
    return moments


@lru_cache(maxsize=64)
def stages(game: str, bot: str = "greedy", seed: int = 7) -> tuple[Stage, ...]:
    """A quiet, a busy and a final moment of every number of seats, the variants in turn."""
    rules = GAMES[game]
    kinds = variants(rules)
    found: list[Stage] = []
    for n, seats in enumerate(rules.seats):
        moments = course(game, seats, kinds[n % len(kinds)], seed + n, bot)
        for name, share in SHARES.items():
            found.append(_named(moments[int(share * (len(moments) - 1))], name))
        found.append(_named(moments[-1], FINAL))
    return tuple(found)


def _named(stage: Stage, name: str) -> Stage:
    return Stage(stage.game, stage.seats, stage.options, name, stage.state, stage.recent)


def questions(stage: Stage, seat: Seat, most: int = 12) -> tuple[Question, ...]:
    """Questions a seat can be asked on the way to a move: for each kind of move the first of each field."""
    legal = core.legal(stage.rules, stage.state, seat)
    found: dict[tuple[Token, str], Question] = {}
    trails: list[tuple[Token, ...]] = [()]
    while trails and len(found) < most:
        asked = drill(legal, trails.pop(0))
        if not isinstance(asked, Question):
            continue
        key = (asked.prefix[0] if asked.prefix else "", asked.field)
        if key not in found:
            found[key] = asked
            kept = asked.answers if asked.field == "move" else asked.answers[:2]
            trails += [(*asked.prefix, answer) for answer in kept]
    return tuple(found.values())
