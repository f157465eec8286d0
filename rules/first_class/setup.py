"""The state before the first move: stacks shuffled, start player drawn, the draft about to begin."""

from __future__ import annotations

from collections.abc import Mapping

from rules.agreement import EDITION
from rules.core import IllegalMove, Rng, Seat, phrase
from rules.first_class.components import EDITIONS, ENDS, EVIDENCE, PAIRS, PLAYERS, ROWS, START_COINS, stack_of
from rules.first_class.display import EMPTY_ROWS
from rules.first_class.state import DRAFT, NOBODY, Hidden, Player, Public, State, Train

RANDOM = "random"


def setup(seats: int, options: Mapping[str, str], seed: int) -> State:
    rng = Rng(seed)
    modules = options.get("modules", PAIRS[0])
    if modules == RANDOM:
        modules, rng = rng.choice(PAIRS)
    edition = options.get(EDITION, EDITIONS[0])
    if seats not in PLAYERS or modules not in PAIRS or edition not in EDITIONS:
        raise IllegalMove(phrase("E_SETUP"))
    stacks = []
    for stack in (1, 2, 3):
        cards, rng = rng.shuffled(stack_of(modules, stack))
        stacks.append(cards)
    ends, rng = rng.shuffled(ENDS)
    start, rng = rng.below(seats)
    passed, deck = tuple(sorted(ends[: seats + 1])), ends[seats + 1 :]
    player = Player((Train((0,)), Train((0,))), (START_COINS, 0, 0))
    public = Public(
        modules=modules,
        phase=DRAFT,
        round=1,
        seat=Seat((start - 1) % seats),
        start=Seat(start),
        played=0,
        turns=0,
        acted=False,
        taker=NOBODY,
        rows=EMPTY_ROWS,
        removed=(0,) * ROWS,
        gone=(),
        players=(player,) * seats,
        open_ends=(),
        passed=len(passed),
        tiles=0,
        constantinople=(),
        stack=(),
        queue=(),
        reveal=None,
        edition=edition,
    )
    supply = EVIDENCE[edition] if "C" in modules else ()
    return State(public, Hidden(tuple(stacks), deck, passed, ((),) * seats, NOBODY, ((),) * seats, supply, rng))
