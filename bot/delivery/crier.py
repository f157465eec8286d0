"""Calls people before the post stands there that calls them: a board takes time to draw, words do not."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.delivery.courier import Courier, letters
from bot.delivery.novelty import ANNOUNCED, called, lettered, made
from bot.store.draft import Draft, Row, Spoken
from bot.store.protocol import Store
from bot.store.table import Table
from bot.tables.announcements import HUSH, TURN


class Crier:
    """A call is a message of its own that becomes the post; the row remembers it in between."""

    def __init__(self, store: Store, courier: Courier) -> None:
        self._store = store
        self._courier = courier

    async def uncalled(self, row: Row, table: Table) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Whom a post has yet to call, where it is played and by letters."""
        if row.kind not in ANNOUNCED:
            return (), ()
        before = _before(row)
        known = () if before is None else before.users
        users = await self._courier.callers(row, table)
        written = [user for user in called(row, table) if lettered(row, user)] if row.kind == TURN else []
        return tuple(user for user in users if user not in known), tuple(user for user in written if user not in known)

    async def call(self, row: Row, table: Table, users: Sequence[int], written: Sequence[int]) -> None:
        """Call them. Words that have called others for this post are taken away: it stands below the newest."""
        before = _before(row)
        said = before or Spoken(row.kind, 0, 0, ())
        follow: tuple[Draft, ...] = ()
        if users:
            arrived = await self._courier.call(row, table, users)
            # A nonce that Discord knows gives the message of an earlier attempt, which may have called others.
            heard = [user for user in users if user in arrived.called] or users
            said = replace(said, channel=arrived.channel, message=arrived.message, users=(*said.users, *heard))
            if row.spoken is not None and row.spoken.message not in (0, arrived.message):
                follow = (Draft(HUSH, row.spoken.message),)
        said = replace(said, users=(*said.users, *(user for user in written if user not in said.users)))
        follow += letters(row, table, said)
        done = {*users, *written}
        # What is held back is kept, and due, when the post has arrived.
        calls = tuple(one for one in made(row) if one.user in done and one.held is None)
        await self._store.spoke(replace(row, spoken=said), follow, calls)


def _before(row: Row) -> Spoken | None:
    """What has been said for this post, and not for the one that stood in its place."""
    return row.spoken if row.spoken is not None and row.spoken.kind == row.kind else None
