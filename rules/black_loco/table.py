"""The cards on the table: the plan they lie on, stacks, hands and rows, and how a card goes from one to another."""

from __future__ import annotations

from collections.abc import Sequence

from rules.black_loco.components import PLANS
from rules.black_loco.plans import Plan
from rules.black_loco.state import Public, State
from rules.copies import replace
from rules.core import put


def plan_of(public: Public) -> Plan:
    return PLANS[public.plan]


def at(public: Public, cell: str) -> str:
    """The piece on a cell."""
    return public.board[plan_of(public).index[cell]]


def with_hand(s: State, seat: int, hand: tuple[str, ...]) -> State:
    """The one way to change a hand: its public count goes along."""
    hands = put(s.hidden.hands, seat, tuple(sorted(hand)))
    held = put(s.public.held, seat, len(hand))
    return State(replace(s.public, held=held), replace(s.hidden, hands=hands))


def without(cards: tuple[str, ...], number: str) -> tuple[str, ...]:
    """The cards less the first of a number; the others keep their order."""
    i = cards.index(number)
    return cards[:i] + cards[i + 1 :]


def put_on_stack(public: Public, number: str) -> Public:
    """Face up on top of its own stack."""
    return put_on_stacks(public, (number,))


def put_on_stacks(public: Public, numbers: Sequence[str]) -> Public:
    """Several cards, one after the other."""
    stacks, stack_of = list(public.stacks), plan_of(public).stack_of
    for number in numbers:
        stacks[stack_of[number]] = (number, *stacks[stack_of[number]])
    return replace(public, stacks=tuple(stacks))


def search_stack(public: Public, number: str) -> Public:
    """Take the topmost copy of a number out of its stack."""
    i = plan_of(public).stack_of[number]
    stacks = public.stacks
    return replace(public, stacks=(*stacks[:i], without(stacks[i], number), *stacks[i + 1 :]))


def in_stack(public: Public, number: str) -> bool:
    return number in public.stacks[plan_of(public).stack_of[number]]


def give(cards: tuple[tuple[str, ...], ...], seat: int, number: str) -> tuple[tuple[str, ...], ...]:
    """Rows of cards with one more in a seat's row."""
    return put(cards, seat, (*cards[seat], number))
