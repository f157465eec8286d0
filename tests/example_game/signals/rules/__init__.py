"""Signals: everybody plays a card at once, the highest wins the round."""

from signals.rules.rules import RULES

__all__ = ["RULES"]
