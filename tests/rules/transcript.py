"""Playthroughs: sample games as text, with what each viewer sees and may do. They pin rules and secrecy.

`python -m tests.rules.transcript` writes them anew; the difference is read in review.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from rules import agreement, battery, core, match, notation
from rules.battery import Case
from rules.codec import digest, row, text
from rules.core import Event, Rng, Seat
from rules.registry import GAMES

FOLDER = Path(__file__).resolve().parent.parent / "playthroughs"
SEED = 20
SHOWN = 8
"""Legal moves written out; of the rest the number."""
FEW = 12
EVERY = 12
"""Views are written out at every so many entries, their digests at each."""


def path(case: Case) -> Path:
    return FOLDER / f"{battery.name(case)}.txt"


def told(event: Event) -> str:
    data = " ".join(f"{name}={value}" for name, value in event.data)
    to = "" if event.to is None else f" (only {sorted(event.to)})"
    return f"  * {event.key} {data}".rstrip() + to


def moves(rules: core.AnyRules, state: Any, seat: Seat) -> str:
    texts = [notation.notation(a) for a in core.legal(rules, state, seat)]
    more = f" … {len(texts)} in all" if len(texts) > SHOWN else ""
    return " | ".join(texts[:SHOWN]) + more


def write(case: Case) -> str:
    """A game by two kinds of stand-ins, as text."""
    rules = case.rules
    now = match.new(rules, case[1], SEED, case[2])
    kinds = {Seat(at): "greedy" if at % 2 == 0 else "random" for at in range(case[1])}
    options = " ".join(f"{name}={value}" for name, value in now.header.options)
    lines = [f"{rules.id} version {rules.version}, {case[1]} seats, {options or 'no options'}, seed {SEED}", ""]
    while rules.outcome(now.state) is None:
        number = len(now.log) + 1
        viewers = [*map(Seat, range(case[1])), None]
        if number % EVERY == 1:
            for viewer in viewers:
                name = "spectator" if viewer is None else f"seat {viewer}"
                lines.append(f"  {name} sees {text(row(rules.view(now.state, viewer)))}")
        else:
            lines.append("  views " + " ".join(digest(rules.view(now.state, viewer)) for viewer in viewers))
        for decision in rules.decisions(now.state):
            flags = ("" if decision.waiting else " (any time)") + (" (secret)" if decision.secret else "")
            lines.append(f"  seat {decision.seat} {decision.key}{flags}")
        seat = core.waiting(rules, now.state)[0]
        lines.append(f"  seat {seat} may: {moves(rules, now.state, seat)}")
        rng = Rng(SEED, number << 24)
        view, options_ = rules.view(now.state, seat), core.legal(rules, now.state, seat)
        action = match.bots.BOTS[kinds[seat]](rules, view, seat, options_, rng)
        now, events = match.play(rules, now, seat, action)
        entry = now.log[-1]
        lines.append(f"{entry.n}. seat {seat}: {entry.move}{'  [sealed]' if entry.sealed else ''}  {entry.digest}")
        lines += map(told, events)
    outcome = rules.outcome(now.state)
    assert outcome is not None
    lines += ["", f"over: {outcome.reason}; scores {outcome.scores}, ranks {outcome.ranks}"]
    lines += [f"  {row.key}: {row.values}" for row in (*outcome.rows, *outcome.ties)]
    return "\n".join(lines) + "\n"


def chosen(game: str) -> list[Case]:
    """The cases of a game, with each edition of its data: what began with an old one goes the same way for ever."""
    rules, found = GAMES[game], _chosen(game)
    if len(agreement.editions(rules)) == 1:
        return found
    return [
        case._replace(options=case.options | {agreement.EDITION: edition})
        for edition in agreement.editions(rules)
        for case in found
    ]


def _chosen(game: str) -> list[Case]:
    """All cases of a game that has few; else every number of seats and every value of every option at least once."""
    cases = battery.cases(GAMES[game])
    if len(cases) <= FEW:
        return cases
    seen: set[tuple[str, str]] = set()
    found = []
    for case in cases:
        facts = {("seats", str(case[1])), *case[2].items()}
        if facts - seen:
            found.append(case)
            seen |= facts
    return found


def main(games: list[str]) -> None:
    FOLDER.mkdir(exist_ok=True)
    for game in games or sorted(GAMES):
        for old in FOLDER.glob(f"{game}-*.txt"):
            old.unlink()
        for case in chosen(game):
            path(case).write_text(write(case), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
