"""The drill of mutants: which mistakes it makes, and that it tells a test that bites from one that does not."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from tests.drills import mutants as drill
from tests.drills import reached
from tests.drills.mutations import mutants

SOURCE = '''
"""Words that nobody reads."""
from __future__ import annotations
LIMIT = 3

def within(n: int, least: int = 1) -> bool:
    """Is it?"""
    assert n is not None
    log.info("asked %s", n)
    if not n:
        raise ValueError("zero")
    return least <= n < LIMIT

def first(found: list[int]) -> int | None:
    for n in found:
        if n > 0 and n != 7:
            return n
    return None
'''


def changes(source: str) -> set[str]:
    return {mutant.change for mutant in mutants("m.py", source)}


def test_every_kind_of_mistake_is_made_and_nothing_is_made_of_words_types_and_logs() -> None:
    assert changes(SOURCE) == {
        "3 -> 4", "3 -> 2", "1 -> 2", "1 -> 0",
        "if not n: raise ValueError('zero') -> pass", "not n -> n", "not n -> not not n",
        "raise ValueError('zero') -> pass", "'zero' -> 'zero?'",
        "return least <= n < LIMIT -> return None",
        "least <= n < LIMIT -> least < n < LIMIT", "least <= n < LIMIT -> least <= n <= LIMIT",
        "n > 0 and n != 7 -> n > 0 or n != 7", "n > 0 and n != 7 -> not (n > 0 and n != 7)",
        "if n > 0 and n != 7: return n -> pass",
        "n > 0 -> n >= 0", "n != 7 -> n == 7", "0 -> 1", "7 -> 8", "7 -> 6", "return n -> return None",
    }  # fmt: skip


def test_each_mutant_is_one_mistake_in_a_whole_module() -> None:
    found = list(mutants("m.py", SOURCE))
    plain = ast.unparse(ast.parse(SOURCE))
    assert len({mutant.source for mutant in found}) >= len(found) - 1
    for mutant in found:
        compile(mutant.source, mutant.name, "exec")
        assert mutant.source != plain


def test_the_watched_module_does_the_same_and_tells_where_it_came() -> None:
    there: dict[str, object] = {"log": None}
    reached.lines.clear()
    exec(reached.watched(SOURCE), there)
    assert there["first"]([0, 7, 5]) == 5  # type: ignore[operator]
    assert reached.lines == {15, 16, 17}


def test_the_list_of_equivalent_mutants_gives_a_reason_for_each() -> None:
    assert all(reason for reason in drill.equivalent().values())


def test_a_module_that_is_not_known_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        drill.main(["rules/nothing.py"])
    assert "no tests are known for rules/nothing.py" in capsys.readouterr().err


@pytest.mark.drill
def test_a_mistake_is_killed_where_a_test_bites_and_survives_where_none_does(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Neither of the two goes on for ever, however long the machine takes.
    monkeypatch.setattr(drill, "LEAST", 3600.0)
    copy = drill.Copy(tmp_path)
    lines = copy.watch("rules/match.py")
    source = (drill.HOUSE / "rules/match.py").read_text(encoding="utf-8")
    by_name = {mutant.name: mutant for mutant in mutants("rules/match.py", source)}
    bites = by_name["rules/match.py can_undo: at is not None and match.trail[at].seat == seat -> "
                    "at is not None or match.trail[at].seat == seat"]  # fmt: skip
    harmless = next(by_name[name] for name in drill.equivalent() if name in by_name)
    assert copy.judged(bites, lines).killed
    assert not copy.judged(harmless, lines).killed
