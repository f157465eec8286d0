"""How good a position looks for a seat, in hundredths of a point: what stand-ins go by."""

from __future__ import annotations

from rules.core import Seat
from rules.rail_line import line, scoring
from rules.rail_line.marking import marked
from rules.rail_line.state import OVER, Player, Public, State

POINT = 100
_TREND = {"PA": 9, "PO": 9, "CO": 9, "IO": 12, "ST": 14, "FA": 16, "WO": 24, "SA": 24, "SB": 8, "SF": 26, "GL": 7}
"""What a marked box of a row promises beyond its points, in parts that GROWTH weighs."""
GROWTH = 5
COIN = 50
"""Beyond its points, while there is something left to pay for."""
AHEAD, TASK, CARD = 40, 75, 30
"""A station behind the express, a free move still to come, a card in the hand."""
LINE, NEAR = 27, 4
"""Nodes of the line; so near to its end what lies ahead and the hand lose their worth step by step."""


def worth(s: State, seat: Seat) -> int:
    """A seat's own points, now and to come: marks, coins and stations behind the express all have a future."""
    return _own(s.public, s.public.players[seat])


def advantage(s: State, seat: int) -> int:
    """Half of what the best rival has counts against the own value: what the greedy stand-in goes by."""
    values = prospects(s)
    return 2 * values[seat] - max([value for other, value in enumerate(values) if other != seat])


def prospects(s: State) -> tuple[int, ...]:
    """Everybody's own value: what a search compares."""
    return tuple(_own(s.public, player) for player in s.public.players)


def _own(public: Public, player: Player) -> int:
    found = POINT * scoring.score(public, player)
    if public.phase == OVER:
        return found
    sheet, left = public.sheet, LINE - player.express
    trend = sum([_TREND[row.symbol] * marked(sheet, player, row.symbol) for row in sheet.rows])
    found += (GROWTH * trend + COIN * player.coins) * left // LINE
    near = AHEAD * len(line.ahead(public, player)) + CARD * player.hand
    return found + near * min(left, NEAR) // NEAR + TASK * len(player.tasks)
