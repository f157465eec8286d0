"""Whole games through what the panel offers: who is called when, and how many answers a turn takes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from rules import core, match
from rules.core import PLAN, Menu, Offer, Rng, Seat, Standing
from rules.match import WITH
from rules.taubertal_express.rules import RULES
from rules.taubertal_express.state import State

PAGE = 25


@dataclass
class Flow:
    """A game of people who take the best of what is offered, in whatever order they come by."""

    seats: int
    seed: int
    options: Mapping[str, str] = field(default_factory=dict)
    calls: int = 0
    clicks: int = 0
    by_turn: list[int] = field(default_factory=list)
    orders: dict[Seat, dict[str, str]] = field(default_factory=dict)

    def play(self) -> match.Match[State]:
        rng = Rng(self.seed)
        now = match.new(RULES, self.seats, self.seed, self.options)
        before: frozenset[Seat] = frozenset()
        mover: Seat | None = None
        while True:
            now, _ = match.settle(RULES, now, Standing(self.orders))
            awaited = self.awaited(now.state)
            self.calls += len(awaited - before - {mover})
            if not awaited:
                return now
            if mover not in awaited or mover is None:
                mover, rng = rng.choice(sorted(awaited))
                self.clicks += 1
            before = awaited
            now = self.answered(now, mover)

    def awaited(self, state: State) -> frozenset[Seat]:
        asked = {ask.seat for ask in RULES.ahead(state) if ask.waiting and not self._planned(state, ask)}
        return frozenset({*core.waiting(RULES, state), *asked})

    def _planned(self, state: State, ask: core.Ask) -> bool:
        words = tuple(self.orders.get(ask.seat, {}).get(ask.key, PLAN).removeprefix(PLAN).split())
        return any(word.startswith(f"{state.public.number}.") for word in words)

    def answered(self, now: match.Match[State], seat: Seat) -> match.Match[State]:
        if seat not in core.waiting(RULES, now.state):
            ask = next(a for a in RULES.ahead(now.state) if a.seat == seat and not self._planned(now.state, a))
            self.plan(now.state, ask)
            return now
        turn = now.state.public.turns
        for action in self.chosen(RULES.menus(now.state, seat), now.state, seat):
            if now.log and now.log[-1].sealed and RULES.check(now.state, seat, action) is not None:
                break
            now, _ = match.play(RULES, now, seat, action, hashed=False)
        if now.state.public.turns > turn:
            self.by_turn.append(self.clicks)
            self.clicks = 0
        return now

    def plan(self, state: State, ask: core.Ask) -> None:
        view, said = RULES.view(state, ask.seat), tuple[str, ...]()
        while wishes := RULES.wishes(view, ask.seat, ask.key, said):
            said = (*said, wishes[0].word)
            self.clicks += 1
        assert match.planned(RULES, state, ask.seat, ask.key, said)
        self.orders.setdefault(ask.seat, {})[ask.key] = PLAN + " ".join(said)

    def chosen(self, menus: tuple[Menu, ...], state: State, seat: Seat) -> tuple[core.Action, ...]:
        """What looks best now; the end of the turn when nothing else does any good."""
        best: tuple[int, Menu, Offer] | None = None
        for menu in menus:
            if menu.key in ("drive", "build"):
                for offer in menu.offers:
                    gain = self.worth(state, seat, offer) - RULES.worth(state, seat)
                    if gain > 0 and (best is None or gain > best[0]):
                        best = (gain, menu, offer)
        _, menu, offer = best or (0, menus[0], menus[0].offers[0])
        self.clicks += levels(menu, offer)
        return offer.moves

    def worth(self, state: State, seat: Seat, offer: Offer) -> int:
        for action in offer.moves:
            step = RULES.apply(state, seat, action)
            state = step.state
            if step.sealed:
                break
        return RULES.worth(state, seat)


def levels(menu: Menu, offer: Offer) -> int:
    """Answers until an offer is chosen, and pages turned on the way."""
    total = 0
    for depth in range(len(offer.path) + 1):
        beside = [other for other in menu.offers if other.path[:depth] == offer.path[:depth]]
        entries: list[Any] = list(
            dict.fromkeys(
                (other.path[depth],) if len(other.path) > depth else (other.label, other.moves) for other in beside
            )
        )
        own = (offer.path[depth],) if len(offer.path) > depth else (offer.label, offer.moves)
        total += 1 + entries.index(own) // PAGE
    return total


__all__ = ["WITH", "Flow", "levels"]
