"""Signals passes what every game must pass."""

from __future__ import annotations

from cogs.battery import check_game
from rules import battery
from signals.cog import GAME
from signals.tests import invariants


def test_rules() -> None:
    battery.check(GAME.rules, invariants)


def test_pictures_words_and_commands() -> None:
    check_game(GAME)
