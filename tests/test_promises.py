"""Every sentence that promises something has drills that are there, and a drill that fails breaks the promise."""

from __future__ import annotations

from tests.promises import DRILLS, HOME, Found, promises, sentences, told


def test_no_sentence_is_without_a_drill_and_no_drill_without_a_sentence() -> None:
    assert sentences().keys() == DRILLS.keys()
    for first in "SP":
        numbers = [int(number[1:]) for number in sentences() if number[0] == first]
        assert numbers == [*range(1, len(numbers) + 1)]


def test_every_drill_of_a_promise_is_there() -> None:
    for promise in promises():
        assert promise.short, promise.number
        for drill in (*promise.short, *promise.long):
            file, _, name = drill.partition("::")
            assert (HOME / file).is_file(), drill
            assert f"def {name}" in (HOME / file).read_text(encoding="utf-8"), drill


def test_a_promise_is_kept_only_if_something_passed_and_nothing_failed() -> None:
    for passed, failed, kept in ((3, 0, True), (3, 1, False), (0, 0, False)):
        said = told(promises()[0], Found(passed, failed, 1.0, ("before-commit: killed 7 times",)))
        assert ("NOT KEPT" not in said) is kept
        assert "killed 7 times" in said
