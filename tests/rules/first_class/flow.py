"""Whole games with people in all seats: how often they are called and how many clicks a turn takes."""

from __future__ import annotations

import time
from dataclasses import dataclass, field

from rules import core, match
from rules.core import PLAN, Action, Offer, Rng, Seat, Standing
from rules.first_class.rules import RULES
from rules.first_class.state import State

PAGE = 25


@dataclass
class Flow:
    """What a game has asked of its people."""

    calls: int = 0
    clicks: list[int] = field(default_factory=list)
    """For each visit, *My move* included."""
    slowest: float = 0.0
    steps: int = 0
    """Answers given step by step because no menu had them."""


def play(seats: int, modules: str, seed: int) -> Flow:
    """People who take the offer after which an imagined state is worth most, and plan their scorings."""
    flow, orders = Flow(), dict[Seat, dict[str, str]]()
    now, rng = match.new(RULES, seats, seed, {"modules": modules}), Rng(seed)
    now, _ = match.settle(RULES, now, Standing(orders))
    awaited = set[Seat](core.waiting(RULES, now.state))
    flow.calls += len(awaited)
    visitor, clicks = Seat(-1), 0
    while waiting := core.waiting(RULES, now.state):
        seat = waiting[0]
        if seat != visitor:
            if clicks:
                flow.clicks.append(clicks)
            visitor, clicks = seat, 1
        started = time.perf_counter()
        menus = RULES.menus(now.state, seat)
        flow.slowest = max(flow.slowest, time.perf_counter() - started)
        imagined = RULES.imagine(RULES.view(now.state, seat), rng)
        offers = [offer for menu in menus for offer in menu.offers]
        if offers:
            offer = max(offers, key=lambda offer: _worth(imagined, seat, offer.moves))
            clicks += _clicks(next(menu.offers for menu in menus if offer in menu.offers), offer)
            moves = offer.moves
        else:
            legal = core.legal(RULES, now.state, seat)
            moves = (max(legal, key=lambda action: _worth(imagined, seat, (action,))),)
            clicks += 1
            flow.steps += 1
        turn, sealed = now.state.public.turns, False
        for action in moves:
            if RULES.check(now.state, seat, action) is not None:
                break
            now, _ = match.play(RULES, now, seat, action, hashed=False)
            sealed = sealed or now.log[-1].sealed
        clicks += sealed
        now, _ = match.settle(RULES, now, Standing(orders))
        if now.state.public.turns != turn or seat not in core.waiting(RULES, now.state):
            clicks += _plan(now.state, seat, orders)
            now, _ = match.settle(RULES, now, Standing(orders))
        waited = set(core.waiting(RULES, now.state))
        flow.calls += len(waited - awaited - {seat})
        awaited = waited
    flow.clicks.append(clicks)
    return flow


def _plan(s: State, seat: Seat, orders: dict[Seat, dict[str, str]]) -> int:
    """One click for the best plan, where the seat is asked ahead."""
    if any(ask.seat == seat for ask in RULES.ahead(s)):
        wish = RULES.wishes(RULES.view(s, seat), seat, "scoring", ())[0]
        orders.setdefault(seat, {})["scoring"] = PLAN + wish.word
        return 1
    return 0


def _worth(s: State, seat: Seat, moves: tuple[Action, ...]) -> int:
    for action in moves:
        if RULES.check(s, seat, action) is not None:
            break
        s = RULES.apply(s, seat, action).state
    return RULES.worth(s, seat)


def _clicks(offers: tuple[Offer, ...], offer: Offer) -> int:
    """One for each level of its menu, and one for each page that has to be turned."""
    clicks = 0
    for level in range(len(offer.path) + 1):
        here = list(
            dict.fromkeys(
                other.path[level] if len(other.path) > level else other
                for other in offers
                if other.path[:level] == offer.path[:level]
            )
        )
        mine = offer.path[level] if len(offer.path) > level else offer
        clicks += 1 + here.index(mine) // PAGE
    return clicks
