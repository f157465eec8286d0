"""Stepping through a table: how it stood after each turn, as far as the reader may know, for the reader alone."""

from __future__ import annotations

from collections.abc import Sequence

from bot.controls.buttons import ANSWERS, Pick, Press, button, menu, row, rows
from bot.controls.hearing import Click, Handlers
from bot.controls.ids import Id
from bot.delivery.painter import Painter
from bot.delivery.sentences import mark, paragraphs
from bot.delivery.views import heading
from bot.store.match import Line
from bot.store.table import FINISHED, Table
from bot.tables import history
from bot.tables.lookback import Stop, as_it_was, between, nearest
from bot.tables.refusals import refused
from bot.tables.writer import Tables
from bot.talk.answers import answering, changing, show
from bot.talk.finder import Finder
from bot.talk.panel_view import laid
from bot.talk.people import person
from bot.texts import Words, cleaned, texts
from render.wording import cut
from rules.core import Seat

LONG = 2500
"""Characters of what happened in a turn."""
END = "end"
"""Instead of a number of entries: as it stands now."""
OWN = "own"
"""The same: as it stood after the reader's own last move."""
NOBODY = "x"
"""Instead of a seat: nobody's hand but the reader's own."""


class Lookback:
    """Shows tables as they were."""

    def __init__(self, tables: Tables, painter: Painter, finder: Finder) -> None:
        self._tables = tables
        self._painter = painter
        self._finder = finder

    def register(self, handlers: Handlers) -> None:
        handlers.update(lookback=self._open, back=self._step, backto=self._jump, whose=self._whose)

    async def _open(self, click: Click, what: Id, values: tuple[str, ...]) -> None:
        await answering(click)
        table = await self._finder.table(click, what.table)
        await self.show(click, table, what.args[0] if what.args else OWN)

    async def _step(self, click: Click, what: Id, values: tuple[str, ...]) -> None:
        await changing(click)
        await self._show(click, what, what.args[:1], what.args[1:2])

    async def _jump(self, click: Click, what: Id, values: tuple[str, ...]) -> None:
        await changing(click)
        await self._show(click, what, values[:1], what.args)

    async def _whose(self, click: Click, what: Id, values: tuple[str, ...]) -> None:
        await changing(click)
        await self._show(click, what, what.args[:1], values[:1])

    async def _show(self, click: Click, what: Id, at: Sequence[str], whose: Sequence[str]) -> None:
        table = await self._finder.table(click, what.table)
        await self.show(click, table, at[0] if at else END, _seat(table, whose))

    async def turn(self, click: Click, table: Table, number: int) -> None:
        """The table after a turn that somebody has typed; after the last one, if there have not been so many."""
        found, _ = await self._tables.lookback(table) if table.match is not None else ((), ())
        at = found[max(0, min(number, len(found) - 1))].entries if found else 0
        await self.show(click, table, str(at))

    async def show(self, click: Click, table: Table, at: str = OWN, whose: Seat | None = None) -> None:
        """The table at a stop, and the ways to the others."""
        if table.match is None:
            raise refused("not-started")
        who = await person(self._tables, click)
        words = texts(who.language, table.game).among(table.names)
        own = table.seat_of(who.id)
        hands = table.open_hands and table.phase == FINISHED
        seat = whose if hands and whose is not None else own
        found, lines = await self._tables.lookback(table)
        number = _number(found, lines, at, own)
        here, earlier = found[number], found[max(0, number - 1)]
        events = history.facts(between(lines, earlier, here), seat)
        told = "\n".join(paragraphs(words, table.rules.telling(events)))
        then = as_it_was(table, here)
        taste = await self._tables.taste(who.id, table.guild)
        shown = await self._painter.board(then, who.language, events, taste)
        if seat is not None:
            shown = (*shown, *await self._painter.hand(then, who.language, seat, taste))
        controls = [
            *rows(_steps(words, table, found, lines, number, seat if hands else None, own)),
            row(_turns(words, table, found, number, seat if hands else None)),
        ]
        if hands:
            controls.append(row(_hands(words, table, here, seat)))
        controls.append(row(button(words("button-film"), Id("film", table.id, table.revision))))
        lines_ = [heading(words, table), _title(words, found, number), cut(told, LONG)]
        await show(click, laid(lines_, shown, controls), shown)


def _title(words: Words, found: Sequence[Stop], number: int) -> str:
    last = len(found) - 1
    if number == 0:
        return words("lookback-begin", count=last)
    return words("lookback-at", number=number, count=last, waited_since=found[number].made)


def _steps(
    words: Words, table: Table, found: tuple[Stop, ...], lines: Sequence[Line], number: int, whose: Seat | None,
    own: Seat | None,
) -> list[Press]:  # fmt: skip
    """To the first, the previous, the next and the last stop; for a player also to where they were asked last."""
    last = len(found) - 1

    def to(name: str, label: str, n: int, off: bool) -> Press:
        # What a button does is told by its name as well: two may lead to the same stop.
        return button(
            label, Id("back", table.id, table.revision, (str(found[n].entries), _name(whose), name)), disabled=off
        )

    presses = [
        to("first", "⏮", 0, number == 0),
        to("previous", "◀", max(0, number - 1), number == 0),
        to("next", "▶", min(last, number + 1), number == last),
        to("last", "⏭", last, number == last),
    ]
    if own is not None:
        mine = _number(found, lines, OWN, own)
        presses.append(to("own", words("button-since-own"), mine, number == mine))
    return presses


def _turns(words: Words, table: Table, found: Sequence[Stop], number: int, whose: Seat | None) -> Pick:
    """The turns around a stop, to jump to one."""
    first = max(0, min(number - ANSWERS // 2, len(found) - ANSWERS))
    answers = []
    for n, stop in enumerate(found[first : first + ANSWERS], first):
        player = "" if stop.seat is None else f"{mark(stop.seat)} {cleaned(table.names[stop.seat])}"
        label = words("lookback-turn", number=n) if n else words("lookback-start")
        answers.append((str(stop.entries), f"{label} {player}".strip(), ""))
    return menu(words("lookback-jump"), Id("backto", table.id, table.revision, (_name(whose),)), answers)


def _hands(words: Words, table: Table, here: Stop, whose: Seat | None) -> Pick:
    """Whose hand lies beside the board, at a table that has agreed to show them after the end."""
    names = [f"{mark(info.seat)} {cleaned(info.name)}" for info in table.seats]
    answers = [(str(seat), name, "") for seat, name in enumerate(names)]
    title = words("lookback-whose") if whose is None else f"{words('lookback-hand')}: {names[whose]}"
    return menu(title, Id("whose", table.id, table.revision, (str(here.entries),)), answers)


def _number(found: tuple[Stop, ...], lines: Sequence[Line], at: str, own: Seat | None) -> int:
    """Which stop is meant."""
    if at == OWN and own is not None:
        since = history.since_own(lines, own)
        return nearest(found, since[0].entry.n - 1 if since else lines[-1].entry.n) if lines else 0
    if at in (OWN, END):
        return len(found) - 1
    if not at.isdecimal():
        raise refused("old-button")
    return nearest(found, int(at))


def _seat(table: Table, whose: Sequence[str]) -> Seat | None:
    name = whose[0] if whose else NOBODY
    if name == NOBODY:
        return None
    if not name.isdecimal() or int(name) >= len(table.seats):
        raise refused("old-button")
    return Seat(int(name))


def _name(whose: Seat | None) -> str:
    return NOBODY if whose is None else str(whose)
