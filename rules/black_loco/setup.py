"""The table before the first choice: stacks shuffled, hands dealt."""

from __future__ import annotations

from collections.abc import Mapping

from rules.agreement import EDITION
from rules.black_loco.components import HAND, PLANS
from rules.black_loco.plans import EDITIONS, MAPS, plan_id
from rules.black_loco.state import BASE, Hidden, Public, State
from rules.core import IllegalMove, Option, Rng, phrase

SEATS: tuple[int, ...] = (2, 3, 4)
OPTIONS: tuple[Option, ...] = (
    Option("map", MAPS),
    Option("length", ("short", "long")),
    Option("mountains", ("no", "yes")),
)


def setup(seats: int, options: Mapping[str, str], seed: int) -> State:
    allowed = {option.name: option.values for option in OPTIONS}
    if seats not in SEATS or any(options[name] not in values for name, values in allowed.items()):
        raise IllegalMove(phrase("E_SETUP"))
    plan, rng = PLANS[plan_id(options["map"], options.get(EDITION, EDITIONS[0]))], Rng(seed)
    stacks = []
    for code in plan.stacks:
        cards = [card.number for card in plan.deck.values() if card.stack == code for _ in range(card.copies)]
        stack, rng = rng.shuffled(cards)
        stacks.append(stack)
    dealt = plan.stacks.index("T3")
    hands = tuple(tuple(sorted(stacks[dealt][seat * HAND : (seat + 1) * HAND])) for seat in range(seats))
    stacks[dealt] = stacks[dealt][seats * HAND :]
    public = Public(
        plan=plan.id,
        mountains=options["mountains"] == "yes",
        length=options["length"],
        board=(BASE,) * len(plan.cells),
        stacks=tuple(stacks),
        held=(HAND,) * seats,
        shares=((),) * seats,
        trophies=((),) * seats,
        position=tuple(range(1, seats + 1)),
        moved=(False,) * seats,
        markers=(0,) * seats,
        has_bid=(False,) * seats,
        west_open=bool(plan.west),
    )
    return State(public, Hidden(hands, ("",) * seats))
