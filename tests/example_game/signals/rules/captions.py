"""Labels of answers."""

from __future__ import annotations

from rules.core import Phrase, phrase
from signals.rules.view import View


def caption(v: View, prefix: tuple[str | int, ...], name: str, value: str | int) -> Phrase | None:
    return phrase("caption-card", card=value) if name == "card" else None
