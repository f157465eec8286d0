"""Waiting times under Discord's limit of requests a second: `python -m tests.bench.outbox [MINUTES]`.

The turnstile of the bot itself, in time that is reckoned, not waited for. Every turn asks for a board that calls, a
hand, and the buttons of the older board; some for a lobby, some for what nobody waits for. Beside it the same in the
order of arrival. Last: an hour without Discord, and what has piled up meanwhile.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from statistics import quantiles

from bot.delivery.limiter import ALL, Rank, Turnstile

MINUTES = 30
TURNS = (5, 10, 12, 14, 15, 16)
"""A second, over all processes of the bot."""
SHARES = {Rank.CALL: 1.0, Rank.PICTURE: 1.0, Rank.EDIT: 1.05, Rank.REST: 0.05}
"""Requests that a turn asks for."""
OUTAGE = 3600.0
"""Seconds. What is newer makes much superfluous meanwhile: a table keeps one board, a person one hand."""
TABLES = 9_000
"""Tables at which somebody moves in that hour."""


@dataclass
class Waits:
    """Seconds waited, by rank."""

    seconds: dict[Rank, list[float]] = field(default_factory=lambda: {rank: [] for rank in Rank})

    def told(self) -> str:
        return "  ".join(f"{rank.name.lower()} {_range(self.seconds[rank])}" for rank in Rank)


def _range(found: list[float]) -> str:
    if len(found) < 2:
        return "–"
    cuts = quantiles(found, n=100)
    return f"{cuts[49]:7.2f} {cuts[98]:8.2f} {max(found):8.2f}"


def arrivals(turns: float, seconds: float, chance: random.Random) -> Iterator[tuple[float, Rank]]:
    """Requests as people bring them about: turns at any moment, their requests with them."""
    now = 0.0
    while (now := now + chance.expovariate(turns)) < seconds:
        for rank, share in SHARES.items():
            for _ in range(int(share) + (chance.random() < share % 1)):
                yield now, rank


def run(asked: Iterator[tuple[float, Rank]], ordered: bool = True) -> Waits:
    """Let all of them through; `ordered`: by rank, else by arrival alone."""
    waits, now = Waits(), 0.0
    turnstile: Turnstile[tuple[float, Rank]] = Turnstile(lambda: ALL)
    coming = next(asked, None)
    while coming is not None or len(turnstile):
        if not len(turnstile) and coming is not None:
            now = max(now, coming[0])
        free = now + turnstile.wait(now)
        while coming is not None and coming[0] <= free:
            turnstile.enter(coming, coming[1] if ordered else Rank.CALL, coming[0])
            coming = next(asked, None)
        now = free
        came, rank = turnstile.leave(now)
        waits.seconds[rank].append(now - came)
    return waits


def piled_up(chance: random.Random) -> Iterator[tuple[float, Rank]]:
    """Discord is back: one board, two hands and some edits of each table wait, in any order, and life goes on."""
    waiting = [Rank.CALL, Rank.PICTURE, Rank.PICTURE, Rank.EDIT] * TABLES
    chance.shuffle(waiting)
    yield from ((0.0, rank) for rank in waiting)
    yield from arrivals(5, OUTAGE, chance)


def main(minutes: int) -> None:
    print(f"{ALL:.0f} requests a second, {minutes} min each; seconds waited: half, 99 %, longest")
    for turns in TURNS:
        load = turns * sum(SHARES.values()) / ALL
        for name, ordered in (("by rank", True), ("by arrival", False)):
            waits = run(arrivals(turns, 60.0 * minutes, random.Random(turns)), ordered)
            print(f"{turns:3} turns/s, load {load:4.0%}, {name:10}  {waits.told()}")
    for name, ordered in (("by rank", True), ("by arrival", False)):
        print(f"after an hour without Discord, {name:10}  {run(piled_up(random.Random(1)), ordered).told()}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else MINUTES)
