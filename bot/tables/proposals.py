"""What needs others' consent: proposed, agreed to, refused, lapsed. Silence is no."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace

from bot.store.draft import Payload
from bot.store.table import RUNNING, Due, Person, Proposal, Table
from bot.tables import notices
from bot.tables.moments import DAY
from bot.tables.progress import Progress, taken_up
from bot.tables.refusals import refused
from bot.tables.seats import own_seat

LAPSE = "proposal"
"""The kind of what is due."""
LASTS = 3 * DAY
"""So long people have to agree."""

Outcome = Callable[[Table, Proposal, int], tuple[Progress | Table, tuple[Payload, ...]]]
"""From the table without the proposal, the proposal and the moment: what comes of it, and what people are told."""
Refusal = Callable[[Table, Proposal, int], Table]
"""From the table without the proposal: what comes of a no."""
Agreeing = Callable[[Table], Table]
ENTRIES = "entries"
"""In the payload of a proposal that ends with the next move: how long the log is."""
Data = Mapping[str, str | int]


def everybody(table: Table, proposal: Proposal) -> frozenset[int]:
    """All people who sit here."""
    return frozenset(table.people)


def nothing(table: Table, proposal: Proposal) -> Data:
    """There is no more to say about a proposal than its kind."""
    return {}


def unmoved(table: Table, proposal: Proposal, now: int) -> Table:
    """Nothing comes of a no but that it is not proposed any more."""
    return table


@dataclass(frozen=True, slots=True)
class Kind:
    """What may be proposed. The text `notice-proposed-<kind>` tells it to the table."""

    outcome: Outcome
    voters: Callable[[Table, Proposal], frozenset[int]] = everybody
    """Who is asked; of them those who are away are not waited for."""
    unanimous: bool = False
    """In a rated game those who are away are waited for as well."""
    majority: bool = False
    """More than half of them are enough."""
    refusal: Refusal = unmoved
    about: Callable[[Table, Proposal], Data] = nothing
    """What its text names besides `seat` and `missing`."""


def opened(table: Table, by: Person, kind: str, payload: Payload, now: int, lasts: int = LASTS) -> Table:
    """Somebody proposes something and agrees to it; whoever proposes what another has proposed agrees to that."""
    _running(table, by)
    known = next((one for one in table.proposals if one.kind == kind and dict(one.payload) == dict(payload)), None)
    if known is not None:
        return agreed(table, by, known.number)
    number = table.revision + 1
    fresh = Proposal(number, kind, by.id, now, now + lasts, payload, (by.id,))
    table = replace(table, proposals=(*table.proposals, fresh))
    return table.with_due(Due(_name(number), LAPSE, fresh.ends, now, {"number": number}))


def agreed(table: Table, by: Person, number: int) -> Table:
    _running(table, by)
    one = found(table, number)
    if by.id in one.agreed:
        raise refused("already-agreed")
    after = replace(one, agreed=(*one.agreed, by.id))
    return replace(table, proposals=tuple(after if other.number == number else other for other in table.proposals))


def without(table: Table, number: int) -> Table:
    """The table with this proposal gone."""
    left = tuple(one for one in table.proposals if one.number != number)
    return replace(table, proposals=left).without_due(_name(number))


def found(table: Table, number: int) -> Proposal:
    one = next((one for one in table.proposals if one.number == number), None)
    if one is None:
        raise refused("no-longer-possible")
    return one


def newest(before: Table, after: Table) -> Proposal | None:
    """What has just been proposed."""
    known = {one.number for one in before.proposals}
    return next((one for one in after.proposals if one.number not in known), None)


def missing(table: Table, proposal: Proposal, kind: Kind, absent: frozenset[int]) -> int:
    """How many more people have to agree; `absent`: who is away."""
    voters = asked(table, proposal, kind, absent) | {proposal.by}
    if kind.majority:
        return max(0, len(voters) // 2 + 1 - len(voters & set(proposal.agreed)))
    return len(voters - set(proposal.agreed))


def asked(table: Table, proposal: Proposal, kind: Kind, absent: frozenset[int]) -> frozenset[int]:
    """Whose answers are waited for."""
    return kind.voters(table, proposal) - (frozenset() if kind.unanimous and table.rated else absent)


def settled(before: Table, after: Table) -> Table:
    """Nothing stays proposed when the seats have changed hands or the game is over."""
    users = tuple(info.user for info in before.seats) == tuple(info.user for info in after.seats)
    for one in after.proposals:
        if not users or after.phase != RUNNING or _overtaken(after, one):
            after = without(after, one.number)
    return after


def overtaken(before: Table, after: Table) -> tuple[Payload, ...]:
    """A move has ended what was proposed."""
    over = any(_overtaken(after, one) for one in before.proposals) and not taken_up(before, after)
    return (notices.notice("notice-proposal-overtaken"),) if over and after.phase == RUNNING else ()


def _overtaken(table: Table, proposal: Proposal) -> bool:
    """Is the game no longer where it was when somebody proposed what ends with the next move?"""
    entries = 0 if table.match is None else len(table.match.log)
    return bool(proposal.payload.get(ENTRIES, entries) != entries)


def _running(table: Table, by: Person) -> None:
    own_seat(table, by)
    if table.phase != RUNNING:
        raise refused("table-over")


def _name(number: int) -> str:
    return f"{LAPSE}-{number}"
