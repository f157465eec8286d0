"""Standing orders: answers to questions that others wait for, and to the customs office's small choice."""

from __future__ import annotations

from collections.abc import Mapping

from rules.core import Action, Seat
from rules.taubertal_express import supplies
from rules.taubertal_express.components import GOODS
from rules.taubertal_express.moves import Hire, Store
from rules.taubertal_express.view import View

ORDERS: Mapping[str, tuple[str, ...]] = {
    "hire": ("nobody", "affordable", "everybody"),
    "customs": ("fullest",),
}


def obey(v: View, seat: Seat, key: str, order: str, options: tuple[Action, ...]) -> Action | None:
    player = v.public.players[seat]
    places = supplies.worker_places(player)
    match key, order:
        case "hire", "nobody":
            return Hire(0)
        case "hire", "affordable":
            return Hire(min(player.coins, places))
        case "hire", "everybody":
            return Hire(places)
        case "customs", "fullest":
            players = v.public.players
            return Store(max(GOODS, key=lambda good: supplies.good_left(players, good)))
        case _:
            return None
