"""What a process holds for a while, and which servers it looks after. Values only."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Lease:
    """Something that one process at a time looks after."""

    name: str
    holder: str
    """Empty: nobody, it was given back."""
    epoch: int
    """Grows with every new holder."""
    left: float
    """Seconds until its time is over, when it was read; below 0: since then."""


@dataclass(frozen=True, slots=True)
class Shards:
    """Some of the shards that all servers are divided into."""

    count: int = 1
    own: tuple[int, ...] = (0,)

    def holds(self, guild: int) -> bool:
        """Does a server belong to them? 0, no server at all, belongs to shard 0."""
        return (guild >> 22) % self.count in self.own

    @property
    def condition(self) -> tuple[str, tuple[int, ...]]:
        """The same in SQL about `guild_id`, to be added to other conditions, with its values."""
        if len(self.own) == self.count:
            return "", ()
        marks = ", ".join("?" * len(self.own)) or "NULL"
        return f" AND (guild_id >> 22) % ? IN ({marks})", (self.count, *self.own)


ALL = Shards()
"""Every server."""
