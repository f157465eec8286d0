"""Advice comes from processes of their own, which know every game whatever they are asked first."""

from __future__ import annotations

import subprocess
import sys

import pytest

from bot.delivery.advisers import Advisers
from bot.delivery.worker import Lost
from rules.advice import Question
from rules.registry import GAMES
from rules.school import lessons


def asked(game: str) -> Question:
    one = lessons(GAMES[game])[0]
    return Question(game, GAMES[game].view(one.position(), one.seat), one.seats, one.seat, 7)


async def test_a_hint_comes_from_another_process_and_again_when_that_has_ended() -> None:
    advisers = Advisers()
    try:
        advisers.soon()
        found = await advisers.hint(asked("rail_line"))
        assert len(found.answers) == 2
        advisers._prompt.end()
        again = await advisers.hint(asked("rail_line"))
        assert len(again.answers) == 2
        given = found.answers[1].moves
        looked = await advisers.looked_back(asked("rail_line"), given)
        assert looked is None or looked.answers[1].moves == given
    finally:
        advisers.close()


@pytest.mark.parametrize("module", ["rules.advice", "rules.lesson", "rules.school", "rules.search", "rules.registry"])
def test_whatever_is_read_first_all_games_are_there(module: str) -> None:
    """A process that is asked something reads the module of the question before any other."""
    program = f"import {module}, rules.registry as r; print(len(r.GAMES), *r.BROKEN)"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["5"], done.stderr


async def test_who_stops_gets_no_more_of_it() -> None:
    class Gone:
        async def do(self, work: object, *given: object) -> object:
            raise Lost

        def end(self) -> None:
            pass

    advisers = Advisers(Gone(), Gone())  # type: ignore[arg-type]
    advisers.close()
    with pytest.raises(Lost):
        await advisers.hint(asked("rail_line"))
    advisers.soon()
    assert advisers._warming is None
