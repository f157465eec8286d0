"""Seals: hashes that bind whoever has shown them. Plain answers; `.github/FAIRNESS.md` tells how anybody computes them.

A seal is the SHA-256, as 64 hexadecimal digits, of lines of text: the first says what is sealed, so that none can stand
for another, and the last may hold anything. Values are written as `canonical` writes them.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Mapping
from typing import Any

from rules.core import Rng

Statement = Mapping[str, Any]
"""What is shown when a table is started. Any: it is JSON."""
SECRET, OPEN_SEED = b"stellwerk seal 1\0", b"stellwerk seed 1\0"
"""What the hash of a secret begins with, and that of a seed under version 0.2, which sealed no words."""
SEED, START, LOG = "stellwerk seed 2", "stellwerk start 2", "stellwerk log 2"
WORD, TOLD, NAME = "stellwerk word 2", "stellwerk told 2", "stellwerk name 2"
LOT = 0x5345_4154
"""By this the lot for the seats differs from the chance of the game."""
LENGTH = 64


def sealed(*lines: str) -> str:
    return hashlib.sha256("\n".join(lines).encode("utf-8", "surrogatepass")).hexdigest()


def canonical(value: object) -> str:
    """JSON as everybody writes it in the same way: keys in order, no spaces, nothing but ASCII."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"))


def of_secret(secret: str) -> str:
    """What is shown as long as the secret is one; it binds whoever knows it. Raises ValueError."""
    return hashlib.sha256(SECRET + bytes.fromhex(secret)).hexdigest()


def of_word(salt: str, word: str) -> str:
    return sealed(WORD, salt, word)


def of_own(word: str) -> str:
    """The seal that somebody makes without us: the SHA-256 of the word and nothing else."""
    return hashlib.sha256(word.encode("utf-8", "surrogatepass")).hexdigest()


def of_told(word: str) -> str:
    """What a word that its person has told after the start comes to for the deal: nobody knew it before."""
    return sealed(TOLD, word)


def of_name(salt: str, name: str) -> str:
    return sealed(NAME, salt, name)


def of_start(statement: Statement) -> str:
    return sealed(START, canonical(statement))


def seed(secret: str, start: str, number: int, told: Iterable[str]) -> int:
    """What all chance of a game comes from.

    `start`: the seal of what was shown; `number`: of the message that showed it, 0 if there was none; `told`: what the
    words have come to that people told after that, in the order of their seats before the start.
    """
    return int(sealed(SEED, secret, start, str(number), *told)[:16], 16) >> 1


def open_seed(secret: str, table: int, words: Iterable[tuple[int, str]]) -> int:
    """The same under version 0.2: from the secret and words that lay open until the start. Raises ValueError."""
    sown = hashlib.sha256(OPEN_SEED + bytes.fromhex(secret) + table.to_bytes(8, "big"))
    for seat, word in sorted(words):
        text = word.encode()
        sown.update(seat.to_bytes(2, "big") + len(text).to_bytes(2, "big") + text)
    return int.from_bytes(sown.digest()[:8], "big") >> 1


def lot(chance: int, places: Iterable[int]) -> tuple[int, ...]:
    """Who sits where: the seats before the start in the order in which they are those of the game."""
    drawn, _ = Rng(chance ^ LOT).shuffled(places)
    return drawn


def first_link(head: object) -> str:
    """What the chain of a log begins with."""
    return sealed(LOG, canonical(head))


def link(before: str, row: object) -> str:
    """The chain of a log up to a row: it depends on that row and on all before it."""
    return sealed(LOG, before, canonical(row))
