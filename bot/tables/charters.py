"""What a server allows: where and by whom tables are opened, and how far its numbers can be set."""

from __future__ import annotations

from bot.store.charter import Charter
from bot.store.table import Person, Place
from bot.tables.refusals import refused

NUMBERS = {"each": (1, 100), "place": (1, 900), "hour": (1, 100)}
"""The least and the most each limit can be. Discord knows 1,000 active threads in a server."""
CHANNELS = 50
"""No more channels can be named."""


def admitted(charter: Charter, by: Person, place: Place, game: str) -> None:
    """Refuse a table that may not be opened here, or not by this person."""
    if game in charter.barred:
        raise refused("game-not-here")
    if charter.channels and place.channel not in charter.channels:
        raise refused("channel-not-here", places=" ".join(f"<#{channel}>" for channel in charter.channels[:10]))
    if by.moderator or charter.opening == "everybody":
        return
    if charter.opening == "moderators":
        raise refused("moderators-open")
    if charter.role not in by.roles:
        raise refused("role-opens", role=f"<@&{charter.role}>")


def checked(charter: Charter) -> Charter:
    """Refuse numbers that make no sense."""
    for name, (least, most) in NUMBERS.items():
        if not least <= getattr(charter, name) <= most:
            raise refused("bad-limit", least=least, most=most)
    if charter.opening == "role" and not charter.role:
        raise refused("name-a-role")
    if len(charter.channels) > CHANNELS:
        raise refused("too-many-channels", most=CHANNELS)
    return charter
