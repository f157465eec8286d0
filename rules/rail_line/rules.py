"""Rail Line behind the contract."""

from __future__ import annotations

from rules.core import Option, Rules
from rules.rail_line import (
    candidates,
    captions,
    components,
    decisions,
    effects,
    judge,
    lessons,
    menus,
    moves,
    orders,
    plans,
    scoring,
    setup,
    telling,
    turns,
    upgrades,
    view,
    worth,
)
from rules.rail_line.state import State
from rules.rail_line.view import View


class RailLine:
    id = "rail_line"
    version = 2
    seats = tuple(components.DEALS)
    least = 3
    options: tuple[Option, ...] = (Option("sheet", tuple(str(number) for number in components.SHEETS)),)
    unknown = "E_BAD_INPUT"
    state = State
    actions = moves.ACTIONS

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
    upgrade = staticmethod(upgrades.upgrade)
    imagine = staticmethod(view.imagine)
    view = staticmethod(view.view)
    prospects = staticmethod(worth.prospects)
    rounds = 2
    advantage = staticmethod(worth.advantage)
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


RULES: Rules[State, View] = RailLine()
