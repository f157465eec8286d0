"""First Class as the host sees it."""

from __future__ import annotations

from collections.abc import Mapping

from rules.core import Action, Option, Rules
from rules.first_class import candidates, captions, effects, judge, orders, rounds, scoring, setup, view, worth
from rules.first_class.components import PAIRS
from rules.first_class.moves import ACTIONS
from rules.first_class.state import State
from rules.first_class.view import View


class FirstClass:
    """Which function does what."""

    id = "first_class"
    version = 1
    seats: tuple[int, ...] = (2, 3, 4)
    options: tuple[Option, ...] = (Option("modules", (*PAIRS, setup.RANDOM)),)
    unknown = "E_SYNTAX"
    state = State
    actions: tuple[type[Action], ...] = ACTIONS

    # From here on a name that is assigned hides the module of that name.
    obey = staticmethod(orders.obey)
    orders: Mapping[str, tuple[str, ...]] = orders.ORDERS
    setup = staticmethod(setup.setup)
    decisions = staticmethod(candidates.decisions)
    candidates = staticmethod(candidates.candidates)
    check = staticmethod(judge.check)
    apply = staticmethod(effects.apply)
    outcome = staticmethod(scoring.outcome)
    turn = staticmethod(rounds.turn)
    imagine = staticmethod(view.imagine)
    view = staticmethod(view.view)
    worth = staticmethod(worth.worth)
    caption = staticmethod(captions.caption)


RULES: Rules[State, View] = FirstClass()
