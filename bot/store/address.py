"""Where data are kept, in a word: a file, or the address of a server's database."""

from __future__ import annotations

from pathlib import Path
from urllib.parse import urlsplit

Place = Path | str
SERVERS = ("postgresql://", "postgres://")


def is_address(text: str) -> bool:
    return text.startswith(SERVERS)


def shown(place: Place) -> str:
    """A place without its secrets."""
    if isinstance(place, Path):
        return str(place)
    told = urlsplit(place)
    return f"{told.scheme}://{told.netloc.rpartition('@')[2]}{told.path}"
