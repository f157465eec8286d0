"""A game of somebody else: installed beside the house it is found, offered, played and drawn, in both languages."""

from __future__ import annotations

from pathlib import Path

import pytest

from rules import registry
from tests.installed import EXAMPLE, beside, install

HOUSE_GAMES = {"black_loco", "cube_express", "first_class", "rail_line", "taubertal_express"}


@pytest.fixture
def target(tmp_path: Path) -> Path:
    install(EXAMPLE, tmp_path)
    return tmp_path


def test_without_it_there_are_exactly_five_games() -> None:
    assert set(registry.GAMES) == HOUSE_GAMES and not registry.BROKEN and not registry.PACKAGES


def test_installed_it_is_one_more(target: Path) -> None:
    done = beside(target, "-c", "from rules import registry; print(*sorted(registry.GAMES))")
    assert set(done.stdout.split()) == HOUSE_GAMES | {"signals"}, done.stderr


def test_its_own_tests_pass_where_it_is_installed(target: Path) -> None:
    done = beside(target, "-m", "pytest", "-q", "-n", "0", "-p", "no:cacheprovider", "--pyargs", "signals.tests")
    assert done.returncode == 0 and done.stdout.startswith(".."), done.stdout + done.stderr


def test_it_is_played_through_the_sandbox_in_both_languages(target: Path) -> None:
    done = beside(target, "-m", "tests.visiting")
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.split() == ["components", "slash"]


def test_one_that_is_broken_or_takes_a_name_of_the_house_harms_nobody(target: Path) -> None:
    (target / "signals" / "rules" / "judge.py").write_text("raise RuntimeError('broken')\n")
    points = target / "stellwerk_signals-1.0.0.dist-info" / "entry_points.txt"
    points.write_text(points.read_text() + "rail_line = signals\n")
    program = "from rules import registry; print(*sorted(registry.GAMES), '|', *registry.BROKEN)"
    done = beside(target, "-c", program)
    games, broken = done.stdout.split("|")
    assert set(games.split()) == HOUSE_GAMES and broken.split() == ["signals"]
    assert "signals cannot be loaded" in done.stderr and "rail_line is a game of the house" in done.stderr
