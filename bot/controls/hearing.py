"""Who hears a click: what a button knows of the client, and what the client knows of those who answer."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Protocol

import discord

from bot.controls.ids import Id

Click = discord.Interaction[discord.Client]
"""Whatever a person has done to us: pressed, picked, typed."""
Handler = Callable[[Click, Id, tuple[str, ...]], Awaitable[None]]
Handlers = dict[str, Handler]
"""Who answers to the action of a custom id."""


class Host(Protocol):
    """The client, as far as a button or a command needs it."""

    async def opens(self, interaction: Click) -> bool:
        """May this interaction be taken on?"""

    async def clicked(self, interaction: Click, custom_id: str, values: tuple[str, ...]) -> None:
        """A button was pressed, or values picked from a menu."""

    async def apologise(self, interaction: Click, error: BaseException) -> None:
        """Something went wrong on the way to an answer."""

    async def misread(self, interaction: Click, problem: Exception) -> None:
        """What somebody has done cannot be made out."""


def serves(client: discord.Client, guild: int) -> bool:
    """Does this process hear of a server? Where there are no shards it hears of all."""
    asked: Callable[[int], bool] = getattr(client, "serves", lambda guild: True)
    return asked(guild)


def home(click: Click) -> int | None:
    """The server somebody is in, if the bot is there too: whoever has it for themselves takes it along everywhere."""
    if click.guild_id is None or click.client.get_guild(click.guild_id) is not None:
        return click.guild_id
    return click.guild_id if click.is_guild_integration() else None


def promised(click: Click, begun: bool = False) -> None:
    """Somebody is about to see that their answer will come; `begun`: and something that is not the answer yet."""
    told: Callable[[Click, bool], None] | None = getattr(click.client, "promised", None)
    if told is not None:
        told(click, begun)
