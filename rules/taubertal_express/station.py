"""Lauda station: prices, building and overbuilding, pioneer track, effects on the spot and their end."""

from __future__ import annotations

from rules.core import Seat
from rules.taubertal_express import supplies
from rules.taubertal_express.components import (
    DARK_PRICE,
    EFFECT,
    GOODS,
    LAST_FIELD,
    NO_GOODS,
    STATION,
)
from rules.taubertal_express.desk import Desk
from rules.taubertal_express.regions import check_region
from rules.taubertal_express.state import Frame, Player

_BANK = EFFECT["bankhaus"]


def dark_price(player: Player, kind: str) -> int:
    """In coins; the bank lowers it for those who have built enough (RU-29)."""
    discount = (
        _BANK["coins"]
        if "bankhaus" in player.station and supplies.built(player) >= _BANK["if_station_buildings_at_least"]
        else 0
    )
    return max(0, DARK_PRICE[kind] - int(discount))


def has_kind(player: Player, kind: str) -> bool:
    return kind in player.station or kind in player.covered


def full(player: Player) -> bool:
    return "" not in player.station


def build(desk: Desk, seat: Seat, kind: str, cover: str) -> None:
    """Place a paid tile; its own effect follows when the losses by overbuilding are settled (5.5)."""
    player = desk.players[seat]
    space = int(cover) - 1 if cover else player.station.index("")
    below = player.station[space]
    desk.change(seat, station=(*player.station[:space], kind, *player.station[space + 1 :]))
    if below:
        desk.change(seat, covered=(*player.covered, below))
        desk.tell("covered", seat=seat, building=kind, building2=below)
    else:
        desk.tell("station-built", seat=seat, building=kind)
    desk.push(Frame("effect", 0, kind), Frame("advance", int(bool(below))))
    if below:
        _end_effect(desk, seat, below)


def _end_effect(desk: Desk, seat: Seat, below: str) -> None:
    """What a covered building did ends at once (RU-27)."""
    player = desk.players[seat]
    match below:
        case "wagenwerkstatt":
            desk.push(Frame("surplus"))
        case "lagerhaus":
            desk.push(Frame("unload"))
        case "zollamt":
            desk.change(seat, customs=NO_GOODS)
        case "gueterschuppen":
            desk.change(seat, shed=NO_GOODS)
        case "empfangshalle":
            desk.change(seat, kept=())
            for ticket in player.kept:
                desk.discard(ticket)


def advance(desk: Desk, overbuilt: bool) -> None:
    """The pioneer marker goes one field on, after overbuilding to the top of the last field; then Lauda is checked."""
    seat = desk.seat
    track = [tuple(other for other in field if other != seat) for field in desk.public.track]
    here = next(at for at, field in enumerate(desk.public.track) if seat in field)
    field = LAST_FIELD if overbuilt else min(here + 1, LAST_FIELD)
    track[field] = (seat, *track[field])
    desk.set(track=tuple(track))
    desk.tell("pioneer", seat=seat, field=field)
    check_region(desk, seat, STATION)


def take_effect(desk: Desk, kind: str) -> None:
    """The immediate effect of a new tile."""
    seat = desk.seat
    match kind:
        case "elektrizitaetswerk":
            desk.earn(seat, "buildings", EFFECT[kind]["vp"])
            desk.tell("power", seat=seat, points=EFFECT[kind]["vp"])
        case "kantine":
            player = desk.players[seat]
            if player.hired < supplies.worker_places(player):
                desk.change(seat, hired=player.hired + 1)
                desk.tell("canteen", seat=seat)
        case "kiosk":
            desk.push(Frame("surplus"), Frame("kiosk", EFFECT[kind]["n"]))
        case "polizeiposten":
            desk.push(Frame("police"))
        case "bahnmeisterei":
            desk.push(Frame("office"))


def loaded_kinds(player: Player) -> tuple[str, ...]:
    return tuple(good for good, count in zip(GOODS, player.cargo, strict=True) if count)
