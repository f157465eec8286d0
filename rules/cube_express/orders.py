"""Standing orders: there are none, for nobody ever decides in another player's turn."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from rules.core import Action, Seat
from rules.cube_express.view import View

ORDERS: Mapping[str, tuple[str, ...]] = MappingProxyType({})


def obey(v: View, seat: Seat, key: str, order: str, options: tuple[Action, ...]) -> Action | None:
    """Nothing to obey."""
    return None
