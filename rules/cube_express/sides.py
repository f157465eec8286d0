"""Side actions of the tile a train has entered: resources (5.5), passengers (5.6) and deliveries (5.7)."""

from __future__ import annotations

from collections.abc import Iterator

from rules.copies import replace
from rules.core import Action, Event, Violation, event, phrase
from rules.cube_express import stock, stores
from rules.cube_express.changes import Change, changed
from rules.cube_express.components import BIDS, COLUMNS, RESOURCES, RISE_FIRST, RISE_LATER, RISE_OWNER
from rules.cube_express.moves import Board, Deliver, Skip, Take
from rules.cube_express.state import SIDE, TRAINS, Piece, Public

USES: dict[str, type[Action]] = {"resource": Take, "station": Board, "factory": Deliver}
"""Kind of side action -> the move that uses it."""


def kind(public: Public, cell: str) -> str | None:
    """What a train may do when it enters a tile, if anything."""
    printed = public.atlas.cells[cell].tile
    if printed.resource:
        return "resource"
    if printed.kind == "factory":
        return "factory"
    return "station" if public.station(cell) is not None else None


def usable(public: Public, cell: str) -> bool:
    """Can the tile just entered be used, at once or after converting or burning coal?"""
    match kind(public, cell):
        case "resource":
            return bool(public.player.coal) or stores.refillable(public)
        case "station":
            free = any(public.passenger(house) is None for house in city_houses(public, cell))
            return free and (bool(public.player.coal) or stores.refillable(public))
        case "factory":
            wanted = public.atlas.cells[cell].tile.demand
            return any(suffices(held, wanted) for held in stores.ways(public))
        case _:
            return False


def passed(public: Public) -> bool:
    """Was the tile just entered not opened? To skip it all the same changes nothing: old logs do."""
    if public.phase != TRAINS or not public.moved:
        return False
    cell = public.player.trains[public.moved[-1] - 1]
    return kind(public, cell) is not None and not usable(public, cell)


def suffices(held: tuple[int, ...], wanted: tuple[int, ...]) -> bool:
    """Do stores hold what a factory wants?"""
    return all(have >= want for have, want in zip(held, wanted, strict=True))


def check(public: Public, move: Take | Board | Deliver) -> Violation | None:
    if public.phase != SIDE or not isinstance(move, USES[str(kind(public, public.entered))]):
        return phrase("E_PHASE")
    match move:
        case Take():
            return None if public.player.reserve else phrase("E_RESERVE")
        case Board(house):
            if house not in city_houses(public, public.entered):
                return phrase("E_NOTCITY")
            if public.passenger(house) is not None:
                return phrase("E_HOUSETAKEN")
            return None if public.player.reserve else phrase("E_RESERVE")
        case Deliver(column):
            return _check_delivery(public, column)


def _check_delivery(public: Public, column: int) -> Violation | None:
    wanted = public.atlas.cells[public.entered].tile.demand
    if not suffices(public.player.stores, wanted):
        return phrase("E_DEMAND")
    if column == 0:
        return phrase("E_GOALCHOICE") if any(room(public, other) for other in range(1, COLUMNS + 1)) else None
    if not 1 <= column <= COLUMNS:
        return phrase("E_GOALCHOICE")
    return None if room(public, column) else phrase("E_GOALFULL")


def room(public: Public, column: int) -> bool:
    """May the active player put another marker on a column's goal card?"""
    return public.bids[column - 1][public.active] < BIDS


def bid(public: Public, column: int) -> Public:
    """One more marker of the active player on a column's goal card, wherever it came from."""
    seat, at = public.active, column - 1
    row = tuple(count + (other == seat) for other, count in enumerate(public.bids[at]))
    return replace(public, bids=(*public.bids[:at], row, *public.bids[at + 1 :]))


def city_houses(public: Public, cell: str) -> tuple[str, ...]:
    """The houses of the city of the station on a tile."""
    return public.atlas.cities[public.atlas.site[cell]].houses


def candidates(public: Public) -> Iterator[Action]:
    match kind(public, public.entered):
        case "resource":
            yield Take()
        case "station":
            yield from (Board(house) for house in city_houses(public, public.entered))
        case "factory":
            yield from (Deliver(column) for column in (*range(1, COLUMNS + 1), 0))
    yield Skip()


def apply(public: Public, move: Take | Board | Deliver) -> Change:
    match move:
        case Take():
            after, events = _taken(public)
        case Board(house):
            after = changed(public, public.active, reserve=-1)
            after = replace(after, passengers=(*after.passengers, Piece(house, public.active)))
            events = (event("boarded", seat=public.active, house=house),)
        case Deliver(column):
            after, events = _delivered(public, column)
    return skipped(after), events


def is_first(public: Public, cell: str) -> bool:
    """Nobody has delivered to this factory yet."""
    return all(piece.place != cell for piece in public.first)


def value(public: Public, cell: str) -> int:
    """Victory points of the field that the next delivery to a factory fills."""
    factory = public.atlas.cells[cell].tile
    return factory.first if is_first(public, cell) else factory.later


def skipped(public: Public) -> Public:
    """The side action is over, used or not."""
    return replace(public, phase=TRAINS, entered="")


def _taken(public: Public) -> Change:
    seat, cell = public.active, public.entered
    resource = public.atlas.cells[cell].tile.resource
    events: tuple[Event, ...] = (event("took", seat=seat, resource=resource, cell=cell),)
    public, owner = stores.gain(public, resource), public.owner(cell)
    if owner is not None and owner != seat:
        public, more = stock.rise(public, owner, RISE_OWNER)
        events += more
    return public, events


def _delivered(public: Public, column: int) -> Change:
    seat, cell = public.active, public.entered
    factory = public.atlas.cells[cell].tile
    first = is_first(public, cell)
    paid = {resource: -want for resource, want in zip(RESOURCES, factory.demand, strict=True)}
    public = changed(public, seat, dividends=1, reserve=0 if column else 1, **paid)
    piece, points = Piece(cell, seat), value(public, cell)
    public = replace(public, first=(*public.first, piece)) if first else replace(public, later=(*public.later, piece))
    events = (event("delivered", seat=seat, tile=factory.id, cell=cell, value=points, column=column),)
    if column:
        public = bid(public, column)
    public, more = stock.rise(public, seat, RISE_FIRST if first else RISE_LATER)
    return public, events + more
