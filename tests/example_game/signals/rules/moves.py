"""The moves of Signals."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from rules.core import Action


@dataclass(frozen=True, slots=True)
class Play(Action):
    """Choose a card for this round; it may be replaced until all have chosen."""

    tag: ClassVar[str] = "play"
    card: int


ACTIONS: tuple[type[Action], ...] = (Play,)
