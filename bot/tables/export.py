"""A finished game as rows of a file, each bound by a chain: who moved and when, who sat where, hints, how it ended."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from bot.store.match import Line
from bot.store.table import Table, Tenure
from bot.tables import fairness, seals
from bot.tables.hints import counts
from bot.tables.tenures import conceded
from rules.match import Entry

FORMAT, OPEN = "stellwerk-game-2", "stellwerk-game-1"
"""The latter for games that were begun under a version that sealed nothing but the secret."""
SHORT = 16
"""Digits of the chain that stand at every entry."""
OPENED, LINK, LOG = "opened", "link", "log"
"""What the chain does not run through: the texts behind seals, which can be deleted, and the chain itself."""
Row = dict[str, Any]
"""Any: JSON."""


def rows(table: Table, lines: Iterable[Line]) -> list[Row]:
    """Head, entries and end."""
    return _bound_rows(table, lines) if table.sealing else _open_rows(table, lines)


def _bound_rows(table: Table, lines: Iterable[Line]) -> list[Row]:
    """They tell nothing of people but by seals, and by what is `opened` of them."""
    match = table.match
    assert match is not None
    outcome = table.rules.outcome(match.state)
    times = {line.entry.n: line.made for line in lines}
    head: Row = {
        "format": FORMAT,
        "start": fairness.statement(table),
        "secret": table.secret,
        "number": str(table.drawn),
        "post": _address(table),
        "told": [one.told for one in table.words if one.own],
        "seed": str(match.header.seed),
        "language": table.language,
    }
    found, chain = [head], seals.first_link(head)
    for entry in match.log:
        row = _line(entry, times.get(entry.n, 0))
        chain = seals.link(chain, row)
        found.append({**row, LINK: chain[:SHORT]})
    end: Row = {
        "entries": len(match.log),
        "scores": [] if outcome is None else list(outcome.scores),
        "hints": list(counts(table)),
        "conceded": list(conceded(table)),
        "sitters": [_sitter(one) for one in table.tenures],
    }
    found.append({**end, LOG: seals.link(chain, end)})
    head[OPENED] = _opened(table)
    return found


def _open_rows(table: Table, lines: Iterable[Line]) -> list[Row]:
    """A game that was begun before starts were sealed, as it was written then."""
    match = table.match
    assert match is not None
    outcome = table.rules.outcome(match.state)
    times = {line.entry.n: line.made for line in lines}
    head: Row = {
        "format": OPEN,
        "game": match.header.game,
        "version": match.header.version,
        "seats": match.header.seats,
        "options": dict(match.header.options),
        "seed": str(match.header.seed),
        "names": list(table.names),
        "language": table.language,
    }
    if table.secret:
        head |= {
            "table": table.id,
            "seal": seals.of_secret(table.secret),
            "secret": table.secret,
            "words": [list(pair) for pair in table.open_words],
        }
    end: Row = {"entries": len(match.log), "scores": [] if outcome is None else list(outcome.scores)}
    if table.hints:
        end["hints"] = list(counts(table))
    end |= {"conceded": list(conceded(table))} if conceded(table) else {}
    return [head, *(_line(entry, times.get(entry.n, 0)) for entry in match.log), end]


def log_seal(table: Table, lines: Iterable[Line]) -> str:
    """What binds the whole log of a finished game; empty for one that was begun before starts were sealed."""
    return str(_bound_rows(table, lines)[-1][LOG]) if table.sealing and table.match is not None else ""


def _line(e: Entry, at: int) -> Row:
    return {"n": e.n, "seat": e.seat, "move": e.move, "by": e.by, "sealed": e.sealed, "digest": e.digest, "at": at}


def _sitter(one: Tenure) -> Row:
    who: Row = {"name": one.seal} if one.stand_in is None else {"stand_in": one.stand_in, "called": one.name}
    return {"seat": one.seat, "from": one.begun, "to": one.last, "ended": one.ended, **who}


def _opened(table: Table) -> dict[str, list[str]]:
    """Of each seal its salt and the text; without those that somebody has deleted."""
    texts = {one.seal: [one.salt, one.sworn] for one in table.tenures if one.seal and one.salt}
    return {**texts, **{one.seal: [one.salt, one.said] for one in table.words if one.said}}


def _address(table: Table) -> str:
    return f"https://discord.com/channels/{table.guild}/{table.drawn_in}/{table.drawn}" if table.drawn else ""
