"""The board in words: alternative text for the picture, and the whole board as plain text."""

from __future__ import annotations

from collections.abc import Iterable

from render import wording
from render.pictures import Setting
from render.taubertal_express.players import score_of
from render.theme import SEATS
from rules.core import Seat
from rules.taubertal_express import supplies
from rules.taubertal_express.components import (
    ALLOWS,
    AT,
    COLOURS,
    DARK,
    DISTANCE,
    FACES,
    GOOD_OF,
    GOODS,
    GOODS_PRICE,
    GOODS_SPACES,
    HALLS,
    LIGHT_PRICE,
    LIGHT_SPACES,
    NEIGHBOURS,
    OPEN_PRICE,
    REGIONS,
    STATION,
    TICKETS,
    Goods,
    letters,
)
from rules.taubertal_express.decisions import asked
from rules.taubertal_express.state import OVER, Player, Public
from rules.taubertal_express.station import dark_price
from rules.taubertal_express.view import View


def points(view: View) -> tuple[int, ...]:
    """What each seat has so far, as far as everybody may know."""
    return tuple(score_of(view.public, Seat(at)) for at in range(len(view.public.players)))


def alt(view: View, setting: Setting) -> str:
    """The game, whose turn, scores, the last move."""
    p, words = view.public, setting.words
    dice = ", ".join(f"{words(f'area-{face}')} {count}" for face, count in zip(FACES, p.dice, strict=True) if count)
    return wording.alt(setting, points(view), words("alt-pass", number=p.number, dice=dice))


FULL, CODES, BRIEF = range(3)
"""How much is told of the others: the towns they have built in by name, by the letters they are typed with, or not."""


def text(view: View, setting: Setting) -> str:
    """Everything that lies open and every move depends on, line by line; who looks, or is on turn, comes first.

    Where it would be too long, less is told of what the others have built: no move of the viewer hangs on that.
    """
    tried = ("\n".join(_lines(view, setting, others)) for others in (FULL, CODES, BRIEF))
    fitting = next((told for told in tried if len(told) <= wording.TEXT_LIMIT), None)
    return fitting if fitting is not None else wording.text(_lines(view, setting, BRIEF))


def _lines(view: View, setting: Setting, others: int) -> list[str]:
    p, words = view.public, setting.words
    lines = [*wording.heading(setting), *([wording.asked(setting, asked(p))] if p.stack else []), _dice(p, setting)]
    own = view.viewer if view.viewer is not None else (p.active if p.phase != OVER else Seat(0))
    if view.hand:
        lines.append(words("picture-choose-ticket") + ":")
        lines += [_ticket(setting, name, p.players[own]) for name in view.hand]
    lines += _player(p, setting, own)
    if view.viewer is not None:
        lines += _possible(setting, p.players[own])
    lines.append(words("picture-tickets") + ":")
    lines += [
        f"{at + 1} ({OPEN_PRICE[at]}) {_ticket(setting, name) if name else '–'}" for at, name in enumerate(p.open)
    ]
    for title, row in (
        ("picture-light", _light(p, setting)),
        ("picture-goods", _goods_buildings(p, setting)),
        ("picture-dark", _dark(p, setting, p.players[own])),
    ):
        lines.append(f"{words(title)}: {', '.join(row) or '–'}")
    lines += [_stock(p, setting), _regions(p, setting)]
    for at in range(len(p.players)):
        if at != own:
            lines += _player(p, setting, Seat(at), others)
    return [*lines, words("text-legend")]


def _possible(setting: Setting, player: Player) -> list[str]:
    """Where tracks lead from here, and the sites that are still free."""
    words = setting.words
    near = ", ".join(words("town-" + town) for town in NEIGHBOURS[player.town])
    lines = [f"   {words('town-' + player.town)} → {near}"]
    free: dict[str, list[str]] = {}
    for town in AT:
        if not player.sites[AT[town]]:
            for kind in ALLOWS[town]:
                free.setdefault(kind, []).append(words("town-" + town))
    sites = [f"{words(_built(kind))}: {', '.join(towns)}" for kind, towns in free.items()]
    return [*lines, f"   {words('text-free')} {'; '.join(sites)}"] if sites else lines


def _built(site: str) -> str:
    return ("building-" if site in GOOD_OF else "hall-") + site


def _dice(p: Public, setting: Setting) -> str:
    words = setting.words
    areas = [
        f"{words(f'area-{face}')} {count}{' 🪙' if coin else ''}"
        for face, count, coin in zip(FACES, p.dice, p.coins, strict=True)
        if count
    ]
    flags = [words("text-stepped")] if p.stepped else []
    flags += [words("text-reroll")] if p.reroll else []
    flags += [words("text-yard")] if p.yard_used else []
    told = words("text-dice", number=p.number, round=p.round) + " " + ", ".join(areas)
    return " · ".join((told, *flags))


def _light(p: Public, setting: Setting) -> Iterable[str]:
    return [
        f"{space} ({letters(price)}) {setting.words('short-' + kind)}"
        for space, price, kind in zip(LIGHT_SPACES, LIGHT_PRICE, p.light, strict=True)
        if kind
    ]


def _dark(p: Public, setting: Setting, player: Player) -> Iterable[str]:
    """With what each costs this player."""
    return [
        f"{setting.words('short-' + kind)} {dark_price(player, kind)}×{count}"
        for kind, count in zip(DARK, p.dark, strict=True)
        if count
    ]


def _goods_buildings(p: Public, setting: Setting) -> Iterable[str]:
    """Kinds once, with the spaces where they lie and the prices of these."""
    found: dict[str, list[str]] = {}
    for space, price, kind in zip(GOODS_SPACES, GOODS_PRICE, p.goods, strict=False):
        if kind:
            found.setdefault(kind, []).append(f"{space} ({letters(price)})")
    return [f"{setting.words('building-' + kind)} {' '.join(spaces)}" for kind, spaces in found.items()]


def _stock(p: Public, setting: Setting) -> str:
    words = setting.words
    stones = " ".join(f"{c}{n}" for c, n in zip(COLOURS, supplies.stones_left(p.players), strict=True))
    goods = ", ".join(f"{words('good-' + good)} {supplies.good_left(p.players, good)}" for good in GOODS)
    halls = ", ".join(f"{words('hall-' + hall)} {supplies.halls_left(p.players, hall)}" for hall in HALLS)
    return words("text-stock", stones=stones, goods=goods, halls=halls, coins=supplies.bank(p.players, p.coins))


def _player(p: Public, setting: Setting, seat: Seat, other: int | None = None) -> list[str]:
    """`other`: tickets by their route, station buildings without their spaces, and as much as this says."""
    words, player, brief = setting.words, p.players[seat], other is not None
    field = next(at for at, seats in enumerate(p.track) if seat in seats)
    first = words(
        "text-player",
        score=score_of(p, seat),
        coins=player.coins,
        letters=letters(player.stones) or "–",
        town=player.town,
        field=field,
        place=p.order.index(seat) + 1,
    )
    train = words(
        "text-train",
        passenger=player.passenger_wagons,
        worker=player.worker_wagons,
        workers=player.hired - player.used,
        hired=player.hired,
        freight=player.freight_wagons,
        cargo=_goods(setting, player.cargo) or "–",
        room=supplies.cargo_places(player),
    )
    lines = [f"{SEATS[seat].mark} {setting.names[seat]}: {first}", f"   {train}"]
    if brief:
        riding = [f"{_route(setting, name)}{' ✓' * (name in player.aboard)}" for name in player.tickets]
        lines += [f"   {'; '.join(riding)}"] if riding else []
    else:
        lines += [f"   {_ticket(setting, name, player)}" for name in player.tickets]
    if other == BRIEF:
        return lines
    lines.append(f"   {_station(setting, player, brief=brief)}")
    towns: dict[str, list[str]] = {}
    for town, site, waiting in zip(AT, player.sites, player.waiting, strict=True):
        if site:
            name = town if other == CODES else words("town-" + town)
            towns.setdefault(site, []).append(name + "*" * waiting)
    if towns:
        lines.append("   " + "; ".join(f"{words(_built(site))}: {', '.join(where)}" for site, where in towns.items()))
    done = ", ".join(words(f"near-{region}") for region in player.regions if region != STATION)
    return [*lines, f"   ✓ {done}"] if done else lines


def _station(setting: Setting, player: Player, *, brief: bool) -> str:
    """The spaces that are built on, what lies there, what was covered."""
    words = setting.words
    tokens = {
        "zollamt": _goods(setting, player.customs),
        "gueterschuppen": _goods(setting, player.shed),
        "empfangshalle": str(len(player.kept)) if player.kept else "",
    }
    built = [
        f"{'' if brief else f'{at}. '}{words('short-' + kind)}{f' ({tokens[kind]})' if tokens.get(kind) else ''}"
        for at, kind in enumerate(player.station, 1)
        if kind
    ]
    covered = ", ".join(words("short-" + kind) for kind in player.covered)
    told = f"{words('town-LAU')} {len(built)}/{len(player.station)}: {', '.join(built) or '–'}"
    return f"{told} · {words('text-covered')} {covered}" if covered else told


def _goods(setting: Setting, counts: Goods) -> str:
    return ", ".join(f"{setting.words('good-' + name)} {n}" for name, n in zip(GOODS, counts, strict=True) if n)


def _ticket(setting: Setting, name: str, player: Player | None = None) -> str:
    """Route and reward; on a train also how far it still is."""
    ticket, words = TICKETS[name], setting.words
    told = _route(setting, name)
    paid = [words("text-points", points=ticket.points)] if ticket.points else []
    paid += [f"{ticket.coins} 🪙"] if ticket.coins else []
    paid += [letters(ticket.stones)] if any(ticket.stones) else []
    paid += ["🕐"] if ticket.long_stop else []
    told = f"{told} ({' '.join(paid)})"
    if player is None:
        return told
    if name in player.aboard:
        return f"{told} ✓ {words('picture-aboard', way=DISTANCE[player.town, ticket.destination])}"
    return f"{told} {words('picture-way', start=DISTANCE[player.town, ticket.start], ride=ticket.distance)}"


def _route(setting: Setting, name: str) -> str:
    ticket, words = TICKETS[name], setting.words
    return f"{name} {words('town-' + ticket.start)} → {words('town-' + ticket.destination)}"


def _regions(p: Public, setting: Setting) -> str:
    """Points of the regions, with the bonus while it is open."""
    found = []
    for region in REGIONS.values():
        first = f" (+{region.first_bonus})" if region.id not in p.first else ""
        name = "region-LAUDA" if region.id == STATION else f"near-{region.id}"
        found.append(f"{setting.words(name)} {region.points}{first}")
    return ", ".join(found)
