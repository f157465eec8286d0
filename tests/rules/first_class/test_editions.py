"""Editions of the evidence tokens: how many show a fingerprint; a game keeps to those it began with."""

from __future__ import annotations

import pytest

from rules import codec, match
from rules.agreement import EDITION
from rules.core import Rng, Seat
from rules.first_class.components import EDITIONS, EVIDENCE, FINGERPRINTS
from rules.first_class.rules import RULES
from rules.first_class.state import State
from rules.first_class.view import View

FIRST, SECOND = EDITIONS


def tokens(s: State) -> list[str]:
    return sorted((*s.hidden.supply, *(token for own in s.hidden.tokens for token in own)))


def test_only_fingerprints_differ() -> None:
    """SPEC 2.12."""
    assert [len(EVIDENCE[edition]) for edition in EDITIONS] == [26, 26]
    assert [sum(FINGERPRINTS[token] for token in EVIDENCE[edition]) for edition in EDITIONS] == [16, 7]
    states = [match.new(RULES, 3, 7, {"modules": "AC", EDITION: edition}).state for edition in EDITIONS]
    assert states[0].hidden.stacks == states[1].hidden.stacks and states[0].hidden.passed == states[1].hidden.passed
    assert states[0].public.rows == states[1].public.rows


def test_what_begins_has_the_second_and_what_began_before_has_the_first() -> None:
    """SPEC 2.12."""
    assert match.new(RULES, 2, 7, {"modules": "AC"}).state.public.edition == SECOND
    before = RULES.setup(2, {"modules": "AC"}, 7)
    assert before.public.edition == FIRST and tokens(before) == sorted(EVIDENCE[FIRST])
    kept = codec.plain(before)
    del kept["public"]["edition"]
    assert codec.revive(State, kept) == before


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_what_a_seat_imagines_is_of_its_own_edition(edition: str, viewer: int | None) -> None:
    """INV-13, also for somebody who holds no token."""
    s = match.new(RULES, 2, 7, {"modules": "AC", EDITION: edition}).state
    v: View = RULES.view(s, None if viewer is None else Seat(viewer))
    assert tokens(RULES.imagine(v, Rng(3))) == sorted(EVIDENCE[edition])
