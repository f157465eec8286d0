"""The invariants of The Black Loco that can be seen in a single state."""

from __future__ import annotations

from collections import Counter

from rules.black_loco.components import PLANS, ROUND_LIMIT
from rules.black_loco.plans import NOWHERE
from rules.black_loco.state import BID, OVER, BuildPayment, Payout, State


def violated(s: State) -> list[str]:
    """Names of the invariants that do not hold."""
    public, hidden = s.public, s.hidden
    plan = PLANS[public.plan]
    checks = {
        "INV-1": cards(s) == Counter({card.number: card.copies for card in plan.deck.values()}),
        "INV-2": all(
            bool(piece) == any(cell.id in trophies for trophies in public.trophies)
            for cell, piece in zip(plan.cells, public.board, strict=True)
        )
        and public.replaced == sum(map(bool, public.board)),
        "INV-3": sorted(public.position) == list(range(1, public.seats + 1))
        and public.turns == (0 if public.phase == BID else 1 + (public.round - 1) * public.seats + sum(public.moved)),
        "INV-5": all(
            not plan.faces[piece].exits & (cell.edge | cell.stick)
            for cell, piece in zip(plan.cells, public.board, strict=True)
            if piece
        ),
        "INV-6": hangs_together(s),
        "INV-7": all(plan.deck[number].share for display in public.shares for number in display),
        "INV-8": tuple(map(len, hidden.hands)) == public.held
        and not (isinstance(public.pending, BuildPayment) and not 1 <= public.pending.price <= 3),
        "INV-9": not isinstance(public.pending, Payout)
        or (public.pending.total >= 2 and 0 < len(public.pending.queue) <= public.pending.total),
        "INV-11": (public.loco in range(public.seats)) == (public.phase != BID),
        "INV-13": public.round <= ROUND_LIMIT and len(sum(public.shares, ())) <= 85,
    }
    return [name for name, holds in checks.items() if not holds]


def cards(s: State) -> Counter[str]:
    """All upgrade cards of the game by number."""
    found: Counter[str] = Counter(piece[:-1] for piece in s.public.board if piece)
    for row in (*s.public.stacks, *s.public.shares, *s.hidden.hands):
        found.update(row)
    return found


def hangs_together(s: State) -> bool:
    """Is every built cell reached from every other one over exits that meet?"""
    plan, board = PLANS[s.public.plan], s.public.board
    built = {i for i, piece in enumerate(board) if piece}
    reached = {min(built)} if built else set()
    edge = list(reached)
    while edge:
        here = edge.pop()
        for side, there in enumerate(plan.cells[here].around):
            if there == NOWHERE or there in reached or there not in built:
                continue
            if plan.faces[board[here]].exits >> side & 1 and plan.faces[board[there]].exits >> (side + 2) % 4 & 1:
                reached.add(there)
                edge.append(there)
    return reached == built


def conserved(s: State) -> object:
    """What never changes: the upgrade cards by number, the number of base cards on the plan and in front of players."""
    bare = sum(not piece for piece in s.public.board)
    return tuple(sorted(cards(s).items())), bare + s.public.replaced, s.public.phase == OVER and s.public.reason == ""
