"""The tables: every wish people may have about them. The only writer."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace

from bot.store.change import Change
from bot.store.charter import IMPORT
from bot.store.draft import Draft, Payload
from bot.store.match import Line
from bot.store.protocol import Store
from bot.store.table import FINISHED, RUNNING, Ground, Person, Place, Played, Table
from bot.tables import endings, evidence, hosts, moments, notices, orders, plans, progress, record, reminders
from bot.tables import seats as seating
from bot.tables.advising import Advising
from bot.tables.announcements import BESIDE, FILM, MOVED
from bot.tables.commits import CANCEL, END
from bot.tables.gathering import Gathering
from bot.tables.learning import Learning
from bot.tables.people import SILENCE
from bot.tables.plans import Intent
from bot.tables.progress import Progress
from bot.tables.refusals import Refused, refused
from bot.tables.succession import Succession
from bot.tables.thinking import Thinking
from bot.tables.timekeeping import Timekeeping
from rules.core import Action


class Tables(Succession, Gathering, Timekeeping, Thinking, Advising, Learning):
    def __init__(
        self,
        store: Store,
        now: Callable[[], int],
        seed: Callable[[], int],
        silence: int = SILENCE,
        grace: int = 0,
        secret: Callable[[], str] = lambda: "",
        public: bool = False,
    ) -> None:
        """`public`: a start is shown in a post, and its number is needed for the deal; else that follows at once."""
        super().__init__(store, now, silence, grace)
        self.public = public
        self._seed = seed
        self._secret = secret

    # Tables as a whole

    async def bring_in(self, game: record.Record, by: Person, place: Place, *, interaction: int | None = None) -> Table:
        """A game from a file as a table that is over, to be stepped through."""
        table, lines = await asyncio.to_thread(_true, game, by, place, self._now())
        if interaction is not None and await self.store.done(interaction):
            raise refused("already-done")
        assert table.match is not None
        kept = progress.to_record(table.rules, table.match)
        number = await self._commit(Change(table, IMPORT, by.id, interaction, kept, lines))
        return self._keep(replace(table, id=number))

    async def cancel(self, table: int, by: Person, *, interaction: int | None = None) -> Table:
        """Close a table that has not started, or one that is out of order."""
        host = await self._as_host(table, by)

        def wish(now: Table) -> Table:
            return hosts.cancelled(now, host)

        act = await self._ordered(table, by, CANCEL)
        return await self._change(table, CANCEL, by, interaction, wish, notices.closed, act=act)

    async def move(
        self, table: int, by: Person, place: Place, reason: str = "", *, interaction: int | None = None
    ) -> Table:
        """Go on in another channel: everything is posted there anew, and what stands here says where."""
        host, act = await self._as_host(table, by), await self._ordered(table, by, "move")
        before, posts = await self.get(table), await self.posts(table)
        left = {name: post.message for name, post in posts.items() if name in ("lobby", "board")}
        behind = Draft(MOVED, payload={"channel": before.lobby_channel, "thread": before.thread, **left})
        if act is not None:
            act = replace(act, reason=reason, detail={"channel": place.channel})
        return await self._change(
            table, "move", by, interaction, lambda now: hosts.moved(now, host, place), moved=True,
            besides=(behind,), act=act,
        )  # fmt: skip

    async def thread_made(self, table: int, thread: int) -> Table:
        after = await self._change(table, "thread", None, None, lambda now: replace(now, thread=thread))
        if after.cup:
            await self.tell_cup(after.cup)
        return after

    async def thread_refused(self, table: int, why: Ground) -> Table:
        """There can be no thread: the game is played in the channel, and the lobby's post says why."""
        return await self._change(table, "no thread", None, None, lambda now: replace(now, ground=why))

    async def post_lost(self, table: int, thread: int, besides: tuple[Draft, ...] = ()) -> None:
        """The post of a forum in which a game is played is gone or closed: it goes on in a new one.

        `besides`: what was to be said there, as far as the new post does not say it anyway.
        """

        def wish(now: Table) -> Table:
            if now.thread != thread or now.phase not in (RUNNING, FINISHED):
                raise refused("no-longer-possible")
            return replace(now, thread=None)

        with suppress(Refused):
            await self._change(table, "post lost", None, None, wish, moved=True, besides=besides)

    async def say_again(self, table: int, drafts: tuple[Draft, ...]) -> None:
        """What was to be said comes after what waits already."""
        await self._change(table, "said again", None, None, lambda now: now, besides=drafts)

    # The game

    async def play(
        self,
        table: int,
        by: Person,
        move: Action | str | Sequence[Action],
        revision: int | None = None,
        *,
        interaction: int | None = None,
    ) -> Played:
        """Make a move, or several as one answer. `revision`: what the person saw; refused if it is no longer so."""
        steps: list[Progress] = []

        def wish(now: Table) -> Progress:
            seat = self._player(now, by)
            step = progress.moved(seating.renamed(now, by), seat, move, self._now(), gently=self.patient(now))
            steps.append(step)
            return step

        after = await self._change(table, "play", by, interaction, wish, revision=revision)
        return Played(after, steps[-1].events, steps[-1].auto)

    async def go_on(self, table: int, by: Person, *, interaction: int | None = None) -> Played:
        """What waits so that the last move can be taken back happens now."""
        steps: list[Progress] = []

        def wish(now: Table) -> Progress:
            self._player(now, by)
            steps.append(progress.played_on(now, self._now()))
            return steps[-1]

        after = await self._change(table, "go on", by, interaction, wish)
        return Played(after, steps[-1].events, steps[-1].auto)

    async def undo(
        self, table: int, by: Person, revision: int | None = None, *, interaction: int | None = None
    ) -> Table:
        """Take back one's last move, as long as nothing was revealed and nobody has moved since."""

        def wish(now: Table) -> Progress:
            if now.phase == FINISHED:
                raise refused("table-over")
            return progress.taken_back(now, self._player(now, by), self._now())

        return await self._change(table, "undo", by, interaction, wish, revision=revision)

    async def set_order(
        self, table: int, by: Person, decision: str, name: str | None, *, interaction: int | None = None
    ) -> Table:
        """Set or drop a standing order; it may answer an open question at once."""

        def wish(now: Table) -> Progress:
            after = orders.ordered(now, by, decision, name)
            return progress.played_on(after, self._now(), gently=now.due(moments.GO_ON) is not None)

        return await self._change(table, "order", by, interaction, wish)

    async def plan(self, table: int, by: Person, intent: Intent | None, *, interaction: int | None = None) -> Table:
        """Add a line to what somebody has planned for their next turn, or forget it all."""

        def wish(now: Table) -> Table:
            seat = self._player(now, by)
            return plans.without(now, seat) if intent is None else plans.planned(now, seat, intent)

        return await self._change(table, "plan", by, interaction, wish)

    async def resign(self, table: int, by: Person, *, interaction: int | None = None) -> Table:
        """Leave a running game: a stand-in plays on; the last person who leaves ends it."""
        silent = await self._silent(table)

        def wish(now: Table) -> Progress | Table:
            after = endings.resigned(now, by, silent)
            return progress.played_on(after, self._now()) if after.phase == RUNNING else after

        return await self._change(table, "resign", by, interaction, wish, notices.resigned)

    async def propose_end(self, table: int, by: Person, *, interaction: int | None = None) -> Table:
        """Agree to end the game without a result; it ends when all people who are still there have agreed."""
        host, silent = await self._as_host(table, by), await self._silent(table)

        def told(before: Table, after: Table) -> tuple[Payload, ...]:
            if before.trouble:
                return notices.closed(before, after)
            if after.phase == FINISHED:
                return ()
            if after.phase != RUNNING:
                return (notices.notice("notice-ended-by-agreement"),)
            missing = endings.dissenting(after, silent)
            said = notices.notice("notice-end-proposed", seat=seating.own_seat(after, by), missing=missing)
            asked = [info.user for info in after.seats if info.user is not None and not info.ending]
            return ({**said, "users": asked},)

        return await self._change(
            table, END, by, interaction, lambda now: endings.ending(now, host, True, silent), told
        )

    agree_end = propose_end

    async def withdraw_end(self, table: int, by: Person, *, interaction: int | None = None) -> Table:
        return await self._change(table, "no end", by, interaction, lambda now: endings.ending(now, by, False))

    async def show_film(self, table: int, by: Person, *, interaction: int | None = None) -> Table:
        """Have the film of a table posted where it is played."""

        def wish(now: Table) -> Table:
            seating.own_seat(now, by)
            return now

        also = (Draft(FILM, lane=BESIDE),)
        return await self._change(table, "film", by, interaction, wish, besides=also)

    async def remind(self, table: int, by: Person, *, interaction: int | None = None) -> Table:
        """Have those reminded who are waited for."""
        return await self._change(
            table, "remind", by, interaction, lambda now: reminders.asked_for(now, by, self._now())
        )


def _true(game: record.Record, by: Person, place: Place, now: int) -> tuple[Table, tuple[Line, ...]]:
    """A game from a file; raises BadRecord if anything in it is not as it was sealed."""
    problem = evidence.wrong(evidence.bonds(game))
    if problem is not None:
        raise problem
    return record.table(game, by, place, now)
