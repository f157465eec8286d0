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
            return any(_runs(train, demand.values) for train in player.trains)
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
            return _met_at(player, demand, place)


def _met_at(player: Player, demand: Demand, place: str) -> bool:
    at = int(place[1:])
    upper, lower = player.trains
    match demand.type:
        case "slot_car":
            value = trains.car_at(upper, at)
            return value is not None and value >= demand.value and upper.conductor >= at
        case "slot_car_and_length":
            return lower.conductor >= at and trains.length(lower) >= demand.number
        case "gap_conductors":
            return upper.conductor >= at and lower.conductor >= at
        case "gap_cars":
            values = [trains.car_at(train, at) for train in player.trains]
            return all(value is not None and value >= demand.value for value in values)
        case _:
            raise ValueError(demand.type)


def _runs(train: Train, values: tuple[int, ...]) -> bool:
    cars = train.cars
    return len(cars) >= len(values) and all(car >= value for car, value in zip(cars, values, strict=False))


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
