"""Trains: positions, values, where a car can be added or upgraded."""

from __future__ import annotations

from rules.core import put
from rules.first_class.components import BETTER, CHAIN, MAIL_POSITION, POSITIONS, TILE_POSITION
from rules.first_class.state import Player, Train

TOP = CHAIN[-1]


def length(train: Train) -> int:
    """How many cards long, mail car and locomotive tile included."""
    return len(train.cars) + (train.mail != "") + (train.tile > 0)


def closed(train: Train) -> bool:
    return train.tile > 0


def position(index: int) -> int:
    """Where the regular car with this index stands."""
    return POSITIONS[index]


def car_at(train: Train, place: int) -> int | None:
    """The value of the regular car at a position; None: no regular car there."""
    if place in (MAIL_POSITION, TILE_POSITION):
        return None
    index = place - 1 if place < MAIL_POSITION else place - 2
    return train.cars[index] if 0 <= index < len(train.cars) else None


def points(train: Train) -> int:
    """The cards the conductor has reached."""
    reached = train.conductor
    cars = reached if reached < MAIL_POSITION else reached - 1
    return sum(train.cars[:cars]) + (train.tile if reached == TILE_POSITION else 0)


def room(train: Train) -> int:
    """The steps its conductor can still take."""
    return length(train) - train.conductor


def upgradable(train: Train) -> tuple[int, ...]:
    """The values that can be upgraded, highest first."""
    return tuple(value for value in dict.fromkeys(train.cars) if value != TOP)


def upgraded(train: Train, value: int) -> Train:
    """The leftmost car of the value goes up one step."""
    at = train.cars.index(value)
    return Train(put(train.cars, at, BETTER[value]), train.mail, train.tile, train.conductor)


def lengthened(train: Train) -> Train:
    return Train((*train.cars, 0), train.mail, train.tile, train.conductor)


def mails_used(player: Player) -> tuple[str, ...]:
    return tuple(train.mail for train in player.trains if train.mail)


def can_choose_upgrade(player: Player) -> bool:
    """Is there an upgrade of choice to be had, a new 0-car included?"""
    return any(not closed(train) or upgradable(train) for train in player.trains)
