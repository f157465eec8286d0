"""What a judged move does."""

from __future__ import annotations

from rules.core import Action, Seat, Step, put
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
from rules.taubertal_express.work import Work


def apply(s: State, seat: Seat, a: Action) -> Step[State]:
    work = Work(s)
    if s.public.reroll:
        work.set(reroll=False)
    match a:
        case Keep(ticket, instead):
            draft.keep(work, ticket, instead)
        case Hire(workers):
            turns.hire(work, seat, workers)
        case Reroll():
            work.tell("reroll", seat=seat)
            dice.roll_all(work)
        case Driver() | StationMaster() | Storekeeper() | Travellers() | MasterBuilder() | ThreeStones():
            _dice_step(work, seat, a)
        case Joker() | Return() | Unload() | Take() | Discard() | Office() | PlaceGood() | Couple() | Store():
            _answer(work, seat, a)
        case _:
            _free_action(work, seat, a)
    turns.run(work)
    return work.step()


def _dice_step(work: Work, seat: Seat, a: Action) -> None:
    match a:
        case Driver(chosen):
            turns.start_step(work, DRIVER)
            work.gain(seat, stones(chosen))
        case ThreeStones(stone, others):
            turns.start_step(work, turns.NO_DICE_STEP)
            work.gain(seat, stones(stone + others))
        case StationMaster(space, cover):
            turns.start_step(work, STATION_MASTER)
            if space:
                station.build(work, seat, _from_display(work, space), cover)
        case Storekeeper(space, town):
            turns.start_step(work, STOREKEEPER)
            work.push(Frame("goods", STOREKEEPER_GOODS))
            if space:
                at = GOODS_SPACES.index(space)
                regions.place_goods_building(work, seat, work.public.goods[at], town, at)
        case MasterBuilder(hall, town):
            turns.start_step(work, BUILDER)
            if hall:
                regions.place_hall(work, seat, hall, town)
        case Travellers():
            turns.start_step(work, TRAVELLERS)


def _from_display(work: Work, space: str) -> str:
    """Take a light building from its space, which stays empty until the pass is over."""
    at = LIGHT_SPACES.index(space)
    kind = work.public.light[at]
    work.set(light=put(work.public.light, at, ""))
    return kind


def _answer(work: Work, seat: Seat, a: Action) -> None:
    """A choice on top of the stack. Jokers and surplus stay there until all are settled."""
    match a:
        case Joker(area):
            dice.place_joker(work, area)
            return
        case Return(colour, count):
            turns.give_back(work, colour, count)
            return
    frame = work.stack.pop()
    match a:
        case Unload(good):
            work.push(frame)
            train.unload(work, good)
        case Take(stone, others):
            work.gain(seat, stones(stone + others))
        case Discard(ticket):
            if ticket:
                work.leave_train(seat, ticket)
                work.tell("police", seat=seat, ticket=ticket)
                work.discard(ticket)
        case Office(hall, town):
            regions.place_hall(work, seat, hall, town)
        case PlaceGood(town):
            if town:
                work.push(Frame("goods", frame.number - 1))
                train.supply(work, seat, town)
        case Couple(wagon):
            train.couple(work, wagon)
        case Store(good):
            train.store(work, good)


def _free_action(work: Work, seat: Seat, a: Action) -> None:
    match a:
        case Move(town, colour):
            train.move(work, town, colour)
        case TakeTicket(place):
            train.take_ticket(work, place)
        case BuildLight(space, cover):
            price = LIGHT_PRICE[LIGHT_SPACES.index(space)]
            work.spend(seat, price)
            station.build(work, seat, _from_display(work, space), cover)
            work.tell_spent(seat, price)
        case BuildDark(building, cover):
            _build_dark(work, seat, building, cover)
        case BuildHall(hall, town):
            work.spend(seat, HALL_PRICE[hall])
            regions.place_hall(work, seat, hall, town)
            work.tell_spent(seat, HALL_PRICE[hall])
        case BuildGoods(space, town):
            at = GOODS_SPACES.index(space)
            work.spend(seat, GOODS_PRICE[at])
            regions.place_goods_building(work, seat, work.public.goods[at], town, at)
            work.tell_spent(seat, GOODS_PRICE[at])
        case Supply(town):
            train.buy_supply(work, town)
        case Load():
            train.load(work)
        case Deliver(ticket):
            train.deliver(work, ticket, sell=False)
        case Sell(ticket):
            train.deliver(work, ticket, sell=True)
        case Paint(colour):
            work.spend(seat, PAINT_PRICE)
            work.tell("painted", seat=seat)
            work.gain(seat, stones(colour))
        case Yard(colour):
            work.spend_one(seat, colour)
            work.set(yard_used=True)
            work.tell("yard", seat=seat, colour=colour)
            work.gain_coins(seat, 1)
        case Shed(good):
            train.shed(work, good)
        case End():
            turns.end(work)
        case _:
            raise TypeError(a)


def _build_dark(work: Work, seat: Seat, building: str, cover: str) -> None:
    at = DARK.index(building)
    player = work.players[seat]
    price = station.dark_price(player, building)
    work.change(seat, coins=player.coins - price)
    work.set(dark=put(work.public.dark, at, work.public.dark[at] - 1))
    station.build(work, seat, building, cover)
    work.tell_spent(seat, coins=price)
