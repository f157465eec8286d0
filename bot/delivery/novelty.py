"""Is what waits still worth a message? Pure answers from rows, posts and tables."""

from __future__ import annotations

import hashlib
import json

from bot.store.protocol import Post, Row
from bot.store.table import Table
from bot.tables.announcements import ALARM, FINAL, HAND, LOBBY_POST, NOTICE, STRIP, THREAD, TURN
from rules import codec

NEWEST = (LOBBY_POST, TURN, FINAL, HAND)
"""Kinds of which only the newest counts."""
SPEECHLESS = (THREAD, NOTICE, STRIP, ALARM)
"""Kinds that need no picture of the match."""


def superseded(rows: tuple[Row, ...]) -> bool:
    """Does a newer row show all that the first one would?"""
    first = rows[0]
    if first.kind not in NEWEST:
        return False
    for row in rows[1:]:
        if row.kind == THREAD:
            # The thread hangs on the post before it.
            return False
        if (row.post, row.target) == (first.post, first.target):
            return True
    return False


def shown(row: Row, post: Post | None, digest: str) -> bool:
    """Has the newest message of this kind been drawn from what the row is about, or from something newer?"""
    if row.kind not in NEWEST or post is None:
        return False
    if row.kind == HAND:
        return known(post) == digest
    return post.revision >= row.revision


def about(row: Row, post: Post | None) -> int | None:
    """The message a row edits, or takes the buttons from."""
    if row.kind == STRIP:
        return row.target
    return post.message if post is not None and row.kind == LOBBY_POST else None


def known(post: Post) -> str:
    """The hand digest of what a message told; a post remembers it and, after a point, how it looked."""
    return post.digest.partition(".")[0]


def looked(post: Post | None) -> str:
    """How a message looked; nothing if nobody remembers."""
    return "" if post is None else post.digest.partition(".")[2]


def remembered(digest: str, look: str) -> str:
    """What a post remembers of a hand."""
    return f"{digest}.{look}" if look else digest


def hand_digest(table: Table, user: int) -> str:
    """Of what only this person knows: an equal digest is not worth drawing."""
    seat = table.seat_of(user)
    if table.match is None or seat is None:
        return table.phase
    view = table.rules.view(table.match.state, seat)
    return hashlib.blake2b(json.dumps(codec.own(view)).encode(), digest_size=8).hexdigest()
