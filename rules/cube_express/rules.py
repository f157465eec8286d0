"""Cube Express behind the contract."""

from __future__ import annotations

from collections.abc import Mapping

from rules import flow
from rules.core import Option, Rules
from rules.cube_express import (
    candidates,
    captions,
    components,
    decisions,
    effects,
    habits,
    judge,
    lessons,
    menus,
    moves,
    orders,
    scoring,
    setup,
    telling,
    turns,
    upgrades,
    view,
    worth,
)
from rules.cube_express.state import State
from rules.cube_express.view import View


class CubeExpress:
    id = "cube_express"
    version = 2
    seats = tuple(components.TABLES)
    least = 3
    options: tuple[Option, ...] = (Option("arms", ("opposite", "adjacent")),)
    unknown = "E_SYNTAX"
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
    rounds = 2
    likely = staticmethod(habits.likely)
    notable = staticmethod(habits.notable)
    prospects = staticmethod(worth.prospects)
    worth = staticmethod(worth.worth)
    caption = staticmethod(captions.caption)
    obey = staticmethod(orders.obey)
    orders = orders.ORDERS
    house: Mapping[str, str] = {}
    plans: Mapping[str, bool] = {}
    menus = staticmethod(menus.menus)
    ahead = staticmethod(flow.nothing_ahead)
    wishes = staticmethod(flow.no_wishes)
    telling = staticmethod(telling.telling)


RULES: Rules[State, View] = CubeExpress()
