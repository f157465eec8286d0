"""From Discord's user to the person who acts at a table, with the language they read."""

from __future__ import annotations

from bot.controls.hearing import Click
from bot.store.table import Person
from bot.tables.writer import Tables
from bot.texts import spoken
from render.wording import cut

NAME = 32


async def language(tables: Tables, interaction: Click) -> str:
    """What this person has chosen to read, else what their Discord client speaks."""
    return await tables.language_of(interaction.user.id) or spoken(interaction.locale)


async def person(tables: Tables, interaction: Click) -> Person:
    name = cut(interaction.user.display_name, NAME)
    return Person(interaction.user.id, name, await language(tables, interaction))
