"""What a judged move does."""

from __future__ import annotations

from rules.core import Action, Seat, Step
from rules.taubertal_express import dice, draft, regions, station, train, turns
from rules.taubertal_express.components import (
    BUILDER,
    DARK,
    DRIVER,
    GOODS_PRICE,
    GOODS_SPACES,
    HALL_PRICE,
    LIGHT_PRICE,
    LIGHT_SPACES,
    PAINT_PRICE,
    STATION_MASTER,
    STOREKEEPER,
    STOREKEEPER_GOODS,
    TRAVELLERS,
    stones,
)
from rules.taubertal_express.desk import Desk
from rules.taubertal_express.moves import (
    BuildDark,
    BuildGoods,
    BuildHall,
    BuildLight,
    Couple,
    Deliver,
    Discard,
    Driver,
    End,
    Hire,
    Joker,
    Keep,
    Load,
    MasterBuilder,
    Move,
    Office,
    Paint,
    PlaceGood,
    Reroll,
    Return,
    Sell,
    Shed,
    StationMaster,
    Store,
    Storekeeper,
    Supply,
    Take,
    TakeTicket,
    ThreeStones,
    Travellers,
    Unload,
    Yard,
)
from rules.taubertal_express.state import Frame, State


def apply(s: State, seat: Seat, a: Action) -> Step[State]:
    desk = Desk(s)
    if s.public.reroll:
        desk.set(reroll=False)
    match a:
        case Keep(ticket, instead):
            draft.keep(desk, ticket, instead)
        case Hire(workers):
            turns.hire(desk, seat, workers)
        case Reroll():
            desk.tell("reroll", seat=seat)
            dice.roll_all(desk)
        case Driver() | StationMaster() | Storekeeper() | Travellers() | MasterBuilder() | ThreeStones():
            _dice_step(desk, seat, a)
        case Joker() | Return() | Unload() | Take() | Discard() | Office() | PlaceGood() | Couple() | Store():
            _answer(desk, seat, a)
        case _:
            _free_action(desk, seat, a)
    turns.run(desk)
    return desk.step()


def _dice_step(desk: Desk, seat: Seat, a: Action) -> None:
    match a:
        case Driver(chosen):
            turns.start_step(desk, DRIVER)
            desk.gain(seat, stones(chosen))
        case ThreeStones(stone, others):
            turns.start_step(desk, turns.NO_DICE_STEP)
            desk.gain(seat, stones(stone + others))
        case StationMaster(space, cover):
            turns.start_step(desk, STATION_MASTER)
            if space:
                station.build(desk, seat, _from_display(desk, space), cover)
        case Storekeeper(space, town):
            turns.start_step(desk, STOREKEEPER)
            desk.push(Frame("goods", STOREKEEPER_GOODS))
            if space:
                at = GOODS_SPACES.index(space)
                regions.place_goods_building(desk, seat, desk.public.goods[at], town, at)
        case MasterBuilder(hall, town):
            turns.start_step(desk, BUILDER)
            if hall:
                regions.place_hall(desk, seat, hall, town)
        case Travellers():
            turns.start_step(desk, TRAVELLERS)


def _from_display(desk: Desk, space: str) -> str:
    """Take a light building from its space, which stays empty until the pass is over."""
    at = LIGHT_SPACES.index(space)
    kind = desk.public.light[at]
    desk.set(light=(*desk.public.light[:at], "", *desk.public.light[at + 1 :]))
    return kind


def _answer(desk: Desk, seat: Seat, a: Action) -> None:
    """A choice on top of the stack. Jokers and surplus stay there until all are settled."""
    match a:
        case Joker(area):
            dice.place_joker(desk, area)
            return
        case Return(colour, count):
            turns.give_back(desk, colour, count)
            return
    frame = desk.stack.pop()
    match a:
        case Unload(good):
            desk.push(frame)
            train.unload(desk, good)
        case Take(stone, others):
            desk.gain(seat, stones(stone + others))
        case Discard(ticket):
            if ticket:
                desk.leave_train(seat, ticket)
                desk.tell("police", seat=seat, ticket=ticket)
                desk.discard(ticket)
        case Office(hall, town):
            regions.place_hall(desk, seat, hall, town)
        case PlaceGood(town):
            if town:
                desk.push(Frame("goods", frame.number - 1))
                train.supply(desk, seat, town)
        case Couple(wagon):
            train.couple(desk, wagon)
        case Store(good):
            train.store(desk, good)


def _free_action(desk: Desk, seat: Seat, a: Action) -> None:
    match a:
        case Move(town, colour):
            train.move(desk, town, colour)
        case TakeTicket(place):
            train.take_ticket(desk, place)
        case BuildLight(space, cover):
            desk.spend(seat, LIGHT_PRICE[LIGHT_SPACES.index(space)])
            station.build(desk, seat, _from_display(desk, space), cover)
        case BuildDark(building, cover):
            _build_dark(desk, seat, building, cover)
        case BuildHall(hall, town):
            desk.spend(seat, HALL_PRICE[hall])
            regions.place_hall(desk, seat, hall, town)
        case BuildGoods(space, town):
            at = GOODS_SPACES.index(space)
            desk.spend(seat, GOODS_PRICE[at])
            regions.place_goods_building(desk, seat, desk.public.goods[at], town, at)
        case Supply(town):
            train.buy_supply(desk, town)
        case Load():
            train.load(desk)
        case Deliver(ticket):
            train.deliver(desk, ticket, sell=False)
        case Sell(ticket):
            train.deliver(desk, ticket, sell=True)
        case Paint(colour):
            desk.spend(seat, PAINT_PRICE)
            desk.tell("painted", seat=seat)
            desk.gain(seat, stones(colour))
        case Yard(colour):
            desk.spend_one(seat, colour)
            desk.set(yard_used=True)
            desk.tell("yard", seat=seat, colour=colour)
            desk.gain_coins(seat, 1)
        case Shed(good):
            train.shed(desk, good)
        case End():
            turns.end(desk)
        case _:
            raise TypeError(a)


def _build_dark(desk: Desk, seat: Seat, building: str, cover: str) -> None:
    at = DARK.index(building)
    player = desk.players[seat]
    desk.change(seat, coins=player.coins - station.dark_price(player, building))
    desk.set(dark=(*desk.public.dark[:at], desk.public.dark[at] - 1, *desk.public.dark[at + 1 :]))
    station.build(desk, seat, building, cover)
