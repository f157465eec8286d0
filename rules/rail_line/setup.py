"""The state before the first move (section 3)."""

from __future__ import annotations

from collections.abc import Mapping

from rules.core import IllegalMove, Rng, Seat, phrase
from rules.rail_line.components import A_CARDS, B_CARDS, DEALS, SHEETS, START_COINS
from rules.rail_line.state import SIDE, Hidden, Player, Public, State


def setup(seats: int, options: Mapping[str, str], seed: int) -> State:
    if seats not in DEALS:
        raise IllegalMove(phrase("E_PLAYER_COUNT"))
    deal = DEALS[seats]
    a_cards, rng = Rng(seed).shuffled(A_CARDS)
    b_cards, _ = rng.shuffled(B_CARDS)
    hands = tuple(tuple(sorted(a_cards[at * deal.hand : (at + 1) * deal.hand])) for at in range(seats))
    sheet = SHEETS[int(options["sheet"])]
    blank = Player(
        0, 0, 0, (0,) * len(sheet.rows), START_COINS, 0, False, 0, (False,) * len(sheet.chains), 0, deal.hand, ()
    )
    public = Public(
        sheet.number, SIDE, Seat(0), 0, False, "", "", (), (), len(b_cards), (), deal.unused, (blank,) * seats
    )
    return State(public, Hidden(hands, b_cards, a_cards[seats * deal.hand :]))
