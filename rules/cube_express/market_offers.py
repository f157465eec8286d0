"""The end of a turn as whole answers: a tile with a bid, and what goes when the stores are too full."""

from __future__ import annotations

from collections.abc import Iterator

from rules.copies import replace
from rules.core import Clause, Menu, Offer, Seat, clause
from rules.cube_express import goals, judge, market, stores
from rules.cube_express.components import STOCK, TABLES
from rules.cube_express.market import GOAL
from rules.cube_express.moves import Convert, Market, Sell
from rules.cube_express.place_offers import Found, best_first
from rules.cube_express.state import STORE, Public, State
from rules.cube_express.trials import Trial, value


def market_menu(s: State, seat: Seat) -> tuple[Menu, ...]:
    """Each tile of the display: without a goal card, with it, and with it for a step of the own stock."""
    found = []
    for move in market.candidates():
        if judge.check(s, seat, move) is None:
            found.append(_found(s, Trial(s), move))
        if move.goal and judge.check(s, seat, Sell(1)) is None:
            sold = Trial(s).then(Sell(1))
            if judge.check(sold.state, seat, move) is None:
                found.append(_found(s, sold, move))
    return (Menu("market", best_first(found)),)


def _found(s: State, trial: Trial, move: Market) -> Found:
    tile, goal = s.public.display[move.column - 1], s.public.goals[move.column - 1]
    sold = s.public.player.stock != trial.public.player.stock
    # What is turned up after it nobody knows: only the part of the move that is seen by all is looked at.
    public, _ = market.apply(trial.public, move)
    hands = tuple((*hand, tile) if seat == public.active else hand for seat, hand in enumerate(s.hidden.hands))
    after = State(public, replace(s.hidden, hands=hands))
    if not move.goal:
        label = clause("offer-market", tile=tile)
    else:
        label = clause("offer-market-sell" if sold else "offer-market-goal", tile=tile, goal=goal)
    offer = Offer((*trial.moves, move), label, _note(s.public, public, move, sold))
    return Found(value(after, STORE), offer)


def _note(before: Public, public: Public, move: Market, sold: bool) -> Clause | None:
    if move.goal == GOAL:
        goal = public.goals[move.column - 1]
        have, need = goals.progress(public, public.active, goal)
        majority, other = TABLES[public.seats].columns[move.column - 1]
        number = public.bids[move.column - 1][public.active]
        data = {"number": number, "have": have, "need": need, "majority": majority, "other": other}
        if sold:
            data |= {"stock": STOCK[before.player.stock], "points": STOCK[public.player.stock]}
        return clause("note-bid-sell" if sold else "note-bid", **data)
    over = stores.excess(public)
    return clause("note-market-store", count=over) if over else None


def store_menu(s: State, seat: Seat) -> tuple[Menu, ...]:
    """What goes back into the reserve, or is converted so that the rest may stay; with it the turn ends."""
    return (Menu("store", tuple(_kept(s))),)


def _kept(s: State) -> Iterator[Offer]:
    public = s.public
    over = stores.excess(public)
    for move in stores.drops(public):
        if stores.check_drop(public, move) is None:
            gone = (("coal", move.coal), ("wood", move.wood), ("iron", move.iron))
            flat = tuple(part for name, count in gone if count for part in (name, count))
            yield Offer((move,), clause("offer-drop", resource_count=flat), _left(stores.drop(public, move)[0]))
    for way in stores.ways(public).values():
        if len(way) == over:
            after = public
            for conversion in way:
                after, _ = stores.convert(after, conversion)
            yield Offer(tuple(map(Convert, way)), clause("offer-convert", conversion_list=way), _left(after))


def _left(public: Public) -> Clause:
    """What stays in the stores."""
    held = zip(("coal", "wood", "iron"), public.player.stores, strict=True)
    return clause("note-store", resource_count=tuple(part for name, count in held if count for part in (name, count)))
