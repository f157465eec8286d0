"""What a change of a table has its people told, beside the board: keys of texts with their data."""

from __future__ import annotations

from bot.store.draft import Payload
from bot.store.table import LOBBY, RUNNING, Person, SeatInfo, Table
from bot.tables import fairness, moments

KEYS = {moments.STAND_IN: "notice-grace", moments.SUCCESSOR: "notice-successor"}

REPLACING = "notice-seat-at-stake"
"""It calls whoever has a seat that a moderator has promised to somebody, who has agreed."""
PROMISED = "notice-seat-promised"
"""It calls the same person as soon as it is promised."""
AT_STAKE = (*KEYS.values(), REPLACING, PROMISED)
"""Who is called by these may lose a seat: at any hour, and in person as well."""

ASKED_TO_COME = "notice-seat-offered"
"""It calls whoever a seat is offered to, who may be nowhere near."""

CHANNEL = "channel"
"""In the payload of a notice: it is for everybody in the channel, not only for those who play."""
OFFERS = "offers"
"""In such a payload: it offers a seat, which is counted from 1, and is remembered as the post that does."""
OVER = "over"
"""In such a payload: the post that offers the seat has no buttons any more and says so."""


def notice(key: str, **data: str | int) -> Payload:
    return {"key": key, "data": data}


def at(moment: int) -> dict[str, int]:
    """A moment, and the same to tell how long it is until then."""
    return {"due": moment, "due_in": moment}


def returned(before: Table, after: Table) -> tuple[Payload, ...]:
    """A person has taken over from a stand-in in a running game."""
    if before.phase != RUNNING:
        return ()
    return tuple(
        notice("notice-returned", **left(old))
        for old, new in _pairs(before, after)
        if old.stand_in is not None and new.user is not None
    )


def handed_over(before: Table, after: Table) -> tuple[Payload, ...]:
    """A seat has gone from one person to another."""
    return tuple(
        notice("notice-handed-over", **left(old))
        for old, new in _pairs(before, after)
        if old.user is not None and new.user not in (None, old.user)
    )


def resigned(before: Table, after: Table) -> tuple[Payload, ...]:
    return tuple(notice("notice-resigned", **lost) for lost in _substituted(before, after))


def removed(before: Table, after: Table) -> tuple[Payload, ...]:
    """A moderator has taken a seat of a running game from somebody."""
    if before.phase != RUNNING:
        return ()
    return tuple(notice("notice-removed", **lost) for lost in _substituted(before, after))


def replaced(before: Table, after: Table) -> tuple[Payload, ...]:
    """A stand-in has taken the seat of somebody who may come back."""
    return tuple(notice("notice-replaced", **lost) for lost in _substituted(before, after))


def closed(before: Table, after: Table) -> tuple[Payload, ...]:
    """The host has closed a table that was out of order."""
    return (notice("notice-closed-out-of-order"),) if before.phase == RUNNING else ()


def graces(before: Table, after: Table, by: Person) -> tuple[Payload, ...]:
    """Somebody is to lose a seat, and is called."""
    told: list[Payload] = []
    for due in after.dues:
        if due in before.dues:
            continue
        if due.kind in KEYS:
            person, seat, to = int(due.payload["user"]), moments.seat_of(due), int(due.payload.get("to", 0))
            key = REPLACING if to and after.seats[seat].user == person else KEYS[due.kind]
            told.append(notice(key, user=person, seat=seat, by_user=by.id, to_user=to, **at(due.at)))
    return tuple(told)


def called_off(before: Table, after: Table) -> tuple[Payload, ...]:
    """Whoever wanted a seat to change hands has thought better of it."""
    return tuple(
        notice("notice-called-off", seat=moments.seat_of(due))
        for due in before.dues
        if due.kind in (*KEYS, moments.OFFER) and after.due(due.name) is None and before.seats == after.seats
    )


def offers_over(before: Table | None, after: Table) -> tuple[Payload, ...]:
    """Seats that were offered and are not any more: the posts about them say so."""
    known = () if before is None else before.dues
    over = [due for due in known if due.kind == moments.OFFER and due not in after.dues]
    return tuple(
        {
            **notice("notice-offer-over"), OFFERS: moments.seat_of(due) + 1, OVER: True,
            **({} if due.payload["to"] else {CHANNEL: True}),
        }
        for due in over
    )  # fmt: skip


def called_up(before: Table, after: Table) -> tuple[Payload, ...]:
    """A seat has become free before the start, and somebody who has waited for one has it."""
    waited = {guest.user for guest in before.queue}
    return tuple(
        notice("notice-called-up", user=new.user, seat=new.seat)
        for old, new in (_pairs(before, after) if before.phase == after.phase == LOBBY else ())
        if new.user is not None and new.user != old.user and new.user in waited
    )


def start_undone(before: Table, after: Table) -> tuple[Payload, ...]:
    """A start has been called off before its deal, or cannot be shown: the table is open as before."""
    undone = before.starting and after.phase == LOBBY and not after.starting
    return (notice("notice-start-undone", user=after.owner),) if undone else ()


def words_due(before: Table, after: Table) -> tuple[Payload, ...]:
    """All is sealed and shown: whoever has made a seal of their own is to tell the word behind it."""
    waited = before.starting and not fairness.awaits_number(before)
    people = [] if waited or fairness.awaits_number(after) else [one.user for one in fairness.untold(after)]
    return ({**notice("notice-word-due"), "users": people},) if people else ()


def shown_up(before: Table, after: Table, by: Person | None) -> tuple[Payload, ...]:
    """Somebody who was to lose the seat is here: a grace has ended without effect."""
    return tuple(
        notice("notice-still-here", seat=moments.seat_of(due))
        for due in before.dues
        if due.kind in KEYS
        and before.seats[moments.seat_of(due)].user == due.payload["user"]
        and by is not None
        and due.payload["user"] == by.id
        and after.due(due.name) is None
        and after.phase == RUNNING
        and after.seat_of(by.id) is not None
    )


def left(old: SeatInfo) -> dict[str, str | int]:
    """Who has had a seat: the name never goes without the number. 0: a stand-in."""
    return {"seat": old.seat, "former": old.name, "former_user": old.user or 0}


def _substituted(before: Table, after: Table) -> tuple[dict[str, str | int], ...]:
    return tuple(left(old) for old, new in _pairs(before, after) if old.user is not None and new.stand_in is not None)


def _pairs(before: Table, after: Table) -> tuple[tuple[SeatInfo, SeatInfo], ...]:
    return tuple(zip(before.seats, after.seats, strict=True))
