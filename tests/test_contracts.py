"""The import contracts hold, and each of them bites: an import against it turns the check red."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

HOUSE = Path(__file__).parents[1]
ROOMS = ("bot", "cogs", "rules", "render")

AGAINST = {
    "a store that calls the tables": ("bot/store/lock.py", "from bot.tables.writer import Tables"),
    "a delivery that calls the panel": ("bot/delivery/threads.py", "from bot.talk.panel import Panel"),
    "a button that knows the client": ("bot/controls/ids.py", "from bot.process.client import Stellwerk"),
    "a desk that knows the sandbox": ("bot/talk/people.py", "from bot.sandbox.server import Sandbox"),
    "a panel that knows the desk, and the desk the panel": ("bot/talk/panel.py", "from bot.talk.desk import Desk"),
    "a table that knows Discord": ("bot/tables/refusals.py", "import discord"),
    "a game that knows Discord": ("rules/rail_line/line.py", "import discord"),
    "a picture that knows the database": ("render/parts.py", "import aiosqlite"),
    "a rule that knows a picture": ("rules/core.py", "from render import theme"),
    "a game that knows another": ("rules/rail_line/line.py", "import rules.cube_express.moves"),
    "a picture of a game that knows another's": ("render/rail_line/hand.py", "import render.cube_express.hand"),
    "a cog that knows another game": ("cogs/rail_line.py", "import rules.black_loco.moves"),
    "an engine that knows a game": ("rules/match.py", "import rules.black_loco.moves"),
}


def checked(house: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", "from importlinter.cli import lint_imports_command; lint_imports_command()"]
    return subprocess.run([*command, "--no-cache"], cwd=house, capture_output=True, text=True, check=False)


def test_every_contract_holds() -> None:
    done = checked(HOUSE)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.drill
@pytest.mark.parametrize("wrong", AGAINST)
def test_an_import_against_a_contract_is_noticed(tmp_path: Path, wrong: str) -> None:
    for room in ROOMS:
        shutil.copytree(HOUSE / room, tmp_path / room, ignore=shutil.ignore_patterns("__pycache__", "data", "*.ftl"))
    (tmp_path / "tests").mkdir()
    shutil.copy(HOUSE / "tests" / "contracts.py", tmp_path / "tests")
    shutil.copy(HOUSE / "pyproject.toml", tmp_path)
    assert checked(tmp_path).returncode == 0
    file, line = AGAINST[wrong]
    target = tmp_path / file
    # For the type checker alone is an import too.
    guarded = f"\nfrom typing import TYPE_CHECKING\n\nif TYPE_CHECKING:\n    {line}\n"
    target.write_text(target.read_text(encoding="utf-8") + guarded, encoding="utf-8")
    done = checked(tmp_path)
    assert done.returncode == 1, done.stdout + done.stderr
    assert "BROKEN" in done.stdout
