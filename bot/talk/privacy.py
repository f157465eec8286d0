"""What is kept about a person: told in plain words, given to them as a file, deleted when they want it."""

from __future__ import annotations

import io
import json
from collections.abc import Sequence

import discord
from discord import ui

from bot.controls.buttons import RED, button, rows
from bot.controls.hearing import Click, Handlers
from bot.controls.ids import Id
from bot.delivery.messages import fill
from bot.tables.writer import Tables
from bot.talk.answers import answering, changing, show
from bot.talk.panel_view import laid
from bot.talk.people import language
from bot.talk.undone import asked_now
from bot.texts import Words, texts

FORMAT = "stellwerk-person-1"
ADDRESS = "https://discord.com/channels"
NAMED, PLACES = 15, "stellwerk-places.txt"
"""So many places stand in the answer itself; all of them in this file."""
SURE = "forgetme"
"""The action of the button that asks no more."""


class Privacy:
    """Answers privately, everywhere, and always about whoever asks."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    def register(self, handlers: Handlers) -> None:
        handlers[SURE] = self._forget

    async def tell(self, click: Click) -> None:
        await answering(click)
        words = await self._words(click)
        await show(click, laid([words("privacy")], (), papers(words, click.client.application)))

    async def send(self, click: Click) -> None:
        """Everything, as a file."""
        await answering(click)
        words = await self._words(click)
        kept = await self._tables.portrait(click.user.id)
        told = {"format": FORMAT, "user_id": click.user.id, "made": self._tables.now(), **kept}
        text = json.dumps(told, ensure_ascii=False, indent=1)
        name = "stellwerk-my-data.json"
        view = laid([words("my-data-here")])
        view.add_item(ui.File(f"attachment://{name}"))
        await fill(click, view, [discord.File(io.BytesIO(text.encode()), name)])

    async def ask(self, click: Click) -> None:
        """Say what will happen, and ask whether it is meant."""
        await answering(click)
        words = await self._words(click)
        tables = len(await self._tables.of_user(click.user.id))
        yes = button(words("button-forget-me"), Id(SURE, 0, self._tables.epoch), RED)
        await show(click, laid([words("delete-sure", tables=tables)], (), rows([yes])))

    async def _forget(self, click: Click, what: Id, values: tuple[str, ...]) -> None:
        """Whoever presses it is forgotten, and nobody else."""
        await changing(click)
        asked_now(self._tables, what)
        words, user = await self._words(click), click.user.id
        tables = len(await self._tables.of_user(user))
        places = [f"{ADDRESS}/{one.guild}/{one.channel}" for one in await self._tables.left_behind(user)]
        await self._tables.forget(user)
        view = laid([words("deleted", tables=tables), *left_behind(words, places)])
        if len(places) <= NAMED:
            await fill(click, view)
            return
        view.add_item(ui.File(f"attachment://{PLACES}"))
        await fill(click, view, [discord.File(io.BytesIO("\n".join([*places, ""]).encode()), PLACES)])

    async def _words(self, click: Click) -> Words:
        return texts(await language(self._tables, click))


def left_behind(words: Words, places: Sequence[str]) -> list[str]:
    """What deleting does not reach, with links to where it stands; with too many for a message there is a file."""
    if not places:
        return [words("deleted-elsewhere")]
    lines = [words("deleted-left", count=len(places)), *places[-NAMED:]]
    return [*lines, *([words("deleted-more")] if len(places) > NAMED else []), words("deleted-elsewhere")]


def papers(words: Words, application: discord.AppInfo | None) -> list[ui.ActionRow[ui.LayoutView]]:
    """Links to what whoever runs the bot has put down in Discord's developer portal: privacy policy and terms."""
    told = {
        "button-privacy-policy": application and application.privacy_policy_url,
        "button-terms": application and application.terms_of_service_url,
    }
    links: list[ui.Button[ui.LayoutView]] = [ui.Button(label=words(key), url=url) for key, url in told.items() if url]
    return [ui.ActionRow(*links)] if links else []
