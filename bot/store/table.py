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
LapseMode = Literal["ask", "once", "seat"]
"""The others decide; a stand-in answers once; a stand-in keeps the seat."""
PauseKind = Literal["agreed", "emergency", "frozen"]
Ground = Literal["thread", "post", "chat", "full", "barred"]
"""Where a game is played: in a thread on its lobby's post, in a post of its own in a forum, or in the channel itself.

The latter where there are no threads, where the server has as many as Discord allows, and where the bot may make none.
"""
IN_THREAD: Ground = "thread"
IN_FORUM: Ground = "post"
IN_CHAT: Ground = "chat"
NO_ROOM: Ground = "full"
NO_RIGHT: Ground = "barred"
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
    roles: tuple[int, ...] = ()
    """What the person is in the server where they act."""


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
    ground: Ground = IN_THREAD


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
    reserve: int | None = None
    """Seconds saved on the clock; None: what it gives at the start."""
    paid: int = -1
    """The turn for which time was last added."""
    lapses: int = 0
    """How many times in a row the time has run out."""
    salt: str = ""
    """With it the name of whoever sits here is sealed; empty: it is not."""

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
    allowance: int = 0
    """Seconds that the person has on the clock; 0: none runs."""
    spent: int = 0
    """Seconds that had passed when the clock was set."""
    reserve: int = 0
    """What the seat had saved when it was opened."""
    paid: int = -1
    """The turn for which the seat had last got time then."""
    stage: int = 0
    """What comes next: a reminder, the alarm, the end, nothing."""
    alarmed: int = 0
    """When the alarm was given; 0: not yet."""
    lapsed: int = 0
    """When the time ran out; 0: it has not."""
    given: int = 0
    """How often the person has been given more time in it."""
    more: int = 0
    """Seconds that are being added in this commit."""


@dataclass(frozen=True, slots=True)
class Absence:
    """A stretch of time in which the host was not there to hear anybody."""

    begun: int
    ended: int


@dataclass(frozen=True, slots=True)
class Pause:
    """A stretch of time for which a table's clocks stand still."""

    begun: int
    ended: int
    kind: PauseKind
    by: int


@dataclass(frozen=True, slots=True)
class Hours:
    """When clocks run: from a time of day on for so long, on some days of the week."""

    zone: str
    """By its IANA name."""
    start: int = 0
    """Minutes after midnight."""
    length: int = 24 * 60
    """Minutes on the wall, up to a whole day."""
    days: tuple[int, ...] = (0, 1, 2, 3, 4, 5, 6)
    """The weekdays on which they begin; 0: Monday."""


@dataclass(frozen=True, slots=True)
class Pace:
    """How much time people have: somebody who is asked has what is saved, and never less than `floor`. In seconds."""

    start: int
    """Saved at the beginning."""
    bonus: int
    """Added after an answer, once a turn."""
    cap: int
    """No more can be saved."""
    floor: int
    hours: Hours | None = None
    """None: clocks run day and night."""
    lapse: LapseMode = "ask"
    """What happens when the time has run out."""
    away: bool = True
    """The clock of who has signed off stands still."""


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
class Proposal:
    """Something that one person at a table would like, and to which others have to agree."""

    number: int
    """The revision of the table that brought it: no two proposals of a table have the same."""
    kind: str
    by: int
    opened: int
    ends: int
    """When it lapses."""
    payload: Mapping[str, Any] = field(default_factory=dict)
    agreed: tuple[int, ...] = ()
    """Who has agreed, whoever proposed it first."""


@dataclass(frozen=True, slots=True)
class Tenure:
    """The time in which a person or a stand-in has had a seat of a game."""

    seat: Seat
    person: int | None
    """None: a stand-in, or somebody nobody knows any more."""
    name: str
    stand_in: str | None
    begun: int
    """The first entry of the log that may be theirs."""
    last: int | None = None
    """The last one; None: they still play."""
    turns: int | None = None
    """In which turn the game was when it ended, if anybody noted it."""
    ended: str = ""
    """How it ended."""
    sworn: str = ""
    """The name the person went by when they sat down, as it is sealed; empty: it is not, or they are forgotten."""
    salt: str = ""
    seal: str = ""
    """Of the name with its salt; it stays when both are gone."""


@dataclass(frozen=True, slots=True)
class Word:
    """What somebody has added to the chance of a table."""

    seat: int
    """Before the start."""
    user: int | None
    """None: somebody nobody knows any more."""
    said: str
    """Empty: it was deleted, or its person has not told it yet."""
    salt: str
    seal: str
    """Everybody has seen it since the word was given."""
    own: bool = False
    """The person has made the seal, and tells the word after the start."""
    told: str = ""
    """What such a word has come to for the deal; empty: it is not told yet."""


@dataclass(frozen=True, slots=True)
class Guest:
    """Somebody who waits for a seat."""

    user: int
    name: str


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
    damaged: bool = False
    """Not all that is kept of it can be read: nothing is written over that, unless it is closed."""
    dues: tuple[Due, ...] = ()
    """What is to happen here at a time, in the order of the names. Kept in the same commit as the rest."""
    waits: tuple[Wait, ...] = ()
    """Who is waited for, in the order of the seats. Kept in the same commit as the rest."""
    called: int = 0
    """When people were last called here."""
    secret: str = ""
    """What all chance comes from: sealed before the start, told after the end. Empty at tables of earlier versions."""
    words: tuple[Word, ...] = ()
    """What people have added to the secret, in the order of their seats before the start. Kept in the same commit."""
    open_words: tuple[tuple[int, str], ...] = ()
    """The same under version 0.2, which sealed no words: seat before the start -> the word, empty if it was deleted."""
    sealing: str = ""
    """What was shown when it was started (`bot.tables.fairness`): nothing of it changes any more. Empty: nothing."""
    drawn: int = 0
    """The message that showed it, with the number that the deal comes from. 0: it has none, or is not there yet."""
    drawn_in: int = 0
    """Where that message stands."""
    open_hands: bool = False
    """Agreed before the start: once the game is over, everybody may look into all hands of every turn."""
    rated: bool = False
    """Agreed before the start: the result counts for ratings."""
    ruling: int = 1
    """By which rules it does; see `bot.store.result`. Set when the game begins."""
    pace: Pace | None = None
    """None: nobody is pressed for time."""
    asleep: int = 0
    """Since when nobody has been there: no clock runs and nobody is reminded. 0: somebody is."""
    pauses: tuple[Pause, ...] = ()
    """When its clocks have stood still and will, oldest first."""
    past: tuple[Wait, ...] = ()
    """Waits that are over, but that an undo would open again."""
    proposals: tuple[Proposal, ...] = ()
    """What waits for others to agree, oldest first. Kept in the same commit as the rest."""
    tenures: tuple[Tenure, ...] = ()
    """Who has played what part of the game, in the order of the seats. Kept in the same commit as the rest."""
    queue: tuple[Guest, ...] = ()
    """Who waits for a seat before the start, first come first served. Kept in the same commit as the rest."""
    when_full: bool = False
    """It starts by itself as soon as no seat is free."""
    frozen: int = 0
    """Since when nobody moves and no clock runs, because a moderator has said so. 0: it is not so."""
    cup: int = 0
    """The cup it belongs to; 0: none."""
    hints: bool = False
    """Agreed before the start: whoever wants may ask for hints."""
    hinted: tuple[tuple[int, int], ...] = ()
    """The hints given: to which seat, after how many entries of the log."""
    ground: Ground = IN_THREAD
    """Where it is played, or is to be."""

    @property
    def lobby_channel(self) -> int:
        """Where the lobby's post stands: in a forum it is the first message of the table's own post."""
        return self.thread if self.ground == IN_FORUM and self.thread else self.channel

    @property
    def spot(self) -> Place:
        """The place for another table like this one. What stood in the way of a thread may be gone by then."""
        ground = IN_THREAD if self.ground in (NO_ROOM, NO_RIGHT) else self.ground
        return Place(self.guild, self.channel, ground)

    @property
    def asked(self) -> frozenset[Seat]:
        """The seats that want to be asked everything, without the orders of the house."""
        return frozenset(seat for seat, own in self.orders.items() if own.get(EVERYTHING) == ASK)

    @property
    def starting(self) -> bool:
        """Is it started, and not dealt yet?"""
        return self.phase == LOBBY and bool(self.sealing)

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
