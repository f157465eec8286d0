"""Back beyond the seal: to which turns a game can go back, and what has come out since."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from bot.store.draft import Payload
from bot.store.match import Line
from bot.store.table import LOBBY, RUNNING, Due, Person, Proposal, Table
from bot.tables import notices, proposals
from bot.tables.moments import DAY
from bot.tables.progress import Progress, rewound
from bot.tables.refusals import refused
from bot.tables.seats import own_seat
from rules import match as matches
from rules.core import Event, Seat, event
from rules.match import BY_PERSON, Diverged, begin, course, replayed

REWIND = "rewind"
"""The kind of the proposal."""
REFUSED = "refused"
"""The kind of what is due when refusals are forgotten."""
PAUSE = 2 * 3_600
"""So long somebody waits after a first refusal; after the second in a row four times as long, then nine times."""
MEMORY = 7 * DAY
"""So long after that the refusals still count."""


@dataclass(frozen=True, slots=True)
class Turn:
    """A turn that has begun: where the game would be again if it went back to its beginning."""

    to: int
    """How many entries of the log led there."""
    number: int
    """As people count, from 1."""
    seat: Seat
    """Who moved first in it."""


@dataclass(frozen=True, slots=True)
class Revealed:
    """What has come out after an entry of the log."""

    events: tuple[Event, ...]
    """What everybody has read of it."""
    private: tuple[tuple[Seat, int], ...]
    """Which seats have learned something for themselves alone, and how many times."""


def turns(table: Table) -> tuple[Turn, ...]:
    """The turns in which a person has moved, without what was taken back; the latest first."""
    match = table.match
    if match is None or table.phase != RUNNING:
        return ()
    rules, kept = table.rules, frozenset(course(match.log))
    if match.header.version != rules.version:
        raise refused("rules-have-changed")
    found: dict[int, Turn] = {}
    # Some games count from 1, others from 0.
    first = rules.turn(begin(rules, match.header).state)
    try:
        for before, after in pairwise(replayed(rules, match.header, match.log, hashed=False)):
            entry = after.log[-1]
            if entry.n in kept and entry.by in BY_PERSON:
                number = rules.turn(before.state) - first + 1
                found.setdefault(number, Turn(entry.n - 1, number, entry.seat))
    except Diverged:
        raise refused("rules-have-changed") from None
    return tuple(sorted(found.values(), key=lambda turn: -turn.number))


def turn_at(table: Table, to: int) -> Turn:
    """The turn that begins after an entry of the log."""
    if table.phase != RUNNING:
        raise refused("not-started" if table.phase == LOBBY else "table-over")
    found = next((turn for turn in turns(table) if turn.to == to), None)
    if found is None:
        raise refused("nothing-to-rewind")
    return found


def revealed(lines: Sequence[Line], to: int) -> Revealed:
    """What chance, hidden cards and secret choices have brought to light: in words that everybody has read already.

    Also on ways that were gone back since: nobody forgets.
    """
    events: list[Event] = []
    private: dict[Seat, int] = {}
    for line in lines:
        if line.entry.n <= to or not line.entry.sealed or line.entry.by == matches.REWIND:
            continue
        events += [fact for fact in line.events if fact.to is None]
        for seat in sorted({seat for fact in line.events if fact.to is not None for seat in fact.to}):
            private[seat] = private.get(seat, 0) + 1
    return Revealed(tuple(events), tuple(sorted(private.items())))


def back(table: Table, to: int, seat: Seat | None, now: int) -> Progress:
    """The game goes back. `seat`: who has proposed it; None: a moderator has decided so."""
    turn = turn_at(table, to)
    told = (
        event("rewound-by-moderator", turn=turn.number)
        if seat is None
        else event("rewound", seat=seat, turn=turn.number)
    )
    return rewound(table, turn.seat if seat is None else seat, to, told, now)


def decides(table: Table, by: Person) -> bool:
    """Nobody who plays keeps order at their own table."""
    return by.moderator and table.seat_of(by.id) is None


def proposed(table: Table, by: Person, to: int, now: int) -> Table:
    """Somebody would like to go back; what they proposed before is dropped for it."""
    seat = own_seat(table, by)
    turn_at(table, to)
    assert table.match is not None
    matches.rewind(table.rules, table.match, seat, to)
    payload = {"to": to, proposals.ENTRIES: len(table.match.log)}
    others = [one for one in table.proposals if one.kind == REWIND and one.by != by.id]
    if not any(dict(one.payload) == payload for one in others):
        refusals = table.due(_refused(by.id))
        if refusals is not None and now < refusals.payload["until"]:
            raise refused("refused-lately", **notices.at(int(refusals.payload["until"])))
        for one in table.proposals:
            if one.kind == REWIND and one.by == by.id and dict(one.payload) != payload:
                table = proposals.without(table, one.number)
    return proposals.opened(table, by, REWIND, payload, now)


def agreed(table: Table, proposal: Proposal, now: int) -> tuple[Progress, tuple[Payload, ...]]:
    """Everybody who is there has agreed."""
    return back(table, int(proposal.payload["to"]), table.seat_of(proposal.by), now), ()


def about(table: Table, proposal: Proposal) -> proposals.Data:
    turn = turn_at(table, int(proposal.payload["to"]))
    return {"turn": turn.number, "to": turn.to, **notices.at(proposal.ends)}


def put_off(table: Table, proposal: Proposal, now: int) -> Table:
    """Whoever was refused waits before they ask again, each time longer."""
    before = table.due(_refused(proposal.by))
    count = 1 if before is None else int(before.payload["count"]) + 1
    until = now + count * count * PAUSE
    return table.with_due(
        Due(_refused(proposal.by), REFUSED, until + MEMORY, payload={"until": until, "count": count})
    )  # fmt: skip


def _refused(user: int) -> str:
    return f"{REFUSED}-{user}"
