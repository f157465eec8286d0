"""What the program is made of, looked at without a network: `python -m tests.supply`.

Everything installed fits together, is what the lock says, has hashes there, and has a licence that lets us pass it on.
"""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from collections.abc import Iterable, Mapping
from importlib import metadata
from pathlib import Path

HOUSE = Path(__file__).parents[1]
LOCKS = HOUSE / ".lock"
ALLOWED = ("MIT", "MIT-CMU", "BSD", "Apache", "PSF", "Python Software Foundation", "ISC", "MPL", "0BSD", "HPND", "ZPL")
"""Licences under which what we run may be passed on with it; so begin or contain their names."""
PIN = re.compile(r"^([A-Za-z0-9_.-]+)==([^\s;\\]+)")
HASH = re.compile(r"--hash=sha256:[0-9a-f]{64}")
Pins = Mapping[str, tuple[str, int]]


def canonical(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def pins(lock: str) -> Pins:
    """Every pinned package with its version and how many hashes it has."""
    found: dict[str, tuple[str, int]] = {}
    name = ""
    for line in lock.splitlines():
        if (pin := PIN.match(line)) is not None:
            name = canonical(pin[1])
            found[name] = (pin[2], 0)
        if name:
            version, hashes = found[name]
            found[name] = (version, hashes + len(HASH.findall(line)))
    return found


def of_the_locks(project: str, run: Pins, test: Pins) -> list[str]:
    """What is wrong with the locks themselves."""
    told = tomllib.loads(project)["project"]
    wanted = [*told["dependencies"], *told["optional-dependencies"]["metrics"]]
    names = [canonical(match[0]) for one in wanted if (match := re.match(r"[A-Za-z0-9_.-]+", one)) is not None]
    return [
        *(f"{name} is wanted and not pinned" for name in names if name not in run),
        *(f"{name} has no hash" for name, (_, hashes) in {**test, **run}.items() if not hashes),
        *(f"{name} runs as {run[name][0]} and is tested as {test[name][0]}"
          for name in run if name in test and run[name][0] != test[name][0]),
        *(f"{name} runs and is not tested" for name in run if name not in test),
    ]  # fmt: skip


def of_the_packages(run: Pins, installed: Iterable[metadata.Distribution]) -> list[str]:
    """What is wrong with what is installed of that which runs."""
    there = {canonical(one.metadata["Name"]): one for one in installed}
    found = []
    for name, (version, _) in sorted(run.items()):
        package = there.get(name)
        if package is None:
            continue
        if package.version != version:
            found.append(f"{name} is {package.version}, the lock says {version}")
        if not any(known in licence for licence in licences(package) for known in ALLOWED):
            found.append(f"{name} has a licence we do not know: {licences(package) or 'none'}")
    return found


def licences(package: metadata.Distribution) -> list[str]:
    about = package.metadata
    classified = [one for one in about.get_all("Classifier") or () if one.startswith("License ::")]
    return [text for text in (about.get("License-Expression"), about.get("License"), *classified) if text]


def main() -> int:
    run, test = (pins((LOCKS / f"{kind}.txt").read_text(encoding="utf-8")) for kind in ("run", "test"))
    wrong = of_the_locks((HOUSE / "pyproject.toml").read_text(encoding="utf-8"), run, test)
    wrong += of_the_packages(run, metadata.distributions())
    fits = subprocess.run([sys.executable, "-m", "pip", "check"], capture_output=True, text=True, check=False)
    wrong += fits.stdout.splitlines() if fits.returncode else []
    print(*wrong, sep="\n", end="\n" if wrong else "")
    print(f"{len(run)} packages run, {len(test)} are tested with; {len(wrong)} faults")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
