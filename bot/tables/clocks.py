"""The clocks of those a table waits for: computed from when they were asked, never ticked."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace

from bot.store.draft import Payload
from bot.store.table import RUNNING, Absence, Away, Due, Pace, Person, SeatInfo, Table, Wait
from bot.tables import elapsed, endings, notices, progress, proposals
from bot.tables import seats as seating
from bot.tables.elapsed import Stop
from bot.tables.moments import DAY, GO_ON
from bot.tables.paces import GRACE, HOUR, IN_A_ROW, SHORT, TO_ALARM, TO_REMIND, TO_ROUSE
from bot.tables.progress import Progress
from bot.tables.quiet import Quiet, alarm_at
from bot.tables.reminders import APART
from rules.core import waiting
from rules.match import UNDO

CLOCK = "clock"
"""The kind of what is due."""
ROUSE = "rouse"
"""The kind and name of what is due when a thread has to be awake: somebody's time runs out in it."""
REMIND, ALARM, END, NOTHING = range(4)
"""What comes next in a wait."""
STAND_IN = "greedy"
YEAR = 365 * DAY
"""Long before that something changes at a table."""


class TooEarly(Exception):
    """Something is not due yet: time has stood still meanwhile."""

    def __init__(self, at: int) -> None:
        super().__init__(str(at))
        self.at = at


@dataclass(frozen=True, slots=True)
class Stops:
    """When time stood still or will, besides a table's own pauses."""

    host: tuple[Absence, ...] = ()
    away: tuple[Away, ...] = ()
    quiet: Mapping[int, Quiet] = field(default_factory=dict)
    """Not a stop, but hours in which no alarm rings: it comes after them or just before, or nobody is called by it."""


@dataclass(frozen=True, slots=True)
class Stretch:
    begun: int
    ended: int


def stops_of(table: Table, user: int, stops: Stops) -> tuple[Stop, ...]:
    """When time stands still for a person at a table."""
    away = [Stretch(one.begun, one.end) for one in stops.away if one.user == user] if _pace(table).away else []
    return (*stops.host, *table.pauses, *away)


def used(table: Table, wait: Wait, now: int, stops: Stops) -> int:
    """The seconds that somebody has used since the clock was set."""
    held = stops_of(table, wait.user, stops)
    if table.frozen:
        held = (*held, Stretch(table.frozen, max(now, table.frozen)))
    return elapsed.used(wait.opened, now, _pace(table).hours, held) - wait.spent


def due_at(table: Table, wait: Wait, seconds: int, stops: Stops) -> int:
    """The inverse: when somebody will have used so many seconds."""
    held = stops_of(table, wait.user, stops)
    return elapsed.due_at(wait.opened, wait.spent + seconds, _pace(table).hours, held)


def end(table: Table, wait: Wait) -> int | None:
    """When somebody's time ends, as it stands in what is due; None: no clock runs."""
    due = table.due(_name(wait.seat))
    return None if due is None else int(due.payload["end"])


def rings(table: Table, wait: Wait) -> int | None:
    """When the alarm is to be given, as it stands in what is due; None: not next."""
    due = table.due(_name(wait.seat))
    return None if due is None or wait.stage != ALARM else due.at


def rouses(table: Table, now: int) -> int | None:
    """When the thread has to be awake next, should it sleep by then; None: nobody needs it to be."""
    ends = [(wait, last) for wait in table.waits if (last := end(table, wait)) is not None and not wait.lapsed]
    # Whoever has been asked just now has been so by a post, which keeps it awake for an hour at least.
    moments = [last - TO_ROUSE for wait, last in ends if last - TO_ROUSE > max(now, wait.opened + HOUR)]
    return min(moments, default=None)


def urgency(table: Table, wait: Wait) -> tuple[bool, int, int]:
    """What waits, least time left first; without a clock who has waited longest."""
    last = wait.lapsed or end(table, wait)
    return last is None, last or wait.opened, table.id


def settled(before: Table | None, after: Table, by: Person | None, now: int, clicked: int, stops: Stops) -> Table:
    """The table with its clocks after a change. `clicked`: when the person who has made it pressed the button."""
    if after.trouble and after.phase == RUNNING:
        return after
    if after.pace is None or after.phase != RUNNING:
        return _decided(_without_clocks(after))
    back = before is not None and _taken_back(before, after)
    if before is not None and before.pace is not None:
        after = _closed(before, after, by, clicked, stops, back)
    anew = before is not None and (before.pace != after.pace or before.asleep > after.asleep)
    after = _opened(after, now, stops, back, anew)
    after = replace(after, past=tuple(wait for wait in after.past if progress.may_undo(after, wait.seat)))
    after = _without_rows(after)
    for wait in () if after.asleep or after.frozen else after.waits:
        due = _row(after, wait, stops, now)
        after = after if due is None else after.with_due(due)
    at = rouses(after, now)
    return _decided(after if at is None else after.with_due(Due(ROUSE, ROUSE, at)))


def struck(
    table: Table, due: Due, now: int, stops: Stops, silent: frozenset[int] = frozenset()
) -> tuple[Progress | Table, tuple[Payload, ...]]:
    """A moment of a clock has come, for this one and for all whose same moment has come as well."""
    about = due.payload["seat"], due.payload["wait"]
    wait = next((one for one in table.waits if (one.seat, one.revision) == about), None)
    if wait is None or table.pace is None or table.asleep or table.phase != RUNNING:
        return table, ()
    at = _moment(table, wait, stops, now)
    held = table.due(GO_ON)
    if held is not None and wait.stage == END:
        # Somebody may still take back the move after which it is to be seen who is waited for.
        at = max(at, held.at + 1)
    if at > now:
        raise TooEarly(at)
    same = [one for one in table.waits if one.stage == wait.stage and _moment(table, one, stops, now) <= now]
    if wait.stage == REMIND:
        same = [replace(one, stage=ALARM) for one in same]
        # Whoever is called by the alarm soon needs no reminder.
        calm = [one for one in same if _moment(table, one, stops, now) > now + APART]
        if calm and now >= table.called + APART:
            same = [replace(one, reminded=now) if one in calm else one for one in same]
            table = replace(table, called=now)
        return _put(table, same), ()
    if wait.stage == ALARM:
        called = [replace(one, stage=END, alarmed=now) for one in same]
        return replace(_put(table, called), called=now), ()
    gone = [replace(one, stage=NOTHING, lapsed=now) for one in same if one.seat in _pressed(table)]
    return _run_out(_put(table, gone), gone, now, silent) if gone else (table, ())


def alarmed(before: Table | None, after: Table) -> tuple[Wait, ...]:
    """The waits in which a change gives the alarm."""
    known = {} if before is None else {(wait.seat, wait.revision): wait.alarmed for wait in before.waits}
    return tuple(wait for wait in after.waits if wait.alarmed > known.get((wait.seat, wait.revision), wait.alarmed))


def late(table: Table, seat: int, revision: int) -> Wait | None:
    """The wait in which a seat's time has run out, if it still stands."""
    return next((one for one in table.waits if (one.seat, one.revision) == (seat, revision) and one.lapsed), None)


def answered(table: Table, wait: Wait, now: int) -> Progress:
    """A stand-in answers in somebody's place, who is asked again next time."""
    return progress.answered(_without(table, [wait]), (wait.seat,), STAND_IN, now)


def kept(table: Table, waits: Iterable[Wait]) -> Table:
    """A stand-in keeps the seats until their people are back."""
    for wait in waits:
        table = seating.substituted(table, wait.seat, STAND_IN, keep=True)
    return table


def _run_out(
    table: Table, gone: list[Wait], now: int, silent: frozenset[int]
) -> tuple[Progress | Table, tuple[Payload, ...]]:
    """The time of some people has run out."""
    for wait in gone:
        info = table.seats[wait.seat]
        table = seating.put(table, replace(info, lapses=info.lapses + 1))
    mode = _pace(table).lapse
    people = [info for info in table.seats if info.user is not None]
    if all(info.lapses for info in people):
        # Nobody is there: stand-ins are not to play it to its end among themselves.
        return replace(table, asleep=now), ({**notices.notice("notice-all-late"), "users": [*table.people]},)
    if mode == "ask":
        said = _said([*(notices.notice("notice-late", seat=wait.seat) for wait in gone), notices.notice("late-decide")])
        return table, ({**said, "late": [[wait.seat, wait.revision] for wait in gone], "users": [*table.people]},)
    leaving = [wait for wait in gone if mode == "seat" or table.seats[wait.seat].lapses >= IN_A_ROW]
    staying = [wait for wait in gone if wait not in leaving]
    after = endings.agreed(kept(table, leaving), silent)
    told = [*notices.replaced(table, after)]
    if staying:
        # It calls nobody: there is nothing to do until the next turn, and that calls.
        told.append(_said([notices.notice("notice-answered", seat=wait.seat) for wait in staying]))
    if after.phase != RUNNING:
        return after, tuple(told)
    return progress.answered(_without(after, staying), [one.seat for one in staying], STAND_IN, now), tuple(told)


def _decided(table: Table) -> Table:
    """Nothing is to be decided any more about somebody who is not late."""
    for one in table.proposals:
        if "wait" in one.payload and late(table, int(one.payload["seat"]), int(one.payload["wait"])) is None:
            table = proposals.without(table, one.number)
    return table


def _said(told: list[Payload]) -> Payload:
    """Several notices as one post."""
    return {**told[0], "lines": told[1:]}


def _closed(before: Table, after: Table, by: Person | None, clicked: int, stops: Stops, back: bool) -> Table:
    """What is left of the time of those who are not waited for any more."""
    open_ = {(wait.seat, wait.revision) for wait in after.waits}
    for wait in before.waits:
        info = after.seats[wait.seat]
        if (wait.seat, wait.revision) in open_ or info.user != wait.user or not wait.allowance:
            continue
        left = wait.allowance - used(before, wait, clicked, stops)
        if back:
            info = replace(info, reserve=wait.reserve, paid=wait.paid)
        elif by is not None and by.id == wait.user:
            info = replace(_paid(before, info, left, clicked, stops), lapses=0)
            past = [one for one in after.past if one.seat != wait.seat]
            after = replace(after, past=(*past, wait))
        else:
            info = replace(info, reserve=max(0, min(_reserve(before, info), left)))
        after = seating.put(after, info)
    return after


def _paid(before: Table, info: SeatInfo, left: int, now: int, stops: Stops) -> SeatInfo:
    """The seat of somebody who has answered, with more time once a turn; none while time stands still."""
    assert before.match is not None and info.user is not None
    pace, turn = _pace(before), before.rules.turn(before.match.state)
    own = stops_of(before, info.user, replace(stops, host=()))
    still = any(stop.begun <= now < stop.ended for stop in own)
    bonus = 0 if info.paid == turn or still else pace.bonus
    return replace(info, reserve=max(0, min(pace.cap, left + bonus)), paid=turn if bonus else info.paid)


def _opened(table: Table, now: int, stops: Stops, back: bool, anew: bool) -> Table:
    """The clocks of those who are newly waited for are set; `anew`: everybody's."""
    waits = []
    for wait in table.waits:
        info = table.seats[wait.seat]
        past = next((one for one in table.past if (one.seat, one.user) == (wait.seat, wait.user)), None)
        if not wait.allowance and back and past is not None:
            info = replace(info, reserve=past.reserve, paid=past.paid)
            table = seating.put(table, info)
            table = replace(table, past=tuple(one for one in table.past if one is not past))
            if used(table, past, now, stops) < past.allowance:
                waits.append(replace(past, heard=wait.heard, acted=wait.acted))
                continue
        if not wait.allowance or anew:
            reserve = min(_reserve(table, info), _pace(table).cap)
            table = seating.put(table, replace(info, reserve=reserve))
            spent = used(table, replace(wait, spent=0), now, stops)
            given = max(reserve, _pace(table).floor)
            wait = replace(  # noqa: PLW2901
                wait, allowance=given, spent=spent, reserve=reserve, paid=info.paid, stage=_first(given), lapsed=0
            )
        if wait.more and wait.lapsed:
            spent = used(table, replace(wait, spent=0), now, stops)
            wait = replace(wait, allowance=wait.more, spent=spent, stage=_first(wait.more), lapsed=0)  # noqa: PLW2901
        elif wait.more:
            given = wait.allowance + wait.more
            wait = replace(wait, allowance=given, stage=_stage(table, wait, given, now, stops))  # noqa: PLW2901
        waits.append(replace(wait, more=0, given=wait.given + bool(wait.more)))
    return replace(table, waits=tuple(waits))


def _stage(table: Table, wait: Wait, given: int, now: int, stops: Stops) -> int:
    """What comes next when somebody has more time than before."""
    taken = used(table, wait, now, stops)
    if taken < given * TO_REMIND:
        return _first(given)
    return ALARM if taken < given * TO_ALARM else END


def _first(given: int) -> int:
    return ALARM if given < SHORT else REMIND


def _row(table: Table, wait: Wait, stops: Stops, now: int) -> Due | None:
    """When to look at a clock again, and when it ends; nothing happens then as long as it goes on without an answer."""
    if wait.stage == NOTHING:
        return None
    last, free = due_at(table, wait, wait.allowance, stops), wait.stage == END and wait.seat not in _pressed(table)
    payload = {"seat": wait.seat, "wait": wait.revision, "end": last}
    at = max(now, last) + YEAR if free else _moment(table, wait, stops, now)
    return Due(_name(wait.seat), CLOCK, at, payload=payload)


def _moment(table: Table, wait: Wait, stops: Stops, now: int) -> int:
    """When the next thing happens in a wait."""
    if wait.stage >= END:
        return due_at(table, wait, wait.allowance, stops) + GRACE
    part = TO_REMIND if wait.stage == REMIND else TO_ALARM
    planned = due_at(table, wait, int(wait.allowance * part), stops)
    if wait.stage != ALARM:
        return planned
    last, quiet = due_at(table, wait, wait.allowance, stops), stops.quiet.get(wait.user)
    at = alarm_at(planned, last, wait.opened, now, quiet)
    # What the night has put off may have been due before they left.
    gone = next((one.end for one in stops.away if one.user == wait.user and one.holds(max(at, now))), None)
    if gone is None or not _pace(table).away:
        return at
    # Before the night it would be heard by nobody.
    return max(gone, alarm_at(planned, last, wait.opened, max(now, gone), quiet))


def _pressed(table: Table) -> tuple[int, ...]:
    """The seats without whose answer it does not go on; who is only asked ahead holds up nobody."""
    assert table.match is not None
    return waiting(table.rules, table.match.state)


def _taken_back(before: Table, after: Table) -> bool:
    if before.match is None or after.match is None:
        return False
    return any(entry.by == UNDO for entry in after.match.log[len(before.match.log) :])


def _without_clocks(table: Table) -> Table:
    """Nothing is left of the clocks."""
    waits = tuple(replace(wait, allowance=0, spent=0, stage=REMIND, lapsed=0, more=0) for wait in table.waits)
    return replace(_without_rows(table), waits=waits, past=())


def _without_rows(table: Table) -> Table:
    return replace(table, dues=tuple(due for due in table.dues if due.kind not in (CLOCK, ROUSE)))


def _without(table: Table, waits: Iterable[Wait]) -> Table:
    over = {(wait.seat, wait.revision) for wait in waits}
    return replace(table, waits=tuple(one for one in table.waits if (one.seat, one.revision) not in over))


def _put(table: Table, waits: Iterable[Wait]) -> Table:
    new = {wait.seat: wait for wait in waits}
    return replace(table, waits=tuple(new.get(wait.seat, wait) for wait in table.waits))


def _reserve(table: Table, info: SeatInfo) -> int:
    return _pace(table).start if info.reserve is None else info.reserve


def _pace(table: Table) -> Pace:
    assert table.pace is not None
    return table.pace


def _name(seat: int) -> str:
    return f"{CLOCK}-{seat}"
