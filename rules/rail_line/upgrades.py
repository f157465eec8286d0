"""What states of earlier versions become."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rules import codec
from rules.rail_line.decisions import busy
from rules.rail_line.state import EXTRA, PLAY, State


def upgrade(version: int, data: Any) -> Any:
    """In version 1 the extra action was not due before all trains rested; now one's own are enough (RU-27)."""
    return codec.plain(_due(codec.revive(State, data))) if version == 1 else data


def _due(s: State) -> State:
    public = s.public
    # Trains are at work in this phase only once its card lies.
    if public.phase == PLAY and busy(public) and not public.players[public.active].tasks:
        return replace(s, public=replace(public, phase=EXTRA))
    return s
