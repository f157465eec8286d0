"""The draft at once, and hiring with it: rankings in secret, kept in order."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rules import core, match
from rules.core import PLAN, Ask, Seat, Standing
from rules.match import ORDER
from rules.taubertal_express.moves import Hire, Keep
from rules.taubertal_express.rules import RULES
from rules.taubertal_express.state import DRAFT, HIRE, State
from tests.rules.taubertal_express.positions import changed, play

Plans = dict[Seat, dict[str, str]]


def drafting(seats: int = 3, **options: str) -> match.Match[State]:
    """The first draft; a set-up joker is placed by itself."""
    now = match.new(RULES, seats, 5, options)
    return match.settle(RULES, now, Standing(stand_ins={Seat(1): "random"}))[0] if now.state.public.stack else now


def plan(state: State, seat: Seat, key: str, at: int = 0) -> str:
    """The plan that takes the wish of this place first, then always the best."""
    view, said = RULES.view(state, seat), tuple[str, ...]()
    while wishes := RULES.wishes(view, seat, key, said):
        said = (*said, wishes[at if not said else 0].word)
    assert match.planned(RULES, state, seat, key, said)
    return PLAN + " ".join(said)


def test_all_see_the_tickets_at_once_and_are_asked_at_once() -> None:
    """RU-56: everybody ranks one ticket more than players keep theirs before, and says how many workers to hire."""
    state = drafting().state
    first, second, third = state.public.order
    assert RULES.decisions(state) == (core.Decision(first, "draft"),)
    asks = RULES.ahead(state)
    assert asks[:2] == (Ask(second, "draft", waiting=True), Ask(third, "draft", waiting=True))
    assert {ask.seat for ask in asks if ask.key == "hire"} == {first, second, third}
    assert {RULES.view(state, seat).hand for seat in (first, second, third)} == {state.hidden.hand}
    assert RULES.view(state, None).hand == ()
    assert [len(plan(state, seat, "draft").split()) - 1 for seat in (second, third)] == [2, 3]


def test_the_printed_procedure_shows_the_hand_to_its_holder_only() -> None:
    """INV-19; and a table that lacks the option plays as printed."""
    state = drafting(draft="printed").state
    first, second, _ = state.public.order
    assert RULES.view(state, second).hand == ()
    assert RULES.ahead(state) == (Ask(first, "hire", waiting=True),)
    assert RULES.setup(3, {}, 5) == RULES.setup(3, {"draft": "printed"}, 5)
    assert RULES.setup(3, {"draft": "together"}, 5) == replace(
        RULES.setup(3, {}, 5), public=replace(RULES.setup(3, {}, 5).public, together=True)
    )


def test_rankings_are_kept_in_pioneer_order() -> None:
    """RU-56: whose first wish is gone gets the next one; workers follow; secret answers are sealed."""
    now = drafting()
    first, second, third = now.state.public.order
    hand = now.state.hidden.hand
    plans: Plans = {
        second: {"draft": f"plan 1.{hand[0]} 1.{hand[1]}", "hire": "plan 1.2"},
        third: {"draft": f"plan 1.{hand[0]} 1.{hand[1]} 1.{hand[2]}", "hire": "plan 1.0"},
        first: {"hire": "plan 1.1"},
    }
    now, _ = match.play(RULES, now, first, Keep(hand[0]))
    now, _ = match.settle(RULES, now, Standing(plans))
    players = now.state.public.players
    assert [players[seat].tickets for seat in (first, second, third)] == [(hand[0],), (hand[1],), (hand[2],)]
    assert [players[seat].hired for seat in (first, second, third)] == [1, 2, 0]
    assert all(entry.by == ORDER and entry.sealed for entry in now.log[-5:])


def test_a_ranking_stands_while_others_keep_theirs_before() -> None:
    """RU-56: whoever has ranked is not asked again because a ticket of it is gone."""
    now = drafting()
    first, second, third = now.state.public.order
    hand = now.state.hidden.hand
    words = tuple(f"1.{ticket}" for ticket in hand[:3])
    assert match.planned(RULES, now.state, third, "draft", words)
    after = play(play(now.state, f"keep {hand[0]}", first), f"keep {hand[2]}", second)
    for state in (now.state, play(now.state, f"keep {hand[0]}", first)):
        assert match.stands(RULES, state, third, "draft", words)
        assert not match.stands(RULES, state, third, "draft", tuple(word.replace("1.", "2.") for word in words))
    answer = RULES.obey(
        RULES.view(after, third), third, "draft", PLAN + " ".join(words), core.legal(RULES, after, third)
    )  # fmt: skip
    assert answer == Keep(hand[1])
    assert not match.stands(RULES, now.state, third, "draft", ("1.T99",))
    assert match.stands(RULES, now.state, third, "hire", ("1.2",))
    assert not match.stands(RULES, now.state, third, "hire", ("1.9",))


def test_an_unranked_case_and_a_plan_of_another_pass_ask() -> None:
    now = drafting()
    first, second, _ = now.state.public.order
    hand = now.state.hidden.hand
    for words in (f"plan 2.{hand[1]} 2.{hand[2]}", f"plan 1.{hand[0]}"):
        after, _ = match.play(RULES, now, first, Keep(hand[0]))
        after, events = match.settle(RULES, after, Standing({second: {"draft": words}}))
        assert events == ()
        assert core.waiting(RULES, after.state) == (second,)


def test_without_a_free_wagon_each_rank_names_what_leaves() -> None:
    """RU-19: every ticket in the place of every older one; the plan's word says which."""
    state = drafting(2).state
    second = state.public.order[1]
    old = tuple(t for t in ("T01", "T02", "T03") if t not in state.hidden.hand)[:1]
    players = tuple(
        changed(player, tickets=old) if at == second else player for at, player in enumerate(state.public.players)
    )
    state = replace(state, public=replace(state.public, players=players))
    words = [wish.word for wish in RULES.wishes(RULES.view(state, second), second, "draft", ())]
    assert sorted(words) == sorted(f"1.{ticket}.{old[0]}" for ticket in state.hidden.hand)
    kept = play(state, f"keep {state.hidden.hand[0]}", state.public.order[0])
    order = plan(state, second, "draft")
    answer = RULES.obey(RULES.view(kept, second), second, "draft", order, core.legal(RULES, kept, second))
    assert isinstance(answer, Keep) and answer.instead == old[0]


@pytest.mark.parametrize("draft", ["together", "printed"])
def test_a_number_of_workers_said_with_the_ticket_is_used_after_the_last_one(draft: str) -> None:
    """RU-44: it does not matter when it is said; nobody is asked again."""
    now = drafting(2, draft=draft)
    plans: Plans = {}
    while now.state.public.phase == DRAFT:
        seat = core.waiting(RULES, now.state)[0]
        plans[seat] = {"hire": plan(now.state, seat, "hire", at=1)}
        now, _ = match.play(RULES, now, seat, RULES.menus(now.state, seat)[0].offers[0].moves[0])
    assert now.state.public.phase == HIRE
    now, _ = match.settle(RULES, now, Standing(plans))
    assert [player.hired for player in now.state.public.players] == [1, 1]
    assert Hire(1) in RULES.menus(drafting_over(draft), Seat(0))[0].offers[1].moves


def drafting_over(draft: str) -> State:
    now = drafting(2, draft=draft)
    while now.state.public.phase == DRAFT:
        seat = core.waiting(RULES, now.state)[0]
        now, _ = match.play(RULES, now, seat, core.legal(RULES, now.state, seat)[0])
    return now.state
