"""Centre actions of the tile just laid: crossing, factory, production site (5.2) and building a station (5.3)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rules.copies import replace
from rules.core import Action, Event, Violation, event, phrase
from rules.cube_express import stock, stores
from rules.cube_express.cells import around, opposite
from rules.cube_express.changes import Change, changed, with_player
from rules.cube_express.components import PER_TRACK, TILES, Tile
from rules.cube_express.moves import Bonus, Build, Claim, Collect, Decline, Pay
from rules.cube_express.state import CENTRE, PAYMENT, TRAINS, Payment, Piece, Public

USES: dict[str, type[Action]] = {"crossing": Collect, "factory": Bonus, "production": Claim, "station": Build}
"""Kind of tile -> the move that uses its centre."""


def tile(public: Public) -> Tile:
    """The tile whose centre action is open."""
    return public.atlas.cells[public.placed].tile


def tracks(public: Public, cell: str) -> int:
    """Sides of a tile whose track goes on beyond the edge."""
    cells = public.atlas.cells
    return sum(
        side in cells[cell].rails and other in cells and opposite(side) in cells[other].rails
        for side, other in around(cell)
    )


def check(public: Public, move: Collect | Bonus | Claim | Build) -> Violation | None:
    if public.phase != CENTRE or not isinstance(move, USES[tile(public).kind]):
        return phrase("E_PHASE")
    match move:
        case Collect() | Bonus():
            return None if public.player.reserve else phrase("E_RESERVE")
        case Claim():
            return None if public.player.dividends else phrase("E_NODIVIDEND")
        case Build():
            return _check_site(public) or _check_sum(public, move.dividends)


def _check_site(public: Public) -> Violation | None:
    """May a station stand here, whatever the payment?"""
    if not public.player.stations:
        return phrase("E_NOSTATION")
    if any(public.station(other) is not None for _, other in around(public.placed)):
        return phrase("E_ADJACENT")
    if public.atlas.site[public.placed] in public.station_cities():
        return phrase("E_CITYTAKEN")
    return None


def site_allowed(public: Public) -> bool:
    return _check_site(public) is None


def usable(public: Public) -> bool:
    """Can the centre action of the tile just laid be used, at once or after converting or selling?"""
    match tile(public).kind:
        case "production":
            return stores.raisable(public) > 0
        case "station":
            return site_allowed(public) and stores.raisable(public) + len(payers(public)) >= public.player.level
        case _:
            return stores.refillable(public)


def passed(public: Public) -> bool:
    """Was the centre of the newest tile not opened? To decline it all the same changes nothing: old logs do."""
    tile, cell, _ = public.map[-1].split(" ")
    if public.phase != TRAINS or public.moved or TILES[tile].kind not in USES:
        return False
    return not usable(replace(public, placed=cell))


def _check_sum(public: Public, dividends: int) -> Violation | None:
    cost = public.player.level
    if dividends > public.player.dividends:
        return phrase("E_NODIVIDEND")
    if not cost - len(payers(public)) <= dividends <= cost:
        return phrase("E_FUNDS", n=cost)
    return None


def payers(public: Public) -> tuple[Piece, ...]:
    """Passengers, own and others', in the cities of the active player's stations."""
    cities, at = public.station_cities(public.active), public.atlas.at
    return tuple(piece for piece in public.passengers if at[piece.place] in cities)


def _left(public: Public, payment: Payment) -> tuple[Piece, ...]:
    return tuple(piece for piece in payers(public) if piece.place not in payment.houses)


def check_pay(public: Public, house: str) -> Violation | None:
    if public.phase != PAYMENT or public.payment is None:
        return phrase("E_PHASE")
    left = _left(public, public.payment)
    chosen = next((piece for piece in left if piece.place == house), None)
    if chosen is None:
        return phrase("E_NOTMYPAX")
    if chosen.seat == public.active and any(piece.seat != public.active for piece in left):
        return phrase("E_FOREIGNFIRST")
    return None


def candidates(public: Public) -> Iterator[Action]:
    if public.phase == PAYMENT:
        yield from (Pay(piece.place) for piece in payers(public))
        return
    use = USES[tile(public).kind]
    yield from (Build(dividends) for dividends in range(public.player.level, -1, -1)) if use is Build else (use(),)
    yield Decline()


def apply(public: Public, move: Collect | Bonus | Claim | Build) -> Change:
    seat, cell = public.active, public.placed
    match move:
        case Collect():
            count = min(PER_TRACK * tracks(public, cell), public.player.reserve)
            after = changed(public, seat, reserve=-count, dividends=count)
            return trains_off(after), (event("collected", seat=seat, count=count),)
        case Bonus():
            resource = tile(public).bonus
            return trains_off(stores.gain(public, resource)), (event("bonus", seat=seat, resource=resource),)
        case Claim():
            after = changed(public, seat, dividends=-1)
            after = replace(after, owners=(*after.owners, Piece(cell, seat)))
            return trains_off(after), (event("claimed", seat=seat, cell=cell, resource=tile(public).resource),)
        case Build():
            return _settled(replace(public, phase=PAYMENT, payment=Payment(move.dividends, ())))


def pay(public: Public, house: str) -> Change:
    assert public.payment is not None
    return _settled(replace(public, payment=replace(public.payment, houses=(*public.payment.houses, house))))


def _settled(public: Public) -> Change:
    """Names the passengers that there is no choice about, and builds once the sum is complete."""
    payment = public.payment
    assert payment is not None
    while True:
        missing = public.player.level - payment.dividends - len(payment.houses)
        left = _left(public, payment)
        foreign = [piece for piece in left if piece.seat != public.active]
        forced: Iterable[Piece] = ()
        if missing and (missing >= len(foreign) > 0 or missing == len(left)):
            forced = foreign or left
        if not forced:
            break
        payment = replace(payment, houses=(*payment.houses, *(piece.place for piece in forced)))
    public = replace(public, payment=payment)
    return (public, ()) if missing else _built(public, payment)


def _built(public: Public, payment: Payment) -> Change:
    seat, events = public.active, list[Event]()
    public = changed(public, seat, dividends=-payment.dividends, reserve=payment.dividends)
    for house in payment.houses:
        whose = public.passenger(house)
        assert whose is not None
        public = changed(public, whose, **{"reserve" if whose == seat else "dividends": 1})
        public = replace(public, passengers=tuple(piece for piece in public.passengers if piece.place != house))
        events.append(event("passenger-paid", seat=seat, owner_seat=whose, house=house))
    cell = public.placed
    public = with_player(public, seat, replace(public.player, stations=public.player.stations - 1))
    public = replace(public, stations=(*public.stations, Piece(cell, seat)), payment=None)
    events.append(event("built", seat=seat, cell=cell, level=public.player.level))
    if not public.player.stations:
        public, more = stock.achieved(public, seat, "stations")
        events += more
    return trains_off(public), tuple(events)


def trains_off(public: Public) -> Public:
    """The trains may go; whatever centre action was still open is declined."""
    return replace(public, phase=TRAINS, placed="", points=public.player.level, moved=(), came="")
