"""Choosing a move step by step: scopes, spots, and whether a move could be taken back."""

from __future__ import annotations

import pytest

from bot.store.table import RUNNING, SeatInfo, Table
from bot.tables.refusals import Refused
from bot.talk.move_picker import ROOT, STEPS, Choices, Spot, for_good, spot, spot_for, stepped
from rules.core import AnyRules, Seat
from rules.match import Match, new, play
from rules.notation import Question, notation
from tests.toy import Bid, Lay


def table(rules: AnyRules, match: Match, stand_in: int | None = None) -> Table:  # type: ignore[type-arg]
    seats = tuple(
        SeatInfo(Seat(n), None if n == stand_in else 100 + n, f"P{n}", "greedy" if n == stand_in else None)
        for n in range(match.header.seats)
    )
    return Table(1, 1, 1, 1, rules.id, {}, "en", "public", (), 100, RUNNING, 5, seats, match, 0, 0)


@pytest.fixture
def laying(toy: AnyRules) -> Match:  # type: ignore[type-arg]
    """All have bid; seat 0 or 1 lays."""
    match = new(toy, 2, 1)
    for seat in (0, 1):
        match, _ = play(toy, match, Seat(seat), Bid(match.state.hidden.hands[seat][0]))
    return match


def layer(match: Match) -> Seat:  # type: ignore[type-arg]
    return Seat(match.state.public.stack[-1].seat)


def test_what_is_waited_for_comes_before_what_may_be_done_at_any_time(toy: AnyRules) -> None:
    found = Choices(table(toy, new(toy, 2, 1)), Seat(0)).scopes
    assert [scope.decision.key for scope in found if scope.decision] == ["bid", "swap"]


def test_who_is_not_waited_for_has_only_the_rest(toy: AnyRules, laying: Match) -> None:  # type: ignore[type-arg]
    found = Choices(table(toy, laying), Seat(1 - layer(laying))).scopes
    assert found[0].decision is None and found[0].options == () and stepped(found, STEPS) is None
    assert [scope.decision.key for scope in found[1:] if scope.decision] == ["swap"]


def test_answers_lead_by_their_numbers_to_the_move(toy: AnyRules, laying: Match) -> None:  # type: ignore[type-arg]
    found = Choices(table(toy, laying), layer(laying)).scopes
    first = stepped(found, STEPS)
    assert isinstance(first, Question) and first.field == "piece" and first.answers == ("rail", "yard")
    second = stepped(found, Spot(0, (1,)))
    assert isinstance(second, Question) and second.field == "cell"
    done = stepped(found, Spot(0, (1, 3)))
    assert isinstance(done, Lay) and notation(done) == "lay yard b1 0"


@pytest.mark.parametrize("wrong", [Spot(9), Spot(0, (7,)), Spot(0, (1, 3, 0)), Spot(-1)])
def test_a_spot_that_does_not_exist_is_refused(toy: AnyRules, laying: Match, wrong: Spot) -> None:  # type: ignore[type-arg]
    with pytest.raises(Refused, match="board-moved-on"):
        stepped(Choices(table(toy, laying), layer(laying)).scopes, wrong)


@pytest.mark.parametrize(
    "args", [(), ("s0",), ("x", "", "0"), ("0", "", "0"), ("s0", "ü", "0"), ("s0", "1", "2", "3"), ("sx", "", "0")]
)
def test_arguments_that_are_no_spot_are_refused(args: tuple[str, ...]) -> None:
    with pytest.raises(Refused, match="old-button"):
        spot(args)


@pytest.mark.parametrize("at", [ROOT, STEPS, Spot(2, (0, 35, 36, 1000), 3), Spot(1, (2,), 0, "m"), Spot(0, (), 4, "a")])
def test_a_spot_says_itself(at: Spot) -> None:
    assert spot(at.args()) == at


def test_the_first_words_of_a_move_lead_to_their_spot(toy: AnyRules, laying: Match) -> None:  # type: ignore[type-arg]
    found = Choices(table(toy, laying), layer(laying)).scopes
    assert spot_for(found, ("lay", "yard")) == Spot(0, (1,))
    assert spot_for(found, ("lay", "rail", "c2")) == Spot(0, (0, 7))
    assert spot_for(found, ("swap out",)) == Spot(1)
    assert spot_for(found, ("bid",)) == STEPS


def test_a_move_is_for_good_when_it_reveals_something(toy: AnyRules, laying: Match) -> None:  # type: ignore[type-arg]
    start = new(toy, 2, 1)
    bid = (Bid(start.state.hidden.hands[0][0]),)
    assert not for_good(Choices(table(toy, start), Seat(0)), bid)
    other, _ = play(toy, start, Seat(1), Bid(start.state.hidden.hands[1][0]))
    assert for_good(Choices(table(toy, other), Seat(0)), bid), "the last bid reveals all"
    assert not for_good(Choices(table(toy, laying), layer(laying)), (Lay("rail", "a1", 0),))


def test_what_a_stand_in_answers_at_once_is_for_good(toy: AnyRules) -> None:
    start = new(toy, 2, 1)
    bid = (Bid(start.state.hidden.hands[0][0]),)
    choices = Choices(table(toy, start, stand_in=1), Seat(0))
    assert not for_good(choices, bid) and for_good(choices, bid, patient=False)
