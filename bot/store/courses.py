"""Courses in SQLite."""

from __future__ import annotations

import json

from bot.store.course import Course
from bot.store.database import Part


class Courses(Part):
    async def course(self, user: int, game: str) -> Course | None:
        query = "SELECT lesson, moves, missed, done, pressed FROM course WHERE user_id = ? AND game = ?"
        rows = await self._rows(query, user, game)
        if not rows:
            return None
        lesson, moves, missed, done, pressed = rows[0]
        return Course(user, game, lesson, tuple(json.loads(moves)), missed, tuple(json.loads(done)), pressed)

    async def set_course(self, course: Course) -> None:
        await self._write(
            "INSERT INTO course (user_id, game, lesson, moves, missed, done, pressed) VALUES (?, ?, ?, ?, ?, ?, ?)"
            " ON CONFLICT (user_id, game) DO UPDATE SET lesson = excluded.lesson, moves = excluded.moves,"
            " missed = excluded.missed, done = excluded.done, pressed = excluded.pressed",
            course.user,
            course.game,
            course.lesson,
            json.dumps(course.moves),
            course.missed,
            json.dumps(course.done),
            course.pressed,
        )
