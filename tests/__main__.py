"""`python3 -m tests`: set up what is missing, then run the tests on all cores; arguments go to pytest.

`python3 -m tests mutants` asks instead whether the tests notice mistakes: see `tests.drills.mutants`;
`python3 -m tests postgres` runs what needs a real PostgreSQL: see `tests.postgres`.
"""

from __future__ import annotations

import os
import sys

from bot.process import environment

if __name__ == "__main__":
    # Each worker would compile every test again, and each bot that a test starts the whole house.
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    if sys.argv[1:2] == ["mutants"]:
        sys.exit(environment.run("test", ["-m", "tests.drills.mutants", *sys.argv[2:]]))
    if sys.argv[1:2] == ["postgres"]:
        sys.exit(environment.run("test", ["-m", "tests.postgres", *sys.argv[2:]]))
    # Two more than there are cores: whoever waits for a server or a picture leaves a core to another.
    workers = str((os.cpu_count() or 1) + 2)
    sys.exit(environment.run("test", ["-m", "pytest", "-n", workers, *sys.argv[1:]]))
