"""Whoever brings rows to Discord, and what to keep of a delivery."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Protocol

from bot.delivery.novelty import BOARD, BOARDS, called, hushed, lettered, made, muted
from bot.store.call import Call
from bot.store.draft import Attached, Draft, Parts, Post, Row, Spoken
from bot.store.table import IN_THREAD, Table
from bot.tables import progress
from bot.tables.announcements import (
    BESIDE,
    CALLED,
    DEALT,
    HAND,
    HUSH,
    LETTER,
    LINE,
    MADE_UP,
    NUDGE,
    SILENT,
    STRIP,
    THREAD,
    TURN,
    WAIT,
    WAITS,
)
from bot.tables.commits import DISCORD_EPOCH

FRESH = 2
"""Seconds for which a post is young. A thread on an older one makes Discord write a line into the channel.

Its documents call that age "currently set to a very small value": topics/threads, New Message Types.
"""


@dataclass(frozen=True, slots=True)
class Arrived:
    """A message that is there."""

    message: int
    revision: int | None = None
    """What it shows, where the message itself tells."""
    channel: int = 0
    """Where it is."""
    digest: str = ""
    """What is to be remembered of it."""
    files: tuple[Attached, ...] | None = None
    """Its pictures, as far as Discord has told of them."""
    parts: Parts | None = None
    """What it shows."""
    called: tuple[int, ...] = ()
    """Whom it has called."""
    exact: bool = False
    """It shows the table that was delivered, whatever an earlier attempt has shown."""


class Courier(Protocol):
    async def deliver(self, row: Row, table: Table) -> Arrived | None:
        """Bring a row to Discord, showing this table; None if there was nothing to bring.

        The same nonce again must not make a second message. Raises Undeliverable, Forbidden as long as the bot is
        not permitted, OutOfOrder as long as this program runs, or Unreachable for a later attempt.
        """

    async def opens(self, row: Row, table: Table) -> float:
        """See to it that there is a way for a row, before anything is drawn for it; else how many seconds to wait.

        Raises what `deliver` raises.
        """

    async def callers(self, row: Row, table: Table) -> tuple[int, ...]:
        """Whom a post calls where it is played, before it stands there. Raises what `deliver` raises."""

    async def call(self, row: Row, table: Table, users: Sequence[int]) -> Arrived:
        """Call people by a message of words, which is to become the post. Raises what `deliver` raises."""

    async def look(self, row: Row, table: Table) -> str:
        """A digest of what somebody would see in this row's message; empty if there is no telling."""


Outcome = tuple[Row, Post | None, tuple[Draft, ...], tuple[Call, ...]]


def outcome(
    row: Row, table: Table, arrived: Arrived | None, posts: Mapping[tuple[str, int], Post], digest: str
) -> Outcome:
    """What to keep of a delivery, and what follows from it."""
    calls = made(row)
    if row.kind == WAIT:
        board = posts.get(BOARD)
        if board is not None and arrived is not None:
            board = replace(board, channel=arrived.channel, files=arrived.files, parts=arrived.parts)
        return row, board, _hushed(row, table, posts), calls
    if arrived is None:
        return row, None, _hands(row, table), calls
    # A nonce that Discord knows gives the message of an earlier attempt, which may show less than this table.
    repeated = row.tried_revision is not None and not arrived.exact
    revision = row.tried_revision if repeated and row.tried_revision is not None else table.revision
    if row.kind == NUDGE:
        digest, repeated = _users(row), False
    digest = "" if repeated else digest or arrived.digest
    post = Post(
        arrived.message, arrived.revision or revision, digest, arrived.channel, arrived.files, arrived.parts,
        arrived.called,
    )  # fmt: skip
    return row, post, _following(row, table, arrived, posts), calls


def _following(row: Row, table: Table, arrived: Arrived, posts: Mapping[tuple[str, int], Post]) -> tuple[Draft, ...]:
    """A board takes the place of the one before; a call brings the hand, with a link to where it was made."""
    before = posts.get((row.post, row.target))
    replaced = before is not None and before.message != arrived.message
    follow: list[Draft] = []
    if row.kind in BOARDS:
        if before is not None and replaced:
            follow.append(Draft(STRIP, before.message))
        follow += _hushed(row, table, posts)
    if row.kind == NUDGE:
        if before is not None and replaced:
            follow.append(Draft(HUSH, before.message))
        follow += _hushed(row, table, {**posts, (NUDGE, row.target): Post(arrived.message, 0, _users(row))})
    if row.kind == THREAD and table.ground == IN_THREAD and row.made - _made(arrived.message) > FRESH:
        follow.append(Draft(LINE, arrived.message, {"channel": table.channel}, lane=BESIDE))
    if row.kind == HAND and before is not None and replaced:
        follow.append(Draft(HUSH, before.message, {"user": row.target}, lane=row.target))
    board = posts.get(BOARD)
    message = board.message if row.kind == NUDGE and board is not None else arrived.message
    return (*follow, *_hands(row, table, arrived.channel, message))


def _made(message: int) -> int:
    """The second in which a message was made."""
    return ((message >> 22) + DISCORD_EPOCH) // 1_000


def letters(row: Row, table: Table, said: Spoken) -> tuple[Draft, ...]:
    """The hands that call people as soon as a board that is not drawn yet calls the others."""
    before = row.spoken.users if row.spoken is not None else ()
    users = [user for user in said.users if user not in before and lettered(row, user)]
    return _hands(replace(row, spoken=None), table, said.channel, said.message, users) if users else ()


def _hands(
    row: Row, table: Table, channel: int = 0, message: int = 0, only: Sequence[int] | None = None
) -> tuple[Draft, ...]:
    """Who is called gets the hand, with a link to where it was; who wants that is called by it."""
    if row.kind not in (TURN, NUDGE):
        return ()
    users = called(row, table)
    early = row.spoken.users if row.spoken is not None else ()
    dealt = bool(row.payload.get(DEALT))
    reminds = WAITS in row.payload and MADE_UP not in row.payload
    drafts = []
    for user in table.people if dealt else users:
        letter = lettered(row, user)
        if reminds and not letter:
            continue
        if (letter and user in early) or (only is not None and user not in only):
            continue
        payload: dict[str, object] = {CALLED: user in users and not muted(row, user), DEALT: dealt}
        payload |= {"place": [channel, message]} if message else {}
        payload |= {LETTER: True} if letter else {}
        payload |= {SILENT: True} if hushed(row, user) else {}
        drafts.append(Draft(HAND, user, payload, lane=user))
    return tuple(drafts)


def _hushed(row: Row, table: Table, posts: Mapping[tuple[str, int], Post]) -> tuple[Draft, ...]:
    """The lines that have done their work: a new board stands below, or everybody has answered or is called anew."""
    awaited = {str(table.seats[seat].user) for seat in progress.waited_for(table)}
    own = set(_users(row).split(",")) if row.kind == NUDGE else set()
    gone = []
    for (kind, target), post in posts.items():
        if kind == NUDGE:
            users = set(post.digest.split(","))
            again = target != row.target and users & own
            if row.kind in BOARDS or again or not users & awaited:
                gone.append(Draft(HUSH, post.message))
    return tuple(gone)


def _users(row: Row) -> str:
    """Whom a line calls, as it is remembered."""
    return ",".join(map(str, row.payload[CALLED]))
