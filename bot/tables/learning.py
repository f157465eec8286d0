"""What people have learnt: how far they have come in the schools of the games, and what their reviews have found."""

from __future__ import annotations

from bot.store.course import Course
from bot.store.table import Table
from bot.tables import review
from bot.tables.happenings import Happenings
from bot.tables.refusals import refused
from bot.tables.review import Review
from rules.core import Seat


class Learning(Happenings):
    async def keep_review(self, table: Table, seat: Seat, user: int, found: Review) -> None:
        """What somebody's look back at a game has found: it need not be found out again."""
        if user not in self.leaving:
            await self.store.set_meta(review.known_as(table, seat, user), review.written(table.rules, found))

    async def course(self, user: int, game: str) -> Course:
        return await self.store.course(user, game) or Course(user, game)

    async def set_course(self, course: Course) -> None:
        if course.user in self.leaving:
            raise refused("being-forgotten")
        await self.store.set_course(course)
