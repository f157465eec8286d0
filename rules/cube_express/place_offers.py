"""Laying a tile as a whole answer: where, which way round, and what its centre is used for."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice

from rules.core import Clause, Datum, Menu, Offer, Seat, clause
from rules.cube_express import centre, judge, placing
from rules.cube_express.components import HOUSE
from rules.cube_express.moves import BACK_MARK, Bonus, Build, Claim, Collect, Decline, Discard, Pay, Place
from rules.cube_express.state import CENTRE, PAYMENT, TRAINS, Piece, Public, State
from rules.cube_express.trials import Trial, note, plenty, value

PAYMENTS = 3
"""So many ways to pay for a station are offered; the others are found step by step."""


@dataclass(frozen=True, slots=True)
class Found:
    """An answer with what it is worth."""

    worth: int
    offer: Offer


def best_first(found: Iterable[Found]) -> tuple[Offer, ...]:
    return tuple(each.offer for each in sorted(found, key=lambda each: -each.worth))


def place_menus(s: State, seat: Seat) -> tuple[Menu, ...]:
    """A menu for each tile of the hand, and one for laying any of them face down."""
    fronts: dict[str, list[Found]] = {tile: [] for tile in s.hidden.hands[seat]}
    backs: list[Found] = []
    for move in placing.candidates(s.public, s.hidden.hands[seat]):
        if judge.check(s, seat, move) is not None:
            continue
        trial = Trial(s).then(move)
        if move.tile.endswith(BACK_MARK):
            backs.append(_face_down(s, trial, move))
        else:
            fronts[move.tile] += _centred(s, trial, move.tile, move.cell, move.rotation)
    menus = [Menu(tile, best_first(found)) for tile, found in fronts.items() if found]
    return (*menus, Menu("back", best_first(backs))) if backs else tuple(menus)


def _face_down(s: State, trial: Trial, move: Place) -> Found:
    label = clause("offer-back", cell=move.cell, turn=move.rotation)
    path = (clause("offer-back-tile", tile=placing.front(move.tile)),)
    return Found(value(trial.state, TRAINS), Offer(trial.moves, label, _note(s, trial), path))


def centre_menu(s: State, seat: Seat) -> tuple[Menu, ...]:
    """The centre action of a tile that lies already."""
    cell = s.public.placed
    shape = s.public.atlas.cells[cell]
    found = _centred(s, Trial(s), shape.tile.id, cell, shape.rotation)
    return (Menu("centre", best_first(found)),)


def discard_menu(s: State, seat: Seat) -> tuple[Menu, ...]:
    """No tile fits: which one leaves the game."""
    found = []
    for tile in s.hidden.hands[seat]:
        trial = Trial(s).then(Discard(tile))
        found.append(Found(value(trial.state, TRAINS), Offer(trial.moves, clause("offer-discard", tile=tile))))
    return (Menu("discard", best_first(found)),)


def _centred(s: State, laid: Trial, tile: str, cell: str, rotation: int) -> list[Found]:
    """A tile that lies, with each use of its centre that makes a difference."""
    found = []

    def offer(trial: Trial, label: Clause, what: Clause | None = None) -> None:
        said = Clause(label.key, (("id", tile), ("cell", cell), ("turn", rotation), *label.data))
        found.append(Found(value(trial.state, TRAINS), Offer(trial.moves, said, what or _note(s, trial))))

    public = laid.public
    if public.phase != CENTRE:
        offer(laid, clause("offer-place"))
        return found
    kind = centre.tile(public).kind
    declined = laid.then(Decline())
    match kind:
        case "crossing" | "factory" if public.player.reserve:
            used = laid.then(Collect() if kind == "crossing" else Bonus())
            if kind == "crossing":
                offer(used, clause("offer-place-collect", count=public.player.reserve - used.public.player.reserve))
            else:
                offer(used, clause("offer-place-bonus", resource=centre.tile(public).bonus))
            if plenty(used.public):
                return found
        case "production" if public.player.dividends:
            offer(laid.then(Claim()), clause("offer-place-claim"))
        case "station" if centre.site_allowed(public):
            for trial, label in _stations(laid):
                size = public.atlas.cities[public.atlas.site[cell]].size
                houses = _paying(laid.public, trial.public)
                data: dict[str, Datum] = {
                    "size": size,
                    "points": HOUSE * size,
                    "houses": len(houses),
                    "house_list": houses,
                }
                offer(trial, label, note("note-build", s.public, trial.public, data))
    offer(declined, clause("offer-place-decline", kind=kind))
    return found


def _note(s: State, trial: Trial) -> Clause:
    return note("note-place", s.public, trial.public)


# Payments


def _stations(laid: Trial) -> Iterator[tuple[Trial, Clause]]:
    """A station with each payment: others' passengers first, the rest dividends; own passengers only if wanted."""
    public = laid.public
    seat, cost = public.active, public.player.level
    payers = centre.payers(public)
    foreign = [piece for piece in payers if piece.seat != seat]
    own = [piece for piece in payers if piece.seat == seat]
    first = min(cost, len(foreign))
    offered = (
        (theirs, mine)
        for count in range(min(cost - first, len(own)) + 1)
        if cost - first - count <= public.player.dividends
        for theirs in _picked(public, foreign, first)
        for mine in _picked(public, own, count)
    )
    for theirs, mine in islice(offered, PAYMENTS):
        dividends = cost - len(theirs) - len(mine)
        owners = tuple(dict.fromkeys(int(piece.seat) for piece in theirs))
        parts = "".join(mark for mark, some in (("f", theirs), ("o", mine), ("d", dividends)) if some)
        label = clause(
            f"offer-build-{parts}",
            dividends=dividends,
            own=len(mine),
            foreign=len(theirs),
            owners=len(owners),
            seat_list=owners,
        )
        yield _paid(laid.then(Build(dividends)), [piece.place for piece in (*theirs, *mine)]), label


def _picked(public: Public, pieces: Sequence[Piece], count: int) -> Iterator[tuple[Piece, ...]]:
    """So many passengers; houses of one city and owner are equal."""
    groups: dict[tuple[Seat, int], list[Piece]] = defaultdict(list)
    for piece in pieces:
        groups[piece.seat, public.atlas.at[piece.place]].append(piece)
    return _from(list(groups.values()), count)


def _from(groups: Sequence[list[Piece]], count: int) -> Iterator[tuple[Piece, ...]]:
    if not count:
        yield ()
    elif groups:
        for many in range(min(count, len(groups[0])), -1, -1):
            for rest in _from(groups[1:], count - many):
                yield (*groups[0][:many], *rest)


def _paid(trial: Trial, houses: Sequence[str]) -> Trial:
    """The passengers named that the rules do not name by themselves."""
    for house in houses:
        public = trial.public
        if public.phase != PAYMENT:
            break
        assert public.payment is not None
        if house not in public.payment.houses:
            trial = trial.then(Pay(house))
    return trial


def _paying(before: Public, after: Public) -> tuple[str, ...]:
    """Houses that passengers leave for a station."""
    left = {piece.place for piece in after.passengers}
    return tuple(piece.place for piece in before.passengers if piece.place not in left)
