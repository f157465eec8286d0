"""Whole games through what the panel offers: who is called when, and how many answers a turn takes."""

from __future__ import annotations

from dataclasses import dataclass, field
from time import process_time
from typing import Any

from rules import core, match
from rules.black_loco.rules import RULES
from rules.black_loco.state import State
from rules.bots import advantage
from rules.core import PLAN, Ask, Menu, Offer, Rng, Seat, Standing

PAGE = 25


@dataclass
class Flow:
    """A game of people who take what looks best, in whatever order they come by."""

    seats: int
    seed: int
    options: dict[str, str] = field(default_factory=dict)
    calls: int = 0
    slowest: float = 0.0
    clicks: int = 0
    by_turn: list[int] = field(default_factory=list)
    orders: dict[Seat, dict[str, str]] = field(default_factory=dict)
    sealed: int = 0

    def play(self) -> match.Match[State]:
        rng = Rng(self.seed)
        now = match.new(RULES, self.seats, self.seed, self.options)
        before: frozenset[Seat] = frozenset()
        mover: Seat | None = None
        active: Seat | None = None
        while True:
            public = now.state.public
            turn, active = public.turns, public.active
            now, _ = match.settle(RULES, now, Standing(self.orders))
            if now.state.public.turns > turn and turn:
                self._over()
            awaited = self.awaited(now.state)
            self.calls += len(awaited - before - {mover})
            if not awaited:
                return now
            if mover not in awaited or mover is None:
                mover, rng = rng.choice(sorted(awaited))
                self.clicks += mover == now.state.public.active
            before, active = awaited, now.state.public.active
            turn = now.state.public.turns
            now, clicks, rng = self.answered(now, mover, rng)
            self.clicks += clicks if mover == active else 0
            if now.state.public.turns > turn and turn:
                self._over()

    def _over(self) -> None:
        self.by_turn.append(self.clicks)
        self.clicks = 0

    def awaited(self, state: State) -> frozenset[Seat]:
        asked = {ask.seat for ask in RULES.ahead(state) if ask.waiting and not self.planned(state, ask)}
        return frozenset({*core.waiting(RULES, state), *asked})

    def planned(self, state: State, ask: Ask) -> bool:
        words = tuple(self.orders.get(ask.seat, {}).get(ask.key, PLAN).removeprefix(PLAN).split())
        return bool(words) and match.planned(RULES, state, ask.seat, ask.key, words)

    def answered(self, now: match.Match[State], seat: Seat, rng: Rng) -> tuple[match.Match[State], int, Rng]:
        if seat not in core.waiting(RULES, now.state):
            own = [ask for ask in RULES.ahead(now.state) if ask.seat == seat and ask.waiting]
            ask = next(ask for ask in own if not self.planned(now.state, ask))
            return now, self.plan(now.state, ask), rng
        menus, seconds = timed(now.state, seat)
        self.slowest = max(self.slowest, seconds)
        offer, clicks, rng = chosen(menus, now.state, seat, rng)
        for at, action in enumerate(offer.moves):
            if at and now.log[-1].sealed and RULES.check(now.state, seat, action) is not None:
                break
            now, _ = match.play(RULES, now, seat, action, match.WITH if at else match.PLAYER, hashed=False)
            clicks += now.log[-1].sealed and not offer.sure
        return now, clicks, rng

    def plan(self, state: State, ask: Ask) -> int:
        view, said, clicks = RULES.view(state, ask.seat), tuple[str, ...](), 0
        while wishes := RULES.wishes(view, ask.seat, ask.key, said):
            said, clicks = (*said, wishes[0].word), clicks + 1
        self.orders.setdefault(ask.seat, {})[ask.key] = PLAN + " ".join(said)
        return clicks


def timed(state: State, seat: Seat) -> tuple[tuple[Menu, ...], float]:
    """The menus, and the shortest of three times to find them: what else the machine does is not counted."""
    took = []
    for _ in range(3):
        started = process_time()
        menus = RULES.menus(state, seat)
        took.append(process_time() - started)
    return menus, min(took)


def chosen(menus: tuple[Menu, ...], state: State, seat: Seat, rng: Rng) -> tuple[Offer, int, Rng]:
    """The answer after which an imagined state is worth most, and the clicks to it."""
    imagined = RULES.imagine(RULES.view(state, seat), rng)
    _, rng = rng.below(2)

    def worth(offer: Offer) -> int:
        now: Any = imagined
        for move in offer.moves:
            now = RULES.apply(now, seat, move).state
        return advantage(RULES, now, seat)

    menu, offer = max(((menu, offer) for menu in menus for offer in menu.offers), key=lambda pair: worth(pair[1]))
    return offer, levels(menu, offer), rng


def levels(menu: Menu, offer: Offer) -> int:
    """Answers until an offer is chosen, and pages turned on the way."""
    total = 0
    beside = list(menu.offers)
    for depth in range(len(offer.path) + 1):
        if depth and len(beside) == 1:
            break
        entries = list(dict.fromkeys((o.path[depth],) if len(o.path) > depth else (o.label, o.moves) for o in beside))
        own: Any = (offer.path[depth],) if len(offer.path) > depth else (offer.label, offer.moves)
        total += 1 + entries.index(own) // PAGE
        beside = [o for o in beside if len(o.path) > depth and o.path[: depth + 1] == offer.path[: depth + 1]]
    return total
