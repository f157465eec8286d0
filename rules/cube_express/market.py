"""The market (5.11): a tile from the display, and a dividend for the goal card above it."""

from __future__ import annotations

from rules.copies import replace
from rules.core import Event, Violation, event, phrase, put
from rules.cube_express import sides
from rules.cube_express.changes import Change, changed
from rules.cube_express.components import COLUMNS
from rules.cube_express.moves import Market
from rules.cube_express.state import CENTRE, MARKET, SIDE, TRAINS, Public, Taken

OPEN = (CENTRE, TRAINS, SIDE, MARKET)
"""Steps of the turn in which the market may be visited; what is open before is thereby declined."""
GOAL = "goal"
_VISITS = tuple(Market(column, goal) for column in range(1, COLUMNS + 1) for goal in ("", GOAL))


def check(public: Public, move: Market) -> Violation | None:
    if public.phase not in OPEN or not public.market:
        return phrase("E_PHASE")
    if not 1 <= move.column <= COLUMNS or move.goal not in ("", GOAL):
        return phrase("E_COLUMN")
    if move.goal:
        if not sides.room(public, move.column):
            return phrase("E_GOALFULL")
        if not public.player.dividends:
            return phrase("E_NODIVIDEND")
    return None


def candidates() -> tuple[Market, ...]:
    return _VISITS


def apply(public: Public, move: Market) -> Change:
    """What is public of it: the tile itself goes to the hand."""
    seat, at = public.active, move.column - 1
    taken = Taken(public.display[at], public.face_down.count(seat))
    events: tuple[Event, ...] = (event("market", seat=seat, tile=public.display[at], column=move.column),)
    public = replace(
        public,
        display=put(public.display, at, ""),
        hands=tuple(count + (other == seat) for other, count in enumerate(public.hands)),
        taken=tuple((*tiles, taken) if other == seat else tiles for other, tiles in enumerate(public.taken)),
    )
    if move.goal:
        public = sides.bid(changed(public, seat, dividends=-1), move.column)
        events += (event("bid", seat=seat, goal=public.goals[at], column=move.column),)
    return public, events
