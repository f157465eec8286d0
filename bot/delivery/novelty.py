"""Is what waits still worth a message? Pure answers from rows, posts and tables."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Mapping
from dataclasses import replace

from bot.store.call import Call
from bot.store.draft import Post, Row
from bot.store.table import Table
from bot.tables import progress
from bot.tables.announcements import (
    ALARM,
    CALLED,
    CUP,
    CUP_NEWS,
    DEALT,
    DIGEST,
    FINAL,
    HAND,
    HUSH,
    LATE,
    LETTER,
    LINE,
    LINKED,
    LOBBY_POST,
    MADE_UP,
    MEMBERS,
    MOVED,
    NOTICE,
    NUDGE,
    ROUSE,
    STRIP,
    THREAD,
    TURN,
    WAIT,
    WAITS,
    WAYS,
)
from bot.tables.notices import OVER
from bot.tables.seekers import NEWS, RING
from rules import codec

BOARDS = (TURN, FINAL)
"""Kinds that show all there is to see."""
ANNOUNCED = (*BOARDS, CUP_NEWS)
"""Kinds that call people by words before they stand there with their pictures."""
NEWEST = (LOBBY_POST, *BOARDS, WAIT, HAND, CUP)
"""Kinds of which only the newest counts."""
ASIDE = (RING, NEWS, DIGEST)
"""Kinds that are about several tables; the one they belong to is of no matter to them."""
TIDY = (STRIP, HUSH, LINE)
"""Kinds that take away what has done its work."""
SPEECHLESS = (THREAD, LINE, MEMBERS, ROUSE, NOTICE, STRIP, HUSH, ALARM, MOVED, CUP, CUP_NEWS, *ASIDE)
"""Kinds that need no picture of the match."""
BOARD = ("board", 0)
"""Where the newest board is remembered."""


def successor(rows: tuple[Row, ...]) -> Row | None:
    """A newer row that shows all the first one would."""
    first = rows[0]
    if first.payload.get(MADE_UP):
        # It calls somebody whom nothing newer would.
        return None
    for row in rows[1:]:
        if row.kind == THREAD:
            # The thread hangs on the post before it.
            return None
        if first.kind in (*BOARDS, NUDGE):
            if row.kind in BOARDS:
                return row
        elif first.kind in NEWEST and (row.post, row.target) == (first.post, first.target):
            return row
    return None


def heir(row: Row, gone: Iterable[Row]) -> Row:
    """A row that calls also those whom others would have called that it makes superfluous."""
    payload = dict(row.payload)
    for other in gone:
        if WAITS in other.payload:
            # A board names all who are waited for; nobody is called by it who has not just become so.
            continue
        both = {**other.payload, **payload}
        if row.kind in BOARDS:
            both[CALLED] = list(dict.fromkeys((*payload.get(CALLED, ()), *other.payload.get(CALLED, ()))))
        elif row.kind == HAND and calls(other):
            both[CALLED] = bool(payload.get(CALLED) or other.payload.get(CALLED))
        if other.payload.get(DEALT):
            both[DEALT] = True
        payload = both
    said = [other.spoken for other in gone if other.spoken is not None]
    return replace(row, payload=payload, spoken=row.spoken or (said[0] if said else None))


def gathered(rows: tuple[Row, ...], table: Table) -> Row:
    """The first row; a board also calls whom later rows would, as it shows already what they are about."""
    first = rows[0]
    if first.kind not in BOARDS:
        return first
    return heir(first, [row for row in rows[1:] if row.kind in (TURN, NUDGE) and row.revision <= table.revision])


def shown(row: Row, posts: Mapping[tuple[str, int], Post], digest: str) -> bool:
    """Has the newest message of this kind been drawn from what the row is about, or from something newer?"""
    post = posts.get(BOARD if row.kind == NUDGE else (row.post, row.target))
    if row.kind not in (*NEWEST, NUDGE) or post is None:
        return False
    if row.kind == HAND:
        return known(post) == digest and not calls(row)
    if row.payload.get(MADE_UP) or row.payload.get(LINKED):
        return False
    return post.revision >= row.revision


def calls(row: Row) -> bool:
    """Is a hand a message of its own, to be noticed?"""
    return bool(row.payload.get(CALLED) or row.payload.get(DEALT))


def about(row: Row, post: Post | None) -> int | None:
    """The message a row edits, takes the buttons from or takes away."""
    if row.kind in (STRIP, HUSH):
        return row.target
    edits = row.kind in (LOBBY_POST, WAIT, HAND, CUP) or (row.kind == NOTICE and row.payload.get(OVER))
    return post.message if post is not None and edits else None


def called(row: Row, table: Table) -> tuple[int, ...]:
    """The people a row calls who are still waited for; a row of an earlier version names none and calls all."""
    awaited = [user for seat in progress.waited_for(table) if (user := table.seats[seat].user) is not None]
    if WAITS in row.payload:
        # Whoever has answered meanwhile and is waited for again has been called for that.
        still = {(wait.user, wait.acted) for wait in table.waits}
        awaited = [user for user, acted in row.payload[WAITS] if (user, acted) in still]
    return tuple(user for user in row.payload.get(CALLED, awaited) if user in awaited)


def pinged(row: Row, users: Iterable[int], newest: Table) -> tuple[int, ...]:
    """Of the people whom a post names those who are called by it; nobody whose turn has been taken meanwhile."""
    ways = row.payload.get(WAYS, {})
    waiting = {wait.user: wait.acted for wait in newest.waits}
    found = []
    for user in users:
        way = ways.get(str(user), {"thread": True})
        acted = way.get("call", [waiting.get(user)])[0]
        if way["thread"] and user in waiting and acted == waiting[user]:
            found.append(user)
    return tuple(found)


def urgent(row: Row) -> bool:
    """Does a row call somebody, as far as it tells?"""
    match row.kind:
        case "nudge" | "call" | "digest" | "alarm" | "bell" | "thread":
            return True
        case "hand":
            return bool(row.payload.get(LETTER))
        case "notice":
            return bool(row.payload.get("users")) or "user" in row.payload.get("data", {})
        case "turn" | "final":
            return row.spoken is None and bool(row.payload.get(CALLED, True))
    return False


def audience(row: Row, table: Table, newest: Table) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Whom a post names and whom of them it calls, now that it goes out; a reminder that calls nobody is none.

    That somebody's time is nearly over is said even if nothing may call them.
    """
    users = called(row, newest if WAITS in row.payload else table)
    callers = pinged(row, users, newest)
    return (callers if WAITS in row.payload and not row.payload.get(LATE) else users), callers


def recalled(row: Row, before: Mapping[str, object]) -> Row:
    """A row whose words have called somebody who has answered since, and is waited for again: they have not yet."""
    if row.spoken is None:
        return row
    ways = row.payload[WAYS]
    users = tuple(user for user in row.spoken.users if before.get(str(user)) == ways.get(str(user)))
    return replace(row, spoken=replace(row.spoken, users=users))


def marked(row: Row) -> tuple[int, ...]:
    """Whom the words of a row have called where it is played: its post keeps the mark on them."""
    users = () if row.spoken is None else row.spoken.users
    return tuple(user for user in users if row.payload.get(WAYS, {}).get(str(user), {"thread": True})["thread"])


def lettered(row: Row, user: int) -> bool:
    """Is somebody called by a direct message?"""
    return bool(row.payload.get(WAYS, {}).get(str(user), {}).get("letter"))


def muted(row: Row, user: int) -> bool:
    """Is somebody only named?"""
    way = row.payload.get(WAYS, {}).get(str(user))
    return way is not None and not (way["thread"] or way["letter"])


def hushed(row: Row, user: int) -> bool:
    """Must whatever somebody gets make no sound?"""
    return bool(row.payload.get(WAYS, {}).get(str(user), {}).get("silent"))


def made(row: Row) -> tuple[Call, ...]:
    """The calls that a row makes, or holds back, of those whom it is about itself."""
    ways = row.payload.get(WAYS)
    if not ways:
        return ()
    users = {str(user) for user in row.payload.get(CALLED, ways)}
    return tuple(
        Call(int(user), row.table, *way["call"]) for user, way in ways.items() if "call" in way and user in users
    )


def known(post: Post) -> str:
    """The hand digest of what a message told; a post remembers it and, after a point, how it looked."""
    return post.digest.partition(".")[0]


def looked(post: Post | None) -> str:
    """How a message looked; nothing if nobody remembers."""
    return "" if post is None else post.digest.partition(".")[2]


def remembered(digest: str, look: str) -> str:
    """What a post remembers of a hand."""
    return f"{digest}.{look}" if look else digest


def asked(table: Table, user: int) -> tuple[progress.Awaited, ...]:
    """What somebody is asked now."""
    seat = table.seat_of(user)
    return tuple(one for one in progress.awaited(table) if one.seat == seat)


def questions(table: Table, user: int) -> str:
    """The same as a text to compare."""
    return " ".join(f"{one.key}{'+' if one.ahead else ''}" for one in asked(table, user))


def holds(table: Table, user: int) -> bool:
    """Has somebody anything in hand that nobody else can see?"""
    seat = table.seat_of(user)
    return table.match is not None and seat is not None and any(codec.own(table.rules.view(table.match.state, seat)))


def hand_digest(table: Table, user: int) -> str:
    """Of what only this person knows and is asked: an equal digest is not worth drawing."""
    seat = table.seat_of(user)
    if table.match is None or seat is None:
        return table.phase
    view = table.rules.view(table.match.state, seat)
    told = [codec.own(view), questions(table, user)]
    return hashlib.blake2b(json.dumps(told).encode(), digest_size=8).hexdigest()
