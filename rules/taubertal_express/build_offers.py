"""Building, tickets and goods as whole answers, with what each brings."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from rules.core import Action, Clause, Menu, Offer, Seat, clause
from rules.taubertal_express import notes, plans, station
from rules.taubertal_express.candidates import free_actions
from rules.taubertal_express.components import (
    AT,
    GOOD_OF,
    GOODS_PRICE,
    GOODS_SPACES,
    HALL_PRICE,
    LIGHT_PRICE,
    LIGHT_SPACES,
    OPEN_PRICE,
    TICKETS,
    letters,
)
from rules.taubertal_express.moves import (
    BuildDark,
    BuildGoods,
    BuildHall,
    BuildLight,
    Deliver,
    Keep,
    Load,
    Move,
    Paint,
    Sell,
    Shed,
    Supply,
    TakeTicket,
    Yard,
)
from rules.taubertal_express.state import Player, Public, State
from rules.taubertal_express.trial import Trial

FLAT = 25
"""So many answers before they are found behind their kind."""
_KIND: dict[type[Action], str] = {
    BuildLight: "offer-kind-light",
    BuildDark: "offer-kind-dark",
    BuildHall: "offer-kind-hall",
    BuildGoods: "offer-kind-goods",
    TakeTicket: "offer-kind-ticket",
}
_REST = "offer-kind-rest"
"""Supply, load, deliver, the abilities of buildings."""


def build_menu(s: State, seat: Seat) -> tuple[Menu, ...]:
    """All free actions but driving, best first; behind their kind if they are many."""
    found = {(offer.label, offer.note): (trial.worth, offer) for trial, offer in _offers(s, seat)}
    ordered = [offer for _, offer in sorted(found.values(), key=lambda each: -each[0])]
    if len(ordered) > FLAT:
        kinds = {clause(_KIND.get(type(offer.moves[0]), _REST)): None for offer in ordered}
        ordered = [
            Offer(offer.moves, offer.label, offer.note, (kind,), offer.sure)
            for kind in kinds
            for offer in ordered
            if kind.key == _KIND.get(type(offer.moves[0]), _REST)
        ]
    return (Menu("build", tuple(ordered)),) if ordered else ()


def _offers(s: State, seat: Seat) -> Iterator[tuple[Trial, Offer]]:
    p, start = s.public, Trial(s, seat)
    player = p.players[seat]
    supplied: list[str] = []
    for action in free_actions(p, seat):
        trial = None if isinstance(action, Move) else start.then(action)
        if trial is None:
            continue
        if isinstance(action, Supply):
            supplied.append(action.town)
        sure = isinstance(action, TakeTicket)
        yield trial, Offer(trial.moves, _label(p, player, trial, action), _note(p, player, trial, action), sure=sure)
    for count in (3, 2):
        for towns in combinations(supplied, count):
            both = start.then(*map(Supply, towns))
            if both is not None:
                goods = tuple(GOOD_OF[player.sites[AT[town]]] for town in towns)
                label = clause("offer-supply-all", good_list=goods)
                yield both, Offer(both.moves, label, clause("note-supply-all", town_list=towns))


def _label(p: Public, player: Player, trial: Trial, action: Action) -> Clause:
    match action:
        case BuildLight(space, cover):
            at = LIGHT_SPACES.index(space)
            return _building(player, p.light[at], letters(LIGHT_PRICE[at]), 0, cover)
        case BuildDark(building, cover):
            return _building(player, building, "", station.dark_price(player, building), cover)
        case BuildHall(hall, town):
            return Clause("offer-hall", (*notes.hall("", hall, town, trial).data, _price(letters(HALL_PRICE[hall]))))
        case BuildGoods(space, town):
            at = GOODS_SPACES.index(space)
            return clause("offer-goods", building=p.goods[at], town=town, stones=letters(GOODS_PRICE[at]))
        case TakeTicket(place):
            name = p.open[place - 1]
            ticket, free = TICKETS[name], TICKETS[name].start == player.town
            key = "offer-ticket-free" if free else "offer-ticket"
            return clause(key, ticket=name, town1=ticket.start, town2=ticket.destination, stones=OPEN_PRICE[place - 1])
        case Supply(town):
            good = GOOD_OF[player.sites[AT[town]]]
            return clause("offer-supply", good=good, town=town)
        case Load():
            return clause("offer-load", town=player.town)
        case Deliver(name):
            return clause("offer-deliver", ticket=name)
        case Sell(name):
            return clause("offer-sell", ticket=name, count=sum(player.cargo))
        case Paint(colour):
            return clause("offer-paint", stones=colour)
        case Yard(colour):
            return clause("offer-yard", stones=colour)
        case Shed(good):
            return clause("offer-shed", good=good)
        case _:
            raise TypeError(action)


def _price(stones: str) -> tuple[str, str]:
    return "stones", stones


def _building(player: Player, kind: str, stones: str, coins: int, cover: str) -> Clause:
    if cover:
        below = player.station[int(cover) - 1]
        return clause(
            "offer-station-covers", building1=kind, building2=below, stones=stones, coins=coins, paid=int(bool(stones))
        )
    return clause("offer-station-built", building=kind, stones=stones, coins=coins, paid=int(bool(stones)))


def _note(p: Public, player: Player, trial: Trial, action: Action) -> Clause | None:
    match action:
        case BuildLight(space, _):
            return notes.building(p.light[LIGHT_SPACES.index(space)], player)
        case BuildDark(building, _):
            return notes.building(building, player)
        case BuildHall(_, town) | BuildGoods(_, town):
            return notes.site(p, trial, town)
        case TakeTicket(place):
            return plans.keeping(player, Keep(p.open[place - 1]))[1]
        case _:
            return notes.brings(player, trial.player)
