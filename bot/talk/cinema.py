"""Films of tables: drawn for one person while they see how far it is, shown to all if a player wants it."""

from __future__ import annotations

from discord import ui

from bot.controls.buttons import RED, Press, button, rows
from bot.controls.hearing import Click, Handlers
from bot.controls.ids import Id
from bot.delivery.films import Films, room, shows
from bot.delivery.listing import link
from bot.delivery.picture import Picture
from bot.delivery.views import heading
from bot.store.table import RUNNING, Table
from bot.tables.refusals import refused
from bot.tables.writer import Tables
from bot.talk.answers import answering, changing, show
from bot.talk.finder import Finder
from bot.talk.panel_view import laid
from bot.talk.people import person
from bot.talk.watching import PACE, Watching
from bot.texts import Words, texts

ANEW = "anew"
"""In the id of a button: although the film has been shown to all."""


class Cinema:
    """Shows films."""

    def __init__(self, tables: Tables, films: Films, finder: Finder, pace: float = PACE) -> None:
        self._tables = tables
        self._films = films
        self._finder = finder
        self._watching = Watching(pace)

    def register(self, handlers: Handlers) -> None:
        handlers.update(film=self._open, filmstop=self._stop, filmshow=self._show_all)

    async def _open(self, click: Click, what: Id, values: tuple[str, ...]) -> None:
        await answering(click)
        await self.show(click, await self._finder.table(click, what.table), ANEW in what.args)

    async def _stop(self, click: Click, what: Id, values: tuple[str, ...]) -> None:
        await changing(click)
        if self._watching.stopped(click.user.id, ".".join(what.args)):
            return
        table = await self._finder.table(click, what.table)
        await show(click, _stopped(await self._words(click, table), table))

    async def _show_all(self, click: Click, what: Id, values: tuple[str, ...]) -> None:
        await answering(click)
        table = await self._finder.table(click, what.table)
        who = await person(self._tables, click)
        table = await self._tables.show_film(table.id, who, interaction=click.id)
        words = texts(who.language, table.game).among(table.names)
        place = f"<#{table.thread or table.channel}>"
        await show(click, laid([heading(words, table), words("film-comes", place=place)]))

    async def show(self, click: Click, table: Table, anew: bool = False) -> None:
        """The film of a table up to now; where it stands, if it has been shown to all after the end."""
        words = await self._words(click, table)
        post = (await self._tables.posts(table.id)).get("film")
        if post is not None and table.phase != RUNNING and post.digest == str(shows(table)) and not anew:
            place = link(table.guild, table.thread or table.channel, post.message)
            again = button(words("button-film-anew"), Id("film", table.id, table.revision, (ANEW,)))
            await show(click, laid([heading(words, table), words("film-there", place=place)], (), rows([again])))
            return
        taste = await self._tables.taste(click.user.id, table.guild)
        name = str(click.id)
        press = button(words("button-film-stop"), Id("filmstop", table.id, table.revision, (name,)), RED)

        def far() -> str:
            return words("film-progress", done=film.done, count=film.frames) if film.frames else words("film-queue")

        with (
            self._watching.begun(click.user.id, name) as stop,
            self._films.watching(table, words.language, taste, room(click.guild)) as film,
        ):
            await self._watching.watch(click, heading(words, table), far, press, film.task, stop)
            done = film.task.done()
        if not done:
            await show(click, _stopped(words, table))
        elif film.task.cancelled():
            raise refused("restarting")
        else:
            shown = film.task.result()
            await show(click, _done(words, table, shown, table.seat_of(click.user.id) is not None), (shown,))

    async def _words(self, click: Click, table: Table) -> Words:
        who = await person(self._tables, click)
        return texts(who.language, table.game).among(table.names)


def _stopped(words: Words, table: Table) -> ui.LayoutView:
    again = button(words("button-film"), Id("film", table.id, table.revision, (ANEW,)))
    return laid([heading(words, table), words("film-stopped")], (), rows([again]))


def _done(words: Words, table: Table, shown: Picture, plays: bool) -> ui.LayoutView:
    controls: list[Press] = []
    if plays:
        controls.append(button(words("button-film-all"), Id("filmshow", table.id, table.revision)))
    return laid([heading(words, table), words("film-own")], (shown,), rows(controls))
