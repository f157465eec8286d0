"""Answers that everybody sees, in SQLite."""

from __future__ import annotations

import json

from bot.store.answer import Answer
from bot.store.database import Part


class Answers(Part):
    async def keep_answer(self, answer: Answer) -> None:
        await self._write(
            "INSERT INTO answer (message_id, guild_id, channel_id, kind, about, people, made)"
            " VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (message_id) DO NOTHING",
            answer.message,
            answer.guild,
            answer.channel,
            answer.kind,
            json.dumps(dict(answer.about)),
            ",".join(map(str, answer.people)),
            answer.made,
        )

    async def drop_answer(self, message: int) -> None:
        await self._write("DELETE FROM answer WHERE message_id = ?", message)
