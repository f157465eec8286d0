"""Positions for the tests: a table set up as wanted, moves as text."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from rules import core
from rules.black_loco.components import PLANS
from rules.black_loco.rules import RULES
from rules.black_loco.state import BUILD, BUY, CHOOSE, NOBODY, PREMIUM, SWAP, Hidden, Public, State
from rules.core import Event, Seat, Step
from rules.notation import notation, read

A, B, C, D = map(Seat, range(4))
BUILDING: dict[str, Any] = {"phase": BUILD, "pair": "EB"}
BUYING: dict[str, Any] = {"phase": BUY, "pair": "BE"}
PAYING_OUT: dict[str, Any] = {"phase": PREMIUM, "pair": "PM"}
SWAPPING: dict[str, Any] = {"phase": SWAP, "pair": "PM"}
EX_10 = {"013": "604^", "006": "508v", "007": "507^", "014": "106^", "015": "102^", "016": "408v"}


def table(
    plan: str = "germany",
    board: Mapping[str, str] | None = None,
    hands: Sequence[Sequence[str]] = ((), (), (), ()),
    shares: Sequence[Sequence[str]] | None = None,
    stacks: Mapping[str, Sequence[str]] | None = None,
    **public: Any,
) -> State:
    """A game in progress: named cards lie where they are named, all others sorted in their stacks.

    `stacks` sets the whole content of a stack; what is then nowhere has left the world, which only tests may do.
    """
    the_plan, seats = PLANS[plan], len(hands)
    board, shares = dict(board or {}), shares or ((),) * seats
    left = Counter({card.number: card.copies for card in the_plan.deck.values()})
    for cards in (*hands, *shares, [piece[:-1] for piece in board.values()]):
        left.subtract(cards)
    assert min(left.values()) >= 0
    piles = [[n for n in sorted(left.elements()) if the_plan.deck[n].stack == code] for code in the_plan.stacks]
    for code, cards in (stacks or {}).items():
        piles[the_plan.stacks.index(code)] = list(cards)
    values: dict[str, Any] = {
        "mountains": False,
        "length": "short",
        "trophies": ((),) * seats,
        "position": tuple(range(1, seats + 1)),
        "moved": (False,) * seats,
        "markers": (6,) * seats,
        "has_bid": (True,) * seats,
        "loco": NOBODY,
        "turns": 1,
        "phase": CHOOSE,
        "active": A,
        "west_open": bool(the_plan.west),
        "opened": bool(board),
        **public,
    }
    return State(
        Public(
            plan=plan,
            board=tuple(board.get(cell.id, "") for cell in the_plan.cells),
            stacks=tuple(map(tuple, piles)),
            held=tuple(map(len, hands)),
            shares=tuple(map(tuple, shares)),
            **values,
        ),
        Hidden(tuple(tuple(sorted(hand)) for hand in hands), ("",) * seats),
    )


def play(s: State, seat: Seat, *moves: str) -> State:
    """The state after some moves of one seat, each judged."""
    for move in moves:
        s = step(s, seat, move).state
    return s


def step(s: State, seat: Seat, move: str) -> Step[State]:
    action = read(RULES, move)
    core.judge(RULES, s, seat, action)
    return RULES.apply(s, seat, action)


def refusal(s: State, seat: Seat, move: str) -> str:
    """The code of the reason why a move is refused; empty if it is allowed."""
    why = RULES.check(s, seat, read(RULES, move))
    return why.key if why else ""


def why(s: State, seat: Seat, move: str) -> dict[str, str | int]:
    """The data of the refusal."""
    found = RULES.check(s, seat, read(RULES, move))
    assert found is not None
    return dict(found.data)


def offers(s: State, seat: Seat = A) -> set[str]:
    return {notation(a) for a in core.legal(RULES, s, seat)}


def builds(s: State, cell: str = "", seat: Seat = A) -> set[str]:
    """The pieces on offer for a cell, or all placements as "cell piece"."""
    placements = [o.split()[1:] for o in offers(s, seat) if o.split()[0] in ("build", "second", "also")]
    return {piece for where, piece in placements if where == cell} if cell else {" ".join(p) for p in placements}


def stack(s: State, code: str) -> tuple[str, ...]:
    return s.public.stacks[PLANS[s.public.plan].stacks.index(code)]


def at(s: State, cell: str) -> str:
    return s.public.board[PLANS[s.public.plan].index[cell]]


def keys(events: Sequence[Event]) -> list[str]:
    return [e.key for e in events]


def hand(s: State, seat: Seat) -> tuple[str, ...]:
    return s.hidden.hands[seat]


def asked(s: State) -> list[tuple[Seat, str]]:
    return [(d.seat, d.key) for d in RULES.decisions(s) if d.waiting]
