"""The school of a game: lesson after lesson in one private message, each a position with a task."""

from __future__ import annotations

import asyncio
from dataclasses import replace

from discord import ButtonStyle

from bot.controls.buttons import GREEN, GREY, Press, button, rows
from bot.controls.hearing import Click, Handlers, home
from bot.controls.ids import Id
from bot.delivery.painter import Painter
from bot.delivery.sentences import story, telling
from bot.store.course import Course
from bot.tables.refusals import Refused, refused
from bot.tables.writer import Tables
from bot.talk.answers import answering, changing, show
from bot.talk.classroom import PICK, STEP, Class, LessonSheet, attended, following, set_table
from bot.talk.desk import Desk
from bot.talk.finder import Finder
from bot.talk.move_picker import ROOT, Choices, Spot, at_spot, begun, moves_of, pictured, spot
from bot.talk.panel_view import laid, seen
from bot.talk.people import person
from bot.talk.reckoning import answer_of
from bot.texts import Words, texts
from rules import notation, registry
from rules.core import Action, Offer
from rules.school import Stand, lessons, solutions, stand, written

NEXT, AGAIN, SHOWN, OVER = "next", "again", "shown", "over"
"""What the buttons beside a question lead to: the next lesson, the same anew, the answer, the first lesson anew."""
EASY = "easy"
"""Against whom the first game is."""


class School:
    """Teaches."""

    def __init__(self, tables: Tables, painter: Painter, finder: Finder, desk: Desk) -> None:
        self._tables = tables
        self._painter = painter
        self._finder = finder
        self._desk = desk

    def register(self, handlers: Handlers) -> None:
        handlers.update(learn=self._learn, learngo=self._go, learngame=self._game)
        handlers.update({STEP: self._step, PICK: self._pick})

    async def open(self, click: Click, game: str) -> None:
        """`/learn`: where somebody has stopped, or at the beginning."""
        await answering(click)
        await self._show(click, await self._here(click, game))

    async def _learn(self, click: Click, what: Id, values: tuple[str, ...]) -> None:
        await answering(click)
        await self._show(click, await self._here(click, "".join(what.args)))

    async def _game(self, click: Click, what: Id, values: tuple[str, ...]) -> None:
        """The first game: alone, against an easy opponent, with hints."""
        await answering(click)
        await self._desk.begin_alone(click, "".join(what.args), EASY)

    async def _step(self, click: Click, what: Id, values: tuple[str, ...]) -> None:
        await changing(click)
        await self._answer(click, what, None)

    async def _pick(self, click: Click, what: Id, values: tuple[str, ...]) -> None:
        await changing(click)
        if len(values) != 1 or not values[0].isdecimal():
            raise refused("old-button")
        await self._answer(click, what, int(values[0]))

    async def _answer(self, click: Click, what: Id, picked: int | None) -> None:
        """An answer to the question of a lesson: judged once it is whole."""
        here, rest = await self._pressed(click, what)
        if here is None:
            return
        at = spot(rest)
        at = at if picked is None else replace(at, picked=(*at.picked, picked), page=0)
        try:
            step = await asyncio.to_thread(at_spot, await self._choices(click, here), at)
        except Refused:
            raise refused("old-button") from None
        if isinstance(step, Action | Offer) and not here.now.over:
            await self._judged(click, here, written(moves_of(step)))
        else:
            await self._show(click, here, at)

    async def _judged(self, click: Click, here: Class, answer: str) -> None:
        course, rules = here.course, registry.GAMES[here.course.game]
        moves = (*course.moves, answer)
        now = await asyncio.to_thread(stand, rules, here.lesson, moves)
        if not now.lack:
            done = tuple(dict.fromkeys((*course.done, here.lesson.name)))
            await self._keep(click, replace(course, moves=moves, done=done))
        elif now.over:
            words = await self._words(click, course.game)
            told = [words("learn-missed", why=words(f"school-{here.lesson.name}-{now.lack}")), words("learn-anew")]
            await self._keep(click, replace(course, moves=(), missed=course.missed + 1), "\n".join(told))
        else:
            await self._keep(click, replace(course, moves=moves), (await self._words(click, course.game))("learn-on"))

    async def _go(self, click: Click, what: Id, values: tuple[str, ...]) -> None:
        """A button beside the question."""
        await changing(click)
        here, rest = await self._pressed(click, what)
        if here is None:
            return
        course = here.course
        match rest:
            case (name,) if name == NEXT:
                await self._keep(click, replace(course, lesson=following(here), moves=(), missed=0))
            case (name,) if name == AGAIN:
                await self._keep(click, replace(course, moves=(), missed=0))
            case (name,) if name == OVER:
                first = lessons(registry.GAMES[course.game])[0].name
                await self._keep(click, replace(course, lesson=first, moves=(), missed=0, done=()))
            case (name,) if name == SHOWN:
                await self._show(click, here, told=await self._shown(click, here))
            case _:
                raise refused("old-button")

    # -- where somebody is

    async def _here(self, click: Click, game: str) -> Class:
        self._finder.fresh(game)
        click.extras["game"] = game
        return await asyncio.to_thread(attended, await self._tables.course(click.user.id, game))

    async def _pressed(self, click: Click, what: Id) -> tuple[Class | None, tuple[str, ...]]:
        """The lesson a button belongs to, and what else it says; None: it was an old one, and the present is shown."""
        if not what.args:
            raise refused("old-button")
        game, *rest = what.args
        here = await self._here(click, game)
        if what.revision == here.course.pressed:
            return here, tuple(rest)
        await self._show(click, here, told=(await self._words(click, game))("learn-stale"))
        return None, ()

    async def _keep(self, click: Click, course: Course, told: str = "") -> None:
        course = replace(course, pressed=course.pressed + 1)
        await self._tables.set_course(course)
        await self._show(click, await asyncio.to_thread(attended, course), told=told)

    async def _words(self, click: Click, game: str) -> Words:
        return texts((await person(self._tables, click)).language, game)

    async def _choices(self, click: Click, here: Class) -> Choices:
        who = await person(self._tables, click)
        return Choices(set_table(here, who, click.guild_id or 0), here.lesson.seat)

    async def _shown(self, click: Click, here: Class) -> str:
        """A way to the goal in words."""
        rules, lesson = registry.GAMES[here.course.game], here.lesson
        choices = await self._choices(click, here)
        words = (await self._words(click, here.course.game)).among(choices.table.names)

        who = await person(self._tables, click)

        def found() -> list[str]:
            way = next(solutions(rules, lesson, here.course.moves), here.course.moves)
            told, before = list[str](), here.course.moves
            for answer in way[len(before) :]:
                now: Stand = stand(rules, lesson, before)
                table = set_table(replace(here, now=now), who, 0)
                moves = tuple(notation.read(rules, text) for text in answer.split(";"))
                told.append(answer_of(words, table, lesson.seat, moves))
                before = (*before, answer)
            return told

        return "\n".join(words("learn-shown", answer=one) for one in await asyncio.to_thread(found))

    # -- showing

    async def _show(self, click: Click, here: Class, at: Spot = ROOT, told: str = "") -> None:
        """A lesson: its rule, its task, the position, and the question as a game would ask it; or that it is done."""
        choices = await self._choices(click, here)
        table, lesson = choices.table, here.lesson
        who = await person(self._tables, click)
        words = texts(who.language, table.game).among(table.names)
        header = words(
            "learn-title", game=words("game-name"), number=here.number, count=here.count,
            title=words(f"school-{lesson.name}-title"),
        )  # fmt: skip
        taste = await self._tables.taste(who.id, click.guild_id)
        known = [event for event in here.now.events if event.to is None or lesson.seat in event.to]
        happened = story(words, telling(table.rules, known))
        board = await self._painter.board(table, who.language, tuple(known), taste)
        if here.reached:
            lines = [header, happened, words("learn-reached", why=words(f"school-{lesson.name}-done"))]
            lines += [words("learn-complete")] if here.last else []
            await show(click, laid(lines, board, rows(self._onward(words, here, click))), board)
            return
        step = await asyncio.to_thread(at_spot, choices, at)
        first, at = at == ROOT, begun(choices, step) if at == ROOT else at
        asked, at = pictured(step, at)
        shown = await self._painter.question(table, who.language, lesson.seat, asked, taste) if asked else ()
        marked = bool(shown)
        shown = shown or await self._painter.hand(table, who.language, lesson.seat, taste)
        lines = [told, happened] if here.course.moves else [told, words(f"school-{lesson.name}") if first else ""]
        lines.append(words("learn-task", task=words(f"school-{lesson.name}-task")))
        # A question may have no picture but the board.
        drawn = [one.data for one in board]
        pictures = (*board, *(one for one in shown if one.data not in drawn)) if first else shown
        sheet = LessonSheet(words, choices, "\n".join(filter(None, lines)), pictures, {}, here.course, header)
        await show(click, seen(sheet, step, at, marked, self._beside(words, here) if first else []), pictures)

    def _beside(self, words: Words, here: Class) -> list[Press]:
        """What may be done instead of answering."""
        found = [(AGAIN, "again")] if here.course.moves else []
        found += [(SHOWN, "show")] if here.course.missed else []
        return [_press(words, here, what, key) for what, key in [*found, (NEXT, "skip")]]

    def _onward(self, words: Words, here: Class, click: Click) -> list[Press]:
        if not here.last:
            return [_press(words, here, NEXT, "next", GREEN), _press(words, here, AGAIN, "once-more")]
        game = button(words("button-learn-game"), Id("learngame", args=(here.course.game,)), GREEN)
        return [*([game] if home(click) else []), _press(words, here, OVER, "over")]


def _press(words: Words, here: Class, what: str, key: str, style: ButtonStyle = GREY) -> Press:
    return button(words(f"button-learn-{key}"), Id("learngo", 0, here.course.pressed, (here.course.game, what)), style)
