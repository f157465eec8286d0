"""From Discord's user to the person who acts at a table, with the language they read."""

from __future__ import annotations

from typing import Any

import discord

from bot.controls.buttons import cut
from bot.store.table import Person
from bot.tables.writer import Tables

NAME = 32
LANGUAGES = ("en", "de")


def spoken(locale: discord.Locale | str | None) -> str:
    """The language of the house that comes closest to a locale."""
    return "de" if str(locale or "").lower().startswith("de") else "en"


async def language(tables: Tables, interaction: discord.Interaction[Any]) -> str:
    """What this person has chosen to read, else what their Discord client speaks."""
    return await tables.language_of(interaction.user.id) or spoken(interaction.locale)


async def person(tables: Tables, interaction: discord.Interaction[Any]) -> Person:
    name = cut(interaction.user.display_name, NAME)
    return Person(interaction.user.id, name, await language(tables, interaction))
