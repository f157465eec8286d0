"""Standing orders: answers to the question of taking a coin instead of a symbol (section 10)."""

from __future__ import annotations

from collections.abc import Mapping

from rules.core import Action, Seat
from rules.rail_line import marking, scoring, trains
from rules.rail_line.changes import with_player
from rules.rail_line.components import Symbols
from rules.rail_line.moves import NONE, Substitute
from rules.rail_line.state import Mark, Public
from rules.rail_line.view import View

ORDERS: Mapping[str, tuple[str, ...]] = {"substitute": ("mark", "coin-if-worse")}


def obey(v: View, seat: Seat, key: str, order: str, options: tuple[Action, ...]) -> Action | None:
    """ "mark": always mark. "coin-if-worse": a coin for what would be lost or would lower the score, else mark."""
    public = v.public
    task = public.players[seat].tasks[0]
    if not isinstance(task, Mark):
        return None
    best = Substitute(NONE)
    if order == "coin-if-worse":
        highest = _answered(public, seat, best)
        for option in options:
            if isinstance(option, Substitute) and _pays(public, seat, task, option):
                score = _answered(public, seat, option)
                if score > highest:
                    best, highest = option, score
    return best


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
