"""Units: what one symbol does, and whether it can do anything."""

from __future__ import annotations

from rules.core import Seat
from rules.first_class import coins, evidence, routes, trains
from rules.first_class.cards import Symbol
from rules.first_class.components import (
    BETTER,
    CONSTANTINOPLE,
    ENDS,
    LOCOMOTIVES,
    MAIL_POSITION,
    MAILS,
    TILE_POSITION,
)
from rules.first_class.state import NOBODY, TRAINS, Coupling, Handover, Overflow, Player, Train
from rules.first_class.work import Work


def possible(player: Player, open_ends: int, unit: Symbol) -> bool:
    """Can the unit have any effect now?"""
    match unit.op:
        case "car":
            return not all(trains.closed(train) for train in player.trains)
        case "upgrade":
            return any(unit.number in train.cars for train in player.trains)
        case "any":
            return trains.can_choose_upgrade(player)
        case "both" | "conductor":
            return any(trains.room(train) for train in player.trains)
        case "loco":
            return routes.ahead(player) > 0
        case "end":
            return open_ends > 0
        case "return" | "give":
            return player.evidence > 0
        case _:
            return True


def _set_train(work: Work, seat: Seat, at: int, train: Train) -> None:
    upper, lower = work.players[seat].trains
    work.change(seat, trains=(upper, train) if at else (train, lower))


def add_car(work: Work, seat: Seat, at: int) -> None:
    """Append a 0-car; a fifth card calls for a mail car, a ninth for a locomotive tile."""
    train = trains.lengthened(work.players[seat].trains[at])
    work.tell("car", seat=seat, train=TRAINS[at])
    if trains.length(train) == TILE_POSITION - 1:
        tile = LOCOMOTIVES[work.tiles]
        work.tiles += 1
        train = Train(train.cars, train.mail, tile.points, train.conductor)
        work.later(seat, tile.id, tile.symbols)
        work.tell("locomotive", seat=seat, train=TRAINS[at], tile=tile.points)
    _set_train(work, seat, at, train)
    if trains.length(train) == MAIL_POSITION - 1:
        work.stack.append(Coupling(seat, at))


def couple(work: Work, frame: Coupling, mail: str) -> None:
    """The chosen mail car becomes the sixth card."""
    train = work.players[frame.seat].trains[frame.train]
    _set_train(work, frame.seat, frame.train, Train(train.cars, mail, 0, train.conductor))
    work.stack.pop()
    work.later(frame.seat, mail, MAILS[mail])
    work.tell("mail", seat=frame.seat, train=TRAINS[frame.train], mail=mail)


def upgrade(work: Work, seat: Seat, at: int, value: int) -> None:
    _set_train(work, seat, at, trains.upgraded(work.players[seat].trains[at], value))
    work.tell("upgrade", seat=seat, train=TRAINS[at], value=value, better=BETTER[value])


def upgrade_any(work: Work, seat: Seat, what: str, train: str) -> None:
    if what == "new":
        add_car(work, seat, TRAINS.index(train))
    else:
        upgrade(work, seat, TRAINS.index(train), int(what))


def move_conductors(work: Work, seat: Seat, steps: tuple[int, int]) -> None:
    """Each as far as its train goes; who reaches a locomotive tile arrives in Constantinople."""
    moved = []
    for at, wanted in enumerate(steps):
        train = work.players[seat].trains[at]
        taken = min(wanted, trains.room(train))
        moved.append(taken)
        if taken:
            _set_train(work, seat, at, Train(train.cars, train.mail, train.tile, train.conductor + taken))
    if any(moved):
        work.tell("conductors", seat=seat, upper=moved[0], lower=moved[1])
    for at, taken in enumerate(moved):
        if taken and work.players[seat].trains[at].conductor == TILE_POSITION:
            _arrive(work, seat, TRAINS[at])


def _arrive(work: Work, seat: Seat, train: str) -> None:
    place = len(work.constantinople)
    if place < len(CONSTANTINOPLE):
        work.constantinople = (*work.constantinople, seat)
        work.score(seat, "constantinople", CONSTANTINOPLE[place])
        work.tell("constantinople", seat=seat, train=train, place=place + 1, points=CONSTANTINOPLE[place])


def move_loco(work: Work, seat: Seat, steps: int) -> None:
    """City by city; point cities score when they are entered."""
    player = work.players[seat]
    ahead = routes.cities(player.route)[player.loco : player.loco + steps]
    if not ahead:
        return
    work.change(seat, loco=player.loco + len(ahead))
    points = sum(city.points for city in ahead)
    work.tell("loco", seat=seat, city=ahead[-1].id, number=player.loco + len(ahead), points=points)
    if points:
        work.score(seat, "cities", points)


def take_coins(work: Work, seat: Seat, number: int) -> None:
    """Lay down all coins of a symbol, or first make room."""
    purse = work.players[seat].coins
    if coins.free(purse) < number:
        work.stack.append(Overflow(seat, number))
        return
    work.change(seat, coins=coins.laid_down(purse, number))
    work.tell("coins", seat=seat, count=number)


def take_end_card(work: Work, seat: Seat, card: str) -> None:
    """The card is the player's at once; its symbols join the queue."""
    work.open_ends = tuple(other for other in work.open_ends if other != card)
    work.hands[seat] = tuple(sorted((*work.hands[seat], card)))
    work.change(seat, ends=len(work.hands[seat]), taken=tuple(sorted((*work.players[seat].taken, card))))
    work.later(seat, card, ENDS[card].symbols)
    work.tell("end-card", seat=seat, card=card)


def score_symbol(work: Work, seat: Seat, points: int) -> None:
    work.score(seat, "symbols", points)
    work.tell("points", seat=seat, points=points)


def hand_on(work: Work, seat: Seat, number: int, target: Seat = NOBODY) -> None:
    """Own evidence tokens are to be chosen."""
    if work.tokens[seat]:
        work.stack.append(Handover(seat, min(number, len(work.tokens[seat])), target))


def suspect(work: Work, seat: Seat, number: int) -> None:
    """Every other player draws, clockwise."""
    for after in range(1, work.seats):
        evidence.draw(work, Seat((seat + after) % work.seats), number)
