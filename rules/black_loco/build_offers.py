"""Building as whole answers: the place, the card with the way it lies, and the payment."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from rules.black_loco import building
from rules.black_loco.cards import sides_of
from rules.black_loco.moves import Build, Pay, Second
from rules.black_loco.payments import filled, proposals
from rules.black_loco.plans import NOWHERE
from rules.black_loco.state import Part, Public
from rules.black_loco.table import at, plan_of
from rules.black_loco.trial import Trial
from rules.core import Clause, Offer, clause

PAGE = 25
"""So many answers stand together; of more the rest is grouped by place."""
FIRST = 7
"""So many of the best stand before the places, of which a board offers eighteen at most; not for the first station,
where the places are what is chosen from, with their numbers on the picture."""


def builds(trial: Trial) -> tuple[Offer, ...]:
    """Every card that can be laid, place by place. `trial` stands at building."""
    public = trial.public
    parts = building.candidates(public)
    if not public.opened:
        parts = (part for part in parts if part.cell in plan_of(public).start)
    return _offered(trial, [(part, Build(part.cell, part.piece)) for part in parts], 1)


def seconds(trial: Trial) -> tuple[Offer, ...]:
    """Every second track for the payment that has been made."""
    parts = building.candidates(trial.public, tracks_only=True)
    return _offered(trial, [(part, Second(part.cell, part.piece)) for part in parts], 0)


def _offered(trial: Trial, moves: list[tuple[Part, Build | Second]], base: int) -> tuple[Offer, ...]:
    found: list[tuple[int, str, Callable[[bool], Offer]]] = []
    for part, move in moves:
        if trial.may(move):
            price = base + building.surcharge(trial.public, part.cell)
            for cards in _payments(trial, part, price):
                end = trial.then(move, *map(Pay, cards))
                found.append((end.worth, part.cell, _offer(trial, end, part, cards)))
    found.sort(key=lambda one: -one[0])
    few = len(found) if len(found) <= PAGE else FIRST if trial.public.opened else 0
    first, rest = found[:few], found[few:]
    best: dict[str, int] = {}
    for worth, cell, _ in rest:
        best.setdefault(cell, worth)
    rest.sort(key=lambda one: (-best[one[1]], one[1]))
    return (*(made(False) for _, _, made in first), *(made(True) for _, _, made in rest))


def _payments(trial: Trial, part: Part, price: int) -> tuple[tuple[str, ...], ...]:
    if not price:
        return ((),)
    return proposals(trial.public, trial.hand, building.missing(trial.public, (part,)), price)


def _offer(before: Trial, end: Trial, part: Part, cards: tuple[str, ...]) -> Callable[[bool], Offer]:
    public = before.public

    def made(grouped: bool) -> Offer:
        path = (place(public, part.cell),) if grouped else ()
        return Offer(end.moves, card(public, part), _note(before, end, part, cards), path)

    return made


def place(public: Public, cell: str) -> Clause:
    return clause("offer-place", id=cell, cell=cell, more=building.surcharge(public, cell))


def card(public: Public, part: Part) -> Clause:
    """The card and its place: `014: 102 N+S`."""
    shown, turned = plan_of(public).faces[part.piece], "yes" if part.piece.endswith("v") else "no"
    number, tower = shown.card.number, {"": "none", "N": "top", "S": "bottom"}[shown.tower]
    if not shown.stations:
        sides = tuple(sides_of(link) for link in sorted(shown.links))
        return clause(
            "offer-track", id=part.cell, cell=part.cell, number=number, turned=turned, sides_sum=sides, tower=tower
        )
    return clause(
        "offer-station",
        id=part.cell,
        cell=part.cell,
        number=number,
        turned=turned,
        company_list=tuple(dict.fromkeys(station.company for station in shown.stations)),
        sides_list=tuple(sides_of(station.exits) for station in shown.stations),
        bonus=sum(station.bonus for station in shown.stations),
        tower=tower,
    )


def _note(before: Trial, end: Trial, part: Part, cards: tuple[str, ...]) -> Clause:
    """What it costs, what the capital is then, and which neighbours the new exits meet."""
    met = tuple(joined(before.public, part))
    return clause(
        "note-build",
        price=len(cards),
        card_list=cards,
        capital=end.capital,
        joins=len(met),
        id_list=met,
        fills=len(filled(before.public, cards)),
        stack_list=filled(before.public, cards),
    )


def joined(public: Public, part: Part) -> Iterator[str]:
    """Neighbours that exits meet which were not there before."""
    plan = plan_of(public)
    cell = plan.cells[plan.index[part.cell]]
    old = at(public, part.cell)
    new = plan.faces[part.piece].exits & ~(plan.faces[old].exits if old else 0)
    for side, neighbour in enumerate(cell.around):
        if new >> side & 1 and neighbour != NOWHERE:
            piece = public.board[neighbour]
            if piece and plan.faces[piece].exits >> (side + 2) % 4 & 1:
                yield plan.cells[neighbour].id
