"""Advice: whole answers side by side in shared worlds, from the view alone, told by the categories of the scoring."""

from __future__ import annotations

import pickle
from dataclasses import replace

import pytest

from rules import advice, core, school
from rules.advice import Advice, Answer, Prospect, Question, compared, hint, looked_back, standing
from rules.agreement import complete
from rules.core import Rng, Seat
from rules.notation import read
from rules.playout import POINT, never
from rules.registry import GAMES
from tests.rules.test_search import place

RAIL = GAMES["rail_line"]


def asked(game: str, name: str) -> Question:
    one = next(lesson for lesson in school.lessons(GAMES[game]) if lesson.name == name)
    return Question(game, GAMES[game].view(one.position(), one.seat), one.seats, one.seat, 7)


def answer(*moves: str) -> Answer:
    return Answer(tuple(read(RAIL, move) for move in moves))


def test_two_answers_are_told_by_what_they_bring_and_why() -> None:
    # 1 x 3 points of wood and sawmill: one wood more makes 2 x 3, one sawmill 1 x 4; each costs a coin.
    wood, sawmill = answer("extra local 1 WO"), answer("extra local 1 SA")
    found = compared(RAIL, asked("rail_line", "multiplied"), (wood, sawmill), 4)
    first, second = found.answers
    assert dict(first.now) == {"timber": 3 * POINT, "coins": -POINT}
    assert dict(second.now) == {"timber": POINT, "coins": -POINT}
    assert found.clear and found.lead >= POINT
    assert (found.worlds, found.rounds, first.chance) == (4, 2, False)


def test_equal_answers_are_about_equal() -> None:
    one, other = answer("extra discard A02"), answer("extra discard A05")
    found = compared(RAIL, asked("rail_line", "coin"), (one, one), 3)
    assert (found.lead, found.clear) == (0, False)
    assert not Advice((Prospect(one.moves), Prospect(other.moves)), lead=3 * POINT, error=2 * POINT).clear
    assert not Advice((Prospect(one.moves), Prospect(other.moves)), lead=POINT - 1).clear


@pytest.mark.parametrize("game", sorted(GAMES))
def test_advice_depends_on_the_view_alone(game: str) -> None:
    at = place(GAMES[game], 12)
    seats = 2
    options = advice.answers(at.rules, at.state, at.seat)[:2]
    real = Question(game, at.rules.view(at.state, at.seat), seats, at.seat, 3)
    other = core.resample(at.rules, at.state, at.seat, Rng(41))
    same = Question(game, at.rules.view(other, at.seat), seats, at.seat, 3)
    assert compared(at.rules, real, options, 2) == compared(at.rules, same, options, 2)


@pytest.mark.parametrize("game", sorted(GAMES))
def test_what_stands_is_what_the_end_would_count(game: str) -> None:
    """The categories add up to the scores at the end, and are the same kinds before it."""
    rules, s = GAMES[game], place(GAMES[game], 12).state
    before = {row.key for row in standing(rules, s)}
    for n in range(6_000):
        seats = core.waiting(rules, s)
        if not seats:
            break
        options = core.legal(rules, s, seats[0])
        s = rules.apply(s, seats[0], options[n % len(options)]).state
    outcome = rules.outcome(s)
    assert outcome is not None
    assert standing(rules, s) == outcome.rows
    assert {row.key for row in outcome.rows} <= before
    assert tuple(map(sum, zip(*(row.values for row in outcome.rows), strict=True))) == outcome.scores


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_hint_names_two_answers_that_can_be_given(game: str) -> None:
    at = place(GAMES[game], 12)
    found = hint(pickle.loads(pickle.dumps(Question(game, at.rules.view(at.state, at.seat), 2, at.seat, 3))))
    assert 1 <= len(found.answers) <= 2
    for one in found.answers:
        assert at.rules.check(at.state, at.seat, one.moves[0]) is None
    if len(found.answers) == 2:
        assert found.answers[0].moves != found.answers[1].moves
        assert found.lead >= 0, "the better one comes first"
    assert pickle.loads(pickle.dumps(found)) == found


def test_the_best_answer_costs_nothing_when_it_is_looked_back_at(monkeypatch: pytest.MonkeyPatch) -> None:
    # All the time there is: a busy machine finds the same.
    monkeypatch.setattr(advice, "_until", lambda moment: never)
    one = asked("rail_line", "post")
    found = looked_back(one, (read(RAIL, "extra pass"),))
    assert found is not None and found.clear
    best, given = found.answers
    assert given.moves == (read(RAIL, "extra pass"),)
    assert looked_back(one, best.moves) is None


def test_a_game_that_does_not_tell_its_categories_still_has_its_answers_ordered() -> None:
    from tests.toy import RULES

    state = RULES.setup(2, {option.name: option.values[0] for option in RULES.options}, 3)
    seat = core.waiting(RULES, state)[0]
    options = advice.answers(RULES, state, Seat(seat))[:2]
    found = compared(RULES, Question("toy", RULES.view(state, seat), 2, seat, 1), options, 2)
    assert not found.known
    assert [one.now for one in found.answers] == [()] * len(options)


def test_what_chance_or_rules_make_impossible_ends_an_answer() -> None:
    one = next(lesson for lesson in school.lessons(RAIL) if lesson.name == "goods")
    s = one.position()
    whole = advice.Whole(RAIL)
    first = whole.apply(s, one.seat, answer("play A02")).state
    # There is one card a turn, and a second one is another move.
    assert whole.apply(s, one.seat, answer("play A02", "play A06")).state == first
    assert whole.apply(s, one.seat, answer("play A02", "extra pass")).state != first


def test_whoever_has_no_time_looks_at_one_world() -> None:
    two = answer("extra local 1 WO"), answer("extra pass")
    found = compared(RAIL, asked("rail_line", "multiplied"), two, 9, lambda: True)
    assert found.worlds == 1
    assert not Advice(found.answers, POINT, found.error).clear, "one world is no proof"


def test_where_nothing_is_hidden_one_world_is_all_there_is() -> None:
    """Schwarze Lok for two: the answers come to the same in every other world."""
    rules = GAMES["black_loco"]
    for seats, worlds in ((2, 1), (3, 4)):
        s, rng = rules.setup(seats, complete(rules, {}), 3), Rng(3)
        for _ in range(12 * seats):
            move, rng = rng.choice(core.legal(rules, s, core.waiting(rules, s)[0]))
            s = rules.apply(s, core.waiting(rules, s)[0], move).state
        seat = core.waiting(rules, s)[0]
        question = Question(rules.id, rules.view(s, seat), seats, seat, 3)
        two = advice.answers(rules, s, seat)[:2]
        found = compared(rules, question, two, 4)
        assert found.worlds == worlds
        if seats == 2:
            assert found.error == 0
            assert found.lead == compared(rules, replace(question, seed=99), two, 4).lead


def test_first_class_tells_what_a_scoring_now_would_bring() -> None:
    rules = GAMES["first_class"]
    one = next(lesson for lesson in school.lessons(rules) if lesson.name == "walked")
    moves = tuple(read(rules, move) for move in ("execute X1-C2", "conductor 2/1", "pass"))
    s = one.position()
    you, rival = s.public.players
    scored = replace(you, tally=(10, *you.tally[1:]))
    s = replace(s, public=replace(s.public, players=(scored, rival)))
    before = {row.key: row.values[one.seat] for row in standing(rules, s)}
    after = advice.Whole(rules).apply(s, one.seat, Answer(moves)).state
    now = {row.key: row.values[one.seat] for row in standing(rules, after)}
    assert (before["trains"], now["trains"]) == (10, 14)
    # A card drafted at the start counts the conductor card that was just taken: 3 points for each.
    assert now["conductor"] - before["conductor"] == 3
