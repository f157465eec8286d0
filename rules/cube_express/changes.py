"""Small changes of the open state that several moves share."""

from __future__ import annotations

from rules.copies import replace
from rules.core import Event, Seat, put
from rules.cube_express.state import Player, Public

Change = tuple[Public, tuple[Event, ...]]


def with_player(public: Public, seat: Seat, player: Player) -> Public:
    return replace(public, players=put(public.players, seat, player))


def changed(public: Public, seat: Seat, **by: int) -> Public:
    """A player's markers moved: reserve, dividends, coal, wood, iron by so many."""
    player = public.players[seat]
    moved = replace(player, **{name: getattr(player, name) + amount for name, amount in by.items()})
    return with_player(public, seat, moved)
