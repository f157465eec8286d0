"""What Stellwerk promises, each with the drills that prove it and what they counted: `python -m tests.promises`.

The sentences stand in `.github/SECURITY.md` (S) and `.github/PRIVACY.md` (P), and are read there. All of it takes
about an hour. `--list` only names the drills, `--short` leaves the longest out, a number (S4) runs one.
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
FIGURE = re.compile(r"^[^=_E>].*\b\d+ (times|clicks|roll-outs|posts|kills|faults|deletions)\b.*$")
"""A line that a drill prints about what it has counted."""
COUNTED = re.compile(r"(\d+) (passed|failed|errors?)\b")


@dataclass(frozen=True, slots=True)
class Promise:
    """A numbered sentence of a document, and the drills that prove it, by what pytest calls them."""

    number: str
    said: str
    short: tuple[str, ...]
    long: tuple[str, ...] = ()


DOCUMENTS = (HOME / ".github" / "SECURITY.md", HOME / ".github" / "PRIVACY.md")
SENTENCE = re.compile(r"^\* \*\*([SP]\d+)\*\* (.+?)(?=\n\* |\n\n)", re.MULTILINE | re.DOTALL)
Drills = tuple[tuple[str, ...], tuple[str, ...]]
"""The short ones, and those that take long."""

HOST = "tests/protocol/test_host_"
TABLES = "tests/bot/tables/test_"
LONG = "tests/drills/test_"

DRILLS: dict[str, Drills] = {
    "S1": (
        (f"{HOST}clicks.py", f"{LONG}kill.py::test_a_game_survives_any_number_of_deaths"),
        (f"{LONG}rollout.py", f"{LONG}processes.py", f"{LONG}postgres.py"),
    ),
    "S2": (
        (
            f"{LONG}outbox.py", f"{LONG}network.py", "tests/bot/delivery/test_breaker.py", f"{HOST}refusals.py",
            f"{HOST}letters.py", f"{HOST}pushes.py", f"{LONG}letters.py",
        ),
        (f"{LONG}faults.py",),
    ),
    "S3": ((f"{LONG}kill.py", f"{LONG}start.py"), ()),
    "S4": ((f"{HOST}promises.py",), (f"{LONG}promises.py",)),
    "S5": ((f"{HOST}unreadable.py",), (f"{LONG}unreadable.py",)),
    "S6": (
        (f"{HOST}fuzz.py", "tests/protocol/test_server_fuzz.py"),
        (f"{LONG}unreadable.py::test_no_act_ends_the_process",),
    ),
    "S7": (("tests/bot/clock/test_wall.py", "tests/bot/store/test_repair.py", f"{HOST}date.py"), ()),
    "S18": (("tests/bot/store/test_epochs.py", f"{HOST}restore.py", f"{LONG}past.py"), (f"{LONG}failover.py",)),
    "S19": ((f"{TABLES}losses.py", f"{TABLES}ratings.py"), (f"{LONG}ratings.py",)),
    "S8": (
        ("tests/rules/test_battery.py", "tests/bot/delivery/test_films.py", f"{HOST}lookback.py", f"{HOST}people.py"),
        (f"{HOST}plays.py",),
    ),
    "S9": (
        (
            f"{HOST}clicks.py::test_buttons_of_another_table_age_or_server_change_nothing",
            f"{HOST}clicks.py::test_tables_of_another_server_are_out_of_reach",
            f"{HOST}clicks.py::test_a_table_in_a_closed_channel_is_known_only_to_those_who_may_see_it",
            f"{HOST}everywhere.py::test_a_panel_that_somebody_copies_opens_nobody_elses_table",
            f"{TABLES}lobby.py", f"{HOST}fuzz.py",
        ),
        (),
    ),
    "S10": (
        (
            f"{TABLES}graces.py", f"{HOST}graces.py",
            f"{TABLES}moderation.py::test_a_promised_seat_changes_hands_after_its_person_was_called_and_had_a_day",
            f"{TABLES}moderation.py::test_whoever_shows_up_keeps_the_seat_that_a_moderator_has_promised",
        ),
        (),
    ),
    "S11": (
        (
            f"{HOST}admin.py", f"{TABLES}moderation.py",
            f"{TABLES}cups.py::test_the_host_decides_on_a_table_without_a_result",
        ),
        (),
    ),
    "S12": ((f"{HOST}chance.py", f"{TABLES}starts.py", f"{TABLES}evidence.py"), (f"{LONG}starting.py",)),
    "S13": ((f"{HOST}records.py", f"{TABLES}evidence.py", f"{TABLES}record.py"), ()),
    "S14": (
        (
            f"{HOST}permissions.py",
            "tests/protocol/test_server_edits.py::test_the_bot_may_exactly_what_its_invitation_asks_for",
        ),
        (),
    ),
    "S15": (
        (
            f"{HOST}troubles.py::test_the_log_of_a_game_holds_no_secret_at_any_level", "tests/bot/process/test_logs.py",
            "tests/bot/process/test_settings.py::test_the_token_is_never_shown",
            "tests/bot/process/test_settings.py::test_the_token_may_stand_in_a_file",
        ),
        (),
    ),
    "S16": ((f"{HOST}troubles.py::test_a_game_talks_to_discord_and_to_nobody_else",), ()),
    "S17": (("tests/test_supply.py", "tests/test_pins.py"), ()),
    "P1": (("tests/bot/store/test_holdings.py",), ()),
    "P2": ((f"{TABLES}strangers.py", f"{HOST}names.py"), ()),
    "P3": ((f"{TABLES}forgetting.py::test_no_trace_is_left_in_any_row_nor_in_the_free_parts_of_the_file",), ()),
    "P4": ((f"{HOST}forgotten.py",), ()),
    "P5": (
        (
            f"{TABLES}forgetting.py::test_the_others_play_on_and_what_was_is_as_it_was",
            f"{TABLES}forgetting.py::test_a_finished_game_names_somebody_and_its_record_is_true",
            f"{TABLES}forgetting.py::test_others_figures_stay_and_rest_on_somebody_without_a_name",
            f"{TABLES}strangers.py::test_nobody_s_rows_but_their_own_change_and_every_game_goes_on_to_its_end",
        ),
        (),
    ),
    "P6": (
        (
            f"{TABLES}forgetting.py::test_a_death_between_any_two_steps_is_made_up_for",
            f"{TABLES}forgotten_names.py::test_what_is_due_happens_while_they_are_being_forgotten",
            f"{TABLES}forgotten_names.py::test_what_another_process_has_on_its_way_does_not_bring_them_back",
            f"{HOST}forgotten.py::test_a_board_that_was_on_its_way_is_changed_after_it_has_arrived",
        ),
        (f"{LONG}forgetting.py",),
    ),
    "P7": (("tests/bot/process/test_deletions.py",), ()),
    "P8": (
        (
            f"{TABLES}moderation.py::test_a_ban_outlives_the_data_of_its_person_without_telling_who_it_was",
            f"{TABLES}forgetting.py::test_who_may_not_play_stays_barred_until_a_moderator_says_otherwise",
        ),
        (),
    ),
    "P9": ((f"{TABLES}forgotten_names.py",), ()),
    "P10": (
        (
            f"{HOST}estates.py::test_managers_have_the_data_and_nobody_else",
            f"{TABLES}estates.py::test_they_have_what_everybody_there_may_know_and_nobody_s_secrets",
        ),
        (),
    ),
    "P11": ((f"{HOST}estates.py", f"{TABLES}estates.py"), ()),
    "P12": (
        (
            f"{HOST}privacy.py::test_the_data_of_a_server_go_thirty_days_after_the_bot_has_left_and_stay_in_an_outage",
            f"{TABLES}forgetting.py::test_of_a_server_that_is_gone_nothing_is_left_and_the_rest_stays",
        ),
        (),
    ),
    "P13": (
        (
            f"{HOST}troubles.py::test_the_log_of_a_game_holds_no_secret_at_any_level",
            f"{HOST}operators.py::test_monitoring_reads_figures_and_none_of_them_names_anybody",
        ),
        (),
    ),
    "P14": (
        (
            f"{HOST}troubles.py::test_the_data_are_their_owners_alone", "tests/bot/store/test_opening.py",
            "tests/bot/process/test_logs.py",
        ),
        (),
    ),
    "P15": (
        (
            f"{HOST}promises.py::test_a_token_is_kept_for_a_quarter_of_an_hour_at_most",
            f"{HOST}promises.py::test_what_is_answered_leaves_nothing_behind",
        ),
        (),
    ),
    "P16": ((f"{HOST}leaders.py::test_the_leaderboard_is_for_everybody_and_lists_nobody_against_their_will",), ()),
}  # fmt: skip


def sentences() -> dict[str, str]:
    """What the documents promise, by number."""
    found = [pair for file in DOCUMENTS for pair in SENTENCE.findall(file.read_text(encoding="utf-8"))]
    assert len(dict(found)) == len(found), "a number stands twice"
    return {number: " ".join(said.split()) for number, said in found}


def promises() -> tuple[Promise, ...]:
    return tuple(Promise(number, said, *DRILLS[number]) for number, said in sentences().items())


@dataclass(frozen=True, slots=True)
class Found:
    """What the drills of a promise came to."""

    passed: int
    failed: int
    seconds: float
    figures: tuple[str, ...]


def drilled(drills: Iterable[str], short: bool) -> Found:
    begun = time.monotonic()
    chosen = "not long" if short else "long or not long"
    limit = ["-o", f"faulthandler_timeout={900 if short else 0}"]
    call = [sys.executable, "-m", "pytest", "-n", "auto", "-rP", *limit, "-m", chosen, *drills]
    out = subprocess.run(call, cwd=HOME, capture_output=True, text=True, check=False).stdout
    last = {kind: int(number) for number, kind in COUNTED.findall(out.rstrip().rpartition("\n")[2] or out)}
    figures = tuple(dict.fromkeys(line.strip() for line in out.splitlines() if FIGURE.match(line)))
    failed = sum(number for kind, number in last.items() if kind != "passed")
    return Found(last.get("passed", 0), failed, time.monotonic() - begun, figures)


def told(promise: Promise, found: Found) -> str:
    kept = "kept" if found.passed and not found.failed else "NOT KEPT"
    lines = [f"{promise.number}. {promise.said}  {kept}"]
    lines.append(f"     {found.passed} drills passed, {found.failed} failed, in {found.seconds:.0f} s")
    return "\n".join([*lines, *(f"     {figure}" for figure in found.figures)])


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.promises", description="What Stellwerk promises.")
    parser.add_argument("number", nargs="*", choices=[[], *DRILLS], help="only these promises: S1, P3 …")
    parser.add_argument("--list", action="store_true", help="name the promises and their drills")
    parser.add_argument("--short", action="store_true", help="without the longest drills")
    given = parser.parse_args()
    good = True
    for promise in promises():
        if given.number and promise.number not in given.number:
            continue
        drills = promise.short if given.short else (*promise.short, *promise.long)
        if given.list:
            print(f"{promise.number}. {promise.said}", *(f"     {drill}" for drill in drills), sep="\n")
            continue
        found = drilled(drills, given.short)
        good = good and found.passed > 0 and not found.failed
        print(told(promise, found), flush=True)
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
