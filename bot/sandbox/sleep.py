"""Threads that nobody writes in fall asleep: archived when their minutes are over, by the sandbox's own clock.

Threads page, "Active & Archived Threads": a thread archives by itself "after a period of inactivity", usually not
before its `auto_archive_duration`; activity is a message, opening it again, or another duration.
"""

import asyncio
import contextlib
import heapq
from math import inf

from bot.sandbox.entities import Channel
from bot.sandbox.snowflake import moment
from bot.sandbox.world import Change, What, World

LOOK = 3_600.0
"""Seconds after which somebody looks at the latest; no thread sleeps earlier."""
WAKING = (What.THREAD_CREATE, What.THREAD_UPDATE)


def ends(thread: Channel) -> float:
    """When a thread falls asleep if nothing happens in it."""
    spoken = moment(thread.last_message_id) if thread.last_message_id else 0.0
    return max(thread.archive_changed, spoken) + 60.0 * thread.archive_minutes


class Sleep:
    def __init__(self, world: World) -> None:
        self._world = world
        self._due: list[tuple[float, int]] = []
        self._known: dict[int, float] = {}
        """When we look at a thread next; what else stands in the queue for it is outdated."""
        self._timer: asyncio.TimerHandle | None = None
        world.listen(self._changed)
        world.clock.watchers.append(self.look)

    def begin(self) -> None:
        """Watch over all threads there are, and over the time."""
        for channel in self._world.channels.values():
            self._watch(channel)
        self.look()

    def end(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None

    def look(self) -> None:
        """Put to sleep what has been quiet for its minutes."""
        loop = None
        with contextlib.suppress(RuntimeError):
            loop = asyncio.get_running_loop()
        if loop is None:
            return
        now = self._world.clock.now()
        while self._due and self._due[0][0] <= now:
            due, number = heapq.heappop(self._due)
            if self._known.get(number) != due:
                continue
            del self._known[number]
            thread = self._world.channels.get(number)
            if thread is not None and not thread.archived and not thread.pinned:
                if ends(thread) > now:
                    self._watch(thread)
                else:
                    self._world.archive(thread, True)
        self.end()
        self._timer = loop.call_later(min(self._due[0][0] - now, LOOK) if self._due else LOOK, self.look)

    def _changed(self, change: Change) -> None:
        if change.what in WAKING and isinstance(change.subject, Channel):
            self._watch(change.subject)

    def _watch(self, thread: Channel) -> None:
        if thread.is_thread and not thread.archived and not thread.pinned:
            end = ends(thread)
            if end < self._known.get(thread.id, inf):
                self._known[thread.id] = end
                heapq.heappush(self._due, (end, thread.id))
