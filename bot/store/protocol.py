"""What any store must be able to do, by what it is about. The rest of the house knows no SQL.

What a store keeps are values, each in the module of its noun beside this one.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Protocol

from bot.store.call import Call
from bot.store.care import Answers, Estate, Inventory, Moderation, Oblivion
from bot.store.change import Change, CupChange
from bot.store.course import Course
from bot.store.cup import Cup, CupPhase
from bot.store.draft import Draft, Post, Row, Waiting
from bot.store.errand import Errand
from bot.store.forgotten import Forgotten
from bot.store.lease import ALL, Lease, Shards
from bot.store.mailbox import Budget, Mailbox, Shut, Valve
from bot.store.match import Line, Stored, Waited
from bot.store.news import Hear
from bot.store.occasion import Occasion
from bot.store.person import PersonRecord
from bot.store.promise import Deed, Promise
from bot.store.result import EVERYWHERE, OVERALL, Answered, Rating, Result
from bot.store.seeker import Bell, Seeker
from bot.store.server import ServerRecord
from bot.store.table import Absence, Away, Due, Phase

RESTORED = "restored"
"""Under this name a store that was put back from a copy says so, until the bot has started on it."""
OUT_OF_ORDER = "out-of-order:"
"""Under this name and a table's number a store keeps why its people were told that it cannot go on; empty: it can."""


class Games(Protocol):
    """Tables with their matches and logs: each change one commit."""

    async def commit(self, change: Change) -> int:
        """Keep a change; the table's id. Raises AlreadyDone or Overtaken, and then nothing has happened.

        Also Barred if a banned person would sit down by it, and Crowded if it opens a table too many.
        """

    async def table(self, table: int) -> Stored | None: ...

    async def revision(self, table: int) -> int | None:
        """The newest revision of a table; None: there is no such table."""

    async def find(
        self,
        *,
        thread: int | None = None,
        user: int | None = None,
        guild: int | None = None,
        phases: tuple[Phase, ...] = (),
        since: int | None = None,
        lacks: str | None = None,
    ) -> tuple[int, ...]:
        """Ids of the tables all given conditions hold for, newest first. `lacks`: nothing of this name is due there."""

    async def lines(self, table: int, after_revision: int = 0) -> tuple[Line, ...]: ...

    async def done(self, interaction: int) -> bool:
        """Has this interaction been carried out?"""

    async def newest(self) -> int:
        """When the newest commit was made; 0: there is none."""

    async def seen(self, table: int) -> Mapping[int, int]:
        """When each person has done something at a table for the last time."""

    async def waited(self, table: int) -> tuple[Waited, ...]:
        """The waits for people at a table that are over."""

    async def guilds(self, phases: tuple[Phase, ...]) -> tuple[int, ...]:
        """The servers with tables in these phases."""


class Outgoing(Protocol):
    """What must reach Discord."""

    async def posts(self, table: int) -> Mapping[tuple[str, int], Post]:
        """The newest messages by kind and target."""

    async def waiting(self, shards: Shards = ALL) -> tuple[Waiting, ...]:
        """The lanes in which something waits to reach Discord, by table; what was given up does not wait.

        Of tables whose servers belong to these shards.
        """

    async def rows(self, table: int, lane: int) -> tuple[Row, ...]:
        """What waits to reach Discord in a lane, oldest first."""

    def gone(self, gone: Forgotten) -> None:
        """Another process has forgotten somebody: what has been read here and is on its way may name them."""

    async def trying(self, row: Row, revision: int) -> None:
        """An attempt begins, showing the table at this revision; what the row carries by now is kept."""

    async def delivered(
        self, row: Row, post: Post | None, follow: tuple[Draft, ...] = (), calls: tuple[Call, ...] = ()
    ) -> None:
        """The row is done; its message, if any, is the newest of its kind. What was hushed is remembered no more.

        Of the calls that it made, those that are held back are due when they may go out.
        """

    async def put_off(self, row: Row, follow: tuple[Draft, ...] = ()) -> None:
        """Keep when the row is due, what went wrong so far, what Discord said and what its first attempt showed."""

    async def spoke(self, row: Row, follow: tuple[Draft, ...] = (), calls: tuple[Call, ...] = ()) -> None:
        """Keep which message has called people for a row, and that it has. Its nonce is another one from now on."""

    async def give_up(self, row: Row, reason: str, follow: tuple[Draft, ...] = ()) -> None:
        """The row waits no longer, but is kept for whoever looks after the bot; it is due since that moment."""

    async def drop(self, row: Row, heir: Row | None = None) -> None:
        """The row needs not be delivered any more; another row keeps what it had to carry besides."""


class Dues(Protocol):
    """What is due and when to look, and when the host was away."""

    async def next_look(self, shards: Shards = ALL) -> int | None:
        """The earliest moment at which something of these shards is due or to be looked at again."""

    async def due(self, now: int, shards: Shards = ALL) -> tuple[tuple[int, Due], ...]:
        """What is to be looked at by now, with its table, earliest first; table 0: of no single one.

        Of servers that belong to these shards; what is of no server belongs to shard 0.
        """

    async def look_again(self, table: int, due: Due, at: int) -> None:
        """Look at it at this moment, if it still stands; when it is due does not change."""

    async def set_due(self, due: Due) -> None:
        """Something of no single table is due, unless it is known already."""

    async def put_due(self, due: Due) -> None:
        """Something of no single table is due; what was known by the same name is no more."""

    async def hasten(self, name: str, at: int) -> None:
        """What is due of no single table is due at this moment, if it would have been later."""

    async def drop_due(self, name: str) -> None:
        """Something of no single table is not due any more."""

    async def absences(self) -> tuple[Absence, ...]:
        """When the host was away, oldest first."""

    async def add_absence(self, absence: Absence) -> None:
        """Told again with the same begin it may only grow."""


class Errands(Protocol):
    """Whom to call, and what is worked off about one person."""

    async def run(self, errand: Errand) -> None:
        """Keep what comes of an errand; raises Overtaken if it is not to be run any more."""

    async def calls(self, user: int, since: int, table: int = 0) -> tuple[Call, ...]:
        """The calls of a person since then, all that are held back, and those at one table."""

    async def digested(self, user: int) -> str | None:
        """The local date of a person's last digest."""


class People(Protocol):
    """What people and servers have chosen."""

    async def person(self, user: int) -> PersonRecord: ...

    async def set_person(self, person: PersonRecord) -> None: ...

    async def asked(self, users: tuple[int, ...], game: str) -> frozenset[int]:
        """Of some people those who want to be asked everything in a game."""

    async def set_asked(self, user: int, game: str, asked: bool) -> None: ...

    async def aways(self, users: tuple[int, ...]) -> tuple[Away, ...]:
        """All stretches for which some people have signed off, past and to come, by their begin."""

    async def keep_away(self, away: Away, due: Due | None) -> None:
        """A stretch, known by its person and begin, in one commit with when to look at that person's next.

        A stretch that was called off is forgotten.
        """

    async def server(self, guild: int) -> ServerRecord: ...

    async def set_server(self, server: ServerRecord) -> None: ...


class Seekers(Protocol):
    """Who looks for others to play with, and what is worked off about a whole server."""

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


class Results(Protocol):
    """How games have ended, the ratings that follow, and what records tell of people."""

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


class Cups(Protocol):
    """Cups, and the tables they open."""

    async def cup(self, cup: int) -> Cup | None: ...

    async def find_cups(self, guild: int, phases: tuple[CupPhase, ...] = ()) -> tuple[int, ...]:
        """The cups of a server, newest first."""

    async def running_cups(self) -> tuple[int, ...]:
        """All cups that are not over."""

    async def cups_of(self, person: int) -> tuple[int, ...]:
        """The cups in which somebody takes or took part, or which they have announced."""

    async def reserve(self, count: int) -> tuple[int, ...]:
        """Numbers that no other table will have."""

    async def hold_cup(self, change: CupChange) -> int:
        """Keep a change of a cup; its number. Raises AlreadyDone or Overtaken, and then nothing has happened."""


class Courses(Protocol):
    """How far people have come in the schools of the games."""

    async def course(self, user: int, game: str) -> Course | None: ...

    async def set_course(self, course: Course) -> None: ...


class Mailboxes(Protocol):
    """Where people's direct messages are, and the valve through which all processes open new ones."""

    async def mailbox(self, user: int) -> Mailbox: ...

    async def valves(self) -> Mapping[Valve, Shut]:
        """How they stand; one that is missing has never been shut."""

    async def take_opening(self, user: int, now: int, budget: Budget | None) -> int:
        """Leave to open a conversation with somebody, which is counted; 0: it is given, else seconds to wait.

        Without a budget only a valve that is shut forbids it.
        """

    async def keep_mailbox(self, user: int, channel: int) -> None:
        """A conversation is open, so the valve works. Not kept of who has been forgotten since leave was taken."""

    async def lose_mailbox(self, user: int) -> None:
        """Discord does not know the conversation any more."""

    async def shut_mailbox(self, user: int, until: int) -> None:
        """Nothing is tried with this person before that second."""

    async def shut_valve(self, valve: Valve, until: int, why: str) -> None:
        """Nothing is tried with anybody before that second."""

    async def doubt(self, valve: Valve, user: int, until: int) -> int:
        """A person is left alone until then; how many refusals in a row nobody has understood."""

    async def trust(self, valve: Valve) -> None:
        """It works again: what was refused last is over, or had to do with single people."""


class Leases(Protocol):
    """Which process looks after what; all moments are those of the database's clock."""

    async def take_lease(self, name: str, holder: str, seconds: float) -> Lease | None:
        """From now on somebody holds something for so long; None: somebody else does, and their time is not over.

        Whoever holds it already keeps its epoch.
        """

    async def renew_lease(self, lease: Lease, seconds: float) -> Lease | None:
        """For so long from now on; None: somebody else has taken it, or it was given back."""

    async def release_lease(self, lease: Lease) -> None:
        """Anybody may take it at once; what somebody else has taken stays theirs."""

    async def forget_lease(self, name: str) -> None:
        """It is wanted no more, if its time is over."""

    async def leases(self) -> tuple[Lease, ...]:
        """All that have ever been taken, by name; also those whose time is over."""

    async def identify_slot(self, key: int, apart: float = 5.0) -> float:
        """Take the next of the moments, so far apart, at which a shard with this key may be opened.

        How many seconds there are until then.
        """


class Promises(Protocol):
    """Answers that people have been promised and do not have yet."""

    async def note_promises(self, given: tuple[Promise, ...], kept: tuple[int, ...]) -> None:
        """Some were given, again or for the first time; others, by their interactions, are kept and gone.

        It may be lost if the machine dies at that moment, and costs next to nothing.
        """

    async def promises(self, run: str) -> tuple[Promise, ...]:
        """Those that other runs of the program have given, oldest first."""

    async def take_promise(self, promise: Promise, holder: str, run: str) -> bool:
        """From now on it is this run's to keep; False: somebody else has taken it, or it has been kept."""

    async def forget_promises(self, before: int) -> None:
        """Those that were given before are of no use to anybody."""

    async def came_of(self, interaction: int) -> Deed | None:
        """The commit that an interaction has led to; None: it has led to none."""


class Notes(Protocol):
    """What the house notes for itself, by a name."""

    async def meta(self, key: str) -> str | None: ...

    async def set_meta(self, key: str, value: str) -> None: ...


class Epochs(Protocol):
    """When the data went back to an earlier moment, and what is numbered since."""

    async def epoch(self) -> int:
        """The number of the present epoch; 0: the data have never gone back."""

    async def known_until(self) -> int:
        """The newest moment of which they knew when it began."""

    async def had(self, table: int, revision: int) -> bool:
        """Has a table ever been at a revision, as far as these data know? Below 0: a cup."""

    async def lost(self, moment: int) -> bool:
        """Does a moment lie in a time that is gone?"""

    async def went_back(self) -> bool:
        """Has a copy been put back since the last look? From now on nothing is numbered as in the time that is gone."""

    async def go_back(self, why: str) -> int:
        """The same where somebody says so; the number of the epoch."""

    async def lags(self, table: int, revision: int) -> bool:
        """The same where a table was at a revision for certain that it has not reached; is it so?"""

    async def untold(self, table: int | None = None) -> tuple[int, ...]:
        """The open and running tables that have not changed since to tell their people; `table`: if it is this one."""

    async def all_told(self, epoch: int) -> None:
        """Nobody needs to be told of an epoch any more; of a later one they do."""


class Store(
    Games,
    Outgoing,
    Dues,
    Errands,
    People,
    Seekers,
    Results,
    Cups,
    Moderation,
    Oblivion,
    Answers,
    Estate,
    Inventory,
    Courses,
    Mailboxes,
    Leases,
    Promises,
    Notes,
    Epochs,
    Protocol,
):
    """Every method is one step: it happens whole, survives a crash once it has returned, and may be cancelled."""

    @property
    def shared(self) -> bool:
        """May other processes work on the same data at the same time?"""

    @property
    def hindered(self) -> float:
        """Seconds for which a change has been waiting because another program holds the data; 0.0: none does."""

    def hear(self, hear: Hear) -> None:
        """From now on this is told what other processes have kept. It may miss something: whoever must know, looks."""

    async def release(self) -> None:
        """Write no more and give the data to the next; what is still being answered may be read."""

    async def close(self) -> None: ...
