"""What a seat might answer: a cheap superset of the legal moves."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations_with_replacement

from rules.core import Action, Decision, Seat
from rules.taubertal_express import moves, station, supplies, train
from rules.taubertal_express.components import (
    ALLOWS,
    AREA,
    AT,
    COLOURED,
    COLOURS,
    COVERS,
    DARK,
    DRIVER_STONES,
    GOODS,
    GOODS_PRICE,
    GOODS_SPACES,
    GOODS_TOWNS,
    HALL_PRICE,
    HALL_TOWNS,
    HALLS,
    LIGHT_PRICE,
    LIGHT_SPACES,
    NEIGHBOURS,
    NO_DICE_STONES,
    PAINT_PRICE,
    PAIRS,
    TAKES,
    TICKETS,
)
from rules.taubertal_express.state import Player, Public, State

THREE = tuple(
    moves.ThreeStones(three[0], three[1] + three[2]) for three in combinations_with_replacement(COLOURS, NO_DICE_STONES)
)
TWO = tuple(map(moves.Driver, PAIRS))
"""Made once: they are asked for in every turn."""


def candidates(s: State, d: Decision) -> Iterable[Action]:
    """A cheap superset of the legal answers to an open decision."""
    match d.key:
        case "draft":
            return _keep(s, d.seat)
        case "hire":
            return _hire(s.public, d.seat)
        case "turn":
            return _turn(s.public, d.seat)
        case _:
            return _answers(s.public, d.seat)


def _keep(s: State, seat: Seat) -> Iterator[Action]:
    player = s.public.players[seat]
    instead = ("",) if supplies.free_for_passengers(player) else player.tickets
    for ticket in s.hidden.hand:
        for old in instead:
            yield moves.Keep(ticket, old)


def _hire(p: Public, seat: Seat) -> Iterator[Action]:
    for workers in range(supplies.worker_places(p.players[seat]) + 1):
        yield moves.Hire(workers)


def _stones(p: Public, due: int) -> Iterator[tuple[str, str]]:
    """One stone and the others, in the order of the colours; fewer if the supply is nearly empty."""
    left = supplies.supply(p.players)
    for chosen in combinations_with_replacement(COLOURS, min(due, sum(left))):
        yield "".join(chosen[:1]), "".join(chosen[1:])


def _answers(p: Public, seat: Seat) -> Iterator[Action]:
    """To the choice on top of the stack."""
    frame, player = p.stack[-1], p.players[seat]
    match frame.task:
        case "joker":
            for area in AREA:
                yield moves.Joker(area)
        case "surplus":
            over = supplies.surplus(player)
            for colour, count in zip(COLOURS, player.stones, strict=True):
                for back in range(min(over, count), 0, -1):
                    yield moves.Return(colour, back)
        case "unload":
            for good in GOODS:
                yield moves.Unload(good)
        case "kiosk":
            for stone, others in _stones(p, frame.number):
                yield moves.Take(stone, others)
        case "police":
            for ticket in player.tickets:
                yield moves.Discard(ticket)
            yield moves.Discard("")
        case "office":
            for hall, town in halls(player):
                yield moves.Office(hall, town)
        case "goods":
            for town in GOODS_TOWNS:
                if player.sites[AT[town]]:
                    yield moves.PlaceGood(town)
            yield moves.PlaceGood("")
        case "couple":
            yield moves.Couple("passenger")
            yield moves.Couple("worker")
        case "customs":
            for good in GOODS:
                yield moves.Store(good)


def halls(player: Player) -> Iterator[tuple[str, str]]:
    """Colours and towns that can still take a hall of them."""
    for hall in HALLS:
        for town in HALL_TOWNS:
            if hall in ALLOWS[town] and not player.sites[AT[town]]:
                yield hall, town


def _goods_sites(p: Public, player: Player, paid: bool) -> Iterator[tuple[str, str]]:
    for space, kind, price in zip(GOODS_SPACES, p.goods, GOODS_PRICE, strict=False):
        if kind and (not paid or supplies.has(player.stones, price)):
            for town in TAKES[kind]:
                if not player.sites[AT[town]]:
                    yield space, town


def _tiles(p: Public, player: Player, paid: bool) -> Iterator[tuple[str, str]]:
    covers = COVERS if station.full(player) else ("",)
    for space, kind, price in zip(LIGHT_SPACES, p.light, LIGHT_PRICE, strict=True):
        if kind and (not paid or supplies.has(player.stones, price)):
            for cover in covers:
                yield space, cover


def _turn(p: Public, seat: Seat) -> Iterator[Action]:
    player = p.players[seat]
    if p.reroll:
        yield moves.Reroll()
    if not p.stepped:
        yield from _dice_steps(p, player)
    yield from free_actions(p, seat)
    yield moves.End()


def free_actions(p: Public, seat: Seat) -> Iterator[Action]:
    """Everything in a turn but the dice step, the re-roll and the end."""
    player = p.players[seat]
    yield from _driving(p, player)
    yield from _building(p, player)
    for town in GOODS_TOWNS:
        if player.sites[AT[town]] and not player.waiting[AT[town]]:
            yield moves.Supply(town)
    if "lackiererei" in player.station and supplies.has(player.stones, PAINT_PRICE):
        for colour in COLOURED:
            yield moves.Paint(colour)
    if "umschlagplatz" in player.station and not p.yard_used:
        for colour in COLOURED:
            yield moves.Yard(colour)
    if "gueterschuppen" in player.station:
        for good in GOODS:
            yield moves.Shed(good)


def _dice_steps(p: Public, player: Player) -> Iterator[Action]:
    driver, master, keeper, travellers, builder = p.dice
    plenty = sum(supplies.supply(p.players))
    if driver:
        if plenty >= DRIVER_STONES:
            yield from TWO
        else:
            for stone, others in _stones(p, DRIVER_STONES):
                yield moves.Driver(stone + others)
    if master:
        for space, cover in _tiles(p, player, paid=False):
            yield moves.StationMaster(space, cover)
        yield moves.StationMaster("", "")
    if keeper:
        for space, town in _goods_sites(p, player, paid=False):
            yield moves.Storekeeper(space, town)
        yield moves.Storekeeper("", "")
    if travellers:
        yield moves.Travellers()
    if builder:
        for hall, town in halls(player):
            yield moves.MasterBuilder(hall, town)
        yield moves.MasterBuilder("", "")
    if plenty >= NO_DICE_STONES:
        yield from THREE
    else:
        for stone, others in _stones(p, NO_DICE_STONES):
            yield moves.ThreeStones(stone, others)


def _driving(p: Public, player: Player) -> Iterator[Action]:
    for ticket in player.aboard:
        if TICKETS[ticket].destination == player.town:
            yield moves.Sell(ticket)
            yield moves.Deliver(ticket)
    if train.good_here(player):
        yield moves.Load()
    for town in NEIGHBOURS[player.town]:
        for colour, count in zip(COLOURS[::-1], player.stones[::-1], strict=True):
            if count:
                yield moves.Move(town, colour)
    if supplies.free_for_passengers(player):
        for place, ticket in enumerate(p.open, 1):
            if ticket:
                yield moves.TakeTicket(place)


def _building(p: Public, player: Player) -> Iterator[Action]:
    for space, cover in _tiles(p, player, paid=True):
        yield moves.BuildLight(space, cover)
    covers = COVERS if station.full(player) else ("",)
    for kind, count in zip(DARK, p.dark, strict=True):
        if count and station.dark_price(player, kind) <= player.coins:
            for cover in covers:
                yield moves.BuildDark(kind, cover)
    for hall, town in halls(player):
        if supplies.has(player.stones, HALL_PRICE[hall]):
            yield moves.BuildHall(hall, town)
    for space, town in _goods_sites(p, player, paid=True):
        yield moves.BuildGoods(space, town)
