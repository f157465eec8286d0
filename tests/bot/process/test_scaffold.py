"""A new game is ready to run: here in its four places, or as a package of its own, which the example game is."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from bot.process.main import main
from bot.process.scaffold import BadGame, new_game

HOUSE = Path(__file__).parents[3]
EXAMPLE = HOUSE / "tests" / "example_game"
TRIED = """
from cogs.battery import check_game
from cogs.branch_line import GAME
from rules import battery, registry
from tests.rules.branch_line import invariants
assert len(registry.GAMES) == 6 and not registry.BROKEN
battery.check(GAME.rules, invariants)
check_game(GAME)
"""


def test_the_example_game_is_what_is_written_for_a_package(tmp_path: Path) -> None:
    for file in new_game("signals", tmp_path, package=True):
        there = EXAMPLE / file.relative_to(tmp_path)
        assert there.read_text(encoding="utf-8") == file.read_text(encoding="utf-8"), there


@pytest.mark.drill
def test_a_new_game_in_the_house_is_green_at_once(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for room in ("bot", "cogs", "rules", "render"):
        shutil.copytree(HOUSE / room, tmp_path / room, ignore=shutil.ignore_patterns("__pycache__"))
    (tmp_path / "tests" / "rules").mkdir(parents=True)
    shutil.copy(HOUSE / "tests" / "contracts.py", tmp_path / "tests")
    shutil.copy(HOUSE / "pyproject.toml", tmp_path)
    assert main(["new-game", "branch_line", "--folder", str(tmp_path)]) == 0
    written = [line for line in capsys.readouterr().out.splitlines() if line.endswith(".py")]
    for command in (
        ["-c", TRIED],
        ["-m", "ruff", "check", *written],
        ["-m", "ruff", "format", "--check", *written],
        ["-m", "mypy", "--cache-dir", str(tmp_path / ".cache"), "cogs/branch_line.py"],
        ["-c", "from importlinter.cli import lint_imports_command; lint_imports_command()", "--no-cache"],
    ):
        done = subprocess.run(
            [sys.executable, *command],
            cwd=tmp_path, env=os.environ | {"PYTHONPATH": "."}, capture_output=True, text=True, check=False,
        )  # fmt: skip
        assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("name", ["", "Signals", "two__lines", "9lives", "class", "rules", "a" * 40])
def test_a_name_that_is_no_id_is_refused(name: str, tmp_path: Path) -> None:
    with pytest.raises(BadGame, match="cannot be a game's id"):
        new_game(name, tmp_path, package=True)
    assert list(tmp_path.iterdir()) == []


def test_nothing_is_written_over_a_game_or_beside_the_house(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(BadGame, match="already"):
        new_game("rail_line", HOUSE)
    assert main(["new-game", "signals", "--folder", str(tmp_path)]) == 2
    assert "no clone" in capsys.readouterr().err
