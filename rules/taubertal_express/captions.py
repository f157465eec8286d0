"""Labels of answers that say more than the bare value."""

from __future__ import annotations

from rules.core import Phrase, phrase
from rules.taubertal_express import station
from rules.taubertal_express.components import (
    AT,
    DISTANCE,
    GOOD_OF,
    GOODS_PRICE,
    GOODS_SPACES,
    LIGHT_PRICE,
    LIGHT_SPACES,
    OPEN_PRICE,
    TICKETS,
    letters,
)
from rules.taubertal_express.view import View


def caption(v: View, prefix: tuple[str | int, ...], name: str, value: str | int) -> Phrase | None:
    p = v.public
    seat = v.viewer if v.viewer is not None else p.active
    player = p.players[seat]
    tag = str(prefix[0]) if prefix else ""
    match name, value:
        case (("ticket" | "instead"), str()) if value in TICKETS:
            aboard = value in player.aboard
            return _ticket("caption-ticket-aboard" if aboard else "caption-ticket", value, player.town)
        case "place", int() if 1 <= value <= len(p.open) and p.open[value - 1]:
            ticket = p.open[value - 1]
            free = TICKETS[ticket].start == player.town
            label = _ticket("caption-ticket-free" if free else "caption-ticket-paid", ticket, player.town)
            return Phrase(label.key, (*label.data, ("colour", OPEN_PRICE[value - 1])))
        case "space", str() if value in LIGHT_SPACES:
            tile = p.light[LIGHT_SPACES.index(value)]
            price = letters(LIGHT_PRICE[LIGHT_SPACES.index(value)])
            return _tile(tag == "dice station", value, tile, price)
        case "space", str() if value in GOODS_SPACES[: len(p.goods)]:
            tile = p.goods[GOODS_SPACES.index(value)]
            return _tile(tag == "dice storekeeper", value, tile, letters(GOODS_PRICE[GOODS_SPACES.index(value)]))
        case "building", str() if value:
            return phrase("caption-dark", building=value, coins=station.dark_price(player, value))
        case "cover", str() if value.isdigit() and player.station[int(value) - 1]:
            return phrase("caption-cover", building=player.station[int(value) - 1], number=int(value))
        case "town", str() if value in AT and tag in ("supply", "choose goods"):
            kind = player.sites[AT[value]]
            return phrase("caption-supply", town=value, good=GOOD_OF[kind]) if kind in GOOD_OF else None
        case "colour", str() if tag == "move" and value:
            return phrase("caption-pay", colour=value)
        case _:
            return None


def _ticket(key: str, name: str, town: str) -> Phrase:
    ticket = TICKETS[name]
    return phrase(
        key,
        number=name,
        town1=ticket.start,
        town2=ticket.destination,
        points=ticket.points,
        coins=ticket.coins,
        stones=letters(ticket.stones),
        paid=sum(ticket.stones),
        start=DISTANCE[town, ticket.start],
        ride=ticket.distance,
        way=DISTANCE[town, ticket.destination],
        long_stop=int(ticket.long_stop),
    )


def _tile(free: bool, space: str, tile: str, price: str) -> Phrase:
    if free:
        return phrase("caption-tile-free", space=space, building=tile)
    return phrase("caption-tile", space=space, building=tile, stones=price)
