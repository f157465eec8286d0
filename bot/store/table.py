"""A table as people see it: who sits where, what is played, how far it has come. Values only."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Literal

from render.looks import Palette
from render.pictures import Form
from rules import registry
from rules.core import AnyRules, Event, Seat
from rules.match import Match

Phase = Literal["lobby", "running", "finished", "cancelled"]
Access = Literal["public", "invited"]
LOBBY: Phase = "lobby"
RUNNING: Phase = "running"
FINISHED: Phase = "finished"
CANCELLED: Phase = "cancelled"
EVERYTHING, ASK = "*", "ask"
"""The order of somebody who wants to be asked everything; the order that leaves one question to the person."""


@dataclass(frozen=True, slots=True)
class Person:
    """Who acts."""

    id: int
    name: str
    language: str = "en"
    moderator: bool = False
    """May manage the server or its messages."""
    deputy: bool = False
    """May do what the host of the table may: the host has vanished."""


@dataclass(frozen=True, slots=True)
class Taste:
    """How pictures look."""

    palette: Palette = "day"
    form: Form = "full"


@dataclass(frozen=True, slots=True)
class Place:
    """Where a table is opened."""

    guild: int
    channel: int


@dataclass(frozen=True, slots=True)
class SeatInfo:
    """One seat: a person, a stand-in, or free (neither)."""

    seat: Seat
    user: int | None = None
    name: str = ""
    stand_in: str | None = None
    """Which kind of stand-in plays here."""
    former: int | None = None
    """The person a stand-in has replaced; may come back."""
    ending: bool = False
    """Agrees to end the game now."""
    since: int = 0
    """When whoever sits here took the seat."""

    @property
    def free(self) -> bool:
        return self.user is None and self.stand_in is None


@dataclass(frozen=True, slots=True)
class Due:
    """Something that is to happen at a time."""

    name: str
    """Unique at its table: the same name again replaces it."""
    kind: str
    at: int
    """The moment, if the host is there all the while."""
    since: int | None = None
    """Since when people have had time; while the host is away, their time stands still. None: the moment is fixed."""
    payload: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Wait:
    """A person whom a running game waits for."""

    seat: Seat
    user: int
    opened: int
    """Since when."""
    revision: int
    """Of the table after the commit that opened it: no two waits of a seat have the same."""
    heard: int = 0
    """When the person last did something in it; at first when it was opened."""
    acted: int = 0
    """The revision at which that was."""
    shared: bool = False
    """Somebody else was waited for at the same time."""
    reminded: int = 0
    """When the person was last reminded; 0: not yet."""
    nudged: int = 0
    """When another person last had them reminded; 0: not yet."""


@dataclass(frozen=True, slots=True)
class Absence:
    """A stretch of time in which the host was not there to hear anybody."""

    begun: int
    ended: int


@dataclass(frozen=True, slots=True)
class Away:
    """A stretch of time for which a person has signed off: nobody calls them then, and their time stands still."""

    user: int
    begun: int
    back: int
    """When the person means to be back: whole days of 24 hours after the begin."""
    ended: int | None = None
    """When the person came back before that; at the begin: it was called off."""

    @property
    def end(self) -> int:
        """Until when the stretch really lasts."""
        return self.back if self.ended is None else max(self.begun, min(self.ended, self.back))

    def holds(self, now: int) -> bool:
        return self.begun <= now < self.end


@dataclass(frozen=True, slots=True)
class Table:
    id: int
    guild: int
    channel: int
    thread: int | None
    game: str
    options: Mapping[str, str]
    language: str
    access: Access
    invited: tuple[int, ...]
    owner: int
    phase: Phase
    revision: int
    """Grows by one with every commit that changes the table."""
    seats: tuple[SeatInfo, ...]
    match: Match[Any] | None
    """None in the lobby, and at a table that is out of order."""
    created: int
    updated: int
    orders: Mapping[Seat, Mapping[str, str]] = field(default_factory=dict)
    """Standing orders: seat -> decision key -> name of the order."""
    trouble: str = ""
    """Why the table is out of order: its match cannot be read or gone on with. Its host can only close it."""
    dues: tuple[Due, ...] = ()
    """What is to happen here at a time, in the order of the names. Kept in the same commit as the rest."""
    waits: tuple[Wait, ...] = ()
    """Who is waited for, in the order of the seats. Kept in the same commit as the rest."""
    called: int = 0
    """When people were last called here."""
    secret: str = ""
    """What all chance comes from: sealed before the start, told after the end. Empty at tables of earlier versions."""
    words: tuple[tuple[int, str], ...] = ()
    """Seat before the start -> what its person has added to the secret."""
    open_hands: bool = False
    """Agreed before the start: once the game is over, everybody may look into all hands of every turn."""

    @property
    def asked(self) -> frozenset[Seat]:
        """The seats that want to be asked everything, without the orders of the house."""
        return frozenset(seat for seat, own in self.orders.items() if own.get(EVERYTHING) == ASK)

    @property
    def rules(self) -> AnyRules:
        return registry.GAMES[self.game]

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(info.name for info in self.seats)

    @property
    def people(self) -> tuple[int, ...]:
        """The users who sit here, in the order of the seats."""
        return tuple(info.user for info in self.seats if info.user is not None)

    def seat_of(self, user: int) -> Seat | None:
        return next((info.seat for info in self.seats if info.user == user), None)

    def due(self, name: str) -> Due | None:
        return next((due for due in self.dues if due.name == name), None)

    def with_due(self, due: Due) -> Table:
        return replace(self, dues=tuple(sorted((*self.without_due(due.name).dues, due), key=lambda one: one.name)))

    def without_due(self, name: str) -> Table:
        return replace(self, dues=tuple(due for due in self.dues if due.name != name))

    def may_join(self, user: int) -> bool:
        return self.access == "public" or user == self.owner or user in self.invited


@dataclass(frozen=True, slots=True)
class Played:
    """What a move led to."""

    table: Table
    events: tuple[Event, ...]
    """All of this move and of what followed; `to` tells who may read each."""
    auto: bool
    """Something happened by itself afterwards: stand-ins, standing orders, forced moves."""
