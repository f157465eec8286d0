"""Journeys of both trains as whole answers: the ways, what is used on them, and the end."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from rules.copies import replace
from rules.core import Action, Clause, Offer, Seat, clause
from rules.cube_express import sides, stores, trains
from rules.cube_express.components import COLUMNS
from rules.cube_express.moves import Board, Burn, Convert, Deliver, Finish, Go, Take
from rules.cube_express.place_offers import Found
from rules.cube_express.state import MARKET, SIDE, STORE, State
from rules.cube_express.trials import Trial, note, plenty, value

MOST = 50
"""So many journeys are offered: two pages."""
FIRST_PAGE = 24
"""Standing still is found on the first page."""
WIDTH = 60
"""So many ways of equal length are driven on."""
TRIED = 90
"""So many outcomes are looked at closely, those that bring most."""
SAID = 4
"""So many gains are named in a label."""
LABEL, HEAD, CELL, GAIN = 80, 9, 7, 14
"""Letters there are for a label, and that a train, a cell and a gain take of them."""
BURNT = "burn"


@dataclass(frozen=True, slots=True)
class Ride:
    """Trains on their way."""

    trial: Trial
    ways: tuple[tuple[str, ...], tuple[str, ...]] = ((), ())
    """Cells each train has entered."""
    stops: tuple[str, ...] = ()
    """Cells where something was used."""
    gains: tuple[str, ...] = ()
    """What was used, in order."""

    def used(self, gain: str, *actions: Action) -> Ride:
        at = self.trial.public.entered
        return replace(self, trial=self.trial.then(*actions), stops=(*self.stops, at), gains=(*self.gains, gain))


def journeys(s: State, seat: Seat) -> tuple[Offer, ...]:
    """The best journeys, each outcome once, by the shortest way; and standing still."""
    found: list[Found] = []
    told: set[tuple[Clause, Clause | None]] = set()
    rides = sorted(_outcomes(s), key=lambda ride: -_promise(ride))
    for ride in rides[:TRIED]:
        offer = _offer(s, ride)
        found.append(Found(value(ride.trial.state, MARKET if s.public.market else STORE), offer))
    found.sort(key=lambda each: -each.worth)
    offers = []
    for each in found:
        words = each.offer.label, each.offer.note
        if words not in told:
            told.add(words)
            offers.append(each.offer)
    key = "offer-stop" if s.public.moved else "offer-stay"
    stay = Offer((Finish(),), clause(key), note("note-drive", s.public, s.public))
    offers = offers[:MOST]
    offers.insert(min(FIRST_PAGE, len(offers)), stay)
    return tuple(offers)


def _outcomes(s: State) -> Iterator[Ride]:
    """Rides that differ in what they bring or where the trains stand; shorter ones first."""
    seen: set[object] = set()
    ends: set[object] = {_end(Ride(Trial(s)))}
    layer = [Ride(Trial(s))]
    if s.public.phase == SIDE:
        layer = list(_entered(layer[0]))
        for ride in layer:
            if _end(ride) not in ends:
                ends.add(_end(ride))
                yield ride
    while layer:
        after: list[Ride] = []
        for ride in layer:
            for further in _stepped(ride):
                key = _key(further)
                if key not in seen:
                    seen.add(key)
                    after.append(further)
                    if _end(further) not in ends:
                        ends.add(_end(further))
                        yield further
        if len(after) > WIDTH:
            after.sort(key=lambda ride: -_promise(ride))
        layer = after[:WIDTH]


def _end(ride: Ride) -> object:
    """What a ride leaves behind, however it went."""
    public = ride.trial.public
    guests = sorted(public.atlas.at[piece.place] for piece in public.passengers)
    return public.players, tuple(guests), public.first, len(public.later), public.bids


def _key(ride: Ride) -> object:
    public = ride.trial.public
    return _end(ride), public.moved, public.came, public.points


def _promise(ride: Ride) -> int:
    return 4 * len([gain for gain in ride.gains if gain.startswith("deliver")]) + len(ride.gains)


def _stepped(ride: Ride) -> Iterator[Ride]:
    """One step further, with each use of the tile that makes a difference."""
    public = ride.trial.public
    if not public.points:
        if not public.player.coal or BURNT in ride.gains:
            return
        ride = replace(ride, trial=ride.trial.then(Burn()), gains=(*ride.gains, BURNT))
        public = ride.trial.public
    for train in (1, 2):
        start = public.player.trains[train - 1]
        for side in sorted(public.atlas.cells[start].rails) if start else ():
            move = Go(train, side)
            if trains.check(public, move) is None:
                trial = ride.trial.then(move)
                first, second = ride.ways
                cell = trial.public.player.trains[train - 1]
                ways = ((*first, cell), second) if train == 1 else (first, (*second, cell))
                driven = replace(ride, trial=trial, ways=ways)
                if trial.public.phase == SIDE:
                    yield from _entered(driven)
                else:
                    yield driven


def _entered(ride: Ride) -> Iterator[Ride]:
    """The uses of a tile that make a difference, and none where that may be better."""
    public = ride.trial.public
    cell = public.entered
    match sides.kind(public, cell):
        case "resource" if public.player.reserve:
            used = ride.used(public.atlas.cells[cell].tile.resource, Take())
            yield used
            owner = public.owner(cell)
            harmless = owner in (None, public.active) and public.player.stored < public.player.level
            if not (harmless and plenty(used.trial.public)):
                yield ride
        case "station" if public.player.reserve:
            free = [house for house in sides.city_houses(public, cell) if public.passenger(house) is None]
            used = ride.used("passenger", Board(free[0]))
            yield used
            if not plenty(used.trial.public):
                yield ride
        case "factory":
            yield from _delivered(ride)
            yield ride
        case _:
            yield ride


def _delivered(ride: Ride) -> Iterator[Ride]:
    """A delivery for each goal card with room, after the fewest conversions that make it possible."""
    public = ride.trial.public
    wanted = public.atlas.cells[public.entered].tile.demand
    ways = [way for held, way in stores.ways(public).items() if sides.suffices(held, wanted)]
    fewest = min(map(len, ways), default=0)
    points = sides.value(public, public.entered)
    columns = [column for column in range(1, COLUMNS + 1) if sides.room(public, column)]
    for way in ways:
        if len(way) == fewest:
            ready = replace(ride, gains=(*ride.gains, *way), trial=ride.trial.then(*map(Convert, way)))
            for column in columns or (0,):
                done = ready.used(f"deliver-{points}", Deliver(column))
                yield replace(done, gains=(*done.gains, f"goal-{column}")) if column else done


def _offer(s: State, ride: Ride) -> Offer:
    label = _label(ride)
    goals = tuple(s.public.goals[int(gain[-1]) - 1] for gain in ride.gains if gain.startswith("goal-"))
    if goals:
        what = note("note-deliver", s.public, ride.trial.public, {"goal_list": goals})
    else:
        what = note("note-drive", s.public, ride.trial.public)
    return Offer((*ride.trial.moves, Finish()), label, what)


def _label(ride: Ride) -> Clause:
    gains = _counted(ride.gains, SAID - all(ride.ways))
    first, second = _named(ride, gains)
    if not (first or second):
        return clause("offer-use", gain_list=gains)
    tail = "-gain" if gains else ""
    if first and second:
        return clause(f"offer-drive-both{tail}", cell1_route=first, cell2_route=second, gain_list=gains)
    return clause(f"offer-drive{tail}", number=1 if first else 2, cell_route=first or second, gain_list=gains)


def _named(ride: Ride, gains: tuple[str, ...]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The cells of each way as far as a label has room; else the stops and the end, or the end alone."""
    first, second = ride.ways
    room = (LABEL - HEAD * (bool(first) + bool(second)) - GAIN * len(gains)) // CELL
    shorter = (_short(first, ride.stops), _short(second, ride.stops))
    for ways in ((first, second), shorter):
        if len(ways[0]) + len(ways[1]) <= room:
            return ways
    return first[-1:], second[-1:]


def _short(way: tuple[str, ...], stops: tuple[str, ...]) -> tuple[str, ...]:
    return (*(cell for cell in dict.fromkeys(way[:-1]) if cell in stops), *way[-1:])


def _counted(gains: tuple[str, ...], most: int) -> tuple[str, ...]:
    """Equal gains once, with their number: the ids of their texts. Where they are many, the note names the goal."""
    once = tuple(f"{gain}-{gains.count(gain)}" if gain in _COUNTED else gain for gain in dict.fromkeys(gains))
    if len(once) > most:
        once = tuple(gain for gain in once if not gain.startswith("goal-"))
    return once if len(once) <= most else (*once[: most - 1], "more")


_COUNTED = ("coal", "wood", "iron", "passenger")
