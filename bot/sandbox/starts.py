"""How often and how fast a bot may begin sessions, and over how many shards its guilds should be spread."""

from math import ceil

from bot.sandbox.errors import Json
from bot.sandbox.world import World

DAY = 86_400.0
GUILDS = 1_000
"""So many guilds a shard Discord recommends."""


class Starts:
    """Every IDENTIFY is counted, by the day and by the key of its shard."""

    def __init__(self, world: World) -> None:
        self._world = world
        self.total = 1_000
        """So often a day; whoever identifies more often is given no entry any more."""
        self.max_concurrency = 1
        """So many keys; the key of a shard is what remains of its number."""
        self.seconds = 5.0
        """Between two with the same key."""
        self.most_guilds = 2_500
        """More than that are too many for one shard."""
        self.recommended: int | None = None
        """How many shards Discord recommends; None: as many as the guilds need."""
        self._latest: dict[int, float] = {}
        self._used = 0
        self._since = world.clock.steady()

    @property
    def remaining(self) -> int:
        if self._world.clock.steady() - self._since >= DAY:
            self._since, self._used = self._world.clock.steady(), 0
        return max(0, self.total - self._used)

    @property
    def spent(self) -> bool:
        """Is none left for today? Then Discord has reset the token."""
        return self.remaining == 0

    def begin(self, shard: int) -> float:
        """A session is begun; so many seconds too early, 0 if it may begin."""
        key, now = shard % self.max_concurrency, self._world.clock.steady()
        early = self._latest.get(key, now - self.seconds) + self.seconds - now
        self._used += self.remaining > 0
        if early <= 0:
            self._latest[key] = now
        return max(0.0, early)

    def told(self, gateway: str) -> Json:
        """What Discord answers whoever asks where to begin."""
        guilds = sum(self._world.bot.id in guild.members for guild in self._world.guilds.values())
        limit = {
            "total": self.total,
            "remaining": self.remaining,
            "reset_after": int(1000 * (self._since + DAY - self._world.clock.steady())),
            "max_concurrency": self.max_concurrency,
        }
        return {
            "url": gateway,
            "shards": self.recommended or max(1, ceil(guilds / GUILDS)),
            "session_start_limit": limit,
        }
