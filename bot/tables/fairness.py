"""Chance that anybody can check: a secret is sealed before the start, people add words, the end reveals it.

The seal is a hash of the secret. The game's seed is a hash of the secret, the table and the words of those who sit, in
the order of the seats before the start. Whoever runs the bot could know the secret, but cannot change it then.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from dataclasses import replace

from bot.store.table import CANCELLED, FINISHED, LOBBY, Person, Table
from bot.tables.refusals import refused

SEALED, SOWN = b"stellwerk seal 1\0", b"stellwerk seed 1\0"
"""What each hash begins with, so that none can stand for the other."""
LONGEST = 64
"""Characters of a person's word."""
Words = tuple[tuple[int, str], ...]
"""Seat before the start, and the word of whoever sat there."""


def seal(secret: str) -> str:
    """What is shown before the start; it binds whoever knows the secret."""
    return hashlib.sha256(SEALED + bytes.fromhex(secret)).hexdigest()


def seed(secret: str, table: int, words: Words) -> int:
    """What all chance of the game comes from."""
    sown = hashlib.sha256(SOWN + bytes.fromhex(secret) + table.to_bytes(8, "big"))
    for seat, word in sorted(words):
        text = word.encode()
        sown.update(seat.to_bytes(2, "big") + len(text).to_bytes(2, "big") + text)
    return int.from_bytes(sown.digest()[:8], "big") >> 1


def worded(table: Table, by: Person, word: str) -> Table:
    """Add a word of one's own to the seed, or another one instead; nothing takes it away."""
    seat = table.seat_of(by.id)
    if table.phase != LOBBY:
        raise refused("already-started")
    if seat is None:
        raise refused("not-seated")
    if not table.secret:
        raise refused("not-sealed")
    word = " ".join(word.split())
    if len(word) > LONGEST:
        raise refused("word-too-long", most=LONGEST)
    return replace(table, words=_sorted((*_others(table.words, seat), *([(int(seat), word)] if word else []))))


def settled(before: Table | None, after: Table) -> Table:
    """Whoever leaves a seat before the start takes the word along."""
    if before is None or before.phase != LOBBY or after.phase != LOBBY or not after.words:
        return after
    stays = {new.seat for old, new in zip(before.seats, after.seats, strict=True) if new.user == old.user is not None}
    kept = tuple((seat, word) for seat, word in after.words if seat in stays)
    return after if kept == after.words else replace(after, words=kept)


def erased(words: Words) -> bool:
    """Have words been taken away since the start? Then nobody can compute the seed from them any more."""
    return any(not word for _, word in words)


def revealed(table: Table) -> bool:
    """May the secret be told? Only once nothing depends on it any more: a table that has been put to sleep may wake."""
    return bool(table.secret) and (table.phase == FINISHED or (table.phase == CANCELLED and not table.asleep))


def _others(words: Words, seat: int) -> Iterable[tuple[int, str]]:
    return (pair for pair in words if pair[0] != seat)


def _sorted(words: Iterable[tuple[int, str]]) -> Words:
    return tuple(sorted(words))
