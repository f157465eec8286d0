"""What every room's tests may ask for."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from bot import texts
from rules import registry
from rules.core import AnyRules
from tests.toy import RULES

# Neither how fast a machine is nor what it is lucky to try says anything about what is tested.
settings.register_profile("stellwerk", derandomize=True, deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("stellwerk")

collect_ignore = ["example_game"]
"""A package of its own: its tests run where it is installed."""


# The toy's words are always there, so that bundles once made serve every test.
texts.ROOTS.append(Path(__file__).parent / "texts")


@contextmanager
def toy_game() -> Iterator[AnyRules]:
    """The toy game as a game of the house."""
    registry.GAMES[RULES.id] = RULES
    yield RULES
    registry.GAMES.pop(RULES.id, None)


@pytest.fixture
def toy() -> Iterator[AnyRules]:
    with toy_game() as rules:
        yield rules
