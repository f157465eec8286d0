"""The private panel in which a person makes a move: whole answers first, or one question after the other."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import replace

from bot.controls.buttons import BLUE, Press, button, rows
from bot.controls.hearing import Click, Handlers, home
from bot.controls.ids import Id
from bot.delivery.listing import place
from bot.delivery.painter import Painter
from bot.delivery.sentences import story, telling
from bot.delivery.views import heading
from bot.store.table import ASK, RUNNING, Person, Table
from bot.tables import history, waits
from bot.tables.alone import alone
from bot.tables.hints import may_ask
from bot.tables.moments import GO_ON
from bot.tables.orders import first_answered
from bot.tables.plans import Intent, intents, missed
from bot.tables.progress import plan
from bot.tables.refusals import refused
from bot.tables.writer import Tables
from bot.talk.answers import answering, changing, show
from bot.talk.finder import Finder
from bot.talk.guide import explaining
from bot.talk.move_picker import (
    NEXT_TURN,
    ROOT,
    STEPS,
    Choices,
    Spot,
    Step,
    at_spot,
    begun,
    decision_of,
    for_good,
    moves_of,
    pictured,
    seals,
    spot,
    spot_for,
)
from bot.talk.offers import Planned
from bot.talk.orders import answerable, numbered
from bot.talk.panel_view import Sheet, anytime, laid, plans, seen
from bot.talk.people import person
from bot.texts import Words, texts
from rules.core import PLAN, Action, Event, Offer
from rules.match import BY_PERSON, PLANNED
from rules.notation import key, notation, read

NEXT = "next"
"""In the custom id of a button to forget something: what is planned for the next turn."""
ANYTIME, AHEAD = 4, 4
"""The most buttons for what may be done at any time, and for what can be said ahead."""


class Panel:
    """Opens, shows and hears the panels of all tables; what a panel knows stands in its custom ids."""

    def __init__(
        self, tables: Tables, painter: Painter, finder: Finder, soon: Callable[[], None] = lambda: None
    ) -> None:
        """`soon`: told when somebody sees that they may ask for a hint."""
        self._tables = tables
        self._painter = painter
        self._finder = finder
        self.soon = soon

    def register(self, handlers: Handlers) -> None:
        handlers.update(
            move=self._open, pick=self._pick, step=self._step, do=self._do, evenso=self._even_so,
            takeback=self._takeback, drop=self._drop, goon=self._go_on, next=self._next, asknext=self._ask_next,
        )  # fmt: skip

    # -- hearing

    async def _open(self, click: Click, what: Id, values: tuple[str, ...]) -> None:
        """*My move*: a new panel for this person, with what has happened since they were here."""
        await answering(click)
        table = await self._finder.table(click, what.table)
        if table.frozen:
            raise refused("table-frozen")
        told, answered = await self._meanwhile(click, table)
        await self.present(click, table, told=told, answered=answered)

    async def _pick(self, click: Click, what: Id, values: tuple[str, ...]) -> None:
        """An answer from a menu."""
        at = spot(what.args)
        if len(values) != 1 or not values[0].isdecimal():
            raise refused("old-button")
        await self._go(click, what, replace(at, picked=(*at.picked, int(values[0])), page=0))

    async def _step(self, click: Click, what: Id, values: tuple[str, ...]) -> None:
        """An answer from a button, another page, one answer back."""
        await self._go(click, what, spot(what.args))

    async def _do(self, click: Click, what: Id, values: tuple[str, ...]) -> None:
        """A move that had to be confirmed."""
        await self._go(click, what, spot(what.args), sure=True)

    async def _even_so(self, click: Click, what: Id, values: tuple[str, ...]) -> None:
        """A move of the turn to come, whatever comes out until then."""
        await self._go(click, what, spot(what.args), sure=True, even_so=True)

    async def _go(self, click: Click, what: Id, at: Spot, sure: bool = False, even_so: bool = False) -> None:
        await changing(click)
        table = await self._finder.table(click, what.table)
        who = await person(self._tables, click)
        seat = table.seat_of(who.id)
        if seat is None or table.phase != RUNNING:
            await self.present(click, table)
            return
        if at.ahead:
            if not await self._tables.unchanged(table.id, what.revision):
                raise refused("board-moved-on")
            await self.plan(click, Choices(table, seat), who, at, sure, even_so)
            return
        if not await self._tables.still(table, what.revision, seat):
            raise refused("board-moved-on")
        await self.choose(click, Choices(table, seat), who, at, what.revision, sure)

    async def choose(
        self, click: Click, choices: Choices, who: Person, at: Spot, revision: int | None = None, sure: bool = False,
        named: bool = False,
    ) -> None:  # fmt: skip
        """Somebody has come to a spot: play what has been chosen whole, else ask on.

        `sure`: it has been confirmed. `named`: the whole move has been said, not only its kind.
        """
        table = choices.table
        step = await asyncio.to_thread(at_spot, choices, at)
        if isinstance(step, Planned):
            await self._say_ahead(click, table, who, step.ask.key, PLAN + " ".join(step.words))
        elif isinstance(step, Action | Offer) and (
            sure or await asyncio.to_thread(_clear, choices, step, named or bool(at.picked), self._patient(table))
        ):
            await self.play(click, table, who, moves_of(step), revision)
        else:
            await self.present(click, table, at)

    async def plan(
        self, click: Click, choices: Choices, who: Person, at: Spot, sure: bool = False, even_so: bool = False
    ) -> None:
        """Somebody has come to a spot of the turn to come: note what has been chosen whole, else ask on."""
        step = await asyncio.to_thread(at_spot, choices, at)
        if sure and isinstance(step, Action | Offer) and choices.next_turn is not None:
            moves = moves_of(step)
            if not even_so and await asyncio.to_thread(seals, choices.next_turn, moves):
                raise refused("plan-seals")
            asked = decision_of(choices.next_turn, moves[0])
            await self._intend(click, choices.table, who, moves, asked, even_so)
        else:
            await self.present(click, choices.table, at)

    async def plan_typed(self, click: Click, table: Table, who: Person, text: str, even_so: bool) -> None:
        """A move of the turn to come as it is written; several of one answer stand with semicolons between them."""
        seat = table.seat_of(who.id)
        if seat is None:
            raise refused("not-seated")
        if table.match is None or table.phase != RUNNING:
            raise refused("not-started" if table.match is None else "table-over")
        choices = Choices(table, seat)
        ahead = await asyncio.to_thread(lambda: choices.next_turn)
        options = () if ahead is None else ahead.scopes[0].options
        moves = tuple(read(table.rules, part, options) for part in text.split(";"))
        if ahead is None or moves[0] not in options:
            await self._intend(click, table, who, moves, "", even_so)
        elif len(moves) == 1:
            at = replace(spot_for(ahead.scopes, key(moves[0])), ahead=True)
            clear = even_so or not await asyncio.to_thread(seals, ahead, moves)
            await self.plan(click, choices, who, at, sure=clear, even_so=even_so)
        else:
            await self._intend(click, table, who, moves, decision_of(ahead, moves[0]), even_so)

    async def _intend(
        self, click: Click, table: Table, who: Person, moves: Sequence[Action], asked: str, even_so: bool
    ) -> None:
        assert table.match is not None
        intent = Intent(tuple(notation(one) for one in moves), asked, even_so, len(table.match.log))
        table = await self._tables.plan(table.id, who, intent, interaction=click.id)
        await self.present(click, table, told=texts(who.language, table.game)("plan-noted"))

    async def forget(self, click: Click, table: Table, who: Person) -> None:
        """Take back what is planned for the next turn."""
        table = await self._tables.plan(table.id, who, None, interaction=click.id)
        await self.present(click, table, told=texts(who.language, table.game)("plan-dropped"))

    async def _say_ahead(self, click: Click, table: Table, who: Person, key: str, order: str | None) -> None:
        table = await self._tables.set_order(table.id, who, key, order, interaction=click.id)
        words = texts(who.language, table.game)
        await self.present(click, table, told=words("plan-noted" if order else "plan-dropped"))

    async def _drop(self, click: Click, what: Id, values: tuple[str, ...]) -> None:
        """Take a plan back."""
        await changing(click)
        table = await self._finder.table(click, what.table)
        who = await person(self._tables, click)
        if what.args == (NEXT,):
            await self.forget(click, table, who)
            return
        seat = table.seat_of(who.id)
        asks = () if seat is None else Choices(table, seat).asks
        number = int(what.args[0]) if len(what.args) == 1 and what.args[0].isdecimal() else len(asks)
        if number >= len(asks):
            raise refused("board-moved-on")
        await self._say_ahead(click, table, who, asks[number].key, None)

    async def _takeback(self, click: Click, what: Id, values: tuple[str, ...]) -> None:
        """Undo from the panel, which then asks again."""
        await changing(click)
        await self._finder.table(click, what.table)
        who = await person(self._tables, click)
        table = await self._tables.undo(what.table, who, what.revision, interaction=click.id)
        await self.present(click, table, told=texts(who.language, table.game)("undone"))

    async def _ask_next(self, click: Click, what: Id, values: tuple[str, ...]) -> None:
        """From now on be asked what the house has answered."""
        await changing(click)
        table = await self._finder.table(click, what.table)
        who = await person(self._tables, click)
        table = await self._tables.set_order(
            table.id, who, numbered(table, what), ASK, interaction=click.id
        )  # fmt: skip
        await self.present(click, table, told=texts(who.language, table.game)("order-noted"))

    async def _go_on(self, click: Click, what: Id, values: tuple[str, ...]) -> None:
        """What waits so that the last move can be taken back need not wait any more."""
        await changing(click)
        await self._finder.table(click, what.table)
        who = await person(self._tables, click)
        played = await self._tables.go_on(what.table, who, interaction=click.id)
        await self._show_played(click, who, played.table, played.events)

    async def _next(self, click: Click, what: Id, values: tuple[str, ...]) -> None:
        """The panel of the table that waits next, in place of the one where everything is done."""
        await changing(click)
        words = texts((await person(self._tables, click)).language)
        table = await self._next_table(click, what.table)
        if table is None:
            await self.present(
                click,
                await self._finder.table(click, what.table),
                told=words("next-none" if home(click) else "next-none-at-all"),
            )
        else:
            await self._show_next(click, words, table)

    async def queue(self, click: Click) -> None:
        """The panel of the table that has waited longest."""
        await answering(click)
        words = texts((await person(self._tables, click)).language)
        table = await self._next_table(click)
        if table is None:
            await show(click, laid([words("next-nowhere" if home(click) else "next-nowhere-at-all")]))
        else:
            click.extras["game"] = table.game
            await self._show_next(click, words, table)

    async def _show_next(self, click: Click, words: Words, table: Table) -> None:
        told = words("next-table", place=place(table, await self._tables.posts(table.id)))
        news, answered = await self._meanwhile(click, table)
        await self.present(click, table, told="\n".join(filter(None, [told, news])), answered=answered)

    async def _next_table(self, click: Click, but: int | None = None) -> Table | None:
        """The table that has waited longest for this person and can be played; in a server one of that server."""
        waiting = await self._tables.queue_of(click.user.id, home(click))
        return next((table for table in waiting if table.id != but and not self._finder.stuck(table)), None)

    async def moved_on(self, click: Click, number: int, why: str = "board-moved-on") -> None:
        """A click came too late: show how things stand now."""
        if not click.response.is_done():
            await answering(click)
        table = await self._finder.table(click, number)
        who = await person(self._tables, click)
        await self.present(click, table, told=texts(who.language, table.game)(why))

    # -- doing

    async def play(
        self, click: Click, table: Table, who: Person, moves: Sequence[Action], revision: int | None
    ) -> None:
        """Make the move, or all moves of an answer, and go on with the next question."""
        played = await self._tables.play(table.id, who, moves, revision, interaction=click.id)
        await self._show_played(click, who, played.table, played.events)

    async def _show_played(self, click: Click, who: Person, table: Table, events: Sequence[Event]) -> None:
        seat = table.seat_of(who.id)
        words = texts(who.language, table.game).among(table.names)
        known = [event for event in events if event.to is None or seat in event.to]
        told = story(words, telling(table.rules, known))
        await self.present(click, table, told=told or words("move-noted"))

    async def _meanwhile(self, click: Click, table: Table) -> tuple[str, tuple[str, ...]]:
        """What has happened since this person moved last, and what the house has answered for them the first time."""
        who = await person(self._tables, click)
        seat = table.seat_of(who.id)
        if seat is None or table.match is None or table.phase != RUNNING:
            return "", ()
        words = texts(who.language, table.game).among(table.names)
        since = await self._tables.since_own_move(table, seat)
        told = story(words, telling(table.rules, history.facts(since, seat)))
        lines = [words("meanwhile"), told] if told else []
        answered = await asyncio.to_thread(first_answered, table, seat, since)
        lines += [words("house-answered", question=words(f"decision-{key}")) for key in answered]
        if any(line.entry.by == PLANNED and line.entry.seat == seat for line in since):
            lines.append(words("plan-made"))
        why = missed(table, seat)
        if why:
            lines.append(words(f"plan-missed-{why}"))
        return "\n".join(lines), answered

    # -- showing

    async def present(
        self, click: Click, table: Table, at: Spot = ROOT, told: str = "", answered: tuple[str, ...] = ()
    ) -> None:
        """Show the panel at a spot. The interaction has been acknowledged.

        `answered`: questions to which the house has given an answer, which the person may like to give themselves.
        """
        who = await person(self._tables, click)
        seat = table.seat_of(who.id)
        words = texts(who.language, table.game).among(table.names)
        if seat is None or table.match is None or table.phase != RUNNING:
            why = "not-seated" if seat is None and table.phase == RUNNING else f"panel-{table.phase}"
            more = rows(await self._onward(click, table))
            await show(click, laid([heading(words, table), told, words(why)], (), more))
            return
        choices = Choices(table, seat)
        step = await asyncio.to_thread(at_spot, choices, at)
        if at.ahead:
            await self._show_next_turn(click, who, choices, at, step)
            return
        first, at = at == ROOT, begun(choices, step) if at == ROOT else at
        asked, at = pictured(step, at)
        taste = await self._tables.taste(who.id, table.guild)
        shown = await self._painter.question(table, who.language, seat, asked, taste) if asked is not None else ()
        marked = bool(shown)
        shown = shown or await self._painter.hand(table, who.language, seat, taste)
        sheet = Sheet(words, choices, told, shown, await self._tables.gone(table))
        if first:
            sheet = replace(sheet, told="\n".join(filter(None, [told, *plans(sheet)])))
        extras = [*self._extras(sheet, who), *await self._onward(click, table)] if first else []
        for asked_for in answered:
            label = words("button-ask-next", question=words(f"decision-{asked_for}"), count=len(answered))
            number = answerable(table).index(asked_for)
            extras.append(button(label, Id("asknext", table.id, table.revision, (str(number),))))
        if step is None and any(entry.by in BY_PERSON for entry in table.match.log):
            extras.append(button(words("button-further"), Id("further", table.id, table.revision)))
        if step is not None:
            extras.append(explaining(words, table, at))
        await show(click, seen(sheet, step, at, marked, extras), shown)

    async def _show_next_turn(self, click: Click, who: Person, choices: Choices, at: Spot, step: Step) -> None:
        """The same questions about the turn to come. No picture: the board will have changed by then."""
        table, ahead = choices.table, choices.next_turn
        words = texts(who.language, table.game).among(table.names)
        back = button(words("button-back"), Id("step", table.id, table.revision, ROOT.args()))
        if ahead is None or step is None:
            why = "plan-your-turn" if choices.asked else "plan-unknown"
            await show(click, laid([heading(words, table), words(why)], (), rows([back])))
            return
        first, at = at == NEXT_TURN, begun(ahead, step, ahead=True) if at == NEXT_TURN else at
        _, at = pictured(step, at)
        taste = await self._tables.taste(who.id, table.guild)
        shown = await self._painter.hand(table, who.language, choices.seat, taste)
        sheet = Sheet(words, ahead, words("plan-about"), shown, {})
        extras = [back] if first else []
        if first and isinstance(step, tuple):
            extras.insert(0, button(words("button-steps"), sheet.id("step", replace(STEPS, ahead=True))))
        extras.append(explaining(words, table, at))
        view = await asyncio.to_thread(seen, sheet, step, at, False, extras)
        await show(click, view, shown)

    async def _onward(self, click: Click, table: Table) -> list[Press]:
        """Where nothing is to be done any more: a button to the next table that waits."""
        if waits.of_user(table, click.user.id) is not None or await self._next_table(click, table.id) is None:
            return []
        words = texts((await person(self._tables, click)).language)
        return [button(words("button-next"), Id("next", table.id, table.revision), BLUE)]

    def _patient(self, table: Table) -> bool:
        """Can the last answer of a turn be taken back, one way or another?"""
        return self._tables.patient(table) or alone(table)

    def _extras(self, sheet: Sheet, who: Person) -> list[Press]:
        """What stands below the first question: what may be done at any time, what can be said ahead, the way back."""
        words, table = sheet.words, sheet.table
        found = sheet.choices.scopes
        extras = []
        if sheet.choices.menus and found[0].options:
            extras.append(button(words("button-steps"), sheet.id("step", STEPS)))
        if may_ask(table, sheet.choices.seat):
            self.soon()
            extras.append(button(words("button-hint"), Id("hint", table.id, table.revision)))
        extras += [
            button(anytime(words, scope), sheet.id("step", Spot(number)))
            for number, scope in enumerate(found[: ANYTIME + 1])
            if number
        ]
        if not sheet.choices.asked:
            planned = bool(intents(table, sheet.choices.seat))
            label = words("button-plan-else" if planned else "button-plan")
            extras.append(button(label, sheet.id("step", NEXT_TURN)))
            if planned:
                extras.append(button(words("button-drop"), Id("drop", table.id, table.revision, (NEXT,))))
        for number, ask in enumerate(sheet.choices.asks[:AHEAD]):
            if plan(table, ask):
                extras.append(button(words("button-drop"), Id("drop", table.id, table.revision, (str(number),))))
            extras.append(button(words("button-ahead"), sheet.id("step", Spot(number, kind="a"))))
        if table.due(GO_ON) is not None:
            extras.append(button(words("button-go-on"), Id("goon", table.id, table.revision)))
        if self._tables.can_undo(table, who):
            extras.append(button(words("button-undo"), Id("takeback", table.id, table.revision)))
        return extras


def _clear(choices: Choices, step: Action | Offer, named: bool, patient: bool) -> bool:
    """Need nobody ask again? It has been chosen as such, and can be taken back or says itself that it cannot."""
    if not named:
        return False
    return (isinstance(step, Offer) and step.sure) or not for_good(choices, moves_of(step), patient)
