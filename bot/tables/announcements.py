"""What people must be told after a change of a table."""

from __future__ import annotations

from bot.store.draft import Draft, Kind, Payload
from bot.store.table import CANCELLED, IN_FORUM, IN_THREAD, LOBBY, RUNNING, Table
from bot.tables import clocks, fairness, plans, progress, reminders
from bot.tables.moments import GO_ON
from bot.tables.notices import ASKED_TO_COME, AT_STAKE, OFFERS, at, notice, offers_over
from bot.tables.thoughts import THINK

LOBBY_POST: Kind = "lobby"
THREAD: Kind = "thread"
SEALS: Kind = "seals"
"""What a started table is bound by; its deal comes from the number of this post."""
MEMBERS: Kind = "members"
"""Whoever has taken a seat becomes a member of the thread."""
ROUSE: Kind = "rouse"
"""The thread is woken if it sleeps: somebody's time runs out in it."""
TURN: Kind = "turn"
"""The board with its picture: at the start, after every complete turn, in a new place."""
MOVED: Kind = "moved"
"""What stands where a table was before says where it has gone."""
WAIT: Kind = "wait"
"""The newest board names who is waited for now; its picture stays."""
NUDGE: Kind = "nudge"
"""A line that calls people who are asked something before a turn is complete."""
HUSH: Kind = "hush"
"""A message of ours has done its work and is taken away."""
LINE: Kind = "line"
"""The line goes that Discord writes into the channel when a thread is made on a post that has stood for a while."""
STRIP: Kind = "strip"
HAND: Kind = "hand"
NOTICE: Kind = "notice"
FINAL: Kind = "final"
ALARM: Kind = "alarm"
"""A word to the host about trouble with the table."""
CALL: Kind = "call"
"""A direct message about what is about to happen to somebody."""
DIGEST: Kind = "digest"
"""A direct message about all tables that wait for somebody; it belongs to the most urgent one."""
FILM: Kind = "film"
"""The film of the table up to now, for everybody."""
CUP: Kind = "cup"
"""The one post of a cup, kept up to date."""
CUP_NEWS: Kind = "cup-news"
"""How a cup stands after a round or at its end, or what its host has to decide."""
START = "start"
"""In the payload of seals: the seal of the start that they show."""
ROUND, TABLE = "round", "table"
"""In the payload of such news: after which round; the table that has no result."""
BESIDE = 1
"""The lane of what may take long and holds up nothing; nobody in Discord has this number."""
REMOVED = "removed"
"""In the payload of a lobby post: it goes, as the table has been closed by those who keep order."""
ANEW = "anew"
"""In the payload of a lobby post: the game has been brought to another place and gets a post of its own there."""
LINKED = "linked"
"""In the payload of a lobby post: it leads to the thread that has just been made, or says why there is none."""
USERS = "users"
"""In the payload of what is about people: who they are."""
CALLED = "called"
"""In the payload of a post: the users it calls. Of a hand: its person is called."""
WAITS = "waits"
"""In the payload of a line that reminds: the users with the revisions at which they were last heard of."""
SINCE = "since"
"""In such a payload: since when the first of them has been waited for."""
LATE = "late"
"""In such a payload: time is nearly over."""
BY = "by"
"""In such a payload: the user who wants them reminded; 0: nobody has asked for it."""
WAYS = "ways"
"""In the payload of a post: how each of the users it calls is called."""
MADE_UP = "made-up"
"""In the payload of a line: it makes up for a call that was held back."""
INSTEAD = "instead"
"""In such a payload: of a direct message that cannot be written; so many other tables wait besides."""
PLAIN = "plain"
"""In the payload of a board, a lobby or a hand: it comes without its pictures, for a filter holds them back."""
LETTER = "letter"
"""In the payload of a hand: it is the call, whether there is a hand or not."""
SILENT = "silent"
"""In the payload of a hand: it makes no sound."""
WHY = "why"
"""In the payload of a digest: what brings it. Of an alarm: what is in the way, if not a permission."""
TABLES = "tables"
"""In the payload of a digest: the tables it is about with what waits there; without it all."""
ALARMED = "call-alarm"
"""The key of a letter to somebody whose time is nearly over."""
DEALT = "dealt"
"""In the payload of a board or hand: the people get their first hand of the game."""


def announcements(
    before: Table | None,
    after: Table,
    notices: tuple[Payload, ...] = (),
    by: int | None = None,
    moved: bool = False,
) -> tuple[Draft, ...]:
    """In the order in which they are to arrive. `by`: who has wished for it; `moved`: to a new place."""
    drafts: list[Draft] = []
    started = after.match is not None and (before is None or before.match is None)
    over = before is not None and before.phase == RUNNING and after.phase != RUNNING
    fresh = moved and after.phase == RUNNING
    # It is started when it is sealed, and dealt by the number of the post that shows it.
    sealed = fairness.awaits_number(after) and (before is None or not before.starting)
    shown = before is not None and before.starting and after.thread is not None
    threaded = (sealed or fresh or (started and not shown)) and after.ground in (IN_THREAD, IN_FORUM)
    linked = threaded and after.ground == IN_THREAD
    # A table of a cup has started before anything was posted of it.
    posted = before is not None and before.revision > 0
    if moved:
        drafts.append(Draft(LOBBY_POST, payload={ANEW: True}))
    elif (
        not over
        # Nobody can come any more once it is sealed, and that is said before anything else.
        and (sealed or not (linked and posted))
        and (
            before is None or after.phase == LOBBY or before.phase != after.phase or _sitting(before) != _sitting(after)
        )
    ):
        drafts.append(Draft(LOBBY_POST))
    if threaded:
        drafts.append(Draft(THREAD))
    if linked:
        # The post leads to the thread as soon as there is one, and not before.
        drafts.append(Draft(LOBBY_POST, payload={LINKED: True}))
    if sealed:
        drafts.append(Draft(SEALS, payload={START: fairness.start_seal(after)}))
    drafts += [Draft(NOTICE, int(told.get(OFFERS, 0)), told) for told in (*offers_over(before, after), *notices)]
    called: tuple[int, ...] = ()
    if over:
        if not after.trouble:
            drafts.append(Draft(FINAL, payload={CALLED: [user for user in after.people if user != by]}))
        # It tells the result, and leads to the post that was before it.
        drafts.append(Draft(LOBBY_POST))
    elif started or fresh or (before is not None and before.phase == CANCELLED and after.phase == RUNNING):
        called = after.people
        drafts.append(Draft(TURN, payload={CALLED: [*_awaited(after)], DEALT: started}))
    else:
        called = newly_awaited(before, after, by)
        if turned(before, after) or progress.taken_up(before, after):
            drafts.append(Draft(TURN, payload={CALLED: [*called]}))
        elif called or _waits(before) != _waits(after) or _times(before) != _times(after):
            if called:
                drafts.append(Draft(NUDGE, after.revision, {CALLED: [*called]}))
            drafts.append(Draft(WAIT))
        drafts += [*_reminding(before, after, by), *_alarming(before, after)]
    joined = _joined(before, after, (started and not shown) or fresh)
    if joined:
        drafts.append(Draft(MEMBERS, payload={USERS: joined}))
    for told in notices:
        if told["key"] in (*AT_STAKE, ASKED_TO_COME):
            drafts.append(Draft(CALL, told["data"]["user"], told, lane=told["data"]["user"]))
    drafts += [Draft(CALL, user, told, lane=user) for user, told in plans.told(before, after)]
    return (*drafts, *_hands(before, after, called))


def _joined(before: Table | None, after: Table, begun: bool) -> list[int]:
    """Who has to be made a member of the thread: everybody when there is a new one, later whoever takes a seat."""
    if begun or (before is not None and before.thread is None and after.thread is not None and after.phase == LOBBY):
        # In a forum it is there before the game begins.
        return [*after.people]
    there = after.thread is not None and after.phase in (LOBBY, RUNNING)
    return [user for user in after.people if before is None or user not in before.people] if there else []


def _reminding(before: Table | None, after: Table, by: int | None) -> list[Draft]:
    """A line for those who are to be reminded, of exactly what they are waited for now."""
    late = reminders.newly(before, after)
    if not late:
        return []
    waits = [[wait.user, wait.acted] for wait in late]
    since = min(wait.opened for wait in late)
    payload = {CALLED: [wait.user for wait in late], WAITS: waits, SINCE: since, BY: by or 0}
    return [Draft(NUDGE, after.revision, payload)]


def _alarming(before: Table | None, after: Table) -> list[Draft]:
    """A line and a direct message for those whose time is nearly over."""
    found = [(wait, end) for wait in clocks.alarmed(before, after) if (end := clocks.end(after, wait)) is not None]
    if not found:
        return []
    waits = {wait.user: [wait.user, wait.acted] for wait, _ in found}
    line = {CALLED: [*waits], WAITS: [*waits.values()], SINCE: min(wait.opened for wait, _ in found), BY: 0}
    letters = [
        Draft(
            CALL, wait.user, {**notice(ALARMED, **at(end)), CALLED: [wait.user], WAITS: [waits[wait.user]]},
            lane=wait.user,
        )
        for wait, end in found
    ]  # fmt: skip
    return [Draft(NUDGE, after.revision, {**line, LATE: True}), *letters]


def afresh(table: Table) -> tuple[Draft, ...]:
    """What shows how a table stands, whatever has been posted before."""
    if table.phase != LOBBY:
        return (Draft(TURN, payload={CALLED: [*_awaited(table)]}),)
    waits = fairness.awaits_number(table)
    seals = (Draft(SEALS, payload={START: fairness.start_seal(table)}),) if waits else ()
    return (Draft(LOBBY_POST), *seals)


def went_back(table: Table, known: int) -> tuple[Draft, ...]:
    """A line for its people: whatever happened at a table after a moment has not happened."""
    said = {**notice("notice-went-back", **at(known)), USERS: [*table.people]}
    return (Draft(NOTICE, payload=said),)


def turned(before: Table | None, after: Table) -> bool:
    """Is a turn complete? Not as long as its last move may be taken back, for nobody but stand-ins would go on."""
    if before is None or before.match is None or after.match is None or after.phase != RUNNING:
        return False
    if _held(after):
        return False
    return after.rules.turn(after.match.state) > int(_told(before)["turn"])


def newly_awaited(before: Table | None, after: Table, by: int | None) -> tuple[int, ...]:
    """Whom to call: people who are waited for now and were not before. Who has just moved knows it."""
    if _held(after):
        return ()
    known = () if before is None or progress.taken_up(before, after) else _told(before)["awaited"]
    # Somebody else has answered for them, and they are asked again.
    anew = {wait.user for wait in after.waits if wait.revision == after.revision}
    anew &= {wait.user for wait in before.waits} if before is not None else set()
    return tuple(user for user in _awaited(after) if (user not in known or user in anew) and user != by)


def told_so_far(table: Table) -> Payload:
    """What people have been told of: how many turns are complete, and who was waited for."""
    turn = 0 if table.match is None else table.rules.turn(table.match.state)
    return {"turn": turn, "awaited": [*_awaited(table)]}


def _told(table: Table) -> Payload:
    dues = (table.due(THINK), table.due(GO_ON))
    earlier = {key: known for due in dues if due is not None for key, known in due.payload.items()}
    return {**told_so_far(table), **earlier}


def _held(table: Table) -> bool:
    """Does more come by itself before people are told? Who plays alone hears of all turns of stand-ins at once."""
    due = table.due(THINK)
    return table.due(GO_ON) is not None or (due is not None and len(due.payload) > 0)


def _awaited(table: Table) -> tuple[int, ...]:
    """The people a game waits for."""
    users = (table.seats[seat].user for seat in progress.waited_for(table))
    return tuple(user for user in users if user is not None)


def _sitting(table: Table) -> tuple[object, ...]:
    """What the lobby's post says about who sits where, and about the clock."""
    return (table.pace, *((info.user, info.name, info.stand_in, info.former, info.ending) for info in table.seats))


def _waits(table: Table | None) -> tuple[tuple[object, ...], ...]:
    """What the board says about who is waited for."""
    if table is None:
        return ()
    return tuple((one, table.seats[one.seat].user, table.seats[one.seat].name) for one in progress.awaited(table))


def _times(table: Table | None) -> tuple[tuple[object, ...], ...]:
    """What it says about how long they have."""
    if table is None or table.phase != RUNNING:
        return ()
    ends = [(wait.seat, wait.lapsed, clocks.end(table, wait)) for wait in table.waits]
    return (*ends, (bool(table.asleep), table.frozen, table.pauses[-1:]))


def _hands(before: Table | None, after: Table, called: tuple[int, ...]) -> list[Draft]:
    """Whose hand may look different. Who is called gets it with the link to the post, after that.

    In the lobby there is a first message, which shows early whether messages arrive at all.
    """
    new = [user for user in after.people if before is None or user not in before.people]
    if after.phase == LOBBY:
        return [Draft(HAND, user, lane=user) for user in new]
    if after.phase != RUNNING or before is None or before.match is None:
        return []
    drafts = [Draft(HAND, user, {DEALT: True}, lane=user) for user in new]
    drafts += [Draft(HAND, user, lane=user) for user in before.people if user not in after.people]
    if turned(before, after) or progress.taken_up(before, after) or _waits(before) != _waits(after):
        drafts += [Draft(HAND, user, lane=user) for user in after.people if user not in (*new, *called)]
    return drafts
