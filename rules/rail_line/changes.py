"""Small changes of the open state that several moves share."""

from __future__ import annotations

from rules.copies import replace
from rules.core import Event, Seat, put
from rules.rail_line.state import Player, Public

Change = tuple[Public, tuple[Event, ...]]


def with_player(public: Public, seat: Seat, player: Player) -> Public:
    return replace(public, players=put(public.players, seat, player))
