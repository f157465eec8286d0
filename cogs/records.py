"""`/history`: games as they were, games as files, and proof that nobody has meddled with chance."""

from __future__ import annotations

import asyncio
import io
import logging
from collections.abc import Iterable
from typing import Any

import discord
from discord import app_commands, ui
from discord.ext import commands

from bot.controls.hearing import Click
from bot.delivery.messages import fill
from bot.delivery.sentences import paragraphs
from bot.delivery.views import heading
from bot.store.table import FINISHED
from bot.tables import evidence, history, record
from bot.tables.record import BadRecord
from bot.tables.refusals import refused
from bot.talk.answers import answering, show
from bot.talk.commands import SERVERS, Parameter, choice, command, described, named, reaching
from bot.talk.house import Carrier, House
from bot.talk.panel_view import laid
from bot.talk.people import person
from bot.talk.places import spot_of
from bot.tasks import told
from bot.texts import texts

log = logging.getLogger(__name__)
FORMS = ("file", "text")


@reaching(SERVERS)
class Records(
    commands.GroupCog,
    group_name=named("command-history", "history"),
    group_description=described("command-history-description"),
):
    """`/history`: stepping through a game, seeing its film, checking it, taking it out, bringing one in."""

    def __init__(self, house: House) -> None:
        self.house = house
        whole = self.app_command
        assert whole is not None
        for one in self._parts():
            whole.add_command(one)

    def _parts(self) -> Iterable[app_commands.Command[Any, ..., None]]:
        table, words = self.house.desk.table_parameter(), texts()
        forms = [choice(words(f"export-{form}-choice"), form, f"export-{form}-choice") for form in FORMS]
        file = Parameter("file", discord.Attachment, required=True)
        turn = Parameter("turn", int, told="parameter-look-back-turn-description")
        yield command("look-back", self._look_back, [turn, table])
        yield command("film", self._film, [table])
        yield command("verify", self._verify, [table])
        yield command("export", self._export, [Parameter("form", choices=forms), table])
        yield command("import", self._import, [file])

    async def _look_back(self, click: Click, turn: int | None, table: int | None) -> None:
        await answering(click)
        found = await self.house.finder.find(click, table)
        if turn is None:
            await self.house.lookback.show(click, found)
        else:
            await self.house.lookback.turn(click, found, turn)

    async def _film(self, click: Click, table: int | None) -> None:
        await answering(click)
        await self.house.cinema.show(click, await self.house.finder.find(click, table))

    async def _verify(self, click: Click, table: int | None) -> None:
        """Check a finished game from its seal to its result, as anybody could with its file."""
        await answering(click)
        found = await self.house.finder.find(click, table)
        who = await person(self.house.tables, click)
        words = texts(who.language, found.game).among(found.names)
        lines = await self.house.tables.store.lines(found.id)
        text = record.written(found, lines)
        try:
            findings = await asyncio.to_thread(lambda: evidence.examined(record.parsed(text)))
        except BadRecord as problem:
            told = [words("proof-failed", why=problem.told(words))]
        else:
            told = [finding.said(words) for finding in findings]
        await show(click, laid([heading(words, found), *told, *([words("proof-about")] if found.secret else [])]))

    async def _export(self, click: Click, form: str | None, table: int | None) -> None:
        """A finished game as a file or to read; a running one only to read, as far as the reader may know."""
        await answering(click)
        found = await self.house.finder.find(click, table)
        who = await person(self.house.tables, click)
        words = texts(who.language, found.game).among(found.names, plain=True)
        lines = await self.house.tables.store.lines(found.id)
        if form == "file" or (form is None and found.phase == FINISHED):
            name, text, key = f"stellwerk-{found.id}.jsonl", record.written(found, lines), "export-file"
        else:
            if found.match is None:
                raise refused("not-started")
            told = history.told(lines, found.seat_of(who.id))
            said = [f"{one.n:4} {line}" for one in told for line in paragraphs(words, found.rules.telling(one.events))]
            name, text, key = (
                f"stellwerk-{found.id}.txt",
                "\n".join([heading(words, found), "", *said, ""]),
                "export-text",
            )
        view = laid([heading(words, found), words(key)])
        view.add_item(ui.File(f"attachment://{name}"))
        file = discord.File(io.BytesIO(text.encode()), name)
        await fill(click, view, [file])

    async def _import(self, click: Click, file: discord.Attachment) -> None:
        """A game from a file, as a table to step through."""
        await answering(click)
        who = await person(self.house.tables, click)
        words = texts(who.language)
        try:
            if file.size > record.LARGEST:
                raise BadRecord("too-large")
            read = await _downloaded(file)
            game = await asyncio.to_thread(lambda: record.parsed(read.decode("utf-8", "replace")))
            # Nothing is posted of it.
            place = spot_of(click)
            table = await self.house.tables.bring_in(game, who, place, interaction=click.id)
        except BadRecord as problem:
            await show(click, laid([words("import-refused", why=problem.told(words))]))
            return
        await self.house.lookback.show(click, table, "0")


async def _downloaded(file: discord.Attachment) -> bytes:
    """What somebody has uploaded; refused where Discord does not hand it out."""
    try:
        return await file.read()
    except (discord.HTTPException, OSError, TimeoutError) as problem:
        log.info("an uploaded file could not be read: %s", told(problem))
        raise refused("file-unreadable") from problem


async def setup(client: Carrier) -> None:
    await client.add_cog(Records(client.house))
