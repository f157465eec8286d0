"""Goods or coin: what the standing orders take when a symbol may be replaced (sections 5.6 and 10)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rules.core import Seat
from rules.rail_line import marking, scoring, trains
from rules.rail_line.changes import with_player
from rules.rail_line.components import SLOTS, Symbols
from rules.rail_line.moves import NONE, Substitute
from rules.rail_line.state import Mark, Public

LATE = 8
"""So many cards before the end of the line the house takes coins for what brings no points."""


def coin_if_worse(public: Public, seat: Seat, task: Mark, options: Sequence[Substitute]) -> Substitute:
    """A coin for what would be lost or would lower the score, else a mark."""
    best = Substitute(NONE)
    highest = _answered(public, seat, best)
    for option in options:
        if _pays(public, seat, task, option):
            score = _answered(public, seat, option)
            if score > highest:
                best, highest = option, score
    return best


def by_the_house(public: Public, seat: Seat, task: Mark, options: Sequence[Substitute]) -> Substitute | None:
    """A coin for what would be lost, and near the end for what brings no points; a full row is always marked.

    The symbols of a station are judged together. Among answers that are equally good the one that marks more is taken.
    """
    late = SLOTS - len(public.line) <= LATE
    worth = _late if late else _early
    full = [s for s in task.symbols if marking.full(public.sheet, public.players[seat], s)]
    fit = [option for option in options if not set(full) & set(trains.away(task, option.replaced))]
    return max(fit, key=lambda option: worth(public, seat, task, option), default=None)


def _early(public: Public, seat: Seat, task: Mark, option: Substitute) -> tuple[int, int]:
    away = trains.away(task, option.replaced)
    _, lost = _marked(public, seat, tuple(symbol for symbol in task.symbols if symbol not in away))
    return -len(lost), -len(away)


def _late(public: Public, seat: Seat, task: Mark, option: Substitute) -> tuple[int, int]:
    """A coin is worth less than a point that marking brings, and more than nothing."""
    away = trains.away(task, option.replaced)
    score, _ = _marked(public, seat, tuple(symbol for symbol in task.symbols if symbol not in away))
    return 2 * score + len(away), -len(away)


def wished(task: Mark, options: Sequence[Substitute], wanted: Callable[[str], bool | None]) -> tuple[Substitute, ...]:
    """The answers that fit wishes: for each symbol True (a coin), False (a mark) or None (no wish)."""
    fit = []
    for option in options:
        away = trains.away(task, option.replaced)
        if all(wanted(symbol) in (None, symbol in away) for symbol in task.symbols):
            fit.append(option)
    return tuple(fit)


def _answered(public: Public, seat: Seat, answer: Substitute) -> int:
    """The score after an answer, its coins included."""
    after, _ = trains.answer(public, seat, answer.replaced)
    return scoring.score(after, after.players[seat])


def _pays(public: Public, seat: Seat, task: Mark, answer: Substitute) -> bool:
    """Would each symbol replaced be lost or lower the score, marked together with those that are kept?"""
    away = trains.away(task, answer.replaced)
    kept = tuple(symbol for symbol in task.symbols if symbol not in away)
    without, _ = _marked(public, seat, kept)
    for symbol in away:
        together = tuple(other for other in task.symbols if other == symbol or other in kept)
        score, lost = _marked(public, seat, together)
        if score >= without and symbol not in lost:
            return False
    return bool(away)


def _marked(public: Public, seat: Seat, symbols: Symbols) -> tuple[int, Symbols]:
    """The score with such symbols of a station marked, and which of them are lost."""
    player, events = marking.mark_all(public.sheet, seat, public.players[seat], symbols, public.turn)
    lost = tuple(str(dict(event.data)["symbol"]) for event in events if event.key == "lost")
    return scoring.score(with_player(public, seat, player), player), lost
