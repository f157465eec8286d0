"""Discord spreads servers over shards; a process serves a range of them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import gcd


@dataclass(frozen=True, slots=True, order=True)
class Shards:
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

    def serves(self, guild: int) -> bool:
        """Is a server among these? What belongs to none, as a direct message, comes to the first shard."""
        return self.first <= shard_of(guild, self.count) <= self.last

    def meets(self, other: Shards) -> bool:
        """Could a server be in both? Also where they are counted differently, while their number is changed."""
        common = gcd(self.count, other.count)
        return not {shard % common for shard in self}.isdisjoint(shard % common for shard in other)


def shard_of(guild: int, count: int) -> int:
    return (guild >> 22) % count


def parsed(text: str) -> Shards:
    """As `0-3/16` or `5/16`; raises ValueError."""
    numbers, _, count = text.partition("/")
    first, _, last = numbers.partition("-")
    return Shards(int(first), int(last or first), int(count))
