"""Somebody who may not play in a server and has been forgotten: known again by a seal, by nothing else."""

from __future__ import annotations

import hashlib
import hmac
import secrets

from bot.store.database import Database, fetch

KEY = "barred-key"
"""Under this name lies what seals are made with."""
BELOW = 1 << 40
"""Seals are below minus this: neither a person's number nor one that stands for somebody in results."""


async def barred_as(database: Database, guild: int, user: int, make: bool = False) -> int:
    """The seal of a person in a server; 0: nobody has been sealed yet. `make`: then one is made."""
    rows = await fetch(database, "SELECT value FROM meta WHERE key = ?", KEY)
    if not rows and not make:
        return 0
    key = str(rows[0][0]) if rows else secrets.token_hex(32)
    if not rows:
        await database.execute("INSERT INTO meta (key, value) VALUES (?, ?)", (KEY, key))
    digest = hmac.new(bytes.fromhex(key), f"{guild} {user}".encode(), hashlib.sha256).digest()
    return -BELOW - int.from_bytes(digest[:7], "big")
