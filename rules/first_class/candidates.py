"""What may be worth offering: a cheap superset of the legal answers."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core import Action, Decision, Seat
from rules.first_class import coins, demands, display, routes, spending, trains
from rules.first_class.cards import PLACED, Symbol
from rules.first_class.components import CARDS, END_PRICE, FIELDS, MAILS
from rules.first_class.judge import NEW
from rules.first_class.moves import (
    AddCar,
    AnyUpgrade,
    Both,
    CoinCar,
    CoinConductor,
    CoinEnd,
    CoinLoco,
    CoinPoint,
    Coins,
    CoinUpgrade,
    Conductor,
    Decline,
    Done,
    Draft,
    Execute,
    Fulfil,
    GiveEvidence,
    Loco,
    Mail,
    Pass,
    Points,
    ReturnEvidence,
    Suspect,
    TakeEnd,
    TakeTile,
    Token,
    Upgrade,
    UseCity,
    UseSwitch,
)
from rules.first_class.state import (
    NOBODY,
    SCORING,
    TRAINS,
    Player,
    Public,
    Source,
    State,
)


def candidates(s: State, d: Decision) -> Iterator[Action]:
    p = s.public
    player = p.players[d.seat]
    match d.key:
        case "draft":
            yield from map(Draft, s.hidden.passed)
        case "mail":
            yield from map(Mail, MAILS)
        case "evidence":
            yield from map(Token, s.hidden.tokens[d.seat])
            yield Done()
        case "overflow":
            yield from _coin_actions(p, player)
            yield Done()
        case "resolve" | "start-bonus":
            source = p.stack[-1]
            assert isinstance(source, Source)
            for unit in dict.fromkeys(source.units):
                yield from _unit(p, d.seat, unit)
            if p.phase == SCORING:
                yield from map(Fulfil, demands.fulfillable(player))
                yield from _coin_actions(p, player)
            yield Done()
        case "scoring":
            yield from map(UseCity, demands.usable_cities(player))
            yield from map(UseSwitch, demands.switches(player))
            yield from map(Fulfil, demands.fulfillable(player))
            yield from _coin_actions(p, player)
            yield Pass()
        case "turn":
            yield from _main(p, player)
            yield from map(Fulfil, demands.fulfillable(player))
            yield from _coin_actions(p, player)
        case _:
            yield from map(Fulfil, demands.fulfillable(player))
            yield from _coin_actions(p, player)
            yield Pass()


def _main(p: Public, player: Player) -> Iterator[Action]:
    cards = display.cards_left(p)
    for card in cards:
        if CARDS[card].kind in PLACED:
            for place in demands.places(player, CARDS[card]):
                yield Execute(card, place)
        else:
            yield Execute(card)
    yield from map(Decline, cards)
    if p.taker == NOBODY:
        yield TakeTile()


def _coin_actions(p: Public, player: Player) -> Iterator[Action]:
    one, two, three = player.coins
    if one:
        open_trains = [name for name, train in zip(TRAINS, player.trains, strict=True) if not trains.closed(train)]
        yield from map(CoinCar, open_trains or [""])
    if two:
        yield CoinLoco()
        yield from map(CoinConductor, TRAINS)
    if three:
        if trains.can_choose_upgrade(player):
            for what, train in upgrades(player):
                yield CoinUpgrade(what, train)
        else:
            yield CoinUpgrade()
    for column in range(1, len(FIELDS) + 1):
        if player.coins[column - 1]:
            yield CoinPoint(column)
    if one + two + three >= END_PRICE:
        for card in p.open_ends:
            yield CoinEnd(card)
            for columns in coins.splits(player.coins):
                yield CoinEnd(card, columns)


def upgrades(player: Player) -> Iterator[tuple[str, str]]:
    """Every upgrade of choice: what and in which train."""
    for name, train in zip(TRAINS, player.trains, strict=True):
        for value in trains.upgradable(train):
            yield str(value), name
        if not trains.closed(train):
            yield NEW, name


def _unit(p: Public, seat: Seat, unit: Symbol) -> Iterator[Action]:
    player = p.players[seat]
    upper, lower = player.trains
    match unit.op:
        case "car":
            yield from map(AddCar, TRAINS)
        case "upgrade":
            for name in TRAINS:
                yield Upgrade(unit.number, name)
        case "any":
            for what, train in upgrades(player):
                yield AnyUpgrade(what, train)
        case "both":
            ways = spending.shares(upper, lower, unit.number, 2 * unit.number)
            yield from map(Both, ("", *ways[1:]) if ways else ())
        case "conductor":
            yield from map(Conductor, spending.shares(upper, lower, unit.number, unit.number))
        case "loco":
            most = min(unit.number, routes.ahead(player))
            if most:
                yield Loco()
                yield from (Loco(str(steps)) for steps in range(most - 1, 0, -1))
        case "coins":
            yield Coins()
        case "points":
            yield Points()
        case "end":
            yield from map(TakeEnd, p.open_ends)
        case "return" if player.evidence:
            yield ReturnEvidence()
        case "give" if player.evidence:
            yield from (GiveEvidence(other) for other in range(len(p.players)) if other != seat)
        case "suspect":
            yield Suspect()
        case _:
            pass
