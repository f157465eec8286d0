"""Do the tests bite? Makes one small mistake after the other in a copy of the house and looks whether a test notices.

`python3 -m tests mutants` samples all modules below, `python3 -m tests mutants rules/match.py` one of them. A mutant
that survives is told with its place; one that changes nothing anybody could notice belongs into
`equivalent_mutants.txt`, with the reason.
"""

from __future__ import annotations

import argparse
import importlib
import json
import os
import random
import shutil
import sys
import tempfile
import time
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path

import pytest

from tests.drills import reached
from tests.drills.mutations import Mutant, mutants

HOUSE = Path(__file__).parents[2]
EQUIVALENT = Path(__file__).parent / "equivalent_mutants.txt"
COPIED = ("bot", "cogs", "render", "rules", "tests", "pyproject.toml", "README.md", ".github")
LIBRARIES = ("aiosqlite", "discord", "fluent.runtime", "hypothesis", "PIL.Image", "pytest_asyncio")
"""What every run would import again."""
TABLES = ("tests/bot/tables", "tests/bot/clock", "tests/bot/delivery/test_outbox.py")
DELIVERY = ("tests/bot/delivery", "tests/drills/test_outbox.py", "-m", "not browser")
TESTS: dict[str, tuple[str, ...]] = {
    "rules/match.py": ("tests/rules/test_match.py", "tests/bot/tables"),
    "bot/delivery/outbox.py": DELIVERY,
    "bot/delivery/carrier.py": DELIVERY,
    "bot/delivery/setbacks.py": DELIVERY,
    "bot/tables/commits.py": TABLES,
    "bot/tables/writer.py": TABLES,
    "bot/tables/gathering.py": TABLES,
    "bot/tables/progress.py": TABLES,
    "bot/tables/seats.py": TABLES,
    "bot/tables/lobbies.py": TABLES,
    "bot/tables/hosts.py": TABLES,
    "bot/tables/stand_ins.py": TABLES,
    "bot/tables/endings.py": TABLES,
    "bot/tables/orders.py": TABLES,
    **{
        f"rules/{game}/judge.py": (f"tests/rules/{game}", "tests/rules/test_battery.py", "-k", game)
        for game in ("rail_line", "cube_express", "taubertal_express", "first_class", "black_loco")
    },
}
"""The modules that the tests are held against, and what pytest is told to run for each."""
LEAST = 15.0
"""Seconds that a mutant always has."""
SLOWER = 2.0
"""So many times as long as they took before the tests may take."""
GOAL = 90
DAY = 86_400


@dataclass(frozen=True, slots=True)
class Verdict:
    mutant: Mutant
    killed: bool
    why: str


class Copy:
    """A copy of the house in which mistakes are made."""

    def __init__(self, folder: Path) -> None:
        self._folder, self._texts = folder, 0
        for name in COPIED:
            source = HOUSE / name
            if source.is_dir():
                shutil.copytree(source, folder / name, ignore=shutil.ignore_patterns("__pycache__", "*.png"))
            else:
                shutil.copy(source, folder / name)

    def watch(self, module: str) -> dict[int, list[tuple[float, str]]]:
        """Which tests reach each statement of a module, the quickest first; 0: all tests."""
        found = self._folder / "reached.json"
        found.unlink(missing_ok=True)
        source = (self._folder / module).read_text(encoding="utf-8")
        with self._written(module, reached.watched(source)):
            status = self._pytest(["-p", "tests.drills.reached", *TESTS[module]], watched=str(found), known=False)
        if status not in (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED):
            sys.exit(f"{module}: its tests cannot be run\n{(self._folder / 'said.txt').read_text(encoding='utf-8')}")
        lines: dict[int, list[tuple[float, str]]] = {}
        for test, seen in json.loads(found.read_text(encoding="utf-8")).items():
            if not seen["passed"]:
                # One that reads the source itself is no witness here.
                print(f"left out, for it fails before anything is changed: {test}", flush=True)
                continue
            for line in (0, *seen["lines"]):
                lines.setdefault(line, []).append((seen["seconds"], test))
        return {line: sorted(tests) for line, tests in lines.items()}

    def judged(self, mutant: Mutant, lines: dict[int, list[tuple[float, str]]]) -> Verdict:
        """Run the tests that reach the place, until one fails."""
        tests = lines.get(mutant.statement, [])
        if not tests:
            return Verdict(mutant, False, "no test comes here")
        limit = LEAST + SLOWER * sum(seconds for seconds, _ in tests)
        chosen = self._folder / "tests.txt"
        chosen.write_text("\n".join(test for _, test in tests), encoding="utf-8")
        with self._written(mutant.module, mutant.source):
            try:
                status = self._pytest(["-x", "-m", "not browser", f"@{chosen}"], limit)
            except TimeoutError:
                return Verdict(mutant, True, "no end")
        return Verdict(mutant, status != 0, "a test fails" if status else "all tests pass")

    @contextmanager
    def _written(self, module: str, source: str) -> Iterator[None]:
        """The copy with another text in this place."""
        file = self._folder / module
        original, stamp = file.read_bytes(), file.stat()
        file.write_text(source, encoding="utf-8")
        self._texts += 1
        # Compiled modules are known by size and second: no two texts have the same.
        os.utime(file, (stamp.st_atime, stamp.st_mtime + DAY + self._texts))
        try:
            yield
        finally:
            file.write_bytes(original)
            os.utime(file, ns=(stamp.st_atime_ns, stamp.st_mtime_ns))

    def _pytest(self, arguments: list[str], limit: float | None = None, watched: str = "", known: bool = True) -> int:
        """The exit status of pytest in the copy. It runs in a fork, for which all libraries are imported already."""
        process = get_context("fork").Process(target=self._child, args=(arguments, watched, known))
        process.start()
        process.join(limit)
        if process.exitcode is None:
            process.kill()
            process.join()
            raise TimeoutError
        return process.exitcode

    def _child(self, arguments: list[str], watched: str, known: bool) -> None:
        for name in [name for name in sys.modules if name.split(".")[0] in COPIED]:
            del sys.modules[name]
        os.chdir(self._folder)
        os.environ |= {"PYTHONPATH": str(self._folder)} | ({reached.FILE: watched} if watched else {})
        sys.path[:] = [str(self._folder), *(entry for entry in sys.path if Path(entry).resolve() != HOUSE)]
        importlib.invalidate_caches()
        # What a mutant is compiled to must not be found by the next one.
        sys.dont_write_bytecode = known
        with (self._folder / "said.txt").open("w", encoding="utf-8") as said:
            os.dup2(said.fileno(), 1)
            os.dup2(said.fileno(), 2)
            # A fork that waits for the watchdog of its parent waits for ever.
            plain = ["-q", "-p", "no:cacheprovider", "-p", "no:xdist", "-p", "no:faulthandler", "--tb=line"]
            status = int(pytest.main([*plain, *arguments]))
            sys.stdout.flush()
            os._exit(status)


def equivalent() -> dict[str, str]:
    """Mutants that change nothing anybody could notice, each with the reason."""
    lines = EQUIVALENT.read_text(encoding="utf-8").splitlines()
    pairs = [line.split(" # ", 1) for line in lines if line and not line.startswith("#")]
    return {name.strip(): reason for name, reason in pairs}


def sample(modules: Sequence[str], seed: int) -> Iterator[Mutant]:
    """Mutants of all modules by turns, in an order that the seed decides."""
    known = equivalent()
    chance = random.Random(seed)
    waiting = []
    for module in modules:
        own = [one for one in mutants(module, (HOUSE / module).read_text(encoding="utf-8")) if one.name not in known]
        chance.shuffle(own)
        waiting.append(own)
    while any(waiting):
        for own in waiting:
            if own:
                yield own.pop()


def stale() -> list[str]:
    """Entries of the list of equivalent mutants whose place is no more."""
    names = {one.name for module in TESTS for one in mutants(module, (HOUSE / module).read_text(encoding="utf-8"))}
    return [name for name in equivalent() if name not in names]


def drill(chosen: Iterable[Mutant], seconds: float, count: int) -> list[Verdict]:
    """Judge mutants until the time is over."""
    for library in LIBRARIES:
        importlib.import_module(library)
    end = time.monotonic() + seconds
    verdicts: list[Verdict] = []
    lines: dict[str, dict[int, list[tuple[float, str]]]] = {}
    with tempfile.TemporaryDirectory() as folder:
        copy = Copy(Path(folder))
        for mutant in chosen:
            if time.monotonic() > end or len(verdicts) == count:
                break
            if mutant.module not in lines:
                lines[mutant.module] = copy.watch(mutant.module)
            verdict = copy.judged(mutant, lines[mutant.module])
            verdicts.append(verdict)
            if not verdict.killed:
                print(f"survived ({verdict.why}) line {mutant.line}: {mutant.name}", flush=True)
    return verdicts


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python3 -m tests mutants", description=__doc__)
    parser.add_argument("modules", nargs="*", metavar="MODULE", default=[], help=f"of {', '.join(TESTS)}")
    parser.add_argument("--minutes", type=float, default=10, help="begin no further mutant after this time")
    parser.add_argument("--count", type=int, default=0, help="at most so many mutants; 0: as many as the time allows")
    parser.add_argument("--seed", type=int, default=1, help="decides which mutants are taken")
    given = parser.parse_args(arguments)
    unknown = [module for module in given.modules if module not in TESTS]
    if unknown:
        parser.error(f"no tests are known for {', '.join(unknown)}")
    for name in stale():
        print(f"the list of equivalent mutants knows a place that is no more: {name}")
    modules = given.modules or list(TESTS)
    verdicts = drill(sample(modules, given.seed), 60 * given.minutes, given.count or -1)
    for module in modules:
        own = [verdict for verdict in verdicts if verdict.mutant.module == module]
        if own:
            print(f"{module}: {sum(verdict.killed for verdict in own)} of {len(own)} killed")
    share = 100 * sum(verdict.killed for verdict in verdicts) // max(1, len(verdicts))
    print(f"{share} % of {len(verdicts)} mutants killed")
    return 0 if share >= GOAL else 1


if __name__ == "__main__":
    sys.exit(main())
