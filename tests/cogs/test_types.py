"""The type checker holds a game against the contract: what is missing or of another type is an error."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

HOUSE = Path(__file__).parents[2]
BREAKS = {
    "a caption is missing": ("rules/rail_line/rules.py", r"    caption = .*\n", ""),
    "a turn is a text": (
        "rules/rail_line/turns.py",
        r"def turn\((.*)\) -> int:\n    return (.*)",
        r"def turn(\1) -> str:\n    return str(\2)",
    ),
    "areas are missing": ("render/rail_line/__init__.py", r"(from .* import areas\n)|(\"areas\", )", ""),
    "pictures are of another game": ("cogs/rail_line.py", "render import rail_line", "render import cube_express"),
    "a hand is no scene": (
        "render/rail_line/hand.py",
        r"def hand\((.*)\) -> Scene \| None:",
        r"def hand(\1) -> str | None:",
    ),
    "a view is the whole state": ("rules/rail_line/view.py", r"def view\((.*)\) -> View:", r"def view(\1) -> State:"),
}
"""What is wrong -> the file, what stands there, and what instead."""


def checked(house: Path) -> str:
    command = [sys.executable, "-m", "mypy", "--cache-dir", str(house.parent / "cache"), "cogs/rail_line.py"]
    return subprocess.run(command, cwd=house, capture_output=True, text=True, check=False).stdout


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    house = tmp_path_factory.mktemp("types") / "house"
    for room in ("bot", "cogs", "rules", "render"):
        shutil.copytree(HOUSE / room, house / room, ignore=shutil.ignore_patterns("__pycache__", "*.ftl", "*.ttf"))
    shutil.copy(HOUSE / "pyproject.toml", house)
    told = checked(house)
    assert "Success" in told, told
    return house


@pytest.mark.drill
@pytest.mark.parametrize("wrong", BREAKS)
def test_a_game_against_the_contract_is_noticed(copy: Path, wrong: str) -> None:
    file, pattern, instead = BREAKS[wrong]
    whole = (copy / file).read_text(encoding="utf-8")
    broken = re.sub(pattern, instead, whole)
    assert broken != whole
    (copy / file).write_text(broken, encoding="utf-8")
    told = checked(copy)
    (copy / file).write_text(whole, encoding="utf-8")
    assert "cogs/rail_line.py" in told or "rules/rail_line/rules.py" in told, told
