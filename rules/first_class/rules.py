"""First Class as the host sees it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from rules.core import Action, Decision, Option, Outcome, Phrase, Rng, Seat, Step, Violation
from rules.first_class import captions, evidence, judge, options, rounds, scoring, sources, spending, units
from rules.first_class import orders as standing
from rules.first_class import setup as opening
from rules.first_class import view as views
from rules.first_class import worth as eyes
from rules.first_class.components import PAIRS
from rules.first_class.moves import (
    ACTIONS,
    COIN_ACTIONS,
    Decline,
    Done,
    Draft,
    Execute,
    Fulfil,
    Mail,
    Pass,
    TakeTile,
    Token,
    UseCity,
    UseSwitch,
)
from rules.first_class.state import SCORING, Coupling, Handover, State
from rules.first_class.view import View
from rules.first_class.work import Work


class FirstClass:
    id = "first_class"
    version = 1
    seats: tuple[int, ...] = (2, 3, 4)
    options: tuple[Option, ...] = (Option("modules", (*PAIRS, opening.RANDOM)),)
    orders: Mapping[str, tuple[str, ...]] = standing.ORDERS
    unknown = "E_SYNTAX"
    state = State
    actions: tuple[type[Action], ...] = ACTIONS

    def setup(self, seats: int, options: Mapping[str, str], seed: int) -> State:
        return opening.setup(seats, options, seed)

    def decisions(self, s: State) -> tuple[Decision, ...]:
        return options.decisions(s.public)

    def candidates(self, s: State, d: Decision) -> Iterable[Action]:
        return options.candidates(s, d)

    def check(self, s: State, seat: Seat, a: Action) -> Violation | None:
        return judge.check(s, seat, a)

    def apply(self, s: State, seat: Seat, a: Action) -> Step[State]:
        work = Work(s)
        match a:
            case Draft(card):
                rounds.draft(work, card)
            case Execute():
                sources.execute(work, seat, a)
            case Decline(card):
                sources.decline(work, seat, card)
            case TakeTile():
                sources.take_tile(work, seat)
            case Mail(mail):
                top = work.stack[-1]
                assert isinstance(top, Coupling)
                units.couple(work, top, mail)
            case Token(token):
                top = work.stack[-1]
                assert isinstance(top, Handover)
                evidence.hand_over(work, top, token)
            case Fulfil(card):
                sources.fulfil(work, seat, card)
            case UseCity(city):
                sources.use_city(work, seat, city)
            case UseSwitch(gap):
                sources.use_switch(work, seat, gap)
            case Done():
                work.stack.pop()
            case Pass() if work.phase == SCORING:
                rounds.finish_scoring(work)
            case Pass():
                rounds.end_turn(work)
            case _ if isinstance(a, COIN_ACTIONS):
                spending.spend(work, seat, a)
            case _:
                sources.use(work, a)
        rounds.advance(work)
        return work.step()

    def outcome(self, s: State) -> Outcome | None:
        return scoring.outcome(s.public)

    def turn(self, s: State) -> int:
        return s.public.turns

    def view(self, s: State, viewer: Seat | None) -> View:
        return views.view(s, viewer)

    def imagine(self, v: View, rng: Rng) -> State:
        return views.imagine(v, rng)

    def worth(self, s: State, seat: Seat) -> int:
        return eyes.worth(s, seat)

    def obey(self, v: View, seat: Seat, key: str, order: str, options: tuple[Action, ...]) -> Action | None:
        return standing.obey(v, seat, key, order, options)

    def caption(self, v: View, prefix: tuple[str | int, ...], name: str, value: str | int) -> Phrase | None:
        return captions.caption(v, prefix, name, value)


RULES = FirstClass()
