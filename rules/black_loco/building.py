"""Expanding the network: may this card lie there, what does it cost, what happens when it is laid."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any

from rules.black_loco.cards import FULL, UPRIGHT, Face, keeps, towers_agree
from rules.black_loco.components import MOUNTAIN_COST, PLANS
from rules.black_loco.plans import NOWHERE, Cell, Plan
from rules.black_loco.state import BuildPayment, Part, Public, State, WestBonus
from rules.black_loco.table import at, give, plan_of, returned, taken
from rules.copies import replace
from rules.core import Event, Seat, Violation, event, phrase, put


def face_of(plan: Plan, piece: str) -> Face | None:
    """The card a piece means; a card that looks the same both ways is always upright."""
    return plan.faces.get(piece) or (plan.faces.get(piece[:-1] + UPRIGHT) if piece[-1:] == "v" else None)


def leaves_plan(cell: Cell, new: Face) -> Violation | None:
    """Border and gaps first, then the stick."""
    if new.exits & cell.edge:
        return phrase("E_EDGE")
    return phrase("E_STICK") if new.exits & cell.stick else None


def covers(plan: Plan, old: str, new: Face) -> Violation | None:
    """What the card below demands: its tracks stay, a tower stays on its half."""
    if not old:
        return None
    below = plan.faces[old]
    if not keeps(below, new):
        return phrase("E_TRACK_LOST")
    return None if towers_agree(below, new) else phrase("E_TOWER")


@lru_cache(maxsize=1024)
def choices(plan_id: str, cell_index: int, old: str) -> tuple[Face, ...]:
    """Every card and orientation that can ever replace what lies on a cell."""
    plan = PLANS[plan_id]
    cell = plan.cells[cell_index]
    listed = plan.faces[old].card.successors if old else cell.successors
    return tuple(
        shown
        for shown in plan.faces.values()
        if shown.card.number in listed and leaves_plan(cell, shown) is None and covers(plan, old, shown) is None
    )


@lru_cache(maxsize=1024)
def _parts(plan_id: str, cell_index: int, old: str) -> tuple[tuple[Part, int], ...]:
    """The same as they are announced, with their exits."""
    cell = PLANS[plan_id].cells[cell_index].id
    return tuple((Part(cell, shown.piece), shown.exits) for shown in choices(plan_id, cell_index, old))


def joins(public: Public, cell: Cell, exits: int) -> bool:
    """Does one of the exits meet an exit of a neighbouring upgrade card?"""
    return bool(exits & met(public, cell))


def met(public: Public, cell: Cell) -> int:
    """The sides on which an exit of a neighbouring upgrade card comes in."""
    faces, found = plan_of(public).faces, 0
    for side, neighbour in enumerate(cell.around):
        piece = public.board[neighbour] if neighbour != NOWHERE else ""
        if piece and faces[piece].exits >> (side + 2) % 4 & 1:
            found |= 1 << side
    return found


def surcharge(public: Public, cell: str) -> int:
    plan = plan_of(public)
    index = plan.index.get(cell)
    return MOUNTAIN_COST if public.mountains and index is not None and plan.cells[index].mountain else 0


def missing(public: Public, parts: Sequence[Part]) -> tuple[str, ...]:
    """Numbers that must still come into their stacks by paying, so that the parts can be searched in order."""
    plan = plan_of(public)
    if len(parts) == 1:
        number = parts[0].piece[:-1]
        return () if number in public.stacks[plan.stack_of[number]] else (number,)
    taken: Counter[str] = Counter()
    lying: dict[str, str] = {}
    lacking = []
    for part in parts:
        number = part.piece[:-1]
        if public.stacks[plan.stack_of[number]].count(number) > taken[number]:
            taken[number] += 1
        else:
            lacking.append(number)
        old = lying.get(part.cell) or at(public, part.cell)
        if old:
            taken[old[:-1]] -= 1
        lying[part.cell] = part.piece
    return tuple(lacking)


def payable(hand: tuple[str, ...], lacking: tuple[str, ...], left: int) -> bool:
    """Can the missing numbers be among the cards that will be paid?"""
    return not lacking or (len(lacking) <= left and not Counter(lacking) - Counter(hand))


def placed(public: Public, part: Part) -> Public:
    """The board with a card on it; stacks and trophies as they are."""
    index = plan_of(public).index[part.cell]
    return replace(public, board=(*public.board[:index], part.piece, *public.board[index + 1 :]))


def check_place(
    public: Public, hand: tuple[str, ...], part: Part, price: int, first: Part | None = None
) -> Violation | None:
    """May the card be laid there for that price? Conditions 1 to 7 in the rulebook's order.

    `first` is a track announced in the same command: the card joins and covers what lies there after it.
    """
    plan = plan_of(public)
    if part.cell in plan.index and part.piece in plan.deck:
        return phrase("E_WAY_UP", N=part.piece)
    new = face_of(plan, part.piece)
    if part.cell not in plan.index or new is None:
        return phrase("E_NOT_LISTED", N=part.piece[:-1], X=part.cell)
    table = placed(public, first) if first else public
    index = plan.index[part.cell]
    cell, old = plan.cells[index], table.board[index]
    if new.card.number not in (plan.faces[old].card.successors if old else cell.successors):
        return phrase("E_NOT_LISTED", N=new.card.number, X=part.cell)
    if len(hand) < price:
        return phrase("E_COST", k=price, h=len(hand))
    exact = Part(part.cell, new.piece)
    if not payable(hand, missing(public, (first, exact) if first else (exact,)), price):
        return phrase("E_NOT_IN_STACK", N=new.card.number, S=new.card.stack)
    why = leaves_plan(cell, new)
    if why is None and new.card.stage == 1 and public.opened and not joins(table, cell, new.exits):
        why = phrase("E_NO_CONNECTION")
    return why or covers(plan, old, new)


def candidates(public: Public, tracks_only: bool = False) -> Iterator[Part]:
    """A superset of the legal placements: everything that fits and, if yellow, joins a track."""
    plan = plan_of(public)
    for index, cell in enumerate(plan.cells):
        if tracks_only and not cell.is_track:
            continue
        old = public.board[index]
        sides = FULL if old or (not public.opened and cell.id in plan.start) else met(public, cell)
        if sides:
            for part, exits in _parts(plan.id, index, old):
                if exits & sides:
                    yield part


def lay(public: Public, seat: Seat, part: Part, alone: bool) -> tuple[Public, list[Event]]:
    """Search the card, lay it, settle what it replaces, open the West bonus; a track alone may have a companion."""
    plan = plan_of(public)
    shown = face_of(plan, part.piece)
    assert shown is not None
    index = plan.index[part.cell]
    old, number = public.board[index], shown.card.number
    stacks = taken(public, number)
    # One copy of the table for all of it: whoever looks ahead builds more often than anything else.
    changes: dict[str, Any] = {
        "board": put(public.board, index, shown.piece),
        "progress": True,
        "opened": public.opened or bool(shown.stations),
        "second_open": alone and not shown.stations,
        "pending": public.pending if isinstance(public.pending, WestBonus) else None,
    }
    events = [event("laid", seat=seat, cell=part.cell, card=number, orientation=shown.orientation)]
    if old:
        stacks = returned(plan, stacks, (old[:-1],))
        events.append(event("returned", card=old[:-1], stack=plan.deck[old[:-1]].stack))
    else:
        changes["trophies"] = give(public.trophies, seat, part.cell)
        if part.cell in plan.west and public.west_open:
            changes["west_open"] = False
            if any(stacks):
                changes["pending"] = WestBonus()
                events.append(event("west-bonus", seat=seat, cell=part.cell))
    return replace(public, stacks=stacks, **changes), events


def opens_west(public: Public, cell: str) -> bool:
    """Will replacing what lies on the cell bring the West bonus?"""
    return public.west_open and cell in plan_of(public).west and not at(public, cell)


def carry_out(s: State, seat: Seat, payment: BuildPayment) -> tuple[State, list[Event]]:
    """Everything is paid: lay the announced cards one after the other."""
    public, events = s.public, []
    for part in payment.parts:
        public, more = lay(public, seat, part, alone=len(payment.parts) == 1 and not payment.second)
        events += more
    return State(public, s.hidden), events
