"""`/table`: everything that concerns a table of any game, put together from its parts."""

from __future__ import annotations

from discord.ext import commands

from bot.talk.commands import SERVERS, described, named, reaching
from bot.talk.house import Carrier, House
from cogs.history import History
from cogs.lobby import Lobby
from cogs.plans import Plans
from cogs.seats import Seats
from cogs.whole import Whole


@reaching(SERVERS)
class Tables(
    commands.GroupCog,
    group_name=named("command-table", "table"),
    group_description=described("command-table-description"),
):
    """The commands of all parts in one group, and their buttons."""

    def __init__(self, house: House) -> None:
        self.house = house
        parts = (Lobby(house), Whole(house), Seats(house), History(house), Plans(house))
        self._buttons = {action: answer for part in parts for action, answer in part.buttons().items()}
        whole = self.app_command
        assert whole is not None
        for part in parts:
            for one in part.commands():
                whole.add_command(one)

    async def cog_load(self) -> None:
        self.house.handlers.update(self._buttons)

    async def cog_unload(self) -> None:
        for action in self._buttons:
            self.house.handlers.pop(action, None)


async def setup(client: Carrier) -> None:
    await client.add_cog(Tables(client.house))
