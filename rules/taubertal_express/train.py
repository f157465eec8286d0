"""The train: driving, arriving, boarding, coupling, tickets taken, goods loaded, passengers delivered, goods sold."""

from __future__ import annotations

from rules.core import Seat
from rules.taubertal_express import supplies
from rules.taubertal_express.components import (
    AT,
    EFFECT,
    GOOD_COLOUR,
    GOOD_OF,
    GOODS,
    NO_GOODS,
    OPEN_PRICE,
    SALE_COINS,
    SALE_POINTS,
    START,
    TICKETS,
    Goods,
)
from rules.taubertal_express.desk import Desk, total
from rules.taubertal_express.regions import set_waiting
from rules.taubertal_express.state import Frame, Player


def move(desk: Desk, town: str, colour: str) -> None:
    """One segment for one stone; every town on the way is an arrival."""
    seat = desk.seat
    desk.tell("moved", seat=seat, town=town, colour=colour, town1=desk.players[seat].town)
    desk.spend_one(seat, colour)
    desk.change(seat, town=town)
    if town == START:
        paid = "stellwerk" in desk.players[seat].station
        desk.set(stay_paid=paid)
        if paid:
            desk.gain_black(seat, 1)
    desk.push(Frame("board"), Frame("collect"), Frame("surplus"))


def collect(desk: Desk) -> None:
    """An own hall whose wagon waits in the locomotive's town couples it; turquoise halls leave a choice."""
    seat = desk.seat
    player = desk.players[seat]
    at = AT[player.town]
    if player.waiting[at] and player.sites[at] == "brown":
        couple(desk, "freight")
    elif player.waiting[at] and player.sites[at] == "turquoise":
        desk.push(Frame("couple"))


def couple(desk: Desk, wagon: str) -> None:
    seat = desk.seat
    player = desk.players[seat]
    set_waiting(desk, seat, player.town, False)
    name = f"{wagon}_wagons"
    desk.change(seat, **{name: supplies.wagons(player, wagon) + 1})
    desk.tell("coupled", seat=seat, wagon=wagon, town=player.town)


def board(desk: Desk, seat: Seat) -> None:
    """Every passenger who waits in the locomotive's town gets on (RU-14)."""
    player = desk.players[seat]
    for ticket in player.tickets:
        if ticket not in player.aboard and TICKETS[ticket].start == player.town:
            desk.change(seat, aboard=(*desk.players[seat].aboard, ticket))
            desk.tell("boarded", seat=seat, ticket=ticket, town=player.town)


def put_under(desk: Desk, seat: Seat, ticket: str) -> None:
    """A ticket goes under a free passenger wagon."""
    desk.change(seat, tickets=(*desk.players[seat].tickets, ticket))
    board(desk, seat)


def take_ticket(desk: Desk, place: int) -> None:
    """An open ticket: free in its start town, a stone of the space's colour elsewhere; the space is refilled."""
    seat, space = desk.seat, place - 1
    ticket = desk.public.open[space]
    if TICKETS[ticket].start != desk.players[seat].town:
        desk.spend_one(seat, OPEN_PRICE[space])
        desk.tell("ticket-bought", seat=seat, ticket=ticket, colour=OPEN_PRICE[space])
    else:
        desk.tell("ticket-taken", seat=seat, ticket=ticket)
    desk.set(open=(*desk.public.open[:space], "", *desk.public.open[space + 1 :]))
    put_under(desk, seat, ticket)
    desk.refill_ticket()


def supply(desk: Desk, seat: Seat, town: str) -> None:
    """A token of the supply onto an own goods building."""
    good = GOOD_OF[desk.players[seat].sites[AT[town]]]
    set_waiting(desk, seat, town, True)
    desk.tell("supplied", seat=seat, good=good, town=town)


def buy_supply(desk: Desk, town: str) -> None:
    seat = desk.seat
    good = GOOD_OF[desk.players[seat].sites[AT[town]]]
    desk.spend_one(seat, GOOD_COLOUR[good])
    supply(desk, seat, town)


def load(desk: Desk) -> None:
    """The good of this town goes aboard and a worker goes off duty."""
    seat = desk.seat
    player = desk.players[seat]
    good = GOOD_OF[player.sites[AT[player.town]]]
    set_waiting(desk, seat, player.town, False)
    desk.stock(seat, "cargo", good, 1)
    desk.change(seat, used=player.used + 1)
    desk.tell("loaded", seat=seat, good=good, town=player.town)


def deliver(desk: Desk, name: str, sell: bool) -> None:
    """Ticket away, reward, then the sale if wanted (RU-55)."""
    seat, ticket = desk.seat, TICKETS[name]
    desk.leave_train(seat, name)
    desk.tell("delivered", seat=seat, ticket=name, town=ticket.destination, points=ticket.points)
    if "empfangshalle" in desk.players[seat].station:
        desk.change(seat, kept=(*desk.players[seat].kept, name))
    else:
        desk.discard(name)
    desk.earn(seat, "tickets", ticket.points)
    desk.gain_coins(seat, ticket.coins)
    desk.gain(seat, ticket.stones)
    if sell:
        desk.push(Frame("sale"))
    desk.push(Frame("surplus"))


def proceeds(cargo: Goods) -> int:
    """Coins for all goods: the more of a kind, the less each of them brings (5.11)."""
    return sum(count * coins for count, coins in zip(sorted(cargo, reverse=True), SALE_COINS, strict=True))


def sale(desk: Desk) -> None:
    """All goods aboard (RU-16)."""
    seat = desk.seat
    cargo = desk.players[seat].cargo
    coins, points = proceeds(cargo), SALE_POINTS * total(cargo)
    desk.bank_pays(coins)
    own = desk.players[seat].coins
    desk.change(seat, cargo=NO_GOODS, coins=own + coins)
    desk.earn(seat, "sales", points)
    desk.tell("sold", seat=seat, goods=total(cargo), coins=coins, points=points)
    if "zollamt" in desk.players[seat].station:
        desk.push(Frame("customs"))


def store(desk: Desk, good: str) -> None:
    """A token onto the customs office (RU-34)."""
    desk.stock(desk.seat, "customs", good, 1)
    desk.tell("stored", seat=desk.seat, good=good)


def shed(desk: Desk, good: str) -> None:
    """A token onto the goods shed; the third clears it for points (RU-33)."""
    seat, effect = desk.seat, EFFECT["gueterschuppen"]
    desk.spend_one(seat, GOOD_COLOUR[good])
    desk.stock(seat, "shed", good, 1)
    desk.tell("shed", seat=seat, good=good)
    if total(desk.players[seat].shed) == effect["set"]:
        desk.change(seat, shed=NO_GOODS)
        desk.earn(seat, "buildings", effect["vp_per_set"])
        desk.tell("shed-cleared", seat=seat, points=effect["vp_per_set"])


def unload(desk: Desk, good: str) -> None:
    desk.stock(desk.seat, "cargo", good, -1)
    desk.tell("unloaded", seat=desk.seat, good=good)


def good_here(player: Player) -> str:
    """The good that lies in the locomotive's town, if any."""
    at = AT[player.town]
    return GOOD_OF.get(player.sites[at], "") if player.waiting[at] else ""


def storable(players: list[Player] | tuple[Player, ...]) -> tuple[str, ...]:
    return tuple(good for good in GOODS if supplies.good_left(players, good))
