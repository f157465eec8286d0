"""A word to whoever runs the bot, past the outbox: it tells that the outbox stands still."""

from __future__ import annotations

import discord

from bot.delivery.mailboxes import Mailboxes
from bot.delivery.messages import Plain, post
from bot.delivery.verdict import undeliverable
from bot.tables.writer import Tables
from bot.texts import FALLBACK, Words, texts


class Siren:
    """Writes to one person."""

    def __init__(
        self, client: discord.Client, tables: Tables, mailboxes: Mailboxes, operator: int | None
    ) -> None:  # fmt: skip
        """`operator`: whom to tell; 0: nobody; None: the owner of the application."""
        self._client = client
        self._mailboxes = mailboxes
        self._tables = tables
        self._operator = operator

    @property
    def listener(self) -> int:
        """Who is told; 0: nobody."""
        application = self._client.application
        if self._operator is not None or application is None:
            return self._operator or 0
        if application.team is not None:
            return application.team.owner_id or 0
        return application.owner.id

    async def words(self) -> Words:
        return texts(await self._tables.reads(self.listener) or FALLBACK)

    async def sound(self, text: str, nonce: str) -> None:
        """Say it; the same nonce again says nothing twice. Raises what keeps a delivery from arriving."""

        async def write(channel: discord.PartialMessageable) -> None:
            await post(channel, Plain(text), nonce)

        with undeliverable():
            await self._mailboxes.write(self.listener, write, always=True)
