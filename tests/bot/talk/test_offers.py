"""Whole answers level by level, and plans word by word."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.store.table import Table
from bot.tables.progress import asks, awaited, plan
from bot.tables.refusals import Refused
from bot.talk.move_picker import ROOT, STEPS, Choices, Spot, at_spot, begun, moves_of, pictured
from bot.talk.offers import Level, Planned, Wishing, plan_in_words
from rules.core import AnyRules, Offer, Seat, clause
from rules.match import new, play
from rules.notation import Question, notation
from tests.bot.talk.test_move_picker import layer, table
from tests.toy import Bid, Toy


def laying(rules: AnyRules) -> tuple[Table, Seat]:
    """All have bid; the table and who lays."""
    match = new(rules, 2, 1)
    for seat in (0, 1):
        match, _ = play(rules, match, Seat(seat), Bid(match.state.hidden.hands[seat][0]))
    return table(rules, match), layer(match)


def test_a_panel_begins_with_all_menus(toy: AnyRules) -> None:
    here, seat = laying(toy)
    choices = Choices(here, seat)
    step = at_spot(choices, ROOT)
    assert isinstance(step, tuple) and [one.menu.key for one in step] == ["lay", "swap"]
    assert begun(choices, step) == ROOT
    assert [entry.label for entry in step[0].entries] == [
        clause("offer-cell", cell=c) for c in ("a1", "a2", "a3", "c1", "c2", "c3")
    ]


def test_a_menu_leads_to_an_offer_and_a_single_one_behind_an_answer_stands_for_it(toy: AnyRules) -> None:
    here, seat = laying(toy)
    choices = Choices(here, seat)
    deeper = at_spot(choices, Spot(0, (1,), kind="m"))
    assert isinstance(deeper, Level) and deeper.before == (clause("offer-cell", cell="a2"),)
    chosen = at_spot(choices, Spot(0, (1, 0), kind="m"))
    assert isinstance(chosen, Offer)
    assert [notation(a) for a in moves_of(chosen)] == ["lay rail a2 0", f"bid {here.match.state.hidden.hands[seat][0]}"]  # type: ignore[union-attr]
    swap = at_spot(choices, Spot(1, (0,), kind="m"))
    assert isinstance(swap, Offer) and swap.sure


@pytest.mark.parametrize(
    "wrong", [Spot(2, kind="m"), Spot(0, (9,), kind="m"), Spot(0, (0, 99), kind="m"), Spot(0, kind="a")]
)
def test_a_spot_that_does_not_exist_is_refused(toy: AnyRules, wrong: Spot) -> None:
    here, seat = laying(toy)
    with pytest.raises(Refused, match="board-moved-on"):
        at_spot(Choices(here, seat), wrong)


def test_the_picture_of_a_page_names_the_moves_its_answers_begin_with(toy: AnyRules) -> None:
    here, seat = laying(toy)
    step = at_spot(Choices(here, seat), Spot(0, kind="m"))
    asked, _ = pictured(step, Spot(0, page=7, kind="m"))
    begun = tuple(f"lay rail {c} 0" for c in ("a1", "a2", "a3", "c1", "c2", "c3"))
    assert asked == Question(("lay",), "menu", begun, tuple((move,) for move in begun)), "more is chosen behind them"


def test_the_picture_knows_all_moves_of_an_answer_that_is_whole(toy: AnyRules) -> None:
    here, seat = laying(toy)
    step = at_spot(Choices(here, seat), Spot(0, (1,), kind="m"))
    asked, _ = pictured(step, Spot(0, (1,), kind="m"))
    assert isinstance(step, Level) and asked is not None
    assert asked.wholes == tuple(tuple(map(notation, entry.offers[0].moves)) for entry in step.entries)
    assert all(len(moves) == 2 for moves in asked.wholes)


def test_a_plan_is_said_word_by_word_and_what_goes_without_saying_is_not_asked(toy: AnyRules) -> None:
    here, seat = laying(toy)
    other = Seat(1 - seat)
    choices = Choices(here, other)
    assert at_spot(choices, ROOT) is None, "nobody waits for it"
    asked = at_spot(choices, Spot(0, kind="a"))
    assert isinstance(asked, Wishing) and [wish.word for wish in asked.wishes] == ["pay", "refuse"]
    done = at_spot(choices, Spot(0, (1,), kind="a"))
    assert isinstance(done, Planned) and done.words == ("1", "refuse")
    planned = replace(here, orders={other: {"toll": "plan 1 refuse"}})
    assert plan(planned, asks(planned)[0]) == ("1", "refuse")
    assert plan_in_words(planned, asks(planned)[0], ("1", "refuse")) == (clause("wish-refuse"),)
    stale = replace(here, orders={other: {"toll": "plan 3 refuse"}})
    assert plan(stale, asks(stale)[0]) == ()


class Offering(Toy):
    """The toll may be answered ahead, and it is offered to say so."""

    def ahead(self, s):  # type: ignore[no-untyped-def]  # noqa: ANN001, ANN201
        return tuple(replace(ask, offered=True) for ask in super().ahead(s))


def test_what_most_want_to_say_ahead_is_asked_when_nothing_else_is(
    toy: AnyRules, monkeypatch: pytest.MonkeyPatch
) -> None:
    here, seat = laying(toy)
    monkeypatch.setattr("rules.registry.GAMES", {"toy": Offering()})
    other = Seat(1 - seat)
    assert isinstance(at_spot(Choices(here, other), ROOT), Wishing)
    assert [one.seat for one in awaited(here)] == [seat], "nobody waits for it"
    planned = replace(here, orders={other: {"toll": "plan 1 pay"}})
    assert at_spot(Choices(planned, other), ROOT) is None


class Asking(Toy):
    """The toll is asked ahead of everybody."""

    def ahead(self, s):  # type: ignore[no-untyped-def]  # noqa: ANN001, ANN201
        return tuple(replace(ask, waiting=True) for ask in super().ahead(s))


def test_who_is_asked_ahead_is_waited_for_until_there_is_a_plan(toy: AnyRules, monkeypatch: pytest.MonkeyPatch) -> None:
    here, seat = laying(toy)
    monkeypatch.setattr("rules.registry.GAMES", {"toy": Asking()})
    other = Seat(1 - seat)
    assert [(one.seat, one.key, one.ahead) for one in awaited(here)] == [(seat, "lay", False), (other, "toll", True)]
    step = at_spot(Choices(here, other), ROOT)
    assert isinstance(step, Wishing) and begun(Choices(here, other), step) == Spot(kind="a")
    planned = replace(here, orders={other: {"toll": "plan 1 pay"}})
    assert [one.seat for one in awaited(planned)] == [seat]
    assert at_spot(Choices(planned, other), ROOT) is None
    assert begun(Choices(planned, other), None) == STEPS
