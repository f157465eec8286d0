"""A cup as people see it: who takes part, which tables each round has, how they ended. Values only."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from bot.store.table import IN_THREAD, Ground, Pace

CupForm = Literal["knock-out", "round-robin", "swiss"]
CupPhase = Literal["open", "running", "finished", "cancelled"]
How = Literal["", "played", "decided", "bye", "walkover"]
"""How a pod ended: not yet, at its table, by a word of the host, with nobody to play against."""
KNOCK_OUT: CupForm = "knock-out"
ROUND_ROBIN: CupForm = "round-robin"
SWISS: CupForm = "swiss"
FORMS: tuple[CupForm, ...] = (KNOCK_OUT, ROUND_ROBIN, SWISS)
OPEN: CupPhase = "open"
UNDER_WAY: CupPhase = "running"
OVER: CupPhase = "finished"
CALLED_OFF: CupPhase = "cancelled"
BYE: How = "bye"
WALKOVER: How = "walkover"
PLAYED: How = "played"
DECIDED: How = "decided"


@dataclass(frozen=True, slots=True)
class Entrant:
    """Somebody who takes part."""

    person: int
    name: str
    joined: int = 1
    """The first round this person is paired for."""
    left: int = 0
    """The first round this person is not paired for any more; 0: still takes part."""


@dataclass(frozen=True, slots=True)
class Pod:
    """Those who meet in a round, in the order of their seats."""

    round: int
    number: int
    """In its round, from 0."""
    people: tuple[int, ...]
    table: int = 0
    """Where they play; 0: nowhere."""
    ranks: tuple[int, ...] = ()
    """How each of them came off; empty: nobody knows yet."""
    how: How = ""

    @property
    def done(self) -> bool:
        return bool(self.how)


@dataclass(frozen=True, slots=True)
class Cup:
    id: int
    guild: int
    channel: int
    name: str
    language: str
    owner: int
    form: CupForm
    game: str
    options: Mapping[str, str]
    seats: int
    """How many sit at a table, if that works out; some tables may have fewer."""
    pace: Pace | None
    friendly: bool
    """Its games do not count for anybody's rating."""
    phase: CupPhase
    revision: int
    """Grows by one with every commit that changes the cup."""
    seed: int
    """All its lots come from this."""
    created: int
    updated: int
    rounds: int = 0
    """How many are to be played; 0: it depends on who comes."""
    most: int = 64
    """No more people can take part."""
    when_full: bool = False
    """It starts by itself as soon as so many are there."""
    begins: int = 0
    """It starts by itself at this moment; 0: it does not."""
    round: int = 0
    """The one that is played; 0: none yet."""
    entrants: tuple[Entrant, ...] = ()
    """In the order in which they came."""
    pods: tuple[Pod, ...] = field(default=())
    """Of all rounds so far, in their order."""
    ground: Ground = IN_THREAD
    """What its channel is: in a forum the announcement is a post of its own, and so is every table."""

    def entrant(self, person: int) -> Entrant | None:
        return next((one for one in self.entrants if one.person == person), None)

    def name_of(self, person: int) -> str:
        found = self.entrant(person)
        return "?" if found is None else found.name or "?"

    def of_round(self, number: int) -> tuple[Pod, ...]:
        return tuple(pod for pod in self.pods if pod.round == number)

    @property
    def present(self) -> tuple[int, ...]:
        """Who takes part and has not left, in the order in which they came."""
        return tuple(one.person for one in self.entrants if not one.left)
