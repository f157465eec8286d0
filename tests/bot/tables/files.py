"""Finished games and their files, made without a store: with a sealed start, or as version 0.2 left them."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import replace
from hashlib import sha256
from itertools import count
from typing import Any

from bot.store.match import Line
from bot.store.table import FINISHED, LOBBY, Person, SeatInfo, Table
from bot.tables import fairness, lobbies, seals, tenures
from rules import match as matches
from rules.core import Rng, Seat, legal, waiting
from rules.match import Match
from rules.registry import GAMES

SECRET = "5a" * 32
BEGUN = 1_800_000_000
"""When a game was started: long after Discord's first number."""
NUMBER = (BEGUN * 1_000 + 250 - 1_420_070_400_000) << 22 | 12_345
"""Of the post with the seals, a quarter of a second later."""
Row = dict[str, Any]


def drawing() -> Callable[[], str]:
    """Salts that are the same in every run."""
    numbers = count(1)
    return lambda: sha256(f"salt {next(numbers)}".encode()).hexdigest()


def lobby(game: str, words: Sequence[str] = ("Glück auf", "Dampf")) -> Table:
    """A full table of the fewest people that can play, the first of them with words."""
    rules, draw = GAMES[game], drawing()
    seats = tuple(SeatInfo(Seat(n), 100 + n, f"P{n}") for n in range(min(rules.seats)))
    options = {option.name: option.values[0] for option in rules.options}
    table = Table(
        5, 1, 2, None, game, options, "de", "public", (), 100, LOBBY, 9, seats, None, 0, 0, secret=SECRET, hints=True
    )
    for seat, word in enumerate(words):
        table = fairness.worded(table, Person(100 + seat, f"P{seat}"), word, draw)
    return table


def started(table: Table, number: int = NUMBER, order: tuple[int, ...] | None = None) -> Table:
    """The same dealt, with the number of its post; 0: without one."""
    host = Person(table.owner, "")
    table = replace(table, options=lobbies.started(table, host, order, 0).options)
    fixed = fairness.fixed(table, order, BEGUN, drawing(), public=number > 0)
    dealt = replace(fixed, drawn=number, drawn_in=77 if number else 0)
    after = lobbies.started(dealt, host, fairness.order(dealt), fairness.sown(dealt))
    return tenures.settled(dealt, after)


def played(table: Table) -> tuple[Table, list[Line]]:
    """To its end, by moves of chance."""
    match, lines = _to_the_end(table.rules, table.match)
    over = tenures.settled(table, replace(table, match=match, phase=FINISHED, hinted=((0, 3), (1, 5), (1, 8))))
    return over, lines


def finished(game: str) -> tuple[Table, list[Line]]:
    """A game with a sealed start and two words, as it is kept."""
    return played(started(lobby(game)))


def before_seals(game: str) -> tuple[Table, list[Line]]:
    """A game as version 0.2 began it: the secret is sealed, and words lay open."""
    rules, words = GAMES[game], ((0, "Glück auf"), (1, "Dampf"))
    seats = min(rules.seats)
    match, lines = _to_the_end(rules, matches.new(rules, seats, seals.open_seed(SECRET, 5, words)))
    table = Table(
        5, 1, 2, None, game, dict(match.header.options), "de", "public", (), 100, FINISHED, 9,
        tuple(SeatInfo(Seat(n), 100 + n, f"P{n}") for n in range(seats)), match, 0, 0, secret=SECRET, open_words=words,
    )  # fmt: skip
    return table, lines


def _to_the_end(rules: Any, match: Match[Any] | None) -> tuple[Match[Any], list[Line]]:
    assert match is not None
    rng, lines = Rng(2), list[Line]()
    while seat := waiting(rules, match.state):
        move, rng = rng.choice(legal(rules, match.state, seat[0]))
        match, events = matches.play(rules, match, seat[0], move)
        lines.append(Line(match.log[-1], len(match.log), False, events, BEGUN + len(match.log)))
    return match, lines


def changed(text: str, change: Callable[[list[Row]], None]) -> str:
    rows = [json.loads(line) for line in text.splitlines()]
    change(rows)
    return "".join(json.dumps(row) + "\n" for row in rows)
