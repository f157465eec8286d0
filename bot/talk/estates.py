"""What those who run a server do with its data: have them, remove texts, delete everything after two clicks."""

from __future__ import annotations

import gzip
import io
import json
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import discord
from discord import ui
from discord.app_commands import Choice

from bot.controls.buttons import RED, button, rows
from bot.controls.hearing import Click, Handlers
from bot.controls.ids import Id
from bot.delivery.messages import fill, only
from bot.store.cup import CALLED_OFF, OPEN, OVER, UNDER_WAY
from bot.store.table import FINISHED, LOBBY, RUNNING, Person
from bot.tables import fairness
from bot.tables.refusals import refused
from bot.tables.writer import Tables
from bot.talk.answers import answering, changing, show
from bot.talk.commands import COMPLETIONS, matching
from bot.talk.finder import Finder, sees
from bot.talk.panel_view import laid
from bot.talk.people import person
from bot.talk.places import managed
from bot.talk.undone import asked_now
from bot.texts import Words, cleaned, texts
from render.wording import cut

FORMAT = "stellwerk-server-1"
LARGE = 32 << 20
"""Bytes of lines in one file; packed it is well below what Discord takes."""
PARTS = 10
LABEL = 90
"""Characters of a suggestion."""
PAGE = 10


class Estates:
    """Answers privately, and only those who may manage the server."""

    def __init__(self, tables: Tables, finder: Finder) -> None:
        self._tables = tables
        self._finder = finder

    def register(self, handlers: Handlers) -> None:
        handlers.update(emptyask=self._ask_again, emptyall=self._empty)

    # Having them

    async def export(self, click: Click) -> None:
        """Everything that everybody there may know, as lines of JSON; nobody's hand, order or setting."""
        await answering(click)
        who, guild, words = await self._manager(click)
        kept = await self._tables.estate(who, guild)
        head = {"format": FORMAT, "guild_id": guild, "made": self._tables.now(), "rows": len(kept)}
        files = list(packed(head, kept))
        if len(files) > PARTS:
            raise refused("estate-too-large")
        first, *others = files
        await fill(click, self._view(words("estate-here", count=len(kept)), first[0]), [_file(*first)])
        for name, data in others:
            view = self._view("", name)
            await click.followup.send(view=view, file=_file(name, data), ephemeral=True, allowed_mentions=only(()))

    def _view(self, text: str, name: str) -> ui.LayoutView:
        view = laid([text]) if text else ui.LayoutView(timeout=None)
        view.add_item(ui.File(f"attachment://{name}"))
        return view

    # Deleting them

    async def ask(self, click: Click) -> None:
        await answering(click)
        _, guild, words = await self._manager(click)
        tables, running = await self._tables.store.find(guild=guild), await self._tables.in_guild(guild, LOBBY, RUNNING)
        yes = button(words("button-empty-server"), Id("emptyask", 0, self._tables.epoch), RED)
        sure = words("empty-sure", tables=len(tables), open=len(running))
        await show(click, laid([sure], (), rows([yes])))

    async def _ask_again(self, click: Click, what: Id, values: tuple[str, ...]) -> None:
        await changing(click)
        asked_now(self._tables, what)
        _, _, words = await self._manager(click)
        yes = button(words("button-empty-server-now"), Id("emptyall", 0, self._tables.epoch), RED)
        await show(click, laid([words("empty-sure-again")], (), rows([yes])))

    async def _empty(self, click: Click, what: Id, values: tuple[str, ...]) -> None:
        await changing(click)
        asked_now(self._tables, what)
        who, guild, words = await self._manager(click)
        await self._tables.empty_server(who, guild)
        await show(click, laid([words("empty-begun")]))

    # Removing what people wrote

    async def remove(self, click: Click, cup: int | None, table: int | None, act: int | None, reason: str) -> None:
        """The name of a cup, the words of a table, or a reason in the trail."""
        await answering(click)
        who, guild, words = await self._manager(click)
        chosen = [one for one in (cup, table, act) if one is not None]
        if len(chosen) != 1:
            raise refused("one-text-at-a-time")
        if cup is not None:
            if (await self._tables.cup(cup)).guild != guild:
                raise refused("no-such-cup")
            await self._tables.unname_cup(who, cup, reason, interaction=click.id)
        elif table is not None:
            found = await self._finder.table(click, table, closing=True)
            await self._tables.remove_words(who, found.id, reason, interaction=click.id)
        else:
            await self._tables.remove_reason(who, guild, chosen[0])
        await show(click, laid([words("text-removed")]))

    async def cups(self, click: Click, current: str) -> list[Choice[int]]:
        """By their names."""
        if click.guild_id is None:
            return []
        found = await self._tables.cups(click.guild_id, OPEN, UNDER_WAY, OVER, CALLED_OFF)
        return _choices({one.id: cleaned(one.name) for one in found}, current)

    async def worded(self, click: Click, current: str) -> list[Choice[int]]:
        """Tables to whose chance people have added something."""
        if click.guild_id is None:
            return []
        found = await self._tables.in_guild(click.guild_id, LOBBY, RUNNING, FINISHED)
        seen = [one for one in found if sees(click, one)]
        told = {one.id: ", ".join(cleaned(word) for _, word in fairness.said(one)) for one in seen}
        return _choices({number: f"{number} · {words}" for number, words in told.items() if words}, current)

    async def reasons(self, click: Click, current: str) -> list[Choice[int]]:
        """The latest acts that have one, for those who may read the trail."""
        if click.guild_id is None or not click.permissions.manage_guild:
            return []
        acts = await self._tables.store.acts(click.guild_id, 0, COMPLETIONS * PAGE)
        return _choices({act.number: f"#{act.number} {cleaned(act.reason)}" for act in acts if act.reason}, current)

    async def _manager(self, click: Click) -> tuple[Person, int, Words]:
        guild, who = managed(click), await person(self._tables, click)
        return who, guild, texts(who.language)


def packed(head: Mapping[str, Any], kept: Iterable[tuple[str, Mapping[str, Any]]]) -> Iterator[tuple[str, bytes]]:
    """Files of lines, each of one row after the table it is of; what is more than one of them is packed."""
    lines = [json.dumps(head), *(json.dumps({"table": name, **row}, ensure_ascii=False) for name, row in kept)]
    parts: list[list[str]] = [[]]
    size = 0
    for line in lines:
        size += len(line.encode()) + 1
        if size > LARGE and parts[-1]:
            parts.append([])
            size = len(line.encode()) + 1
        parts[-1].append(line)
    texts_ = ["\n".join([*part, ""]).encode() for part in parts]
    if len(texts_) == 1 and len(texts_[0]) < LARGE >> 3:
        yield "stellwerk-server.jsonl", texts_[0]
        return
    for number, text in enumerate(texts_, 1):
        yield f"stellwerk-server-{number}.jsonl.gz", gzip.compress(text)


def _file(name: str, data: bytes) -> discord.File:
    return discord.File(io.BytesIO(data), name)


def _choices(labels: Mapping[int, str], current: str) -> list[Choice[int]]:
    found = matching({str(number): cut(label, LABEL) for number, label in labels.items()}, current)
    return [Choice(name=one.name, value=int(one.value)) for one in found]
