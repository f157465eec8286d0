"""What Stellwerk promises, each with the drills that prove it and what they counted: `python -m tests.promises`.

It takes some twenty minutes. `--list` only names the drills, `--short` leaves the longest out, a number runs one.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
import time
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

HOME = Path(__file__).parents[1]
FIGURE = re.compile(r"^[^=_E>].*\b\d+ (times|clicks|roll-outs|posts|kills|faults)\b.*$")
"""A line that a drill prints about what it has counted."""
COUNTED = re.compile(r"(\d+) (passed|failed|errors?)\b")


@dataclass(frozen=True, slots=True)
class Promise:
    """A sentence, and the drills by what pytest calls them."""

    said: str
    short: tuple[str, ...]
    long: tuple[str, ...] = ()


PROMISES = (
    Promise(
        "Every move that was acknowledged is kept, exactly once.",
        (
            "tests/protocol/test_host_clicks.py",
            "tests/drills/test_kill.py::test_a_game_survives_any_number_of_deaths",
        ),
        ("tests/drills/test_rollout.py",),
    ),
    Promise(
        "Every post and direct message that matters arrives once, in order, whatever the line does.",
        (
            "tests/drills/test_outbox.py",
            "tests/drills/test_network.py",
            "tests/bot/delivery/test_breaker.py",
            "tests/protocol/test_host_refusals.py",
            "tests/protocol/test_host_letters.py",
            "tests/drills/test_letters.py",
        ),
        ("tests/drills/test_faults.py",),
    ),
    Promise(
        "Nothing hidden is shown to anybody who may not see it.",
        ("tests/rules/test_battery.py", "tests/bot/delivery/test_films.py"),
        ("tests/protocol/test_host_plays.py", "tests/drills/test_forgetting.py"),
    ),
    Promise(
        "Nobody can act for another.",
        (
            "tests/protocol/test_host_clicks.py::test_buttons_of_another_table_age_or_server_change_nothing",
            "tests/protocol/test_host_clicks.py::test_tables_of_another_server_are_out_of_reach",
            "tests/protocol/test_host_clicks.py"
            "::test_a_table_in_a_closed_channel_is_known_only_to_those_who_may_see_it",
            "tests/bot/tables/test_lobby.py",
        ),
    ),
    Promise(
        "A stop or a crash costs at most the answer that was being written.",
        ("tests/drills/test_kill.py", "tests/drills/test_start.py"),
    ),
    Promise(
        "Whatever Discord says, the process lives, and the next click is answered.",
        ("tests/protocol/test_host_unreadable.py",),
        ("tests/drills/test_unreadable.py",),
    ),
    Promise(
        "Who sees that an answer will come gets one, also when the process dies.",
        ("tests/protocol/test_host_promises.py",),
        ("tests/drills/test_promises.py",),
    ),
    Promise(
        "Nobody chooses chance unseen, whoever runs the bot included.",
        ("tests/bot/tables/test_evidence.py", "tests/bot/tables/test_starts.py", "tests/protocol/test_host_chance.py"),
        ("tests/drills/test_starting.py",),
    ),
)


@dataclass(frozen=True, slots=True)
class Found:
    """What the drills of a promise came to."""

    passed: int
    failed: int
    seconds: float
    figures: tuple[str, ...]


def drilled(drills: Iterable[str]) -> Found:
    begun = time.monotonic()
    call = [sys.executable, "-m", "pytest", "-n", "auto", "-rP", "-m", "drill or not drill", *drills]
    out = subprocess.run(call, cwd=HOME, capture_output=True, text=True, check=False).stdout
    last = {kind: int(number) for number, kind in COUNTED.findall(out.rstrip().rpartition("\n")[2] or out)}
    figures = tuple(dict.fromkeys(line.strip() for line in out.splitlines() if FIGURE.match(line)))
    failed = sum(number for kind, number in last.items() if kind != "passed")
    return Found(last.get("passed", 0), failed, time.monotonic() - begun, figures)


def told(number: int, promise: Promise, found: Found) -> str:
    kept = "kept" if found.passed and not found.failed else "NOT KEPT"
    lines = [f"{number}. {promise.said}  {kept}"]
    lines.append(f"     {found.passed} drills passed, {found.failed} failed, in {found.seconds:.0f} s")
    return "\n".join([*lines, *(f"     {figure}" for figure in found.figures)])


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.promises", description="What Stellwerk promises.")
    parser.add_argument("number", type=int, nargs="*", help="only these promises")
    parser.add_argument("--list", action="store_true", help="name the promises and their drills")
    parser.add_argument("--short", action="store_true", help="without the longest drills")
    given = parser.parse_args()
    good = True
    for number, promise in enumerate(PROMISES, 1):
        if given.number and number not in given.number:
            continue
        drills = promise.short if given.short else (*promise.short, *promise.long)
        if given.list:
            print(f"{number}. {promise.said}", *(f"     {drill}" for drill in drills), sep="\n")
            continue
        found = drilled(drills)
        good = good and found.passed > 0 and not found.failed
        print(told(number, promise, found), flush=True)
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
