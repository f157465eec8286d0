"""One commit about a table, or about a cup with the tables it opens. Values only."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field

from bot.store.charter import Act, Charter
from bot.store.cup import Cup
from bot.store.draft import Draft
from bot.store.forgotten import Forgotten
from bot.store.match import Line, MatchRecord
from bot.store.result import Result
from bot.store.table import Due, Table


def new_key() -> int:
    """A number that nobody has had."""
    return secrets.randbits(63)


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
    key: int = field(default_factory=new_key, compare=False)
    """Tells this commit from all others, also when it has to be asked for again."""


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
    key: int = field(default_factory=new_key, compare=False)
