"""The start of a game: what its deal comes from is fixed and shown, and the deal follows once all of it is known."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace

from bot.store.draft import Payload
from bot.store.table import LOBBY, Due, Person, Table
from bot.tables import fairness, lobbies, notices, orders, progress, rematches
from bot.tables.moderation import Moderation
from bot.tables.progress import Progress
from bot.tables.refusals import Refused, refused
from bot.tables.seekers import Seekers


class Starting(Seekers, Moderation):
    _seed: Callable[[], int]
    public: bool
    """Is a start shown in a post, whose number the deal then comes from? Else the deal follows at once."""

    async def _places(self, table: int) -> rematches.Places:
        """For whom the seats of a rematch wait; none at any other table."""
        return rematches.read(await self.store.meta(rematches.places_of(table)))

    async def word(self, table: int, by: Person, word: str, *, interaction: int | None = None) -> Table:
        """Add something of one's own to what chance comes from, or tell what one has sealed oneself."""
        before = await self.get(table)
        asked = await self.store.asked(before.people, before.game)

        def wish(now: Table) -> Progress | Table:
            after = fairness.worded(now, by, word, self._secret)
            return self._dealt(after, asked) if fairness.ready(after) else after

        return await self._change(table, "word", by, interaction, wish)

    async def start(
        self, table: int, by: Person, order: tuple[int, ...] | None = None, *, interaction: int | None = None
    ) -> Table:
        """Begin. `order` lists the seats of the lobby as they are to sit; without it, or in a rated game, lots decide.

        The seats of a rematch that is not rated are as they are to be.
        """
        host, kept = await self._as_host(table, by), bool(await self._places(table))
        before = await self.get(table)
        asked = await self.store.asked(before.people, before.game)

        def wish(now: Table) -> Progress | Table:
            if order is not None and lobbies.by_lot(now):
                raise refused("seats-by-lot")
            return self._begun(now, host, rematches.order(now) if kept and order is None else order, asked)

        return await self._change(table, "start", by, interaction, wish)

    async def start_by_itself(self, table: int, due: Due) -> Table:
        """The moment has come at which a table was to start: with whoever is there, if they are enough."""
        before = await self.get(table)
        asked = await self.store.asked(before.people, before.game)
        told: list[Payload] = []

        def wish(now: Table) -> Progress | Table:
            if now.due(due.name) != due:
                raise refused("no-longer-possible")
            now = now.without_due(due.name)
            if now.phase != LOBBY or now.starting:
                return now
            if not lobbies.enough(now):
                least = min(now.rules.seats)
                told.append(notices.notice("notice-start-short", user=now.owner, least=least))
                return now
            return self._begun(now, None, None, asked)

        return await self._change(table, due.kind, None, None, wish, lambda before, after: tuple(told))

    def _begun(
        self, table: Table, by: Person | None, order: tuple[int, ...] | None, asked: frozenset[int]
    ) -> Progress | Table:  # fmt: skip
        """Begin a game: everything is fixed and shown, and dealt as soon as all is known that the deal comes from.

        `by`: whose wish it is; None: it begins by itself.
        """
        host = by or Person(table.owner, "")
        if lobbies.by_lot(table):
            order = None
        if not table.secret:
            return self._goes_on(lobbies.started(table, host, order, self._seed()), asked)
        # Whatever would stand in the way of the deal stands in the way of the start.
        tried = lobbies.started(table, host, order, 0)
        public = self.public and len(table.people) > 1
        table = replace(table, options=tried.options)
        fixed = fairness.fixed(table, order, self._now(), self._secret, public=public)
        return self._dealt(fixed, asked) if fairness.ready(fixed) else fixed

    def _dealt(self, table: Table, asked: frozenset[int]) -> Progress:
        host = Person(table.owner, "")
        return self._goes_on(lobbies.started(table, host, fairness.order(table), fairness.sown(table)), asked)

    def _goes_on(self, started: Table, asked: frozenset[int]) -> Progress:
        return progress.played_on(orders.to_be_asked(started, asked), self._now())

    async def deal(self, table: int, start: str, number: int, place: int) -> Table:
        """The post that shows a start is there: its number is what the deal comes from.

        `start`: the seal that it shows; `place`: where it stands. Refused if nothing waits for that number.
        """
        before = await self.get(table)
        asked = await self.store.asked(before.people, before.game)

        def wish(now: Table) -> Progress | Table:
            if not fairness.awaits_number(now) or fairness.start_seal(now) != start:
                raise refused("no-longer-possible")
            if not fairness.holds(now):
                # The rules have changed since it was shown.
                return fairness.undone(now)
            after = replace(now, drawn=number, drawn_in=place)
            return self._dealt(after, asked) if fairness.ready(after) else after

        return await self._change(table, "deal", None, None, wish)

    async def undo_start(self, table: int, start: str) -> None:
        """What shows a start cannot be posted: the table is open as before, and its people are told so."""

        def wish(now: Table) -> Table:
            if not now.starting or fairness.start_seal(now) != start:
                raise refused("no-longer-possible")
            return fairness.undone(now)

        with suppress(Refused):
            await self._change(table, "start undone", None, None, wish)

    def _when_full(self, table: Table, asked: frozenset[int]) -> Progress | Table:
        """A table that starts by itself does so with the last seat that is taken."""
        if not table.when_full or not rematches.full(table) or not lobbies.enough(table):
            return table
        return self._begun(table, None, None, asked)
