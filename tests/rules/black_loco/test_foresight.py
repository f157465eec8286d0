"""What stand-ins know of others, and how far they look where they know everything."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice

import pytest

from rules import battery, core
from rules.advice import Advice, Answer, Question, compared
from rules.black_loco.cards import COMPANIES
from rules.black_loco.components import PLANS
from rules.black_loco.premium import cap, own_part, payout_order, queue
from rules.black_loco.rules import RULES
from rules.black_loco.state import BID, BUILD, BUY, CHOOSE, OVER, State
from rules.core import Action, Rng, Seat
from rules.playout import ALONE, CHANCE, END, GREEDY, OWN, WORTH, aim, margin, play_on, ways
from rules.search import LEVELS, NEARLY, Look, search
from tests.rules.black_loco.positions import table

CASES = battery.cases(RULES)
TWO = next(case for case in CASES if case.seats == 2)


def course(case: battery.Case, seed: int) -> Iterator[State]:
    """The states of a random game."""
    return (now.state for now, *_ in battery.walk(case, seed))


@pytest.mark.parametrize("case", CASES, ids=battery.name)
def test_with_one_rival_all_is_known(case: battery.Case) -> None:
    """Section 1: only hands are hidden, and what lies nowhere else is in the only other one; but a bid is secret."""
    for s in course(case, 6):
        for seat in map(Seat, range(case.seats)):
            view = RULES.view(s, seat)
            assert RULES.certain(view) is (case.seats == 2 and s.public.phase != BID)  # type: ignore[attr-defined]
            if case.seats == 2:
                found = RULES.imagine(view, Rng(s.public.turns))
                assert (found.public, found.hidden.hands) == (s.public, s.hidden.hands)
    assert not RULES.certain(RULES.view(s, None))  # type: ignore[attr-defined]


@pytest.mark.parametrize("seats", RULES.seats)
def test_a_secret_bid_may_be_any_card(seats: int) -> None:
    """3.2: whoever has not bid yet imagines any card that the other may hold, and takes no world for certain."""
    case = next(case for case in CASES if case.seats == seats)
    s = next(s for s in course(case, 1) if s.public.phase == BID and s.public.has_bid[0])
    other = core.waiting(RULES, s)[0]
    found = [RULES.imagine(RULES.view(s, other), Rng(world)).hidden for world in range(12)]
    assert all(hidden.bids[0] in hidden.hands[0] for hidden in found)
    assert len({hidden.hands[0].index(hidden.bids[0]) for hidden in found}) > 2


@pytest.mark.parametrize("seats", RULES.seats)
def test_what_an_initiator_takes(seats: int) -> None:
    """5.5: counted round by round, or card by card."""
    rng = Rng(seats)
    numbers = sorted(number for company in COMPANIES[:2] for number in PLANS["germany"].shares[company])
    for dealt in range(12):
        cards, rng = rng.shuffled(numbers)
        order, rng = rng.shuffled(range(1, seats + 1))
        shares = [cards[at :: seats + 1] for at in range(seats)]
        public = table(hands=((),) * seats, shares=shares, position=order, loco=Seat(dealt % seats)).public
        for seat in map(Seat, range(seats)):
            for company in COMPANIES[:2]:
                rooms = [cap(public, other, company) for other in payout_order(public.position, seat)]
                for total in range(2, 24):
                    assert own_part(rooms, total) == queue(public, seat, company, total).count(seat)


def test_hard_looks_to_the_end_where_all_is_known() -> None:
    """It goes for what comes out best by one of two aims, against greed; the other aim is tried for the better half.

    What lives on others gives way to what is nearly as good and wins even if they do nothing.
    """
    compared = cautious = 0
    for s in (*course(TWO, 11), *course(TWO, 57)):
        seat = core.waiting(RULES, s)[0]
        options = core.legal(RULES, s, seat)
        weighty = any(d.key in RULES.weighty for d in RULES.decisions(s))  # type: ignore[attr-defined]
        if s.public.round < 2 or s.public.idle_rounds or not 2 <= len(options) <= 8 or not weighty:
            continue
        ends = {
            way: [margin(RULES, _end(s, seat, option, way), seat, 2) for option in options] for way in (OWN, GREEDY)
        }
        half = sorted(ends[OWN])[len(options) // 2]
        best = max(max(own, greedy) if own > half else own for own, greedy in zip(*ends.values(), strict=True))
        found = search(RULES, RULES.view(s, seat), 2, seat, options, 1, LEVELS["hard"])
        assert found.worlds == 1
        chosen = max(ends[way][options.index(found.move)] for way in (OWN, GREEDY))
        assert chosen + NEARLY >= best
        if chosen < best:
            first = found.rivals[0][0]
            assert _alone(s, seat, first) <= 0 < _alone(s, seat, found.move)
            cautious += 1
        compared += ends[OWN] != ends[GREEDY]
    assert compared > 4 and cautious


@pytest.mark.parametrize(("level", "turns"), [("easy", 1), ("normal", 2)])
def test_where_all_is_known_one_look_is_enough(level: str, turns: int) -> None:
    """The move that leads furthest at the end of the own turn, or of the rival's."""
    compared = 0
    for s in course(TWO, 11):
        seat = core.waiting(RULES, s)[0] if s.public.phase not in (BID, OVER) else None
        options = core.legal(RULES, s, seat) if seat is not None else ()
        if seat is None or not 2 <= len(options) <= 8:
            continue
        until = RULES.turn(s) + turns
        ends = {move: play_on(RULES, RULES.apply(s, seat, move).state, until) for move in options}
        leads = {move: margin(RULES, end, seat, 2) for move, end in ends.items()}
        found = search(RULES, RULES.view(s, seat), 2, seat, options, 1, LEVELS[level])
        assert leads[found.move] == max(leads.values())
        assert found.worlds == 1
        compared += len(set(leads.values())) > 1
    assert compared > 10


def test_hard_does_not_wait_for_a_rival_who_does_nothing() -> None:
    """RU-42: before a game dies idle, what wins if the rival stays idle is done, whatever a greedy one would do."""
    dared = kept = 0
    for case, seed in ((0, 11), (6, 28), (6, 14)):
        for s in course(CASES[case], seed):
            if not s.public.idle_rounds or s.public.phase != CHOOSE:
                continue
            seat = s.public.active
            found = search(RULES, RULES.view(s, seat), 2, seat, core.legal(RULES, s, seat), 1, LEVELS["hard"])
            (first, best), others = found.rivals[0], dict(found.rivals)
            alone = {move: _alone(s, seat, move) for move in others}
            as_good = max((move for move in others if others[move] == best), key=lambda move: alone[move])
            winning = [move for move in others if alone[move] > 0]
            assert found.move == (as_good if alone[as_good] > 0 else (winning or [first])[0])
            dared += others[found.move] + NEARLY < best
            kept += not winning
    assert dared == 3
    assert kept


def test_of_equal_moves_the_one_that_needs_nobody_is_made() -> None:
    """Where several come to the same against greed, it is the one that wins most if the rival does nothing."""
    settled = 0
    for s in course(TWO, 11):
        seat = core.waiting(RULES, s)[0] if s.public.phase in (BUILD, BUY) and not s.public.pending else None
        if seat is None or s.public.idle_rounds or settled:
            continue
        found = search(RULES, RULES.view(s, seat), 2, seat, core.legal(RULES, s, seat), 1, LEVELS["hard"])
        equal = [move for move, value in found.rivals if value == found.rivals[0][1]]
        alone = [_alone(s, seat, move) for move in equal]
        if len(set(alone)) > 1 and max(alone) > 0:
            assert _alone(s, seat, found.move) == max(alone)
            settled += found.move != equal[0]
    assert settled


def test_with_several_rivals_worlds_differ_in_what_people_do() -> None:
    """In each second one others are greedy, and draw by chance instead of by standing; it is the same for all moves."""
    assert ways(RULES) == (WORTH, CHANCE)
    three = next(case for case in CASES if case.seats == 3)
    drawn = 0
    for s in islice((s for s in course(three, 4) if s.public.phase == CHOOSE), 3, 40, 3):
        seat = s.public.active
        moves = tuple(core.legal(RULES, s, seat)[:2])
        task = Look(RULES, RULES.view(s, seat), 3, seat, 5, (*moves, moves[0]), RULES.turn(s) + 6, (WORTH, CHANCE))
        first, second, third, fourth = map(task, range(4))
        assert (first, third) == (replace(task, ways=(WORTH,))(0), replace(task, ways=(WORTH,))(2))
        assert (second, fourth) == (replace(task, ways=(CHANCE,))(1), replace(task, ways=(CHANCE,))(3))
        assert second[0] == second[2], "what happens by chance happened to all moves"
        drawn += second != fourth
    assert drawn


def test_a_hint_imagines_others_as_a_search_does(monkeypatch: pytest.MonkeyPatch) -> None:
    three = next(case for case in CASES if case.seats == 3)

    def advised() -> list[Advice]:
        found = []
        for s in islice((s for s in course(three, 4) if s.public.phase == CHOOSE), 3, 40, 6):
            seat = s.public.active
            answers = [Answer((move,)) for move in core.legal(RULES, s, seat)[:2]]
            found.append(compared(RULES, Question(RULES.id, RULES.view(s, seat), 3, seat, 5), answers, 2))
        return found

    both = advised()
    monkeypatch.setattr(type(RULES), "ways", (WORTH,))
    assert both != advised()


def _end(s: State, seat: Seat, option: Action, way: str) -> State:
    found: State = play_on(RULES, RULES.apply(s, seat, option).state, END, by=aim(RULES, seat, way))
    return found


def _alone(s: State, seat: Seat, option: Action) -> int:
    return margin(RULES, _end(s, seat, option, ALONE), seat, 2)
