"""The table at the beginning: everything laid out, the dice rolled (section 3)."""

from __future__ import annotations

from collections.abc import Mapping

from rules.core import IllegalMove, Rng, Seat, phrase
from rules.taubertal_express import dice, turns
from rules.taubertal_express.components import (
    COPIES,
    DARK,
    FACES,
    GOODS_DISPLAY,
    KIND_COUNT,
    KINDS,
    LAST_FIELD,
    LIGHT,
    LIGHT_SPACES,
    OPEN_TICKETS,
    PASSES,
    START_BLACK,
    START_COINS,
    TICKETS,
)
from rules.taubertal_express.dice import NO_DICE
from rules.taubertal_express.state import SETUP, Frame, Hidden, Player, Public, State
from rules.taubertal_express.work import Work


def setup(seats: int, options: Mapping[str, str], seed: int) -> State:
    """The table after the first roll, up to the first choice."""
    if seats not in GOODS_DISPLAY:
        raise IllegalMove(phrase("E_SEATS", seats=seats))
    work = Work(_laid_out(seats, seed))
    dice.roll_all(work)
    turns.run(work)
    return work.step().state


def _laid_out(seats: int, seed: int) -> State:
    """The table before the dice are rolled (section 3)."""
    rng = Rng(seed)
    goods, rng = rng.shuffled([kind for kind in KINDS for _ in range(KIND_COUNT)])
    light, rng = rng.shuffled([kind for kind in LIGHT for _ in range(COPIES)])
    tickets, rng = rng.shuffled(TICKETS)
    spaces = GOODS_DISPLAY[seats]
    hands = seats + 1
    slots = tuple(tickets[at * hands : (at + 1) * hands] for at in range(PASSES))
    dealt = PASSES * hands
    public = Public(
        phase=SETUP,
        number=1,
        round=0,
        order=tuple(Seat(at) for at in range(seats)),
        at=0,
        turns=0,
        dice=NO_DICE,
        coins=(False,) * len(FACES),
        players=tuple(Player((0, 0, 0, 0, black), START_COINS) for black in START_BLACK[:seats]),
        track=(tuple(Seat(at) for at in range(seats)), *((),) * LAST_FIELD),
        goods=goods[:spaces],
        light=light[: len(LIGHT_SPACES)],
        dark=(seats - 1,) * len(DARK),
        open=tickets[dealt : dealt + OPEN_TICKETS],
        discard=(),
        first=(),
        hiring=(),
        stack=(Frame("first-pass"),),
        reroll=False,
        stepped=False,
        yard_used=False,
        stay_paid=False,
        coal_ready=False,
    )
    hidden = Hidden(
        rng=rng,
        slots=slots,
        hand=(),
        draw=tickets[dealt + OPEN_TICKETS :],
        light=light[len(LIGHT_SPACES) :],
        goods=goods[spaces:],
    )
    return State(public, hidden)
