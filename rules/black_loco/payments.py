"""Payments proposed whole: what a step needs, then what is missed least, and nothing onto an empty stack."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from rules.black_loco.state import Public
from rules.black_loco.table import plan_of, without

CHOICES = 4
"""So many payments are offered where each fills an empty stack again."""


def proposals(public: Public, hand: tuple[str, ...], due: Sequence[str], price: int) -> tuple[tuple[str, ...], ...]:
    """The one payment to propose; several where an empty stack must be filled again and one may choose which."""
    for number in due:
        hand = without(hand, number)
    count = price - len(due)
    spare = sorted(hand, key=lambda number: order(public, number))
    free = [number for number in spare if not fills(public, number)]
    if len(free) >= count:
        return ((*due, *free[:count]),)
    others = [number for number in spare if fills(public, number)]
    found: dict[frozenset[str], tuple[str, ...]] = {}
    for extra in combinations(others, count - len(free)):
        found.setdefault(frozenset(plan_of(public).deck[number].stack for number in extra), (*due, *free, *extra))
        if len(found) == CHOICES:
            break
    return tuple(found.values())


def to_player(public: Public, hand: tuple[str, ...], price: int) -> tuple[str, ...]:
    """What is missed least, for somebody's hand."""
    return tuple(sorted(hand, key=lambda number: order(public, number))[:price])


def order(public: Public, number: str) -> tuple[int, str]:
    """Cards of T3 go first, then other tracks, then stations."""
    card = plan_of(public).deck[number]
    return (0 if card.stack == "T3" else 1 if card.share else 2), number


def fills(public: Public, number: str) -> bool:
    """Would the card lie on a stack that is empty now?"""
    return not public.stacks[plan_of(public).stack_of[number]]


def filled(public: Public, cards: Sequence[str]) -> tuple[str, ...]:
    """The empty stacks that a payment fills again."""
    deck = plan_of(public).deck
    return tuple(dict.fromkeys(deck[number].stack for number in cards if fills(public, number)))
