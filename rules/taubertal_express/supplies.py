"""What is left in the common supplies: always what the box holds minus what lies elsewhere."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from rules.core import latest
from rules.taubertal_express.components import (
    AT,
    BUILDING_OF,
    COAL_PLACES,
    GOODS,
    GOODS_COUNT,
    GOODS_PER_WAGON,
    HALL_COUNT,
    HALL_TOWNS,
    MONEY,
    STONE_COUNT,
    STORED,
    STOREHOUSE_EXTRA,
    TAKES,
    WAGON_COUNT,
    WORKERS_PER_WAGON,
    WORKSHOP_PLACES,
    Stones,
)
from rules.taubertal_express.state import Player


def stones_left(players: Sequence[Player]) -> Stones:
    return cast(
        Stones, tuple(total - sum(held) for total, *held in zip(STONE_COUNT, *(p.stones for p in players), strict=True))
    )


@latest
def supply(players: tuple[Player, ...]) -> Stones:
    """The same for players who do not change meanwhile, for many questions in a row."""
    return stones_left(players)


def has(held: Stones, price: Stones) -> bool:
    a, b, c, d, e = price
    # Asked more often than anything else.
    return held[0] >= a and held[1] >= b and held[2] >= c and held[3] >= d and held[4] >= e


def stone_left(players: Sequence[Player], colour: int) -> int:
    return STONE_COUNT[colour] - sum([player.stones[colour] for player in players])


def bank(players: Sequence[Player], coins: Sequence[bool]) -> int:
    """The bank's money; coins on the dice board are not the bank's."""
    return MONEY - sum([player.coins for player in players]) - sum(coins)


def good_left(players: Sequence[Player], good: str) -> int:
    at, kind = GOODS.index(good), BUILDING_OF[good]
    gone = 0
    for player in players:
        gone += player.cargo[at] + player.customs[at] + player.shed[at]
        gone += sum([player.sites[town] == kind and player.waiting[town] for town in STORED[kind]])
    return GOODS_COUNT - gone


def halls_left(players: Sequence[Player], colour: str) -> int:
    return HALL_COUNT - sum([player.sites[AT[town]] == colour for player in players for town in HALL_TOWNS])


def wagons_left(players: Sequence[Player], kind: str) -> int:
    return WAGON_COUNT - sum([wagons(player, kind) for player in players])


def wagons(player: Player, kind: str) -> int:
    match kind:
        case "passenger":
            return player.passenger_wagons
        case "worker":
            return player.worker_wagons
        case _:
            return player.freight_wagons


def coal_places(player: Player) -> int:
    return WORKSHOP_PLACES if "wagenwerkstatt" in player.station else COAL_PLACES


def surplus(player: Player) -> int:
    """Stones over the coal wagon's limit; not positive: all fit."""
    return sum(player.stones) - coal_places(player)


def worker_places(player: Player) -> int:
    return WORKERS_PER_WAGON * player.worker_wagons


def cargo_places(player: Player) -> int:
    extra = STOREHOUSE_EXTRA if player.freight_wagons and "lagerhaus" in player.station else 0
    return GOODS_PER_WAGON * player.freight_wagons + extra


def free_for_passengers(player: Player) -> bool:
    return len(player.tickets) < player.passenger_wagons


def built(player: Player) -> int:
    """Station buildings, covered ones included."""
    return len(player.station) - player.station.count("") + len(player.covered)


def accepts(player: Player, kind: str) -> bool:
    """Has the player an empty goods town for this kind of building?"""
    return any(not player.sites[AT[town]] for town in TAKES[kind])
