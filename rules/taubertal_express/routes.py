"""Ways over several segments, for those who name only where they want to go. Each segment stays a move of its own."""

from __future__ import annotations

from rules.taubertal_express.components import BLACK, COLOURS, DISTANCE, NEIGHBOURS, TOWNS
from rules.taubertal_express.moves import Move
from rules.taubertal_express.state import Player


def way(start: str, destination: str) -> tuple[str, ...]:
    """The towns of a shortest way, without the first one."""
    towns: list[str] = []
    here = start
    while here != destination:
        here = min(NEIGHBOURS[here], key=lambda town: DISTANCE[town, destination])
        towns.append(here)
    return tuple(towns)


def stone_to_spend(player: Player) -> str:
    """Black first, then the colour of which most are there; empty: no stone at all."""
    if player.stones[BLACK]:
        return COLOURS[BLACK]
    most = max(player.stones)
    return COLOURS[player.stones.index(most)] if most else ""


def next_segment(player: Player, destination: str) -> Move:
    """The next move on the way to a town the player is not in."""
    return Move(way(player.town, destination)[0], stone_to_spend(player))


def reachable(player: Player) -> tuple[str, ...]:
    """Other towns that the stones on the coal wagon suffice for, the nearest first."""
    near = [town for town in TOWNS if 0 < DISTANCE[player.town, town] <= sum(player.stones)]
    return tuple(sorted(near, key=lambda town: DISTANCE[player.town, town]))
