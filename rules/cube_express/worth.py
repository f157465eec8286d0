"""How good a position looks for a seat, in hundredths of a victory point: what the stand-ins go by."""

from __future__ import annotations

from rules.core import Seat
from rules.cube_express import centre, future, scoring, sides, ways
from rules.cube_express.components import PER_TRACK, TILES
from rules.cube_express.market import OPEN
from rules.cube_express.state import DISCARD, MARKET, OVER, PAYMENT, PLACE, SIDE, STORE, Public, State

POINT = 100
ROUNDS = 8
"""Turns of a player in a game that ends with the stack."""
CENTRE, JOURNEY, ENTERED = 98, 80, 90
"""Percent of what the centre action, a journey and a side action may still bring in the turn."""


def worth(s: State, seat: Seat) -> int:
    """A seat's own points, now and to come."""
    return POINT * scoring.totals(s.public)[seat] if s.public.phase == OVER else _own(s, seat)


def prospects(s: State) -> tuple[int, ...]:
    """Everybody's own value in hundredths of a point: what a search compares."""
    if s.public.phase == OVER:
        return tuple(POINT * score for score in scoring.totals(s.public))
    return tuple(_own(s, Seat(seat)) for seat in range(s.public.seats))


def _own(s: State, seat: Seat) -> int:
    public, hand = s.public, s.hidden.hands[seat]
    left = turns_left(public, seat)
    if public.active != seat:
        return future.value(public, seat, hand, left, True)
    if public.phase in (PLACE, DISCARD):
        return future.value(public, seat, hand, left + 1, True)
    total = future.value(public, seat, hand, left, public.phase in (MARKET, STORE)) + _in_turn(public, left)
    if public.market and public.phase in (*OPEN, PAYMENT):
        total += _market(public, left)
    return total


def turns_left(public: Public, seat: Seat) -> int:
    """Turns of a player after the one being played."""
    if public.end:
        ahead = (seat - public.active) % public.seats
        return int(0 < ahead <= public.remaining)
    return max(0, ROUNDS - public.players[seat].turns - (public.active == seat))


def _in_turn(public: Public, left: int) -> int:
    """What the rest of the own turn may still bring."""
    level = public.player.level
    match public.phase:
        case "centre":
            return _centre(public, left) * CENTRE // 100 + ways.journey(public, public.active, level) * JOURNEY // 100
        case "payment":
            return built(public, public.placed, left) + ways.journey(public, public.active, level) * JOURNEY // 100
        case "trains" | "side":
            on = ways.journey(public, public.active, public.points, public.moved, public.came) * JOURNEY // 100
            if public.phase == SIDE:
                on += ways.Ways(public, public.active).gain(public.entered) * ENTERED // 100
            return on
        case _:
            return 0


def _market(public: Public, left: int) -> int:
    """The best tile and bid still to come, so that neither a journey nor the stock is given up for them."""
    best, seat, each = 0, public.active, future.weights(left)
    for column, tile in enumerate(public.display, 1):
        gain = each[TILES[tile].kind] if left else 0
        if public.player.dividends and sides.room(public, column):
            more = future.bid(public, seat, column, left, 1) - future.bid(public, seat, column, left)
            gain += max(0, more - each["dividends"])
        best = max(best, gain)
    return best


def _centre(public: Public, left: int) -> int:
    """The centre action that is open."""
    player, tile = public.player, centre.tile(public)
    match tile.kind:
        case "crossing":
            tracks = PER_TRACK * centre.tracks(public, public.placed)
            return future.weights(left)["dividends"] * min(tracks, player.reserve)
        case "factory":
            return ways.VALUE[tile.bonus] if player.reserve else 0
        case "production":
            return max(0, claimed(left)) if player.dividends else 0
        case _:
            payable = player.dividends + len(centre.payers(public)) >= player.level
            return max(0, built(public, public.placed, left)) if centre.site_allowed(public) and payable else 0


def claimed(left: int) -> int:
    """Owning a production site, its price deducted."""
    return future.weights(left)["owned"] - future.weights(left)["dividends"]


def built(public: Public, cell: str, left: int) -> int:
    """Building on a tile that lies, its price deducted."""
    return station(public.atlas.cities[public.atlas.site[cell]].size, public.player.level, left)


def station(size: int, level: int, left: int) -> int:
    """A station in a city of so many houses."""
    houses = size * (future.weights(left)["houses"] + future.weights(left)["free"])
    grown = future.weights(left)["level"] + (2 * level + 1) * future.weights(left)["squared"]
    return houses + grown - level * future.weights(left)["dividends"]
