"""The rules of The Black Loco as the house plays them; the words of the rules are in SPEC.md."""

from __future__ import annotations

from collections.abc import Mapping

from rules import flow
from rules.black_loco.candidates import candidates
from rules.black_loco.captions import caption
from rules.black_loco.decisions import decisions
from rules.black_loco.effects import apply
from rules.black_loco.judge import check
from rules.black_loco.moves import ACTIONS
from rules.black_loco.orders import ORDERS, obey
from rules.black_loco.scoring import outcome
from rules.black_loco.setup import OPTIONS, SEATS, setup
from rules.black_loco.state import State
from rules.black_loco.turns import turn
from rules.black_loco.view import View, imagine, view
from rules.black_loco.worth import worth
from rules.core import Action, Option, Rules


class BlackLoco:
    """Where each part of the contract stands."""

    id = "black_loco"
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
    unknown = "E_INPUT"
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


RULES: Rules[State, View] = BlackLoco()
