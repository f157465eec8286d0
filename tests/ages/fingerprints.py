"""Fingerprints of the games: what old tables hang on, written down for each version of a game's rules.

`python -m tests.ages.fingerprints [GAME …]` writes them anew, once `version` has been raised.
"""

from __future__ import annotations

import hashlib
import json
import sys
from pathlib import Path
from typing import Any

from rules import ages, battery, core, match, notation
from rules.battery import Case
from rules.core import AnyRules, Rng
from rules.registry import GAMES
from tests.rules.transcript import chosen

FOLDER = Path(__file__).resolve().parent / "fingerprints"
SEED = 11
WHAT = {
    "shape": "the shape of the state, the moves or the options has changed",
    "games": "moves lead elsewhere than before, or other moves are legal",
}
REMEDY = """{game}: {what}, and `version` of its rules is still {version}.
{where}
Tables that are being played were made by the rules as they were. Do all of this:
 1. raise `version` in rules/{game}/rules.py;
 2. give a new field of the state its default: `name: type = added({next}, default)` (rules/codec.py); where that is
    not enough (a field is gone, renamed or means something else), bring old data along in the game's `upgrade`;
 3. run `python -m tests.ages.fingerprints {game}` and the tests in tests/ages: databases of released versions must
    still be played to their end."""


class SameVersion(Exception):
    """The rules have changed and their version has not."""


def path(game: str) -> Path:
    return FOLDER / f"{game}.json"


def game(rules: AnyRules, case: Case) -> dict[str, Any]:
    """A game by chance. Moves are drawn from their notations in order: how they are listed makes no difference."""
    now = match.new(rules, case.seats, SEED, case.options)
    rng, states = Rng(SEED), hashlib.blake2b(digest_size=8)
    for _ in range(battery.BOUND):
        seats = core.waiting(rules, now.state)
        if not seats:
            break
        seat, rng = rng.choice(sorted(seats))
        moves = {notation.notation(move): move for move in core.legal(rules, now.state, seat)}
        text, rng = rng.choice(sorted(moves))
        now, _ = match.play(rules, now, seat, moves[text])
        states.update(now.log[-1].digest.encode())
    outcome = rules.outcome(now.state)
    assert outcome is not None
    return {
        "entries": len(now.log),
        "states": states.hexdigest(),
        "scores": list(outcome.scores),
        "ranks": list(outcome.ranks),
        "reason": outcome.reason,
    }


def fingerprint(rules: AnyRules, cases: list[Case]) -> dict[str, Any]:
    return {
        "version": rules.version,
        "shape": ages.shape(rules),
        "games": {battery.name(case): game(rules, case) for case in cases},
    }


def of(name: str) -> dict[str, Any]:
    return fingerprint(GAMES[name], chosen(name))


def known(name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(path(name).read_text(encoding="utf-8"))
    return found


def compare(name: str, before: dict[str, Any], now: dict[str, Any]) -> None:
    """Refuse a change that old tables would not survive, or that nobody has written down."""
    # Games with another edition of the data may come; those that were there go on as they were.
    now = now | {"games": {name: now["games"].get(name) for name in before["games"]}}
    changed = [what for what in WHAT if json.dumps(before[what]) != json.dumps(now[what])]
    if changed and now["version"] <= before["version"]:
        raise SameVersion(
            REMEDY.format(
                game=name,
                what=" and ".join(WHAT[what] for what in changed),
                version=now["version"],
                next=before["version"] + 1,
                where="\n".join(f"  {line}" for what in changed for line in differences(before[what], now[what])),
            )
        )


def differences(before: Any, now: Any, at: str = "") -> list[str]:
    """Each place at which two fingerprints differ."""
    if isinstance(before, dict) and isinstance(now, dict):
        names = [*before, *(name for name in now if name not in before)]
        found = (differences(before.get(name), now.get(name), f"{at}.{name}".strip(".")) for name in names)
        moved = [] if [*before] == [*now] or {*before} != {*now} else [f"{at}: the order is {', '.join(now)}"]
        return [*(line for lines in found for line in lines), *moved]
    return [] if before == now else [f"{at}: {before} -> {now}"]


def main(names: list[str]) -> int:
    FOLDER.mkdir(exist_ok=True)
    for name in names or sorted(GAMES):
        now = of(name)
        if path(name).exists():
            try:
                compare(name, known(name), now)
            except SameVersion as refused:
                print(refused, file=sys.stderr)
                return 1
        path(name).write_text(json.dumps(now, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
        print(f"{name}: version {now['version']}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
