"""Who has had their data deleted, as seals in a file beside the database: a copy of it may be older than that.

A seal is a keyed hash of a person's number; nobody reads who it is, but whoever is asked about is known again. Each
file has a name of its own and numbers its deletions; how far they have come is counted in the database. So a copy of it
lacks those with a higher number than it has counted to, whatever clocks say and whichever machine has noted them.
"""

from __future__ import annotations

import contextlib
import hashlib
import hmac
import logging
import os
import secrets
import time
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from pathlib import Path

from bot.store.failure import Unusable
from bot.store.lock import InUse, claim

log = logging.getLogger(__name__)

FILE = "forgotten.seals"
"""Its name, in the folder of the data and in that of the copies."""
HEAD = "stellwerk-forgotten-1"
KEPT = 366 * 86_400
"""Seconds for which a seal is kept: no copy of the database should be older."""
PRIVATE = 0o600
TRIES, PAUSE = 200, 0.05
"""So often another process is waited for that writes, and so many seconds each time."""


@dataclass(frozen=True, slots=True)
class Seal:
    """One deletion."""

    number: int
    made: int
    seal: str


@dataclass(frozen=True, slots=True)
class Book:
    """What stands in a file."""

    key: bytes
    seals: tuple[Seal, ...] = ()

    @property
    def name(self) -> str:
        """Under which the database counts its deletions."""
        return hashlib.sha256(self.key).hexdigest()[:12]

    @property
    def latest(self) -> int:
        return max((one.number for one in self.seals), default=0)

    def sealed(self, user: int) -> str:
        return hmac.new(self.key, str(user).encode(), hashlib.sha256).hexdigest()

    def since(self, number: int, people: Iterable[int]) -> Mapping[int, int]:
        """Of these people those of a later deletion, each with the number of the latest."""
        later = {one.seal: one.number for one in sorted(self.seals, key=lambda one: one.number) if one.number > number}
        found = ((user, later.get(self.sealed(user))) for user in (people if later else ()))
        return {user: latest for user, latest in found if latest is not None}


class Seals:
    """The file of this process. What is written has reached the disk."""

    def __init__(self, folder: Path, *besides: Path) -> None:
        """`besides`: folders that get a copy of it, if they are there."""
        self.folder = folder
        self._besides = besides

    def begun(self) -> Book:
        """What stands there; the file is made if there is none."""
        with self._alone():
            known = read(self.folder)
            if known is None:
                known = Book(secrets.token_bytes(32))
                _write(self.folder, known)
            return known

    def add(self, number: int, user: int, now: int) -> None:
        """Note a deletion before anything goes; once more does no harm."""
        with self._alone():
            known = read(self.folder) or Book(secrets.token_bytes(32))
            fresh = Seal(number, now, known.sealed(user))
            if not any((one.number, one.seal) == (number, fresh.seal) for one in known.seals):
                kept = (one for one in known.seals if one.made > now - KEPT)
                known = replace(known, seals=(*kept, fresh))
                _write(self.folder, known)
        for folder in self._besides:
            try:
                if folder.is_dir():
                    _write(folder, known)
            except OSError as problem:
                log.warning("%s: the seals of deletions cannot be copied there: %s", folder, problem)

    @contextlib.contextmanager
    def _alone(self) -> Iterator[None]:
        """Several processes may work in one folder."""
        for left in reversed(range(TRIES)):
            try:
                held = claim(self.folder / FILE)
                break
            except InUse:
                if not left:
                    raise
                time.sleep(PAUSE)
        try:
            yield
        finally:
            held.release()


def books(folders: Iterable[Path]) -> tuple[Book, ...]:
    """What stands in these folders; of the same file the fullest."""
    found: dict[str, Book] = {}
    for folder in folders:
        book = read(folder)
        if book is not None:
            known = found.get(book.name)
            both = {(one.number, one.seal): one for one in (*(known.seals if known else ()), *book.seals)}
            found[book.name] = replace(book, seals=tuple(both.values()))
    return tuple(found.values())


def read(folder: Path) -> Book | None:
    """What stands in a folder's file; None: there is none."""
    file = folder / FILE
    try:
        head, *lines = file.read_text("ascii").splitlines()
        name, key = head.split()
        if name != HEAD:
            raise ValueError(name)
        seals = tuple(Seal(int(number), int(made), seal) for number, made, seal in (line.split() for line in lines))
        return Book(bytes.fromhex(key), seals)
    except FileNotFoundError:
        return None
    except ValueError:
        raise Unusable(
            f"{file} cannot be read. It says who has had their data deleted since copies were made: put it back from "
            "beside a copy, or move it away; then those people have to ask again."
        ) from None


def _write(folder: Path, book: Book) -> None:
    lines = [f"{HEAD} {book.key.hex()}", *(f"{one.number} {one.made} {one.seal}" for one in book.seals), ""]
    fresh = folder / f".{FILE}.{os.getpid()}"
    handle = os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, PRIVATE)
    with os.fdopen(handle, "w", encoding="ascii") as opened:
        opened.write("\n".join(lines))
        opened.flush()
        os.fsync(opened.fileno())
    fresh.replace(folder / FILE)
    if os.name != "nt":
        # The name reaches the disk with its folder.
        there = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(there)
        finally:
            os.close(there)
