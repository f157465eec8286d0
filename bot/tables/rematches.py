"""Once more with the same people: a lobby in which a seat waits for each of them."""

from __future__ import annotations

import json
from dataclasses import replace

from bot.store.draft import Payload
from bot.store.table import CANCELLED, FINISHED, LOBBY, Person, SeatInfo, Table
from bot.tables import lobbies, notices
from bot.tables import seats as seating
from bot.tables.refusals import refused
from rules.agreement import agreed
from rules.core import Seat

Places = tuple[int | None, ...]
"""For each seat the person it waits for; None: a stand-in's."""


def known_as(table: int) -> str:
    """Under this name the store knows the lobby that follows a game."""
    return f"rematch:{table}"


def places_of(table: int) -> str:
    """Under this name the store knows for whom the seats of such a lobby wait."""
    return f"places:{table}"


def again(old: Table, by: Person, now: int) -> tuple[Table, Places]:
    """A lobby like that of a game that is over, opened by one of its people. The seats move on by one."""
    if old.phase not in (FINISHED, CANCELLED) or old.match is None:
        raise refused("not-over")
    order = old.seats[1:] + old.seats[:1]
    places = tuple(info.user for info in order)
    table = lobbies.opened(
        by, old.spot, old.game, len(order), agreed(old.options), old.language, old.access,
        tuple(user for user in old.people if user != by.id), now, old.open_hands, rated=old.rated, hints=old.hints,
    )  # fmt: skip
    table = replace(table, pace=old.pace, seats=tuple(SeatInfo(Seat(n)) for n in range(len(order))))
    table = seating.seated(table, Seat(places.index(by.id)), by)
    for seat, info in enumerate(order):
        if info.stand_in is not None:
            table = seating.substituted(table, Seat(seat), info.stand_in, keep=False)
    return table, places


def call(table: Table, by: Person, places: Places) -> tuple[Payload, ...]:
    """One call for all who are to come."""
    others = [user for user in places if user not in (None, by.id)]
    if not others:
        return ()
    people = " ".join(f"<@{user}>" for user in others)
    return ({**notices.notice("notice-rematch", by_user=by.id, people=people), "users": others},)


def place(table: Table, by: Person, places: Places) -> Seat | None:
    """The seat that waits for somebody, if it is still free; anybody else takes whichever is."""
    if table.phase != LOBBY or by.id not in places:
        return None
    seat = Seat(places.index(by.id))
    return seat if table.seats[seat].free else None


def full(table: Table) -> bool:
    return table.phase == LOBBY and not any(info.free for info in table.seats)


def order(table: Table) -> tuple[int, ...]:
    """The seats stay as they are; free ones are left out."""
    return tuple(info.seat for info in table.seats if not info.free)


def written(places: Places) -> str:
    return json.dumps(places)


def read(text: str | None) -> Places:
    return tuple(json.loads(text)) if text else ()
