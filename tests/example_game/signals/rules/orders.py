"""Standing orders: none, for nothing is asked off turn."""

from __future__ import annotations

from collections.abc import Mapping

from rules.core import Action, Seat
from signals.rules.view import View

ORDERS: Mapping[str, tuple[str, ...]] = {}


def obey(v: View, seat: Seat, key: str, order: str, options: tuple[Action, ...]) -> Action | None:
    return None
