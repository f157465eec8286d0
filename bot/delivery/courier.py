"""Whoever brings rows to Discord, and what to keep of a delivery."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from bot.store.protocol import Draft, Post, Row
from bot.store.table import Table
from bot.tables.announcements import FINAL, STRIP, TURN


@dataclass(frozen=True, slots=True)
class Arrived:
    """A message that is there."""

    message: int
    revision: int | None = None
    """What it shows, where the message itself tells."""


class Courier(Protocol):
    async def deliver(self, row: Row, table: Table) -> Arrived | None:
        """Bring a row to Discord, showing this table; None if there was nothing to bring.

        The same nonce again must not make a second message. Raises Undeliverable, Forbidden as long as the bot is
        not permitted, OutOfOrder as long as this program runs, or Unreachable for a later attempt.
        """

    async def look(self, row: Row, table: Table) -> str:
        """A digest of what somebody would see in this row's message; empty if there is no telling."""


def outcome(
    row: Row, table: Table, arrived: Arrived | None, before: Post | None, digest: str
) -> tuple[Row, Post | None, tuple[Draft, ...]]:
    """What to keep of a delivery, and what follows from it."""
    if arrived is None:
        return row, None, ()
    # A nonce that Discord knows gives the message of an earlier attempt, which may show less than this table.
    repeated = row.tried_revision is not None
    revision = row.tried_revision if row.tried_revision is not None else table.revision
    post = Post(arrived.message, arrived.revision or revision, "" if repeated else digest)
    follow: tuple[Draft, ...] = ()
    if row.kind in (TURN, FINAL) and before is not None and before.message != arrived.message:
        follow = (Draft(STRIP, before.message),)
    return row, post, follow
