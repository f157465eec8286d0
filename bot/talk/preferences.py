"""What one person has chosen for everything that only they see: language, day or night, the form of pictures."""

from __future__ import annotations

from typing import get_args

from discord import ui

from bot.controls.buttons import menu, row
from bot.controls.hearing import Click, Handlers
from bot.controls.ids import Id
from bot.tables.refusals import refused
from bot.tables.writer import Tables
from bot.talk.answers import answering, changing, show
from bot.talk.panel_view import laid
from bot.talk.people import language
from bot.texts import LANGUAGES, Words, texts
from render.looks import PALETTES
from render.pictures import Form

DEFAULT = "default"
"""The answer that leaves the choice to Discord or to the server."""
FORMS: tuple[Form, ...] = get_args(Form)


class Preferences:
    """Shows and changes them."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    def register(self, handlers: Handlers) -> None:
        handlers.update(mine=self._pick)

    async def show(self, click: Click, told: str = "") -> None:
        """Everything there is to choose; what is chosen stands in each closed menu."""
        words = texts(await language(self._tables, click))
        chosen = await self._tables.language_of(click.user.id)
        palette, form = await self._tables.chosen_taste(click.user.id)
        languages = {DEFAULT: words("language-discord"), **LANGUAGES}
        palettes: dict[str, str] = {DEFAULT: words("palette-server")}
        palettes |= {name: words(f"palette-{name}") for name in PALETTES}
        forms: dict[str, str] = {name: words(f"form-{name}") for name in FORMS}
        controls = [
            _menu(words, "language", languages, chosen or DEFAULT),
            _menu(words, "palette", palettes, palette or DEFAULT),
            _menu(words, "form", forms, form or FORMS[0]),
        ]
        await show(click, laid([words("me-about"), told], (), controls))

    async def open(self, click: Click) -> None:
        await answering(click)
        await self.show(click)

    async def _pick(self, click: Click, what: Id, values: tuple[str, ...]) -> None:
        await changing(click)
        user, value = click.user.id, "".join(values)
        match "".join(what.args):
            case "language" if value == DEFAULT or value in LANGUAGES:
                await self._tables.set_language(user, None if value == DEFAULT else value)
            case "palette":
                known = next((palette for palette in PALETTES if palette == value), None)
                await self._tables.set_palette(user, known)
            case "form" if value in FORMS:
                await self._tables.set_form(user, next(form for form in FORMS if form == value))
            case _:
                raise refused("old-button")
        await self.show(click, texts(await language(self._tables, click))("noted"))


def _menu(words: Words, what: str, answers: dict[str, str], chosen: str) -> ui.ActionRow[ui.LayoutView]:
    title = f"{words(f'me-{what}')}: {answers.get(chosen, chosen)}"
    return row(menu(title, Id("mine", args=(what,)), [(value, label, "") for value, label in answers.items()]))
