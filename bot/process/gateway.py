"""The bot at Discord's gateway: a line for each shard it serves, begun in turn with those of other processes."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Mapping
from datetime import UTC, datetime, timedelta
from functools import partial
from typing import TYPE_CHECKING, Any

import yarl
from discord.ext import commands
from discord.shard import EventItem, EventType

from bot.process import replies
from bot.process.frames import READY, Frames
from bot.process.guard import Guard, Read
from bot.process.line import Line
from bot.process.ranges import Range, together
from bot.process.trouble import NoEntry, intelligible, passing
from bot.process.turns import Alone, Turns
from bot.store.lease import Shards
from bot.tasks import persistently

if TYPE_CHECKING:
    from discord.types.gateway import SessionStartLimit

PATIENCE = 60.0
"""Seconds after which a line that does not answer counts as dead."""
SPARE = 50
"""So many sessions of a day must be left when a process begins its own: after the last Discord resets the token."""
LINES, QUEUE = "_AutoShardedClient__shards", "_AutoShardedClient__queue"
"""Where the library keeps its shards, and what they tell it."""


class Gateway(commands.AutoShardedBot):
    """Serves ranges of shards; without a wish, as many as Discord recommends, all of them."""

    def __init__(
        self, wish: Range | None, gateway: str | None, clock: Callable[[], float] = time.monotonic, **options: Any
    ) -> None:
        super().__init__(**options)
        replies.see_to(self.http)
        self.turns = Turns(Alone().slot)
        self.heard: set[Range] = set() if wish is None else {wish}
        """Of what this process hears; of nothing yet, before it knows how many shards there are."""
        self.several = False
        """Do other processes serve the bot too? Then nothing is heard before it is ours."""
        self._launching = asyncio.Lock()
        self._gateway = None if gateway is None else yarl.URL(gateway)
        # The library sets it when it connects, and its shards ask for it before.
        self._reconnect = True
        self.guard = Guard(self._connection.parsers.__contains__, clock)

    def serves(self, guild: int) -> bool:
        """Is a server among those of which this process hears?"""
        return together(self.heard).holds(guild) if self.heard else True

    async def connect(self, *, reconnect: bool = True) -> None:
        """Be connected until closed. Raised is what nobody can wait out; the lines see to everything else."""
        await self.launch_shards()
        while not self.is_closed():
            item: EventItem = await getattr(self, QUEUE).get()
            if item.error is not None:
                await self.close()
                raise item.error

    # -- lines

    @property
    def lines(self) -> dict[int, Line]:
        found: dict[int, Line] = getattr(self, LINES)
        return found

    @property
    def own(self) -> list[int]:
        """The numbers of the shards that are served here."""
        return list(together(self.heard).own)

    async def launch_shards(self) -> None:
        """A line for each own shard that has none."""
        async with self._launching:
            await self._launched()

    async def _launched(self) -> None:
        if self.is_closed() or (self.several and not self.heard):
            return
        count, address, limits = await self.http.get_bot_gateway()
        if not self.heard:
            self.heard = {Range(0, count - 1, count)}
        self.shard_count = self._connection.shard_count = next(iter(self.heard)).count
        self.shard_ids = self._connection.shard_ids = self.own
        self.turns.keys = limits["max_concurrency"]
        missing = [shard for shard in self.own if shard not in self.lines]
        enough(limits, len(missing))
        for shard in missing:
            if shard in self.own:
                await self.launch_shard(self._gateway or yarl.URL(address), shard)

    async def launch_shard(self, gateway: yarl.URL, shard_id: int, *, initial: bool = False) -> None:
        """Connect when it is the shard's turn: what waits with a connection is taken for dead after a minute."""
        await self.turns.wait(shard_id)
        made = Frames.opened(self, shard_id, initial=initial, gateway=gateway)
        socket = await asyncio.wait_for(made, self.shard_connect_timeout)
        line = self.lines[shard_id] = Line(socket, self, getattr(self, QUEUE).put_nowait)
        line.launch()

    async def recommended(self) -> int:
        """How many shards Discord would like."""
        with intelligible():
            count, _, _ = await self.http.get_bot_gateway()
        return count

    async def join(self, one: Range) -> None:
        """Serve a range too; what Discord does not let us have for good ends the client."""
        self.heard.add(one)
        try:
            await persistently(f"shards {one}: Discord cannot be reached", self._tried, passing)
        except Exception as problem:  # noqa: BLE001 - raised where somebody waits for the client
            getattr(self, QUEUE).put_nowait(EventItem(EventType.terminate, None, problem))

    async def _tried(self) -> None:
        with intelligible():
            await self.launch_shards()

    async def part(self, one: Range) -> None:
        """Serve a range no more."""
        self.heard.discard(one)
        for shard in one:
            line = self.lines.pop(shard, None)
            if line is not None:
                await line.close()
        self._forget(Shards(one.count, tuple(one)))

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        await self.turns.use(shard_id or 0)

    def reader(self, kind: str, shard: int) -> Read | None:
        """What reads events of a kind. The library has no hook that comes before its own view of a session."""
        read = self._connection.parsers.get(kind)
        return read if read is None or kind != READY else partial(self._begins, shard, read)

    def _begins(self, shard: int, read: Read, data: Mapping[str, Any]) -> None:
        """A new session: what was known of the servers of its shard may not be so any more."""
        count = self.shard_count or 1
        self._forget(Shards(count, (shard,)))
        known = {} if self.user is None else self.user._to_minimal_user_json()
        try:
            read(session(data, [shard, count], known))
        except Exception as problem:  # noqa: BLE001 - what is needed of it is known without it
            self.guard.leave_aside(READY, problem)
            read(session({}, [shard, count], known))

    def _forget(self, shards: Shards) -> None:
        for guild in [one for one in self.guilds if shards.holds(one.id)]:
            self._connection._remove_guild(guild)

    # -- how they are

    @property
    def waits(self) -> Mapping[int, float]:
        """Seconds to Discord and back, by shard."""
        return {shard: line.ws.latency for shard, line in sorted(self.lines.items())}

    def silent(self) -> str | None:
        """Which of the own shards are not well; None if all are."""
        if self.several and not self.heard:
            return None
        lines = self.lines
        away = [shard for shard in self.own if shard not in lines or not lines[shard].open]
        if away or self.is_closed() or not self.heard:
            return "not connected" + self._named(away)
        dumb = [shard for shard in self.own if not lines[shard].ws.latency < PATIENCE]
        return "does not answer" + self._named(dumb) if dumb else None

    def _named(self, shards: list[int]) -> str:
        """Where there is only one nobody needs its number."""
        return f" (shards {', '.join(map(str, shards))})" if shards and len(self.own) > 1 else ""

    async def close(self) -> None:
        if not hasattr(self, QUEUE):
            # The library makes it when it connects, and misses it where it never came to that.
            setattr(self, QUEUE, asyncio.PriorityQueue())
        await super().close()
        # For some seconds the library goes on waiting for more servers, and then stumbles over its own end.
        state = self._connection
        for waiting in (state._ready_task, *state._ready_tasks.values()):
            if waiting is not None:
                waiting.cancel()


def session(data: Mapping[str, Any], shard: list[int], known: Mapping[str, Any]) -> dict[str, Any]:
    """READY with all that the library demands, whatever it says. `known`: what the login has told of the bot.

    Only `shard` may be left out: https://docs.discord.com/developers/events/gateway-events, "Ready Event Fields".
    """
    user, guilds = data.get("user"), data.get("guilds")
    return {
        **{name: value for name, value in data.items() if value is not None},
        "shard": shard,
        "user": {**known, **(user if isinstance(user, dict) else {})},
        "guilds": [one for one in guilds if isinstance(one, dict)] if isinstance(guilds, list) else [],
    }


def enough(limits: SessionStartLimit, wanted: int) -> None:
    """Are there sessions enough left for today? One too many, and Discord resets the token."""
    if limits["remaining"] < min(wanted + SPARE, limits["total"]):
        again = datetime.fromtimestamp(time.time(), UTC) + timedelta(milliseconds=limits["reset_after"])
        raise NoEntry(
            f"Discord lets this bot begin only {limits['remaining']} more sessions until {again:%Y-%m-%d %H:%M} UTC; "
            f"{wanted} are needed here and {SPARE} are kept. Start it again then, and see what has used so many."
        )
