"""How far people have come in the schools of the games."""

from __future__ import annotations

from bot.store.course import Course
from bot.tables.happenings import Happenings
from bot.tables.refusals import refused


class Learning(Happenings):
    async def course(self, user: int, game: str) -> Course:
        return await self.store.course(user, game) or Course(user, game)

    async def set_course(self, course: Course) -> None:
        if course.user in self.leaving:
            raise refused("being-forgotten")
        await self.store.set_course(course)
