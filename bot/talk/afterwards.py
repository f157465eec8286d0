"""What somebody is told whose answer never came: what came of their wish, as the log says."""

from __future__ import annotations

from discord import ui

from bot.delivery.listing import place
from bot.delivery.sentences import story, telling
from bot.delivery.views import heading
from bot.tables import history
from bot.tables.refusals import Refused
from bot.tables.writer import Tables
from bot.talk.answers import note
from bot.talk.panel_view import laid
from bot.texts import texts


async def afterwards(tables: Tables, interaction: int, language: str, private: bool) -> ui.LayoutView:
    """Whether it has been done, where, and what has happened. `private`: nobody else reads it."""
    words = texts(language)
    deed = await tables.store.came_of(interaction)
    if deed is None:
        return note(words("answer-lost"))
    if deed.table < 0:
        return note(words("answer-late"))
    try:
        table = await tables.get(deed.table)
    except Refused:
        return note(words("answer-late"))
    words = texts(language, table.game).among(table.names)
    lines = [one for one in await tables.store.lines(table.id, deed.revision - 1) if one.revision == deed.revision]
    viewer = table.seat_of(deed.person) if private and deed.person is not None else None
    told = story(words, telling(table.rules, history.facts(lines, viewer)))
    there = words("answer-late-at", place=place(table, await tables.posts(table.id)))
    return laid([heading(words, table), words("answer-late"), told, there])
