"""`python3 -m tests postgres`: everything that needs a real PostgreSQL, on one that is started for it.

`--short` leaves out the tests of tables, which run on the file as well; `--rounds N`: so many deaths in the drill.
"""

from __future__ import annotations

import argparse
import os
import sys

import pytest

from tests.postgres.engines import CHOSEN
from tests.postgres.server import available

CONTRACT = ("tests/bot/store",)
GAMES = (
    "tests/protocol/test_host_plays.py", "tests/protocol/test_host_rail_line.py",
    "tests/protocol/cube_express/test_cube_express.py", "tests/protocol/taubertal_express/test_plays.py",
    "tests/protocol/first_class/test_first_class_plays.py", "tests/protocol/black_loco/test_black_loco_plays.py",
)  # fmt: skip
TABLES = ("tests/bot/tables",)
INTO_THE_FILE = (
    "test_trouble", "ratings_of_all_servers_rest", "nobody_elses_rating_moves", "become_known_later",
    "opened_again_knows_it", "kept_state_counts",
)  # fmt: skip
"""Tests that look into the SQLite file itself, by parts of their names."""
DRILLS = ("tests/drills/test_postgres.py",)


def main() -> int:
    told = argparse.ArgumentParser(prog="python3 -m tests postgres", description=__doc__)
    told.add_argument("--short", action="store_true")
    told.add_argument("--rounds", type=int, default=9)
    told.add_argument("--games", action="store_true", help="whole games alone: the gate has run the rest already")
    given = told.parse_args()
    if (missing := available()) is not None:
        print(f"skipped: {missing}. Debian: apt-get install postgresql")
        return 0
    os.environ["STELLWERK_DRILL_ROUNDS"] = str(given.rounds)
    failed = 0 if given.games else _run("the contract of a store, on both engines", *CONTRACT)
    os.environ[CHOSEN] = "postgres"
    failed |= _run("whole games by components, the bot on PostgreSQL", *GAMES, "-k", "components", "-m", "not browser")
    if not given.short and not given.games:
        failed |= _run("tables on PostgreSQL", *TABLES, "-k", " and ".join(f"not {name}" for name in INTO_THE_FILE))
    del os.environ[CHOSEN]
    if given.games:
        return failed
    return failed | _run("deaths and moves of the server under play", *DRILLS, "-m", "drill")


def _run(what: str, *arguments: str) -> int:
    print(f"\n-- {what}", flush=True)
    return int(pytest.main(["-p", "no:cacheprovider", *arguments]))


if __name__ == "__main__":
    sys.exit(main())
