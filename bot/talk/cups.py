"""Leagues and cups, as people touch them: by command and by the buttons of the announcement."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import discord
from discord.app_commands import AppCommandChannel, Choice

from bot.controls.buttons import RED, button, rows
from bot.controls.hearing import Click, Handlers
from bot.controls.ids import Id
from bot.delivery.cups import AGAIN, LEVEL
from bot.delivery.ladders import stands
from bot.delivery.painter import Painter
from bot.store.cup import FORMS, OPEN, OVER, UNDER_WAY, Cup, CupForm
from bot.store.table import Person
from bot.tables.cups import hosts
from bot.tables.paces import DEFAULT, preset
from bot.tables.refusals import refused
from bot.tables.rounds import anchor
from bot.tables.writer import Tables
from bot.talk.answers import answering, changing, show
from bot.talk.beginnings import begins, where
from bot.talk.commands import matching
from bot.talk.finder import Finder, sees
from bot.talk.panel_view import laid
from bot.talk.people import person
from bot.talk.places import place_of, server_of, threadless
from bot.talk.undone import of_now
from bot.texts import Words, escaped, texts

WINNER = "winner"
VERDICTS = (LEVEL, WINNER, AGAIN)
Fits = Callable[[Cup], bool]


class Cups:
    """Answers privately; the announcement tells everybody."""

    def __init__(self, tables: Tables, painter: Painter, finder: Finder) -> None:
        self._tables = tables
        self._painter = painter
        self._finder = finder

    def register(self, handlers: Handlers) -> None:
        handlers.update(
            cupjoin=self._join, cupleave=self._leave, cupstart=self._start, cupstandings=self._standings,
            cupdecide=self._decide, cupend=self._end,
        )  # fmt: skip

    # -- by command

    async def open(
        self, click: Click, title: str, game: str, form: str, seats: int | None, options: Mapping[str, str],
        rounds: int | None, people: int | None, clock: str | None, start: str | None, friendly: bool,
        reads: str | None, room: AppCommandChannel | None = None,
    ) -> None:  # fmt: skip
        """Announce a cup in this channel."""
        await answering(click)
        self._finder.fresh(game)
        click.extras["game"] = game
        who = await person(self._tables, click)
        words = texts(who.language, game)
        place = place_of(click, words, game, room)
        known: CupForm = next((one for one in FORMS if one == form), FORMS[-1])
        cup = await self._tables.open_cup(
            who,
            place,
            title,
            known,
            game,
            seats,
            options,
            preset(clock or DEFAULT),
            reads or who.language,
            rounds_=rounds,
            people=people,
            begins=begins(start, int(click.created_at.timestamp()), await where(self._tables, click)),
            friendly=friendly,
            interaction=click.id,
        )
        told = [words("cup-announced", place=f"<#{cup.channel}>"), threadless(click, words, place)]
        await self._say(click, who, cup, "\n".join(filter(None, told)))

    async def join(self, click: Click, number: int | None) -> None:
        await answering(click)
        await self._joining(click, await self._find(click, number, lambda cup: cup.phase in (OPEN, UNDER_WAY)))

    async def leave(self, click: Click, number: int | None) -> None:
        await answering(click)
        cup = await self._find(click, number, lambda cup: click.user.id in cup.present and cup.phase != OVER)
        await self._leaving(click, cup)

    async def start(self, click: Click, number: int | None) -> None:
        await answering(click)
        await self._starting(click, await self._find(click, number, lambda cup: cup.phase == OPEN))

    async def standings(self, click: Click, number: int | None) -> None:
        await answering(click)
        await self._showing(click, await self._find(click, number, lambda cup: cup.round > 0))

    async def decide(
        self, click: Click, table: int, verdict: str, winner: discord.Member | None, number: int | None
    ) -> None:
        await answering(click)
        cup = await self._find(click, number, lambda cup: any(pod.table == table for pod in cup.pods))
        if verdict == WINNER and winner is None:
            raise refused("cup-winner-missing")
        await self._deciding(click, cup, table, verdict, None if winner is None else winner.id)

    async def drop(self, click: Click, player: discord.User | discord.Member, number: int | None) -> None:
        await answering(click)
        cup = await self._find(click, number, lambda cup: player.id in cup.present and cup.phase != OVER)
        who = await person(self._tables, click)
        cup = await self._tables.drop_from_cup(cup.id, who, player.id, interaction=click.id)
        words = texts(who.language)
        await self._say(click, who, cup, words("cup-dropped", user=player.id, title=escaped(cup.name)))

    async def end(self, click: Click, number: int | None) -> None:
        await answering(click)
        """Asks once more: it is for all who take part, and the cup may be meant by nothing but being the only one."""
        cup = await self._find(click, number, lambda cup: cup.phase in (OPEN, UNDER_WAY))
        who = await person(self._tables, click)
        hosts(cup, who)
        if cup.phase not in (OPEN, UNDER_WAY):
            raise refused("cup-over")
        words = texts(who.language)
        sure = words("cup-end-sure", title=escaped(cup.name), count=len(cup.present))
        yes = button(words("button-cup-end"), Id("cupend", cup.id, cup.revision), RED)
        await show(click, laid([words("cup-title", title=escaped(cup.name)), sure], (), rows([yes])))

    async def complete(self, click: Click, current: str) -> list[Choice[int]]:
        """The cups of this server."""
        found = {str(cup.id): f"{cup.id} · {cup.name}" for cup in await self._visible(click)}
        return [Choice(name=one.name, value=int(one.value)) for one in matching(found, current)]

    async def waiting(self, click: Click, current: str) -> list[Choice[int]]:
        """The tables that are not done in the rounds being played."""
        labels = {
            str(pod.table): f"{pod.table} · {cup.name} · {', '.join(map(cup.name_of, pod.people))}"
            for cup in await self._visible(click)
            for pod in cup.of_round(cup.round)
            if pod.table and not pod.done and cup.phase == UNDER_WAY
        }
        return [Choice(name=one.name, value=int(one.value)) for one in matching(labels, current)]

    # -- by button

    async def _join(self, click: Click, what: Id, values: tuple[str, ...]) -> None:
        await answering(click)
        await self._joining(click, await self._known(click, what.table))

    async def _leave(self, click: Click, what: Id, values: tuple[str, ...]) -> None:
        await answering(click)
        await self._leaving(click, await self._known(click, what.table))

    async def _start(self, click: Click, what: Id, values: tuple[str, ...]) -> None:
        await answering(click)
        await self._starting(click, await self._known(click, what.table))

    async def _standings(self, click: Click, what: Id, values: tuple[str, ...]) -> None:
        await answering(click)
        await self._showing(click, await self._known(click, what.table))

    async def _decide(self, click: Click, what: Id, values: tuple[str, ...]) -> None:
        await answering(click)
        if len(what.args) != 2 or what.args[0] not in (LEVEL, AGAIN) or not what.args[1].isdecimal():
            raise refused("old-button")
        await self._deciding(click, await self._known(click, what.table), int(what.args[1]), what.args[0], None)

    async def _end(self, click: Click, what: Id, values: tuple[str, ...]) -> None:
        await changing(click)
        cup, who = await self._known(click, what.table), await person(self._tables, click)
        cup = await self._tables.end_cup(cup.id, who, interaction=click.id)
        await self._say(click, who, cup, texts(who.language)("cup-ended", title=escaped(cup.name)))

    # -- how

    async def _joining(self, click: Click, cup: Cup) -> None:
        self._finder.offered(cup.game)
        who = await person(self._tables, click)
        cup = await self._tables.join_cup(cup.id, who, interaction=click.id)
        await self._say(click, who, cup, texts(who.language)("cup-joined", title=escaped(cup.name)))

    async def _leaving(self, click: Click, cup: Cup) -> None:
        who = await person(self._tables, click)
        cup = await self._tables.leave_cup(cup.id, who, interaction=click.id)
        await self._say(click, who, cup, texts(who.language)("cup-left", title=escaped(cup.name)))

    async def _starting(self, click: Click, cup: Cup) -> None:
        self._finder.offered(cup.game)
        who = await person(self._tables, click)
        cup = await self._tables.start_cup(cup.id, who, interaction=click.id)
        await self._say(click, who, cup, texts(who.language)("cup-started", title=escaped(cup.name)))

    async def _deciding(self, click: Click, cup: Cup, table: int, verdict: str, best: int | None) -> None:
        who = await person(self._tables, click)
        again = verdict == AGAIN
        cup = await self._tables.decide_cup(
            cup.id, who, table, best if verdict == WINNER else None, again=again, interaction=click.id
        )
        words = texts(who.language)
        done = words("cup-decided", table=str(table), title=escaped(cup.name))
        await self._say(click, who, cup, words("cup-decided-again") if again else done)

    async def _showing(self, click: Click, cup: Cup) -> None:
        """The standings as they are now, with tables of this round that are done."""
        who = await person(self._tables, click)
        words: Words = texts(who.language, cup.game)
        taste = await self._tables.taste(who.id, cup.guild)
        shown = await self._painter.cup(cup, cup.round, who.language, taste)
        head = words("cup-standings", title=escaped(cup.name), stands=stands(words, cup, cup.round))
        await show(click, laid([head], shown), shown)

    async def _say(self, click: Click, who: Person, cup: Cup, text: str) -> None:
        await show(click, laid([texts(who.language)("cup-title", title=escaped(cup.name)), text]))

    async def _visible(self, click: Click) -> list[Cup]:
        if click.guild_id is None:
            return []
        found = await self._tables.cups(click.guild_id, OPEN, UNDER_WAY, OVER)
        return [cup for cup in found if sees(click, anchor(cup)) or click.user.id in cup.present]

    async def _known(self, click: Click, number: int) -> Cup:
        """The cup of this number, if the person may know of it."""
        cup = await self._tables.cup(number)
        if not sees(click, anchor(cup)):
            raise refused("no-such-cup")
        click.extras["game"] = cup.game
        await of_now(click, self._tables, anchor(cup))
        return cup

    async def _find(self, click: Click, number: int | None, fits: Fits) -> Cup:
        """The named cup, else the only one that fits, here or in this server; of those that are over the last."""
        server_of(click)
        if number is not None:
            return await self._known(click, number)
        fitting = [cup for cup in await self._visible(click) if fits(cup)]
        near = [cup for cup in fitting if cup.channel == click.channel_id] or fitting
        going = [cup for cup in near if cup.phase != OVER] or near[:1]
        if len(going) != 1:
            cups = ", ".join(f"{cup.id} · {escaped(cup.name)}" for cup in going)
            raise refused("which-cup", count=len(going), cups=cups)
        click.extras["game"] = going[0].game
        return going[0]
