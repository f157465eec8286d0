"""Module C: evidence tokens change hands."""

from __future__ import annotations

from rules.core import Seat
from rules.first_class.state import NOBODY, Handover
from rules.first_class.work import Work


def draw(work: Work, seat: Seat, number: int) -> None:
    """Tokens from the supply, at random and seen by their new owner alone; an empty supply gives none."""
    drawn = []
    for _ in range(min(number, len(work.supply))):
        token, work.rng = work.rng.choice(work.supply)
        work.supply = tuple(other for other in work.supply if other != token)
        drawn.append(token)
    if drawn:
        _receive(work, seat, tuple(drawn))
        work.tell("evidence-drawn", seat=seat, count=len(drawn))
        work.sealed = True


def _receive(work: Work, seat: Seat, tokens: tuple[str, ...]) -> None:
    work.tokens[seat] = tuple(sorted((*work.tokens[seat], *tokens)))
    work.change(seat, evidence=len(work.tokens[seat]))
    for token in tokens:
        work.whisper(seat, "evidence-seen", token=token)


def hand_over(work: Work, frame: Handover, token: str) -> None:
    """One chosen token goes to the supply or to the other player."""
    seat = frame.seat
    work.tokens[seat] = tuple(own for own in work.tokens[seat] if own != token)
    work.change(seat, evidence=len(work.tokens[seat]))
    if frame.target == NOBODY:
        work.supply = tuple(sorted((*work.supply, token)))
        work.tell("evidence-returned", seat=seat, count=1)
    else:
        _receive(work, frame.target, (token,))
        work.tell("evidence-given", seat=seat, to_seat=frame.target, count=1)
        work.sealed = True
    left = frame.left - 1
    work.stack.pop()
    if left and work.tokens[seat]:
        work.stack.append(Handover(seat, left, frame.target))
