"""The locks pin and hash everything, and a fault of theirs is told."""

from __future__ import annotations

from tests import supply

PROJECT = '[project]\ndependencies = ["Fish.Soup>=1"]\n[project.optional-dependencies]\nmetrics = ["salt"]\n'
HASHED = f" \\\n    --hash=sha256:{'0' * 64}\n"


def test_the_locks_of_the_house_are_sound() -> None:
    run, test = (supply.pins((supply.LOCKS / f"{kind}.txt").read_text(encoding="utf-8")) for kind in ("run", "test"))
    assert supply.of_the_locks((supply.HOUSE / "pyproject.toml").read_text(encoding="utf-8"), run, test) == []
    assert len(run) > 15 and {"discord-py", "pillow", "prometheus-client"} <= set(run)


def test_every_fault_of_a_lock_is_told() -> None:
    run = supply.pins(f"fish-soup==1.2{HASHED}bread==1{HASHED}butter==2\n")
    test = supply.pins(f"fish-soup==1.3{HASHED}butter==2\n")
    assert supply.of_the_locks(PROJECT, run, test) == [
        "salt is wanted and not pinned",
        "butter has no hash",
        "fish-soup runs as 1.2 and is tested as 1.3",
        "bread runs and is not tested",
    ]


def test_no_lock_names_where_it_comes_from() -> None:
    for file in supply.LOCKS.glob("*.txt"):
        text = file.read_text(encoding="utf-8")
        assert "://" not in text and "index-url" not in text
