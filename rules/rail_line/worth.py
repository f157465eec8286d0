"""How good a position looks for a seat: what the greedy stand-in goes by."""

from __future__ import annotations

from rules.core import Seat
from rules.rail_line import line, scoring
from rules.rail_line.marking import marked
from rules.rail_line.state import FINAL, OVER, Player, Public, State

_TREND = {"PA": 9, "PO": 9, "CO": 9, "IO": 12, "ST": 14, "FA": 16, "WO": 24, "SA": 24, "SB": 8, "SF": 26, "GL": 7}
"""What a marked box of a row promises beyond its points."""


def worth(s: State, seat: Seat) -> int:
    """Points now and to come: marks, coins and stations behind the express all have a future."""
    public = s.public
    if public.phase == OVER:
        scores = [scoring.score(public, player) for player in public.players]
        return 1000 * (scores[seat] - max(score for at, score in enumerate(scores) if at != seat))
    own = _promise(public, public.players[seat])
    return 2 * own - max(_promise(public, player) for at, player in enumerate(public.players) if at != seat)


def prospects(s: State) -> tuple[int, ...]:
    """Everybody's own value in hundredths of a point: what a search compares. It ends where the points are."""
    return tuple(_own(s.public, player) for player in s.public.players)


def _own(public: Public, player: Player) -> int:
    """Before the last actions the whole promise; then only tasks, and what they may bring, are ahead."""
    if public.phase not in (FINAL, OVER):
        return 5 * _promise(public, player)
    return 100 * scoring.score(public, player) + 75 * len(player.tasks) * (public.phase == FINAL)


def _promise(public: Public, player: Player) -> int:
    sheet = public.sheet
    left = 27 - player.express
    promise = 20 * scoring.score(public, player)
    growth = sum(_TREND[row.symbol] * marked(sheet, player, row.symbol) for row in sheet.rows)
    promise += growth * left // 27
    promise += 10 * player.coins * left // 27 + 8 * len(line.ahead(public, player)) + 15 * len(player.tasks)
    return promise + (6 * player.hand if public.phase not in (FINAL, OVER) else 0)
