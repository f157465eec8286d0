"""The way from *My move* to a move: short, never more than 25 answers, every answer with a label of its own."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bot.delivery.sentences import label, prompt
from bot.texts import LANGUAGES, texts
from rules import bots, core
from rules.core import Action, Rng, Seat
from rules.notation import Question, drill, key
from rules.taubertal_express.rules import RULES
from rules.taubertal_express.state import State

CHOICES, ANSWERS, LABEL = 3, 25, 100


def moments(seats: int, bot: str, seed: int) -> Iterator[tuple[State, Seat, tuple[Action, ...]]]:
    """Everything somebody is asked in a game."""
    state, n = RULES.setup(seats, {}, seed), 0
    while waiting := core.waiting(RULES, state):
        seat, n = waiting[0], n + 1
        legal = core.legal(RULES, state, seat)
        yield state, seat, legal
        chosen = bots.BOTS[bot](RULES, RULES.view(state, seat), seat, legal, Rng(seed, n << 20))
        state = RULES.apply(state, seat, chosen).state


def questions(legal: tuple[Action, ...], action: Action) -> list[Question]:
    """What is asked on the way to a move."""
    asked, prefix = [], ()
    while isinstance(step := drill(legal, prefix), Question):
        asked.append(step)
        prefix = (*step.prefix, key(action)[len(step.prefix)])
    assert step == action
    return asked


@pytest.mark.parametrize(("seats", "bot"), [(2, "random"), (3, "greedy"), (4, "greedy")])
def test_three_choices_lead_to_every_move(seats: int, bot: str) -> None:
    for _, _, legal in moments(seats, bot, 3):
        for action in legal:
            asked = questions(legal, action)
            assert len(asked) <= CHOICES, action
            assert all(2 <= len(question.answers) <= ANSWERS for question in asked), action


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_answer_has_its_own_label(language: str, caplog: pytest.LogCaptureFixture) -> None:
    words = texts(language, "taubertal_express").among(["Ada", "Ben", "Cleo"])
    seen = set()
    for state, seat, legal in moments(3, "greedy", 5):
        view = RULES.view(state, seat)
        for question in {question for action in legal[::3] for question in questions(legal, action)}:
            labels = [label(words, RULES, view, question.prefix, question.field, one) for one in question.answers]
            assert len(set(labels)) == len(labels), labels
            assert all(0 < len(text) <= LABEL for text in labels), labels
            assert prompt(words, question.field)
            seen.add(question.field)
    assert seen >= {"move", "ticket", "town", "colour", "space", "workers", "stone", "stones", "area", "hall"}
    assert [record.message for record in caplog.records if "no text" in record.message] == []
