"""Standing orders: answers to the question of taking a coin instead of a symbol."""

from __future__ import annotations

from collections.abc import Mapping

from rules.core import Action, Seat
from rules.rail_line import marking, scoring
from rules.rail_line.components import Symbols
from rules.rail_line.judge import BOTH, NONE
from rules.rail_line.moves import Substitute
from rules.rail_line.state import Mark, Player, Public
from rules.rail_line.trains import with_player

ORDERS: Mapping[str, tuple[str, ...]] = {"substitute": ("mark", "coin-if-worse")}


def obey(public: Public, seat: Seat, order: str, options: tuple[Action, ...]) -> Action | None:
    """ "mark": always mark. "coin-if-worse": a coin for what would be lost or would lower the score, else mark."""
    task = public.players[seat].tasks[0]
    if not isinstance(task, Mark):
        return None
    bad = _bad(public, seat, task.symbols) if order == "coin-if-worse" else ()
    wanted = NONE if not bad else BOTH if len(bad) == len(task.symbols) > 1 else bad[0]
    if Substitute(wanted) in options:
        return Substitute(wanted)
    return next((Substitute(symbol) for symbol in bad if Substitute(symbol) in options), Substitute(NONE))


def _bad(public: Public, seat: Seat, symbols: Symbols) -> Symbols:
    """Goods better left, each judged after those that are marked before it: a sugar factory may open the beet's way."""
    player, bad = public.players[seat], []
    for symbol in marking.in_order(public.sheet, player, symbols):
        after, events = marking.mark(public.sheet, seat, player, symbol, public.turn)
        if events[0].key == "lost" or _points(public, seat, after) < _points(public, seat, player):
            bad.append(symbol)
        else:
            player = after
    return tuple(symbol for symbol in symbols if symbol in bad)


def _points(public: Public, seat: Seat, player: Player) -> int:
    return scoring.score(with_player(public, seat, player), player)
