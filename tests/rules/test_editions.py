"""Editions of a game's own data: what began with one goes on with it, what begins now has the newest."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from rules import agreement, core, match
from rules.agreement import EDITION
from rules.battery import Case, name
from rules.core import IllegalMove, Rng
from rules.match import Header
from tests.toy import RULES, State, Toy

LENGTH = {"length": "short"}
EDITIONS = ("1", "2", "3")


class Thrice(Toy):
    """A toy whose cards have been changed twice: other ones come to the hands."""

    editions = EDITIONS

    def setup(self, seats: int, options: Mapping[str, str], seed: int) -> State:
        return super().setup(seats, options, seed + 100 * EDITIONS.index(options.get(EDITION, "1")))


THRICE = Thrice()


def test_a_game_without_editions_has_one_and_writes_nothing_of_it() -> None:
    assert agreement.editions(RULES) == ("1",)
    assert agreement.begun(RULES, LENGTH) == LENGTH
    with pytest.raises(IllegalMove):
        agreement.begun(RULES, {EDITION: "1"})


def test_a_new_match_has_the_newest_and_the_first_one_is_not_written_down() -> None:
    assert agreement.begun(THRICE, {}) == {**LENGTH, EDITION: "3"}
    assert agreement.begun(THRICE, {EDITION: "2"}) == {**LENGTH, EDITION: "2"}
    assert agreement.begun(THRICE, {EDITION: "1"}) == LENGTH
    assert agreement.agreed(agreement.begun(THRICE, {})) == LENGTH
    for unknown in ("", "0", "4"):
        with pytest.raises(IllegalMove):
            agreement.begun(THRICE, {EDITION: unknown})


def test_people_agree_on_no_edition() -> None:
    with pytest.raises(IllegalMove):
        agreement.complete(THRICE, {EDITION: "2"})


def test_a_log_leads_where_it_led_whatever_has_come_since() -> None:
    """One that was begun by rules without editions, and one of each edition, in turn and in one process."""
    headers = [Header("toy", 1, 2, tuple(sorted(LENGTH.items())), 5)]
    headers += [match.new(THRICE, 2, 5, {EDITION: edition}).header for edition in EDITIONS]
    assert headers[0] == headers[1] and len(set(headers)) == 3
    played = []
    for header in headers:
        then = RULES if header is headers[0] else THRICE
        now, rng = match.begin(then, header), Rng(5)
        while seats := core.waiting(then, now.state):
            move, rng = rng.choice(core.legal(then, now.state, seats[0]))
            now, _ = match.play(then, now, seats[0], move)
        played.append(now)
    assert len({one.state for one in played}) == 3
    for one in played:
        assert match.replay(THRICE, one.header, one.log).state == one.state
    with pytest.raises(match.Diverged):
        match.replay(THRICE, headers[-1], played[0].log)


def test_the_name_of_a_case_is_that_of_before_but_for_a_later_edition() -> None:
    assert (
        name(Case("toy", 2, {**LENGTH, EDITION: "1"}, THRICE)) == name(Case("toy", 2, LENGTH, RULES)) == "toy-2-short"
    )
    assert name(Case("toy", 2, {**LENGTH, EDITION: "3"}, THRICE)) == "toy-2-short-3"
