"""Where everything arrives in tests of delivery."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence

from bot.delivery.courier import Arrived
from bot.delivery.novelty import audience, calls, hand_digest
from bot.store.draft import Row
from bot.store.table import Table

Trouble = Callable[[Row], Exception | None]


class Channel:
    """A courier that keeps what arrives, by nonce as Discord does; trouble comes before or after the arrival."""

    def __init__(self) -> None:
        self.messages: dict[str, tuple[int, str, int, int]] = {}
        """Nonce -> (message, kind, target, revision it shows)."""
        self.calls: list[tuple[str, int]] = []
        self.rows: list[Row] = []
        self.hands: list[tuple[int, str]] = []
        """Whose hand was sent, and what it was."""
        self.edits: list[int] = []
        """Whose hand has changed in place; 0: the lobby's post."""
        self.sent: list[tuple[str, int]] = []
        """Kind and target of every new message."""
        self.cries = False
        """Are boards announced by words?"""
        self.cried: list[tuple[int, tuple[int, ...]]] = []
        """Whom words have called, with the table."""
        self.before: Trouble = lambda row: None
        self.after: Trouble = lambda row: None

    async def deliver(self, row: Row, table: Table) -> Arrived | None:
        self.calls.append((row.kind, row.target))
        self.rows.append(row)
        if row.kind == "hand":
            self.hands.append((row.target, hand_digest(table, row.target)))
        await asyncio.sleep(0)
        if problem := self.before(row):
            raise problem
        if row.kind in ("strip", "wait", "hush", "members", "rouse"):
            gone = [
                nonce for nonce, (number, *_) in self.messages.items() if row.kind == "hush" and number == row.target
            ]
            for nonce in gone:
                del self.messages[nonce]
            return None
        if row.kind == "lobby" and row.message is not None:
            self.edits.append(0)
            return Arrived(row.message, exact=True)
        if row.kind == "hand" and table.match is not None and not calls(row):
            if row.message is not None:
                self.edits.append(row.target)
            return None if row.message is None else Arrived(row.message)
        if row.spoken is not None and row.spoken.message:
            nonce = next(one for one, (number, *_) in self.messages.items() if number == row.spoken.message)
            self.messages[nonce] = (row.spoken.message, row.kind, row.target, table.revision)
            return Arrived(row.spoken.message, table.revision, exact=True)
        if row.nonce not in self.messages:
            self.sent.append((row.kind, row.target))
        number = 500 + len(self.sent)
        message = self.messages.setdefault(row.nonce, (number, row.kind, row.target, table.revision))
        if problem := self.after(row):
            raise problem
        return Arrived(message[0], message[3])

    async def opens(self, row: Row, table: Table) -> float:
        return 0.0

    async def callers(self, row: Row, table: Table) -> tuple[int, ...]:
        return audience(row, table, table)[1] if self.cries and row.kind == "turn" else ()

    async def call(self, row: Row, table: Table, users: Sequence[int]) -> Arrived:
        self.cried.append((row.table, tuple(users)))
        await asyncio.sleep(0)
        if problem := self.before(row):
            raise problem
        number = 900 + len(self.cried)
        message = self.messages.setdefault(row.nonce, (number, "call", 0, table.revision))
        if problem := self.after(row):
            raise problem
        return Arrived(message[0], None, 5)

    async def look(self, row: Row, table: Table) -> str:
        return ""

    def kinds(self) -> list[str]:
        return [kind for kind, _ in self.calls]


def once(problem: Exception, kind: str = "") -> Trouble:
    left = [problem]

    def trouble(row: Row) -> Exception | None:
        return left.pop() if left and kind in ("", row.kind) else None

    return trouble
