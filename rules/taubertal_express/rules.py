"""The rules of Der Taubertal-Express with Würfelpioniere; their words are in SPEC.md."""

from __future__ import annotations

from collections.abc import Mapping

from rules import flow
from rules.core import Action, Option, Rules
from rules.taubertal_express.candidates import candidates
from rules.taubertal_express.captions import caption
from rules.taubertal_express.decisions import decisions
from rules.taubertal_express.effects import apply
from rules.taubertal_express.judge import check
from rules.taubertal_express.moves import ACTIONS
from rules.taubertal_express.orders import ORDERS, obey
from rules.taubertal_express.scoring import outcome
from rules.taubertal_express.setup import OPTIONS, SEATS, setup
from rules.taubertal_express.state import State
from rules.taubertal_express.turns import turn
from rules.taubertal_express.view import View, imagine, view
from rules.taubertal_express.worth import worth


class TaubertalExpress:
    """Where each part of the contract stands."""

    id = "taubertal_express"
    version = 1
    seats: tuple[int, ...] = SEATS
    options: tuple[Option, ...] = OPTIONS
    orders: Mapping[str, tuple[str, ...]] = ORDERS
    house: Mapping[str, str] = {}
    plans: Mapping[str, bool] = {}
    menus = staticmethod(flow.no_menus)
    ahead = staticmethod(flow.nothing_ahead)
    wishes = staticmethod(flow.no_wishes)
    telling = staticmethod(flow.plainly)
    unknown = "E_SYNTAX"
    state = State
    actions: tuple[type[Action], ...] = ACTIONS

    setup = staticmethod(setup)
    decisions = staticmethod(decisions)
    candidates = staticmethod(candidates)
    check = staticmethod(check)
    apply = staticmethod(apply)
    outcome = staticmethod(outcome)
    turn = staticmethod(turn)
    view = staticmethod(view)
    imagine = staticmethod(imagine)
    worth = staticmethod(worth)
    obey = staticmethod(obey)
    caption = staticmethod(caption)


RULES: Rules[State, View] = TaubertalExpress()
