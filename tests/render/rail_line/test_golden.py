"""Rail Line's scenes have not changed unless somebody wanted it."""

from tests.render.golden import FOLDER, expected


def test_scenes_are_exactly_as_stored() -> None:
    stored = {file.name: file.read_text(encoding="utf-8") for file in FOLDER.glob("*.txt")}
    now = expected()
    assert sorted(now) == sorted(stored)
    for name, told in now.items():
        assert told.splitlines() == stored[name].splitlines(), f"{name}: python -m tests.render.golden"
