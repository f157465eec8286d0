"""Menus: the usual answers, each whole: a card with its result, a coin, a contract, a scoring from beginning to end."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache

from rules.core import Action, Clause, Menu, Offer, Rng, Seat, clause
from rules.first_class import candidates, coins, demands, display, labels, planner, routes, trains, view
from rules.first_class.cards import PLACED
from rules.first_class.components import CARDS, START_TILE
from rules.first_class.decisions import decisions, waited_for
from rules.first_class.judge import check
from rules.first_class.moves import (
    CoinCar,
    CoinConductor,
    CoinEnd,
    CoinLoco,
    CoinPoint,
    Coins,
    CoinUpgrade,
    Decline,
    Done,
    Execute,
    Fulfil,
    Pass,
    TakeEnd,
    TakeTile,
    UseCity,
    UseSwitch,
)
from rules.first_class.results import WIDTH, Result, ended, results
from rules.first_class.sources import switch_in
from rules.first_class.state import NOBODY, TRAINS, Overflow, Player, Public, State
from rules.first_class.view import View

FEW = 6
"""Results shown of one coin or contract."""
COURSES = 10
MUCH = 60
"""What is spent on a card: results side by side times upgrades of choice."""


def menus(s: State, seat: Seat) -> tuple[Menu, ...]:
    """From the seat's view: what cannot be seen is imagined, the same way each time."""
    return _menus(view.view(s, seat)) if seat == waited_for(s.public) else ()


@lru_cache(maxsize=64)
def _menus(v: View) -> tuple[Menu, ...]:
    assert v.viewer is not None
    s, seat = view.imagine(v, Rng(0)), v.viewer
    (decision,) = decisions(s)
    p = s.public
    match decision.key:
        case "turn":
            found = {"card": _cards(s, seat), "decline": _declined(s, seat), **_between(s, seat)}
        case "after":
            found = {"finish": [Offer((Pass(),), clause("offer-finish"), _finishing(p))], **_between(s, seat)}
        case "resolve" | "start-bonus" | "mail" | "evidence":
            found = {"result": _open(s, seat)}
        case "overflow" | "scoring" if p.stack and isinstance(p.stack[-1], Overflow):
            found = {"overflow": _overflow(s, seat)}
        case "scoring" if p.stack:
            found = {"result": _open(s, seat), "coin": list(_coins(s, seat))}
        case "scoring":
            found = {"scoring": _courses(s, seat), "bonus": list(_bonuses(s, seat)), **_between(s, seat)}
        case _:
            found = {}
    return tuple(Menu(key, tuple(_once(offers))) for key, offers in found.items() if offers)


def _once(offers: Iterable[Offer]) -> Iterator[Offer]:
    """No list of moves and no words twice."""
    moves, said = set[object](), set[object]()
    for offer in offers:
        words = (offer.path, offer.label, offer.note)
        if offer.moves not in moves and words not in said:
            moves.add(offer.moves)
            said.add(words)
            yield offer


def _between(s: State, seat: Seat) -> dict[str, list[Offer]]:
    return {"contract": list(_contracts(s, seat)), "coin": list(_coins(s, seat))}


# The main action


def _cards(s: State, seat: Seat) -> list[Offer]:
    """Every card executed, with its results; the start player tile."""
    p = s.public
    offers: list[Offer] = []
    for card in display.cards_left(p):
        label = labels.card(p, card)
        kind = CARDS[card].kind
        if kind in PLACED:
            path = clause("offer-card", **dict(label.data) | {"card": card}) if kind in labels.WORDY else label
            offers += _placed(s, seat, card, path)
            continue
        found = [ended(node, seat) for node in results(Result(s).then(seat, Execute(card)), seat, _width(card))]
        if len(found) == 1:
            note = labels.note(p, found[0], seat)
            offers.append(
                Offer(found[0].moves, label, clause("note-card", card=card) if kind in labels.WORDY else note)
            )
        else:
            offers += _told(p, found, seat, (label,))
    if p.taker == NOBODY:
        offers.append(_tile(s, seat))
    return offers


def _width(card: str) -> int:
    """The more upgrades of choice a card has, the fewer results are followed: nobody reads hundreds."""
    return min(WIDTH, MUCH // (1 + sum(unit.op == "any" for unit in CARDS[card].symbols)))


def _placed(s: State, seat: Seat, card: str, path: Clause) -> Iterator[Offer]:
    player = s.public.players[seat]
    for where in demands.places(player, CARDS[card]):
        label, note = labels.place(player, card, where)
        for node in results(Result(s).then(seat, Execute(card, where)), seat)[:1]:
            yield Offer(ended(node, seat).moves, label, note, (path,))


def _declined(s: State, seat: Seat) -> list[Offer]:
    """Every card declined, with every upgrade: what it becomes is the same for all of them."""
    p = s.public
    cards = display.cards_left(p)
    found = [ended(node, seat) for node in results(Result(s).then(seat, Decline(cards[0])), seat)]
    told = [(node.moves[1:], labels.result(p, node, seat), labels.note(p, node, seat)) for node in found]
    return [
        Offer((Decline(card), *rest), label, note, (path,))
        for card, path in ((card, labels.card(p, card)) for card in cards)
        for rest, label, note in told
    ]


def _tile(s: State, seat: Seat) -> Offer:
    """The start player tile, its coins, and the end of the turn where nobody else has a bonus of it."""
    p = s.public
    node = Result(s).then(seat, TakeTile())
    fits = coins.free(p.players[seat].coins) >= sum(unit.number for unit in START_TILE[0])
    if fits:
        node = node.then(seat, Coins())
    card = next(card for row in p.rows for card in row if card)
    third = (seat + 2) % len(p.players) if len(p.players) > 2 else seat
    note = clause("note-tile-alone", title=card) if third == seat else clause("note-tile", title=card, seat=third)
    return Offer(ended(node, seat).moves, clause("offer-tile"), note)


def _finishing(p: Public) -> Clause:
    return clause("note-finish", coins=sum(p.players[p.seat].coins))


# Open symbols


def _told(p: Public, found: Iterable[Result], seat: Seat, path: tuple[Clause, ...]) -> Iterator[Offer]:
    """Results as offers; the game end card that is taken is asked first."""
    for node in found:
        end = next((action.card for action in node.moves if isinstance(action, TakeEnd)), "")
        before = (clause("offer-end", card=end),) if end else ()
        yield Offer(node.moves, labels.result(p, node, seat), labels.note(p, node, seat), (*path, *before))


def _open(s: State, seat: Seat) -> list[Offer]:
    found = [ended(node, seat) for node in results(Result(s), seat) if node.moves]
    return list(_told(s.public, found, seat, ()))


def _overflow(s: State, seat: Seat) -> list[Offer]:
    """One coin at a time until there is room; or without the new ones."""
    p = s.public
    offers = [
        Offer((action,), labels.coin(action, 1), labels.note(p, Result(s).then(seat, action), seat))
        for action in candidates.purchases(p, p.players[seat])
        if not _split(action) and check(s, seat, action) is None
    ]
    if check(s, seat, Done()) is None:
        offers.append(Offer((Done(),), clause("offer-without"), None))
    return offers


# Coins and contracts


def _coins(s: State, seat: Seat) -> Iterator[Offer]:
    """Coins that have an effect; several of one kind as one answer."""
    p = s.public
    player = p.players[seat]
    for action in candidates.purchases(p, player):
        if isinstance(action, CoinPoint) or _split(action) or _in_vain(player, action):
            continue
        node, count = Result(s), 0
        while check(node.state, seat, action) is None and not _in_vain(node.state.public.players[seat], action):
            node, count = node.then(seat, action), count + 1
            found = results(node, seat, 2 * FEW)
            if len(found) == 1:
                yield Offer(found[0].moves, labels.coin(action, count), labels.note(p, found[0], seat))
            else:
                yield from _told(p, found[:FEW], seat, (labels.coin(action, count),))
            if len(found) > 1 or isinstance(action, CoinUpgrade | CoinEnd):
                break


def _split(action: Action) -> bool:
    return isinstance(action, CoinEnd) and action.columns != ""


def _in_vain(player: Player, action: Action) -> bool:
    """Would the coin have no effect?"""
    match action:
        case CoinCar(""):
            return True
        case CoinUpgrade(""):
            return True
        case CoinLoco():
            return routes.ahead(player) == 0
        case CoinConductor(train):
            return trains.room(player.trains[TRAINS.index(train)]) == 0
        case _:
            return False


def _contracts(s: State, seat: Seat) -> Iterator[Offer]:
    p = s.public
    for card in demands.fulfillable(p.players[seat]):
        found = results(Result(s).then(seat, Fulfil(card)), seat)
        open_card = card in p.players[seat].contracts
        label = clause("offer-contract", text=card) if open_card else clause("offer-fulfil", title=card)
        if len(found) == 1:
            yield Offer(found[0].moves, label, labels.note(p, found[0], seat))
        else:
            yield from _told(p, found, seat, (label,))


# The scoring


def _courses(s: State, seat: Seat) -> list[Offer]:
    found = planner.courses(s, seat)[:COURSES]
    return [Offer(course.moves, *labels.course(course)) for course in found]


def _bonuses(s: State, seat: Seat) -> Iterator[Offer]:
    """One bonus city or switch at a time."""
    p = s.public
    player = p.players[seat]
    ways: list[tuple[Action, Clause]] = []
    for at in demands.usable_cities(player):
        city = routes.cities(player.route)[at - 1].id
        ways.append((UseCity(at), clause("offer-city", number=at, city=city, bonus=city)))
    for gap in demands.switches(player):
        ways.append((UseSwitch(gap), clause("offer-switch", number=gap, card=switch_in(player.placed, gap))))
    for action, label in ways:
        found = results(Result(s).then(seat, action), seat)
        if len(found) == 1:
            yield Offer(found[0].moves, label, labels.note(p, found[0], seat))
        else:
            yield from _told(p, found, seat, (label,))
