"""Small changes of the open state that several moves share."""

from __future__ import annotations

from dataclasses import replace

from rules.core import Event, Seat
from rules.rail_line.state import Player, Public

Change = tuple[Public, tuple[Event, ...]]


def with_player(public: Public, seat: Seat, player: Player) -> Public:
    players = (*public.players[:seat], player, *public.players[seat + 1 :])
    return replace(public, players=players)
