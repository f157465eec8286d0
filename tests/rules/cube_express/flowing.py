"""Whole games through what the panel offers: who is called when, and how many answers a turn takes."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from rules import core, match
from rules.core import Event, Menu, Offer, Seat, Standing
from rules.cube_express.rules import RULES
from rules.cube_express.state import State

PAGE = 25


@dataclass
class Flow:
    """A game of people who take the best of what is offered."""

    seats: int
    seed: int
    calls: int = 0
    clicks: int = 0
    by_turn: list[int] = field(default_factory=list)
    sizes: list[int] = field(default_factory=list)
    events: list[Event] = field(default_factory=list)

    def play(self) -> Iterator[tuple[State, Seat]]:
        """Every state at which somebody is asked."""
        now = match.new(RULES, self.seats, self.seed)
        mover: Seat | None = None
        while True:
            now, _ = match.settle(RULES, now, Standing())
            waiting = core.waiting(RULES, now.state)
            if not waiting:
                return
            if waiting[0] != mover:
                mover = waiting[0]
                self.calls += 1
                self.clicks += 1
            yield now.state, mover
            now = self.answered(now, mover)

    def answered(self, now: match.Match[State], seat: Seat) -> match.Match[State]:
        turn = RULES.turn(now.state)
        menus = RULES.menus(now.state, seat)
        self.sizes += [len(menu.offers) for menu in menus]
        menu, offer = max(
            ((menu, offer) for menu in menus for offer in menu.offers),
            key=lambda pair: self.worth(now.state, seat, pair[1]),
        )
        self.clicks += levels(menu, offer)
        for action in offer.moves:
            now, events = match.play(RULES, now, seat, action, hashed=False)
            self.events += events
        self.clicks += now.log[-1].sealed and not offer.sure
        if RULES.turn(now.state) > turn:
            self.by_turn.append(self.clicks)
            self.clicks = 0
        return now

    def worth(self, state: State, seat: Seat, offer: Offer) -> int:
        for action in offer.moves:
            core.judge(RULES, state, seat, action)
            step = RULES.apply(state, seat, action)
            state = step.state
        return RULES.worth(state, seat)


def levels(menu: Menu, offer: Offer) -> int:
    """Answers until an offer is chosen, and pages turned on the way."""
    total = 0
    for depth in range(len(offer.path) + 1):
        beside = [other for other in menu.offers if other.path[:depth] == offer.path[:depth]]
        entries = list(
            dict.fromkeys(
                (other.path[depth],) if len(other.path) > depth else (other.label, other.moves) for other in beside
            )
        )
        own = (offer.path[depth],) if len(offer.path) > depth else (offer.label, offer.moves)
        total += 1 + entries.index(own) // PAGE
    return total
