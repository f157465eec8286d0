"""Signals behind the contract."""

from __future__ import annotations

from collections.abc import Mapping

from rules import flow
from rules.core import Option, Rules
from signals.rules import (
    candidates,
    captions,
    components,
    decisions,
    effects,
    judge,
    lessons,
    moves,
    orders,
    scoring,
    setup,
    turns,
    view,
    worth,
)
from signals.rules.state import State
from signals.rules.view import View


class Signals:
    id = "signals"
    version = 1
    seats = components.SEATS
    options: tuple[Option, ...] = ()
    unknown = "E_UNKNOWN"
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
    imagine = staticmethod(view.imagine)
    view = staticmethod(view.view)
    worth = staticmethod(worth.worth)
    caption = staticmethod(captions.caption)
    obey = staticmethod(orders.obey)
    orders = orders.ORDERS
    house: Mapping[str, str] = {}
    plans: Mapping[str, bool] = {}
    menus = staticmethod(flow.no_menus)
    ahead = staticmethod(flow.nothing_ahead)
    wishes = staticmethod(flow.no_wishes)
    telling = staticmethod(flow.plainly)


RULES: Rules[State, View] = Signals()
