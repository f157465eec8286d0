"""Ways over several segments, and the stones for them."""

from __future__ import annotations

from rules.taubertal_express.components import AT, BLACK, COLOURS, DISTANCE, GOOD_OF, NEIGHBOURS, TICKETS, TOWNS
from rules.taubertal_express.state import Player


def best_way(player: Player, start: str, destination: str) -> tuple[str, ...]:
    """The towns of the shortest way with most to do on it, without the first one."""
    return max(_shortest(start, destination), key=lambda way: sum(use(player, town) for town in way))


def first_stop(player: Player, destination: str) -> str:
    """The next town on the way: what stops a journey that cannot be made stops its first segment."""
    return next(iter(best_way(player, player.town, destination)), destination)


def _shortest(start: str, destination: str) -> list[tuple[str, ...]]:
    if start == destination:
        return [()]
    near = [town for town in NEIGHBOURS[start] if DISTANCE[town, destination] < DISTANCE[start, destination]]
    return [(town, *rest) for town in near for rest in _shortest(town, destination)]


def use(player: Player, town: str) -> int:
    """How much there is to do in a town on the way: passengers, goods, a wagon to fetch."""
    waiting, site = player.waiting[AT[town]], player.sites[AT[town]]
    boards = sum(TICKETS[name].start == town and name not in player.aboard for name in player.tickets)
    arrives = sum(TICKETS[name].destination == town for name in player.aboard)
    loads = waiting and site in GOOD_OF and player.used < player.hired
    return 3 * boards + 3 * arrives + 2 * loads + 2 * (waiting and site not in GOOD_OF)


def stone_to_spend(player: Player) -> str:
    """Black first, then the colour of which most are there; empty: no stone at all."""
    if player.stones[BLACK]:
        return COLOURS[BLACK]
    most = max(player.stones)
    return COLOURS[player.stones.index(most)] if most else ""


def reachable(player: Player) -> tuple[str, ...]:
    """Other towns that the stones on the coal wagon suffice for, the nearest first."""
    near = [town for town in TOWNS if 0 < DISTANCE[player.town, town] <= sum(player.stones)]
    return tuple(sorted(near, key=lambda town: DISTANCE[player.town, town]))
