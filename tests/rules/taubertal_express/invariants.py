"""The invariants of Der Taubertal-Express (section 9 of the specification) that a single state can show."""

from __future__ import annotations

from collections import Counter

from rules.core import Seat
from rules.taubertal_express import supplies, view
from rules.taubertal_express.components import (
    AT,
    COIN_AT,
    COPIES,
    DARK,
    DICE,
    GOODS,
    GOODS_COUNT,
    HALL_COUNT,
    HALL_TOWNS,
    HALLS,
    KIND_COUNT,
    KINDS,
    LAST_FIELD,
    LIGHT,
    LOWEST,
    MONEY,
    PASSENGERS,
    PASSES,
    REGIONS,
    ROUNDS,
    STONE_COUNT,
    TICKETS,
    WAGON_COUNT,
    WORKERS,
)
from rules.taubertal_express.regions import complete
from rules.taubertal_express.state import DRAFT, HIRE, OVER, TURN, Player, Public, State


def violated(state: State) -> list[str]:
    """Names of the invariants that do not hold."""
    p, h = state.public, state.hidden
    checks = {
        "INV-1": _stones(p),
        "INV-2": 0 <= supplies.bank(p.players, p.coins) <= MONEY and all(player.coins >= 0 for player in p.players),
        "INV-3": _coins(p),
        "INV-4": sum(p.dice) + _jokers(p) == DICE,
        "INV-5": all(_goods(player) for player in p.players)
        and all(0 <= supplies.good_left(p.players, good) <= GOODS_COUNT for good in GOODS),
        "INV-6": sorted(_tickets(state)) == sorted(TICKETS),
        "INV-7": all(_riders(p, player) for player in p.players)
        and sum(len(player.aboard) for player in p.players) <= PASSENGERS,
        "INV-8": "" not in p.open or not (h.draw or p.discard),
        "INV-9": all(_workers(player) for player in p.players)
        and sum(player.hired for player in p.players) <= WORKERS
        and (p.phase in (HIRE, TURN) or not any(player.hired for player in p.players)),
        "INV-10": sorted(_goods_buildings(state)) == sorted(kind for kind in KINDS for _ in range(KIND_COUNT))
        and sorted(_light(state)) == sorted(kind for kind in LIGHT for _ in range(COPIES))
        and _dark(p) == Counter({kind: len(p.players) - 1 for kind in DARK}),
        "INV-11": all(_halls(player) for player in p.players) and _own_hall_collected(p),
        "INV-12": all(0 <= supplies.wagons_left(p.players, kind) < WAGON_COUNT + 1 for kind in WAGONS),
        "INV-13": all(_cargo(p, player) for player in p.players),
        "INV-14": all(player.points >= LOWEST for player in p.players),
        "INV-15": all(_station(p, Seat(at)) for at in range(len(p.players))),
        "INV-16": all(_regions(p, player) for player in p.players),
        "INV-17": _turns(p),
        "INV-19": view.view(state, None).hand == ()
        and all(
            view.view(state, Seat(at)).hand == (h.hand if p.phase == DRAFT and p.active == at else ())
            for at in range(len(p.players))
        ),
    }
    return [name for name, holds in checks.items() if not holds]


def conserved(state: State) -> object:
    """Tickets, goods buildings and light station buildings: all of them, all game long."""
    return (
        tuple(sorted(_tickets(state))),
        tuple(sorted(_goods_buildings(state))),
        tuple(sorted(_light(state))),
        tuple(sorted(_dark(state.public).items())),
        len(state.public.players),
    )


WAGONS = ("passenger", "worker", "freight")


def _stones(p: Public) -> bool:
    left = supplies.stones_left(p.players)
    if not all(0 <= count <= all_ for count, all_ in zip(left, STONE_COUNT, strict=True)):
        return False
    return bool(p.stack) or all(supplies.surplus(player) <= 0 for player in p.players)


def _jokers(p: Public) -> int:
    return sum(frame.number for frame in p.stack if frame.task == "joker")


def _coins(p: Public) -> bool:
    if any(frame.task in ("joker", "roll") for frame in p.stack):
        return sum(p.coins) <= 1
    return p.coins == tuple(count >= COIN_AT for count in p.dice)


def _goods(player: Player) -> bool:
    return sum(player.shed) <= 2 and all(
        not waiting or site in (*KINDS, *HALLS) for site, waiting in zip(player.sites, player.waiting, strict=True)
    )


def _tickets(state: State) -> list[str]:
    p, h = state.public, state.hidden
    cards = [ticket for slot in h.slots for ticket in slot]
    cards += [*h.hand, *h.draw, *p.discard, *(ticket for ticket in p.open if ticket)]
    for player in p.players:
        cards += [*player.tickets, *player.kept]
    return cards


def _riders(p: Public, player: Player) -> bool:
    waiting = [ticket for ticket in player.tickets if ticket not in player.aboard]
    arriving = any(frame.task == "board" for frame in p.stack)
    return (
        len(player.tickets) <= player.passenger_wagons
        and set(player.aboard) <= set(player.tickets)
        and (arriving or all(TICKETS[ticket].start != player.town for ticket in waiting))
    )


def _workers(player: Player) -> bool:
    return 0 <= player.used <= player.hired <= supplies.worker_places(player)


def _goods_buildings(state: State) -> list[str]:
    tiles = [*state.hidden.goods, *(tile for tile in state.public.goods if tile)]
    for player in state.public.players:
        tiles += [site for site in player.sites if site in KINDS]
    return tiles


def _light(state: State) -> list[str]:
    tiles = [*state.hidden.light, *(tile for tile in state.public.light if tile)]
    for player in state.public.players:
        tiles += [kind for kind in (*player.station, *player.covered) if kind in LIGHT]
    return tiles


def _dark(p: Public) -> Counter[str]:
    tiles = Counter(dict(zip(DARK, p.dark, strict=True)))
    for player in p.players:
        tiles.update(kind for kind in (*player.station, *player.covered) if kind in DARK)
    return tiles


def _halls(player: Player) -> bool:
    flipped = Counter(
        player.sites[AT[town]] for town in HALL_TOWNS if player.sites[AT[town]] and not player.waiting[AT[town]]
    )
    brown = sum(site == "brown" for site in player.sites)
    return (
        flipped["brown"] == player.freight_wagons
        and flipped["turquoise"] == player.passenger_wagons + player.worker_wagons - 2
        and brown <= HALL_COUNT // 4
    )


def _own_hall_collected(p: Public) -> bool:
    if any(frame.task in ("couple", "collect") for frame in p.stack):
        return True
    return not any(player.waiting[AT[player.town]] and player.sites[AT[player.town]] in HALLS for player in p.players)


def _cargo(p: Public, player: Player) -> bool:
    if any(frame.task == "unload" for frame in p.stack):
        return True
    extra = player.freight_wagons > 0 and "lagerhaus" in player.station
    return sum(player.cargo) <= 2 * player.freight_wagons + extra


def _station(p: Public, seat: Seat) -> bool:
    player = p.players[seat]
    kinds = [*(kind for kind in player.station if kind), *player.covered]
    if len(set(kinds)) != len(kinds) or (player.covered and "" in player.station):
        return False
    if any(frame.task == "advance" for frame in p.stack) and seat == p.active:
        return True
    field = next(at for at, seats in enumerate(p.track) if seat in seats)
    return field == (LAST_FIELD if player.covered else len(kinds))


def _regions(p: Public, player: Player) -> bool:
    done = [region for region in REGIONS if complete(player, region)]
    if any(frame.task == "advance" for frame in p.stack):
        done = [region for region in done if region in player.regions]
    return sorted(player.regions) == sorted(done) and set(player.regions) <= set(p.first)


def _turns(p: Public) -> bool:
    seats = len(p.players)
    if sorted(p.order) != list(range(seats)):
        return False
    if p.phase == OVER:
        return p.turns == seats * PASSES * ROUNDS
    before = (p.number - 1) * ROUNDS * seats
    return p.turns == (before + (p.round - 1) * seats + p.at if p.phase == TURN else before)
