"""Building in the towns: halls, goods buildings, and the regions they complete."""

from __future__ import annotations

from rules.core import Seat, put
from rules.taubertal_express.components import AT, REGION_OF, REGIONS, STATION
from rules.taubertal_express.state import Frame, Player
from rules.taubertal_express.work import Work


def complete(player: Player, region: str) -> bool:
    if region == STATION:
        return "" not in player.station
    return all(player.sites[AT[town]] for town in REGIONS[region].towns)


def check_region(work: Work, seat: Seat, region: str) -> None:
    """Score a region as soon as it is complete, once per player; the first player gets a bonus (RU-26)."""
    player = work.players[seat]
    if region in player.regions or not complete(player, region):
        return
    first = region not in work.public.first
    points = REGIONS[region].points + (REGIONS[region].first_bonus if first else 0)
    work.change(seat, regions=(*player.regions, region))
    work.earn(seat, "regions", points)
    if first:
        work.set(first=(*work.public.first, region))
    work.tell("region-first" if first else "region", seat=seat, region=region, points=points)


def _put(work: Work, seat: Seat, town: str, building: str, waiting: bool) -> None:
    player, at = work.players[seat], AT[town]
    work.change(
        seat,
        sites=put(player.sites, at, building),
        waiting=put(player.waiting, at, waiting),
    )
    check_region(work, seat, REGION_OF[town])


def place_hall(work: Work, seat: Seat, hall: str, town: str) -> None:
    """The hall stands; its wagon waits, but not where the locomotive is (RU-21)."""
    work.tell("hall", seat=seat, hall=hall, town=town)
    _put(work, seat, town, hall, waiting=True)
    if work.players[seat].town == town:
        work.push(Frame("collect"))


def place_goods_building(work: Work, seat: Seat, kind: str, town: str, space: int) -> None:
    """From a space of the display, which stays empty until the pass is over."""
    work.set(goods=(*work.public.goods[:space], "", *work.public.goods[space + 1 :]))
    work.tell("goods-built", seat=seat, building=kind, town=town)
    _put(work, seat, town, kind, waiting=False)


def set_waiting(work: Work, seat: Seat, town: str, waiting: bool) -> None:
    """A good is laid on or taken off a building; a hall's wagon is collected."""
    player, at = work.players[seat], AT[town]
    work.change(seat, waiting=put(player.waiting, at, waiting))
