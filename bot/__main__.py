"""`python3 -m bot`: set up what is missing, then run Stellwerk."""

from __future__ import annotations

import sys
from importlib.util import find_spec

from bot.process import environment

NEEDED = ("discord", "aiosqlite", "PIL", "fluent.runtime", "openskill")


def installed() -> bool:
    try:
        return all(find_spec(name) for name in NEEDED)
    except ModuleNotFoundError:
        return False


def start() -> int:
    if not installed() or (environment.within() and not environment.ready("run") and not environment.ready("test")):
        return environment.run("run", ["-m", "bot", *sys.argv[1:]])
    from bot.process.main import program  # noqa: PLC0415

    return program()


if __name__ == "__main__":
    sys.exit(start())
