"""Standing orders: answers to the question of taking a coin instead of a symbol."""

from __future__ import annotations

from collections.abc import Mapping

from rules.core import Action, Seat
from rules.rail_line import marking, scoring
from rules.rail_line.judge import BOTH, NONE
from rules.rail_line.moves import Substitute
from rules.rail_line.state import Mark, Public
from rules.rail_line.trains import with_player

ORDERS: Mapping[str, tuple[str, ...]] = {"substitute": ("mark", "coin-if-worse")}


def obey(public: Public, seat: Seat, order: str, options: tuple[Action, ...]) -> Action | None:
    """ "mark": always mark. "coin-if-worse": a coin for what would be lost or would lower the score, else mark."""
    task = public.players[seat].tasks[0]
    if not isinstance(task, Mark):
        return None
    bad = tuple(symbol for symbol in task.symbols if order == "coin-if-worse" and _worse(public, seat, symbol))
    wanted = NONE if not bad else BOTH if len(bad) == len(task.symbols) > 1 else bad[0]
    if Substitute(wanted) in options:
        return Substitute(wanted)
    return next((Substitute(symbol) for symbol in bad if Substitute(symbol) in options), Substitute(NONE))


def _worse(public: Public, seat: Seat, symbol: str) -> bool:
    player = public.players[seat]
    after, events = marking.mark(public.sheet, seat, player, symbol, public.turn)
    lower = scoring.score(with_player(public, seat, after), after) < scoring.score(public, player)
    return lower or events[0].key == "lost"
