"""Standing orders: answers a player leaves behind for questions that come while somebody else is on turn."""

from __future__ import annotations

from collections.abc import Mapping

from rules.core import Action, Seat
from rules.first_class import coins
from rules.first_class.moves import AddCar, Both, CoinPoint, Coins, Done, Loco, Mail, Pass, Points, Upgrade
from rules.first_class.state import Player, Public, Source
from rules.first_class.view import View

ORDERS: Mapping[str, tuple[str, ...]] = {
    "resolve": ("full",),
    "start-bonus": ("upper", "lower", "upgrade", "skip"),
    "mail": ("loco", "upgrade", "conductor", "coins"),
    "overflow": ("points", "skip"),
    "after": ("pass",),
}
_MAILS = {"loco": "M-LOCO", "upgrade": "M-UP", "conductor": "M-COND", "coins": "M-COIN"}
_WITHOUT_CHOICE = ("points", "coins", "loco", "both")
"""Symbols that are used wholly without a choice, in any order with the same result."""


def obey(v: View, seat: Seat, key: str, order: str, options: tuple[Action, ...]) -> Action | None:
    player = v.public.players[seat]
    match key, order:
        case "resolve", "full":
            wanted = _full(v.public, player)
        case "start-bonus", "upper":
            wanted = (AddCar("U"),)
        case "start-bonus", "lower":
            wanted = (AddCar("L"),)
        case "start-bonus", "upgrade":
            wanted = (Upgrade(0, "U"), Upgrade(0, "L"))
        case "start-bonus", "skip":
            wanted = (Done(),)
        case "mail", name:
            wanted = (Mail(_MAILS[name]),)
        case "overflow", "points":
            wanted = (CoinPoint(1), CoinPoint(2), CoinPoint(3))
        case "overflow", "skip":
            wanted = (Done(), CoinPoint(1))
        case "after", "pass":
            wanted = (Pass(),)
        case _:
            return None
    return next((action for action in wanted if action in options), None)


def _full(p: Public, player: Player) -> tuple[Action, ...]:
    """Use symbols wholly as long as none of the open ones leaves a choice and all coins fit."""
    source = p.stack[-1]
    assert isinstance(source, Source)
    number = sum(unit.number for unit in source.units if unit.op == "coins")
    if any(unit.op not in _WITHOUT_CHOICE for unit in source.units) or number > coins.free(player.coins):
        return ()
    return (Points(), Coins(), Loco(), Both())
