"""How good a position looks for a seat: the yardstick of the greedy stand-in, in hundredths of a point.

Points count in full. Everything else is a guess at what it will bring: tickets and goods by the way still to go,
buildings by the turns left in which they work, money and stones by what they still buy, for whoever hoards them loses.
Only differences between moves matter, so the guesses change with what a player does, not with the clock ticking on:
ending a turn costs nothing. The numbers were moved together, in the arena, by what a lead went with. In the last turn
everything counts what it scores, and after it nothing else does: the end of the game changes nothing.
"""

from __future__ import annotations

from typing import cast

from rules.copies import replace
from rules.core import Seat, put
from rules.taubertal_express import passes, scoring, supplies
from rules.taubertal_express.components import (
    AT,
    DISTANCE,
    GOOD_OF,
    GOODS_TOWNS,
    HALL_TOWNS,
    LOWEST,
    PASSES,
    POINTS_PER_COIN,
    REGIONS,
    ROUNDS,
    SALE_POINTS,
    STATION,
    STONES_PER_POINT,
    TICKETS,
    UNPAID,
)
from rules.taubertal_express.state import HIRE, OVER, TURN, Earned, Player, Public, State
from rules.taubertal_express.train import proceeds

POINT = 100
COIN, COLOURED_STONE, BLACK_STONE = 61, 29, 11
PLENTY, LESS = 4, 12
"""From so many stones on each further one is worth that much less: the coal wagon is soon full."""
STEP = 37
"""What a segment on the way to a goal is felt to cost: more than a stone, or nothing would ever move."""
SUPPLIED, LOADED = 59, 185
"""A good on a building, a good aboard, as long as there is room and time to sell it."""
LOAD_AHEAD = 65
"""A good that can be loaded where the train stands; less than loading it brings."""
PASSED = 51
"""A good that can be loaded on the way to a goal."""
FRESH = 24
"""A worker who can still load something, for each round of the pass to come."""
FREE_WAGON = 115
"""Room for one more ticket: without any the next draft costs three points."""
TICKET, GOAL, WAY = 16, 46, 2
"""Per cent of a ticket's reward for having it and for its being the goal; what each segment of its way takes off."""
LAST_STEP, LAST_GOAL = 55, 95
"""The same in the last turn: a segment costs more than the half point of a stone, and a goal in reach is nearly had."""
NEARER = 15
"""What a segment on the way to a good that can be loaded is felt to cost."""
BUILDING, SITE, REGION = 28, 5, 49
"""A station building, a site of a region for each of the turns left up to six, per cent of a region's points."""
STORES, WORKSHOP = 8, 30
"""What a magazine brings in each turn still to come, and a hall once there is a wagon master's office."""
SOON = 65
"""Per cent of what a station building would score now."""
WAITING, FETCHING = 60, 30
"""Per cent of a wagon's use, while it waits in its hall, and while the train is on its way there."""
PER_TURN = {
    "kohlenlager": 23,
    "umschlagplatz": 17,
    "gueterschuppen": 13,
    "empfangshalle": 18,
    "signalmeisterei": 5,
    "stellwerk": 6,
    "lackiererei": 6,
    "lagerhaus": 7,
    "dienstwohnhaus": 8,
    "zollamt": 9,
    "wagenwerkstatt": 5,
    "bankhaus": 4,
}
"""What a visible station building brings in each turn still to come."""
WAGON = {"freight": 15, "passenger": 19, "worker": 7}
"""What one more wagon brings in each turn still to come."""
PENDING = {"kiosk": 3 * COLOURED_STONE, "customs": 59, "couple": 130, "office": 132, "sale": 0}
"""What an open choice will still bring."""


def worth(s: State, seat: Seat) -> int:
    """A seat's own points, now and to come."""
    return value(_hired(s.public), seat)


def prospects(s: State) -> tuple[int, ...]:
    """Everybody's own value: what a search compares."""
    p = _hired(s.public)
    return tuple(value(p, Seat(seat)) for seat in range(len(p.players)))


def _hired(p: Public) -> Public:
    """While workers are hired the first turn counts as begun, as it will when all have chosen: nothing jumps then."""
    return replace(p, phase=TURN, at=0, round=1) if p.phase == HIRE else p


def value(p: Public, seat: Seat) -> int:
    if p.phase == OVER:
        return POINT * scoring.score(p, seat)
    player, left, now = p.players[seat], turns_left(p, seat), _now(p, seat)
    if left:
        found = POINT * player.points + COIN * player.coins - _wages(player)
        found += _stones(player) + _station(p, seat, left) + _regions(p, player, left)
        found += _wagons(player, left, left % ROUNDS if p.phase == TURN else ROUNDS)
        found += _journey(player, left, now)
    else:
        found = _scored(p, seat, now) + (_last_leg(player) if now else 0)
    if p.stack and seat == p.active:
        found += sum(60 * frame.number if frame.task == "goods" else PENDING.get(frame.task, 0) for frame in p.stack)
        found += BLACK_STONE * 2 * any(frame.task == "gains" for frame in p.stack)
    return found


def turns_left(p: Public, seat: Seat) -> int:
    """Turns after the present one."""
    taken = (p.number - 1) * ROUNDS
    if p.phase == TURN:
        taken += p.round if p.order.index(seat) <= p.at else p.round - 1
    return PASSES * ROUNDS - taken


def _now(p: Public, seat: Seat) -> bool:
    return p.phase == TURN and seat == p.active


def _scored(p: Public, seat: Seat, now: bool) -> int:
    """What the scoring will give, with wages paid; while stones can still be spent, each is its part of a point."""
    player = p.players[seat]
    paid, unpaid = passes.affordable(player)
    *earned, penalties = player.earned
    penalties -= min(UNPAID * unpaid, player.points - LOWEST)
    settled = replace(player, coins=player.coins - paid, earned=cast(Earned, (*earned, penalties)))
    points = scoring.score(replace(p, players=put(p.players, seat, settled)), seat)
    spare = sum(player.stones) % STONES_PER_POINT if now else 0
    return POINT * points + POINT * (spare - max(0, supplies.surplus(player))) // STONES_PER_POINT


def _wages(player: Player) -> int:
    paid, unpaid = passes.affordable(player)
    return COIN * paid + POINT * UNPAID * unpaid


def _stones(player: Player) -> int:
    *coloured, black = player.stones
    over = max(0, supplies.surplus(player))
    many = max(0, sum(player.stones) - over - PLENTY)
    spread = sum(min(count, 3) for count in coloured)
    return COLOURED_STONE * sum(coloured) + BLACK_STONE * (black - over) + 2 * spread - LESS * many


def _station(p: Public, seat: Seat, left: int) -> int:
    player = p.players[seat]
    value = BUILDING * supplies.built(player)
    for kind in player.station:
        if kind:
            value += PER_TURN.get(kind, 0) * left
    for kind in scoring.END_BUILDINGS:
        value += SOON * scoring.building_points(p, seat, kind)
    if "postamt" in player.station:
        value += POINT * (max(0, player.points) + left * 2) // 5
    if "magazingebaeude" in player.station:
        value += STORES * left
    if "wagenmeisterei" in player.station:
        value += WORKSHOP * sum(bool(player.sites[AT[town]]) for town in HALL_TOWNS)
    return value


def _regions(p: Public, player: Player, left: int) -> int:
    """Progress counts the more, the nearer the region is to completion."""
    value = SITE * sum(bool(site) for site in player.sites) * min(left, 6)
    for region in REGIONS.values():
        if region.id not in player.regions:
            if region.id == STATION:
                size, done = len(player.station), len(player.station) - scoring.empty_spaces(player)
            else:
                size, done = len(region.towns), sum(bool(player.sites[AT[town]]) for town in region.towns)
            points = region.points + (region.first_bonus if region.id not in p.first else 0)
            if size - done <= 2 * left:
                value += REGION * points * done * done // (size * size)
    return value


def _wagons(player: Player, left: int, rounds: int) -> int:
    value = 0
    for kind, each in WAGON.items():
        extra = supplies.wagons(player, kind) - (kind != "freight")
        value += each * left * (extra if extra < 2 else 1 + extra) * (2 if extra < 2 else 1) // 2
    fresh = player.hired - player.used
    if fresh:
        room = max(0, supplies.cargo_places(player) - sum(player.cargo))
        useful = min(fresh, room, sum(player.sites[AT[town]] in GOOD_OF for town in GOODS_TOWNS))
        value += FRESH * rounds * useful
    return value


def _journey(player: Player, left: int, now: bool) -> int:
    """Tickets, goods and halls: something for having them, more for being near the best goal."""
    reach = sum(player.stones) + 4 * left
    value, best = 0, 0
    cargo = sum(player.cargo)
    room = supplies.cargo_places(player) - cargo
    fresh = player.hired > player.used
    ready = sum(waiting and site in GOOD_OF for site, waiting in zip(player.sites, player.waiting, strict=True))
    loads = tuple(
        town
        for town, site, waiting in zip(AT, player.sites, player.waiting, strict=True)
        if waiting and site in GOOD_OF and room > 0 and fresh
    )
    full = 0 if supplies.free_for_passengers(player) else FREE_WAGON
    sale = _sale(player)
    for name in player.tickets:
        ticket, (stops, way) = TICKETS[name], _way(player, name)
        passed = sum(_passes(player.town, town, stops) for town in loads[:3])
        if way <= reach:
            reward = POINT * ticket.points + COIN * ticket.coins + BLACK_STONE * sum(ticket.stones)
            value += reward * TICKET // 100 - WAY * way
            extra = sale - LOADED * cargo if ticket.long_stop else 0
            best = max(best, reward * GOAL // 100 + full + extra + PASSED * passed - STEP * way)
    if supplies.free_for_passengers(player):
        value += FREE_WAGON
    ending = left < 2
    value += (LOADED if not ending or now else 60) * cargo
    for town, site, waiting in zip(AT, player.sites, player.waiting, strict=True):
        if not waiting:
            continue
        way = DISTANCE[player.town, town]
        if site in GOOD_OF:
            if town in loads:
                best = max(best, LOAD_AHEAD - NEARER * way)
        else:
            wagon = WAGON["freight" if site == "brown" else "passenger"] * left
            value += wagon * WAITING // 100
            best = max(best, wagon * FETCHING // 100 - STEP * way)
    value += SUPPLIED * min(ready, max(0, room)) + 20 * max(0, ready - max(0, room))
    return value + best


def _last_leg(player: Player) -> int:
    """What the best delivery that is still in reach brings in the last turn, and what it sells."""
    best = 0
    for name in player.tickets:
        ticket, (_, way) = TICKETS[name], _way(player, name)
        if way <= sum(player.stones):
            points = ticket.points + POINTS_PER_COIN * ticket.coins
            reward = POINT * points + POINT * sum(ticket.stones) // STONES_PER_POINT
            reward += _sale(player) if ticket.long_stop else 0
            best = max(best, reward * LAST_GOAL // 100 - LAST_STEP * way)
    return best


def _way(player: Player, name: str) -> tuple[tuple[str, ...], int]:
    """Where the train still has to go with a ticket, and how many segments that are."""
    ticket = TICKETS[name]
    if name in player.aboard:
        return (ticket.destination,), DISTANCE[player.town, ticket.destination]
    return (ticket.start, ticket.destination), DISTANCE[player.town, ticket.start] + ticket.distance


def _sale(player: Player) -> int:
    """What all goods aboard bring, a coin as good as a point."""
    return POINT * proceeds(player.cargo) + SALE_POINTS * POINT * sum(player.cargo)


def _passes(town: str, between: str, stops: tuple[str, ...]) -> bool:
    """Does a shortest way from a town over the stops lead through another town?"""
    for stop in stops:
        if DISTANCE[town, between] + DISTANCE[between, stop] == DISTANCE[town, stop]:
            return True
        town = stop
    return False
