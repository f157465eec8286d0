"""Standing orders, those of the house among them: who draws, pays and shows a card without being asked (section 10)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from rules.black_loco import draws, wishes
from rules.black_loco.moves import Bid, Draw, Pay
from rules.black_loco.state import Public
from rules.black_loco.table import plan_of
from rules.black_loco.view import View
from rules.core import PLAN, Action, Seat

ORDERS: Mapping[str, tuple[str, ...]] = {
    "bid": ("lowest", "highest"),
    "draw": (draws.STANDING, "fullest", "emptiest", "tracks", "stations"),
    "pay": ("stations", "tracks"),
}
HOUSE: Mapping[str, str] = {"draw": draws.STANDING}


def is_track(code: str) -> bool:
    return code[0] == "T"


def stack_rank(public: Public, order: str) -> Callable[[str], Any]:
    """Sorting key for stack codes: the smallest is drawn from."""
    codes = plan_of(public).stacks
    size = {code: len(stack) for code, stack in zip(codes, public.stacks, strict=True)}
    ranks: dict[str, Callable[[str], Any]] = {
        "fullest": lambda code: (-size[code], codes.index(code)),
        "emptiest": lambda code: (size[code], codes.index(code)),
        "tracks": lambda code: (not is_track(code), -size[code], codes.index(code)),
        "stations": lambda code: (is_track(code), -size[code], codes.index(code)),
    }
    return ranks[order]


def payment_rank(public: Public, order: str) -> Callable[[str], Any]:
    """Sorting key for hand cards: the smallest is paid first."""
    deck = plan_of(public).deck
    return lambda number: (bool(deck[number].share) == (order == "stations"), number)


def obey(v: View, seat: Seat, key: str, order: str, options: tuple[Action, ...]) -> Action | None:
    if order.startswith(PLAN):
        return wishes.answer(v, seat, key, order.removeprefix(PLAN).split(), options)
    match key:
        case "bid":
            cards = [a.card for a in options if isinstance(a, Bid)]
            return Bid(min(cards) if order == "lowest" else max(cards))
        case "draw":
            codes = [a.stack for a in options if isinstance(a, Draw)]
            if order == draws.STANDING:
                return Draw(draws.stack(v.public, seat, order))
            return Draw(min(codes, key=stack_rank(v.public, order)))
        case "pay":
            payments = {a.card: a for a in options if isinstance(a, Pay)}
            return payments[min(payments, key=payment_rank(v.public, order))]
    return None
