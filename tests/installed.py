"""A game from elsewhere, installed as an installer does it: its files and what its metadata declare, in a folder."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

HOUSE = Path(__file__).parents[1]
EXAMPLE = HOUSE / "tests" / "example_game"


def install(source: Path, target: Path) -> None:
    """What `pip install --no-deps --target` leaves behind; no build tool and no network are needed."""
    project = tomllib.loads((source / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    for package in project["entry-points"]["stellwerk.games"].values():
        shutil.copytree(source / package, target / package, ignore=shutil.ignore_patterns("__pycache__"))
    info = target / f"{project['name'].replace('-', '_')}-{project['version']}.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n")
    groups = project["entry-points"].items()
    lines = [
        f"[{group}]\n" + "".join(f"{name} = {value}\n" for name, value in these.items()) for group, these in groups
    ]
    (info / "entry_points.txt").write_text("\n".join(lines))


def beside(target: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Python with the house and what has been installed beside it."""
    return subprocess.run(
        [sys.executable, *arguments],
        cwd=HOUSE,
        env=os.environ | {"PYTHONPATH": os.pathsep.join((str(target), str(HOUSE)))},
        capture_output=True,
        text=True,
        check=False,
    )
