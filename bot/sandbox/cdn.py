"""Addresses of attachments: signed, and good for a day.

Discord's Reference, "Signed Attachment CDN URLs": an address carries when it was issued (`is`), when it ends (`ex`) and
a signature (`hm`); whoever receives a message receives fresh addresses; an address passed into a field of the API needs
no parameters, for Discord renders and refreshes it.
"""

from hmac import compare_digest
from hmac import new as signature
from urllib.parse import quote, urlsplit

from bot.sandbox.world import World

ROOT = "/cdn"
LASTS = 86_400
"""Seconds an address is good for."""
ISSUED = 3_600
"""Addresses of one hour are the same: a page that asks again may keep its picture."""


def address(world: World, channel_id: int, attachment_id: int, filename: str) -> str:
    """Where a file can be fetched from now on for a day."""
    return _signed(world, f"{ROOT}/{channel_id}/{attachment_id}/{quote(filename)}")


def refreshed(world: World, url: str) -> str:
    """An address of our own as it is good today; any other as it is."""
    path = urlsplit(url).path
    return _signed(world, path) if url.startswith(f"{world.base_url}{ROOT}/") else url


def is_good(world: World, path: str, query: dict[str, str]) -> bool:
    """Whether a request for a file brings a signature of ours that has not ended."""
    issued, ends = query.get("is", ""), query.get("ex", "")
    if not compare_digest(query.get("hm", ""), _mark(world, path, issued, ends)):
        return False
    return int(ends, 16) > world.clock.now()


def _signed(world: World, path: str) -> str:
    issued = int(world.clock.now()) // ISSUED * ISSUED
    starts, ends = f"{issued:x}", f"{issued + LASTS:x}"
    return f"{world.base_url}{path}?ex={ends}&is={starts}&hm={_mark(world, path, starts, ends)}&"


def _mark(world: World, path: str, issued: str, ends: str) -> str:
    return signature(world.token.encode(), f"{path} {issued} {ends}".encode(), "sha256").hexdigest()
