"""Taking back beyond the seal: choose a turn, read what has come out since, propose it."""

from __future__ import annotations

from collections.abc import Sequence

from discord.app_commands import Choice

from bot.controls.buttons import ANSWERS, RED, button, menu, row, rows
from bot.controls.hearing import Click, Handlers
from bot.controls.ids import Id
from bot.delivery.sentences import mark, paragraphs, telling
from bot.delivery.views import come_out, heading
from bot.store.match import Line
from bot.store.table import RUNNING, Person, Table
from bot.tables import history, rewinds
from bot.tables.alone import alone
from bot.tables.refusals import Refused, refused
from bot.tables.rewinds import Turn
from bot.tables.writer import Tables
from bot.talk.answers import answering, changing, show
from bot.talk.commands import matching
from bot.talk.finder import Finder
from bot.talk.panel_view import laid
from bot.talk.people import person
from bot.texts import Words, texts
from render.wording import cut

MINUTE, HOUR, DAY = 60, 3_600, 86_400
SHORT = 60
"""Characters of what happened first in a turn."""


class Rewinds:
    """Answers privately; what comes of it is posted."""

    def __init__(self, tables: Tables, finder: Finder) -> None:
        self._tables = tables
        self._finder = finder

    def register(self, handlers: Handlers) -> None:
        handlers.update(further=self._further, whither=self._whither, rewind=self._rewind)

    async def _further(self, click: Click, what: Id, values: tuple[str, ...]) -> None:
        await answering(click)
        await self.show(click, await self._finder.table(click, what.table))

    async def show(self, click: Click, table: Table) -> None:
        """The last turns, to choose one."""
        who, words = await self._reader(click, table)
        named = await self._named(words, table, who, click.created_at.timestamp())
        if not named:
            raise refused("nothing-to-rewind")
        picked = menu(
            words("rewind-choose"),
            Id("whither", table.id, table.revision),
            [(value, label, "") for value, label in [*named.items()][:ANSWERS]],
        )
        await show(click, laid([heading(words, table), words(f"rewind-about{_alone(table)}")], (), [row(picked)]))

    async def _whither(self, click: Click, what: Id, values: tuple[str, ...]) -> None:
        await changing(click)
        await self.ask(click, await self._finder.table(click, what.table), _number(values))

    async def ask(self, click: Click, table: Table, number: int) -> None:
        """What has come out since a turn, and whether it is meant."""
        who, words = await self._reader(click, table)
        turn = await self._turn(table, number)
        since = await self._tables.revealed(table, turn.to)
        firm = rewinds.decides(table, who)
        yes = button(
            words("button-rewind" if firm or alone(table) else "button-propose"),
            Id("rewind", table.id, table.revision, (str(turn.to),)),
            RED,
        )
        lines = [heading(words, table), words("rewind-firmly" if firm else f"rewind-ask{_alone(table)}", turn=number)]
        await show(click, laid([*lines, *come_out(words, table, since)], (), rows([yes])))

    async def _rewind(self, click: Click, what: Id, values: tuple[str, ...]) -> None:
        await changing(click)
        table = await self._finder.table(click, what.table)
        who, words = await self._reader(click, table)
        if not await self._tables.still(table, what.revision, table.seat_of(who.id)):
            raise refused("board-moved-on")
        after = await self._tables.rewind(table.id, who, _number(what.args), interaction=click.id)
        proposed = any(one.kind == rewinds.REWIND for one in after.proposals)
        await show(click, laid([heading(words, after), words("agreement-noted" if proposed else "rewound")]))

    async def completed(self, click: Click, table: Table, current: str) -> list[Choice[int]]:
        """The turns for the option of a command."""
        who, words = await self._reader(click, table)
        try:
            named = await self._named(words, table, who, click.created_at.timestamp())
        except Refused:
            return []
        return [Choice(name=found.name, value=int(found.value)) for found in matching(named, current)]

    async def _turn(self, table: Table, number: int) -> Turn:
        if table.phase != RUNNING:
            raise refused("table-over")
        found = next((turn for turn in await self._tables.turns(table) if turn.number == number), None)
        if found is None:
            raise refused("nothing-to-rewind")
        return found

    async def _named(self, words: Words, table: Table, who: Person, now: float) -> dict[str, str]:
        """The turns by their numbers: who moved first, how long ago, and what happened, as far as one may know it."""
        lines = await self._tables.store.lines(table.id) if table.match is not None else ()
        seat = table.seat_of(who.id)
        plain = texts(words.language, table.game).among(table.names, plain=True)
        return {
            str(turn.number): " · ".join(
                filter(None, (str(turn.number), *_first(plain, table, turn, lines, seat, now)))
            )
            for turn in await self._tables.turns(table)
        }  # fmt: skip

    async def _reader(self, click: Click, table: Table) -> tuple[Person, Words]:
        who = await person(self._tables, click)
        return who, texts(who.language, table.game).among(table.names)


def _alone(table: Table) -> str:
    """Whoever plays alone has nobody to ask, and reads that it happens at once."""
    return "-alone" if alone(table) else ""


def _first(
    words: Words, table: Table, turn: Turn, lines: Sequence[Line], viewer: int | None, now: float
) -> tuple[str, str, str]:
    """Who began a turn, how long ago, with what."""
    line = next(line for line in lines if line.entry.n == turn.to + 1)
    facts = history.facts([line], table.seats[viewer].seat if viewer is not None else None)
    told = " ".join(paragraphs(words, telling(table.rules, facts)))
    name = f"{mark(turn.seat)} {table.names[turn.seat]}"
    return name, ago(words, int(now) - line.made), cut(told, SHORT)


def ago(words: Words, seconds: int) -> str:
    """How long ago something was, where Discord shows no moments: in menus and completions."""
    if seconds >= DAY:
        return words("ago-days", count=seconds // DAY)
    if seconds >= HOUR:
        return words("ago-hours", count=seconds // HOUR)
    return words("ago-minutes", count=max(1, seconds // MINUTE))


def _number(args: Sequence[str]) -> int:
    if len(args) != 1 or not args[0].isdecimal():
        raise refused("old-button")
    return int(args[0])
