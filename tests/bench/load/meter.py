"""What the bot's processes take: memory and processor time, as the system counts them."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path

TICKS = os.sysconf("SC_CLK_TCK")
PROC = Path("/proc")


@dataclass(frozen=True, slots=True)
class Reading:
    """Of a process and all that it has begun: memory in MB, and seconds of processor time."""

    memory: float
    processor: float
    processes: int


def family(process: int) -> list[int]:
    """A process and its descendants."""
    found = [process]
    for one in found:
        for task in (PROC / str(one) / "task").glob("*/children"):
            try:
                found += [int(child) for child in task.read_text().split()]
            except OSError:
                continue
    return found


def read(process: int) -> Reading:
    """What shared pages weigh is divided among those who share them."""
    memory = processor = 0.0
    members = family(process)
    for one in members:
        try:
            lines = (PROC / str(one) / "smaps_rollup").read_text().splitlines()
            fields = (PROC / str(one) / "stat").read_text().rpartition(")")[2].split()
        except OSError:
            continue
        memory += next(int(line.split()[1]) for line in lines if line.startswith("Pss:")) / 1024
        processor += sum(int(field) for field in fields[11:13]) / TICKS
    return Reading(memory, processor, len(members))
