"""What a file tells by which all else in it is bound: the start that was shown, seals, and what is behind them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from bot.tables.export import OPENED
from bot.tables.seals import Statement


@dataclass(frozen=True, slots=True)
class Sitter:
    """Who has had a seat: a person by the seal of a name, or a stand-in."""

    seat: int
    begun: int
    last: int | None
    ended: str
    name: str = ""
    """The seal."""
    stand_in: str = ""
    called: str = ""


@dataclass(frozen=True, slots=True)
class Shown:
    """A seat as it was shown when the table was started: a person by seals, or a stand-in."""

    seat: int
    """Before the start."""
    name: str
    word: str
    own: str
    """The seal of a word that its person has made."""
    stand_in: str


@dataclass(frozen=True, slots=True)
class Bound:
    """What a file tells by which everything else in it is bound."""

    start: Statement
    number: int
    """That Discord gave to the post with the seals; 0: there was none."""
    post: str
    told: tuple[str, ...]
    opened: Mapping[str, tuple[str, str]]
    """Of seals the salt and the text."""
    seats: tuple[Shown, ...]
    sitters: tuple[Sitter, ...]
    rows: tuple[Mapping[str, Any], ...]
    """Head, entries and end as they stand in the file. Any: JSON."""

    @property
    def words(self) -> tuple[tuple[int, str], ...]:
        """Seat before the start, and the word of whoever sat there, as far as it is told."""
        seals = [(one.seat, one.word or one.own) for one in self.seats]
        return tuple((seat, self.opened[seal][1]) for seat, seal in seals if seal in self.opened)

    @property
    def names(self) -> Mapping[int, str]:
        """What whoever had a seat last is called; empty: it was deleted."""
        return {one.seat: one.called or self.opened.get(one.name, ("", ""))[1] for one in self.sitters}


def bound(head: Mapping[str, Any], moves: Sequence[Mapping[str, Any]], end: Mapping[str, Any]) -> Bound:
    """From the rows of a file; raises what a value of another kind raises."""
    start = dict(head["start"])
    opened = {str(seal): (str(salt), str(text)) for seal, (salt, text) in dict(head[OPENED]).items()}
    return Bound(
        start, _number(head["number"]), str(head["post"]), tuple(str(one) for one in head["told"]), opened,
        tuple(_shown(one) for one in start["seats"]), tuple(_sitter(one) for one in end["sitters"]),
        (head, *moves, end),
    )  # fmt: skip


def _shown(one: Mapping[str, Any]) -> Shown:
    name, word, own, stand_in = (str(one.get(what, "")) for what in ("name", "word", "own", "stand_in"))
    return Shown(int(one["seat"]), name, word, own, stand_in)


def _sitter(one: Mapping[str, Any]) -> Sitter:
    last = one["to"]
    return Sitter(
        int(one["seat"]), int(one["from"]), None if last is None else int(last), str(one["ended"]),
        str(one.get("name", "")), str(one.get("stand_in", "")), str(one.get("called", "")),
    )  # fmt: skip


def _number(found: Any) -> int:
    """Of a message; 0: of none."""
    number = int(found)
    if not 0 <= number < 1 << 63:
        raise ValueError(f"{found} is no message")
    return number
