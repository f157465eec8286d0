"""Journeys (5.4): steps, burning coal, the second train."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from rules.copies import replace
from rules.core import Action, Violation, event, phrase
from rules.cube_express import sides
from rules.cube_express.cells import SIDES, beside, opposite
from rules.cube_express.centre import trains_off
from rules.cube_express.changes import Change, changed, with_player
from rules.cube_express.moves import Burn, Finish, Go, Second
from rules.cube_express.state import CENTRE, SIDE, TRAINS, Public

OPEN = (CENTRE, TRAINS, SIDE)
"""Steps of the turn in which the trains may go; what is open before is thereby declined."""
_go = cache(Go)


def check(public: Public, move: Go | Burn | Second | Finish) -> Violation | None:
    if public.phase not in OPEN:
        return phrase("E_PHASE")
    player = public.player
    match move:
        case Go(train, side):
            return _check_step(public, train, side)
        case Burn():
            return None if player.coal else phrase("E_NOCOAL")
        case Second(cell):
            if player.trains[1]:
                return phrase("E_LOCOBUILT")
            if public.station(cell) != public.active:
                return phrase("E_NOTOWNSTATION")
            return None if player.coal and player.iron else phrase("E_LOCOCOST")
        case Finish():
            return None


def _check_step(public: Public, train: int, side: str) -> Violation | None:
    cell = public.player.trains[train - 1]
    if not cell:
        return phrase("E_PHASE")
    moved = public.moved if public.phase != CENTRE else ()
    if train in moved[:-1]:
        return phrase("E_JOURNEYOVER")
    if moved and train == moved[-1] and side == public.came:
        return phrase("E_REVERSE")
    if side not in public.atlas.cells[cell].rails or beside(cell, side) not in public.atlas.cells:
        return phrase("E_NOTRACK")
    return None if public.moves else phrase("E_BP")


def candidates(public: Public) -> Iterator[Action]:
    for train in (1, 2):
        if cell := public.player.trains[train - 1]:
            rails = public.atlas.cells[cell].rails
            yield from (_go(train, side) for side in SIDES if side in rails)
    yield Burn()
    if not public.player.trains[1]:
        yield from (Second(piece.place) for piece in public.stations if piece.seat == public.active)
    yield Finish()


def apply(public: Public, move: Go | Burn | Second) -> Change:
    if public.phase == CENTRE:
        public = trains_off(public)
    seat, player = public.active, public.player
    match move:
        case Go(train, side):
            start = player.trains[train - 1]
            cell = beside(start, side)
            first, second = player.trains
            trains = (cell, second) if train == 1 else (first, cell)
            moved = public.moved if train in public.moved else (*public.moved, train)
            after = with_player(public, seat, replace(player, trains=trains))
            opens = sides.usable(after, cell)
            after = replace(
                after,
                phase=SIDE if opens else TRAINS,
                entered=cell if opens else "",
                points=public.points - 1,
                moved=moved,
                came=opposite(side),
            )
            return after, (event("stepped", seat=seat, train=train, start=start, cell=cell, side=side),)
        case Burn():
            after = replace(changed(public, seat, coal=-1, reserve=1), points=public.points + 1)
            return after, (event("burned", seat=seat),)
        case Second(cell):
            after = changed(public, seat, coal=-1, iron=-1, reserve=2)
            after = with_player(after, seat, replace(after.player, trains=(player.trains[0], cell)))
            return after, (event("second-train", seat=seat, cell=cell),)
