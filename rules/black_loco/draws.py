"""Drawing cards: whether the draws of a premium can end the game, and which stack suits whom (section 10)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice

from rules.black_loco.components import END
from rules.black_loco.scoring import capital
from rules.black_loco.state import Payout, Public
from rules.black_loco.table import plan_of
from rules.copies import replace
from rules.core import Seat

STANDING, OPEN, END_IT = "standing", "open", "end"
"""Ways to draw: as the capital stands, or so that the game goes on, or ends."""


def stocked(public: Public) -> tuple[str, ...]:
    """Codes of the stacks that have cards."""
    return tuple(code for code, stack in zip(plan_of(public).stacks, public.stacks, strict=True) if stack)


def need(public: Public) -> int:
    """Cards in the smallest stacks that must still run dry to end the game; 0: it ends with this round anyway."""
    cards, stacks = END[public.length]
    sizes = sorted(len(stack) for stack in public.stacks if stack)
    due = stacks - (len(public.stacks) - len(sizes))
    return sum(sizes[:due]) if due > 0 and public.replaced < cards else 0


def closing(public: Public, initiator: Seat, queue: Sequence[Seat]) -> bool:
    """Can all draws of a premium together make this the last round, and has anybody else a say in it?"""
    return 0 < need(public) <= len(queue) and any(seat != initiator for seat in queue)


def due(public: Public, seat: int) -> int:
    """Cards that a premium still pays a seat."""
    return public.pending.queue.count(Seat(seat)) if isinstance(public.pending, Payout) else 0


def leads(public: Public, seat: int) -> bool:
    """Is the seat alone ahead, the cards that are due counted?"""
    worth = [capital(public, other) + due(public, other) for other in range(public.seats)]
    return worth[seat] == max(worth) and worth.count(worth[seat]) == 1


def stack(public: Public, seat: int, way: str) -> str:
    """The stack that suits a way to draw. The last share of a company in the stacks stays if another stack will do."""
    ends = way == END_IT or (way == STANDING and leads(public, seat))
    codes = plan_of(public).stacks

    def rank(code: str) -> tuple[bool, int, int]:
        at = codes.index(code)
        size = len(public.stacks[at])
        return last_share(public, public.stacks[at][0]), size if ends else -size, at

    return min(stocked(public), key=rank)


def last_share(public: Public, number: str) -> bool:
    """Is the card the only share of its company that the stacks still hold?"""
    plan = plan_of(public)
    company = plan.deck[number].share
    if not company:
        return False
    shares = plan.shares[company]
    lying = (other for pile in public.stacks for other in pile if other in shares)
    return len(tuple(islice(lying, 2))) == 1


def course(public: Public, seat: int, way: str, count: int) -> tuple[str, ...]:
    """The stacks somebody would take so many cards from, if nobody else drew in between."""
    found = []
    for _ in range(count):
        if not stocked(public):
            break
        code = stack(public, seat, way)
        found.append(code)
        at = plan_of(public).stacks.index(code)
        public = replace(public, stacks=(*public.stacks[:at], public.stacks[at][1:], *public.stacks[at + 1 :]))
    return tuple(found)
