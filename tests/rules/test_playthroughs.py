"""Every registered game has its playthroughs, and they still go the same way."""

from __future__ import annotations

import pytest

from rules import battery
from rules.registry import GAMES
from tests.rules import transcript

CASES = [case for game in sorted(GAMES) for case in transcript.chosen(game)]


@pytest.mark.parametrize("case", CASES, ids=battery.name)
def test_playthrough(case: battery.Case) -> None:
    path = transcript.path(case)
    assert path.exists(), "run: python -m tests.rules.transcript"
    written = transcript.write(case).splitlines()
    for number, (old, new) in enumerate(zip(path.read_text(encoding="utf-8").splitlines(), written, strict=False), 1):
        assert old == new, f"{path.name}:{number} differs; if that is meant: python -m tests.rules.transcript"
    assert len(written) == len(path.read_text(encoding="utf-8").splitlines())


def test_no_playthrough_is_left_over() -> None:
    known = {transcript.path(case).name for case in CASES}
    assert {path.name for path in transcript.FOLDER.glob("*.txt")} == known
