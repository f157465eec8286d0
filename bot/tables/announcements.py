"""What people must be told after a change of a table."""

from __future__ import annotations

from bot.store.protocol import Draft, Kind, Payload
from bot.store.table import LOBBY, RUNNING, Table
from bot.tables.notices import KEYS
from bot.tables.progress import waited_for

LOBBY_POST: Kind = "lobby"
THREAD: Kind = "thread"
TURN: Kind = "turn"
STRIP: Kind = "strip"
HAND: Kind = "hand"
NOTICE: Kind = "notice"
FINAL: Kind = "final"
ALARM: Kind = "alarm"
"""A word to the host about trouble with the table."""
CALL: Kind = "call"
"""A direct message about what is about to happen to somebody."""
ASKED = "asked"
"""In the payload of a lobby post: somebody uses the lobby, so a deleted post comes back."""
ANEW = "anew"
"""In the payload of a lobby post: the game has been brought to another place and gets a post of its own there."""


def announcements(
    before: Table | None,
    after: Table,
    notices: tuple[Payload, ...] = (),
    asked: bool = False,
    moved: bool = False,
) -> tuple[Draft, ...]:
    """In the order in which they are to arrive. `asked`: a person has wished for it; `moved`: to a new place."""
    drafts: list[Draft] = []
    started = after.match is not None and (before is None or before.match is None)
    over = before is not None and before.phase == RUNNING and after.phase != RUNNING
    if moved and after.phase == RUNNING:
        drafts.append(Draft(LOBBY_POST, payload={ANEW: True}))
        started = True
    elif before is None or after.phase == LOBBY or before.phase != after.phase or before.seats != after.seats:
        open_ = before is None or before.phase == LOBBY
        drafts.append(Draft(LOBBY_POST, payload={ASKED: True} if asked and open_ else {}))
    if started:
        drafts.append(Draft(THREAD))
    drafts += [Draft(NOTICE, payload=notice) for notice in notices]
    if over and not after.trouble:
        drafts.append(Draft(FINAL))
    elif started or turned(before, after):
        drafts.append(Draft(TURN))
    for notice in notices:
        if notice["key"] in KEYS.values():
            drafts.append(Draft(CALL, notice["data"]["user"], notice, lane=notice["data"]["user"]))
    drafts += [Draft(HAND, user, lane=user) for user in _shown(before, after)]
    return tuple(drafts)


def afresh(table: Table) -> tuple[Draft, ...]:
    """What shows how a table stands, whatever has been posted before."""
    return (Draft(LOBBY_POST) if table.phase == LOBBY else Draft(TURN),)


def turned(before: Table | None, after: Table) -> bool:
    """A turn is complete, or somebody is waited for who was not before."""
    if before is None or before.match is None or after.match is None or after.phase != RUNNING:
        return False
    rules = after.rules
    if rules.turn(before.match.state) != rules.turn(after.match.state):
        return True
    return bool(set(_awaited(after)) - set(_awaited(before)))


def _awaited(table: Table) -> tuple[int | None, ...]:
    return tuple(table.seats[seat].user for seat in waited_for(table))


def _shown(before: Table | None, after: Table) -> tuple[int, ...]:
    """Who gets the hand, or in the lobby the first message, which shows early whether messages arrive at all."""
    new = tuple(user for user in after.people if before is None or user not in before.people)
    if after.phase == LOBBY:
        return new
    if after.phase != RUNNING:
        return ()
    assert before is not None
    return after.people if before.match is None or turned(before, after) else new
