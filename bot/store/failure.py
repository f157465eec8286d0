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
