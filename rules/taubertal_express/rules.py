"""Der Taubertal-Express, with the dice expansion Würfelpioniere."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import ClassVar

from rules.core import Action, Decision, IllegalMove, Option, Outcome, Phrase, Rng, Seat, Step, Violation, phrase
from rules.taubertal_express import candidates, captions, dice, orders, scoring, setup, turns
from rules.taubertal_express import effects as effects_of
from rules.taubertal_express import judge as judged
from rules.taubertal_express import view as views
from rules.taubertal_express import worth as worths
from rules.taubertal_express.components import GOODS_DISPLAY
from rules.taubertal_express.desk import active
from rules.taubertal_express.moves import ACTIONS
from rules.taubertal_express.state import DRAFT, HIRE, OVER, State
from rules.taubertal_express.view import View


class TaubertalExpress:
    id = "taubertal_express"
    version = 1
    seats: tuple[int, ...] = tuple(GOODS_DISPLAY)
    options: tuple[Option, ...] = ()
    orders: Mapping[str, tuple[str, ...]] = orders.ORDERS
    unknown = "E_SYNTAX"
    state = State
    actions: ClassVar[tuple[type[Action], ...]] = ACTIONS

    def setup(self, seats: int, options: Mapping[str, str], seed: int) -> State:
        if seats not in self.seats:
            raise IllegalMove(phrase("E_SEATS", seats=seats))
        desk = setup.set_up(seats, seed)
        dice.roll_all(desk)
        turns.run(desk)
        return desk.step().state

    def decisions(self, s: State) -> tuple[Decision, ...]:
        p = s.public
        if p.phase == OVER:
            return ()
        if p.phase == HIRE:
            return tuple(Decision(seat, "hire") for seat in p.hiring)
        if p.phase == DRAFT:
            return (Decision(active(p), "draft"),)
        return (Decision(active(p), p.stack[-1].task if p.stack else "turn"),)

    def candidates(self, s: State, d: Decision) -> Iterable[Action]:
        match d.key:
            case "draft":
                return candidates.keep(s, d.seat)
            case "hire":
                return candidates.hire(s.public, d.seat)
            case "turn":
                return candidates.turn(s.public, d.seat)
            case _:
                return candidates.answers(s.public, d.seat)

    def check(self, s: State, seat: Seat, a: Action) -> Violation | None:
        return judged.check(s, seat, a)

    def apply(self, s: State, seat: Seat, a: Action) -> Step[State]:
        return effects_of.apply(s, seat, a)

    def outcome(self, s: State) -> Outcome | None:
        return scoring.outcome(s.public) if s.public.phase == OVER else None

    def turn(self, s: State) -> int:
        return s.public.turns

    def view(self, s: State, viewer: Seat | None) -> View:
        return views.view(s, viewer)

    def imagine(self, v: View, rng: Rng) -> State:
        return views.imagine(v, rng)

    def worth(self, s: State, seat: Seat) -> int:
        return worths.worth(s.public, seat)

    def obey(self, v: View, seat: Seat, key: str, order: str, options: tuple[Action, ...]) -> Action | None:
        return orders.obey(v, seat, key, order)

    def caption(self, v: View, prefix: tuple[str | int, ...], name: str, value: str | int) -> Phrase | None:
        return captions.caption(v, prefix, name, value)


RULES = TaubertalExpress()
