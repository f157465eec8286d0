"""`python -m tests.rehearsal FILE`: plays what a rehearsal on the real Discord has written against the sandbox.

Exit status 1 if the sandbox answers otherwise in anything that the expectations name. Without a file: a rehearsal on
one sandbox, helped by one of its people, and its file played against another.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from pathlib import Path

from bot.rehearsal.journal import BadJournal, read
from tests.rehearsal.house import theatre
from tests.rehearsal.replay import replayed


async def compared(file: Path) -> int:
    with file.open(encoding="utf-8") as lines:
        entries = list(read(lines))
    async with theatre() as made:
        result = await replayed(entries, made)
    for difference in result.differences:
        print(difference)
    for why in result.left_out:
        print(f"left out: {why}")
    print(f"{result.compared} facts compared, {len(result.differences)} different, {len(result.left_out)} left out")
    return 1 if result.differences else 0


async def both() -> int:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "rehearsal.jsonl"
        async with theatre() as made:
            found = await made.rehearse(made.wish(out=file), print)
        return await compared(file) or found


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.rehearsal", description="Is the sandbox like Discord?")
    parser.add_argument("file", type=Path, nargs="?", help="written by `python3 -m bot rehearse --out FILE`")
    given = parser.parse_args()
    try:
        return asyncio.run(both() if given.file is None else compared(given.file))
    except (BadJournal, OSError) as problem:
        print(problem, file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main())
