"""Why something is not kept, and why what is kept cannot be opened."""

from __future__ import annotations


class AlreadyDone(Exception):
    """This interaction has been carried out before."""


class Overtaken(Exception):
    """The table has changed since it was read."""


class TooNew(Exception):
    """The data were written by a newer version of the program."""


class Unusable(Exception):
    """The data cannot be opened; the text tells what to do."""


class Conflict(Exception):
    """A constraint of a table forbids it: something like it is there already, or what it belongs to is not there."""

    def __init__(self, table: str, unsure: bool = False) -> None:
        """`unsure`: an earlier attempt at the same may have gone through."""
        super().__init__(table)
        self.table = table
        self.unsure = unsure


class Unreachable(Exception):
    """The database does not answer; whatever was asked may be asked again later."""
