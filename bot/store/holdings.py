"""What every column holds of people: declared in a `.toml` beside each file of the schema, read by whoever forgets.

A column is one of:

| Word | It holds | When a person is forgotten |
| --- | --- | --- |
| `nothing` | nothing of people; where that is not plain, with a reason: `nothing: a message` | stays |
| `own` | something about the person the row belongs to | goes with the row |
| `secret` | nothing of people, and is told to nobody | stays |
| `person` | a person's number | becomes NULL, or 0 where that is not allowed |
| `masked person` | a person's number in results and cups | becomes a number below 0: the others' figures rest on it |
| `barred person` | who may not play in the server of `guild_id` | becomes a seal by which they are known again |
| `person row` | a person's number; the row belongs to them | the row goes |
| `number suffix` | a name that may end with the number of a person or of a server | the row goes with either |
| `name of COLUMN` | the name of the person in that column | becomes "somebody", in the language of the table |
| `kept for COLUMN` | what the person in that column has said, or a salt by which it can be checked | becomes empty |
| `people json` | JSON in which people are named or called | the person is taken out |
| `people json row` | the same | as well, and the row goes if the person is its `user` or `to` |
| `people places` | a JSON list with a place for each person | the person's place stays, empty |
| `people list` | numbers of people between commas | the person is taken out |
| `people text` | a text of somebody else that may name people | the person's number and names become "somebody" |
| `words` | what people have added to the chance of a table, under 0.2 | all become empty, if the person has added one |
| `server row` | a server's number | stays; the row goes with the server |
| `table row`, `table suffix` | a table's number without a foreign key | stays; the row goes with the table |
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import resources

KINDS = frozenset(
    {
        "nothing", "own", "secret", "person", "masked person", "barred person", "person row", "number suffix",
        "people json", "people json row", "people places", "people text", "people list", "words", "server row",
        "table row", "table suffix",
    }
)  # fmt: skip
NAME, KEPT = "name of ", "kept for "
JSON = ("people json", "people json row", "people places")
Holdings = Mapping[str, Mapping[str, str]]
"""Table -> column -> what it holds."""


class Undeclared(Exception):
    """Nobody has said what a column holds, or not in words that are known."""


def declared() -> Iterator[tuple[str, str, str, str]]:
    """All declarations as (file, table, column, what it holds), in the order of the files."""
    folder = resources.files("bot.store").joinpath("schema")
    for file in sorted(folder.iterdir(), key=lambda one: one.name):
        if file.name.endswith(".toml"):
            for table, columns in tomllib.loads(file.read_text(encoding="utf-8")).items():
                for column, what in columns.items():
                    yield file.name, table, column, what


@cache
def holdings() -> Holdings:
    """What every column holds; raises Undeclared where a word is not known."""
    found: dict[str, dict[str, str]] = {}
    for file, table, column, what in declared():
        kind = what.partition(":")[0].strip()
        if kind not in KINDS and not kind.startswith((NAME, KEPT)):
            raise Undeclared(f"{file}: {table}.{column} holds {kind!r}; see bot/store/holdings.py for the words")
        if column in found.setdefault(table, {}):
            raise Undeclared(f"{file}: {table}.{column} is declared twice")
        found[table][column] = kind
    return found


def columns(table: str, *kinds: str) -> tuple[str, ...]:
    """The columns of a table that hold something of these kinds."""
    return tuple(column for column, kind in holdings()[table].items() if kind in kinds)


def names(table: str) -> tuple[tuple[str, str], ...]:
    """The columns with names, each with the column of the person who goes by it."""
    return _beside(table, NAME)


def kept(table: str) -> tuple[tuple[str, str], ...]:
    """The columns with what is kept for a person, each with the column of that person."""
    return _beside(table, KEPT)


def _beside(table: str, what: str) -> tuple[tuple[str, str], ...]:
    return tuple(
        (column, kind.removeprefix(what)) for column, kind in holdings()[table].items() if kind.startswith(what)
    )
