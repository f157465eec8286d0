"""The rules of a game, a page a topic; what its symbols mean; which page explains a question."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

from bot.controls.buttons import Press, button, menu, row
from bot.controls.hearing import Click, Handlers
from bot.controls.ids import Id
from bot.delivery.painter import Painter
from bot.store.table import RUNNING, Table
from bot.tables.writer import Tables
from bot.talk.answers import answering, changing, show
from bot.talk.finder import Finder
from bot.talk.move_picker import ROOT, Choices, Spot, Step, at_spot, spot
from bot.talk.offers import Level, Wishing
from bot.talk.panel_view import laid
from bot.talk.people import person
from bot.texts import Words, texts
from render.wording import cut
from rules import registry
from rules.core import Offer
from rules.notation import Question, key
from rules.school import lessons

LONG = 3500
"""Characters of a page; Discord takes 4,000 in a message."""
FIRST = "first"
"""The page for somebody who plays a game for the first time, where the game has one."""


class Guide:
    """Explains privately."""

    def __init__(self, tables: Tables, painter: Painter, finder: Finder) -> None:
        self._tables = tables
        self._painter = painter
        self._finder = finder

    def register(self, handlers: Handlers) -> None:
        handlers.update(guide=self._open, topic=self._topic, symbols=self._symbols, explain=self._explain)

    async def _open(self, click: Click, what: Id, values: tuple[str, ...]) -> None:
        await answering(click)
        await self.show(click, (await self._finder.table(click, what.table)).game)

    async def _topic(self, click: Click, what: Id, values: tuple[str, ...]) -> None:
        await changing(click)
        await self.show(click, "".join(what.args), values[0] if values else None)

    async def show(self, click: Click, game: str, topic: str | None = None) -> None:
        """A page, with a picture where it gains by one; the first page if none is named."""
        self._finder.offered(game)
        who = await person(self._tables, click)
        words = texts(who.language, game)
        known = topics(words)
        topic = topic if topic in known else known[0]
        pages = [(name, words(f"guide-{name}-title"), "") for name in known]
        lines = [f"## {words('game-name')} · {words(f'guide-{topic}-title')}", cut(words(f"guide-{topic}"), LONG)]
        learning = row(button(words("button-learn"), Id("learn", args=(game,))))
        school = [learning] if lessons(registry.GAMES[game]) else []
        turning = row(menu(words("guide-choose"), Id("topic", args=(game,)), pages))
        taste = await self._tables.taste(who.id, click.guild_id)
        shown = await self._painter.lesson(game, topic, who.language, taste)
        await show(click, laid(lines, shown, [turning, *school]), shown)

    async def _symbols(self, click: Click, what: Id, values: tuple[str, ...]) -> None:
        """Every symbol with its words; for a game that has no such picture, its guide."""
        await answering(click)
        table = await self._finder.table(click, what.table)
        who = await person(self._tables, click)
        taste = await self._tables.taste(who.id, table.guild)
        shown = await self._painter.legend(table.game, who.language, taste)
        if not shown:
            await self.show(click, table.game)
            return
        words = texts(who.language, table.game)
        await show(click, laid([f"## {words('game-name')} · {words('legend-title')}"], shown), shown)

    async def _explain(self, click: Click, what: Id, values: tuple[str, ...]) -> None:
        """The page about what somebody is asked; the panel with the question stays."""
        await answering(click)
        table = await self._finder.table(click, what.table)
        seat = table.seat_of(click.user.id)
        words = texts(game=table.game)
        found: str | None = None
        if seat is not None and table.match is not None and table.phase == RUNNING:
            at = spot(what.args) if what.revision == table.revision else ROOT
            choices = Choices(table, seat)
            step = await asyncio.to_thread(at_spot, choices, at)
            asking = choices.next_turn if at.ahead else choices
            found = None if asking is None else topic_of(words, about(asking, at, step))
        await self.show(click, table.game, found)


def explaining(words: Words, table: Table, at: Spot) -> Press:
    """The button beside a question that opens the page about it."""
    return button(words("button-explain"), Id("explain", table.id, table.revision, at.args()))


def topics(words: Words) -> tuple[str, ...]:
    """The pages of a game's guide, the one for a first game first."""
    known = words("guide-topics").split()
    return tuple(sorted(known, key=lambda topic: topic != FIRST))


def topic_of(words: Words, keys: Iterator[str]) -> str | None:
    """The page that a game's texts name for the first of some keys they know: `explain-<key>` is a topic."""
    return next((words(name) for key in keys if words.has(name := f"explain-{key}")), None)


def about(choices: Choices, at: Spot, step: Step) -> Iterator[str]:
    """What somebody at a spot is asked about: a menu, a kind of move, a decision; the closest comes first.

    Where several menus stand side by side, the question is the decision, not the first of them.
    """
    beside: tuple[Level, ...] = ()
    match step:
        case Level(menu=menu) | (Level(menu=menu),):
            yield menu.key
        case Wishing(ask=ask):
            yield ask.key
        case (Level(), *_):
            beside = step
        case Question() if step.prefix:
            scope = choices.scopes[at.scope]
            kinds = {action.tag for action in scope.options if key(action)[: len(step.prefix)] == step.prefix}
            yield from (tag.replace(" ", "-") for tag in sorted(kinds))
        case Offer(moves=moves):
            yield from (action.tag.replace(" ", "-") for action in moves)
    number = at.scope if at.kind == "s" else 0
    decision = choices.scopes[number].decision if number < len(choices.scopes) else None
    if decision is not None:
        yield decision.key
    yield from (level.menu.key for level in beside)
