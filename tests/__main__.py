"""`python3 -m tests`: set up what is missing, then run the tests on all cores; arguments go to pytest."""

from __future__ import annotations

import sys

from bot.process import environment

if __name__ == "__main__":
    sys.exit(environment.run("test", ["-m", "pytest", "-n", "auto", *sys.argv[1:]]))
