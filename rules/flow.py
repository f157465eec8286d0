"""How a game flows that has no ideas of its own: nothing offered whole, nothing asked ahead, every event a sentence."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rules.core import Ask, Clause, Event, Menu, Seat, Sentence, Wish


def no_menus(s: Any, seat: Seat) -> tuple[Menu, ...]:
    return ()


def nothing_ahead(s: Any) -> tuple[Ask, ...]:
    return ()


def no_wishes(v: Any, seat: Seat, key: str, said: tuple[str, ...]) -> tuple[Wish, ...]:
    return ()


def plainly(facts: Sequence[Event]) -> tuple[Sentence, ...]:
    """Each event by its own text, which names its seat itself."""
    return tuple(Sentence(None, (Clause(f"event-{fact.key}", fact.data),)) for fact in facts)
