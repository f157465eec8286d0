"""The virtual environment of a clone: made on first use, with the pinned dependencies. Standard library only."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / ".venv"
OLDEST = (3, 11)


def python() -> Path:
    return FOLDER / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def within() -> bool:
    """Are we running in the clone's own environment?"""
    return Path(sys.prefix).resolve() == FOLDER.resolve()


def ready(kind: str) -> bool:
    """Are the dependencies of this kind ("run" or "test") installed as the lock file says now?"""
    return python().exists() and _mark(kind).exists() and _mark(kind).read_text() == _fingerprint(kind)


def prepare(kind: str) -> None:
    """Make the environment and install into it what the lock file names, checked by hash."""
    if sys.version_info[:2] < OLDEST:
        sys.exit(f"Stellwerk needs Python {'.'.join(map(str, OLDEST))} or newer; this is {sys.version.split()[0]}.")
    if ready(kind):
        return
    print("Setting up Stellwerk for the first time: this takes a minute or two.", flush=True)
    try:
        if not python().exists():
            venv.create(FOLDER, with_pip=True)
    except (subprocess.CalledProcessError, OSError) as failed:
        sys.exit(f"No virtual environment could be made in {FOLDER}: {failed}\nOn Debian: apt install python3-venv")
    install = [str(python()), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    done = subprocess.run([*install, "--require-hashes", "-r", str(_lock(kind))], cwd=ROOT, check=False)  # noqa: S603
    if done.returncode:
        sys.exit("Installing the dependencies failed: see above. Is there a connection to the package registry?")
    _mark(kind).write_text(_fingerprint(kind))


def run(kind: str, arguments: list[str]) -> int:
    """Go on in the environment with `python ARGUMENTS`."""
    prepare(kind)
    command = [str(python()), *arguments]
    if os.name == "nt":
        return subprocess.run(command, cwd=ROOT, check=False).returncode  # noqa: S603
    os.chdir(ROOT)
    return os.execv(command[0], command)  # noqa: S606


def _lock(kind: str) -> Path:
    return ROOT / ".lock" / f"{kind}.txt"


def _mark(kind: str) -> Path:
    return FOLDER / f"stellwerk-{kind}"


def _fingerprint(kind: str) -> str:
    return hashlib.sha256(_lock(kind).read_bytes()).hexdigest()
