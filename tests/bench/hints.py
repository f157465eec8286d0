"""How long a hint takes in a process that is awake, and in how many worlds its answers were compared.

.venv/bin/python -m tests.bench.hints [GAME …]
"""

from __future__ import annotations

import asyncio
import sys
import time

from bot.delivery.advisers import Advisers
from render.stages import FINAL, stages
from rules.advice import Question
from rules.registry import GAMES

MOST = 3.0
"""Seconds somebody waits for a hint at most."""


async def measure(games: list[str]) -> bool:
    advisers, slowest = Advisers(), 0.0
    try:
        begun = time.perf_counter()
        advisers.soon()
        assert advisers._warming is not None
        await advisers._warming
        print(f"awake after {time.perf_counter() - begun:.1f} s")
        for game in games:
            for stage in (one for one in stages(game) if one.name != FINAL):
                seat = stage.waiting[0]
                asked = Question(game, stage.rules.view(stage.state, seat), stage.seats, seat, 5)
                begun = time.perf_counter()
                found = await advisers.hint(asked)
                took = time.perf_counter() - begun
                slowest = max(slowest, took)
                print(f"{game} {stage.seats} seats, {stage.name}: {took:.2f} s, {found.worlds} worlds")
    finally:
        advisers.close()
    print(f"slowest {slowest:.2f} s of {MOST:.0f}")
    return slowest <= MOST


def main() -> int:
    return 0 if asyncio.run(measure(sys.argv[1:] or sorted(GAMES))) else 1


if __name__ == "__main__":
    sys.exit(main())
