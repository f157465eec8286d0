"""Refusals name the real reason, however a move is typed."""

from __future__ import annotations

import pytest

from tests.rules.taubertal_express.positions import refused, scene


@pytest.mark.parametrize(
    ("typed", "why"),
    [
        ("move tbb w", "E_NO_STONE"),
        ("move wer k", "E_NOT_ADJACENT"),
        ("build light l1", "E_WRONG_STONES"),
        ("build hall Brown wue", "E_COLOUR_NOT_ALLOWED"),
        ("build dark Postamt", "E_NO_COINS"),
        ("sell t01", "E_NO_SUCH_TICKET"),
    ],
)
def test_small_letters_are_refused_for_what_is_wrong_with_the_move(typed: str, why: str) -> None:
    """Section 5.14; what is legal is found whatever its letters."""
    assert refused(scene(stones="K"), typed) == why
    assert refused(scene(stones="K"), "move tbb k") == ""


@pytest.mark.parametrize(
    "typed", ["build light", "build goods G1", "build hall brown", "supply", "sell", "yard", "shed"]
)
def test_a_move_typed_by_half_is_told_so(typed: str) -> None:
    """E_INCOMPLETE; out of turn the turn is the reason."""
    assert refused(scene(), typed) == "E_INCOMPLETE"
    assert refused(scene(), typed, 1) == "E_NOT_YOUR_TURN"
