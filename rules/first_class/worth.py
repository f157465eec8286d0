"""How good a position looks: the eyes of the greedy stand-in. A hundredth of a point is the unit."""

from __future__ import annotations

from functools import lru_cache
from operator import sub

from rules.copies import replace
from rules.core import Seat
from rules.first_class import arrest, demands, routes, scoring, trains
from rules.first_class.cards import KINDS, Card, Demand, Symbol
from rules.first_class.components import BETTER, CARDS, CONSTANTINOPLE, ENDS, LIKELY, MURDERER_EVIDENCE, TILE_POSITION
from rules.first_class.state import OVER, SCORING, Coupling, Overflow, Placed, Player, Public, Source, State, Train

POINT = 100
COIN = 140
LENGTH = 60
"""A card more, for each scoring phase to come."""
STEP = 14
"""A conductor's step over a card of no value yet, for each scoring phase to come."""
UNREACHED, FAR = 30, 12
"""What a car is worth less for each step its conductor still has to take, and the least for each phase to come."""
GOAL = 7
"""Per cent of Constantinople's points for each step a conductor has come."""
CITY, STRETCH, AGAIN = 70, 9, 90
"""Per cent of the points of a city to be reached, less for each city between; of a bonus in a phase to come."""
CAR, UPGRADE, ANY, BOTH, STEPS = 130, 120, 220, 260, 140
"""Symbols whatever the position: a car, each point of a better one, any better one, a step of both, of one."""
MAIL = 180
SUSPICION, SAFE, WORST = 60, 250, 1_500
"""The fear of arrest, for each hundredth of a fingerprint beyond what is safe, from so far below others, at most."""
SIMPLE = {"return": 2_400, "give": 4_000, "suspect": 2_600, "end": 600}
MET, NEAR = 92, 22
"""Per cent of a contract's bonus once it is met; per million of it for how near it is, squared, and each phase."""
GUEST, SWITCH = 40, 91
"""Parts of a thousand of what a guest would score who does not yet; of a switch's bonus as with contracts."""
WAGON, OTHER = 34, 22
"""Per cent of what an end card pays for each card to come: cars come more often than the rest."""
NEW, BETTERING, FOLLOWING, MOVING = 60, 80, 60, 70
"""A car that waits to be coupled; per cent of what a better car, one that must come first, and a step bring."""
BLANK = 73
"""A token that shows nothing is feared so much, in per cent of one nobody has looked at."""
TURNS = 18


def worth(s: State, seat: Seat) -> int:
    """What greed goes by: it fears evidence by its number, for what chance draws in one world proves nothing."""
    p = s.public
    if p.phase == OVER or "C" not in p.modules:
        return _own(s, seat)
    return _own(s, seat) - _fear(p, seat, s.hidden.tokens[seat], s.hidden.murderer == seat)


def prospects(s: State) -> tuple[int, ...]:
    """Everybody's own value in hundredths of a point: what a search compares, in many worlds.

    In each of them it is known who bears which evidence; that tells better who will be arrested than greed's fear.
    """
    seats = [Seat(seat) for seat in range(len(s.public.players))]
    found = [_own(s, seat) for seat in seats]
    return tuple(found) if "C" not in s.public.modules else tuple(map(sub, found, arrest.costs(s)))


def _own(s: State, seat: Seat) -> int:
    """Points, now and to come, whoever will be arrested."""
    p = s.public
    player = p.players[seat]
    if p.phase == OVER:
        arrested = p.reveal is not None and p.reveal.arrested == seat
        return 0 if arrested else player.score * POINT
    left = phases_left(p, seat)
    if p.phase != SCORING or p.seat != seat:
        # What was used in the scoring before can be used again in the next one.
        player = replace(player, used=())
    return (
        player.score * POINT
        + sum(player.coins) * COIN
        + sum(_train(train, left, len(p.constantinople)) for train in player.trains)
        + _route(player.route, player.loco, player.used, left)
        + _cards(player, left)
        + _ends(p, player, s.hidden.hands[seat], left)
        + _open_work(p, player, seat, left)
    )


def phases_left(p: Public, seat: Seat) -> int:
    """Scoring phases this player still has before them."""
    left = 3 - (p.round - 1) // 2
    done = p.phase == SCORING and (seat - p.start) % len(p.players) < p.played
    return left - done


@lru_cache(maxsize=1024)
def _train(train: Train, left: int, arrived: int) -> int:
    total = trains.length(train) * LENGTH * left + train.conductor * STEP * left
    for index, value in enumerate(train.cars):
        total += _at(value, trains.position(index) - train.conductor, left)
    if train.tile:
        total += _at(train.tile, TILE_POSITION - train.conductor, left)
        if train.conductor < TILE_POSITION and arrived < len(CONSTANTINOPLE):
            total += CONSTANTINOPLE[arrived] * POINT * train.conductor * GOAL // 100
    return total


def _at(value: int, ahead: int, left: int) -> int:
    """A card's points in the phases to come, less if the conductor has not come to it yet."""
    if ahead <= 0:
        return value * POINT * left
    return value * max(POINT * left - UNREACHED * (ahead + 1), FAR * left)


@lru_cache(maxsize=1024)
def _route(route: tuple[str, ...], loco: int, used: tuple[str, ...], left: int) -> int:
    total = 0
    for number, city in enumerate(routes.cities(route), 1):
        ahead = number - loco
        bonus = sum(_plain(unit) for unit in city.bonus)
        if ahead <= 0:
            spent = routes.city_mark(number) in used
            total += bonus * (left - spent) * AGAIN // 100 if bonus else 0
        else:
            total += max(0, CITY - STRETCH * ahead) * (city.points * POINT + bonus * max(0, left * 10 - 3) // 10) // 100
    return total


def _plain(unit: Symbol) -> int:
    """A symbol's value whatever the position."""
    match unit.op:
        case "points":
            return unit.number * POINT
        case "coins":
            return unit.number * COIN
        case "car":
            return CAR
        case "upgrade":
            return (BETTER[unit.number] - unit.number) * UPGRADE
        case "any":
            return ANY
        case "both":
            return unit.number * BOTH
        case "conductor" | "loco":
            return unit.number * STEPS
        case op:
            return SIMPLE[op]


def _fear(p: Public, seat: Seat, tokens: tuple[str, ...], murderer: bool) -> int:
    """What the prospect of being arrested costs: own fingerprints against the most that anybody else may have."""
    likely, prints = LIKELY[p.edition], scoring.fingerprints(tokens)
    # A blank costs something too: else a deed would look harmless whenever the imagined draw is lucky.
    own = 100 * prints + likely * BLANK * (len(tokens) - prints) // 100 + likely * MURDERER_EVIDENCE * murderer
    others = max(likely * player.evidence for other, player in enumerate(p.players) if other != seat)
    danger = own - others + SAFE
    return max(0, min(danger, WORST)) * SUSPICION * (2 + p.round) // 4


def _cards(player: Player, left: int) -> int:
    total = 0
    for card, place in demands.open_contracts(player):
        total += _contract(player, CARDS[card], place, left)
    for placed in player.placed:
        card_kind = CARDS[placed.card].kind
        if card_kind in ("celebrity", "postcard"):
            total += _guest(player, placed, left)
        elif card_kind == "switch":
            total += _switch(player, placed, left)
    return total


def _contract(player: Player, card: Card, place: str, left: int) -> int:
    assert card.demand is not None
    bonus = sum(_plain(unit) for unit in card.symbols)
    if demands.met(player, card.demand, place):
        return bonus * MET // 100
    near = _progress(player, card.demand, place)
    return bonus * near * near * min(left + 1, 3) * NEAR // 1_000_000


def _progress(player: Player, demand: Demand, place: str) -> int:
    """How near a demand is, in percent, never quite 100."""
    match demand.type:
        case "cars_at_least":
            cars = sorted((value for train in player.trains for value in train.cars), reverse=True)[: demand.number]
            have = sum(min(value, demand.value) for value in cars)
            return min(95, 100 * (have + len(cars)) // ((demand.value + 1) * demand.number))
        case "sequence":
            return min(95, max(_sequence(train, demand.values) for train in player.trains))
        case "train_length":
            lengths = [min(100, 100 * trains.length(train) // demand.number) for train in player.trains]
            return min(95, sum(lengths) // 2 if demand.both else max(lengths))
        case "conductor":
            places = [min(100, 100 * train.conductor // demand.number) for train in player.trains]
            return min(95, sum(places) // 2 if demand.both else max(places))
        case "loco_city":
            return min(95, 100 * player.loco // demand.number)
        case "bonus_cities":
            return min(95, 100 * len(routes.bonus_cities(player)) // demand.number)
        case "all":
            return min(95, *(100 if demands.met(player, part, place) else 60 for part in demand.of))
        case _:
            return 60


def _sequence(train: Train, values: tuple[int, ...]) -> int:
    have = sum(min(car, wanted) for car, wanted in zip(train.cars, values, strict=False))
    return 100 * (have + min(len(train.cars), len(values))) // (sum(values) + len(values))


def _guest(player: Player, placed: Placed, left: int) -> int:
    card = CARDS[placed.card]
    now = scoring.guest_points(player, placed)
    if now:
        return now * POINT * left
    size = routes.stretch_size(player.route, int(placed.place[1:])) if card.per_city else 1
    return card.points * size * POINT * max(0, left * 10 - 4) * GUEST // 1_000


def _switch(player: Player, placed: Placed, left: int) -> int:
    card = CARDS[placed.card]
    bonus = sum(_plain(unit) for unit in card.symbols)
    used = placed.place in player.used
    gap = int(placed.place[1:])
    near = sum(min(train.conductor, gap) for train in player.trains) * 100 // (2 * gap)
    return bonus * (left - used) * near * near * SWITCH // 1_000_000


def _ends(p: Public, player: Player, hand: tuple[str, ...], left: int) -> int:
    """Game end cards: what they bring by now and what the cards still to be taken may add."""
    taken = player.tiles + len(player.pile) + len(player.route) + len(player.contracts) + len(player.placed)
    return _multiples(player.pile, hand, max(0, TURNS - taken))


@lru_cache(maxsize=1024)
def _multiples(pile: tuple[str, ...], hand: tuple[str, ...], to_come: int) -> int:
    total = 0
    for kind in KINDS:
        value = sum(ENDS[end].points for end in hand if ENDS[end].kind == kind)
        share = WAGON if kind == "wagon" else OTHER
        total += scoring.multiplied(pile, hand, kind) * POINT + value * to_come * share
    return total


def _open_work(p: Public, player: Player, seat: Seat, left: int) -> int:
    """Symbols waiting to be used."""
    total = 0
    for frame in (*p.stack, *p.queue):
        match frame:
            case Source(owner, _, units, single) if owner == seat:
                values = [_unit(player, unit, units, left) for unit in units]
                total += max(values, default=0) if single else sum(values)
            case Coupling(owner) if owner == seat:
                total += MAIL
            case Overflow(owner, number) if owner == seat:
                total += number * COIN
            case _:
                pass
    return total


def _unit(player: Player, unit: Symbol, units: tuple[Symbol, ...], left: int) -> int:
    match unit.op:
        case "car":
            return (LENGTH * left + NEW) if not all(train.tile for train in player.trains) else 0
        case "upgrade":
            gain = (BETTER[unit.number] - unit.number) * left * BETTERING
            if any(unit.number in train.cars for train in player.trains):
                return gain
            makes = any(other.op == "upgrade" and BETTER[other.number] == unit.number for other in units)
            return gain * FOLLOWING // 100 if makes or (unit.number == 0 and Symbol("car") in units) else 0
        case "any":
            best = [BETTER[v] - v for train in player.trains for v in trains.upgradable(train)]
            return max(best, default=0) * left * MOVING
        case "both":
            return sum(_steps(train, unit.number, left) for train in player.trains)
        case "conductor":
            return max(_steps(train, unit.number, left) for train in player.trains)
        case "loco":
            ahead = routes.cities(player.route)[player.loco : player.loco + unit.number]
            return sum(c.points * POINT + sum(map(_plain, c.bonus)) * left * AGAIN // 100 + 20 for c in ahead)
        case _:
            return _plain(unit)


def _steps(train: Train, steps: int, left: int) -> int:
    moved = Train(train.cars, train.mail, train.tile, min(trains.length(train), train.conductor + steps))
    return (trains.points(moved) - trains.points(train)) * left * MOVING + (moved.conductor - train.conductor) * (
        STEP * left
    )
