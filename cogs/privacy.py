"""`/privacy`, `/my-data` and `/delete-my-data`: what is kept about a person, everywhere."""

from __future__ import annotations

from bot.talk.commands import EVERYWHERE, Loose, command
from bot.talk.house import Carrier


class Privacy(Loose):
    """Everybody about themselves."""

    def __init__(self, carrier: Carrier) -> None:
        own = carrier.house.privacy
        super().__init__(
            carrier.tree,
            command("privacy", own.tell, reach=EVERYWHERE),
            command("my-data", own.send, reach=EVERYWHERE),
            command("delete-my-data", own.ask, reach=EVERYWHERE),
        )


async def setup(client: Carrier) -> None:
    await client.add_cog(Privacy(client))
