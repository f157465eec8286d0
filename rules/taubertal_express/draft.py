"""The draft: turn order, the tickets of a pass slot, what each player keeps."""

from __future__ import annotations

from rules.core import Seat
from rules.taubertal_express.components import REPLACED
from rules.taubertal_express.desk import Desk
from rules.taubertal_express.state import DRAFT, HIRE
from rules.taubertal_express.train import put_under


def start(desk: Desk) -> None:
    """Order by the pioneer track, then the first player takes the tickets of the slot into the hand."""
    order = tuple(seat for field in reversed(desk.public.track) for seat in field)
    desk.set(phase=DRAFT, order=order, at=0, round=0, reroll=False)
    desk.hide(hand=tuple(sorted(desk.hidden.slots[0])), slots=desk.hidden.slots[1:])
    desk.sealed = True
    desk.tell("pass", number=desk.public.number, seat=order[0])


def keep(desk: Desk, ticket: str, instead: str) -> None:
    """A ticket of the draft goes under the train; the hand goes on, the last card is laid aside (RU-20)."""
    seat = desk.seat
    hand = tuple(card for card in desk.hidden.hand if card != ticket)
    desk.hide(hand=hand)
    desk.sealed = True
    desk.tell("kept", seat=seat, ticket=ticket)
    if instead:
        desk.leave_train(seat, instead)
        desk.discard(instead)
        desk.tell("replaced", seat=seat, ticket=instead, points=desk.lose(seat, REPLACED))
    put_under(desk, seat, ticket)
    if desk.public.at + 1 < len(desk.players):
        desk.set(at=desk.public.at + 1)
        return
    desk.hide(hand=())
    for left in hand:
        desk.tell("left-over", ticket=left)
        desk.discard(left)
    desk.set(phase=HIRE, at=0, hiring=tuple(Seat(at) for at in range(len(desk.players))))
