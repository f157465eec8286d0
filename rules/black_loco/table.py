"""The cards on the table: the plan they lie on, stacks, hands and rows, and how a card goes from one to another."""

from __future__ import annotations

from collections.abc import Sequence

from rules.black_loco.components import PLANS
from rules.black_loco.plans import Plan
from rules.black_loco.state import Public, State
from rules.copies import replace
from rules.core import put

Stacks = tuple[tuple[str, ...], ...]


def plan_of(public: Public) -> Plan:
    return PLANS[public.plan]


def at(public: Public, cell: str) -> str:
    """The piece on a cell."""
    return public.board[plan_of(public).index[cell]]


def with_hand(s: State, seat: int, hand: tuple[str, ...], paid: Sequence[str] = ()) -> State:
    """The one way to change a hand: its public count goes along, and what was paid goes onto the stacks."""
    held = put(s.public.held, seat, len(hand))
    hidden = replace(s.hidden, hands=put(s.hidden.hands, seat, tuple(sorted(hand))))
    if not paid:
        return State(replace(s.public, held=held), hidden)
    stacks = returned(plan_of(s.public), s.public.stacks, paid)
    return State(replace(s.public, held=held, stacks=stacks), hidden)


def without(cards: tuple[str, ...], number: str) -> tuple[str, ...]:
    """The cards less the first of a number; the others keep their order."""
    i = cards.index(number)
    return cards[:i] + cards[i + 1 :]


def returned(plan: Plan, stacks: Stacks, numbers: Sequence[str]) -> Stacks:
    """The stacks with cards face up on top of their own, one after the other."""
    found = list(stacks)
    for number in numbers:
        i = plan.stack_of[number]
        found[i] = (number, *found[i])
    return tuple(found)


def taken(public: Public, number: str) -> Stacks:
    """The stacks without the topmost copy of a number."""
    i = plan_of(public).stack_of[number]
    return put(public.stacks, i, without(public.stacks[i], number))


def in_stack(public: Public, number: str) -> bool:
    return number in public.stacks[plan_of(public).stack_of[number]]


def give(cards: tuple[tuple[str, ...], ...], seat: int, number: str) -> tuple[tuple[str, ...], ...]:
    """Rows of cards with one more in a seat's row."""
    return put(cards, seat, (*cards[seat], number))
