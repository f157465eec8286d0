"""Expanding the network: may this card lie there, what does it cost, what happens when it is laid."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import lru_cache

from rules.black_loco.cards import UPRIGHT, Face, keeps, towers_agree
from rules.black_loco.components import MOUNTAIN_COST, PLANS
from rules.black_loco.plans import NOWHERE, Cell, Plan
from rules.black_loco.state import (
    BASE,
    BuildPayment,
    Part,
    Public,
    State,
    WestBonus,
    at,
    give,
    plan_of,
    put_on_stack,
    search_stack,
)
from rules.core import Event, Seat, Violation, event, phrase


def face_of(plan: Plan, piece: str) -> Face | None:
    """The card a piece means; a card that looks the same both ways is always upright."""
    return plan.faces.get(piece) or (plan.faces.get(piece[:-1] + UPRIGHT) if piece[-1:] == "v" else None)


def fits(plan: Plan, cell: Cell, old: str, new: Face) -> Violation | None:
    """What the border, the stick, the card below and the towers say; nothing of this changes during a game."""
    if new.exits & cell.edge:
        return phrase("E_EDGE")
    if new.exits & cell.stick:
        return phrase("E_STICK")
    if old:
        below = plan.faces[old]
        if not keeps(below, new):
            return phrase("E_TRACK_LOST")
        if not towers_agree(below, new):
            return phrase("E_TOWER")
    return None


@lru_cache(maxsize=4096)
def choices(plan_id: str, cell_index: int, old: str) -> tuple[Face, ...]:
    """Every card and orientation that can ever replace what lies on a cell."""
    plan = PLANS[plan_id]
    cell = plan.cells[cell_index]
    listed = plan.faces[old].card.successors if old else cell.successors
    return tuple(
        shown for shown in plan.faces.values() if shown.card.number in listed and fits(plan, cell, old, shown) is None
    )


def joins(public: Public, cell: Cell, exits: int) -> bool:
    """Does one of the exits meet an exit of a neighbouring upgrade card?"""
    faces = plan_of(public).faces
    for side, neighbour in enumerate(cell.around):
        if exits >> side & 1 and neighbour != NOWHERE:
            piece = public.board[neighbour]
            if piece and faces[piece].exits >> (side + 2) % 4 & 1:
                return True
    return False


def surcharge(public: Public, cell: str) -> int:
    plan = plan_of(public)
    return MOUNTAIN_COST if public.mountains and plan.cells[plan.index[cell]].mountain else 0


def missing(public: Public, parts: Iterable[Part]) -> tuple[str, ...]:
    """Numbers that must still come into their stacks by paying, so that the parts can be searched in order."""
    taken: Counter[str] = Counter()
    lacking = []
    for part in parts:
        number = part.piece[:-1]
        if public.stacks[plan_of(public).stack_of[number]].count(number) > taken[number]:
            taken[number] += 1
        else:
            lacking.append(number)
        old = at(public, part.cell)
        if old:
            taken[old[:-1]] -= 1
    return tuple(lacking)


def payable(hand: tuple[str, ...], lacking: tuple[str, ...], left: int) -> bool:
    """Can the missing numbers be among the cards that will be paid?"""
    return not lacking or (len(lacking) <= left and not Counter(lacking) - Counter(hand))


def check_place(public: Public, hand: tuple[str, ...], part: Part, price: int, before: tuple[Part, ...] = ()) -> (
    Violation | None
):
    """May the card be laid there for that price? In the order of the rulebook's conditions, from the second on.

    `before` are parts announced earlier in the same command; the board already shows them, the stacks do not.
    """
    plan = plan_of(public)
    new = face_of(plan, part.piece)
    number = part.piece[:-1] if part.piece else ""
    if part.cell not in plan.index:
        return phrase("E_NOT_LISTED", N=number, X=part.cell)
    index = plan.index[part.cell]
    cell, old = plan.cells[index], public.board[index]
    listed = plan.faces[old].card.successors if old else cell.successors
    if new is None or new.card.number not in listed:
        return phrase("E_NOT_LISTED", N=number, X=part.cell)
    if len(hand) < price:
        return phrase("E_COST", k=price, h=len(hand))
    if price or not before:
        lacking = missing_after(public, before, Part(part.cell, new.piece))
        if not payable(hand, lacking, price):
            return phrase("E_NOT_IN_STACK", N=number, S=new.card.stack)
    why = fits(plan, cell, BASE, new)
    if why is not None:
        return why
    if new.card.stage == 1 and public.opened and not joins(public, cell, new.exits):
        return phrase("E_NO_CONNECTION")
    return fits(plan, cell, old, new)


def missing_after(public: Public, before: tuple[Part, ...], part: Part) -> tuple[str, ...]:
    """What is missing for a part when others are searched first."""
    return missing(public, (*before, part))


def candidates(public: Public, tracks_only: bool = False) -> Iterator[Part]:
    """A superset of the legal placements: everything that fits and, if yellow, joins a track."""
    plan = plan_of(public)
    for index, cell in enumerate(plan.cells):
        if tracks_only and not cell.is_track:
            continue
        old = public.board[index]
        for shown in choices(plan.id, index, old):
            if old or not public.opened or joins(public, cell, shown.exits):
                yield Part(cell.id, shown.piece)


def lay(public: Public, seat: Seat, part: Part) -> tuple[Public, list[Event]]:
    """Search the card, lay it, settle what it replaces, open the West bonus."""
    plan = plan_of(public)
    shown = face_of(plan, part.piece)
    assert shown is not None
    index = plan.index[part.cell]
    old = public.board[index]
    public = search_stack(public, shown.card.number)
    board = (*public.board[:index], shown.piece, *public.board[index + 1 :])
    public = replace(
        public, board=board, progress=True, opened=public.opened or bool(shown.stations), second_open=False
    )
    events = [event("laid", seat=seat, cell=part.cell, card=shown.card.number, orientation=shown.orientation)]
    if old:
        number = old[:-1]
        public = put_on_stack(public, number)
        events.append(event("returned", card=number, stack=plan.deck[number].stack))
        return public, events
    public = replace(public, trophies=give(public.trophies, seat, part.cell))
    if part.cell in plan.west and public.west_open:
        public = replace(public, west_open=False)
        if any(public.stacks):
            public = replace(public, pending=WestBonus())
            events.append(event("west-bonus", seat=seat, cell=part.cell))
    return public, events


def opens_west(public: Public, cell: str) -> bool:
    """Will replacing what lies on the cell bring the West bonus?"""
    return public.west_open and cell in plan_of(public).west and not at(public, cell)


def carry_out(s: State, seat: Seat, payment: BuildPayment) -> tuple[State, list[Event]]:
    """Everything is paid: lay the announced cards one after the other."""
    public, events = replace(s.public, pending=None), []
    for part in payment.parts:
        public, more = lay(public, seat, part)
        events += more
    last = face_of(plan_of(public), payment.parts[-1].piece)
    alone = len(payment.parts) == 1 and not payment.second
    public = replace(public, second_open=alone and last is not None and not last.stations)
    return State(public, s.hidden), events
