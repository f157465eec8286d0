"""What any store must be able to do for those who look after it, or want to be forgotten by it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, Protocol

from bot.store.charter import Act, Backlog
from bot.store.forgotten import Forgotten
from bot.store.ruling import Ruling
from bot.store.survey import Abandoned, Purged, Survey
from bot.store.table import Due


class Moderation(Protocol):
    """What moderators decide and may know."""

    async def rule(self, ruling: Ruling) -> None:
        """Keep what a moderator has decided, with the row of the audit trail."""

    async def is_banned(self, guild: int, user: int) -> bool:
        """May somebody not play in a server, also if they have been forgotten since?"""

    async def banned(self, guild: int) -> tuple[int, ...]:
        """Who is banned from the tables of a server, longest first; without those whose data were deleted."""

    async def concerning(self, guild: int, user: int) -> tuple[int, ...]:
        """The open and running tables of a server that somebody has opened, sits at, or waits for a seat at."""

    async def acts(self, guild: int, skip: int, most: int) -> tuple[Act, ...]:
        """What moderators have done in a server, the latest first."""

    async def backlog(self, table: int) -> tuple[Backlog, ...]:
        """What of a table has not reached Discord, oldest first; also what was given up."""


class Oblivion(Protocol):
    """What is forgotten when people or servers go, and what is told of a person until then."""

    async def traces(self, user: int) -> tuple[int, ...]:
        """The tables at which anything tells of a person, oldest first."""

    async def names_of(self, user: int) -> Mapping[int, frozenset[str]]:
        """What a person has been called, by server."""

    async def begin_forgetting(self, due: Due, book: str) -> Due:
        """From now on a person is being forgotten; what is due until it is done, with the number of the deletion.

        `book`: the name of that in which it is noted.
        """

    async def forgotten(self, book: str) -> int:
        """How many of the deletions that are noted there have begun."""

    async def everybody(self) -> frozenset[int]:
        """All people who stand anywhere."""

    async def forget_again(self, dues: Iterable[Due], book: str, number: int) -> None:
        """These people are being forgotten once more, as a copy did not know of it; so many deletions are counted."""

    async def forget_at(self, table: int, gone: Forgotten) -> None:
        """Nothing at a table tells of a person any more; its game stays as it is."""

    async def forget(self, gone: Forgotten, still: Due) -> None:
        """Nothing tells of a person any more, but that this is still due."""

    async def knows(self, user: int, but: str) -> bool:
        """Does anything tell of a person, but what is due under this name?"""

    async def sweep(self) -> None:
        """What has been deleted cannot be found in the free parts of a file either."""

    async def portrait(self, user: int) -> Mapping[str, Any]:
        """All that is kept about a person, as plain values."""

    async def servers(self) -> tuple[int, ...]:
        """The servers of which anything is kept."""

    async def purge_table(self, table: int) -> None:
        """Nothing is left of a table."""

    async def purge_server(self, guild: int) -> None:
        """Nothing is left of a server whose tables are gone."""


class Inventory(Protocol):
    """What whoever looks after the bot may know and do."""

    async def survey(self, now: int) -> Survey:
        """The store in numbers."""

    async def stuck(self) -> tuple[int, ...]:
        """The running tables whose people were told that they cannot go on."""

    async def abandoned(self) -> tuple[Abandoned, ...]:
        """What was given up, oldest first."""

    async def resend(self, rows: tuple[int, ...]) -> tuple[int, ...]:
        """What was given up waits again, as if it were new; which of these rows there were."""

    async def discard(self, rows: tuple[int, ...]) -> tuple[int, ...]:
        """What was given up is kept no longer; which of these rows there were."""

    async def purge(self, before: int) -> Purged:
        """What is older and of no use any more is gone: given up, or about tables that have been over for so long."""

    async def copy(self, target: Path) -> int:
        """A copy of everything at one moment, proved whole, at a place where nothing is yet; its size."""
