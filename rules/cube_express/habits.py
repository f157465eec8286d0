"""The moves worth a look while a game is played on: what is left out comes to the same, or hardly ever pays."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rules.core import Action, Seat
from rules.cube_express import centre, future, judge, market, placing, sides, trains, ways, worth
from rules.cube_express.atlas import touched
from rules.cube_express.cells import around
from rules.cube_express.components import CONVERSIONS, PER_TRACK, TILES
from rules.cube_express.faces import face
from rules.cube_express.moves import BACK_MARK, Board, Convert, Place, Sell, Skip
from rules.cube_express.state import MARKET, PLACE, Public, State
from rules.cube_express.view import View

LAID = 5
"""So many placements are looked at closely: the best by a first estimate."""
LOST = 170
"""A station tile laid without a station."""


def likely(s: State, seat: Seat) -> Sequence[Action]:
    """Legal answers; none: any may be good.

    A centre or side action is left by declining it, the trains by standing still, and tiles lie with their front up.
    """
    if s.public.phase == PLACE:
        return _placements(s)
    return [move for move in _answers(s.public) if judge.check(s, seat, move) is None]


def notable(view: View, seat: Seat, options: Sequence[Action]) -> Sequence[Action]:
    """The same, but any placement, and conversions at any time: what a search compares."""
    wanted = {*_answers(view.public), *map(Convert, CONVERSIONS)}
    if view.public.phase == MARKET and not view.public.player.dividends:
        wanted.add(Sell(1))
    return [move for move in options if move in wanted] if len(wanted) > len(CONVERSIONS) else options


def _answers(public: Public) -> Iterator[Action]:
    match public.phase:
        case "centre":
            yield from centre.candidates(public)
            if centre.tile(public).kind == "station":
                missing = public.player.level - public.player.dividends - len(centre.payers(public))
                if missing > 0:
                    yield Sell(missing)
        case "trains":
            yield from trains.candidates(public)
        case "side":
            yield from _aside(public)
        case "market":
            yield from market.candidates()


def _aside(public: Public) -> Iterator[Action]:
    """Free houses of a city are alike."""
    match sides.kind(public, public.entered):
        case "station":
            houses = sides.city_houses(public, public.entered)
            yield from [Board(house) for house in houses if public.passenger(house) is None][:1]
        case "factory":
            yield from map(Convert, CONVERSIONS)
            yield from sides.candidates(public)
            return
        case _:
            yield from (move for move in sides.candidates(public) if not isinstance(move, Skip))
    yield Skip()


def _placements(s: State) -> Sequence[Action]:
    """The fronts that promise most."""
    fronts = [move for move in placing.placements(s).values() if not move.tile.endswith(BACK_MARK)]
    if len(fronts) <= LAID:
        return fronts
    promised = _Promise(s.public)
    return sorted(fronts, key=lambda move: -promised(move))[:LAID]


class _Promise:
    """What laying a tile brings, as far as it is seen without laying it."""

    def __init__(self, public: Public) -> None:
        self._at, self._cities, self._cells = public.atlas.at, public.atlas.cities, public.atlas.cells
        self._seat, self._player = public.active, public.player
        self._stations = public.station_cities()
        self._beside = {beyond for piece in public.stations for _, beyond in around(piece.place)}
        self._payable = self._player.dividends + len(centre.payers(public)) >= self._player.level
        self._left = worth.turns_left(public, self._seat)
        self._house = future.weights(self._left)["houses"] + future.weights(self._left)["free"]

    def __call__(self, move: Place) -> int:
        shape = face(move.tile, move.rotation)
        grown, size = 0, 0
        for zone in shape.zones:
            houses, owner = len(zone.houses), None
            for number in touched(self._at, move.cell, zone.corners):
                if number in self._stations:
                    owner = self._stations[number]
                else:
                    houses += self._cities[number].size
            if owner == self._seat:
                grown += houses
            if zone.site and owner is None:
                size = houses
        return grown * self._house + self._centre(move, size)

    def _centre(self, move: Place, size: int) -> int:
        """The centre action, and what the tile was worth in the hand."""
        tile = TILES[move.tile]
        kept = future.weights(self._left)[tile.kind] if self._left else 0
        match tile.kind:
            case "station":
                if size and self._payable and self._player.stations and move.cell not in self._beside:
                    return worth.station(size, self._player.level, self._left) - kept
                return -kept - LOST * bool(self._left)
            case "crossing":
                rails = face(move.tile, move.rotation).rails
                tracks = sum([side in rails and beyond in self._cells for side, beyond in around(move.cell)])
                return future.weights(self._left)["dividends"] * PER_TRACK * tracks - kept
            case "factory":
                return ways.VALUE[tile.bonus] - kept
            case _:
                return max(0, worth.claimed(self._left)) * bool(self._player.dividends) - kept
