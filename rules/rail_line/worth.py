"""How good a position looks for a seat, in hundredths of a point: what stand-ins go by."""

from __future__ import annotations

from rules.core import Seat
from rules.rail_line import line, scoring
from rules.rail_line.marking import marked
from rules.rail_line.state import OVER, Player, Public, State

POINT = 100
_FUTURE = {
    1: {
        "PA": 120, "PO": 110, "CO": 149, "IO": 169, "ST": 252, "FA": 101, "WO": 303, "SA": 296, "SB": 40, "SF": 83,
        "GL": -50,
    },
    2: {
        "PA": 150, "PO": 214, "CO": 198, "IO": 200, "ST": 260, "FA": 155, "WO": 380, "SA": 374, "SB": 209, "SF": 256,
        "GL": 150,
    },
}  # fmt: skip
"""What a marked box of a row, by sheet, is followed by until the end, had it been marked at the start."""
FUTURE_COIN = 125
"""Beyond its points, likewise."""
STATION, HELD = 50, 220
"""A station behind the express, a card in the hand."""
TASK = 75
"""A free move still to come."""
_TREND = {"PA": 9, "PO": 9, "CO": 9, "IO": 12, "ST": 14, "FA": 16, "WO": 24, "SA": 24, "SB": 8, "SF": 26, "GL": 7}
"""Greed: what a marked box of a row promises beyond its points, in parts that GROWTH weighs."""
GROWTH = 5
COIN = 50
"""Greed: beyond its points, while there is something left to pay for."""
AHEAD, CARD = 40, 30
"""Greed: a station behind the express, a card in the hand."""
LINE, NEAR = 27, 4
"""Nodes of the line; so near to its end what lies ahead and the hand lose their worth step by step."""


def worth(s: State, seat: Seat) -> int:
    """A seat's own points, now and to come: marks, coins, cards and stations behind the express all have a future.

    How much of one was fitted to how games of greedy stand-ins ended.
    """
    return _own(s.public, s.public.players[seat])


def prospects(s: State) -> tuple[int, ...]:
    """Everybody's own value: what a search compares."""
    return tuple(_own(s.public, player) for player in s.public.players)


def advantage(s: State, seat: int) -> int:
    """What the greedy stand-in goes by: nearer sights, and half of what the best rival has against the own value."""
    values = [_greedy(s.public, player) for player in s.public.players]
    return 2 * values[seat] - max([value for other, value in enumerate(values) if other != seat])


def _own(public: Public, player: Player) -> int:
    found = POINT * scoring.score(public, player)
    if public.phase == OVER:
        return found
    sheet, left = public.sheet, LINE - player.express
    future = _FUTURE[sheet.number]
    grown = sum([future[row.symbol] * count for row, count in zip(sheet.rows, player.marks, strict=True)])
    found += (grown + FUTURE_COIN * player.coins) * left // LINE
    near = STATION * len(line.ahead(public, player)) + HELD * player.hand
    return found + near * min(left, NEAR) // NEAR + TASK * len(player.tasks)


def _greedy(public: Public, player: Player) -> int:
    found = POINT * scoring.score(public, player)
    if public.phase == OVER:
        return found
    sheet, left = public.sheet, LINE - player.express
    trend = sum([_TREND[row.symbol] * marked(sheet, player, row.symbol) for row in sheet.rows])
    found += (GROWTH * trend + COIN * player.coins) * left // LINE
    near = AHEAD * len(line.ahead(public, player)) + CARD * player.hand
    return found + near * min(left, NEAR) // NEAR + TASK * len(player.tasks)
