"""A change that old tables would not survive is noticed where it is made."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest

from rules import core
from rules.battery import Case
from rules.core import AnyRules, phrase
from rules.registry import GAMES
from tests.ages import fingerprints
from tests.ages.fingerprints import SameVersion, compare, fingerprint
from tests.toy import RULES, Hidden, Public, Toy

CASES = [Case("toy", 2, {"length": "short"}, RULES), Case("toy", 3, {"length": "long"}, RULES)]


@pytest.mark.parametrize("name", sorted(GAMES))
def test_a_game_is_what_is_written_down(name: str) -> None:
    now, before = fingerprints.of(name), fingerprints.known(name)
    compare(name, before, now)
    assert now == before, f"run `python -m tests.ages.fingerprints {name}`"


def toy(rules: Toy) -> dict[str, Any]:
    return fingerprint(rules, CASES)


def test_the_same_rules_have_the_same_fingerprint() -> None:
    compare("toy", toy(Toy()), toy(Toy()))


def test_how_moves_are_listed_makes_no_difference(monkeypatch: pytest.MonkeyPatch) -> None:
    before = toy(Toy())
    real = Toy.candidates
    monkeypatch.setattr(Toy, "candidates", lambda self, s, d: reversed(list(real(self, s, d))))
    assert toy(Toy()) == before


def _shape(patch: pytest.MonkeyPatch) -> None:
    @dataclass(frozen=True, slots=True)
    class State:
        public: Public
        hidden: Hidden
        extra: int = 0

    real = Toy.setup
    patch.setattr(Toy, "state", State)
    patch.setattr(Toy, "setup", lambda self, *given: State(*_parts(real(self, *given))))
    apply = Toy.apply
    patch.setattr(Toy, "apply", lambda self, s, seat, a: _grown(State, apply(self, s, seat, a)))


def _parts(state: Any) -> tuple[Public, Hidden]:
    return state.public, state.hidden


def _grown(kind: Any, step: core.Step[Any]) -> core.Step[Any]:
    return core.Step(kind(*_parts(step.state)), step.events, step.sealed)


def _tightened(patch: pytest.MonkeyPatch) -> None:
    real = Toy.check
    patch.setattr(
        Toy,
        "check",
        lambda self, s, seat, a: phrase("E_X") if getattr(a, "cell", "") == "b2" else real(self, s, seat, a),
    )


def _scored(patch: pytest.MonkeyPatch) -> None:
    real = Toy.outcome

    def outcome(self: Toy, s: Any) -> core.Outcome | None:
        found = real(self, s)
        return found and core.Outcome(tuple(n + 1 for n in found.scores), found.ranks, found.rows)

    patch.setattr(Toy, "outcome", outcome)


def _optional(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Toy, "options", (core.Option("length", ("short", "long", "endless")),))


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (_shape, "state.State.extra: None -> int = 0"),
        (_tightened, "toy-2-short.states"),
        (_scored, "toy-2-short.scores"),
        (_optional, "options.length"),
    ],
)
def test_a_change_without_a_raised_version_says_what_to_do(
    change: Callable[[pytest.MonkeyPatch], None], told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = toy(Toy())
    change(monkeypatch)
    now = toy(Toy())
    with pytest.raises(SameVersion) as found:
        compare("toy", before, now)
    assert told in str(found.value)
    assert "raise `version` in rules/toy/rules.py" in str(found.value)
    assert "added(2, default)" in str(found.value)
    monkeypatch.setattr(Toy, "version", 2)
    compare("toy", before, toy(Toy()))


def test_the_command_refuses_to_write_what_has_no_version(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Any, capsys: pytest.CaptureFixture[str], toy: AnyRules
) -> None:
    monkeypatch.setattr(fingerprints, "FOLDER", tmp_path)
    assert fingerprints.main(["toy"]) == 0
    written = fingerprints.path("toy").read_text(encoding="utf-8")
    _scored(monkeypatch)
    assert fingerprints.main(["toy"]) == 1
    assert "still 1" in capsys.readouterr().err
    assert fingerprints.path("toy").read_text(encoding="utf-8") == written
    monkeypatch.setattr(Toy, "version", 2)
    assert fingerprints.main(["toy"]) == 0
    assert fingerprints.known("toy")["version"] == 2
