"""Ids and time as Discord gives them."""

import time
from collections.abc import Callable
from datetime import UTC, datetime

EPOCH_MILLISECONDS = 1_420_070_400_000


class Clock:
    """The sandbox's time: the machine's, plus what a test has skipped."""

    def __init__(self) -> None:
        self.skipped = 0.0
        self.watchers: list[Callable[[], None]] = []
        """Who is told when time has been skipped."""

    def now(self) -> float:
        """Seconds since 1970, for dates people see."""
        return time.time() + self.skipped

    def steady(self) -> float:
        """Seconds that never go backwards, for deadlines."""
        return time.monotonic() + self.skipped

    def skip(self, seconds: float) -> None:
        self.skipped += seconds
        for watcher in self.watchers:
            watcher()


class Snowflakes:
    """Gives out growing ids that carry the time of their making."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._last = 0

    def next(self) -> int:
        fresh = (int(self._clock.now() * 1000) - EPOCH_MILLISECONDS) << 22
        self._last = max(fresh, self._last + 1)
        return self._last

    def next_on(self, shard: int, shards: int) -> int:
        """One of the coming milliseconds, so that a guild of this id lives on this shard."""
        moment = (self.next() >> 22) + 1
        self._last = (moment + (shard - moment) % shards) << 22
        return self._last

    def saw(self, snowflake: int) -> None:
        """Never give out this id, or one before it, again."""
        self._last = max(self._last, snowflake)


def iso(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="microseconds")


def shard_of(guild_id: int, shards: int) -> int:
    """Guilds are spread by the moment of their making."""
    return (guild_id >> 22) % shards


def moment(snowflake: int) -> float:
    """When an id was made, in seconds since 1970."""
    return ((snowflake >> 22) + EPOCH_MILLISECONDS) / 1000
