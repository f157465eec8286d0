"""What is kept, and what any store must be able to do. The rest of the house knows no SQL."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal, Protocol

from bot.store.charter import Act, Backlog, Charter
from bot.store.cup import Cup, CupPhase
from bot.store.forgotten import Forgotten
from bot.store.result import EVERYWHERE, OVERALL, Answered, Rating, Result
from bot.store.survey import Abandoned, Purged, Survey
from bot.store.table import Absence, Away, Due, Phase, Table
from render.looks import Palette
from render.pictures import Form
from rules.core import Event
from rules.match import Entry

Payload = Mapping[str, Any]
RESTORED = "restored"
"""Under this name a store that was put back from a copy says so, until the bot has started on it."""
MAKE_UP = "make-up"
"""The kind of what is due for somebody with calls that are held back."""
Kind = Literal[
    "lobby",
    "thread",
    "turn",
    "wait",
    "nudge",
    "hush",
    "strip",
    "hand",
    "notice",
    "final",
    "alarm",
    "call",
    "digest",
    "bell",
    "week",
    "film",
    "moved",
    "cup",
    "cup-news",
]
"""What may have to reach Discord."""


HandDms = Literal["call", "deal", "never"]
"""Hands as direct messages: with every call, only at the deal, never."""


Way = Literal["thread", "dm", "both", "digest"]
"""How somebody wants to be called: mentioned where it is played, by direct message, both, or by the daily one alone."""


class AlreadyDone(Exception):
    """This interaction has been carried out before."""


class Overtaken(Exception):
    """The table has changed since it was read."""


class TooNew(Exception):
    """The data were written by a newer version of the program."""


class Unusable(Exception):
    """The data cannot be opened; the text tells what to do."""


@dataclass(frozen=True, slots=True)
class MatchRecord:
    """A match as text: what it started from, the state at the last seal, the state now."""

    version: int
    seats: int
    seed: int
    sealed_at: int
    sealed: str
    state: str


@dataclass(frozen=True, slots=True)
class Line:
    """An entry of the log with what came of it."""

    entry: Entry
    revision: int
    """Of the table after the commit that brought it."""
    secret: bool
    """Nobody else could notice it."""
    events: tuple[Event, ...]
    made: int


@dataclass(frozen=True, slots=True)
class Draft:
    """Something that must reach Discord."""

    kind: Kind
    target: int = 0
    """A user or a message; 0 where the kind says it all."""
    payload: Payload = field(default_factory=dict)
    lane: int = 0
    """What has the same lane of a table arrives in order; a closed DM holds up nobody else."""


@dataclass(frozen=True, slots=True)
class Change:
    """One commit: all of it happens, or nothing."""

    table: Table
    """As it is afterwards, with what is due at it; id 0: a new one. Its match is kept by `match` and `lines`."""
    what: str
    by: int | None = None
    interaction: int | None = None
    match: MatchRecord | None = None
    """None: the match has not changed."""
    lines: tuple[Line, ...] = ()
    drafts: tuple[Draft, ...] = ()
    aside: tuple[Due, ...] = ()
    """Of no single table, and due from now on unless it is already."""
    found: tuple[int, ...] = ()
    """People who have found each other here: they seek nobody for this game any more."""
    result: Result | None = None
    """What the game has come to, if this ends it."""
    forgotten: Forgotten | None = None
    """Nothing at this table tells of this person any more."""
    charter: Charter | None = None
    """What the server allows, for a new table that somebody opens; None: no limit is asked for."""
    act: Act | None = None
    """It is an act of a moderator; its table is the one of the change."""
    reserved: bool = False
    """The table is new, under a number that has been kept for it."""


@dataclass(frozen=True, slots=True)
class Stored:
    """A table as it was kept; its match is still text."""

    table: Table
    match: MatchRecord | None
    log: tuple[Entry, ...]


@dataclass(frozen=True, slots=True)
class Row:
    """Something that waits to reach Discord."""

    id: int
    table: int
    kind: Kind
    target: int
    payload: Payload
    lane: int
    revision: int
    """Of the table after the commit that brought it."""
    nonce: str
    attempts: int = 0
    tried_revision: int | None = None
    """What the first attempt showed: its message may exist although nobody told us."""
    message: int | None = None
    """The message this is about: to edit, or to take the buttons from."""
    since: int = 0
    """The revision the previous picture of the board showed."""
    due: int = 0
    """Not before this second."""
    failures: int = 0
    """Unexpected errors so far; lost connections are none."""
    refusals: int = 0
    """Attempts that Discord did not permit."""
    made: int = 0
    """Since when it waits."""

    @property
    def post(self) -> str:
        """Under which kind the message is remembered."""
        return {"turn": "board", "final": "board", "wait": "board"}.get(self.kind, self.kind)


@dataclass(frozen=True, slots=True)
class Waiting:
    """A lane of a table in which something waits to reach Discord."""

    table: int
    lane: int
    newest: int
    """The id of its newest row."""


@dataclass(frozen=True, slots=True)
class Post:
    """The newest message of a kind."""

    message: int
    revision: int
    digest: str = ""
    """Of what it shows, where equal content is not worth a message."""


@dataclass(frozen=True, slots=True)
class Waited:
    """A wait for a person that is over."""

    user: int
    opened: int
    closed: int


@dataclass(frozen=True, slots=True)
class PersonRecord:
    user: int
    language: str | None = None
    """What the person has chosen."""
    locale: str | None = None
    """What the person's client spoke last."""
    dm_closed: bool = False
    hand_dms: HandDms = "call"
    """When the person's hand comes as a direct message."""
    palette: Palette | None = None
    """What private pictures look like; None: as on the server."""
    form: Form | None = None
    zone: str | None = None
    """The name of the time zone the person lives in."""
    way: Way = "thread"
    reminders: int | None = None
    """Hours between two reminders; 0: none; None: as the house does."""
    quiet: tuple[int, int] | None = None
    """Between these minutes of the day nobody calls the person."""
    digest: int | None = None
    """At this minute of the day one message tells of all tables that wait."""
    unlisted: bool = False
    """Nobody else sees the person's name in records."""


@dataclass(frozen=True, slots=True)
class Call:
    """That a person is called about a wait."""

    user: int
    table: int
    acted: int
    """Of the table when the person last did something in the wait."""
    stage: int
    """0: it is the person's turn; else the revision of the table that reminds of it."""
    made: int
    """When it went out, or was held back."""
    held: int | None = None
    """Not before this second; None: it has gone out."""
    why: str = ""
    """Why it was held back, also after it has gone out."""

    @property
    def key(self) -> tuple[int, int, int, int]:
        return self.user, self.table, self.acted, self.stage


def made_up(user: int) -> str:
    """The name of what is due while calls of a person are held back."""
    return f"{MAKE_UP}-{user}"


@dataclass(frozen=True, slots=True)
class Errand:
    """One commit about a person and no single table: what is due is worked off with all that comes of it.

    While calls of the person are held back, it is also due when the first of them may go out.
    """

    user: int
    done: Due | None = None
    """Worked off by this; if it does not stand as it was, nothing happens."""
    dues: tuple[Due, ...] = ()
    """What is due from now on; the same name again replaces it."""
    drafts: tuple[tuple[int, Draft], ...] = ()
    """What must reach Discord, each with the table it is about."""
    calls: tuple[Call, ...] = ()
    """As they are from now on."""
    dropped: tuple[Call, ...] = ()
    """Nobody needs to be called any more."""
    person: PersonRecord | None = None
    digested: str | None = None
    """The local date of which the person has been told everything."""
    made: int = 0
    """When it is run."""


@dataclass(frozen=True, slots=True)
class Week:
    """Where and when a server is told of its week."""

    channel: int
    day: int
    """0: Monday."""
    minute: int
    """Of the day."""
    zone: str
    language: str


@dataclass(frozen=True, slots=True)
class ServerRecord:
    guild: int
    palette: Palette | None = None
    """What public pictures look like."""
    week: Week | None = None
    feats: bool = True
    """What people earn beside the result is told."""
    charter: Charter = Charter()
    """What is allowed at its tables."""


@dataclass(frozen=True, slots=True)
class Ruling:
    """One commit of a moderator about no single table."""

    act: Act
    server: ServerRecord | None = None
    banned: int | None = None
    """From now on this person sits down at no table; whom they seek or want to be called by is forgotten."""
    freed: int | None = None
    due: Due | None = None
    """What is still to be done because of it; the same name again replaces it."""


@dataclass(frozen=True, slots=True)
class Bell:
    """Somebody wants to be called when a table of a game opens in a server."""

    user: int
    guild: int
    game: str
    rung: int = 0
    """When the person was last called; 0: not yet."""
    known: tuple[int, ...] = ()
    """The open tables that the person knows of."""


@dataclass(frozen=True, slots=True)
class Seeker:
    """Somebody seeks others for a game with so many seats."""

    user: int
    guild: int
    game: str
    seats: int
    made: int


@dataclass(frozen=True, slots=True)
class Occasion:
    """One commit about no single table: what is due is worked off with all that comes of it."""

    done: Due | None = None
    """Worked off by this; if it does not stand as it was, nothing happens."""
    again: Due | None = None
    """What is due from now on, in place of what had this name."""
    ended: str = ""
    """The name of what is not due any more."""
    server: ServerRecord | None = None
    drafts: tuple[tuple[int, Draft], ...] = ()
    """What must reach Discord, each with the table to which it belongs."""
    rung: tuple[Bell, ...] = ()
    """As these are from now on, if they are still wanted."""
    made: int = 0
    """When it is kept."""


@dataclass(frozen=True, slots=True)
class CupChange:
    """One commit about a cup, with the tables it opens: all of it happens, or nothing."""

    cup: Cup
    """As it is afterwards; id 0: a new one."""
    what: str
    by: int | None = None
    interaction: int | None = None
    done: Due | None = None
    """Worked off by this; if it does not stand as it was, nothing happens."""
    dues: tuple[Due, ...] = ()
    """What is due of this cup from now on; in a name `{cup}` stands for its number."""
    ended: tuple[str, ...] = ()
    """The names of what is not due any more."""
    tables: tuple[Change, ...] = ()
    drafts: tuple[Draft, ...] = ()
    act: Act | None = None
    """It is an act of a moderator."""


class Store(Protocol):
    """Every method is one step: it happens whole, survives a crash once it has returned, and may be cancelled."""

    @property
    def hindered(self) -> float:
        """Seconds for which a change has been waiting because another program holds the data; 0.0: none does."""

    async def commit(self, change: Change) -> int:
        """Keep a change; the table's id. Raises AlreadyDone or Overtaken, and then nothing has happened.

        Also Barred if a banned person would sit down by it, and Crowded if it opens a table too many.
        """

    async def table(self, table: int) -> Stored | None: ...

    async def find(
        self,
        *,
        thread: int | None = None,
        user: int | None = None,
        guild: int | None = None,
        phases: tuple[Phase, ...] = (),
        since: int | None = None,
    ) -> tuple[int, ...]:
        """Ids of the tables all given conditions hold for, newest first."""

    async def lines(self, table: int, after_revision: int = 0) -> tuple[Line, ...]: ...

    async def done(self, interaction: int) -> bool:
        """Has this interaction been carried out?"""

    async def posts(self, table: int) -> Mapping[tuple[str, int], Post]:
        """The newest messages by kind and target."""

    async def waiting(self) -> tuple[Waiting, ...]:
        """The lanes in which something waits to reach Discord, by table; what was given up does not wait."""

    async def rows(self, table: int, lane: int) -> tuple[Row, ...]:
        """What waits to reach Discord in a lane, oldest first."""

    async def trying(self, row: Row, revision: int) -> None:
        """An attempt begins, showing the table at this revision; what the row carries by now is kept."""

    async def delivered(
        self, row: Row, post: Post | None, follow: tuple[Draft, ...] = (), calls: tuple[Call, ...] = ()
    ) -> None:
        """The row is done; its message, if any, is the newest of its kind. What was hushed is remembered no more.

        Of the calls that it made, those that are held back are due when they may go out.
        """

    async def put_off(self, row: Row, follow: tuple[Draft, ...] = ()) -> None:
        """Keep when the row is due, what went wrong so far and what its first attempt showed."""

    async def give_up(self, row: Row, reason: str) -> None:
        """The row waits no longer, but is kept for whoever looks after the bot; it is due since that moment."""

    async def drop_all(self, but: tuple[str, ...]) -> None:
        """Nothing waits to reach Discord any more but rows of these kinds."""

    async def drop(self, row: Row, heir: Row | None = None) -> None:
        """The row needs not be delivered any more; another row keeps what it had to carry besides."""

    async def next_look(self) -> int | None:
        """The earliest moment at which something is due or to be looked at again."""

    async def due(self, now: int) -> tuple[tuple[int, Due], ...]:
        """What is to be looked at by now, with its table, earliest first; table 0: of no single one."""

    async def look_again(self, table: int, due: Due, at: int) -> None:
        """Look at it at this moment, if it still stands; when it is due does not change."""

    async def set_due(self, due: Due) -> None:
        """Something of no single table is due, unless it is known already."""

    async def hasten(self, name: str, at: int) -> None:
        """What is due of no single table is due at this moment, if it would have been later."""

    async def drop_due(self, name: str) -> None:
        """Something of no single table is not due any more."""

    async def absences(self) -> tuple[Absence, ...]:
        """When the host was away, oldest first."""

    async def add_absence(self, absence: Absence) -> None:
        """Told again with the same begin it may only grow."""

    async def aways(self, users: tuple[int, ...]) -> tuple[Away, ...]:
        """All stretches for which some people have signed off, past and to come, by their begin."""

    async def keep_away(self, away: Away, due: Due | None) -> None:
        """A stretch, known by its person and begin, in one commit with when to look at that person's next.

        A stretch that was called off is forgotten.
        """

    async def run(self, errand: Errand) -> None:
        """Keep what comes of an errand; raises Overtaken if it is not to be run any more."""

    async def calls(self, user: int, since: int, table: int = 0) -> tuple[Call, ...]:
        """The calls of a person since then, all that are held back, and those at one table."""

    async def digested(self, user: int) -> str | None:
        """The local date of a person's last digest."""

    async def newest(self) -> int:
        """When the newest commit was made; 0: there is none."""

    async def seen(self, table: int) -> Mapping[int, int]:
        """When each person has done something at a table for the last time."""

    async def waited(self, table: int) -> tuple[Waited, ...]:
        """The waits for people at a table that are over."""

    async def guilds(self, phases: tuple[Phase, ...]) -> tuple[int, ...]:
        """The servers with tables in these phases."""

    async def person(self, user: int) -> PersonRecord: ...

    async def asked(self, users: tuple[int, ...], game: str) -> frozenset[int]:
        """Of some people those who want to be asked everything in a game."""

    async def set_asked(self, user: int, game: str, asked: bool) -> None: ...

    async def set_person(self, person: PersonRecord) -> None: ...

    async def server(self, guild: int) -> ServerRecord: ...

    async def set_server(self, server: ServerRecord) -> None: ...

    async def bells(self, guild: int) -> tuple[Bell, ...]:
        """Who wants to be called when a table opens in a server."""

    async def set_bell(self, bell: Bell) -> None:
        """What is wanted already stays as it is."""

    async def drop_bells(self, user: int, guild: int, game: str | None = None) -> None:
        """A person is called no more in a server; without a game, for none."""

    async def seekers(self, guild: int, since: int) -> tuple[Seeker, ...]:
        """Who has begun to seek others in a server since then, the most patient first."""

    async def set_seeker(self, seeker: Seeker) -> None: ...

    async def drop_seeker(self, user: int, guild: int, game: str) -> None: ...

    async def drop_seekers(self, before: int) -> None:
        """Wishes of this age are over."""

    async def hold(self, occasion: Occasion) -> None:
        """Keep what comes of something due; raises Overtaken if it is not due any more."""

    # Results and ratings

    async def result(self, table: int) -> Result | None:
        """How a table has ended; None: it has not, was broken off, or was brought in from a file."""

    async def results(
        self, *, guild: int | None = None, game: str | None = None, person: int | None = None, uncounted: bool = False
    ) -> tuple[Result, ...]:
        """The results all given conditions hold for, in the order of their ends. `uncounted`: not yet in the ratings.

        `person`: who had a part in them, whatever it was.
        """

    async def unsettled(self) -> tuple[int, ...]:
        """Finished tables that have no result yet: those of earlier versions."""

    async def ended(self, table: int) -> int:
        """When a finished game ended, whatever has been done at its table since."""

    async def keep_result(self, result: Result) -> None:
        """The result of a table, in place of the one that was kept; its ratings are to be counted anew."""

    async def keep_all(self, results: tuple[Result, ...]) -> None:
        """These are all results; all ratings are to be counted anew."""

    async def standing(self, guild: int, game: str, people: Iterable[int]) -> Mapping[int, Rating]:
        """The newest ratings of some people."""

    async def ratings(
        self, guild: int = EVERYWHERE, game: str = OVERALL, person: int | None = None
    ) -> tuple[Rating, ...]:
        """All ratings of a server or everywhere, in a game or over all, in the order of the games."""

    async def counted_to(self) -> tuple[int, int]:
        """When the last game ended that the ratings hold, and its table."""

    async def keep_ratings(self, tables: tuple[int, ...], ratings: tuple[Rating, ...], anew: bool = False) -> None:
        """Ratings that come of the results of some tables. `anew`: instead of all that were kept."""

    async def names(self, guild: int, people: Iterable[int]) -> Mapping[int, str]:
        """The latest names under which some people have played in a server; those who have not are missing."""

    async def unlisted(self, people: Iterable[int]) -> frozenset[int]:
        """Of some people those whose names nobody else sees in records."""

    async def answered(self, person: int, guild: int | None, game: str | None, most: int) -> tuple[Answered, ...]:
        """The latest waits that somebody has ended by a move, or in which their time has run out."""

    async def sat(self, person: int, guild: int | None, game: str | None, most: int) -> tuple[tuple[int, str], ...]:
        """The latest tables at which somebody's part is over, with how it ended."""

    async def traces(self, user: int) -> tuple[int, ...]:
        """The tables at which anything tells of a person, oldest first."""

    async def names_of(self, user: int) -> frozenset[str]:
        """The names a person goes by."""

    async def forget_at(self, table: int, gone: Forgotten) -> None:
        """Nothing at a table tells of a person any more; its game stays as it is."""

    async def forget(self, gone: Forgotten, still: Due) -> None:
        """Nothing tells of a person any more, but that this is still due."""

    async def knows(self, user: int, but: str) -> bool:
        """Does anything tell of a person, but what is due under this name?"""

    async def sweep(self) -> None:
        """What has been deleted cannot be found in the free parts of a file either."""

    async def portrait(self, user: int) -> Mapping[str, Any]:
        """All that is kept about a person, as plain values."""

    async def servers(self) -> tuple[int, ...]:
        """The servers of which anything is kept."""

    async def purge_table(self, table: int) -> None:
        """Nothing is left of a table."""

    async def purge_server(self, guild: int) -> None:
        """Nothing is left of a server whose tables are gone."""

    async def rule(self, ruling: Ruling) -> None:
        """Keep what a moderator has decided, with the row of the audit trail."""

    async def is_banned(self, guild: int, user: int) -> bool:
        """May somebody not play in a server, also if they have been forgotten since?"""

    async def banned(self, guild: int) -> tuple[int, ...]:
        """Who is banned from the tables of a server, longest first; without those whose data were deleted."""

    async def concerning(self, guild: int, user: int) -> tuple[int, ...]:
        """The open and running tables of a server that somebody has opened, sits at, or waits for a seat at."""

    async def acts(self, guild: int, skip: int, most: int) -> tuple[Act, ...]:
        """What moderators have done in a server, the latest first."""

    async def backlog(self, table: int) -> tuple[Backlog, ...]:
        """What of a table has not reached Discord, oldest first; also what was given up."""

    async def survey(self, now: int) -> Survey:
        """The store in numbers."""

    async def abandoned(self) -> tuple[Abandoned, ...]:
        """What was given up, oldest first."""

    async def resend(self, rows: tuple[int, ...]) -> tuple[int, ...]:
        """What was given up waits again, as if it were new; which of these rows there were."""

    async def discard(self, rows: tuple[int, ...]) -> tuple[int, ...]:
        """What was given up is kept no longer; which of these rows there were."""

    async def purge(self, before: int) -> Purged:
        """What is older and of no use any more is gone: given up, or about tables that have been over for so long."""

    async def copy(self, target: Path) -> int:
        """A copy of everything at one moment, proved whole, at a place where nothing is yet; its size."""

    async def cup(self, cup: int) -> Cup | None: ...

    async def find_cups(self, guild: int, phases: tuple[CupPhase, ...] = ()) -> tuple[int, ...]:
        """The cups of a server, newest first."""

    async def running_cups(self) -> tuple[int, ...]:
        """All cups that are not over."""

    async def cups_of(self, person: int) -> tuple[int, ...]:
        """The cups in which somebody takes or took part."""

    async def reserve(self, count: int) -> tuple[int, ...]:
        """Numbers that no other table will have."""

    async def hold_cup(self, change: CupChange) -> int:
        """Keep a change of a cup; its number. Raises AlreadyDone or Overtaken, and then nothing has happened."""

    async def meta(self, key: str) -> str | None: ...

    async def set_meta(self, key: str, value: str) -> None: ...

    async def close(self) -> None: ...
