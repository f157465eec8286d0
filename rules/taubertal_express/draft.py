"""The draft: turn order, the tickets of a pass slot, what each player keeps."""

from __future__ import annotations

from rules.core import Seat
from rules.taubertal_express.components import REPLACED
from rules.taubertal_express.state import DRAFT, HIRE
from rules.taubertal_express.train import put_under
from rules.taubertal_express.work import Work


def start(work: Work) -> None:
    """Order by the pioneer track, then the first player takes the tickets of the slot into the hand."""
    order = tuple(seat for field in reversed(work.public.track) for seat in field)
    work.set(phase=DRAFT, order=order, at=0, round=0, reroll=False)
    work.hide(hand=tuple(sorted(work.hidden.slots[0])), slots=work.hidden.slots[1:])
    work.sealed = True
    work.tell("pass", number=work.public.number, seat=order[0])


def keep(work: Work, ticket: str, instead: str) -> None:
    """A ticket of the draft goes under the train; the hand goes on, the last card is laid aside (RU-20)."""
    seat = work.seat
    hand = tuple(card for card in work.hidden.hand if card != ticket)
    work.hide(hand=hand)
    work.sealed = True
    work.tell("kept", seat=seat, ticket=ticket)
    if instead:
        work.leave_train(seat, instead)
        work.discard(instead)
        work.tell("replaced", seat=seat, ticket=instead, points=work.lose(seat, REPLACED))
    put_under(work, seat, ticket)
    if work.public.at + 1 < len(work.players):
        work.set(at=work.public.at + 1)
        return
    work.hide(hand=())
    for left in hand:
        work.tell("left-over", ticket=left)
        work.discard(left)
    work.set(phase=HIRE, at=0, hiring=tuple(Seat(at) for at in range(len(work.players))))
