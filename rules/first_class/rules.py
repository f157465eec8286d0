"""First Class as the host sees it."""

from __future__ import annotations

from rules.ages import unchanged
from rules.core import Option, Rules
from rules.first_class import (
    candidates,
    captions,
    decisions,
    effects,
    judge,
    lessons,
    menus,
    orders,
    plans,
    scoring,
    setup,
    telling,
    turns,
    view,
    worth,
)
from rules.first_class.components import EDITIONS, PAIRS, PLAYERS
from rules.first_class.moves import ACTIONS
from rules.first_class.state import State
from rules.first_class.view import View


class FirstClass:
    """Which function does what."""

    id = "first_class"
    version = 2
    seats = tuple(PLAYERS)
    least = 4
    editions = EDITIONS
    options: tuple[Option, ...] = (Option("modules", (*PAIRS, setup.RANDOM)),)
    unknown = "E_SYNTAX"
    state = State
    actions = ACTIONS

    # A name assigned here hides its module below: what else a module gives comes first.
    setup = staticmethod(setup.setup)
    decisions = staticmethod(decisions.decisions)
    candidates = staticmethod(candidates.candidates)
    check = staticmethod(judge.check)
    apply = staticmethod(effects.apply)
    outcome = staticmethod(scoring.outcome)
    standing = staticmethod(scoring.standing)
    lessons = lessons.LESSONS
    turn = staticmethod(turns.turn)
    upgrade = staticmethod(unchanged)
    imagine = staticmethod(view.imagine)
    view = staticmethod(view.view)
    prospects = staticmethod(worth.prospects)
    rounds = 2
    breadth = 20
    worth = staticmethod(worth.worth)
    caption = staticmethod(captions.caption)
    obey = staticmethod(orders.obey)
    house = orders.HOUSE
    orders = orders.ORDERS
    menus = staticmethod(menus.menus)
    ahead = staticmethod(plans.ahead)
    wishes = staticmethod(plans.wishes)
    plans = plans.PLANS
    telling = staticmethod(telling.telling)


RULES: Rules[State, View] = FirstClass()
