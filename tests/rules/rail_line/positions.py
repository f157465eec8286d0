"""Positions to start a test from, and moves as one line of text: `play(s, "0 play B06", "1 sub none")`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from rules import core, notation
from rules.core import Event, IllegalMove, Seat
from rules.rail_line.components import A_CARDS, B_CARDS, DEALS, NODE_OF_SLOT, SHEETS
from rules.rail_line.line import nodes
from rules.rail_line.rules import RULES
from rules.rail_line.state import PLAY, Hidden, Player, Public, State

EX6 = ("B06", "B01", "A03", "B24", "B13", "B17", "A10", "B09", "B08", "A04", "B14")
"""The line of EX-6."""


def marks(sheet: int = 1, **boxes: int) -> tuple[int, ...]:
    return tuple(boxes.get(row.symbol, 0) for row in SHEETS[sheet].rows)


def position(
    seats: int = 2,
    sheet: int = 1,
    *,
    side: str = "A",
    line: tuple[str, ...] = (),
    tracks: tuple[int, ...] = (1, 2, 3),
    boxes: Mapping[int, Mapping[str, int]] | None = None,
    coins: Mapping[int, int] | None = None,
    local: Mapping[int, int] | None = None,
    hands: Mapping[int, tuple[str, ...]] | None = None,
    display: tuple[str, ...] | None = None,
    stack: int | None = None,
    phase: str = PLAY,
    active: int = 0,
    turn: int = 1,
    ending: str = "",
    used: Mapping[int, int] | None = None,
) -> State:
    """A consistent position: cards not named lie in the stack or the box."""
    hands = {0: ("A01",), 1: ("A02",), 2: ("A05",)} | dict(hands or {})
    hands = {at: tuple(c for c in hand if c not in line) for at, hand in hands.items() if at < seats}
    held = {card for hand in hands.values() for card in hand}
    free = [card for card in B_CARDS if card not in line]
    shown = tuple(free[:4]) if display is None else display
    deck = tuple(card for card in free if card not in shown)
    gone = deck[stack:] if stack is not None else ()
    deck = deck[:stack] if stack is not None else deck
    at_end = len(nodes(side, line)) - 1 if line else 0
    assert not line or at_end in (NODE_OF_SLOT[len(line)], NODE_OF_SLOT[len(line)] + 1)
    players = tuple(
        Player(
            tracks[at], at_end, (local or {}).get(at, 0), marks(sheet, **(boxes or {}).get(at, {})),
            (coins or {}).get(at, 0), 0, False, (used or {}).get(at, 0), (False,) * len(SHEETS[sheet].chains), 0,
            len(hands[at]), (),
        )
        for at in range(seats)
    )  # fmt: skip
    box = tuple(card for card in A_CARDS if card not in held and card not in line)
    public = Public(
        sheet,
        phase,
        Seat(active),
        turn,
        False,
        ending,
        side,
        line,
        shown,
        len(deck),
        gone,
        DEALS[seats].unused,
        players,
    )
    return State(public, Hidden(tuple(hands[at] for at in range(seats)), deck, box))


def play(s: State, *moves: str) -> State:
    for move in moves:
        s, _ = told(s, move)
    return s


def told(s: State, move: str) -> tuple[State, tuple[Event, ...]]:
    """The state after a move, and what happened."""
    seat, text = move.split(maxsplit=1)
    action = notation.read(RULES, text)
    core.judge(RULES, s, Seat(int(seat)), action)
    step = RULES.apply(s, Seat(int(seat)), action)
    return step.state, step.events


def refusal(s: State, move: str) -> str:
    """The code a move is refused with; "" if it is accepted."""
    try:
        play(s, move)
    except IllegalMove as refused:
        return refused.why.key
    return ""


def offered(s: State, seat: int) -> list[str]:
    return [notation.notation(a) for a in core.legal(RULES, s, Seat(seat))]


def count(s: State, seat: int, symbol: str) -> int:
    """Marked boxes of a row."""
    return s.public.players[seat].marks[s.public.sheet.order(symbol)]


def with_player(s: State, seat: int, **changes: object) -> State:
    players = list(s.public.players)
    players[seat] = replace(players[seat], **changes)  # type: ignore[arg-type]
    return replace(s, public=replace(s.public, players=tuple(players)))
