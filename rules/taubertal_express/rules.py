"""The rules of Der Taubertal-Express as the house plays them; the words of the rules are in SPEC.md."""

from __future__ import annotations

from collections.abc import Mapping

from rules.ages import unchanged
from rules.core import Action, Option, Rules
from rules.taubertal_express.candidates import candidates
from rules.taubertal_express.captions import caption
from rules.taubertal_express.components import GOODS_DISPLAY
from rules.taubertal_express.decisions import decisions
from rules.taubertal_express.effects import apply
from rules.taubertal_express.judge import check
from rules.taubertal_express.lessons import LESSONS
from rules.taubertal_express.menus import menus
from rules.taubertal_express.moves import ACTIONS
from rules.taubertal_express.orders import HOUSE, ORDERS, obey
from rules.taubertal_express.plans import PLANS, ahead, stands, wishes
from rules.taubertal_express.scoring import outcome, standing
from rules.taubertal_express.setup import OPTIONS, setup
from rules.taubertal_express.state import State
from rules.taubertal_express.telling import telling
from rules.taubertal_express.turns import turn
from rules.taubertal_express.view import View, imagine, view
from rules.taubertal_express.worth import prospects, worth


class TaubertalExpress:
    """Where each part of the contract stands."""

    id = "taubertal_express"
    version = 2
    least = 6
    seats: tuple[int, ...] = tuple(GOODS_DISPLAY)
    options: tuple[Option, ...] = OPTIONS
    orders: Mapping[str, tuple[str, ...]] = ORDERS
    house: Mapping[str, str] = HOUSE
    plans: Mapping[str, bool] = PLANS
    menus = staticmethod(menus)
    ahead = staticmethod(ahead)
    wishes = staticmethod(wishes)
    stands = staticmethod(stands)
    telling = staticmethod(telling)
    unknown = "E_SYNTAX"
    state = State
    actions: tuple[type[Action], ...] = ACTIONS

    setup = staticmethod(setup)
    decisions = staticmethod(decisions)
    candidates = staticmethod(candidates)
    check = staticmethod(check)
    apply = staticmethod(apply)
    outcome = staticmethod(outcome)
    standing = staticmethod(standing)
    lessons = LESSONS
    turn = staticmethod(turn)
    upgrade = staticmethod(unchanged)
    view = staticmethod(view)
    imagine = staticmethod(imagine)
    worth = staticmethod(worth)
    prospects = staticmethod(prospects)
    obey = staticmethod(obey)
    caption = staticmethod(caption)


RULES: Rules[State, View] = TaubertalExpress()
