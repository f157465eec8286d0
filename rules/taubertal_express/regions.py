"""Building in the towns: halls, goods buildings, and the regions they complete."""

from __future__ import annotations

from rules.core import Seat
from rules.taubertal_express.components import AT, REGION_OF, REGIONS, STATION
from rules.taubertal_express.desk import Desk
from rules.taubertal_express.state import Frame, Player


def complete(player: Player, region: str) -> bool:
    if region == STATION:
        return "" not in player.station
    return all(player.sites[AT[town]] for town in REGIONS[region].towns)


def check_region(desk: Desk, seat: Seat, region: str) -> None:
    """Score a region as soon as it is complete, once per player; the first player gets a bonus (RU-26)."""
    player = desk.players[seat]
    if region in player.regions or not complete(player, region):
        return
    first = region not in desk.public.first
    points = REGIONS[region].points + (REGIONS[region].first_bonus if first else 0)
    desk.change(seat, regions=(*player.regions, region))
    desk.earn(seat, "regions", points)
    if first:
        desk.set(first=(*desk.public.first, region))
    desk.tell("region-first" if first else "region", seat=seat, region=region, points=points)


def _put(desk: Desk, seat: Seat, town: str, building: str, waiting: bool) -> None:
    player, at = desk.players[seat], AT[town]
    desk.change(
        seat,
        sites=(*player.sites[:at], building, *player.sites[at + 1 :]),
        waiting=(*player.waiting[:at], waiting, *player.waiting[at + 1 :]),
    )
    check_region(desk, seat, REGION_OF[town])


def place_hall(desk: Desk, seat: Seat, hall: str, town: str) -> None:
    """The hall stands; its wagon waits, but not where the locomotive is (RU-21)."""
    desk.tell("hall", seat=seat, hall=hall, town=town)
    _put(desk, seat, town, hall, waiting=True)
    if desk.players[seat].town == town:
        desk.push(Frame("collect"))


def place_goods_building(desk: Desk, seat: Seat, kind: str, town: str, space: int) -> None:
    """From a space of the display, which stays empty until the pass is over."""
    desk.set(goods=(*desk.public.goods[:space], "", *desk.public.goods[space + 1 :]))
    desk.tell("goods-built", seat=seat, building=kind, town=town)
    _put(desk, seat, town, kind, waiting=False)


def set_waiting(desk: Desk, seat: Seat, town: str, waiting: bool) -> None:
    """A good is laid on or taken off a building; a hall's wagon is collected."""
    player, at = desk.players[seat], AT[town]
    desk.change(seat, waiting=(*player.waiting[:at], waiting, *player.waiting[at + 1 :]))
