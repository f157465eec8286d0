"""Whatever is wrong with a sandbox is noticed: by a rehearsal on it, and by a file that is played against it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from bot.rehearsal.expectations import EXPECTED
from bot.rehearsal.facts import found
from bot.rehearsal.journal import Entry, read
from tests.rehearsal.faults import FAULTS, Fault
from tests.rehearsal.house import theatre
from tests.rehearsal.replay import replayed

Files = Callable[[str], "Path"]


async def written(folder: Path, part: str) -> list[Entry]:
    """What a rehearsal of one part writes here."""
    file = folder / f"{part}.jsonl"
    async with theatre() as made:
        await made.rehearse(made.wish(out=file, parts=(part,)))
    with file.open(encoding="utf-8") as lines:
        return list(read(lines))


def facts(entries: list[Entry], fault: Fault) -> list[object]:
    return [found(fault.fact, entry) for entry in entries if entry.label == fault.label]


@pytest.mark.parametrize("name", FAULTS)
async def test_a_fault_is_noticed(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fault = FAULTS[name]
    (tmp_path / "good").mkdir()
    (tmp_path / "bad").mkdir()
    good = await written(tmp_path / "good", fault.part)
    async with theatre() as made:
        assert (await replayed(good, made)).differences == ()
    fault.switch(monkeypatch)
    bad = await written(tmp_path / "bad", fault.part)
    expected = next(one for one in EXPECTED if (one.label, one.fact) == (fault.label, fault.fact))
    assert facts(good, fault)[-1] in expected.values
    assert facts(bad, fault)[-1] not in expected.values
    async with theatre() as made:
        differences = (await replayed(good, made)).differences
    noticed = [one for one in differences if (one.label, one.fact) == (fault.label, fault.fact)]
    assert noticed and str(noticed[0]).startswith("the sandbox is wrong: ")
