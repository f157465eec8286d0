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
from rules.taubertal_express.regions import check_region
from rules.taubertal_express.state import Frame, Player
from rules.taubertal_express.work import Work

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


def build(work: Work, seat: Seat, kind: str, cover: str) -> None:
    """Place a paid tile; its own effect follows when the losses by overbuilding are settled (5.5)."""
    player = work.players[seat]
    space = int(cover) - 1 if cover else player.station.index("")
    below = player.station[space]
    work.change(seat, station=(*player.station[:space], kind, *player.station[space + 1 :]))
    if below:
        work.change(seat, covered=(*player.covered, below))
        work.tell("covered", seat=seat, building=kind, building2=below)
    else:
        work.tell("station-built", seat=seat, building=kind)
    work.push(Frame("effect", 0, kind), Frame("advance", int(bool(below))))
    if below:
        _end_effect(work, seat, below)


def _end_effect(work: Work, seat: Seat, below: str) -> None:
    """What a covered building did ends at once (RU-27)."""
    player = work.players[seat]
    match below:
        case "wagenwerkstatt":
            work.push(Frame("surplus"))
        case "lagerhaus":
            work.push(Frame("unload"))
        case "zollamt":
            work.change(seat, customs=NO_GOODS)
        case "gueterschuppen":
            work.change(seat, shed=NO_GOODS)
        case "empfangshalle":
            work.change(seat, kept=())
            for ticket in player.kept:
                work.discard(ticket)


def advance(work: Work, overbuilt: bool) -> None:
    """The pioneer marker goes one field on, after overbuilding to the top of the last field; then Lauda is checked."""
    seat = work.seat
    track = [tuple(other for other in field if other != seat) for field in work.public.track]
    here = next(at for at, field in enumerate(work.public.track) if seat in field)
    field = LAST_FIELD if overbuilt else min(here + 1, LAST_FIELD)
    track[field] = (seat, *track[field])
    work.set(track=tuple(track))
    work.tell("pioneer", seat=seat, field=field)
    check_region(work, seat, STATION)


def take_effect(work: Work, kind: str) -> None:
    """The immediate effect of a new tile."""
    seat = work.seat
    match kind:
        case "elektrizitaetswerk":
            work.earn(seat, "buildings", EFFECT[kind]["vp"])
            work.tell("power", seat=seat, points=EFFECT[kind]["vp"])
        case "kantine":
            player = work.players[seat]
            if player.hired < supplies.worker_places(player):
                work.change(seat, hired=player.hired + 1)
                work.tell("canteen", seat=seat)
        case "kiosk":
            work.push(Frame("surplus"), Frame("kiosk", EFFECT[kind]["n"]))
        case "polizeiposten":
            work.push(Frame("police"))
        case "bahnmeisterei":
            work.push(Frame("office"))


def loaded_kinds(player: Player) -> tuple[str, ...]:
    return tuple(good for good, count in zip(GOODS, player.cargo, strict=True) if count)
