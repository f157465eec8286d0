"""The wishes by which people propose something to each other, agree or refuse."""

from __future__ import annotations

from bot.store.draft import Payload
from bot.store.table import Person, Table
from bot.tables import notices, proposals
from bot.tables.agreements import KINDS
from bot.tables.happenings import Happenings
from bot.tables.progress import Progress
from bot.tables.refusals import refused
from bot.tables.seats import own_seat


class Consents(Happenings):
    async def propose(
        self, table: int, by: Person, kind: str, payload: Payload, *, interaction: int | None = None
    ) -> Table:
        """Propose something, or agree to the same if somebody has proposed it. If that is enough it happens now."""
        return await self._weigh(
            table, by, interaction, lambda now: proposals.opened(now, by, kind, payload, self._now())
        )

    async def agree(self, table: int, by: Person, number: int, *, interaction: int | None = None) -> Table:
        return await self._weigh(table, by, interaction, lambda now: proposals.agreed(now, by, number))

    async def object(self, table: int, by: Person, number: int, *, interaction: int | None = None) -> Table:
        """Somebody who is asked is against it: it is not proposed any more."""

        def wish(now: Table) -> Table:
            one = proposals.found(now, number)
            own_seat(now, by)
            kind, after = KINDS[one.kind], proposals.without(now, number)
            if by.id not in kind.voters(now, one) | {one.by}:
                raise refused("not-asked")
            return after if by.id == one.by else kind.refusal(after, one, self._now())

        def told(before: Table, after: Table) -> tuple[Payload, ...]:
            return (notices.notice("notice-objected", seat=own_seat(after, by)),)

        return await self._change(table, "object", by, interaction, wish, told)

    async def _weigh(
        self, table: int, by: Person, interaction: int | None, agreeing: proposals.Agreeing
    ) -> Table:  # fmt: skip
        absent = await self._absent(table)
        told: list[Payload] = []

        def wish(now: Table) -> Progress | Table:
            after = agreeing(now)
            one = next(one for one in after.proposals if by.id in one.agreed and one not in now.proposals)
            kind = KINDS[one.kind]
            if by.id not in kind.voters(after, one):
                raise refused("not-asked")
            left = proposals.missing(after, one, kind, absent)
            if not left:
                step, notes = kind.outcome(proposals.without(after, one.number), one, self._now())
                told.extend(notes)
                return step
            if proposals.newest(now, after) is not None:
                voters = proposals.asked(after, one, kind, absent) - {by.id}
                seat = own_seat(after, by)
                said = notices.notice(f"notice-proposed-{one.kind}", seat=seat, missing=left, **kind.about(after, one))
                told.append({**one.payload, **said, "proposal": one.number, "users": sorted(voters)})
            return after

        return await self._change(table, "consent", by, interaction, wish, lambda before, after: tuple(told))

    async def _absent(self, table: int) -> frozenset[int]:
        """Of the people at a table those who have signed off."""
        people, now = (await self.get(table)).people, self._now()
        return frozenset(away.user for away in await self.store.aways(people) if away.holds(now))
