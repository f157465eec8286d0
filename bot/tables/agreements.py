"""What can be proposed at a table: each kind with who is asked and what comes of it."""

from __future__ import annotations

from dataclasses import replace

from bot.store.clocks import pace_of
from bot.store.draft import Payload
from bot.store.table import Proposal, Table, Wait
from bot.tables import clocks, notices, paces, pauses, progress, rewinds
from bot.tables.progress import Progress
from bot.tables.proposals import Data, Kind
from bot.tables.refusals import refused

Happened = tuple[Progress | Table, tuple[Payload, ...]]
PAUSE, PACE = "pause", "clock"
MORE, ANSWER, KEEP = "more", "answer", "keep"
DECISIONS = (MORE, ANSWER, KEEP)
"""What the others can decide when somebody's time has run out."""


def _paused(table: Table, proposal: Proposal, now: int) -> Happened:
    after = pauses.begun(table, proposal.by, int(proposal.payload["days"]), "agreed", now)
    return after, (notices.notice("notice-paused", **notices.at(after.pauses[-1].ended)),)


def _days(table: Table, proposal: Proposal) -> Data:
    return {"days": int(proposal.payload["days"])}


def _paced(table: Table, proposal: Proposal, now: int) -> Happened:
    """Everybody's clock is set anew."""
    pace = pace_of(proposal.payload["pace"])
    told = notices.notice("notice-clock-changed")
    return replace(table, pace=pace), ({**told, "pace": proposal.payload["pace"]},)


def _late(table: Table, proposal: Proposal) -> Wait:
    """The wait that is decided on; that may be over by now."""
    wait = clocks.late(table, int(proposal.payload["seat"]), int(proposal.payload["wait"]))
    if wait is None:
        raise refused("no-longer-possible")
    return wait


def _others(table: Table, proposal: Proposal) -> frozenset[int]:
    late = table.seats[int(proposal.payload["seat"])].user
    return frozenset(table.people) - {late}


def _seat(table: Table, proposal: Proposal) -> Data:
    return {"late_seat": int(proposal.payload["seat"])}


def _more(table: Table, proposal: Proposal, now: int) -> Happened:
    wait = _late(table, proposal)
    waits = tuple(replace(one, more=paces.MORE) if one == wait else one for one in table.waits)
    told = notices.notice("notice-more-time", seat=wait.seat)
    return replace(table, waits=waits), ({**told, "users": [wait.user]},)


def _answered(table: Table, proposal: Proposal, now: int) -> Happened:
    wait = _late(table, proposal)
    return clocks.answered(table, wait, now), (notices.notice("notice-answered", seat=wait.seat),)


def _kept(table: Table, proposal: Proposal, now: int) -> Happened:
    after = clocks.kept(table, [_late(table, proposal)])
    return progress.played_on(after, now), notices.replaced(table, after)


KINDS: dict[str, Kind] = {
    PAUSE: Kind(_paused, about=_days),
    PACE: Kind(_paced),
    MORE: Kind(_more, _others, majority=True, about=_seat),
    ANSWER: Kind(_answered, _others, majority=True, about=_seat),
    KEEP: Kind(_kept, _others, majority=True, about=_seat),
    rewinds.REWIND: Kind(rewinds.agreed, unanimous=True, refusal=rewinds.put_off, about=rewinds.about),
}
"""By the names under which proposals are kept."""
