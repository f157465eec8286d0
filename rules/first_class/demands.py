"""Demands: what contracts and placed cards ask for, and where cards can be placed."""

from __future__ import annotations

from rules.first_class import routes, trains
from rules.first_class.cards import TIED, Card, Demand
from rules.first_class.components import CARDS, POSITIONS
from rules.first_class.state import TRAINS, Player, Train


def met(player: Player, demand: Demand, place: str = "") -> bool:
    """Does a player meet a demand now? `place` is where a placed card lies."""
    match demand.type:
        case "cars_at_least":
            cars = [value for train in player.trains for value in train.cars]
            return sum(value >= demand.value for value in cars) >= demand.number
        case "sequence":
            return any(_in_order(train, demand.values) == len(demand.values) for train in player.trains)
        case "train_length":
            return _which(demand, [trains.length(train) >= demand.number for train in player.trains])
        case "conductor":
            return _which(demand, [train.conductor >= demand.number for train in player.trains])
        case "loco_city":
            return player.loco >= demand.number
        case "bonus_cities":
            return len(routes.bonus_cities(player)) >= demand.number
        case "celebrities_plus_postcards":
            return sum(CARDS[card.card].kind in ("celebrity", "postcard") for card in player.placed) >= demand.number
        case "evidence_max":
            return player.evidence <= demand.number
        case "evidence_min":
            return player.evidence >= demand.number
        case "all":
            return all(met(player, part, place) for part in demand.of)
        case _:
            return all(_conditions(player, demand, int(place[1:])))


def progress(player: Player, demand: Demand, place: str = "") -> tuple[int, int]:
    """How much of a demand is met, and how much is asked for: cards, cities, or conditions."""
    number = demand.number
    match demand.type:
        case "cars_at_least":
            have = sum(value >= demand.value for train in player.trains for value in train.cars)
        case "sequence":
            have, number = max(_in_order(train, demand.values) for train in player.trains), len(demand.values)
        case "train_length":
            have = _reached(demand, [trains.length(train) for train in player.trains])
        case "conductor":
            have = _reached(demand, [train.conductor for train in player.trains])
        case "loco_city":
            have = player.loco
        case "bonus_cities":
            have = len(routes.bonus_cities(player))
        case "celebrities_plus_postcards":
            have = sum(CARDS[card.card].kind in ("celebrity", "postcard") for card in player.placed)
        case "evidence_min":
            have = player.evidence
        case "all":
            have, number = sum(met(player, part, place) for part in demand.of), len(demand.of)
        case "evidence_max":
            have, number = int(met(player, demand)), 1
        case _:
            have, number = sum(_conditions(player, demand, int(place[1:]))), 2
    return min(have, number), number


def _reached(demand: Demand, values: list[int]) -> int:
    return min(values) if demand.both else max(values)


def _in_order(train: Train, values: tuple[int, ...]) -> int:
    """How many cars from the front are good enough."""
    fits = [car >= value for car, value in zip(train.cars, values, strict=False)]
    return fits.index(False) if False in fits else len(fits)


def _conditions(player: Player, demand: Demand, at: int) -> tuple[bool, bool]:
    """The two conditions of a card that lies at a car or in a gap."""
    upper, lower = player.trains
    values = [trains.car_at(train, at) for train in player.trains]
    good = [value is not None and value >= demand.value for value in values]
    match demand.type:
        case "slot_car":
            return good[0], upper.conductor >= at
        case "slot_car_and_length":
            return trains.length(lower) >= demand.number, lower.conductor >= at
        case "gap_conductors":
            return upper.conductor >= at, lower.conductor >= at
        case "gap_cars":
            return good[0], good[1]
        case _:
            raise ValueError(demand.type)


def _which(demand: Demand, trains_met: list[bool]) -> bool:
    return all(trains_met) if demand.both else any(trains_met)


def open_contracts(player: Player) -> tuple[tuple[str, str], ...]:
    """The contracts that can still be fulfilled, with their places."""
    tied = [(card.card, card.place) for card in player.placed if not card.done and CARDS[card.card].kind in TIED]
    return (*((card, "") for card in player.contracts), *tied)


def fulfillable(player: Player) -> tuple[str, ...]:
    found = []
    for card, place in open_contracts(player):
        demand = CARDS[card].demand
        if demand is not None and met(player, demand, place):
            found.append(card)
    return tuple(found)


def switches(player: Player) -> tuple[int, ...]:
    """The gaps with a switch that can be used now."""
    found = []
    for card in player.placed:
        demand = CARDS[card.card].demand
        if CARDS[card.card].kind == "switch" and card.place not in player.used:
            assert demand is not None
            if met(player, demand, card.place):
                found.append(int(card.place[1:]))
    return tuple(found)


def usable_cities(player: Player) -> tuple[int, ...]:
    """The bonus cities reached and not yet used in this scoring phase."""
    return tuple(city for city in routes.bonus_cities(player) if routes.city_mark(city) not in player.used)


def places(player: Player, card: Card) -> tuple[str, ...]:
    """Where a card can be put."""
    match card.kind:
        case "celebrity":
            taken = _taken(player, ("celebrity",))
            return tuple(place for at in (0, 1) for place in _cars(player, at) if place not in taken)
        case "postcard":
            taken = _taken(player, ("postcard",))
            stretches = [f"S{at}" for at in range(1 + len(player.route))]
            return tuple(place for place in stretches if place not in taken)
        case "passenger" | "luggage":
            taken = _taken(player, ("passenger", "luggage"))
            return tuple(place for place in _cars(player, card.kind == "luggage") if place not in taken)
        case "switch" | "mechanic":
            taken = _taken(player, ("switch", "mechanic"))
            gaps = [f"G{at}" for at in POSITIONS if at >= card.minimum]
            return tuple(place for place in gaps if place not in taken)
        case _:
            return ()


def _taken(player: Player, kinds: tuple[str, ...]) -> frozenset[str]:
    return frozenset(card.place for card in player.placed if CARDS[card.card].kind in kinds)


def _cars(player: Player, train: int) -> list[str]:
    return [f"{TRAINS[train]}{trains.position(at)}" for at in range(len(player.trains[train].cars))]
