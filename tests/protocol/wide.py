"""A game with more answers than a menu holds and labels too long for one: pages and limits are proved with it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import ClassVar

from rules import flow
from rules.core import (
    Action,
    Decision,
    IllegalMove,
    Option,
    Outcome,
    Phrase,
    Rng,
    Seat,
    Step,
    event,
    phrase,
    ranked,
)

CHOICES = tuple(f"N{number:02}" for number in range(60))


@dataclass(frozen=True, slots=True)
class Take(Action):
    tag: ClassVar[str] = "take"
    thing: str
    way: str = ""


@dataclass(frozen=True, slots=True)
class State:
    seats: int
    taken: tuple[str, ...]
    rng: Rng


class Wide:
    id = "wide"
    version = 1
    seats = (2,)
    options: tuple[Option, ...] = ()
    orders: Mapping[str, tuple[str, ...]] = {}
    house: Mapping[str, str] = {}
    plans: Mapping[str, bool] = {}
    menus = staticmethod(flow.no_menus)
    ahead = staticmethod(flow.nothing_ahead)
    wishes = staticmethod(flow.no_wishes)
    telling = staticmethod(flow.plainly)
    unknown = "E_UNKNOWN"
    state = State
    actions: tuple[type[Action], ...] = (Take,)

    def setup(self, seats: int, options: Mapping[str, str], seed: int) -> State:
        if seats != 2:
            raise IllegalMove(phrase("E_UNKNOWN"))
        return State(seats, (), Rng(seed))

    def decisions(self, s: State) -> tuple[Decision, ...]:
        return (Decision(Seat(len(s.taken) % 2), "take"),) if len(s.taken) < 4 else ()

    def candidates(self, s: State, d: Decision) -> Iterable[Action]:
        return [Take(thing, way) for thing in CHOICES for way in (("slow", "fast") if thing < "N30" else ("",))]

    def check(self, s: State, seat: Seat, a: Action) -> Phrase | None:
        if not isinstance(a, Take) or seat != len(s.taken) % 2 or len(s.taken) >= 4:
            return phrase("E_NOT_NOW")
        if a not in self.candidates(s, Decision(seat, "take")):
            return phrase("E_UNKNOWN")
        return phrase("E_TAKEN", thing=a.thing) if a.thing in s.taken else None

    def apply(self, s: State, seat: Seat, a: Action) -> Step[State]:
        assert isinstance(a, Take)
        sealed = a.way == "fast"
        return Step(State(s.seats, (*s.taken, a.thing), s.rng), (event("taken", seat=seat, thing=a.thing),), sealed)

    def outcome(self, s: State) -> Outcome | None:
        scores = (len(s.taken[::2]), len(s.taken[1::2]))
        return Outcome(scores, ranked(scores)) if len(s.taken) >= 4 else None

    def turn(self, s: State) -> int:
        return len(s.taken)

    def view(self, s: State, viewer: Seat | None) -> State:
        return State(s.seats, s.taken, Rng(0))

    def imagine(self, v: State, rng: Rng) -> State:
        return State(v.seats, v.taken, rng)

    def worth(self, s: State, seat: Seat) -> int:
        return 0

    def obey(self, v: State, seat: Seat, key: str, order: str, options: tuple[Action, ...]) -> Action | None:
        return None

    def caption(self, v: State, prefix: tuple[str | int, ...], name: str, value: str | int) -> Phrase | None:
        return phrase("caption-thing", thing=value) if name == "thing" else None


RULES = Wide()
