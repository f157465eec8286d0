"""A lesson as a table that nobody else sits at: what is drawn and asked there is what a game draws and asks."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from dataclasses import dataclass

from bot.controls.ids import Id
from bot.store.course import Course
from bot.store.table import RUNNING, Person, SeatInfo, Table
from bot.tables.refusals import refused
from bot.tables.seats import STAND_IN_NAMES
from bot.talk.move_picker import Spot
from bot.talk.panel_view import Sheet
from rules import registry
from rules.core import AnyRules, IllegalMove, Seat
from rules.lesson import Lesson
from rules.match import Header, Match
from rules.school import Stand, lessons, stand

STEP, PICK = "learnstep", "learnpick"
"""Actions of the custom ids of a lesson's questions."""
OWN = {"step": STEP, "pick": PICK}


@dataclass(frozen=True, slots=True)
class Class:
    """Where somebody stands in the school of a game."""

    course: Course
    lesson: Lesson
    number: int
    """Of the lesson, from 1."""
    count: int
    now: Stand

    @property
    def reached(self) -> bool:
        return bool(self.course.moves) and not self.now.lack

    @property
    def last(self) -> bool:
        return self.number == self.count


@dataclass(frozen=True, slots=True)
class LessonSheet(Sheet):
    """A panel whose buttons lead on in the lesson."""

    course: Course
    header: str

    @property
    def title(self) -> str:
        return self.header

    def id(self, action: str, at: Spot) -> Id:
        return Id(OWN[action], 0, self.course.pressed, (self.course.game, *at.args()))


def attended(course: Course) -> Class:
    """The lesson at hand. What does not fit to it any more begins anew: lessons change from version to version."""
    rules = registry.GAMES[course.game]
    found = lessons(rules)
    if not found:
        raise refused("no-school")
    at = next((n for n, lesson in enumerate(found) if lesson.name == course.lesson), 0)
    lesson = found[at]
    moves = course.moves if lesson.name == course.lesson else ()
    try:
        now = stand(rules, lesson, moves)
    except IllegalMove:
        moves, now = (), stand(rules, lesson, ())
    if course.lesson != lesson.name or course.moves != moves:
        course = Course(course.user, course.game, lesson.name, moves, 0, course.done, course.pressed)
    return Class(course, lesson, at + 1, len(found), now)


def set_table(here: Class, who: Person, guild: int) -> Table:
    """The position of a lesson, with the learner on their seat and stand-ins on the others."""
    rules: AnyRules = registry.GAMES[here.course.game]
    lesson = here.lesson
    names = iter(STAND_IN_NAMES)
    seats = tuple(
        SeatInfo(Seat(n), who.id, who.name) if n == lesson.seat else SeatInfo(Seat(n), None, next(names), "greedy")
        for n in range(lesson.seats)
    )
    header = Header(rules.id, rules.version, lesson.seats, (), 0)
    # Pictures are kept by it: the same position has the same, and no table of a game has one below 0.
    mark = -1 - zlib.crc32("\n".join((rules.id, lesson.name, *here.course.moves)).encode())
    return Table(
        0, guild, 0, None, rules.id, {}, who.language, "invited", (), who.id, RUNNING, mark, seats,
        Match(header, here.now.state), 0, 0,
    )  # fmt: skip


def following(here: Class) -> str:
    """The name of the next lesson; of the first one after the last."""
    found: Sequence[Lesson] = lessons(registry.GAMES[here.course.game])
    return found[here.number % here.count].name
