"""A range of Discord's shards: what one process is asked to serve."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from math import gcd

from bot.store.lease import Shards


@dataclass(frozen=True, slots=True, order=True)
class Range:
    """Neighbouring shards, and how many there are in all."""

    first: int = 0
    last: int = 0
    count: int = 1

    def __post_init__(self) -> None:
        if not 0 <= self.first <= self.last < self.count:
            raise ValueError(f"there are no shards {self}")

    def __iter__(self) -> Iterator[int]:
        return iter(range(self.first, self.last + 1))

    def __len__(self) -> int:
        return self.last - self.first + 1

    def __str__(self) -> str:
        return f"{self.first}-{self.last}/{self.count}"

    def meets(self, other: Range) -> bool:
        """Could a server be in both? Also where they are counted differently, while their number is changed."""
        common = gcd(self.count, other.count)
        return not {shard % common for shard in self}.isdisjoint(shard % common for shard in other)


def parsed(text: str) -> Range:
    """As `0-3/16` or `5/16`; raises ValueError."""
    numbers, _, count = text.partition("/")
    first, _, last = numbers.partition("-")
    return Range(int(first), int(last or first), int(count))


def together(ranges: Iterable[Range]) -> Shards:
    """The shards of several ranges of one count; of none, none at all."""
    found = list(ranges)
    own = sorted({shard for one in found for shard in one})
    return Shards(found[0].count if found else 1, tuple(own))
