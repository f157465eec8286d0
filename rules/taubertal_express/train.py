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
from rules.taubertal_express.regions import set_waiting
from rules.taubertal_express.state import Frame, Player
from rules.taubertal_express.work import Work


def move(work: Work, town: str, colour: str) -> None:
    """One segment for one stone; every town on the way is an arrival."""
    seat = work.seat
    work.tell("moved", seat=seat, town=town, colour=colour, town1=work.players[seat].town)
    work.spend_one(seat, colour)
    work.change(seat, town=town)
    if town == START:
        paid = "stellwerk" in work.players[seat].station
        work.set(stay_paid=paid)
        if paid:
            work.gain_black(seat, 1)
    work.push(Frame("board"), Frame("collect"), Frame("surplus"))


def collect(work: Work) -> None:
    """An own hall whose wagon waits in the locomotive's town couples it; turquoise halls leave a choice."""
    seat = work.seat
    player = work.players[seat]
    at = AT[player.town]
    if player.waiting[at] and player.sites[at] == "brown":
        couple(work, "freight")
    elif player.waiting[at] and player.sites[at] == "turquoise":
        work.push(Frame("couple"))


def couple(work: Work, wagon: str) -> None:
    seat = work.seat
    player = work.players[seat]
    set_waiting(work, seat, player.town, False)
    name = f"{wagon}_wagons"
    work.change(seat, **{name: supplies.wagons(player, wagon) + 1})
    work.tell("coupled", seat=seat, wagon=wagon, town=player.town)


def board(work: Work, seat: Seat) -> None:
    """Every passenger who waits in the locomotive's town gets on (RU-14)."""
    player = work.players[seat]
    for ticket in player.tickets:
        if ticket not in player.aboard and TICKETS[ticket].start == player.town:
            work.change(seat, aboard=(*work.players[seat].aboard, ticket))
            work.tell("boarded", seat=seat, ticket=ticket, town=player.town)


def put_under(work: Work, seat: Seat, ticket: str) -> None:
    """A ticket goes under a free passenger wagon."""
    work.change(seat, tickets=(*work.players[seat].tickets, ticket))
    board(work, seat)


def take_ticket(work: Work, place: int) -> None:
    """An open ticket: free in its start town, a stone of the space's colour elsewhere; the space is refilled."""
    seat, space = work.seat, place - 1
    ticket = work.public.open[space]
    if TICKETS[ticket].start != work.players[seat].town:
        work.spend_one(seat, OPEN_PRICE[space])
        work.tell("ticket-bought", seat=seat, ticket=ticket, colour=OPEN_PRICE[space])
    else:
        work.tell("ticket-taken", seat=seat, ticket=ticket)
    work.set(open=(*work.public.open[:space], "", *work.public.open[space + 1 :]))
    put_under(work, seat, ticket)
    work.refill_ticket()


def supply(work: Work, seat: Seat, town: str) -> None:
    """A token of the supply onto an own goods building."""
    good = GOOD_OF[work.players[seat].sites[AT[town]]]
    set_waiting(work, seat, town, True)
    work.tell("supplied", seat=seat, good=good, town=town)


def buy_supply(work: Work, town: str) -> None:
    seat = work.seat
    good = GOOD_OF[work.players[seat].sites[AT[town]]]
    work.spend_one(seat, GOOD_COLOUR[good])
    supply(work, seat, town)


def load(work: Work) -> None:
    """The good of this town goes aboard and a worker goes off duty."""
    seat = work.seat
    player = work.players[seat]
    good = GOOD_OF[player.sites[AT[player.town]]]
    set_waiting(work, seat, player.town, False)
    work.stock(seat, "cargo", good, 1)
    work.change(seat, used=player.used + 1)
    work.tell("loaded", seat=seat, good=good, town=player.town)


def deliver(work: Work, name: str, sell: bool) -> None:
    """Ticket away, reward, then the sale if wanted (RU-55)."""
    seat, ticket = work.seat, TICKETS[name]
    work.leave_train(seat, name)
    work.tell("delivered", seat=seat, ticket=name, town=ticket.destination, points=ticket.points)
    if "empfangshalle" in work.players[seat].station:
        work.change(seat, kept=(*work.players[seat].kept, name))
    else:
        work.discard(name)
    work.earn(seat, "tickets", ticket.points)
    work.gain_coins(seat, ticket.coins)
    work.gain(seat, ticket.stones)
    if sell:
        work.push(Frame("sale"))
    work.push(Frame("surplus"))


def proceeds(cargo: Goods) -> int:
    """Coins for all goods: the more of a kind, the less each of them brings (5.11)."""
    return sum(count * coins for count, coins in zip(sorted(cargo, reverse=True), SALE_COINS, strict=True))


def sale(work: Work) -> None:
    """All goods aboard (RU-16)."""
    seat = work.seat
    cargo = work.players[seat].cargo
    coins, points = proceeds(cargo), SALE_POINTS * sum(cargo)
    work.bank_pays(coins)
    own = work.players[seat].coins
    work.change(seat, cargo=NO_GOODS, coins=own + coins)
    work.earn(seat, "sales", points)
    work.tell("sold", seat=seat, goods=sum(cargo), coins=coins, points=points)
    if "zollamt" in work.players[seat].station:
        work.push(Frame("customs"))


def store(work: Work, good: str) -> None:
    """A token onto the customs office (RU-34)."""
    work.stock(work.seat, "customs", good, 1)
    work.tell("stored", seat=work.seat, good=good)


def shed(work: Work, good: str) -> None:
    """A token onto the goods shed; the third clears it for points (RU-33)."""
    seat, effect = work.seat, EFFECT["gueterschuppen"]
    work.spend_one(seat, GOOD_COLOUR[good])
    work.stock(seat, "shed", good, 1)
    work.tell("shed", seat=seat, good=good)
    if sum(work.players[seat].shed) == effect["set"]:
        work.change(seat, shed=NO_GOODS)
        work.earn(seat, "buildings", effect["vp_per_set"])
        work.tell("shed-cleared", seat=seat, points=effect["vp_per_set"])


def unload(work: Work, good: str) -> None:
    work.stock(work.seat, "cargo", good, -1)
    work.tell("unloaded", seat=work.seat, good=good)


def good_here(player: Player) -> str:
    """The good that lies in the locomotive's town, if any."""
    at = AT[player.town]
    return GOOD_OF.get(player.sites[at], "") if player.waiting[at] else ""


def storable(players: list[Player] | tuple[Player, ...]) -> tuple[str, ...]:
    return tuple(good for good in GOODS if supplies.good_left(players, good))
