"""The Black Loco behind the contract."""

from __future__ import annotations

from rules.ages import unchanged
from rules.black_loco import (
    candidates,
    captions,
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
    view,
    wishes,
    worth,
)
from rules.black_loco.state import State
from rules.black_loco.view import View
from rules.core import Option, Rules
from rules.playout import CHANCE, WORTH


class BlackLoco:
    """Which function does what."""

    id = "black_loco"
    version = 3
    seats = setup.SEATS
    least = 3
    options: tuple[Option, ...] = setup.OPTIONS
    editions = plans.EDITIONS
    unknown = "E_INPUT"
    state = State
    actions = moves.ACTIONS
    implied = (moves.Pair, moves.Done)

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
    certain = staticmethod(view.certain)
    stale = staticmethod(view.stale)
    view = staticmethod(view.view)
    prospects = staticmethod(worth.prospects)
    weighty = frozenset({"bid", "choose", "build", "second", "buy", "premium"})
    rounds = 2
    breadth = 12
    # What hands hide hardly makes a difference between worlds; what rivals are like does.
    ways = (WORTH, CHANCE)
    advantage = staticmethod(worth.advantage)
    worth = staticmethod(worth.worth)
    caption = staticmethod(captions.caption)
    obey = staticmethod(orders.obey)
    house = orders.HOUSE
    orders = orders.ORDERS
    plans = wishes.PLANS
    menus = staticmethod(menus.menus)
    ahead = staticmethod(wishes.ahead)
    wishes = staticmethod(wishes.wishes)
    telling = staticmethod(telling.telling)


RULES: Rules[State, View] = BlackLoco()
