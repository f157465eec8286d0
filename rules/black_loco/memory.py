"""What each seat has seen go into the hands of others: stacks lie open, so all see what is drawn and paid openly.

Only a payment from hand to hand is a secret of two (RU-50): nobody else knows any longer what the payer holds.
"""

from __future__ import annotations

from rules.black_loco.state import Hidden, Public, State
from rules.black_loco.table import without
from rules.copies import replace
from rules.core import Seat

Rows = tuple[tuple[str, ...], ...]
"""Cards by owner, as one viewer knows them."""


def shown(public: Public, viewer: Seat | None) -> Rows:
    """What all know of a game from before memories were kept: the cards that fixed the first order."""
    cards = public.shown or ("",) * public.seats
    return tuple((card,) if card and seat != viewer else () for seat, card in enumerate(cards))


def _known(s: State) -> list[list[tuple[str, ...]]]:
    seats = range(s.public.seats)
    return [list(rows) for rows in s.hidden.seen or [shown(s.public, Seat(viewer)) for viewer in seats]]


def _kept(s: State, rows: list[list[tuple[str, ...]]]) -> State:
    return State(s.public, replace(s.hidden, seen=tuple(map(tuple, rows))))


def drew(s: State, seat: Seat, card: str) -> State:
    """All others have seen what a seat took."""
    rows = _known(s)
    for viewer, known in enumerate(rows):
        if viewer != seat:
            known[seat] = (*known[seat], card)
    return _kept(s, rows)


def paid(s: State, seat: Seat, card: str) -> State:
    """A card went openly out of a hand."""
    rows = _known(s)
    for known in rows:
        if card in known[seat]:
            known[seat] = without(known[seat], card)
    return _kept(s, rows)


def handed(s: State, seat: Seat, seller: Seat, card: str) -> State:
    """A card went secretly from one hand into another: it may have been any that the others knew of."""
    rows = _known(s)
    for viewer, known in enumerate(rows):
        if viewer == seat:
            known[seller] = (*known[seller], card)
        elif viewer != seller:
            known[seat] = ()
        elif card in known[seat]:
            known[seat] = without(known[seat], card)
    return _kept(s, rows)


def imagined(hands: Rows, bids: tuple[str, ...], viewer: Seat | None, seen: Rows) -> Hidden:
    """Hidden cards as one viewer imagines them; what others have seen does not matter there."""
    if viewer is None or not seen:
        return Hidden(hands, bids)
    nothing: Rows = ((),) * len(hands)
    return Hidden(hands, bids, tuple(seen if seat == viewer else nothing for seat in range(len(hands))))
