"""What every column holds of people: declared in a `.toml` beside each file of the schema, read by whoever forgets.

A person is a number. What may hold a person's name says whose it is: it is found by that number, never by itself.
A column is one of:

| Word | It holds | When a person is forgotten |
| --- | --- | --- |
| `nothing` | nothing of people; where that is not plain, with a reason: `nothing: a message` | stays |
| `own` | something about the person the row belongs to | goes with the row |
| `of COLUMN` | something about the person in that column | stays |
| `several` | what several people have done, without saying who | stays |
| `secret` | nothing of people, and is told to nobody | stays |
| `person` | a person's number | becomes NULL, or 0 where that is not allowed |
| `masked person` | a person's number in results and cups | becomes a number below 0: the others' figures rest on it |
| `barred person` | who may not play in the server of `guild_id` | becomes a seal by which they are known again |
| `person row` | a person's number; the row belongs to them | the row goes |
| `person suffix` | a name that ends with a person's number; the row belongs to them | the row goes |
| `name of COLUMN` | the name of the person in that column | becomes "somebody", in the language of the table |
| `kept for COLUMN` | what the person in that column has said, or a salt by which it can be checked | becomes empty |
| `text of COLUMN, …` | what people write about those in these columns, or at their tables | names become "somebody" |
| `people json` | JSON in which people stand at the paths that follow: see `bot/store/paths.py` | they are taken out |
| `people shown` | JSON of what a post shows, in which people are named | becomes empty; who needs it reads Discord |
| `people list` | numbers of people between commas | the person is taken out |
| `words` | what people have added to the chance of a table, under 0.2 | all become empty, if the person has added one |
| `server row` | a server's number | stays; the row goes with the server |
| `table row`, `table suffix` | a table's number without a foreign key | stays; the row goes with the table |

Where it depends on another column, as on the kind of a row, that is named: `person row by kind: hand, call`, and for
`people json by kind:` a line for each: `hush: row user`. Of a name with a colon what stands before it counts.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import resources

from bot.store.paths import Path, parsed

KINDS = frozenset(
    {
        "nothing", "own", "several", "secret", "person", "masked person", "barred person", "person row",
        "person suffix", "people json", "people shown", "people list", "words", "server row", "table row",
        "table suffix",
    }
)  # fmt: skip
NAME, TEXT, OF, KEPT, JSON = "name of ", "text of ", "of ", "kept for ", "people json"
PERSONS = ("person", "masked person", "barred person", "person row")
"""Kinds of columns with a person's number."""
BY = " by "


class Undeclared(Exception):
    """Nobody has said what a column holds, or not in words that are known."""


@dataclass(frozen=True, slots=True)
class Held:
    """What a column holds."""

    kind: str
    of: tuple[str, ...] = ()
    """The columns with the people to whom it belongs."""
    by: str = ""
    """The column on which it depends; empty: it is always so."""
    only: frozenset[str] = frozenset()
    """Where it depends on a column: at these values."""
    paths: Mapping[str, tuple[Path, ...]] = field(default_factory=dict)
    """Where people stand in JSON, by the value of that column; empty: in every row."""

    def at(self, value: object) -> tuple[Path, ...]:
        """Where people stand in the JSON of a row with this value in the column on which it depends."""
        return self.paths.get(str(value).partition(":")[0] if self.by else "", ())

    def knows(self, value: object) -> bool:
        """Is it declared what the JSON of a row with this value holds?"""
        return not self.by or str(value).partition(":")[0] in self.paths


Holdings = Mapping[str, Mapping[str, Held]]
"""Table -> column -> what it holds."""


def declared() -> Iterator[tuple[str, str, str, str]]:
    """All declarations as (file, table, column, what it holds), in the order of the files."""
    folder = resources.files("bot.store").joinpath("schema")
    for file in sorted(folder.iterdir(), key=lambda one: one.name):
        if file.name.endswith(".toml"):
            for table, columns_ in tomllib.loads(file.read_text(encoding="utf-8")).items():
                for column, what in columns_.items():
                    yield file.name, table, column, what


@cache
def holdings() -> Holdings:
    """What every column holds; raises Undeclared where a word is not known."""
    found: dict[str, dict[str, Held]] = {}
    for file, table, column, what in declared():
        try:
            held = _held(what)
        except ValueError:
            known = "see bot/store/holdings.py for the words"
            raise Undeclared(f"{file}: {table}.{column} holds {what!r}; {known}") from None
        if column in found.setdefault(table, {}):
            raise Undeclared(f"{file}: {table}.{column} is declared twice")
        found[table][column] = held
    return found


def _held(what: str) -> Held:
    head, _, rest = (one.strip() for one in what.partition(":"))
    for begins in (NAME, TEXT, OF, KEPT):
        if head.startswith(begins):
            columns_ = tuple(one.strip() for one in head.removeprefix(begins).split(","))
            return Held(begins.strip(), columns_)
    kind, _, by = head.partition(BY)
    if kind not in KINDS or ((by or kind == JSON) and not rest):
        raise ValueError(what)
    if kind == JSON:
        return Held(kind, (), by, frozenset(), _paths(rest) if by else {"": parsed(rest)})
    return Held(kind, (), by, frozenset(one.strip() for one in rest.split(",")) if by else frozenset())


def _paths(text: str) -> Mapping[str, tuple[Path, ...]]:
    """A line for each value, or for several that are alike."""
    found: dict[str, tuple[Path, ...]] = {}
    for line in text.splitlines():
        values, colon, paths = line.partition(":")
        if not colon:
            raise ValueError(line)
        for value in values.split(","):
            found[value.strip()] = parsed(paths)
    return found


def columns(table: str, *kinds: str) -> tuple[str, ...]:
    """The columns of a table that hold something of these kinds."""
    return tuple(column for column, held in holdings()[table].items() if held.kind in kinds)


def names(table: str) -> tuple[tuple[str, str], ...]:
    """The columns with names, each with the column of the person who goes by it."""
    return _beside(table, NAME)


def kept(table: str) -> tuple[tuple[str, str], ...]:
    """The columns with what is kept for a person, each with the column of that person."""
    return _beside(table, KEPT)


def _beside(table: str, what: str) -> tuple[tuple[str, str], ...]:
    return tuple((column, held.of[0]) for column, held in holdings()[table].items() if held.kind == what.strip())


def where(held: Held) -> str:
    """In SQL: a condition for the rows in which a column holds this; `AND` before it."""
    if not held.by or held.kind == JSON:
        return ""
    values = ", ".join(f"'{one}'" for one in sorted(held.only))
    return f" AND {held.by} IN ({values})"


def paths(table: str, column: str, value: object = "") -> tuple[Path, ...]:
    """Where people stand in the JSON of a column; `value`: of the column on which that depends."""
    return holdings()[table][column].at(value)
